"""The card game in a room: played by persons and bots, in any order, through restarts."""

import json
import random
from typing import Any

import pytest

from monopolista.games.common.notation import Action
from monopolista.games.common.options import Chosen
from monopolista.games.deal.actions.notation import parse
from monopolista.games.deal.rules.records import Game
from monopolista.protocol.client_messages import SeatSetting, Setup
from monopolista.protocol.people import Rematch
from monopolista.protocol.server_messages import Done, Failure
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.fairness.rng import first_unfair
from monopolista.server.review.replays import HiddenInformationError, build_replay, format_transcript
from monopolista.server.rooms.play import autoplay
from monopolista.table import Table
from monopolista.transcript import read
from tests.games.deal.scenario import position
from tests.server.house import Guest, House, seat_persons
from tests.server.running import Running

pytestmark = pytest.mark.anyio

NEVER = ("leave", "undo", "unpick", "move")


async def sit(
    house: House, persons: int, bots: int = 0, *, answer: int = 0, options: Chosen | None = None
) -> list[Guest]:
    return await seat_persons(house, persons, bots, edition="deal", answer=answer, options=options or {})


def lay_out(guest: Guest, state: Game) -> None:
    """Put the cards of a running game as a position has them."""
    guest.deal.set_up(state)


def at_random(table: Table, seat: int, rng: random.Random) -> str:
    """Return any answer that does not end the game before its time."""
    offers = [offer for offer in table.offers(seat) if offer.verb not in NEVER]
    chosen = rng.choice(offers)
    return _said(chosen.verb, chosen.subject, chosen.low)


def _said(verb: str, subject: int, amount: int) -> str:
    if verb in ("play", "lay", "no"):
        return f"{verb} {subject} {amount}" if amount >= 0 else f"{verb} {subject}"
    return verb if verb in ("end", "pay") else f"{verb} {subject}"


async def play_on(guests: list[Guest], rng: random.Random, most: int = 5000) -> None:
    """Let guests answer at random, and bots as they like, until the game is over or so much has been answered."""
    by_seat = {guest.seat: guest for guest in guests}
    table = guests[0].deal
    for _ in range(most):
        if table.over:
            break
        seat = table.next_asked
        if seat in by_seat:
            assert isinstance(await by_seat[seat].act(at_random(table, seat, rng)), Done)
        else:
            guests[0].house.clock.time += guests[0].room.row.bot_pause / 1000
            await autoplay.tick(guests[0].room)
    for guest in guests:
        await guest.listen()


async def test_two_persons_and_two_bots_play_a_whole_game(house: House) -> None:
    guests = await sit(house, 2, bots=2)
    rng = random.Random(1)
    await play_on(guests, rng)
    table = guests[0].deal
    assert table.over
    assert guests[1].laid_out.winners == table.winners
    assert guests[1].laid_out.questions == []
    assert guests[1].room_view.status == "over"
    assert sum(player.place == 1 for player in guests[0].laid_out.players) == 1
    found = house.store.find_game(guests[0].game.game)
    assert found is not None
    text = run_to_end(format_transcript(*found))
    assert Table.replay(read(text), chance=None).save() == table.save()
    assert first_unfair(read(text)) is None
    assert [step.action for step in run_to_end(build_replay(*found)).steps] == [step.action for step in table.steps]
    assert isinstance((await guests[0].say(Rematch(house.command())))[0], Done)
    assert guests[0].laid_out.turns == 1


async def test_each_seat_holds_its_own_hand_and_spectators_none(house: House) -> None:
    guests = await sit(house, 2, bots=1)
    watcher = Guest(house, guests[0].room, spectator=True)
    await watcher.hello()
    for guest in guests:
        assert [own.hand for own in guest.game.own] == [guest.deal.hand(guest.seat)]
    assert watcher.game.own == []
    assert watcher.game.table == guests[0].game.table


async def test_a_replay_or_transcript_is_not_given_out_while_cards_are_hidden(house: House) -> None:
    guests = await sit(house, 2)
    found = house.store.find_game(guests[0].game.game)
    assert found is not None
    for view_function in (build_replay, format_transcript):
        with pytest.raises(HiddenInformationError):
            run_to_end(view_function(*found))
    await guests[0].act("leave")
    found = house.store.find_game(guests[0].game.game)
    assert found is not None
    assert run_to_end(build_replay(*found)).over
    assert run_to_end(build_replay(*found)).steps[0].facts[0][3] >= 0


