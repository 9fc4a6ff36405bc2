"""Write a table of every interface message: its texts in all languages, and the sources that use it.

python -m tools.messages messages.html
python -m tools.messages messages.csv

The end of the file's name says which format it has.
"""

import csv
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from html import escape
from io import StringIO
from pathlib import Path
from textwrap import dedent
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast

from monopolista.locales import LANGUAGES, sources

ROOT: Final = Path(__file__).resolve().parent.parent
_SOURCES: Final = (("src/monopolista", "*.py"), ("web/src", "*.ts"), ("web/src", "*.svelte"))
_WHOLE: Final = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)*)["'`]""")
"""A string that may be the identifier of a message."""
_BEGINNING: Final = re.compile(r"""["'`]([a-z][a-z0-9]*-(?:[a-z0-9]+-)*)\$?\{""")
"""A string that begins as identifiers of messages do, and of which the rest is computed."""
_ENDING: Final = re.compile(r"""\}(-[a-z0-9]+)["'`]""")
"""A string that ends as identifiers of messages do, of which another one is the beginning."""
_MIDDLE: Final = re.compile(r"""\}(-[a-z0-9]+-)\$?\{""")
"""A string of which both ends are computed."""
_STYLE: Final = """
body { margin: 1rem; font: 0.9rem/1.4 sans-serif; }
table { border-collapse: collapse; } th { position: sticky; top: 0; background: #eee; text-align: left; }
th, td { padding: 0.3rem 0.5rem; border: 1px solid #bbb; vertical-align: top; white-space: pre-wrap; }
td:first-child, td:last-child { font-family: monospace; font-size: 0.8rem; overflow-wrap: anywhere; }
"""


class Row(NamedTuple):
    """A message: its texts by language, and the files that use it."""

    id: str
    texts: dict[str, str]
    used: list[str]


def rows() -> list[Row]:
    """Return all messages, in the order of the English files."""
    texts = {language: _texts(language) for language in ("en", *LANGUAGES)}
    return [
        Row(name, {language: texts[language].get(name, "") for language in texts}, used(name)) for name in texts["en"]
    ]


def _texts(language: str) -> dict[str, str]:
    """Return each message of a language as its file states it, with its attributes."""
    parser, serializer = FluentParser(), FluentSerializer()
    found: dict[str, str] = {}
    for _, text in sources(language):
        for entry in parser.parse(text).body:
            if isinstance(entry, ast.Message):
                entry.comment = None
                stated = serializer.serialize_entry(entry).partition("=")[2]
                found[entry.id.name] = dedent(stated).strip()
    return found


def used(name: str) -> list[str]:
    """Return the files that name a message, or else those that name how its identifier begins or ends."""
    strings = _strings()
    if name in strings.whole:
        return sorted(strings.whole[name])
    beginning = max((one for one in strings.beginnings if name.startswith(one)), key=len, default="")
    endings = [one for one in strings.endings if name.endswith(one) and used(name.removesuffix(one))]
    parts = [strings.endings[one] for one in endings]
    parts += [places for middle, places in strings.middles.items() if middle in name]
    return sorted(set(strings.beginnings.get(beginning, ())).union(*parts))


class Strings(NamedTuple):
    """The files by the strings in them."""

    whole: dict[str, set[str]]
    beginnings: dict[str, set[str]]
    endings: dict[str, set[str]]
    middles: dict[str, set[str]]


@cache
def _strings() -> Strings:
    """Return the strings of all sources that may be identifiers of messages, or parts of some."""
    found = Strings(defaultdict(set), defaultdict(set), defaultdict(set), defaultdict(set))
    for path in _files():
        text, place = path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix()
        for pattern, places in zip((_WHOLE, _BEGINNING, _ENDING, _MIDDLE), found, strict=True):
            for string in pattern.findall(text):
                places[string].add(place)
    return found


def _files() -> Iterator[Path]:
    for folder, pattern in _SOURCES:
        for path in sorted((ROOT / folder).rglob(pattern)):
            if "generated" not in path.parts and "web_dist" not in path.parts:
                yield path


def as_csv(table: list[Row]) -> str:
    """Return the table as comma-separated values, with a line of headings."""
    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(_heads(table))
    writer.writerows([row.id, *row.texts.values(), " ".join(row.used)] for row in table)
    return file.getvalue()


def as_html(table: list[Row]) -> str:
    """Return the table as an HTML page."""
    heads = "".join(f"<th>{escape(head)}</th>" for head in _heads(table))
    lines = "".join(
        f'<tr id="{row.id}"><td>{row.id}</td>'
        + "".join(f'<td lang="{language}">{escape(text)}</td>' for language, text in row.texts.items())
        + f"<td>{escape(chr(10).join(row.used))}</td></tr>\n"
        for row in table
    )
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Messages</title>\n'
        f"<style>{_STYLE}</style>\n<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{lines}</tbody>\n</table>\n</html>\n"
    )


def _heads(table: list[Row]) -> list[str]:
    return ["id", *table[0].texts, "used in"]


_FORMATS: Final = {".csv": as_csv, ".html": as_html}


def main(name: str) -> None:
    """Write the table to a file."""
    file = Path(name)
    if file.suffix not in _FORMATS:
        sys.exit(f"{name}: the name ends in {' or '.join(_FORMATS)}")
    table = rows()
    file.write_text(_FORMATS[file.suffix](table), encoding="utf-8")
    print(f"{file}: {len(table)} messages in {len(table[0].texts)} languages")


if __name__ == "__main__":
    main(*sys.argv[1:])
