/** What is known of a game that is over: everybody's odds, what moved them, and what each decision cost. */

import type { CourseView, DecisionView, TurningView } from '../generated/protocol.ts';
import { BUSY, fetchCourse, fetchGrades, RequestError, type Source } from '../net/http.ts';

import { mistakesOf, type Mistake } from './mistakes.ts';
import { Rollouts } from './rollouts.svelte.ts';

/** From this loss on, in millionths, a decision is not good. */
const BAD = 20_000;

/** The analysis of one game, which comes when it is asked for: first the odds, then decision after decision. */
export class Analysis {
  course = $state.raw<CourseView | null>(null);
  #estimated = $state.raw<readonly DecisionView[]>([]);
  /** How much of the game has been graded, of 1. */
  graded = $state(0);
  /** Why it does not come, as a message. */
  failure = $state('');

  readonly source: Source;
  readonly rollouts: Rollouts;
  #asked = false;

  constructor(source: Source) {
    this.source = source;
    this.rollouts = new Rollouts(source);
  }

  /** The decisions as they stand now: those that were played on from as games and estimate see them together. */
  get decisions(): readonly DecisionView[] {
    const { found } = this.rollouts;
    if (!found) return this.#estimated;
    const again = Object.fromEntries(found.decisions.map((one) => [placeOf(one), one]));
    return this.#estimated.map((one) => again[placeOf(one)] ?? one);
  }

  /** What turned the game, as it stands now. */
  get turnings(): readonly TurningView[] {
    const again = Object.fromEntries((this.rollouts.found?.turnings ?? []).map((one) => [one.step, one]));
    return (this.course?.turnings ?? []).map((one) => again[one.step] ?? one);
  }

  /** How many decisions games no longer call bad, and how many only they do. */
  get refuted(): number {
    return this.#rolled.filter(({ grade, rolled }) => grade === 'good' && rolled.estimated >= BAD).length;
  }

  get found(): number {
    return this.#rolled.filter(({ grade, rolled }) => grade !== 'good' && rolled.estimated < BAD).length;
  }

  get #rolled() {
    return (this.rollouts.found?.decisions ?? []).flatMap(({ grade, rolled }) => (rolled ? [{ grade, rolled }] : []));
  }

  /** Have it come, unless it is on its way. */
  begin(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.failure = '';
    this.#come().catch((error: unknown) => {
      this.#asked = false;
      this.failure = reasonOf(error);
    });
  }

  async #come(): Promise<void> {
    const course = (this.course ??= await fetchCourse(this.source));
    for (let first = this.#estimated.length === 0 ? 0 : -1; first >= 0;) {
      const { decisions, next } = await fetchGrades(this.source, first);
      this.#estimated = [...this.#estimated, ...decisions];
      this.graded = next === 0 ? 1 : next / course.answers;
      first = next === 0 ? -1 : next;
    }
  }

  /** The five dearest mistakes of a seat, and the others in the order of the game; those of one kind are one. */
  mistakes(seat: number): [dearest: Mistake[], others: Mistake[]] {
    return mistakesOf(this.decisions, seat);
  }

  /** How many decisions of a seat have each grade. */
  count(seat: number): Record<DecisionView['grade'], number> {
    const found = { good: 0, doubtful: 0, mistake: 0, blunder: 0 };
    for (const one of this.decisions) if (one.seat === seat) found[one.grade] += 1;
    return found;
  }
}

const placeOf = ({ step, seat }: DecisionView) => `${step} ${seat}`;

function reasonOf(error: unknown): string {
  if (!(error instanceof RequestError)) return 'replay-failed';
  if (error.status === BUSY) return 'replay-busy';
  return error.failure?.reason || 'replay-failed';
}
