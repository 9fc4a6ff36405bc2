/** How a game keeps its ledger. */

import type { Fact } from '../generated/protocol.ts';

/** One side of a movement of money. */
export interface LedgerEntry {
  seat: number;
  before: number;
  change: number;
}

/** The books of a game: every fact that counts is entered, in its order. */
export interface Ledger {
  /** Enter a fact; null where it moves nothing. */
  book(fact: Fact, clause: string): LedgerEntry[] | null;
}
