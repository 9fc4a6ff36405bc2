import { expect, it } from 'vitest';

import { findMarked } from '../src/ui/marked.ts';

/** A part of a page with an element for each of these marks, of which some are out of sight. */
function partWith(marks: readonly string[], hidden: readonly string[] = []) {
  const elements = marks.map((mark) => ({
    mark,
    getClientRects: () => ({ length: hidden.includes(mark) ? 0 : 1 }),
    checkVisibility: () => true,
  }));
  const querySelectorAll = (selector: string) => elements.filter(({ mark }) => selector === `[data-mark~="${mark}"]`);
  return { root: { querySelectorAll } as unknown as ParentNode, elements };
}

it('finds what a text points at in its own part of the page, whatever another part has', () => {
  const [one, other] = [partWith(['question', 'story']), partWith(['question'])];
  expect(findMarked(one.root, ['question'])).toBe(one.elements[0]);
  expect(findMarked(other.root, ['question'])).toBe(other.elements[0]);
  expect(findMarked(other.root, ['story'])).toBeUndefined();
});

it('finds the first mark that is in sight', () => {
  const { root, elements } = partWith(['story', 'ledger'], ['story']);
  expect(findMarked(root, ['story', 'ledger'])).toBe(elements[1]);
});
