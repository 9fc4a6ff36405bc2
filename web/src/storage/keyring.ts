/** The keys that this browser holds for a room: the host's and those of seats. */

import { keptAs } from '../platform/basePath.ts';
import { isRecord, isText, readStored } from '../platform/storedValue.ts';

interface Keyring {
  host: string;
  seats: Record<number, string>;
}

const isKeyring = (value: unknown): value is Keyring =>
  isRecord(value) && isText(value['host']) && isRecord(value['seats']) && Object.values(value['seats']).every(isText);

const place = (room: string) => keptAs(`keys:${room}`);

/** The keyring of a room. */
export function keyring(room: string): Keyring {
  return readStored(place(room), isKeyring) ?? { host: '', seats: {} };
}

/** Every key for a room, as Hello sends them. */
export function keysFor(room: string): string[] {
  const { host, seats } = keyring(room);
  return [...(host ? [host] : []), ...Object.values(seats)].slice(0, 16);
}

/** A key for a seat, of this browser's own making. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Keep the key that proves to be the host. */
export function keepHost(room: string, host: string): void {
  localStorage.setItem(place(room), JSON.stringify({ ...keyring(room), host }));
}

/** Keep the key of a seat. */
export function keepSeat(room: string, seat: number, key: string): void {
  const { host, seats } = keyring(room);
  localStorage.setItem(place(room), JSON.stringify({ host, seats: { ...seats, [seat]: key } }));
}

/** Forget the key of a seat that was given back. */
export function dropSeat(room: string, seat: number): void {
  const { host, seats } = keyring(room);
  const { [seat]: _, ...others } = seats;
  localStorage.setItem(place(room), JSON.stringify({ host, seats: others }));
}
