"""No byte that reaches a seat or a spectator depends on cards that it may not see."""

import pytest

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.records import copy, dtype_of, to_bytes
from monopolista.engine.seats import CHANCE
from monopolista.engine.task_stack import top_kind
from monopolista.games.common.notation import Action
from monopolista.games.deal.actions.notation import write
from monopolista.games.deal.editions import load
from monopolista.games.deal.positions.win_odds import odds_of
from monopolista.games.deal.rules import clauses, table, tasks, verbs
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import CARDS, SETS, Game, Offers, Pack, Seen
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from monopolista.games.interface.rules_adapter import Step
from monopolista.games.interface.views import DenialView
from tests.battery.bodies import quick_bytes
from tests.battery.stage import PLAYED
from tests.games.deal.battery.games import played as played_at_random
from tests.games.deal.battery.variants import options
from tests.games.deal.battery.worlds import Memory, may_come, other_world

GAMES = 100
POSITIONS = 50
"""Of each game."""
EVERY = 4
ODD = 10
"""Actions of any kind that are tried, besides one that is offered."""
OPEN = dtype_of(Seen).itemsize


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("number", range(GAMES))
def test_two_worlds_are_the_same_to_a_seat(number: int) -> None:
    """Positions of a game that are compared, and of those after it where it is too short."""
    stream = Stream()
    seed_stream(stream, 5, number)
    looked = 0
    while looked < POSITIONS:
        looked += look_at_game(number, POSITIONS - looked, stream)
        number += GAMES


def look_at_game(number: int, most: int, stream: Stream) -> int:
    """Compare worlds at positions of a game; return how many there were."""
    memory, law = Memory(), DealRulesAdapter(load(options=options(number)))
    for step, stage in zip(range(most * EVERY), played_at_random(number), strict=False):
        game: Game = stage.games[PLAYED]
        memory.note(game.events[: game.event_count] if step > 0 else ())
        if game.depth == 0:
            return step // EVERY
        if step % EVERY == 0:
            compare(law, game, below(stream, game.seats + 1) - 1, memory, stream)
    return most


def compare(law: DealRulesAdapter, game: Game, seat: int, memory: Memory, stream: Stream) -> None:
    """Compare what a seat, or with -1 a spectator, is shown and may do in two worlds."""
    other = other_world(game, seat, memory, stream)
    assert quick_bytes(other) != quick_bytes(game)
    same_to_all(law, game, other)
    if seat >= 0:
        same_to_seat(law, game, other, seat)
        same_refusals(law.box.pack, game, other, seat, stream)
        same_after_an_answer(law, game, other, seat, stream)
    if top_kind(game) == tasks.DRAWING:
        same_after_a_draw(law, game, other, seat, stream)


def same_to_all(law: DealRulesAdapter, game: Game, other: Game) -> None:
    """What lies open is the same, and so is who is asked what."""
    assert quick_bytes(other)[:OPEN] == quick_bytes(game)[:OPEN]
    assert law.view(other) == law.view(game)
    assert (law.asked(other), law.next_asked(other)) == (law.asked(game), law.next_asked(game))
    assert law.questions(other) == law.questions(game)
    assert odds_of(law.box, other, 0) == odds_of(law.box, game, 0)


def same_to_seat(law: DealRulesAdapter, game: Game, other: Game, seat: int) -> None:
    """A seat holds, may do and may not do the same."""
    assert law.hand(other, seat) == law.hand(game, seat)
    assert to_bytes(other.hands[seat]) == to_bytes(game.hands[seat])
    assert offered(law.box.pack, other, seat) == offered(law.box.pack, game, seat)
    assert law.offers(other, seat) == law.offers(game, seat)
    assert denied(law, other, seat) == denied(law, game, seat)
    assert odds_of(law.box, other, 1 << seat) == odds_of(law.box, game, 1 << seat)


def denied(law: DealRulesAdapter, game: Game, seat: int) -> list[DenialView]:
    """Return the denials of a seat."""
    return law.denials(game, seat, law.offers(game, seat))


def offered(pack: Pack, game: Game, seat: int) -> list[tuple[int, int, int]]:
    """Return what a seat is offered."""
    out = Offers()
    list_offers(pack, game, seat, out)
    return [(one.verb, one.subject, one.low) for one in out.rows[: out.count]]


def same_refusals(pack: Pack, game: Game, other: Game, seat: int, stream: Stream) -> None:
    """Whatever a seat tries, the same clause forbids it."""
    for _ in range(ODD):
        amount = (0, -1, below(stream, SETS), below(stream, CARDS), below(stream, 5))[below(stream, 5)]
        action = (below(stream, verbs.LEAVE + 2), below(stream, CARDS + 2) - 1, amount)
        assert table.refusal(pack, other, seat, *action) == table.refusal(pack, game, seat, *action)


def same_after_an_answer(law: DealRulesAdapter, game: Game, other: Game, seat: int, stream: Stream) -> None:
    """What a seat does has the same consequences, as far as it sees them."""
    may = offered(law.box.pack, game, seat)
    if may:
        action = may[below(stream, len(may))]
        after = [played(law, world, seat, action, 1 << seat) for world in (game, other)]
        assert after[0] == after[1]


def same_after_a_draw(law: DealRulesAdapter, game: Game, other: Game, seat: int, stream: Stream) -> None:
    """Whatever another seat draws, nobody else sees which card it was."""
    task = game.agenda[game.depth - 1]
    if task.seat == seat:
        return
    drawn = [(verbs.DRAW, one[below(stream, len(one))], 0) for one in map(may_come, (game, other))]
    seats = 1 << seat if seat >= 0 else 0
    after = [played(law, world, CHANCE, action, seats) for world, action in zip((game, other), drawn, strict=True)]
    assert after[0] == after[1]


def played(
    law: DealRulesAdapter, world: Game, seat: int, action: tuple[int, int, int], seats: int
) -> tuple[bytes, Step]:
    """Return what lies open after an action, and the step as it is shown to some seats."""
    trial = copy(world)
    assert table.apply(law.box.pack, trial, seat, *action) == clauses.NONE
    step = Step(seat, write(Action(*action)), tuple(copy(event) for event in trial.events[: trial.event_count]))
    shown = law.shown(step, seats)
    shown_events = b"".join(to_bytes(event) for event in shown.events)
    return quick_bytes(trial)[:OPEN] + shown_events, Step(shown.seat, shown.action, ())
