/** The proposal that is to be begun in the trades panel. */

import { doors } from '../../table/doors.svelte.ts';

class Trading {
  /** With whom. */
  partner = $state<number | null>(null);

  /** Show the trades, and begin a proposal to a player if one is named. */
  open(partner: number | null = null): void {
    this.partner = partner;
    doors.show('trades');
  }
}

export const trading = new Trading();
