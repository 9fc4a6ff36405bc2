"""Command-line options for the settings of a server, derived from its configuration."""

import argparse
import os
from collections.abc import Container
from pathlib import Path
from typing import TYPE_CHECKING

from monopolista.cli.shared.errors import CommandError
from monopolista.server.configuration.errors import ConfigError
from monopolista.server.configuration.loader import FILE_VARIABLE, LoadedConfig, load_config
from monopolista.server.configuration.settings import Setting, settings

if TYPE_CHECKING:
    from monopolista.server.configuration.server_config import ServerConfig

STORE = frozenset({"data", "database"})
"""The settings that say where the games are."""
RETENTION = frozenset({"retain_games", "retain_abandoned", "retain_lobbies"})


def add_config_options(parser: argparse.ArgumentParser, names: Container[str] | None = None) -> None:
    """Add the option for the configuration file, and those of some settings, of all by default."""
    parser.add_argument(
        "--config", metavar="FILE", help=f"read settings from this file (default: ${FILE_VARIABLE}, or none)"
    )
    for setting in settings():
        if names is None or setting.name in names:
            _add_option(parser, setting)


def _add_option(parser: argparse.ArgumentParser, setting: Setting) -> None:
    text = _help_of(setting).replace("%", "%%")
    if setting.is_switch:
        parser.add_argument(setting.option, action="store_const", const="false", dest=setting.name, help=text)
        return
    action = "append" if setting.is_list else "store"
    parser.add_argument(setting.option, action=action, metavar=setting.metavar, help=text)


def load_config_of(args: argparse.Namespace) -> LoadedConfig:
    """Return the settings by the options of a command, the environment and the configuration file.

    Raises
    ------
    CommandError
        A setting cannot be used.
    """
    given = {one.name: value for one in settings() if (value := getattr(args, one.name, None)) is not None}
    try:
        return load_config(given, os.environ, Path(args.config) if args.config else None)
    except ConfigError as error:
        raise CommandError(str(error)) from error


def data_folder_of(config: "ServerConfig") -> Path:
    """Return the data folder, the user's own where none is set."""
    from monopolista.user_files import data_folder

    return Path(config.data) if config.data else data_folder()


def _help_of(setting: Setting) -> str:
    """Return the help text of an option, with its default value, or that it can be repeated."""
    if setting.is_switch:
        return f"{setting.doc} The option turns it off (default: on)."
    if setting.is_list:
        return f"{setting.doc} The option can be repeated."
    return setting.doc if setting.default == "" else f"{setting.doc} (default: {setting.default})"
