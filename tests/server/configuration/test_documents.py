"""What ``monopolista config`` prints: effective values, an example and a schema, all from the documented fields."""

import json
import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from monopolista.cli import main
from monopolista.server.configuration.loader import load_config, masked
from monopolista.server.configuration.server_config import ServerConfig
from monopolista.server.configuration.settings import settings

DATABASE = next(one for one in settings() if one.is_secret)


@pytest.fixture(autouse=True)
def _no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in settings():
        monkeypatch.delenv(one.variable, raising=False)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["config", *arguments]) == 0
    return capsys.readouterr().out


def schema(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(printed(capsys, "schema"))
    jsonschema.Draft202012Validator.check_schema(found)
    return found


def test_the_example_is_a_file_that_changes_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(printed(capsys, "example"), encoding="utf-8")
    assert load_config({}, {}, file).config == ServerConfig()


def test_every_line_of_the_example_is_the_default_once_its_mark_is_removed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = printed(capsys, "example").splitlines()
    file = tmp_path / "server.toml"
    file.write_text("\n".join(line.removeprefix("#") for line in lines if not line.startswith("# ")), encoding="utf-8")
    loaded = load_config({}, {}, file)
    assert loaded.config == ServerConfig()
    assert set(loaded.sources.values()) == {str(file)}


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.key)
def test_the_text_of_a_field_is_help_comment_and_description(setting: Any, capsys: pytest.CaptureFixture[str]) -> None:
    described = schema(capsys)["properties"][setting.key]["description"]
    assert described == setting.doc
    comments = " ".join(line.removeprefix("#").strip() for line in printed(capsys, "example").splitlines())
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    spoken = "".join(capsys.readouterr().out.split())
    assert setting.doc in comments
    assert "".join(setting.doc.split()) in spoken
    assert setting.doc[-1] in ".:"


def test_the_schema_accepts_what_a_server_reads_and_refuses_the_rest(capsys: pytest.CaptureFixture[str]) -> None:
    validator: Any = jsonschema.Draft202012Validator(schema(capsys))
    assert validator.is_valid(json.loads(msgspec.json.encode(ServerConfig())))
    for wrong in ({"port": 65536}, {"port": "1"}, {"prot": 1}, {"log": "loud"}, {"allowed-host": "a"}, {"absence": -1}):
        assert not validator.is_valid(wrong), wrong


def test_what_is_shown_is_toml_with_the_source_of_each_value(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.toml"
    file.write_text("absence = 20\n")
    monkeypatch.setenv("MONOPOLISTA_LOG", "json")
    monkeypatch.setenv("MONOPOLISTA_CONFIG", str(file))
    shown = printed(capsys, "show", "--allowed-host", "a.example", "--allowed-host", "b.example")
    values = tomllib.loads(shown)
    assert values.keys() == {one.key for one in settings()}
    assert (values["absence"], values["log"], values["allowed-host"]) == (20, "json", ["a.example", "b.example"])
    sources = {line.split(" = ")[0]: line.partition("  # ")[2] for line in shown.splitlines()}
    assert (sources["absence"], sources["log"]) == (str(file), "MONOPOLISTA_LOG")
    assert (sources["allowed-host"], sources["port"]) == ("--allowed-host", "default")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("", ""),
        ("postgresql://db/games", "postgresql://db/games"),
        ("postgresql://me@db/games", "postgresql://me@db/games"),
        ("postgresql://me:secret@db:5432/games?sslmode=require", "postgresql://me:***@db:5432/games?sslmode=require"),
        ("postgresql://me:se@cret@db/games", "postgresql://me:***@db/games"),
        ("postgresql://db/games?user=me&password=secret", "postgresql://db/games?***"),
        ("postgresql:///games?password=secret", "***"),
        ("host=db password=secret", "***"),
        ("postgresql://me:secret@[db/games", "***"),
    ],
)
def test_a_password_is_not_shown(
    address: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert masked(DATABASE, address) == shown
    monkeypatch.setenv("MONOPOLISTA_DATABASE", address)
    output = printed(capsys, "show")
    assert tomllib.loads(output)["database"] == shown
    assert "secret" not in output
    assert "cret" not in output.replace("secret", "")


def test_a_wrong_setting_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MONOPOLISTA_PORTS", "1")
    for command in (["config", "show"], ["serve"], ["database", "check"], ["admin", "tables"]):
        assert main(command) == 2
        output = capsys.readouterr()
        assert output.out == ""
        assert output.err == ("monopolista: MONOPOLISTA_PORTS: unknown variable; the nearest is MONOPOLISTA_PORT\n")
