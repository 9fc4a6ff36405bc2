/** How fast this browser shows what happens, at every table. */

import { keptAs } from '../platform/basePath.ts';

export type Speed = 1 | 2 | 4 | 'skip';

const KEPT_AS = keptAs('speed');
const SPEEDS: readonly Speed[] = [1, 2, 4, 'skip'];

class AnimationSpeed {
  #chosen = $state<Speed>(SPEEDS.find((speed) => String(speed) === localStorage.getItem(KEPT_AS)) ?? 1);

  get chosen(): Speed {
    return this.#chosen;
  }

  set chosen(speed: Speed) {
    this.#chosen = speed;
    localStorage.setItem(KEPT_AS, String(speed));
  }
}

export const animationSpeed = new AnimationSpeed();
