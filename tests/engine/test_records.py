"""Records: one declaration, two bodies, the same bytes."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from monopolista.engine.records import (
    copy,
    dtype_of,
    from_bytes,
    is_record,
    pack,
    same,
    seen_dtype,
    sharing,
    to_bytes,
    unpack,
)
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.rules.records import Deck, Edition, Game, Offers, Refusal, Seen
from monopolista.games.deal.bots import records as deal_bots
from monopolista.games.deal.rules import records as deal
from tests import compiled
from tests.battery.bodies import quick_bytes
from tests.engine.probes import handled, scribbled

RECORDS = [
    Game,
    Seen,
    Edition,
    Offers,
    Answer,
    deal.Game,
    deal.Seen,
    deal.Pack,
    deal.Hand,
    deal.Offers,
    deal_bots.Answer,
]


def scribbled_game() -> Game:
    return from_bytes(Game, bytes.fromhex(scribbled()))


@pytest.mark.compiled
def test_both_bodies_hold_the_same_bytes() -> None:
    assert compiled.call("tests.engine.probes:scribbled") == scribbled()


@pytest.mark.parametrize("kind", RECORDS)
def test_the_packed_fields_follow_each_other_in_order_without_gaps(kind: type[object]) -> None:
    place = 0
    layout: Any = dtype_of(kind)
    for name in layout.names:
        size, offset = layout.fields[name][0].itemsize, layout.fields[name][1]
        assert offset == place
        place += size
    assert layout.itemsize == place


def test_bodies_are_the_same_where_their_bytes_are() -> None:
    def every_leaf(body: object) -> Iterator[tuple[Any, Any]]:
        for name in dtype_of(type(body)).names or ():
            held: Any = getattr(body, name)
            if isinstance(held, int):
                yield body, name
            elif isinstance(held[0], int):
                yield held, -1
            else:
                for inner in (held[0], held[-1]):
                    yield from every_leaf(inner)

    game = scribbled_game()
    other = copy(game)
    for holder, place in [*every_leaf(other)]:
        assert same(game, other)
        if isinstance(place, str):
            kept = getattr(holder, place)
            setattr(holder, place, kept ^ 1)
            assert not same(game, other)
            setattr(holder, place, kept)
        else:
            holder[place] ^= 1
            assert not same(game, other)
            holder[place] ^= 1
    assert to_bytes(game) == to_bytes(other)


def test_every_number_takes_32_bits() -> None:
    def leaves(layout: Any) -> set[str]:
        if layout.subdtype:
            return leaves(layout.subdtype[0])
        if layout.names:
            return {leaf for name in layout.names for leaf in leaves(layout.fields[name][0])}
        return {layout.str}

    assert leaves(dtype_of(Game)) == {"<i4", "<u4"}


def test_bytes_restore_the_body() -> None:
    game = scribbled_game()
    assert to_bytes(from_bytes(Game, to_bytes(game))) == to_bytes(game)
    assert game.players[3].cash == 2_147_483_647
    assert game.drafts[7].money == -2_147_483_648
    assert game.chance[0].words[2] == 0xFFFFFFFF


def test_a_packed_row_restores_the_body() -> None:
    game = scribbled_game()
    assert to_bytes(unpack(Game, pack(game)[0])) == to_bytes(game)


def test_a_copy_is_equal_and_independent() -> None:
    game = scribbled_game()
    before = to_bytes(game)
    other = copy(game)
    assert to_bytes(other) == before
    other.players[0].cash += 1
    other.owner[0] += 1
    other.chance[0].words[0] += 1
    assert to_bytes(game) == before


def test_what_shares_with_another_has_its_numbers_and_places_to_itself() -> None:
    game = scribbled_game()
    before = to_bytes(game)
    other = sharing(game)
    assert to_bytes(other) == before
    other.houses += 1
    other.level = [*other.level[1:], 7]
    assert to_bytes(game) == before
    other.owner[0] += 1
    assert game.owner[0] == other.owner[0]


def test_the_battery_packs_as_the_records_do() -> None:
    game = scribbled_game()
    assert quick_bytes(game) == to_bytes(game)


def test_what_does_not_fit_into_32_bits_is_not_packed() -> None:
    game = Game()
    game.players[0].cash = 1 << 31
    with pytest.raises((OverflowError, ValueError)):
        to_bytes(game)


@pytest.mark.parametrize("length", [0, 1, -1, 1 + len(to_bytes(Game())), 2 * len(to_bytes(Game()))])
def test_bytes_of_another_length_are_refused(length: int) -> None:
    data = to_bytes(Game()) * 2
    with pytest.raises(ValueError, match=r"values to unpack|multiple of element size"):
        from_bytes(Game, data[:length])


def test_a_record_is_distinguished_from_other_classes() -> None:
    assert is_record(Game)
    assert not is_record(int)
    assert not is_record(Game())


def test_what_is_seen_is_the_beginning_of_the_game() -> None:
    whole: Any = dtype_of(Game)
    assert dtype_of(Seen).names == whole.names[: len(dtype_of(Seen).names or ())]
    assert set(whole.names) - set(dtype_of(Seen).names or ()) == {"drafts", "chance"}


def test_through_the_seen_layout_the_memory_of_the_game_is_read() -> None:
    row = pack(Game())
    seen = row.view(seen_dtype(Seen, Game))
    row["turn"] = 5
    assert seen["turn"][0] == 5
    assert seen.dtype.itemsize == row.dtype.itemsize
    assert np.shares_memory(seen, row)


@pytest.mark.parametrize("hidden", ["drafts", "chance"])
def test_drafts_and_chance_are_hidden_from_numpy(hidden: str) -> None:
    seen = pack(Game()).view(seen_dtype(Seen, Game))
    with pytest.raises(ValueError, match=hidden):
        seen[hidden]
    with pytest.raises(ValueError, match=hidden):
        seen[0][hidden]


@pytest.mark.compiled
def test_a_compiled_kernel_reads_what_lies_open() -> None:
    assert compiled.call("tests.engine.probes:peek", "peek_at_turn") == 0


@pytest.mark.compiled
@pytest.mark.parametrize(("kernel", "hidden"), [("peek_at_draft", "drafts"), ("peek_at_chance", "chance")])
def test_a_kernel_that_peeks_at_what_is_hidden_does_not_compile(kernel: str, hidden: str) -> None:
    with pytest.raises(compiled.WorkerError, match=f"(?s)_compile_for_args.*KeyError: '{hidden}'"):
        compiled.call("tests.engine.probes:peek", kernel)


@pytest.mark.compiled
def test_records_are_copied_compared_and_blanked_alike_in_both_bodies() -> None:
    answers, data = handled()
    assert answers == [0, 1, 0, 1, 0, 0, 1]
    game = from_bytes(Game, bytes.fromhex(data))
    assert to_bytes(game.refusals[0]) == to_bytes(Refusal())
    assert (game.refusals[1].changes, game.refusals[1].trade[0].gives) == (8, 6)
    assert to_bytes(game.decks[0]) == to_bytes(Deck())
    assert game.decks[1].queue[3] == 9
    assert compiled.call("tests.engine.probes:handled") == [answers, data]
