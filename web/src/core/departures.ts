/** Who has left a game before its end, and when. */

import type { StepView } from '../generated/protocol.ts';

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
