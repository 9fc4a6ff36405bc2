/** Boxes to start from: a copy of another one, or one without names. */

import type { Language } from '../../../generated/protocol.ts';
import type { BoxNames } from '../../../workshop/boxFormat.ts';
import type { BoxValues } from './boxValues.ts';

/** A box with one variant of its decks, the first. */
export function withOneVariant(box: BoxValues): BoxValues {
  const [variant = 'classic'] = box.decks.variants;
  const cards = box.cards.filter((card) => card.variant === null || card.variant === variant);
  return {
    ...box,
    decks: { ...box.decks, variants: [variant] },
    cards: cards.map((card) => ({ ...card, variant: null })),
  };
}

/** A copy with a name of its own and one variant of its decks. */
export const copyOf = (box: BoxValues, name: string): BoxValues => ({
  ...withOneVariant(box),
  name: Object.fromEntries(box.languages.map((language) => [language, name])),
});

/** A box with the figures and usual words of another one: its squares have numbered names in one language, no pictures. */
export function blankOf(
  box: BoxValues,
  language: Language,
  name: string,
  say: (kind: string, number: number) => string,
): BoxValues {
  const counts = new Map<string, number>();
  const named = (kind: string): BoxNames => {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    return { [language]: say(kind, number) };
  };
  const decks = { chance: { [language]: say('chance', 1) }, chest: { [language]: say('chest', 1) } };
  const squares = box.squares.map(({ picture: _, ...square }) => ({
    ...square,
    name: square.kind === 'chance' || square.kind === 'chest' ? decks[square.kind] : named(square.kind),
  }));
  const { pictures: _, kinds: __, ...others } = box;
  const blank = { ...others, language, languages: [language], squares, decks: { ...box.decks, names: decks } };
  return copyOf(blank, name);
}
