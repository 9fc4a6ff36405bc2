/** Where the fields of faults are edited. */

import { isIn } from '../../../workshop/faults.ts';
import type { BoxValues, Colour } from './boxValues.ts';

export const SECTIONS = ['card', 'set', 'box', 'rules', 'balance'] as const;
export type Section = (typeof SECTIONS)[number];

/** Where a field is edited: in which section, and at which card or set there. */
export interface Place {
  section: Section;
  card?: number;
  set?: Colour;
}

const OF_THE_BOX = ['name', 'language', 'languages', 'currency'];

export function placeOf(field: string, { colours }: BoxValues): Place {
  const [, list, place] = /^(cards|colours)\[(\d+)\]/.exec(field) ?? [];
  if (list === 'cards') return { section: 'card', card: Number(place) };
  const set = list === 'colours' ? colours[Number(place)]?.key : undefined;
  if (set) return { section: 'set', set };
  if (field === 'cards') return { section: 'card' };
  if (field === 'colours') return { section: 'set' };
  return { section: OF_THE_BOX.some((one) => isIn(field, one)) ? 'box' : 'rules' };
}
