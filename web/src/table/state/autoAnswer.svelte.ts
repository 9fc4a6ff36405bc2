/** Whether the only possible answer is given automatically: never unless wished, and the end of a turn only if that is too. */

import { choice } from '../../platform/preference.svelte.ts';

const MODES = ['off', 'answers', 'turns'] as const;

/** Nothing, what leaves no choice, and the end of one's turn too. */
export type AutoMode = (typeof MODES)[number];

class AutoAnswer {
  readonly #mode = choice('auto', MODES);

  get mode(): AutoMode {
    return this.#mode.value;
  }

  set mode(mode: AutoMode) {
    this.#mode.value = mode;
  }
}

export const autoAnswer = new AutoAnswer();
