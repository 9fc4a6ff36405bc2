/** The card game, before it comes itself. */

import type { Entry } from '../game.ts';

/** What is known of it before it comes. */
export const ENTRY: Entry = {
  name: 'deal',
  edition: 'deal',
  opens: 'start-new-deal',
  seatsFull: 'deal-seats-full',
  seatsFew: 'deal-start-two',
  auctions: false,
  hints: true,
  load: async () => (await import('./game.ts')).GAME,
  screen: () => import('./Screen.svelte'),
  replay: () => import('./Replay.svelte'),
};
