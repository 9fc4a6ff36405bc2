/** The ledger: the points that seats keep. */

import { FACT } from '../../generated/pig.ts';
import type { Fact } from '../../generated/protocol.ts';
import type { Ledger, LedgerEntry } from '../../core/ledger.ts';

export class PointLedger implements Ledger {
  readonly #scores: number[] = [];

  book([kind, seat, , , amount]: Fact): LedgerEntry[] | null {
    if (kind !== FACT.held) return null;
    const before = this.#scores[seat] ?? 0;
    this.#scores[seat] = amount;
    return [{ seat, before, change: amount - before }];
  }
}
