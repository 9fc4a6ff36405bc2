"""By what a language is known on a screen: its files say it, and no other language's do."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from monopolista.games import GAMES, edition_ids
from monopolista.games import load as any_box
from monopolista.games.classic.editions import load
from monopolista.games.common.printed import Names
from monopolista.locales import LANGUAGES, sources
from monopolista.rulebook import clauses_in

LONG_ENOUGH = 9
"""Letters of a piece of text that is found in the middle of another."""
TELLING = 4
"""Letters that a message has at least, beside its variables, if it is to be known by them."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_NO_WORDS = re.compile(r"\b[A-Z]+-\d+\b|\bhttp://\S+|\b[0-9a-f]{64}\b")
"""Clauses, addresses and fingerprints."""
_READ = """() => {
  const said = [document.title];
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    else for (const name of spoken) said.push(node.getAttribute(name) ?? '');
  }
  return [...new Set(said.map((one) => one.replace(/[ \\n\\t]+/g, ' ').trim()).filter(Boolean))];
}"""


def on_screen(page: Page) -> list[str]:
    """Return every text of a page, those for screen readers too."""
    return page.evaluate(_READ)


def foreign(said: list[str], language: str, edition: str = "italy", apart: frozenset[str] = frozenset()) -> list[str]:
    """Return the texts of a screen that another language's files say, or that hold a word which its own do not.

    ``apart`` are words that belong to no language: names of players, say.
    """
    return [text for text in said if _is_foreign(text, language, edition, apart)]


@cache
def _is_foreign(text: str, language: str, edition: str, apart: frozenset[str]) -> bool:
    printed = _printed(edition, language)
    if any(text.removesuffix("-") in name for name in printed):
        return False  # a name on the board or a line of one: they are in the language of the box
    for name in printed:
        text = text.replace(name, "·")
    text = _NO_WORDS.sub("·", text)
    words = set(_WORD.findall(text)) - apart
    if any(word.casefold() not in vocabulary(language) for word in words):
        return True
    return any(_is_of(text, other, language) for other in LANGUAGES if other != language)


def edition_name(edition: str, language: str) -> str:
    """Return what an edition is called in a language."""
    return _name(any_box(edition).file.name, language)


def _is_of(text: str, other: str, language: str) -> bool:
    """Say whether a text is another language's and not also its own."""
    if any(piece in text for piece in _telling(other, language)):
        return True
    return _is_whole(text, other) and not _is_whole(text, language)


def _is_whole(text: str, language: str) -> bool:
    wholes = _wholes(language)
    return any(_compiled(whole).fullmatch(text) for whole in (*wholes.get(text[:1], ()), *wholes.get("", ())))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return every word of a language's files, its rulebooks and its names of editions."""
    said = [piece for message in _messages(language) for piece in _split(message)]
    for clause in (clause for game in GAMES for clause in clauses_in(language, game)):
        said += [clause.title, clause.chapter, *(f"{part.title} {part.text}" for part in clause.parts)]
    said += [edition_name(one, language) for one in edition_ids()]
    return frozenset(word.casefold() for text in said for word in _WORD.findall(text))


@cache
def _printed(edition: str, language: str) -> tuple[str, ...]:
    """Return the names on a board for a reader: in the reader's language if the box has it, else in its own.

    The story tells them without their exclamation marks.
    """
    box = load(edition).file
    both = [square.name for square in box.squares] + list(box.decks.names.values())
    names = {_name(name, language) or name[box.language] for name in both}
    return tuple(sorted({*names, *(name.rstrip("!") for name in names)}, key=len, reverse=True))


def _name(names: Names, language: str) -> str:
    return next((name for one, name in names.items() if one == language), "")


@cache
def _messages(language: str) -> tuple[ast.Pattern, ...]:
    found: list[ast.Pattern] = []
    for _, source in sources(language):
        body = FluentParser().parse(source).body
        found += [one.value for one in body if isinstance(one, ast.Message) and one.value is not None]
    return tuple(found)


@cache
def _compiled(expression: str) -> re.Pattern[str]:
    """Compile an expression that a text may match; most of thousands are never asked for."""
    return re.compile(expression)


@cache
def _wholes(language: str) -> dict[str, list[str]]:
    """Return each message as an expression that its texts match, by their first letter if all begin with the same."""
    found = dict[str, list[str]]()
    for message in _messages(language):
        if _letters(message) >= TELLING:
            first = message.elements[0]
            begins = first.value[:1].strip() if isinstance(first, ast.TextElement) else ""
            found.setdefault(begins, []).append(_expression(message))
    return found


def _letters(pattern: ast.Pattern) -> int:
    """Return how many letters a message has beside its variables, at least."""
    count = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            count += sum(map(str.isalpha, element.value))
        elif isinstance(element.expression, ast.SelectExpression):
            count += min(_letters(one.value) for one in element.expression.variants)
    return count


def _expression(pattern: ast.Pattern) -> str:
    found = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found += re.escape(re.sub(r"\s+", " ", element.value))
        elif isinstance(element.expression, ast.SelectExpression):
            found += f"(?:{'|'.join(_expression(one.value) for one in element.expression.variants)})"
        else:
            found += ".+"
    return found


@cache
def _telling(language: str, reader: str) -> frozenset[str]:
    """Return what a language's messages say between one variable and the next, and the reader's never do."""
    own = "\n".join(piece for message in _messages(reader) for piece in _split(message))
    pieces = {piece for message in _messages(language) for piece in _split(message)}
    return frozenset(piece for piece in pieces if len(piece) >= LONG_ENOUGH and piece not in own)


def _split(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield re.sub(r"\s+", " ", element.value).strip()
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _split(variant.value)
