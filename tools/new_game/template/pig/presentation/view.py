"""Views: the state of a table for seats and spectators."""

from msgspec import Struct

from monopolista.engine.seats import members
from monopolista.engine.task_stack import top_kind
from monopolista.games.interface.views import View
from tools.new_game.template.pig.rules import tasks
from tools.new_game.template.pig.rules.records import Seen
from tools.new_game.template.pig.rules.table import asked


class PigPlayerView(Struct, rename="camel"):
    """One seat."""

    playing: bool
    score: int
    place: int
    """The final rank of the seat, 0 while the game goes on."""


class PigQuestionView(Struct, rename="camel"):
    """An open question."""

    kind: str
    seats: list[int]
    """The seats that have to answer."""


class PigView(View, tag="pig"):
    """A table."""

    players: list[PigPlayerView]
    turn: int
    turns: int
    pot: int
    """The points of the turn so far."""
    questions: list[PigQuestionView]
    winners: list[int]


def view_table(seen: Seen) -> PigView:
    """Return the view of a table."""
    players = [PigPlayerView(one.playing == 1, one.score, one.place) for one in seen.players[: seen.seats]]
    question = view_question(seen)
    questions = [question] if question else []
    return PigView(players, seen.turn, seen.turns, seen.pot, questions, members(seen.winners))


def view_question(seen: Seen) -> PigQuestionView | None:
    """Return the open question, None after the end."""
    if seen.depth == 0:
        return None
    return PigQuestionView(tasks.WORDS[top_kind(seen)], members(asked(seen)))
