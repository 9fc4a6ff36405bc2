"""The rule for lines of text: each is seen as a whole or not at all."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.screens import rest

WHERE: Final = ".question, .event, [data-said], .business"
"""What shares a window with answers: the open question, what is told large, remarks, and what else waits."""

_CUT: Final = """(where) => {
  const steps = [0.2, 0.35, 0.5, 0.65, 0.75];
  const clips = (style) => style.overflowY !== 'visible';
  const most = 0.35;

  // The bands in which text fades: above answers that lie over it, and at the edges of what scrolls.
  const bands = [];
  for (const one of document.querySelectorAll('.answers')) {
    const { height, opacity, display, backgroundImage } = getComputedStyle(one, '::before');
    const { top } = one.getBoundingClientRect();
    const from = top - (backgroundImage.includes('gradient') ? 1 - most : 1) * parseFloat(height);
    if (display !== 'none' && parseFloat(opacity) > 0.1) bands.push([one.parentElement, from, top]);
  }
  for (const one of document.querySelectorAll('.question, .question *')) {
    const style = getComputedStyle(one, '::after');
    const { bottom } = one.getBoundingClientRect();
    const height = parseFloat(style.height) * (style.backgroundImage.includes('gradient') ? 1 - most : 1);
    if (style.position === 'sticky' && parseFloat(style.opacity) > 0.1) bands.push([one, bottom - height, bottom]);
  }
  for (const one of document.querySelectorAll(where)) {
    for (let box = one; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.maskImage === 'none') continue;
      const { top, bottom } = box.getBoundingClientRect();
      const length = (name) => parseFloat(style.getPropertyValue(name)) || 0;
      const [above, below] = [length('--more-above'), length('--more-below')].map((one) => (1 - most) * one);
      bands.push([box, top, top + above], [box, bottom - below, bottom]);
    }
  }

  // How much of a line, from its top to its bottom, is drawn within everything that it lies in.
  const shown = (one, { left, right, top, bottom }) => {
    for (let box = one; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (!clips(style)) continue;
      const edges = box.getBoundingClientRect();
      if (right <= edges.left + 1 || left >= edges.right - 1) return 0;
    }
    const height = bottom - top;
    const x = Math.max(left + Math.min(3, (right - left) / 2), 0);
    return steps.filter((share) => {
      const y = top + share * height;
      for (let box = one; box; box = box.parentElement) {
        const edges = box.getBoundingClientRect();
        const first = edges.top + box.clientTop;
        if (clips(getComputedStyle(box)) && (y < first || y > first + box.clientHeight - 1)) return false;
      }
      if (y < 0 || y > innerHeight - 1) return false;
      if (bands.some(([band, from, to]) => band.contains(one) && y > from && y < to)) return false;
      const over = document.elementsFromPoint(x, y).find((other) => !one.contains(other) && !other.contains(one)
        && other.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && getComputedStyle(other).backgroundColor !== 'rgba(0, 0, 0, 0)');
      const first = document.elementsFromPoint(x, y).find((other) => one.contains(other) || other === over);
      return over === undefined || first === undefined || one.contains(first);
    }).length;
  };

  const found = [];
  for (const root of document.querySelectorAll(where)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: one } = texts.currentNode;
      if (!data.trim() || one.closest('.unseen, [data-yielded], svg, .answers')) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        if (line.width < 2) continue;
        const seen = shown(one, line);
        const said = `${data.trim()} at ${Math.round(line.top)}: ${seen} of ${steps.length}`;
        if (seen > 0 && seen < steps.length) found.push(said);
      }
    }
  }
  return [...new Set(found)];
}"""


def cut_lines(page: Page) -> list[str]:
    """Return the lines of text of which only a part is seen: cut, covered or faded at their top or bottom."""
    rest(page)
    return page.evaluate(_CUT, WHERE)
