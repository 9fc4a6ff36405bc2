"""No client makes a record of a game or of a room grow without end, and every player can always go on."""

import tracemalloc
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from monopolista.games import GAMES
from monopolista.games.common.notation import Action
from monopolista.protocol.client_messages import AbandonGame, Act, Start
from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.server_messages import Done, Failure
from monopolista.protocol.take_back import TakeBack
from monopolista.server.fairness.rng import FairDice
from monopolista.server.rooms import dispatcher
from monopolista.server.rooms.play import autoplay, idle_answers, live_game
from monopolista.server.rooms.play.idle_answers import MOST_IDLE, TooManyIdleAnswersError, is_idle
from monopolista.server.rooms.play.live_game import LiveGame
from monopolista.server.rooms.rate_limits import STARTS_BURST
from monopolista.server.storage.base import GameRow, Mark
from monopolista.table import Table
from monopolista.transcript import Header, Transcript, read
from tests.battery.golden import kept, names_in
from tests.plugins.campaigns import Campaign
from tests.server.house import Guest, House, again, asks, plain_answer, play_until, seat_persons

ROOT = Path(__file__).parents[3] / "games"
FEW = 6
"""A budget that is soon spent."""
MOST_PLAIN = 400
"""Plain answers after which chance draws something, or the game is over."""


@dataclass(frozen=True)
class Stand:
    """A position at which a seat can give an idle answer."""

    header: Header
    state: bytes
    seat: int


@cache
def positions(name: str) -> Mapping[str, Stand]:
    """Return a position for each verb of a game's seats that leaves all questions as they are, by its golden games.

    They say every verb but few; those are looked for among the offers. No verb of a seat is left out.
    """
    found: dict[str, Stand] = {}
    golden = [read(kept(ROOT / name / "golden", one)[0]) for one in names_in(ROOT / name / "golden")]
    words = golden[0].header.game.words.verbs
    chance = {words[one.verb] for one in Table(golden[0].header.edition, 2).rules.chance_outcomes}
    said = {
        words[one.action.verb] for transcript in golden for one in transcript.answers if isinstance(one.action, Action)
    }
    unsaid = {*words.values()} - said - chance - {"nothing"}
    for transcript in golden:
        table = Table.replay(Transcript(transcript.header), chance=None)
        for answer in transcript.answers:
            tries = [(seat, action) for seat in (table.asked if unsaid else ()) for action in offered(table, seat)]
            if isinstance(answer.action, Action):
                tries.append((answer.seat, answer.action))
            for seat, action in tries:
                verb = words[action.verb]
                unsaid.discard(verb)
                if seat >= 0 and verb not in found and would_be_idle(table, seat, action):
                    found[verb] = Stand(transcript.header, table.save(), seat)
            table.repeat(answer)
    assert unsaid == set(), "verbs that no test reaches"
    return found


def live(stand: Stand) -> LiveGame:
    """Return a game that stands in a position."""
    dice = FairDice(bytes(32))
    table = Table.replay(Transcript(stand.header), chance=None)
    table.set_up(stand.state)
    table.go_on(dice)
    return LiveGame(GameRow("g", stand.header, (), bytes(32)), [], table, dice)


def offered(table: Table[Any, Any, Any, Any], seat: int) -> list[Action]:
    """Return what a seat can do, each sum at its ends."""
    numbers = {word: number for number, word in table.game.words.verbs.items()}
    return [
        Action(numbers[one.verb], one.subject, amount)
        for one in table.offers(seat)
        for amount in sorted({one.low, one.high})
        if not table.refusal(seat, Action(numbers[one.verb], one.subject, amount))
    ]


def would_be_idle(table: Table[Any, Any, Any, Any], seat: int, action: Action) -> bool:
    trial = table.state()
    table.rules.apply(trial, seat, action)
    return is_idle(table, action, table.questions, table.rules.questions(trial))


def give(game: LiveGame, seat: int, action: Action, number: int) -> None:
    """Let a player answer, as the server does."""
    text = game.table.game.write(action)
    game.on_committed(game.command(seat, text, game.table.version, Mark("player", f"{number}")))


def spend(game: LiveGame, seat: int, verb: str) -> tuple[int, bool]:
    """Give the idle answers of a seat that were given least often, first one of a verb; return how many, and whether
    the server refused one in the end."""
    numbers, drawn, used = count(), game.dice.drawn, Counter[str]()
    while True:
        plain = game.table.plain_answer(seat) if seat in game.table.in_order else None
        found = [one for one in offered(game.table, seat) if one != plain and would_be_idle(game.table, seat, one)]
        found.sort(key=lambda one: (used[game.table.game.write(one)], game.table.game.words.verbs[one.verb] != verb))
        if not found or game.dice.drawn > drawn or used.total() > FEW:
            return used.total(), False
        try:
            give(game, seat, found[0], next(numbers))
        except TooManyIdleAnswersError:
            return used.total(), True
        used[game.table.game.write(found[0])] += 1


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_verb_gives_a_seat_more_idle_answers_than_its_budget_has(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_answers, "MOST_IDLE", FEW)
    ended: dict[str, tuple[int, bool]] = {}
    for verb, stand in positions(name).items():
        ended[verb] = spend(live(stand), stand.seat, verb)
        assert ended[verb][0] <= FEW, verb
    assert any(refused for _, refused in ended.values()) or set(ended) <= {"leave"}, "which nobody gives twice"
    assert all(refused or given < FEW for given, refused in ended.values()), ended


