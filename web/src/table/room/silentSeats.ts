/** Seats whose people are there and do not answer. */

import type { Session } from '../../session/session.svelte.ts';

/** Whether a robot answers for a seat of this browser because nobody did. */
export function isSilent({ room, mine }: Session, seat: number): boolean {
  return mine.includes(seat) && room?.status === 'playing' && (room.seats[seat]?.standIn ?? false);
}
