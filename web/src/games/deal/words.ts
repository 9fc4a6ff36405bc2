/** What the cards, the colours and the sets are called, and what a card does. */

import { session } from '../../table/session.svelte.ts';
import { has, money, nameIn, t } from '../../text/text.svelte.ts';
import { colourOf, type DealBox, type DealCard } from './box.ts';

/** A card by its number; nothing where it may not be known. */
export function cardOf(card: number): DealCard | undefined {
  return session.pack?.cards[card];
}

/** The key of a colour by its number. */
export function colourKey(colour: number): string {
  return session.pack?.colours[colour]?.key ?? '';
}

/** The key of the colour of a set. */
export function setColour(set: number): string {
  return colourKey(colourOf(set));
}

/** The name of a colour: "light blue" */
export function colourName(key: string): string {
  return key ? t(`colour-${key}`) : '';
}

/** A set as sentences name it: "green set" */
export function setName(set: number): string {
  return t(`deal-set-${setColour(set)}`);
}

/** The name of a card; empty for one that may not be known. */
export function cardName(card: number): string {
  const printed = cardOf(card);
  if (!printed) return '';
  if (printed.name) return nameIn(printed.name);
  return t(`deal-card-${printed.kind}`, valuesOf(printed));
}

/** What a card does, in a few words. */
export function cardText(card: number): string {
  const printed = cardOf(card);
  const id = `deal-text-${printed?.kind ?? ''}`;
  return printed && has(id) ? t(id, { ...valuesOf(printed), amount: money(amountOf(printed)), number: session.pack?.goCards ?? 0 }) : '';
}

function valuesOf({ colours, value }: DealCard): Record<string, string> {
  const [first = '', second = ''] = colours.length === 2 ? colours : [];
  return { amount: money(value), colour: colourName(first), second: colourName(second) };
}

const AMOUNTS: Readonly<Record<string, keyof Pick<DealBox, 'houseRent' | 'hotelRent' | 'birthday' | 'collects'>>> = {
  house: 'houseRent',
  hotel: 'hotelRent',
  birthday: 'birthday',
  collector: 'collects',
};

/** The sum that a card speaks of. */
function amountOf({ kind, value }: DealCard): number {
  const number = AMOUNTS[kind];
  return number ? (session.pack?.[number] ?? 0) : value;
}
