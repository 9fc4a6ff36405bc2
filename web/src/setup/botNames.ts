/** What robots are called: by how well they play, or by their manner; those published elsewhere with their source. */

import type { RobotEntry } from '../generated/protocol.ts';
import { lookUp, t } from '../i18n/text.svelte.ts';
import { editions } from './editions.svelte.ts';

/** The robots of an edition's game, the strongest first. */
function robotsOf(edition: string): RobotEntry[] {
  return (editions.find(edition)?.robots ?? []).toSorted((one, other) => other.rating - one.rating);
}

/** Those that everybody chooses among, from who learns the game to the champion. */
export function levelsOf(edition: string): RobotEntry[] {
  return robotsOf(edition)
    .filter(({ strength }) => strength)
    .reverse();
}

/** Those beside them, for the curious. */
export function othersOf(edition: string): RobotEntry[] {
  return robotsOf(edition).filter(({ strength }) => !strength);
}

/** What is told of the robot of a level in the game of an edition; nothing until it has come. */
function robotOf(edition: string, level: string): RobotEntry | undefined {
  return editions.find(edition)?.robots.find(({ name }) => name === level);
}

/** The manner of a robot, in a word, once it is known; one's own bots have the name that one gave them. */
export function botStyle(edition: string, level: string): string {
  const robot = robotOf(edition, level);
  if (robot) return lookUp(`robot-style-${robot.style}`);
  return editions.find(edition) ? level : '';
}

/** "plays well · 1500": how well it plays, or its manner, and its rating where that was measured. */
export function botName(robot: RobotEntry): string {
  const said = lookUp(robot.strength ? `robot-strength-${robot.strength}` : `robot-style-${robot.style}`);
  return robot.rating ? t('robot-rated', { robot: said, rating: String(robot.rating) }) : said;
}

/** How a robot plays, in a sentence, and where it was published. */
export function botNote(edition: string, level: string): string {
  const robot = robotOf(edition, level);
  if (!robot) return level;
  const note = lookUp(`robot-style-${robot.style}-note`);
  return robot.source ? t('robot-note', { note, source: lookUp(`robot-source-${robot.source}`) }) : note;
}
