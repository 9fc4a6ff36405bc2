/** The names of the corners: as large as their room allows, on as many lines as that takes. */

import type { SquareKind } from '../model/box.ts';
import { inTwo } from '../text/hyphenation.ts';
import { linesOf, widthOf } from './textWidth.ts';

export interface Fitted {
  lines: string[];
  size: number;
  step: number;
  /** The baseline of the first line. */
  y: number;
}

interface Room {
  width: number;
  top: number;
  height: number;
  /** The size of the letters where there is room. */
  largest: number;
  /** By how much the letters are wider than those of names on other squares. */
  wide: number;
}

const STEP = 1.08;
/** How far the tops of letters lie above their baseline. */
const RISE = 0.8;
/** A word that would need smaller letters is cut in two. */
const LEAST_LETTERS = 9;

const ROOMS = {
  go: { width: 124, top: 4, height: 46, largest: 46, wide: 1.25 },
  cell: { width: 82, top: 6, height: 38, largest: 13, wide: 1.08 },
  visit: { width: 84, top: 96, height: 32, largest: 13, wide: 1 },
  parking: { width: 122, top: 9, height: 34, largest: 13, wide: 1 },
  'go-to-jail': { width: 122, top: 9, height: 45, largest: 20, wide: 1.2 },
} as const satisfies Record<string, Room>;

/** A name in a room: its letters as large as its longest word and the height of its lines allow. */
function fitted(name: string, { width, top, height, largest, wide }: Room): Fitted {
  const least = LEAST_LETTERS * wide;
  const words = name.split(' ').map((word) => (widthOf(word) * least <= width ? word : inTwo(word)));
  const whole = words.join(' ');
  let size = Math.min(largest, width / (wide * Math.max(...whole.split(' ').map(widthOf))));
  while (linesOf(whole, width / (wide * size)).length * size * STEP > height) size *= 0.95;
  return { lines: linesOf(whole, width / (wide * size)), size, step: size * STEP, y: top + RISE * size };
}

/** The name of GO, above what is collected there: its last line keeps its place. */
export function goWords(name: string, bare: boolean): Fitted {
  const found = fitted(name, ROOMS.go);
  return { ...found, y: (bare ? 51 : 48) - (found.lines.length - 1) * found.step };
}

/** "Prigione / Transito": the name of the cell, then that of those who only visit. */
export function jailWords(name: string): { cell: Fitted; visit: Fitted } {
  const [cell = '', visit = ''] = name.split(' / ');
  return { cell: fitted(cell, ROOMS.cell), visit: centred(fitted(visit, ROOMS.visit), ROOMS.visit) };
}

/** Where the name of the cell ends, and bars and prisoners begin. */
export function cellTop(name: string): number {
  const { cell } = jailWords(name);
  return Math.max(24, cell.y + (cell.lines.length - 1) * cell.step + 0.4 * cell.size);
}

export function plainWords(kind: SquareKind, name: string): Fitted {
  const room = kind === 'parking' ? ROOMS.parking : ROOMS['go-to-jail'];
  const found = fitted(name, room);
  // One line alone stands a little lower.
  return kind !== 'parking' && found.lines.length === 1 ? { ...found, y: room.top + found.size * 1.05 } : found;
}

function centred(found: Fitted, { top, height }: Room): Fitted {
  return { ...found, y: top + (height - found.lines.length * found.step) / 2 + RISE * found.size };
}
