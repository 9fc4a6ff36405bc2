/** The rooms that this browser has been in, and how its person likes to be called. */

import type { RoomView } from '../generated/protocol.ts';

/** A room as the start page lists it. */
export interface KnownRoom {
  room: string;
  status: RoomView['status'];
  /** The names of those who sit there, this browser's own left out. */
  names: string[];
  /** When it was last open here, in milliseconds. */
  seen: number;
}

/** Name and token that a person took last. */
export interface Self {
  name: string;
  token: string;
}

const ROOMS = 'monopolista:rooms';
const SELF = 'monopolista:self';
const MOST = 12;

class Known {
  /** The latest first. */
  rooms = $state.raw<readonly KnownRoom[]>(read<KnownRoom[]>(ROOMS) ?? []);

  constructor() {
    window.addEventListener('storage', ({ key }) => {
      if (key === ROOMS) this.rooms = read<KnownRoom[]>(ROOMS) ?? [];
    });
  }

  /** Strike a room off the list. */
  forget(room: string): void {
    this.#keep((read<KnownRoom[]>(ROOMS) ?? []).filter((one) => one.room !== room));
  }

  /** Put the room that one is in at the head of the list. */
  remember({ room, status, seats, mine }: RoomView): void {
    const taken = seats.filter((seat, number) => seat.kind !== 'open' && !mine.includes(number));
    const one: KnownRoom = { room, status, names: taken.map((seat) => seat.name), seen: Date.now() };
    const others = (read<KnownRoom[]>(ROOMS) ?? []).filter((other) => other.room !== room);
    this.#keep([one, ...others].slice(0, MOST));
  }

  #keep(rooms: KnownRoom[]): void {
    localStorage.setItem(ROOMS, JSON.stringify(rooms));
    this.rooms = rooms;
  }
}

export const known = new Known();

/** How the person at this browser was called last. */
export const recallSelf = (): Self => read<Self>(SELF) ?? { name: '', token: '' };

/** Keep how the person is called, for the next table. */
export function keepSelf(self: Self): void {
  localStorage.setItem(SELF, JSON.stringify(self));
}

function read<T>(place: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
