import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { CLOSED, Connection, type ReceivedMessage } from '../src/net/connection.ts';
import { elementAt } from '../src/platform/elementAt.ts';
import { comeOnline, setHidden } from './support/browser.ts';
import { pass } from './support/clock.ts';
import { doneFor, failureFor, gameChange, gameView, roomView, stepOf } from './support/messages.ts';
import { takeReports } from './support/reports.ts';
import { FakeSocket } from './support/socket.ts';

const HELLO = { type: 'hello', keys: ['key'], steps: 3, game: 'game-1' } as const;
/** The delay before the first attempt to reconnect, in milliseconds, without jitter. */
const FIRST = 300;
/** The longest delay, without jitter. */
const LONGEST = 5000;

/** Open a connection that records what it hands over; delays to reconnect have no jitter. */
function connect(link = 'link-1') {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const received: ReceivedMessage[] = [];
  const states: boolean[] = [];
  const connection = new Connection(link, {
    hello: () => ({ ...HELLO, keys: [...HELLO.keys] }),
    heard: (message) => received.push(message),
    connected: (is) => states.push(is),
  });
  onTestFinished(() => connection.close());
  return { connection, received, states };
}

/** Drop the connection and return after how many milliseconds, in steps of 10, it is tried again. */
async function delayUntilRetry(): Promise<number> {
  const count = FakeSocket.opened.length;
  FakeSocket.last.drop();
  for (let waited = 0; waited < 60_000; waited += 10) {
    if (FakeSocket.opened.length > count) return waited;
    await pass(10);
  }
  throw new Error('nothing was tried again');
}

describe('opening a connection', () => {
  it('asks for the room by its link, encoded', () => {
    connect('a/b');
    expect(FakeSocket.last.url).toBe('ws://table.test/ws/a%2Fb');
  });

  it('is encrypted where the page is', () => {
    vi.stubGlobal('location', { protocol: 'https:', host: 'table.test' });
    connect();
    expect(FakeSocket.last.url).toBe('wss://table.test/ws/link-1');
  });

  it('greets the server and says that it is connected', () => {
    const { states } = connect();
    expect(states).toEqual([]);
    FakeSocket.last.accept();
    expect(states).toEqual([true]);
    expect(FakeSocket.last.sent).toEqual([HELLO]);
  });

  it('hands over the messages of a frame in their order', () => {
    const { received } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.receive(roomView(), gameView([]));
    FakeSocket.last.receive(roomView({ spectators: 1 }));
    expect(received).toEqual([roomView(), gameView([]), roomView({ spectators: 1 })]);
  });
});

describe('a frame', () => {
  it.each(['', 'null', '{"type":"room"}', '[{'])('that holds no messages is reported: %s', async (frame) => {
    const { received } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.receiveText(frame);
    expect(takeReports()).toHaveLength(1);
    await pass(1000);
    expect(FakeSocket.last.sent).toEqual([HELLO, HELLO]);
    FakeSocket.last.receive(roomView());
    expect(received).toEqual([roomView()]);
  });

  it('may hold what is no message beside one', async () => {
    const { received } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.receiveText(JSON.stringify([null, roomView()]));
    expect(takeReports()).toHaveLength(1);
    expect(received).toEqual([roomView()]);
    await pass(1000);
  });
});

/** Calls that do not compile; svelte-check reports an expectation that is not met. */
export function refused(connection: Connection): void {
  // @ts-expect-error a field is missing
  void connection.send({ type: 'set-pace' });
  // @ts-expect-error a field is superfluous
  void connection.send({ type: 'start', seat: 0 });
  // @ts-expect-error a hint is no trade preview
  void connection.send({ type: 'ask-hint', game: '', seat: 0 }).then((reply) => reply.type === 'trade-preview');
}

