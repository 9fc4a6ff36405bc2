"""What each command does; each imports what it needs when it is asked for."""

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

GRACE = 45.0
"""Seconds that a game waits for who is away, if nothing else is asked for."""

ABSENCE = 180.0
"""Seconds that a player must be away before another can get the seat, if nothing else is asked for."""

ANSWER = 180
"""Seconds that a new table at which strangers may sit down waits for an answer, if nothing else is asked for."""


class CommandError(Exception):
    """What is wrong and what to do, in one line."""


def bring_boxes(files: Sequence[str]) -> None:
    """Put boxes of the player's own beside those that come with the program."""
    _boxes(files)


def _boxes(files: Sequence[str]) -> dict[str, Path]:
    """Return the files of boxes by the ids of these; from now on they are known."""
    if not files:
        return {}
    from monopolista.games import bring
    from monopolista.games.common.printed import EditionError

    try:
        return {bring(file): Path(file).resolve() for file in files}
    except EditionError as error:
        raise CommandError(str(error)) from error


def play(asked: argparse.Namespace) -> int:
    """Serve to this network and open the browser."""
    from monopolista.server.app.startup import ALL_INTERFACES

    return _serve(asked, ALL_INTERFACES[0], browse=not asked.no_browser, simulates=True)


def serve(asked: argparse.Namespace) -> int:
    """Serve to others."""
    from monopolista.cli.shared import retention_options

    return _serve(asked, asked.host, browse=False, keep=retention_options.asked_for(asked), reports=True)


def _serve(
    asked: argparse.Namespace,
    host: str,
    *,
    browse: bool,
    path: str = "",
    simulates: bool = False,
    keep: "RetentionPolicy | None" = None,
    reports: bool = False,
) -> int:
    from monopolista.server.app import startup
    from monopolista.server.storage.base import StoreError
    from monopolista.server.storage.data_dir import DataDir, DataDirInUseError
    from monopolista.user_files import data_folder

    _check(getattr(asked, "port", None), getattr(asked, "turn_timeout", 0))
    for option, usual in (("reconnect_grace", GRACE), ("absence", ABSENCE)):
        _check_seconds("--" + option.replace("_", "-"), getattr(asked, option, usual))
    data = Path(asked.data) if asked.data else data_folder()
    database: str = getattr(asked, "database", "")
    base = _base(getattr(asked, "base_path", ""))
    with ExitStack() as ending:
        try:
            folder = None if database else DataDir(data)  # a database serves as many processes as there are
            place = startup.bind(host, getattr(asked, "port", None), base)
            ending.callback(place.listener.close)
            looked_at = getattr(asked, "metrics", None)
            metrics = startup.bind(*looked_at) if looked_at else None
            if metrics is not None:
                ending.callback(metrics.listener.close)
            store = startup.open_address(database) if folder is None else startup.open_locked(folder, loss_of(asked))
        except DataDirInUseError as held:
            if not browse or not held.holder.address:
                raise CommandError(str(held)) from held
            return _open_there(held.holder, path)
        except (startup.StartupError, StoreError) as error:
            raise CommandError(str(error)) from error
        if folder is not None:
            ending.callback(folder.release)
        ending.callback(store.close)
        if folder is not None:
            folder.record_address(place.own)
        simulations = data.resolve() / startup.SIMULATIONS if simulates else None
        settings = _settings(asked, place, simulations, reports=reports)
        ready = lambda: _announce(place, path, browse=browse, metrics=metrics)  # noqa: E731
        startup.serve(store, place, settings, keep=keep, ready=ready, metrics=metrics)
    return 0


def loss_of(asked: argparse.Namespace) -> "Loss":
    """Return what is done where acknowledged changes are missing."""
    return "accept" if getattr(asked, "accept_loss", False) else "refuse"


def add_accept_loss(parser: argparse.ArgumentParser) -> None:
    """Accept the loss: go on without what is missing."""
    parser.add_argument(
        "--accept-loss",
        action="store_true",
        help="go on although acknowledged changes are missing from the file of games",
    )


