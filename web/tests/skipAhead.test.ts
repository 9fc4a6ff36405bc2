import { flushSync } from 'svelte';
import { describe, expect, it, onTestFinished } from 'vitest';

import type { SkipPauses } from '../src/generated/protocol.ts';
import { SkipAhead } from '../src/table/state/skipAhead.svelte.ts';
import { pass, settle } from './support/clock.ts';
import { inEffect } from './support/effects.svelte.ts';
import { roomView, seatOf, stepOf } from './support/messages.ts';
import { moved, paid } from './support/race.ts';
import { FakeSocket } from './support/socket.ts';
import { openTable, reconnect, squaresOf } from './support/table.ts';

const BOTS = { seats: [seatOf('Anna'), seatOf('Robot', { kind: 'bot' })] };
/** A robot walks. */
const walk = (from: number, to: number) => ({ ...stepOf(moved(from, to, 1)), seat: 1 });

async function sit(room: Parameters<typeof roomView>[0] = BOTS) {
  const { session, server } = await openTable([], room);
  const skipAhead = new SkipAhead(session);
  onTestFinished(inEffect(() => skipAhead.use()));
  return { session, server, skipAhead };
}

/** What the server was sent about pauses, over the newest connection. */
function wishes(): unknown[] {
  flushSync();
  return FakeSocket.last.sent
    .filter(({ type }) => type === 'skip-pauses')
    .map((message) => (message as SkipPauses).enabled);
}

describe('skipping to one’s turn', () => {
  it('leaves nothing to wait for, and asks the robots for no pauses', async () => {
    const { session, server, skipAhead } = await sit();
    skipAhead.toggle();
    await settle();
    expect(wishes()).toEqual([true]);
    await server.play([walk(0, 3), walk(3, 7)]);
    expect(squaresOf(session)[1]).toBe(7);
    expect(session.behind).toBe(false);
    expect(skipAhead.isOn).toBe(true);
  });

  it('ends where an answer is wanted', async () => {
    const { server, skipAhead } = await sit();
    skipAhead.toggle();
    await server.play([walk(0, 3)], { table: { questions: [{ kind: 'roll', seats: [0] }] } });
    expect(wishes()).toEqual([true, false]);
    expect(skipAhead.isOn).toBe(false);
  });

  it('ends where money is lost, which is seen', async () => {
    const { session, server, skipAhead } = await sit();
    skipAhead.toggle();
    await server.play([walk(0, 3), { ...stepOf(paid(50)), seat: -2 }, walk(3, 7)]);
    flushSync();
    expect([skipAhead.isOn, session.behind]).toEqual([false, true]);
    await pass(10_000);
    expect(session.behind).toBe(false);
  });

  it('is wished over a new connection again', async () => {
    const { skipAhead } = await sit();
    skipAhead.toggle();
    wishes();
    await reconnect();
    await settle();
    expect(wishes().at(-1)).toBe(true);
  });

  it('says for whom robots still pause, and who asks for it', async () => {
    const seats = [seatOf('Anna'), seatOf('Bruno'), seatOf('Robot', { kind: 'bot' })];
    const { server, skipAhead } = await sit({ seats });
    expect(skipAhead.awaited).toEqual([1]);
    await server.send(roomView({ seats, skipping: [1] }));
    expect([skipAhead.awaited, skipAhead.askers]).toEqual([[], [1]]);
  });

  it('says once for whom robots still pause, not at each turn', async () => {
    const { skipAhead } = await sit({ seats: [seatOf('Anna'), seatOf('Bruno'), seatOf('Robot', { kind: 'bot' })] });
    expect(skipAhead.takeNews()).toEqual([]);
    skipAhead.toggle();
    expect(skipAhead.takeNews()).toEqual([1]);
    skipAhead.toggle();
    skipAhead.toggle();
    expect([skipAhead.isOn, skipAhead.takeNews()]).toEqual([true, []]);
  });

  it('says nothing of robots among people alone', async () => {
    const { skipAhead } = await sit({ seats: [seatOf('Anna'), seatOf('Bruno')] });
    expect(skipAhead.awaited).toEqual([]);
  });
});
