/** Names where there is little room: shortened as people shorten names, and so that no two at a table look alike. */

import { elementAt } from '../../platform/elementAt.ts';

/** A name in ever fewer letters: the family's initial, the first name alone, its beginning, initials. */
function plainForms(name: string): string[] {
  const [first = '', ...more] = name.split(' ').filter(Boolean);
  const family = more.at(-1) ?? '';
  const last = family.slice(0, 1);
  const beginnings = Array.from(
    { length: Math.max(0, first.length - 3) },
    (_, less) => `${first.slice(0, -2 - less)}.`,
  );
  const initial = first.slice(0, 1);
  const shorter = family.length > 1 ? [`${first} ${last}.`] : [];
  return [name, ...shorter, ...(last ? [first] : []), ...beginnings, `${initial}${last || '.'}`, initial];
}

/** How many letters two names begin with alike. */
function alike(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * A name in ever fewer letters that keep those by which it differs from others with the same beginning. What others
 * only continue is shortened as usual: they keep more.
 */
function keptApart(name: string, others: readonly string[]): string[] {
  const shared = others.map((other) => alike(name, other));
  const from = Math.min(...shared);
  const differs = name.slice(from, Math.max(...shared) + 1).trimStart();
  if (!differs) return plainForms(name);
  const heads = Array.from({ length: Math.max(0, from - 1) }, (_, less) => name.slice(0, from - 1 - less).trimEnd());
  const initial = from > 0 ? name.slice(0, 1) : '';
  return [...heads.map((head) => `${head}…${differs}`), `${initial}${differs}`];
}

const folded = (name: string): string => name.toLocaleLowerCase();

/** A name in ever fewer letters, none of which could as well stand for somebody else at the table. */
export function shortenings(name: string, table: readonly string[]): string[] {
  const others = table.filter((other) => other !== name);
  const taken = new Set(others.flatMap(plainForms).map(folded));
  const plain = plainForms(name);
  const own = plain.filter((form) => form === name || !taken.has(folded(form)));
  const rivals = others.filter((other) => alike(name, other) > 0);
  if (own.length === plain.length || rivals.length === 0) return own;
  const forms = new Set([...own, ...keptApart(name, rivals)]);
  return [...forms].toSorted((one, other) => other.length - one.length);
}

/** The browser has no canvas on which text can be measured. */
class CanvasError extends Error {
  override readonly name = 'CanvasError';
}

/** A canvas to measure texts on; one is enough, as each measurement sets its letters. */
let pen: CanvasRenderingContext2D | null = null;

/** How wide a text is as an element would set it. */
function widthIn(element: Element): (text: string) => number {
  // Not "font": where figures are set apart that shorthand is empty, and the pen would measure with letters of its own.
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(element);
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) throw new CanvasError('a canvas cannot be drawn on');
  const measure = pen;
  measure.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const between = parseFloat(letterSpacing) || 0;
  return (text) => measure.measureText(text).width + between * text.length;
}

/** The longest of some forms of a name, the longest first, that an element has room for. */
export function fitName(forms: readonly string[], element: Element, room: number): string {
  const width = widthIn(element);
  return forms.find((form) => Math.ceil(width(form)) <= room) ?? elementAt(forms, forms.length - 1);
}
