/** What happened to the table and not in the game, until it was read. */

import type { StandInAnswers, RoomEvent } from '../generated/protocol.ts';

/** How long a note stays that asks for nothing, in milliseconds. */
const A_WHILE = 12_000;

export interface RoomNote extends RoomEvent {
  id: number;
}

export class RoomNotes {
  notes = $state.raw<readonly RoomNote[]>([]);
  /** For whom of one's seats a robot has answered while one was away, and since which step. */
  meanwhile = $state.raw<readonly StandInAnswers[]>([]);
  /** Why the code in the page's address opened nothing. */
  refused = $state('');
  /** Whether the refusal has not been shown yet. */
  hasNewRefusal = $state(false);
  /** How many steps there were when one came back. */
  back = 0;
  #heard = 0;

  /** That a seat was lost stays until somebody has read it. */
  hear(told: RoomEvent): void {
    const id = (this.#heard += 1);
    this.notes = [
      ...this.notes.filter((note) => note.event !== told.event || note.seat !== told.seat),
      { ...told, id },
    ];
    if (told.event !== 'lost') setTimeout(() => this.close(id), A_WHILE);
  }

  /** Store why the code was refused; the table's shell then opens a panel. */
  turnedAway(reason: string): void {
    this.refused = reason;
    this.hasNewRefusal = true;
  }

  /** Take in for which seats a robot has answered up to this step. */
  comeBack(meanwhile: readonly StandInAnswers[], back: number): void {
    this.back = back;
    this.meanwhile = meanwhile;
  }

  close(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  /** Begin anew, in another room. */
  clear(): void {
    this.notes = this.meanwhile = [];
  }
}
