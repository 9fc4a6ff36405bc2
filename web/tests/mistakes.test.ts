import { expect, it } from 'vitest';

import type { DecisionView } from '../src/generated/protocol.ts';
import { mistakesOf } from '../src/replay/mistakes.ts';

const decision = (step: number, loss: number, kind: string, rest: Partial<DecisionView> = {}): DecisionView => ({
  step,
  seat: 0,
  loss,
  kind,
  grade: loss < 20_000 ? 'good' : 'mistake',
  wentOn: false,
  better: null,
  limit: null,
  why: null,
  rolled: null,
  ...rest,
});

it('the same mistake of a player is one entry with all its places, the dearest first', () => {
  const decisions = [
    decision(1, 30_000, 'own go-on build'),
    decision(2, 50_000, 'own decline buy'),
    decision(3, 60_000, 'own go-on build'),
    decision(4, 90_000, 'own go-on build', { seat: 1 }),
    decision(5, 0, ''),
    decision(6, 40_000, 'own go-on build'),
  ];
  const [dearest, others] = mistakesOf(decisions, 0);
  expect(dearest.map(({ worst, alike }) => [worst.step, alike.map(({ step }) => step)])).toEqual([
    [3, [1, 3, 6]],
    [2, [2]],
  ]);
  expect(others).toEqual([]);
});

it('five kinds are shown at once, and the others in the order of the game', () => {
  const decisions = [1, 2, 3, 4, 5, 6, 7].map((step) => decision(step, 100_000 - step * 10_000, `kind ${step}`));
  const [dearest, others] = mistakesOf(decisions, 0);
  expect(dearest.map(({ worst }) => worst.step)).toEqual([1, 2, 3, 4, 5]);
  expect(others.map(({ worst }) => worst.step)).toEqual([6, 7]);
});
