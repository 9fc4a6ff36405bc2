/** Everybody's odds of winning over the game, as the server estimates them. */

import type { SeatOdds, StepView } from '../generated/protocol.ts';
import { percent } from '../i18n/text.svelte.ts';
import { EffectiveSteps } from './effectiveSteps.ts';

/** All odds together. */
export const WHOLE = 1_000_000;

/** Odds as a percentage; what is not certain is never told as if it were. */
export function shareText(odds: number): string {
  if (odds > 0 && odds < 0.005 * WHOLE) return `<${percent(0.01)}`;
  if (odds > 0.995 * WHOLE && odds < WHOLE) return `>${percent(0.99)}`;
  return percent(odds / WHOLE);
}

/** Everybody's odds when a turn began, or now. */
export interface OddsPoint {
  turn: number;
  odds: readonly number[];
}

/** The odds at the beginning of every turn that counts, and now; a fact of a kind has the number of the turn. */
export function oddsOverTime(odds: SeatOdds, steps: readonly StepView[], begins: number): OddsPoint[] {
  const counting = new EffectiveSteps();
  for (const step of steps) counting.take(step);
  const kept = new Set(counting.kept);
  const turnOf = (step: number) => steps[step]?.facts.find(([kind]) => kind === begins)?.[4] ?? 0;
  const points = odds.turns
    .filter(({ step }) => kept.has(step))
    .map(({ step, odds: then }): OddsPoint => ({ turn: turnOf(step), odds: then }));
  return [...points, { turn: points.at(-1)?.turn ?? 0, odds: odds.now }];
}
