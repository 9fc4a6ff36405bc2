"""Taking back in a room: alone, with the consent of all, and what a restart or a second sending leaves of it."""

import pytest

from monopolista.games.common.table_settings import TakeBacks
from monopolista.protocol.messages import ServerMessage
from monopolista.protocol.people import RoomEvent
from monopolista.protocol.server_messages import Done, Failure
from monopolista.protocol.take_back import AnswerTakeBack, TakeBack, UndoableAnswer
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.fairness.rng import first_unfair
from monopolista.server.review.replays import build_replay, format_transcript
from monopolista.server.rooms.play import autoplay
from monopolista.server.rooms.play.take_back_rules import PATIENCE
from monopolista.transcript import read
from tests.games.classic.scenario import BROWN, position
from tests.server.house import Guest, House, again, plain_answer, play_until, seat_persons

pytestmark = pytest.mark.anyio


def answer_of(replies: list[ServerMessage]) -> Done | Failure:
    return next(one for one in replies if isinstance(one, Done | Failure))


async def ask(guest: Guest, *, asks: bool = True, name: str = "", step: int | None = None) -> Done | Failure:
    """Take back one's last answer, or ask the others."""
    way = guest.table.undoable_answer(guest.seat)
    number = step if step is not None or way is None else way.step
    message = TakeBack(name or guest.house.command(), guest.seat, number or 0, asks)
    return answer_of(await guest.say(message))


async def say(guest: Guest, *, agrees: bool, name: str = "", version: int | None = None) -> Done | Failure:
    """Agree to the wish that waits, or not."""
    seen = guest.version if version is None else version
    return answer_of(await guest.say(AnswerTakeBack(name or guest.house.command(), guest.seat, seen, agrees)))


def lapses(guest: Guest) -> list[int]:
    """Return the seats of the expired requests that a guest was notified of."""
    return [one.seat for one in guest.received if isinstance(one, RoomEvent) and one.event == "lapsed"]


async def settle(guests: list[Guest]) -> None:
    """Let the room do what is due, and everybody hear of it."""
    while await autoplay.tick(guests[0].room) == 0:
        pass
    for guest in guests:
        await guest.listen()


async def rolled(guests: list[Guest]) -> tuple[Guest, Guest, bytes, int]:
    """Let one roll; return who, another, and the position and version before."""
    who = guests[guests[0].table.next_asked]
    other = guests[1 - who.seat]
    before, version = who.table.save(), who.version
    assert isinstance(await who.act("roll"), Done)
    await other.listen()
    return who, other, before, version


def failed(reply: Done | Failure) -> str:
    assert isinstance(reply, Failure)
    return reply.code


def lines(guest: Guest) -> list[str]:
    """The answers of the game that the disk has."""
    found = guest.house.store.find_game(guest.room.row.game)
    assert found is not None
    return [line for step in found[1] for line in step.answers]


async def test_with_everybodys_consent_one_is_before_ones_last_answer_again(house: House) -> None:
    guests = await seat_persons(house, 2)
    who, other, before, version = await rolled(guests)
    assert who.game.own[0].undoable == UndoableAnswer(version, needs_consent=True)
    assert isinstance(await ask(who), Done)
    await other.listen()
    for guest in guests:
        wish = guest.game.take_back
        assert wish is not None
        assert (wish.seat, wish.step, wish.revealed, wish.pending) == (who.seat, version, True, [other.seat])
    assert who.version == version + 2
    assert isinstance(await say(other, agrees=True), Done)
    await settle(guests)
    assert who.table.save() == before
    assert who.version == other.game.version == version + 3
    assert other.game.steps[-1].action == f"takeback {version} agreed"
    assert other.game.take_back is None
    assert lines(who)[-1] == f"{who.seat} takeback {version} agreed"


async def test_until_the_last_has_agreed_nothing_happens(house: House) -> None:
    guests = await seat_persons(house, 3)
    who = guests[guests[0].table.next_asked]
    await who.act("roll")
    now = who.version
    await ask(who)
    first, second = [guest for guest in guests if guest is not who]
    await say(first, agrees=True)
    await settle(guests)
    assert who.version == now
    assert failed(await say(first, agrees=True)) == "not-now"
    wish = second.game.take_back
    assert wish is not None
    assert wish.pending == [second.seat]
    await say(second, agrees=True)
    await settle(guests)
    assert who.version == now + 1


