"""Hints at a table: only where it allows them, only to who has the seat, by what that seat may know; and on record."""

import msgspec
import pytest

from monopolista.analyse.action_values import ActionEvaluator, evaluate_answers, evaluate_proposals
from monopolista.games.interface.views import Reason
from monopolista.protocol.hints import AskHint, Hint
from monopolista.protocol.server_messages import Failure
from monopolista.server.core.fair_scheduler import run_to_end
from monopolista.server.review.replays import build_replay, build_replay_of_text, format_transcript
from monopolista.server.rooms.play.win_odds import WinOdds
from monopolista.table import Table
from monopolista.transcript import read
from tests.server.house import Guest, House, again, play_until, seat_persons

pytestmark = pytest.mark.anyio
FORESEEN = [400_000, 600_000]
OFTEN = 12
"""The number of hints that are answered at once."""


async def ask(guest: Guest, seat: int | None = None, action: str = "", game: str | None = None) -> Hint | Failure:
    """Ask for a hint, or what an answer would cost."""
    played = guest.room.row.game if game is None else game
    wish = AskHint(guest.house.command(), played, guest.seat if seat is None else seat, action)
    return next(one for one in await guest.say(wish) if isinstance(one, Hint | Failure))


def buying(table: Table) -> bool:
    """Say whether seat 0 is asked to buy what it can pay."""
    return table.question.kind == "buy" and table.asked == [0] and not table.refusal(0, "buy")


async def test_a_hint_states_what_the_answers_lead_to(house: House) -> None:
    guests = await seat_persons(house, 2, hints=True)
    assert all(guest.room_view.hints for guest in guests)
    await play_until(guests, buying)
    guest = guests[guests[0].table.asked[0]]
    reply = await ask(guest)
    assert isinstance(reply, Hint)
    weighed = evaluate_answers(guest.table, guest.seat)
    assert [one.action for one in reply.answers] == [guest.table.game.write(one.action) for one in weighed.answers]
    assert {one.action for one in reply.answers} == {"buy", "decline"}
    worth = [one.odds[guest.seat] for one in reply.answers]
    assert worth == sorted(worth, reverse=True)
    assert (reply.before, reply.cost, reply.limit) == (list(weighed.before), 0, None)
    assert guest.table.version == reply.version, "nothing was answered"


async def test_where_odds_are_shown_a_hint_begins_from_them(house: House) -> None:
    guests = await seat_persons(house, 2, hints=True, odds="everybody")
    await play_until(guests, buying)
    guest = guests[0]
    run_to_end = await ask(guest)
    ahead = WinOdds().next_position(guest.table)
    assert ahead is not None
    assert guest.room.game is not None
    assert guest.room.game.win_odds is not None
    assert isinstance(run_to_end, Hint)
    guest.room.game.win_odds.take_rollouts(ahead, FORESEEN)
    reply = await ask(guest)
    assert isinstance(reply, Hint)
    assert reply.before == FORESEEN != run_to_end.before
    for one, before in zip(reply.answers, run_to_end.answers, strict=True):
        assert one.action == before.action
        assert one.odds[0] - reply.before[0] == before.odds[0] - run_to_end.before[0]


async def test_what_an_answer_would_cost_is_its_distance_to_the_best(house: House) -> None:
    guests = await seat_persons(house, 2, hints=True)
    await play_until(guests, buying)
    guest = guests[guests[0].table.asked[0]]
    reply = await ask(guest)
    assert isinstance(reply, Hint)
    best, worst = (one.odds[guest.seat] for one in reply.answers)
    costs = {one.action: await ask(guest, action=one.action) for one in reply.answers}
    assert [one.cost for one in costs.values() if isinstance(one, Hint)] == [0, best - worst]


async def test_a_hint_states_why_the_best_answer_is_better(house: House) -> None:
    guests = await seat_persons(house, 2, hints=True)
    await play_until(guests, buying)
    guest = guests[guests[0].table.asked[0]]
    reply = await ask(guest)
    assert isinstance(reply, Hint)
    best, worst = (guest.table.game.parse(one.action) for one in reply.answers)
    counsel = ActionEvaluator(guest.table.game, guest.table.box).advisor
    assert reply.why == counsel.why(guest.table.state(), guest.seat, best, worst) is not None
    costs = [await ask(guest, action=one.action) for one in reply.answers]
    assert [one.why for one in costs if isinstance(one, Hint)] == [None, reply.why]


async def test_a_hint_states_what_speaks_for_a_proposal(house: House) -> None:
    guests = await seat_persons(house, 3, hints=True)
    game = guests[0].room.game
    assert game is not None
    seat = game.table.next_asked
    other, third = (seat + 1) % 3, (seat + 2) % 3
    owns = {seat: (6, 8, 11), other: (9, 13, 14), third: (26, 27, 29)}
    game.table.set_position(turn=seat, owns=owns, built={26: 2, 27: 2, 29: 2})
    reply = await ask(guests[seat])
    assert isinstance(reply, Hint)
    whole = [one.why for one in reply.proposals if "give 11" in one.action and "get 9" in one.action]
    assert whole[:1] == [Reason("completes-both")]


