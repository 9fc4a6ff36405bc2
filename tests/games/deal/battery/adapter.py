"""What the card game brings to the battery: how it is set up, who decides what, and the space of its actions."""

from typing import Final

from monopolista.engine.chance import Stream, below
from monopolista.engine.events import Event
from monopolista.engine.jit import kernel
from monopolista.engine.seats import CHANCE, holds
from monopolista.engine.task_stack import top_kind
from monopolista.games.deal.rules import clauses, events, setting_up, table, tasks, verbs
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import BANKED, CARDS, SETS, Game, Offers, Pack
from monopolista.games.deal.rules.table import apply, refusal
from tests.battery import report
from tests.battery.stage import PLAYED, Stage
from tests.battery.trials import offers_are_sound
from tests.games.deal.battery.books import enter_events, open_books
from tests.games.deal.battery.flaws import Report, Said
from tests.games.deal.battery.laws import flaw

__all__ = ["apply", "enter_events", "flaw", "list_offers", "refusal"]

LAST_VERB: Final = verbs.LEAVE
ONE_AMOUNT: Final = True
HUGE: Final = 1_000_000_000
BEYOND: Final = 3
"""How far the trials go beyond the numbers of cards, sets and seats."""
SUBJECTS: Final = CARDS + BEYOND + 2
CHANCE_SUBJECTS: Final = CARDS + BEYOND
CHANCE_AMOUNTS: Final = 2


@kernel
def set_up(stage: Stage, number: int, position: int) -> None:
    """Set the game up as the booklet has it, the only position there is, and open the books."""
    assert position == 0
    game = stage.games[PLAYED]
    setting_up.open_game(stage.printed[0], game, seats_of(number))
    open_books(stage.books[0], stage.printed[0])
    enter_events(stage.books[0], stage.printed[0], game)


@kernel
def seats_of(number: int) -> int:
    """Return the size of a game's table: 2 to 5 players, in turn."""
    return 2 + number % 4


@kernel
def leaving_in(number: int) -> int:
    """Return in how many of 10,000 decisions a seat of this game leaves: in most games never."""
    match number // 7 % 4:
        case 0:
            return 100
        case 1:
            return 10
        case _:
            return 0


@kernel
def who_acts(game: Game, stream: Stream) -> int:
    """Return who acts next: as a rule who is asked first, at times any who is asked, or who is not."""
    first = table.next_asked(game)
    if first < 0 or below(stream, 4) > 0:
        return first
    asked = table.asked(game)
    for _ in range(8):
        seat = below(stream, game.seats)
        if holds(asked, seat):
            return seat
    return first


@kernel
def choose(offers: Offers, stream: Stream) -> int:
    """Return one of the offers at random: what leads nowhere is drawn seldom, leaving not at all."""
    place = 0
    for _ in range(64):
        place = below(stream, offers.count)
        verb = offers.rows[place].verb
        back = verb in (verbs.MOVE, verbs.UNPICK, verbs.UNDO)
        if verb != verbs.LEAVE and (not back or below(stream, 8) == 0):
            return place
    return place


@kernel
def decision(stage: Stage, players: int, number: int) -> int:
    """Let the next seat, or chance, decide at random; return the clause that forbids it, or NONE."""
    assert players == 0
    pack, game, stream, said = stage.printed[0], stage.games[PLAYED], stage.streams[0], stage.answers[0]
    seat = who_acts(game, stream)
    if seat == CHANCE:
        table.answer_chance(pack, game)
        write_down_chance(said, game)
        return clauses.NONE
    if below(stream, 10_000) < leaving_in(number):
        seat = below(stream, game.seats)
        if game.players[seat].playing == 1:
            write_down(said, seat, verbs.LEAVE, 0, 0)
            return table.apply(pack, game, seat, verbs.LEAVE, 0, 0)
        seat = table.next_asked(game)
    list_offers(pack, game, seat, stage.offers[0])
    offer = stage.offers[0].rows[choose(stage.offers[0], stream)]
    write_down(said, seat, offer.verb, offer.subject, offer.low)
    clause = table.apply(pack, game, seat, said.verb, said.subject, said.amount)
    if clause != clauses.NONE:
        found = report.OFFERED_BUT_REFUSED
        report.note(stage.reports[0], found, seat, said.verb, said.subject, said.amount, clause)
    return clause


@kernel
def write_down(said: Said, seat: int, verb: int, subject: int, amount: int) -> None:
    """Write down the latest answer."""
    said.by = seat
    said.verb = verb
    said.subject = subject
    said.amount = amount


