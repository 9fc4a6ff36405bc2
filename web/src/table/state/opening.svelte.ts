/** How much of a table is drawn while it opens: a phone draws it part by part, and answers in between. */

import { createContext } from 'svelte';

import { isNarrow } from '../../platform/breakpoints.svelte.ts';
import { ProgressiveList } from '../../ui/lists/progressiveList.svelte.ts';

/** What follows board and players, each in a task of its own. */
const PARTS = ['bar', 'notices', 'question', 'latestLines'] as const;

/** The parts of one table; has to be made while its shell is. Nothing is drawn later once it has opened. */
export class Opening {
  readonly #list = new ProgressiveList(() => PARTS.length, 1);

  /** Whether a part is drawn. */
  draws(part: (typeof PARTS)[number]): boolean {
    return !isNarrow() || PARTS.indexOf(part) < this.#list.count;
  }
}

/** The opening of this table. */
export const [getOpening, setOpening] = createContext<Opening>();