async def test_one_who_refuses_ends_the_wish_and_it_is_not_asked_again(house: House) -> None:
    guests = await seat_persons(house, 2)
    who, other, _, _ = await rolled(guests)
    now = who.version
    await ask(who)
    assert isinstance(await say(other, agrees=False), Done)
    await settle(guests)
    wish = who.game.take_back
    assert wish is not None
    assert wish.refused == other.seat
    assert who.version == now
    assert who.game.own[0].undoable is None
    assert failed(await ask(who)) == "stale"
    assert failed(await say(other, agrees=True)) == "stale"


async def test_who_wished_it_may_let_it_go(house: House) -> None:
    guests = await seat_persons(house, 2)
    who, other, _, version = await rolled(guests)
    await ask(who)
    assert failed(await say(who, agrees=True)) == "not-now"
    assert isinstance(await say(who, agrees=False), Done)
    await settle(guests)
    assert other.game.take_back is None
    assert failed(await say(other, agrees=True)) == "stale"
    assert who.game.own[0].undoable == UndoableAnswer(version, needs_consent=True)


async def test_a_request_expires_when_a_player_answers_meanwhile(house: House) -> None:
    guests = await seat_persons(house, 2)
    who, other, _, _ = await rolled(guests)
    asked = who.version
    await ask(who)
    await play_until(guests, lambda table: table.version > asked)
    await settle(guests)
    assert other.game.take_back is None
    now = who.version
    assert failed(await say(other, agrees=True, version=asked)) == "stale"
    await settle(guests)
    assert who.version == now


async def test_nobody_asks_the_others_unawares_and_nobody_speaks_for_another(house: House) -> None:
    guests = await seat_persons(house, 2)
    who, other, _, version = await rolled(guests)
    assert failed(await ask(who, asks=False)) == "stale"
    thief = answer_of(await other.say(TakeBack("t", who.seat, version, True)))
    assert failed(thief) == "not-yours"
    await ask(who)
    assert failed(answer_of(await who.say(AnswerTakeBack("c", other.seat, who.version, True)))) == "not-yours"
    assert failed(await ask(other, step=version)) in ("stale", "not-now")


async def test_two_wishes_do_not_wait_at_once(house: House) -> None:
    guests = await seat_persons(house, 2)
    await play_until(guests, lambda table: all(table.undoable_answer(seat) is not None for seat in (0, 1)))
    assert isinstance(await ask(guests[0]), Done)
    assert failed(await ask(guests[1])) == "not-now"


async def test_what_is_sent_twice_happens_once(house: House) -> None:
    guests = await seat_persons(house, 2)
    who, other, _, version = await rolled(guests)
    for _ in range(2):
        assert isinstance(await ask(who, name="wish", step=version), Done)
    asked = who.version
    for _ in range(2):
        assert isinstance(await say(other, agrees=True, name="yes", version=asked), Done)
        await settle(guests)
    assert isinstance(await ask(who, name="wish", step=version), Done)
    await settle(guests)
    assert who.version == asked + 1
    assert who.game.take_back is None


@pytest.mark.parametrize("moment", ["asked", "agreed", "gone back"])
async def test_a_restart_at_any_moment_loses_nothing_and_does_nothing_twice(house: House, moment: str) -> None:
    guests = await seat_persons(house, 2)
    who, other, before, version = await rolled(guests)
    asked = who.version
    await ask(who, name="wish")
    if moment == "asked":
        guests = await again(house, guests)
        assert guests[0].game.take_back is not None
    other = guests[other.seat]
    await say(other, agrees=True, name="yes", version=asked)
    if moment == "agreed":
        guests = await again(house, guests)
    await settle(guests)
    if moment == "gone back":
        guests = await again(house, guests)
    assert isinstance(await ask(guests[who.seat], name="wish", step=version), Done)
    assert isinstance(await say(guests[other.seat], agrees=True, name="yes", version=asked), Done)
    await settle(guests)
    assert guests[0].table.save() == before
    assert guests[0].version == asked + 1
    assert guests[0].game.take_back is None


