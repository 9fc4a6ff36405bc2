"""The commands ``play``, ``serve``, ``replay`` and ``verify``; each imports what it needs when it runs."""

import argparse
import os
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monopolista.server.app.startup import ListenAddress
    from monopolista.server.retention.policy import RetentionPolicy
    from monopolista.server.rooms.context import Settings
    from monopolista.server.storage.data_dir import Holder
    from monopolista.server.storage.integrity import IntegrityReport
    from monopolista.server.storage.sqlite import Loss
    from monopolista.transcript import Header, Transcript

DEFAULT_GRACE = 45.0
"""Default seconds for which a game waits for a disconnected player."""

DEFAULT_ABSENCE = 180.0
"""Default seconds for which a player must be disconnected before another can take the seat."""

DEFAULT_TURN_TIMEOUT = 180
"""Default seconds for an answer at new tables of a public server."""


class CommandError(Exception):
    """The command cannot run; the message says what is wrong and what to do, in one line."""


def register_editions(files: Sequence[str]) -> None:
    """Register edition files beside the editions that come with the program."""
    _boxes(files)


def _boxes(files: Sequence[str]) -> dict[str, Path]:
    """Register edition files; return them by their ids."""
    if not files:
        return {}
    from monopolista.games import register_edition
    from monopolista.games.common.printed import EditionError

    try:
        return {register_edition(file): Path(file).resolve() for file in files}
    except EditionError as error:
        raise CommandError(str(error)) from error


def play(args: argparse.Namespace) -> int:
    """Serve to the local network, and open the browser."""
    from monopolista.server.app.startup import ALL_INTERFACES

    return _serve(args, ALL_INTERFACES[0], browse=not args.no_browser, with_simulations=True)


def serve(args: argparse.Namespace) -> int:
    """Serve to other machines."""
    from monopolista.cli.shared import retention_options

    return _serve(args, args.host, browse=False, policy=retention_options.policy_of(args), reports=True)


def _serve(
    args: argparse.Namespace,
    host: str,
    *,
    browse: bool,
    path: str = "",
    with_simulations: bool = False,
    policy: "RetentionPolicy | None" = None,
    reports: bool = False,
) -> int:
    from monopolista.server.app import startup
    from monopolista.server.storage.base import StoreError
    from monopolista.server.storage.data_dir import DataDir, DataDirInUseError
    from monopolista.user_files import data_folder

    _check(getattr(args, "port", None), getattr(args, "turn_timeout", 0))
    for option, usual in (("reconnect_grace", DEFAULT_GRACE), ("absence", DEFAULT_ABSENCE)):
        _check_seconds("--" + option.replace("_", "-"), getattr(args, option, usual))
    data = Path(args.data) if args.data else data_folder()
    database: str = getattr(args, "database", "")
    base = _base(getattr(args, "base_path", ""))
    with ExitStack() as stack:
        try:
            folder = None if database else DataDir(data)  # any number of processes can share a database
            place = startup.bind(host, getattr(args, "port", None), base)
            stack.callback(place.listener.close)
            metrics_address = getattr(args, "metrics", None)
            metrics = startup.bind(*metrics_address) if metrics_address else None
            if metrics is not None:
                stack.callback(metrics.listener.close)
            store = startup.open_address(database) if folder is None else startup.open_locked(folder, loss_of(args))
        except DataDirInUseError as in_use:
            if not browse or not in_use.holder.address:
                raise CommandError(str(in_use)) from in_use
            return _open_running(in_use.holder, path)
        except (startup.StartupError, StoreError) as error:
            raise CommandError(str(error)) from error
        if folder is not None:
            stack.callback(folder.release)
        stack.callback(store.close)
        if folder is not None:
            folder.record_address(place.own)
        simulations = data.resolve() / startup.SIMULATIONS if with_simulations else None
        settings = _settings(args, place, simulations, reports=reports)
        ready = lambda: _announce(place, path, browse=browse, metrics=metrics)  # noqa: E731
        startup.serve(store, place, settings, keep=policy, ready=ready, metrics=metrics)
    return 0


def loss_of(args: argparse.Namespace) -> "Loss":
    """Return what to do where acknowledged changes are missing."""
    return "accept" if getattr(args, "accept_loss", False) else "refuse"


