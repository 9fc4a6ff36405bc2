/** The edition of the address, else the one with which the reader begins. */

import type { GameManifest } from '../core/contract.ts';
import { text } from '../i18n/text.svelte.ts';
import { defaultEdition } from './defaultEdition.ts';
import { editions } from './editions.svelte.ts';

export class AddressedEdition {
  /** Its id; empty until it is known. */
  id = $state('');

  constructor(name: string, game: GameManifest) {
    this.id = name;
    if (!name) void readersEdition(game).then((found) => (this.id = found));
  }
}

/** The game's edition for the reader; without a network the game's own first one. */
async function readersEdition(game: GameManifest): Promise<string> {
  return defaultEdition(game, await editions.load().catch(() => []), text.language);
}
