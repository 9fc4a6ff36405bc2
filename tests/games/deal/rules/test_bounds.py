"""The bounds of the card game's containers: the worst that can be put together stays below them."""

from monopolista.engine.events import MAX_EVENTS
from monopolista.engine.task_stack import pop
from monopolista.games.deal.editions import Options, load
from monopolista.games.deal.rules import clauses, events, offers, setting_up, tasks, turn, verbs
from monopolista.games.deal.rules.draw import place_in_pile, take_from_unseen
from monopolista.games.deal.rules.records import (
    BANKED,
    BREAKER,
    CARDS,
    COLLECTOR,
    COLOURS,
    FORCED,
    HAND,
    HOUSE,
    MONEY,
    OFFERS,
    PASS_GO,
    PROPERTY,
    SETS_EACH,
    SLY,
    STATIONS,
    TO_BANK,
    Game,
    Offers,
    Pack,
)
from monopolista.games.deal.rules.sets import is_complete, is_property, stands_for
from monopolista.games.deal.rules.table import apply
from monopolista.games.deal.rules.zones import put_in_bank, put_in_hand, put_in_set, put_on_set
from tests.games.deal.rules.laws import check

PACK: Pack = load("deal").pack


def game_of(seats: int) -> Game:
    """A game in which seat 0 plays, and nothing has been dealt."""
    game = Game()
    setting_up.open_game(PACK, game, seats)
    while game.depth > 1:
        pop(game)
    turn.start(game, 0)
    game.agenda[0].kind = tasks.TO_PLAY
    game.agenda[0].seats = 1
    game.plays = PACK.plays
    return game


def take(game: Game, card: int) -> int:
    """Take a card out of the pile."""
    place = place_in_pile(game, card)
    assert place >= 0
    game.pile -= 1
    return take_from_unseen(game, place)


def of_kind(kind: int) -> list[int]:
    return [card for card in range(CARDS) if PACK.kind[card] == kind]


def hold(game: Game, seat: int, *cards: int) -> None:
    """Put cards of the pile into a hand."""
    for card in cards:
        put_in_hand(game, seat, take(game, card), game.hands[seat].count)


def play(game: Game, seat: int, verb: int, subject: int = 0, amount: int = 0) -> None:
    clause = apply(PACK, game, seat, verb, subject, amount)
    assert clause == clauses.NONE, clauses.NAMES[clause]
    check(PACK, game)


def count_offers(game: Game, seat: int) -> int:
    out = Offers()
    offers.list_offers(PACK, game, seat, out)
    return out.count


def test_the_offers_of_who_may_want_everything_fit() -> None:
    game = game_of(5)
    hold(game, 0, *of_kind(SLY), *of_kind(FORCED), *of_kind(BREAKER), *of_kind(COLLECTOR), of_kind(PASS_GO)[0])
    for number, card in enumerate(filter(lambda card: is_property(PACK, card), range(CARDS))):
        colour = next(one for one in range(COLOURS) if stands_for(PACK, card, one))
        put_in_set(PACK, game, number % 5, take(game, card), colour * SETS_EACH)
    check(PACK, game)
    assert 200 < count_offers(game, 0) < OFFERS


def test_the_largest_hand_fits() -> None:
    game = game_of(2)
    hold(game, 0, *of_kind(PASS_GO)[:3], *range(PACK.most_hand + PACK.drawn - 3))
    for card in of_kind(PASS_GO)[:3]:
        play(game, 0, verbs.PLAY, card, verbs.NO_TARGET)
        while game.agenda[game.depth - 1].kind == tasks.DRAWING:
            assert apply(PACK, game, -2, verbs.DRAW, game.unseen[0], 0) == clauses.NONE
    assert PACK.most_hand < game.hands[0].count == 12 < HAND


def test_the_facts_of_the_payment_with_everything_fit() -> None:
    game = game_of(2)
    hold(game, 0, of_kind(COLLECTOR)[0])
    for card in range(CARDS):
        if place_in_pile(game, card) >= 0 and not is_property(PACK, card):
            put_in_bank(PACK, game, 1, take(game, card))
    play(game, 0, verbs.PLAY, of_kind(COLLECTOR)[0], 1)
    game.agenda[1].amount = 1000
    play(game, 1, verbs.ALLOW, 1)
    assert [event.kind for event in game.events[1 : game.event_count]] == [events.PAID] * (game.event_count - 1)
    assert 60 < game.event_count <= CARDS < MAX_EVENTS


def stations() -> list[int]:
    return [card for card in range(CARDS) if is_property(PACK, card) and stands_for(PACK, card, STATIONS)]


def test_before_a_set_finds_no_place_the_incomplete_ones_of_its_colour_run_together() -> None:
    game = game_of(2)
    hold(game, 0, of_kind(BREAKER)[0])
    first = STATIONS * SETS_EACH
    cards = stations()
    for index, card in enumerate(cards[:4]):
        put_in_set(PACK, game, 0, take(game, card), first + index)
    put_in_set(PACK, game, 0, take(game, cards[4]), first + 3)
    for card in cards[5:]:
        put_in_set(PACK, game, 1, take(game, card), first)
    assert is_complete(PACK, game, 1, first)
    play(game, 0, verbs.PLAY, of_kind(BREAKER)[0], cards[5])
    play(game, 1, verbs.ALLOW, 1)
    assert game.players[0].count[first : first + SETS_EACH] == [4, 1, 4, 0]
    assert game.players[1].count[first] == 0


def test_a_building_that_stays_goes_to_the_bank_with_the_last_card_of_its_set() -> None:
    pack = load("deal", Options(broken="stay")).pack
    game = game_of(2)
    hold(game, 0, of_kind(COLLECTOR)[0])
    house = of_kind(HOUSE)[0]
    browns = [card for card in range(CARDS) if PACK.kind[card] == PROPERTY and PACK.colour[card] == 0]
    for card in browns:
        put_in_set(pack, game, 1, take(game, card), 0)
    put_on_set(pack, game, 1, take(game, house), 0)
    notes = [card for card in range(CARDS) if PACK.kind[card] == MONEY and PACK.value[card] == 3]
    for card in notes:
        put_in_bank(pack, game, 1, take(game, card))
    check(pack, game)
    actions = [(0, verbs.PLAY, of_kind(COLLECTOR)[0], 1), (1, verbs.ALLOW, 1, 0)]
    actions += [(1, verbs.PICK, card, 0) for card in (*browns, notes[0])]
    for action in (*actions, (1, verbs.PAY, 0, 0)):
        assert apply(pack, game, *action) == clauses.NONE
        check(pack, game)
    assert (game.zone[house], game.holder[house]) == (BANKED, 1)
    assert [event.amount for event in game.events[: game.event_count] if event.kind == events.SET_BROKEN] == [TO_BANK]
