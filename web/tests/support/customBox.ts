/** A small box of a user's own, and what it is made of. */

import type { BoxValues } from '../../src/games/classic/customBox/boxValues.ts';
import { onCurve } from '../../src/games/classic/customBox/rentCurve.ts';

export const street = (price: number) => ({
  ...{ kind: 'street' as const, name: { en: `at ${price}` }, colour: 'green' as const, tax: 0 },
  ...{ price, mortgage: price / 2, ...onCurve(price, 1) },
});
const plain = (kind: 'go' | 'chance' | 'tax' | 'station') => ({
  ...{ kind, name: { en: kind }, colour: null, price: kind === 'station' ? 200 : 0, mortgage: 0 },
  ...{ house_price: 0, rent: null, tax: kind === 'tax' ? 100 : 0 },
});
export const card = (effect: string, key: string, amount: number) => ({
  ...{ deck: 'chance' as const, key, effect, amount, second: 0, variant: 'new' },
});
export const BOX: BoxValues = {
  ...{ game: 'classic', language: 'en', languages: ['en'], currency: '$', name: { en: 'Mine' }, tokens: 8 },
  numbers: {
    ...{ cash: 1500, salary: 200, fine: 50, houses: 32, hotels: 12, hotel_after: 4, interest: 10, jail_tries: 3 },
    ...{ station_rent: [25, 50, 100, 200], company_factor: [4, 10] },
  },
  ...{ choices: { rent: 'owed' }, short: {}, timed: {}, speedy: { cash: 1000 } },
  decks: { variants: ['new', 'old'], names: { chance: { en: 'Chance' }, chest: { en: 'Chest' } } },
  squares: [
    plain('go'),
    street(300),
    plain('chance'),
    street(320),
    plain('tax'),
    plain('station'),
    ...Array.from({ length: 34 }, () => plain('chance')),
  ],
  cards: [card('advance', 'go', 0), card('advance', 'advance-24', 3), card('receive', 'dividend', 50)],
};
