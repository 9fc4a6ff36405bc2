/** What is printed on the cards of the card game, as `GET /api/editions/deal` tells it. */

import type { Box } from '../../table/box.ts';
import type { Names } from '../../text/text.svelte.ts';

export type CardKind =
  | 'money'
  | 'property'
  | 'wild'
  | 'wild-any'
  | 'rent'
  | 'rent-any'
  | 'double'
  | 'pass-go'
  | 'birthday'
  | 'collector'
  | 'sly'
  | 'forced'
  | 'breaker'
  | 'no'
  | 'house'
  | 'hotel';

/** One of the cards, each of which is told apart by its number. */
export interface CardView {
  key: string;
  kind: CardKind;
  value: number;
  /** The keys of the colours that a property, convertible or rent card is of. */
  colours: string[];
  /** Printed on properties only. */
  name: Names | null;
  picture: string;
}

export interface ColourView {
  key: string;
  /** How many cards make a complete set. */
  size: number;
  /** By how many cards one has of it, from one. */
  rent: number[];
}

/** A box of the card game. */
export interface BoxView extends Box {
  cards: CardView[];
  colours: ColourView[];
  plays: number;
  setsToWin: number;
  goCards: number;
  birthday: number;
  collects: number;
  houseRent: number;
  hotelRent: number;
}

/** Places for sets of one colour before a seat: a set's number is colour × this + index. */
const SETS_EACH = 4;

/** The number of the colour of a set. */
export function colourOf(set: number): number {
  return Math.floor(set / SETS_EACH);
}

/** The set of a colour with an index. */
export function setOf(colour: number, index: number): number {
  return colour * SETS_EACH + index;
}

/** Whether a card is laid in front of one as property. */
export function isProperty({ kind }: CardView): boolean {
  return kind === 'property' || isConvertible(kind);
}

/** Whether a property can stand for several colours. */
export function isConvertible(kind: CardKind): boolean {
  return kind === 'wild' || kind === 'wild-any';
}
