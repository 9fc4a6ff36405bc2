"""The directive ``command-line``: every command and option, as the parser of the program declares them."""

# argparse has no public way to read what a parser declares.
# pyright: reportPrivateUsage=false

import argparse
from collections.abc import Iterator
from typing import Any, Final, cast

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from monopolista.cli.parser import create_parser
from tools.sphinxext.generated_content import GeneratedContent, plain

_USAGE_WIDTH: Final = 88
"""Characters in a line of usage: what a page shows without scrolling."""


class CommandLine(GeneratedContent):
    """The command of the program, and a section for each command below it."""

    def lines(self) -> Iterator[str]:
        """Return the examples of the program, and all commands."""
        parser = create_parser()
        yield from _arguments(parser)
        yield f"```text\n{(parser.epilog or '').strip()}\n```\n"
        for name, text in helps(parser).items():
            yield from sections(subparsers(parser)[name], text)


def sections(command: argparse.ArgumentParser, text: str) -> Iterator[str]:
    """Return the section of a command, and the sections of those below it.

    Parameters
    ----------
    command : ArgumentParser
        Parser of the command.
    text : str
        Its line in the list of commands.

    Yields
    ------
    str
        Lines of Markdown.
    """
    yield f"{'#' * len(command.prog.split())} {command.prog}\n"
    yield f"{plain(command.description or _sentence(text))}\n"
    yield from _arguments(command)
    below = subparsers(command)
    for name, help_text in helps(command).items():
        yield from sections(below[name], help_text)


def subparsers(command: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return the parsers of the commands directly below a command."""
    found: dict[str, argparse.ArgumentParser] = {}
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            found.update(cast("Any", action).choices)
    return found


def helps(command: argparse.ArgumentParser) -> dict[str, str]:
    """Return the line of each command directly below a command; one without a line is listed too."""
    found = dict.fromkeys(subparsers(command), "")
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            found |= {choice.dest: choice.help or "" for choice in action._choices_actions}
    return found


def _arguments(command: argparse.ArgumentParser) -> Iterator[str]:
    """Return the usage of a command, and its arguments and options."""
    formatter = argparse.HelpFormatter(command.prog, width=_USAGE_WIDTH)
    formatter.add_usage(command.usage, command._actions, command._mutually_exclusive_groups, prefix="")
    yield f"```text\n{formatter.format_help().rstrip()}\n```\n"
    yield f"```{{program}} {command.prog}\n```\n"
    for action in command._actions:
        if not isinstance(action, argparse._SubParsersAction) and action.help != argparse.SUPPRESS:
            invocation = formatter._format_action_invocation(action)
            text = formatter._expand_help(action) if action.help else ""
            yield f"```{{option}} {invocation}\n{plain(_sentence(text))}\n```\n"


def _sentence(text: str) -> str:
    """Return a line of help as a sentence."""
    return f"{text[:1].upper()}{text[1:]}{'' if not text or text.endswith('.') else '.'}"


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register the directive."""
    app.add_directive("command-line", CommandLine)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
