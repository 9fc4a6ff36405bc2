import { describe, expect, it } from 'vitest';

import { BANK, POT, type ChatView, type Seated } from '../src/generated/protocol.ts';
import { elementAt } from '../src/platform/elementAt.ts';
import { keysFor } from '../src/storage/keyring.ts';
import { t, text } from '../src/i18n/text.svelte.ts';
import { browser } from './support/browser.ts';
import { pass, settle } from './support/clock.ts';
import { eventOf, failureFor, roomView, seatOf, stepOf, takeBackStep } from './support/messages.ts';
import { freshRace, moved, noted, paid, TIME } from './support/race.ts';
import { takeReports } from './support/reports.ts';
import { FakeSocket } from './support/socket.ts';
import { expectState } from './support/state.ts';
import { FakeServer, openSession, openTable, reconnect, shownBy, squaresOf } from './support/table.ts';

const walk = (from: number, to: number) => stepOf(moved(from, to));

describe('entering a room', () => {
  it('greets the server with the keys for it, and knows no game', () => {
    openSession('link-1');
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', keys: [], steps: 0, game: '' }]);
  });

  it('shows the room as soon as its box is there', async () => {
    const session = openSession();
    FakeSocket.last.accept();
    // A box is fetched once for all files: no other test plays with these options.
    FakeSocket.last.receive(roomView({ options: { short: true, cash: 1234 } }));
    expect(session.room).toBeNull();
    await settle();
    expectState(session, { connected: true, room: { room: 'room-1' }, mine: [0], box: { id: 'italy' } });
    expect(session.cast.map(({ name }) => name)).toEqual(['Anna', 'Bruno']);
    expect(browser.fetched).toContain('/api/editions/italy?short=true&cash=1234');
  });

  it('opens one connection, however often the room is opened', () => {
    const session = openSession('link-1');
    session.open('link-1');
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('leaves the room before', async () => {
    const { session } = await openTable([walk(0, 3)]);
    const [before] = FakeSocket.opened;
    session.open('link-2');
    expectState(session, { room: null, view: null, steps: [], cast: [], connected: false });
    FakeSocket.last.accept();
    expect(FakeSocket.last.greetings).toMatchObject([{ steps: 0, game: '' }]);
    await settle();
    expect(before?.readyState).toBe(FakeSocket.CLOSED);
    expectState(session, { connected: true, unheard: false });
  });

  it('begins as if the server had always answered', () => {
    const session = openSession('link-1');
    FakeSocket.last.drop();
    session.open('link-2');
    expect(session.unheard).toBe(false);
  });

  it('takes in nothing that was still to come from the room before', async () => {
    const session = openSession('link-1');
    FakeSocket.last.accept();
    FakeSocket.last.receive(roomView());
    session.open('link-2');
    await settle();
    expect(session.room).toBeNull();
  });

  it('keeps its messages in order while the box of the first is fetched', async () => {
    const session = openSession();
    FakeSocket.last.accept();
    FakeSocket.last.receive(roomView(), new FakeServer().played([walk(0, 3)]), roomView({ spectators: 2 }));
    await settle();
    expect(squaresOf(session)).toEqual([3, 0]);
    expect(session.room?.spectators).toBe(2);
  });

  it('asks for everything again a second after the box could not be fetched', async () => {
    const session = openSession();
    FakeSocket.last.accept();
    browser.isOffline = true;
    FakeSocket.last.receive(roomView({ edition: 'unreachable' }), new FakeServer().played([]));
    await settle();
    expect(takeReports()).toEqual(['Failed to fetch']);
    expect(session.room).toBeNull();
    browser.isOffline = false;
    await pass(1000);
    expect(FakeSocket.last.greetings).toHaveLength(2);
    FakeSocket.last.receive(roomView({ edition: 'unreachable' }), new FakeServer().played([walk(0, 3)]));
    await settle();
    expect(squaresOf(session)).toEqual([3, 0]);
  });
});

describe('a room of an unknown game', () => {
  it('is not shown, and is asked for again', async () => {
    const session = openSession();
    FakeSocket.last.accept();
    FakeSocket.last.receive(roomView({ gameName: 'chess' }));
    await settle();
    expect(session.room).toBeNull();
    expect(takeReports()).toHaveLength(1);
    await pass(1000);
    expect(FakeSocket.last.greetings).toHaveLength(2);
  });
});

describe('a connection that is lost', () => {
  it('is seen', async () => {
    const { session } = await openTable();
    expectState(session, { connected: true, unheard: false });
    FakeSocket.last.drop();
    expectState(session, { connected: false, unheard: false });
  });

  it('is seen apart where the server has never answered', () => {
    const session = openSession();
    FakeSocket.last.drop();
    expectState(session, { connected: false, unheard: true });
  });

  it('comes back with what was received before, and the game goes on', async () => {
    const { session, server } = await openTable([walk(0, 3), walk(3, 4)]);
    await reconnect();
    expect(FakeSocket.last.greetings).toMatchObject([{ steps: 2, game: 'game-1' }]);
    await server.send(roomView());
    await server.play([walk(4, 5)]);
    await pass(TIME.square);
    expect(squaresOf(session)).toEqual([5, 0]);
    expect(session.steps).toHaveLength(3);
  });

  it('loses nothing that was received and not yet shown', async () => {
    const { session, server } = await openTable();
    await server.play([walk(0, 5)]);
    await pass(TIME.square);
    FakeSocket.last.drop();
    await pass(4 * TIME.square);
    expect(squaresOf(session)).toEqual([5, 0]);
    FakeSocket.last.accept();
    expect(FakeSocket.last.greetings).toMatchObject([{ steps: 1 }]);
  });
});

describe('steps of which some are missing', () => {
  it('are not taken in: the server is greeted anew', async () => {
    const { session, server } = await openTable([walk(0, 3)]);
    server.played([walk(3, 4)]);
    await server.play([walk(4, 6)]);
    expect(session.steps).toHaveLength(1);
    expect(FakeSocket.last.greetings).toMatchObject([{ steps: 0 }, { steps: 1, game: 'game-1' }]);
    await server.sendFrom(1);
    await pass(3 * TIME.square);
    expect(squaresOf(session)).toEqual([6, 0]);
    expect(session.steps).toHaveLength(3);
  });
});

describe('a room that lets nobody in', () => {
  it.each([
    ['unknown-room', 'missing'],
    ['blocked', 'blocked'],
  ] as const)('ends the connection for good: %s', async (code, state) => {
    const session = openSession();
    FakeSocket.last.accept();
    FakeSocket.last.receive(failureFor('', { code }));
    await settle();
    expect(session[state]).toBe(true);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
    await pass(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('is forgotten with the next room', async () => {
    const session = openSession('link-1');
    FakeSocket.last.accept();
    FakeSocket.last.receive(failureFor('', { code: 'unknown-room' }));
    await settle();
    session.open('link-2');
    expectState(session, { missing: false, blocked: false });
    expect(FakeSocket.opened).toHaveLength(2);
  });
});

describe('other messages', () => {
  it('keep the key of a seat that was taken', async () => {
    const { server } = await openTable();
    await server.send({ type: 'seated', id: 'id', seat: 1, key: 'secret' } satisfies Seated);
    expect(keysFor('link-1')).toEqual(['secret']);
    await reconnect();
    expect(FakeSocket.last.greetings).toMatchObject([{ keys: ['secret'] }]);
  });

  it('are events of the room', async () => {
    const { session, server } = await openTable();
    await server.send(eventOf('late', 1));
    expect(session.news.notes).toMatchObject([{ event: 'late', seat: 1 }]);
  });

  it('are lines of the chat', async () => {
    const { session, server } = await openTable();
    const lines = [{ number: 1, seat: 1, name: 'Bruno', text: 'Hello', sentAt: 0 }];
    const chat: ChatView = {
      type: 'chat',
      enabled: true,
      spectators: false,
      readable: true,
      complete: true,
      lines,
      reactions: [],
    };
    await server.send(chat);
    expect(session.talk.lines).toEqual(lines);
  });

  it('say for which seats a bot has answered, with the first view and whenever there are some', async () => {
    const { session, server } = await openTable([walk(0, 1)]);
    expectState(session.news, { meanwhile: [], back: 1 });
    await server.play([walk(1, 2)], { standInAnswers: [{ seat: 0, first: 1 }] });
    expectState(session.news, { meanwhile: [{ seat: 0, first: 1 }], back: 2 });
    await server.play([walk(2, 3)]);
    expectState(session.news, { meanwhile: [{ seat: 0, first: 1 }], back: 2 });
  });

  it('put the table away where the room is in its lobby again', async () => {
    const { session, server } = await openTable([walk(0, 3)]);
    await server.send(roomView({ status: 'lobby', game: '' }));
    expectState(session, { view: null, steps: [], log: null });
    expect(session.animationQueue.at).toBe(0);
    await new FakeServer('game-2').play([]);
    expect(shownBy(session)).toEqual(freshRace());
  });

  it('say that the game is over when its end has been shown', async () => {
    const { session, server } = await openTable([], { status: 'over' });
    await server.play([walk(0, 3)], { table: { winners: [0] } });
    expect(session.over).toBe(false);
    await pass(3 * TIME.square);
    expect(session.over).toBe(true);
    // No fact of the race says who has won.
    expect(takeReports()).toHaveLength(1);
  });
});

describe('names and sentences', () => {
  it('are those of the seats, of the bank and of the pot', async () => {
    const { session } = await openTable([], { seats: [seatOf('Anna'), seatOf('')] });
    expect([0, 1, BANK, POT].map((seat) => session.playerName(seat))).toEqual([
      'Anna',
      t('seat-number', { number: 2 }),
      t('bank'),
      t('pot'),
    ]);
    expect(session.names([0, BANK])).toBe(`Anna and ${t('bank')}`);
  });

  it('are the game’s, but for take-backs', async () => {
    await text.bring(['panels']);
    const [played, back] = [stepOf(noted(), paid(5)), takeBackStep(0)] as const;
    const { session } = await openTable([played, back]);
    expect(session.sentence(played, paid(5))).toBe('paid 0');
    expect(session.sentence(played, noted())).toBeNull();
    const said = session.sentence(back, elementAt(back.facts, 0));
    expect(said).toBe(t('took-back', { seat: 'Anna', what: 'paid 0', count: 1 }));
  });
});
