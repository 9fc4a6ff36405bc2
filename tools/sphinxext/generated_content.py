"""The base of directives whose content is Markdown that is generated from the program."""

import re
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

_SPECIAL: Final = re.compile(r"([\\*_{}\[\]<>#|$~^])")
_CODE: Final = re.compile(r"(``[^`]+``|`[^`]+`)")


class GeneratedContent(SphinxDirective):
    """A directive that is replaced by generated Markdown, headings included."""

    @abstractmethod
    def lines(self) -> Iterable[str]:
        """Return the Markdown, line by line."""

    def run(self) -> list[nodes.Node]:
        """Parse the Markdown, in every build: the program may have changed since the last one."""
        self.env.note_reread()
        return self.parse_text_to_nodes("\n".join(self.lines()), allow_section_headings=True)


def plain(text: str) -> str:
    """Return Markdown that shows a text as it stands, apart from code in backticks.

    >>> plain("a [HOST:]PORT of ``serve_all``")
    'a \\\\[HOST:\\\\]PORT of ``serve_all``'
    """
    parts = _CODE.split(" ".join(text.split()))
    return "".join(part if _CODE.fullmatch(part) else _SPECIAL.sub(r"\\\1", part) for part in parts)


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Return the lines of a table; a bar within a cell has to be escaped."""
    for row in (header, ["---"] * len(header), *rows):
        yield f"| {' | '.join(row)} |"
    yield ""
