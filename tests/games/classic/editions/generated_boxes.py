"""Boxes at random, over all that a box can say, and what is wrong with some of them."""

from collections.abc import Sequence
from typing import Final

import msgspec

from monopolista.games.classic.editions.cards import KEYS
from monopolista.games.classic.editions.effects import SHAPES
from monopolista.games.classic.editions.schema import COLOURS, DECKS, ICONS, MOST_FACTOR, NAMED_KINDS, Choices, Colour
from monopolista.games.classic.rules.records import CARDS, JAIL_CARDS, MEMBERS
from monopolista.locales import LANGUAGES
from tests.battery import quick_strategies as st
from tests.battery.generated_boxes import Values, inspected, names, trail_of, values_of
from tests.battery.options import Chosen
from tests.games.classic.battery.games import BATTERY
from tests.games.classic.editions import pngs

OWN_PICTURES: Final = {
    f"{colour}-{depth}": pngs.url(pngs.joined(pngs.chunks_of(16, 9, depth, colour))) for colour, depth in pngs.KINDS
}
PICTURES: Final = (*ICONS, *OWN_PICTURES, "🏛️", "❤", "1️⃣", "🇮🇹", "👩🏽‍❤️‍💋‍👨🏿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿")
MOST: Final = 1_000_000
AMOUNTS: Final = st.one_of(st.integers(1, 400), st.sampled_from([1, 2, MOST]), st.integers(1, MOST))
PLACES_FREE: Final = 9
"""Squares without a deed besides GO, the jail and free parking."""
TWOS: Final = 2
"""Colours of two streets in classic groups; the others have three."""
STREETS: Final = 22
RESTING: Final = [key for key, effect in KEYS.items() if SHAPES[effect].rests]


