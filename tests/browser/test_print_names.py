"""Long names and texts on paper: on no board, deed or card is one cut, over a border or over another one."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from monopolista.games import sample_boxes
from tests.browser.box_names import LONG_NAMES, long_named, overlaps
from tests.browser.server import Server
from tests.browser.visitor import Device, Visit

MISPLACED = """() => {
  const hair = 0.5 * 96 / 25.4;
  const inked = ({ left, right, top, bottom, width, height }) =>
    // Letters fill the middle of their line; on deeds, which lie on their sides, lines are upright.
    width > height
      ? { left, right, top: top + 0.2 * height, bottom: bottom - 0.25 * height }
      : { left: left + 0.2 * width, right: right - 0.25 * width, top, bottom };
  const linesOf = (within) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent.trim() || node.parentElement.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width) found.push([node, rect]);
    }
    return found;
  };
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > hair / 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > hair / 4;
  const out = (one, frame) =>
    one.left < frame.left + hair || one.right > frame.right - hair ||
    one.top < frame.top + hair || one.bottom > frame.bottom - hair;
  return [...document.querySelectorAll('[data-piece=deed], [data-piece=card]')].flatMap((piece) => {
    const frame = piece.querySelector('.deed, .front, .back').getBoundingClientRect();
    const lines = linesOf(piece).map(([node, rect]) => [node, inked(rect)]);
    const drawn = [...piece.querySelectorAll('svg')].map((one) => one.getBoundingClientRect());
    const head = piece.querySelector('header');
    return lines.flatMap(([node, one], place) => [
      ...(out(one, frame) ? [`${node.textContent} runs out`] : []),
      ...(head && head.contains(node) && out(one, head.getBoundingClientRect())
        ? [`${node.textContent} leaves its band`] : []),
      ...lines.slice(place + 1).filter(([other, it]) => other !== node && meet(one, it)).map(
        ([other]) => `${node.textContent} over ${other.textContent}`),
      ...drawn.filter((it) => meet(one, it)).map(() => `${node.textContent} over a drawing`),
    ]);
  });
}"""
"""The words on deeds and cards that run out of them, out of the band of their head, or into others and drawings."""
CENTRE = """() => {
  const rule = document.querySelector('[data-tile] path.rule');
  const [name] = rule.parentElement.querySelectorAll(':scope > text.name');
  const lines = [...name.querySelectorAll('tspan')].map((one) => one.getStartPositionOfChar(0).y);
  const size = parseFloat(getComputedStyle(name).fontSize);
  const bars = rule.parentElement.querySelector(':scope > rect.colour').getBBox();
  const labels = [...document.querySelectorAll('[data-tile] rect.deck')].slice(0, 2).flatMap((place) => {
    const [label] = place.parentElement.querySelectorAll(':scope > text');
    const [{ x, y, width, height }, room] = [label.getBBox(), place.getBBox()];
    return x < room.x || x + width > room.x + room.width || y < 0 || y + height > room.y + room.height
      ? ['a deck'] : [];
  });
  const below = lines.at(-1) + 0.24 * size > rule.getBBox().y, above = lines[0] - 0.72 * size < bars.y + bars.height;
  return [...labels, ...(below || above ? ['the name'] : [])];
}"""
"""What in the centre of the board runs out of its room."""
CHOOSE = "(field, value) => { field.value = value; field.dispatchEvent(new Event('change')); }"
WIDE = "W" * 60
TEXTS = (WIDE, "Wilhelmina Quattrociocchi " * 2, "👩‍🚀" * 30)


def wordy(text: str) -> dict[str, Any]:
    """Return a box whose names, kinds and cards have texts as long as they may be."""
    values = json.loads(long_named(0))
    squares = [
        square | {"name": dict.fromkeys(square["name"], f"{text[:57]}{place}")} if square["price"] else square
        for place, square in enumerate(values["squares"])
    ]
    said = dict.fromkeys(values["languages"], (text * 4)[:200])
    cards = [card | {"text": said} for card in values["cards"]]
    names = dict.fromkeys(values["languages"], text[:60])
    kinds = {kind: {"one": names, "many": names} for kind in ("station", "company")}
    decks = values["decks"] | {"names": {key: dict.fromkeys(names, text[:59] + key[-1]) for key in ("chance", "chest")}}
    named = [
        square | {"name": decks["names"][square["kind"]]} if square["kind"] in decks["names"] else square
        for square in squares
    ]
    return values | {"squares": named, "cards": cards, "kinds": kinds, "decks": decks}


BOXES = {
    **{f"sample {place}": json.loads(content) for place, content in enumerate(sample_boxes())},
    **{f"names {first}": json.loads(long_named(first)) for first in range(len(LONG_NAMES))},
    **{f"texts {place}": wordy(text) for place, text in enumerate(TEXTS)},
}


def open_print(page: Page, server: Server, values: dict[str, Any]) -> None:
    """Open the sheets of a box, as they are printed."""
    page.route("**/api/editions/italy/values", lambda route: route.fulfill(json=values))
    page.goto(f"{server.address}/workshop/print?edition=italy")
    page.locator("[data-piece=card]").first.wait_for()
    page.emulate_media(media="print")


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("values", BOXES.values(), ids=BOXES.keys())
def test_no_long_name_is_cut_or_over_a_border_on_paper_of_any_size(
    values: dict[str, Any], server: Server, visit: Visit
) -> None:
    page = visit(Device()).page
    open_print(page, server, values)
    for paper in ("a4", "letter", "a3", "a2", "a1"):
        page.locator("select").nth(1).evaluate(CHOOSE, paper)
        page.locator(f"[data-paper={paper}]").first.wait_for(state="attached")
        assert page.evaluate(MISPLACED) == [], paper
        assert overlaps(page, "[data-tile] rect.cell:first-child") == [], paper
        assert page.evaluate(CENTRE) == [], paper
