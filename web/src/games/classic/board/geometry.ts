/** Where everything lies on a board of 1000 by 1000: squares, and in each the band, the name, the price, the tokens. */

import type { SquareView } from '../model/box.ts';
import { inTwo } from '../text/hyphenation.ts';
import { linesOf, widthOf } from './textWidth.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Side = 'bottom' | 'left' | 'top' | 'right';

export const BOARD = 1000;
export const CORNER = 132;
const BAND = 26;
/** The same on a board without words, so that the sign on it can be told on a phone. */
export const BARE_BAND = 36;
/** What a square without a band keeps free for its sign. */
export const SIGN = 36;
/** The same on a board without words, where signs are larger. */
export const BARE_SIGN = 62;
export const LONG = CORNER;
const SHORT = (BOARD - 2 * CORNER) / 9;
export const INSET = 4;
/** The cell of the jail: the inner part of its corner, at the top right. */
export const CELL: Box = { x: 42, y: 0, w: 90, h: 90 };
/** What the price and the owner's mark keep at the outer edge, and how far a price reaches where squares lie. */
export const PRICED = 22;
export const PRICE_WIDTH = 69;

/** The edge of the board on which a square lies; corners count to the edge that they begin. */
export function sideOf(place: number): Side {
  return (['bottom', 'left', 'top', 'right'] as const)[Math.floor(place / 10)] ?? 'bottom';
}

export function isCorner(place: number): boolean {
  return place % 10 === 0;
}

