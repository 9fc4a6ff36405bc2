/** The host's choices and everybody's seats, until the game starts. */

import { createContext } from 'svelte';

import {
  USUAL_SEATS,
  type Failure,
  type PresetView,
  type RoomView,
  type SeatSetting,
  type SeatView,
} from '../generated/protocol.ts';
import { dropSeat, freshKey, keepSeat, keyring } from '../storage/keyring.ts';
import { CLOSED, type Command, type CommandOf, type Reply } from '../net/connection.ts';
import type { Session } from '../session/session.svelte.ts';
import { LONGEST_NAME } from '../i18n/graphemes.ts';
import { listed } from '../i18n/listFormat.ts';
import { lookUp, t } from '../i18n/text.svelte.ts';
import { keepSelf, recallSelf } from '../storage/history.svelte.ts';
import { editions } from '../setup/editions.svelte.ts';
import { boundsOf, loadOptions, optionLabel, optionOf, optionsOf, presetsOf } from '../setup/options.svelte.ts';
import { forgetSettings, isRepeated, keepSettings, noteRepeated, recallSettings } from './lastSettings.ts';
import { forgetFreshRoom, freshRoom } from './openRoom.ts';
import { OptimisticSettings } from './optimisticSettings.svelte.ts';
import {
  differences,
  haveLikeSeats,
  presetSettings,
  resized,
  seatSettingOf,
  type TableSettings,
} from './tableSettings.ts';

/** What a failure says of a name. */
const NAMED = ['name-alike', 'name-unseen'] as const;
export const FEWEST_SEATS = 2;

