/** What this browser knows: the room, the game, whose seats it holds, and what they may do. It holds no rules. */

import type {
  GameManifest,
  GameDefinition,
  Question,
  GameReadModel,
  DisplayState,
  Table,
  Verb,
} from '../core/contract.ts';
import {
  BANK,
  POT,
  TOOK_BACK,
  type BoxView,
  type DenialView,
  type Done,
  type Fact,
  type Failure,
  type GameView,
  type OfferView,
  type Options,
  type Replay,
  type RoomView,
  type SeatOdds,
  type SeatOffers,
  type SeatView,
  type StepView,
  type TradePreview,
} from '../generated/protocol.ts';
import type { Shares, Trust } from '../dice/shares.svelte.ts';
import { listed } from '../i18n/listFormat.ts';
import { t } from '../i18n/text.svelte.ts';
import type { AnimationQueue } from './animationQueue.svelte.ts';
import type { GameLog } from '../core/gameLog.ts';
import { CommandQueue } from './commandQueue.svelte.ts';
import { queryOf } from '../net/box.ts';
import { participantsOf } from '../core/participants.ts';
import { LiveGame } from './liveGame.svelte.ts';
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
import { rulebook, type Rulebook } from '../net/rulebook.svelte.ts';
import type { Moment } from '../core/moments.ts';
import { tookBackText } from './takeBackText.ts';
import { Chat } from './chat.svelte.ts';

/** A session at a table of some game, with a box of type B, the server's tables of type T, shown as type S. */
export class Session<
  B extends BoxView = BoxView,
  T extends Table = Table,
  S extends DisplayState = DisplayState,
