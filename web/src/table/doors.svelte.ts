/** Which panel stands open beside the board (below it on a phone), and what it speaks of. */

import { tick } from 'svelte';

import { session } from './session.svelte.ts';
import { t } from '../text/text.svelte.ts';

export type Door = 'estate' | 'trades' | 'quick' | 'discards' | 'story' | 'ledger' | 'rules' | 'help' | 'settings';

/** The five doors at the bottom of the phone, in their order; the card game has its own. */
const FIVE: readonly Door[] = ['estate', 'trades', 'story', 'ledger', 'rules'];
const DEAL_FIVE: readonly Door[] = ['estate', 'quick', 'story', 'ledger', 'rules'];

/** The doors of the game that is played, in their order. */
export function fiveDoors(): readonly Door[] {
  return session.pack ? DEAL_FIVE : FIVE;
}

/** What stands on a door. */
export function doorTitle(door: Door): string {
  return t(door === 'discards' ? 'deal-discards' : `door-${door}`);
}

class Doors {
  /** The open panel; null shows story and ledger on a desk, the question on a phone. */
  open = $state<Door | null>(null);
  /** Whose estate is shown; null means one's own. */
  seat = $state<number | null>(null);
  /** The clause at which the rules stand open. */
  clause = $state<string | null>(null);
  /** With whom a proposal is to be put together in the trades panel. */
  partner = $state<number | null>(null);

  #opener: HTMLElement | null = null;

  /** Open a panel, or close it when it is the one that stands open. */
  toggle(door: Door): void {
    if (this.open === door) this.close();
    else this.#show(door);
  }

  /** Show the estate of a seat. */
  estate(seat: number | null): void {
    this.seat = seat;
    this.#show('estate');
  }

  /** Show the rules at a clause. */
  rule(clause: string): void {
    this.clause = clause;
    this.#show('rules');
  }

  /** Show the trades, and begin a proposal to a player if one is named. */
  trades(partner: number | null = null): void {
    this.partner = partner;
    this.#show('trades');
  }

  /** Close the panel; the focus goes back to where it came from, or to the question. */
  close(): void {
    const opener = this.#opener;
    this.open = null;
    this.#opener = null;
    void tick().then(() => {
      if (document.activeElement !== document.body) return;
      (opener?.isConnected ? opener : document.getElementById('question-head'))?.focus({ preventScroll: true });
    });
  }

  #show(door: Door): void {
    const { activeElement, body } = document;
    if (this.open === null && activeElement instanceof HTMLElement && activeElement !== body)
      this.#opener = activeElement;
    this.open = door;
  }
}

export const doors = new Doors();
