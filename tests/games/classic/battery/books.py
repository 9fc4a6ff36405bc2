"""Books kept from the facts alone; the table must agree with them at every step."""

from monopolista.engine.events import Event
from monopolista.engine.jit import kernel
from monopolista.engine.records import cells, number, record
from monopolista.engine.seats import BANK, POT, SEATS
from monopolista.games.classic.rules import events
from monopolista.games.classic.rules.records import CARDS, HOTEL_LEVEL, JAIL_CARDS, SQUARES, Edition, Game


@record
class Books:
    """What has been told so far."""

    bank: int = number("what the bank has received less what it has paid")
    pot: int = number("money that waits at Free Parking")
    cash: list[int] = cells(SEATS, "money of each seat")
    square: list[int] = cells(SEATS, "where each token stands")
    jailed: list[int] = cells(SEATS, "1 in jail")
    owner: list[int] = cells(SQUARES, "owner of each deed")
    level: list[int] = cells(SQUARES, "buildings of each street")
    mortgaged: list[int] = cells(SQUARES, "1 where the deed is mortgaged")
    holder: list[int] = cells(JAIL_CARDS, "who keeps each jail card")
    wrong: int = number("1 once a fact contradicted what had been told before")


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
def enter_facts(books: Books, edition: Edition, game: Game) -> None:
    """Enter the facts of the last step, in order."""
    for place in range(game.fact_count):
        fact = game.facts[place]
        if fact.kind == events.PAID:
            enter_payment(books, fact)
        else:
            enter_property(books, edition, fact)


@kernel
def enter_payment(books: Books, fact: Event) -> None:
    """Move money from one to the other."""
    if fact.amount <= 0 or fact.seat == fact.other:
        books.wrong = 1
    if fact.seat == BANK:
        books.bank -= fact.amount
    elif fact.seat == POT:
        books.pot -= fact.amount
    else:
        books.cash[fact.seat] -= fact.amount
        if books.cash[fact.seat] < 0:
            books.wrong = 1
    if fact.other == BANK:
        books.bank += fact.amount
    elif fact.other == POT:
        books.pot += fact.amount
    else:
        books.cash[fact.other] += fact.amount


@kernel
def enter_property(books: Books, edition: Edition, fact: Event) -> None:
    """Enter what changes deeds, buildings and mortgages."""
    match fact.kind:
        case events.DEED_PASSED:
            if books.owner[fact.subject] != fact.seat or edition.deed[fact.subject] < 0:
                books.wrong = 1
            books.owner[fact.subject] = fact.other
        case events.BUILT:
            before = edition.hotel_after if fact.amount == HOTEL_LEVEL else fact.amount - 1
            if books.owner[fact.subject] != fact.seat or books.level[fact.subject] != before:
                books.wrong = 1
            books.level[fact.subject] = fact.amount
        case events.SOLD:
            if books.owner[fact.subject] != fact.seat:
                books.wrong = 1
            books.level[fact.subject] = fact.amount
        case events.MORTGAGED:
            enter_mortgage(books, fact, 1)
        case events.REDEEMED | events.CANCELLED:
            enter_mortgage(books, fact, 0)
        case _:
            enter_card_or_token(books, edition, fact)


@kernel
def enter_card_or_token(books: Books, edition: Edition, fact: Event) -> None:
    """Enter what changes jail cards and tokens."""
    match fact.kind:
        case events.CARD_KEPT:
            enter_card(books, edition, fact.subject, BANK, fact.seat)
        case events.CARD_RETURNED:
            enter_card(books, edition, fact.subject, fact.seat, BANK)
        case events.CARD_PASSED:
            enter_card(books, edition, fact.subject, fact.seat, fact.other)
        case _:
            enter_token(books, fact)


@kernel
def enter_mortgage(books: Books, fact: Event, value: int) -> None:
    """Mortgage a deed, or clear it."""
    if books.mortgaged[fact.subject] == value:
        books.wrong = 1
    books.mortgaged[fact.subject] = value


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
def enter_token(books: Books, fact: Event) -> None:
    """Enter what moves a token."""
    match fact.kind:
        case events.MOVED:
            if books.square[fact.seat] != fact.other or (fact.other + fact.amount) % SQUARES != fact.subject:
                books.wrong = 1
            books.square[fact.seat] = fact.subject
        case events.JAILED:
            books.square[fact.seat] = fact.subject
            books.jailed[fact.seat] = 1
        case events.FREED:
            books.jailed[fact.seat] = 0
        case events.BANKRUPTCY:
            books.jailed[fact.seat] = 0
        case _:
            pass
