/** A board on paper: tiles cover it, backs lie behind their fronts, and banknotes pay every sum. */

import { expect, test } from 'vitest';

import { denominationsOf } from '../src/games/classic/print/banknotes.ts';
import { fittedSize, linesNeeded } from '../src/games/classic/print/fittedSize.ts';
import { imposed, mirrored } from '../src/print/imposition.ts';
import { PAPER_NAMES, PAPERS, printable } from '../src/print/paper.ts';
import { CARD } from '../src/games/classic/print/pieces.ts';
import { sheetsOf, type Part } from '../src/games/classic/print/sheets.ts';
import { OVERLAP, tilingOf } from '../src/games/classic/print/tiling.ts';
import { BOX } from './support/customBox.ts';

/** Whether lengths that begin at these places cover another from end to end, each over the one before it. */
function covers(starts: readonly number[], length: number, whole: number): boolean {
  const sorted = [...new Set(starts)].toSorted((one, other) => one - other);
  const overlapping = sorted.every(
    (start, place) => start - (sorted[place - 1] ?? start - length + OVERLAP) < length - OVERLAP + 1e-6,
  );
  return overlapping && sorted[0] === 0 && Math.abs((sorted.at(-1) ?? 0) + length - whole) < 1e-6;
}

test('every point of a board is on a tile, tiles overlap by 10 mm and fit on their paper', () => {
  for (const paper of PAPER_NAMES.map((name) => PAPERS[name]))
    for (const edge of [150, 186, 187, 300, 396, 397, 500, 570, 1000]) {
      const { rows, columns, tiles } = tilingOf(edge, paper);
      const [{ width, height } = { width: 0, height: 0 }] = tiles;
      expect(tiles).toHaveLength(rows * columns);
      expect(Math.max(width - printable(paper).width, height - printable(paper).height)).toBeLessThan(1e-6);
      expect(
        covers(
          tiles.map(({ x }) => x),
          width,
          edge,
        ),
      ).toBe(true);
      expect(
        covers(
          tiles.map(({ y }) => y),
          height,
          edge,
        ),
      ).toBe(true);
    }
  expect(tilingOf(500, PAPERS.a1).tiles).toHaveLength(1);
  expect(tilingOf(500, PAPERS.a4).tiles).toHaveLength(6);
});

test('an empty page follows a sheet without a back only where another sheet needs it', () => {
  const wishes = { paper: 'a4', edge: 500, notes: 1, isDuplex: true, isTinted: false } as const;
  const pages = (...parts: Part[]) => sheetsOf(BOX, { ...wishes, parts }).map(({ part, isBack }) => [part, isBack]);
  expect(pages('board')).toEqual(Array.from({ length: 6 }, () => ['board', false]));
  expect(pages('board', 'pieces').some(([, isBack]) => isBack)).toBe(false);
  const mixed = pages('board', 'deeds', 'pieces');
  expect(mixed.slice(0, 2)).toEqual([
    ['board', false],
    ['board', true],
  ]);
  expect([mixed.length % 2, mixed.at(-1)]).toEqual([1, ['pieces', false]]);
});

test('cards lie within the printable part of a sheet, and each back behind its front', () => {
  const wanted = Array.from({ length: 28 }, (_, piece) => ({ piece, ...CARD }));
  const sheets = imposed(wanted, PAPERS.a4);
  expect(sheets.map((sheet) => sheet.length)).toEqual([10, 10, 8]);
  for (const sheet of sheets)
    mirrored(sheet, PAPERS.a4).forEach((back, place) => {
      const front = sheet[place];
      expect([back.piece, back.y]).toEqual([front?.piece, front?.y]);
      expect(back.x + (front?.x ?? 0) + CARD.width).toBeCloseTo(PAPERS.a4.width);
      expect(Math.min(back.x, back.y, PAPERS.a4.height - back.y - CARD.height)).toBeGreaterThanOrEqual(12);
    });
});

test('the banknotes are the classic ones, and ten times as much where all sums are', () => {
  expect(denominationsOf(BOX)).toEqual([1, 5, 10, 20, 50, 100, 500]);
  const tenfold = (values: readonly number[]) => values.map((value) => 100 * value);
  const { numbers, squares, cards } = BOX;
  const rich = {
    ...BOX,
    numbers: {
      ...{ ...numbers, cash: 150_000, salary: 20_000, fine: 5000 },
      ...{ station_rent: tenfold(numbers.station_rent), company_factor: tenfold(numbers.company_factor) },
    },
    squares: squares.map((square) => ({
      ...{ ...square, price: 100 * square.price, mortgage: 100 * square.mortgage, tax: 100 * square.tax },
      ...{ house_price: 100 * square.house_price, rent: square.rent && tenfold(square.rent) },
    })),
    cards: cards.map((card) => ({ ...card, amount: card.effect === 'receive' ? 100 * card.amount : card.amount })),
  };
  expect(denominationsOf(rich)).toEqual([100, 500, 1000, 2000, 5000, 10_000, 50_000]);
});

test('letters on paper become smaller until a text has room, and a word wider than a line goes on in the next', () => {
  const field = { width: 36, height: 14.5, largest: 4.1, step: 1.05 };
  expect(fittedSize('Em Quad', field)).toBe(4.1);
  expect([linesNeeded('aa aa aa', 1.3), linesNeeded('aaaaaa', 1.3), linesNeeded('', 5)]).toEqual([3, 3, 1]);
  for (const text of ['W'.repeat(60), 'Question Mark Mansions '.repeat(3), '👩‍🚀'.repeat(60)]) {
    const size = fittedSize(text, field);
    expect(size).toBeLessThan(4.1);
    expect(linesNeeded(text, field.width / (1.15 * size)) * size * field.step).toBeLessThanOrEqual(field.height);
  }
});
