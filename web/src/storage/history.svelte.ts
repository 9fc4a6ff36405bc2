/** The rooms that this browser has been in, the games it has seen end, and how its person likes to be called. */

import type { RoomView } from '../generated/protocol.ts';
import { keptAs } from '../platform/basePath.ts';
import { isListOf, isNumber, isRecord, isText, readStored, readStoredList } from '../platform/storedValue.ts';
import { fetchRoom, NOT_FOUND, RequestError } from '../net/http.ts';

/** A room as the start page lists it. */
export interface KnownRoom {
  room: string;
  status: RoomView['status'] | 'gone';
  /** The names of those who sit there, this browser's own left out. */
  names: string[];
  /** When it was last open here, in milliseconds. */
  seen: number;
  /** The seats that this browser holds. */
  mine: number[];
  /** Whether this browser's answer is wanted, and the names of the others whose is. */
  yours: boolean;
  waits: string[];
}

/** A game that has ended. */
export interface KnownGame {
  game: string;
  room: string;
  names: string[];
  winners: string[];
  /** Whether one of this browser's seats won. */
  won: boolean;
  seen: number;
  /** The seats that this browser held; what an earlier version of this page did not note. */
  mine?: number[];
}

/** Name and token that a person took last. */
export interface Self {
  name: string;
  token: string;
}

/** What is known of a room from the room itself: who sits there, and whose answer is wanted. */
export interface RoomNow {
  room: string;
  status: RoomView['status'];
  game: string;
  names: readonly string[];
  mine: readonly number[];
  waits: readonly number[];
  winners: readonly number[];
}

/** What an earlier version of this page did not note. */
type Later = 'mine' | 'waits' | 'yours';

const ROOMS = keptAs('rooms');
const GAMES = keptAs('games');
const SELF = keptAs('self');
const MOST_ROOMS = 60;
const MOST_GAMES = 200;
/** Milliseconds after which it is noted that one is still there. */
const STILL = 60_000;
const STATUSES: readonly unknown[] = ['lobby', 'over', 'playing', 'gone'] satisfies KnownRoom['status'][];

class Known {
  /** The latest first. */
  rooms = $state.raw<readonly KnownRoom[]>(rooms());
  games = $state.raw<readonly KnownGame[]>(games());
  #looked = new Set<string>();

  constructor() {
    window.addEventListener('storage', ({ key }) => {
      if (key === ROOMS) this.rooms = rooms();
      if (key === GAMES) this.games = games();
    });
  }

  /** The rooms whose game is not over. */
  get running(): readonly KnownRoom[] {
    return this.rooms.filter(({ status }) => status !== 'over');
  }

  /** Strike a room off the list. */
  forget(room: string): void {
    this.#keepRooms(rooms().filter((one) => one.room !== room));
  }

  /** Strike a game that is over off the list. */
  forgetGame(game: string): void {
    this.#keepGames(games().filter((one) => one.game !== game));
  }

  /** Strike all of them. */
  forgetGames(): void {
    this.#keepGames([]);
    this.#keepRooms(rooms().filter(({ status }) => status !== 'over'));
  }

  /** Put the room that one is in at the head of the list. */
  remember(now: RoomNow): void {
    const known = rooms();
    const [head] = known;
    const seen = Date.now();
    const one = roomOf(now, seen);
    this.#finish(now, seen);
    if (head && seen - head.seen < STILL && same(one, { ...head, seen })) return;
    this.#keepRooms([one, ...known.filter((other) => other.room !== now.room)].slice(0, MOST_ROOMS));
  }

  /** Ask the server once how rooms stand in which one is not. */
  async look(list: readonly KnownRoom[]): Promise<void> {
    for (const { room, status, mine, seen } of list) {
      if (this.#looked.has(room) || status === 'gone') continue;
      this.#looked.add(room);
      const now = await fetchRoom(room).catch((error: unknown) =>
        error instanceof RequestError && error.status === NOT_FOUND ? NOT_FOUND : null,
      );
      if (now === null) continue;
      const fresh = now === NOT_FOUND ? null : { ...now, waits: now.waitingFor, room, mine };
      this.#keepRooms(
        rooms().map((one) => (one.room !== room ? one : fresh ? roomOf(fresh, seen) : { ...one, status: 'gone' })),
      );
      if (fresh) this.#finish(fresh, seen);
    }
  }

  #finish({ room, status, game, names, mine, winners }: RoomNow, seen: number): void {
    const known = games();
    if (status !== 'over' || winners.length === 0 || known.some((one) => one.game === game)) return;
    const won = winners.some((seat) => mine.includes(seat));
    const others = names.filter((_, seat) => !mine.includes(seat));
    const one = {
      game,
      room,
      names: others,
      winners: winners.map((seat) => names[seat] ?? ''),
      won,
      seen,
      mine: [...mine],
    };
    this.#keepGames([one, ...known].slice(0, MOST_GAMES));
  }

  #keepRooms(list: KnownRoom[]): void {
    localStorage.setItem(ROOMS, JSON.stringify(list));
    this.rooms = list;
  }

  #keepGames(list: KnownGame[]): void {
    localStorage.setItem(GAMES, JSON.stringify(list));
    this.games = list;
  }
}

export const roomHistory = new Known();

/** How the person at this browser was called last. */
export const recallSelf = (): Self => readStored(SELF, isSelf) ?? { name: '', token: '' };

/** Keep how the person is called, for the next table. */
export function keepSelf(self: Self): void {
  localStorage.setItem(SELF, JSON.stringify(self));
}

function roomOf({ room, status, names, mine, waits }: RoomNow, seen: number): KnownRoom {
  return {
    room,
    status,
    names: names.filter((name, seat) => name !== '' && !mine.includes(seat)),
    seen,
    mine: [...mine],
    yours: waits.some((seat) => mine.includes(seat)),
    waits: waits.filter((seat) => !mine.includes(seat)).map((seat) => names[seat] ?? ''),
  };
}

const same = (one: KnownRoom, other: KnownRoom) => JSON.stringify(one) === JSON.stringify(other);

/** A room as an earlier version of this page may have stored it. */
type StoredRoom = Omit<KnownRoom, Later> & Partial<Pick<KnownRoom, Later>>;

const isSelf = (value: unknown): value is Self => isRecord(value) && isText(value['name']) && isText(value['token']);

function isRoom(value: unknown): value is StoredRoom {
  if (!isRecord(value) || !STATUSES.includes(value['status'])) return false;
  const { room, names, seen, mine = [], waits = [], yours = false } = value;
  const isKnown = isText(room) && isListOf(names, isText) && isNumber(seen) && isListOf(mine, isNumber);
  return isKnown && isListOf(waits, isText) && typeof yours === 'boolean';
}

function isGame(value: unknown): value is KnownGame {
  if (!isRecord(value)) return false;
  const { game, room, names, winners, won, seen, mine = [] } = value;
  const isKnown = isText(game) && isText(room) && isListOf(names, isText) && isListOf(winners, isText);
  return isKnown && typeof won === 'boolean' && isNumber(seen) && isListOf(mine, isNumber);
}

/** Rooms that were noted before it was known whose move it is have no such note. */
function rooms(): KnownRoom[] {
  return readStoredList(ROOMS, isRoom).map((one) => ({ mine: [], waits: [], yours: false, ...one }));
}

function games(): KnownGame[] {
  return readStoredList(GAMES, isGame);
}
