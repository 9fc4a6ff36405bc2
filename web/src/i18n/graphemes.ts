/** Text as a reader counts it: by extended grapheme clusters (UAX #29), as the server does. */

/** Characters of a player's name. */
export const LONGEST_NAME = 24;
/** Code points of one cluster; the server takes no larger one, and neither needs a field to. */
const LARGEST_CLUSTER = 12;
/** A UTF-16 text has at most two units for each code point. */
const UNITS = 2;

/** The number of code units that a field holds for a number of characters. */
export const unitsFor = (characters: number): number => characters * LARGEST_CLUSTER * UNITS;

/** The beginning of a text, up to a number of characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const clusters = [...new Intl.Segmenter().segment(text)];
  return clusters.length <= most ? text : text.slice(0, clusters[most]?.index);
}