@pytest.mark.parametrize("name", sorted(GAMES))
def test_who_has_spent_the_budget_can_still_go_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_answers, "MOST_IDLE", 0)
    for verb, stand in positions(name).items():
        game = live(stand)
        drawn = game.dice.drawn
        for number in range(MOST_PLAIN):
            if game.table.over or game.dice.drawn > drawn:
                break
            seat = game.table.next_asked
            give(game, seat, game.table.plain_answer(seat), number)
        else:
            raise AssertionError(f"the game does not go on after {verb}")


@pytest.mark.campaign
@pytest.mark.anyio
async def test_ten_thousand_settings_leave_a_bounded_record(house: House, campaign: Campaign) -> None:
    settings = campaign.size(sample=1_500, full=10_000)
    anna, _ = await seat_persons(house, 2)
    seat, room = anna.seat, anna.room
    playing = room.game
    assert playing is not None
    refused = done = held = 0
    for number in range(settings):
        if number == settings - 1_000:
            tracemalloc.start()
        if number == settings - 900:
            held = tracemalloc.get_traced_memory()[0]
        setting = Act(f"{number}", room.row.game, playing.table.version, seat, f"asking {number % 2}")
        await dispatcher.receive(room, anna.visitor, setting)
        answer = anna.visitor.outbox.pop()
        done += isinstance(answer, Done)
        refused += isinstance(answer, Failure) and answer.code == "idle-answers"
        anna.visitor.outbox.clear()
    grown = tracemalloc.get_traced_memory()[0] - held
    tracemalloc.stop()
    assert done == MOST_IDLE
    assert refused > 0.4 * settings, "every second answer is forbidden by the rules by then"
    assert playing.table.version < MOST_IDLE + 20
    assert len(playing.replies) == MOST_IDLE
    found = house.store.find_game(room.row.game)
    assert found is not None
    assert len(found[1]) <= MOST_IDLE + 1
    assert grown < 20_000, "a hundredth of what as many answers would take"


@pytest.mark.anyio
async def test_an_answer_taken_back_and_given_again_spends_the_budget(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_answers, "MOST_IDLE", FEW)
    guests = await seat_persons(house, 1, 1)
    (anna,) = guests
    await play_until(guests, lambda table: asks("buy")(table) and table.next_asked == anna.seat)
    for number in range(FEW):
        assert isinstance(await anna.act("decline" if number % 2 else "buy"), Done)
        assert isinstance(await take_back(anna), Done)
    assert isinstance(await anna.act("buy"), Done)
    refused = await take_back(anna)
    assert isinstance(refused, Failure)
    assert refused.code == "idle-answers"


async def take_back(guest: Guest) -> ServerMessage:
    way = guest.game.own[0].undoable
    assert way is not None
    return (await guest.say(TakeBack(guest.house.command(), guest.seat, way.step, needs_consent=False)))[0]


@pytest.mark.anyio
async def test_a_budget_refills_when_chance_draws(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_answers, "MOST_IDLE", FEW)
    anna, bruno = await seat_persons(house, 2)
    by_seat = {anna.seat: anna, bruno.seat: bruno}
    for _ in range(2):
        first = anna.table.view().players[anna.seat].asking
        transcript = [await anna.act(f"asking {(first + number + 1) % 2}") for number in range(FEW + 1)]
        assert [isinstance(one, Done) for one in transcript] == [True] * FEW + [False]
        before = len(anna.table.transcript.answers)
        while all(answer.seat >= 0 for answer in anna.table.transcript.answers[before:]):
            asked = by_seat[anna.table.next_asked]
            assert isinstance(await asked.act(plain_answer(anna.table, asked.seat)), Done)


@pytest.mark.anyio
async def test_a_game_of_the_most_answers_is_given_up_and_everybody_is_notified(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_game, "LONGEST_GAME", 30)
    anna, bruno = await seat_persons(house, 2)
    await play_until([anna, bruno], lambda table: table.version >= 30)
    refused = await anna.act("asking 0")
    assert isinstance(refused, Failure)
    assert refused.code == "game-too-long"
    await autoplay.tick(anna.room)
    await bruno.listen()
    assert (bruno.room_view.status, bruno.room_view.stop_reason) == ("lobby", "too-long")
    (back,) = await again(house, [bruno])
    assert back.room_view.stop_reason == "too-long"


@pytest.mark.anyio
async def test_robots_alone_end_at_the_most_answers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_game, "LONGEST_GAME", 60)
    anna, *_ = await seat_persons(house, 1, 3)
    anna.room.presence.stand_ins.add(0)
    for _ in range(200):
        house.clock.time += 10
        await autoplay.tick(anna.room)
        if anna.room.playing is None:
            break
    assert (anna.room.stop_reason, anna.version < 60 + 20) == ("too-long", True)


@pytest.mark.anyio
async def test_a_table_begins_only_so_many_games_at_once(house: House) -> None:
    anna, _ = await seat_persons(house, 2)
    begun, refused = 1, ""
    while not refused:
        assert isinstance((await anna.say(AbandonGame(house.command())))[0], Done)
        answer = (await anna.say(Start(house.command())))[0]
        begun += isinstance(answer, Done)
        refused = answer.code if isinstance(answer, Failure) else ""
    assert (begun, refused) == (STARTS_BURST, "too-much")
    house.clock.time += 60
    assert isinstance((await anna.say(Start(house.command())))[0], Done)
