/** A session at a table of the race, and the server at the other end of its socket. */

import { onTestFinished } from 'vitest';

import type { GameView, RoomView, ServerMessage, StepView } from '../../src/generated/protocol.ts';
import type { BoxView } from '../../src/generated/protocol.ts';
import { elementAt } from '../../src/platform/elementAt.ts';
import { animationSpeed } from '../../src/session/animationSpeed.svelte.ts';
import { Session } from '../../src/session/session.svelte.ts';
import { pass, settle } from './clock.ts';
import { gameView, roomView, takeBackStep } from './messages.ts';
import { RACE_ENTRY, raceTable, walksOf, type RaceShown, type RaceTable } from './race.ts';
import { FakeSocket } from './socket.ts';

export type RaceSession = Session<BoxView, RaceTable, RaceShown>;

/** What a message about the game has beside its steps. */
type Rest = Partial<Omit<GameView, 'table' | 'steps'>> & { table?: Partial<RaceTable> };

/** The server: it keeps the game and sends what is new in it. */
export class FakeServer {
  readonly steps: StepView[] = [];
  readonly #game: string;
  readonly #link: string;
  /** The numbers of the steps that count. */
  #effective: number[] = [];
  #sent = 0;

  constructor(game = 'game-1', link = 'link-1') {
    this.#game = game;
    this.#link = link;
  }

  /** Send messages over the newest connection of the room, and let the client take them in. */
  async send(...messages: ServerMessage[]): Promise<void> {
    FakeSocket.of(this.#link).receive(...messages);
    await settle();
  }

  /** Play steps and send what is new in one message. */
  async play(steps: readonly StepView[], rest: Rest = {}): Promise<void> {
    await this.send(this.played(steps, rest));
  }

  /** Take the game back to before a step, play on, and send both in one message. */
  async takeBack(to: number, next: readonly StepView[] = []): Promise<void> {
    this.#effective = this.#effective.filter((number) => number < to);
    this.steps.push(takeBackStep(to));
    await this.play(next);
  }

  /** Play steps and return the message with what is new. */
  played(steps: readonly StepView[], rest: Rest = {}): GameView {
    for (const step of steps) this.#effective.push(this.steps.push(step) - 1);
    return this.#view(rest);
  }

  /** Send again all steps from a number on. */
  async sendFrom(first: number): Promise<void> {
    this.#sent = first;
    await this.send(this.#view({}));
  }

  #view({ table, ...rest }: Rest): GameView {
    const first = this.#sent;
    this.#sent = this.steps.length;
    const effective = this.#effective.map((number) => elementAt(this.steps, number));
    return gameView(this.steps.slice(first), { game: this.#game, first, ...rest, table: raceTable(effective, table) });
  }
}

/** Open a room with a session, which is closed when the test ends. */
export function openSession(link = 'link-1'): RaceSession {
  const session: RaceSession = new Session([RACE_ENTRY]);
  // An effect that makes state does not see it change.
  walksOf(session.animationQueue);
  onTestFinished(async () => {
    session.leave();
    animationSpeed.value = 1;
    await settle();
  });
  session.open(link);
  return session;
}

/** Open a room in which a game has begun, and has come to its first steps. */
export async function openTable(
  first: readonly StepView[] = [],
  room: Partial<RoomView> = {},
  link = 'link-1',
): Promise<{ session: RaceSession; server: FakeServer }> {
  const session = openSession(link);
  const server = new FakeServer('game-1', link);
  FakeSocket.last.accept();
  await server.send(roomView(room));
  await server.play(first);
  return { session, server };
}

/** What the screen shows, as plain data. */
export function shownBy(session: RaceSession): RaceShown {
  return JSON.parse(JSON.stringify(session.shown)) as RaceShown;
}

/** On which squares the tokens are seen: one that walks on its way, the others where they stand. */
export function squaresOf(session: RaceSession): number[] {
  const { walk } = walksOf(session.animationQueue);
  return session.shown.players.map(({ square }, seat) => (walk?.seat === seat ? walk.square : square));
}

/** How much money the players have. */
export function cashOf(session: RaceSession): number[] {
  return session.shown.players.map(({ cash }) => cash);
}

/** Drop the connection and accept the next one. */
export async function reconnect(): Promise<void> {
  FakeSocket.last.drop();
  await pass(10_000);
  FakeSocket.last.accept();
  await settle();
}
