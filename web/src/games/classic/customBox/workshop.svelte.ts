/** A box on the workshop's bench: its edits, what is selected, what the server's checker says of it. */

import { createContext } from 'svelte';

import type { BoxFault } from '../../../generated/protocol.ts';
import { keptAs } from '../../../platform/basePath.ts';
import { readStored } from '../../../platform/storedValue.ts';
import { isBoxValues, type BoxValues } from './boxValues.ts';
import { begun, edited, redone, undone, type EditHistory } from './editHistory.ts';
import { isIn, placeOf, type Section } from './faults.ts';

const STORED = keptAs('workshop');

export class Workshop {
  #history = $state.raw<EditHistory<BoxValues>>() as EditHistory<BoxValues>;
  /** The first fault in the box, as far as it has been checked. */
  fault = $state.raw<BoxFault | null>(null);
  section = $state<Section>('square');
  selected = $state(1);

  /** Begin with a box; undoing brings back what was on the bench before it. */
  constructor(box: BoxValues, before: BoxValues | null) {
    this.#history = begun(box, before ? [before] : []);
  }

  get box(): BoxValues {
    return this.#history.present;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  /** Edit the box; edits of one field in a row are undone together. */
  edit(box: BoxValues, field: string): void {
    this.#history = edited(this.#history, box, field);
  }

  undo(): void {
    this.#history = undone(this.#history);
  }

  redo(): void {
    this.#history = redone(this.#history);
  }

  select(place: number): void {
    this.selected = place;
    this.section = 'square';
  }

  /** The fault, if it is in one of some fields. */
  faultIn(fields: readonly string[]): BoxFault | null {
    const { fault } = this;
    return fault && fields.some((field) => isIn(fault.field, field)) ? fault : null;
  }

  /** Show where the fault is. */
  showFault(): void {
    if (!this.fault) return;
    const { section, square } = placeOf(this.fault.field, this.box);
    this.section = section;
    if (square !== null) this.selected = square;
  }
}

export const [getWorkshop, setWorkshop] = createContext<Workshop>();

/** The box that this browser stores; null where there is none. */
export const storedBox = (): BoxValues | null => readStored(STORED, isBoxValues);

/** Store a box in this browser; returns whether there was room. */
export function storeBox(box: BoxValues): boolean {
  try {
    localStorage.setItem(STORED, JSON.stringify(box));
    return true;
  } catch {
    return false;
  }
}
