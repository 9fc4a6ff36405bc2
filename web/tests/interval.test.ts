import { expect, test } from 'vitest';

import { wilson } from '../src/simulations/interval.ts';

test('an interval is that of the reports, which Python computes', () => {
  // >>> [round(bound, 3) for bound in wilson(25, 100)]
  expect(wilson(25, 100).map((bound) => bound.toFixed(3))).toEqual(['0.175', '0.343']);
});

test('no game says nothing', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});
