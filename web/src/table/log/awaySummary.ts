/** What a robot did for a seat while its person was away, from the facts. */

import type { Session } from '../../session/session.svelte.ts';
import { storyLinesOf } from './storyLines.ts';

/** A robot's time on a seat: from which step to which, and how often it answered. */
export interface StandIn {
  seat: number;
  first: number;
  end: number;
  answers: number;
}

/** The seats of this browser for which a robot has answered while one was away. */
export function standIns({ news, steps }: Session): StandIn[] {
  return news.meanwhile.map(({ seat, first }) => {
    const own = steps.slice(first, news.back).filter((step) => step.seat === seat);
    return { seat, first, end: news.back, answers: own.length };
  });
}

/** What happened to a seat meanwhile: sentences, and what it had before and after. */
export function awaySummary(session: Session, { seat, first, end }: StandIn) {
  const { log } = session;
  const meanwhile = new Set(session.steps.slice(first, end));
  const upTo = log?.before(session.steps.length) ?? 0;
  const concerning = (log?.entries(upTo) ?? []).filter(
    ({ step, fact }) => meanwhile.has(step) && (fact[1] === seat || fact[2] === seat),
  );
  const lines = log ? storyLinesOf(session, concerning, { isSplit: true }) : [];
  const moved = (log?.movements(upTo) ?? [])
    .filter(({ step }) => meanwhile.has(step))
    .flatMap(({ entries }) => entries.filter((entry) => entry.seat === seat));
  const last = moved.at(-1);
  return { lines, before: moved[0]?.before ?? 0, after: last ? last.before + last.change : 0, moved: moved.length > 0 };
}
