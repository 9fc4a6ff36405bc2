/** A game as a line of moments: every fact is one, in the order in which they happened. */

import type { GameDefinition, DisplayState } from '../core/contract.ts';
import { TOOK_BACK, type BoxView, type Fact, type StepView } from '../generated/protocol.ts';
import { EffectiveSteps } from '../core/effectiveSteps.ts';
import { momentsOf, type Moment } from '../core/moments.ts';

/** What one may wish to jump to; ``at`` counts the moments up to and with it. */
export interface Mark {
  at: number;
  kind: string;
}

const KEYFRAME = 256;
/** The mark of a take-back, which every game can have. */
const BACK = 'took-back';

/** The moments of a game, and the table after any number of them. */
export class Timeline {
  readonly moments: readonly Moment[];
  readonly marks: readonly Mark[];
  readonly turns: readonly number[];
  /** The kinds of mark that this game can have, each with its colour. */
  readonly highlights: Readonly<Record<string, string>>;
  /** What was taken back: from which moment on, and which steps. */
  readonly #gone: readonly { at: number; steps: readonly number[] }[];
  /** The last moment that counts after so many moments, and the one that counted before each; -1 before all. */
  readonly #last: readonly number[];
  readonly #before: readonly number[];
  /** How many count up to and with each, and the number of its turn. */
  readonly #depths: readonly number[];
  readonly #numbers: readonly number[];
  /** How many moments come before each step. */
  readonly #begins: readonly number[];
  readonly #box: BoxView;
  readonly #game: GameDefinition;
  readonly #fresh: DisplayState;
  readonly #keyframes = new Map<number, DisplayState>();

  constructor(steps: readonly StepView[], game: GameDefinition, box: BoxView, seats: number) {
    this.#box = box;
    this.#game = game;
    this.moments = momentsOf(steps);
    this.marks = this.moments.flatMap(({ fact }, index) => {
      const kind = isBack(fact) ? BACK : game.highlightOf(fact);
      return kind ? [{ at: index + 1, kind }] : [];
    });
    this.turns = this.moments.flatMap(({ fact }, index) => (fact[0] === game.turn ? [index + 1] : []));
    this.#begins = this.#beginsOf(steps.length);
    this.#gone = this.#goneBy(steps);
    [this.#last, this.#before, this.#depths, this.#numbers] = this.#chain();
    this.highlights = this.#gone.length > 0 ? { ...game.highlights, [BACK]: 'var(--muted)' } : game.highlights;
    this.#fresh = game.fresh(box, seats);
  }

  get length(): number {
    return this.moments.length;
  }

  /** Whether a turn begins with a fact. */
  isTurn([kind]: Fact): boolean {
    return kind === this.#game.turn;
  }

  /** The table after the first ``at`` moments. */
  shownAt(at: number): DisplayState {
    const path: number[] = [];
    let place = this.#last[at]!;
    for (; place >= 0 && !this.#keyframes.has(place); place = this.#before[place]!) path.push(place);
    const shown = structuredClone(this.#keyframes.get(place) ?? this.#fresh);
    for (const next of path.reverse()) {
      const { fact, standing } = this.moments[next]!;
      this.#game.apply(shown, fact, this.#box);
      if (standing) this.#game.stand(shown, standing);
      if (this.#depths[next]! % KEYFRAME === 0) this.#keyframes.set(next, structuredClone(shown));
    }
    return shown;
  }

  /** How many turns have begun after the first ``at`` moments, those that were taken back by then left out. */
  turnAt(at: number): number {
    return this.#numbers[this.#last[at]!] ?? 0;
  }

  /** The begin of the turn after this one, or the end. */
  nextTurn(at: number): number {
    return this.turns[lastUpTo(this.turns, at) + 1] ?? this.length;
  }

  /** How many moments come before a step. */
  before(step: number): number {
    return this.#begins[step] ?? this.length;
  }

  /** The moments of a step. */
  of(step: number): Moment[] {
    return this.moments.slice(this.before(step), this.before(step + 1));
  }

  /** The step that comes next after the first ``at`` moments; null at the end. */
  stepAfter(at: number): number | null {
    return this.moments[at]?.number ?? null;
  }

  /** The seats that have left the game by then. */
  leftAt(at: number): Set<number> {
    const left = this.moments.slice(0, at).filter(({ fact }) => fact[0] === this.#game.left);
    return new Set(left.map(({ fact }) => fact[1]));
  }

  /** The steps that were taken back by the first ``at`` moments. */
  goneAt(at: number): ReadonlySet<number> {
    return new Set(this.#gone.flatMap((one) => (one.at <= at ? one.steps : [])));
  }

  /** The begin of this turn, or of the one before when that is where one stands. */
  previousTurn(at: number): number {
    return this.turns[lastUpTo(this.turns, at - 1)] ?? 0;
  }

  /** The next mark of a kind, going round at the end; null when the game has none. */
  nextMark(at: number, kind: string): number | null {
    const found = this.marks.filter((mark) => mark.kind === kind);
    return (found.find((mark) => mark.at > at) ?? found[0])?.at ?? null;
  }

  #goneBy(steps: readonly StepView[]): { at: number; steps: readonly number[] }[] {
    const counting = new EffectiveSteps();
    const gone = steps.map((step) => counting.take(step));
    return this.moments.flatMap(({ fact, number }, index) =>
      isBack(fact) ? [{ at: index + 1, steps: gone[number] ?? [] }] : [],
    );
  }

  /** Which moments count one after another: where a step goes back, the next one follows what counted before it. */
  #chain(): [last: number[], before: number[], depths: number[], numbers: number[]] {
    const [last, before, depths, numbers]: [number[], number[], number[], number[]] = [[-1], [], [], []];
    for (const [index, { fact }] of this.moments.entries()) {
      const place = last[index]!;
      before.push(place);
      depths.push((depths[place] ?? 0) + 1);
      numbers.push(this.isTurn(fact) ? fact[4] : (numbers[place] ?? 0));
      last.push(isBack(fact) ? last[this.#begins[fact[3]]!]! : index);
    }
    return [last, before, depths, numbers];
  }

  #beginsOf(steps: number): number[] {
    const found = Array.from({ length: steps }, () => this.length);
    for (let index = this.length - 1; index >= 0; index--) found[this.moments[index]!.number] = index;
    for (let step = steps - 2; step >= 0; step--) found[step] = Math.min(found[step]!, found[step + 1]!);
    return found;
  }
}

const isBack = ([kind]: Fact): boolean => kind === TOOK_BACK;

/** The place of the last number that is not above a limit in a rising list; -1 when all are. */
function lastUpTo(rising: readonly number[], limit: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
