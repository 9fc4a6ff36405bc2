/** Which steps of a game count: what was taken back does not. */

import { TOOK_BACK, type StepView } from '../generated/protocol.ts';

/** The number of the step to before which a step goes back; null where it takes nothing back. */
export function backTo(step: StepView): number | null {
  return step.facts.find(([kind]) => kind === TOOK_BACK)?.[3] ?? null;
}

/** The steps that count, by their numbers, as they come: no take-backs, and none that was taken back. */
export class Counting {
  /** The numbers of the steps that count, rising. */
  readonly kept: number[] = [];
  #next = 0;

  /** Take in a step; return the numbers of those that count no longer for it. */
  take(step: StepView): readonly number[] {
    const number = this.#next++;
    const back = backTo(step);
    if (back !== null) return this.kept.splice(this.kept.indexOf(back));
    this.kept.push(number);
    return [];
  }
}

/** The steps that count. */
export function counted(steps: readonly StepView[]): readonly StepView[] {
  if (steps.every((step) => backTo(step) === null)) return steps;
  const counting = new Counting();
  for (const step of steps) counting.take(step);
  return counting.kept.map((number) => steps[number]!);
}
