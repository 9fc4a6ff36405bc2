/** A box that is edited, as pictures of a board and texts of cards take it. */

import type { BoxView } from '../model/box.ts';
import { interestOn, type BoxValues } from './boxValues.ts';
import { shownPicture } from './boxPictures.ts';

export function viewOf(box: BoxValues): BoxView {
  const { numbers } = box;
  return {
    game: 'classic',
    id: '',
    name: box.name,
    language: box.language,
    currency: box.currency,
    tokens: box.tokens,
    houseRules: [],
    squares: box.squares.map((square) => ({
      kind: square.kind,
      name: square.name,
      colour: square.colour ?? (square.kind === 'station' || square.kind === 'company' ? square.kind : ''),
      price: square.price,
      mortgage: square.mortgage,
      housePrice: square.house_price,
      houseResale: Math.floor(square.house_price / 2),
      rent: square.rent ?? [],
      wholeRent: 2 * (square.rent?.[0] ?? 0),
      tax: square.tax,
      redemption: square.mortgage + interestOn(square.mortgage, numbers.interest),
      interest: 0,
      picture: shownPicture(box, square.picture ?? ''),
    })),
    cards: box.cards.map(({ deck, key, amount, second, text = {} }) => ({ deck, key, amount, second, text })),
    jailCards: [],
    decks: { chance: box.decks.names.chance, chest: box.decks.names.chest },
    kinds: box.kinds ?? {},
    stationRent: numbers.station_rent,
    companyFactor: numbers.company_factor,
    salary: numbers.salary,
    fine: numbers.fine,
    cash: numbers.cash,
    houses: numbers.houses,
    hotels: numbers.hotels,
    hotelAfter: numbers.hotel_after,
    turns: null,
  };
}
