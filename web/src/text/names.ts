/** Lists of names, and words that depend on how many there are, in the reader's language. */

import { playerName, text } from './text.svelte.ts';

/** "Giulia, Marco e Luca" */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(text.language, { type: 'conjunction' }).format(words);
}

/** The names of some seats as one list. */
export function names(seats: readonly number[]): string {
  return listed(seats.map(playerName));
}

/** The kind of a building as a word of the language files. */
export function buildingWord(building: number): 'house' | 'hotel' {
  return building === 2 ? 'hotel' : 'house';
}
