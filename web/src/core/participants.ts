/** Who sits where. */

import type { Replay, SeatView } from '../generated/protocol.ts';

/** Those who played a game that is watched again. */
export function participantsOf({ names, robots, tokens }: Replay): SeatView[] {
  return names.map((name, seat) => ({
    kind: robots[seat] ? 'bot' : 'person',
    name,
    token: tokens[seat] ?? '',
    level: robots[seat] ?? '',
    present: true,
    standIn: false,
    program: false,
  }));
}
