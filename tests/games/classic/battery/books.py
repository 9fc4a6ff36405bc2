"""Books kept from the events alone; the table must agree with them at every step."""

from monopolista.engine.events import Event
from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record
from monopolista.engine.seats import BANK, POT, SEATS
from monopolista.games.classic.rules import events
from monopolista.games.classic.rules.records import CARDS, HOTEL_LEVEL, JAIL_CARDS, SQUARES, Edition, Game


@record
class Books:
    """The state that the events so far imply."""

    bank: int = number("what the bank has received less what it has paid")
    pot: int = number("money that waits at Free Parking")
    cash: list[int] = cells(SEATS, "money of each seat")
    square: list[int] = cells(SEATS, "where each token stands")
    jailed: list[int] = cells(SEATS, "1 in jail")
    owner: list[int] = cells(SQUARES, "owner of each deed")
    level: list[int] = cells(SQUARES, "buildings of each street")
    mortgaged: list[int] = cells(SQUARES, "1 where the deed is mortgaged")
    holder: list[int] = cells(JAIL_CARDS, "who keeps each jail card")
    wrong: int = number("1 once an event contradicted earlier ones")


@kernel
def open_books(books: Books, game: Game) -> None:
    """Write down a position as it stands."""
    books.bank = -game.pot
    books.pot = game.pot
    books.wrong = 0
    for seat in range(SEATS):
        books.cash[seat] = game.players[seat].cash
        books.square[seat] = game.players[seat].square
        books.jailed[seat] = game.players[seat].jailed
        books.bank -= game.players[seat].cash
    for square in range(SQUARES):
        books.owner[square] = game.owner[square]
        books.level[square] = game.level[square]
        books.mortgaged[square] = game.mortgaged[square]
    for card in range(JAIL_CARDS):
        books.holder[card] = game.holder[card]


@kernel
def spend_all(books: Books) -> None:
    """Give all money back, so that the opening's payments can be entered."""
    books.bank = 0
    for seat in range(SEATS):
        books.cash[seat] = 0


@kernel
def enter_events(books: Books, edition: Edition, game: Game) -> None:
    """Enter the events of the last step, in order."""
    for place in range(game.event_count):
        event = game.events[place]
        if event.kind == events.PAID:
            enter_payment(books, event)
        else:
            enter_property(books, edition, event)


@kernel
def enter_payment(books: Books, event: Event) -> None:
    """Move money from one to the other."""
    if event.amount <= 0 or event.seat == event.other:
        books.wrong = 1
    if event.seat == BANK:
        books.bank -= event.amount
    elif event.seat == POT:
        books.pot -= event.amount
    else:
        books.cash[event.seat] -= event.amount
        if books.cash[event.seat] < 0:
            books.wrong = 1
    if event.other == BANK:
        books.bank += event.amount
    elif event.other == POT:
        books.pot += event.amount
    else:
        books.cash[event.other] += event.amount


@kernel
def enter_property(books: Books, edition: Edition, event: Event) -> None:
    """Enter what changes deeds, buildings and mortgages."""
    match event.kind:
        case events.DEED_PASSED:
            if books.owner[event.subject] != event.seat or edition.deed[event.subject] < 0:
                books.wrong = 1
            books.owner[event.subject] = event.other
        case events.BUILT:
            before = edition.hotel_after if event.amount == HOTEL_LEVEL else event.amount - 1
            if books.owner[event.subject] != event.seat or books.level[event.subject] != before:
                books.wrong = 1
            books.level[event.subject] = event.amount
        case events.SOLD:
            if books.owner[event.subject] != event.seat:
                books.wrong = 1
            books.level[event.subject] = event.amount
        case events.MORTGAGED:
            enter_mortgage(books, event, 1)
        case events.REDEEMED | events.CANCELLED:
            enter_mortgage(books, event, 0)
        case _:
            enter_card_or_token(books, edition, event)


@kernel
def enter_card_or_token(books: Books, edition: Edition, event: Event) -> None:
    """Enter what changes jail cards and tokens."""
    match event.kind:
        case events.CARD_KEPT:
            enter_card(books, edition, event.subject, BANK, event.seat)
        case events.CARD_RETURNED:
            enter_card(books, edition, event.subject, event.seat, BANK)
        case events.CARD_PASSED:
            enter_card(books, edition, event.subject, event.seat, event.other)
        case _:
            enter_token(books, event)


@kernel
def enter_mortgage(books: Books, event: Event, value: int) -> None:
    """Mortgage a deed, or clear it."""
    if books.mortgaged[event.subject] == value:
        books.wrong = 1
    books.mortgaged[event.subject] = value


@kernel
def enter_card(books: Books, edition: Edition, card: int, giver: int, taker: int) -> None:
    """Move a jail card."""
    if not 0 <= card < 2 * CARDS:
        books.wrong = 1
    for kept in range(JAIL_CARDS):
        if edition.jail_cards[kept] == card:
            if books.holder[kept] != giver:
                books.wrong = 1
            books.holder[kept] = taker


@kernel
def enter_token(books: Books, event: Event) -> None:
    """Enter what moves a token."""
    match event.kind:
        case events.MOVED:
            if books.square[event.seat] != event.other or (event.other + event.amount) % SQUARES != event.subject:
                books.wrong = 1
            books.square[event.seat] = event.subject
        case events.JAILED:
            books.square[event.seat] = event.subject
            books.jailed[event.seat] = 1
        case events.FREED:
            books.jailed[event.seat] = 0
        case events.BANKRUPTCY:
            books.jailed[event.seat] = 0
        case _:
            pass
