/** What the story and the ledger list: the facts so far, taken in as the steps come. */

import { CLAUSES, FACT, type Fact, type StepView } from '../generated/protocol.ts';

/** Who has the dice before the first turn. */
const NOBODY = -1;

/** A fact that is told, with the step that it belongs to. */
export interface Line {
  id: number;
  step: StepView;
  fact: Fact;
  clause: string;
  /** The number of the turn in which it happened, 0 before the first, and who had the dice. */
  turn: number;
  seat: number;
}

/** One side of a movement of money. */
export interface Entry {
  seat: number;
  before: number;
  change: number;
}

/** A movement of money with both sides' balances. */
export interface Movement extends Line {
  entries: readonly Entry[];
}

/** Lists that grow with the steps and begin anew with another game. */
export class Told {
  lines: Line[] = [];
  movements: Movement[] = [];
  #first: StepView | undefined;
  #taken = 0;
  #turn = 0;
  #seat = NOBODY;
  #cash = new Map<number, number>();

  /** Take in the steps that are new. */
  follow(steps: readonly StepView[], start: number): this {
    if (steps[0] !== this.#first || steps.length < this.#taken) this.#forget(steps[0]);
    for (const step of steps.slice(this.#taken)) for (const fact of step.facts) this.#take(step, fact, start);
    this.#taken = steps.length;
    return this;
  }

  #forget(first: StepView | undefined): void {
    this.#first = first;
    this.#taken = 0;
    this.#turn = 0;
    this.#seat = NOBODY;
    this.#cash = new Map();
    this.lines = [];
    this.movements = [];
  }

  #take(step: StepView, fact: Fact, start: number): void {
    const [kind, seat, , , amount, number] = fact;
    if (kind === FACT.turn) {
      this.#turn = amount;
      this.#seat = seat;
    }
    const clause = CLAUSES[number] ?? '';
    const line = { id: this.lines.length, step, fact, clause, turn: this.#turn, seat: this.#seat };
    this.lines.push(line);
    if (kind === FACT.paid) this.movements.push({ ...line, entries: this.#book(fact, clause, start) });
  }

  #book([, payer, payee, , amount]: Fact, clause: string, start: number): Entry[] {
    const sides: [number, number][] = [
      [payer, -amount],
      [payee, amount],
    ];
    return sides
      .filter(([seat]) => seat >= 0)
      .map(([seat, change]) => {
        // What SET-2 pays out is what everybody starts with.
        const before = clause === 'SET-2' ? 0 : (this.#cash.get(seat) ?? start);
        this.#cash.set(seat, before + change);
        return { seat, before, change };
      });
  }
}
