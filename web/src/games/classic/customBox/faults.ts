/** Where the fields of faults are edited. */

import { isIn } from '../../../workshop/faults.ts';
import type { BoxValues, SquareKind } from './boxValues.ts';

export const SECTIONS = ['square', 'box', 'cards', 'rules', 'balance'] as const;
export type Section = (typeof SECTIONS)[number];

/** Where a number of the box is edited, if that is on a square. */
const ON_SQUARES: readonly (readonly [field: string, kind: SquareKind])[] = [
  ['numbers.station_rent', 'station'],
  ['numbers.company_factor', 'company'],
  ['kinds.station', 'station'],
  ['kinds.company', 'company'],
  ['numbers.salary', 'go'],
  ['numbers.fine', 'jail'],
  ['numbers.jail_tries', 'jail'],
  ['decks.names.chance', 'chance'],
  ['decks.names.chest', 'chest'],
];

/** The square that shows a picture; the first with one of the box's own where the fault is in all of them. */
function placeOfPicture(field: string, { squares, pictures = {} }: BoxValues): number | null {
  const [, name] = field.split('.');
  const place = squares.findIndex(({ picture = '' }) => (name === undefined ? picture in pictures : picture === name));
  return place < 0 ? null : place;
}

/** Where a field is edited. */
export function placeOf(field: string, box: BoxValues): { section: Section; square: number | null } {
  const [, place] = /^squares\[(\d+)\]/.exec(field) ?? [];
  if (place !== undefined) return { section: 'square', square: Number(place) };
  if (isIn(field, 'pictures')) return { section: 'square', square: placeOfPicture(field, box) };
  const kind = ON_SQUARES.find(([name]) => isIn(field, name))?.[1];
  if (kind) return { section: 'square', square: box.squares.findIndex((square) => square.kind === kind) };
  if (field === 'squares') return { section: 'square', square: null };
  if (field.startsWith('cards')) return { section: 'cards', square: null };
  return { section: /^(choices|short|timed|speedy)/.test(field) ? 'rules' : 'box', square: null };
}
