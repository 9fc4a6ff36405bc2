/** Text as a reader counts it: by extended grapheme clusters (UAX #29), as the server does. */

/** Code points of one cluster; the server takes no larger one, and neither needs a field to. */
const LARGEST_CLUSTER = 12;
/** A UTF-16 text has at most two units for each code point. */
const UNITS = 2;

/** Code units that a field has to hold for so many characters. */
export const unitsFor = (characters: number): number => characters * LARGEST_CLUSTER * UNITS;

/** The beginning of a text, no more than so many characters. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const clusters = [...new Intl.Segmenter().segment(text)];
  return clusters.length <= most ? text : text.slice(0, clusters[most]?.index);
}
