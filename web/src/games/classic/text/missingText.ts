/** What is missing for an answer that is refused, in words. */

import type { Lack } from '../../../generated/protocol.ts';
import { listed } from '../../../i18n/listFormat.ts';
import { money, t } from '../../../i18n/text.svelte.ts';
import type { GameReadModel } from '../model/context.ts';
import { squareName } from './names.ts';

/** "mancano M 50", "prima un edificio su Vicolo Corto"; nothing where the clause alone says it. */
export function missingText(seen: GameReadModel, lack: Lack | null | undefined): string {
  if (lack?.game !== 'classic') return '';
  const squares = listed(lack.squares.map((square) => squareName(seen, square)));
  return t(`lack-${lack.what}`, { amount: money(lack.amount), squares });
}
