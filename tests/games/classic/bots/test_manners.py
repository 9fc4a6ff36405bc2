"""Robots and persons: one offer from each in a round, and none again that was refused, whatever bot it is."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from monopolista.bots import decide
from monopolista.engine.seats import SeatSet
from monopolista.games.classic.actions.bot_etiquette import ROUNDS_BETWEEN_REPEATS
from monopolista.games.classic.actions.notation import Terms, parse, terms_in, write
from monopolista.games.classic.bots.registry import LEVELS
from monopolista.games.classic.editions import Box
from monopolista.games.classic.rules import events, verbs
from monopolista.games.classic.rules.records import Game
from monopolista.games.common.notation import Action
from monopolista.games.interface.capabilities import Allows, HasTrades
from monopolista.games.interface.rules_adapter import Draw
from monopolista.table import Table, seeded
from tests.games.classic.scenario import (
    BROWN,
    COMPANIES,
    DARK_BLUE,
    GREEN,
    LIGHT_BLUE,
    ORANGE,
    PINK,
    RED,
    STATIONS,
    YELLOW,
    Scenario,
    position,
)
from tests.plugins.campaigns import Campaign

PERSON = 0
WANTED = ORANGE[2]
COMPANIES_OF_BOTS = [
    ("regular", "edmund", "fixed-a", "newcomer"),
    ("value", "strategic", "fixed-b"),
    ("thrifty", "fixed-c", "random", "champion"),
]


@dataclass
class Offer:
    """What a robot offered the person of itself."""

    maker: int
    terms: Terms
    rounds: dict[int, int]
    """How often each seat had had the dice: two offers in one round of anybody have the same count there."""
    refused: dict[int, int] | None = None
    changed: set[int] = field(default_factory=set[int])
    """The colours in which an owner has changed since it was refused."""

    def is_like(self, other: "Offer", colours: Sequence[int]) -> bool:
        """Say whether two offers of a robot ask for the same, or offer the same, and no owner there has changed."""
        return self.maker == other.maker and any(
            mine == theirs and any(mine) and not {colours[square] for square in mine[0]} & self.changed
            for mine, theirs in zip(self.sides, other.sides, strict=True)
        )

    @property
    def sides(self) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
        """Return what is offered, and what is asked for."""
        terms = self.terms
        return (terms.gives, terms.gives_cards), (terms.gets, terms.gets_cards)


def offers_in(table: Table) -> Iterator[Offer]:
    """Yield the offers to the person in a game, each with what came of it, counted from the events alone."""
    edition = table.box.edition
    turns: Counter[int] = Counter()
    made: dict[int, Offer] = {}
    for step in table.steps:
        for event in step.events:
            if event.kind == events.TURN:
                turns[event.seat] += 1
            elif event.kind == events.PROPOSED and event.other == PERSON and event.amount == 0:
                terms = terms_in(parse(step.action))
                assert terms is not None
                made[event.subject] = Offer(event.seat, terms, dict(turns))
            elif event.kind == events.REFUSED and event.subject in made:
                made[event.subject].refused = dict(turns)
            elif event.kind == events.DEED_PASSED:
                for one in made.values():
                    one.changed |= {edition.colour[event.subject]} if one.refused is not None else set()
    yield from made.values()


def tempting(seed: int) -> Table:
    """Return a table at which the person has of every colour what a robot is missing."""
    colours = (BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE, STATIONS, COMPANIES)
    owns: dict[int, tuple[int, ...]] = dict.fromkeys(range(4), ())
    for number, colour in enumerate(colours):
        owns[PERSON] += colour[:1]
        owns[1 + number % 3] += colour[1:]
    table = Table("italy", 4, seed=seed)
    state = table.state()
    table.set_up(position(4, owns=owns, turn=state.turn, cash=dict.fromkeys(range(4), 1500)).state)
    return table


def play(bots: tuple[str, ...], seed: int, most: int) -> Table:
    """Return a game of robots with a person who buys and builds, and refuses everything."""
    draw = seeded(seed)
    table = tempting(seed)
    while not table.over and table.version < most:
        seat = table.next_asked
        person = seat == PERSON
        table.play(seat, of_the_person(table, draw) if person else decide(bots[seat - 1], table, seat, draw, [PERSON]))
    return table


def of_the_person(table: Table, draw: Draw) -> Action:
    """Return what the person does: as ``regular`` does, but refusing every offer and making none."""
    waiting = next((one.serial for one in table.view().trades if one.partner == PERSON), None)
    if waiting is not None:
        return parse(f"refuse {waiting}")
    action = decide("regular", table, PERSON, draw)
    return table.plain_answer(PERSON) if action.verb == verbs.PROPOSE else action


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize("bots", COMPANIES_OF_BOTS)
def test_in_whole_games_a_person_is_asked_once_a_round_and_not_again_what_was_refused(
    bots: tuple[str, ...], campaign: Campaign
) -> None:
    seen = 0
    for seed in range(1, campaign.size(sample=2, full=3)):
        table = play(bots, seed, 2500)
        made, colours = list(offers_in(table)), table.box.edition.colour
        seen += len(made)
        for later, offer in enumerate(made):
            for earlier in made[:later]:
                if earlier.maker == offer.maker:
                    assert all(
                        offer.rounds.get(seat, 0) != earlier.rounds.get(seat, 0) for seat in (PERSON, offer.maker)
                    ), "twice in a round"
                if earlier.refused is not None and earlier.is_like(offer, colours):
                    passed = offer.rounds.get(offer.maker, 0) - earlier.refused.get(offer.maker, 0)
                    assert passed >= ROUNDS_BETWEEN_REPEATS, "refused a short while ago"
    assert seen > (5 if campaign.full else 2), "they do make offers"


def test_all_bots_sit_in_these_games() -> None:
    assert sorted(bot for bots in COMPANIES_OF_BOTS for bot in bots) == sorted(LEVELS)


def wanting() -> Scenario:
    """Seat 1 has two orange streets and wants the third, which seat 0 has, for the red one that seat 0 wants."""
    return position(3, at={1: 20}, owns={0: (WANTED, *RED[:2]), 1: (*ORANGE[:2], RED[2])}, cash={1: 3000}, turn=1)


def says(game: Scenario, *persons: int) -> str:
    return write(decide("regular", game.table, 1, seeded(1), persons))


def test_a_robot_that_has_asked_a_person_goes_on_with_its_turn() -> None:
    game = wanting()
    first = says(game, 0)
    assert first.startswith("propose 0")
    game.does(f"1: {first}", "0: refuse 1")
    assert not says(game, 0).startswith("propose 0")


def test_robots_among_themselves_know_no_such_manners() -> None:
    game = wanting()
    game.does(f"1: {says(game)}", "0: refuse 1")
    assert etiquette(game, [])(parse("propose 0 give 3 money 5"))


def test_a_counter_offer_answers_who_has_asked() -> None:
    game = wanting()
    game.does(f"1: {says(game, 0)}", "0: refuse 1", f"0: propose 1 give {WANTED} money -2900")
    answer = says(game, 0)
    allowed = etiquette(game, [0])
    assert allowed(parse(answer))
    assert allowed(parse(f"propose 0 get {WANTED} money 50 counter 2"))
    assert not allowed(parse(f"propose 0 get {WANTED} money 50"))


def test_a_bot_that_insists_does_something_plain_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wanting()
    insisting = says(game, 0)
    game.does(f"1: {insisting}", "0: refuse 1")

    def insist(*_: object) -> Action:
        return parse(insisting)

    monkeypatch.setattr(type(game.table.game), "decide", insist)
    assert decide("regular", game.table, 1, seeded(1), [0]).verb != verbs.PROPOSE


def beg(monkeypatch: pytest.MonkeyPatch, table: Table, robot: int, wanted: tuple[int, ...]) -> None:
    """Let one robot ask for certain deeds whenever it may, in their order; nobody trades otherwise."""
    game = type(table.game)
    ours = game.decide

    def ask(
        self: object,
        level: str,
        box: Box,
        state: Game,
        seat: int,
        draw: Draw,
        people: SeatSet = 0,
        levels: Sequence[str] = (),
    ) -> Action:
        for square in wanted:
            plea = parse(f"propose {PERSON} get {square} money 5")
            hears = not (state.players[PERSON].deaf >> robot) & 1
            if seat == robot and state.turn == robot and hears and not refused(state, plea):
                return plea
        action = ours(self, level, box, state, seat, draw, people, levels)  # type: ignore[arg-type]
        return table.plain_answer(seat) if action.verb == verbs.PROPOSE else action

    def refused(state: Game, plea: Action) -> bool:
        """Say whether a bot that looks at the refusals finds this one there."""
        terms = terms_in(plea)
        assert terms is not None
        gets = sum(1 << table.box.edition.deed[square] for square in terms.gets)
        memories = state.refusals[: state.refusal_count]
        return any(old.trade[0].gets == gets and old.changes == state.changes for old in memories)

    monkeypatch.setattr(game, "decide", ask)


def turns_of_offers(table: Table, turns: int) -> list[tuple[int, int]]:
    """Play some turns; return in which turn the person was asked for which deed."""
    draw = seeded(3)
    found: list[tuple[int, int]] = []
    while table.state().turns < turns:
        seat = table.next_asked
        action = of_the_person(table, draw) if seat == PERSON else decide("edmund", table, seat, draw, [PERSON])
        terms = terms_in(action)
        if terms is not None and seat != PERSON:
            found.append((table.state().turns, terms.gets[0]))
        table.play(seat, action)
    return found


def stations_owner(seats: int) -> Table:
    """Return a table at which the person has all stations, and nothing of that colour changes hands."""
    table = Table("italy", seats, seed=4)
    laid = position(seats, owns={PERSON: STATIONS}, turn=table.state().turn, cash=dict.fromkeys(range(seats), 9000))
    table.set_up(laid.state)
    return table


def test_what_was_refused_may_be_asked_again_after_three_rounds_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stations_owner(3)
    beg(monkeypatch, table, 1, (5,))
    asked = [turn for turn, _ in turns_of_offers(table, 30)]
    assert [later - before for before, later in pairwise(asked)] == [ROUNDS_BETWEEN_REPEATS * 3] * (len(asked) - 1)
    assert len(asked) >= 3


def test_something_else_may_be_asked_in_the_next_round_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    table = stations_owner(3)
    beg(monkeypatch, table, 1, (5, 15, 25))
    asked = turns_of_offers(table, 20)
    assert [square for _, square in asked[:4]] == [5, 15, 25, 5]
    assert {later - before for (before, _), (later, _) in pairwise(asked)} == {3}


@pytest.mark.parametrize("refused", ["propose 0 get 39 money 50", "propose 0 give 6 money -100"])
def test_who_has_refused_hears_no_more_of_the_same_deeds_for_three_rounds(refused: str) -> None:
    game = position(3, owns={0: (21, 39), 1: (6, 15)}, turn=1)
    game.does(f"1: {refused}", "0: refuse 1")
    wait = ROUNDS_BETWEEN_REPEATS - 1
    turns_go_round(game, wait)
    assert not allowed(game, "propose 0 give 6 get 39 money 20")
    assert allowed(game, "propose 0 give 15 get 21")
    turns_go_round(game, ROUNDS_BETWEEN_REPEATS - wait)
    assert allowed(game, "propose 0 give 6 get 39 money 20")


def test_where_an_owner_in_the_colour_has_changed_the_same_may_be_asked_in_the_next_round() -> None:
    game = position(3, owns={0: (39,), 2: (37, 6)}, turn=1)
    plea = "propose 0 get 39 money 5"
    game.does(f"1: {plea}", "0: refuse 1", "2: propose 0 give 6 money -5", "0: accept 2")
    turns_go_round(game, 1)
    assert not allowed(game, plea), "light blue is none of its business"
    game.does("2: propose 0 give 37 money -5", "0: accept 3")
    assert allowed(game, plea)


def turns_go_round(game: Scenario, rounds: int) -> None:
    """Let everybody roll to nothing, a number of rounds."""
    for _ in range(rounds * 3):
        state = game.state
        state.players[game.turn].square = 17
        game.table.set_up(state)
        game.roll(1, 2)
        game.does(f"{game.turn}: end")


def allowed(game: Scenario, text: str) -> bool:
    return etiquette(game, [PERSON])(parse(text))


def etiquette(game: Scenario, persons: Collection[int]) -> Allows:
    rules = game.table.rules
    assert isinstance(rules, HasTrades)
    return rules.etiquette(game.table.state(), lambda: game.table.steps, 1, persons)
