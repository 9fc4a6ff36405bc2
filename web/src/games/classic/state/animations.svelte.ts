/** What is in the air, or on its way, at a table of the classic game. */

import { animationQueue } from '../../../session/animationQueue.svelte.ts';

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

class Animations {
  /** What is flying now. */
  flights = $state.raw<readonly Flight[]>([]);
  /** Whether the dice are in the air. */
  rolling = $state(false);
  /** How long a token is on its way from one square to the next, in milliseconds; 0 when it is there at once. */
  stride = $state(0);
  /** The square where the walking token will stop. */
  landing = $state<number | null>(null);
  #flown = 0;

  /** Let something fly until it has come to where it goes. */
  async fly(flight: Omit<Flight, 'id'>): Promise<void> {
    if (flight.time === 0) return;
    const one = { ...flight, id: ++this.#flown };
    this.flights = [...this.flights, one];
    await animationQueue.sleep(flight.time);
    this.flights = this.flights.filter((other) => other !== one);
  }
}

export const animations = new Animations();
