/** The marks of a first game: where things are, shown once in this browser. */

import { SvelteSet } from 'svelte/reactivity';

import { keptAs } from '../../platform/basePath.ts';

const KEPT_AS = keptAs('marks:');

class Onboarding {
  /** Which of the marks is shown. */
  step = $state(0);
  #seen = new SvelteSet<string>();

  /** Whether the marks of a game have been seen, or skipped. */
  seen(game: string): boolean {
    return this.#seen.has(game) || localStorage.getItem(KEPT_AS + game) !== null;
  }

  /** Show none of a game any more. */
  done(game: string): void {
    localStorage.setItem(KEPT_AS + game, 'seen');
    this.#seen.add(game);
    this.step = 0;
  }
}

export const onboarding = new Onboarding();
