/** What is missing for an answer that is refused, in words. */

import type { Lack } from '../../generated/protocol.ts';
import { listed } from '../../text/lists.ts';
import { money, t } from '../../text/text.svelte.ts';
import type { Seen } from './session.ts';
import { squareName } from './words.ts';

/** "mancano M 50", "prima un edificio su Vicolo Corto"; nothing where the clause alone says it. */
export function lackLine(seen: Seen, lack: Lack | null | undefined): string {
  if (lack?.game !== 'classic') return '';
  const squares = listed(lack.squares.map((square) => squareName(seen, square)));
  return t(`lack-${lack.what}`, { amount: money(lack.amount), squares });
}
