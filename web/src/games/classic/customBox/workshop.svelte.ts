/** A board on the workshop's bench: a box that is edited, and what of it is selected. */

import { createContext } from 'svelte';

import { Draft } from '../../../workshop/draft.svelte.ts';
import { FORMAT } from './boxFormat.ts';
import type { BoxValues } from './boxValues.ts';
import { placeOf, type Section } from './faults.ts';

export class Workshop extends Draft<BoxValues> {
  section = $state<Section>('square');
  selected = $state(1);

  /** Begin with a box; undoing brings back what was on the bench before it. */
  constructor(box: BoxValues, before: BoxValues | null) {
    super(FORMAT, box, before);
  }

  select(place: number): void {
    this.selected = place;
    this.section = 'square';
  }

  /** Show where a fault is: the first, or the one after the one that was shown last. */
  showFault(): void {
    const field = this.nextFault();
    if (field === null) return;
    const { section, square } = placeOf(field, this.box);
    this.section = section;
    if (square !== null) this.selected = square;
  }
}

export const [getWorkshop, setWorkshop] = createContext<Workshop>();