def _settings(
    asked: argparse.Namespace, place: "ListenAddress", simulations: Path | None, *, reports: bool
) -> "Settings":
    from monopolista.server.app import startup
    from monopolista.server.rooms.context import Settings

    return Settings(
        grace=getattr(asked, "reconnect_grace", GRACE),
        absence=getattr(asked, "absence", ABSENCE),
        answer_seconds=getattr(asked, "turn_timeout", 0),
        hosts=frozenset(name.lower() for name in (*getattr(asked, "allowed_host", []), *startup.host_names())),
        base=place.base,
        addresses=place.addresses,
        simulations=simulations,
        boxes=_boxes(asked.own),
        behind=tuple(getattr(asked, "trusted_proxy", ())),
        log=getattr(asked, "log", "text"),
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


def _open_there(holder: "Holder", path: str) -> int:
    """Open the browser at the server that has these games already."""
    print(f"monopolista is running already, as process {holder.process}: it is at {holder.address}{path}", flush=True)
    open_browser(holder.address + path)
    return 0


def _announce(place: "ListenAddress", path: str, *, browse: bool, metrics: "ListenAddress | None") -> None:
    print(f"monopolista is at {place.own}{path}")
    for address in place.addresses:
        print(f"on the same network: {address}{path}")
    if metrics is not None:
        print(f"figures are at {metrics.own}metrics")
    print("Stop with Ctrl+C; games are saved.", flush=True)
    if browse:
        threading.Thread(target=open_browser, args=(place.own + path,), daemon=True).start()


def open_browser(address: str) -> None:
    """Open the browser if there is one to be seen; a terminal's own browser would hide what we print."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)


def replay(asked: argparse.Namespace) -> int:
    """Tell a saved game, or show it in the browser."""
    text = text_of(asked.file)
    if asked.open:
        return _show(asked, text)
    from monopolista.server.review.replays import InvalidReplayError, parse_upload

    try:
        game, step = parse_upload(text)
    except InvalidReplayError as error:
        raise CommandError(f"{asked.file}: {error}") from error
    from monopolista.transcript import Transcript, parse_answer

    _tell(Transcript(game.header, [parse_answer(line, game.header.game) for line in step.answers]), asked.language)
    return 0


def verify(asked: argparse.Namespace) -> int:
    """Check the dice and cards of a finished game against its seed; without one, what is kept of all games."""
    if asked.file is None:
        return _verify_all(asked)
    from monopolista.table import IllegalActionError
    from monopolista.transcript import read

    try:
        transcript = read(text_of(asked.file))
        return _print_sheet(transcript) if asked.sheet else _judge(asked.file, transcript)
    except (IllegalActionError, ValueError) as error:  # the latter of the transcript, its notation or its box
        raise CommandError(f"{asked.file}: {error}") from error


_UNBOUND = {
    "promise": "Not proved: that the seed was fixed before the game. The server alone chose it, and showed no hash.",
    "terms": "Not proved: box, options, names and robots. The dice of earlier versions do not depend on them.",
    "seal": "Not proved: what players answered. The transcript bears no seal.",
    "position": "Not proved: where the game began. The pieces were laid by hand.",
    "begun": "Not proved: the first {begun} answers. They were taken over from another game, with its dice.",
}


def _judge(name: str, transcript: "Transcript") -> int:
    """Say what is to be said of a game's dice: 0 where it is whole and fair, 1 where something is not proved."""
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
    for unbound in verdict.unproved:
        print(_UNBOUND[unbound].format(begun=header.begun))
    print(f"Its hash, to compare with what was shown during the game: {commitment(bytes.fromhex(header.seed))}")
    _tell_shares(header)
    return 0 if verdict.fair else 1


def _tell_shares(header: "Header") -> None:
    """Say whose share is in the dice."""
    from monopolista.names import LARGEST, seen

    if not header.promise:
        return
    for seat, (pledge, share) in enumerate(zip(header.pledges or (), header.shares or (), strict=True)):
        name = seen(header.names[seat][:LARGEST]) if seat < len(header.names) else ""
        told = f"share {share}" if share else ("pledged a share and did not show it" if pledge else "sent no share")
        print(f"Seat {seat} ({name}): {told}")


def _print_sheet(transcript: "Transcript") -> int:
    """Print what another verifier takes."""
    import msgspec

    from monopolista.server.core.fair_scheduler import run_to_end
    from monopolista.server.fairness.verification import verification_sheet

    print(msgspec.json.encode(run_to_end(verification_sheet(transcript))).decode())
    return 0


def _verify_all(asked: argparse.Namespace) -> int:
    from monopolista.server.app import startup
    from monopolista.server.storage.base import StoreError

    try:
        with startup.open_offline(Path(asked.data) if asked.data else None, loss="tell") as store:
            found = store.check_all()
    except StoreError as error:
        raise CommandError(str(error)) from error
    return tell_checked(found)


def tell_checked(found: "IntegrityReport") -> int:
    """Say what came of looking at everything, each room and game that is not well with its reason."""
    print(f"{found.number} rooms and games {'were looked at' if found.damaged else 'are as they were written'}.")
    if found.unplayable:
        print(f"With {len(found.unplayable)} things this version can do nothing; they are left as they are:")
    for one in found.unplayable:
        print(f"  {one}")
    if found.damaged:
        raise CommandError("\n".join(found.damaged))
    return 0


def text_of(name: str, what: str = "a saved game") -> str:
    """Return the text of a file that was asked for, or raise CommandError; ``what`` says what it should be."""
    from monopolista.transcript import text_in
    from monopolista.user_files import UnreadableError

    try:
        return text_in(Path(name))
    except OSError as error:
        raise CommandError(f"{name}: {error.strerror}: name {what}") from error
    except UnreadableError as error:
        raise CommandError(f"{name}: {error}") from error
    except ValueError as error:  # no file can have such a name
        raise CommandError(f"{name!r}: {error}: name {what}") from error


def _show(asked: argparse.Namespace, text: str) -> int:
    from monopolista.server.app import startup
    from monopolista.server.review.replays import InvalidReplayError, save_transcript
    from monopolista.server.storage.base import StoreError

    try:
        with startup.open_offline(Path(asked.data) if asked.data else None) as store:
            name = save_transcript(store, text)
    except InvalidReplayError as error:
        raise CommandError(f"{asked.file}: {error}") from error
    except StoreError as error:
        raise CommandError(str(error)) from error
    return _serve(asked, "127.0.0.1", browse=True, path=f"replay/{name}")


def _tell(transcript: "Transcript", language: str) -> None:
    from monopolista.locales import LANGUAGES
    from monopolista.narrate import story
    from monopolista.table import Table

    if language not in LANGUAGES:
        raise CommandError(f"--language {language}: there are {', '.join(LANGUAGES)}")
    for line in story(Table.replay(transcript, chance=None), language):
        print(line)