describe('a command', () => {
  it('is answered by the message with its id, which is handed over as well', async () => {
    const { connection, received } = connect();
    FakeSocket.last.accept();
    const answer = connection.send({ type: 'start' });
    const { id } = FakeSocket.last.lastCommand;
    FakeSocket.last.receive(doneFor('another', 1), doneFor(id, 2));
    await expect(answer).resolves.toEqual(doneFor(id, 2));
    expect(received).toEqual([doneFor('another', 1), doneFor(id, 2)]);
  });

  it('is answered by a failure too', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    const answer = connection.send({ type: 'start' });
    const { id } = FakeSocket.last.lastCommand;
    FakeSocket.last.receive(failureFor(id));
    await expect(answer).resolves.toEqual(failureFor(id));
  });

  it('has an id of its own', () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    for (let count = 0; count < 20; count++) void connection.send({ type: 'start' });
    const ids = FakeSocket.last.commands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    expect(ids[0]).toMatch(/^[0-9a-f]{24}$/);
  });

  it('waits for the connection, and is sent after the greeting', () => {
    const { connection } = connect();
    void connection.send({ type: 'start' });
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello', 'start']);
  });

  it('is sent again over a new connection, with the same id, until it is acknowledged', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    void connection.send({ type: 'start' });
    void connection.send({ type: 'free-seat', seat: 1 });
    const first = elementAt(FakeSocket.last.commands, 0);
    const second = elementAt(FakeSocket.last.commands, 1);
    FakeSocket.last.receive(doneFor(first.id));
    await delayUntilRetry();
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([HELLO, second]);
    FakeSocket.last.receive(doneFor(second.id));
    await delayUntilRetry();
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([HELLO]);
  });

  it('is sent again in the order in which the commands were given', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    for (const seat of [3, 1, 2]) void connection.send({ type: 'free-seat', seat });
    const sent = FakeSocket.last.commands;
    await delayUntilRetry();
    FakeSocket.last.accept();
    expect(FakeSocket.last.commands).toEqual(sent);
  });

  it('is sent again a second after a failure that names none, once for several such failures', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    void connection.send({ type: 'start' });
    const sent = FakeSocket.last.commands;
    FakeSocket.last.receive(failureFor('', { code: 'too-much' }));
    await pass(500);
    FakeSocket.last.receive(failureFor('', { code: 'too-much' }));
    await pass(499);
    expect(FakeSocket.last.commands).toEqual(sent);
    await pass(1);
    expect(FakeSocket.last.sent).toEqual([HELLO, ...sent, HELLO, ...sent]);
    await pass(10_000);
    expect(FakeSocket.last.commands).toEqual([...sent, ...sent]);
  });

  it('is sent again after a later failure of that kind too', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    void connection.send({ type: 'start' });
    for (let count = 2; count < 4; count++) {
      FakeSocket.last.receive(failureFor('', { code: 'too-much' }));
      await pass(1000);
      expect(FakeSocket.last.commands).toHaveLength(count);
    }
  });

  it('is not sent again where another failure names none', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    void connection.send({ type: 'start' });
    FakeSocket.last.receive(failureFor('', { code: 'malformed' }));
    await pass(10_000);
    expect(FakeSocket.last.commands).toHaveLength(1);
  });
});

