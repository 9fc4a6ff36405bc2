/** Facts shown one after another: tokens walk, dice roll, money and deeds fly. Never waited for when answering. */

import { FACT, type Fact } from '../generated/protocol.ts';
import type { BoxView } from './box.ts';
import { applyFact, type Shown } from './shown.ts';

export type Speed = 1 | 2 | 4 | 'skip';

/** Something on its way across the screen; -1 is the bank. */
export interface Flight {
  id: number;
  what: 'money' | 'deed';
  from: number;
  to: number;
  /** The sum, or the square of the deed. */
  about: number;
  /** How long it takes, in milliseconds. */
  time: number;
}

const KEPT_AS = 'monopolista:speed';
const SPEEDS: readonly Speed[] = [1, 2, 4, 'skip'];
const TIMES: Partial<Record<number, number>> = {
  [FACT.rolled]: 380,
  [FACT['start-rolled']]: 200,
  [FACT.jailed]: 300,
  [FACT.paid]: 320,
  [FACT['deed-passed']]: 320,
  [FACT.drew]: 400,
  [FACT.built]: 180,
  [FACT.sold]: 180,
  [FACT.mortgaged]: 150,
  [FACT.redeemed]: 150,
  [FACT.bankruptcy]: 400,
};
/** When so many facts wait, each goes so many times faster. */
const RUSHES: readonly (readonly [number, number])[] = [
  [60, 10],
  [30, 4],
  [12, 2],
];
const WALK = 400;
const STEP = 80;

class Motion {
  /** What is flying now. */
  flights = $state.raw<readonly Flight[]>([]);
  /** Whether the dice are in the air. */
  rolling = $state(false);
  /** Whether facts wait to be shown. */
  busy = $state(false);
  /** How many of them. */
  waiting = $state(0);
  /** The square where the walking token will stop. */
  landing = $state<number | null>(null);
  /** What is done when nothing waits any more. */
  atRest: () => void = () => undefined;
  #speed = $state<Speed>(SPEEDS.find((speed) => String(speed) === localStorage.getItem(KEPT_AS)) ?? 1);
  #stage: { shown: Shown; box: BoxView; } | null = null;
  #queue: Fact[] = [];
  #wake: (() => void) | null = null;
  #hurry = false;
  #flown = 0;

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

  /** Name the account on which the facts are carried out; what waits is dropped. */
  stage(shown: Shown, box: BoxView): void {
    this.#queue = [];
    this.waiting = 0;
    this.#stage = { shown, box };
    this.#wake?.();
  }

  /** Let facts follow those that wait. */
  push(facts: readonly Fact[]): void {
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
    for (let fact = this.#queue.shift(); fact; fact = this.#queue.shift()) {
      this.waiting = this.#queue.length;
      await this.#perform(fact);
    }
    this.busy = false;
    this.#hurry = false;
    this.atRest();
  }

  async #perform(fact: Fact): Promise<void> {
    const stage = this.#stage;
    if (!stage) return;
    const [kind, seat, other, subject, amount] = fact;
    const time = this.#pace(TIMES[kind] ?? 0);
    if (kind === FACT.moved) await this.#walk(fact, stage.shown);
    else if (kind === FACT.paid) await this.#fly({ what: 'money', from: seat, to: other, about: amount, time });
    else if (kind === FACT['deed-passed']) await this.#fly({ what: 'deed', from: seat, to: other, about: subject, time });
    else if (kind === FACT.rolled) await this.#roll(fact, stage, time);
    // Another game may have come on stage meanwhile.
    if (stage !== this.#stage) return;
    applyFact(stage.shown, fact, stage.box);
    const told = kind === FACT.moved || kind === FACT.paid || kind === FACT['deed-passed'] || kind === FACT.rolled;
    if (!told) await this.#sleep(time);
  }

  /** One square after another, the way that MOVED tells. */
  async #walk([, seat, from, to, steps]: Fact, shown: Shown): Promise<void> {
    const squares = shown.owner.length;
    const player = shown.players[seat];
    const count = Math.abs(steps);
    if (!player || count === 0) return;
    const time = Math.min(STEP, WALK / count);
    this.landing = this.#pace(time) > 0 ? to : null;
    for (let step = 1; step <= count && this.#pace(time) > 0; step++) {
      player.square = (from + Math.sign(steps) * step + squares) % squares;
      await this.#sleep(this.#pace(time));
    }
    player.square = to;
    await this.#sleep(this.#pace(STEP));
    this.landing = null;
  }

  async #roll(fact: Fact, stage: { shown: Shown; box: BoxView; }, time: number): Promise<void> {
    if (time === 0) return;
    this.rolling = true;
    await this.#sleep(time * 0.7);
    applyFact(stage.shown, fact, stage.box);
    this.rolling = false;
    await this.#sleep(time * 0.3);
  }

  async #fly(flight: Omit<Flight, 'id'>): Promise<void> {
    if (flight.time === 0) return;
    const one = { ...flight, id: ++this.#flown };
    this.flights = [...this.flights, one];
    await this.#sleep(flight.time);
    this.flights = this.flights.filter((other) => other !== one);
  }

  /** The time a motion takes now: less when much waits, none when things are still. */
  #pace(time: number): number {
    if (this.#hurry || this.still || this.#speed === 'skip') return 0;
    const rush = RUSHES.find(([length]) => this.#queue.length > length)?.[1] ?? 1;
    return time / (this.#speed * rush);
  }

  #sleep(time: number): Promise<void> {
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
