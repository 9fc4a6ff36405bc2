/** What is cut out, in millimetres: cards as large as bank cards, banknotes, tokens and buildings as strips to fold. */

import type { BoxValues } from '../customBox/boxValues.ts';
import { groupsOf, type BoxView } from '../model/box.ts';
import { denominationsOf } from './banknotes.ts';
import type { Wanted } from '../../../print/imposition.ts';

/** Deeds and cards lie on their sides, so that ten fit on A4. */
export const CARD = { width: 85, height: 54 };
export const NOTE = { width: 90, height: 45 };
/** Feet, the front, and the back upside down, one below the other. */
export const TOKEN = { width: 20, foot: 9, face: 27 };
/** The edge of the board for which pieces have these sizes; they grow and shrink with it. */
export const USUAL_EDGE = 500;

/** A building is a strip: wall, roof, roof, wall, floor, and a flap that is glued below the first wall. */
export interface Strip {
  width: number;
  folds: readonly number[];
}

export const BUILDINGS = {
  house: { width: 10, folds: [6, 6, 6, 6, 9, 4] },
  hotel: { width: 20, folds: [7, 7, 7, 7, 10.5, 4] },
} satisfies Record<string, Strip>;
export type Building = keyof typeof BUILDINGS;

export type Piece =
  | { kind: 'deed'; square: number }
  | { kind: 'card'; card: number }
  /** A banknote, and which of the series it is. */
  | { kind: 'note'; value: number; rank: number }
  | { kind: 'token'; seat: number }
  | { kind: Building };

type WantedPiece = Wanted<Piece>;

export const lengthOf = (folds: Strip['folds']): number => folds.reduce((sum, part) => sum + part, 0);

export const deedsOf = (view: BoxView): WantedPiece[] =>
  groupsOf(view).flatMap((group) => group.map((square) => ({ piece: { kind: 'deed', square }, ...CARD })));

/** The cards, deck by deck. */
export const cardsOf = ({ cards }: BoxValues): WantedPiece[] =>
  (['chance', 'chest'] as const).flatMap((deck) =>
    cards.flatMap((card, place) => (card.deck === deck ? [{ piece: { kind: 'card', card: place }, ...CARD }] : [])),
  );

/** As many banknotes of each value as wished. */
export const notesOf = (box: BoxValues, each: number): WantedPiece[] =>
  denominationsOf(box).flatMap((value, rank) =>
    Array.from({ length: each }, () => ({ piece: { kind: 'note', value, rank }, ...NOTE })),
  );

/** Tokens, houses and hotels, to the scale of the board. */
export function foldedOf({ tokens, numbers }: BoxValues, edge: number): WantedPiece[] {
  const scale = edge / USUAL_EDGE;
  const sized = (piece: Piece, width: number, height: number) => ({
    piece,
    width: width * scale,
    height: height * scale,
  });
  const built = (kind: Building, count: number) =>
    Array.from({ length: count }, () => sized({ kind }, BUILDINGS[kind].width, lengthOf(BUILDINGS[kind].folds)));
  return [
    ...Array.from({ length: tokens }, (_, seat) =>
      sized({ kind: 'token', seat }, TOKEN.width, 2 * (TOKEN.foot + TOKEN.face)),
    ),
    ...built('house', numbers.houses),
    ...built('hotel', numbers.hotels),
  ];
}
