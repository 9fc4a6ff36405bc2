/** The host's choices and everybody's seats, until the game starts. */

import { createContext } from 'svelte';

import type { Failure, RoomView, SeatView, SeatSetting, Setup } from '../generated/protocol.ts';
import { dropSeat, freshKey, keyring } from '../storage/keyring.ts';
import { CLOSED, type Command } from '../net/connection.ts';
import type { Session } from '../session/session.svelte.ts';
import { listed } from '../i18n/listFormat.ts';
import { lookUp, t } from '../i18n/text.svelte.ts';
import { keepSelf, recallSelf } from '../storage/history.svelte.ts';
import { optionLabel, optionOf } from '../setup/options.svelte.ts';
import { forgetFreshRoom, isFreshRoom } from './openRoom.ts';

/** The host's choices, whole. */
export type Wish = { [Choice in Exclude<keyof Setup, 'type' | 'id'>]-?: NonNullable<Setup[Choice]> };

/** Characters of a name, as a reader counts them. */
export const LONGEST_NAME = 24;
/** What a failure says of a name. */
const NAMED = ['name-alike', 'name-unseen'] as const;
export const FEWEST_SEATS = 2;

/** What the host and everybody who sits down may wish. */
export class RoomCommands {
  /** Why the last wish was not carried out. */
  failure = $state.raw<Failure | null>(null);
  /** Whether robots are offered, too, that are no level. */
  curious = $state(false);
  #asked = $state.raw<{ wish: Wish; room: RoomView | null } | null>(null);
  #open = $state(0);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** The choices as they will be when the server has heard everything. */
  get wish(): Wish {
    const asked = this.#asked;
    if (asked && (this.#open > 0 || asked.room === this.#session.room)) return asked.wish;
    return wishOf(this.#session.room);
  }

  /** Seat the host of a room that has just been made. */
  async settle(room: RoomView): Promise<void> {
    if (!room.host || !isFreshRoom(room.room)) return;
    forgetFreshRoom();
    await this.sit(0);
  }

  /** Change some of the choices; the server keeps all others, which another device of the host may have changed. */
  async change(part: Partial<Wish>): Promise<void> {
    const wish = { ...this.wish, ...part };
    this.#asked = { wish, room: this.#session.room };
    this.#open += 1;
    const done = await this.#send({ type: 'setup', ...part });
    this.#open -= 1;
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- settle() may have been called meanwhile
    this.#asked = done && this.#asked ? { wish: this.#asked.wish, room: this.#session.room } : null;
  }

  /** Change what one seat is to be. */
  changeSeat(seat: number, part: Partial<SeatSetting>): Promise<void> {
    const seats = this.wish.seats.map((one, number) => (number === seat ? { ...one, ...part } : one));
    return this.change({ seats });
  }

  /** Add a seat, with a robot on it. */
  add(): Promise<void> {
    return this.change({ seats: [...this.wish.seats, { kind: 'bot' }] });
  }

  /** Take the last seat away. */
  removeLast(): Promise<void> {
    return this.change({ seats: this.wish.seats.slice(0, -1) });
  }

  /** Sit down as last time; another person of this browser gets a name and token to change. */
  async sit(seat: number): Promise<boolean> {
    const self = this.#session.mine.length === 0 ? recallSelf() : { name: '', token: '' };
    const token = this.ownerOfToken(self.token, seat) ? '' : self.token;
    const usual = t('lobby-player', { seat: seat + 1 });
    const done = await this.take(seat, self.name || usual, token);
    const failure = this.failure;
    if (done || !self.name || !NAMED.some((reason) => reason === failure?.reason)) return done;
    // A player whose remembered name is taken still gets a seat, under the usual name, and reads why.
    const sat = await this.take(seat, usual, token);
    if (sat) this.failure = failure;
    return sat;
  }

  /** Take a seat, or change the name and token of one's own; say whether it was carried out. */
  async take(seat: number, name: string, token: string): Promise<boolean> {
    const held = this.#session.mine.includes(seat) ? keyring(this.#session.room?.room ?? '').seats[seat] : undefined;
    const own = this.#session.mine[0] === seat;
    const done = await this.#send({ type: 'take-seat', seat, name, token, key: held ?? '' });
    if (done && own) keepSelf({ name, token });
    return done;
  }

  /** The seat that a guest gets: a free one, else a robot's unless the host keeps them; -1 for none. */
  get seatForGuest(): number {
    const { seats = [], status, replaceBots } = this.#session.room ?? {};
    const open = status === 'lobby' ? seats.findIndex(({ kind }) => kind === 'open') : -1;
    if (open >= 0 || !replaceBots) return open;
    return seats.findIndex(({ kind }) => kind === 'bot');
  }

  /** Sit down as a guest; during a game ask the players for it. */
  async join(name: string): Promise<boolean> {
    const { name: known, token } = recallSelf();
    const free = this.seatForGuest;
    const usual = t('lobby-player', { seat: free + 1 });
    if (this.#session.room?.status === 'lobby') {
      return this.take(free, name || usual, name === known && !this.ownerOfToken(token, free) ? token : '');
    }
    keepSelf({ name: name || usual, token });
    // A guest with the name of a robot replaces that one: two players of one name would be confused.
    const namesake = this.#session.room?.seats.findIndex((one) => one.kind === 'bot' && one.name === name) ?? -1;
    const seat = namesake >= 0 ? namesake : free;
    return this.#send({ type: 'request-seat', seat, name: name || usual, key: freshKey() });
  }

  /** Give a seat back. */
  async free(seat: number): Promise<void> {
    const held = this.#session.mine.includes(seat);
    const done = await this.#send({ type: 'free-seat', seat });
    if (done && held) dropSeat(this.#session.room?.room ?? '', seat);
  }

  /** Start the game, with this browser's part of the dice in it. */
  async start(): Promise<boolean> {
    if (!(await this.#session.pledged())) return false;
    return this.#send({ type: 'start' });
  }

  /** Close the game for all, before its end. */
  close(): Promise<boolean> {
    return this.#send({ type: 'abandon-game' });
  }

  /** Begin another game at the same table. */
  rematch(): Promise<boolean> {
    return this.#send({ type: 'rematch' });
  }

  /** Go back to the lobby with the same seats, to change something. */
  reopen(): Promise<boolean> {
    return this.#send({ type: 'reopen' });
  }

  /** The person who has a token, a seat left out; robots take another. */
  ownerOfToken(token: string, apart: number): SeatView | undefined {
    return this.#session.room?.seats.find(
      (seat, number) => number !== apart && seat.kind === 'person' && seat.token === token,
    );
  }

  /** Send a command; say whether it was carried out. */
  async #send(command: Command): Promise<boolean> {
    this.failure = null;
    const answer = await this.#session.send(command);
    this.failure = answer.type === 'failure' && answer !== CLOSED ? answer : null;
    return answer.type !== 'failure';
  }
}

/** The choices of the room on this page. */
export const [getRoomCommands, setRoomCommands] = createContext<RoomCommands>();

/** What a failure at a table of an edition means to the person. */
export function failureText(failure: Failure, edition: string): string {
  if (failure.options.length > 0) return refusalText(failure, edition);
  const named = NAMED.find((reason) => reason === failure.reason);
  if (named) return t(named, { name: failure.name, most: LONGEST_NAME });
  return lookUp(`room-failed-${failure.code}`, { clause: failure.clause });
}

/** Which options cannot be had, or not together, and why. */
function refusalText({ options, reason }: Failure, edition: string): string {
  const { low, high } = optionOf(options[0] ?? '', edition) ?? { low: 0, high: 0 };
  return t('lobby-refused', {
    options: listed(options.map(optionLabel)),
    reason: lookUp(`reason-${reason}`, { low, high }),
  });
}

function wishOf(room: RoomView | null): Wish {
  return {
    edition: room?.edition ?? '',
    options: room?.options ?? {},
    seats: room?.seats.map(wishFor) ?? [],
    auctionSeconds: room?.auctionSeconds ?? 0,
    answerSeconds: room?.answerSeconds ?? 0,
    takeBacks: room?.takeBacks ?? 'consent',
    odds: room?.odds ?? 'off',
    hints: room?.hints ?? false,
    replaceBots: room?.replaceBots ?? true,
  };
}

/** Seats of persons stay theirs whatever is wished; an open seat has no level yet. */
function wishFor({ kind, level, name }: SeatView): SeatSetting {
  return kind === 'bot' ? { kind, level, name } : { kind: 'open' };
}
