/** The boxes of the card game, as the workshop takes them. */

import type { Language } from '../../../generated/protocol.ts';
import { lookUp, text } from '../../../i18n/text.svelte.ts';
import type { BoxFormat, BoxNames } from '../../../workshop/boxFormat.ts';
import { isBoxValues, type BoxValues, type Colour } from './boxValues.ts';
import { withLanguages } from './edits.ts';

/** The name of a property before it has one: its colour and its number. */
export function blankName(colour: Colour, number: number): string {
  const name = lookUp(`colour-${colour}`);
  return lookUp('workshop-blank-property', {
    colour: name.charAt(0).toLocaleUpperCase(text.language) + name.slice(1),
    number,
  });
}

function blankOf(box: BoxValues, language: Language, name: string): BoxValues {
  const numbers = new Map<string, number>();
  const numbered = (colour: Colour): BoxNames => {
    const number = (numbers.get(colour) ?? 0) + 1;
    numbers.set(colour, number);
    return { [language]: blankName(colour, number) };
  };
  return {
    ...box,
    language,
    languages: [language],
    name: { [language]: name },
    colours: box.colours.map(({ name: _, ...set }) => set),
    cards: box.cards.map((card) =>
      card.name && card.colours[0] ? { ...card, name: numbered(card.colours[0]) } : card,
    ),
  };
}

export const FORMAT: BoxFormat<BoxValues> = {
  game: 'deal',
  stored: 'workshop-deal',
  startNote: 'workshop-start-deal-note',
  isBox: isBoxValues,
  copyOf: (box, name) => ({
    ...box,
    name: Object.fromEntries(box.languages.map((language) => [language, name])),
  }),
  blankOf,
  withLanguages,
};
