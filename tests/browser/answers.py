"""The rule for answers: each that can be given is in sight, uncovered and large enough, whatever else is there."""

from typing import Final

from playwright.sync_api import Page

TOUCH: Final = 44
"""How many pixels a finger needs."""

ANSWERS: Final = "[data-answer], .notices button, .business button, .wish button, .sure button"

_OUT_OF_REACH: Final = """([least, which]) => {
  const answers = [...document.querySelectorAll(which)];
  // What one looks at by choice scrolls: panels, a deed of one's own, the trade table.
  const open = answers.filter((one) => !one.disabled && one.getAttribute('aria-disabled') !== 'true'
    && one.getClientRects().length > 0 && !one.closest('.sheet, .looked, .shown, .report, dialog, .bench'));
  const dialog = document.querySelector('dialog[open]');
  if (dialog) return [];
  return [...new Set(open)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const said = `${one.innerText.replaceAll('\\n', ' ') || one.ariaLabel} ${
      [box.left, box.top, box.right, box.bottom].map(Math.round)}`;
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      return [`out of the window: ${said}`];
    const inside = 5;
    const points = [[0.5, 0.5], [0, 0.5], [1, 0.5], [0.5, 0], [0.5, 1]].map(([x, y]) => [
      box.left + inside + (box.width - 2 * inside) * x, box.top + inside + (box.height - 2 * inside) * y]);
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
    const other = hits.find((top) => !(top && (one.contains(top) || top.contains(one))));
    if (other !== undefined)
      return [`covered: ${said} by ${other?.localName}.${other?.getAttribute('class')}`];
    return Math.min(box.width, box.height) < least - 0.5 ? [`too small: ${said}`] : [];
  });
}"""


def out_of_reach(page: Page, *, touched: bool, which: str = ANSWERS) -> list[str]:
    """Return which of the answers that can be given are not to be seen, covered, or too small for a finger."""
    return page.evaluate(_OUT_OF_REACH, [TOUCH if touched else 0, which])
