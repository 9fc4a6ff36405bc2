import { describe, expect, it } from 'vitest';

import { type Replay } from '../src/generated/protocol.ts';
import { pass, settle } from './support/clock.ts';
import { stepOf } from './support/messages.ts';
import { freshRace, moved, paid, TIME } from './support/race.ts';
import { FakeSocket } from './support/socket.ts';
import { expectState } from './support/state.ts';
import { cashOf, openSession, openTable, shownBy, squaresOf } from './support/table.ts';

const walk = (from: number, to: number) => stepOf(moved(from, to));

describe('a replay', () => {
  const REPLAY: Replay = {
    game: 'game-9',
    gameName: 'classic',
    edition: 'italy',
    options: { short: true },
    names: ['Anna', 'Robot'],
    tokens: ['dog', 'ship'],
    robots: ['', 'regular'],
    steps: [walk(0, 2), stepOf(paid(50))],
    over: true,
    hinted: [],
    seedHash: '',
    seed: '',
    knownTo: -1,
  };

  it('begins before its first step, without a connection', async () => {
    const { session } = await openTable([walk(0, 5)]);
    await session.openReplay(REPLAY);
    await settle();
    expect(shownBy(session)).toEqual(freshRace());
    expectState(session, { room: null, view: null, options: { short: true }, steps: REPLAY.steps });
    expect(session.cast.map(({ kind, name, token }) => [kind, name, token])).toEqual([
      ['person', 'Anna', 'dog'],
      ['bot', 'Robot', 'ship'],
    ]);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
  });

  it('is shown as far as is asked, and stays there', async () => {
    const session = openSession();
    await session.openReplay(REPLAY);
    session.animationQueue.goOn(1);
    await pass(10_000);
    expect(squaresOf(session)).toEqual([2, 0]);
    expect(cashOf(session)).toEqual([1000, 1000]);
    expect(session.animationQueue.at).toBe(1);
  });

  it('can be put to any moment, in the middle of a motion too', async () => {
    const session = openSession();
    await session.openReplay(REPLAY);
    session.animationQueue.goOn(2);
    await pass(TIME.square);
    session.put(freshRace(), 0);
    await pass(10_000);
    expect(shownBy(session)).toEqual(freshRace());
    expect(session.animationQueue.at).toBe(0);
  });
});
