/** The ledger of the classic game: both sides of every payment. */

import { FACT } from '../../../generated/classic.ts';
import { type Fact } from '../../../generated/protocol.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';

/** The books of the classic game: both sides of every payment. */
export class CashLedger implements Ledger {
  readonly #start: number;
  readonly #cash = new Map<number, number>();

  constructor(start: number) {
    this.#start = start;
  }

  book([kind, payer, payee, , amount]: Fact, clause: string): LedgerEntry[] | null {
    if (kind !== FACT.paid) return null;
    const sides: [number, number][] = [
      [payer, -amount],
      [payee, amount],
    ];
    return sides.filter(([seat]) => seat >= 0).map(([seat, change]) => this.#enter(seat, change, clause));
  }

  #enter(seat: number, change: number, clause: string): LedgerEntry {
    // What SET-2 pays out is what everybody starts with.
    const before = clause === 'SET-2' ? 0 : (this.#cash.get(seat) ?? this.#start);
    this.#cash.set(seat, before + change);
    return { seat, before, change };
  }
}
