"""Ways of playing: every edition, every option by itself, and options thrown together by lot."""

from typing import Any, Final

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.games.classic.editions import edition_ids, load, options_of
from monopolista.games.classic.editions.schema import Options
from monopolista.games.options import Option, OptionError
from tests.battery.bodies import Chosen

Variant = tuple[str, Chosen]

ALONE: Final[dict[str, Chosen]] = {
    "speedy": {"speedy": True},
    "short": {"short": True},
    "timed": {"turns": 60},
    "first-bid": {"first_bid": 150},
    "owed": {"rent": "owed"},
    "asked-1": {"rent": "asked-1"},
    "asked-2": {"rent": "asked-2"},
    "any-time": {"build_when": "any-time"},
    "not-in-moves": {"build_when": "not-in-moves"},
    "own-or-between": {"build_when": "own-or-between"},
    "to-bank": {"bankrupt_to": "bank"},
    "to-creditor": {"bankrupt_to": "creditor"},
    "cash": {"cash": 700},
    "houses": {"houses": 8},
    "hotels": {"hotels": 1},
    "parking": {"parking": True},
    "landing-salary": {"landing_salary": True},
    "no-auctions": {"no_auctions": True},
    "no-limit": {"no_limit": True},
    "no-jail-rent": {"no_jail_rent": True},
}
"""Each option by itself; ``turns`` stands for the clock, which no test waits for."""


def by_lot(number: int) -> Variant:
    """Return an edition and options thrown together; what does not go together is thrown again."""
    stream = Stream()
    seed_stream(stream, 4, number)
    edition = edition_ids()[below(stream, len(edition_ids()))]
    listed = [option for option in options_of(load(edition).file) if option.name != "timed"]
    while True:
        chosen = {option.name: _value(option, stream) for option in listed if below(stream, 3) == 0}
        try:
            load(edition, Options(**chosen))
        except OptionError:
            continue
        return edition, chosen


def _value(option: Option, stream: Stream) -> Any:
    if option.kind == "switch":
        return below(stream, 4) > 0
    if option.kind == "choice":
        return option.choices[below(stream, len(option.choices))]
    highest = {"turns": 200, "cash": 3000, "first_bid": 400, "houses": 40, "hotels": 14}[option.name]
    return option.low + below(stream, highest)
