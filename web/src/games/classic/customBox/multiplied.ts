/** A box in other money: every sum times a factor, also those that the texts of its cards name. */

import { grouped } from '../../../i18n/grouping.ts';
import type { Language } from '../../../generated/protocol.ts';
import type { BoxNames } from '../../../workshop/boxFormat.ts';
import type { BoxValues, CardValues, SquareValues } from './boxValues.ts';
import { isSum } from './edits.ts';
import { rising } from './rentCurve.ts';

/** The numbers of a box that are sums. */
const SUMS = ['cash', 'salary', 'fine', 'first_bid', 'raise_least', 'building_first_bid'] as const;
/** Digits, with any sign between thousands. */
const NUMBER = "\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?!\\d)|\\d+";
const LETTER = '[\\p{L}\\p{N}_]';

/** A sum in whole units; what costs something goes on costing something. */
const whole = (sum: number, factor: number): number => (sum > 0 ? Math.max(1, Math.round(sum * factor)) : sum);

/** All sums times a factor, in whole units; prices are even, so that mortgages are half of them. */
export function multiplied(box: BoxValues, factor: number): BoxValues {
  const { numbers, speedy } = box;
  const sums = SUMS.map((name) => [name, whole(Number(numbers[name]), factor)] as const);
  return {
    ...box,
    numbers: {
      ...numbers,
      ...Object.fromEntries(sums),
      station_rent: ladder(numbers.station_rent, factor),
      company_factor: ladder(numbers.company_factor, factor),
    },
    speedy: Object.fromEntries(Object.entries(speedy).map(([name, sum]) => [name, whole(sum, factor)])),
    squares: box.squares.map((square) => multipliedSquare(square, factor)),
    cards: box.cards.map((card) => multipliedCard(card, box.currency, factor)),
  };
}

const ladder = (rents: readonly number[], factor: number): number[] => rising(rents.map((rent) => whole(rent, factor)));

function multipliedSquare(square: SquareValues, factor: number): SquareValues {
  const mortgage = whole(square.mortgage, factor);
  return {
    ...square,
    mortgage,
    price: 2 * mortgage,
    house_price: whole(square.house_price, factor),
    tax: whole(square.tax, factor),
    rent: square.rent && ladder(square.rent, factor),
  };
}

function multipliedCard(card: CardValues, currency: string, factor: number): CardValues {
  // What a company takes is a multiple of the dice, so the multiple is a sum.
  const moved =
    isSum(card.effect) || card.effect === 'nearest-company'
      ? { amount: whole(card.amount, factor), second: whole(card.second, factor) }
      : {};
  return { ...card, ...moved, ...(card.text ? { text: multipliedText(card.text, currency, factor) } : {}) };
}

/** A text in which the numbers beside the currency are multiplied, and written as the language does. */
function multipliedText(text: BoxNames, currency: string, factor: number): BoxNames {
  const sign = currency.replaceAll(/[\^$\\.*+?()[\]{}|/-]/g, '\\$&');
  const sums = new RegExp(
    `(?<=(?<!${LETTER})${sign}\\s?)(?:${NUMBER})|(?<![\\d.,])(?:${NUMBER})(?=\\s?${sign}(?!${LETTER}))`,
    'giu',
  );
  const written = (language: Language) => (digits: string) =>
    grouped(String(whole(Number(digits.replaceAll(/\D/g, '')), factor)), language);
  return Object.fromEntries(
    Object.entries(text).map(([language, said]) => [language, said.replaceAll(sums, written(language as Language))]),
  );
}
