/** The games whose editions can be made on this page. */

import { createContext } from 'svelte';

export interface GameChoice {
  /** Their names; fewer than two where the address decides. */
  readonly names: readonly string[];
  readonly chosen: string;
  choose(name: string): void;
}

/** The choice of a game, where an edition is chosen and among the tools. */
export const [getGameChoice, setGameChoice] = createContext<GameChoice>();
