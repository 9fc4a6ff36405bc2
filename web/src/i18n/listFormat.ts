/** Lists in the reader's language. */

import { text } from './text.svelte.ts';

/** "Giulia, Marco e Luca" */
export function listed(words: readonly string[]): string {
  // One alone needs no format, which takes a phone a tenth of a second to bring.
  if (words.length < 2) return words.join('');
  return new Intl.ListFormat(text.language, { type: 'conjunction' }).format(words);
}
