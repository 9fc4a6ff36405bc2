/** What the server has told of a game and the table has yet to show. */

import type { GameDefinition, DisplayState, Table } from '../core/contract.ts';
import type { BoxView, GameView, View } from '../generated/protocol.ts';

/** A view of a game, how many moments lead there, and when it came. */
export interface QueuedView {
  view: GameView;
  moments: number;
  heardAt: number;
}

/** The views that have come, in their order. */
export class ViewQueue {
  #views: QueuedView[] = [];

  /** Queue a view until `moments` moments have been shown. */
  push(game: GameView, moments: number): void {
    this.#views.push({ view: game, moments, heardAt: performance.now() });
  }

  /** Take the last view that the first `moments` moments led to; undefined where it was taken already. */
  take(moments: number): QueuedView | undefined {
    const last = this.#views.findLastIndex((one) => one.moments <= moments);
    return this.#views.splice(0, last + 1).at(-1);
  }

  clear(): void {
    this.#views = [];
  }
}

/** Whether some seats are asked what they were asked already: then others only did something beside it. */
export function stands<B extends BoxView, T extends Table, S extends DisplayState>(
  kind: GameDefinition<B, T, S>,
  mine: readonly number[],
  views: readonly [before: View, now: View],
): boolean {
  const [before, now] = views.map((view) => kind.tableOf(view));
  if (!before || !now) return false;
  const posed = (table: T) => mine.map((seat) => kind.posed(table, seat)).join();
  return mine.some((seat) => kind.posed(now, seat) !== '') && posed(before) === posed(now);
}
