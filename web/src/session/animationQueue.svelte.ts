/** The animation queue of a table: moments are shown one after another. What is said of the game waits for it. */

import type { AnimationContext, Moment } from '../core/contract.ts';
import { elementAt } from '../platform/elementAt.ts';
import { animationSpeed, type Speed } from './animationSpeed.svelte.ts';

/** What the owner of a queue does when it goes on. */
export interface QueueEvents {
  /** The screen may show what the first `moments` moments did. */
  advanced(moments: number): void;
  /** Nothing waits any more. */
  settled(): void;
}

/** What is on stage: a table, and how moments are carried out on it. */
export interface Play {
  /** How long a moment takes when nobody hurries, in milliseconds. */
  lasts(moment: Moment): number;
  /** Whether nothing is said of a moment: it belongs to what is said of the one before it. */
  isQuiet(moment: Moment): boolean;
  /** Show a moment and carry it out; ``tell`` says that it may be told by now, else that is so at the end. */
  perform(moment: Moment, tell: () => void, signal: AbortSignal): Promise<void>;
  /** Whether the person here loses something by a moment; skipping ends before it. */
  isLoss(moment: Moment): boolean;
  /** Carry a moment out without showing how. */
  carryOut(moment: Moment): void;
  /** Replace the table by one on which the first `at` moments have been carried out. */
  skipTo(at: number): void;
}

/** The moments of a game in their order, as its log has them; more may follow. */
export interface MomentLog {
  readonly moments: readonly Moment[];
}

/** What a queue does: nothing waits; moments are shown in motion; they are shown at once as they come. */
export type QueueState = 'idle' | 'playing' | 'skipping';

/** So much of the show may wait, in milliseconds; with more everything goes faster. */
const LAG = 1800;

/**
 * Shows the moments of a log one after another.
 *
 * The queue has one state:
 *
 * - `idle` → `playing` when there are moments to show (`goOn`).
 * - `playing` → `idle` when the last of them has been shown, has been skipped (`finish`) or has failed. The motion that
 *   goes on then ends first. Another table (`stage`, `clear`) breaks the motion off and takes the same way.
 * - `idle`, `playing` → `skipping` by `startSkipping`: what waits is skipped, and what comes is carried out at once.
 *   Where a loss of the person here waits, only what comes before it is skipped, and the state is `playing`.
 * - `skipping` → `idle` by `stopSkipping`, or `playing` where a motion that was broken off has not ended yet.
 * - `skipping` → `playing` before a moment by which the person here loses something.
 *
 * `settled` follows when nothing waits any more, in the states `playing` and `skipping`.
 */
export class AnimationQueue implements AnimationContext {
  /** Up to how many moments everything on the screen is told: the table has shown them, and what belongs to them. */
  at = $state(0);
  /** The part of the page in which the table is. */
  root: ParentNode = document;
  #state = $state<QueueState>('idle');
  readonly #events: QueueEvents;
  #play: Play | null = null;
  #log: MomentLog | null = null;
  /** The motion of the present moment; aborted when another table takes the place of its table. */
  #motion: AbortController | null = null;
  /** The number of the moment that is in motion; it may have been told before its motion ends. */
  #moving = 0;
  /** How many moments the table has shown, and how many are to be shown. */
  #done = 0;
  #goal = 0;
  #wake: (() => void) | null = null;

  constructor(events: QueueEvents) {
    this.#events = events;
  }

  /** Attachment: the table is within an element. */
  readonly within = (element: ParentNode): (() => void) => {
    this.root = element;
    return () => {
      if (this.root === element) this.root = document;
    };
  };

  /** How fast moments are shown, at every table of this browser. */
  get speed(): Speed {
    return animationSpeed.value;
  }

  set speed(speed: Speed) {
    animationSpeed.value = speed;
    if (speed === 'skip') this.finish();
  }

  get state(): QueueState {
    return this.#state;
  }

  /** Show everything at once until `stopSkipping` or a loss, whatever the speed that was chosen. */
  startSkipping(): void {
    const goal = this.#goal;
    const loss = this.#nextLoss();
    if (loss === null) {
      this.finish();
      this.#state = 'skipping';
    } else {
      this.#play?.skipTo(loss);
      this.goOn(goal);
    }
  }

