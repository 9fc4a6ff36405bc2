/** The squares and seats a panel lists. */

import { groupsOf } from '../play/box.ts';
import { session } from '../play/session.svelte.ts';

/** The deeds of a seat, one list for each colour that it has any of. */
export function estateOf(seat: number): number[][] {
  const { box, game } = session;
  if (!box || !game) return [];
  return groupsOf(box)
    .map((group) => group.filter((square) => game.table.owner[square] === seat))
    .filter((group) => group.length > 0);
}