/** What the host and everybody who sits down may wish. */
export class RoomCommands {
  /** Why the last wish was not carried out. */
  failure = $state.raw<Failure | null>(null);
  /** Whether the host of a new room is being seated, and need not be asked to take a seat: until the view says so. */
  isSettling = $state(false);
  /** Whether robots are offered, too, that are no level. */
  curious = $state(false);
  readonly #settings: OptimisticSettings;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    this.#settings = new OptimisticSettings(() => session.room);
  }

  /** The choices as they will be when the server has heard everything. */
  get wish(): TableSettings {
    return this.#settings.value;
  }

  /** The preset by which the table is set up, if it is one. */
  get preset(): PresetView | undefined {
    const { wish } = this;
    return presetsOf(wish.edition).find((preset) => differences(preset, wish) === 0);
  }

  /** How the host of this browser set a table up last, where that was for the same edition. */
  get last(): TableSettings | null {
    const { room } = this.#session;
    const last = room && recallSettings(room.gameName);
    return last?.edition === room?.edition ? last : null;
  }

  /** Whether the table has been set up as last time, still is so, and that is not how a new one is. */
  get isAsLast(): boolean {
    const { last, wish } = this;
    const standard = presetsOf(wish.edition)[0];
    if (!last || !standard || !isRepeated(this.#session.room?.room ?? '')) return false;
    const isLike = differences(last, wish) === 0 && haveLikeSeats(last.seats, wish.seats);
    const isNew = differences(standard, wish) === 0 && haveLikeSeats(this.#usualSeats, wish.seats) && wish.replaceBots;
    return isLike && last.replaceBots === wish.replaceBots && !isNew;
  }

  /** Who sits at a new table, robots alone. */
  get #usualSeats(): SeatSetting[] {
    return Array.from({ length: USUAL_SEATS }, () => this.#usualRobot);
  }

  /** The robot that a server puts on a seat of its own accord: it is known, and kept, before the server has said so. */
  get #usualRobot(): SeatSetting {
    return { kind: 'bot', level: editions.find(this.wish.edition)?.usual ?? '' };
  }

  /** Seat the host of a room that has just been made, at a table as it was last time. */
  async settle(room: RoomView): Promise<void> {
    if (!room.host || !freshRoom(room.room)) return;
    forgetFreshRoom();
    this.isSettling = true;
    const asked = this.wish;
    if (!(await this.sit(0))) this.isSettling = false;
    const isUntouched = this.#isStill(asked) && haveLikeSeats(asked.seats, this.wish.seats);
    if (this.last && isUntouched) await this.#repeat(this.last, room);
  }

  /** Set the table up as last time; what cannot be had any more is not asked for again. */
  async #repeat(last: TableSettings, { room, gameName }: RoomView): Promise<void> {
    noteRepeated(room);
    await this.change({ ...presetSettings(last), seats: last.seats, replaceBots: last.replaceBots });
    if (!this.failure) return;
    forgetSettings(gameName);
    this.failure = null;
  }

  /** Change some of the choices; the server keeps all others, which another device of the host may have changed. */
  change(part: Partial<TableSettings>): Promise<void> {
    const sent = this.#answerTo({ type: 'setup', ...part });
    return this.#settings.make(
      part,
      sent.then((answer) => (answer.type === 'done' ? answer.revision : null)),
    );
  }

  /** Another box has other options, perhaps fewer seats, and bots of its own; the kind of game stays the same. */
  async setEdition(id: string): Promise<void> {
    const kind = this.preset?.name;
    const changed = this.change({ edition: id, options: {}, seats: this.#seatsIn(id) });
    const asked = this.wish;
    await Promise.all([changed, loadOptions(id).catch(() => [])]);
    const preset = presetsOf(id).find(({ name }) => name === kind);
    if (preset && this.#isStill(asked)) await this.change(presetSettings(preset));
  }

  /** Whether nobody has set the table up otherwise since: what the host has just chosen counts more than a preset. */
  #isStill(asked: TableSettings): boolean {
    return this.wish.edition === asked.edition && differences(asked, this.wish) === 0;
  }

  /** The seats as a box takes them: no more than it has tokens, and no bot that it does not know. */
  #seatsIn(edition: string): SeatSetting[] {
    const { seats } = this.wish;
    const { tokens = seats.length, robots = [] } = editions.find(edition) ?? {};
    return seats.slice(0, tokens).map((seat) => {
      const { level, ...rest } = seat;
      return level !== undefined && robots.some(({ name }) => name === level) ? seat : rest;
    });
  }

  /** Set the table up as a new one: what a person has sat down on stays. */
  async reset(): Promise<void> {
    const { seats = [], edition = '' } = this.#session.room ?? {};
    const standard = presetsOf(edition)[0];
    if (!standard) return;
    const taken = seats.slice(USUAL_SEATS, seats.findLastIndex(({ kind }) => kind === 'person') + 1);
    const wished = [...this.#usualSeats, ...taken.map(seatSettingOf)];
    await this.change({ ...presetSettings(standard), seats: wished, replaceBots: true });
  }

  /** Change what one seat is to be. */
  changeSeat(seat: number, part: Partial<SeatSetting>): Promise<void> {
    const seats = this.wish.seats.map((one, number) => (number === seat ? { ...one, ...part } : one));
    return this.change({ seats });
  }

  /** Add a seat, with a robot on it. */
  add(): Promise<void> {
    return this.#resize([...this.wish.seats, this.#usualRobot]);
  }

  /** Take the last seat away. */
  removeLast(): Promise<void> {
    return this.#resize(this.wish.seats.slice(0, -1));
  }

  #resize(seats: SeatSetting[]): Promise<void> {
    return this.change(resized(this.wish, seats, optionsOf(this.wish.edition)));
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
    const room = this.#session.room?.room ?? '';
    const isHeld = this.#session.mine.includes(seat);
    const isOwn = this.#session.mine[0] === seat;
    const key = isHeld ? (keyring(room).seats[seat] ?? '') : freshKey();
    // Kept before the server hears of it: who leaves the page before its answer comes back to the seat.
    if (!isHeld) keepSeat(room, seat, key);
    const answer = await this.#answerTo({ type: 'take-seat', seat, name, token, key });
    const isDone = answer.type !== 'failure';
    if (!isDone && answer !== CLOSED && !isHeld) dropSeat(room, seat);
    if (isDone && isOwn) keepSelf({ name, token });
    return isDone;
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

  /** Begin the game, with this browser's part of the dice in it. */
  async begin(): Promise<boolean> {
    if (!(await this.#session.pledged())) return false;
    return this.#send({ type: 'start' });
  }

  /** Start the game from the lobby, and keep how it was set up for next time. */
  async start(): Promise<void> {
    const { wish } = this;
    const { room } = this.#session;
    noteRepeated('');
    if ((await this.begin()) && room) keepSettings(room.gameName, wish);
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
    return (await this.#answerTo(command)).type !== 'failure';
  }

  /** Send a command; why it was not carried out is kept. */
  async #answerTo<Type extends Command['type']>(command: CommandOf<Type>): Promise<Reply<Type>> {
    this.failure = null;
    const answer = await this.#session.send(command);
    // What was carried out clears nothing more: the failure of a later command may have come first.
    if (answer.type === 'failure' && answer !== CLOSED) this.failure = answer;
    return answer;
  }
}

/** The choices of the room on this page. */
export const [getRoomCommands, setRoomCommands] = createContext<RoomCommands>();

/** The text of a failure, for a table of an edition with a number of seats. */
export function failureText(failure: Failure, edition: string, seats: number): string {
  if (failure.options.length > 0) return refusalText(failure, edition, seats);
  const named = NAMED.find((reason) => reason === failure.reason);
  if (named) return t(named, { name: failure.name, most: LONGEST_NAME });
  return t(`room-failed-${failure.code}`, { clause: failure.clause });
}

/** Which options cannot be had, or not together, and why. */
function refusalText({ options, reason }: Failure, edition: string, seats: number): string {
  const refused = optionOf(options[0] ?? '', edition);
  return t('lobby-refused', {
    options: listed(options.map(optionLabel)),
    reason: lookUp(`reason-${reason}`, refused ? boundsOf(refused, seats) : { low: 0, high: 0 }),
  });
}
