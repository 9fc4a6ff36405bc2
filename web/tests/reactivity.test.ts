import { describe, expect, it } from 'vitest';

import { pass } from './support/clock.ts';
import { seenByEffect } from './support/effects.svelte.ts';
import { eventOf, roomView, stepOf } from './support/messages.ts';
import { moved, paid, TIME } from './support/race.ts';
import { FakeSocket } from './support/socket.ts';
import { openTable, squaresOf } from './support/table.ts';

describe('effects see', () => {
  it('each square of a walk', async () => {
    const { session, server } = await openTable();
    const squares = seenByEffect(() => squaresOf(session)[0]);
    squares.values();
    await server.play([stepOf(moved(0, 2))]);
    squares.values();
    await pass(TIME.square);
    expect(squares.values()).toEqual([0, 1, 2]);
  });

  it('what counts of the game, once for each view', async () => {
    const { session, server } = await openTable([stepOf(moved(0, 2))]);
    const seen = seenByEffect(() => [session.view?.version, session.steps.length, session.kept.length]);
    seen.values();
    await server.play([stepOf(paid(1))]);
    seen.values();
    await pass(TIME.paid);
    seen.values();
    await server.takeBack(1);
    expect(seen.values()).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 1],
    ]);
  });

  it('the state of the animation queue, and how many moments are announced', async () => {
    const { session, server } = await openTable();
    const seen = seenByEffect(() => [session.behind, session.animationQueue.state, session.animationQueue.at]);
    seen.values();
    await server.play([stepOf(paid(1))]);
    seen.values();
    await pass(TIME.paid / 2);
    seen.values();
    await pass(TIME.paid / 2);
    expect(seen.values()).toEqual([
      [false, 'idle', 0],
      [true, 'playing', 0],
      [false, 'playing', 1],
      [false, 'idle', 1],
    ]);
  });

  it('the room, the connection and the notes', async () => {
    const { session, server } = await openTable();
    const seen = seenByEffect(() => [session.connected, session.room?.spectators, session.news.notes.length]);
    seen.values();
    await server.send(roomView({ spectators: 2 }));
    seen.values();
    await server.send(eventOf('lost'));
    seen.values();
    FakeSocket.last.drop();
    expect(seen.values()).toEqual([
      [true, 0, 0],
      [true, 2, 0],
      [true, 2, 1],
      [false, 2, 1],
    ]);
  });
});
