/** What a board calls its stations and its companies. */

import type { KindView } from '../../../generated/classic.ts';
import { nameIn, t } from '../../../i18n/text.svelte.ts';
import type { BoxView } from './box.ts';

export type NamedKind = 'station' | 'company';
/** A box, or what it says of its kinds; one that an older program stored says nothing. */
export type Kinded = Partial<Pick<BoxView, 'kinds'>> | null;

/** What a board calls a kind; nothing where that is as usual, and for a colour. */
export function ownKind(kind: string, box: Kinded): KindView | undefined {
  return kind === 'station' || kind === 'company' ? box?.kinds?.[kind] : undefined;
}

/** A number of deeds of a kind, such as "3 stations". */
export function deedsOfKind(kind: NamedKind, count: number, box: Kinded): string {
  const own = ownKind(kind, box);
  if (own) return t('deed-own-kind', { count, one: nameIn(own.one), many: nameIn(own.many) });
  return t(kind === 'station' ? 'deed-stations' : 'deed-companies', { count });
}
