/** Which steps of a game count: what was taken back does not. */

import { TOOK_BACK, type StepView } from '../generated/protocol.ts';

/** The number of the step to before which a step goes back; null where it takes nothing back. */
export function backTo(step: StepView): number | null {
  return step.facts.find(([kind]) => kind === TOOK_BACK)?.[3] ?? null;
}

/** The steps that count, by their numbers, as they come: no take-backs, and none that was taken back. */
export class EffectiveSteps {
  /** The numbers of the steps that count, rising. */
  readonly kept: number[] = [];
  #next = 0;

  /** Take in the next step; return the numbers of the steps that it takes back. */
  take(step: StepView): readonly number[] {
    const number = this.#next++;
    const back = backTo(step);
    if (back === null) this.kept.push(number);
    const from = back === null ? -1 : this.kept.findIndex((one) => one >= back);
    return from < 0 ? [] : this.kept.splice(from);
  }
}
