/** A board that is larger than its paper: tiles that overlap, all of one size. */

import { printable, type Size } from '../../../print/paper.ts';

/** How far tiles overlap, in millimetres: what is glued. */
export const OVERLAP = 10;

/** A part of the board, in millimetres from its corner at the top left. */
export interface Tile extends Size {
  x: number;
  y: number;
  row: number;
  column: number;
}

export interface Tiling {
  rows: number;
  columns: number;
  /** Row by row. */
  tiles: readonly Tile[];
}

/** How many tiles cover a length, each no longer than what can be printed. */
const countOf = (length: number, most: number): number =>
  Math.max(1, Math.ceil((length - OVERLAP) / (most - OVERLAP) - 1e-9));

/** Lay tiles over a square board; one if it fits on the paper. */
export function tilingOf(edge: number, paper: Size): Tiling {
  const most = printable(paper);
  const [columns, rows] = [countOf(edge, most.width), countOf(edge, most.height)];
  const width = (edge + (columns - 1) * OVERLAP) / columns;
  const height = (edge + (rows - 1) * OVERLAP) / rows;
  const tiles = Array.from({ length: rows * columns }, (_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    return { row, column, x: column * (width - OVERLAP), y: row * (height - OVERLAP), width, height };
  });
  return { rows, columns, tiles };
}
