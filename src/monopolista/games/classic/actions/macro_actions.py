"""Macro actions that build or sell evenly on a whole colour, composed of the single answers of the rules."""

from collections.abc import Iterator
from typing import Literal

from monopolista.engine.clauses import Clause
from monopolista.engine.seats import Seat
from monopolista.games.classic.actions.missing_requirements import ClassicLack, lack
from monopolista.games.classic.actions.scratch_state import to_build_on
from monopolista.games.classic.editions import Box
from monopolista.games.classic.editions.squares import streets
from monopolista.games.classic.rules import bank, clauses, verbs
from monopolista.games.classic.rules.property import building
from monopolista.games.classic.rules.property.deeds import highest_level, lowest_level, owns_colour
from monopolista.games.classic.rules.records import HOTEL_LEVEL, STATIONS, Colour, Game, Level, Money, Square
from monopolista.games.interface.views import Gesture


class ClassicGesture(Gesture, tag="classic"):
    """Buildings of the same height on every street of a colour."""

    verb: Literal["build", "sell"]
    squares: list[int]
    level: Level
    """The height of all streets afterwards, or of the highest one."""
    actions: list[str]
    """The answers in order; if not all of them are possible, those up to the first impossible one."""
    amount: Money
    """Total cost or earnings."""
    clause: str = ""
    """The clause that forbids it, empty for none."""
    lack: ClassicLack | None = None


def gestures(box: Box, game: Game, seat: Seat) -> list[ClassicGesture]:
    """Return how a seat could build and sell evenly: each height, and the first one that is out of reach."""
    return [one for colour in range(STATIONS) for one in _of_colour(box, game, seat, colour)]


def _of_colour(box: Box, game: Game, seat: Seat, colour: Colour) -> Iterator[ClassicGesture]:
    """Yield what a seat could build on a colour, and sell of what it has built there."""
    if owns_colour(box.edition, game, seat, colour):
        yield from _built(box, game, seat, colour)
    if game.players[seat].deeds & box.edition.deeds[colour] & game.built:
        yield from _sold(box, game, seat, colour)


def _built(box: Box, game: Game, seat: Seat, colour: Colour) -> Iterator[ClassicGesture]:
    edition, squares, trial = box.edition, streets(box.edition, colour), game
    actions: list[str] = []
    while (low := lowest_level(edition, trial, colour)) != HOTEL_LEVEL:
        behind = [square for square in squares if trial.level[square] == low]
        level = building.level_above(edition, trial, behind[0])
        costs = _spent(game, trial, seat) + sum(edition.house_price[square] for square in behind)
        for square in behind:
            clause = _why_not_build(box, trial, seat, square)
            if clause != clauses.NONE:
                missing = _missing(lack(edition, trial, seat, verbs.BUILD, square, clause), game, seat, costs)
                yield ClassicGesture("build", squares, level, actions[:], costs, clauses.NAMES[clause], missing)
                return
            trial = to_build_on(game, seat) if trial is game else trial
            trial.event_count = 0
            building.build(edition, trial, seat, square)
            actions.append(f"build {square}")
        yield ClassicGesture("build", squares, level, actions[:], costs)


def _why_not_build(box: Box, trial: Game, seat: Seat, square: Square) -> Clause:
    """Return the clause that forbids a building, or by which the others are asked before, or NONE."""
    clause = building.why_not_build(box.edition, trial, seat, square)
    if clause != clauses.NONE:
        return clause
    wanted = building.next_building(box.edition, trial, square)
    return clauses.BLD_6 if building.asked_first(box.edition, trial, seat, wanted) else clauses.NONE


def _missing(missing: ClassicLack | None, game: Game, seat: Seat, costs: Money) -> ClassicLack | None:
    """Return what is missing for the whole gesture, where a single building of it lacks money."""
    if missing is not None and missing.what == "money":
        return ClassicLack("money", costs - game.players[seat].cash)
    if missing is not None and missing.what == "bid":
        return ClassicLack("bid", costs - bank.free_cash(game, seat))
    return missing


def _spent(game: Game, trial: Game, seat: Seat) -> Money:
    return game.players[seat].cash - trial.players[seat].cash


def _sold(box: Box, game: Game, seat: Seat, colour: Colour) -> Iterator[ClassicGesture]:
    edition, squares = box.edition, streets(box.edition, colour)
    if building.why_not_sell(edition, game, seat, building.tallest(edition, game, colour)) != clauses.NONE:
        return  # else nothing forbids it further down: it is always the tallest one from which is sold
    trial = to_build_on(game, seat)
    actions: list[str] = []
    while (high := highest_level(edition, trial, colour)) > 0:
        for square in squares:
            if trial.level[square] == high:
                trial.event_count = 0
                building.sell(edition, trial, seat, square)
                actions.append(f"sell {square}")
        level = highest_level(edition, trial, colour)
        yield ClassicGesture("sell", squares, level, actions[:], -_spent(game, trial, seat))
