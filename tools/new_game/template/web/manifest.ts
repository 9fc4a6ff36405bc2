/** What is known of the game before its code is loaded. */

import type { GameManifest } from '../../core/contract.ts';

/** Its entry among the games. */
export const MANIFEST: GameManifest = {
  name: 'pig',
  edition: 'pig',
  seatsFull: 'pig-seats-full',
  seatsFew: 'pig-start-two',
  auctions: false,
  hints: false,
  load: async () => (await import('./definition.ts')).DEFINITION,
  screen: () => import('./Screen.svelte'),
  replay: () => import('./Replay.svelte'),
};
