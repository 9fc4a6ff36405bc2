/** The latest sentences of the story. */

import type { StepView } from '../generated/protocol.ts';
import { kindOf } from './kinds.ts';
import { session } from './session.svelte.ts';
import { sentence } from '../text/text.svelte.ts';

/** Up to `count` of the latest sentences, the newest last, without what the table itself shows; the `waiting` last facts are not yet told. */
export function recent(steps: readonly StepView[], count: number, waiting: number): string[] {
  const found: string[] = [];
  let ahead = waiting;
  for (let place = steps.length - 1; place >= 0 && found.length < count; place -= 1) {
    const step = steps[place];
    if (step) found.unshift(...told(step, ahead));
    ahead = Math.max(0, ahead - (step?.facts.length ?? 0));
  }
  return found.slice(-count);
}

function told(step: StepView, ahead: number): string[] {
  const shown = session.printed ? kindOf(session.printed).shown : [];
  return step.facts
    .slice(0, Math.max(0, step.facts.length - ahead))
    .filter(([kind]) => !shown.includes(kind))
    .map((fact) => sentence(step, fact))
    .filter((one) => one !== null);
}
