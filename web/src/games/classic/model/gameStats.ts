/** The figures of a game that its end screen tells. */

import { FACT } from '../../../generated/classic.ts';
import { CLAUSES, type Fact, type StepView } from '../../../generated/protocol.ts';
import { elementAt } from '../../../platform/elementAt.ts';
import { diceOf } from './displayState.ts';

/** How often each total of the two white dice was rolled, from 2 to 12. */
export function rolledTotals(steps: readonly StepView[]): number[] {
  const counts = Array.from({ length: 11 }, () => 0);
  for (const [kind, , , lie] of factsOf(steps)) {
    const [first, second] = diceOf(lie);
    const index = first + second - 2;
    if (kind === FACT.rolled || kind === FACT['start-rolled']) counts[index] = elementAt(counts, index) + 1;
  }
  return counts;
}

/** How often each total would have come up had the dice kept to their odds. */
export function expectedTotals(rolls: number): number[] {
  return Array.from({ length: 11 }, (_, index) => (rolls * (6 - Math.abs(5 - index))) / 36);
}

/** What a deed has earned. */
export interface DeedEarned {
  square: number;
  amount: number;
  times: number;
}

/** The deeds that earned rent, the best first. */
export function rentEarned(steps: readonly StepView[]): DeedEarned[] {
  const deeds = new Map<number, DeedEarned>();
  for (const fact of factsOf(steps)) {
    if (!isRent(fact)) continue;
    const deed = deeds.get(fact[3]) ?? { square: fact[3], amount: 0, times: 0 };
    deeds.set(fact[3], { ...deed, amount: deed.amount + fact[4], times: deed.times + 1 });
  }
  return [...deeds.values()].sort((one, other) => other.amount - one.amount);
}

/** The largest sum that a player paid in the course of the game, and the step that brought it. */
export function biggestPayment(steps: readonly StepView[]): { step: StepView; fact: Fact } | null {
  let biggest: { step: StepView; fact: Fact } | null = null;
  for (const step of steps) {
    for (const fact of step.facts) {
      const paid = fact[0] === FACT.paid && fact[1] >= 0 && !CLAUSES[fact[5]]?.startsWith('BANK');
      if (paid && fact[4] > (biggest?.fact[4] ?? 0)) biggest = { step, fact };
    }
  }
  return biggest;
}

/** What a player did in the game. */
export interface Deeds {
  rentGot: number;
  rentPaid: number;
  auctions: number;
  trades: number;
  jailed: number;
  rounds: number;
}

/** What each player did in the game. */
export function deedsDone(steps: readonly StepView[], seats: number): Deeds[] {
  const done = Array.from({ length: seats }, nothingDone);
  const add = (seat: number, what: keyof Deeds, amount = 1) => {
    const one = done[seat];
    if (one) one[what] += amount;
  };
  for (const fact of factsOf(steps)) {
    const [kind, seat, other, , amount, clause] = fact;
    if (isRent(fact)) {
      add(seat, 'rentPaid', amount);
      add(other, 'rentGot', amount);
    }
    if (kind === FACT.won) add(seat, 'auctions');
    if (kind === FACT.jailed) add(seat, 'jailed');
    if (kind === FACT.paid && CLAUSES[clause]?.startsWith('GO-')) add(other, 'rounds');
    if (kind === FACT.accepted) [seat, other].forEach((one) => add(one, 'trades'));
  }
  return done;
}

const nothingDone = (): Deeds => ({ rentGot: 0, rentPaid: 0, auctions: 0, trades: 0, jailed: 0, rounds: 0 });

const factsOf = (steps: readonly StepView[]): Fact[] => steps.flatMap((step) => step.facts);

/** Rent goes from player to player for a square; a card may have sent the visitor there (CARD-3). */
function isRent([kind, seat, other, subject, , clause]: Fact): boolean {
  const rule = CLAUSES[clause] ?? '';
  const due = rule.startsWith('RENT') || rule === 'CARD-3';
  return kind === FACT.paid && seat >= 0 && other >= 0 && subject >= 0 && due;
}
