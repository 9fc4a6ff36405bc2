"""The command ``monopolista play``: a server for the household, and its page in the browser."""

import argparse
from typing import TYPE_CHECKING

from msgspec.structs import replace

from monopolista.cli.commands.serve import Launch, add_accept_loss, run_server
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.own_editions import add_own_editions

if TYPE_CHECKING:
    from monopolista.server.configuration.server_config import ServerConfig


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("--port", help="listen on this port (default: the first free one from 8000)")
    parser.add_argument("--no-browser", action="store_true", help="print the address, and open no browser")
    parser.add_argument("--data", metavar="DIR", help="folder of the games (default: your data folder)")
    add_accept_loss(parser)
    add_own_editions(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve to the local network, and open the browser."""
    from monopolista.server.app.startup import ALL_INTERFACES

    config = replace(local_config(args), host=ALL_INTERFACES[0])
    launch = Launch(
        first_free_port=args.port is None,
        browse=not args.no_browser,
        with_simulations=True,
        accept_loss=args.accept_loss,
    )
    return run_server(config, launch)


def local_config(args: argparse.Namespace) -> "ServerConfig":
    """Return the configuration of a server for this household: the options of the command alone set it."""
    from monopolista.server.configuration.errors import ConfigError
    from monopolista.server.configuration.loader import load_config

    given = {name: value for name in ("data", "port") if (value := getattr(args, name, None)) is not None}
    try:
        config = load_config({**given, "edition": args.own}, {}).config
    except ConfigError as error:
        raise CommandError(str(error)) from error
    return replace(config, turn_timeout=0)
