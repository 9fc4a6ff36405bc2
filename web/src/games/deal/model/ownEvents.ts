/** Which facts of a step are told together, large, to the person whom they concern. */

import { FACT } from '../../../generated/deal.ts';
import type { Fact, StepView } from '../../../generated/protocol.ts';

const TAKING: readonly number[] = [FACT.took, FACT['took-building']];

/** The facts of a step that are told with one of them: all cards of a payment, of a set, of an exchange. */
export function toldWith({ facts }: StepView, fact: Fact): readonly Fact[] {
  const [kind, seat, other] = fact;
  if (kind === FACT.paid) return facts.filter(([one, from, to]) => one === kind && from === seat && to === other);
  return TAKING.includes(kind) ? facts.filter(([one]) => TAKING.includes(one)) : [fact];
}

/** Whether cards that have come to a seat by a step lie in a complete set there. */
export function completesSet({ standing }: StepView, seat: number, cards: readonly number[]): boolean {
  if (standing?.game !== 'deal') return false;
  const sets = standing.players.find((player) => player.seat === seat)?.sets ?? [];
  return sets.some((set) => set.complete && set.cards.some((card) => cards.includes(card)));
}
