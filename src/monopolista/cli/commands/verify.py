"""The command ``monopolista verify``: proof that the dice and cards of a game, or of all stored ones, were fair."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.own_editions import add_own_editions
from monopolista.cli.shared.saved_game import print_integrity_report, read_text

if TYPE_CHECKING:
    from monopolista.transcript import Header, Transcript


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        help="a transcript, which you can save at the end of a game; without a file, all stored games",
    )
    parser.add_argument("--data", metavar="DIR", help="folder of the stored games to verify if you give no FILE")
    parser.add_argument(
        "--sheet",
        action="store_true",
        help="print JSON for a verifier of your own (docs/explanation/fair-dice.md)",
    )
    add_own_editions(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
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
        why = "The game was given up" if header.closed else "The end of the game is missing"
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
