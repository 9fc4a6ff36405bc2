/** Pieces laid out on sheets in rows, and the same sheets from behind. */

import { printable, type Size } from './paper.ts';

/** A piece on a sheet, in millimetres from the paper's corner at the top left. */
export interface Placed<T> extends Size {
  piece: T;
  x: number;
  y: number;
}

export interface Wanted<T> extends Size {
  piece: T;
}

/** Lay pieces out in rows, with a gap between them; rows of all sheets begin at the same place. */
export function imposed<T>(wanted: readonly Wanted<T>[], paper: Size, gap = 0): Placed<T>[][] {
  const room = printable(paper);
  const sheets: Placed<T>[][] = [];
  let [x, y, row] = [0, 0, 0];
  for (const { piece, width, height } of wanted) {
    if (x > 0 && x + width > room.width) [x, y, row] = [0, y + row + gap, 0];
    if (sheets.length === 0 || y + height > room.height) {
      sheets.push([]);
      [x, y, row] = [0, 0, 0];
    }
    sheets.at(-1)?.push({ piece, x, y, width, height });
    x += width + gap;
    row = Math.max(row, height);
  }
  return centred(sheets, paper);
}

/** Move all sheets alike, so that the fullest of them is in the middle. */
function centred<T>(sheets: readonly Placed<T>[][], paper: Size): Placed<T>[][] {
  const all = sheets.flat();
  const left = (paper.width - Math.max(...all.map(({ x, width }) => x + width))) / 2;
  const top = (paper.height - Math.max(...all.map(({ y, height }) => y + height))) / 2;
  return sheets.map((sheet) => sheet.map((placed) => ({ ...placed, x: placed.x + left, y: placed.y + top })));
}

/** Where pieces are from behind, when the sheet is turned along its long edge. */
export const mirrored = <T>(sheet: readonly Placed<T>[], paper: Size): Placed<T>[] =>
  sheet.map((placed) => ({ ...placed, x: paper.width - placed.x - placed.width }));

/** Where a sheet is cut: the edges of its pieces, across and down. */
export interface Cuts {
  xs: readonly number[];
  ys: readonly number[];
}

export const cutsOf = (pieces: readonly (Size & { x: number; y: number })[]): Cuts => ({
  xs: edges(pieces.flatMap(({ x, width }) => [x, x + width])),
  ys: edges(pieces.flatMap(({ y, height }) => [y, y + height])),
});

const edges = (all: readonly number[]): number[] => [...new Set(all.map((edge) => Math.round(edge * 1000) / 1000))];
