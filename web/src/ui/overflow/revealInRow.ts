/** Scrolls a row sideways, and nothing around it. */

/** What stays free between the end of a row and what has been scrolled to, in pixels: there the row fades. */
const MARGIN = 18;

/** Scroll a row until a part of it is in sight. */
export function revealInRow(row: Element, part: Element): void {
  const place = row.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  const before = left - MARGIN - place.left;
  const after = right + MARGIN - place.right;
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}
