/** Luck and skill over many games: running totals, and how sure one can be of what they say. */

import { number, object, string, type InferOutput } from 'valibot';

/** What a game was for the seats of this browser, in parts of 1. */
export const GAME_LUCK = object({
  game: string(),
  edition: string(),
  start: number(),
  luck: number(),
  /** Own decisions and those of the others: by how much one decided better than they did. */
  skill: number(),
  result: number(),
});
export type GameLuck = InferOutput<typeof GAME_LUCK>;

/** So few games tell nothing of skill: luck is large. */
export const FEW = 5;
/** So many standard errors a mean must lie from nought to be more than chance. */
const SURE = 2;

export type Verdict = 'few' | 'open' | 'better' | 'worse';

/** What games come to. */
export interface Totals {
  games: number;
  luck: number;
  skill: number;
  /** What skill comes to in a game, and the standard error of that. */
  mean: number;
  error: number;
  verdict: Verdict;
  /** After each game the sums so far, and the standard error of that of skill. */
  running: { luck: number; skill: number; error: number }[];
}

/** The totals of games in their order. */
export function totalsOf(games: readonly GameLuck[]): Totals {
  let luck = 0;
  let skill = 0;
  const spread = deviation(games.map((one) => one.skill));
  const running = games.map((one, place) => {
    luck += one.luck;
    skill += one.skill;
    return { luck, skill, error: spread * Math.sqrt(place + 1) };
  });
  const count = games.length;
  const mean = count > 0 ? skill / count : 0;
  const error = count > 0 ? spread / Math.sqrt(count) : 0;
  return { games: count, luck, skill, mean, error, verdict: verdictOf(count, mean, error), running };
}

function verdictOf(count: number, mean: number, error: number): Verdict {
  if (count < FEW) return 'few';
  if (Math.abs(mean) < SURE * error) return 'open';
  return mean > 0 ? 'better' : 'worse';
}

/** How far apart games lie, as a standard deviation. */
function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1));
}
