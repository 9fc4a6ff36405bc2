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

/** What a robot is called, once it is known; one's own bots have the name that one gave them. */
export function botTitle(edition: string, level: string): string {
  const robot = robotOf(edition, level);
  if (robot) return titleOf(robot);
  return editions.find(edition) ? level : '';
}

/** The same name wherever a robot is named: how well it plays, where it is a level of the game, else its manner. */
const titleOf = ({ strength, style }: RobotEntry): string =>
  lookUp(strength ? `robot-strength-${strength}` : `robot-style-${style}`);

/** "strong · 1500": its name, and its rating where that was measured. */
export function botName(robot: RobotEntry): string {
  const title = titleOf(robot);
  return robot.rating ? t('robot-rated', { robot: title, rating: String(robot.rating) }) : title;
}

/** How a robot plays, in a sentence, and where it was published. */
export function botNote(edition: string, level: string): string {
  const robot = robotOf(edition, level);
  if (!robot) return level;
  const note = lookUp(`robot-style-${robot.style}-note`);
  return robot.source ? t('robot-note', { note, source: lookUp(`robot-source-${robot.source}`) }) : note;
}
