import { expect, it } from 'vitest';

import { coverEdge } from '../src/ui/overflow/coverEdge.ts';

const line = (top: number) => ({ top, bottom: top + 20, leading: 3 });

it('covers nothing where all rows end above the floor', () => {
  expect(coverEdge([line(0), line(20)], 40)).toBe(40);
  expect(coverEdge([line(0), line(22)], 40)).toBe(40);
});

it('begins where the first line does that would be cut', () => {
  expect(coverEdge([line(0), line(20), line(40)], 50)).toBe(40);
});

it('leaves room for the sign that something goes on below', () => {
  expect(coverEdge([line(0), line(20), line(40)], 42)).toBe(20);
});

it('cuts no button beside a line', () => {
  expect(coverEdge([line(0), { top: 18, bottom: 55 }, line(35), line(55)], 70)).toBe(55);
  expect(coverEdge([line(0), { top: 18, bottom: 60 }, line(35), line(55)], 70)).toBe(18);
});
