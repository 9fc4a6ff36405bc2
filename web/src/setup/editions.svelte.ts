/** The editions that can be played here: which game each is, for how many, and how well bots play it. */

import type { GameManifest, Games } from '../core/contract.ts';
import type { EditionEntry } from '../generated/protocol.ts';
import { fetchEditions } from '../net/http.ts';
import { ResourceCache } from '../net/resource.svelte.ts';

const ALL = 'all';

class Editions {
  readonly #cache = new ResourceCache<readonly EditionEntry[]>(() => fetchEditions());

  /** All of them; none until they have come. */
  get list(): readonly EditionEntry[] {
    return this.#cache.get(ALL) ?? [];
  }

  /** All of them, when they have come. */
  load(): Promise<readonly EditionEntry[]> {
    return this.#cache.load(ALL);
  }

  /** Load them for the component that calls this. */
  use(): void {
    this.#cache.use(() => ALL);
  }

  /** One of them. */
  find(id: string): EditionEntry | undefined {
    return this.list.find((one) => one.id === id);
  }

  /** The game that an edition is of, once it is known. */
  entryOf(games: Games, id: string): GameManifest | undefined {
    const game = this.find(id)?.game;
    return games.list.find(({ name }) => name === game);
  }
}

export const editions = new Editions();
