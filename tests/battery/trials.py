"""Trials at a position: what is offered applies, what is not offered is refused and changes nothing."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from monopolista.engine.chance import Stream, below
from monopolista.engine.jit import kernel
from monopolista.engine.seats import CHANCE
from tests.battery.adapter import Adapter
from tests.battery.bodies import put, same
from tests.battery.report import (
    ACCEPTED_BUT_NOT_OFFERED,
    CHANGED_BY_REFUSALS,
    OFFERED_BUT_REFUSED,
    OFFERS,
    REFUSED_WITHOUT_CLAUSE,
    SOUND,
    note,
    note_position,
)
from tests.battery.report import CHANCE as CHANCE_ANSWERS_ANYTHING
from tests.battery.stage import BEFORE, PLAYED, TRIAL, Stage

NONE: Final = 0
"""No clause forbids it."""
VERBS_BEYOND: Final = 3
"""How far the trials go beyond the last verb."""

Look = Callable[[Stage], int]
_OfSeat = Callable[[Stage, int], int]
_TryOffered = Callable[[Stage, int, int, int], int]
_TryNotOffered = Callable[[Stage, int, int, int, int], int]


@kernel
def is_offered(offers: Any, verb: int, subject: int, amount: int) -> bool:
    """Say whether an action is among the offers."""
    for place in range(offers.count):
        offer = offers.rows[place]
        if offer.verb == verb and offer.subject == subject and offer.low <= amount <= offer.high:
            return True
    return False


@kernel
def amount_between(stream: Stream, low: int, high: int) -> int:
    """Return the lowest amount, the highest, or any between."""
    match below(stream, 4):
        case 0:
            return low
        case 1:
            return high
        case _:
            return low + below(stream, high - low + 1)


@kernel
def offers_are_sound(offers: Any, one_amount: bool) -> bool:
    """Every offer has a range, of one amount where all have, and none is made twice."""
    for place in range(offers.count):
        offer = offers.rows[place]
        if offer.low > offer.high or (one_amount and offer.low != offer.high):
            return False
        for earlier in range(place):
            other = offers.rows[earlier]
            alike = other.verb == offer.verb and other.subject == offer.subject
            if alike and (not one_amount or other.low == offer.low):
                return False
    return True


@kernel
def nothing_changed(stage: Stage, seat: int) -> int:
    """After refusals the game is what it was before, to the byte."""
    found = SOUND if same(stage.words, PLAYED, BEFORE) else CHANGED_BY_REFUSALS
    return note_position(stage.reports[0], found, seat)


def offered_trial(own: Adapter) -> _TryOffered:
    """Return the kernel that tries one offer with an amount."""

    @kernel
    def try_offered(stage: Stage, seat: int, place: int, amount: int) -> int:
        """Try one offer on a copy, and look at what comes of it."""
        printed = stage.printed[0]
        offer = stage.offers[0].rows[place]
        verb = offer.verb
        subject = offer.subject
        put(stage.games, TRIAL, PLAYED)
        put(stage.books, 1, 0)
        clause = own.apply(printed, stage.games[TRIAL], seat, verb, subject, amount)
        found = OFFERED_BUT_REFUSED
        if clause == NONE:
            own.enter_events(stage.books[1], printed, stage.games[TRIAL])
            found = own.flaw(printed, stage.games[TRIAL], stage.books[1])
        stage.reports[0].tried += 1
        return note(stage.reports[0], found, seat, verb, subject, amount, clause)

    return try_offered


def odd_trial(own: Adapter) -> _TryNotOffered:
    """Return the kernel that tries what may not be offered."""

    @kernel
    def try_not_offered(stage: Stage, seat: int, verb: int, subject: int, amount: int) -> int:
        """Try an action on the game itself unless it is offered: a clause must forbid it."""
        if is_offered(stage.offers[0], verb, subject, amount):
            return SOUND
        clause = own.apply(stage.printed[0], stage.games[PLAYED], seat, verb, subject, amount)
        found = SOUND
        if clause == NONE:
            found = ACCEPTED_BUT_NOT_OFFERED
        elif not own.is_clause(clause):
            found = REFUSED_WITHOUT_CLAUSE
        stage.reports[0].refused += 1
        return note(stage.reports[0], found, seat, verb, subject, amount, clause)

    return try_not_offered


def some_trials_of(own: Adapter, try_offered: _TryOffered, try_not_offered: _TryNotOffered) -> _OfSeat:
    """Return the kernel that tries some actions."""

    @kernel
    def some_trials(stage: Stage, odd: int) -> int:
        """Try some offered and some odd actions of any seat, and of numbers that are no seat."""
        game, stream, offers = stage.games[PLAYED], stage.streams[0], stage.offers[0]
        for _ in range(odd):
            seat = below(stream, game.seats + 5) - 3
            own.list_offers(stage.printed[0], game, seat, offers)
            found = SOUND
            if offers.count > 0 and below(stream, 3) == 0:
                place = below(stream, offers.count)
                offer = offers.rows[place]
                found = try_offered(stage, seat, place, amount_between(stream, offer.low, offer.high))
            elif seat != CHANCE:
                verb = below(stream, own.LAST_VERB + VERBS_BEYOND + 1) - 1
                amount = own.odd_amount(offers, verb, stream)
                found = try_not_offered(stage, seat, verb, own.odd_subject(game, stream), amount)
            if found != SOUND:
                return found
        return SOUND

    return some_trials


def all_offered_of(own: Adapter, try_offered: _TryOffered) -> _OfSeat:
    """Return the kernel that tries everything that is offered."""

    @kernel
    def all_offered(stage: Stage, seat: int) -> int:
        """Try everything offered to a seat, with its lowest, its highest and another amount."""
        offers = stage.offers[0]
        own.list_offers(stage.printed[0], stage.games[PLAYED], seat, offers)
        if not offers_are_sound(offers, own.ONE_AMOUNT):
            return note_position(stage.reports[0], OFFERS, seat)
        for place in range(offers.count):
            low, high = offers.rows[place].low, offers.rows[place].high
            found = try_offered(stage, seat, place, low)
            if found == SOUND and high > low:
                found = try_offered(stage, seat, place, high)
            if found == SOUND and high > low + 1:
                found = try_offered(stage, seat, place, low + 1 + below(stage.streams[0], high - low - 1))
            if found != SOUND:
                return found
        return SOUND

    return all_offered


def all_of_verb_of(own: Adapter, try_not_offered: _TryNotOffered) -> Callable[[Stage, int, int], int]:
    """Return the kernel that tries the whole space of actions of a verb."""

    @kernel
    def all_of_verb(stage: Stage, seat: int, verb: int) -> int:
        """Try a verb with every subject and amount that is not offered."""
        game = stage.games[PLAYED]
        for one in range(own.SUBJECTS):
            subject = own.subject_of(game, one)
            for number in range(own.amounts_of(verb)):
                amount = own.amount_of(stage.offers[0], verb, number)
                found = try_not_offered(stage, seat, verb, subject, amount)
                if found != SOUND:
                    return found
        return SOUND

    return all_of_verb


def chance_trials_of(own: Adapter) -> Look:
    """Return the kernel that tries what chance may answer."""

    @kernel
    def chance_trials(stage: Stage) -> int:
        """Chance may answer only what is asked of it, and all of that."""
        printed, game = stage.printed[0], stage.games[PLAYED]
        found = SOUND
        for verb in range(-1, own.LAST_VERB + VERBS_BEYOND):
            accepted = 0
            for subject in range(-1, own.CHANCE_SUBJECTS):
                for amount in range(-1, own.CHANCE_AMOUNTS):
                    if own.refusal(printed, game, CHANCE, verb, subject, amount) == NONE:
                        accepted += 1
            if accepted != own.answers_of_chance(printed, game, verb):
                found = CHANCE_ANSWERS_ANYTHING
        return note_position(stage.reports[0], found, CHANCE)

    return chance_trials


class Trials(NamedTuple):
    """The trials of a game."""

    some: _OfSeat
    """Tries a number of actions."""
    thorough: Look
    """Tries the whole space of actions of every seat, of chance, and of numbers that are no seat."""


def trials_of(own: Adapter) -> Trials:
    """Return the kernels that try actions in the game that is played."""
    try_offered, try_not_offered = offered_trial(own), odd_trial(own)
    all_offered, all_of_verb = all_offered_of(own, try_offered), all_of_verb_of(own, try_not_offered)
    chance_trials = chance_trials_of(own)

    @kernel
    def thorough(stage: Stage) -> int:
        """Try everything."""
        found = chance_trials(stage)
        for seat in range(-1, stage.games[PLAYED].seats + 1):
            if found == SOUND:
                found = all_offered(stage, seat)
            for verb in range(-1, own.LAST_VERB + VERBS_BEYOND):
                if found == SOUND:
                    found = all_of_verb(stage, seat, verb)
        return found

    return Trials(some_trials_of(own, try_offered, try_not_offered), thorough)
