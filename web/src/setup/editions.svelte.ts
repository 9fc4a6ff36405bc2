/** The editions that can be played here: which game each is, for how many, and how well bots play it. */

import type { GameManifest, Games } from '../core/contract.ts';
import type { EditionEntry } from '../generated/protocol.ts';
import { fetchEdition, fetchEditions } from '../net/http.ts';
import { ResourceCache } from '../net/resource.svelte.ts';

const ALL = 'all';
/** What the ids of boxes begin with: users' own editions, which are not among all. */
const OWN = 'own-';

export const isOwnBox = (edition: string): boolean => edition.startsWith(OWN);

class Editions {
  readonly #boxes = new ResourceCache<EditionEntry>(fetchEdition);
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

  /** Load the entry of an edition that may be a box for the component that calls this. */
  useBox(edition: () => string): void {
    this.#boxes.use(() => (isOwnBox(edition()) ? edition() : ''));
  }

  /** All of them, and the entry of an edition that may be a box. */
  async loadWith(edition: string): Promise<void> {
    await Promise.all([this.load(), isOwnBox(edition) ? this.#boxes.load(edition) : null]);
  }

  /** All of them, and a box where it is chosen. */
  offered(edition: string): readonly EditionEntry[] {
    const box = this.#boxes.get(edition);
    return box ? [...this.list, box] : this.list;
  }

  /** One of them, or a box that has come. */
  find(id: string): EditionEntry | undefined {
    return this.list.find((one) => one.id === id) ?? this.#boxes.get(id);
  }

  /** The game that an edition is of, once it is known. */
  entryOf(games: Games, id: string): GameManifest | undefined {
    const game = this.find(id)?.game;
    return games.list.find(({ name }) => name === game);
  }
}

export const editions = new Editions();
