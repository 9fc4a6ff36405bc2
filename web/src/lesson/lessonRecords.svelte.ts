/** How far this browser's guided games are, so that each can be resumed, on another day too. */

import type { GameName } from '../core/contract.ts';
import { keptAs } from '../platform/basePath.ts';
import { isNumber, isRecord, isText, readStored } from '../platform/storedValue.ts';

/** A guided game that was begun. */
export interface LessonRecord {
  readonly room: string;
  /** How many of its steps are done, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** Whether this game has been finished once, in this room or an earlier one. */
  readonly finished: boolean;
}

type Records = Partial<Record<string, LessonRecord>>;

const KEPT_AS = keptAs('lessons');

function isLessonRecord(value: unknown): value is LessonRecord {
  if (!isRecord(value)) return false;
  const { room, number, count, finished } = value;
  return isText(room) && isNumber(number) && isNumber(count) && typeof finished === 'boolean';
}

const isRecords = (value: unknown): value is Records => isRecord(value) && Object.values(value).every(isLessonRecord);

class LessonRecords {
  #records = $state.raw<Records>(readStored(KEPT_AS, isRecords) ?? {});

  /** How far the guided game of a game is; null where none was begun. */
  of(game: GameName): LessonRecord | null {
    return this.#records[game] ?? null;
  }

  /** Whether any guided game was begun and is not at its end. */
  get areOpen(): boolean {
    return Object.values(this.#records).some((one) => one !== undefined && isOpen(one));
  }

  /** Note a room in which the guided game of a game begins. */
  begin(game: GameName, room: string): void {
    this.#keep(game, { room, number: 0, count: 0, finished: this.of(game)?.finished ?? false });
  }

  /** Note how far the guided game in a room is, if it is the one that was begun last. */
  advance(game: GameName, room: string, number: number, count: number): void {
    const known = this.of(game);
    if (known?.room !== room || (known.number === number && known.count === count)) return;
    this.#keep(game, { room, number, count, finished: known.finished || number === count });
  }

  #keep(game: GameName, record: LessonRecord): void {
    this.#records = { ...this.#records, [game]: record };
    localStorage.setItem(KEPT_AS, JSON.stringify(this.#records));
  }
}

/** Whether a guided game waits for its learner. */
export function isOpen({ number, count }: LessonRecord): boolean {
  return count === 0 || number < count;
}

export const lessonRecords = new LessonRecords();
