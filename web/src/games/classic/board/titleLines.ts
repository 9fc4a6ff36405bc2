/** The name in the centre of a board: on one line, or on more where its letters are larger then. */

import { inTwo } from '../text/hyphenation.ts';
import { widthOf } from './textWidth.ts';

export interface Title {
  lines: string[];
  /** How wide the longest line is, as a share of the size of its letters. */
  width: number;
  /** The largest letters, as a share of those of a name on one line. */
  share: number;
}

/** The italics of Bodoni are at most this much wider than the letters of names on squares. */
const SPEAKING = 1.15;
/** By the number of lines, so that more of them are not much higher than one. */
const SHARES = [1, 0.55, 0.4];
/** How wide a line may be that has the largest letters on every screen. */
const USUAL = 6;
/** A wider word is cut in two. */
const WIDEST_WORD = 14;

/** All ways to write words on a number of lines. */
function partings(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  return words
    .slice(1)
    .flatMap((_, before) =>
      partings(words.slice(before + 1), lines - 1).map((rest) => [words.slice(0, before + 1).join(' '), ...rest]),
    );
}

/** How large the letters are, as a share of the largest. */
const sizeOf = ({ width, share }: Title): number => Math.min(share, USUAL / width);

export function titleLines(name: string): Title {
  const words = name.split(' ').flatMap((word) => (widthOf(word) > WIDEST_WORD ? inTwo(word).split(' ') : [word]));
  const ways = SHARES.flatMap((share, more) =>
    partings(words, more + 1).map((lines) => ({ lines, share, width: SPEAKING * Math.max(...lines.map(widthOf)) })),
  );
  return ways.reduce((best, way) => (sizeOf(way) > sizeOf(best) ? way : best));
}
