/** Sentences put together, as they are read aloud. */

/** What ends a sentence, also before a closing quotation mark. */
const ENDED = /[.?!…:][”»]?$/u;

/** Some texts as sentences one after another: each ends in one mark, and none is said twice. */
export function joinSentences(texts: readonly string[]): string {
  const sentences = texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (ENDED.test(text) ? text : `${text}.`));
  return [...new Set(sentences)].join(' ');
}
