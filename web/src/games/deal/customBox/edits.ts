/** Edits of a box: each returns the values with one thing changed. */

import type { Language } from '../../../generated/protocol.ts';
import { DECK_LIMITS } from '../../../generated/deal.ts';
import { spokenIn, type BoxNames } from '../../../workshop/boxFormat.ts';
import { COLOUR_KEYS } from '../model/box.ts';
import type { BoxValues, CardValues, Colour, NumberName, SetValues } from './boxValues.ts';
import { ACTIONS, type ActionKind } from './deck.ts';

/** The pictures that a property may have. */
export const PICTURES = ['street', 'station', 'bulb', 'tap'] as const;
/** What is printed on a set that a box did not have: that of the cheapest colour. */
const NEW_SET = { size: 2, rent: [1, 2] };
const LEAST_SIZE = 2;

export function withCard(box: BoxValues, place: number, change: Partial<CardValues>): BoxValues {
  return { ...box, cards: box.cards.map((card, one) => (one === place ? { ...card, ...change } : card)) };
}

export const withoutCard = (box: BoxValues, place: number): BoxValues => ({
  ...box,
  cards: box.cards.filter((_, one) => one !== place),
});

/** One more kind of card, the last in the box. */
export const withNewCard = (box: BoxValues, card: CardValues): BoxValues => ({ ...box, cards: [...box.cards, card] });

/** A key that no card has yet. */
function freeKey({ cards }: BoxValues, wanted: string): string {
  const known = new Set(cards.map(({ key }) => key));
  let number = 1;
  while (known.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** A property of a colour, worth as much as the others of it, whose names are to be written. */
export function newProperty(box: BoxValues, colour: Colour, name: string): CardValues {
  const like = box.cards.find(({ kind, colours }) => kind === 'property' && colours[0] === colour);
  return {
    ...{ key: freeKey(box, colour), kind: 'property', picture: like?.picture ?? pictureOf(colour) },
    ...{ value: like?.value ?? 1, count: 1, colours: [colour] },
    name: Object.fromEntries(box.languages.map((language) => [language, name])),
  };
}

const pictureOf = (colour: Colour): string =>
  colour === 'station' ? 'station' : colour === 'company' ? 'bulb' : 'street';

const plain = { count: 1, colours: [], name: null };

export const newMoney = (box: BoxValues): CardValues => ({
  ...{ ...plain, key: freeKey(box, 'money'), kind: 'money', picture: 'note', value: 1 },
});

/** A convertible or a rent card of the first two colours. */
export function newPair(box: BoxValues, kind: 'wild' | 'rent'): CardValues {
  const colours = box.colours.slice(0, 2).map(({ key }) => key);
  const picture = kind === 'wild' ? 'two-colours' : 'rent';
  return { ...plain, key: freeKey(box, kind), kind, picture, value: 1, colours };
}

export const newAction = (box: BoxValues, kind: ActionKind): CardValues => ({
  ...{ ...plain, key: freeKey(box, kind), kind, ...ACTIONS[kind] },
});

/** A card that is good for every colour. */
export const newWild = (box: BoxValues): CardValues => ({
  ...{ ...plain, key: freeKey(box, 'wild-any'), kind: 'wild-any', picture: 'every-colour', value: 0 },
});

/** A rent card for every colour, or one that doubles a rent. */
export const newRent = (box: BoxValues, kind: 'rent-any' | 'double'): CardValues => ({
  ...{ ...plain, key: freeKey(box, kind), kind },
  ...(kind === 'double' ? { picture: 'double-rent', value: 1 } : { picture: 'rent-any', value: 3 }),
});

export function withSet(box: BoxValues, key: Colour, change: Partial<SetValues>): BoxValues {
  return { ...box, colours: box.colours.map((set) => (set.key === key ? { ...set, ...change } : set)) };
}

/** A set of another size, with as many rents: those that are missing rise by one. */
export function withSize(box: BoxValues, key: Colour, wanted: number): BoxValues {
  const size = Math.min(DECK_LIMITS.members, Math.max(LEAST_SIZE, wanted));
  const { rent = [] } = box.colours.find((set) => set.key === key) ?? {};
  const last = rent.at(-1) ?? 0;
  const added = Array.from({ length: Math.max(0, size - rent.length) }, (_, place) => last + place + 1);
  return withSet(box, key, { size, rent: [...rent, ...added].slice(0, size) });
}

/** A set with a name of its own; null for that of the program. */
export function withSetName(box: BoxValues, key: Colour, name: BoxNames | null): BoxValues {
  const colours = box.colours.map((set) => {
    if (set.key !== key) return set;
    const { name: _, ...others } = set;
    return name ? { ...others, name } : others;
  });
  return { ...box, colours };
}

/** A box without a colour, and without the cards that name it. */
export const withoutSet = (box: BoxValues, key: Colour): BoxValues => ({
  ...box,
  colours: box.colours.filter((set) => set.key !== key),
  cards: box.cards.filter(({ colours }) => !colours.includes(key)),
});

/** A box with a colour that it had not, and its properties. */
export function withNewSet(box: BoxValues, key: Colour, nameOf: (number: number) => string): BoxValues {
  const set = { ...NEW_SET, key, buildable: key !== 'station' && key !== 'company' };
  const colours = [...box.colours, set].toSorted(
    (one, other) => COLOUR_KEYS.indexOf(one.key) - COLOUR_KEYS.indexOf(other.key),
  );
  return Array.from({ length: set.size }, (_, place) => place + 1).reduce(
    (made, number) => withNewCard(made, newProperty(made, key, nameOf(number))),
    { ...box, colours },
  );
}

/** A set in a colour that another set may have: then both change. */
export function withColour(box: BoxValues, key: Colour, wanted: Colour): BoxValues {
  const painted = (one: Colour): Colour => (one === key ? wanted : one === wanted ? key : one);
  const colours = box.colours
    .map((set) => ({ ...set, key: painted(set.key) }))
    .toSorted((one, other) => COLOUR_KEYS.indexOf(one.key) - COLOUR_KEYS.indexOf(other.key));
  return { ...box, colours, cards: box.cards.map((card) => ({ ...card, colours: card.colours.map(painted) })) };
}

export function withNumber(box: BoxValues, name: NumberName, value: number): BoxValues {
  return { ...box, numbers: { ...box.numbers, [name]: value } };
}

export function withChoice(box: BoxValues, name: keyof BoxValues['choices'], value: boolean | string): BoxValues {
  return { ...box, choices: { ...box.choices, [name]: value } };
}

/** The languages of the names; a new one begins with the names of the first. */
export function withLanguages(box: BoxValues, languages: readonly Language[]): BoxValues {
  const [language = box.language] = languages.includes(box.language) ? [box.language] : languages;
  const spoken = (name: BoxNames) => spokenIn(name, languages, box.language);
  return {
    ...box,
    language,
    languages: [...languages],
    name: spoken(box.name),
    colours: box.colours.map((set) => (set.name ? { ...set, name: spoken(set.name) } : set)),
    cards: box.cards.map((card) => (card.name ? { ...card, name: spoken(card.name) } : card)),
  };
}
