/** Sets as they are shown: what lies in them, and what the server says that they earn. */

import type { DealSetView } from '../../../generated/deal.ts';
import { colourOf } from '../model/box.ts';
import type { GameReadModel } from '../model/context.ts';
import type { SetState } from '../model/displayState.ts';
import { colourKey } from './names.ts';

/** A set as it is shown. */
export interface SetView {
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

/** A set on the table as it is shown. */
export function setViewOf(seen: GameReadModel, { set, ...lies }: SetState): SetView {
  const colour = colourOf(set);
  const size = seen.box?.colours[colour]?.size ?? lies.cards.length;
  return { ...lies, set, colour: colourKey(seen, colour), size };
}

/** The sets of a seat as they are shown. */
export function setsOf(seen: GameReadModel, seat: number): SetView[] {
  return (seen.shown.players[seat]?.sets ?? []).map((set) => setViewOf(seen, set));
}

/** Of how many colours a seat has a complete set. */
export function coloursComplete(seen: GameReadModel, seat: number): number {
  const complete = (seen.shown.players[seat]?.sets ?? []).filter((set) => set.complete);
  return new Set(complete.map(({ set }) => colourOf(set))).size;
}

/** The seat before which a property is shown, and the set in which it lies there; -1 for none. */
export function whereShown(seen: GameReadModel, card: number): { holder: number; set: number } {
  const { players } = seen.shown;
  const holder = players.findIndex(({ sets }) => sets.some(({ cards }) => cards.includes(card)));
  return { holder, set: players[holder]?.sets.find(({ cards }) => cards.includes(card))?.set ?? -1 };
}

/** The set of a seat, as the server has it, in which a card lies. */
export function setWith(seen: GameReadModel, seat: number, card: number): DealSetView | undefined {
  return seen.table?.players[seat]?.sets.find(
    (set) => set.cards.includes(card) || set.house === card || set.hotel === card,
  );
}

/** What cards are worth together, by what is printed on them. */
export function worthOf(seen: GameReadModel, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (seen.box?.cards[card]?.value ?? 0), 0);
}
