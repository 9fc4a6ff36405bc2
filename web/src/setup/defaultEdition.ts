/** The edition of a new table: that of the reader's language and region. */

import type { GameManifest } from '../core/contract.ts';
import type { EditionEntry, Language } from '../generated/protocol.ts';
import { preferredLocales } from '../i18n/preferredLocales.ts';

type Offered = Pick<EditionEntry, 'id' | 'game' | 'firstFor'>;

/** The edition of a game with which a new table begins; the game's own first one where none is made for the reader. */
export function defaultEdition(
  { name, edition }: Pick<GameManifest, 'name' | 'edition'>,
  editions: readonly Offered[],
  language: Language,
): string {
  const offered = editions.filter(({ game }) => game === name);
  for (const wish of wishes(language)) {
    const found = offered.find(({ firstFor }) => firstFor.includes(wish));
    if (found) return found.id;
  }
  return edition;
}

/** What the browser asks for in the language of the screen, each with its region first, then that language. */
function wishes(language: Language): string[] {
  const own = preferredLocales().filter((wish) => wish.language === language);
  return [...own.flatMap((wish) => [`${wish.language}-${wish.region ?? ''}`, wish.language]), language];
}
