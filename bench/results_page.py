"""The page of results."""

import os
import platform
from collections.abc import Iterable
from datetime import UTC, datetime
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
            "# Benchmark results",
            "",
            "The figures from *One core* to *The bots* come from one run:",
            "",
            *run_facts("make bench"),
            "- Game, unless stated otherwise: edition `italy`, the full rules with auctions and trades",
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


def run_facts(command: str) -> list[str]:
    """Return list items with the command, the date and the machine of a run."""
    return [f"- Command: `{command}`", f"- Date: {datetime.now(UTC):%d %B %Y}", f"- Machine: {machine()}"]


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
        "The rates use the CPU time of the process. Each is the best of three runs.",
        "*Counting* means the statistics that `monopolista simulate` collects.",
        f"The required rate of plain Python is {REQUIRED:,} decisions a second with `random`.",
        "The bot `buyer` only buys. It does not build, trade, bid or unmortgage.",
        "",
        *rows("mode | bots | counting | games/s | turns/s | decisions/s", 3, [*cells, *bare]),
        "",
        beside_rolls(classic[1], buyers[1]),
    ]


def beside_rolls(classic: Any, buyers: Any) -> str:
    """Return compiled speeds as multiples of the baseline."""
    (regular,) = (one for one in classic["runs"] if one["bot"] == "regular" and not one["counting"])
    decisions = 1000 * regular["decisions"] / classic["rolls"]
    turns = 1000 * buyers["runs"][0]["turns"] / buyers["rolls"]
    done = f"{decisions:.1f} decisions with 4 `regular`, or {turns:.1f} turns with 4 `buyer`"
    return (
        "The baseline is the time of 1,000 bare dice rolls in the same run. "
        f"In this time, compiled code without counting makes {done}."
    )


def speed(one: Any) -> tuple[str, ...]:
    """Return the cells of one measurement."""
    rates = [f"{one[unit]:,.0f}" for unit in ("games", "turns", "decisions")]
    return (f"4 {one['bot']}", "yes" if one["counting"] else "no", *rates)


def all_cores(cores: Any, compiled: Any, both: Iterable[tuple[str, str, Any, Any]]) -> list[str]:
    """Return the speeds of several workers, the compilation time, and the speeds of one process per core."""
    alone = cores["rates"]["1"]
    cells = [(workers, f"{rate:,.0f}", f"{rate / alone:.2f}") for workers, rate in cores["rates"].items()]
    first, again = cores["compilation"], compiled["ready"]
    ready = f"With cached machine code, the program is ready in {again:.1f} s."
    return [
        "## All cores",
        "",
        "The rates use wall-clock time, with 4 `regular` and with counting.",
        "",
        *rows("workers | games/s | speedup", 3, cells),
        "",
        f"A game takes {compiled['memory']:,} bytes. The first compilation takes {first:.0f} s. {ready}",
        "",
        "The next table has one process for each core, and each process plays its own games.",
        "The rates are totals over all processes, from the CPU time of each.",
        "The speedup compares them with one process.",
        "",
        *rows("game | mode | bots | games/s | decisions/s | speedup", 3, side_by_side(both)),
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
    cells.append(("everything else: apply answers, settle payments, draw", "", "", f"{100 * left:.1f} %"))
    return [
        "## Where the time goes",
        "",
        f"A game of 4 `regular`, compiled and without counting, takes {1e6 * profile['game']:,.0f} µs.",
        "",
        *rows("question | per game | ns each | share of the time", 3, cells),
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
        *rows("mode | bots | games/s | turns/s | decisions/s", 3, cells),
        "",
        f"A compiled decision of `regular` takes {whole:,.0f} ns. The rules and chance take {rules:,.0f} ns of it.",
        "The bot takes the rest, mostly to evaluate each card of its hand.",
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
        ("OpenSpiel, backgammon, from Python, with observation and mask", learn["openspiel, seen"]),
        ("OpenSpiel, backgammon, rollouts in C++, without observation and mask", learn["openspiel, C++ alone"]),
        *((f"Pgx, {game}, 1,024 side by side", rate) for game, rate in learn["pgx"].items()),
    ]
    cells = [(what, f"{rate:,.0f}", f"{1000 * rate / learn['rolls']:.1f}") for what, rate in (*ours, *theirs)]
    return [
        "## Environments, one core",
        "",
        "Agents choose random legal actions. A step is one decision of a player, and includes the dice.",
        "The environments of `monopolista.learn` write the observation and the action mask at each step.",
        "The rows `steps` include the time to choose an action.",
        "The last column is the number of steps in the time of 1,000 bare dice rolls.",
        "",
        *rows("environment | steps/s | per 1,000 bare rolls", 2, cells),
    ]


def bots(strength: Any) -> list[str]:
    """Return the strengths of the bots."""
    cells = [
        (what, f"{hits:,} of {games:,}", f"{100 * low:.1f} to {100 * high:.1f} %")
        for what, hits, games, low, high in strength
    ]
    return ["## The bots", "", *rows("games | result | 95 % confidence interval", 2, cells)]
