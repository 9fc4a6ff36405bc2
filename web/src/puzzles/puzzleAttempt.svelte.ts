/** A puzzle that is being solved, and the puzzles that this browser has solved. */

import { boolean, is, record, string } from 'valibot';

import type { PuzzleView, SolvedView } from '../generated/protocol.ts';
import { keptAs } from '../platform/basePath.ts';
import { elementAt } from '../platform/elementAt.ts';
import { readStored } from '../platform/storedValue.ts';

const KEPT_AS = keptAs('puzzles');
const FOUND = record(string(), boolean());
const isFound = (value: unknown): value is Record<string, boolean> => is(FOUND, value);

/** Which puzzles were answered, and whether the first answer was the best. */
class SolvedPuzzles {
  #found = $state<Record<string, boolean>>(kept());

  /** Whether the first answer to a puzzle was the best; undefined where none was given. */
  of(name: string): boolean | undefined {
    return this.#found[name];
  }

  /** How many of these puzzles were solved at the first try. */
  count(names: readonly string[]): number {
    return names.filter((name) => this.#found[name]).length;
  }

  /** Store whether the first answer to a puzzle was the best. */
  keep(name: string, best: boolean): void {
    if (name in this.#found) return;
    this.#found[name] = best;
    localStorage.setItem(KEPT_AS, JSON.stringify(this.#found));
  }
}

function kept(): Record<string, boolean> {
  return readStored(KEPT_AS, isFound) ?? {};
}

export const solvedPuzzles = new SolvedPuzzles();

/** A puzzle on the table: its answers in an order that tells nothing, and the one that was chosen. */
export class PuzzleAttempt {
  readonly puzzle: PuzzleView;
  readonly answers: readonly SolvedView[];
  chosen = $state.raw<SolvedView | null>(null);
  /** Whether one looks at how it came to the question. */
  looksBack = $state(false);

  constructor(puzzle: PuzzleView) {
    this.puzzle = puzzle;
    this.answers = puzzle.answers.toSorted((one, other) => (one.answer.action < other.answer.action ? -1 : 1));
  }

  /** The best answer. */
  get best(): SolvedView {
    return elementAt(this.puzzle.answers, 0);
  }

  choose(answer: SolvedView): void {
    this.chosen = answer;
    solvedPuzzles.keep(this.puzzle.name, answer === this.best);
  }
}
