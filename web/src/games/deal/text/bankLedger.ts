/** Who got what in the card game, for its ledger: banks before and after, and properties that change hands. */

import { FACT } from '../../../generated/deal.ts';
import { type Fact } from '../../../generated/protocol.ts';
import type { Ledger, LedgerEntry } from '../../../core/ledger.ts';
import { elementAt } from '../../../platform/elementAt.ts';
import type { BoxView } from '../model/box.ts';
import { applyFact, initialDisplayState, type DisplayState } from '../model/displayState.ts';

/** The most that can sit at a table. */
const SEATS = 5;
const BOOKED: readonly number[] = [
  FACT.banked,
  FACT['taken-back'],
  FACT.paid,
  FACT['paid-nothing'],
  FACT.took,
  FACT['took-building'],
  FACT['set-broken'],
  FACT.left,
];

/** The books of the card game. */
export class BankLedger implements Ledger {
  readonly #box: BoxView;
  readonly #shown: DisplayState;

  constructor(box: BoxView) {
    this.#box = box;
    this.#shown = initialDisplayState(box, SEATS);
  }

  book(fact: Fact): LedgerEntry[] | null {
    const before = this.#worths();
    applyFact(this.#shown, fact, this.#box);
    if (!BOOKED.includes(fact[0])) return null;
    const after = this.#worths();
    return before.flatMap((worth, seat) => {
      const change = elementAt(after, seat) - worth;
      return change === 0 ? [] : [{ seat, before: worth, change }];
    });
  }

  #worths(): number[] {
    const worth = (card: number) => this.#box.cards[card]?.value ?? 0;
    return this.#shown.players.map(({ bank }) => bank.reduce((sum, card) => sum + worth(card), 0));
  }
}
