/** The log of a game: its steps and moments, what of them counts, and the table after any number of moments. */

import { CLAUSES, TOOK_BACK, type BoxView, type Fact, type StepView } from '../generated/protocol.ts';
import { elementAt } from '../platform/elementAt.ts';
import type { DisplayState, GameDefinition, Moment, Table, Tellable } from './contract.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';

/** A moment that can be jumped to; ``at`` counts the moments up to and with it. */
export interface Mark {
  at: number;
  kind: string;
}

/** A fact in the story, and its place in the game. */
export interface LogEntry extends Tellable {
  /** The number of its moment. */
  id: number;
  /** The number of its step. */
  number: number;
  clause: string;
  /** The number of the turn in which it happened, 0 before the first, and the seat that had the dice. */
  turn: number;
  seat: number;
  /** Whether it tells how the game ends, and belongs to no turn. */
  isEnd: boolean;
  gone: boolean;
}

/** A movement of money, or of what stands for it, with the balances of all seats concerned. */
export interface Movement extends LogEntry {
  entries: readonly LedgerEntry[];
}

/** A turn: its number, the seat that has the dice, and whether the game has ended in it. */
interface Turn {
  readonly number: number;
  readonly seat: number;
  readonly isEnd: boolean;
}

interface Booked {
  readonly books: Ledger;
  readonly upTo: number;
  readonly movements: readonly Movement[];
}

/** Before the first turn no seat has the dice. */
const NO_TURN: Turn = { number: 0, seat: -1, isEnd: false };
const KEYFRAME = 256;
/** The kind of mark of a take-back, which every game can have. */
const BACK = 'took-back';

/** The moments of some steps, of which the first has a number. */
export function momentsOf(steps: readonly StepView[], first = 0): Moment[] {
  return steps.flatMap((step, ahead) => {
    const last = step.facts.length - 1;
    return step.facts.map((fact, place) => ({
      step,
      fact,
      number: first + ahead,
      standing: place === last ? step.standing : null,
    }));
  });
}

/** The number of the step to before which a step goes back; null where it takes nothing back. */
export function backTo(step: StepView): number | null {
  return step.facts.find(([kind]) => kind === TOOK_BACK)?.[3] ?? null;
}

/** The steps that count, by their numbers, as they come: no take-backs, and none that was taken back. */
export class EffectiveSteps {
  /** The numbers of the steps that count, rising. */
  readonly kept: number[] = [];
  #next = 0;

  /** Take in the next step; return the numbers of the steps that it takes back. */
  take(step: StepView): readonly number[] {
    const number = this.#next++;
    const back = backTo(step);
    if (back === null) this.kept.push(number);
    const from = back === null ? -1 : this.kept.findIndex((one) => one >= back);
    return from < 0 ? [] : this.kept.splice(from);
  }
}

export class GameLog<B extends BoxView = BoxView, T extends Table = Table, S extends DisplayState = DisplayState> {
  steps: readonly StepView[] = [];
  moments: readonly Moment[] = [];
  readonly marks: Mark[] = [];
  /** How many moments there are up to and with the begin of each turn. */
  readonly turns: number[] = [];
  readonly #game: GameDefinition<B, T, S>;
  readonly #box: B;
  readonly #fresh: S;
  readonly #counting = new EffectiveSteps();
  /** What was taken back: by which moment, and which steps. */
  readonly #gone: { at: number; steps: readonly number[] }[] = [];
  /** The index of the last effective moment after the first n moments, and so before the next one; -1 for none. */
  readonly #last: number[] = [-1];
  /** The turn of each moment. */
  readonly #turnOf: Turn[] = [];
  /** How many moments come before each step. */
  readonly #begins: number[] = [];
  readonly #keyframes = new Map<number, S>();

  constructor(game: GameDefinition<B, T, S>, box: B, seats: number) {
    this.#game = game;
    this.#box = box;
    this.#fresh = game.fresh(box, seats);
  }

  /** Add the next steps; return their moments. */
  append(steps: readonly StepView[]): readonly Moment[] {
    const moments = momentsOf(steps, this.steps.length);
    for (const step of steps) {
      const gone = this.#counting.take(step);
      this.#begins.push(this.#last.length - 1);
      for (const fact of step.facts) this.#enter(fact, gone);
    }
    this.steps = [...this.steps, ...steps];
    this.moments = [...this.moments, ...moments];
    return moments;
  }

  get length(): number {
    return this.moments.length;
  }

  /** The first `count` steps. */
  firstSteps(count: number): readonly StepView[] {
    return count < this.steps.length ? this.steps.slice(0, count) : this.steps;
  }

