/** The edition of a new table: that of the reader's language and region. */

import type { GameManifest } from '../core/contract.ts';
import { FALLBACK, type EditionEntry, type Language } from '../generated/protocol.ts';
import { preferredLocales } from '../i18n/preferredLocales.ts';

type Offered = Pick<EditionEntry, 'id' | 'game' | 'firstFor'>;

/** The edition of a game with which a new table begins; the game's own first one where none is made for the reader. */
export function defaultEdition(
  game: Pick<GameManifest, 'name' | 'edition' | 'regions'>,
  editions: readonly Offered[],
  language: Language,
): string {
  const locales = preferredLocales();
  const own = locales.filter((locale) => locale.language === language);
  if (own.length === 0 && language === FALLBACK) return ofRegion(game, locales);
  const offered = editions.filter((edition) => edition.game === game.name);
  // What the browser asks for in the language of the screen, each with its region first, then that language.
  const wishes = [...own.flatMap((wish) => [`${wish.language}-${wish.region ?? ''}`, wish.language]), language];
  for (const wish of wishes) {
    const found = offered.find(({ firstFor }) => firstFor.includes(wish));
    if (found) return found.id;
  }
  return game.edition;
}

/** The edition of the first region that has one, for who reads English because the program lacks other languages. */
function ofRegion(game: Pick<GameManifest, 'edition' | 'regions'>, locales: readonly Intl.Locale[]): string {
  return locales.map(({ region }) => game.regions?.[region ?? '']).find((edition) => edition) ?? game.edition;
}
