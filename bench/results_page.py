"""The page of results."""

import os
import platform
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Any

MODES = ("plain", "compiled")
REQUIRED = 20_000
"""The required decisions per second of plain Python."""


def page(classic: Any, buyers: Any, deal: Any, full: Any, cores: Any, profile: Any, learn: Any, strength: Any) -> str:
    """Return the page; the results of each game are those of plain and compiled code."""
    parts = (
        [
            "# Measured",
            "",
            f"By `make bench`, on {machine()}. Edition `italy`, the full rules with auctions and trades.",
        ],
        one_core(classic, buyers),
        all_cores(
            cores,
            classic[1],
            [
                *zip(("classic", "classic"), MODES, classic, full[0], strict=True),
                *zip(("Deal", "Deal"), MODES, deal, full[1], strict=True),
            ],
        ),
        where_time_goes(profile),
        card_game(*deal),
        environments(learn),
        bots(strength),
    )
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def machine() -> str:
    """Return a description of the machine."""
    model = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        named = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        model = named[0] if named else model
    software = f"Python {platform.python_version()}, Numba {version('numba')}"
    return f"{len(os.sched_getaffinity(0))} cores of {model}; {platform.system()}; {software}"


def rows(head: str, right: int, cells: Iterable[tuple[str, ...]]) -> list[str]:
    """Return a table in Markdown whose last columns are numbers."""
    columns = head.count("|") + 1
    line = " | ".join(["---"] * (columns - right) + ["---:"] * right)
    return [f"| {head} |", f"| {line} |", *(f"| {' | '.join(row)} |" for row in cells)]


def one_core(classic: Any, buyers: Any) -> list[str]:
    """Return the speeds of plain and compiled code."""
    both = tuple(zip(MODES, classic, buyers, strict=True))
    cells = [(body, *speed(one)) for body, results, bought in both for one in (*results["runs"], *bought["runs"])]
    bare = [(body, "dice and moves only", "no", "", f"{results['rolls']:,.0f}", "") for body, results, _ in both]
    return [
        "## One core",
        "",
        "In seconds of the process, the best of three times. Counting is what `monopolista simulate` does besides.",
        f"Plain Python is to take {REQUIRED:,} decisions a second of `random` at least.",
        "A `buyer` only buys: it neither builds nor trades, bids nor redeems.",
        "",
        *rows("body | bots | counting | games/s | turns/s | decisions/s", 3, [*cells, *bare]),
        "",
        beside_rolls(classic[1], buyers[1]),
    ]


def beside_rolls(classic: Any, buyers: Any) -> str:
    """Return compiled speeds as multiples of the baseline."""
    (regular,) = (one for one in classic["runs"] if one["bot"] == "regular" and not one["counting"])
    decisions = 1000 * regular["decisions"] / classic["rolls"]
    turns = 1000 * buyers["runs"][0]["turns"] / buyers["rolls"]
    done = f"4 regular take {decisions:.1f} decisions, 4 buyers {turns:.1f} turns"
    return f"Compiled and without counting, in the time of 1,000 bare rolls of the same run: {done}."


def speed(one: Any) -> tuple[str, ...]:
    """Return the cells of one measurement."""
    rates = [f"{one[unit]:,.0f}" for unit in ("games", "turns", "decisions")]
    return (f"4 {one['bot']}", "yes" if one["counting"] else "no", *rates)


def all_cores(cores: Any, compiled: Any, both: Iterable[tuple[str, str, Any, Any]]) -> list[str]:
    """Return the speeds of several workers, the compilation time, and the speeds of one process per core."""
    alone = cores["rates"]["1"]
    cells = [(workers, f"{rate:,.0f}", f"{rate / alone:.2f}") for workers, rate in cores["rates"].items()]
    first, again = cores["compilation"], compiled["ready"]
    ready = f"The first compilation takes {first:.0f} s; from the cache all is ready in {again:.1f} s."
    return [
        "## All cores",
        "",
        "By the clock, 4 regular, with counting.",
        "",
        *rows("workers | games/s | times one", 3, cells),
        "",
        f"A game takes {compiled['memory']:,} bytes. {ready}",
        "",
        "As many processes as cores, each with games of its own, together and in seconds of each process:",
        "",
        *rows("game | body | bots | games/s | decisions/s | times one", 3, side_by_side(both)),
    ]


