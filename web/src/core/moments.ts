/** Steps of a game as the table takes them in: fact by fact, and then how things stand. */

import type { Fact, Standing, StepView } from '../generated/protocol.ts';

/** A fact that may be told, and the step that brought it. */
export interface Tellable {
  step: StepView;
  fact: Fact;
  /** Whether it was taken back. */
  gone?: boolean;
}

/** A fact as the table shows it, and where it is the last one of its step how things stand then. */
export interface Moment extends Tellable {
  /** The number of its step. */
  number: number;
  standing: Standing | null;
}

/** The moments of some steps, of which the first has a number. */
export function momentsOf(steps: readonly StepView[], first = 0): Moment[] {
  return steps.flatMap((step, ahead) => {
    const last = step.facts.length - 1;
    return step.facts.map((fact, place) => ({
      step,
      fact,
      number: first + ahead,
      standing: place === last ? step.standing : null,
    }));
  });
}
