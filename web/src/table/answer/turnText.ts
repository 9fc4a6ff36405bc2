/** Whose turn it is to answer, in words. */

import type { GameReadModel } from '../../core/contract.ts';
import { countPlaying } from '../../core/departures.ts';
import { t } from '../../i18n/text.svelte.ts';

/** "Giulia, tocca a te", with the name where this browser holds several seats. */
export function turnText(seen: GameReadModel, seat: number | null): string {
  return seat !== null && seen.mine.length > 1 ? t('yours-named', { seat: seen.playerName(seat) }) : t('yours');
}

/** "Tocca a te" to the only player here whose turn the table shows, else "Tocca a Marco"; "Marco è fuori gioco" once out. */
export function shownTurnLine(seen: GameReadModel): string {
  const { players, turn } = seen.shown;
  if (countPlaying(seen.shown) === 1) return t('head-over');
  if (players[turn]?.playing === false) return t('head-out', { name: seen.playerName(turn) });
  if (seen.mine.length === 1 && seen.mine[0] === turn) return t('player-turn-title');
  return t('head-waiting', { names: seen.names([turn]), count: 1 });
}
