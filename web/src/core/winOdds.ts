/** Everybody's odds of winning over the game, as the server estimates them. */

import type { SeatOdds } from '../generated/protocol.ts';
import { percent } from '../i18n/text.svelte.ts';
import type { GameLog } from './gameLog.ts';

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

/** The odds at the beginning of every effective turn among the first `steps` steps, and now. */
export function oddsOverTime(odds: SeatOdds, log: GameLog, steps: number): OddsPoint[] {
  const gone = log.goneAt(log.before(steps));
  const points = odds.turns
    .filter(({ step }) => step < steps && !gone.has(step))
    .map(({ step, odds: then }): OddsPoint => ({ turn: log.turnAt(log.before(step + 1)), odds: then }));
  return [...points, { turn: points.at(-1)?.turn ?? 0, odds: odds.now }];
}
