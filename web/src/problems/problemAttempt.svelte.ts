/** A problem that is being solved, and which of them this browser has found. */

import { boolean, is, record, string } from 'valibot';

import type { ProblemView, SolvedView } from '../generated/protocol.ts';
import { keptAs } from '../platform/basePath.ts';
import { elementAt } from '../platform/elementAt.ts';
import { readStored } from '../platform/storedValue.ts';

const KEPT_AS = keptAs('problems');
const FOUND = record(string(), boolean());
const isFound = (value: unknown): value is Record<string, boolean> => is(FOUND, value);

/** Which problems were answered, and whether the first answer was the best. */
class SolvedProblems {
  #found = $state<Record<string, boolean>>(kept());

  /** Whether the first answer to a problem was the best; undefined where none was given. */
  of(name: string): boolean | undefined {
    return this.#found[name];
  }

  /** How many of some problems were found at the first try. */
  count(names: readonly string[]): number {
    return names.filter((name) => this.#found[name]).length;
  }

  /** Keep how a problem was answered first. */
  keep(name: string, best: boolean): void {
    if (name in this.#found) return;
    this.#found[name] = best;
    localStorage.setItem(KEPT_AS, JSON.stringify(this.#found));
  }
}

function kept(): Record<string, boolean> {
  return readStored(KEPT_AS, isFound) ?? {};
}

export const solvedProblems = new SolvedProblems();

/** A problem on the table: its answers in an order that tells nothing, and the one that was chosen. */
export class ProblemAttempt {
  readonly problem: ProblemView;
  readonly answers: readonly SolvedView[];
  chosen = $state.raw<SolvedView | null>(null);
  /** Whether one looks at how it came to the question. */
  looksBack = $state(false);

  constructor(problem: ProblemView) {
    this.problem = problem;
    this.answers = problem.answers.toSorted((one, other) => (one.answer.action < other.answer.action ? -1 : 1));
  }

  /** The best answer. */
  get best(): SolvedView {
    return elementAt(this.problem.answers, 0);
  }

  choose(answer: SolvedView): void {
    this.chosen = answer;
    solvedProblems.keep(this.problem.name, answer === this.best);
  }
}
