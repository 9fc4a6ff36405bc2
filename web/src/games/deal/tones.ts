/** What the facts of the card game sound like. */

import { FACT } from '../../generated/deal.ts';
import type { Tone } from '../game.ts';

/** By kind of fact. */
export const TONES: Partial<Record<number, readonly Tone[]>> = {
  [FACT.played]: [
    [440, 0, 0.05],
    [587, 0.06, 0.08],
  ],
  [FACT['said-no']]: [
    [330, 0, 0.08],
    [247, 0.09, 0.16],
  ],
  [FACT.paid]: [
    [880, 0, 0.05],
    [1175, 0.06, 0.08],
  ],
  [FACT.took]: [
    [523, 0, 0.06],
    [392, 0.07, 0.1],
  ],
  [FACT.laid]: [[500, 0, 0.04]],
  [FACT.banked]: [[740, 0, 0.04]],
  [FACT.won]: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.12],
    [1047, 0.39, 0.35],
  ],
};
