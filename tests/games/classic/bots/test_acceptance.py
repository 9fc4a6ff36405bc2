"""``champion`` knows the rule by which the bot at each seat answers a trade, and offers no more than that one takes."""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest

from monopolista.bots import decide
from monopolista.engine.episodes import Course
from monopolista.games.classic.actions.notation import Proposal
from monopolista.games.classic.bots import levels
from monopolista.games.classic.bots.levels import CHAMPION, FIXED_B
from monopolista.games.classic.bots.registry import BOTS, LEVELS
from monopolista.games.classic.editions import load
from monopolista.games.classic.learn.learning import LEARNING
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.simulation.parallel_games import Batch
from monopolista.games.common.notation import Action
from monopolista.simulate.runner.seeding import words_of_games
from monopolista.table import Table
from tests.games.classic.scenario import position
from tests.plugins.campaigns import Campaign

TRADERS = [bot.name for bot in BOTS if not bot.is_random and bot.name != "thrifty"]
LONG = 400


def answered(bots: Sequence[str], seed: int) -> Iterator[Action]:
    """Play a game of ``champion`` at the first seat; yield the partners' answers to its proposals."""
    table, draw, proposed = Table("italy", len(bots), seed=seed), Random(seed).randrange, False
    while not table.over and table.version < LONG:
        seat = table.next_asked
        action = table.game.decide(bots[seat], table.box, table.state(), seat, draw, levels=bots)
        if proposed:
            yield action
        proposed = seat == 0 and isinstance(action, Proposal) and action.terms is not None and not action.terms.counters
        table.play(seat, action)


@pytest.mark.parametrize("number", range(len(BOTS)))
def test_the_numbers_of_the_levels_are_their_places_in_the_registry(number: int) -> None:
    assert getattr(levels, LEVELS[number].upper().replace("-", "_")) == number


@pytest.mark.campaign(sample=2)
@pytest.mark.parametrize("level", TRADERS)
def test_a_bot_accepts_what_it_proposes_to_it(level: str, campaign: Campaign) -> None:
    verbs_said: list[int] = []
    for seed in range(2):
        verbs_said += [action.verb for action in answered(("champion", level, level, level), seed)]
        if verbs_said and not campaign.full:
            break
    assert verbs_said
    assert set(verbs_said) == {verbs.ACCEPT}


def test_a_table_tells_it_who_sits_where() -> None:
    """Both swap streets that make a colour whole for each; ``fixed-b`` asks for less money than ``regular``."""
    proposals: list[Action] = []
    for partner in ("regular", "fixed-b"):
        table = position(4, owns={0: (16, 18, 24), 1: (19, 21, 23)}).table
        bots = ("champion", partner, "regular", "regular")
        table.transcript.header = msgspec.structs.replace(table.transcript.header, bots=bots)
        proposals.append(decide("champion", table, 0, Random(1).randrange))
        table.play(0, proposals[-1])
        assert decide(partner, table, 1, Random(1).randrange).verb == verbs.ACCEPT
    assert proposals[0] != proposals[1]


def test_simulations_and_environments_tell_it_who_sits_where() -> None:
    box, bots = load("italy"), [CHAMPION, FIXED_B]
    (answer,) = Batch(box, bots, [*words_of_games(1, range(1))]).answers
    assert answer.levels[:2] == bots
    (answer,) = LEARNING.table(box, bots, Course()).answers
    assert answer.levels[:2] == bots
