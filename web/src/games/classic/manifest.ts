/** The classic game, before it comes itself. */

import type { GameManifest } from '../../core/contract.ts';

/** What is known of it before it comes. */
export const MANIFEST: GameManifest = {
  name: 'classic',
  edition: 'us',
  regions: { BE: 'belgium-nl', GB: 'uk', IT: 'italy' },
  seatsFull: 'lobby-seats-full',
  seatsFew: 'lobby-start-two',
  editionNote: 'lobby-edition-note',
  auctions: true,
  hints: true,
  lesson: 'classic-lesson',
  odds: () => import('./odds/Odds.svelte'),
  workshop: () => import('./workshop/Workshop.svelte'),
  print: () => import('./print/Print.svelte'),
  load: async () => (await import('./definition.ts')).DEFINITION,
  screen: () => import('./Screen.svelte'),
  replay: () => import('./Replay.svelte'),
};
