/** A box that is edited, as the pictures of cards take it; a card that there is several times is in it once. */

import { COLOUR_KEYS, type BoxView } from '../model/box.ts';
import type { BoxValues } from './boxValues.ts';

export function viewOf(box: BoxValues): BoxView {
  const { numbers } = box;
  const sets = new Map(box.colours.map((set) => [set.key, set]));
  return {
    game: 'deal',
    id: '',
    name: box.name,
    language: box.language,
    currency: box.currency,
    tokens: numbers.most_seats,
    houseRules: [],
    cards: box.cards.map(({ key, kind, value, colours, name, picture }) => ({
      ...{ key, kind, value, colours, name, picture },
    })),
    colours: COLOUR_KEYS.map((key) => {
      const { size = 0, rent = [], name = null } = sets.get(key) ?? {};
      return { key, size, rent, name };
    }),
    plays: numbers.plays,
    setsToWin: numbers.sets_to_win,
    goCards: numbers.go_cards,
    birthday: numbers.birthday,
    collects: numbers.collects,
    houseRent: numbers.house_rent,
    hotelRent: numbers.hotel_rent,
  };
}
