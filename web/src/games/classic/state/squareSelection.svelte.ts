/** What is looked at on the board. */

import { memberPointed, pointed } from '../../../platform/hover.ts';

export class SquareSelection {
  /** The square whose deed card is open. */
  selected = $state<number | null>(null);
  /** The square that something points at. */
  hover = $state<number | null>(null);
  /** The squares among which one chooses where to go, as far as they are listed. */
  goals = $state.raw<readonly number[]>([]);

  /** What an element that stands for a square listens to. */
  at(square: number) {
    return pointed(
      () => (this.hover = square),
      () => (this.hover = null),
    );
  }

  /** What a group listens to whose members stand for squares and have nothing inside. */
  among(squareOf: (event: Event) => number) {
    return memberPointed(
      (event) => (this.hover = squareOf(event)),
      () => (this.hover = null),
    );
  }
}
