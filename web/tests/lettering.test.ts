/** Names on squares: within the border and clear of the price, however long they are. */

import { expect, test } from 'vitest';

import { lettering, type Side } from '../src/games/classic/board/geometry.ts';
import { pictureSpot } from '../src/games/classic/board/spots.ts';

const WIDTH: Readonly<Record<Side, number>> = { bottom: 81.8, top: 81.8, left: 106, right: 106 };
const HEIGHT: Readonly<Record<Side, number>> = { bottom: 84, top: 84, left: 62, right: 62 };
const STREET = { kind: 'street', picture: '' } as const;
const SIDES = ['bottom', 'left', 'top', 'right'] as const;

/** As wide as a browser measures them, as shares of the size of the letters. */
const MEASURED = { 'Corso Raffaello': 7.15, Raffaello: 4.23, Conciliazione: 6.02, Augusto: 3.75, 'MAMMA WOW': 7.39 };

test.each(SIDES)('a name stays within the border of a square at the %s', (side) => {
  for (const [name, width] of Object.entries(MEASURED)) {
    const { lines, size } = lettering(name, side, STREET, 'all');
    const [first = ''] = lines;
    if (first === name) expect(width * size, name).toBeLessThanOrEqual(WIDTH[side] - 7.9);
  }
});

test('a name that goes on one line in smaller letters is written on one', () => {
  for (const name of ['Virginia Avenue', 'New York Avenue', 'Via Conciliazione']) {
    const { lines, size } = lettering(name, 'left', STREET, 'all');
    expect(lines.length === 1 || size === 14.2, name).toBe(true);
  }
});

test.each(SIDES)('a name of sixty letters leaves room for the price at the %s', (side) => {
  const { lines, size, step } = lettering(
    'Piazza dei Santi Cosma e Damiano presso la Fontana dei Draghi',
    side,
    STREET,
    'all',
  );
  expect(lines.length).toBeGreaterThan(2);
  expect(4 + size + (lines.length - 1) * step).toBeLessThanOrEqual(HEIGHT[side]);
  expect(size).toBeGreaterThan(8);
});

test.each(SIDES)(
  'the picture of a street is as large as can be told, below any name and inside its square at the %s',
  (side) => {
    const square = { kind: 'street', picture: '🏰' } as const;
    for (const full of ['Via Roma', 'Piazza dei Santi Cosma e Damiano presso la Fontana dei Draghi'])
      for (const words of ['all', 'few', 'none'] as const) {
        const name = lettering(full, side, square, words);
        const { x, y, size } = pictureSpot(side, name, square, words);
        const last = name.y + (name.lines.length - 1) * name.step;
        const gap = side === 'top' ? name.y - name.size - (y + size / 2) : y - size / 2 - last;
        expect(size, full).toBeGreaterThan(words === 'none' ? 40 : 15);
        expect(Math.min(x, y) - size / 2).toBeGreaterThan(0);
        if (words !== 'none') expect(gap, full).toBeGreaterThan(-1e-6);
      }
  },
);
