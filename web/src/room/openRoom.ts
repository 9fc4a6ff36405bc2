/** A new room, and that this tab has just made it. */

import { makeRoom } from '../net/http.ts';
import { keptAs } from '../platform/basePath.ts';
import { keepHost } from '../storage/keyring.ts';

const FRESH = keptAs('fresh');

/** Open a new room; its host will be seated on the first visit. */
export async function openRoom(edition: string): Promise<string> {
  const made = await makeRoom(edition);
  keepHost(made.room, made.hostKey);
  sessionStorage.setItem(FRESH, made.room);
  return made.room;
}

/** Whether this tab has made the room and its host has not been seated yet. */
export function isFreshRoom(link: string): boolean {
  return sessionStorage.getItem(FRESH) === link;
}

/** Remember that the host of the new room is seated. */
export function forgetFreshRoom(): void {
  sessionStorage.removeItem(FRESH);
}
