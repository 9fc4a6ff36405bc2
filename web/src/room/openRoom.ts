/** A new room, and that this tab has just made it. */

import { makeRoom } from '../net/http.ts';
import { keptAs } from '../platform/basePath.ts';
import { isRecord, isText, readStored } from '../platform/storedValue.ts';
import { keepHost } from '../storage/keyring.ts';

/** A room whose host has not been seated yet, or whose game has not begun where that follows at once. */
interface FreshRoom {
  room: string;
  /** Whether its host plays against robots, and the game begins without a look at the lobby. */
  solo: boolean;
}

const FRESH = keptAs('fresh');

/** Open a new room; its host will be seated on the first visit. */
export async function openRoom(edition: string, solo: boolean): Promise<string> {
  const made = await makeRoom(edition, solo);
  keepHost(made.room, made.hostKey);
  sessionStorage.setItem(FRESH, JSON.stringify({ room: made.room, solo } satisfies FreshRoom));
  return made.room;
}

/** The room of a link if this tab has just made it. */
export function freshRoom(link: string): FreshRoom | null {
  const fresh = readStored(FRESH, isFreshRoom, sessionStorage);
  return fresh?.room === link ? fresh : null;
}

/** Remember that the host of the new room is seated. */
export function forgetFreshRoom(): void {
  sessionStorage.removeItem(FRESH);
}

const isFreshRoom = (value: unknown): value is FreshRoom =>
  isRecord(value) && isText(value['room']) && typeof value['solo'] === 'boolean';