  /** Those of the first `count` steps that count: neither take-backs nor what these took back. */
  effectiveSteps(count: number): readonly StepView[] {
    const steps = this.firstSteps(count);
    if (this.#gone.length === 0) return steps;
    const gone = this.goneAt(this.before(count));
    return steps.filter((step, number) => backTo(step) === null && !gone.has(number));
  }

  /** The kinds of mark that this game can have, each with its colour. */
  get highlights(): Readonly<Record<string, string>> {
    const { highlights } = this.#game;
    return this.#gone.length > 0 ? { ...highlights, [BACK]: 'var(--muted)' } : highlights;
  }

  /** Whether a turn begins with a fact. */
  isTurn([kind]: Fact): boolean {
    return kind === this.#game.turn;
  }

  /** The table after the first ``at`` moments. */
  stateAt(at: number): S {
    const path: number[] = [];
    let place = this.#last[at] ?? -1;
    for (; place >= 0 && !this.#keyframes.has(place); place = elementAt(this.#last, place)) path.push(place);
    const shown = structuredClone(this.#keyframes.get(place) ?? this.#fresh);
    for (const [passed, next] of path.reverse().entries()) {
      const { fact, standing } = elementAt(this.moments, next);
      this.#game.apply(shown, fact, this.#box);
      if (standing) this.#game.stand(shown, standing);
      if ((passed + 1) % KEYFRAME === 0) this.#keyframes.set(next, structuredClone(shown));
    }
    return shown;
  }

  /** The story after the first ``at`` moments: the moments from ``first`` up to ``end``, which may be ahead of them. */
  entries(at: number, first = 0, end = at): LogEntry[] {
    const gone = this.goneAt(at);
    return this.moments.slice(first, end).map(({ step, number, fact }, place): LogEntry => {
      const { number: turn, seat, isEnd } = elementAt(this.#turnOf, first + place);
      const clause = CLAUSES[fact[5]] ?? '';
      return { id: first + place, step, number, fact, clause, turn, seat, isEnd, gone: gone.has(number) };
    });
  }

  /** The movements of money in the first ``at`` moments that count. */
  movements(at: number): readonly Movement[] {
    return this.movementReader()(at);
  }

  /** Read the movements again and again: each time continues from the last. The reader has them, and the log has not. */
  movementReader(): (at: number) => readonly Movement[] {
    let booked: Booked | null = null;
    return (at) => {
      booked = this.#book(at, booked);
      return booked.movements;
    };
  }

  /** The number of the turn after the first ``at`` moments, turns that were taken back by then left out. */
  turnAt(at: number): number {
    return this.#turnOf[this.#last[at] ?? -1]?.number ?? 0;
  }

  /** The begin of the turn after this one, or the end. */
  nextTurn(at: number): number {
    return this.turns.find((begin) => begin > at) ?? this.length;
  }

  /** The begin of this turn, or of the one before when that is where one stands. */
  previousTurn(at: number): number {
    return this.turns.findLast((begin) => begin < at) ?? 0;
  }

  /** The next mark of a kind, going round at the end; null when the game has none. */
  nextMark(at: number, kind: string): number | null {
    const found = this.marks.filter((mark) => mark.kind === kind);
    return (found.find((mark) => mark.at > at) ?? found[0])?.at ?? null;
  }

  /** How many moments come before a step. */
  before(step: number): number {
    return this.#begins[step] ?? this.length;
  }

  /** The moments of a step. */
  of(step: number): readonly Moment[] {
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

  /** The numbers of the steps that were taken back by the first ``at`` moments. */
  goneAt(at: number): ReadonlySet<number> {
    return new Set(this.#gone.flatMap((one) => (one.at <= at ? one.steps : [])));
  }

  /** Book the first `at` moments, from what was booked before on; in new books after a take-back since. */
  #book(at: number, before: Booked | null): Booked {
    const continues = before && before.upTo <= at && !this.#gone.some((one) => one.at > before.upTo && one.at <= at);
    const { books, upTo, movements } = continues
      ? before
      : { books: this.#game.ledger(this.#box), upTo: 0, movements: [] };
    const added = this.entries(at, upTo).flatMap((entry) => {
      const entries = entry.gone ? null : books.book(entry.fact, entry.clause);
      return entries ? [{ ...entry, entries }] : [];
    });
    return { books, upTo: at, movements: [...movements, ...added] };
  }

  /** Enter the next moment; ``gone`` are the steps that its step takes back. */
  #enter(fact: Fact, gone: readonly number[]): void {
    const index = this.#turnOf.length;
    const [kind, seat, , back, number] = fact;
    const isBack = kind === TOOK_BACK;
    // Where a step goes back, the next one follows what counted before it.
    const place = elementAt(this.#last, index);
    const after = isBack ? elementAt(this.#last, elementAt(this.#begins, back)) : index;
    const turn = this.#turnOf[isBack ? after : place] ?? NO_TURN;
    const isEnd = turn.isEnd || this.#game.ends.includes(kind);
    if (this.isTurn(fact)) this.#turnOf.push({ number, seat, isEnd: false });
    else this.#turnOf.push(turn.isEnd === isEnd ? turn : { ...turn, isEnd });
    this.#last.push(after);
    if (isBack) this.#gone.push({ at: index + 1, steps: gone });
    if (this.isTurn(fact)) this.turns.push(index + 1);
    const mark = isBack ? BACK : this.#game.highlightOf(fact);
    if (mark) this.marks.push({ at: index + 1, kind: mark });
  }
}
