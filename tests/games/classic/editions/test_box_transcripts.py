"""Games in boxes: a transcript contains the values of its box, and no others, so that any machine can replay it."""

from typing import Any

import msgspec
import pytest

from monopolista import Table, TranscriptError, register_box
from monopolista.games import EditionError, box_content, load
from monopolista.games.classic.editions import EDITIONS
from monopolista.games.common.own_boxes import LONGEST_BOX, BoxRegistry, box_id, canonical
from monopolista.server.fairness.rng import FairDice, box_digest, terms_of
from monopolista.server.fairness.verification import verify_transcript
from monopolista.transcript import Header, Transcript, read
from tests.games.classic.editions.test_boxes import STATED, square
from tests.server.fair_games import sealed


def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process know no boxes."""
    monkeypatch.setattr(EDITIONS, "boxes", BoxRegistry[Any]())


def played(edition: str) -> Table[Any, Any, Any, Any]:
    table: Table[Any, Any, Any, Any] = Table(edition, 2, seed=1)
    while table.version < 20:
        table.play(table.next_asked, table.plain_answer(table.next_asked))
    return table


def test_a_transcript_brings_its_box_along(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(register_box(STATED))
    text = table.transcript.text()
    assert "edition_values" not in played("italy").transcript.text()
    forgotten(monkeypatch)
    with pytest.raises(EditionError, match="unknown box own-"):
        load(table.transcript.header.edition)
    transcript = read(text)
    assert transcript == table.transcript
    forgotten(monkeypatch)
    again = Table.replay(transcript)
    assert again.view() == table.view()
    assert again.transcript.text() == text


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"cash":2000', '"cash":2001', "edition_values: they are those of own-[0-9a-f]{20}, and not of own-"),
        ('{"edition":"own-', '{"edition":"', "edition_values: .* is not the id of a box"),
        ('"edition_values":{', '"edition_values":{"a":"' + "x" * LONGEST_BOX + '",', "edition_values: larger than"),
        ('"edition_values":{', '"edition_values":{"cards":{},', "edition_values: they are those of"),
    ],
)
def test_a_changed_box_is_refused_with_the_line_and_the_field(old: str, new: str, reason: str) -> None:
    text = played(register_box(STATED)).transcript.text()
    assert old in text
    with pytest.raises(TranscriptError, match=f"^line 2: {reason}"):
        read(text.replace(old, new, 1))


def test_a_box_that_is_no_edition_is_refused_though_its_id_is_right() -> None:
    content = canonical(square(5, price=0))
    header = Header(box_id(content), 2, edition_values=msgspec.Raw(content))
    with pytest.raises(TranscriptError, match=r"^line 2: edition_values: squares\[5\]\.price: price and mortgage"):
        read("monopolista transcript\n" + msgspec.json.encode(header).decode() + "\n")


def test_the_dice_depend_on_all_values_of_a_box() -> None:
    name, seed = register_box(STATED), bytes(32)
    content = box_content(name)
    assert content is not None
    header = Header(name, 2, box=box_digest(name), edition_values=msgspec.Raw(content))
    assert content.decode() in terms_of(header)
    table: Table[Any, Any, Any, Any] = Table.replay(Transcript(header), chance=FairDice(seed, terms=terms_of(header)))
    for _ in range(10):
        table.play(table.next_asked, table.plain_answer(table.next_asked))
    whole = sealed(Transcript(msgspec.structs.replace(header, seed=seed.hex()), table.transcript.answers))
    assert verify_transcript(whole).failure == ""
    without = Transcript(msgspec.structs.replace(whole.header, edition_values=msgspec.UNSET), whole.answers)
    assert "does not follow from the seed" in verify_transcript(without).failure
