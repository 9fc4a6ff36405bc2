/** The race, a small game for tests: tokens walk, money changes hands, dice roll. */

import type {
  AnimationContext,
  Choreography,
  Cue,
  GameManifest,
  GameDefinition,
  DisplayState,
  Table,
} from '../../src/core/contract.ts';
import type { Fact, Standing, StepView } from '../../src/generated/protocol.ts';
import type { BoxView } from '../../src/generated/protocol.ts';
import { elementAt } from '../../src/platform/elementAt.ts';
import { reactive } from './effects.svelte.ts';
import { factOf, stepOf } from './messages.ts';

const FACT = { turn: 1, moved: 2, paid: 3, rolled: 4, noted: 5, broken: 6 } as const;
/** Durations in milliseconds. */
export const TIME = { square: 100, paid: 300, rolled: 400, broken: 100 } as const;
const CASH = 1000;

interface Runner {
  playing: boolean;
  square: number;
  cash: number;
}

/** What the screen shows. */
export interface RaceShown extends DisplayState {
  players: Runner[];
  /** The weather changes with a step and by no fact. */
  weather: string;
}

/** What the server sends. */
export interface RaceTable extends Table {
  players: (Runner & { place: number })[];
  weather: string;
}

export const turn = (number: number, seat = 0): Fact => factOf(FACT.turn, { seat, amount: number });
export const moved = (from: number, to: number, seat = 0): Fact =>
  factOf(FACT.moved, { seat, other: from, subject: to, amount: to - from });
export const paid = (amount: number, seat = 0, other = 1): Fact => factOf(FACT.paid, { seat, other, amount });
export const rolled = (pips: number): Fact => factOf(FACT.rolled, { amount: pips });
/** A fact without a sentence of its own: it belongs to the sentence before it. */
export const noted = (): Fact => factOf(FACT.noted);

/** A fact whose picture fails. */
export const broken = (): Fact => factOf(FACT.broken);

/** Build a step after which the weather is another one. */
export function weatherStep(weather: string, ...facts: Fact[]): StepView {
  return { ...stepOf(...facts), standing: { weather } as unknown as Standing };
}

/** The race before its first step. */
export function freshRace(): RaceShown {
  const runner = (): Runner => ({ playing: true, square: 0, cash: CASH });
  return { players: [runner(), runner()], turn: 0, winners: [], weather: 'sun' };
}

function apply(shown: RaceShown, [kind, seat, other, subject, amount]: Fact): void {
  if (kind === FACT.turn) shown.turn = amount;
  const player = shown.players[seat];
  if (!player) return;
  if (kind === FACT.moved) player.square = subject;
  if (kind === FACT.paid) {
    player.cash -= amount;
    elementAt(shown.players, other).cash += amount;
  }
}

function stand(shown: RaceShown, standing: Standing): void {
  shown.weather = (standing as unknown as { weather: string }).weather;
}

function lasts([kind, , , , amount]: Fact): number {
  if (kind === FACT.moved) return TIME.square * Math.abs(amount);
  if (kind === FACT.paid) return TIME.paid;
  if (kind === FACT.broken) return TIME.broken;
  return kind === FACT.rolled ? TIME.rolled : 0;
}

/** The token that walks at a table, and the square that it has reached. */
interface Walks {
  walk: { seat: number; square: number } | null;
}

const tables = new WeakMap<AnimationContext, Walks>();

/** Which token walks at the table of a context. */
export function walksOf(context: AnimationContext): Walks {
  const walks = tables.get(context) ?? reactive<Walks>({ walk: null });
  tables.set(context, walks);
  return walks;
}

/** Show a fact: a token is seen on every square of its way, money arrives after half of its time. */
async function perform(fact: Fact, _box: BoxView, { carryOut, tell, context, signal }: Cue): Promise<void> {
  const [kind] = fact;
  const half = context.pace(lasts(fact)) / 2;
  if (kind === FACT.broken) throw new Error('the picture is broken');
  if (kind === FACT.moved) await walk(fact, context, signal);
  else await context.sleep(half);
  carryOut();
  if (kind === FACT.moved) return;
  tell();
  await context.sleep(half);
}

async function walk([, seat, from, to]: Fact, context: AnimationContext, signal: AbortSignal): Promise<void> {
  const walks = walksOf(context);
  signal.addEventListener('abort', () => (walks.walk = null));
  for (let square = from + 1; square <= to && context.pace(TIME.square) > 0; square++) {
    walks.walk = { seat, square };
    await context.sleep(context.pace(TIME.square));
  }
  walks.walk = null;
}

const choreography: Choreography = { lasts, perform };

/** What is left out here, no test of a session asks for. */
const RACE = {
  tableOf: (table) => table as unknown as RaceTable,
  boxOf: (box) => box,
  fresh: freshRace,
  apply,
  stand,
  holdingsOf: ({ players }, seat) => [players[seat]?.cash],
  choreography,
  truth: ({ table }) => {
    const { players, turn, winners, weather } = table as unknown as RaceTable;
    return { players: players.map(({ playing, square, cash }) => ({ playing, square, cash })), turn, winners, weather };
  },
  turn: FACT.turn,
  left: -1,
  ends: [],
  isLoss: ([kind, seat], mine) => kind === FACT.paid && seat === mine,
  silent: [],
  sounds: {},
  highlights: {},
  highlightOf: () => null,
  sentence: (_, __, [kind, seat]) => (kind === FACT.noted ? null : `${elementAt(Object.keys(FACT), kind - 1)} ${seat}`),
  posed: ({ questions }, seat) => questions.find(({ seats }) => seats.includes(seat))?.kind ?? '',
} satisfies Partial<GameDefinition<BoxView, RaceTable, RaceShown>>;

/** The race under the name of a game that has texts. */
export const RACE_ENTRY = {
  name: 'classic',
  load: () => Promise.resolve(RACE as unknown as GameDefinition),
  screen: () => Promise.reject(new Error('no test shows a screen')),
  replay: () => Promise.reject(new Error('no test shows a screen')),
} satisfies Partial<GameManifest> as unknown as GameManifest;

/** The server's table after the steps that count. */
export function raceTable(steps: readonly StepView[], rest: Partial<RaceTable> = {}): RaceTable {
  const shown = freshRace();
  for (const { facts, standing } of steps) {
    for (const fact of facts) apply(shown, fact);
    if (standing) stand(shown, standing);
  }
  const players = shown.players.map((runner) => ({ ...runner, place: 0 }));
  return { ...shown, players, questions: [], turns: shown.turn, ...rest };
}
