/** Ways to a moment of a replay. */

import { isAcross, isNarrow } from '../platform/breakpoints.svelte.ts';
import type { Player } from './player.svelte.ts';

/** Show a moment; on a phone held upright the table comes back into sight, which what was pressed had pushed out. */
export function showMoment(player: Player, at: number): void {
  player.seek(at);
  if (isNarrow() && !isAcross()) document.querySelector('main')?.scrollIntoView({ block: 'start' });
}
