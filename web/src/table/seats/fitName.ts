/** Names where there is little room: shortened as people shorten names, never cut off. */

import { elementAt } from '../../platform/elementAt.ts';

/** A name in ever fewer letters: the family's initial, the first name alone, its beginning, initials. */
export function shortenings(name: string): string[] {
  const [first = '', ...more] = name.split(' ').filter(Boolean);
  const last = more.at(-1)?.slice(0, 1);
  const beginnings = Array.from(
    { length: Math.max(0, first.length - 3) },
    (_, less) => `${first.slice(0, -2 - less)}.`,
  );
  const initial = first.slice(0, 1);
  return [name, ...(last ? [`${first} ${last}.`, first] : []), ...beginnings, `${initial}${last ?? '.'}`, initial];
}

/** The browser has no canvas on which text can be measured. */
class CanvasError extends Error {
  override readonly name = 'CanvasError';
}

/** How wide a text is as an element would set it. */
function widthIn(element: Element): (text: string) => number {
  // Not "font": where figures are set apart that shorthand is empty, and the pen would measure with letters of its own.
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(element);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new CanvasError('a canvas cannot be drawn on');
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const between = parseFloat(letterSpacing) || 0;
  return (text) => pen.measureText(text).width + between * text.length;
}

/** The longest form of a name that an element has room for. */
export function fitName(name: string, element: Element, room: number): string {
  const width = widthIn(element);
  const forms = shortenings(name);
  return forms.find((form) => Math.ceil(width(form)) <= room) ?? elementAt(forms, forms.length - 1);
}
