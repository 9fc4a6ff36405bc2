/** Names on squares: within the border and clear of the price, however long they are. */

import { expect, test } from 'vitest';

import { lettering, type Side } from '../src/games/classic/board/geometry.ts';

const WIDTH: Readonly<Record<Side, number>> = { bottom: 81.8, top: 81.8, left: 106, right: 106 };
const HEIGHT: Readonly<Record<Side, number>> = { bottom: 84, top: 84, left: 62, right: 62 };
const SIDES = ['bottom', 'left', 'top', 'right'] as const;

/** As wide as a browser measures them, as shares of the size of the letters. */
const MEASURED = { 'Corso Raffaello': 7.15, Raffaello: 4.23, Conciliazione: 6.02, Augusto: 3.75, 'MAMMA WOW': 7.39 };

test.each(SIDES)('a name stays within the border of a square at the %s', (side) => {
  for (const [name, width] of Object.entries(MEASURED)) {
    const { lines, size } = lettering(name, side, 26, 'all');
    const [first = ''] = lines;
    if (first === name) expect(width * size, name).toBeLessThanOrEqual(WIDTH[side] - 7.9);
  }
});

test('a name that goes on one line in smaller letters is written on one', () => {
  for (const name of ['Virginia Avenue', 'New York Avenue', 'Via Conciliazione']) {
    const { lines, size } = lettering(name, 'left', 26, 'all');
    expect(lines.length === 1 || size === 14.2, name).toBe(true);
  }
});

test.each(SIDES)('a name of sixty letters leaves room for the price at the %s', (side) => {
  const { lines, size, step } = lettering(
    'Piazza dei Santi Cosma e Damiano presso la Fontana dei Draghi',
    side,
    26,
    'all',
  );
  expect(lines.length).toBeGreaterThan(2);
  expect(4 + size + (lines.length - 1) * step).toBeLessThanOrEqual(HEIGHT[side]);
  expect(size).toBeGreaterThan(8);
});
