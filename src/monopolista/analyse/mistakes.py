"""Mistakes of a seat, with similar mistakes in one group."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from monopolista.analyse.move_quality import GradedMove
from monopolista.analyse.win_odds_timeline import Played


@dataclass(frozen=True)
class Mistake:
    """Decisions of one seat and one kind that were not good."""

    moves: tuple[GradedMove, ...]
    """In the order of the game."""

    @property
    def worst(self) -> GradedMove:
        """Return the decision that cost most."""
        return max(self.moves, key=lambda one: one.loss)


def kind_of(played: Played[Any, Any], move: GradedMove) -> str:
    """Return the verbs of a decision and of its best alternative, which are equal for similar mistakes.

    Parameters
    ----------
    played : Played
        The game.
    move : GradedMove
        A decision.

    Returns
    -------
    str
        Empty for a good decision. All answers that only continue the game count as one kind.
    """
    if move.grade == "good":
        return ""
    advisor, game, verb = played.scales.advisor, played.scales.game, move.answered.action.verb
    given = "go-on" if verb in advisor.goes_on else game.words.verbs[verb]
    better = move.better.action.partition(" ")[0] if move.better else ""
    own = "own" if move.seat == move.answered.seat else "accepted"
    return " ".join((own, given, better or "nothing"))


def mistakes(played: Played[Any, Any], moves: Iterable[GradedMove]) -> list[Mistake]:
    """Return the mistakes among decisions of a seat, the most expensive first."""
    kinds: dict[str, list[GradedMove]] = {}
    for move in moves:
        if move.grade != "good":
            kinds.setdefault(kind_of(played, move), []).append(move)
    return sorted((Mistake(tuple(alike)) for alike in kinds.values()), key=lambda one: -one.worst.loss)
