/**
 * What sentences call squares and decks, and cards GO, the jail, stations and companies: their words, or the names of a
 * board that calls them otherwise.
 */

import { USUAL_NAMES } from '../../../generated/classic.ts';
import { inSentence, nameIn, type Names } from '../../../i18n/text.svelte.ts';
import { ownKind, type Kinded, type NamedKind } from '../model/kinds.ts';

const USUAL = 'usual';

type Kind = keyof typeof USUAL_NAMES;
interface Named {
  readonly kind: string;
  readonly name: Names;
}

export const cardNames = (squares: readonly Named[], box: Kinded): Record<Kind | NamedKind, string> => ({
  go: nameOf('go', squares),
  jail: nameOf('jail', squares),
  station: nameOfKind('station', box),
  company: nameOfKind('company', box),
});

/** What the board calls a kind of square; `usual` where the texts have a word for it. */
function nameOfKind(kind: NamedKind, box: Kinded): string {
  const own = ownKind(kind, box);
  return own ? nameIn(own.one) : USUAL;
}

/** The name of a square of a kind; `usual` where the texts have a word for it. */
function nameOf(kind: Kind, squares: readonly Named[]): string {
  const names = squares.find((square) => square.kind === kind)?.name ?? {};
  const printed = nameIn(names);
  const [name = ''] = printed.split(' / ');
  const bare = name.replace(/!+$/, '');
  const usual: readonly string[] = USUAL_NAMES[kind];
  return bare === '' || usual.includes(bare.toLowerCase()) ? USUAL : inSentence(bare, names);
}

/**
 * The name of a square as a sentence has it: without the exclamation mark of the board. Deeds are proper names in every
 * language; other names are in quotation marks where the reader's language has none for the square.
 */
export function nameInText({ price, name: names }: { readonly price: number; readonly name: Names }): string {
  const name = nameIn(names).replace(/!$/, '');
  return price > 0 ? name : inSentence(name, names);
}

/** The name of a deck as a sentence has it. */
export function deckInText(names: Names): string {
  return inSentence(nameIn(names), names);
}
