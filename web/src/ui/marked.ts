/** What a text points at: an element by its `data-mark`, wherever it is shown. */

/** The first element in sight in a part of the page, such as one of two tables, with one of these marks, the first mark first. */
export function findMarked(root: ParentNode, marks: readonly string[]): Element | undefined {
  return marks.flatMap((mark) => [...root.querySelectorAll(`[data-mark~="${mark}"]`)]).find(isInSight);
}

/** Scroll to an element, unless it lies open to the finger already: a bar that stays in place may lie over it. */
export function bringInSight(one: Element): void {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!one.contains(document.elementFromPoint(x, y))) one.scrollIntoView({ block: 'center' });
}

function isInSight(one: Element): boolean {
  return one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true });
}
