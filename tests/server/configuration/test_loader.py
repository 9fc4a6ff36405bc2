"""A setting comes from the file, the environment or the command line; what cannot be used is named with its place."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monopolista.server.configuration.errors import ConfigError
from monopolista.server.configuration.loader import DEFAULT, FILE_VARIABLE, OTHER_VARIABLES, load_config
from monopolista.server.configuration.server_config import ServerConfig
from monopolista.server.configuration.settings import PREFIX, Setting, settings

ROOT = Path(__file__).parents[3]
BY_NAME = {one.name: one for one in settings()}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "server.toml"


def as_text(setting: Setting, value: Any) -> str:
    return ",".join(value) if setting.is_list else str(value)


OTHERS: dict[str, Any] = {
    "host": "0.0.0.0",
    "port": 9001,
    "data": "/srv/games",
    "database": "postgresql://db/games",
    "allowed_host": ["play.example.org", "games.example.org"],
    "base_path": "/games",
    "reconnect_grace": 1.5,
    "absence": 20.0,
    "turn_timeout": 30,
    "metrics": "9100",
    "log": "json",
    "documentation": "/srv/site",
    "trusted_proxy": ["10.0.0.0/8", "::1"],
    "retain_games": 1,
    "retain_abandoned": 2,
    "retain_lobbies": 0,
    "boxes": False,
    "pictures": False,
    "boxes_per_hour": 5,
    "edition": ["mine.toml"],
}
"""A value of each setting that is not its default."""


def test_without_anything_every_setting_has_its_default() -> None:
    loaded = load_config({}, {})
    assert loaded.config == ServerConfig()
    assert set(loaded.sources.values()) == {DEFAULT}


@pytest.mark.parametrize("name", BY_NAME)
def test_a_setting_is_the_same_from_each_source(name: str, file: Path) -> None:
    setting, value = BY_NAME[name], OTHERS[name]
    file.write_text(f"{setting.key} = {msgspec.json.encode(value).decode()}\n")
    text = as_text(setting, value)
    option = value if setting.is_list else text
    sources = [
        (load_config({}, {}, file), str(file)),
        (load_config({}, {setting.variable: text}), setting.variable),
        (load_config({name: option}, {}), setting.option),
    ]
    for loaded, source in sources:
        found = getattr(loaded.config, name)
        assert (list(found) if setting.is_list else found) == value
        assert found != setting.default
        assert loaded.sources[name] == source


def test_the_environment_overrides_the_file_and_an_option_overrides_both(file: Path) -> None:
    file.write_text("port = 1\nturn-timeout = 1\nabsence = 1\n")
    loaded = load_config({"port": "3"}, {"MONOPOLISTA_PORT": "2", "MONOPOLISTA_TURN_TIMEOUT": "2"}, file)
    assert (loaded.config.port, loaded.config.turn_timeout, loaded.config.absence) == (3, 2, 1)
    shown = [loaded.sources[name] for name in ("port", "turn_timeout", "absence", "log")]
    assert shown == ["--port", "MONOPOLISTA_TURN_TIMEOUT", str(file), DEFAULT]


def test_a_list_of_a_stronger_source_replaces_the_weaker_one(file: Path) -> None:
    file.write_text('allowed-host = ["a.example", "b.example"]\n')
    loaded = load_config({}, {"MONOPOLISTA_ALLOWED_HOST": " c.example , d.example,"}, file)
    assert loaded.config.allowed_host == ("c.example", "d.example")


def test_an_empty_variable_counts_as_not_set(file: Path) -> None:
    file.write_text("port = 1\n")
    assert load_config({}, {"MONOPOLISTA_PORT": "", "MONOPOLISTA_DATABASE": ""}, file).config.port == 1


def test_an_empty_option_sets_an_empty_text() -> None:
    assert load_config({"database": ""}, {"MONOPOLISTA_DATABASE": "postgresql://db/games"}).config.database == ""


def test_a_variable_names_the_file_and_the_option_for_it_is_stronger(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    file.write_text("port = 1\n")
    other.write_text("port = 2\n")
    environment = {FILE_VARIABLE: str(file)}
    assert load_config({}, environment).config.port == 1
    assert load_config({}, environment, other).config.port == 2


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("prot = 1", "prot: unknown setting; the nearest is port"),
        ("turn_timeout = 1", "turn_timeout: unknown setting; the nearest is turn-timeout"),
        ("[server]\nport = 1", "server: unknown setting; the nearest is "),
        ('port = "8000"', 'port = "8000": give a whole number from 0 to 65535'),
        ("port = 65536", "port = 65536: give a whole number from 0 to 65535"),
        ("port = true", "port = true: give a whole number from 0 to 65535"),
        ("port = 1979-05-27", 'port = "1979-05-27": give a whole number from 0 to 65535'),
        ("absence = nan", "absence = null: give a number of seconds from 0, below 1000000"),
        ("retain-games = -1", "retain-games = -1: give a whole number of days from 0, below 100000"),
        ('log = "loud"', 'log = "loud": give json or text'),
        ("metrics = 9100", "metrics = 9100: give a text in quotation marks"),
        ('trusted-proxy = "10.0.0.1"', 'trusted-proxy = "10.0.0.1": give a list of texts in quotation marks'),
        ('trusted-proxy = ["10.0.0.1", "*"]', "give an address, or a network such as 10.0.0.0/8"),
        ('base-path = "games"', 'base-path = "games": give a path like /games'),
        ('allowed-host = ["https://play.example.org"]', "give a name such as play.example.org, without https://"),
        ('allowed-host = ["a b"]', "give a name such as play.example.org"),
        (f"port = {'[' * 20_000}", "nested too deeply"),
        ("port = ", "write TOML, as monopolista config example prints it"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_file_key_and_what_is_expected(text: str, wrong: str, file: Path) -> None:
    file.write_text(text)
    with pytest.raises(ConfigError, match=f"^{re.escape(str(file))}: .*{re.escape(wrong)}"):
        load_config({}, {}, file)


def test_a_file_that_cannot_be_read_is_named(file: Path) -> None:
    with pytest.raises(ConfigError, match=re.escape(f"{file}: No such file or directory: name a configuration file")):
        load_config({}, {}, file)
    file.write_bytes(b"\xff")
    with pytest.raises(ConfigError, match="is not UTF-8"):
        load_config({}, {}, file)


@pytest.mark.parametrize(
    ("variable", "text", "wrong"),
    [
        ("MONOPOLISTA_PRT", "1", "MONOPOLISTA_PRT: unknown variable; the nearest is MONOPOLISTA_PORT"),
        ("MONOPOLISTA_CONFIGS", "x", "unknown variable; the nearest is MONOPOLISTA_CONFIG"),
        ("MONOPOLISTA_PORT", "many", "MONOPOLISTA_PORT=many: give a whole number from 0 to 65535"),
        ("MONOPOLISTA_TRUSTED_PROXY", "::1,*", "MONOPOLISTA_TRUSTED_PROXY=::1,*: give an address, or a network"),
        ("MONOPOLISTA_ABSENCE", "nan", "MONOPOLISTA_ABSENCE=nan: give a number of seconds from 0, below 1000000"),
    ],
)
def test_what_is_wrong_in_the_environment_is_told_with_its_variable(variable: str, text: str, wrong: str) -> None:
    with pytest.raises(ConfigError, match=re.escape(wrong)):
        load_config({}, {variable: text})


def test_a_wrong_option_is_told_as_it_was_given() -> None:
    with pytest.raises(ConfigError, match=r"^--trusted-proxy 10\.0\.0\.1/8: give an address"):
        load_config({"trusted_proxy": ["10.0.0.1/8"]}, {})


def test_a_password_is_in_no_error_message(file: Path) -> None:
    file.write_text('database = ["postgresql://me:secret@db/games"]')
    with pytest.raises(ConfigError, match=r"database = \*\*\*: give a text") as refused:
        load_config({}, {}, file)
    assert "secret" not in str(refused.value)


def test_variables_of_the_program_that_are_no_settings_are_let_be() -> None:
    """Whatever the sources read by such a name is known here, and nothing else is."""
    sources = [*(ROOT / "src" / "monopolista").rglob("*.py"), ROOT / "web" / "vite.config.ts"]
    outside = [source for source in sources if source.parent.name != "configuration"]
    named = {
        found for source in outside for found in re.findall(rf"[\"']({PREFIX}\w+)[\"']", source.read_text("utf-8"))
    }
    assert named == OTHER_VARIABLES
    assert load_config({}, dict.fromkeys(OTHER_VARIABLES, "1")).config == ServerConfig()
