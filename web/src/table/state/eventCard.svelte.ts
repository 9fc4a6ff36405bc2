/** The event of one's own that is told large in the centre of one table. */

import type { AnimationContext, Moment } from '../../core/contract.ts';

/** So long it stands where nothing else is told, in milliseconds: nobody waits for its end. */
const STANDS = 2200;

export class EventCard {
  shown = $state.raw<Moment | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell an event in the place of the one before. */
  show(moment: Moment): void {
    this.shown = moment;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), STANDS);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

const cards = new WeakMap<AnimationContext, EventCard>();

/** The event that is told at the table of a context. */
export function eventCardOf(context: AnimationContext): EventCard {
  const known = cards.get(context);
  if (known) return known;
  const made = new EventCard();
  cards.set(context, made);
  return made;
}
