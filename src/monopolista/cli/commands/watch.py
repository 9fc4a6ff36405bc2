"""``monopolista watch``: print the events at a table as they happen."""

import argparse
import json

from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.own_editions import add_own_editions
from monopolista.cli.shared.signals import run_until_signalled


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("link", metavar="LINK", help="link to the table, for players or for spectators")
    parser.add_argument("--json", action="store_true", help="print each event as a JSON object on a line of its own")
    parser.add_argument("--language", default="en", help="language of the sentences (default: en)")
    add_own_editions(parser, "file of the table's edition, if it is not one of ours")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print events until interrupted, or until the table is closed."""
    from monopolista.games.common.printed import EditionError
    from monopolista.games.interface.errors import MonopolistaError
    from monopolista.locales import LANGUAGES

    if args.language not in LANGUAGES:
        raise CommandError(f"--language {args.language}: there are {', '.join(LANGUAGES)}")
    try:
        run_until_signalled(_print_events(args))
    except (MonopolistaError, EditionError) as error:
        raise CommandError(str(error)) from error
    return 0


async def _print_events(args: argparse.Namespace) -> None:
    from monopolista.client import watch

    async with watch(args.link) as watching:
        async for step in watching.steps():
            lines = map(json.dumps, step.events()) if args.json else step.sentences(args.language)
            for line in lines:
                print(line, flush=True)
