/** Steps of a game as the table takes them in: fact by fact, and then how things stand. */

import type { Fact, Standing, StepView } from '../generated/protocol.ts';

/** A fact, and where it is the last one of its step how things stand then. */
export interface Told {
  fact: Fact;
  standing: Standing | null;
}

/** The facts of a step. */
export function toldBy({ facts, standing }: StepView): Told[] {
  return facts.map((fact, place) => ({ fact, standing: place === facts.length - 1 ? standing : null }));
}
