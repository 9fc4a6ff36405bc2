"""Reading of the configuration: a file, then environment variables, then options; the later ones take precedence."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

import msgspec

from monopolista.server.configuration.errors import ConfigError
from monopolista.server.configuration.server_config import ServerConfig
from monopolista.server.configuration.settings import PREFIX, Setting, settings
from monopolista.user_files import UnreadableError, plain_text, read_bytes

FILE_VARIABLE: Final = f"{PREFIX}CONFIG"
"""The environment variable that names the configuration file."""
OTHER_VARIABLES: Final = frozenset({f"{PREFIX}COMPILED", f"{PREFIX}OWN_CACHE", f"{PREFIX}SERVER"})
"""Variables of this program that are not settings of a server."""
DEFAULT: Final = "default"
"""The source of a value that nothing sets."""
_LARGEST = 64 * 1024
"""Size of the largest configuration file in bytes."""
_LONGEST_SHOWN = 80
"""Characters of a value in an error message."""
_MASK = "***"
Options = Mapping[str, str | Sequence[str]]


@dataclass(frozen=True)
class LoadedConfig:
    """The effective settings, and where each comes from."""

    config: ServerConfig
    sources: Mapping[str, str]
    """By the name of the field: a file, an environment variable, an option, or ``default``."""


@dataclass(frozen=True)
class _Value:
    setting: Setting
    value: Any
    source: str
    is_text: bool
    """Whether the value was read from text: a file has numbers and lists of its own."""

    def convert(self) -> Any:
        """Return the value in the type of its setting, or raise ConfigError."""
        try:
            converted = msgspec.convert(self.value, self.setting.type, strict=not self.is_text)
        except msgspec.ValidationError as error:
            raise self._error(f"give {self.setting.expected}") from error
        check: Callable[[str], object] = self.setting.extra.get("check", str)
        for one in converted if self.setting.is_list else [converted]:
            try:
                check(one)
            except ValueError as error:
                raise self._error(str(error)) from error
        return converted

    def _error(self, what: str) -> ConfigError:
        shown = _MASK if self.setting.is_secret else _shown(self.value, is_text=self.is_text)
        separator = {"-": " ", PREFIX[0]: "="}.get(self.source[0], ": ") if self.is_text else f": {self.setting.key} = "
        return ConfigError(f"{self.source}{separator}{shown}: {what}")


def load_config(options: Options, environment: Mapping[str, str], file: Path | None = None) -> LoadedConfig:
    """Read the settings of a server.

    Parameters
    ----------
    options
        Values of the command line, as text, by the names of the fields; a list has several.
    environment
        Environment variables; an empty one counts as not set, and commas separate the values of a list.
    file
        The configuration file; without one, the variable ``MONOPOLISTA_CONFIG`` names it.

    Raises
    ------
    ConfigError
        The file cannot be read, a key or variable is unknown, or a value is not of the type of its setting.
    """
    named = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    values: dict[str, _Value] = {}
    for layer in (_read_file(named) if named else [], _read_environment(environment), _read_options(options)):
        values |= {value.setting.name: value for value in layer}
    config = ServerConfig(**{name: value.convert() for name, value in values.items()})
    sources = {one.name: values[one.name].source if one.name in values else DEFAULT for one in settings()}
    return LoadedConfig(config, sources)


def masked(setting: Setting, value: Any) -> Any:
    """Return the value of a setting without its password."""
    return _without_password(value) if setting.is_secret else value


def _without_password(address: str) -> str:
    """Return an address without its password; what is no address is masked as a whole."""
    if not address:
        return ""
    try:
        parts = urlsplit(address)
    except ValueError:
        return _MASK
    if not parts.scheme or not parts.netloc:
        return _MASK
    user, at, host = parts.netloc.rpartition("@")
    name, colon, _ = user.partition(":")
    query = _MASK if "password" in parts.query else parts.query
    return urlunsplit(parts._replace(netloc=f"{name}{colon}{_MASK if colon else ''}{at}{host}", query=query))


def _read_file(file: Path) -> list[_Value]:
    try:
        found = tomllib.loads(plain_text(read_bytes(file, _LARGEST)))
    except OSError as error:
        raise ConfigError(f"{file}: {error.strerror}: name a configuration file") from error
    except RecursionError as error:
        raise ConfigError(f"{file}: nested too deeply: no setting is nested") from error
    except (UnreadableError, tomllib.TOMLDecodeError) as error:
        raise ConfigError(f"{file}: {error}: write TOML, as monopolista config example prints it") from error
    known = {one.key: one for one in settings()}
    for key in found:
        if key not in known:
            raise ConfigError(f"{file}: {key}: unknown setting{_nearest(key, known)}")
    return [_Value(known[key], value, str(file), is_text=False) for key, value in found.items()]


def _read_environment(environment: Mapping[str, str]) -> list[_Value]:
    known = {one.variable: one for one in settings()}
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in {*known, FILE_VARIABLE, *OTHER_VARIABLES}:
            raise ConfigError(f"{variable}: unknown variable{_nearest(variable, [*known, FILE_VARIABLE])}")
    return [
        _Value(one, _split(text) if one.is_list else text, variable, is_text=True)
        for variable, one in known.items()
        if (text := environment.get(variable))
    ]


def _read_options(options: Options) -> list[_Value]:
    known = {one.name: one for one in settings()}
    return [_Value(known[name], value, known[name].option, is_text=True) for name, value in options.items()]


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _nearest(word: str, known: "Sequence[str] | Mapping[str, Setting]") -> str:
    """Return the name that an unknown one most resembles, as the end of an error message."""
    found = get_close_matches(word, list(known), n=1, cutoff=0)
    return f"; the nearest is {found[0]}"


def _shown(value: Any, *, is_text: bool) -> str:
    """Return a value as an error message shows it."""
    if is_text:
        return (value if isinstance(value, str) else ",".join(value))[:_LONGEST_SHOWN]
    return msgspec.json.encode(value, enc_hook=str).decode()[:_LONGEST_SHOWN]
