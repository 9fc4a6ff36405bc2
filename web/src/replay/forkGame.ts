/** To play on from a moment of a game against bots: the seat is taken, and the table opened. */

import { BUSY, playOn, RequestError, type Source } from '../net/http.ts';
import { BASE } from '../platform/basePath.ts';
import { keepHost, keepSeat } from '../storage/keyring.ts';

/** Play on before a step as one of its seats; the page leaves for the table. */
export async function forkGame(from: Source | { puzzle: string }, step: number, seat: number): Promise<void> {
  const { room, hostKey, seatKey } = await playOn(from, step, seat);
  keepHost(room, hostKey);
  keepSeat(room, seat, seatKey);
  location.assign(`${BASE}/r/${room}`);
}

/** Why that could not be, as a message. */
export function whyNot(error: unknown): string {
  if (!(error instanceof RequestError)) return 'replay-failed';
  return error.failure?.reason || (error.status === BUSY ? 'replay-busy' : 'replay-failed');
}
