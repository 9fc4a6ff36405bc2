"""The bargains of ``regular``: never for a song, never twice, never one way."""

import pytest

from monopolista.bots import decide
from monopolista.engine.game_counters import MOST_DECISIONS
from monopolista.games.classic.actions.notation import Terms, terms_in, write
from monopolista.games.classic.bots.registry import LEVELS
from monopolista.games.classic.editions import load
from monopolista.games.classic.presentation.view import TradeView
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.simulation.parallel_games import Batch
from monopolista.games.common.notation import Action
from monopolista.simulate.runner.chunk_worker import words_of
from monopolista.table import Table, seeded
from tests.games.classic.scenario import BROWN, LIGHT_BLUE, STATIONS, Scenario, position

DRAW = seeded(1)


def regular(game: Scenario, seat: int) -> Action:
    return decide("regular", game.table, seat, DRAW)


def answer_to(game: Scenario, seat: int, proposal: str) -> str:
    game.does(proposal)
    return write(regular(game, seat))


def one_missing(cash: int = 1500) -> Scenario:
    """Seat 1 lacks one orange street, which seat 0 has; seat 0 lacks one red street, which seat 2 has."""
    return position(4, owns={0: (19, 21, 23), 1: (16, 18, 39), 2: (24,)}, cash={1: cash})


@pytest.mark.parametrize("song", ["money 180", "money 360", "give 39", "give 39 money 100"])
def test_it_does_not_complete_anothers_colour_for_a_song(song: str) -> None:
    assert not answer_to(one_missing(), 0, f"1: propose 0 {song} get 19").startswith("accept")


@pytest.mark.parametrize("song", ["money 120", "money 400", "give 5 money 100"])
def test_it_does_not_give_its_own_colour_for_a_song(song: str) -> None:
    game = position(4, owns={0: BROWN, 1: (5,)}, at={1: 29})
    assert not answer_to(game, 0, f"1: propose 0 {song} get 1 3").startswith("accept")


def test_it_gives_nothing_for_nothing() -> None:
    game = position(4, owns={0: (5, 39), 1: (37,)})
    assert not answer_to(game, 0, "1: propose 0 money 1 get 39").startswith("accept")


def test_it_swaps_where_both_complete_a_colour() -> None:
    game = position(4, owns={0: (19, 21, 23), 1: (16, 18, 24)})
    assert answer_to(game, 0, "1: propose 0 give 24 get 19") == "accept 1"


def test_it_takes_a_present() -> None:
    assert answer_to(one_missing(), 0, "1: propose 0 give 39 money 100 get 21") == "accept 1"


def test_it_answers_too_small_a_sum_by_a_fair_one() -> None:
    answer = regular_counter(position(4, owns={0: (3,), 1: (1,), 2: STATIONS}))
    assert (answer.partner, answer.gives, answer.counters) == (1, (3,), 1)
    assert answer.money < -100


def regular_counter(game: Scenario) -> Terms:
    game.does("1: propose 0 money 65 get 3")
    terms = terms_in(regular(game, 0))
    assert terms is not None
    return terms


def test_what_it_proposes_it_would_accept_itself_from_the_other_chair() -> None:
    game = position(4, owns={0: (19, 21, 23), 1: (16, 18, 24)})
    game.does(f"0: {write(regular(game, 0))}")
    assert write(regular(game, 1)) == "accept 1"


def test_a_refused_proposal_is_not_repeated_while_nothing_has_changed() -> None:
    game = position(4, owns={0: (19, 21, 23), 1: (16, 18, 24), 2: LIGHT_BLUE})
    first = regular(game, 0)
    refused = terms_in(first)
    assert refused is not None
    game.does(f"0: {write(first)}", "1: refuse 1")
    second = terms_in(regular(game, 0))
    assert second is None or (second.gives, second.gets) != (refused.gives, refused.gets)


def test_it_withdraws_what_is_no_longer_to_its_advantage() -> None:
    game = position(4, owns={0: (19,), 1: (16, 18)})
    game.does("0: propose 1 give 19 money -5")
    assert write(regular(game, 0)) == "withdraw 1"


def test_in_debt_it_offers_deeds_before_it_sells_houses() -> None:
    built = {1: 2, 3: 2, 37: 1, 39: 1}
    game = position(3, owns={0: (*BROWN, 26), 1: (27, 29), 2: (37, 39)}, built=built, cash={0: 10, 1: 1500})
    game.table.set_up(land_on(game, 39))
    terms = terms_in(regular(game, 0))
    assert terms is not None
    assert terms.gives == (26,)
    assert terms.money < 0


def land_on(game: Scenario, square: int) -> bytes:
    """Return the position after seat 0 has come to a square by a throw of three."""
    state = game.state
    state.players[0].square = square - 3
    game.table.set_up(state)
    game.roll(1, 2)
    return game.table.save()


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("seed", range(4))
def test_no_refused_offer_is_ever_repeated_while_nothing_has_changed(seed: int) -> None:
    table = Table("italy", 4, seed=seed)
    draw = seeded(seed)
    refused: set[tuple[int, int, Terms]] = set()
    for _ in range(1500):
        if table.over:
            return
        seat = table.next_asked
        action = decide("regular" if seat < 2 else "random", table, seat, draw)
        if action.verb == verbs.REFUSE:
            refused |= {(table.state().changes, maker, terms) for maker, terms in terms_of_open(table, action.subject)}
        stated = terms_in(action)
        if seat < 2 and stated is not None:
            terms = Terms(*(getattr(stated, name) for name in SAME))
            assert (table.state().changes, seat, terms) not in refused
        table.play(seat, action)


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_bots_do_not_trade_in_circles(seats: int) -> None:
    batch = Batch(load("italy"), [LEVELS.index("regular")] * seats, [words_of(seats, game) for game in range(6)])
    batch.advance(100, MOST_DECISIONS)
    for place in range(6):
        assert batch.game(place).serials <= 12 * seats


SAME = ("partner", "gives", "gets", "gives_cards", "gets_cards", "money")


def terms_of_open(table: Table, serial: int) -> list[tuple[int, Terms]]:
    return [(one.maker, terms_of(one)) for one in table.view().trades if one.serial == serial]


def terms_of(one: TradeView) -> Terms:
    cards = tuple(one.gives_cards), tuple(one.gets_cards)
    return Terms(one.partner, tuple(one.gives), tuple(one.gets), *cards, one.money)
