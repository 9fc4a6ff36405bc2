"""Boxes of the card game at random, over all that a box can say."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from monopolista.games import load, register_content
from monopolista.games.deal.bots.registry import BOTS
from monopolista.games.deal.editions.schema import COLOUR_KEYS, HIGHEST, Choices
from monopolista.games.deal.rules.records import CARDS, COLOURS, HAND, MEMBERS, PLAYS, SEATS, SETS_EACH, WILDS
from monopolista.games.deal.simulation.count_records import MOST_TURNS
from monopolista.games.deal.simulation.parallel_games import Batch
from monopolista.games.interface.bot_entry import number_of
from monopolista.locales import LANGUAGES
from monopolista.simulate.runner.seeding import words_of_games
from tests.battery import quick_strategies as st
from tests.battery.bodies import bytes_of, digest
from tests.battery.generated_boxes import Values, inspected, names, trail_of, values_of
from tests.battery.options import Chosen
from tests.games.deal.battery.games import BATTERY

SUMS: Final = st.one_of(st.integers(1, 10), st.integers(1, HIGHEST))
ACTIONS: Final = {
    "pass-go": "pass-go", "birthday": "birthday", "collector": "debt-collector", "sly": "sly-deal",
    "forced": "forced-deal", "breaker": "deal-breaker", "no": "just-say-no", "house": "house", "hotel": "hotel",
    "double": "double-rent", "rent-any": "rent-any",
}  # fmt: skip
"""The drawings of the action cards, by their kinds."""


@st.composite
def sets(draw: st.Draw, languages: Sequence[str]) -> list[Values]:
    """Return some of the colours, one in four of them with a name of its own."""
    keys = draw(st.lists(st.sampled_from(COLOUR_KEYS), min_size=1, max_size=COLOURS, unique=True))
    found: list[Values] = []
    for key in sorted(keys, key=COLOUR_KEYS.index):
        size = draw(st.integers(2, MEMBERS))
        rents = sorted(draw(st.sets(SUMS, min_size=size, max_size=size)))
        found.append({"key": key, "size": size, "rent": rents, "buildable": draw(st.booleans())})
        if draw(st.integers(0, 3)) == 0:
            found[-1]["name"] = draw(names(languages, key))
    return found


@st.composite
def properties(draw: st.Draw, colours: list[Values], languages: Sequence[str]) -> list[Values]:
    """Return the properties: enough of each colour for a set, and at times some more."""
    more = len(colours) < COLOURS and draw(st.booleans())
    found: list[Values] = []
    for colour in colours:
        for number in range(colour["size"] + (draw(st.integers(0, 1)) if more else 0)):
            key = f"{colour['key']}-{number}"
            found.append({"key": key, "kind": "property", "picture": "street", "value": draw(SUMS)})
            found[-1] |= {"colours": [colour["key"]], "name": draw(names(languages, key))}
    return found


@st.composite
def convertibles(draw: st.Draw, colours: list[Values], laid: list[Values]) -> list[Values]:
    """Return convertible cards, of which four sets of each colour hold all."""
    keys: list[str] = [colour["key"] for colour in colours]
    left = {
        one["key"]: SETS_EACH * one["size"] - sum(one["key"] in card["colours"] for card in laid) for one in colours
    }
    found: list[Values] = []
    for number in range(draw(st.integers(0, WILDS))):
        is_plain = len(keys) > 1 and draw(st.booleans())
        fits = draw(st.lists(st.sampled_from(keys), min_size=2, max_size=2, unique=True)) if is_plain else keys
        if min(left[key] for key in fits) == 0:
            continue
        left |= {key: left[key] - 1 for key in fits}
        kind, picture = ("wild", "two-colours") if is_plain else ("wild-any", "every-colour")
        found.append({"key": f"wild-{number}", "kind": kind, "picture": picture})
        found[-1] |= {"colours": fits if is_plain else [], "value": draw(SUMS) if is_plain else 0}
    return found


@st.composite
def others(draw: st.Draw, colours: list[Values], room: int) -> list[Values]:
    """Return money and action cards, at most as many as there is room for."""
    keys: list[str] = [colour["key"] for colour in colours]
    kinds = [*ACTIONS, "money", *(["rent", "rent"] if len(keys) > 1 else [])]
    found: list[Values] = []
    for number, kind in enumerate(draw(st.lists(st.sampled_from(kinds), max_size=20))):
        count = min(draw(st.integers(1, 12)), room)
        if count > 0:
            picture = "rent" if kind == "rent" else ACTIONS.get(kind, "note")
            pair = st.lists(st.sampled_from(keys), min_size=2, max_size=2, unique=True)
            found.append({"key": f"other-{number}", "kind": kind, "picture": picture, "count": count})
            found[-1] |= {"value": draw(SUMS), "colours": draw(pair) if kind == "rent" else []}
        room -= count
    return found


@st.composite
def numbers(draw: st.Draw, colours: list[Values]) -> Values:
    """Return the numbers of the rules, with which no hand could come to hold too much."""
    plays, go_cards, drawn = draw(st.integers(1, PLAYS)), draw(st.integers(1, 3)), draw(st.integers(1, 4))
    held = st.integers(1, HAND - plays * go_cards - drawn)
    found = {"plays": plays, "go_cards": go_cards, "drawn": drawn, "dealt": draw(held), "most_hand": draw(held)}
    found |= {"drawn_empty": draw(st.integers(1, HAND - plays * go_cards)), "most_seats": draw(st.integers(2, SEATS))}
    found |= {name: draw(SUMS) for name in ("birthday", "collects", "house_rent", "hotel_rent")}
    return found | {"sets_to_win": draw(st.integers(1, len(colours)))}


@st.composite
def boxes(draw: st.Draw) -> Values:
    """Return a box that is as it should be."""
    languages = draw(st.lists(st.sampled_from(LANGUAGES), min_size=1, unique=True))
    colours = draw(sets(languages))
    laid = draw(properties(colours, languages))
    laid += draw(convertibles(colours, laid))
    figures = draw(numbers(colours))
    needed = figures["most_seats"] * figures["dealt"] + max(figures["drawn"], figures["drawn_empty"])
    money: Values = {
        "key": "money-0",
        "kind": "money",
        "picture": "note",
        "value": 1,
        "count": max(1, needed - len(laid)),
    }
    cards = [*laid, money, *draw(others(colours, CARDS - len(laid) - money["count"]))]
    return {
        "game": "deal",
        "language": draw(st.sampled_from(languages)),
        "languages": languages,
        "currency": draw(st.sampled_from(["M", "kr", "🪙"])),
        "name": draw(names(languages, "👩‍🚀")),
        "numbers": figures,
        "choices": {field.name: draw(values_of(field.type)) for field in msgspec.structs.fields(Choices)},
        "colours": colours,
        "cards": draw(st.permutations(cards)),
    }


def trail(content: str, options: Chosen, number: int, players: int) -> list[str]:
    """Play games of a box at random until a thousand decisions have been made; return a digest after each."""
    return trail_of(BATTERY, content, options, number, players)


def inspect(content: str, options: Chosen, number: int, players: int) -> dict[str, int]:
    """Play a game to its end and look at every law after every decision; return what was counted."""
    return inspected(BATTERY, content, options, number, players)


def trail_of_bots(content: str, levels: list[str], number: int, often: int) -> list[str]:
    """Let bots play a game of a box; return digests of its state at regular intervals."""
    box: Any = load(register_content(content.encode(), "box"))
    batch = Batch(box, [number_of(level, BOTS) for level in levels], [*words_of_games(number, range(1))])
    found: list[str] = []
    for decisions in range(often, 10 * often, often):
        batch.advance(MOST_TURNS, decisions)
        found.append(digest(bytes_of(batch.games[0])))
    return found
