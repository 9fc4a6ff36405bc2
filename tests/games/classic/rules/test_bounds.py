"""The bounds of the containers: the worst that can be put together stays below them."""

import pytest

from monopolista.engine.events import MAX_EVENTS
from monopolista.engine.seats import SEATS
from monopolista.engine.task_stack import TASKS
from monopolista.games.classic.editions import load
from monopolista.games.classic.rules import clauses, offers, setting_up, table, tasks, verbs
from monopolista.games.classic.rules.property.deeds import gather_sets
from monopolista.games.classic.rules.records import DEEDS, OFFERS, TRADES_EACH, Edition, Game, Offers
from tests.engine.probes import too_many_tasks

EDITION: Edition = load("italy").edition


def game_of(seats: int) -> Game:
    """A game in which seat 0 has the dice."""
    game = Game()
    setting_up.open_game(EDITION, game, seats)
    for seat in range(seats):
        roll = (6, 6) if seat == 0 else (1, 2)
        assert table.apply(EDITION, game, -2, verbs.ROLL, *roll) == clauses.NONE
    assert game.turn == 0
    return game


def play(game: Game, seat: int, verb: int, subject: int = 0, amount: int = 0) -> None:
    clause = table.apply(EDITION, game, seat, verb, subject, amount)
    assert clause == clauses.NONE, clauses.NAMES[clause]


def test_a_task_too_many_is_an_error() -> None:
    with pytest.raises(AssertionError):
        too_many_tasks()


def open_trades(game: Game) -> None:
    """Let every other seat propose to seat 0 as often as it may."""
    for seat in range(1, game.seats):
        for number in range(TRADES_EACH):
            play(game, seat, verbs.DEAL, 0)
            play(game, seat, verbs.GET, EDITION.square[number])
            play(game, seat, verbs.MONEY, 0, 1)
            play(game, seat, verbs.PROPOSE)


@pytest.mark.parametrize("mortgaged", [0, 1])
def test_the_facts_of_the_greatest_bankruptcy_fit(mortgaged: int) -> None:
    game = game_of(SEATS)
    for deed in range(DEEDS):
        game.owner[EDITION.square[deed]] = 0
        game.mortgaged[EDITION.square[deed]] = mortgaged
    gather_sets(EDITION, game)
    open_trades(game)
    for seat in range(1, SEATS):
        game.players[seat].cash = 0
    if not mortgaged:
        for deed in range(DEEDS):
            game.level[EDITION.square[deed]] = 1 if EDITION.house_price[EDITION.square[deed]] else 0
        gather_sets(EDITION, game)
    play(game, 0, verbs.BANKRUPT)
    assert 140 < game.event_count < MAX_EVENTS


def test_the_offers_of_who_owns_everything_and_is_offered_everything_fit() -> None:
    game = game_of(SEATS)
    for deed in range(DEEDS):
        game.owner[EDITION.square[deed]] = 0
    gather_sets(EDITION, game)
    open_trades(game)
    play(game, 0, verbs.DEAL, 1)
    out = Offers()
    offers.list_offers(EDITION, game, 0, out)
    assert DEEDS * 2 < out.count < OFFERS


def bargain(game: Game, maker: int, partner: int, money: int, *picks: tuple[int, int]) -> None:
    """Let two seats agree on a trade, if the clauses admit it."""
    play(game, maker, verbs.DEAL, partner)
    for verb, subject in (*picks, (verbs.MONEY, 0)):
        table.apply(EDITION, game, maker, verb, subject, money if verb == verbs.MONEY else 0)
    if table.apply(EDITION, game, maker, verbs.PROPOSE, 0, 0) == clauses.NONE:
        table.apply(EDITION, game, partner, verbs.ACCEPT, game.serials, 0)


def test_friends_cannot_pile_up_more_tasks_than_the_agenda_holds() -> None:
    """Each in turn takes all mortgaged deeds, gives its money away for a jail card, and owes 10 % on each of them."""
    game = game_of(8)
    squares = list(EDITION.square)
    for square in squares:
        game.owner[square] = 1
        game.mortgaged[square] = 1
    gather_sets(EDITION, game)
    game.holder[0] = 0
    for taker in range(2, 8):
        bargain(game, taker - 1, taker, -1, *((verbs.GIVE, square) for square in squares))
        bargain(game, taker, 0, game.players[taker].cash, (verbs.GET_CARD, 0))
        for square in squares:
            table.apply(EDITION, game, taker, verbs.KEEP, square, 0)
        bargain(game, taker, 0, -1, (verbs.GIVE_CARD, 0))
    debts = [task.seat for task in game.agenda[: game.depth] if task.kind == tasks.DEBT]
    assert debts, "a player could not pay the 10 %"
    assert len(debts) == len(set(debts)), "nobody owes it twice"
    assert game.depth < TASKS
