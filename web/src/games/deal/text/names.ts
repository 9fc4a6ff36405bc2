/** What the cards, the colours and the sets are called, and what a card does. */

import { has, lookUp, money, nameIn, t } from '../../../i18n/text.svelte.ts';
import { colourOf, type BoxView, type CardView, type ColourView } from '../model/box.ts';
import type { Printed } from '../model/context.ts';

/** A card by its number; nothing where it may not be known. */
export function cardOf(seen: Printed, card: number): CardView | undefined {
  return seen.box?.cards[card];
}

/** The key of a colour by its number. */
export function colourKey(seen: Printed, colour: number): string {
  return seen.box?.colours[colour]?.key ?? '';
}

/** The key of the colour of a set. */
export function setColour(seen: Printed, set: number): string {
  return colourKey(seen, colourOf(set));
}

/** The colours of which the box has cards. */
export function coloursIn(seen: Printed): readonly ColourView[] {
  return seen.box?.colours.filter(({ size }) => size > 0) ?? [];
}

/** The name that the box gives to the set of a colour; empty for none. */
function ownName(seen: Printed, key: string): string {
  // A box that an older program stored for the time without a network has no such names.
  const name = seen.box?.colours.find((colour) => colour.key === key)?.name;
  return name ? nameIn(name) : '';
}

/** The name of a colour: "light blue" */
export function colourName(seen: Printed, key: string): string {
  return ownName(seen, key) || (key ? lookUp(`colour-${key}`) : '');
}

/** What a set of a colour is called, by the key of the colour. */
export function setNameOf(seen: Printed, key: string): string {
  return ownName(seen, key) || lookUp(`deal-set-${key}`);
}

/** A set as sentences name it, by the key of its colour: "green set" */
export function setInText(seen: Printed, key: string): string {
  const name = ownName(seen, key);
  return name ? t('deal-set-own', { name }) : lookUp(`deal-set-${key}`);
}

/** A set as sentences name it. */
export function setName(seen: Printed, set: number): string {
  return setInText(seen, setColour(seen, set));
}

/** The name of a card; empty for one that may not be known. */
export function cardName(seen: Printed, card: number): string {
  const printed = cardOf(seen, card);
  if (!printed) return '';
  if (printed.name) return nameIn(printed.name);
  return lookUp(`deal-card-${printed.kind}`, valuesOf(seen, printed));
}

/** What a card does, in a few words. */
export function cardText(seen: Printed, card: number): string {
  const printed = cardOf(seen, card);
  const id = `deal-text-${printed?.kind ?? ''}`;
  return printed && has(id)
    ? lookUp(id, { ...valuesOf(seen, printed), amount: money(amountOf(seen, printed)), number: seen.box?.goCards ?? 0 })
    : '';
}

function valuesOf(seen: Printed, { colours, value }: CardView): Record<string, string> {
  const [first = '', second = ''] = colours.length === 2 ? colours : [];
  return { amount: money(value), colour: colourName(seen, first), second: colourName(seen, second) };
}

const AMOUNTS: Readonly<Record<string, keyof Pick<BoxView, 'houseRent' | 'hotelRent' | 'birthday' | 'collects'>>> = {
  house: 'houseRent',
  hotel: 'hotelRent',
  birthday: 'birthday',
  collector: 'collects',
};

/** The sum that a card speaks of. */
function amountOf(seen: Printed, { kind, value }: CardView): number {
  const number = AMOUNTS[kind];
  return number ? (seen.box?.[number] ?? 0) : value;
}
