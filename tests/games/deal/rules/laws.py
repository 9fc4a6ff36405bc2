"""What holds in every position of the card game, counted anew from where the cards lie."""

from collections import Counter
from dataclasses import fields

from monopolista.engine.seats import NOBODY
from monopolista.engine.task_stack import Task
from monopolista.games.deal.rules import tasks
from monopolista.games.deal.rules.records import (
    BANKED,
    BUILT,
    CARDS,
    DISCARDED,
    HIDDEN,
    HOUSE,
    LAID,
    SETS,
    SETS_EACH,
    STAY,
    Game,
    Pack,
    Player,
)
from monopolista.games.deal.rules.sets import is_complete, solidity, stands_for

TURN = {tasks.START, tasks.TO_PLAY, tasks.TO_DISCARD}


def check(pack: Pack, game: Game) -> None:
    """Check all that holds in every position."""
    check_cards(game)
    check_blanks(game)
    check_tasks(pack, game)
    for seat, player in enumerate(game.players):
        check_counters(pack, game, seat, player)
        check_buildings(pack, game, seat, player)


def check_cards(game: Game) -> None:
    """Each of the 106 cards lies in one place, and what does not lie before a seat is nobody's."""
    hidden = [*game.unseen[: game.unseen_count], *game.under[: game.under_count]]
    assert game.pile == len(hidden)
    for hand in game.hands:
        hidden += hand.cards[: hand.count]
    assert all(game.zone[card] == HIDDEN for card in hidden)
    assert Counter([*hidden, *(card for card in range(CARDS) if game.zone[card] != HIDDEN)]) == Counter(range(CARDS))
    for card in range(CARDS):
        if game.zone[card] in {HIDDEN, DISCARDED}:
            assert (game.holder[card], game.at[card], game.picked[card]) == (NOBODY, 0, 0)
        else:
            assert game.players[game.holder[card]].playing == 1


def check_blanks(game: Game) -> None:
    """What is not in use is blank, so that equal positions have equal bytes."""
    lists = [
        (game.unseen, game.unseen_count),
        (game.under, game.under_count),
        (game.undo, game.undo_count),
        (game.undo_from, game.undo_count),
        *((hand.cards, hand.count) for hand in game.hands),
    ]
    assert not any(any(cells[count:]) for cells, count in lists)
    names = [one.name for one in fields(Task)]
    assert not any(getattr(task, name) for task in game.agenda[game.depth :] for name in names)
    for seat in range(game.seats, len(game.players)):
        assert game.players[seat].playing == 0


def check_tasks(pack: Pack, game: Game) -> None:
    """Upon the turn lies one question, or actions against others; what is picked is picked by who pays."""
    kinds = [task.kind for task in game.agenda[: game.depth]]
    assert (game.depth == 0) == (game.winners != 0)
    assert not kinds or kinds[0] in TURN
    assert len(kinds) <= 2 or kinds[0] == tasks.START or all(map(tasks.is_against, kinds[1:]))
    picked = dict.fromkeys(range(game.seats), 0)
    for card in range(CARDS):
        if game.picked[card]:
            picked[game.holder[card]] += pack.value[card]
    for task in game.agenda[: game.depth]:
        if task.kind == tasks.TO_PAY:
            assert picked.pop(task.seat) == task.more
    assert not any(picked.values())
    if game.doubles > 0:
        assert kinds == [tasks.TO_PLAY]
        assert game.plays > 0
    if game.depth == 0:
        assert game.plays == game.doubles == game.undo_count == 0


def check_counters(pack: Pack, game: Game, seat: int, player: Player) -> None:
    """The counters of a seat say what lies before it."""
    own = [card for card in range(CARDS) if game.holder[card] == seat]
    laid = [card for card in own if game.zone[card] == LAID]
    assert player.hand == game.hands[seat].count
    assert player.bank == sum(pack.value[card] for card in own if game.zone[card] == BANKED)
    assert player.worth == sum(pack.value[card] for card in own)
    assert all(game.at[card] == 0 for card in own if game.zone[card] == BANKED)
    full = {series // SETS_EACH for series in range(SETS) if is_complete(pack, game, seat, series)}
    assert player.complete == sum(1 << colour for colour in full)
    for series in range(SETS):
        cards = [card for card in laid if game.at[card] == series]
        assert all(stands_for(pack, card, series // SETS_EACH) for card in cards)
        assert player.count[series] == len(cards) <= pack.size[series // SETS_EACH]
        assert player.solid[series] == sum(solidity(pack, card) for card in cards)


def check_buildings(pack: Pack, game: Game, seat: int, player: Player) -> None:
    """Buildings stand on complete sets, a hotel upon a house; those that stay lie at least on a card."""
    built = [card for card in range(CARDS) if game.holder[card] == seat and game.zone[card] == BUILT]
    named = {1 + card: game.at[card] for card in built}
    for series in range(SETS):
        house, hotel = player.house[series], player.hotel[series]
        for building in (house, hotel):
            assert building == 0 or named.pop(building) == series
        assert house == 0 or pack.kind[house - 1] == HOUSE
        if house or hotel:
            assert player.count[series] > 0
            assert pack.buildable[series // SETS_EACH] == 1
            assert pack.broken == STAY or (house and is_complete(pack, game, seat, series))
    assert not named
