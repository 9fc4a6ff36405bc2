/** What is told in part, put together with what was told before. */

import type { GameChange, GameView, SeatOffers, View } from '../generated/protocol.ts';

/** The game as it stands now, by what was told of it last and what has changed since. */
export function changed(last: GameView, { table, own, type: _, ...rest }: GameChange): GameView {
  return {
    ...last,
    ...rest,
    table: { ...last.table, ...table } as View,
    own: last.own.map((before) => seatOf(before, own)),
  };
}

function seatOf(before: SeatOffers, own: GameChange['own']): SeatOffers {
  const now = own.find(({ seat }) => seat === before.seat);
  return now ? { ...before, ...now } : before;
}
