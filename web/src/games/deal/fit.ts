/** Words of more letters than these are set smaller on a card, so that they are not broken. */
const LONGEST = 11;

/** By how much words have to be smaller to stand on a card. */
export function fit(words: string): number {
  return Math.min(1, LONGEST / Math.max(...words.split(/[\s-]+/).map(({ length }) => length)));
}
