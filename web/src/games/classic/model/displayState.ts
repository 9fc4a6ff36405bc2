/** What a board shows: a pure account of the facts so far, for the live game and for the replay. */

import { FACT, type TableView } from '../../../generated/classic.ts';
import { POT, type Fact, type GameView, type Standing, type StepView, type View } from '../../../generated/protocol.ts';
import { jailOf, type BoxView } from './box.ts';

/** Marks a hotel among the levels of streets. */
export const HOTEL = 5;

export interface PlayerState {
  cash: number;
  square: number;
  jailed: boolean;
  playing: boolean;
  /** Jail cards kept, by their number in trades. */
  cards: number[];
  /** What it is worth by the box's count, as the server said last. */
  worth: number;
}

export interface DisplayState {
  players: PlayerState[];
  /** By square; -1 for the bank. */
  owner: number[];
  level: number[];
  mortgaged: boolean[];
  /** The white dice, and the face of the Speedy die: 4 is the bus, 5 and 6 are Mr. Monopoly, 0 where it was not rolled. */
  dice: [number, number, number];
  /** Money at Free Parking, by house rule only. */
  pot: number;
  /** Buildings left in the bank. */
  houses: number;
  hotels: number;
  turn: number;
  /** The card last drawn and who drew it; null once the next turn begins. */
  lastCard: { card: number; seat: number } | null;
  /** Who has won: nobody before the end, several when equally rich. */
  winners: number[];
}

/** The server's table, where it is of this game. */
export function tableOf(view: View): TableView | null {
  return view.game === 'classic' ? view : null;
}

/** The table before the first step. */
export function initialDisplayState(box: BoxView, seats: number): DisplayState {
  const player = (): PlayerState => ({
    cash: box.cash,
    square: 0,
    jailed: false,
    playing: true,
    cards: [],
    worth: box.cash,
  });
  return {
    players: Array.from({ length: seats }, player),
    owner: box.squares.map(() => -1),
    level: box.squares.map(() => 0),
    mortgaged: box.squares.map(() => false),
    dice: [0, 0, 0],
    pot: 0,
    houses: box.houses,
    hotels: box.hotels,
    turn: -1,
    lastCard: null,
    winners: [],
  };
}

/** The table after some steps. */
function after(steps: readonly StepView[], box: BoxView, seats: number): DisplayState {
  const shown = initialDisplayState(box, seats);
  for (const { facts, standing } of steps) {
    for (const fact of facts) applyFact(shown, fact, box);
    if (standing) standAs(shown, standing);
  }
  return shown;
}

/** Take in how rich everybody is after a step. */
export function standAs(shown: DisplayState, standing: Standing): void {
  if (standing.game !== 'classic') return;
  for (const [seat, worth] of standing.riches.entries()) {
    const player = shown.players[seat];
    if (player) player.worth = worth;
  }
}

/** What a seat owns: its money, its jail cards, its deeds and what stands on them. */
export function holdingsOf({ players, owner, level, mortgaged }: DisplayState, seat: number): readonly unknown[] {
  const deeds = owner.flatMap((one, square) => (one === seat ? [[square, level[square], mortgaged[square]]] : []));
  return [players[seat]?.cash, players[seat]?.cards, deeds];
}

/** The table as the server has it; it does not tell which card was drawn last. */
export function truthOf(
  game: GameView,
  box: BoxView,
  steps: readonly StepView[],
  before: DisplayState | null,
): DisplayState {
  const table = tableOf(game.table);
  if (!table) throw new Error('another game lies on the table');
  if (before) return { ...displayStateOf(table, before.lastCard), dice: before.dice, turn: before.turn };
  return displayStateOf(table, after(steps, box, table.players.length).lastCard);
}

function displayStateOf(table: TableView, lastCard: DisplayState['lastCard']): DisplayState {
  return {
    players: table.players.map(({ cash, square, jailed, playing, cards, worth }) => ({
      cash,
      square,
      jailed,
      playing,
      cards: [...cards],
      worth,
    })),
    owner: [...table.owner],
    level: [...table.level],
    mortgaged: [...table.mortgaged],
    dice: [table.dice[0] ?? 0, table.dice[1] ?? 0, table.dice[2] ?? 0],
    pot: table.pot,
    houses: table.houses,
    hotels: table.hotels,
    turn: table.turn,
    lastCard,
    winners: [...table.winners],
  };
}

/** How the dice lie that a fact states as 100 x face + 10 x first + second. */
export function diceOf(lie: number): [number, number, number] {
  return [Math.floor(lie / 10) % 10, lie % 10, Math.floor(lie / 100)];
}

/** Carry one fact into the account. */
export function applyFact(shown: DisplayState, fact: Fact, box: BoxView): void {
  const [kind, seat, other, subject, amount] = fact;
  const player = shown.players[seat];
  switch (kind) {
    case FACT.turn:
      shown.turn = seat;
      shown.lastCard = null;
      break;
    case FACT['start-rolled']:
    case FACT.rolled:
      shown.dice = diceOf(subject);
      break;
    case FACT.moved:
      if (player) player.square = subject;
      break;
    case FACT.jailed:
      if (player) Object.assign(player, { square: jailOf(box), jailed: true });
      break;
    case FACT.freed:
      if (player) player.jailed = false;
      break;
    case FACT.paid:
      if (player) player.cash -= amount;
      if (shown.players[other]) shown.players[other].cash += amount;
      if (other === POT) shown.pot += amount;
      if (seat === POT) shown.pot -= amount;
      break;
    case FACT['deed-passed']:
      shown.owner[subject] = other;
      break;
    case FACT.built:
    case FACT.sold:
      shown.level[subject] = amount;
      countBuildings(shown, box);
      break;
    case FACT.mortgaged:
      shown.mortgaged[subject] = true;
      break;
    case FACT.redeemed:
    case FACT.cancelled:
      shown.mortgaged[subject] = false;
      break;
    case FACT.bankruptcy:
      if (player) Object.assign(player, { playing: false, jailed: false });
      break;
    case FACT.ended:
    case FACT.shared:
      shown.winners = [...shown.winners, seat].sort((a, b) => a - b);
      break;
    default:
      applyCard(shown, fact, box);
  }
}

function applyCard(shown: DisplayState, [kind, seat, other, subject]: Fact, box: BoxView): void {
  const kept = box.jailCards.indexOf(subject);
  const take = (from: number) => {
    const giver = shown.players[from];
    if (giver) giver.cards = giver.cards.filter((card) => card !== kept);
  };
  const give = (to: number) => {
    const taker = shown.players[to];
    if (taker) taker.cards = [...taker.cards, kept].sort((a, b) => a - b);
  };
  switch (kind) {
    case FACT.drew:
      shown.lastCard = { card: subject, seat };
      break;
    case FACT['card-kept']:
      give(seat);
      break;
    case FACT['card-returned']:
      take(seat);
      break;
    case FACT['card-passed']:
      take(seat);
      give(other);
      break;
  }
}

function countBuildings(shown: DisplayState, box: BoxView): void {
  const houses = shown.level.reduce((sum, level) => sum + (level === HOTEL ? 0 : level), 0);
  shown.houses = box.houses - houses;
  shown.hotels = box.hotels - shown.level.filter((level) => level === HOTEL).length;
}
