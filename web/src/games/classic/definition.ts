/** The classic game on the screen: tokens walk, dice roll, money and deeds fly. */

import { FACT, type TableView } from '../../generated/classic.ts';
import { type Fact } from '../../generated/protocol.ts';
import { lookUp, money, t } from '../../i18n/text.svelte.ts';
import type { AnimationContext, Ending, GameDefinition } from '../../core/contract.ts';
import { animationsOf, seenAtRest } from './state/animations.svelte.ts';
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
  HOTEL,
  shownAt,
  displayStateOf,
  standAs,
  type DisplayState,
} from './model/displayState.ts';
import { EVENT_SOUNDS } from './text/eventSounds.ts';
import { turnsPlayed } from './model/wealthTimeline.ts';

const TIMES: Partial<Record<number, number>> = {
  [FACT.rolled]: 380,
  [FACT['start-rolled']]: 200,
  [FACT.jailed]: 300,
  [FACT.paid]: 320,
  [FACT['deed-passed']]: 320,
  [FACT.drew]: 400,
  [FACT.built]: 180,
  [FACT.sold]: 180,
  [FACT.mortgaged]: 150,
  [FACT.redeemed]: 150,
  [FACT.bankruptcy]: 900,
};
/** They are on their way before they are told; others are looked at for a while when they are. */
const BEFORE: readonly number[] = [FACT.moved, FACT.jailed, FACT.paid, FACT['deed-passed']];
/** For this part of their time dice that have been rolled lie still. */
const LIE = 0.3;
const WALK = 400;
const STEP = 80;

/** The classic game. */
export const DEFINITION: GameDefinition<BoxView, TableView, DisplayState> = {
  tableOf: (table) => (table.game === 'classic' ? table : null),
  boxOf: (box) => (box.game === 'classic' ? box : null),
  fresh: initialDisplayState,
  apply: applyFact,
  stand: standAs,

  truth(game, box, steps, before) {
    const { table } = game;
    if (table.game !== 'classic') throw new Error('another game lies on the table');
    if (before) return { ...displayStateOf(table, before.lastCard), dice: before.dice, turn: before.turn };
    return displayStateOf(table, shownAt(box, table.players.length, steps, steps.length).lastCard);
  },

  lasts: ([kind, , , , amount]) => (kind === FACT.moved ? walkLasts(amount) : (TIMES[kind] ?? 0)),

  async perform(shown, fact, { carryOut, tell, context, signal }) {
    const [kind, seat, other, subject, amount] = fact;
    const animations = animationsOf(context);
    const time = context.pace(DEFINITION.lasts(fact));
    signal.addEventListener('abort', () => animations.clear());
    if (kind === FACT.moved) await walk(fact, shown.owner.length, context);
    else if (kind === FACT.paid) await animations.fly({ what: 'money', from: seat, to: other, about: amount, time });
    else if (kind === FACT['deed-passed'])
      await animations.fly({ what: 'deed', from: seat, to: other, about: subject, time });
    else if (kind === FACT.rolled) await animations.roll(time * (1 - LIE));
    else if (kind === FACT.jailed) animations.stride = time;
    if (signal.aborted) return;
    carryOut();
    if (kind === FACT.jailed) await animations.arrival(seat);
    animations.clear();
    tell();
    if (kind === FACT.rolled) {
      await context.sleep(time * LIE);
      await seenAtRest(context);
    } else if (!BEFORE.includes(kind)) await context.sleep(time);
  },

  turn: FACT.turn,
  left: FACT.bankruptcy,
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
    { at: 'question', text: 'mark-question' },
    { at: 'estate', text: 'mark-estate' },
    { at: 'story', text: 'mark-story' },
  ],

  handsOn: 'end',
  forcedText: 'auto-answer',

  leaving: 'bankrupt',
  leavingText: ({ table }, seat) => t(table?.players[seat]?.debt ? 'give-up-sure-debt' : 'give-up-sure'),
  chance: { title: 'end-dice', promise: 'dice-promise', check: 'dice-check' },

  endings,
  turnsPlayed: ({ kept, box }) => turnsPlayed(kept, box),
};

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

/** The duration of a walk of `steps` squares, with the pause at its end. */
function walkLasts(steps: number): number {
  return steps === 0 ? 0 : Math.min(STEP * Math.abs(steps), WALK) + STEP;
}

/** One square after another, the way that MOVED tells. */
async function walk([, seat, from, to, steps]: Fact, squares: number, context: AnimationContext): Promise<void> {
  const animations = animationsOf(context);
  const count = Math.abs(steps);
  if (count === 0) return;
  const time = Math.min(STEP, WALK / count);
  animations.landing = context.pace(time) > 0 ? to : null;
  for (let step = 1; step <= count && context.pace(time) > 0; step++) {
    animations.stride = context.pace(time);
    animations.walk = { seat, square: (from + Math.sign(steps) * step + squares) % squares };
    await context.sleep(animations.stride);
  }
  animations.walk = { seat, square: to };
  await context.sleep(context.pace(STEP));
  await animations.arrival(seat);
}
