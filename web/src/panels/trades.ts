/** Proposals as the editor and the list of trades need them. */

import type { TradeView } from '../generated/protocol.ts';
import type { Terms } from './notation.ts';

/** An empty proposal to a player. */
export function emptyTerms(partner: number): Terms {
  return { partner, gives: [], gets: [], givesCards: [], getsCards: [], money: 0, counters: 0 };
}

/** A proposal that answers another one: its terms, seen from the other side. */
export function counterTerms(trade: TradeView): Terms {
  return {
    partner: trade.maker,
    gives: trade.gets,
    gets: trade.gives,
    givesCards: trade.gets_cards,
    getsCards: trade.gives_cards,
    money: -trade.money,
    counters: trade.serial,
  };
}

/** Whether both sides give something. */
export function isMutual(terms: Terms): boolean {
  const gives = terms.gives.length + terms.givesCards.length > 0 || terms.money > 0;
  const gets = terms.gets.length + terms.getsCards.length > 0 || terms.money < 0;
  return gives && gets;
}

/** The list with the value in it, or without it if it was there. */
export function toggled(list: readonly number[], value: number): number[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
