"""The command ``serve``, and the start of a server for all commands that need one."""

import argparse
import threading
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from monopolista.cli.shared.browser import open_browser
from monopolista.cli.shared.config_options import add_config_options, data_folder_of, load_config_of
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.output import announce
from monopolista.cli.shared.own_editions import register_editions

if TYPE_CHECKING:
    from monopolista.server.app.startup import ListenAddress
    from monopolista.server.configuration.server_config import ServerConfig
    from monopolista.server.retention.policy import RetentionPolicy
    from monopolista.server.rooms.context import Settings
    from monopolista.server.storage.data_dir import DataDir, Holder
    from monopolista.server.storage.sql_store import SqlStore
    from monopolista.server.storage.sqlite import Loss


@dataclass(frozen=True, kw_only=True)
class Launch:
    """How a command starts its server, beside the configuration."""

    first_free_port: bool = False
    """Whether to listen on the first free port from 8000, whatever the configuration says."""
    browse: bool = False
    """Whether to open the browser, at the running server where there is one."""
    path: str = ""
    """The page to open, below the base path."""
    with_simulations: bool = False
    accept_loss: bool = False
    policy: "RetentionPolicy | None" = None
    """The retention policy; None retains all data."""
    reports: bool = False
    """Whether players can report each other to the administrator."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    add_config_options(parser)
    add_accept_loss(parser)
    parser.set_defaults(run=serve)


def serve(args: argparse.Namespace) -> int:
    """Serve to other machines."""
    config = load_config_of(args).config
    launch = Launch(accept_loss=args.accept_loss, policy=retention_policy_of(config), reports=True)
    return run_server(config, launch)


def retention_policy_of(config: "ServerConfig") -> "RetentionPolicy":
    """Return the retention policy of a configuration."""
    from monopolista.server.retention.policy import RetentionPolicy

    return RetentionPolicy(config.retain_games or None, config.retain_abandoned or None, config.retain_lobbies or None)


def add_accept_loss(parser: argparse.ArgumentParser) -> None:
    """Add the option to continue without acknowledged changes that are missing.

    It is no setting of the configuration: an administrator accepts one loss, not those to come.
    """
    parser.add_argument(
        "--accept-loss",
        action="store_true",
        help="start although acknowledged changes are missing from the file of games",
    )


def run_server(config: "ServerConfig", launch: Launch) -> int:
    """Serve until interrupted; return the exit status.

    Raises
    ------
    CommandError
        The server cannot start.
    """
    from monopolista.server.app import startup
    from monopolista.server.storage.base import StoreError
    from monopolista.server.storage.data_dir import DataDirInUseError

    editions = register_editions(config.edition)
    with ExitStack() as stack:
        try:
            folder, place, metrics, store = _open(config, launch, stack)
        except DataDirInUseError as in_use:
            if not launch.browse or not in_use.holder.address:
                raise CommandError(str(in_use)) from in_use
            return _open_running(in_use.holder, launch.path)
        except (startup.StartupError, StoreError) as error:
            raise CommandError(str(error)) from error
        if folder is not None:
            folder.record_address(place.own)
        settings = _settings(config, launch, place, editions)
        ready = lambda: _announce(place, launch, metrics)  # noqa: E731
        startup.serve(store, place, settings, keep=launch.policy, ready=ready, metrics=metrics)
    return 0


def _open(
    config: "ServerConfig", launch: Launch, stack: ExitStack
) -> "tuple[DataDir | None, ListenAddress, ListenAddress | None, SqlStore]":
    """Open the data folder, the listeners and the store; ``stack`` closes what was opened."""
    from monopolista.server.app import startup
    from monopolista.server.configuration.checks import parse_base_path, parse_metrics_address
    from monopolista.server.storage.data_dir import DataDir

    loss: Loss = "accept" if launch.accept_loss else "refuse"
    folder = None if config.database else DataDir(data_folder_of(config))  # any number of processes share a database
    port = None if launch.first_free_port else config.port
    place = startup.bind(config.host, port, parse_base_path(config.base_path))
    stack.callback(place.listener.close)
    address = parse_metrics_address(config.metrics)
    metrics = startup.bind(*address) if address else None
    if metrics is not None:
        stack.callback(metrics.listener.close)
    store = startup.open_address(config.database) if folder is None else startup.open_locked(folder, loss)
    if folder is not None:
        stack.callback(folder.release)
    stack.callback(store.close)
    return folder, place, metrics, store


def _settings(config: "ServerConfig", launch: Launch, place: "ListenAddress", editions: dict[str, Path]) -> "Settings":
    from monopolista.server.app import startup
    from monopolista.server.rooms.context import Settings

    return Settings(
        grace=config.reconnect_grace,
        absence=config.absence,
        answer_seconds=config.turn_timeout,
        hosts=frozenset(name.lower() for name in (*config.allowed_host, *startup.host_names())),
        base=place.base,
        addresses=place.addresses,
        simulations=data_folder_of(config).resolve() / startup.SIMULATIONS if launch.with_simulations else None,
        editions=editions,
        documentation=_site_in(config.documentation),
        trusted_proxies=config.trusted_proxy,
        log=config.log,
        reports=launch.reports,
        boxes=config.boxes,
        pictures=config.pictures,
        boxes_per_hour=config.boxes_per_hour,
    )


def _site_in(folder: str) -> Path | None:
    """Return the folder of the built documentation; None where no folder is named."""
    if folder and not (Path(folder) / "index.html").is_file():
        raise CommandError(f"--documentation {folder}: name the folder into which make docs has built the site")
    return Path(folder) if folder else None


def _open_running(holder: "Holder", path: str) -> int:
    """Open the browser at the running server of this data directory."""
    announce(f"monopolista is running already, as process {holder.process}: it is at {holder.address}{path}")
    open_browser(holder.address + path)
    return 0


def _announce(place: "ListenAddress", launch: Launch, metrics: "ListenAddress | None") -> None:
    announce(f"monopolista is at {place.own}{launch.path}")
    for address in place.addresses:
        announce(f"on the same network: {address}{launch.path}")
    if metrics is not None:
        announce(f"metrics are at {metrics.own}metrics")
    announce("Stop with Ctrl+C; games are saved.")
    if launch.browse:
        threading.Thread(target=open_browser, args=(place.own + launch.path,), daemon=True).start()
