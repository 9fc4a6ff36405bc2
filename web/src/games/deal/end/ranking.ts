/** The final order of a card game: winners, then those who still play by complete sets and by their bank. */

import type { DealPlayerView } from '../../../generated/deal.ts';

type Ranked = Pick<DealPlayerView, 'playing' | 'complete' | 'bankWorth'>;

/** The places of all seats, the first being 1; equals share one. */
export function placesOf(players: readonly Ranked[], winners: readonly number[]): number[] {
  const ranks = players.map(({ playing, complete, bankWorth }, seat) => [
    Number(winners.includes(seat)),
    Number(playing),
    complete.length,
    bankWorth,
  ]);
  return ranks.map((own) => 1 + ranks.filter((other) => isAbove(other, own)).length);
}

/** Whether ranks compare higher: the first that differ decide. */
function isAbove(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((rank, number) => rank !== other[number]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
