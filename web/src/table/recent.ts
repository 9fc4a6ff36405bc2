/** The latest sentences of the story. */

import type { StepView } from '../generated/protocol.ts';
import { backTo } from './counting.ts';
import type { Session } from './session.svelte.ts';

/** Up to `count` of the latest sentences, the newest last, without what the table itself shows; the `waiting` last facts are not yet told. */
export function recent(session: Session, count: number, waiting: number): string[] {
  const found: string[] = [];
  const { steps } = session;
  const kept = new Set(session.kept);
  let ahead = waiting;
  for (let place = steps.length - 1; place >= 0 && found.length < count; place -= 1) {
    const step = steps[place];
    if (step && (kept.has(step) || backTo(step) !== null)) found.unshift(...told(session, step, ahead));
    ahead = Math.max(0, ahead - (step?.facts.length ?? 0));
  }
  return found.slice(-count);
}

function told(session: Session, step: StepView, ahead: number): string[] {
  const silent = session.kind?.silent ?? [];
  return step.facts
    .slice(0, Math.max(0, step.facts.length - ahead))
    .filter(([kind]) => !silent.includes(kind))
    .map((fact) => session.sentence(step, fact))
    .filter((one) => one !== null);
}