def side_by_side(both: Iterable[tuple[str, str, Any, Any]]) -> Iterable[tuple[str, ...]]:
    """Return the total speeds of parallel copies of a benchmark, without counting, compared with one copy."""
    for game, body, alone, copies in both:
        for place, one in enumerate(alone["runs"]):
            if one.get("counting"):
                continue
            games, decisions = (sum(copy["runs"][place][unit] for copy in copies) for unit in ("games", "decisions"))
            times = f"{games / one['games']:.2f}"
            yield (game, body, f"4 {one['bot']}", f"{games:,.0f}", f"{decisions:,.0f}", times)


def where_time_goes(profile: Any) -> list[str]:
    """Return the cost of each kind of question for ``regular``."""
    cells = [
        (one["name"], f"{one['count']:,.1f}", f"{1e9 * one['each']:,.0f}", f"{100 * one['share']:.1f} %")
        for one in sorted(profile["rows"], key=lambda one: -one["share"])
    ]
    left = 1 - sum(one["share"] for one in profile["rows"])
    cells.append(("all else: carry out, settle, draw", "", "", f"{100 * left:.1f} %"))
    return [
        "## Where the time goes",
        "",
        f"A game of 4 regular, compiled, without counting: {1e6 * profile['game']:,.0f} µs.",
        "",
        *rows("question | in a game | ns each | of the time", 3, cells),
    ]


def card_game(plain: Any, compiled: Any) -> list[str]:
    """Return the speeds of MONOPOLY Deal, and the share of the rules."""
    results = zip(MODES, (plain, compiled), strict=True)
    cells = [
        (body, f"4 {one['bot']}", *(f"{one[unit]:,.0f}" for unit in ("games", "turns", "decisions")))
        for body, measured in results
        for one in measured["runs"]
    ]
    whole, rules = 1e9 / compiled["runs"][-1]["decisions"], 1e9 * compiled["rules"]
    return [
        "## MONOPOLY Deal, one core",
        "",
        *rows("body | bots | games/s | turns/s | decisions/s", 3, cells),
        "",
        f"Of the {whole:,.0f} ns of a compiled decision of `regular` the rules and chance take {rules:,.0f}.",
        "The rest is the bot, above all what it weighs for each card of its hand.",
        f"A game takes {compiled['memory']:,} bytes.",
    ]


def environments(learn: Any) -> list[str]:
    """Return the steps per second of our environments and of others, the best of several runs."""
    ours = [
        (f"`monopolista.learn`, {game}, 4 seats, 1,024 side by side, {results}", max(one[results] for one in times))
        for game, times in learn["own"].items()
        for results in ("without choosing", "steps")
    ]
    theirs = [
        ("OpenSpiel, backgammon, from Python", learn["openspiel"]),
        ("the same with observation and mask", learn["openspiel, seen"]),
        ("OpenSpiel, backgammon, rollouts in C++, neither observed nor masked", learn["openspiel, C++ alone"]),
        *((f"Pgx, {game}, 1,024 side by side", rate) for game, rate in learn["pgx"].items()),
    ]
    cells = [(what, f"{rate:,.0f}", f"{1000 * rate / learn['rolls']:.1f}") for what, rate in (*ours, *theirs)]
    return [
        "## Environments, one core",
        "",
        "Random legal actions; a step is one decision of a player, dice included. Ours write observation and mask",
        "at each step; `steps` has the choosing of an action in it.",
        "",
        *rows("environment | steps/s | in 1,000 bare rolls", 2, cells),
    ]


def bots(strength: Any) -> list[str]:
    """Return the strengths of the bots."""
    cells = [
        (what, f"{hits:,} of {games:,}", f"{100 * low:.1f} to {100 * high:.1f} %")
        for what, hits, games, low, high in strength
    ]
    return ["## The bots", "", *rows("games | how many | 95 %", 2, cells)]
