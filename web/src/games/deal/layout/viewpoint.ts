/** From which seat a table of the card game is seen, and in which order the others sit there. */

import type { Session } from '../model/context.ts';
import { UNKNOWN } from '../model/displayState.ts';

/**
 * The seat from which the table is seen; null for who only watches. A replay is seen as who it is told to, else from
 * whose turn it is, if that hand is known and there is room.
 */
export function viewpointOf(session: Session, isNarrow: boolean): number | null {
  if (!session.replay) return session.acting;
  if (session.replay.knownTo >= 0) return session.replay.knownTo;
  const { turn, players } = session.shown;
  const isKnown = players[turn]?.hand.some((card) => card !== UNKNOWN) ?? false;
  return isKnown && !isNarrow ? turn : null;
}

/** The others in the order of play, the one who comes next first. */
export function othersAround(seat: number | null, count: number): number[] {
  const from = seat ?? count - 1;
  return Array.from({ length: count }, (_, step) => (from + 1 + step) % count).filter((one) => one !== seat);
}
