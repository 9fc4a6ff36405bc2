/** Where tokens and pictures stand on the squares, clear of their words. */

import type { SquareView } from '../model/box.ts';
import { cellTop } from './cornerWords.ts';
import {
  BARE_BAND,
  BARE_SIGN,
  CELL,
  fieldBox,
  innerDepth,
  INSET,
  isCorner,
  lettering,
  LONG,
  PRICE_WIDTH,
  PRICED,
  sideOf,
  squareBox,
  type Box,
  type Lettering,
  type Shown,
  type Side,
  type Words,
} from './geometry.ts';

/** Where tokens stand on a square, in the board's coordinates: never over a word. */
export function standBox(place: number, square: SquareView, name: string, jailed: boolean, words: Words): Box {
  const { x, y, w, h } = squareBox(place);
  const inner = isCorner(place)
    ? cornerStand(square, jailed ? cellTop(name) : 0, w, h)
    : edgeStand(sideOf(place), lettering(name, sideOf(place), square, words), square, words);
  return { x: x + inner.x, y: y + inner.y, w: inner.w, h: inner.h };
}

/** The same on a board without words; only a crowd covers the sign of a square. */
export function bareStandBox(place: number, square: SquareView, jailed: boolean, count: number): Box {
  const { x, y, w, h } = squareBox(place);
  const depth = square.kind === 'street' || count > 2 ? BARE_BAND : BARE_SIGN;
  const inner = isCorner(place)
    ? cornerStand(square, jailed ? BARE_CELL : 0, w, h)
    : bareEdgeStand(sideOf(place), depth);
  return { x: x + inner.x, y: y + inner.y, w: inner.w, h: inner.h };
}

/** Where prisoners begin on a board without words. */
const BARE_CELL = 24;

/** Prisoners stand in the cell, below a height; all others have 0. */
function cornerStand(square: SquareView, cell: number, w: number, h: number): Box {
  switch (square.kind) {
    case 'jail':
      return cell > 0
        ? { x: CELL.x + 6, y: cell, w: CELL.w - 12, h: CELL.h - 6 - cell }
        : { x: 3, y: 6, w: 36, h: h - 12 };
    case 'go':
      return { x: INSET, y: 69, w: w - 2 * INSET, h: 38 };
    default:
      return { x: INSET, y: 84, w: w - 2 * INSET, h: 44 };
  }
}

function edgeStand(side: Side, { y, lines, step, size }: Lettering, square: Shown, words: Words): Box {
  const field = fieldBox(side, innerDepth(square));
  const beside = words === 'few' ? PRICED : PRICE_WIDTH;
  const end = y + (lines.length - 1) * step + 0.3 * size;
  switch (side) {
    case 'bottom':
      return { x: INSET, y: end, w: field.w - 2 * INSET, h: LONG - PRICED - end };
    case 'top':
      return { x: INSET, y: PRICED, w: field.w - 2 * INSET, h: y - size - PRICED };
    case 'left':
      return { x: beside, y: end, w: field.w - beside - 2, h: field.h - end - 3 };
    case 'right':
      return { x: field.x + 2, y: end, w: field.w - beside - 2, h: field.h - end - 3 };
  }
}

function bareEdgeStand(side: Side, depth: number): Box {
  const { x, y, w, h } = fieldBox(side, depth);
  switch (side) {
    case 'bottom':
      return { x: INSET, y, w: w - 2 * INSET, h: h - PRICED };
    case 'top':
      return { x: INSET, y: PRICED, w: w - 2 * INSET, h: h - PRICED };
    case 'left':
      return { x: PRICED + 2, y: 3, w: w - PRICED - 4, h: h - 6 };
    case 'right':
      return { x: x + 2, y: 3, w: w - PRICED - 4, h: h - 6 };
  }
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** The largest picture of a street beside words, and on a board without them. */
const LARGEST_PICTURE = 32;
const LARGEST_BARE_PICTURE = 50;

/** Where the picture of a street is: between name and price, which is where tokens stand. */
export function pictureSpot(side: Side, name: Lettering, square: Shown, words: Words): Spot {
  const bare = words === 'none';
  const { x, y, w, h } = bare ? bareEdgeStand(side, BARE_BAND) : edgeStand(side, name, square, words);
  const size = Math.min(w, h, bare ? LARGEST_BARE_PICTURE : LARGEST_PICTURE);
  // Where squares lie it is at the name, since a long price reaches below it.
  const isLying = side === 'left' || side === 'right';
  return { x: x + w / 2, y: y + (isLying && !bare ? size : h) / 2, size };
}

/** How near the middles of two tokens may come, in their size, where they are small. */
const NEAR = 0.8;

/** Two tokens one before the other across a small box, so that both are large enough to tell. */
export function pair(box: Box, largest: number): Spot[] {
  let size = Math.min(box.w, box.h, largest);
  while (Math.hypot(box.w - size, box.h - size) < NEAR * size) size -= 1;
  const [left, top] = [box.x + size / 2, box.y + size / 2];
  return [
    { x: left, y: top, size: 0.94 * size },
    { x: left + box.w - size, y: top + box.h - size, size: 0.94 * size },
  ];
}

/** Lay out `count` tokens in a box, all of the largest size that fits. */
export function spots(box: Box, count: number, largest: number): Spot[] {
  let columns = 1;
  let size = 0;
  for (let tried = 1; tried <= count; tried++) {
    const fits = Math.min(box.w / tried, box.h / Math.ceil(count / tried));
    if (fits > size) [columns, size] = [tried, fits];
  }
  const cell = Math.min(size, largest);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, one) => {
    const row = Math.floor(one / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = box.x + box.w / 2 + ((one % columns) - (inRow - 1) / 2) * cell;
    const y = box.y + box.h / 2 + (row - (rows - 1) / 2) * cell;
    return { x, y, size: cell * 0.88 };
  });
}
