/** What this browser knows: the room, the game, whose seats it holds, and what they may do. It holds no rules. */

import {
  type Done,
  type DenialView,
  type Failure,
  type GameView,
  type OfferView,
  type Options,
  type Replay,
  type RoomView,
  type SeatOffers,
  type SeatView,
  type ServerMessage,
  type StepView,
  type Verb,
} from '../generated/protocol.ts';
import { fetchBox, type BoxView } from './box.ts';
import { keepSeat, keysFor } from './keyring.ts';
import { Line, type Answer, type Sendable, type Unsent } from './line.ts';
import { motion } from './motion.svelte.ts';
import { freshShown, shownAt, shownOf, type Shown } from './shown.ts';

/** With more steps than these to catch up, the board jumps. */
const JUMP = 60;
const NOTHING: Shown = {
  players: [],
  owner: [],
  level: [],
  mortgaged: [],
  dice: [0, 0, 0],
  pot: 0,
  houses: 0,
  hotels: 0,
  turn: -1,
  lastCard: null,
  winners: [],
};

class Session {
  room = $state.raw<RoomView | null>(null);
  /** The server's truth. */
  game = $state.raw<GameView | null>(null);
  box = $state.raw<BoxView | null>(null);
  /** All steps of the game so far. */
  steps = $state.raw<readonly StepView[]>([]);
  /** What the board shows now: the facts applied one after another. */
  shown = $state<Shown>(NOTHING);
  /** Who sits where: of the room, or of the replay. */
  cast = $state.raw<readonly SeatView[]>([]);
  connected = $state(false);
  /** There is no such room. */
  missing = $state(false);
  /** The square whose deed card is open. */
  selected = $state<number | null>(null);
  /** The square that something points at. */
  hover = $state<number | null>(null);
  /** The squares among which one chooses where to go, as far as they are listed. */
  goals = $state.raw<readonly number[]>([]);
  /** The replay that is on the board. */
  replay = $state.raw<Replay | null>(null);
  /** When the game view came, for countdowns. */
  heardAt = $state(0);

  #link = '';
  #line: Line | null = null;
  #chosen = $state<number | null>(null);
  #inbox: Promise<void> = Promise.resolve();
  #fresh: (() => void)[] = [];

  constructor() {
    motion.atRest = () => this.#settle();
  }

  /** What the table of the room or the replay has chosen. */
  get options(): Options {
    return this.replay?.options ?? this.room?.options ?? {};
  }

  /** The seats that this browser holds. */
  get mine(): readonly number[] {
    return this.room?.mine ?? [];
  }

  /** Those of mine whose answer is wanted now. */
  get wanted(): number[] {
    return this.mine.filter((seat) => this.asked(seat));
  }

  /** The seat of mine for whom the action bar speaks: one whose answer is wanted, else the one chosen, else the first. */
  get acting(): number | null {
    const wanted = this.wanted;
    const chosen = this.#chosen;
    if (chosen !== null && this.mine.includes(chosen) && (wanted.length === 0 || wanted.includes(chosen))) return chosen;
    return wanted[0] ?? this.mine[0] ?? null;
  }

  set acting(seat: number | null) {
    this.#chosen = seat;
  }

  /** Whether a question waits for a seat. */
  asked(seat: number): boolean {
    return this.game?.table.questions.some((question) => question.seats.includes(seat)) ?? false;
  }

  own(seat: number): SeatOffers | undefined {
    return this.game?.own.find((one) => one.seat === seat);
  }

  /** The offer of a verb to a seat; without a subject the first one. */
  offer(seat: number, verb: Verb, subject?: number): OfferView | undefined {
    return this.own(seat)?.offers.find((one) => one.verb === verb && (subject ?? one.subject) === one.subject);
  }

  /** Why a seat cannot do something that it might wish to. */
  denial(seat: number, verb: Verb, subject?: number): DenialView | undefined {
    return this.own(seat)?.denials.find((one) => one.verb === verb && (subject ?? one.subject) === one.subject);
  }

  /** Answer for a seat in the notation; what came of it, or what made it stale, is here when the promise resolves. */
  async act(seat: number, action: string): Promise<Done | Failure> {
    const version = this.steps.length;
    const answer = (await this.send({ type: 'act', version, seat, action })) as Done | Failure;
    if (answer.type === 'done' || answer.code === 'stale') await this.#until(answer.version);
    return answer;
  }

