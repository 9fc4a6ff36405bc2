/** Who has left a game before its end, when, and in which place. */

import type { StepView } from '../generated/protocol.ts';
import type { DisplayState, GameReadModel } from './contract.ts';

/** The kinds of fact that tell of it. */
interface Kinds {
  readonly turn: number;
  readonly left: number;
}

/** The turn in which each seat left that did. */
export function departureTurns({ turn, left }: Kinds, steps: readonly StepView[]): Map<number, number> {
  const turns = new Map<number, number>();
  let now = 1;
  for (const [kind, seat, , , amount] of steps.flatMap(({ facts }) => facts)) {
    if (kind === turn) now = amount;
    if (kind === left) turns.set(seat, now);
  }
  return turns;
}

/** How many still play at a table as it is shown. */
export function countPlaying({ players }: Pick<DisplayState, 'players'>): number {
  return players.filter(({ playing }) => playing).length;
}

/** Whether all of some seats have left a table as it is shown; not where there are none. */
export function haveLeft({ players }: Pick<DisplayState, 'players'>, seats: readonly number[]): boolean {
  return seats.length > 0 && seats.every((seat) => !players[seat]?.playing);
}

/** Whether a seat is shown as the active player: not after it has left, and not once a player has won. */
export function isOnTurn({ players, turn, winners }: DisplayState, seat: number): boolean {
  return turn === seat && players[seat]?.playing === true && winners.length === 0;
}

/**
 * The place of a seat that has left: behind all who still play, until the screen has come to what the server says. It is
 * 0 in a replay, which no server's table goes with.
 */
export function placeOf({ table, shown }: Pick<GameReadModel, 'table' | 'shown'>, seat: number): number {
  if (!table) return 0;
  return table.players[seat]?.place || countPlaying(shown) + 1;
}
