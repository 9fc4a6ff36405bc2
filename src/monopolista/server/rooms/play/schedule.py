"""Schedule of a room's automatic actions: the next bot to answer, the players with a time limit, and the countdown."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from monopolista.games.interface.rules_adapter import About, Question
from monopolista.server.core.clock import Countdown
from monopolista.server.rooms.lesson.progress import LessonProgress
from monopolista.server.rooms.people import seat_requests
from monopolista.server.rooms.play import dice_commitments, take_back_rules
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.rooms.room_state import RoomState
from monopolista.table import CHANCE

_SAVE_TIME_EVERY = 10.0
"""The interval in seconds at which the elapsed time of a timed game is stored; a killed server loses at most that."""
_ROUND = 12
"""The pauses of one round in which only bots answer; each turn has an equal share of them."""
_QUICKENS = 0.7
"""The factor by which each further pause in a turn is shorter, so that their sum stays within the share."""


@dataclass(frozen=True)
class DueAction:
    """An automatic action, at a moment, unless a command comes first."""

    when: float
    """In seconds of the room's stopwatch."""
    what: Literal["bot", "stand-in", "time", "time-up", "save-time", "agreed", "open", "admit", "too-long"]
    seat: int = -1


def next_action(room: RoomState) -> DueAction | None:
    """Return the next automatic action of a room, None where it waits for a command."""
    if not room.timers.stopwatch.runs:
        return None
    found = _admissions(room)
    if room.timers.called is not None:
        found.append(DueAction(room.timers.called + dice_commitments.WAIT, "open"))
    elif room.playing is not None:
        found += _in_game(room, room.playing)
    return min(found, key=lambda one: one.when, default=None)


def _admissions(room: RoomState) -> list[DueAction]:
    """Return the times at which requests for seats on this process can be granted."""
    moments = (
        seat_requests.ready_at(room, one.seat_request)
        for one in room.presence.connections
        if one.seat_request is not None
    )
    return [DueAction(when, "admit") for when in moments if when is not None]


def _in_game(room: RoomState, game: LiveGame) -> list[DueAction]:
    """Return the automatic actions of a game."""
    if game.is_full:
        return [DueAction(room.timers.last_step, "too-long")]
    found: list[DueAction] = []
    if room.timers.time_limit is not None:
        found += [
            DueAction(room.timers.time_limit.ends, "time-up"),
            DueAction(room.timers.time_saved + _SAVE_TIME_EVERY, "save-time"),
        ]
    found += [
        DueAction(room.presence.away[seat] + room.context.settings.grace, "stand-in", seat)
        for seat in game.table.asked
        if seat in room.presence.away and seat not in room.presence.stand_ins
    ]
    found += [DueAction(_patience(room, game), "bot", seat) for seat in _answering(room, game)[:1]]
    if take_back_rules.agreed(room) is not None:
        found.append(DueAction(room.timers.last_step, "agreed"))
    if room.timers.countdown is not None:
        found.append(DueAction(room.timers.countdown.ends, "time"))
    return found


def _patience(room: RoomState, game: LiveGame) -> float:
    """Return when bots continue: they wait for the players who have to agree to an undo request."""
    pause = room.timers.last_step + _pause(room, game)
    return (
        pause
        if take_back_rules.waiting(room) is None
        else max(pause, room.take_back.changed_at + take_back_rules.PATIENCE)
    )


def _pause(room: RoomState, game: LiveGame) -> float:
    """Return the pause before a bot's answer; it is shorter with more players, and after several answers of bots."""
    table = game.table
    if _skips_pauses(room, game):
        return 0.0
    share = 1.0
    if all(_is_bot(room, seat) for seat in table.asked if seat >= 0):
        playing = sum(table.playing(seat) for seat in range(table.seats))
        share = _ROUND / playing * (1 - _QUICKENS) * _QUICKENS ** _among_themselves(room, game)
    return room.row.bot_pause / 1000 * min(1.0, share)


def _skips_pauses(room: RoomState, game: LiveGame) -> bool:
    """Return whether all present players ask for no pauses: those still in the game, or else those out of it."""
    table, present = game.table, room.presence.responsive_seats(room.row)
    concerned = {seat for seat in present if table.playing(seat)} or present
    skipping = room.presence.skipping_seats(room.row)
    return bool(concerned) and concerned <= skipping and concerned.isdisjoint(table.asked)


def _among_themselves(room: RoomState, game: LiveGame) -> int:
    """Return how many answers bots have given since the start of the turn, or since the last answer of a person."""
    answers = 0
    for step in game.table.backwards():
        begun = any(event.kind in game.table.rules.late_commands.begins_turn for event in step.events)
        if begun or (step.seat >= 0 and not _is_bot(room, step.seat)):
            break
        answers += step.seat >= 0
    return answers


def thinking(room: RoomState) -> list[int]:
    """Return the seats for which a bot will answer, the next one first."""
    game = room.playing
    if game is None:
        return []
    if game.lesson is not None:
        return _scripted(game.lesson)
    return [seat for seat in game.table.in_order if _is_bot(room, seat)]


def _scripted(lesson: LessonProgress) -> list[int]:
    """Return the bot that answers next in a guided game; no bot answers for the learner."""
    return [lesson.due.seat] if lesson.due is not None else []


def _answering(room: RoomState, game: LiveGame) -> list[int]:
    """Return the seats for which a bot answers or the server bids, the next one first."""
    if game.lesson is not None:
        return _scripted(game.lesson)
    return [seat for seat in game.table.in_order if _is_bot(room, seat) or game.proxy_bid(seat) is not None]


def _is_bot(room: RoomState, seat: int) -> bool:
    return room.row.seats[seat].kind == "bot" or seat in room.presence.stand_ins


def countdown(room: RoomState) -> Countdown | None:
    """Return the current countdown: the running one if the question is the same."""
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
        fresh = Countdown("auction", (game.row.id, game.last_bid), tuple(bidders), seconds, room.timers.now() + seconds)
    else:
        awake = [seat for seat in persons if seat not in room.presence.stand_ins]
        seconds = room.row.answer_seconds if len(awake) > 1 else 0  # a player alone with bots delays nobody
        asked = tuple(seat for seat in awake if seat in table.asked)
        questions = game.questions
        key = (game.row.id, *((seat, asked_of(questions, seat)) for seat in asked))
        fresh = Countdown("answer", key, asked, seconds if asked else 0, room.timers.now() + seconds)
    if fresh.total <= 0:
        return None
    running = room.timers.countdown
    if running is not None and (running.kind, running.key) == (fresh.kind, fresh.key):
        return replace(running, seats=fresh.seats)
    return fresh


def asked_of(questions: Mapping[About, Question], seat: int) -> tuple[object, ...]:
    """Return all questions of a seat."""
    return tuple(sorted((about, what) for (one, about), what in questions.items() if one == seat))
