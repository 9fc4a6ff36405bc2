/** The editions that can be played here: which game each is, for how many, and how well bots play it. */

import type { Entry, Games } from '../games/game.ts';
import type { EditionEntry } from '../generated/protocol.ts';
import { fetchEditions } from './requests.ts';

class Editions {
  #list = $state.raw<readonly EditionEntry[]>([]);
  #asked = false;

  /** All of them; none until they have come. */
  get list(): readonly EditionEntry[] {
    if (!this.#asked) {
      this.#asked = true;
      void fetchEditions()
        .then((found) => (this.#list = found))
        .catch(() => (this.#asked = false));
    }
    return this.#list;
  }

  /** One of them. */
  find(id: string): EditionEntry | undefined {
    return this.list.find((one) => one.id === id);
  }

  /** The game that an edition is of, once it is known. */
  entryOf(games: Games, id: string): Entry | undefined {
    const game = this.find(id)?.game;
    return games.list.find(({ name }) => name === game);
  }
}

export const editions = new Editions();
