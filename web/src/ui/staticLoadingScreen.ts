/** The loading screen that comes with the page of a table, before the program. */

import { createContext } from 'svelte';

/** Stays until what the page is for is drawn: drawn anew by the program, it would be painted later and twice. */
export class StaticLoadingScreen {
  #element: Element | null;
  /** How many loading screens of the program it stands for. */
  #users = 0;

  /** Takes the place of the first loading screens, and goes where the page begins with something else. */
  constructor(element: Element | null) {
    this.#element = element;
    this.#removeUnused();
  }

  get isShown(): boolean {
    return this.#element !== null;
  }

  /** Keep it until the returned function is called, or another loading screen keeps it in the same task. */
  keep(): () => void {
    this.#users += 1;
    return () => {
      this.#users -= 1;
      this.#removeUnused();
    };
  }

  /** Say what is being done. */
  say(doing: string): void {
    const line = this.#element?.querySelector('.doing');
    if (line) line.textContent = doing;
  }

  #removeUnused(): void {
    queueMicrotask(() => {
      if (this.#users > 0) return;
      this.#element?.remove();
      this.#element = null;
    });
  }
}

/** That of this page. */
export const [getStaticLoadingScreen, setStaticLoadingScreen] = createContext<StaticLoadingScreen>();
