"""Copies, saved bytes, the notation and transcripts lead back to the same game, byte for byte, at every step."""

import msgspec
import pytest

from monopolista.engine.records import copy, from_bytes, to_bytes
from monopolista.games.classic.actions.notation import Proposal, Terms, parse, write
from monopolista.games.classic.editions import Options, edition_ids
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.records import Game
from monopolista.table import IllegalActionError, Table
from monopolista.transcript import read, write_action
from tests.games.classic.battery.tables import RandomGame, play_bots
from tests.games.classic.battery.variants import at_random

GAMES = [
    *(("italy", Options(deck="BA"[number % 2]), number) for number in range(7)),
    *((edition, Options(), 20 + number) for number, edition in enumerate(edition_ids())),
    *((edition, msgspec.convert(chosen, Options), 40) for edition, chosen in map(at_random, range(8))),
]
MOST = 400


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "options", "number"), GAMES)
def test_a_transcript_leads_through_the_same_bytes(edition: str, options: Options, number: int) -> None:
    random_game = RandomGame(edition, options, number)
    saved = [random_game.table.save()]
    while not random_game.table.over and random_game.table.version < MOST:
        random_game.table.play(*random_game.next_answer())
        saved.append(random_game.table.save())
    transcript = read(random_game.table.transcript.text())
    assert transcript == random_game.table.transcript
    replayed = Table(edition, transcript.header.seats, chance=None, options=transcript.header.options)
    again = [replayed.save()]
    for answer in transcript.answers:
        replayed.play(answer.seat, write_action(answer.action, random_game.table.game))
        again.append(replayed.save())
    assert again == saved
    assert [step.action for step in replayed.steps] == [step.action for step in random_game.table.steps]


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "options", "number"), GAMES)
def test_copies_and_saved_bytes_go_on_as_the_game_does(edition: str, options: Options, number: int) -> None:
    random_game = RandomGame(edition, options, number)
    beside = Table(edition, random_game.table.seats, chance=None, options=random_game.table.box.options)
    while not random_game.table.over and random_game.table.version < MOST:
        before = random_game.table.state()
        data = to_bytes(before)
        assert to_bytes(copy(before)) == data == random_game.table.save()
        if random_game.table.version % 10 == 0:
            beside.set_up(data)
            assert to_bytes(from_bytes(Game, data)) == data
        else:
            beside.set_up(before)
        seat, action = random_game.next_answer()
        events = random_game.table.play(seat, action)
        beside.play(seat, action)
        assert beside.save() == random_game.table.save()
        assert len(events) == len(random_game.table.steps[-1].events)
        assert to_bytes(before) == data, "what is played does not touch a copy"


@pytest.mark.campaign(sample=1)
@pytest.mark.parametrize(("edition", "options", "number"), GAMES)
def test_every_offer_has_a_notation_that_reads_back_and_is_not_refused(
    edition: str, options: Options, number: int
) -> None:
    random_game = RandomGame(edition, options, number)
    while not random_game.table.over and random_game.table.version < MOST:
        seat, action = random_game.next_answer()
        if seat >= 0:
            assert random_game.table.refusal(seat, action) == ""
            assert write(parse(action)) == action
        random_game.table.play(seat, action)


@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_game_of_bots_is_replayed_from_its_transcript(seed: int) -> None:
    table = play_bots("italy", Options(deck="AB"[seed % 2]), ("regular",) * (2 + seed) + ("random",), seed, MOST)
    replayed = Table.replay(read(table.transcript.text()), chance=None)
    assert replayed.save()[:-16] == table.save()[:-16]
    assert replayed.transcript.answers == table.transcript.answers
    assert replayed.winners == table.winners


def test_a_refused_action_leaves_no_trace() -> None:
    table = Table("italy", 3, chance=None)
    for roll in ("roll 1 1", "roll 1 2", "roll 1 3"):
        table.play(-2, roll)
    table.play(2, "deal 0")
    table.play(2, "money 50")
    saved, version, text = table.save(), table.version, table.transcript.text()
    for seat, action in (
        (2, "buy"), (1, "roll"), (2, "roll 1 1"), (-2, "roll 1 1"), (2, "propose"), (2, "propose 1 give 39"),
        (2, "propose 1 give 40"), (2, "propose 2 money 5"), (2, "propose 9 money 5"), (7, "propose 1 money 5"),
        (-3, "propose 1 money 5"), (2, "propose 1 get_card 0 money 5"), (2, "propose 1 get_card 9 money 5"),
        (2, "bid 999999999"), (2, "money 1501"), (2, "money -1501"), (3, "bankrupt"), (-2, "bankrupt"), (2, "draw 3"),
        (2, "accept 1"), (2, "accept -1"), (2, "counter 999999999"), (2, "build 40"), (2, "mortgage -1"),
    ):  # fmt: skip
        with pytest.raises(IllegalActionError) as refused:
            table.play(seat, action)
        assert refused.value.clause
        assert table.refusal(seat, action) == refused.value.clause
    assert (table.save(), table.version, table.transcript.text()) == (saved, version, text)


def test_only_a_proposal_has_terms() -> None:
    table = Table("italy", 2, chance=None)
    table.set_position()
    before = table.save()
    for verb in (verbs.ROLL, verbs.BANKRUPT, verbs.ASKING):
        action = Proposal(verb, terms=Terms(1))
        assert table.refusal(0, action) == "TRADE-1"
        with pytest.raises(IllegalActionError, match="TRADE-1"):
            table.play(0, action)
    assert table.save() == before


def test_what_is_named_twice_in_a_proposal_is_not_taken_for_its_neighbour() -> None:
    table = Table("italy", 2, chance=None)
    table.set_position(owns={0: (1, 3)}, keeps={0: ("chance", "chest")})
    for terms in (Terms(1, gives=(1, 1), money=-5), Terms(1, gives_cards=(0, 0), money=-5)):
        with pytest.raises(IllegalActionError, match="TRADE-1"):
            table.play(0, Proposal(verbs.PROPOSE, terms=terms))
