"""What the classic game brings to the battery: how it is set up, who decides what, and the space of its actions."""

from typing import Final

from monopolista.engine.chance import Stream, below
from monopolista.engine.events import Event
from monopolista.engine.jit import kernel
from monopolista.engine.offers import offered_verbs
from monopolista.engine.seats import CHANCE, CLOCK, holds, size
from monopolista.engine.task_stack import top_kind
from monopolista.games.classic.bots.registry import LEVELS, RANDOM, REGULAR
from monopolista.games.classic.rules import clauses, events, table, tasks, verbs
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import SQUARES, Edition, Game, Offers
from monopolista.games.classic.rules.setting_up import unowned_deeds
from monopolista.games.classic.rules.speedy import third_die_asked
from monopolista.games.classic.rules.table import apply, refusal
from monopolista.games.classic.simulation.game_loop import act, decide
from tests.battery import report
from tests.battery.stage import AT_RANDOM, PLAYED, START, Stage
from tests.battery.trials import offers_are_sound
from tests.games.classic.battery import positions
from tests.games.classic.battery.books import enter_events, open_books, spend_all
from tests.games.classic.battery.choice import choose, who_acts
from tests.games.classic.battery.flaws import Report
from tests.games.classic.battery.laws import flaw, has_an_answer

__all__ = ["apply", "enter_events", "flaw", "list_offers", "refusal"]

LAST_VERB: Final = verbs.TIME
ONE_AMOUNT: Final = False
SUBJECTS: Final = SQUARES + 8
"""Squares, two numbers beyond at either end, and four numbers of trades."""
AMOUNTS: Final = 10
HUGE: Final = 1_000_000_000
CHANCE_SUBJECTS: Final = SQUARES + 1
CHANCE_AMOUNTS: Final = 68
"""Beyond the dice as chance says them: the second, and ten times the third."""
OTHERS: Final = len(LEVELS) - REGULAR - 1
"""How many bots come after ``regular``."""


@kernel
def set_up(stage: Stage, number: int, position: int) -> None:
    """Bring the game to a position, and open the books: from the start on, every payment has an event."""
    game = stage.games[PLAYED]
    edition = stage.printed[0]
    positions.set_up(edition, game, stage.streams[0], seats_of(edition, number), position)
    open_books(stage.books[0], game)
    if position == START:
        spend_all(stage.books[0])
        enter_events(stage.books[0], edition, game)


@kernel
def seats_of(edition: Edition, number: int) -> int:
    """Return the size of a game's table: from 2 players to as many as the box has tokens, in turn."""
    return 2 + number % (edition.most_seats - 1)


@kernel
def resigning_in(number: int) -> int:
    """Return in how many of 10,000 decisions a seat of this game resigns: in most games hardly ever."""
    match number // 7 % 4:
        case 0:
            return 150
        case 1:
            return 15
        case _:
            return 0


