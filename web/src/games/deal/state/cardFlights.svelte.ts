/** Cards in the air at a table of the card game; the state of the reducer holds nothing of them. */

import type { AnimationContext } from '../../../core/contract.ts';

/** Where a card is on the screen: its middle and its width, in pixels. */
export interface CardPlace {
  x: number;
  y: number;
  width: number;
}

/** A card in the air. */
export interface CardFlight {
  id: number;
  card: number;
  from: CardPlace;
  to: CardPlace;
  time: number;
}

class CardFlights {
  list = $state.raw<readonly CardFlight[]>([]);
  #made = 0;
  readonly #context: AnimationContext;

  constructor(context: AnimationContext) {
    this.#context = context;
  }

  /** Let a card fly until it has come to where it goes. */
  async fly(flight: Omit<CardFlight, 'id'>): Promise<void> {
    const one = { ...flight, id: ++this.#made };
    this.list = [...this.list, one];
    await this.#context.sleep(one.time);
    this.list = this.list.filter((other) => other !== one);
  }
}

const layers = new WeakMap<AnimationContext, CardFlights>();

/** The cards in the air at the table of a context. */
export function cardFlightsOf(context: AnimationContext): CardFlights {
  const known = layers.get(context);
  if (known) return known;
  const made = new CardFlights(context);
  layers.set(context, made);
  return made;
}
