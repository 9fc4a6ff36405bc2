"""The books: where every card lies as the events tell it, and the plays of the turn."""

from monopolista.engine.events import Event
from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record
from monopolista.engine.seats import NOBODY
from monopolista.games.deal.rules import events
from monopolista.games.deal.rules.records import (
    ABSENT,
    BANKED,
    BUILT,
    CARDS,
    DISCARD,
    DISCARDED,
    HIDDEN,
    HOTEL,
    HOUSE,
    LAID,
    PROPERTY,
    SEATS,
    SETS,
    SETS_EACH,
    TO_BANK,
    WILD_ANY,
    Game,
    Pack,
)


@record
class Books:
    """The state that the events imply, and room to count what lies before the seats."""

    zone: list[int] = cells(CARDS, "where each card is by the events: HIDDEN in the pile and in hands")
    holder: list[int] = cells(CARDS, "in whose hand or before whom, else NOBODY")
    at: list[int] = cells(CARDS, "in which set")
    pile: int = number("cards in the pile")
    turn: int = number("whose turn it is by the events")
    turns: int = number("number of turns by the events")
    plays: int = number("plays left by the events")
    doubles: int = number("doublings that wait for their rent")
    wrong: int = number("events that cannot be")
    looks: int = number("how often the hidden cards were looked at")
    found: list[int] = cells(CARDS, "the look at which each was found last")
    hand: list[int] = cells(SEATS, "cards counted in each hand")
    bank: list[int] = cells(SEATS, "value counted in each bank")
    worth: list[int] = cells(SEATS, "value counted before each seat")
    complete: list[int] = cells(SEATS, "set of the colours of which each has a complete set")
    count: list[int] = cells(SEATS * SETS, "properties counted in each set")
    solid: list[int] = cells(SEATS * SETS, "cards by which a set counts")
    picked: list[int] = cells(SEATS, "value of what is picked")
    buildings: list[int] = cells(SEATS, "buildings before each seat")


@kernel
def open_books(books: Books, pack: Pack) -> None:
    """Begin with every card of the deck in the pile."""
    books.pile = pack.cards
    books.turn = NOBODY
    books.turns = 0
    books.plays = 0
    books.doubles = 0
    books.wrong = 0
    for card in range(CARDS):
        books.zone[card] = HIDDEN if card < pack.cards else ABSENT
        books.holder[card] = NOBODY
        books.at[card] = 0


@kernel
def expect(books: Books, holds: bool) -> None:
    """Note an event that cannot be."""
    if not holds:
        books.wrong += 1


@kernel
def put(books: Books, card: int, zone: int, holder: int, at: int) -> None:
    """Enter where a card lies from now on."""
    books.zone[card] = zone
    books.holder[card] = holder
    books.at[card] = at


@kernel
def is_in_pile(books: Books, card: int) -> bool:
    """Say whether a card is in the pile by the events."""
    return books.zone[card] == HIDDEN and books.holder[card] == NOBODY


@kernel
def is_in_hand(books: Books, seat: int, card: int) -> bool:
    """Say whether a card is in a seat's hand by the events."""
    return books.zone[card] == HIDDEN and books.holder[card] == seat


@kernel
def leaves_hand(books: Books, seat: int, card: int) -> None:
    """A card must have been in the hand that it leaves."""
    expect(books, is_in_hand(books, seat, card))


@kernel
def enter_events(books: Books, pack: Pack, game: Game) -> None:
    """Enter all events of a step."""
    for place in range(game.event_count):
        event = game.events[place]
        if events.DREW <= event.kind <= events.DOUBLED:
            enter_own(books, pack, event)
        elif event.kind in (events.PLAYED, events.SAID_NO, events.DISCARDED):
            enter_played(books, pack, event)
        elif events.PAID <= event.kind <= events.SET_BROKEN:
            enter_taken(books, pack, game, event)
        elif event.kind == events.TURN:
            books.turn = event.seat
            books.turns += 1
            books.plays = pack.plays
            expect(books, books.turns == event.amount)
        elif event.kind == events.ENDED:
            books.plays = 0
        elif event.kind == events.LEFT:
            enter_left(books, event)