async def test_a_hint_knows_which_bot_has_a_seat(house: House) -> None:
    guests = await seat_persons(house, 4, hints=True)
    game = guests[0].room.game
    assert game is not None
    table, seat = game.table, game.table.next_asked
    robot = (seat + 1) % 4
    table.set_position(turn=seat, owns={seat: (16, 18, 24), robot: (19, 21, 23)})
    found: list[set[str]] = []
    for level in ("", "fixed-b"):
        bots = tuple(level if one == robot else "" for one in range(4))
        table.transcript.header = msgspec.structs.replace(table.transcript.header, bots=bots)
        reply = await ask(guests[seat])
        assert isinstance(reply, Hint)
        found.append({one.action for one in reply.proposals})
        assert found[-1] == {table.game.write(one.action) for one in evaluate_proposals(table, seat)}
    assert found[0] != found[1]


async def test_in_an_auction_a_hint_states_the_limit_of_a_bid(house: House) -> None:
    guests = await seat_persons(house, 2, hints=True)
    await play_until(guests, buying)
    await guests[guests[0].table.asked[0]].act("decline")
    guest = guests[guests[0].table.asked[0]]
    reply = await ask(guest)
    assert isinstance(reply, Hint)
    assert reply.limit == ActionEvaluator(guest.table.game, guest.table.box).advisor.limit(
        guest.table.state(), guest.seat
    )
    assert reply.limit is not None


async def test_a_table_that_allows_none_gives_none(house: House) -> None:
    guests = await seat_persons(house, 2)
    reply = await ask(guests[0])
    assert isinstance(reply, Failure)
    assert reply.code == "not-now"


async def test_nobody_asks_for_the_seat_of_another_or_another_game(house: House) -> None:
    guests = await seat_persons(house, 2, hints=True)
    refused = [await ask(guests[0], seat=1), await ask(guests[0], game="other")]
    assert [one.code for one in refused if isinstance(one, Failure)] == ["not-yours", "stale"]


async def test_what_is_no_answer_or_forbidden_is_refused(house: House) -> None:
    guests = await seat_persons(house, 2, hints=True)
    refused = [await ask(guests[0], action=one) for one in ("dance", "build 39")]
    assert [one.code for one in refused if isinstance(one, Failure)] == ["malformed", "clause"]


async def test_who_asks_without_end_has_to_wait(house: House) -> None:
    guests = await seat_persons(house, 2, hints=True)
    reply = [await ask(guests[0]) for _ in range(OFTEN + 1)]
    assert [isinstance(one, Hint) for one in reply] == [True] * OFTEN + [False]
    house.clock.time += 1
    assert isinstance(await ask(guests[0]), Hint)


async def test_where_cards_are_hidden_the_hands_of_others_change_no_hint(house: House) -> None:
    guests = await seat_persons(house, 2, edition="deal", options={}, hints=True)
    game = guests[0].room.game
    assert game is not None
    guest = guests[game.table.asked[0]]
    reply = await ask(guest)
    assert isinstance(reply, Hint)
    assert reply.answers
    state = game.table.state()
    hidden = state.hands[1 - guest.seat]
    hidden.cards[0], state.unseen[0] = state.unseen[0], hidden.cards[0]
    supposed = ActionEvaluator(game.table.game, game.table.box).evaluate_answers(state, guest.seat, 1 << guest.seat)
    assert [list(one.settled or one.odds) for one in supposed.answers] == [one.odds for one in reply.answers]


async def test_a_game_that_nobody_judges_gives_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await seat_persons(house, 2, hints=True)
    monkeypatch.setattr("monopolista.games.classic.game.Classic.odds", None)
    reply = await ask(guests[0])
    assert isinstance(reply, Failure)
    assert reply.code == "not-now"


async def test_that_a_seat_has_asked_stands_in_the_record_of_the_game(house: House) -> None:
    guests = await seat_persons(house, 2, hints=True)
    game = guests[0].room.row.game
    found = house.store.find_game(game)
    assert found is not None
    assert run_to_end(build_replay(*found)).hinted == []
    assert "hinted" not in run_to_end(format_transcript(*found))
    await ask(guests[1])
    await ask(guests[1])
    guests = await again(house, guests)
    found = house.store.find_game(game)
    assert found is not None
    text = run_to_end(format_transcript(*found))
    assert run_to_end(build_replay(*found)).hinted == run_to_end(build_replay_of_text(text)).hinted == [1]
    assert read(text).header.hinted == (1,)
    assert guests[0].room_view.hints
