/** The latest sentences of the story. */

import { FACT, type StepView } from '../generated/protocol.ts';
import { sentence } from '../text/text.svelte.ts';

/** Up to `count` of the latest sentences, the newest last. */
export function recent(steps: readonly StepView[], count: number): string[] {
  const found: string[] = [];
  for (let place = steps.length - 1; place >= 0 && found.length < count; place -= 1) {
    const step = steps[place];
    if (step) found.unshift(...told(step));
  }
  return found.slice(-count);
}

function told(step: StepView): string[] {
  return step.facts
    .filter(([kind]) => kind !== FACT.turn)
    .map((fact) => sentence(step, fact))
    .filter((one) => one !== null);
}
