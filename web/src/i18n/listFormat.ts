/** Lists in the reader's language. */

import { t } from './text.svelte.ts';

/** "Giulia, Marco e Luca". To ask the browser for it would take a phone a tenth of a second. */
export function listed(words: readonly string[]): string {
  const before = words.slice(0, -1).join(', ');
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return words.length === 2 ? t('list-two', { before, last }) : t('list-more', { before, last });
}
