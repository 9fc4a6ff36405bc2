/** Whether the only possible answer is given by itself: never unless wished, and the end of a turn only if that is too. */

import { keptAs } from '../../platform/basePath.ts';

const MODES = ['off', 'answers', 'turns'] as const;
const KEPT_AS = keptAs('auto');

/** Nothing by itself, what leaves no choice, and the end of one's turn too. */
export type AutoMode = (typeof MODES)[number];

class AutoAnswer {
  #mode = $state<AutoMode>(MODES.find((mode) => mode === localStorage.getItem(KEPT_AS)) ?? 'off');

  get mode(): AutoMode {
    return this.#mode;
  }

  set mode(mode: AutoMode) {
    this.#mode = mode;
    localStorage.setItem(KEPT_AS, mode);
  }
}

export const autoAnswer = new AutoAnswer();
