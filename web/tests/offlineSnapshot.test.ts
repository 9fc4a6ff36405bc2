import { assert, describe, expect, it } from 'vitest';

import { isOfflineSnapshot } from '../src/session/offlineSnapshot.ts';
import { settle } from './support/clock.ts';
import { offersOf, roomView, stepOf } from './support/messages.ts';
import { moved } from './support/race.ts';
import { FakeSocket } from './support/socket.ts';
import { expectState } from './support/state.ts';
import { openSession, openTable, squaresOf } from './support/table.ts';

const walk = (from: number, to: number) => stepOf(moved(from, to));

describe('the last known table', () => {
  const offers = [{ verb: 'roll' as const, subject: 0, low: 0, high: 0, effect: null }];

  /** A table that was seen before, as it is kept. */
  async function keptTable() {
    const { session, server } = await openTable([walk(0, 3)]);
    await server.play([], { own: [offersOf(0, { offers })] });
    const kept = session.lastSeen;
    assert(kept);
    session.leave();
    return kept;
  }

  it('has the steps, and nothing that a seat may do', async () => {
    const begun = Date.now();
    const kept = await keptTable();
    expect(kept.steps).toEqual([walk(0, 3)]);
    expect(kept.game).toMatchObject({ version: 1, steps: [], own: [{ seat: 0, offers: [] }] });
    expect(kept.at).toBe(begun);
  });

  it('is known again after it was stored, unless it is broken', async () => {
    const kept = await keptTable();
    const stored = JSON.parse(JSON.stringify(kept)) as typeof kept;
    expect(isOfflineSnapshot(stored)).toBe(true);
    const broken: unknown[] = [
      null,
      {},
      [],
      { ...stored, game: null },
      { ...stored, steps: [{}] },
      { ...stored, at: '1' },
    ];
    expect(broken.filter(isOfflineSnapshot)).toEqual([]);
  });

  it('is shown until the server answers', async () => {
    const kept = await keptTable();
    const session = openSession('link-2');
    session.recall(kept);
    await settle();
    expect(squaresOf(session)).toEqual([3, 0]);
    expectState(session, { seenAt: kept.at, lastSeen: null, room: { room: 'room-1' } });
    FakeSocket.last.accept();
    expect(FakeSocket.last.greetings).toMatchObject([{ steps: 1, game: 'game-1' }]);
    FakeSocket.last.receive(roomView());
    await settle();
    expect(session.seenAt).toBeNull();
    expect(session.lastSeen).not.toBeNull();
  });

  it('is not shown where the server has answered', async () => {
    const kept = await keptTable();
    const session = openSession('link-2');
    FakeSocket.last.accept();
    FakeSocket.last.receive(roomView({ room: 'room-2' }));
    await settle();
    session.recall(kept);
    await settle();
    expectState(session, { seenAt: null, view: null, room: { room: 'room-2' } });
  });

  it('is not shown in another room', async () => {
    const kept = await keptTable();
    const session = openSession('link-2');
    session.recall(kept);
    session.open('link-3');
    await settle();
    expectState(session, { seenAt: null, room: null });
  });
});
