/** What everybody was worth over the game: cash, deeds at their price (half when mortgaged), buildings as the booklet counts them. */

import { FACT, type StepView } from '../../generated/protocol.ts';
import type { BoxView } from './box.ts';
import { applyFact, freshShown, HOTEL, type Shown } from './shown.ts';

/** Everybody's worth after so many turns. */
export interface WealthPoint {
  turn: number;
  worth: number[];
}

/** What a seat owns, on the table as it is shown. */
export function worthOf(shown: Shown, box: BoxView, seat: number): number {
  return box.squares.reduce((total, square, place) => {
    if (shown.owner[place] !== seat) return total;
    const deed = shown.mortgaged[place] ? square.mortgage : square.price;
    const buildings = bought(shown.level[place] ?? 0, box) * square.housePrice;
    return total + deed + Math.floor((buildings * box.richBuildings) / 100);
  }, shown.players[seat]?.cash ?? 0);
}

/** How many buildings were paid for a level: a hotel is one more, on top of the houses that it replaced. */
function bought(level: number, box: BoxView): number {
  return level === HOTEL ? box.hotelAfter + 1 : level;
}

/** How many turns have been played; one that only begins when the last agreed one is over is none. */
export function turnsPlayed(steps: readonly StepView[], box: BoxView | null): number {
  const begun = steps.flatMap(({ facts }) => facts).findLast(([kind]) => kind === FACT.turn)?.[4] ?? 0;
  return Math.min(begun, box?.turns ?? begun);
}

/** Everybody's worth at the start, after every turn and at the end. */
export function wealthOverTime(steps: readonly StepView[], box: BoxView, seats: number): WealthPoint[] {
  const shown = freshShown(box, seats);
  const points: WealthPoint[] = [];
  const last = turnsPlayed(steps, box);
  const measure = (turn: number) =>
    points.push({ turn, worth: Array.from({ length: seats }, (_, seat) => worthOf(shown, box, seat)) });
  for (const { facts } of steps) {
    for (const fact of facts) {
      applyFact(shown, fact, box);
      if (fact[0] === FACT.turn && fact[4] <= last) measure(fact[4] - 1);
    }
  }
  measure(last);
  return points;
}

/** At most ``most`` of the points, evenly spread, the first and the last among them. */
export function thinned(points: readonly WealthPoint[], most: number): WealthPoint[] {
  if (points.length <= most) return [...points];
  const stride = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => points[Math.round(index * stride)]!);
}

/** A round sum not below the highest, that four equal steps divide into round sums. */
export function roundTop(highest: number): number {
  const steps = [4, 8, 10, 20, 40];
  let unit = 10;
  while (40 * unit < highest) unit *= 10;
  return unit * (steps.find((step) => step * unit >= highest) ?? 40);
}
