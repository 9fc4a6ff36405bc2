/** A game as a line of moments: every fact is one, in the order in which they happened. */

import type { Game, Shown } from '../games/game.ts';
import type { Fact, StepView } from '../generated/protocol.ts';
import type { Box } from '../table/box.ts';
import { toldBy, type Told } from '../table/steps.ts';

/** One fact of a game, and the number of the step that brought it. */
export interface Moment extends Told {
  step: number;
}

/** What one may wish to jump to; ``at`` counts the moments up to and with it. */
export interface Mark {
  at: number;
  kind: string;
}

const KEYFRAME = 256;

/** The moments of a game, and the table after any number of them. */
export class Timeline {
  readonly moments: readonly Moment[];
  readonly marks: readonly Mark[];
  readonly turns: readonly number[];
  /** The kinds of mark that this game can have, each with its colour. */
  readonly highlights: Readonly<Record<string, string>>;
  readonly #box: Box;
  readonly #game: Game;
  readonly #keyframes: Shown[];

  constructor(steps: readonly StepView[], game: Game, box: Box, seats: number) {
    this.moments = steps.flatMap((step, number) => toldBy(step).map((told) => ({ ...told, step: number })));
    this.marks = this.moments.flatMap(({ fact }, index) => {
      const kind = game.highlightOf(fact);
      return kind ? [{ at: index + 1, kind }] : [];
    });
    this.turns = this.moments.flatMap(({ fact }, index) => (fact[0] === game.turn ? [index + 1] : []));
    this.highlights = game.highlights;
    this.#box = box;
    this.#game = game;
    this.#keyframes = [game.fresh(box, seats)];
  }

  get length(): number {
    return this.moments.length;
  }

  /** Whether a turn begins with a fact. */
  isTurn([kind]: Fact): boolean {
    return kind === this.#game.turn;
  }

  /** The table after the first ``at`` moments. */
  shownAt(at: number): Shown {
    const frame = Math.floor(at / KEYFRAME);
    while (this.#keyframes.length <= frame) {
      const from = this.#keyframes.length - 1;
      this.#keyframes.push(this.#play(from * KEYFRAME, (from + 1) * KEYFRAME));
    }
    return this.#play(frame * KEYFRAME, at);
  }

  /** How many turns have begun after the first ``at`` moments. */
  turnAt(at: number): number {
    return lastUpTo(this.turns, at) + 1;
  }

  /** The begin of the turn after this one, or the end. */
  nextTurn(at: number): number {
    return this.turns[this.turnAt(at)] ?? this.length;
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

  #play(from: number, to: number): Shown {
    const shown = structuredClone(this.#keyframes[from / KEYFRAME]!);
    for (const { fact, standing } of this.moments.slice(from, to)) {
      this.#game.apply(shown, fact, this.#box);
      if (standing) this.#game.stand(shown, standing);
    }
    return shown;
  }
}

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