  /** Send a command; it is repeated over new connections until it is answered. */
  async send(command: Unsent<Sendable>): Promise<Answer> {
    if (!this.#line) throw new Error('no room is open');
    return this.#line.send(command);
  }

  /** Enter a room by its link, or by the spectators' link. */
  open(link: string): void {
    if (link === this.#link) return;
    this.leave();
    this.#link = link;
    this.#line = new Line(link, {
      hello: () => ({ type: 'hello', keys: keysFor(link), steps: this.steps.length, game: this.game?.game ?? '' }),
      heard: (message) => (this.#inbox = this.#inbox.then(() => this.#hear(message, link)).catch((error) => this.#lose(error))),
      connected: (is) => (this.connected = is),
    });
  }

  /** Leave the room or the replay. */
  leave(): void {
    this.#line?.close();
    this.#line = null;
    this.#link = '';
    Object.assign(this, { room: null, game: null, box: null, steps: [], shown: NOTHING, cast: [], replay: null });
    Object.assign(this, { connected: false, missing: false, selected: null, hover: null });
    this.#chosen = null;
  }

  /** Put a replay on the board, at its beginning. */
  async openReplay(replay: Replay): Promise<void> {
    this.leave();
    this.box = await fetchBox(replay.edition, replay.options);
    this.cast = replay.names.map((name, seat) => ({
      kind: 'person',
      name,
      token: replay.tokens[seat] ?? '',
      level: '',
      present: true,
      standIn: false,
    }));
    this.steps = replay.steps;
    this.replay = replay;
    this.#adopt(freshShown(this.box, replay.names.length));
  }

  async #hear(message: ServerMessage, link: string): Promise<void> {
    if (link !== this.#link) return;
    if (message.type === 'room') await this.#hearRoom(message);
    else if (message.type === 'game') this.#hearGame(message);
    else if (message.type === 'seated') keepSeat(link, message.seat, message.key);
    else if (message.type === 'failure' && message.code === 'unknown-room') this.#miss();
  }

  #miss(): void {
    this.missing = true;
    this.#line?.close();
  }

  /** A message could not be taken in, such as when the box could not be fetched: ask for everything again. */
  #lose(error: unknown): void {
    console.warn(error);
    this.#line?.greetLater();
  }

  async #hearRoom(room: RoomView): Promise<void> {
    this.box = await fetchBox(room.edition, room.options);
    this.room = room;
    this.cast = room.seats;
    if (room.status === 'lobby') Object.assign(this, { game: null, steps: [], shown: NOTHING });
  }

  #hearGame(game: GameView): void {
    const box = this.box;
    if (!box) return;
    const begun = game.game !== this.game?.game;
    const known = begun ? [] : this.steps;
    if (game.first > known.length) {
      this.#line?.greet();
      return;
    }
    const fresh = game.steps.slice(known.length - game.first);
    this.steps = [...known, ...fresh];
    this.heardAt = performance.now();
    this.game = game;
    this.#show(fresh, begun, box, game);
    for (const wake of this.#fresh.splice(0)) wake();
  }

  /** What one was not there to see is not played. */
  #show(fresh: readonly StepView[], begun: boolean, box: BoxView, game: GameView): void {
    if (begun || fresh.length > JUMP) {
      const seats = game.table.players.length;
      this.#adopt(shownOf(game.table, shownAt(box, seats, this.steps, this.steps.length).lastCard));
    } else motion.push(fresh.flatMap((step) => step.facts));
  }

  #adopt(shown: Shown): void {
    if (!this.box) return;
    this.shown = shown;
    motion.stage(this.shown, this.box);
  }

  /** At rest the account of the facts is the server's table; where it is not, the table is right. */
  #settle(): void {
    const table = this.game?.table;
    if (!table || this.replay) return;
    const { lastCard, dice, turn } = this.shown;
    const truth = { ...shownOf(table, lastCard), dice, turn };
    if (JSON.stringify(truth) === JSON.stringify(this.shown)) return;
    console.error('the facts told another table', truth, $state.snapshot(this.shown));
    this.#adopt(truth);
  }

  /** Wait for a view of at least this version of the present game. */
  async #until(version: number): Promise<void> {
    const game = this.game?.game;
    while (this.connected && this.game?.game === game && this.steps.length < version)
      await new Promise<void>((wake) => this.#fresh.push(wake));
  }
}

export const session = new Session();
