/** What everybody was worth over the game: cash, deeds at their price (half when mortgaged), buildings as the booklet counts them. */

import { FACT, type StepView } from '../generated/protocol.ts';
import { applyFact, freshShown, HOTEL, type Shown } from '../play/shown.ts';
import type { BoxView } from '../play/box.ts';

/** Everybody's worth at the begin of a turn. */
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

/** Everybody's worth at the begin of every turn and at the end. */
export function wealthOverTime(steps: readonly StepView[], box: BoxView, seats: number): WealthPoint[] {
  const shown = freshShown(box, seats);
  const points: WealthPoint[] = [];
  const measure = (turn: number) =>
    points.push({ turn, worth: Array.from({ length: seats }, (_, seat) => worthOf(shown, box, seat)) });
  for (const { facts } of steps) {
    for (const fact of facts) {
      applyFact(shown, fact, box);
      if (fact[0] === FACT.turn) measure(fact[4]);
    }
  }
  measure((points.at(-1)?.turn ?? 0) + 1);
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
