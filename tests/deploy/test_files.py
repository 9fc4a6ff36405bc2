"""What the files of ``deploy/`` say is so: each setting there is, nothing more is open than has to be, no secret."""

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from monopolista.cli.parser import create_parser as parser
from monopolista.server.configuration.checks import parse_metrics_address
from monopolista.server.configuration.loader import load_config
from monopolista.server.configuration.server_config import ServerConfig
from monopolista.server.configuration.settings import settings
from monopolista.server.http.health import READY
from tests.deploy.reading import DEPLOY, PAGE, ROOT, UNITS, bases, blocks, commands, compose, lines_of, stages, unit

NAMED = compose(NAME="play.example.org", PASSWORD="chosen")
SERVICES: dict[str, dict[str, Any]] = NAMED["services"]
SERVERS = ("one", "two")
BY_DIGEST = re.compile(r"[a-z.]+/[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}")
EXPOSED = 3.0
"""What systemd may find at most in a unit that speaks to strangers, of 10."""


IMAGE = dict(word.split("=", 1) for word in shlex.split(" ".join(stages()[-1].said("ENV"))))
"""The environment in the image."""


def understood(words: Sequence[str]) -> Any:
    """What the command makes of these words; it ends where it knows one of them not."""
    return parser().parse_args([word.replace("%i", "8001") for word in words])


def configured(words: Sequence[str], environment: Mapping[str, str]) -> ServerConfig:
    """The settings of a server that is started by these words in an environment."""
    asked = understood(words)
    given: dict[str, str] = {one.name: value for one in settings() if (value := getattr(asked, one.name)) is not None}
    return load_config(given, environment).config


def in_container(name: str) -> ServerConfig:
    """The settings of a server of the compose file."""
    return configured(stages()[-1].last("CMD"), IMAGE | SERVICES[name]["environment"])


def on_page() -> dict[str, str]:
    """The environment file that the page writes."""
    (written,) = re.findall(r"/etc/monopolista\.env > /dev/null <<END\n([^<]*)\nEND\n", "\n".join(blocks()))
    return dict(line.replace("$NAME", "play.example.org").split("=", 1) for line in written.split())


def test_every_command_in_the_files_and_on_the_page_is_understood() -> None:
    found = commands()
    assert {understood(words).run.__name__ for words in found} >= {"serve", "_backup", "_restore", "_check", "_move"}


@pytest.mark.parametrize("name", SERVERS)
def test_a_server_in_a_container_is_understood_and_reached_by_its_name(name: str) -> None:
    config = in_container(name)
    assert (config.host, config.port, config.allowed_host) == ("0.0.0.0", 8000, ("play.example.org",))
    assert stages()[-1].said("EXPOSE") == [str(configured(stages()[-1].last("CMD"), IMAGE).port)]


@pytest.mark.parametrize("name", ["monopolista.service", "monopolista@.service"])
def test_a_unit_is_reached_by_the_name_in_its_environment_file(name: str) -> None:
    said = unit(DEPLOY / name)
    assert said["EnvironmentFile"] == ["/etc/monopolista.env"]
    config = configured(shlex.split(said["ExecStart"][0])[1:], on_page())
    assert (config.host, config.allowed_host) == ("127.0.0.1", ("play.example.org",))
    assert parse_metrics_address(config.metrics) == ("127.0.0.1", int(f"1{config.port}"))


def test_a_server_with_a_name_believes_its_proxy_and_nobody_else() -> None:
    (network,) = NAMED["networks"]["inside"]["ipam"]["config"]
    assert in_container("one").trusted_proxy == (network["subnet"],)
    for words in commands():
        if words[0] == "serve":
            assert configured(words, on_page()).trusted_proxy == ("127.0.0.1",)
            assert configured(words, {}).trusted_proxy == ()


def test_of_all_containers_the_proxy_alone_can_be_reached_from_outside() -> None:
    assert [name for name, one in SERVICES.items() if "ports" in one] == ["proxy"]
    assert NAMED["networks"]["inside"]["internal"] is True
    assert [name for name, one in SERVICES.items() if "outside" in one["networks"]] == ["proxy"]


def test_containers_wait_for_a_database_that_is_there() -> None:
    assert SERVICES["database"]["healthcheck"]["test"][:2] == ["CMD", "pg_isready"]
    for name in SERVERS:
        assert SERVICES[name]["depends_on"] == {"database": {"condition": "service_healthy"}}


@pytest.mark.parametrize("environment", [{}, *(SERVICES[name]["environment"] for name in SERVERS)])
def test_the_health_check_of_the_image_asks_a_port_that_its_command_opens_for_that(environment: dict[str, str]) -> None:
    (check,) = stages()[-1].said("HEALTHCHECK")
    asked = re.findall(r"http://127\.0\.0\.1:([0-9]+)(/health/ready)", check)
    address = parse_metrics_address(configured(stages()[-1].last("CMD"), IMAGE | environment).metrics)
    assert address is not None
    assert asked == [(str(address[1]), READY)]
    assert address[0] in ("127.0.0.1", "0.0.0.0")


@pytest.mark.process
def test_the_backup_unit_keeps_the_newest_files_whatever_the_clock_says(tmp_path: Path) -> None:
    (command,) = unit(DEPLOY / "monopolista-backup.service")["ExecStartPost"]
    folder = tmp_path / "monopolista-backups"
    folder.mkdir()
    for number in range(20):
        (folder / f"{number:02}.bak").touch()
        os.utime(folder / f"{number:02}.bak", (number * 86_400, number * 86_400))
    subprocess.run(shlex.split(command.replace("%S", str(tmp_path))), check=True)
    assert sorted(file.stem for file in folder.iterdir()) == [f"{number:02}" for number in range(6, 20)]


