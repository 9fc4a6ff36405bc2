/** What the story and the ledger list: the facts so far, taken in as the steps come. */

import { CLAUSES, type Fact, type StepView } from '../generated/protocol.ts';
import type { Books, Entry } from './books.ts';

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

/** A movement of money, or of what stands for it, with the balances of everybody whom it concerns. */
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
  readonly #begins: number;
  readonly #books: Books;

  /** ``begins`` is the kind of the fact with which a turn begins. */
  constructor(begins: number, books: Books) {
    this.#begins = begins;
    this.#books = books;
  }

  /** Take in the steps that are new. */
  follow(steps: readonly StepView[]): this {
    if (steps[0] !== this.#first || steps.length < this.#taken) this.#forget(steps[0]);
    for (const step of steps.slice(this.#taken)) for (const fact of step.facts) this.#take(step, fact);
    this.#taken = steps.length;
    return this;
  }

  #forget(first: StepView | undefined): void {
    this.#first = first;
    this.#taken = 0;
    this.#turn = 0;
    this.#seat = NOBODY;
    this.#books.forget();
    this.lines = [];
    this.movements = [];
  }

  #take(step: StepView, fact: Fact): void {
    const [kind, seat, , , amount, number] = fact;
    if (kind === this.#begins) {
      this.#turn = amount;
      this.#seat = seat;
    }
    const clause = CLAUSES[number] ?? '';
    const line = { id: this.lines.length, step, fact, clause, turn: this.#turn, seat: this.#seat };
    this.lines.push(line);
    const entries = this.#books.book(fact, clause);
    if (entries) this.movements.push({ ...line, entries });
  }
}
