/** What players own. */

import type { Verb } from '../../../generated/classic.ts';
import { BANK } from '../../../generated/protocol.ts';
import { groupsOf, type BoxView } from './box.ts';
import type { GameReadModel } from './context.ts';

/** The deeds of a seat, one list for each colour that it has any of. */
export function holdingsOf({ box, table }: GameReadModel, seat: number): number[][] {
  if (!box || !table) return [];
  return groupsOf(box)
    .map((group) => group.filter((square) => table.owner[square] === seat))
    .filter((group) => group.length > 0);
}

/** Whether anybody owns what can be built on, mortgaged or traded. */
export function isAnythingOwned({ table }: GameReadModel): boolean {
  if (!table) return false;
  return table.owner.some((seat) => seat !== BANK) || table.players.some(({ cards }) => cards.length > 0);
}

/** The clause that forbids something on every one of these squares, or empty. */
export function sharedRefusal(seen: GameReadModel, seat: number, verb: Verb, squares: readonly number[]): string {
  const clauses = new Set(squares.map((square) => seen.denial(seat, verb, square)?.clause ?? ''));
  const [clause = ''] = clauses;
  return clauses.size === 1 ? clause : '';
}

/** Whether one player owns all deeds of a colour. */
export function isWhole(box: BoxView, owner: readonly number[], colour: string): boolean {
  const owners = new Set(owner.filter((_, square) => box.squares[square]?.colour === colour));
  return owners.size === 1 && !owners.has(BANK);
}
