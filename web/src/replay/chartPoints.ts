/** The figures of an analysis as they are drawn and written. */

import type { CourseView, TurningView } from '../generated/protocol.ts';
import type { OddsPoint } from '../core/winOdds.ts';
import type { GameLog } from '../core/gameLog.ts';

/** How many points of a game are drawn beside those that turned it. */
const MOST = 140;

/** A point of the lines, and how many moments of the game come before it. */
export interface ChartPoint extends OddsPoint {
  at: number;
  /** Whether it turned the game. */
  turning: boolean;
}

/** The points of the lines: turns, as many as there is room for, and before and after each step that turned the game. */
export function chartPointsOf(course: CourseView, log: GameLog): ChartPoint[] {
  const turning = new Set(course.turnings.map(({ step }) => step));
  const stride = Math.max(1, Math.ceil(log.turns.length / MOST));
  const turns = new Set(log.turns.filter((_, turn) => turn % stride === 0));
  const last = course.steps.length - 1;
  const points: ChartPoint[] = [{ turn: 0, odds: course.start, at: 0, turning: false }];
  for (const [index, step] of course.steps.entries()) {
    const at = log.before(step + 1);
    const before = turning.has(course.steps[index + 1] ?? -1);
    const begins = log.of(step).some((_, place) => turns.has(log.before(step) + place + 1));
    if (!begins && !before && !turning.has(step) && index !== last) continue;
    points.push({
      turn: log.turnAt(at),
      odds: course.odds.map((row) => row[index] ?? 0),
      at,
      turning: turning.has(step),
    });
  }
  return points;
}

/** What turned a game, with its sentences; a step of which nothing is told, such as asking for the dice, is left out. */
export function toldTurnings(
  turnings: readonly TurningView[],
  toldOf: (step: number) => string,
): (TurningView & { told: string })[] {
  return turnings.map((one) => ({ ...one, told: toldOf(one.step) })).filter(({ told }) => told);
}

/** What makes a result, in whole hundredths that come to it exactly: the start, then what each cause added. */
export function rounded(parts: readonly number[], whole: number): number[] {
  let sum = 0;
  let told = 0;
  return parts.map((part) => {
    sum += part;
    const upTo = Math.round((100 * sum) / whole);
    const own = upTo - told;
    told = upTo;
    return own;
  });
}
