"""Boxes of any game at random: names, choices of booklets, and what is wrong with some of them."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final, cast

import msgspec
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st

from monopolista.engine.chance import Stream, seed_stream
from monopolista.games import load, register_content
from monopolista.games.common.options import OptionError
from monopolista.games.common.png import PREFIX
from tests.battery import quick_strategies as quick
from tests.battery.bodies import bytes_of, check_range, depth_of, digest
from tests.battery.games import Plan
from tests.battery.options import Chosen, thrown
from tests.battery.run import Battery
from tests.battery.stage import PLAYED, START
from tests.plugins.campaigns import Campaign

DECISIONS: Final = 1000
EACH: Final = 8
WORDS: Final = ("Via", "Größe", "中心", "שדרה", "👩‍🚀", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "❤️‍🔥", "1️⃣", "क्‍ष", "می‌خواهم", "Ñu")
"""Parts of names, some with joiners that belong there."""
Values = dict[str, Any]


@quick.composite
def names(draw: quick.Draw, languages: Sequence[str], end: str) -> dict[str, str]:
    """Return a name in each language; the end makes it the only one."""
    return {one: f"{draw(quick.sampled_from(WORDS))} {end}" for one in languages}


def values_of(kind: Any) -> quick.Strategy[Any]:
    """Return the values that a choice of the booklet may have."""
    described = msgspec.inspect.type_info(kind)
    if isinstance(described, msgspec.inspect.LiteralType):
        return quick.sampled_from(described.values)
    if isinstance(described, msgspec.inspect.VarTupleType):
        return quick.lists(values_of(kind.__args__[0]), unique=True)
    return quick.booleans() if isinstance(described, msgspec.inspect.BoolType) else quick.integers(0, 100)


JUNK: Final[Sequence[Any]] = (
    *(None, True, 0, -1, 1, 41, 1.5, 10**6 + 1, 2**31, 10**30, "", "own-1", "x" * 13, "x" * 5000, [], {}, [[[]]]),
    *("Vicolo\u202ecorto", "a\u200bb", "\u2066x\u2069", "a\u200db", "e" + "\u0301" * 40, "\x00", "\u3164", "🏰🏰"),
)
"""Values that are wrong in most places."""


HOSTILE: Final = (
    *("[" * 900 + "]" * 900, '{"a":' * 900 + "1" + "}" * 900, "[" * 30_000, '{"a":' * 9_000),
    *("NaN", "Infinity", "-Infinity", "1e999", "-0", "9" * 20_000, "1" + "0" * 5_000, "0.1e-9999"),
    *('"' + sign * 20_000 + '"' for sign in ("x", "\u202e", "\u200b", "\u200d", "e\u0301", "👩\u200d", "\\ud800")),
    *("[" + "{}," * 15_000 + "{}]", "[" + '"",' * 20_000 + '""]', "[" + "[]," * 20_000 + "[]]"),
    "{" + ",".join(f'"{number}":{number}' for number in range(5_000)) + "}",
    "{" + ",".join(f'"p-{number}":"{PREFIX}AAAA"' for number in range(5_000)) + "}",
)
"""JSON that is large, deep or impossible."""


@st.composite
def places(draw: st.DrawFn, values: Values) -> tuple[Any, Any]:
    """Return a place in a box: the table or list, and the key in it."""
    inside: Any = values
    while True:
        key: Any = draw(st.sampled_from(keys_of(inside)))
        below: Any = inside[key]
        if not keys_of(below) or draw(st.integers(0, 4)) == 0:
            return inside, key
        inside = below


def keys_of(value: Any) -> list[Any]:
    """Return the keys of a table or the places of a list; none of any other value."""
    if isinstance(value, dict):
        return sorted(cast("Values", value))
    return [*range(len(cast("list[Any]", value)))] if isinstance(value, list) else []


@st.composite
def spoiled(draw: st.DrawFn, values: Values) -> Values:
    """Return a box with one of its values replaced, left out, said twice or joined by another."""
    found: Values = msgspec.json.decode(msgspec.json.encode(values))
    inside, key = draw(places(found))
    match draw(st.sampled_from(["replace", "replace", "leave out", "add"])):
        case "leave out":
            del inside[key]
        case "add" if isinstance(key, int):
            inside.append(inside[key])
        case "add":
            inside["colr"] = inside[key]
        case _:
            inside[key] = draw(st.sampled_from(JUNK))
    return found


@st.composite
def hostile(draw: st.DrawFn, values: Values) -> bytes:
    """Return a box as JSON in which one value is hostile."""
    found: Values = msgspec.json.decode(msgspec.json.encode(values))
    inside, key = draw(places(found))
    inside[key] = "here"
    return msgspec.json.encode(found).replace(b'"here"', draw(st.sampled_from(HOSTILE)).encode())


def options_for(battery: Battery, name: str, number: int, always: Chosen) -> Chosen:
    """Return options of a box at random, some of them always; the booklet's where too many do not go together."""
    stream = Stream()
    seed_stream(stream, 4, number)
    for _ in range(20):
        chosen = thrown(load(name), stream) | always
        try:
            battery.stage(name, chosen)
        except OptionError:
            continue
        return chosen
    return {}


def trail_of(battery: Battery, content: str, options: Chosen, number: int, players: int) -> list[str]:
    """Play games of a box until DECISIONS have been made; return digests of their bytes.

    In one of EACH boxes they are taken after every decision. In the others, where most of the time would go into them,
    they are taken after one of EACH decisions, and at the end of a game: what differs once goes on to differ.

    Each time, all numbers of the last decision have to fit in 32 bits, also those with which a bot only calculates:
    compiled kernels drop what does not.
    """
    stage = battery.stage(register_content(content.encode(), "box"), options)
    found: list[str] = []
    left, often = DECISIONS, 1 if number % EACH == 0 else EACH
    while left > 0:
        for step, _ in enumerate(islice(battery.played_on(stage, number, players, START), left)):
            left -= 1
            game = stage.games[PLAYED]
            if step % often == 0 or left == 0 or depth_of(game) == 0:
                found.append(digest(bytes_of(game)))
                check_range(stage.answers[0])
        number += 1
    return found


def inspected(battery: Battery, content: str, options: Chosen, number: int, players: int) -> dict[str, int]:
    """Play a game to its end and look at every law after every decision; return what was counted."""
    name = register_content(content.encode(), "box")
    return battery.run(name, options, Plan(number, 1, players, START, often=20, thorough=1_000_000_000))


def thorough(
    campaign: Campaign, *, sample: int, full: int, part: int = 0
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return the settings of Hypothesis: a number of examples, drawn from the seed of the campaign and of its part."""
    tried = settings(
        max_examples=campaign.size(sample=sample, full=full),
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink] if campaign.full else [Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
    )
    return lambda function: seed(campaign.seed + part)(tried(function))
