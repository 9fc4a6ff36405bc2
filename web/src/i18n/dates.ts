/** Days and times in the reader's language. */

import { region } from './text.svelte.ts';

/** The day and the time of something that was not long ago. */
export function day(when: number): string {
  return new Intl.DateTimeFormat(region(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(when);
}