async def test_a_take_back_alone_that_is_sent_again_after_a_restart_is_known(house: House) -> None:
    guests = await seat_persons(house, 2)
    owner = await until_bought(guests)
    square = owner.table.view().owner.index(owner.seat)
    before = owner.table.save()
    await owner.act(f"mortgage {square}")
    step = owner.version - 1
    assert owner.game.own[0].undoable == UndoableAnswer(step, needs_consent=False)
    assert isinstance(await ask(owner, asks=False, name="once"), Done)
    assert owner.table.save() == before
    found = (await again(house, guests))[owner.seat]
    now = found.version
    assert isinstance(await ask(found, asks=False, name="once", step=step), Done)
    assert (found.version, found.table.save()) == (now, before)


async def until_bought(guests: list[Guest]) -> Guest:
    """Play until a player has bought a deed, and is asked; return which."""
    while True:
        table = guests[0].table
        who = guests[table.next_asked]
        offers = {offer.verb for offer in table.offers(who.seat)}
        await who.act("buy" if "buy" in offers else plain_answer(table, who.seat))
        if "buy" in offers:
            for guest in guests:
                await guest.listen()
            return who


async def test_building_goes_back_alone_among_persons_until_a_player_acts(house: House) -> None:
    guests = await seat_persons(house, 2, take_backs="robots")
    scenario = position(owns={0: BROWN})
    guests[0].table.set_up(scenario.table.state())
    before = guests[0].table.save()
    first = guests[0].version
    for square in (1, 3):
        await guests[0].act(f"build {square}")
    for _ in range(2):
        assert isinstance(await ask(guests[0], asks=False), Done)
    assert guests[0].table.save() == before
    assert guests[0].version == first + 4
    await guests[0].act("build 1")
    await guests[1].act("asking 0")
    await guests[0].listen()
    assert guests[0].game.own[0].undoable is None
    assert failed(await ask(guests[0], asks=False)) == "stale"


@pytest.mark.parametrize(("choice", "found"), [("off", None), ("robots", None), ("consent", True)])
async def test_what_a_table_lets_persons_take_back_is_its_choice(
    house: House, choice: TakeBacks, found: bool | None
) -> None:
    guests = await seat_persons(house, 2, take_backs=choice)
    assert guests[1].room_view.take_backs == choice
    who, _, _, _ = await rolled(guests)
    way = who.game.own[0].undoable
    assert (way.needs_consent if way else None) == found
    assert isinstance(await ask(who), Done) == (choice == "consent")
    guests = await again(house, guests)
    assert guests[0].room_view.take_backs == choice


async def test_where_nothing_is_taken_back_building_is_not_either(house: House) -> None:
    guests = await seat_persons(house, 2, take_backs="off")
    guests[0].table.set_up(position(owns={0: BROWN}).table.state())
    await guests[0].act("build 1")
    assert guests[0].game.own[0].undoable is None
    assert failed(await ask(guests[0], asks=False)) == "not-now"


@pytest.mark.parametrize("choice", ["robots", "consent"])
async def test_beside_robots_nobody_is_asked_but_no_die_is_rolled_again(house: House, choice: TakeBacks) -> None:
    [guest] = await seat_persons(house, 1, bots=2, take_backs=choice)
    await play_until([guest], lambda table: table.question.kind == "buy" and table.next_asked == 0)
    assert guest.game.own[0].undoable is None, "the dice were seen"
    before, step = guest.table.save(), guest.version
    await guest.act("decline")
    assert guest.game.own[0].undoable == UndoableAnswer(step, needs_consent=False)
    assert isinstance(await ask(guest, asks=False), Done)
    assert guest.table.save() == before
    assert guest.table.question.kind == "buy"


async def test_robots_wait_for_those_who_are_asked_but_not_for_ever(house: House) -> None:
    guests = await seat_persons(house, 2, bots=1)
    await play_until(guests, lambda table: table.next_asked == 2 and table.undoable_answer(0) is not None)
    house.clock.time += 1
    assert isinstance(await ask(guests[0]), Done)
    now = guests[0].version
    wait = await autoplay.tick(guests[0].room)
    assert wait == PATIENCE
    house.clock.time += PATIENCE
    await autoplay.tick(guests[0].room)
    for guest in guests:
        await guest.listen()
    assert guests[0].version > now
    assert guests[1].game.take_back is None
    assert lapses(guests[0]) == [0], "who wished it hears that the game has gone on"
    assert lapses(guests[1]) == []


