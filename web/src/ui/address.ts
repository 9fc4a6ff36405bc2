/** The address of the page, in two parts: what is shown, and which one of them. */

import { createContext } from 'svelte';

export interface Address {
  readonly place: string;
  /** The link of a table, a game, a puzzle or an edition; empty where the address names none. */
  readonly name: string;
}

/** The address of this page. */
export const [getAddress, setAddress] = createContext<Address>();
