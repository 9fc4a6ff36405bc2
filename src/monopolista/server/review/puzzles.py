"""Views of the puzzles that come with the program: a game up to a question, and the value of each answer."""

from collections.abc import Mapping

from monopolista.analyse.api_views import AnswerView
from monopolista.analyse.puzzles import Puzzle, Solved, load_puzzles
from monopolista.engine.seats import Seat
from monopolista.games import game_of
from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import HasOdds
from monopolista.games.interface.rules_adapter import Step
from monopolista.games.interface.views import Effect, Reason
from monopolista.protocol.reviews import PuzzleRow, PuzzleView, SolvedView
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.review import replays
from monopolista.server.rooms.play.live_game import view_step
from monopolista.table import Table
from monopolista.transcript import read


class UnknownPuzzleError(LookupError):
    """There is no puzzle with this name."""


def list_puzzles() -> list[PuzzleRow]:
    """Return all puzzles, in their order."""
    return [_row(one) for one in load_puzzles()]


def find_puzzle(name: str) -> Puzzle:
    """Return the puzzle with a name; raise UnknownPuzzleError where there is none."""
    for one in load_puzzles():
        if one.name == name:
            return one
    raise UnknownPuzzleError(name)


def puzzle_view(name: str) -> Cooperative[PuzzleView]:
    """Return the view of a puzzle; raise UnknownPuzzleError where there is none."""
    puzzle = find_puzzle(name)
    replay, table = yield from replays.replay_for_seat(puzzle.transcript, puzzle.seat)
    order, effects = [one.name for one in load_puzzles()], _effects(table, puzzle.seat)
    return PuzzleView(
        name,
        replay,
        puzzle.seat,
        puzzle.difficulty,
        puzzle.games,
        table.has_hidden_cards,
        [_solved(table, puzzle, one, effects) for one in puzzle.answers],
        order[(order.index(name) + 1) % len(order)],
    )


def _row(puzzle: Puzzle) -> PuzzleRow:
    header = read(puzzle.transcript).header
    game = game_of(header.edition).name
    return PuzzleRow(puzzle.name, game, header.edition, header.seats, puzzle.difficulty)


def _solved(table: Table, puzzle: Puzzle, solved: Solved, effects: Mapping[str, Effect | None]) -> SolvedView:
    """Return an answer with the events that it causes before chance answers."""
    state = table.state()
    table.rules.apply(state, puzzle.seat, table.game.parse(solved.action))
    step = Step(puzzle.seat, solved.action, tuple(state.events[: state.event_count]))
    events = view_step(table.shown(step, [puzzle.seat])).facts
    answer, effect = AnswerView(solved.action, events), effects.get(solved.action)
    return SolvedView(answer, effect, list(solved.odds), solved.behind, solved.error, _why(table, puzzle, solved))


def _why(table: Table, puzzle: Puzzle, solved: Solved) -> Reason | None:
    """Return why the best answer is better than the next one; None for the others."""
    if solved.behind > 0 or not isinstance(table.game, HasOdds):
        return None
    best, given = (table.game.parse(one.action) for one in puzzle.answers[:2])
    return table.game.advisor(table.box).why(table.state(), puzzle.seat, best, given)


def _effects(table: Table, seat: Seat) -> dict[str, Effect | None]:
    """Return the effect of each answer of a seat."""
    offers = table.offers_with_effects(seat)
    numbers = {word: number for number, word in table.game.words.verbs.items()}
    return {table.game.write(Action(numbers[one.verb], one.subject, one.low)): one.effect for one in offers}
