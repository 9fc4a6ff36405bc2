/** The sheets of a game: what is on each, in the order in which they are printed. */

import { cutsOf, imposed } from '../../../print/imposition.ts';
import { PAPERS, printable, type PaperName, type Size } from '../../../print/paper.ts';
import { backOf, NO_CUTS, pieceSheets, type PieceSheet, type PrintWishes } from '../../../print/sheets.ts';
import type { BoxValues } from '../customBox/boxValues.ts';
import { viewOf } from '../customBox/boxView.ts';
import { cardsOf, deedsOf, foldedOf, notesOf, type Piece } from './pieces.ts';
import { tilingOf, type Tile } from './tiling.ts';

export const PARTS = ['board', 'deeds', 'cards', 'money', 'pieces'] as const;
export type Part = (typeof PARTS)[number];

export interface Wishes extends PrintWishes<Part> {
  /** The edge of the board, in millimetres. */
  edge: number;
  /** How many banknotes of each value. */
  notes: number;
}

/** The edges that a board can have. */
export const LEAST_EDGE = 150;
export const MOST_EDGE = 1000;
/** How many banknotes of each value there can be. */
export const MOST_NOTES = 60;

export interface Sheet extends PieceSheet<Part, Piece> {
  /** The part of the board. */
  tile: Tile | null;
}

/** Between pieces that are cut out one by one, in millimetres. */
const GAP = 3;

/** The edge of the largest board that a sheet holds, in whole millimetres. */
export const largestEdge = (paper: PaperName): number => Math.floor(printable(PAPERS[paper]).width);

/** Where a tile lies on its sheet. */
export const tilePlace = ({ width, height }: Size, paper: Size) => ({
  ...{ x: (paper.width - width) / 2, y: (paper.height - height) / 2 },
  ...{ width, height },
});

/** What has something on its back; the board and what is folded have nothing there. */
const hasBack = ({ part }: Sheet): boolean => part !== 'board' && part !== 'pieces';

/**
 * The sheets that are printed of a box; backs follow their fronts.
 *
 * Behind a sheet without a back an empty page follows, so that the next front begins a sheet of paper; none is needed
 * behind the last sheet, or where no sheet has a back.
 */
export function sheetsOf(box: BoxValues, wishes: Wishes): Sheet[] {
  const paper = PAPERS[wishes.paper];
  const fronts = wishes.parts.flatMap((part) => frontsOf(part, box, wishes, paper));
  if (!wishes.isDuplex || !fronts.some(hasBack)) return fronts;
  const sheets = fronts.flatMap((front) => [front, behind(front, paper)]);
  const last = fronts.at(-1);
  return last && !hasBack(last) ? sheets.slice(0, -1) : sheets;
}

function frontsOf(part: Part, box: BoxValues, { edge, notes }: Wishes, paper: Size): Sheet[] {
  if (part === 'board') return tileSheets(edge, paper);
  if (part === 'pieces') return foldedSheets(box, edge, paper);
  const wanted = { deeds: () => deedsOf(viewOf(box)), cards: () => cardsOf(box), money: () => notesOf(box, notes) }[
    part
  ]();
  return pieceSheets(part, wanted, paper).map((sheet) => ({ ...sheet, tile: null }));
}

function foldedSheets(box: BoxValues, edge: number, paper: Size): Sheet[] {
  const sheets = imposed(foldedOf(box, edge), paper, GAP);
  return sheets.map((pieces, place) => ({
    ...{ part: 'pieces', number: place + 1, count: sheets.length, isBack: false, tile: null, pieces },
    cuts: NO_CUTS,
  }));
}

function tileSheets(edge: number, paper: Size): Sheet[] {
  const { tiles } = tilingOf(edge, paper);
  return tiles.map((tile, place) => ({
    ...{ part: 'board', number: place + 1, count: tiles.length, isBack: false, tile, pieces: [] },
    cuts: cutsOf([tilePlace(tile, paper)]),
  }));
}

/** The page behind a sheet, which may be empty. */
function behind(front: Sheet, paper: Size): Sheet {
  const back = { ...backOf(front, paper), tile: null };
  return hasBack(front) ? back : { ...back, pieces: [] };
}
