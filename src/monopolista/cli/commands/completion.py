"""``monopolista completion``: a script with which a shell completes commands and options."""

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

SHELLS = ("bash", "zsh", "tcsh")
_EXAMPLES = """examples:
  monopolista completion bash > ~/.local/share/bash-completion/completions/monopolista
  monopolista completion zsh > ~/.zsh/completions/_monopolista
"""


def add(parser: argparse.ArgumentParser, create_root: Callable[[], argparse.ArgumentParser]) -> None:
    """Add the argument; ``create_root`` returns the parser whose commands and options are completed."""
    parser.add_argument("shell", choices=SHELLS, help="your shell")
    parser.epilog, parser.formatter_class = _EXAMPLES, argparse.RawDescriptionHelpFormatter
    parser.set_defaults(run=partial(run, create_root))


def run(create_root: Callable[[], argparse.ArgumentParser], args: argparse.Namespace) -> int:
    """Print the script."""
    import shtab

    root = create_root()
    kinds: dict[Any, Any] = {"FILE": shtab.FILE, "DIR": shtab.DIRECTORY}
    for action in _actions(root):
        if action.metavar in kinds:
            setattr(action, "complete", kinds[action.metavar])  # noqa: B010 (shtab reads an attribute of its own)
    print(shtab.complete(root, args.shell))
    return 0


def _actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield the arguments of a parser and of its commands."""
    for action in parser._actions:
        yield action
        choices: Any = action.choices
        if isinstance(choices, dict):  # by the names of commands; other choices are no dict
            for below in cast("dict[str, argparse.ArgumentParser]", choices).values():
                yield from _actions(below)
