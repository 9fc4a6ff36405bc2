/** Proposals as the trade table and the list of trades need them. */

import type { DebtView, TradeView } from '../../../generated/classic.ts';
import type { Terms } from './notation.ts';
import type { GameReadModel } from './context.ts';

/** An empty proposal to a player. */
export function emptyTerms(partner: number): Terms {
  return { partner, gives: [], gets: [], givesCards: [], getsCards: [], money: 0, counters: 0, clears: 0 };
}

/** Whether a proposal says nothing yet. */
export function isEmpty({ gives, gets, givesCards, getsCards, money, counters, clears }: Terms): boolean {
  const pieces = [...gives, ...gets, ...givesCards, ...getsCards];
  return pieces.length === 0 && money === 0 && counters === 0 && clears === 0;
}

/** A proposal as its maker stated it. */
export function termsOf(trade: TradeView): Terms {
  const { partner, gives, gets, givesCards, getsCards, money, counters, clears } = trade;
  return { partner, gives, gets, givesCards, getsCards, money, counters, clears };
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

/** What of a draft is still to be had, and what has left it since. */
export interface DraftStatus {
  terms: Terms;
  /** The squares whose deeds have changed hands. */
  lost: readonly number[];
  /** How many cards have been used, or have changed hands. */
  lostCards: number;
  /** Whether the proposal that it was to answer is gone. */
  unasked: boolean;
}

/** Hold a seat's draft against the table as it is shown. */
export function draftStatus({ table, shown }: GameReadModel, seat: number, wished: Terms): DraftStatus {
  const { partner } = wished;
  const owned = (owner: number) => (square: number) => shown.owner[square] === owner;
  const held = (holder: number) => (card: number) => shown.players[holder]?.cards.includes(card) ?? false;
  const gives = wished.gives.filter(owned(seat));
  const gets = wished.gets.filter(owned(partner));
  const givesCards = wished.givesCards.filter(held(seat));
  const getsCards = wished.getsCards.filter(held(partner));
  const counters = table?.trades.some(({ serial }) => serial === wished.counters) ? wished.counters : 0;
  const clears = Math.min(wished.clears, debtBetween(table?.clearable ?? [], seat, partner)?.amount ?? 0);
  const cards = wished.givesCards.length + wished.getsCards.length;
  return {
    terms: { ...wished, gives, gets, givesCards, getsCards, counters, clears },
    lost: [...wished.gives, ...wished.gets].filter((square) => !gives.includes(square) && !gets.includes(square)),
    lostCards: cards - givesCards.length - getsCards.length,
    unasked: counters !== wished.counters,
  };
}

/** The list with the value in it, or without it if it was there. */
export function toggled(list: readonly number[], value: number): number[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