  stopSkipping(): void {
    if (this.#state === 'skipping') this.#state = this.#motion ? 'playing' : 'idle';
  }

  /** The next of the moments that wait by which the person here loses something; the one in motion has been seen. */
  #nextLoss(): number | null {
    const from = this.#motion ? Math.max(this.#done, this.#moving) : this.#done;
    for (let at = from; at < this.#goal; at++) if (this.#play?.isLoss(elementAt(this.#moments, at))) return at;
    return null;
  }

  /** Whether nothing is to move, or nobody would see it. */
  get calm(): boolean {
    return this.speed === 'skip' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  }

  /** Whether things jump to where they go. */
  get still(): boolean {
    return this.#state === 'skipping' || this.calm;
  }

  /** Put a table on stage on which the first `at` moments of a log have been carried out; what was going on is broken off. */
  stage(play: Play, log: MomentLog, at: number): void {
    this.#restart(play, log, at);
  }

  /** Take everything off the stage. */
  clear(): void {
    this.#restart(null, null, 0);
  }

  #restart(play: Play | null, log: MomentLog | null, at: number): void {
    this.#play = play;
    this.#log = log;
    this.at = at;
    this.#done = at;
    this.#goal = at;
    this.#motion?.abort();
    this.#wake?.();
  }

  /** Show the moments up to the one of a number. */
  goOn(to: number): void {
    this.#goal = to;
    if (this.#state !== 'playing' && !this.#motion) void this.#run();
  }

  /** Show at once everything that waits. */
  finish(): void {
    if (this.#state === 'playing') this.#play?.skipTo(this.#goal);
  }

  async #run(): Promise<void> {
    if (this.#state === 'idle') this.#state = 'playing';
    try {
      // What takes no time is done before anything else happens, so that nothing flickers.
      while (this.#play && this.#done < this.#goal) {
        const moment = elementAt(this.#moments, this.#done);
        if (this.#state === 'skipping' && this.#play.isLoss(moment)) this.#state = 'playing';
        if (this.pace(this.#play.lasts(moment)) > 0) await this.#perform(this.#play, moment);
        else {
          this.#play.carryOut(moment);
          this.#tell(this.#play, this.#done + 1);
        }
      }
    } catch (error) {
      // A moment that cannot be shown must not stop the game: the table is laid anew when all is settled.
      console.error(error);
      this.#done = this.#goal;
      this.at = this.#goal;
    }
    if (this.#state === 'playing') this.#state = 'idle';
    this.#events.settled();
  }

  async #perform(play: Play, moment: Moment): Promise<void> {
    const shown = this.#done + 1;
    this.#motion = new AbortController();
    this.#moving = shown;
    try {
      await play.perform(moment, () => this.#tell(play, shown), this.#motion.signal);
    } finally {
      this.#motion = null;
    }
    this.#tell(play, shown);
  }

  /** So many moments have been shown; they are told unless the next one still belongs to the last. */
  #tell(play: Play, shown: number): void {
    if (play !== this.#play) return;
    this.#done = shown;
    const last = this.#moments[shown - 1];
    const next = shown < this.#goal ? this.#moments[shown] : undefined;
    if (!next || next.step !== last?.step || !play.isQuiet(next)) {
      this.at = shown;
      this.#events.advanced(shown);
    }
  }

  get #moments(): readonly Moment[] {
    return this.#log?.moments ?? [];
  }

  /** Whether what performs now has been broken off. */
  get #broken(): boolean {
    return this.#motion?.signal.aborted ?? false;
  }

  /** The time a motion takes now: less when much waits, none when things are still. */
  pace(time: number): number {
    if (this.still || this.#broken) return 0;
    const waiting = this.#moments.slice(this.#done, this.#goal);
    const ahead = waiting.reduce((sum, moment) => sum + (this.#play?.lasts(moment) ?? 0), 0);
    return time / (Number(this.speed) * Math.max(1, ahead / LAG));
  }

  /** Let time pass, unless the motion is broken off. */
  sleep(time: number): Promise<void> {
    if (time === 0 || this.#broken) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        if (this.#wake === done) this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, time);
      this.#wake = done;
    });
  }
}