@kernel
def enter_own(books: Books, pack: Pack, event: Event) -> None:
    """Enter what a seat does for itself: draw, bank, lay, move, take back, build, double."""
    card = event.subject
    seat = event.seat
    if event.kind == events.RESHUFFLED:
        enter_reshuffled(books, event.amount)
        return
    if event.kind == events.DREW:
        expect(books, is_in_pile(books, card))
        books.pile -= 1
        expect(books, books.pile == event.amount)
        put(books, card, HIDDEN, seat, 0)
        return
    if event.kind == events.MOVED:
        expect(books, books.zone[card] == LAID and books.holder[card] == seat)
        books.at[card] = event.amount
        return
    if event.kind == events.TAKEN_BACK:
        expect(books, books.zone[card] == BANKED or books.zone[card] == LAID)
        expect(books, books.holder[card] == seat)
        books.plays += 1
        put(books, card, HIDDEN, seat, 0)
        return
    leaves_hand(books, seat, card)
    books.plays -= 1
    if event.kind == events.BANKED:
        expect(books, event.amount == pack.value[card] > 0)
        put(books, card, BANKED, seat, 0)
    elif event.kind == events.LAID:
        put(books, card, LAID, seat, event.amount)
    elif event.kind == events.BUILT:
        put(books, card, BUILT, seat, event.amount)
    else:
        books.doubles += 1
        expect(books, event.amount == 1 << books.doubles)
        put(books, card, DISCARDED, NOBODY, 0)


@kernel
def enter_reshuffled(books: Books, amount: int) -> None:
    """Enter that the discards are the pile."""
    expect(books, books.pile == 0)
    for card in range(CARDS):
        if books.zone[card] == DISCARDED:
            books.zone[card] = HIDDEN
            books.pile += 1
    expect(books, books.pile == amount)


@kernel
def enter_played(books: Books, pack: Pack, event: Event) -> None:
    """Enter a card that left a hand for the middle: an action, a Just Say No, one too many."""
    card = event.subject
    leaves_hand(books, event.seat, card)
    if event.kind == events.DISCARDED and event.amount == 1:
        books.pile += 1
        put(books, card, HIDDEN, NOBODY, 0)
        return
    put(books, card, DISCARDED, NOBODY, 0)
    if event.kind == events.PLAYED:
        books.plays -= 1
        books.doubles = 0
        expect(books, event.seat == books.turn)
    elif event.kind == events.SAID_NO and pack.no_is_play == 1 and event.seat == books.turn:
        books.plays -= 1


@kernel
def enter_taken(books: Books, pack: Pack, game: Game, event: Event) -> None:
    """Enter a card that changed hands, or a building that fell off its set."""
    card = event.subject
    if event.kind == events.PAID_NOTHING:
        return
    if event.kind == events.SET_BROKEN:
        expect(books, books.zone[card] == BUILT and books.holder[card] == event.seat)
        if event.amount == TO_BANK:
            put(books, card, BANKED, event.seat, 0)
        elif event.amount == DISCARD:
            put(books, card, DISCARDED, NOBODY, 0)
        return
    giver = event.seat if event.kind == events.PAID else event.other
    receiver = event.other if event.kind == events.PAID else event.seat
    expect(books, books.holder[card] == giver and books.zone[card] >= BANKED)
    if event.kind == events.PAID:
        expect(books, event.amount == pack.value[card] > 0)
    if books.zone[card] == LAID:
        at = game.at[card] if event.kind == events.PAID else event.amount
        expect(books, at // SETS_EACH == books.at[card] // SETS_EACH)
        put(books, card, LAID, receiver, at)
    elif event.kind == events.TOOK_BUILDING:
        expect(books, books.zone[card] == BUILT)
        put(books, card, BUILT, receiver, event.amount)
    else:
        put(books, card, BANKED, receiver, 0)


@kernel
def enter_left(books: Books, event: Event) -> None:
    """Enter that all cards of a seat are discards."""
    count = 0
    for card in range(CARDS):
        if books.holder[card] == event.seat:
            put(books, card, DISCARDED, NOBODY, 0)
            count += 1
    expect(books, count == event.amount)
    if event.seat == books.turn:
        books.plays = 0
        books.doubles = 0


@kernel
def is_property(pack: Pack, card: int) -> bool:
    """Say whether a card is laid in sets."""
    return PROPERTY <= pack.kind[card] <= WILD_ANY


@kernel
def is_building(pack: Pack, card: int) -> bool:
    """Say whether a card is a house or a hotel."""
    return pack.kind[card] == HOUSE or pack.kind[card] == HOTEL
