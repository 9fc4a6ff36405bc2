/** Proposals as the editor and the list of trades need them. */

import type { DebtView, TradeView } from '../../generated/classic.ts';
import type { Terms } from './notation.ts';

/** An empty proposal to a player. */
export function emptyTerms(partner: number): Terms {
  return { partner, gives: [], gets: [], givesCards: [], getsCards: [], money: 0, counters: 0, clears: 0 };
}

/** A proposal that answers another one: its terms, seen from the other side. */
export function counterTerms(trade: TradeView): Terms {
  return {
    partner: trade.maker,
    gives: trade.gets,
    gets: trade.gives,
    givesCards: trade.getsCards,
    getsCards: trade.givesCards,
    money: -trade.money,
    counters: trade.serial,
    clears: trade.clears,
  };
}

/** The debt between two players that their trade may let off, if there is one. */
export function debtBetween(debts: readonly DebtView[], maker: number, partner: number): DebtView | null {
  const between = (one: DebtView) =>
    (one.debtor === maker && one.creditor === partner) || (one.debtor === partner && one.creditor === maker);
  return debts.find(between) ?? null;
}

/** Whether both sides give something; who lets a debt off gives that. */
export function isMutual(terms: Terms, debtor: number): boolean {
  const letOff = (seat: number) => terms.clears > 0 && debtor === seat;
  const gives = terms.gives.length + terms.givesCards.length > 0 || terms.money > 0 || letOff(terms.partner);
  const gets =
    terms.gets.length + terms.getsCards.length > 0 || terms.money < 0 || (terms.clears > 0 && !letOff(terms.partner));
  return gives && gets;
}

/** The list with the value in it, or without it if it was there. */
export function toggled(list: readonly number[], value: number): number[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
