/** What is printed in a box of the classic game, as `GET /api/editions/{id}` tells it. */

import { COLOURS } from '../../look/colours.ts';
import type { Box } from '../../table/box.ts';
import type { Names } from '../../text/text.svelte.ts';

export type SquareKind =
  'go' | 'street' | 'station' | 'company' | 'chance' | 'chest' | 'tax' | 'jail' | 'parking' | 'go-to-jail';
export type Deck = 'chance' | 'chest';

export interface SquareView {
  kind: SquareKind;
  name: Names;
  /** The colour of a street, `station` or `company` for those deeds, else empty. */
  colour: string;
  price: number;
  mortgage: number;
  housePrice: number;
  houseResale: number;
  /** Of a street: bare, with 1 to 4 houses, with a hotel; else empty. */
  rent: number[];
  /** Of a bare street whose colour is whole. */
  wholeRent: number;
  tax: number;
  /** What redeeming the mortgage costs. */
  redemption: number;
  /** The 10 % on a mortgaged deed that changes hands. */
  interest: number;
}

export interface CardView {
  deck: Deck;
  key: string;
  amount: number;
  /** Price per hotel of a repairs card. */
  second: number;
}

/** A box of the classic game. */
export interface BoxView extends Box {
  squares: SquareView[];
  cards: CardView[];
  /** The numbers in `cards` of the jail cards; their place here is their number in trades. */
  jailCards: number[];
  decks: Record<Deck, Names>;
  stationRent: number[];
  companyFactor: number[];
  salary: number;
  fine: number;
  cash: number;
  houses: number;
  hotels: number;
  /** The length of a game that ends after so many turns. */
  turns: number | null;
}

/** The order in which deeds are laid out: by colour round the board, then stations and companies. */
export const GROUPS: readonly string[] = [...COLOURS, 'station', 'company'];

/** The squares of each group of deeds, in the order of `GROUPS`. */
export function groupsOf(box: BoxView): number[][] {
  return GROUPS.map((colour) => box.squares.flatMap((square, place) => (square.colour === colour ? [place] : [])));
}

/** The square of the jail. */
export function jailOf(box: BoxView): number {
  return box.squares.findIndex((square) => square.kind === 'jail');
}
