"""What every screen has to keep to: axe finds nothing, nothing lies over the table, nothing runs out of the window."""

from typing import Any

from playwright.sync_api import FloatRect, Locator, Page
from tools import build_web

AXE = build_web.MODULES / "axe-core" / "axe.min.js"
_AT_REST = """async () => {
  // What follows the scrolling ends with it, and what is over may still hold its last picture.
  const ends = (one) => one.timeline === document.timeline && one.playState !== 'finished'
    && Number.isFinite(one.effect?.getComputedTiming().endTime);
  const moving = () => document.getAnimations().filter(ends);
  while (moving().length) await Promise.allSettled(moving().map((one) => one.finished));
  await document.fonts.ready;
}"""
_AXE = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.flatMap(
  ({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 200)} ${
    node.any.concat(node.all, node.none).map((check) => check.message).join('; ')}`))"""
_COVERED = """() => [...document.querySelectorAll('[data-square], .cash, [data-slip]')].filter((one) => {
  one.scrollIntoView({ block: 'nearest' });
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top === null || !(one.contains(top) || top.contains(one));
}).map((one) => one.outerHTML.slice(0, 120))"""
_OVER = """() => {
  const squares = [...document.querySelectorAll('[data-square], [data-purse]')];
  const over = 'section:has(#question-head), .bench, .sheet, .business, [role=tooltip]';
  const cards = [...document.querySelectorAll(over)];
  const hair = 1.5;
  return cards.flatMap((card) => squares.filter((square) => {
    const [one, other] = [card.getBoundingClientRect(), square.getBoundingClientRect()];
    return Math.min(one.right, other.right) - Math.max(one.left, other.left) > hair
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > hair
      && getComputedStyle(card).visibility === 'visible' && !card.contains(square);
  }).map((square) => `${card.className} over ${square.outerHTML.slice(0, 80)}`));
}"""
_CROWDED = """() => [...document.querySelectorAll('[data-purse]')].flatMap((card) => {
  const parts = [...card.querySelectorAll('.name, .cash > *, .jail-cards, [data-slip]')].map((one) => {
    const box = one.getBoundingClientRect();
    return { what: one.getAttribute('class'), box };
  });
  const [hair, leading] = [1.5, 6];
  return parts.flatMap((one, place) => parts.slice(place + 1).filter((other) =>
    Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > hair
    && Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > leading,
  ).map((other) => `${one.what} runs into ${other.what}`));
})"""
_CUT_NOTES = """() => [...document.querySelectorAll('[data-purse] .notes')].flatMap((line) => {
  const { bottom, height } = line.getBoundingClientRect();
  if (height === 0) return [];
  const shown = [...line.children].filter((one) => one.getBoundingClientRect().top < bottom - 2);
  const cut = shown.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.localName !== 'svg');
  return shown.length === 0 ? ['nothing'] : cut.map((one) => one.innerText);
})"""
_CUT_ACCENTS = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { data, parentElement: one } = texts.currentNode;
    if (!data.includes('É') || one.closest('.unseen') || !one.checkVisibility()) continue;
    const range = document.createRange();
    range.setStart(texts.currentNode, data.indexOf('É'));
    range.setEnd(texts.currentNode, data.indexOf('É') + 1);
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(one);
    pen.font = [fontStyle, fontWeight, fontSize, fontFamily].join(' ');
    const { fontBoundingBoxAscent: line, actualBoundingBoxAscent: ink } = pen.measureText('É');
    const { top, bottom } = range.getBoundingClientRect();
    const over = (box) => {
      const edge = box.getBoundingClientRect().top + box.clientTop;
      return getComputedStyle(box).overflowY === 'hidden' && top + line - ink < edge - 0.5 && bottom > edge;
    };
    for (let box = one; box; box = box.parentElement) if (over(box)) found.push(data);
  }
  return found;
}"""
_WIDE = """() => {
  const root = document.documentElement;
  return root.scrollWidth > root.clientWidth ? [`${root.scrollWidth} in ${root.clientWidth}`] : [];
}"""

_LONG = """() => {
  const root = document.documentElement;
  return root.scrollHeight > root.clientHeight ? [`${root.scrollHeight} in ${root.clientHeight}`] : [];
}"""


_PANEL = """() => {
  const [panel, bar] = ['.panel', '.bar'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const share = panel.height / innerHeight;
  return [
    ...(Math.abs(share - 0.8) < 0.005 ? [] : [`the panel takes ${share} of the height`]),
    ...(Math.abs(bar.bottom - innerHeight) < 1.5 ? [] : [`the bar ends at ${bar.bottom}`]),
  ];
}"""


_BOXES = """(all) => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.getClientRects().length > 0 ? { x, y, width, height } : null;
})"""
_HOLD_LONG_TIMERS = """() => {
  const start = setTimeout;
  const held = [];
  globalThis.setTimeout = (run, wait, ...more) => wait >= 2000 ? -held.push(run) : start(run, wait, ...more);
  globalThis.release = () => {
    globalThis.setTimeout = start;
    for (const run of held) run();
  };
}"""


def hold_events(page: Page) -> None:
    """Let what will be told stand, instead of two seconds, until it is released: a busy test needs longer to look."""
    page.evaluate(_HOLD_LONG_TIMERS)


def release_events(page: Page) -> None:
    """Let what is told end now."""
    page.evaluate("release()")


def box(part: Locator) -> FloatRect:
    """Return where an element is drawn, found and measured at once: it may be laid out anew at any time."""
    part.wait_for(state="attached")
    (found,) = part.evaluate_all(_BOXES)
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect, *, hair: float = 0) -> bool:
    """Say whether two boxes share more than a hair's breadth, in pixels."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > hair and down > hair


def rest(page: Page) -> None:
    """Wait until nothing moves any more and the letters are there."""
    page.evaluate(_AT_REST)


def violations(page: Page) -> list[str]:
    """Return what axe has to say against a screen at rest."""
    rest(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate(_AXE)


def panel_faults(page: Page) -> list[str]:
    """Return what is wrong with a panel on a phone: it takes four fifths of the height, and leaves the bar."""
    found: list[Any] = page.evaluate(_PANEL)
    return found


def covered(page: Page) -> list[str]:
    """Return the squares, owners and balances that something lies over, be it one another."""
    found: list[Any] = page.evaluate(_COVERED)
    return [*found, *page.evaluate(_OVER), *page.evaluate(_CROWDED)]


def cut_notes(page: Page) -> list[str]:
    """Return the words beside the players' cash whose letters have no room, and "nothing" where not even a sign has."""
    return page.evaluate(_CUT_NOTES)


def cut_accents(page: Page) -> list[str]:
    """Return the texts with an É whose accent is higher than what they lie in shows."""
    rest(page)
    return page.evaluate(_CUT_ACCENTS)


def too_wide(page: Page) -> list[str]:
    """Return by how much a screen runs out of the window sideways, if it does."""
    return page.evaluate(_WIDE)


def too_long(page: Page) -> list[str]:
    """Return by how much a screen that has all its parts in the window can yet be scrolled as a whole, if it can."""
    return page.evaluate(_LONG)
