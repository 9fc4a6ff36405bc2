/** The editions that can be played here: which game each is, for how many, and how well bots play it. */

import type { GameManifest, Games } from '../core/contract.ts';
import type { EditionEntry } from '../generated/protocol.ts';
import { fetchEditions } from '../net/http.ts';

class Editions {
  #list = $state.raw<readonly EditionEntry[]>([]);
  #asked: Promise<readonly EditionEntry[]> | null = null;

  /** All of them; none until they have come. */
  get list(): readonly EditionEntry[] {
    void this.come().catch(() => {});
    return this.#list;
  }

  /** All of them, when they have come. */
  come(): Promise<readonly EditionEntry[]> {
    this.#asked ??= fetchEditions().then(
      (found) => (this.#list = found),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
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
