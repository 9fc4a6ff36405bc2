"""The commands ``play``, ``replay`` and ``verify``; each imports what it needs when it runs."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from monopolista.cli.commands.serve import Launch, run_server
from monopolista.cli.shared.errors import CommandError

if TYPE_CHECKING:
    from monopolista.server.configuration.server_config import ServerConfig
    from monopolista.server.storage.integrity import IntegrityReport
    from monopolista.transcript import Header, Transcript


def play(args: argparse.Namespace) -> int:
    """Serve to the local network, and open the browser."""
    from monopolista.server.app.startup import ALL_INTERFACES

    config = replace(_local_config(args), host=ALL_INTERFACES[0])
    launch = Launch(
        first_free_port=args.port is None,
        browse=not args.no_browser,
        with_simulations=True,
        accept_loss=args.accept_loss,
    )
    return run_server(config, launch)


def _local_config(args: argparse.Namespace) -> "ServerConfig":
    """Return the configuration of a server for this household: the options of the command alone set it."""
    from monopolista.server.configuration.errors import ConfigError
    from monopolista.server.configuration.loader import load_config

    given = {name: value for name in ("data", "port") if (value := getattr(args, name, None)) is not None}
    try:
        config = load_config({**given, "edition": args.own}, {}).config
    except ConfigError as error:
        raise CommandError(str(error)) from error
    return replace(config, turn_timeout=0)


def replay(args: argparse.Namespace) -> int:
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


def verify(args: argparse.Namespace) -> int:
    """Verify the dice and cards of a finished game against its seed; without a file, check all stored data."""
    if args.file is None:
        return _verify_all(args)
    from monopolista.table import IllegalActionError
    from monopolista.transcript import read

    try:
        transcript = read(read_text(args.file))
        return _print_sheet(transcript) if args.sheet else _verify(args.file, transcript)
    except (IllegalActionError, ValueError) as error:  # ValueError: the text is no valid transcript
        raise CommandError(f"{args.file}: {error}") from error


_UNPROVED = {
    "promise": "Not proved: that the seed was fixed before the game. Only the server chose it, and it showed no hash.",
    "terms": "Not proved: edition, options, names and bots. The dice of earlier versions do not depend on them.",
    "seal": "Not proved: what players answered. The transcript has no seal.",
    "position": "Not proved: where the game began. The pieces were placed by hand.",
    "begun": "Not proved: the first {begun} answers. They were taken over from another game, with its dice.",
}


def _verify(name: str, transcript: "Transcript") -> int:
    """Print the result of a verification; return 0 where everything is proved, 1 otherwise."""
    from monopolista.server.fairness.rng import commitment
    from monopolista.server.fairness.verification import verify_transcript

    header = transcript.header
    if not header.seed:
        raise CommandError(f"{name} has no seed: a server reveals it when the game is over or abandoned")
    verdict = verify_transcript(transcript)
    if verdict.failure:
        raise CommandError(f"{name}: {verdict.failure}")
    if not verdict.over:
        why = "The game was abandoned" if header.closed else "The end of the game is missing"
        print(f"{why}: this is how it went up to answer {len(transcript.answers)}.")
    print("Every roll and every card follows from the seed.")
    for unproved in verdict.unproved:
        print(_UNPROVED[unproved].format(begun=header.begun))
    print(f"Its hash, to compare with what was shown during the game: {commitment(bytes.fromhex(header.seed))}")
    _print_shares(header)
    return 0 if verdict.fair else 1


def _print_shares(header: "Header") -> None:
    """Print the share of each seat in the dice."""
    from monopolista.names import LARGEST, visible_text

    if not header.promise:
        return
    for seat, (pledge, share) in enumerate(zip(header.pledges or (), header.shares or (), strict=True)):
        name = visible_text(header.names[seat][:LARGEST]) if seat < len(header.names) else ""
        text = f"share {share}" if share else ("pledged a share and did not show it" if pledge else "sent no share")
        print(f"Seat {seat + 1} ({name}): {text}")


def _print_sheet(transcript: "Transcript") -> int:
    """Print the data for another verifier."""
    import msgspec

    from monopolista.server.core.fair_scheduler import run_to_end
    from monopolista.server.fairness.verification import verification_sheet

    print(msgspec.json.encode(run_to_end(verification_sheet(transcript))).decode())
    return 0


def _verify_all(args: argparse.Namespace) -> int:
    from monopolista.server.app import startup
    from monopolista.server.storage.base import StoreError

    try:
        with startup.open_offline(Path(args.data) if args.data else None, loss="tell") as store:
            found = store.check_all()
    except StoreError as error:
        raise CommandError(str(error)) from error
    return print_integrity_report(found)


def print_integrity_report(found: "IntegrityReport") -> int:
    """Print the result of an integrity check.

    Raises
    ------
    CommandError
        Stored data is damaged; the message has a line for each item.
    """
    print(f"{found.number} rooms and games {'were looked at' if found.damaged else 'are as they were written'}.")
    if found.unplayable:
        print(f"With {len(found.unplayable)} things this version can do nothing; they are left as they are:")
    for one in found.unplayable:
        print(f"  {one}")
    if found.damaged:
        raise CommandError("\n".join(found.damaged))
    return 0


def read_text(name: str, what: str = "a saved game") -> str:
    """Return the text of a file; ``what`` describes the expected file. Raise CommandError where it cannot be read."""
    from monopolista.transcript import text_in
    from monopolista.user_files import UnreadableError

    try:
        return text_in(Path(name))
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror}: name {what}") from error
    except UnreadableError as error:
        raise CommandError(f"{name}: {error}") from error
    except ValueError as error:  # the name is invalid
        raise CommandError(f"{name!r}: {error}: name {what}") from error


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
    return run_server(_local_config(args), launch)


def _print_story(transcript: "Transcript", language: str) -> None:
    from monopolista.locales import LANGUAGES
    from monopolista.narrate import story
    from monopolista.table import Table

    if language not in LANGUAGES:
        raise CommandError(f"--language {language}: there are {', '.join(LANGUAGES)}")
    for line in story(Table.replay(transcript, chance=None), language):
        print(line)
