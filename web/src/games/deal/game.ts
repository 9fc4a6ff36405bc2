/** The card game on the screen: cards go from place to place. */

import { FACT, type DealView } from '../../generated/deal.ts';
import { motion } from '../../table/motion.svelte.ts';
import { listed } from '../../text/lists.ts';
import { t } from '../../text/text.svelte.ts';
import type { Ending, Game } from '../game.ts';
import { answerText, reasonText, would } from './advice.ts';
import { BankBooks } from './books.ts';
import type { BoxView } from './box.ts';
import { journey } from './journeys.svelte.ts';
import { headLine, posed, questionKey, statusLine, taskLine } from './questions.ts';
import { sentence } from './sentence.ts';
import type { Seen } from './session.ts';
import { applyFact, freshShown, learnDiscards, shownOf, standAs, type Shown } from './shown.ts';
import { SOUNDS } from './sounds.ts';
import { colourKey } from './words.ts';

/** How long a card is on its way, in milliseconds. */
const TIMES: Partial<Record<number, number>> = {
  [FACT.drew]: 220,
  [FACT.banked]: 260,
  [FACT.laid]: 280,
  [FACT.moved]: 280,
  [FACT['taken-back']]: 220,
  [FACT.built]: 300,
  [FACT.doubled]: 320,
  [FACT.played]: 360,
  [FACT['said-no']]: 380,
  [FACT.paid]: 280,
  [FACT.took]: 380,
  [FACT['took-building']]: 260,
  [FACT['set-broken']]: 260,
  [FACT.discarded]: 200,
  [FACT.reshuffled]: 300,
};

/** The card game. */
export const GAME: Game<BoxView, DealView, Shown> = {
  fresh: freshShown,
  apply: applyFact,

  truth(game, _box, steps, before) {
    const truth = shownOf(game, steps);
    // Facts tell in which order cards were discarded, the table does not.
    return before && truth.discards.includes(before.top) ? { ...truth, top: before.top } : truth;
  },

  learn: learnDiscards,
  stand: standAs,

  lasts: ([kind]) => TIMES[kind] ?? 0,
  perform: (_shown, fact, { carryOut }) => journey(fact, motion.pace(TIMES[fact[0]] ?? 0), carryOut),

  turn: FACT.turn,
  left: FACT.left,
  silent: [FACT.turn, FACT.drew, FACT.picked],
  sounds: SOUNDS,
  highlights: { no: 'var(--signal)', taken: 'var(--orange)', breaker: 'var(--dark-blue)' },

  highlightOf: ([kind, , , , amount]) => {
    if (kind === FACT['said-no']) return 'no';
    if (kind === FACT.wanted) return amount < 0 ? 'breaker' : 'taken';
    return null;
  },

  sentence: (seen, _step, fact, withEchoes) => sentence(seen, fact, withEchoes),
  plain: ['DEAL-1', 'DEAL-2'],
  // Cards that may not be known are drawn several at a time.
  merged: true,
  posed,
  questionKey,
  headLine,
  taskLine,
  statusLine,

  // Nothing is traded.
  advice: { text: answerText, partner: () => null, why: reasonText, would },

  books: (box) => new BankBooks(box),
  // There is but one chapter: every clause is a cause of its own.
  chapterOf: (clause) => clause,
  chapterTitle: (seen, clause) => seen.clauseTitle(clause),

  five: ['estate', 'quick', 'story', 'ledger', 'rules'],
  doors: [
    { door: 'quick', key: 'c', title: 'door-quick', says: 'deal-key-quick' },
    { door: 'discards', key: 'd', title: 'deal-discards', says: 'deal-key-discards' },
  ],
  // Estates can only be looked at.
  estateKey: 'door-estate',

  marks: [
    { at: 'question', text: 'mark-question' },
    { at: 'hand', text: 'deal-mark-hand' },
    { at: 'own', text: 'deal-mark-own' },
  ],

  handsOn: 'end',
  forcedText: 'deal-auto-answer',

  leaving: 'leave',
  leavingText: () => t('deal-give-up-sure'),
  chance: { title: '', promise: 'deal-promise', check: 'deal-check' },

  endings,
  turnsPlayed: ({ table }) => table?.turns ?? 0,
};

/** The complete sets by which the game was won. */
function endings(seen: Seen): Ending[] {
  const gathered = seen.table?.players[seen.table.winners[0] ?? -1]?.complete ?? [];
  if (gathered.length === 0) return [];
  const names = listed(gathered.map((colour) => t(`deal-set-${colourKey(seen, colour)}`)));
  return [{ text: t('deal-end-sets', { names }), clause: '' }];
}
