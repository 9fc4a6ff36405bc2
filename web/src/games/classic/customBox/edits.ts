/** Edits of a box: each returns the values with one thing changed. */

import { CARD_EFFECTS } from '../../../generated/classic.ts';
import type { Language } from '../../../generated/protocol.ts';
import { spokenIn, type BoxNames } from '../../../workshop/boxFormat.ts';
import {
  SQUARES,
  type BoxValues,
  type CardValues,
  type DeckName,
  type KindNames,
  type SquareKind,
  type SquareValues,
} from './boxValues.ts';
import type { NamedKind } from '../model/kinds.ts';
import { isOnCurve, onCurve, rounded, scaleOf } from './rentCurve.ts';

export type Colour = NonNullable<SquareValues['colour']>;
export type CardKey = keyof typeof CARD_EFFECTS;
export type CardEffect = (typeof CARD_EFFECTS)[CardKey];
/** The kinds of square that one may choose between: the number of the others is fixed. */
export const FREE_KINDS = ['chance', 'chest', 'tax'] as const satisfies readonly SquareKind[];
/** The number that a new tax or a new card begins with, as a share of the salary. */
const SHARE = 0.5;
/** Effects whose number is a square. */
export const TO_SQUARE: readonly string[] = ['advance', 'back-to'];
/** Effects without a number. */
export const WITHOUT_AMOUNT: readonly string[] = ['to-jail', 'jail-free'];
/** Numbers that a new card of an effect begins with, where it is no sum. */
const USUAL: Readonly<Record<string, number>> = { back: 3, 'nearest-station': 2, 'nearest-company': 10 };

/** Whether the number of an effect is a sum of money. */
export const isSum = (effect: string): boolean =>
  !TO_SQUARE.includes(effect) && !WITHOUT_AMOUNT.includes(effect) && !(effect in USUAL);

/** Whether the number is a sum as a whole, not one for each building. */
const isPlainSum = (effect: string): boolean => isSum(effect) && effect !== 'repairs';

export const isDeed = ({ kind }: SquareValues): boolean => ['street', 'station', 'company'].includes(kind);
export const isCorner = (place: number): boolean => place % 10 === 0;

export function withSquare(box: BoxValues, place: number, change: Partial<SquareValues>): BoxValues {
  const squares = box.squares.map((square, one) => (one === place ? { ...square, ...change } : square));
  return { ...box, squares };
}

/** A group in another colour; the group that had that colour gets the one that is free now. */
export function withGroupColour(box: BoxValues, colour: Colour, wished: Colour): BoxValues {
  const painted: Partial<Record<Colour, Colour>> = { [colour]: wished, [wished]: colour };
  const squares = box.squares.map((square) =>
    square.colour === null ? square : { ...square, colour: painted[square.colour] ?? square.colour },
  );
  return { ...box, squares };
}

/** A deed's price; the mortgage is half of it. */
export function withPrice(box: BoxValues, place: number, price: number, follows: boolean): BoxValues {
  const figures = follows ? onCurve(price, curveOf(box)) : {};
  return withSquare(box, place, { price, mortgage: Math.floor(price / 2), ...figures });
}

export function onClassicCurve(box: BoxValues, place: number): BoxValues {
  return withSquare(box, place, onCurve(box.squares[place]?.price ?? 0, curveOf(box)));
}

/** By what the classic curve is multiplied in a box. */
function curveOf({ squares, numbers }: BoxValues): number {
  const streets = squares.filter(({ kind }) => kind === 'street');
  return scaleOf(streets, numbers.salary);
}

/** Whether a street follows the classic curve. */
export function followsCurve(box: BoxValues, place: number): boolean {
  const square = box.squares[place];
  return square?.kind === 'street' && isOnCurve(square, curveOf(box));
}

export function withKind(box: BoxValues, place: number, kind: (typeof FREE_KINDS)[number]): BoxValues {
  const tax = kind === 'tax' ? box.numbers.salary * SHARE : 0;
  const name = kind === 'tax' ? (box.squares[place]?.name ?? {}) : box.decks.names[kind];
  return withSquare(box, place, { kind, tax, name });
}

/** The names of a deck, which its squares have too. */
export function withDeckName(box: BoxValues, deck: DeckName, name: BoxNames): BoxValues {
  const squares = box.squares.map((square) => (square.kind === deck ? { ...square, name } : square));
  return { ...box, squares, decks: { ...box.decks, names: { ...box.decks.names, [deck]: name } } };
}

