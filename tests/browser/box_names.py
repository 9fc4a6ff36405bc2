"""Names that are hard to fit on a board, and where one runs out of its square or into what is drawn beside it."""

from itertools import cycle
from typing import Any

import msgspec
from playwright.sync_api import Page

from monopolista.games import edition_content, make_box, register_content

LONG_NAMES = (
    "Donaudampfschifffahrtsgesellschaft",
    "Via Wilhelmina dei Quattrociocchi",
    "Auf der Flucht vor dem Nachtwächter",
    "WWWWWWWWWWWW MMMMMMMMMMMM",
    "🏝️👨‍👩‍👧 Die Insel der Nixen 🎲🚀",
    "Piazza dei Santi Cosma e Damiano presso la Fontana dei Drag",
    "Gefängnis der Mondbasis / Besuch auf dem Balkon",
)
OVERLAPS = """(within) => {
  const hair = 1.5;
  const inked = (one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    // Above capitals and below baselines, the box of a line is mostly empty.
    return { left, right, top: top + 0.18 * height, bottom: bottom - 0.24 * height };
  };
  const boxOf = (one) => one.getBoundingClientRect();
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > hair &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > hair;
  const out = (one, cell) =>
    one.left < cell.left - hair || one.right > cell.right + hair ||
    one.top < cell.top - hair || one.bottom > cell.bottom + hair;
  return [...document.querySelectorAll(within)].flatMap((field) => {
    const square = field.parentElement;
    const lines = [...square.querySelectorAll('tspan, text:not(:has(tspan))')]
      .filter((one) => one.textContent.trim() && one.closest('svg') === field.closest('svg'));
    const drawn = [...square.querySelectorAll(
      '.band, .sign svg, .arrow, .way, .bars, :scope > svg > *, :scope > g > path',
    )];
    const words = lines.map((one) => [one.textContent, inked(one)]);
    const others = drawn.map((one) => [one.getAttribute('class'), one.matches('text') ? inked(one) : boxOf(one)]);
    return words.flatMap(([text, one], place) => [
      ...(out(one, boxOf(field)) ? [`${text} runs out`] : []),
      ...[...words.slice(place + 1), ...others].filter(([, other]) => meet(one, other)).map(([it]) => `${text}: ${it}`),
    ]);
  });
}"""
"""The words that run out of their squares, or into other words, bands, signs and arrows of them."""


def with_long_names(first: int) -> str:
    """Return the id of a box whose squares have long names, beginning with one of them."""
    return register_content(long_named(first), "board")


def long_named(first: int) -> bytes:
    """Return the content of that box."""
    values: dict[str, Any] = msgspec.json.decode(edition_content("italy"))
    names = cycle([*LONG_NAMES[first:], *LONG_NAMES[:first]])
    for place, square in enumerate(values["squares"]):
        if square["kind"] not in ("chance", "chest"):
            name = f"{next(names)[:57]} {place}" if square["kind"] != "jail" else next(names)
            square["name"] = dict.fromkeys(values["languages"], name)
    for deck in ("chance", "chest"):
        name = {"chance": "Überraschungskarten 🎁🎁", "chest": "Schatzkiste der Großmutter"}[deck]
        values["decks"]["names"][deck] = dict.fromkeys(values["languages"], name)
        for square in values["squares"]:
            if square["kind"] == deck:
                square["name"] = dict.fromkeys(values["languages"], name)
    values["name"] = dict.fromkeys(values["languages"], LONG_NAMES[first])
    return make_box(values, "board")


def box_with_street(square: int, name: str) -> str:
    """Return the id of a box of which one street has a name."""
    values: dict[str, Any] = msgspec.json.decode(edition_content("italy"))
    values["squares"][square]["name"] = dict.fromkeys(values["languages"], name)
    return register_content(make_box(values, "board"), "board")


def overlaps(page: Page, fields: str) -> list[str]:
    """Return the words on squares that do not fit; fields are the grounds of the squares."""
    return page.evaluate(OVERLAPS, fields)