describe('reconnecting', () => {
  it('says that the connection is lost', () => {
    const { states } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.drop();
    expect(states).toEqual([true, false]);
  });

  it('waits longer after each failed attempt, up to a limit', async () => {
    connect();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) delays.push(await delayUntilRetry());
    expect(delays[0]).toBe(FIRST);
    for (const [attempt, delay] of delays.slice(1, 6).entries()) {
      const growth = delay / elementAt(delays, attempt);
      expect(growth).toBeGreaterThan(1.5);
      expect(growth).toBeLessThan(2);
    }
    expect(delays.slice(6)).toEqual([LONGEST, LONGEST]);
  });

  it('begins with the shortest delay again once a connection was open', async () => {
    connect();
    for (let attempt = 0; attempt < 4; attempt++) await delayUntilRetry();
    FakeSocket.last.accept();
    expect(await delayUntilRetry()).toBe(FIRST);
  });

  it.each([
    [0, 0.75],
    [0.9999, 1.25],
  ])('spreads the delays of many clients: random number %d', async (random, factor) => {
    connect();
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect(Math.abs((await delayUntilRetry()) - FIRST * factor)).toBeLessThanOrEqual(10);
  });

  it.each([
    ['the network is back', comeOnline],
    ['the page becomes visible', () => setHidden(false)],
  ])('does not wait once %s', async (_, happen) => {
    connect();
    FakeSocket.last.drop();
    happen();
    expect(FakeSocket.opened).toHaveLength(2);
    await pass(60_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('waits as before while the page is hidden', () => {
    connect();
    FakeSocket.last.drop();
    setHidden(true);
    comeOnline();
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it.each([
    ['open', () => FakeSocket.last.accept()],
    ['being opened', () => undefined],
  ])('leaves a connection alone that is %s', (_, prepare) => {
    connect();
    prepare();
    comeOnline();
    setHidden(false);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

describe('closing', () => {
  it('closes the socket and never opens another', async () => {
    const { connection, states } = connect();
    FakeSocket.last.accept();
    connection.close();
    await pass(0);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
    expect(states).toEqual([true, false]);
    comeOnline();
    setHidden(false);
    await pass(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('settles what was not answered, and what is sent afterwards', async () => {
    const { connection } = connect();
    const early = connection.send({ type: 'start' });
    FakeSocket.last.accept();
    const late = connection.send({ type: 'ask-hint', game: 'game-1', seat: 0 });
    connection.close();
    await expect(early).resolves.toBe(CLOSED);
    await expect(late).resolves.toBe(CLOSED);
    const sent = FakeSocket.last.sent.length;
    await expect(connection.send({ type: 'start' })).resolves.toBe(CLOSED);
    expect(FakeSocket.last.sent).toHaveLength(sent);
  });

  it('cancels an attempt to reconnect that waits', async () => {
    const { connection } = connect();
    FakeSocket.last.drop();
    connection.close();
    await pass(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

describe('greeting again', () => {
  it('happens at once or after a second', async () => {
    const { connection } = connect();
    FakeSocket.last.accept();
    connection.greet();
    expect(FakeSocket.last.greetings).toHaveLength(2);
    connection.greetLater();
    await pass(999);
    expect(FakeSocket.last.greetings).toHaveLength(2);
    await pass(1);
    expect(FakeSocket.last.greetings).toHaveLength(3);
  });
});

describe('a change', () => {
  const steps = [stepOf(), stepOf()];

  it('is handed over as the whole view', () => {
    const { received } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.receive(gameView([], { table: { turn: 1, turns: 1 } }));
    FakeSocket.last.receive(gameChange(steps, { table: { turn: 2 } }));
    expect(received.at(-1)).toEqual(gameView(steps, { table: { turn: 2, turns: 1 } }));
  });

  it('is applied to the view that the change before it led to', () => {
    const { received } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.receive(gameView([], { table: { turn: 1, turns: 1 } }), gameChange([], { table: { turn: 2 } }));
    FakeSocket.last.receive(gameChange(steps, { table: { turns: 5 } }));
    expect(received.at(-1)).toEqual(gameView(steps, { table: { turn: 2, turns: 5 } }));
  });

  it('that comes before the game costs none of the messages beside it, and the server is greeted again', async () => {
    const { connection, received } = connect();
    FakeSocket.last.accept();
    const answer = connection.send({ type: 'start' });
    const { id } = FakeSocket.last.lastCommand;
    FakeSocket.last.receive(roomView(), gameChange(steps), doneFor(id));
    expect(received).toEqual([roomView(), doneFor(id)]);
    await expect(answer).resolves.toEqual(doneFor(id));
    expect(takeReports()).toHaveLength(1);
    await pass(1000);
    expect(FakeSocket.last.greetings).toHaveLength(2);
  });

  it('is not applied to a view of the connection before', async () => {
    const { received } = connect();
    FakeSocket.last.accept();
    FakeSocket.last.receive(gameView([]));
    await delayUntilRetry();
    FakeSocket.last.accept();
    FakeSocket.last.receive(gameChange(steps));
    expect(received).toHaveLength(1);
    expect(takeReports()).toHaveLength(1);
  });
});
