/** The classic game, before it comes itself. */

import type { Entry } from '../game.ts';

/** What is known of it before it comes. */
export const ENTRY: Entry = {
  name: 'classic',
  edition: 'italy',
  opens: 'start-new',
  seatsFull: 'lobby-seats-full',
  seatsFew: 'lobby-start-two',
  auctions: true,
  hints: true,
  odds: () => import('./Odds.svelte'),
  load: async () => (await import('./game.ts')).GAME,
  screen: () => import('./Screen.svelte'),
  replay: () => import('./Replay.svelte'),
};
