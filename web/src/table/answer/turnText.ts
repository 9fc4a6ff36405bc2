/** Whose turn it is to answer, in words. */

import type { GameReadModel } from '../../core/contract.ts';
import { t } from '../../i18n/text.svelte.ts';

/** "Giulia, tocca a te", with the name where this browser holds several seats. */
export function turnText(seen: GameReadModel, seat: number | null): string {
  return seat !== null && seen.mine.length > 1 ? t('yours-named', { seat: seen.playerName(seat) }) : t('yours');
}

/** "Tocca a Marco" */
export function waitingLine(seen: GameReadModel, seats: readonly number[]): string {
  return t('head-waiting', { names: seen.names(seats), count: seats.length });
}
