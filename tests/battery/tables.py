"""What holds for every game: a table decided at random, and what must be true of it at every step."""

import random
from typing import Any

import pytest

from monopolista.engine.records import copy, to_bytes
from monopolista.games.common.notation import Action
from monopolista.table import CHANCE, IllegalActionError, Table, UndoError
from monopolista.transcript import read

TRIES = 8
"""Actions that nobody offered, tried after every answer."""
BACK = 0.1
"""How often a player takes something back, if there is anything."""


def played_at_random(edition: str, seats: int, number: int, most: int) -> Table:
    """Return a table at which all is decided at random, every law looked at on the way; ended, or cut short."""
    rng = random.Random(number)
    table: Table = Table(edition, seats, seed=number)
    before: dict[int, bytes] = {}
    while not table.over and table.version < most:
        seat = table.next_asked
        offer = rng.choice(table.offers(seat))
        verbs = {word: verb for verb, word in table.game.words.verbs.items()}
        action = Action(verbs[offer.verb], offer.subject, rng.randint(offer.low, offer.high))
        try_what_is_not_offered(table, rng)
        check_offers(table, verbs)
        assert table.game.parse(table.game.write(action)) == action
        before[table.version] = table.save()
        table.play(seat, action)
        check_state(table)
        if rng.random() < BACK:
            check_way_back(table, rng.randrange(seats), before)
    return table


def check_way_back(table: Table, seat: int, before: dict[int, bytes]) -> None:
    """Taking back leads to the position before the answer, byte by byte; past dice and cards only when all agree."""
    way, version, now = table.undoable_answer(seat), table.version, table.save()
    if way is None:
        return
    if way.revealed:
        with pytest.raises(UndoError):
            table.take_back(seat, way.step)
        assert (table.version, table.save()) == (version, now)
    kept = [*table.effective_steps]
    table.take_back(seat, way.step, agreed=True)
    assert table.save() == before[way.step]
    assert table.version == version + 1
    assert table.effective_steps == kept[: len(table.effective_steps)]
    check_state(table)


def check_offers(table: Table, verbs: dict[str, int]) -> None:
    """Offered is allowed: nothing that a seat is offered is refused."""
    for seat in range(table.seats):
        for offer in table.offers(seat):
            for amount in (offer.low, offer.high):
                assert table.refusal(seat, Action(verbs[offer.verb], offer.subject, amount)) == "", offer
    seat = table.next_asked
    apart = table.offers_with_effects(seat), table.denials(seat), table.gestures(seat), table.forced(seat)
    assert table.choices(seat) == apart


def try_what_is_not_offered(table: Table, rng: random.Random) -> None:
    """What is refused names its clause and changes nothing."""
    before = table.save()
    for _ in range(TRIES):
        seat = rng.randint(-2, table.seats)
        action = Action(
            rng.choice([*table.game.words.verbs]), rng.randint(-1, 120), rng.choice((0, rng.randint(-9, 99)))
        )
        clause = table.refusal(seat, action)
        assert clause == "" or clause in table.game.words.clauses.values()
        if clause:
            with pytest.raises(IllegalActionError) as refused:
                table.play(seat, action)
            assert refused.value.clause == clause
            assert table.save() == before


def check_state(table: Table) -> None:
    """A game is copied and saved without loss, and asks a seat until it is over."""
    state: Any = table.state()
    assert to_bytes(copy(state)) == to_bytes(table.rules.read(table.save())) == table.save()
    assert table.over == (table.next_asked == -1)
    assert table.over or table.next_asked == CHANCE or table.next_asked in table.in_order


def check_transcript(table: Table) -> None:
    """The transcript is read back, and leads to the same bytes; so do the answers that nobody took back."""
    text = table.transcript.text()
    assert read(text).text() == text
    assert Table.replay(read(text), chance=None).save() == table.save()
    header = table.transcript.header
    straight: Table = Table(header.edition, header.seats, chance=None, options=header.options)
    for step in table.effective_steps:
        straight.play(step.seat, step.action)
    assert straight.save() == table.save()
