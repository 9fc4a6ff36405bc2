/** What screens ask of the server over plain requests. */

import type { EditionEntry, OptionsView, Replay, RoomMade } from '../generated/protocol.ts';
import { text } from '../text/text.svelte.ts';

/** An answer that is not the one hoped for. */
export class RequestFailed extends Error {
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address}: ${status}`);
    this.status = status;
  }
}

/** Open a room of an edition. */
export function makeRoom(edition: string): Promise<RoomMade> {
  return ask<RoomMade>('/api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ edition, language: text.language }),
  });
}

/** The editions that can be played. */
export const fetchEditions = (): Promise<EditionEntry[]> => ask<EditionEntry[]>('/api/editions');

/** What a table may choose in an edition. */
export const fetchOptions = (edition: string): Promise<OptionsView> =>
  ask<OptionsView>(`/api/options/${encodeURIComponent(edition)}`);

/** A game that this server has kept. */
export const fetchReplay = (game: string): Promise<Replay> =>
  ask<Replay>(`/api/replays/${encodeURIComponent(game)}`);

/** The game that a transcript states. */
export const readTranscript = (transcript: string): Promise<Replay> =>
  ask<Replay>('/api/replays', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: transcript });

/** Where a game's transcript is to be had. */
export const transcriptAddress = (game: string): string => `/api/transcripts/${encodeURIComponent(game)}`;

/** Where the code of a link is drawn. */
export const codeAddress = (link: string): string => `/api/qr?text=${encodeURIComponent(link)}`;

async function ask<T>(address: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new RequestFailed(address, answer.status);
  return (await answer.json()) as T;
}
