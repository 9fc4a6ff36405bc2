/** A session at a table: the connection to its room, what is sent and received over it, or a replay. */

import type { DisplayState, Table } from '../core/contract.ts';
import type { BoxView, Done, Failure, GameView, Replay, RoomView, TradePreview } from '../generated/protocol.ts';
import type { Shares, Trust } from '../dice/shares.svelte.ts';
import { CommandQueue } from './commandQueue.svelte.ts';
import { participantsOf } from '../core/participants.ts';
import { keepSeat, keysFor } from '../storage/keyring.ts';
import { offlineSnapshotOf, type OfflineSnapshot } from './offlineSnapshot.ts';
import {
  CLOSED,
  Connection,
  type Command,
  type CommandOf,
  type ReceivedMessage,
  type Reply,
} from '../net/connection.ts';
import { RoomNotes } from './roomNotes.svelte.ts';
import { Chat } from './chat.svelte.ts';
import { SessionReadModel } from './sessionReadModel.svelte.ts';

/** A session at a table of some game, with a box of type B, the server's tables of type T, shown as type S. */
export class Session<
  B extends BoxView = BoxView,
  T extends Table = Table,
  S extends DisplayState = DisplayState,
> extends SessionReadModel<B, T, S> {
  connected = $state(false);
  /** The server could not be reached, and has not said anything yet. */
  unheard = $state(false);
  /** There is no such room. */
  missing = $state(false);
  /** Nobody is let in from where this browser is. */
  blocked = $state(false);
  /** When the table was seen last that is shown until the server is heard, in milliseconds. */
  seenAt = $state<number | null>(null);
  readonly answers = new CommandQueue((seat, action) => this.act(seat, action));
  readonly talk = new Chat();
  readonly news = new RoomNotes();
  /** What this browser adds to the dice; fetched once a table is entered, for the first page needs none of it. */
  #shares = $state.raw<Shares | null>(null);
  #fetched: Promise<void> = Promise.resolve();

  #link = '';
  #line: Connection | null = null;
  #inbox: Promise<void> = Promise.resolve();

  /** What this browser says of the game's dice, by what it was promised. */
  get trust(): Trust {
    return (this.view && this.#shares?.trust(this.view)) ?? '';
  }

  /** Answer for a seat in the notation; what came of it, or what made it stale, is here when the promise resolves. */
  async act(seat: number, action: string): Promise<Done | Failure> {
    const { version, told: game } = this.game;
    const answer = await this.send({ type: 'act', game, version, seat, action });
    if (answer.type === 'done' || answer.code === 'stale') await this.game.until(answer.version, () => this.connected);
    return answer;
  }

  /** Ask what a proposal of a seat would do. */
  weigh(seat: number, action: string): Promise<TradePreview | Failure> {
    return this.send({ type: 'preview-trade', seat, action });
  }

  /** Send a command; it is repeated over new connections until it is answered, or the room is left. */
  async send<Type extends Command['type']>(command: CommandOf<Type>): Promise<Reply<Type>> {
    return this.#line?.send(command) ?? CLOSED;
  }

  /** Enter a room by its link, or by the spectators' link. */
  open(link: string): void {
    if (link === this.#link) return;
    this.leave();
    this.#link = link;
    this.talk.enter(link);
    this.#fetched = this.#fetchShares(link);
    const line = new Connection(link, {
      hello: () => ({
        type: 'hello',
        keys: keysFor(link),
        steps: this.game.version,
        game: this.game.told,
      }),
      heard: (message) => {
        this.#inbox = this.#inbox.then(() => this.#hear(message, link)).catch((error: unknown) => this.#lose(error));
      },
      connected: (is) => {
        // The connection to another room ends after it was left.
        if (line !== this.#line) return;
        this.connected = is;
        this.unheard = !is && !this.room;
      },
    });
    this.#line = line;
  }

  /** Leave the room or the replay. */
  leave(): void {
    this.#line?.close();
    this.#line = null;
    this.#link = '';
    this.game.clear();
    this.game.pack();
    Object.assign(this, { room: null, cast: [], replay: null });
    Object.assign(this, { connected: false, unheard: false, missing: false, blocked: false, seenAt: null });
    this.acting = null;
    this.news.clear();
  }

  /** Put a replay on the table, at its beginning. */
  async openReplay(replay: Replay): Promise<void> {
    this.leave();
    await this.game.unpack(replay, (entry) => entry.replay());
    this.cast = participantsOf(replay);
    this.replay = replay;
    this.game.begin(replay.steps, replay.names.length);
  }

  /** The table as it is now, for the time when the server cannot be asked. */
  get lastSeen(): OfflineSnapshot | null {
    const { room, view, steps, seenAt } = this;
    return room && view && seenAt === null ? offlineSnapshotOf(room, view, steps) : null;
  }

  /** Lay a table as it was seen last; nobody can answer at it before the server is heard. */
  recall({ room, game, steps, at }: OfflineSnapshot): void {
    const link = this.#link;
    this.#inbox = this.#inbox.then(async () => {
      if (this.room || link !== this.#link) return;
      await this.#hearRoom(room);
      this.#hearGame({ ...game, first: 0, steps: [...steps] });
      this.seenAt = at;
    });
  }

  /** Put a table on the screen as it lies after the first `at` moments; what follows is shown in motion. */
  put(table: S, at: number): void {
    this.game.put(table, at);
  }

  async #hear(message: ReceivedMessage, link: string): Promise<void> {
    if (link !== this.#link) return;
    this.seenAt = null;
    if (message.type === 'room') await this.#hearRoom(message);
    else if (message.type === 'game') this.#hearGame(message);
    else if (message.type === 'chat') this.talk.hear(message);
    else if (message.type === 'event') this.news.hear(message);
    else if (message.type === 'seated') keepSeat(link, message.seat, message.key);
    else if (message.type === 'failure' && message.code === 'unknown-room') this.#miss();
    else if (message.type === 'failure' && message.code === 'blocked') this.#block();
  }

  #miss(): void {
    this.missing = true;
    this.#line?.close();
  }

  #block(): void {
    this.blocked = true;
    this.#line?.close();
  }

  /** A message could not be taken in, such as when the box could not be fetched: ask for everything again. */
  #lose(error: unknown): void {
    console.warn(error);
    this.#line?.greetLater();
  }

  /** Wait until this browser has pledged what it adds to the dice; say whether the room is still the same. */
  async pledged(): Promise<boolean> {
    const link = this.#link;
    await this.#fetched;
    await this.#shares?.said();
    return link === this.#link;
  }

  async #fetchShares(link: string): Promise<void> {
    this.#shares = null;
    const { Shares } = await import('../dice/shares.svelte.ts');
    if (link !== this.#link) return;
    this.#shares = new Shares(link, (command) => this.send(command));
    if (this.room && this.seenAt === null) this.#shares.hear(this.room);
  }

  async #hearRoom(room: RoomView): Promise<void> {
    await this.game.unpack(room, (entry) => entry.screen());
    this.room = room;
    this.cast = room.seats;
    if (this.seenAt === null) this.#shares?.hear(room);
    if (room.status === 'lobby') this.game.clear();
  }

  #hearGame(game: GameView): void {
    const begins = game.game !== this.game.told;
    if (this.seenAt === null) this.#shares?.hearGame(game);
    if (!this.game.hear(game, this.mine)) this.#line?.greet();
    else if (begins || game.standInAnswers.length > 0) this.news.comeBack(game.standInAnswers, game.version);
  }
}
