/** What a board shows: a pure account of the facts so far, for the live game and for the replay. */

import { FACT, type Fact, type StepView, type TableView } from '../generated/protocol.ts';
import { jailOf, type BoxView } from './box.ts';

/** Marks a hotel among the levels of streets. */
export const HOTEL = 5;

export interface ShownPlayer {
  cash: number;
  square: number;
  jailed: boolean;
  playing: boolean;
  /** Jail cards kept, by their number in trades. */
  cards: number[];
}

export interface Shown {
  players: ShownPlayer[];
  /** By square; -1 for the bank. */
  owner: number[];
  level: number[];
  mortgaged: boolean[];
  dice: [number, number];
  /** Buildings left in the bank. */
  houses: number;
  hotels: number;
  turn: number;
  /** The card last drawn and who drew it; null once the next turn begins. */
  lastCard: { card: number; seat: number; } | null;
  /** The winner, -1 before the end. */
  winner: number;
}

/** The table before the first step. */
export function freshShown(box: BoxView, seats: number): Shown {
  const player = (): ShownPlayer => ({ cash: box.cash, square: 0, jailed: false, playing: true, cards: [] });
  return {
    players: Array.from({ length: seats }, player),
    owner: box.squares.map(() => -1),
    level: box.squares.map(() => 0),
    mortgaged: box.squares.map(() => false),
    dice: [0, 0],
    houses: box.houses,
    hotels: box.hotels,
    turn: -1,
    lastCard: null,
    winner: -1,
  };
}

/** The table after the first `index` steps. */
export function shownAt(box: BoxView, seats: number, steps: readonly StepView[], index: number): Shown {
  const shown = freshShown(box, seats);
  for (const step of steps.slice(0, index)) for (const fact of step.facts) applyFact(shown, fact, box);
  return shown;
}

/** The table as the server has it, for catching up. */
export function shownOf(table: TableView, lastCard: Shown['lastCard'] = null): Shown {
  return {
    players: table.players.map(({ cash, square, jailed, playing, cards }) => ({
      cash,
      square,
      jailed,
      playing,
      cards: [...cards],
    })),
    owner: [...table.owner],
    level: [...table.level],
    mortgaged: [...table.mortgaged],
    dice: [table.dice[0] ?? 0, table.dice[1] ?? 0],
    houses: table.houses,
    hotels: table.hotels,
    turn: table.turn,
    lastCard,
    winner: table.winner,
  };
}

/** Carry one fact into the account. */
export function applyFact(shown: Shown, fact: Fact, box: BoxView): void {
  const [kind, seat, other, subject, amount] = fact;
  const player = shown.players[seat];
  switch (kind) {
    case FACT.turn:
      shown.turn = seat;
      shown.lastCard = null;
      break;
    case FACT['start-rolled']:
    case FACT.rolled:
      shown.dice = [Math.floor(subject / 10), subject % 10];
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
      shown.winner = seat;
      break;
    default:
      applyCard(shown, fact, box);
  }
}

function applyCard(shown: Shown, [kind, seat, other, subject]: Fact, box: BoxView): void {
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

function countBuildings(shown: Shown, box: BoxView): void {
  const houses = shown.level.reduce((sum, level) => sum + (level === HOTEL ? 0 : level), 0);
  shown.houses = box.houses - houses;
  shown.hotels = box.hotels - shown.level.filter((level) => level === HOTEL).length;
}