@kernel
def bot_of(number: int, seat: int) -> int:
    """Return the level of a seat's bot: ``random`` is one in eight; at every other table the rest are all kinds."""
    if (number * 5 + seat * 3) % 8 == 0:
        return RANDOM
    return REGULAR if number % 2 == 0 else REGULAR + 1 + (number // 2 + seat) % OTHERS


@kernel
def decision(stage: Stage, players: int, number: int) -> int:
    """Let a seat that is asked, or chance, or the clock decide; return the clause that forbids it, or NONE."""
    edition, game, stream = stage.printed[0], stage.games[PLAYED], stage.streams[0]
    if time_is_up(stage):
        return table.apply(edition, game, CLOCK, verbs.TIME, 0, 0)
    seat = who_acts(game, stream) if players == AT_RANDOM else table.next_asked(game)
    offers, answer = stage.offers[0], stage.answers[0]
    if seat == CHANCE:
        table.answer_chance(edition, game)
        return clauses.NONE
    if players == AT_RANDOM:
        list_offers(edition, game, seat, offers)
        choose(game, seat, offers, stream, resigning_in(number), answer)
    else:
        decide(edition, game, stage.seen[PLAYED], seat, bot_of(number, seat), stream, offers, answer)
    clause = act(edition, game, seat, answer)
    if clause != clauses.NONE:
        found = report.OFFERED_BUT_REFUSED
        report.note(stage.reports[0], found, seat, answer.verb, answer.subject, answer.amount, clause)
    return clause


@kernel
def time_is_up(stage: Stage) -> bool:
    """Say whether the clock of the stage strikes now: never between chance and what it is asked."""
    game = stage.games[PLAYED]
    return 0 < stage.clock <= game.turns and not tasks.is_chance(top_kind(game))


@kernel
def look_at_seat(stage: Stage, seat: int) -> int:
    """A seat that is asked has an answer to each of its questions."""
    edition, game, offers, noted = stage.printed[0], stage.games[PLAYED], stage.offers[0], stage.reports[0]
    if not holds(table.asked(game), seat):
        return report.SOUND
    list_offers(edition, game, seat, offers)
    noted.offers = max(noted.offers, offers.count)
    if not has_an_answer(edition, game, seat, offered_verbs(offers) & ~(1 << verbs.BANKRUPT)):
        return report.QUESTION
    return report.SOUND if offers_are_sound(offers, ONE_AMOUNT) else report.OFFERS


@kernel
def count_event(noted: Report, event: Event) -> None:
    """Count what happens seldom."""
    match event.kind:
        case events.BUILT:
            noted.built += 1
        case events.SHORTAGE:
            noted.shortages += 1
        case events.ACCEPTED:
            noted.traded += 1
        case events.BANKRUPTCY:
            noted.bankrupt += 1
        case _:
            pass


@kernel
def count_end(noted: Report, game: Game) -> None:
    """Count nothing more."""


@kernel
def is_clause(clause: int) -> bool:
    """Say whether a number is that of a clause."""
    return clauses.SET_1 <= clause <= clauses.SPEED_10


@kernel
def odd_subject(game: Game, stream: Stream) -> int:
    """Return a subject: a square, a number beyond, or a trade's number."""
    match below(stream, 8):
        case 0:
            return 0
        case 1:
            return game.serials + 1 - below(stream, 4)
        case 2:
            return HUGE - below(stream, 2) * 2 * HUGE
        case _:
            return below(stream, SQUARES + 3) - 2


@kernel
def odd_amount(offers: Offers, verb: int, stream: Stream) -> int:
    """Return an amount, often just in or beyond the range offered."""
    return amount_of(offers, verb, below(stream, AMOUNTS))


@kernel
def subject_of(game: Game, number: int) -> int:
    """Return one of all subjects: first squares, then numbers of trades."""
    return number - 2 if number < SQUARES + 4 else game.serials + number - SQUARES - 6


@kernel
def amounts_of(verb: int) -> int:  # noqa: ARG001 (the same for all)
    """Return how many amounts are tried."""
    return AMOUNTS


@kernel
def amount_of(offers: Offers, verb: int, number: int) -> int:
    """Return one of AMOUNTS amounts, some of them just in or beyond the range offered."""
    low = 0
    high = 0
    for place in range(offers.count):
        if offers.rows[place].verb == verb:
            low = offers.rows[place].low
            high = offers.rows[place].high
    return (0, 1, 2, -1, low - 1, low, high, high + 1, HUGE, -HUGE)[number]


@kernel
def answers_of_chance(edition: Edition, game: Game, verb: int) -> int:
    """Return how many answers chance may give: dice that exist, cards that can be on top, deeds of the bank."""
    match verb:
        case verbs.ROLL:
            return dice_asked(edition, game)
        case verbs.DRAW:
            return (CHANCE_AMOUNTS + 1) * cards_asked(game)
        case verbs.DEALT:
            return (CHANCE_AMOUNTS + 1) * (unowned_deeds(game) if top_kind(game) == tasks.DEALING else 0)
        case _:
            return 0


@kernel
def dice_asked(edition: Edition, game: Game) -> int:
    """Return how many ways the dice can fall that are asked for, 0 where none are."""
    kind = top_kind(game)
    if kind != tasks.DICE and kind != tasks.START:  # noqa: PLR1714
        return 0
    return 216 if third_die_asked(edition, game) else 36


@kernel
def cards_asked(game: Game) -> int:
    """Return how many cards can be on top of the deck that is asked for, 0 where none is."""
    if top_kind(game) != tasks.DRAWING:
        return 0
    return max(size(game.decks[game.agenda[game.depth - 1].about].unseen), 1)
