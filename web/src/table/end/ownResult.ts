/** How a game ended for the person here, and what made it end so. */

import type { AccountView, CourseView, TurningView } from '../../generated/protocol.ts';

/** The seat of the person that did best; null for who only looks on. */
export function bestSeat(mine: readonly number[], players: readonly { place: number }[]): number | null {
  // Who has won has no place by itself in every game.
  const place = (seat: number) => players[seat]?.place || 1;
  return mine.reduce<number | null>((best, seat) => (best === null || place(seat) < place(best) ? seat : best), null);
}

/**
 * The step that moved a seat's odds most in the direction of its result; null where none turned the game so. What came
 * before the first step of a player was chance alone, and turned nothing.
 */
export function turningPoint(
  { turnings }: CourseView,
  seat: number,
  hasWon: boolean,
  first: number,
): TurningView | null {
  const gain = ({ added }: TurningView) => (hasWon ? 1 : -1) * (added[seat] ?? 0);
  const [most] = turnings.filter(({ step }) => step >= first).sort((one, other) => gain(other) - gain(one));
  return most && gain(most) > 0 ? most : null;
}

/** What luck and decisions came to for a seat. */
export function accountOf({ accounts }: CourseView, seat: number): AccountView | undefined {
  return accounts.find((one) => one.seat === seat);
}

/** The odds of all seats at up to so many moments of a game, the last one included. */
export function sampledOdds({ start, odds, steps }: CourseView, most: number): number[][] {
  const stride = Math.max(1, Math.ceil(steps.length / most));
  const last = steps.length - 1;
  const taken = steps.flatMap((_, place) => (place % stride === 0 || place === last ? [place] : []));
  return [[...start], ...taken.map((place) => odds.map((row) => row[place] ?? 0))];
}