> implements GameReadModel<B, T, S> {
  room = $state.raw<RoomView | null>(null);
  /** Who sits where: of the room, or of the replay. */
  cast = $state.raw<readonly SeatView[]>([]);
  connected = $state(false);
  /** The server could not be reached, and has not said anything yet. */
  unheard = $state(false);
  /** There is no such room. */
  missing = $state(false);
  /** Nobody is let in from where this browser is. */
  blocked = $state(false);
  /** The replay that is on the table. */
  replay = $state.raw<Replay | null>(null);
  /** When the table was seen last that is shown until the server is heard, in milliseconds. */
  seenAt = $state<number | null>(null);
  readonly answers = new CommandQueue((seat, action) => this.act(seat, action));
  readonly talk = new Chat();
  readonly news = new RoomNotes();
  /** What this browser adds to the dice; fetched once a table is entered, for the first page needs none of it. */
  #shares = $state.raw<Shares | null>(null);
  #fetched: Promise<void> = Promise.resolve();

  readonly #course: LiveGame<B, T, S>;
  #link = '';
  #line: Connection | null = null;
  #chosen = $state<number | null>(null);
  #inbox: Promise<void> = Promise.resolve();

  constructor(games: readonly GameManifest[]) {
    this.#course = new LiveGame(games, (step, fact) => this.sentence(step, fact));
  }

  /** What the table shows in motion. */
  get animationQueue(): AnimationQueue {
    return this.#course.queue;
  }

  /** What is printed in the box, whichever game it is. */
  get box(): B | null {
    return this.#course.box;
  }

  /** The game that is played, with whatever box. */
  get definition(): GameDefinition<B, T, S> | null {
    return this.#course.definition;
  }

  /** What is known of it without it. */
  get entry(): GameManifest | null {
    return this.#course.entry;
  }

  /** The game as the server tells it, once the table has shown all that led to it. */
  get view(): GameView | null {
    return this.#course.view;
  }

  /** All steps that led to it. */
  get steps(): readonly StepView[] {
    return this.#course.steps;
  }

  /** All that happened in the game, also what the table has yet to show. */
  get log(): GameLog<B, T, S> | null {
    return this.#course.log;
  }

  /** Those of them that count: what was taken back does not. */
  get kept(): readonly StepView[] {
    return this.#course.kept;
  }

  /** When it was told, for countdowns. */
  get heardAt(): number {
    return this.#course.heardAt;
  }

  /** Whether the table has yet to show what led to what the server asks by now. */
  get behind(): boolean {
    return this.#course.behind;
  }

  /** The server's table, which is always of the game of the box. */
  get table(): T | null {
    const { view, definition } = this;
    return view && definition ? definition.tableOf(view.table) : null;
  }

  /** Everybody's odds of winning, where the table lets one see them. */
  get odds(): SeatOdds | null {
    return this.view?.odds ?? null;
  }

  /** What this browser says of the game's dice, by what it was promised. */
  get trust(): Trust {
    return (this.view && this.#shares?.trust(this.view)) ?? '';
  }

  /** What the screen shows of the table now. */
  get shown(): S {
    return this.#course.shown;
  }

  /** Whether the game is over, and everything that led to its end has been seen. */
  get over(): boolean {
    return this.room?.status === 'over' && (this.table?.winners.length ?? 0) > 0;
  }

  /** What the table of the room or the replay has chosen. */
  get options(): Options {
    return this.replay?.options ?? this.room?.options ?? {};
  }

  /** The game and its box, where it is known that one is played. */
  begun(): { definition: GameDefinition<B, T, S>; box: B } {
    return this.#course.begun();
  }

  /** The seats that this browser holds. */
  get mine(): readonly number[] {
    return this.room?.ownSeats ?? [];
  }

  /** Those of mine whose answer is wanted now. */
  get wanted(): number[] {
    return this.mine.filter((seat) => this.asked(seat));
  }

  /** The seat of mine for whom the action bar speaks: one whose answer is wanted, else the one chosen, else the first. */
  get acting(): number | null {
    const wanted = this.wanted;
    const chosen = this.#chosen;
    if (chosen !== null && this.mine.includes(chosen) && (wanted.length === 0 || wanted.includes(chosen)))
      return chosen;
    return wanted[0] ?? this.mine[0] ?? null;
  }

  set acting(seat: number | null) {
    this.#chosen = seat;
  }

  /** The question that the card shows: the speaker's own before anybody else's. */
  get question(): T['questions'][number] | null {
    const questions = this.table?.questions ?? [];
    return questions.find((question) => this.isAsked(question)) ?? questions[0] ?? null;
  }

  /** Whether the speaker is the one, or one of those, who must answer. */
  isAsked(question: Question | null): boolean {
    return !this.behind && this.acting !== null && (question?.seats.includes(this.acting) ?? false);
  }

  /** Whether a question waits for a seat, and can be answered by who has seen how it came to it. */
  asked(seat: number): boolean {
    return !this.behind && (this.table?.questions.some((question) => question.seats.includes(seat)) ?? false);
  }

  own(seat: number): SeatOffers | undefined {
    return this.view?.own.find((one) => one.seat === seat);
  }

  /** The offer of a verb to a seat; without a subject the first one. */
  offer(seat: number, verb: Verb, subject?: number): OfferView | undefined {
    return this.own(seat)?.offers.find((one) => one.verb === verb && (subject ?? one.subject) === one.subject);
  }

  /** Why a seat cannot do something that it might wish to. */
  denial(seat: number, verb: Verb, subject?: number): DenialView | undefined {
    return this.own(seat)?.denials.find((one) => one.verb === verb && (subject ?? one.subject) === one.subject);
  }

  /** What a fact says; null for what is not told, or is an echo unless these are wanted too. */
  sentence(step: StepView, fact: Fact, withEchoes = false): string | null {
    if (fact[0] === TOOK_BACK) return tookBackText(this, fact);
    return this.definition?.sentence(this, step, fact, withEchoes) ?? null;
  }

  /** The name of a player, of the bank or of Free Parking's pot. */
  playerName(seat: number): string {
    if (seat === BANK) return t('bank');
    if (seat === POT) return t('pot');
    return this.cast[seat]?.name || t('seat-number', { number: seat + 1 });
  }

  /** The names of some seats as one list. */
  names(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.playerName(seat)));
  }

  /** The rulebook of the table; empty until it has come. */
  get rulebook(): Rulebook {
    return this.box ? rulebook(this.box.id, queryOf(this.options)) : {};
  }

  /** What a clause is called; its id until the rulebook has come. */
  clauseTitle(clause: string): string {
    return this.rulebook[clause]?.title ?? clause;
  }

  /** Answer for a seat in the notation; what came of it, or what made it stale, is here when the promise resolves. */
  async act(seat: number, action: string): Promise<Done | Failure> {
    const { version, told: game } = this.#course;
    const answer = await this.send({ type: 'act', game, version, seat, action });
    if (answer.type === 'done' || answer.code === 'stale')
      await this.#course.until(answer.version, () => this.connected);
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
        steps: this.#course.version,
        game: this.#course.told,
      }),
      heard: (message) =>
        (this.#inbox = this.#inbox.then(() => this.#hear(message, link)).catch((error) => this.#lose(error))),
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
    this.#course.clear();
    this.#course.pack();
    Object.assign(this, { room: null, cast: [], replay: null });
    Object.assign(this, { connected: false, unheard: false, missing: false, blocked: false, seenAt: null });
    this.#chosen = null;
    this.news.clear();
  }

  /** Put a replay on the table, at its beginning. */
  async openReplay(replay: Replay): Promise<void> {
    this.leave();
    await this.#course.unpack(replay, (entry) => entry.replay());
    this.cast = participantsOf(replay);
    this.replay = replay;
    this.#course.begin(replay.steps, replay.names.length);
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

  /** Put a table on the screen as it lies after the first of some moments; what follows is shown in motion. */
  put(table: S, moments: readonly Moment[], at: number): void {
    this.#course.put(table, moments, at);
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
    await this.#course.unpack(room, (entry) => entry.screen());
    this.room = room;
    this.cast = room.seats;
    if (this.seenAt === null) this.#shares?.hear(room);
    if (room.status === 'lobby') this.#course.clear();
  }

  #hearGame(game: GameView): void {
    const begins = game.game !== this.#course.told;
    if (this.seenAt === null) this.#shares?.hearGame(game);
    if (!this.#course.hear(game, this.mine)) this.#line?.greet();
    else if (begins || game.standInAnswers.length > 0) this.news.comeBack(game.standInAnswers, game.version);
  }
}