/** The next place along the board that is no corner, in one direction. */
export function nextPlace(place: number, step: 1 | -1): number {
  const next = (place + step + SQUARES) % SQUARES;
  return isCorner(next) ? (next + step + SQUARES) % SQUARES : next;
}

/** Two squares that change places; cards that name one of them go with it. */
export function swapped(box: BoxValues, one: number, other: number): BoxValues {
  const at = (place: number) => (place === one ? other : place === other ? one : place);
  const squares = box.squares.map((square, place) => box.squares[at(place)] ?? square);
  const cards = box.cards.map((card) =>
    TO_SQUARE.includes(card.effect) ? { ...card, amount: at(card.amount) } : card,
  );
  return { ...box, squares, cards };
}

export function withNumber(box: BoxValues, name: string, value: number | number[]): BoxValues {
  return { ...box, numbers: { ...box.numbers, [name]: value } };
}

export function withChoice(box: BoxValues, name: string, value: boolean | string | number | string[]): BoxValues {
  return { ...box, choices: { ...box.choices, [name]: value } };
}

export function withCard(box: BoxValues, number: number, change: Partial<CardValues>): BoxValues {
  return { ...box, cards: box.cards.map((card, one) => (one === number ? { ...card, ...change } : card)) };
}

/** A card with a text of its own, which begins with the one it has; null for that of the language files. */
export function withOwnText(box: BoxValues, number: number, text: BoxNames | null): BoxValues {
  const cards = box.cards.map((card, one) => {
    if (one !== number) return card;
    const { text: _, ...printed } = card;
    return text ? { ...printed, text } : printed;
  });
  return { ...box, cards };
}

/** A card with another text, whose effect goes with it; the numbers stay where the effect does, a sum stays a sum. */
export function withCardText(box: BoxValues, number: number, key: CardKey): BoxValues {
  const card = box.cards[number];
  const effect = CARD_EFFECTS[key];
  if (!card || card.effect === effect) return withCard(box, number, { key });
  const sum = isPlainSum(card.effect) && isPlainSum(effect) ? card.amount : rounded(box.numbers.salary * SHARE);
  const amount = TO_SQUARE.includes(effect) || WITHOUT_AMOUNT.includes(effect) ? 0 : (USUAL[effect] ?? sum);
  return withCard(box, number, { key, effect, amount, second: effect === 'repairs' ? amount * 4 : 0 });
}

/** The languages of the names; a new one begins with the names of the first. */
export function withLanguages(box: BoxValues, languages: readonly Language[]): BoxValues {
  const [language = box.language] = languages.includes(box.language) ? [box.language] : languages;
  const spoken = (name: BoxNames) => spokenIn(name, languages, box.language);
  const { chance, chest } = box.decks.names;
  return {
    ...box,
    language,
    languages: [...languages],
    name: spoken(box.name),
    decks: { ...box.decks, names: { chance: spoken(chance), chest: spoken(chest) } },
    ...kindsIn(box, spoken),
    squares: box.squares.map((square) => ({ ...square, name: spoken(square.name) })),
    cards: box.cards.map((card) => (card.text ? { ...card, text: spoken(card.text) } : card)),
  };
}

/** What a box calls its stations and its companies, with other names; nothing where it calls them as usual. */
function kindsIn({ kinds }: BoxValues, changed: (name: BoxNames) => BoxNames): Pick<BoxValues, 'kinds'> {
  if (!kinds) return {};
  const named = Object.entries(kinds).map(([kind, { one, many }]) => [
    kind,
    { one: changed(one), many: changed(many) },
  ]);
  return { kinds: Object.fromEntries(named) as BoxValues['kinds'] & object };
}

/** What a box calls its stations or its companies; null for the usual words. */
export function withKindNames(box: BoxValues, kind: NamedKind, names: KindNames | null): BoxValues {
  const { kinds = {}, ...others } = box;
  const { [kind]: _, ...kept } = kinds;
  const changed = names ? { ...kept, [kind]: names } : kept;
  return Object.keys(changed).length > 0 ? { ...others, kinds: changed } : others;
}

/** A box with other values, by their keys in an edition file, such as `squares[1].rent[0]`. */
export function withValues(box: BoxValues, values: Readonly<Record<string, number | undefined>>): BoxValues {
  const changed = structuredClone(box);
  for (const [key, value] of Object.entries(values)) {
    const path = key.match(/\w+/g) ?? [];
    const last = path.pop() ?? '';
    let part: Record<string, unknown> = changed;
    for (const name of path) part = part[name] as Record<string, unknown>;
    part[last] = value;
  }
  return changed;
}
