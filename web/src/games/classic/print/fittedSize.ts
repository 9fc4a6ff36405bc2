/** Letters that fit: as large as a text allows that has to stay within a field on paper. */

import { widthOf } from '../board/textWidth.ts';

export interface Field {
  /** In millimetres, as are the sizes. */
  width: number;
  height: number;
  /** The size of the letters where there is room for it. */
  largest: number;
  /** The distance of lines, as a share of that size. */
  step: number;
}

/** How much wider than the letters of names on squares bold and italic ones are at most. */
export const WIDEST = 1.15;
/** By how much letters become smaller at once. */
const SMALLER = 0.96;
const SPACE = widthOf(' ');

/** How many lines a text takes, in which a word that is wider than a line goes on in the next. */
export function linesNeeded(text: string, width: number): number {
  let lines = 0;
  let taken = 0;
  for (const word of text.split(/[ \u00ad]/)) {
    const wide = widthOf(word);
    if (lines > 0 && taken + SPACE + wide <= width) {
      taken += SPACE + wide;
    } else {
      lines += Math.max(1, Math.ceil(wide / width));
      taken = wide > width ? wide % width : wide;
    }
  }
  return lines;
}

/** The size of the letters of a text, in millimetres. */
export function fittedSize(text: string, { width, height, largest, step }: Field): number {
  let size = largest;
  while (linesNeeded(text, width / (WIDEST * size)) * size * step > height) size *= SMALLER;
  return size;
}
