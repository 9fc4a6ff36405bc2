/** What the facts of the classic game sound like. */

import { FACT } from '../../generated/classic.ts';
import type { Tone } from '../game.ts';

/** By kind of fact. */
export const TONES: Partial<Record<number, readonly Tone[]>> = {
  [FACT.rolled]: [
    [180, 0, 0.04],
    [140, 0.07, 0.05],
    [200, 0.15, 0.04],
  ],
  [FACT.paid]: [
    [880, 0, 0.05],
    [1175, 0.06, 0.08],
  ],
  [FACT.bid]: [[660, 0, 0.06]],
  [FACT.won]: [
    [523, 0, 0.09],
    [784, 0.1, 0.16],
  ],
  [FACT.built]: [
    [330, 0, 0.05],
    [440, 0.06, 0.07],
  ],
  [FACT.drew]: [[990, 0, 0.04]],
  [FACT.jailed]: [
    [220, 0, 0.12],
    [165, 0.13, 0.2],
  ],
  [FACT.proposed]: [
    [587, 0, 0.07],
    [740, 0.08, 0.1],
  ],
  [FACT.bankruptcy]: [
    [392, 0, 0.15],
    [311, 0.16, 0.15],
    [233, 0.32, 0.3],
  ],
  [FACT.ended]: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.12],
    [1047, 0.39, 0.35],
  ],
};
