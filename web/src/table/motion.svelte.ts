/** Facts shown one after another, each in the motion that its game gives it. Never waited for when answering. */

import type { Told } from './steps.ts';

export type Speed = 1 | 2 | 4 | 'skip';

/** How a fact is shown and carried out, as long as its table is on stage. */
export type Performance = (told: Told, onStage: () => boolean) => Promise<void>;

const KEPT_AS = 'monopolista:speed';
const SPEEDS: readonly Speed[] = [1, 2, 4, 'skip'];
/** When so many facts wait, each goes so many times faster. */
const RUSHES: readonly (readonly [number, number])[] = [
  [60, 10],
  [30, 4],
  [12, 2],
];

class Motion {
  /** Whether facts wait to be shown. */
  busy = $state(false);
  /** How many of them. */
  waiting = $state(0);
  /** What is done when nothing waits any more. */
  atRest: () => void = () => undefined;
  #speed = $state<Speed>(SPEEDS.find((speed) => String(speed) === localStorage.getItem(KEPT_AS)) ?? 1);
  #performance: Performance | null = null;
  #queue: Told[] = [];
  #wake: (() => void) | null = null;
  #hurry = false;

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    localStorage.setItem(KEPT_AS, String(speed));
    if (speed === 'skip') this.finish();
  }

  /** Whether things jump to where they go. */
  get still(): boolean {
    return this.#speed === 'skip' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  }

  /** Put a table on stage, on which the facts are carried out from now on; what waits is dropped. */
  stage(performance: Performance): void {
    this.#queue = [];
    this.waiting = 0;
    this.#performance = performance;
    this.#wake?.();
  }

  /** Let facts follow those that wait. */
  push(facts: readonly Told[]): void {
    this.#queue.push(...facts);
    this.waiting = this.#queue.length;
    if (!this.busy) void this.#run();
  }

  /** Show at once everything that waits. */
  finish(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let told = this.#queue.shift(); told; told = this.#queue.shift()) {
      this.waiting = this.#queue.length;
      await this.#perform(told);
    }
    this.busy = false;
    this.#hurry = false;
    this.atRest();
  }

  async #perform(told: Told): Promise<void> {
    const performance = this.#performance;
    await performance?.(told, () => performance === this.#performance);
  }

  /** The time a motion takes now: less when much waits, none when things are still. */
  pace(time: number): number {
    if (this.#hurry || this.still || this.#speed === 'skip') return 0;
    const rush = RUSHES.find(([length]) => this.#queue.length > length)?.[1] ?? 1;
    return time / (this.#speed * rush);
  }

  /** Let time pass, unless somebody hurries. */
  sleep(time: number): Promise<void> {
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.#wake = done;
    });
  }
}

export const motion = new Motion();
