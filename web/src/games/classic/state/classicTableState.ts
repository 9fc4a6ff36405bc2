/** The state of the screen of one table of the classic game. Each table on a page has its own. */

import { createContext } from 'svelte';

import type { Panels } from '../../../table/state/panels.svelte.ts';
import type { Session } from '../model/context.ts';
import { ProxyBid } from './proxyBid.svelte.ts';
import { SquareSelection } from './squareSelection.svelte.ts';
import { TradeDraft } from './tradeDraft.svelte.ts';

/** What a table of the classic game has beside what every table has. */
export class ClassicTableState {
  readonly panels: Panels;
  readonly squareSelection = new SquareSelection();
  readonly tradeDraft: TradeDraft;
  readonly proxyBid: ProxyBid;

  constructor(session: Session, panels: Panels) {
    this.panels = panels;
    this.tradeDraft = new TradeDraft(session, panels);
    this.proxyBid = new ProxyBid(session);
  }

  /** Whether the person here is doing something that an automatic answer would cut off. */
  get isOccupied(): boolean {
    return this.squareSelection.selected !== null || this.tradeDraft.isOpen;
  }
}

export const [getClassicTableState, setClassicTableState] = createContext<ClassicTableState>();

/** The square that is looked at on the board of this table. */
export function getSquareSelection(): SquareSelection {
  return getClassicTableState().squareSelection;
}

/** The trade that is drafted at this table. */
export function getTradeDraft(): TradeDraft {
  return getClassicTableState().tradeDraft;
}

/** The limit that is set at this table for bids by proxy. */
export function getProxyBid(): ProxyBid {
  return getClassicTableState().proxyBid;
}
