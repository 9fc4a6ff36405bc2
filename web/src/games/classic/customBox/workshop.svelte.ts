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
  /** The faults in the box, as far as it has been checked. */
  faults = $state.raw<readonly BoxFault[]>([]);
  /** What is sound, and yet probably a slip. */
  warnings = $state.raw<readonly BoxFault[]>([]);
  /** The fault that was shown last. */
  #shown = '';
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

  /** The faults in some fields and their parts. */
  faultsIn(fields: readonly string[]): BoxFault[] {
    return this.faults.filter((fault) => fields.some((field) => isIn(fault.field, field)));
  }

  /** The warnings about some fields and their parts. */
  warningsIn(fields: readonly string[]): BoxFault[] {
    return this.warnings.filter((warning) => fields.some((field) => isIn(warning.field, field)));
  }

  /** The faults of a table or a list as a whole, without those of its parts. */
  faultsOf(whole: string): BoxFault[] {
    return this.faults.filter(({ field }) => field === whole);
  }

  /** Show where a fault is: the first, or the one after the one that was shown last. */
  showFault(): void {
    const fields = this.faults.map(({ field }) => field);
    const field = fields[(fields.lastIndexOf(this.#shown) + 1) % fields.length];
    if (field === undefined) return;
    this.#shown = field;
    const { section, square } = placeOf(field, this.box);
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
