/** The place of a speech bubble: at the card of its player, where it hides no cash and no properties. */

/** Elements that a bubble hides as little of as possible: cash, banks, properties, the question and its price. */
const MARKS = '.cash, [data-bank], [data-slip].own, [data-set], #question-head, .question .price';
/** What a bubble keeps free at the edges of its card, in pixels. */
export const EDGE = 4;
/** How far two boxes may lie over one another, in pixels. */
const HAIR = 1;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How many pixels two boxes share. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left) - HAIR;
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) - HAIR;
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Return where a bubble lies: at the lower edge of its card, else below the marks that it would hide there, else over
 * the name; where it hides something everywhere, where that is least.
 */
export function placeOf(size: Size, card: Box, row: Box, marks: readonly Box[]): { left: number; top: number } {
  const left = Math.max(row.left + EDGE, Math.min(card.left + EDGE, row.right - EDGE - size.width));
  const at = (top: number) => ({ left, right: left + size.width, top, bottom: top + size.height });
  const hidden = (top: number) => marks.reduce((sum, mark) => sum + shared(at(top), mark), 0);
  const low = card.bottom - EDGE - size.height;
  const beside = marks.filter((mark) => shared(mark, { ...at(card.top), bottom: card.bottom }) > 0);
  const below = Math.max(...beside.map(({ bottom }) => bottom), low);
  const [best = low] = [low, below, card.top].sort((one, other) => hidden(one) - hidden(other));
  return { left, top: best };
}

/** Return the boxes of these elements at a table. */
export function marksIn(root: ParentNode): Box[] {
  return [...root.querySelectorAll(MARKS)].map((one) => one.getBoundingClientRect());
}