@kernel
def write_down_chance(said: Said, game: Game) -> None:
    """Write down what chance answered, by the event that tells of it."""
    event = game.events[0]
    if event.kind == events.FIRST:
        write_down(said, CHANCE, verbs.FIRST, event.seat, 0)
    else:
        assert event.kind == events.DREW
        write_down(said, CHANCE, verbs.DRAW, event.subject, 0)


@kernel
def look_at_seat(stage: Stage, seat: int) -> int:
    """A seat that is asked can do more than leave, and nobody else can do anything but leave."""
    game, offers, noted = stage.games[PLAYED], stage.offers[0], stage.reports[0]
    list_offers(stage.printed[0], game, seat, offers)
    noted.offers = max(noted.offers, offers.count)
    noted.hand = max(noted.hand, game.players[seat].hand)
    asked = table.asked(game)
    if table.next_asked(game) == CHANCE or game.depth == 0:
        return report.SOUND if offers.count == 0 and asked == 0 else report.QUESTION
    more = offers.count > 0 and offers.rows[0].verb != verbs.LEAVE
    if more != holds(asked, seat):
        return report.QUESTION
    return report.SOUND if offers_are_sound(offers, ONE_AMOUNT) else report.OFFERS


@kernel
def count_event(noted: Report, event: Event) -> None:
    """Count what happens seldom."""
    match event.kind:
        case events.SAID_NO:
            noted.noes += 1
        case events.TOOK:
            noted.taken += 1
        case events.SET_BROKEN:
            noted.broken += 1
        case events.RESHUFFLED:
            noted.reshuffled += 1
        case events.LEFT:
            noted.left += 1
        case events.WON:
            noted.won += 1 if event.amount > 2 else 0
        case _:
            pass


@kernel
def count_end(noted: Report, game: Game) -> None:
    """Count a game that was cut short where every card lies before a seat: without one to draw it may have no end."""
    lying = 0
    for card in range(CARDS):
        lying += 1 if game.zone[card] >= BANKED else 0
    noted.still += 1 if game.depth > 0 and lying == CARDS else 0


@kernel
def is_clause(clause: int) -> bool:
    """Say whether a number is that of a clause."""
    return clauses.DEAL_1 <= clause <= clauses.DEAL_17


@kernel
def odd_subject(game: Game, stream: Stream) -> int:  # noqa: ARG001 (the same in all)
    """Return a subject: a card, a seat, or a number beyond."""
    return below(stream, CARDS + 4) - 2 if below(stream, 3) > 0 else below(stream, 7) - 2


@kernel
def odd_amount(offers: Offers, verb: int, stream: Stream) -> int:  # noqa: ARG001 (the same for all)
    """Return an amount: a set, a card, a seat, or what is none."""
    return (0, -1, below(stream, SETS), below(stream, CARDS), below(stream, 5), HUGE)[below(stream, 6)]


@kernel
def subject_of(game: Game, number: int) -> int:  # noqa: ARG001 (the same in all)
    """Return one of all subjects."""
    return number - 2


@kernel
def takes_amount(verb: int) -> bool:
    """Say whether a verb takes an amount; a number below all verbs is none, and nothing is shifted by it."""
    return verb >= 0 and verbs.takes_amount(verb)


@kernel
def amounts_of(verb: int) -> int:
    """Return how many amounts of a verb are tried: fewest where it takes none, most where a card may be meant."""
    if not takes_amount(verb):
        return 3
    return 2 + BEYOND + (CARDS if verb == verbs.PLAY else SETS)


@kernel
def amount_of(offers: Offers, verb: int, number: int) -> int:  # noqa: ARG001 (whatever is offered)
    """Return one of them."""
    return number - 2 if takes_amount(verb) else number - 1


@kernel
def answers_of_chance(pack: Pack, game: Game, verb: int) -> int:  # noqa: ARG001 (the same in all boxes)
    """Return how many answers chance may give: who starts, or a card that can be on top."""
    if verb == verbs.FIRST and top_kind(game) == tasks.START:
        return game.seats
    return may_come(game) if verb == verbs.DRAW and top_kind(game) == tasks.DRAWING else 0


@kernel
def may_come(game: Game) -> int:
    """Return how many cards can be the next: any unseen one, else the first of those put under the pile (DEAL-2)."""
    return game.unseen_count if game.unseen_count > 0 else min(game.under_count, 1)
