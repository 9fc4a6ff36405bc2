"""Stands in for the programs by which a machine is looked after, so that the page's commands run in a folder.

Started as ``python standin.py NAME ARGUMENTS``, where MACHINE names the folder that is the machine. Services are those
units that lie in it; each runs by its own ExecStart, as the user who runs the test.
"""

import os
import re
import select
import shlex
import signal
import socket
import subprocess
import sys
from pathlib import Path

MACHINE = Path(os.environ["MACHINE"])
UNITS = MACHINE / "etc" / "systemd" / "system"
RUNS = MACHINE / "run" / "units"
PROXIES = {"caddy": ["caddy", "run", "--config", f"{MACHINE}/etc/caddy/Caddyfile", "--adapter", "caddyfile"]}
SECONDS = 60


def sudo(words: list[str]) -> None:
    """Run as another user; of the database's keeper it is enough that the database takes him for that."""
    user = "root"
    if words[0] == "-u":
        user, words = words[1], words[2:]
    os.environ["PGUSER"] = "postgres" if user == "postgres" else "monopolista"
    os.execvp(words[0], words)


def runuser(words: list[str]) -> None:
    """Run as the server's own user."""
    assert words[:3] == ["-u", "monopolista", "--"]
    os.execvp(words[3], words[3:])


def systemctl(words: list[str]) -> None:
    """Look after units."""
    verb, *units = [word for word in words if word != "--now"]
    verbs = {"enable": start, "start": start, "stop": stop, "restart": restart, "reload": reload}
    for name in units:
        verbs[verb](name.removesuffix(".service"))


def said(name: str) -> dict[str, list[str]]:
    """What the unit of a name says, as systemd reads it."""
    kind, at, port = name.partition("@")
    meant = {"i": port, "S": f"{MACHINE}/var/lib", "%": "%"}
    found: dict[str, list[str]] = {}
    for line in (UNITS / f"{kind}{at}.service").read_text().splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(key, []).append(re.sub("%(.)", lambda at: meant[at[1]], value))
    return found


def start(name: str) -> None:
    """Start, and return when it says that it is there, or is done."""
    if name.endswith(".timer"):
        assert (UNITS / name).is_file()
        return
    unit = said(name)
    settings = dict(line.split("=", 1) for line in Path(unit["EnvironmentFile"][0]).read_text().split())
    for folder in unit["StateDirectory"][0].split():
        (MACHINE / "var" / "lib" / folder).mkdir(mode=0o700, parents=True, exist_ok=True)
    for line in (*unit["ExecStart"], *unit.get("ExecStartPost", ())):
        command = [word.replace("$$", "$") for word in shlex.split(line)]
        if unit["Type"] == ["oneshot"]:
            subprocess.run(command, env={**os.environ, **settings}, check=True)
        else:
            begin(name, command, settings)


def begin(name: str, command: list[str], settings: dict[str, str]) -> None:
    """Begin what goes on; wait until it has said that it listens."""
    RUNS.mkdir(parents=True, exist_ok=True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as notifications, (RUNS / f"{name}.log").open("ab") as log:
        notifications.bind(f"\0{MACHINE}/{name}/{os.getpid()}")
        notifications.settimeout(SECONDS)
        env = {**os.environ, **settings, "NOTIFY_SOCKET": f"@{MACHINE}/{name}/{os.getpid()}"}
        process = subprocess.Popen(command, env=env, stdout=log, stderr=log, start_new_session=True)
        (RUNS / f"{name}.pid").write_text(str(process.pid))
        assert notifications.recv(100) == b"READY=1"


def stop(name: str) -> None:
    """Tell it to end, and wait until it has."""
    pid = int((RUNS / f"{name}.pid").read_text())
    ended = os.pidfd_open(pid)
    signal.pidfd_send_signal(ended, signal.SIGTERM)
    assert select.select([ended], [], [], SECONDS)[0], f"{name} does not end"
    os.close(ended)
    (RUNS / f"{name}.pid").unlink()


def restart(name: str) -> None:
    """Stop, and start anew."""
    stop(name)
    start(name)


def reload(name: str) -> None:
    """Have a proxy take its new file; here it begins anew."""
    RUNS.mkdir(parents=True, exist_ok=True)
    if (RUNS / f"{name}.pid").is_file():
        stop(name)
    with (RUNS / f"{name}.log").open("ab") as log:
        process = subprocess.Popen(PROXIES[name], stdout=log, stderr=log, start_new_session=True)
    (RUNS / f"{name}.pid").write_text(str(process.pid))


def nothing(words: list[str]) -> None:
    """Do nothing: what is to be installed is here, and this machine has its users."""


if __name__ == "__main__":
    verbs = {"sudo": sudo, "runuser": runuser, "systemctl": systemctl}
    verbs.get(sys.argv[1], nothing)(sys.argv[2:])
