/** Sums that make sense in an auction: how far the buttons raise a bid. */

const NICE = [5, 2, 1];
/** Parts of what is at stake by which one raises at ease, and in haste. */
const SHARES = [0.05, 0.25];

/** The least raise, and two larger ones that suit what is at stake: the price of the deed, or the bid beyond it. */
export function bidSteps(least: number, worth: number): number[] {
  const rounded = SHARES.map((share) => Math.max(least, rounder(worth * share)));
  return [...new Set([least, ...rounded])];
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is not above a sum. */
function rounder(sum: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(sum, 1)));
  return (NICE.find((one) => one * power <= sum) ?? 1) * power;
}
