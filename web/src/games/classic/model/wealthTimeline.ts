/** What everybody was worth over the game. */

import { FACT } from '../../../generated/classic.ts';
import { type StepView } from '../../../generated/protocol.ts';
import type { BoxView } from './box.ts';

/** The worth of every seat after a number of turns. */
export interface WealthPoint {
  turn: number;
  worth: number[];
}

/** How many turns have been played; one that only begins when the last agreed one is over is none. */
export function turnsPlayed(steps: readonly StepView[], box: BoxView | null): number {
  const begun = steps.flatMap(({ facts }) => facts).findLast(([kind]) => kind === FACT.turn)?.[4] ?? 0;
  return Math.min(begun, box?.turns ?? begun);
}

/** Everybody's worth at the start, after every turn and at the end, as the server counted it. */
export function wealthOverTime(steps: readonly StepView[], box: BoxView, seats: number): WealthPoint[] {
  const points: WealthPoint[] = [];
  const last = turnsPlayed(steps, box);
  let worth = Array.from({ length: seats }, () => box.cash);
  for (const { facts, standing } of steps) {
    if (standing?.game === 'classic') worth = standing.riches;
    const begun = facts.find(([kind]) => kind === FACT.turn)?.[4] ?? Infinity;
    if (begun <= last) points.push({ turn: begun - 1, worth });
  }
  return [...points, { turn: last, worth }];
}

/** A round sum not below the highest, that four equal steps divide into round sums. */
export function roundTop(highest: number): number {
  const steps = [4, 8, 10, 20, 40];
  let unit = 10;
  while (40 * unit < highest) unit *= 10;
  return unit * (steps.find((step) => step * unit >= highest) ?? 40);
}
