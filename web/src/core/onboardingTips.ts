/** When what a mark of a first game says is true, where that is the same in every game. */

import type { GameReadModel } from './contract.ts';

/** Whether the person here is asked something. */
export function isAskedHere(seen: GameReadModel): boolean {
  return seen.table?.questions.some((question) => seen.isAsked(question)) ?? false;
}

/** Whether anything has happened that the log shows. */
export function hasHappened({ steps }: GameReadModel): boolean {
  return steps.some(({ facts }) => facts.length > 0);
}
