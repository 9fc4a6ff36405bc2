"""What a room will do by itself: which bots answer, who is waited for, and until when."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, Protocol

from monopolista.games.interface.rules_adapter import About, Question
from monopolista.server.core.clock import Countdown, TimeLimit
from monopolista.server.rooms.people import seat_requests
from monopolista.server.rooms.play import dice_commitments, take_back
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.table import CHANCE

_TIME_KEPT_EVERY = 10.0
"""Seconds of a timed game that a server which is killed may give back to the players."""
_ROUND = 12
"""Pauses that a round takes at most in which bots are among themselves; each turn has its share of them."""
_QUICKENS = 0.7
"""Each further answer of a turn comes after this part of the pause before: however many there are, the share lasts."""


class Standing(take_back.Wishing, seat_requests.Requested, Protocol):
    """How a room stands: what is played there, who is there, and which clocks run."""

    stepped: float
    wished: float
    called: float | None
    countdown: Countdown | None
    limit: TimeLimit | None
    time_kept: float


@dataclass(frozen=True)
class Timers:
    """Something that a room will do by itself."""

    when: float
    what: Literal["bot", "stand-in", "time", "time-up", "keep-time", "agreed", "open", "admit", "too-long"]
    seat: int = -1


def due(room: Standing) -> Timers | None:
    """Return what a room will do next by itself, if nothing else happens."""
    if not room.stopwatch.runs:
        return None
    found = _admissions(room)
    if room.called is not None:
        found.append(Timers(room.called + dice_commitments.WAIT, "open"))
    elif room.playing is not None:
        found += _in_game(room, room.playing)
    return min(found, key=lambda one: one.when, default=None)


def _admissions(room: Standing) -> list[Timers]:
    """Return when the requests for seats that were made on this process are fulfilled."""
    moments = (seat_requests.ready_at(room, one.knock) for one in room.visitors if one.knock is not None)
    return [Timers(when, "admit") for when in moments if when is not None]


def _in_game(room: Standing, game: LiveGame) -> list[Timers]:
    """Return what a room will do by itself in a game."""
    if game.full:
        return [Timers(room.stepped, "too-long")]
    found: list[Timers] = []
    if room.limit is not None:
        found += [Timers(room.limit.ends, "time-up"), Timers(room.time_kept + _TIME_KEPT_EVERY, "keep-time")]
    found += [
        Timers(room.away[seat] + room.context.settings.grace, "stand-in", seat)
        for seat in game.table.asked
        if seat in room.away and seat not in room.stand_ins
    ]
    found += [Timers(_patience(room, game), "bot", seat) for seat in _answering(room, game)[:1]]
    if take_back.agreed(room) is not None:
        found.append(Timers(room.stepped, "agreed"))
    if room.countdown is not None:
        found.append(Timers(room.countdown.ends, "time"))
    return found


def _patience(room: Standing, game: LiveGame) -> float:
    """Return when the robots go on: they wait a while for those who have to agree on a wish."""
    pause = room.stepped + _pause(room, game)
    return pause if take_back.waiting(room) is None else max(pause, room.wished + take_back.PATIENCE)


def _pause(room: Standing, game: LiveGame) -> float:
    """Return how long a bot lets the others look: less the more play, and the longer only bots have answered."""
    table = game.table
    share = 1.0
    if all(_is_bot(room, seat) for seat in table.asked if seat >= 0):
        playing = sum(table.playing(seat) for seat in range(table.seats))
        share = _ROUND / playing * (1 - _QUICKENS) * _QUICKENS ** _among_themselves(room, game)
    return room.row.bot_pause / 1000 * min(1.0, share)


def _among_themselves(room: Standing, game: LiveGame) -> int:
    """Return how many answers bots have given since the turn began, or since a person answered."""
    answers = 0
    for step in game.table.backwards():
        begun = any(fact.kind in game.table.rules.late_commands.begins_turn for fact in step.facts)
        if begun or (step.seat >= 0 and not _is_bot(room, step.seat)):
            break
        answers += step.seat >= 0
    return answers


def thinking(room: Standing) -> list[int]:
    """Return the seats for which a bot will answer, the next one first."""
    game = room.playing
    if game is None:
        return []
    return [seat for seat in game.table.in_order if _is_bot(room, seat)]


def _answering(room: Standing, game: LiveGame) -> list[int]:
    """Return the seats for which a bot will answer, or the server bid by their limit, the next one first."""
    return [seat for seat in game.table.in_order if _is_bot(room, seat) or game.limit_answer(seat) is not None]


def _is_bot(room: Standing, seat: int) -> bool:
    return room.row.seats[seat].kind == "bot" or seat in room.stand_ins


def countdown(room: Standing) -> Countdown | None:
    """Return the countdown that runs now: the one that ran already if the question is the same."""
    game = room.playing
    if game is None:
        return None
    table = game.table
    if table.over or table.asked == [CHANCE]:
        return None
    persons = [seat for seat, row in enumerate(room.row.seats) if row.kind == "person" and table.playing(seat)]
    bidders = table.bidders
    if bidders is not None:
        seconds = room.row.auction_seconds if len(persons) > 1 else 0
        fresh = Countdown(
            "auction", (game.row.id, game.last_bid), tuple(bidders), seconds, room.stopwatch.now() + seconds
        )
    else:
        awake = [seat for seat in persons if seat not in room.stand_ins]
        seconds = room.row.answer_seconds if len(awake) > 1 else 0  # who plays alone holds nobody up
        asked = tuple(seat for seat in awake if seat in table.asked)
        questions = game.questions
        key = (game.row.id, *((seat, asked_of(questions, seat)) for seat in asked))
        fresh = Countdown("answer", key, asked, seconds if asked else 0, room.stopwatch.now() + seconds)
    if fresh.total <= 0:
        return None
    running = room.countdown
    if running is not None and (running.kind, running.key) == (fresh.kind, fresh.key):
        return replace(running, seats=fresh.seats)
    return fresh


def asked_of(questions: Mapping[About, Question], seat: int) -> tuple[object, ...]:
    """Return all that a seat is asked."""
    return tuple(sorted((about, what) for (one, about), what in questions.items() if one == seat))
