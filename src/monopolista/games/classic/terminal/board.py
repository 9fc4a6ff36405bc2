"""The board of a classic game in letters: a ring of forty squares, and what is printed on one of them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from monopolista.games.classic.presentation.group_names import group_name
from monopolista.games.classic.presentation.narrate import deck_name
from monopolista.games.classic.rules.records import SQUARES
from monopolista.games.classic.terminal.answers import denials_of
from monopolista.games.classic.terminal.prompts import ClassicTerminalView, question_of, square
from monopolista.games.interface.terminal_ui import MARKS, SIGNS, Arrow, Row, Run, Stage, fitted

_SIDE: Final = 10
"""From one corner to the next."""
_HOTEL: Final = 5


class Ring(NamedTuple):
    """How large the squares are: those at the sides and the corners so wide, all others so wide; so high, so low."""

    side: int
    cell: int
    tall: int
    low: int

    @property
    def size(self) -> tuple[int, int]:
        """Return how many columns and rows it takes."""
        return 2 * self.side + 9 * self.cell, 2 * self.tall + 9 * self.low

    @property
    def hole(self) -> tuple[int, int, int, int]:
        """Return what it leaves free: left, top, width, height."""
        return self.side, self.tall, 9 * self.cell, 9 * self.low


RINGS: Final = (Ring(15, 9, 5, 3), Ring(13, 7, 5, 3), Ring(13, 5, 3, 2), Ring(4, 4, 2, 2))
"""The largest first; the last is drawn wherever no other has room."""


@dataclass(frozen=True)
class _Cell:
    """A square as it is drawn."""

    place: int
    width: int
    height: int


def ring_for(size: tuple[int, int]) -> Ring:
    """Return the largest ring that has room."""
    fitting = (one for one in RINGS if one.size[0] <= size[0] and one.size[1] <= size[1])
    return next(fitting, RINGS[-1])


def stage_of(seen: ClassicTerminalView, size: tuple[int, int], place: int) -> Stage:
    """Return the board with one of its squares looked at."""
    ring = ring_for(size)
    return Stage([*_rows(seen, ring, place)], ring.hole)


def _rows(seen: ClassicTerminalView, ring: Ring, chosen: int) -> Iterator[Row]:
    """Yield the rows from the top: square 20 is at the top left, square 0 at the bottom right."""
    yield from _band(seen, ring, range(20, 31), chosen)
    for step in range(1, _SIDE):
        left = _drawn(seen, _Cell(20 - step, ring.side, ring.low), chosen)
        right = _drawn(seen, _Cell(30 + step, ring.side, ring.low), chosen)
        for one, other in zip(left, right, strict=True):
            yield [*one, Run(" " * 9 * ring.cell, paper="card"), *other]
    yield from _band(seen, ring, range(_SIDE, -1, -1), chosen)


def _band(seen: ClassicTerminalView, ring: Ring, places: Sequence[int], chosen: int) -> Iterator[Row]:
    cells = [_Cell(one, ring.cell if one % _SIDE else ring.side, ring.tall) for one in places]
    drawn = [_drawn(seen, cell, chosen) for cell in cells]
    for row in range(ring.tall):
        yield [run for cell in drawn for run in cell[row]]


def _drawn(seen: ClassicTerminalView, cell: _Cell, chosen: int) -> list[Row]:
    """Return a square: its bar, its name if there is room, and at its foot its owner and the tokens on it."""
    paper = "chosen" if cell.place == chosen else "paper"
    between = cell.height - 2
    name = square(seen, cell.place)
    words = [name] if between == 1 else wrapped(name, cell.width - 1)[: max(0, between)]
    price = seen.box.edition.price[cell.place]
    if len(words) < between and price and seen.view.owner[cell.place] < 0:
        words.append(str(price))
    words += [""] * (between - len(words))
    ink = "on-chosen" if cell.place == chosen else ""
    middle = [[Run(fitted(word, cell.width), ink, paper)] for word in words]
    return [_bar(seen, cell, paper), *middle, _foot(seen, cell, paper)]


def _bar(seen: ClassicTerminalView, cell: _Cell, paper: str) -> Row:
    """Return the bar of a square in its colour: its name in three letters, and what is built there."""
    place, view = cell.place, seen.view
    colour = _colour(seen, place)
    ink, own = (f"on-{colour}", colour) if colour else ("", "hair")
    level = view.level[place]
    built = "m" if view.mortgaged[place] else ("H" if level == _HOTEL else str(level) if level else " ")
    if cell.height > 2:
        houses = "hotel" if level == _HOTEL else "⌂" * level
        text = f"{'▽' if view.mortgaged[place] else ''}{houses[: cell.width]}"
    elif cell.width > 4:
        text = f"{fitted(square(seen, place), cell.width - 2)} {built}"
    else:
        text = f"{short_names(seen)[place]:<3}{built}"
    if paper == "chosen":
        return [Run(fitted(text, cell.width), "on-chosen", "chosen", bold=True)]
    return [Run(fitted(text, cell.width), ink, own, bold=level > 0)]


def _foot(seen: ClassicTerminalView, cell: _Cell, paper: str) -> Row:
    view = seen.view
    owner = view.owner[cell.place]
    chosen = paper == "chosen"
    runs = [Run(MARKS[owner] if owner >= 0 else " ", "on-chosen" if chosen else f"seat-{max(0, owner)}", paper)]
    here = [seat for seat, one in enumerate(view.players) if one.playing and one.square == cell.place]
    room = cell.width - 1
    shown = here if len(here) <= room else here[: room - 1]
    runs += [Run(SIGNS[seat], "on-chosen" if chosen else f"seat-{seat}", paper, bold=True) for seat in shown]
    if len(shown) < len(here):
        runs.append(Run("+", "on-chosen" if chosen else "", paper, bold=True))
    left = cell.width - sum(len(run.text) for run in runs)
    return [*runs, Run(" " * left, paper=paper)]


def _colour(seen: ClassicTerminalView, place: int) -> str:
    """Return the colour of a deed; empty of a square without one."""
    printed = seen.box.file.squares[place]
    return printed.colour or (printed.kind if printed.kind in ("station", "company") else "")


def short_names(seen: ClassicTerminalView) -> tuple[str, ...]:
    """Return three letters for each square: the first word of its name that no other square has."""
    return _shortened(tuple(square(seen, place) for place in range(SQUARES)))


@lru_cache(maxsize=64)
def _shortened(names: tuple[str, ...]) -> tuple[str, ...]:
    words = [_distinctive_words(re.findall(r"\w+", name)) for name in names]
    times = Counter(word for some in words for word in {*some})
    return tuple((next((one for one in some if times[one] == 1), some[0]))[:3] for some in words)


def _distinctive_words(words: list[str]) -> list[str]:
    """Return the words of a name that tell it apart: not articles and the like, where there are others."""
    return [word for word in words if len(word) > 2 and word[0].isupper()] or words


def wrapped(name: str, width: int) -> list[str]:
    """Return a name in lines of a width; longer words are cut short.

    >>> wrapped("Viale Costantino", 8)
    ['Viale', 'Costant.']
    """
    lines: list[str] = []
    for word in name.split():
        short = word if len(word) <= width else f"{word[: width - 1]}."
        if lines and len(lines[-1]) + 1 + len(short) <= width:
            lines[-1] += f" {short}"
        else:
            lines.append(short)
    return lines


def step_from(place: int, arrow: Arrow) -> int:
    """Return the next square in the direction of an arrow; straight across where the ring does not go on."""
    at = max(place, 0)
    column, row = _spot(at)
    rights, downs = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[arrow]
    spots = {_spot(one): one for one in range(SQUARES)}
    for far in range(1, _SIDE + 1):
        found = spots.get((column + far * rights, row + far * downs))
        if found is not None:
            return found
    return at


def _spot(place: int) -> tuple[int, int]:
    """Return the column and row of a square, from the top left."""
    side, along = divmod(place, _SIDE)
    return ((_SIDE - along, _SIDE), (0, _SIDE - along), (along, 0), (_SIDE, along))[side]


def detail_of(seen: ClassicTerminalView, place: int) -> list[Row]:
    """Return the facts about a square: its deed, its owner, the tokens on it, and forbidden actions with reasons."""
    at = place if place >= 0 else _looked_at(seen)
    colour = _colour(seen, at)
    title = [Run(fitted("", 2), f"on-{colour}", colour), Run(" ")] if colour else []
    said = f" · {group_name(seen.box, colour, seen.language)}" if colour else ""
    lines = [*_deed(seen, at), *_built_there(seen, at), *_printed(seen, at), *_visitors(seen, at)]
    rows: list[Row] = [[*title, Run(square(seen, at), bold=True), Run(said, "muted")]]
    rows += [[Run(line)] for line in lines]
    return rows + [[Run(line, "muted")] for line in denials_of(seen, at)]


def _looked_at(seen: ClassicTerminalView) -> int:
    """Return the square of the question, or else the square of the player with the turn."""
    question = question_of(seen)
    if question is not None and question.square >= 0:
        return question.square
    return seen.view.players[max(0, seen.view.turn)].square


def _deed(seen: ClassicTerminalView, place: int) -> Iterator[str]:
    edition, view = seen.box.edition, seen.view
    if not edition.price[place]:
        return
    owner = view.owner[place]
    if owner < 0:
        yield seen.say("square-for-sale", amount=seen.money(edition.price[place]))
    else:
        yield f"{MARKS[owner]} {seen.say('square-owned', name=seen.name(owner))}"
        if view.mortgaged[place]:
            yield seen.say("square-mortgaged")
        elif view.rents[place]:
            company = seen.box.file.squares[place].kind == "company"
            rent = seen.say("deed-factor", factor=view.rents[place]) if company else seen.money(view.rents[place])
            yield f"{seen.say('deed-rent')}: {rent}"


def _built_there(seen: ClassicTerminalView, place: int) -> Iterator[str]:
    level = seen.view.level[place]
    if level == _HOTEL:
        yield seen.say("square-hotel")
    elif level:
        yield seen.say("square-houses", number=level)


def _printed(seen: ClassicTerminalView, place: int) -> Iterator[str]:
    """Yield what stands on the deed, or what the square does."""
    edition, printed = seen.box.edition, seen.box.file.squares[place]
    if printed.rent:
        yield f"{seen.say('deed-rent')} {' · '.join(map(str, printed.rent))}"
        yield f"{seen.say('deed-building')} {seen.money(edition.house_price[place])}"
    if edition.price[place]:
        yield f"{seen.say('deed-mortgage')} {seen.money(edition.mortgage[place])}"
    match printed.kind:
        case "go":
            yield seen.say("about-go", amount=seen.money(edition.salary))
        case "tax":
            yield seen.say("about-tax", amount=seen.money(printed.tax))
        case "jail" | "go-to-jail":
            yield seen.say(f"about-{printed.kind}")
        case "chance" | "chest":
            number = seen.view.cards_left[0 if printed.kind == "chance" else 1]
            yield seen.say("about-deck", deck=deck_name(seen.box, printed.kind, seen.language), number=number)
        case "parking":
            yield (
                seen.say("about-pot", amount=seen.money(seen.view.pot)) if seen.view.pot else seen.say("about-parking")
            )
        case _:
            return


def _visitors(seen: ClassicTerminalView, place: int) -> Iterator[str]:
    for seat, one in enumerate(seen.view.players):
        if one.playing and one.square == place:
            jailed = "yes" if one.jailed else "no"
            yield f"{SIGNS[seat]} {seen.say('square-visitor', name=seen.name(seat), jailed=jailed)}"
