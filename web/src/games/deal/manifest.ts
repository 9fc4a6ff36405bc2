/** The card game, before it comes itself. */

import type { GameManifest } from '../../core/contract.ts';

/** What is known of it before it comes. */
export const MANIFEST: GameManifest = {
  name: 'deal',
  edition: 'deal',
  seatsFull: 'deal-seats-full',
  seatsFew: 'deal-start-two',
  editionNote: 'deal-edition-note',
  auctions: false,
  hints: true,
  lesson: 'deal-lesson',
  workshop: () => import('./workshop/Workshop.svelte'),
  print: () => import('./print/Print.svelte'),
  load: async () => (await import('./definition.ts')).DEFINITION,
  screen: () => import('./Screen.svelte'),
  replay: () => import('./Replay.svelte'),
};
