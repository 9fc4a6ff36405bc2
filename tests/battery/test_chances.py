"""What is said of chance beforehand is what is drawn: the same answers, each exactly as often, and no others."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest
from tools.new_game.template.pig.game import PIG

from monopolista.bots import decide
from monopolista.games import GAMES, load
from monopolista.games.common.notation import Action
from monopolista.games.interface.rules_adapter import RulesAdapter
from monopolista.table import CHANCE, Table, seeded
from tests.plugins.campaigns import Campaign

Odds = dict[Action, Fraction]


class MoreToDrawError(Exception):
    """A draw that was not laid down."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


def drawn(
    law: RulesAdapter, state: Any, laid: tuple[int, ...] = (), share: Fraction = Fraction(1)
) -> Iterator[tuple[Action, Fraction]]:
    """Every answer that draws can lead to, each with how likely they are."""
    left = iter(laid)

    def draw(limit: int) -> int:
        for number in left:
            return number
        raise MoreToDrawError(limit)

    try:
        yield law.draw(state, draw), share
    except MoreToDrawError as more:
        for number in range(more.limit):
            yield from drawn(law, state, (*laid, number), share / more.limit)


def odds_drawn(law: RulesAdapter, state: Any) -> Odds:
    odds: Odds = {}
    for action, share in drawn(law, state):
        odds[action] = odds.get(action, Fraction(0)) + share
    return odds


def odds_said(law: RulesAdapter, state: Any) -> Odds:
    said = law.chances(state)
    total = sum(weight for _, weight in said)
    assert len(dict(said)) == len(said)
    return {action: Fraction(weight, total) for action, weight in said}


def asked_of_chance(
    edition: str, seats: int, number: int, options: dict[str, bool | str]
) -> Iterator[tuple[Table, Any]]:
    """A table of bots wherever chance is asked."""
    table: Table = Table(edition, seats, chance=None, options=options)
    draw = seeded(number)
    while not table.over:
        state = table.state()
        if table.next_asked == CHANCE:
            yield table, state
            table.play(CHANCE, table.rules.draw(state, draw))
        else:
            seat = table.next_asked
            table.play(seat, decide(table.game.usual, table, seat, draw))


def question_kind(table: Table, state: Any) -> tuple[int, ...]:
    """What chance is asked, and how many answers there are."""
    task = state.agenda[state.depth - 1]
    return (task.kind, len(table.rules.chances(state)))


OPTIONS: dict[str, list[dict[str, bool | str]]] = {
    "classic": [{}, {"short": True}, {"speedy": True}],
    "deal": [{}, {"excess": "under"}],
}
"""By game, the options by which chance is asked something else; for a game that is not named, none."""
WAYS = [(game, number) for game in (*GAMES, PIG.name) for number in range(len(OPTIONS.get(game, [{}])))]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PIG.name, PIG)


@pytest.mark.campaign(sample=len(WAYS))
@pytest.mark.parametrize(("game", "number"), WAYS)
def test_chance_answers_what_is_drawn_each_as_often_and_nothing_else(
    game: str, number: int, campaign: Campaign
) -> None:
    """With each option in one edition, in full runs in all of them."""
    editions = GAMES[game].editions()
    for edition in editions if campaign.full else [editions[campaign.seed % len(editions)]]:
        seats, options = 2 + number % (load(edition).most_seats - 1), OPTIONS.get(game, [{}])[number]
        check_chances(edition, seats, number, options, campaign.size(sample=1, full=2))


def check_chances(edition: str, seats: int, number: int, options: dict[str, bool | str], often: int) -> None:
    """Compare what is said of chance with what is drawn, so often for each question with each number of answers."""
    met: Counter[tuple[int, ...]] = Counter()
    for table, state in islice(asked_of_chance(edition, seats, number, options), 300):
        what = question_kind(table, state)
        met[what] += 1
        if met[what] > often:
            continue
        said = odds_said(table.rules, state)
        assert said == odds_drawn(table.rules, state)
        admitted = {action for action in table.rules.chance_outcomes if not table.rules.refusal(state, CHANCE, action)}
        assert admitted == said.keys()
    assert met
