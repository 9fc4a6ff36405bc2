"""Transcripts: what is written is read back, and any other text is refused with the line."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monopolista.games.classic.editions import edition_ids
from monopolista.table import Table
from monopolista.transcript import LONGEST, RULES_VERSION, Answer, Header, TakeBack, Transcript, TranscriptError, read
from tests.games.classic.test_notation import actions

HEADERS = st.builds(
    Header,
    edition=st.sampled_from(edition_ids()),
    seats=st.integers(-(2**63), 2**63 - 1),
    options=st.fixed_dictionaries({"deck": st.text(max_size=3)}),
    names=st.lists(st.text(max_size=20), max_size=4).map(tuple),
)
TAKE_BACKS = st.builds(TakeBack, st.integers(0, 999_999_999), st.booleans())
ANSWERS = st.builds(
    Answer, seat=st.integers(-2, 99).filter(lambda seat: seat != -1), action=st.one_of(actions(), TAKE_BACKS)
)
TRANSCRIPTS = st.builds(Transcript, HEADERS, st.lists(ANSWERS, max_size=5))
HEAD = "monopolista transcript\n"
HEADER = '{"edition":"italy","seats":2}\n'


@given(TRANSCRIPTS)
def test_what_is_written_is_read_back(transcript: Transcript) -> None:
    if all(len(line) < 400 for line in transcript.text().splitlines()[2:]):
        assert read(transcript.text()) == transcript


def test_seats_that_request_hints_are_added_to_those_before() -> None:
    header = Header("italy", 3).with_hinted(())
    assert not header.hinted
    assert header.with_hinted((2,)).with_hinted((0,)).with_hinted((2,)).hinted == (0, 2)


@given(st.one_of(st.text(), st.text().map(lambda rest: HEAD + rest), st.text().map(lambda rest: HEAD + HEADER + rest)))
def test_any_text_is_a_transcript_or_a_transcript_error(text: str) -> None:
    with suppress(TranscriptError):
        transcript = read(text)
        assert read(transcript.text()) == transcript


@given(TRANSCRIPTS, st.data())
def test_a_changed_text_is_a_transcript_or_a_transcript_error(transcript: Transcript, data: st.DataObject) -> None:
    text = transcript.text()
    place = data.draw(st.integers(0, len(text)))
    changed = text[:place] + data.draw(st.text(max_size=3)) + text[place + data.draw(st.integers(0, 3)) :]
    with suppress(TranscriptError):
        other = read(changed)
        assert read(other.text()) == other


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the first line is missing"),
        (HEADER, "the first line is missing"),
        (HEAD, "the first line is missing"),
        (HEAD + "{}\n", "line 2: .*edition"),
        (HEAD + '{"edition":"italy","seats":"2"}\n', "line 2: .*seats"),
        (HEAD + '{"edition":"italy","seats":2.5}\n', "line 2: .*seats"),
        (HEAD + '{"edition":"italy","seats":NaN}\n', "line 2"),
        (HEAD + '{"edition":"nowhere","seats":2}\n', "line 2: unknown edition 'nowhere'"),
        (HEAD + '{"edition":"italy","seats":2,"cheat":true}\n', "line 2: .*cheat"),
        (HEAD + '{"edition":"italy","seats":2,"options":{"gold":1}}\n', "line 2: gold: this game has no such option"),
        (HEAD + f'{{"edition":"italy","seats":2,"rules":{RULES_VERSION + 1}}}\n', f"rules version {RULES_VERSION + 1}"),
        (HEAD + HEADER + "* roll 3 4\n0 fly\n", "line 4: not an answer"),
        (HEAD + HEADER + "0 takeback\n", "line 3: not an answer"),
        (HEAD + HEADER + "0 takeback -1\n", "line 3: not an answer"),
        (HEAD + HEADER + "0 takeback 3 gladly\n", "line 3: not an answer"),
        (HEAD + HEADER + "x roll\n", "line 3: not a seat"),
        (HEAD + HEADER + "-1 roll\n", "line 3: not a seat"),
        (HEAD + HEADER + "٣ roll\n", "line 3: not a seat"),
        (HEAD + HEADER + "\n\n0 fly\n", "line 5: not an answer"),
        (HEAD + '{"edition":' + "[" * 20_000 + "\n", "line 2"),
        (HEAD + HEADER + "0 roll\n" * (LONGEST // 7), "longer than any game"),
    ],
)
def test_what_is_not_a_transcript_is_refused_with_the_line(text: str, reason: str) -> None:
    with pytest.raises(TranscriptError, match=reason):
        read(text)


EDITED: dict[str, Callable[[str], str]] = {
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "CR": lambda text: text.replace("\n", "\r"),
    "byte order mark": lambda text: "\ufeff" + text,
    "blank end": lambda text: text + "\n",
    "blank lines": lambda text: "\n" + text.replace("\n", "\n \n"),
    "all of it": lambda text: "\ufeff" + text.replace("\n", "\r\n\r\n"),
}
"""What editors and other systems make of a text."""


@pytest.mark.parametrize("how", EDITED)
def test_a_game_that_went_through_an_editor_or_another_system_is_read(how: str) -> None:
    table = Table("italy", seats=2, seed=1)
    table.play(table.next_asked, "roll")
    assert read(EDITED[how](table.transcript.text())) == table.transcript


def test_a_transcript_of_a_table_that_no_box_has_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 8 players"):
        Table.replay(Transcript(Header("italy", 1_000_000)))
    with pytest.raises(ValueError, match="unknown edition"):
        Table.replay(Transcript(Header("../italy", 2)))


def test_a_transcript_survives_a_file(tmp_path: Path) -> None:
    table = Table("italy", 3, seed=5, names=("Ada", "<b>", "Zoë\u2028\x85\u2029\x0b\x1c"))
    table.play(table.next_asked, "roll")
    file = tmp_path / "game.txt"
    file.write_text(table.transcript.text(), encoding="utf-8")
    assert read(file.read_text(encoding="utf-8")) == table.transcript
