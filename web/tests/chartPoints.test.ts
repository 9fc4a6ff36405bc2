import { expect, it } from 'vitest';

import { toldTurnings } from '../src/replay/chartPoints.ts';

it('a step of which nothing is told is no turning point of an analysis', () => {
  const turning = (step: number) => ({ step, added: [90_000, -90_000], games: 0, errors: [] });
  const told = toldTurnings([turning(36), turning(38)], (step) => (step === 38 ? 'Anna buys Boardwalk.' : ''));
  expect(told).toEqual([{ ...turning(38), told: 'Anna buys Boardwalk.' }]);
});