async def test_everybody_is_asked_at_once_and_answers_in_any_order(house: House) -> None:
    guests = await sit(house, 3, bots=1)
    game = position(4, hands={0: ["birthday"], 1: ["just-say-no"], 2: ["money-1"], 3: ["money-2"]},
                    banks={seat: ["money-3", "money-1"] for seat in (1, 2, 3)})  # fmt: skip
    lay_out(guests[0], game.state)
    birthday = game.state.hands[0].cards[0]
    await guests[0].act(f"play {birthday}")
    duels = guests[0].laid_out.questions
    assert sorted((one.kind, one.seat, one.seats[0]) for one in duels) == [("duel", seat, seat) for seat in (1, 2, 3)]
    assert guests[0].game.next_bots == [3]
    assert isinstance(await guests[2].act("allow 2"), Done)
    assert [one.kind for one in guests[2].laid_out.questions if one.seat == 2] == ["to-pay"]
    assert guests[2].game.own[0].suggestion[-1].action == "pay"
    for advice in guests[2].game.own[0].suggestion:
        assert isinstance(await guests[2].act(advice.action), Done)
    no = game.state.hands[1].cards[0]
    assert isinstance(await guests[1].act(f"no {no} 1"), Done)
    assert isinstance(await guests[0].act("allow 1"), Done)
    house.clock.time += 1
    await autoplay.tick(guests[0].room)
    assert guests[0].deal.question.kind == "to-pay"
    assert guests[0].deal.question.seat == 3


async def test_an_answer_to_a_question_that_has_not_changed_may_come_late(house: House) -> None:
    guests = await sit(house, 3)
    lay_out(guests[0], position(3, hands={0: ["birthday"]}, banks={1: ["money-1"], 2: ["money-1"]}).state)
    await guests[0].act(f"play {guests[0].deal.hand(0)[0]}")
    version = guests[0].deal.version
    assert isinstance(await guests[1].act("allow 1", version=version), Done)
    assert isinstance(await guests[2].act("allow 2", version=version), Done)


async def test_an_answer_to_another_question_is_stale_and_one_sent_again_is_answered_again(house: House) -> None:
    guests = await sit(house, 2)
    game = position(
        2, hands={0: ["birthday", "debt-collector", "just-say-no"], 1: ["just-say-no"]}, banks={1: ["money-1"]}
    )
    lay_out(guests[0], game.state)
    birthday, collector, own_no = game.state.hands[0].cards[:3]
    other_no = game.state.hands[1].cards[0]
    await guests[0].act(f"play {birthday}")
    version = guests[0].deal.version
    done = await guests[1].act("allow 1", name="once")
    assert done == await guests[1].act("allow 1", name="once")
    assert guests[0].deal.question.kind == "to-play"
    await guests[0].act(f"play {collector} 1")
    reply = await guests[1].act("allow 1", version=version)
    assert isinstance(reply, Failure)
    assert reply.code == "stale"
    before = guests[0].deal.version
    assert isinstance(await guests[1].act(f"no {other_no} 1"), Done)
    assert isinstance(await guests[0].act(f"no {own_no} 1"), Done)
    reply = await guests[1].act("allow 1", version=before)
    assert isinstance(reply, Failure)
    assert reply.code == "stale"


async def test_a_restart_in_the_middle_of_a_choice_brings_the_same_choice(house: House) -> None:
    guests = await sit(house, 2, bots=1)
    rng = random.Random(4)
    kinds: set[str] = set()
    for _ in range(60):
        await play_on(guests, rng, 5)
        table = guests[0].deal
        if table.over:
            break
        kinds.add(table.question.kind)
        before, view, hands = table.save(), guests[0].laid_out, [guest.game.own[0].hand for guest in guests]
        shown = [guest.keys for guest in guests]
        link = guests[0].room.row.id
        house.restart()
        room = house.find(link)
        guests = [Guest(house, room) for _ in guests]
        for seat, guest in enumerate(guests):
            guest.seat = seat
            await guest.hello(*shown[seat])
        assert guests[0].deal.save() == before
        assert guests[0].laid_out == view
        assert [guest.game.own[0].hand for guest in guests] == hands
    assert kinds >= {"to-play", "duel", "to-pay"}


async def test_a_bot_steps_in_for_who_is_away_and_gives_the_seat_back(house: House) -> None:
    guests = await sit(house, 2)
    asked = guests[guests[0].deal.next_asked]
    stays = guests[1 - asked.seat]
    asked.go()
    house.clock.time += house.settings.grace + 1
    await autoplay.tick(stays.room)
    assert asked.seat in stays.room.presence.stand_ins
    version = stays.deal.version
    house.clock.time += 1
    await autoplay.tick(stays.room)
    assert stays.deal.steps[version].seat == asked.seat
    again = Guest(house, stays.room)
    await again.hello(*asked.keys)
    assert again.room.presence.stand_ins == set()
    assert [own.hand for own in again.game.own] == [stays.deal.hand(asked.seat)]


async def test_when_the_time_is_up_bots_answer_for_all_who_were_asked_at_once(house: House) -> None:
    guests = await sit(house, 3, answer=30)
    lay_out(guests[0], position(3, hands={0: ["birthday"]}).state)
    await guests[0].act(f"play {guests[0].deal.hand(0)[0]}")
    assert guests[0].game.countdown is not None
    assert guests[0].game.countdown.seats == [1, 2]
    house.clock.time += 31
    await autoplay.tick(guests[0].room)
    assert guests[0].deal.question.kind == "to-play"


