/** Sets as they are shown: what the server says of them, and what is printed where it does not know yet. */

import type { DealSetView } from '../../generated/protocol.ts';
import { colourOf } from './box.ts';
import type { Seen } from './session.ts';
import { NONE, type ShownSet } from './shown.ts';
import { colourKey } from './words.ts';

/** A set as it is shown. */
export interface SetLook {
  set: number;
  /** The key of its colour. */
  colour: string;
  cards: readonly number[];
  house: number;
  hotel: number;
  /** How many cards make it complete. */
  size: number;
  complete: boolean;
  rent: number;
}

/** A set of a seat on the table; its rent is the server's as soon as what is shown is what the server has. */
export function lookAt(seen: Seen, seat: number, { set, cards, house, hotel }: ShownSet): SetLook {
  const colour = colourOf(set);
  const printed = seen.box?.colours[colour];
  const size = printed?.size ?? cards.length;
  const known = seen.table?.players[seat]?.sets.find((one) => one.set === set);
  const look = { set, colour: colourKey(seen, colour), cards, house, hotel, size };
  if (known && isSame(known, cards, house, hotel)) return { ...look, complete: known.complete, rent: known.rent };
  const complete = cards.length >= size;
  return {
    ...look,
    complete,
    rent: (printed?.rent[cards.length - 1] ?? 0) + buildingRent(seen, complete, house, hotel),
  };
}

function isSame(known: DealSetView, cards: readonly number[], house: number, hotel: number): boolean {
  const alike = known.cards.length === cards.length && known.cards.every((card) => cards.includes(card));
  return alike && known.house === house && known.hotel === hotel;
}

function buildingRent(seen: Seen, complete: boolean, house: number, hotel: number): number {
  const { houseRent = 0, hotelRent = 0 } = seen.box ?? {};
  return complete ? (house === NONE ? 0 : houseRent) + (hotel === NONE ? 0 : hotelRent) : 0;
}

/** The sets of a seat as they are shown. */
export function setsOf(seen: Seen, seat: number): SetLook[] {
  return (seen.shown.players[seat]?.sets ?? []).map((set) => lookAt(seen, seat, set));
}

/** The set of a seat, as the server has it, in which a card lies. */
export function setWith(seen: Seen, seat: number, card: number): DealSetView | undefined {
  return seen.table?.players[seat]?.sets.find(
    (set) => set.cards.includes(card) || set.house === card || set.hotel === card,
  );
}

/** What cards are worth together, by what is printed on them. */
export function worthOf(seen: Seen, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (seen.box?.cards[card]?.value ?? 0), 0);
}

/** Everything of a seat that lies on the table and can pay. */
export function payable(seen: Seen, seat: number): number[] {
  const player = seen.table?.players[seat];
  const laid = (player?.sets ?? []).flatMap(({ cards, house, hotel }) => [...cards, house, hotel]);
  return [...(player?.bank ?? []), ...laid].filter((card) => worthOf(seen, [card]) > 0);
}
