/** What the card of the open question says to the answers that stand in it. */

import { createContext } from 'svelte';

export class QuestionCard {
  /** Whether its last line offers to take an answer back. */
  undoable = $state(false);
}

export const [getQuestionCard, setQuestionCard] = createContext<QuestionCard>();
