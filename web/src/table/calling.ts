/** Whose turn it is to answer, in words. */

import type { Seen } from '../games/game.ts';
import { t } from '../text/text.svelte.ts';

/** "Giulia, tocca a te", with the name where this browser holds several seats. */
export function calling(seen: Seen, seat: number | null): string {
  return seat !== null && seen.mine.length > 1 ? t('yours-named', { seat: seen.playerName(seat) }) : t('yours');
}

/** "Tocca a Marco" */
export function waitingLine(seen: Seen, seats: readonly number[]): string {
  return t('head-waiting', { names: seen.names(seats), count: seats.length });
}
