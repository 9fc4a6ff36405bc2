/** Where a tip lies: near what it speaks of, and never over what one answers. */

/** A rectangle in the window, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
}

/** What stays free between a tip and the edge of the window, or what lies beside it. */
export const GAP = 12;

/** Return the place nearest to a thing where a tip covers neither it nor one of these boxes; null where there is none in the window. */
export function nearestPlace(thing: Box, tip: Size, window: Size, kept: readonly Box[]): Place | null {
  const [right, bottom] = [window.width - tip.width - GAP, window.height - tip.height - GAP];
  const beside = [thing, ...kept];
  const isFree = ({ x, y }: Place) =>
    x >= GAP && y >= GAP && x <= right && y <= bottom && !beside.some((box) => covers(x, y, tip, box));
  const middle = within((thing.left + thing.right - tip.width) / 2, right);
  const level = within((thing.top + thing.bottom - tip.height) / 2, bottom);
  const across = [middle, right, GAP, ...beside.flatMap((one) => [one.left - tip.width - GAP, one.right + GAP])];
  const down = [level, bottom, GAP, ...beside.flatMap((one) => [one.top - tip.height - GAP, one.bottom + GAP])];
  const places = across.flatMap((x) => down.map((y) => ({ x, y }))).filter(isFree);
  const distance = ({ x, y }: Place) =>
    Math.hypot(gapBetween(x, tip.width, thing.left, thing.right), gapBetween(y, tip.height, thing.top, thing.bottom)) +
    (Math.abs(x - middle) + Math.abs(y - level)) * ASIDE;
  return places.reduce<Place | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null);
}

/** How much less it matters that a tip lies before the middle of a thing than that it is near. */
const ASIDE = 0.1;

function covers(x: number, y: number, { width, height }: Size, box: Box): boolean {
  return box.left < x + width && box.right > x && box.top < y + height && box.bottom > y;
}

/** The number of pixels between two stretches; none where they overlap. */
function gapBetween(start: number, length: number, from: number, to: number): number {
  return Math.max(0, from - start - length, start - to);
}

function within(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most));
}
