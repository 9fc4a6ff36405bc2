/** A guided game is begun, or resumed where it stands; the page leaves for its table. */

import type { GameManifest } from '../core/contract.ts';
import { t, text } from '../i18n/text.svelte.ts';
import { beginLesson, fetchRoom, NOT_FOUND, RequestError } from '../net/http.ts';
import { BASE } from '../platform/basePath.ts';
import { defaultEdition } from '../setup/defaultEdition.ts';
import { editions } from '../setup/editions.svelte.ts';
import { recallSelf } from '../storage/history.svelte.ts';
import { keepHost, keepSeat } from '../storage/keyring.ts';
import { lessonRecords } from './lessonRecords.svelte.ts';

/** Begin the guided game of a game in the edition of the reader's language. */
export async function startLesson(game: GameManifest): Promise<void> {
  const edition = defaultEdition(game, await editions.load(), text.language);
  const name = recallSelf().name || t('lobby-player', { seat: 1 });
  const { room, hostKey, seat, seatKey } = await beginLesson({ edition, name });
  keepHost(room, hostKey);
  keepSeat(room, seat, seatKey);
  lessonRecords.begin(game.name, room);
  location.assign(`${BASE}/r/${room}`);
}

/** Go on with a guided game; where the server has forgotten its room, begin anew. */
export async function resumeLesson(game: GameManifest, room: string): Promise<void> {
  const known = await fetchRoom(room).then(
    ({ status }) => status !== 'lobby',
    (error: unknown) => {
      if (error instanceof RequestError && error.status === NOT_FOUND) return false;
      throw error;
    },
  );
  if (known) location.assign(`${BASE}/r/${room}`);
  else await startLesson(game);
}
