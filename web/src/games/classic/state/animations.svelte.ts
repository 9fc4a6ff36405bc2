/** What is in motion at a table of the classic game; the state of the reducer holds nothing of it. */

import { tick } from 'svelte';

import type { AnimationContext } from '../../../core/contract.ts';

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

/** A token on its way, and the square that it has reached. */
interface Walk {
  seat: number;
  square: number;
}

/** No motion is waited for longer than this, in milliseconds. */
const LONGEST = 600;

/** The motions of one table. */
export class Animations {
  /** What is flying now. */
  flights = $state.raw<readonly Flight[]>([]);
  /** Whether the dice are in the air. */
  rolling = $state(false);
  /** The token that is walking. */
  walk = $state.raw<Walk | null>(null);
  /** How long a token is on its way from one square to the next, in milliseconds; 0 when it is there at once. */
  stride = $state(0);
  /** The square where the walking token will stop. */
  landing = $state<number | null>(null);
  #flown = 0;
  readonly #context: AnimationContext;

  constructor(context: AnimationContext) {
    this.#context = context;
  }

  /** The part of the page in which the table is. */
  get root(): ParentNode {
    return this.#context.root;
  }

  /** The square at which a token is seen; it stands on another one while it walks. */
  squareOf(seat: number, stands: number): number {
    return this.walk?.seat === seat ? this.walk.square : stands;
  }

  /** Nothing is in motion any more. */
  clear(): void {
    Object.assign(this, { flights: [], rolling: false, walk: null, stride: 0, landing: null });
  }

  /** Let something fly until it has come to where it goes. */
  async fly(flight: Omit<Flight, 'id'>): Promise<void> {
    if (flight.time === 0) return;
    const one = { ...flight, id: ++this.#flown };
    this.flights = [...this.flights, one];
    await this.#context.sleep(flight.time);
    this.flights = this.flights.filter((other) => other !== one);
  }

  /** Have the dice roll. */
  async roll(time: number): Promise<void> {
    this.rolling = true;
    await this.#context.sleep(time);
    this.rolling = false;
  }

  /** Wait until the picture of a token is where it goes; a page that is hidden has none, and does not wait. */
  async arrival(seat: number): Promise<void> {
    await tick();
    const ways = this.root.querySelector(`[data-piece="${seat}"]`)?.getAnimations() ?? [];
    const arrived = Promise.allSettled(ways.map((way) => way.finished));
    await Promise.race([arrived, this.#context.sleep(LONGEST)]);
  }
}

const layers = new WeakMap<AnimationContext, Animations>();

/** The motions of the table of a context. */
export function animationsOf(context: AnimationContext): Animations {
  const known = layers.get(context);
  if (known) return known;
  const made = new Animations(context);
  layers.set(context, made);
  return made;
}
