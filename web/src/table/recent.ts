/** The latest lines of the story. */

import { backTo } from './counting.ts';
import { motion } from './motion.svelte.ts';
import type { Session } from './session.svelte.ts';
import type { Moment } from './steps.ts';
import { storyOf } from './story.ts';

/** No line is looked for further back than so many facts. */
const LOOK_BACK = 60;

/** Up to ``count`` of the latest lines, the newest last, without what the table itself shows. */
export function recent(session: Session, count: number): string[] {
  const { at, moments } = motion;
  const kept = new Set(session.kept);
  const gone = ({ step }: Moment) => backTo(step) === null && session.steps.includes(step) && !kept.has(step);
  const told = moments.slice(Math.max(0, at - LOOK_BACK), at).filter((one) => !gone(one));
  const lines = storyOf(session, told, session.begun().kind.silent);
  return lines.slice(-count).map(({ text }) => text);
}
