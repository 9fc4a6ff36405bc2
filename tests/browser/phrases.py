"""By what a language is known on a screen: its files say it, and the other language's do not."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from monopolista.editions import load_classic

LONG_ENOUGH = 9
"""Letters of a piece of text that is found in the middle of another."""
TELLING = 4
"""Letters that a message has at least, beside its variables, if it is to be known by them."""
_READ = """() => {
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
    else for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(node.getAttribute(name) ?? '');
  }
  return [...new Set(said.map((one) => one.replace(/[ \\n\\t]+/g, ' ').trim()).filter(Boolean))];
}"""


def on_screen(page: Page) -> list[str]:
    """Return every text of a page, those for screen readers too."""
    return page.evaluate(_READ)


def foreign(said: list[str], language: str, other: str) -> list[str]:
    """Return the texts of a screen in one language that are the other's, or hold words of the other."""
    return [text for text in said if not _printed(text) and _is_of(text, other) and not _is_of(text, language)]


def _printed(text: str) -> bool:
    """Say whether a text is a name on the board, or a line of one: they are in the language of the box."""
    return any(text in name for name in _names())


def _is_of(text: str, language: str) -> bool:
    other = "it" if language == "en" else "en"
    if any(whole.fullmatch(text) for whole in _wholes(language)):
        return True
    for name in _names():
        text = text.replace(name, "·")
    return any(piece in text for piece in _pieces(language) - _pieces(other) if len(piece) >= LONG_ENOUGH)


@cache
def _names() -> tuple[str, ...]:
    box = load_classic("italy").file
    names = [name for square in box.squares for name in square.name.values()]
    names += [name for deck in box.decks.names.values() for name in deck.values()]
    return tuple(sorted(set(names), key=len, reverse=True))


@cache
def _messages(language: str) -> tuple[ast.Pattern, ...]:
    found: list[ast.Pattern] = []
    for file in (files("monopolista.locales") / language).iterdir():
        if file.name.endswith(".ftl"):
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            found += [one.value for one in body if isinstance(one, ast.Message) and one.value is not None]
    return tuple(found)


@cache
def _wholes(language: str) -> tuple[re.Pattern[str], ...]:
    """Return each message as an expression that its texts match."""
    told = [message for message in _messages(language) if _letters(message) >= TELLING]
    return tuple(re.compile(_expression(message)) for message in told)


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
def _pieces(language: str) -> frozenset[str]:
    """Return what the messages say between one variable and the next."""
    return frozenset(piece for message in _messages(language) for piece in _split(message))


def _split(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield re.sub(r"\s+", " ", element.value).strip()
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _split(variant.value)
