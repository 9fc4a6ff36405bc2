/** The latest lines of the story. */

import type { Session } from '../../session/session.svelte.ts';
import { storyLinesOf } from './storyLines.ts';

/** The number of moments that are searched, from the latest back. */
const LOOK_BACK = 60;

/** Up to ``count`` of the latest lines, the newest last, without what the table itself shows. */
export function latestLines(session: Session, count: number): string[] {
  const { at } = session.animationQueue;
  const told = (session.log?.entries(at, Math.max(0, at - LOOK_BACK)) ?? []).filter(({ gone }) => !gone);
  const lines = storyLinesOf(session, told, { leftOut: session.begun().definition.silent });
  return lines.slice(-count).map(({ text }) => text);
}
