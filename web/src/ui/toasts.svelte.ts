/** Words that stand for a moment: what a key has switched, what was answered by itself. */

const STANDS = 4000;

/** What is said, and the way to stop it, where there is one. */
export interface Toast {
  text: string;
  stop?: () => void;
}

export class Toasts {
  now = $state.raw<Toast | null>(null);
  #timer = 0;

  /** Say something for a moment, in the place of what was said before. */
  say(notice: Toast): void {
    this.now = notice;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.clear(), STANDS);
  }

  /** Say nothing any more. */
  clear(): void {
    window.clearTimeout(this.#timer);
    this.now = null;
  }
}
