/** What is told in part, put together with what was told before. */

import type { GameChange, GameView, SeatOdds, SeatOffers, View } from '../generated/protocol.ts';

/** The game as it stands now, by what was told of it last and what has changed since. */
export function applyDelta(last: GameView, { table, own, odds, type: _, ...rest }: GameChange): GameView {
  return {
    ...last,
    ...rest,
    table: { ...last.table, ...table } as View,
    own: last.own.map((before) => seatOf(before, own)),
    odds: oddsOf(last.odds, odds),
  };
}

/** The odds with all the turns of which they were told, each as it was told last. */
function oddsOf(last: SeatOdds | null | undefined, odds: SeatOdds | null): SeatOdds | null {
  if (!last || !odds) return odds;
  const turns = new Map([...last.turns, ...odds.turns].map((turn) => [turn.step, turn]));
  return { ...odds, turns: [...turns.values()] };
}

function seatOf(before: SeatOffers, own: GameChange['own']): SeatOffers {
  const now = own.find(({ seat }) => seat === before.seat);
  return now ? { ...before, ...now } : before;
}
