"""TypeScript of the texts: the identifier of each message that a page may show, and the types of its arguments.

``monopolista.protocol.codegen.typescript`` writes it beside the protocol, as ``messages.ts``.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from monopolista.locales import LANGUAGES, entries, sources

MADE = "// Made from the Fluent files by monopolista.protocol.codegen.messages."
NOT_ON_PAGES = re.compile(r"/(report|terminal)\.ftl$")
"""Files with the texts of the command line, the reports and the terminal. Pages do not load them."""
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""The plural categories besides ``other``, which is also the default of a choice among words."""


class _Arguments(Visitor):
    """Collector of a message's arguments, of its selectors, and of the messages that it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.counts: set[str] = set()
        """Arguments that select by number: a text with the same number matches no variant."""
        self.words: set[str] = set()
        """Arguments that select by word."""
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's own name)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            chosen = self.counts if _selects_by_number(node.variants) else self.words
            chosen.add(node.selector.id.name)
        self.generic_visit(node)


def _selects_by_number(variants: Iterable[ast.Variant]) -> bool:
    """Say whether a selector is a number, not a word."""
    return any(isinstance(variant.key, ast.NumberLiteral) or variant.key.name in PLURALS for variant in variants)


def messages_module() -> str:
    """Return the module: an interface with a property for each message, in the order of the identifiers."""
    found = messages_of(text for language in LANGUAGES for path, text in sources(language) if is_on_pages(path))
    rows = "\n".join(f"  '{name}': {_type(dict(arguments_of(name, found)))}" for name in sorted(found))
    return (
        f"{MADE}\n\n/** The arguments of every message; `unknown` where it has none. */\n"
        f"export interface MessageArguments {{\n{rows}\n}}\n\n"
        "export type MessageId = keyof MessageArguments\n"
    )


def is_on_pages(path: str) -> bool:
    """Say whether pages need the texts of a file."""
    return not NOT_ON_PAGES.search(path)


def messages_of(texts: Iterable[str]) -> dict[str, _Arguments]:
    """Return the arguments of each message in all languages together, by its identifier.

    Most entries are not parsed, which takes ten times as long as all else here: those without a placeable, and those of
    a further language that select no variant, for a message has the same variables in all languages.
    """
    found: defaultdict[str, _Arguments] = defaultdict(_Arguments)
    for text in texts:
        for name, entry in entries(text):
            if name not in found or "->" in entry:
                _add(found, name, entry)
    return found


def _add(found: defaultdict[str, _Arguments], name: str, entry: str) -> None:
    """Add the arguments of an entry; a term has none of its own."""
    if name.startswith("-"):
        return
    arguments = found[name]
    if "{" in entry:
        message = FluentParser(with_spans=False).parse_entry(entry)
        if isinstance(message, ast.Message) and message.value:
            arguments.visit(message.value)


def arguments_of(name: str, messages: dict[str, _Arguments]) -> Iterator[tuple[str, str]]:
    """Yield the name and the type of every argument, including those of messages that this one refers to."""
    own = messages[name]
    for reference in sorted(own.references):
        yield from arguments_of(reference, messages)
    for argument in sorted(own.names):
        yield argument, _argument_type(counts=argument in own.counts, is_word=argument in own.words)


def _argument_type(*, counts: bool, is_word: bool) -> str:
    return "string | number" if counts == is_word else "number" if counts else "string"


def _type(arguments: dict[str, str]) -> str:
    fields = "; ".join(f"{name}: {kind}" for name, kind in sorted(arguments.items()))
    return f"{{ {fields} }}" if fields else "unknown"
