/** Lists in the reader's language. */

import { text } from './text.svelte.ts';

/** "Giulia, Marco e Luca" */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(text.language, { type: 'conjunction' }).format(words);
}