def add_accept_loss(parser: argparse.ArgumentParser) -> None:
    """Add the option to continue without acknowledged changes that are missing."""
    parser.add_argument(
        "--accept-loss",
        action="store_true",
        help="go on although acknowledged changes are missing from the file of games",
    )


def _settings(
    args: argparse.Namespace, place: "ListenAddress", simulations: Path | None, *, reports: bool
) -> "Settings":
    from monopolista.server.app import startup
    from monopolista.server.rooms.context import Settings

    return Settings(
        grace=getattr(args, "reconnect_grace", DEFAULT_GRACE),
        absence=getattr(args, "absence", DEFAULT_ABSENCE),
        answer_seconds=getattr(args, "turn_timeout", 0),
        hosts=frozenset(name.lower() for name in (*getattr(args, "allowed_host", []), *startup.host_names())),
        base=place.base,
        addresses=place.addresses,
        simulations=simulations,
        editions=_boxes(args.own),
        trusted_proxies=tuple(getattr(args, "trusted_proxy", ())),
        log=getattr(args, "log", "text"),
        reports=reports,
    )


def _check(port: int | None, answer: int) -> None:
    from monopolista.server.rooms.people.lobby_state import LONGEST_ANSWER

    if not 0 <= answer <= LONGEST_ANSWER:
        raise CommandError(f"--turn-timeout {answer}: give seconds, 0 to {LONGEST_ANSWER}")
    if port is not None and not 0 <= port < 65536:
        raise CommandError(f"--port {port}: ports are 1 to 65535, or 0 for any that is free")


def _check_seconds(option: str, seconds: float) -> None:
    if not 0 <= seconds < 1e6:
        raise CommandError(f"{option} {seconds}: give seconds, 0 or more")


def _base(text: str) -> str:
    from monopolista.server.http.base_path import BasePathError, parse_base

    try:
        return parse_base(text)
    except BasePathError as bad:
        raise CommandError(f"--base-path {bad}") from bad


def _open_running(holder: "Holder", path: str) -> int:
    """Open the browser at the running server of this data directory."""
    print(f"monopolista is running already, as process {holder.process}: it is at {holder.address}{path}", flush=True)
    open_browser(holder.address + path)
    return 0


def _announce(place: "ListenAddress", path: str, *, browse: bool, metrics: "ListenAddress | None") -> None:
    print(f"monopolista is at {place.own}{path}")
    for address in place.addresses:
        print(f"on the same network: {address}{path}")
    if metrics is not None:
        print(f"metrics are at {metrics.own}metrics")
    print("Stop with Ctrl+C; games are saved.", flush=True)
    if browse:
        threading.Thread(target=open_browser, args=(place.own + path,), daemon=True).start()


def open_browser(address: str) -> None:
    """Open the browser on a graphical display; a text browser would hide the output."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)


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
    "promise": "Not proved: that the seed was fixed before the game. The server alone chose it, and showed no hash.",
    "terms": "Not proved: box, options, names and robots. The dice of earlier versions do not depend on them.",
    "seal": "Not proved: what players answered. The transcript bears no seal.",
    "position": "Not proved: where the game began. The pieces were laid by hand.",
    "begun": "Not proved: the first {begun} answers. They were taken over from another game, with its dice.",
}


def _verify(name: str, transcript: "Transcript") -> int:
    """Print the result of a verification; return 0 where everything is proved, 1 otherwise."""
    from monopolista.server.fairness.rng import commitment
    from monopolista.server.fairness.verification import verify_transcript

    header = transcript.header
    if not header.seed:
        raise CommandError(f"{name} names no seed: it is shown when a game on a server is over, or given up")
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
        print(f"Seat {seat} ({name}): {text}")


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
    return _serve(args, "127.0.0.1", browse=True, path=f"replay/{name}")


def _print_story(transcript: "Transcript", language: str) -> None:
    from monopolista.locales import LANGUAGES
    from monopolista.narrate import story
    from monopolista.table import Table

    if language not in LANGUAGES:
        raise CommandError(f"--language {language}: there are {', '.join(LANGUAGES)}")
    for line in story(Table.replay(transcript, chance=None), language):
        print(line)
