/** The editions that can be played here: which game each is, for how many, and how well bots play it. */

import type { EditionEntry } from '../generated/protocol.ts';
import { fetchEditions } from './requests.ts';

export type GameName = EditionEntry['game'];

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
}

export const editions = new Editions();
