/** Whether there is anybody at the table to talk to. */

import type { Session } from '../../session/session.svelte.ts';

/** Whether somebody else sits there in person, and this browser may say or read something. */
export function canChat(session: Session): boolean {
  const { room, mine, talk } = session;
  if (!room || session.replay) return false;
  const others = room.seats.some(({ kind }, seat) => kind === 'person' && !mine.includes(seat));
  return others && (mine.length > 0 || talk.reads);
}
