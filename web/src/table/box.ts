/** What is printed in the box, as `GET /api/editions/{id}` tells it. */

import type { DealBox } from '../games/deal/box.ts';
import type { EditionEntry, Options } from '../generated/protocol.ts';

export type Language = EditionEntry['language'];
export type Names = Partial<Record<Language, string>>;
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

/** What every box says, whatever is played with it. */
export interface Box {
  id: string;
  name: Names;
  language: Language;
  /** The languages in which it is printed. */
  languages: Language[];
  currency: string;
  /** How many may play. */
  tokens: number;
  /** The names of the options by which the table departs from the booklet. */
  houseRules: string[];
}

/** The box of any game. */
export type AnyBox = BoxView | DealBox;

/** Whether a box is that of the card game. */
export function isDeal(box: AnyBox): box is DealBox {
  return 'colours' in box;
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
  /** How many houses a hotel takes the place of. */
  hotelAfter: number;
  /** Whether the rolls can be with the Speedy die (SPEED-2). */
  thirdDie: boolean;
  /** How many deeds each player was dealt at the start (SHORT-1). */
  dealt: number;
  /** How much of their price buildings count among riches, in percent (RICH-1). */
  richBuildings: number;
  /** The length of a timed game, in minutes or in turns. */
  minutes: number | null;
  turns: number | null;
  variants: string[];
  cardsPerDeck: number;
}

/** The order in which deeds are laid out: by colour round the board, then stations and companies. */
export const GROUPS = [
  'brown',
  'light-blue',
  'pink',
  'orange',
  'red',
  'yellow',
  'green',
  'dark-blue',
  'station',
  'company',
] as const;

/** The squares of each group of deeds, in the order of `GROUPS`. */
export function groupsOf(box: BoxView): number[][] {
  return GROUPS.map((colour) => box.squares.flatMap((square, place) => (square.colour === colour ? [place] : [])));
}

/** The square of the jail. */
export function jailOf(box: BoxView): number {
  return box.squares.findIndex((square) => square.kind === 'jail');
}

const boxes = new Map<string, Promise<AnyBox>>();

/** Options as the end of an address: "?short=true&cash=2000". */
export function queryOf(options: Options): string {
  const chosen = Object.entries(options).filter(([, value]) => value !== null && value !== undefined);
  return chosen.length ? `?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}` : '';
}

/** Fetch a box with the options of a table, once. */
export function fetchBox(edition: string, options: Options = {}): Promise<AnyBox> {
  const address = `/api/editions/${encodeURIComponent(edition)}${queryOf(options)}`;
  let box = boxes.get(address);
  if (!box) {
    box = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.json() as Promise<AnyBox>;
    });
    box.catch(() => boxes.delete(address));
    boxes.set(address, box);
  }
  return box;
}
