"""Trials at a position: what is offered applies, what is not offered is refused and changes nothing."""

from typing import Final

from monopolista.engine.agenda import top_kind
from monopolista.engine.chance import below
from monopolista.engine.jit import kernel
from monopolista.engine.seats import CHANCE, holds
from monopolista.games.deal.rules import clauses, table, tasks, verbs
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import CARDS, SETS, Game, Offers
from tests.battery.bodies import put, same
from tests.games.deal.battery import report
from tests.games.deal.battery.books import enter_facts
from tests.games.deal.battery.laws import flaw
from tests.games.deal.battery.report import Report
from tests.games.deal.battery.stage import BEFORE, PLAYED, TRIAL, Stage

HUGE: Final = 1_000_000_000
BEYOND: Final = 3
"""How far the trials go beyond the numbers of cards, sets and seats."""


@kernel
def is_offered(offers: Offers, verb: int, subject: int, amount: int) -> bool:
    """Say whether an action is among the offers."""
    for place in range(offers.count):
        offer = offers.rows[place]
        if offer.verb == verb and offer.subject == subject and offer.low == amount:
            return True
    return False


@kernel
def offers_are_sound(offers: Offers) -> bool:
    """Every offer is of one amount, and none is made twice."""
    for place in range(offers.count):
        offer = offers.rows[place]
        if offer.low != offer.high:
            return False
        for earlier in range(place):
            other = offers.rows[earlier]
            if other.verb == offer.verb and other.subject == offer.subject and other.low == offer.low:
                return False
    return True


@kernel
def questions_hold(game: Game, seat: int, offers: Offers) -> bool:
    """A seat that is asked can do more than leave, and nobody else can do anything but leave."""
    more = offers.count > 0 and offers.rows[0].verb != verbs.LEAVE
    if table.next_asked(game) == CHANCE or game.depth == 0:
        return offers.count == 0 and table.asked(game) == 0
    return more == holds(table.asked(game), seat)


@kernel
def note(noted: Report, found: int, seat: int, verb: int, subject: int, amount: int, clause: int) -> int:
    """Write down an action that revealed a flaw; return the flaw."""
    if found != report.SOUND and noted.flaw == report.SOUND:
        noted.flaw = found
        noted.seat = seat
        noted.verb = verb
        noted.subject = subject
        noted.amount = amount
        noted.clause = clause
    return found


@kernel
def try_offered(stage: Stage, seat: int, place: int) -> int:
    """Try one offer on a copy, and look at what comes of it."""
    offer = stage.offers[0].rows[place]
    put(stage.games, TRIAL, PLAYED)
    put(stage.books, 1, 0)
    clause = table.apply(stage.packs[0], stage.games[TRIAL], seat, offer.verb, offer.subject, offer.low)
    found = report.OFFERED_BUT_REFUSED
    if clause == clauses.NONE:
        enter_facts(stage.books[1], stage.packs[0], stage.games[TRIAL])
        found = flaw(stage.packs[0], stage.games[TRIAL], stage.books[1])
    stage.reports[0].tried += 1
    return note(stage.reports[0], found, seat, offer.verb, offer.subject, offer.low, clause)


@kernel
def try_not_offered(stage: Stage, seat: int, verb: int, subject: int, amount: int) -> int:
    """Try an action on the game itself unless it is offered: a clause must forbid it."""
    if is_offered(stage.offers[0], verb, subject, amount):
        return report.SOUND
    clause = table.apply(stage.packs[0], stage.games[PLAYED], seat, verb, subject, amount)
    found = report.SOUND
    if clause == clauses.NONE:
        found = report.ACCEPTED_BUT_NOT_OFFERED
    elif not clauses.DEAL_1 <= clause <= clauses.DEAL_17:
        found = report.REFUSED_WITHOUT_CLAUSE
    stage.reports[0].refused += 1
    return note(stage.reports[0], found, seat, verb, subject, amount, clause)


@kernel
def nothing_changed(stage: Stage, seat: int) -> int:
    """After refusals the game is what it was before, to the byte."""
    found = report.SOUND if same(stage.words, PLAYED, BEFORE) else report.CHANGED_BY_REFUSALS
    return note(stage.reports[0], found, seat, 0, 0, 0, 0)


@kernel
def some_trials(stage: Stage, odd: int) -> int:
    """Try some offered and some odd actions of any seat, and of numbers that are no seat."""
    stream = stage.streams[0]
    game = stage.games[PLAYED]
    offers = stage.offers[0]
    for _ in range(odd):
        seat = below(stream, game.seats + 5) - 3
        list_offers(stage.packs[0], game, seat, offers)
        found = report.SOUND
        if offers.count > 0 and below(stream, 2) == 0:
            found = try_offered(stage, seat, below(stream, offers.count))
        elif seat != CHANCE:
            subject = below(stream, CARDS + 4) - 2 if below(stream, 3) > 0 else below(stream, 7) - 2
            amount = (0, -1, below(stream, SETS), below(stream, CARDS), below(stream, 5), HUGE)[below(stream, 6)]
            found = try_not_offered(stage, seat, below(stream, verbs.LEAVE + 4) - 1, subject, amount)
        if found != report.SOUND:
            return found
    return report.SOUND


@kernel
def all_trials(stage: Stage, seat: int) -> int:
    """Try everything offered to a seat, and the whole space of actions beside it."""
    offers = stage.offers[0]
    list_offers(stage.packs[0], stage.games[PLAYED], seat, offers)
    if not offers_are_sound(offers):
        return note(stage.reports[0], report.OFFERS, seat, 0, 0, 0, 0)
    for place in range(offers.count):
        found = try_offered(stage, seat, place)
        if found != report.SOUND:
            return found
    for verb in range(-1, verbs.LEAVE + BEYOND):
        found = all_of_verb(stage, seat, verb)
        if found != report.SOUND:
            return found
    return report.SOUND


@kernel
def all_of_verb(stage: Stage, seat: int, verb: int) -> int:
    """Try a verb with every subject and amount that is not offered."""
    first = -2
    end = CARDS + BEYOND if verb == verbs.PLAY else SETS + BEYOND
    if not verbs.takes_amount(verb):
        first = -1
        end = 2
    for subject in range(-2, CARDS + BEYOND):
        for amount in range(first, end):
            found = try_not_offered(stage, seat, verb, subject, amount)
            if found != report.SOUND:
                return found
    return report.SOUND


@kernel
def chance_trials(stage: Stage) -> int:
    """Chance may answer only what is asked of it: a card that can be on top, or who starts."""
    game = stage.games[PLAYED]
    firsts = 0
    drawn = 0
    others = 0
    for verb in range(-1, verbs.LEAVE + BEYOND):
        for subject in range(-1, CARDS + BEYOND):
            for amount in range(-1, 2):
                if table.refusal(stage.packs[0], game, CHANCE, verb, subject, amount) == clauses.NONE:
                    match verb:
                        case verbs.FIRST:
                            firsts += 1
                        case verbs.DRAW:
                            drawn += 1
                        case _:
                            others += 1
    starts = top_kind(game) == tasks.START
    draws = top_kind(game) == tasks.DRAWING
    sound = others == 0 and firsts == (game.seats if starts else 0) and drawn == (may_come(game) if draws else 0)
    return note(stage.reports[0], report.SOUND if sound else report.CHANCE, CHANCE, 0, 0, 0, 0)


@kernel
def may_come(game: Game) -> int:
    """Return how many cards can be the next: any unseen one, else the first of those put under the pile (DEAL-2)."""
    return game.unseen_count if game.unseen_count > 0 else min(game.under_count, 1)
