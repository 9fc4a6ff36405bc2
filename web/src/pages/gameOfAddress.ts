/** The game that an address is about, among those that have such a page. */

import type { GameManifest } from '../core/contract.ts';
import { fetchEdition } from '../net/http.ts';

const GAME = 'game';

/** The game that the query names, else the first one. */
export function gameInQuery(offered: readonly GameManifest[]): GameManifest | undefined {
  const wanted = new URLSearchParams(location.search).get(GAME);
  return offered.find(({ name }) => name === wanted) ?? offered[0];
}

/** The query that names a game. */
export const queryOfGame = (name: string): string => `?${new URLSearchParams({ [GAME]: name })}`;

/** The game of an edition; the first one where the server does not know the edition, which its page then says. */
export async function gameOfEdition(
  offered: readonly GameManifest[],
  edition: string,
): Promise<GameManifest | undefined> {
  const found = await fetchEdition(edition).catch(() => null);
  return offered.find(({ name }) => name === found?.game) ?? offered[0];
}
