/** A small box of the card game as the workshop edits it. */

import type { BoxValues, CardValues, SetValues } from '../../src/games/deal/customBox/boxValues.ts';

export const property = (key: string, colour: SetValues['key'], name: string): CardValues => ({
  ...{ key, kind: 'property', picture: 'street', value: 2, count: 1 },
  ...{ colours: [colour], name: { en: name } },
});

const plain = (key: string, kind: CardValues['kind'], value: number, count: number): CardValues => ({
  ...{ key, kind, picture: 'note', value, count, colours: [], name: null },
});

const pair = (key: string, kind: 'wild' | 'rent'): CardValues => ({
  ...plain(key, kind, 1, 2),
  colours: ['brown', 'red'],
});

export const CARD_GAME: BoxValues = {
  game: 'deal',
  language: 'en',
  languages: ['en'],
  currency: 'M',
  name: { en: 'Mine' },
  numbers: {
    ...{ most_seats: 5, dealt: 5, drawn: 2, drawn_empty: 5, plays: 3, most_hand: 7, sets_to_win: 2 },
    ...{ go_cards: 2, birthday: 2, collects: 5, house_rent: 3, hotel_rent: 4 },
  },
  choices: {
    ...{ no_is_play: false, double_any: false, take_back: false },
    ...{ broken: 'bank', excess: 'discards', wild_sets: 'colour' },
  },
  colours: [
    { key: 'brown', size: 2, rent: [1, 2], buildable: true },
    { key: 'red', size: 2, rent: [2, 5], buildable: true, name: { en: 'Cherries' } },
  ],
  cards: [
    property('brown-1', 'brown', 'Hazelnut'),
    property('brown-2', 'brown', 'Walnut'),
    property('red-1', 'red', 'Sour cherry'),
    property('red-2', 'red', 'Sweet cherry'),
    pair('wild-brown-red', 'wild'),
    pair('rent-brown-red', 'rent'),
    plain('money-5', 'money', 5, 4),
    plain('pass-go', 'pass-go', 1, 3),
  ],
};
