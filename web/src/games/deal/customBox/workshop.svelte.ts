/** A card game on the workshop's bench: a box that is edited, and the card and the set that are open. */

import { createContext } from 'svelte';

import { Draft } from '../../../workshop/draft.svelte.ts';
import { FORMAT } from './boxFormat.ts';
import type { BoxValues, CardValues, Colour, SetValues } from './boxValues.ts';
import { placeOf, type Section } from './faults.ts';

export class Workshop extends Draft<BoxValues> {
  section = $state<Section>('card');
  #card = $state(0);
  #set = $state<Colour>('brown');

  /** Begin with a box; undoing brings back what was on the bench before it. */
  constructor(box: BoxValues, before: BoxValues | null) {
    super(FORMAT, box, before);
  }

  /** The place of the card that is open, as long as the box has it. */
  get card(): number {
    return Math.min(this.#card, this.box.cards.length - 1);
  }

  get openCard(): CardValues | undefined {
    return this.box.cards[this.card];
  }

  /** The set that is open, as long as the box has it. */
  get openSet(): SetValues | undefined {
    const { colours } = this.box;
    return colours.find(({ key }) => key === this.#set) ?? colours[0];
  }

  selectCard(place: number): void {
    this.#card = place;
    this.section = 'card';
  }

  selectSet(key: Colour): void {
    this.#set = key;
    this.section = 'set';
  }

  /** Show where a fault is: the first, or the one after the one that was shown last. */
  showFault(): void {
    const field = this.nextFault();
    if (field === null) return;
    const { section, card, set } = placeOf(field, this.box);
    this.section = section;
    if (card !== undefined) this.#card = card;
    if (set !== undefined) this.#set = set;
  }
}

export const [getWorkshop, setWorkshop] = createContext<Workshop>();
