/** What this browser knows: the room, the game, whose seats it holds, and what they may do. It holds no rules. */

import {
  type Done,
  type DealVerb,
  type DealView,
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
  type TableView,
  type Verb,
} from '../generated/protocol.ts';
import type { DealBox } from '../games/deal/box.ts';
import { NOT_DEALT, type Dealt } from '../games/deal/shown.ts';
import { fetchBox, isDeal, type AnyBox, type BoxView } from './box.ts';
import { keepSeat, keysFor } from './keyring.ts';
import { Line, type Answer, type Sendable, type Unsent } from './line.ts';
import { motion } from './motion.svelte.ts';
import { kindOf, type AnyTable } from './kinds.ts';
import type { Shown } from '../games/classic/shown.ts';

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
  /** What is printed in the box, whichever game it is. */
  printed = $state.raw<AnyBox | null>(null);
  /** All steps of the game so far. */
  steps = $state.raw<readonly StepView[]>([]);
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

  /** What the screen shows now: the facts applied one after another. */
  #shown = $state<AnyTable>(NOTHING);
  #link = '';
  #line: Line | null = null;
  #chosen = $state<number | null>(null);
  #inbox: Promise<void> = Promise.resolve();
  #fresh: (() => void)[] = [];

  constructor() {
    motion.atRest = () => this.#settle();
  }

  /** The box of the classic game, if that is what is played. */
  get box(): BoxView | null {
    return this.printed && !isDeal(this.printed) ? this.printed : null;
  }

  /** The card game's box, if that is what is played. */
  get pack(): DealBox | null {
    return this.printed && isDeal(this.printed) ? this.printed : null;
  }

  /** The server's table of the classic game. */
  get table(): TableView | null {
    return this.game?.table.game === 'classic' ? this.game.table : null;
  }

  /** The server's table of the card game. */
  get deal(): DealView | null {
    return this.game?.table.game === 'deal' ? this.game.table : null;
  }

  /** What the board of the classic game shows now. */
  get shown(): Shown {
    return 'owner' in this.#shown ? this.#shown : NOTHING;
  }

  /** What lies on the card game's table as it is shown now. */
  get dealt(): Dealt {
    return 'discards' in this.#shown ? this.#shown : NOT_DEALT;
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
  offer(seat: number, verb: Verb | DealVerb, subject?: number): OfferView | undefined {
    return this.own(seat)?.offers.find((one) => one.verb === verb && (subject ?? one.subject) === one.subject);
  }

  /** Why a seat cannot do something that it might wish to. */
  denial(seat: number, verb: Verb | DealVerb, subject?: number): DenialView | undefined {
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
    Object.assign(this, { room: null, game: null, printed: null, steps: [], cast: [], replay: null });
    this.#shown = NOTHING;
    Object.assign(this, { connected: false, missing: false, selected: null, hover: null });
    this.#chosen = null;
  }

  /** Put a replay on the board, at its beginning. */
  async openReplay(replay: Replay): Promise<void> {
    this.leave();
    const box = await fetchBox(replay.edition, replay.options);
    this.printed = box;
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
    this.put(kindOf(box).fresh(box, replay.names.length));
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
    this.printed = await fetchBox(room.edition, room.options);
    this.room = room;
    this.cast = room.seats;
    if (room.status === 'lobby') {
      Object.assign(this, { game: null, steps: [] });
      this.#shown = NOTHING;
    }
  }

  #hearGame(game: GameView): void {
    const box = this.printed;
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
  #show(fresh: readonly StepView[], begun: boolean, box: AnyBox, game: GameView): void {
    if (begun || fresh.length > JUMP) this.put(kindOf(box).truth(game, box, this.steps, null));
    else motion.push(fresh.flatMap((step) => step.facts));
  }

  /** Put a table on the screen as it lies; what follows is shown in motion. */
  put(table: AnyTable): void {
    const box = this.printed;
    if (!box) return;
    this.#shown = table;
    const kind = kindOf(box);
    const laid = this.#shown;
    motion.stage((fact, onStage) => kind.perform(laid, fact, box, onStage));
  }

  /** At rest the account of the facts is the server's table; where it is not, the table is right. */
  #settle(): void {
    const { game, printed } = this;
    if (!game || !printed || this.replay) return;
    const kind = kindOf(printed);
    kind.learn?.(this.#shown, game);
    const shown = $state.snapshot(this.#shown) as AnyTable;
    const truth = kind.truth(game, printed, this.steps, shown);
    if (JSON.stringify(truth) === JSON.stringify(shown)) return;
    console.error('the facts told another table', truth, shown);
    this.put(truth);
  }

  /** Wait for a view of at least this version of the present game. */
  async #until(version: number): Promise<void> {
    const game = this.game?.game;
    while (this.connected && this.game?.game === game && this.steps.length < version)
      await new Promise<void>((wake) => this.#fresh.push(wake));
  }
}

export const session = new Session();
