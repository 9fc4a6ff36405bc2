"""Games between bots in this process, one batch after the other.

>>> source = BatchSource("italy", ("regular", "random"), seed=1, most_turns=5)
>>> [outcome] = source.play(1)
>>> outcome.ended, max(outcome.turns)
(False, 5)
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from monopolista.engine.game_counters import BATCH, Outcome
from monopolista.games import game_of
from monopolista.games.common.options import Options, Value
from monopolista.games.interface.simulator import Part
from monopolista.simulate.runner.chunk_worker import job_of, play_chunk


class BatchSource:
    """Plays the games of a run between bots, one after the other.

    Parameters
    ----------
    edition : str
        Edition that is played.
    bots : sequence of str
        A bot for each seat.
    seed : int
        Seed of the run.
    options : Options or Mapping, optional
        Options of the edition.
    most_turns : int, optional
        Turns of a seat after which a game is truncated; by default as in simulations.

    Raises
    ------
    EditionError
        If there is no such edition.
    OptionError
        If the edition has no such option, or not with that value.
    """

    def __init__(
        self,
        edition: str,
        bots: Sequence[str],
        seed: int = 0,
        *,
        options: Options | Mapping[str, Value] | None = None,
        most_turns: int | None = None,
    ) -> None:
        game = game_of(edition)
        job = job_of(game, game.box(edition, options), bots, seed)
        self._job = job if most_turns is None else replace(job, most_turns=most_turns)
        self._played = 0

    def play(self, count: int) -> list[Outcome]:
        """Play the next games.

        Parameters
        ----------
        count : int
            Number of games; each call plays new ones.

        Returns
        -------
        list of Outcome
            Outcome of each game.

        Raises
        ------
        IllegalBotActionError
            If a clause forbids an action of a bot.
        """
        outcomes: list[Outcome] = []
        for first in range(self._played, self._played + count, BATCH):
            size = min(BATCH, self._played + count - first)
            outcomes += _outcomes(play_chunk(self._job, first, size))
        self._played += count
        return outcomes


def _outcomes(part: Part) -> list[Outcome]:
    winners, decisions = part.games["winners"].tolist(), part.games["decisions"].tolist()
    turns = [tuple(row) for row in part.seats["turns"].tolist()]
    return [Outcome(*one) for one in zip(winners, turns, decisions, strict=True)]
