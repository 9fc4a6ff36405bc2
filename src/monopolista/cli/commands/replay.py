"""The command ``monopolista replay``: a saved game, printed or shown in the browser."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from monopolista.cli.commands.play import local_config
from monopolista.cli.commands.serve import Launch, run_server
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.own_editions import add_own_editions
from monopolista.cli.shared.saved_game import read_text

if TYPE_CHECKING:
    from monopolista.transcript import Transcript


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", metavar="FILE", help="a transcript, which you can save at the end of a game")
    parser.add_argument("--language", default="en", help="language of the log (default: en)")
    parser.add_argument("--open", action="store_true", help="show the game on the board in the browser")
    parser.add_argument("--data", metavar="DIR", help="folder of the games (default: your data folder)")
    add_own_editions(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a saved game, or show it in the browser."""
    text = read_text(args.file)
    if args.open:
        return _show(args, text)
    from monopolista.server.review.replays import InvalidReplayError, parse_upload

    try:
        game, step = parse_upload(text)
    except InvalidReplayError as error:
        raise CommandError(f"{args.file}: {error}") from error
    from monopolista.transcript import Transcript, parse_answer

    _print_story(
        Transcript(game.header, [parse_answer(line, game.header.game) for line in step.answers]), args.language
    )
    return 0


def _show(args: argparse.Namespace, text: str) -> int:
    from monopolista.server.app import startup
    from monopolista.server.review.replays import InvalidReplayError, save_transcript
    from monopolista.server.storage.base import StoreError

    try:
        with startup.open_offline(Path(args.data) if args.data else None) as store:
            name = save_transcript(store, text)
    except InvalidReplayError as error:
        raise CommandError(f"{args.file}: {error}") from error
    except StoreError as error:
        raise CommandError(str(error)) from error
    launch = Launch(first_free_port=True, browse=True, path=f"replay/{name}")
    return run_server(local_config(args), launch)


def _print_story(transcript: "Transcript", language: str) -> None:
    from monopolista.locales import LANGUAGES
    from monopolista.narrate import story
    from monopolista.table import Table

    if language not in LANGUAGES:
        raise CommandError(f"--language {language}: there are {', '.join(LANGUAGES)}")
    for line in story(Table.replay(transcript, chance=None), language):
        print(line)
