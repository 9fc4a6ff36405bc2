/** The classic game on the screen. */

import { FACT, type TableView } from '../../generated/classic.ts';
import { lookUp, money, t } from '../../i18n/text.svelte.ts';
import type { Ending, GameDefinition } from '../../core/contract.ts';
import { hasHappened, isAskedHere } from '../../core/onboardingTips.ts';
import { CHOREOGRAPHY } from './state/choreography.svelte.ts';
import { OWN_EVENTS } from './ownEvents.ts';
import { CashLedger } from './model/cashLedger.ts';
import type { BoxView } from './model/box.ts';
import { STORY_GROUPS } from './text/storyGroups.ts';
import { missingText } from './text/missingText.ts';
import { headLine, newsLine, posed, questionKey, statusLine, taskLine } from './text/questionText.ts';
import { answerText, partnerIn } from './text/answerText.ts';
import { reasonText, eventText } from './text/eventText.ts';
import type { GameReadModel } from './model/context.ts';
import {
  applyFact,
  initialDisplayState,
  holdingsOf,
  HOTEL,
  standAs,
  tableOf,
  truthOf,
  type DisplayState,
} from './model/displayState.ts';
import { EVENT_SOUNDS } from './text/eventSounds.ts';
import { turnsPlayed } from './model/wealthTimeline.ts';

/** The facts by which their seat loses something. */
const LOSSES: readonly number[] = [FACT.paid, FACT['deed-passed'], FACT.jailed, FACT.bankruptcy];

/** The classic game. */
export const DEFINITION: GameDefinition<BoxView, TableView, DisplayState> = {
  tableOf,
  boxOf: (box) => (box.game === 'classic' ? box : null),
  fresh: initialDisplayState,
  apply: applyFact,
  stand: standAs,
  holdingsOf,
  truth: truthOf,

  choreography: CHOREOGRAPHY,
  ownEvents: OWN_EVENTS,
  turn: FACT.turn,
  left: FACT.bankruptcy,
  ends: [FACT['time-up'], FACT.riches, FACT.ended],
  isLoss: ([kind, from], seat) => LOSSES.includes(kind) && from === seat,
  silent: [FACT.turn, FACT.drew],
  sounds: EVENT_SOUNDS,
  highlights: { auction: '#2758a8', trade: '#2c6a43', hotel: '#c07a12', bankruptcy: '#ab2a21' },

  highlightOf([kind, , , , amount]) {
    if (kind === FACT['auction-opened']) return 'auction';
    if (kind === FACT.accepted) return 'trade';
    if (kind === FACT.built && amount === HOTEL) return 'hotel';
    return kind === FACT.bankruptcy ? 'bankruptcy' : null;
  },

  sentence: eventText,
  storyGroups: STORY_GROUPS,
  plain: ['TURN-1'],
  merged: false,
  posed,
  questionKey,
  headLine,
  taskLine,
  statusLine,
  newsLine,
  lackLine: (seen, { lack }) => missingText(seen, lack),
  isGone: isOfferGone,

  advice: { text: answerText, partner: partnerIn, why: reasonText },

  ledger: (box) => new CashLedger(box.cash),
  chapterOf: (clause) => clause.split('-')[0] ?? '',
  chapterTitle: (_, chapter) => lookUp(`chapter-${chapter.toLowerCase()}`),

  five: ['estate', 'trades', 'story', 'ledger', 'rules'],
  panels: [
    {
      panel: 'trades',
      key: 't',
      title: 'panel-trades',
      says: 'key-trades',
      count: proposalsToUs,
      counted: 'proposal-many',
    },
  ],
  estateKey: 'key-estate',

  tips: [
    { at: 'question', text: 'mark-question', holds: isAskedHere },
    { at: 'estate', text: 'mark-estate', holds: ownsDeeds },
    { at: 'story', text: 'mark-story', holds: hasHappened },
  ],

  handsOn: 'end',
  forcedText: 'auto-answer',

  leaving: 'bankrupt',
  leavingText: ({ table }, seat) => t(table?.players[seat]?.debt ? 'give-up-sure-debt' : 'give-up-sure'),
  chance: { title: 'end-dice', promise: 'dice-promise', check: 'dice-check' },

  endings,
  turnsPlayed: ({ kept, box }) => turnsPlayed(kept, box),
};

/** Whether a seat of this browser owns a deed. */
function ownsDeeds({ table, mine }: GameReadModel): boolean {
  return table?.owner.some((seat) => mine.includes(seat)) ?? false;
}

/** Whether an answer is to an offer that stands open no more. */
function isOfferGone({ table }: GameReadModel, action: string): boolean {
  const [, serial] = /^(?:accept|refuse|counter) (\d+)/.exec(action) ?? [];
  return serial !== undefined && !(table?.trades ?? []).some((trade) => trade.serial === Number(serial));
}

/** How many proposals wait for an answer from here. */
function proposalsToUs({ table, mine }: GameReadModel): number {
  return (table?.trades ?? []).filter((trade) => mine.includes(trade.partner)).length;
}

/** Who is richest wins where the end was agreed on (RICH-1, RICH-2). */
function endings({ table, kept }: GameReadModel): Ending[] {
  const byRiches = kept.some(({ facts }) => facts.some(([kind]) => kind === FACT.riches));
  const [first = 0, ...others] = table?.winners ?? [];
  if (!table || !byRiches) return [];
  const text = t('end-riches', { amount: money(table.players[first]?.worth ?? 0) });
  return [{ text, clause: others.length > 0 ? 'RICH-2' : 'RICH-1' }];
}
