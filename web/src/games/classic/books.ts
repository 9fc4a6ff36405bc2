/** How a game keeps its ledger. */

import { FACT, type Fact } from '../../generated/protocol.ts';

/** One side of a movement of money. */
export interface Entry {
  seat: number;
  before: number;
  change: number;
}

/** The books of a game: every fact is entered, in its order. */
export interface Books {
  /** The kind of the fact with which a turn begins. */
  readonly turn: number;
  /** Enter a fact; null where it moves nothing. */
  book(fact: Fact, clause: string): Entry[] | null;
  /** Begin anew. */
  forget(): void;
}

/** The books of the classic game: both sides of every payment. */
export class ClassicBooks implements Books {
  readonly turn = FACT.turn;
  readonly #start: number;
  #cash = new Map<number, number>();

  constructor(start: number) {
    this.#start = start;
  }

  forget(): void {
    this.#cash = new Map();
  }

  book([kind, payer, payee, , amount]: Fact, clause: string): Entry[] | null {
    if (kind !== FACT.paid) return null;
    const sides: [number, number][] = [
      [payer, -amount],
      [payee, amount],
    ];
    return sides.filter(([seat]) => seat >= 0).map(([seat, change]) => this.#enter(seat, change, clause));
  }

  #enter(seat: number, change: number, clause: string): Entry {
    // What SET-2 pays out is what everybody starts with.
    const before = clause === 'SET-2' ? 0 : (this.#cash.get(seat) ?? this.#start);
    this.#cash.set(seat, before + change);
    return { seat, before, change };
  }
}
