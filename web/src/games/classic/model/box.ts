/** What is printed in a box of the classic game, as `GET /api/editions/{id}` tells it. */

import type { ClassicBoxView, SquareView } from '../../../generated/classic.ts';
import { COLOURS } from '../../../ui/symbols/colours.ts';

export type { CardView, SquareView } from '../../../generated/classic.ts';
export type BoxView = ClassicBoxView;
export type SquareKind = SquareView['kind'];
export type Deck = keyof BoxView['decks'];

/** The order in which deeds are laid out: by colour round the board, then stations and companies. */
export const GROUPS: readonly string[] = [...COLOURS, 'station', 'company'];

/** The squares of each group of deeds, in the order of `GROUPS`. */
export function groupsOf(box: BoxView): number[][] {
  return GROUPS.map((colour) => box.squares.flatMap((square, place) => (square.colour === colour ? [place] : [])));
}

/** The square of the jail. */
export function jailOf(box: BoxView): number {
  return box.squares.findIndex((square) => square.kind === 'jail');
}
