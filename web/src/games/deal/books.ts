/** Who got what in the card game, for its ledger: banks before and after, and properties that change hands. */

import { FACT } from '../../generated/deal.ts';
import { type Fact } from '../../generated/protocol.ts';
import type { Books, Entry } from '../../table/books.ts';
import type { BoxView } from './box.ts';
import { applyFact, freshShown, type Shown } from './shown.ts';

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
export class BankBooks implements Books {
  readonly #box: BoxView;
  #shown: Shown;

  constructor(box: BoxView) {
    this.#box = box;
    this.#shown = freshShown(box, SEATS);
  }

  forget(): void {
    this.#shown = freshShown(this.#box, SEATS);
  }

  book(fact: Fact): Entry[] | null {
    const before = this.#worths();
    applyFact(this.#shown, fact, this.#box);
    if (!BOOKED.includes(fact[0])) return null;
    const after = this.#worths();
    return before.flatMap((worth, seat) =>
      after[seat] === worth ? [] : [{ seat, before: worth, change: after[seat]! - worth }],
    );
  }

  #worths(): number[] {
    const worth = (card: number) => this.#box.cards[card]?.value ?? 0;
    return this.#shown.players.map(({ bank }) => bank.reduce((sum, card) => sum + worth(card), 0));
  }
}
