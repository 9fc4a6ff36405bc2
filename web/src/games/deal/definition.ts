/** The card game on the screen. */

import { FACT, type DealView } from '../../generated/deal.ts';
import { listed } from '../../i18n/listFormat.ts';
import { t } from '../../i18n/text.svelte.ts';
import type { Ending, GameDefinition } from '../../core/contract.ts';
import { isAskedHere } from '../../core/onboardingTips.ts';
import { answerText, reasonText, would } from './text/answerText.ts';
import { BankLedger } from './text/bankLedger.ts';
import type { BoxView } from './model/box.ts';
import { CHOREOGRAPHY } from './choreography.ts';
import { OWN_EVENTS } from './ownEvents.ts';
import { headLine, posed, questionKey, statusLine, taskLine } from './text/questionText.ts';
import { eventText } from './text/eventText.ts';
import type { GameReadModel } from './model/context.ts';
import {
  applyFact,
  holdingsOf,
  initialDisplayState,
  learnDiscards,
  standAs,
  tableOf,
  truthOf,
  type DisplayState,
} from './model/displayState.ts';
import { EVENT_SOUNDS } from './text/eventSounds.ts';
import { colourKey, setNameOf } from './text/names.ts';

/** The facts by which their second seat loses a card. */
const TAKEN: readonly number[] = [FACT.took, FACT['took-building']];

/** The card game. */
export const DEFINITION: GameDefinition<BoxView, DealView, DisplayState> = {
  tableOf,
  boxOf: (box) => (box.game === 'deal' ? box : null),
  fresh: initialDisplayState,
  apply: applyFact,

  truth: truthOf,
  learn: learnDiscards,
  stand: standAs,
  holdingsOf,

  choreography: CHOREOGRAPHY,
  ownEvents: OWN_EVENTS,

  turn: FACT.turn,
  left: FACT.left,
  ends: [FACT.won],
  isLoss: ([kind, seat, other], mine) =>
    (kind === FACT.paid && seat === mine) || (TAKEN.includes(kind) && other === mine),
  silent: [FACT.turn, FACT.drew, FACT.picked],
  sounds: EVENT_SOUNDS,
  highlights: { no: 'var(--signal)', taken: 'var(--orange)', breaker: 'var(--dark-blue)' },

  highlightOf: ([kind, , , , amount]) => {
    if (kind === FACT['said-no']) return 'no';
    if (kind === FACT.wanted) return amount < 0 ? 'breaker' : 'taken';
    return null;
  },

  sentence: (seen, _step, fact, withEchoes) => eventText(seen, fact, withEchoes),
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

  ledger: (box) => new BankLedger(box),
  // There is but one chapter: every clause is a cause of its own.
  chapterOf: (clause) => clause,
  chapterTitle: (seen, clause) => seen.clauseTitle(clause),

  five: ['estate', 'quick', 'story', 'ledger', 'rules'],
  panels: [
    { panel: 'quick', key: 'c', title: 'panel-quick', says: 'deal-key-quick' },
    { panel: 'discards', key: 'd', title: 'deal-discards', says: 'deal-key-discards' },
  ],
  // Estates can only be looked at.
  estateKey: 'panel-estate',

  tips: [
    { at: 'question', text: 'deal-mark-question', holds: isAskedHere },
    { at: 'hand', text: 'deal-mark-hand', holds: isAskedToPlay },
    { at: 'own', text: 'deal-mark-own', holds: isAskedHere },
  ],

  handsOn: 'end',
  forcedText: 'deal-auto-answer',

  leaving: 'leave',
  leavingText: () => t('deal-give-up-sure'),
  chance: { title: '', promise: 'deal-promise', check: 'deal-check' },

  endings,
  turnsPlayed: ({ table }) => table?.turns ?? 0,
};

/** Whether a seat of this browser has cards in hand and may play them. */
function isAskedToPlay(seen: GameReadModel): boolean {
  const open = seen.table?.questions.some((question) => question.kind === 'to-play' && seen.isAsked(question)) ?? false;
  return open && seen.mine.some((seat) => (seen.own(seat)?.hand.length ?? 0) > 0);
}

/** The complete sets by which the game was won. */
function endings(seen: GameReadModel): Ending[] {
  const gathered = seen.table?.players[seen.table.winners[0] ?? -1]?.complete ?? [];
  if (gathered.length === 0) return [];
  const names = listed(gathered.map((colour) => setNameOf(seen, colourKey(seen, colour))));
  return [{ text: t('deal-end-sets', { names }), clause: '' }];
}
