/** The sheets of a game: what is on each, in the order in which they are printed. */

import type { BoxValues } from '../customBox/boxValues.ts';
import { viewOf } from '../customBox/boxView.ts';
import { cutsOf, imposed, mirrored, type Cuts, type Placed } from './imposition.ts';
import { PAPERS, printable, type PaperName, type Size } from './paper.ts';
import { cardsOf, deedsOf, foldedOf, notesOf, type Piece } from './pieces.ts';
import { tilingOf, type Tile } from './tiling.ts';

export const PARTS = ['board', 'deeds', 'cards', 'money', 'pieces'] as const;
export type Part = (typeof PARTS)[number];

export interface Wishes {
  paper: PaperName;
  parts: readonly Part[];
  /** The edge of the board, in millimetres. */
  edge: number;
  /** Whether every sheet has a back. */
  isDuplex: boolean;
  /** How many banknotes of each value. */
  notes: number;
  /** Whether paper has the tint that it has on the screen. */
  isTinted: boolean;
}

/** The edges that a board can have. */
export const LEAST_EDGE = 150;
export const MOST_EDGE = 1000;
/** How many banknotes of each value there can be. */
export const MOST_NOTES = 60;

export interface Sheet {
  part: Part;
  /** Which sheet of its part it is, from 1, and of how many. */
  number: number;
  count: number;
  isBack: boolean;
  /** The part of the board. */
  tile: Tile | null;
  pieces: readonly Placed<Piece>[];
  cuts: Cuts;
}

/** Between pieces that are cut out one by one, in millimetres. */
const GAP = 3;
const NO_CUTS: Cuts = { xs: [], ys: [] };

/** The edge of the largest board that a sheet holds, in whole millimetres. */
export const largestEdge = (paper: PaperName): number => Math.floor(printable(PAPERS[paper]).width);

/** Where a tile lies on its sheet. */
export const tilePlace = ({ width, height }: Size, paper: Size) => ({
  ...{ x: (paper.width - width) / 2, y: (paper.height - height) / 2 },
  ...{ width, height },
});

/** The sheets that are printed of a box; backs follow their fronts. */
export function sheetsOf(box: BoxValues, wishes: Wishes): Sheet[] {
  const paper = PAPERS[wishes.paper];
  return wishes.parts.flatMap((part) => {
    const fronts = frontsOf(part, box, wishes, paper);
    return fronts.flatMap((front) => (wishes.isDuplex ? [front, backOf(front, paper)] : [front]));
  });
}

function frontsOf(part: Part, box: BoxValues, { edge, notes }: Wishes, paper: Size): Sheet[] {
  if (part === 'board') return tileSheets(edge, paper);
  const wanted = {
    deeds: () => deedsOf(viewOf(box)),
    cards: () => cardsOf(box),
    money: () => notesOf(box, notes),
    pieces: () => foldedOf(box, edge),
  }[part]();
  const sheets = imposed(wanted, paper, part === 'pieces' ? GAP : 0);
  return sheets.map((pieces, place) => ({
    ...{ part, number: place + 1, count: sheets.length, isBack: false, tile: null, pieces },
    cuts: part === 'pieces' ? NO_CUTS : cutsOf(pieces),
  }));
}

function tileSheets(edge: number, paper: Size): Sheet[] {
  const { tiles } = tilingOf(edge, paper);
  return tiles.map((tile, place) => ({
    ...{ part: 'board', number: place + 1, count: tiles.length, isBack: false, tile, pieces: [] },
    cuts: cutsOf([tilePlace(tile, paper)]),
  }));
}

/** The back of a sheet: empty behind the board and behind what is folded. */
const backOf = (front: Sheet, paper: Size): Sheet => ({
  ...{ ...front, isBack: true, tile: null, cuts: NO_CUTS },
  pieces: front.part === 'pieces' ? [] : mirrored(front.pieces, paper),
});
