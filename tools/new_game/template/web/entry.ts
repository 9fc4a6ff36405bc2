/** What is known of the game before its code is loaded. */

import type { Entry } from '../game.ts';

/** Its entry among the games. */
export const ENTRY: Entry = {
  name: 'pig',
  edition: 'pig',
  opens: 'start-new-pig',
  seatsFull: 'pig-seats-full',
  seatsFew: 'pig-start-two',
  auctions: false,
  hints: false,
  load: async () => (await import('./game.ts')).GAME,
  screen: () => import('./Screen.svelte'),
  replay: () => import('./Replay.svelte'),
};
