/** Text as a reader counts it: by extended grapheme clusters (UAX #29), as the server does. */

/** Characters of a player's name. */
export const LONGEST_NAME = 24;
/** Code points of one cluster; the server takes no larger one, and neither needs a field to. */
const LARGEST_CLUSTER = 12;
/** A UTF-16 text has at most two units for each code point. */
const UNITS = 2;

/** The number of code units that a field holds for a number of characters. */
export const unitsFor = (characters: number): number => characters * LARGEST_CLUSTER * UNITS;

/** Texts in Latin letters with their punctuation: each code unit is a character of its own. */
const IS_PLAIN = /^[\u0020-\u024f\u2010-\u2027]*$/;
let segmenter: Intl.Segmenter | null = null;

/**
 * The characters of a text. The first segmenter costs a browser tens of milliseconds, for what it has to read, and few
 * texts need one.
 */
export function clustersOf(text: string): string[] {
  if (IS_PLAIN.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The beginning of a text, up to a number of characters. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : clustersOf(text).slice(0, most).join('');
