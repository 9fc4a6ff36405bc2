"""Files that a person names: measured before they are read, and read as any editor or system writes them."""

import os
from pathlib import Path

import msgspec
import pytest

from monopolista.json_reader import read_json
from monopolista.user_files import UnreadableError, plain_text, read_bytes


def test_a_file_is_measured_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 11)
    assert read_bytes(file, 11) == b"x" * 11
    monkeypatch.setattr(Path, "open", None)
    with pytest.raises(UnreadableError, match="larger than 10 bytes, the most that is read"):
        read_bytes(file, 10)


def test_what_has_no_size_is_read_no_further_than_a_file_may_go(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    held = os.open(pipe, os.O_RDWR)
    os.write(held, b"x" * 100)
    with pytest.raises(UnreadableError, match="larger than 10 bytes"):
        read_bytes(pipe, 10)
    os.close(held)


@pytest.mark.parametrize("source", [b"one\ntwo\n", b"one\r\ntwo\r\n", b"one\rtwo\r", b"\xef\xbb\xbfone\ntwo\n"])
def test_a_text_is_read_as_any_editor_writes_it(source: bytes) -> None:
    assert plain_text(source) == "one\ntwo\n"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("one".encode("utf-16"), "UTF-16, as its byte order mark says: save it as UTF-8"),
        (b"one\ntw\xf2\n", "line 2: the byte 0xf2 is not UTF-8: save it as UTF-8"),
    ],
)
def test_another_encoding_is_named(source: bytes, reason: str) -> None:
    with pytest.raises(UnreadableError, match=reason):
        plain_text(source)


@pytest.mark.parametrize("source", [b"[" * 20_000, b'{"a":' * 20_000, b'"\xff"', b"[", "[" * 20_000])
def test_whatever_is_wrong_with_json_is_a_decode_error(source: bytes | str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_json(source)
