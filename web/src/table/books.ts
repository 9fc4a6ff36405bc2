/** How a game keeps its ledger. */

import type { Fact } from '../generated/protocol.ts';

/** One side of a movement of money. */
export interface Entry {
  seat: number;
  before: number;
  change: number;
}

/** The books of a game: every fact is entered, in its order. */
export interface Books {
  /** Enter a fact; null where it moves nothing. */
  book(fact: Fact, clause: string): Entry[] | null;
  /** Begin anew. */
  forget(): void;
}
