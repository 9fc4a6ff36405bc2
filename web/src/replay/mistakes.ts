/**
 * The mistakes of a seat: decisions that were not good, those of one kind together. The browser groups them itself:
 * decisions arrive page by page, and rollouts change their grades.
 */

import type { DecisionView } from '../generated/protocol.ts';

/** Decisions of one seat and one kind that were not good, and the dearest of them. */
export interface Mistake {
  worst: DecisionView;
  /** In the order of the game. */
  alike: DecisionView[];
}

/** How many mistakes are shown at once. */
const DEAREST = 5;

/** The five dearest mistakes of a seat, and the others in the order of the game. */
export function mistakesOf(decisions: readonly DecisionView[], seat: number): [dearest: Mistake[], others: Mistake[]] {
  const kinds = new Map<string, Mistake>();
  for (const one of decisions) {
    if (one.seat !== seat || one.grade === 'good') continue;
    const known = kinds.get(one.kind);
    if (!known) kinds.set(one.kind, { worst: one, alike: [one] });
    else {
      known.alike.push(one);
      if (one.loss > known.worst.loss) known.worst = one;
    }
  }
  const found = [...kinds.values()].sort((one, other) => other.worst.loss - one.worst.loss);
  return [found.slice(0, DEAREST), found.slice(DEAREST).sort((one, other) => one.worst.step - other.worst.step)];
}