/** The place of a square on the board; the first is at the bottom right, and the way goes clockwise. */
export function squareBox(place: number): Box {
  const along = place % 10;
  const far = BOARD - CORNER;
  const back = far - along * SHORT;
  const forth = CORNER + (along - 1) * SHORT;
  switch (sideOf(place)) {
    case 'bottom':
      return along ? { x: back, y: far, w: SHORT, h: LONG } : { x: far, y: far, w: LONG, h: LONG };
    case 'left':
      return along ? { x: 0, y: back, w: LONG, h: SHORT } : { x: 0, y: far, w: LONG, h: LONG };
    case 'top':
      return along ? { x: forth, y: 0, w: SHORT, h: LONG } : { x: 0, y: 0, w: LONG, h: LONG };
    case 'right':
      return along ? { x: far, y: forth, w: LONG, h: SHORT } : { x: far, y: 0, w: LONG, h: LONG };
  }
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next square in the direction of an arrow key, if the board goes on that way. */
export function neighbour(place: number, key: string): number | null {
  const [right, down] = ARROWS[key] ?? [0, 0];
  const from = squareBox(place);
  for (const next of [(place + 1) % 40, (place + 39) % 40]) {
    const to = squareBox(next);
    if ((to.x - from.x) * right + (to.y - from.y) * down > 1) return next;
  }
  return null;
}

/** The band at the inner edge, in the square's own coordinates. */
export function bandBox(side: Side, words: Words): Box {
  const depth = words === 'none' ? BARE_BAND : BAND;
  switch (side) {
    case 'bottom':
      return { x: 0, y: 0, w: SHORT, h: depth };
    case 'left':
      return { x: LONG - depth, y: 0, w: depth, h: SHORT };
    case 'top':
      return { x: 0, y: LONG - depth, w: SHORT, h: depth };
    case 'right':
      return { x: 0, y: 0, w: depth, h: SHORT };
  }
}

/** What the sign of a colour keeps of a band that buildings stand on: on a board without words all that four houses leave. */
const SIGN_PLACE = 17;
const BARE_SIGN_PLACE = 29;

function signPlace(words: Words): number {
  return words === 'none' ? BARE_SIGN_PLACE : SIGN_PLACE;
}

/** Where the sign of a colour stands on its band: in the middle, or at the beginning where there are buildings. */
export function signBox(side: Side, isBuilt: boolean, words: Words): Box {
  const { x, y, w, h } = bandBox(side, words);
  const depth = Math.min(w, h);
  const size = isBuilt ? signPlace(words) - 2 : depth - 6;
  const isUpright = side === 'bottom' || side === 'top';
  const along = isBuilt ? 2 : (SHORT - size) / 2;
  const across = (depth - size) / 2;
  return { x: x + (isUpright ? along : across), y: y + (isUpright ? across : along), w: size, h: size };
}

/** What the sign of its colour leaves of a band. */
export function besideSign({ x, y, w, h }: Box, side: Side, words: Words): Box {
  const taken = signPlace(words);
  return side === 'bottom' || side === 'top'
    ? { x: x + taken, y, w: w - taken, h }
    : { x, y: y + taken, w, h: h - taken };
}

/** What is left of a square beside its band, or its sign. */
export function fieldBox(side: Side, taken: number): Box {
  switch (side) {
    case 'bottom':
      return { x: 0, y: taken, w: SHORT, h: LONG - taken };
    case 'left':
      return { x: 0, y: 0, w: LONG - taken, h: SHORT };
    case 'top':
      return { x: 0, y: 0, w: SHORT, h: LONG - taken };
    case 'right':
      return { x: taken, y: 0, w: LONG - taken, h: SHORT };
  }
}

/** What a square shows of its own, besides its name. */
export type Shown = Pick<SquareView, 'kind' | 'picture'>;

/** The depth of what lies at the inner edge of a square. */
export function innerDepth({ kind }: Shown): number {
  return kind === 'street' ? BAND : SIGN;
}

export interface Lettering {
  lines: string[];
  size: number;
  /** The middle of the lines, and the baseline of the first. */
  x: number;
  y: number;
  step: number;
}

/** What is written on the squares: names and prices; on a small board the names of deeds alone; or nothing. */
export type Words = 'all' | 'few' | 'none';

/** Whether a square is drawn without words. */
export function isBare(square: SquareView, words: Words): boolean {
  return words === 'none' || (words === 'few' && !square.colour);
}

const LETTERS = 14.2;
/** Where no price takes room, and on a small board. */
const LARGE_LETTERS = 17;
/** A name goes on one line, where squares lie, if its letters need be no smaller than this share of the largest. */
const ONE_LINE = 0.873;
const LEAST_GAP = 1.03;

/** The height that a price leaves to a name, beside the band and where squares lie. */
const UPRIGHT_HEIGHT = 80;
const LYING_HEIGHT = 55;
/** The height that the picture of a street takes of that, at least. */
const PICTURE_HEIGHT = { upright: 22, lying: 8 };

/** Letters smaller than this are no longer read with ease: a word that would need them is written on two lines. */
const LEAST_LETTERS = 10.5;

/** The largest size, up to one, at which the lines of a name leave room for a price. */
function lowered(name: string, width: number, largest: number, height: number): number {
  let size = largest;
  while (linesOf(name, width / size).length * size * LEAST_GAP > height) size *= 0.95;
  return size;
}

/** The height that price and picture leave to the name of a square. */
function nameHeight({ kind, picture }: Shown, upright: boolean): number {
  // A sign is deeper than a band.
  const taken = kind === 'street' ? 0 : SIGN - BAND;
  const height = upright ? UPRIGHT_HEIGHT - taken : LYING_HEIGHT;
  return kind === 'street' && picture ? height - PICTURE_HEIGHT[upright ? 'upright' : 'lying'] : height;
}

/** The name of a square that is no corner: upright, as large as its longest word allows. */
export function lettering(full: string, side: Side, square: Shown, words: Words): Lettering {
  const largest = words === 'few' ? LARGE_LETTERS : LETTERS;
  const field = fieldBox(side, innerDepth(square));
  const upright = side === 'bottom' || side === 'top';
  const width = field.w - 2 * INSET;
  const fits = (word: string) => widthOf(word) * LEAST_LETTERS <= width;
  const name = full
    .split(' ')
    .map((word) => (fits(word) ? word : inTwo(word)))
    .join(' ');
  const longest = Math.max(...name.split(' ').map(widthOf));
  const inOne = width / widthOf(name);
  const widest = Math.min(largest, !upright && inOne >= ONE_LINE * largest ? inOne : width / longest);
  const size = lowered(name, width, widest, nameHeight(square, upright));
  const lines = linesOf(name, width / size);
  const step = size * LEAST_GAP;
  const first = upright ? 0.95 * size + 4 : 0.9 * size + (lines.length > 1 ? 5 : 9);
  // Above its band, at the top of the board, a name stands at the band too.
  const y = side === 'top' ? field.h - 5 - (lines.length - 1) * step : field.y + first;
  return { lines, size, x: field.x + field.w / 2, y, step };
}

/** The owner's mark at the outer corner. */
export function markBox(side: Side, size: number): Box {
  const gap = 4;
  const far = LONG - size - gap;
  const end = SHORT - size - gap;
  switch (side) {
    case 'bottom':
      return { x: end, y: far, w: size, h: size };
    case 'left':
      return { x: gap, y: end, w: size, h: size };
    case 'top':
      return { x: end, y: gap, w: size, h: size };
    case 'right':
      return { x: far, y: end, w: size, h: size };
  }
}

/** Where the price is written: its baseline, and how it is anchored. */
export function pricePoint(side: Side): { x: number; y: number; anchor: 'start' | 'middle' | 'end' } {
  switch (side) {
    case 'bottom':
      return { x: 6, y: LONG - 7, anchor: 'start' };
    case 'left':
      return { x: 25, y: SHORT - 7, anchor: 'start' };
    case 'top':
      return { x: 6, y: 16, anchor: 'start' };
    case 'right':
      return { x: LONG - 25, y: SHORT - 7, anchor: 'end' };
  }
}
