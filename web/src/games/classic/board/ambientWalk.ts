/** Where squares lie round a frame of eleven by eleven cells, and how tokens stroll over it. */

import { elementAt } from '../../../platform/elementAt.ts';

export interface Cell {
  row: number;
  column: number;
}

export interface Walker {
  token: string;
  seat: number;
  square: number;
}

/** Who walks round the start page, and from where. */
export const WALKERS: readonly Walker[] = [
  { token: 'moka', seat: 0, square: 3 },
  { token: 'gondola', seat: 1, square: 15 },
  { token: 'lemon', seat: 2, square: 24 },
  { token: 'scooter', seat: 3, square: 33 },
];

const SQUARES = 40;
const SIDE = 10;
const STEP = 150;
const PAUSE = 1600;

/** The cell of a square: GO lies at the bottom right, and play goes clockwise. */
export function cellOf(square: number): Cell {
  const along = square % SIDE;
  const sides: readonly Cell[] = [
    { row: 11, column: 11 - along },
    { row: 11 - along, column: 1 },
    { row: 1, column: 1 + along },
    { row: 1 + along, column: 11 },
  ];
  return elementAt(sides, Math.floor(square / SIDE) % 4);
}

/** Let one token after the other walk a roll of two dice, unless less motion is wished; returns how to stop. */
export function ambientWalk(moved: (walker: number, square: number) => void): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const squares = WALKERS.map((walker) => walker.square);
  let walker = 0;
  let left = 0;
  let timer = window.setTimeout(tick, PAUSE);

  function tick(): void {
    timer = window.setTimeout(tick, left > 1 ? STEP : PAUSE);
    if (still.matches || document.hidden) return;
    if (left === 0) {
      walker = (walker + 1) % WALKERS.length;
      left = die() + die();
    }
    const square = (elementAt(squares, walker) + 1) % SQUARES;
    squares[walker] = square;
    left -= 1;
    moved(walker, square);
  }
  return () => window.clearTimeout(timer);
}

const die = (): number => 1 + Math.floor(Math.random() * 6);
