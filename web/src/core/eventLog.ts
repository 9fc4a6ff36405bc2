/** What the story and the ledger list: the facts that the table has shown so far. */

import { CLAUSES, type Fact, type StepView } from '../generated/protocol.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';
import { backTo, EffectiveSteps } from './effectiveSteps.ts';
import type { Moment, Tellable } from './moments.ts';

/** Who has the dice before the first turn. */
const NOBODY = -1;

/** A fact that is told, and where it stands in the game. */
export interface LogEntry extends Tellable {
  id: number;
  /** The number of its step. */
  number: number;
  clause: string;
  /** The number of the turn in which it happened, 0 before the first, and who had the dice. */
  turn: number;
  seat: number;
  gone: boolean;
}

/** A movement of money, or of what stands for it, with the balances of everybody whom it concerns. */
export interface Movement extends LogEntry {
  entries: readonly LedgerEntry[];
}

/** Lists that grow with the moments that are shown, and begin anew where these do. */
export class EventLog {
  lines: LogEntry[] = [];
  movements: Movement[] = [];
  #first: StepView | undefined;
  #taken = 0;
  #step = NOBODY;
  #counting = new EffectiveSteps();
  #turn = 0;
  #seat = NOBODY;
  readonly #begins: number;
  readonly #books: Ledger;

  /** ``begins`` is the kind of the fact with which a turn begins. */
  constructor(begins: number, books: Ledger) {
    this.#begins = begins;
    this.#books = books;
  }

  /** Take in what is new among the first ``at`` moments. */
  follow(moments: readonly Moment[], at: number): this {
    const first = moments[0]?.step;
    if (first !== this.#first || at < this.#taken) this.#forget(first);
    for (const { step, number, fact } of moments.slice(this.#taken, at)) {
      if (number !== this.#step) this.#begin(step, number);
      this.#take(step, number, fact);
    }
    this.#taken = at;
    return this;
  }

  /** A step begins to be told: it may take others back. */
  #begin(step: StepView, number: number): void {
    this.#step = number;
    const gone = this.#counting.take(step, number);
    if (backTo(step) !== null) this.#strike(gone);
  }

  #forget(first: StepView | undefined): void {
    this.#first = first;
    this.#taken = 0;
    this.#step = NOBODY;
    this.#counting = new EffectiveSteps();
    this.#turn = 0;
    this.#seat = NOBODY;
    this.#books.forget();
    this.lines = [];
    this.movements = [];
  }

  /** Strike the lines of some steps, and have the books, the turn and the dice as they were before them. */
  #strike(numbers: readonly number[]): void {
    const gone = new Set(numbers);
    this.lines = this.lines.map((line) => (gone.has(line.number) ? { ...line, gone: true } : line));
    this.movements = this.movements.filter((one) => !gone.has(one.number));
    this.#books.forget();
    for (const line of this.lines) if (!line.gone) this.#books.book(line.fact, line.clause);
    const last = this.lines.findLast((line) => !line.gone);
    this.#turn = last?.turn ?? 0;
    this.#seat = last?.seat ?? NOBODY;
  }

  #take(step: StepView, number: number, fact: Fact): void {
    const [kind, seat, , , amount, rule] = fact;
    if (kind === this.#begins) {
      this.#turn = amount;
      this.#seat = seat;
    }
    const clause = CLAUSES[rule] ?? '';
    const { length } = this.lines;
    const line = { id: length, step, number, fact, clause, turn: this.#turn, seat: this.#seat, gone: false };
    this.lines.push(line);
    const entries = this.#books.book(fact, clause);
    if (entries) this.movements.push({ ...line, entries });
  }
}
