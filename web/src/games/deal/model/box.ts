/** What is printed on the cards of the card game, as `GET /api/editions/deal` tells it. */

import type { DealBoxView, DealCardView, DealColourView } from '../../../generated/deal.ts';
import { COLOURS } from '../../../ui/symbols/colours.ts';

export type BoxView = DealBoxView;
export type CardView = DealCardView;
export type ColourView = DealColourView;
export type CardKind = CardView['kind'];

/** The colours of sets, by their numbers: those of the streets, the stations and the companies. */
export const COLOUR_KEYS = [...COLOURS, 'station', 'company'] as const satisfies readonly ColourView['key'][];

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
