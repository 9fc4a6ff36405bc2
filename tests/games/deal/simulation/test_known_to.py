"""Games that are played on as one seat knows them: what it may not know is dealt anew, evenly, and nothing else is."""

from collections import Counter

import numpy as np

from monopolista.engine.chance import Stream, seed_stream
from monopolista.engine.records import copy, to_bytes
from monopolista.games import game_of
from monopolista.games.deal.editions import Options, load
from monopolista.games.deal.rules.records import Game
from monopolista.games.deal.rules_adapter import DealRulesAdapter
from monopolista.games.deal.simulation.determinization import deal_anew
from monopolista.simulate.rollouts import Rollouts
from monopolista.simulate.runner.chunk_worker import job_of
from monopolista.table import Table, seeded
from tests.games.deal.battery.worlds import Memory, other_world
from tests.games.deal.scenario import position

SEATS = 3
ANSWERS = 60
TIMES = 1000
UNEVEN = 2
"""No card comes so much more often than an even share."""
GAMES = 12


def positions(seed: int) -> list[Game]:
    """Positions of a game, one after each answer."""
    table, draw, found = Table("deal", SEATS, seed=seed, options=Options(excess="under")), seeded(seed), list[Game]()
    while len(found) < ANSWERS and not table.over:
        seat = table.next_asked
        table.play(seat, table.game.decide("regular", table.box, table.state(), seat, draw))
        found.append(table.state())
    return found


def dealt(game: Game, seat: int, rng: int) -> Game:
    """The same game with what a seat may not know dealt anew, by a lot."""
    anew = copy(game)
    seed_stream(anew.chance[0], 5, rng)
    deal_anew(anew, seat)
    return anew


def hidden(game: Game, seat: int) -> list[int]:
    """All cards that a seat cannot see."""
    held = [card for other, hand in enumerate(game.hands) if other != seat for card in hand.cards[: hand.count]]
    return sorted([*game.unseen[: game.unseen_count], *game.under[: game.under_count], *held])


def test_the_seat_sees_the_same_and_no_card_is_lost() -> None:
    law = DealRulesAdapter(load(options=Options(excess="under")))
    for number, game in enumerate(positions(3)):
        seat = number % SEATS
        anew = dealt(game, seat, number)
        assert law.view(anew) == law.view(game)
        assert to_bytes(anew.hands[seat]) == to_bytes(game.hands[seat])
        assert hidden(anew, seat) == hidden(game, seat)


def test_what_is_dealt_depends_on_nothing_that_is_hidden() -> None:
    stream = Stream()
    seed_stream(stream, 8, 9)
    for number, game in enumerate(positions(4)):
        seat = number % SEATS
        other = other_world(game, seat, Memory(), stream)
        assert to_bytes(dealt(other, seat, number)) == to_bytes(dealt(game, seat, number))


def test_every_hidden_card_comes_to_every_place_as_often() -> None:
    game = position(SEATS, hands={0: ["money-5"], 1: ["just-say-no", "money-1"], 2: ["deal-breaker"]}).state
    cards = hidden(game, 0)
    held = Counter(card for rng in range(TIMES) for card in dealt(game, 0, rng).hands[1].cards[:2])
    assert sorted(held) == cards
    assert max(held.values()) < UNEVEN * 2 * TIMES / len(cards)


def test_from_worlds_that_the_seat_cannot_tell_apart_the_same_is_won() -> None:
    stream = Stream()
    seed_stream(stream, 2, 7)
    game = positions(6)[ANSWERS // 2]
    worlds = [to_bytes(game), *(to_bytes(other_world(game, 0, Memory(), stream)) for _ in range(2))]
    deal = game_of("deal")
    job = job_of(deal, deal.box("deal", Options(excess="under")), ["regular"] * SEATS, seed=7)
    won = Rollouts(tuple(worlds), known_to=0)(job, 0, GAMES)
    assert np.array_equal(won[0], won[1])
    assert np.array_equal(won[0], won[2])
    assert not np.array_equal(won[0], Rollouts((worlds[0],))(job, 0, GAMES)[0])
