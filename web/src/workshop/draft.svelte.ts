/** A box in the workshop: its edits, and what the server's checker says of it. */

import { createContext } from 'svelte';

import type { BoxFault } from '../generated/protocol.ts';
import type { BoxBase, BoxFormat } from './boxFormat.ts';
import { begun, edited, redone, undone, type EditHistory } from './editHistory.ts';
import { isIn } from './faults.ts';

export class Draft<B extends BoxBase> {
  readonly format: BoxFormat<B>;
  #history = $state.raw<EditHistory<B>>() as EditHistory<B>;
  /** The faults in the box, as far as it has been checked. */
  faults = $state.raw<readonly BoxFault[]>([]);
  /** What is sound, and yet probably a slip. */
  warnings = $state.raw<readonly BoxFault[]>([]);
  /** The fault that was shown last. */
  #shown = '';

  /** Begin with a box; undoing brings back the one that was edited before it. */
  constructor(format: BoxFormat<B>, box: B, before: B | null) {
    this.format = format;
    this.#history = begun(box, before ? [before] : []);
  }

  get box(): B {
    return this.#history.present;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  /** Edit the box; edits of one field in a row are undone together. */
  edit(box: B, field: string): void {
    this.#history = edited(this.#history, box, field);
  }

  undo(): void {
    this.#history = undone(this.#history);
  }

  redo(): void {
    this.#history = redone(this.#history);
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

  /** The field of the first fault, or of the one after the one that was asked for last; null where there is none. */
  nextFault(): string | null {
    const fields = this.faults.map(({ field }) => field);
    const field = fields[(fields.lastIndexOf(this.#shown) + 1) % fields.length] ?? null;
    if (field !== null) this.#shown = field;
    return field;
  }
}

/** The box that the fields on this page belong to. */
export const [getDraft, setDraft] = createContext<Draft<BoxBase>>();
