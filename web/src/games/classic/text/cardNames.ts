/** What cards call GO and the jail: the words of their texts, or the names of a board that calls them otherwise. */

import { USUAL_NAMES } from '../../../generated/classic.ts';
import { nameIn, type Names } from '../../../i18n/text.svelte.ts';

type Kind = keyof typeof USUAL_NAMES;
interface Named {
  readonly kind: string;
  readonly name: Names;
}

export const cardNames = (squares: readonly Named[]): Record<Kind, string> => ({
  go: nameOf('go', squares),
  jail: nameOf('jail', squares),
});

/** The name of a square of a kind; `usual` where the texts have a word for it. */
function nameOf(kind: Kind, squares: readonly Named[]): string {
  const printed = nameIn(squares.find((square) => square.kind === kind)?.name ?? {});
  const [name = ''] = printed.split(' / ');
  const bare = name.replace(/!+$/, '');
  const usual: readonly string[] = USUAL_NAMES[kind];
  return bare === '' || usual.includes(bare.toLowerCase()) ? 'usual' : bare;
}