@st.composite
def deeds(draw: st.Draw) -> list[Values]:
    """Return the 28 squares with deeds, without names."""
    twos = draw(st.lists(st.sampled_from(COLOURS), min_size=TWOS, max_size=TWOS, unique=True))
    colours = [colour for colour in COLOURS for _ in range(2 if colour in twos else 3)]
    found: list[Values] = []
    for kind, colour in [*(("street", one) for one in colours), *[("station", "")] * 4, *[("company", "")] * 2]:
        half = draw(st.integers(1, MOST // 2) if draw(st.booleans()) else st.integers(1, 200))
        found.append({"kind": kind, "price": 2 * half, "mortgage": half})
        if kind == "street":
            rents = sorted(
                draw(st.sets(st.integers(1, draw(st.sampled_from([6, 2000, MOST]))), min_size=6, max_size=6))
            )
            found[-1] |= {"colour": colour, "rent": rents, "house_price": draw(AMOUNTS)}
    return found


@st.composite
def boards(draw: st.Draw, languages: Sequence[str], decks: dict[str, dict[str, str]]) -> list[Values]:
    """Return 40 squares in any order, GO first."""
    kinds = st.sampled_from(["chance", "chest", "tax", "go-to-jail"])
    free: list[Values] = [{"kind": draw(kinds)} for _ in range(PLACES_FREE)]
    free = [one | {"tax": draw(AMOUNTS)} if one["kind"] == "tax" else one for one in free]
    others = draw(st.permutations([*draw(deeds()), *free, {"kind": "jail"}, {"kind": "parking"}]))
    named = [
        square | {"name": decks.get(square["kind"]) or draw(names(languages, str(place)))}
        for place, square in enumerate([{"kind": "go"}, *others])
    ]
    pictured = draw(st.dictionaries(st.integers(0, len(named) - 1), st.sampled_from(PICTURES), max_size=8))
    return [square | ({"picture": pictured[place]} if place in pictured else {}) for place, square in enumerate(named)]


@st.composite
def cards(draw: st.Draw, deck: str, variant: str | None, languages: Sequence[str]) -> list[Values]:
    """Return the cards of a deck in one of its variants, or in all: one rests at least, at most two free from jail."""
    keys = draw(st.lists(st.sampled_from([*KEYS]), min_size=CARDS - 1, max_size=CARDS - 1))
    keys.append(draw(st.sampled_from(RESTING)))
    while keys.count("jail-free") * 2 > JAIL_CARDS:
        keys[keys.index("jail-free")] = "go"
    return [draw(card(key, deck, variant, languages)) for key in keys]


@st.composite
def card(draw: st.Draw, key: str, deck: str, variant: str | None, languages: Sequence[str]) -> Values:
    """Return a card, one in eight of them with a text of its own."""
    shape = SHAPES[KEYS[key]]
    amount = draw(AMOUNTS if shape.most is None else st.integers(shape.least, shape.most))
    found: Values = {"deck": deck, "key": key, "effect": KEYS[key], "amount": amount, "variant": variant}
    found["second"] = draw(AMOUNTS) if shape.second else 0
    return found | ({"text": draw(names(languages, "!"))} if draw(st.integers(0, 7)) == 0 else {})


@st.composite
def boxes(draw: st.Draw) -> Values:
    """Return a box that is as it should be, two in three with one to four streets in each colour."""
    values = draw(boxes_in_classic_groups())
    if draw(st.integers(0, 2)) == 0:
        return values
    left = iter(draw(st.permutations(draw(groups()))))
    squares = [one | {"colour": next(left)} if one["kind"] == "street" else one for one in values["squares"]]
    return values | {"squares": squares}


@st.composite
def groups(draw: st.Draw) -> list[Colour]:
    """Return the colours of all streets: each one to four times."""
    sizes = dict.fromkeys(COLOURS, 1)
    while sum(sizes.values()) < STREETS:
        smaller: list[Colour] = [colour for colour, size in sizes.items() if size < MEMBERS]
        sizes[draw(st.sampled_from(smaller))] += 1
    return [colour for colour, size in sizes.items() for _ in range(size)]


@st.composite
def boxes_in_classic_groups(draw: st.Draw) -> Values:
    """Return a box that is as it should be, with two or three streets in each colour."""
    languages = draw(st.lists(st.sampled_from(LANGUAGES), min_size=1, unique=True))
    variants = draw(st.sampled_from([["A"], ["A", "B"], ["2001", "classic", "x-1"]]))
    decks = {deck: draw(names(languages, deck)) for deck in DECKS}
    listed = [
        card
        for deck in DECKS
        for variant in ([None] if draw(st.booleans()) else variants)
        for card in draw(cards(deck, variant, languages))
    ]
    return {
        "game": "classic",
        "language": draw(st.sampled_from(languages)),
        "languages": languages,
        "currency": draw(st.sampled_from(["€", "kr", "Lit", "🪙", "₿"])),
        "name": draw(names(languages, "👩‍🚀")),
        "tokens": draw(st.integers(2, 10)),
        "decks": {"variants": variants, "names": decks},
        "squares": draw(boards(languages, decks)),
        "cards": listed,
        "pictures": OWN_PICTURES,
        **draw(words_for_kinds(languages)),
        **draw(ways_of_playing()),
    }


@st.composite
def words_for_kinds(draw: st.Draw, languages: Sequence[str]) -> Values:
    """Return what a box calls its stations and its companies, in one of two boxes."""
    if draw(st.booleans()):
        return {}
    kinds = draw(st.sets(st.sampled_from(NAMED_KINDS), max_size=len(NAMED_KINDS)))
    return {"kinds": {kind: {form: draw(names(languages, form)) for form in ("one", "many")} for kind in kinds}}


@st.composite
def ways_of_playing(draw: st.Draw) -> Values:
    """Return the numbers of a box and the rules in which booklets differ."""
    rising = st.sets(AMOUNTS, min_size=4, max_size=4).map(sorted)
    factors = st.sets(st.integers(1, draw(st.sampled_from([100, MOST_FACTOR]))), min_size=2, max_size=2).map(sorted)
    numbers = {name: draw(AMOUNTS) for name in ("salary", "fine", "raise_least", "building_first_bid")}
    numbers |= {name: draw(st.integers(1, 60)) for name in ("houses", "hotels")}
    numbers |= {"hotel_after": draw(st.integers(1, 4)), "interest": draw(st.integers(1, 100))}
    cash = draw(AMOUNTS)
    numbers |= {"cash": cash, "first_bid": draw(st.integers(1, cash)), "jail_tries": draw(st.integers(1, 10))}
    chosen = {field.name: draw(values_of(field.type)) for field in msgspec.structs.fields(Choices)}
    short = {
        "deeds": draw(st.integers(0, 2)),
        "hotel_after": draw(st.integers(1, 4)),
        "hotel_whole": draw(st.booleans()),
    }
    return {
        "numbers": {**numbers, "station_rent": draw(rising), "company_factor": draw(factors)},
        "choices": chosen,
        "short": {**short, "hotel_whole": draw(st.booleans()), "last_bankruptcy": draw(st.integers(1, 9))},
        "timed": {"deeds": draw(st.integers(0, 2)), "ends_short": draw(st.booleans())},
        "speedy": {"cash": draw(AMOUNTS)},
    }


def trail(content: str, options: Chosen, number: int, players: int) -> list[str]:
    """Play games of a box until a thousand decisions have been made; return a digest of the bytes after each."""
    return trail_of(BATTERY, content, options, number, players)


def inspect(content: str, options: Chosen, number: int, players: int) -> dict[str, int]:
    """Play a game to its end and look at every law after every decision; return what was counted."""
    return inspected(BATTERY, content, options, number, players)