@pytest.mark.parametrize("name", [*SERVERS, "proxy"])
def test_a_container_that_strangers_speak_to_can_do_little(name: str) -> None:
    one = SERVICES[name]
    assert one["read_only"] is True
    assert one["cap_drop"] == ["ALL"]
    assert one["security_opt"] == ["no-new-privileges:true"]


def test_two_servers_are_alike_and_share_one_database() -> None:
    one, two = ({key: value for key, value in SERVICES[name].items() if key != "build"} for name in SERVERS)
    assert one == two
    assert one["environment"]["PGPASSWORD"] == SERVICES["database"]["environment"]["POSTGRES_PASSWORD"] == "chosen"
    assert SERVICES["proxy"]["environment"]["SERVERS"] == " ".join(f"{name}:8000" for name in SERVERS)


def test_every_volume_that_is_used_is_kept_and_what_the_image_writes_lies_in_one() -> None:
    used = {mount.split(":")[0] for one in SERVICES.values() for mount in one["volumes"]}
    assert {name for name in used if not name.startswith(".")} == NAMED["volumes"].keys()
    written = stages()[-1].said("VOLUME")
    assert [mount.split(":")[1] for mount in SERVICES["one"]["volumes"]] == written == ["/var/lib/monopolista"]


def test_the_image_runs_one_program_as_nobody_in_particular() -> None:
    last = stages()[-1]
    assert last.said("USER") == ["10001:10001"]
    assert (last.said("STOPSIGNAL"), last.last("ENTRYPOINT"), last.said("RUN")) == (["SIGTERM"], ["monopolista"], [])


def test_every_image_of_others_is_named_by_its_digest() -> None:
    """What a tag stands for changes; what a digest stands for does not."""
    ours = {"localhost/monopolista"}
    used = [*bases(), *(one["image"] for one in SERVICES.values())]
    foreign = [image for image in used if image not in ours]
    assert len(foreign) > len({*SERVERS})
    assert [image for image in foreign if not BY_DIGEST.fullmatch(image)] == []
    assert len({*bases()}) == 1, "all of the image stands on one base"


def test_the_image_is_built_from_nothing_that_a_checkout_has_beside_it() -> None:
    allowed = {line[2:] for line in lines_of((ROOT / ".dockerignore").read_text()) if line.startswith("!/")}
    copied = {
        name for one in stages() for rest in one.said("COPY") if "--from" not in rest for name in rest.split()[:-1]
    }
    assert copied == allowed
    assert all((ROOT / name).exists() for name in copied)


@pytest.mark.process
def test_no_file_holds_a_secret() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in (PAGE, *DEPLOY.iterdir()))
    assert re.findall(r"postgresql://[^@/\s]*:[^@/\s]*@", text) == []
    assert set(re.findall(r"PASSWORD[:=] *(\S+)", text)) <= {"${PASSWORD:?set", "%s\\n'"}
    ignored = ["git", "check-ignore", "--quiet", "deploy/.env"]
    assert subprocess.run(ignored, cwd=ROOT, check=False).returncode == 0


def laid(folder: Path) -> list[Path]:
    """The units where the program that they start is there."""
    program = folder / "monopolista"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    for file in UNITS:
        text = file.read_text().replace("/opt/monopolista/now/bin/monopolista", str(program))
        (folder / file.name).write_text(text)
    return [folder / file.name for file in UNITS]


@pytest.mark.process
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed here")
def test_systemd_finds_nothing_wrong_and_little_open(tmp_path: Path) -> None:
    found = laid(tmp_path)
    environment = {**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"}
    checked = subprocess.run(
        ["systemd-analyze", "verify", *found], capture_output=True, text=True, env=environment, check=False
    )
    complaints = [line for line in checked.stderr.splitlines() if "monopolista" in line]
    assert complaints == []
    for file in found:
        if file.suffix == ".service":
            asked = ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSED * 10:.0f}", file]
            judged = subprocess.run(asked, capture_output=True, text=True, check=False)
            assert judged.returncode == 0, judged.stdout[-300:] + judged.stderr


@pytest.mark.parametrize("file", [file for file in UNITS if file.suffix == ".service"], ids=lambda file: file.name)
def test_a_unit_runs_as_the_servers_own_user_and_writes_to_its_folder_alone(file: Path) -> None:
    said = unit(file)
    assert said["User"] == ["monopolista"]
    assert said["ProtectSystem"] == ["strict"]
    assert said["StateDirectory"][0].split()[0] == "monopolista"
    assert "ReadWritePaths" not in said


def test_one_process_is_laid_as_several_are() -> None:
    one, several = (unit(DEPLOY / name) for name in ("monopolista.service", "monopolista@.service"))
    assert {key for key in one.keys() | several.keys() if one.get(key) != several.get(key)} == {
        "Description", "After", "ExecStart",
    }  # fmt: skip


def test_what_the_page_names_is_there() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in re.findall(r"\bdeploy/([a-zA-Z@.-]+[a-z])", text):
        assert [*DEPLOY.glob(f"{name}*")] or name == ".env", name
    for link in re.findall(r"\]\(([^)#]+)", text):
        assert (PAGE.parent / link).exists(), link
    anchors = {
        re.sub(r"[^a-z ]", "", title.lower()).replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors
