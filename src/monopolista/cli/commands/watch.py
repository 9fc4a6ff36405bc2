"""``monopolista watch``: what happens at a table, as it happens."""

import argparse
import json

from monopolista.cli.commands.play import CommandError
from monopolista.cli.shared.signals import until_told


def add(parser: argparse.ArgumentParser) -> None:
    """State what can be asked for."""
    parser.add_argument("link", metavar="LINK", help="the table's link, or that of those who watch it")
    parser.add_argument("--json", action="store_true", help="tell each fact as a JSON object on a line of its own")
    parser.add_argument("--language", default="en", help="language of the sentences (default: en)")
    parser.add_argument(
        "--edition", action="append", default=[], dest="own", metavar="FILE", help="a box of your own, as that table's"
    )
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Tell until interrupted, or until the table is gone."""
    from monopolista.games.common.printed import EditionError
    from monopolista.games.interface.errors import MonopolistaError
    from monopolista.locales import LANGUAGES

    if asked.language not in LANGUAGES:
        raise CommandError(f"--language {asked.language}: there are {', '.join(LANGUAGES)}")
    try:
        until_told(_tell(asked))
    except (MonopolistaError, EditionError) as trouble:
        raise CommandError(str(trouble)) from trouble
    return 0


async def _tell(asked: argparse.Namespace) -> None:
    from monopolista.client import watch

    async with watch(asked.link) as watching:
        async for happened in watching.steps():
            lines = map(json.dumps, happened.facts()) if asked.json else happened.sentences(asked.language)
            for line in lines:
                print(line, flush=True)