async def test_taking_back_and_laying_again_gives_no_more_time(house: House) -> None:
    guests = await sit(house, 2, answer=30, options={"take_back": True})
    lay_out(guests[0], position(2, hands={0: ["money-1", "money-2"]}).state)
    card = guests[0].deal.hand(0)[0]
    await guests[0].act(f"bank {card}")
    for action in ("undo", f"bank {card}"):
        house.clock.time += 10
        await guests[0].act(action)
    assert guests[0].game.countdown is not None
    assert guests[0].game.countdown.left == 10_000


async def test_a_person_may_leave_and_the_others_go_on(house: House) -> None:
    guests = await sit(house, 3)
    first = guests[0].deal.next_asked
    assert isinstance(await guests[first].act("leave"), Done)
    assert not guests[first].laid_out.players[first].playing
    assert guests[0].deal.next_asked != first
    assert isinstance(await guests[(first + 1) % 3].act("leave"), Done)
    assert guests[0].deal.winners == [(first + 2) % 3]


async def set_up(host: Guest, edition: str, wishes: list[SeatSetting], options: Chosen | None = None) -> Done | Failure:
    setup = Setup(host.house.command(), edition, options or {}, wishes, 0, 0)
    return next(one for one in await host.say(setup) if isinstance(one, Done | Failure))


WRONG: tuple[tuple[str, Chosen], ...] = (("deal", {"cash": 2000}), ("italy", {"broken": "stay"}))


async def test_the_lobby_knows_the_seats_levels_and_options_of_each_game(house: House) -> None:
    room, key = house.open_room()
    host = Guest(house, room)
    await host.hello(key)
    crowd = await set_up(host, "deal", [SeatSetting("bot")] * 6)
    assert isinstance(crowd, Failure)
    assert (crowd.code, crowd.clause) == ("clause", "DEAL-1")
    for edition, options in WRONG:
        refused = await set_up(host, edition, [SeatSetting("bot")] * 3, options)
        assert isinstance(refused, Failure)
        assert refused.reason == "other-game"
    careful = [SeatSetting("open"), SeatSetting("bot", "risk-aware")]
    assert isinstance(await set_up(host, "italy", careful), Failure)
    assert isinstance(await set_up(host, "deal", careful, {"no_is_play": True}), Done)
    assert host.room_view.seats[1].level == "risk-aware"


async def test_a_bot_that_cannot_decide_answers_every_kind_of_question(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("card 57")

    monkeypatch.setattr(autoplay, "decide", fail)
    guests = await sit(house, 1, bots=3)
    await play_on(guests, random.Random(5), 600)
    answered = {step.action.split(" ")[0] for step in guests[0].deal.steps if step.seat > 0}
    assert {"end", "allow", "discard"} <= answered
    assert "could not decide" in caplog.text
    assert "card 57'" not in caplog.text


async def test_what_a_bot_wanted_to_play_and_may_not_is_not_in_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guests = await sit(house, 1, bots=1)
    lay_out(guests[0], position(2, turn=1, hands={0: ["money-5"]}).state)
    forbidden = f"bank {guests[0].deal.hand(0)[0]}"

    def play_what_it_may_not(*_: object) -> Action:
        return parse(forbidden)

    monkeypatch.setattr(autoplay, "decide", play_what_it_may_not)
    house.clock.time += 1
    await autoplay.tick(guests[0].room)
    assert "DEAL-3" in caplog.text
    assert forbidden not in caplog.text
    assert guests[0].deal.steps[-1].seat != 0 or guests[0].deal.next_asked == 0


@pytest.mark.process
def test_a_game_is_served_over_http_once_it_is_over(running: Running) -> None:
    status, body, _ = running.ask("api/rooms", b'{"edition":"deal"}')
    assert status == 201
    made = json.loads(body)
    with running.line(made["room"]) as line:
        line.send(type="hello", keys=[made["hostKey"]])
        seats = [{"kind": "open"}, {"kind": "bot", "level": "risk-aware"}]
        wish: dict[str, Any] = {
            "edition": "deal",
            "options": {},
            "seats": seats,
            "auctionSeconds": 0,
            "answerSeconds": 0,
        }
        line.send(type="setup", id="setup", **wish)
        line.send(type="take-seat", id="take", seat=0, name="Anna", token="")
        line.send(type="start", id="start")
        game = line.hear("game")
        assert game["table"]["game"] == "deal"
        for place in ("transcripts", "replays"):
            status, body, _ = running.ask(f"api/{place}/{game['game']}")
            assert (status, json.loads(body)["code"]) == (403, "not-now")
        line.send(type="act", id="leave", game=game["game"], version=game["version"], seat=0, action="leave")
        line.hear("room", status="over")
        view_function = json.loads(running.ask(f"api/replays/{game['game']}")[1])
        assert view_function["over"]
        assert {step["action"] for step in view_function["steps"]}.isdisjoint({"draw"})
        text = running.ask(f"api/transcripts/{game['game']}")[1]
    status, body, _ = running.ask("api/replays", b"\n".join(text.split(b"\n")[:8]))
    assert (status, json.loads(body)["over"]) == (200, False)
