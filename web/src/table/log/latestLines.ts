/** The latest lines of the story. */

import { backTo } from '../../core/effectiveSteps.ts';
import type { Session } from '../../session/session.svelte.ts';
import type { Moment } from '../../core/moments.ts';
import { storyLinesOf } from './storyLines.ts';

/** No line is looked for further back than so many facts. */
const LOOK_BACK = 60;

/** Up to ``count`` of the latest lines, the newest last, without what the table itself shows. */
export function latestLines(session: Session, count: number): string[] {
  const { at, moments } = session.animationQueue;
  const kept = new Set(session.kept);
  const gone = ({ step }: Moment) => backTo(step) === null && session.steps.includes(step) && !kept.has(step);
  const told = moments.slice(Math.max(0, at - LOOK_BACK), at).filter((one) => !gone(one));
  const lines = storyLinesOf(session, told, session.begun().definition.silent);
  return lines.slice(-count).map(({ text }) => text);
}
