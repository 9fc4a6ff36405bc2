/** What a game is to the parts that all games share: a table told by facts, shown in motion, and watched again. */

import type { Fact, GameView, StepView } from '../generated/protocol.ts';
import type { AnyBox } from './box.ts';

/** A kind of game, whose facts are summed up in tables of type T. */
export interface Kind<T, Box extends AnyBox = AnyBox> {
  /** The table before the first step. */
  fresh(box: Box, seats: number): T;
  /** Carry one fact into the table. */
  apply(table: T, fact: Fact, box: Box): void;
  /** The table as the server has it; what a view does not tell is as it was before, else as the steps tell it. */
  truth(game: GameView, box: Box, steps: readonly StepView[], before: T | null): T;
  /** Take from the server's table what no fact could tell. */
  learn?(table: T, game: GameView): void;
  /** Show one fact in motion, and carry it out unless the table is no longer on stage. */
  perform(table: T, fact: Fact, box: Box, onStage: () => boolean): Promise<void>;
  /** The kind of the fact with which a turn begins; its amount is the number of the turn. */
  readonly turn: number;
  /** The kinds of fact that are not told again where the table shows them. */
  readonly shown: readonly number[];
  /** The events that one may wish to jump to, and which of them a fact is. */
  readonly highlights: readonly string[];
  highlightOf(fact: Fact): string | null;
}
