import { describe, expect, it } from 'vitest';

import { CLOSED } from '../src/net/connection.ts';
import { settle } from './support/clock.ts';
import { doneFor, failureFor, offersOf, seatOf, stepOf } from './support/messages.ts';
import { moved } from './support/race.ts';
import { FakeSocket } from './support/socket.ts';
import { expectState } from './support/state.ts';
import { FakeServer, openSession, openTable, reconnect } from './support/table.ts';

const walk = (from: number, to: number) => stepOf(moved(from, to));
const asks = (...seats: number[]) => ({ questions: [{ kind: 'to-roll', seats }] });

describe('an answer', () => {
  /** Give an answer and return the command that was sent, and whether the answer has been carried out by now. */
  async function give() {
    const table = await openTable([walk(0, 1)]);
    const outcomes: string[] = [];
    void table.session.act(0, 'roll').then(({ type }) => outcomes.push(type));
    await settle();
    const command = FakeSocket.last.lastCommand;
    return { ...table, command, outcomes };
  }

  it('says to which game and to which of its versions it is given', async () => {
    const { command } = await give();
    expect(command).toEqual({ type: 'act', id: command.id, game: 'game-1', version: 1, seat: 0, action: 'roll' });
  });

  it('is over once it is acknowledged and the view has come to which it led', async () => {
    const { server, command, outcomes } = await give();
    await server.send(doneFor(command.id, 2));
    expect(outcomes).toEqual([]);
    await server.play([walk(1, 3)]);
    expect(outcomes).toEqual(['done']);
  });

  it('is over with the acknowledgement where the view came first', async () => {
    const { server, command, outcomes } = await give();
    await server.play([walk(1, 3)]);
    await server.send(doneFor(command.id, 2));
    expect(outcomes).toEqual(['done']);
  });

  it('that came too late is over once the view has come that made it so', async () => {
    const { server, command, outcomes } = await give();
    await server.send(failureFor(command.id, { code: 'stale', version: 2 }));
    expect(outcomes).toEqual([]);
    await server.play([walk(1, 3)]);
    expect(outcomes).toEqual(['failure']);
  });

  it('that a clause forbids is over at once', async () => {
    const { server, command, outcomes } = await give();
    await server.send(failureFor(command.id, { code: 'clause', version: 2 }));
    expect(outcomes).toEqual(['failure']);
  });

  it('is over where another game begins', async () => {
    const { server, command, outcomes } = await give();
    await server.send(doneFor(command.id, 2));
    await new FakeServer('game-2').play([]);
    expect(outcomes).toEqual(['done']);
  });

  it('is over where the room is left before the view has come to which it led', async () => {
    const { session, server, command, outcomes } = await give();
    await server.send(doneFor(command.id, 2));
    expect(outcomes).toEqual([]);
    session.leave();
    await settle();
    expect(outcomes).toEqual(['done']);
    expect(session.answers.waiting).toEqual([]);
  });

  it('survives a connection that is lost before it is acknowledged', async () => {
    const { server, command, outcomes } = await give();
    await reconnect();
    expect(FakeSocket.last.commands).toEqual([command]);
    await server.send(doneFor(command.id, 2));
    await server.play([walk(1, 3)]);
    expect(outcomes).toEqual(['done']);
  });

  it('is sent once where it is given twice', async () => {
    const { session, server } = await openTable();
    const answers = [session.answers.give(0, 'roll'), session.answers.give(0, 'roll')];
    await settle();
    const command = FakeSocket.last.lastCommand;
    expect(FakeSocket.last.commands).toEqual([command]);
    expect(session.answers.waiting).toEqual([0]);
    await server.play([walk(0, 1)]);
    await server.send(doneFor(command.id, 1));
    await expect(Promise.all(answers)).resolves.toEqual([true, false]);
    expect(session.answers.waiting).toEqual([]);
  });

  it('is not given where no room is open', async () => {
    const session = openSession();
    session.leave();
    await expect(session.act(0, 'roll')).resolves.toBe(CLOSED);
    await expect(session.answers.give(0, 'roll')).resolves.toBe(false);
    expect(session.answers.unanswered).toBeNull();
  });

  it('waits no longer when the room is left', async () => {
    const { session } = await openTable();
    const answer = session.answers.give(0, 'roll');
    await settle();
    session.leave();
    await expect(answer).resolves.toBe(false);
    expectState(session.answers, { waiting: [], unanswered: null });
  });
});

describe('the seat that answers', () => {
  const OWN = { ownSeats: [0, 1], seats: [seatOf('Anna'), seatOf('Bruno')] };

  it('is the first of this browser where none is asked', async () => {
    const { session } = await openTable([], OWN);
    expect([session.wanted, session.acting, session.question]).toEqual([[], 0, null]);
  });

  it('is one that is asked', async () => {
    const { session, server } = await openTable([], OWN);
    await server.play([], { table: asks(1) });
    expect([session.wanted, session.acting]).toEqual([[1], 1]);
    expect(session.isAsked(session.question)).toBe(true);
  });

  it('is the one that was chosen, unless only others are asked', async () => {
    const { session, server } = await openTable([], OWN);
    session.acting = 1;
    expect(session.acting).toBe(1);
    await server.play([], { table: asks(0, 1) });
    expect(session.acting).toBe(1);
    await server.play([], { table: asks(0) });
    expect(session.acting).toBe(0);
  });

  it('is none for a spectator', async () => {
    const { session, server } = await openTable([], { ownSeats: [] });
    await server.play([], { table: asks(0) });
    expect([session.wanted, session.acting]).toEqual([[], null]);
    expect(session.question).toMatchObject({ seats: [0] });
    expect(session.isAsked(session.question)).toBe(false);
  });

  it('has its own question first', async () => {
    const { session, server } = await openTable();
    const questions = [
      { kind: 'to-bid', seats: [1] },
      { kind: 'to-roll', seats: [0] },
    ];
    await server.play([], { table: { questions } });
    expect(session.question?.kind).toBe('to-roll');
  });

  it('has offers and denials, by verb and subject', async () => {
    const { session, server } = await openTable();
    const offers = [3, 5].map((subject) => ({ verb: 'build' as const, subject, low: 0, high: 0, effect: null }));
    const denials = [{ verb: 'buy' as const, subject: 7, clause: 'BUY-1', lack: null }];
    await server.play([], { own: [offersOf(0, { offers, denials })] });
    expect(session.offer(0, 'build')?.subject).toBe(3);
    expect(session.offer(0, 'build', 5)?.subject).toBe(5);
    expect(session.offer(0, 'build', 6)).toBeUndefined();
    expect(session.offer(1, 'build')).toBeUndefined();
    expect(session.denial(0, 'buy', 7)?.clause).toBe('BUY-1');
  });
});
