/** What moves in the classic game: tokens walk, dice roll, money and deeds fly. The display state holds nothing of it. */

import { tick } from 'svelte';

import type { AnimationContext, Choreography, Cue } from '../../../core/contract.ts';
import { FACT } from '../../../generated/classic.ts';
import type { Fact } from '../../../generated/protocol.ts';
import type { BoxView } from '../model/box.ts';

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
  [FACT.bankruptcy]: 900,
};
/** They are on their way before they are told; others are looked at for a while when they are. */
const BEFORE: readonly number[] = [FACT.moved, FACT.jailed, FACT.paid, FACT['deed-passed']];
/** For this part of their time dice that have been rolled lie still. */
const LIE = 0.3;
const WALK = 400;
const STEP = 80;

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

/** No motion and no frame is waited for longer than this, in milliseconds. */
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

  /** Show a fact, and carry it out in the midst of its motion. */
  async perform(fact: Fact, box: BoxView, cue: Cue): Promise<void> {
    const { carryOut, tell, signal } = cue;
    const [kind, seat] = fact;
    const time = this.#context.pace(lasts(fact));
    signal.addEventListener('abort', () => this.clear());
    const ahead = this.#lead(fact, box.squares.length, signal);
    if (ahead) await ahead;
    if (signal.aborted) return;
    carryOut();
    if (kind === FACT.jailed) await this.#arrival(seat);
    this.clear();
    tell();
    if (kind === FACT.rolled) {
      await this.#context.sleep(time * LIE);
      await this.#seenAtRest();
    } else if (!BEFORE.includes(kind)) await this.#context.sleep(time);
  }

  /** Show what moves before a fact is carried out; null where nothing does. */
  #lead(fact: Fact, squares: number, signal: AbortSignal): Promise<void> | null {
    const [kind, from, to, subject, amount] = fact;
    const time = this.#context.pace(lasts(fact));
    if (kind === FACT.moved) return this.#walk(fact, squares, signal);
    if (kind === FACT.paid) return this.#fly({ what: 'money', from, to, about: amount, time });
    if (kind === FACT['deed-passed']) return this.#fly({ what: 'deed', from, to, about: subject, time });
    if (kind === FACT.rolled) return this.#roll(time * (1 - LIE));
    if (kind === FACT.jailed) this.stride = time;
    return null;
  }

  /** One square after another, the way that MOVED tells. */
  async #walk([, seat, from, to, steps]: Fact, squares: number, signal: AbortSignal): Promise<void> {
    const context = this.#context;
    const count = Math.abs(steps);
    if (count === 0) return;
    const time = Math.min(STEP, WALK / count);
    this.landing = context.pace(time) > 0 ? to : null;
    for (let step = 1; step <= count && context.pace(time) > 0; step++) {
      this.stride = context.pace(time);
      this.walk = { seat, square: (from + Math.sign(steps) * step + squares) % squares };
      await context.sleep(this.stride);
    }
    // On another table the token may stand elsewhere.
    if (signal.aborted) return;
    this.walk = { seat, square: to };
    await context.sleep(context.pace(STEP));
    await this.#arrival(seat);
  }

  /** Let something fly until it has come to where it goes. */
  async #fly(flight: Omit<Flight, 'id'>): Promise<void> {
    if (flight.time === 0) return;
    const one = { ...flight, id: ++this.#flown };
    this.flights = [...this.flights, one];
    await this.#context.sleep(flight.time);
    this.flights = this.flights.filter((other) => other !== one);
  }

  /** Have the dice roll. */
  async #roll(time: number): Promise<void> {
    this.rolling = true;
    await this.#context.sleep(time);
    this.rolling = false;
  }

  /** Wait until the picture of a token is where it goes; a page that is hidden has none, and does not wait. */
  async #arrival(seat: number): Promise<void> {
    await tick();
    const ways = this.root.querySelector(`[data-piece="${seat}"]`)?.getAnimations() ?? [];
    const arrived = Promise.allSettled(ways.map((way) => way.finished));
    await Promise.race([arrived, this.#context.sleep(LONGEST)]);
  }

  /** Wait until dice have been seen as they lie, for a frame; a page that is hidden has none, and does not wait. */
  async #seenAtRest(): Promise<void> {
    const frame = (): Promise<unknown> => new Promise((shown) => requestAnimationFrame(shown));
    await Promise.race([frame().then(frame), this.#context.sleep(LONGEST)]);
  }
}

function lasts([kind, , , , amount]: Fact): number {
  return kind === FACT.moved ? walkLasts(amount) : (TIMES[kind] ?? 0);
}

/** The duration of a walk of `steps` squares, with the pause at its end. */
function walkLasts(steps: number): number {
  return steps === 0 ? 0 : Math.min(STEP * Math.abs(steps), WALK) + STEP;
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

export const CHOREOGRAPHY: Choreography<BoxView> = {
  lasts,
  perform: (fact, box, cue) => animationsOf(cue.context).perform(fact, box, cue),
};
