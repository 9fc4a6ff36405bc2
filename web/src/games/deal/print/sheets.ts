/** The sheets of a card game: its cards, and cards that tell the sets at a glance. */

import type { Wanted } from '../../../print/imposition.ts';
import { PAPERS } from '../../../print/paper.ts';
import { backOf, pieceSheets, type PieceSheet, type PrintWishes } from '../../../print/sheets.ts';
import type { BoxValues } from '../customBox/boxValues.ts';
import { groupsOf } from '../customBox/deck.ts';

export const PARTS = ['cards', 'sets'] as const;
export type Part = (typeof PARTS)[number];

/** A card of the usual size for games, in millimetres; it lies on its side, so that eight fit on A4 and on Letter. */
export const CARD = { width: 88, height: 63 };

/** A card by its place in the box, or one that tells the sets, of which every player gets one. */
export type Piece = { kind: 'card'; card: number } | { kind: 'sets' };

export type Sheet = PieceSheet<Part, Piece>;

/** All cards, those of a set together. */
const cardsOf = (box: BoxValues): Wanted<Piece>[] =>
  groupsOf(box)
    .flatMap(({ cards }) => cards)
    .flatMap((card) =>
      Array.from({ length: box.cards[card]?.count ?? 0 }, () => ({ piece: { kind: 'card', card }, ...CARD })),
    );

const setsOf = ({ numbers }: BoxValues): Wanted<Piece>[] =>
  Array.from({ length: numbers.most_seats }, () => ({ piece: { kind: 'sets' }, ...CARD }));

/** The sheets that are printed of a box; backs follow their fronts. */
export function sheetsOf(box: BoxValues, wishes: PrintWishes<Part>): Sheet[] {
  const paper = PAPERS[wishes.paper];
  return wishes.parts.flatMap((part) => {
    const fronts = pieceSheets(part, part === 'cards' ? cardsOf(box) : setsOf(box), paper);
    return fronts.flatMap((front) => (wishes.isDuplex ? [front, backOf(front, paper)] : [front]));
  });
}
