/** What robots are called: their manner and how well they play; those published elsewhere with their source. */

import type { RobotEntry } from '../generated/protocol.ts';
import { t } from '../text/text.svelte.ts';
import { editions } from './editions.svelte.ts';

/** What is told of the robot of a level in the game of an edition; nothing until it has come. */
function robotOf(edition: string, level: string): RobotEntry | undefined {
  return editions.find(edition)?.robots.find(({ name }) => name === level);
}

/** The manner of a robot, in a word, once it is known; one's own bots have the name that one gave them. */
export function robotStyle(edition: string, level: string): string {
  const robot = robotOf(edition, level);
  if (robot) return t(`robot-style-${robot.style}`);
  return editions.find(edition) ? level : '';
}

/** "trader, strong". */
export function robotName(robot: RobotEntry): string {
  return t('robot-words', { style: t(`robot-style-${robot.style}`), strength: t(`robot-strength-${robot.strength}`) });
}

/** How a robot plays, in a sentence, and where it was published. */
export function robotNote(edition: string, level: string): string {
  const robot = robotOf(edition, level);
  if (!robot) return level;
  const note = t(`robot-style-${robot.style}-note`);
  return robot.source ? t('robot-note', { note, source: t(`robot-source-${robot.source}`) }) : note;
}
