/** Where long words may be cut: between syllables, as Italian, Dutch, French and English mostly have them. */

const VOWEL = /[aeiouyàâäáéèêëíîïóôöùûüú]/i;
/** What stands between two vowels; the Dutch ij is one of these. */
const BETWEEN = /(?:(?<!i)j|[^aeiouyàâäáéèêëíîïóôöùûüúj])+/gi;
const LETTERS_ALONE = /^\p{L}+$/u;
/** Letters that a syllable begins with together. */
const ONSET = /(str|sch|ch|sp|st|[bcdfgkpt]r|[bcfgkp]l|.)$/i;
/** They begin a syllable together in some languages, and in others end one and begin the next: no cut is sure. */
const UNSURE = /(gn|ph|th)$/i;
/** How many letters farther from the middle a hyphen may be where two parts of a compound seem to meet. */
const COMPOUND = 2;
/** Many names of streets end in a part that begins so. */
const STREET = /str$/i;

/** A place where a word may be cut, and whether parts of a compound seem to meet there: many consonants do. */
interface Cut {
  at: number;
  isCompound: boolean;
}

/** Where a word may be cut between syllables. */
function cutsOf(word: string): Cut[] {
  const cuts: Cut[] = [];
  for (const { index, 0: between } of word.matchAll(BETWEEN)) {
    if (!LETTERS_ALONE.test(between) || UNSURE.test(between)) continue;
    const after = word.slice(index + between.length);
    const onset = ONSET.exec(between)?.[0].length ?? 1;
    const at = index + between.length - onset;
    if (at > 2 && VOWEL.test(after) && after.length + onset > 2)
      cuts.push({ at, isCompound: between.length - onset > 1 || STREET.test(between) });
  }
  return cuts;
}

/** A compound cut in two: after its hyphen, else between syllables, as near to its middle as may be. */
export function inTwo(word: string): string {
  const hyphen = word.indexOf('-') + 1;
  if (hyphen > 1 && hyphen < word.length) return `${word.slice(0, hyphen)} ${word.slice(hyphen)}`;
  const distance = ({ at, isCompound }: Cut) => Math.abs(at - word.length / 2) - (isCompound ? COMPOUND : 0);
  const [cut] = cutsOf(word).sort((one, other) => distance(one) - distance(other));
  return cut ? `${word.slice(0, cut.at)}- ${word.slice(cut.at)}` : word;
}

/** Longer words may be cut where a column is narrow. */
const LONG_WORD = 12;

/** A name whose long words may be cut between syllables, and nowhere else. */
export function softened(name: string): string {
  return name.split(' ').map(softenedWord).join(' ');
}

function softenedWord(word: string): string {
  if (word.length <= LONG_WORD) return word;
  const ends = [...cutsOf(word).map(({ at }) => at), word.length];
  return ends.map((end, place) => word.slice(ends[place - 1] ?? 0, end)).join('\u00ad');
}