@pytest.mark.parametrize("end", ["agreed", "refused", "let go", "played on"])
async def test_who_has_an_answer_to_a_wish_or_lets_it_go_hears_of_no_lapse(house: House, end: str) -> None:
    guests = await seat_persons(house, 2)
    who, other, _, _ = await rolled(guests)
    asked = who.version
    await ask(who)
    await other.listen()
    if end in ("agreed", "refused"):
        await say(other, agrees=end == "agreed")
    elif end == "let go":
        await say(who, agrees=False)
    await settle(guests)
    assert (who.version > asked) is (end == "agreed")
    seat = who.table.next_asked
    assert seat == who.seat
    assert isinstance(await who.act(plain_answer(who.table, seat)), Done)
    await settle(guests)
    assert lapses(who) == lapses(other) == []


async def test_the_bot_that_substitutes_for_a_player_agrees(house: House) -> None:
    guests = await seat_persons(house, 2)
    who, other, before, version = await rolled(guests)
    other.go()
    who.room.presence.stand_ins.add(other.seat)
    who.room.broadcast(game=True)
    await who.listen()
    assert who.game.own[0].undoable is None, "the dice were seen, and nobody is there to agree"
    other = Guest(house, who.room)
    who.room.presence.stand_ins.clear()
    await ask(who)
    who.room.presence.stand_ins.add(1 - who.seat)
    await settle([who])
    assert (who.version, who.table.save()) == (version + 3, before)


async def test_a_command_from_before_a_take_back_is_stale_whatever_it_names(house: House) -> None:
    guests = await seat_persons(house, 2)
    one, two = guests
    one.table.set_up(position(owns={0: (5,), 1: (15,)}).table.state())
    await one.act("propose 1 give 5 get 15")
    seen = one.version
    serial = one.table.view().trades[0].serial
    await ask(one)
    await say(two, agrees=True)
    await settle(guests)
    await one.act("propose 1 get 15 money 500")
    assert one.table.view().trades[0].serial == serial, "another proposal has the same number"
    late = await two.act(f"accept {serial}", version=seen)
    assert isinstance(late, Failure)
    assert late.code == "stale"


async def test_the_dice_of_a_game_with_take_backs_can_be_checked_and_its_replay_shows_them(house: House) -> None:
    guests = await seat_persons(house, 2)
    who, other, _, version = await rolled(guests)
    await ask(who)
    await say(other, agrees=True)
    await settle(guests)
    await rolled(guests)
    guests = await again(house, guests)
    await guests[0].act("bankrupt")
    found = house.store.find_game(guests[0].room.row.game)
    assert found is not None
    text = run_to_end(format_transcript(*found))
    assert first_unfair(read(text)) is None
    assert f"takeback {version} agreed" in [step.action for step in run_to_end(build_replay(*found)).steps]


async def test_hidden_cards_stay_hidden_where_they_were_drawn_and_put_back(house: House) -> None:
    guests = await seat_persons(house, 2, edition="deal", options={})
    table = guests[0].deal
    who = guests[table.next_asked]
    other = guests[1 - who.seat]
    before = table.version
    await who.act("end")
    while table.next_asked == who.seat:
        await who.act(f"discard {table.hand(who.seat)[0]}")
    drawn = [event.subject for step in table.steps[before:] for event in step.events if event.known == 1 << other.seat]
    assert drawn
    await ask_cards(who)
    await say_cards(other)
    await settle(guests)
    assert table.next_asked == who.seat
    again = Guest(house, who.room)
    await again.hello(*who.keys)
    shown = [event for step in again.game.steps for event in step.facts]
    assert not {event[3] for event in shown if event[1] == other.seat} & set(drawn)


async def ask_cards(guest: Guest) -> None:
    way = guest.deal.undoable_answer(guest.seat)
    assert way is not None
    await guest.say(TakeBack(guest.house.command(), guest.seat, way.step, True))


async def say_cards(guest: Guest) -> None:
    await guest.say(AnswerTakeBack(guest.house.command(), guest.seat, guest.deal.version, True))


async def test_the_clock_of_a_timed_game_is_not_turned_back(house: House) -> None:
    guests = await seat_persons(house, 2, options={"timed": 10})
    who, other, _, _ = await rolled(guests)
    house.clock.time += 100
    await ask(who)
    await say(other, agrees=True)
    await settle(guests)
    assert who.game.time_left == 500_000
