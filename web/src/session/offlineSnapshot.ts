/** A table as it was seen last: it may be looked at without the server. */

import { array, is, literal, looseObject, number, object, string } from 'valibot';

import type { GameView, RoomView, SeatOffers, StepView } from '../generated/protocol.ts';

/** What is kept of it. */
export interface OfflineSnapshot {
  readonly room: RoomView;
  readonly game: GameView;
  readonly steps: readonly StepView[];
  /** When, in milliseconds. */
  readonly at: number;
}

/** What is looked at when a snapshot is read: the worker keeps none that a server of another protocol has sent. */
const SNAPSHOT = object({
  room: looseObject({ type: literal('room'), gameName: string(), seats: array(looseObject({})) }),
  game: looseObject({
    type: literal('game'),
    game: string(),
    version: number(),
    table: looseObject({}),
  }),
  steps: array(looseObject({ facts: array(array(number())) })),
  at: number(),
});

/** Whether something that was stored is a snapshot. */
export const isOfflineSnapshot = (stored: unknown): stored is OfflineSnapshot => is(SNAPSHOT, stored);

/** What a seat knows without what it may do. */
const muted = (own: SeatOffers): SeatOffers => ({ ...own, offers: [], denials: [], suggestion: [] });

/** The table as it is now, for the time when the server cannot be asked. */
export function offlineSnapshotOf(room: RoomView, game: GameView, steps: readonly StepView[]): OfflineSnapshot {
  return { room, game: { ...game, steps: [], own: game.own.map(muted) }, steps, at: Date.now() };
}
