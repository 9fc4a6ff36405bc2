/** Faults in a box: in which field, where that field is edited, and what is said in the reader's language. */

import type { BoxFault } from '../../../generated/protocol.ts';
import { lookUp } from '../../../i18n/text.svelte.ts';
import type { BoxValues, SquareKind } from './boxValues.ts';

export const SECTIONS = ['square', 'box', 'cards', 'rules', 'balance'] as const;
export type Section = (typeof SECTIONS)[number];

/** The messages for faults, by the key of the field and the checker's reason; the first that fits is said. */
const MESSAGES: readonly (readonly [field: RegExp, reason: RegExp, message: string])[] = [
  [/\.text/, /./, 'text'],
  [/name/, /looks like it/, 'same'],
  [/name/, /./, 'name'],
  [/^squares\[\d+\](\.price|\.mortgage)?$/, /price|int/, 'price'],
  [/\.rent/, /./, 'rent'],
  [/\.house_price/, /./, 'sum'],
  [/\.tax/, /./, 'sum'],
  [/^squares$/, /colour/, 'colour'],
  [/^cards$/, /instead of/, 'deck-size'],
  [/^cards$/, /moves nobody/, 'deck-moves'],
  [/^cards$/, /jail/, 'deck-jail'],
  [/^cards\[/, /./, 'sum'],
  [/numbers\.(station_rent|company_factor)$/, /rise/, 'rising'],
  [/^numbers|^short|^timed|^speedy|^choices|^tokens/, /./, 'number'],
  [/^currency/, /./, 'currency'],
];
/** Where a number of the box is edited, if that is on a square. */
const ON_SQUARES: readonly (readonly [field: string, kind: SquareKind])[] = [
  ['numbers.station_rent', 'station'],
  ['numbers.company_factor', 'company'],
  ['numbers.salary', 'go'],
  ['numbers.fine', 'jail'],
  ['numbers.jail_tries', 'jail'],
  ['decks.names.chance', 'chance'],
  ['decks.names.chest', 'chest'],
];

/** Whether a field is another one or a part of it. */
export const isIn = (field: string, other: string): boolean =>
  field === other || field.startsWith(`${other}.`) || field.startsWith(`${other}[`);

/** The message for a fault; empty where only the checker has words for it. */
export function messageOf({ field, reason }: BoxFault): string {
  return MESSAGES.find(([fields, reasons]) => fields.test(field) && reasons.test(reason))?.[2] ?? '';
}

/** What is said of a fault, and in which language if that is not the reader's. */
export function faultText(fault: BoxFault): { text: string; language: 'en' | undefined } {
  const message = messageOf(fault);
  if (message) return { text: lookUp(`workshop-fault-${message}`), language: undefined };
  return { text: fault.field ? `${fault.field}: ${fault.reason}` : fault.reason, language: 'en' };
}

/** Where a field is edited. */
export function placeOf(field: string, box: BoxValues): { section: Section; square: number | null } {
  const [, place] = /^squares\[(\d+)\]/.exec(field) ?? [];
  if (place !== undefined) return { section: 'square', square: Number(place) };
  const kind = ON_SQUARES.find(([name]) => isIn(field, name))?.[1];
  if (kind) return { section: 'square', square: box.squares.findIndex((square) => square.kind === kind) };
  if (field === 'squares') return { section: 'square', square: null };
  if (field.startsWith('cards')) return { section: 'cards', square: null };
  return { section: /^(choices|short|timed|speedy)/.test(field) ? 'rules' : 'box', square: null };
}
