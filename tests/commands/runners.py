"""Which test runs a command of a document, and what takes the place of what the page leaves open or makes large.

A command that no rule knows has no runner, and fails a test that names it.
"""

import re
import shlex
from typing import Final

import monopolista
from tests.commands.documents import Command, bare, given_to, program_of
from tests.commands.makefile import ROOT, targets, variables
from tests.deploy.reading import lines_of, steps

INSTEAD: Final[tuple[tuple[str, str, str], ...]] = (
    (r"((?:compare|sweep) .*)--games \d+", r"\1--games 30 --option turns=5", "the fewest that can be compared"),
    (r"--games (?!30 )(?:\d+|N)", "--games 4", "a few games show that it runs"),
    (r"^(monopolista tournament (?!.*--games).+)", r"\1 --games 4", "ten thousand games are not needed either"),
    (r"--game (?:\d+|N)", "--game 3", "any game will do"),
    (r"--positions \d+", "--positions 40", "a few positions show that they are written"),
    (r"--seed …", "--seed 7", "the page leaves it open"),
    (r"--bots …", "--bots regular,thrifty", "the page leaves it open"),
    (r"(check|--edition) FILE", r"\1 mine.toml", "a box of the test's own"),
    (r"\bFILE\b", "game.txt", "a game that the test has saved"),
    (r"--port \d+", "--port {port}", "a port that is free here"),
    (r"--metrics \d+", "--metrics {port}", "a port that is free here"),
    (r"http://192\.168\.1\.7:8000/r/LINK|\bLINK\b", "{link}", "a table that the test has opened"),
    (r"/var/lib/monopolista-backups/", "", "the test's own backup lies in its folder"),
    (r"postgresql://\S*?(?=['\s]|$)", "{database}", "an empty database of the test's own"),
)  # fmt: skip
"""What takes the place of what, in this order, and why."""
SAYS: Final = {
    "": r"^examples:$",
    "admin tables": r"^No client was connected to a table within the last day\.$",
    "analyse": r"[Ll]uck|^page\.html$|\"decisions\"",
    "completion": r"_shtab_monopolista",
    "config example": r"^#port = 8000$",
    "config schema": r'"\$schema"',
    "config show": r"^port = 8000 +# default$",
    "database backup": r"are saved in \w+\.bak\.$",
    "database check": r"^2 rooms and games are as they were written\.$",
    "database move": r"are there, every row as it was here\.",
    "database restore": r"are back\.$",
    "database sweep": r"\.$",
    "editions": r"(?m)^belgium-nl .*, 2 to 10 players",
    "editions check": r"mine",
    "editions rules": r"## RENT-2 · ",
    "odds": r"^companies ",
    "protocol": r'"\$defs"',
    "protocol openapi": r'"openapi": "3\.1\.0"',
    "replay": r"^Anna|The game starts",
    "verify": r"follows from the seed|\"draws\"|as they were written",
}
"""What a command prints that does its work and ends; the longest beginning counts."""
SMALL: Final = {
    "bench.micro.learn": "",
    "bench.studies.luck_skill": "--games 2",
    "bench.studies.rollouts": "--games 1 --seats 2 --seconds 1",
    "training.champion_matches": "--games 8",
    "training.depth_study": "--tables 1 --every 40 --games 2 --turns 2 --whole 2",
    "training.evaluate": "--games 16",
    "training.rollout_validation": "--positions 2 --games 20 --times 2 --far 2",
    "training.self_play": "--tables 1",
}
"""Modules that are run with ``python -m``, and arguments that make them small."""
GOLDEN: Final = "python -m tests.games.classic.battery.golden new"
NAMED: Final = (
    "monopolista",
    "monopolista …",
    *(
        f"monopolista {verb}"
        for verb in ("admin", "compare", "compile", "config", "join", "simulate", "sweep", "tournament")
    ),
)
"""What a sentence names rather than runs: these are asked for their help."""


def runner(command: Command) -> str:
    """Return what runs a command, or nothing."""
    program = program_of(command.text)
    if command.page == "docs/how-to/host-a-server.md" and command.fenced:
        return "tests/deploy/test_walk.py" if command.text in walked() else ""
    if command.page == "docs/how-to/administer-a-server.md" and command.fenced:
        return "tests/server/test_administrate_page.py"
    if program == "monopolista":
        return _of_ours(command)
    if program.startswith("python"):
        return _of_python(command.text)
    installed = dict.fromkeys(("pipx", "uv", "uvx"), _of_wheel)
    return {"make": _of_make, "pip": _of_pip, "node": _of_node, **installed}[program](command.text)


def _of_ours(command: Command) -> str:
    """Return how our own command is run."""
    verb = given_to(command.text).split()
    if command.text in NAMED and not command.fenced:
        return "help"
    if verb[:1] in (["compare"], ["simulate"], ["sweep"], ["tournament"]) or "--rollouts" in verb:
        return "play"
    if "LINK" in command.text:
        return "sit"
    if verb[:1] in (["serve"], ["play"]) or "--open" in verb:
        return "serve"
    if verb[:1] == ["terminal"]:
        return "terminal"
    return "once" if expected(command.text) else ""


def _of_python(text: str) -> str:
    if text in ("python", "python3"):
        return "help"
    if text == "python3 -m venv env":
        return "tests/test_wheel.py"
    if text in without_make():
        return "tests/commands/test_without_make.py"
    if "docs/examples/learn/train.py" in text:
        return "tests/test_wheel.py"
    if text == GOLDEN:
        return "golden"
    if text.startswith(("python -m tools.new_game ", "python -m tests.games.spinner.")):
        return _named_in("tests/third/scaffolded.py", text)
    if text.startswith("python -m bench.comparison "):
        return _named_in("tests/bench/test_comparison.py", text)
    found = re.fullmatch(r"python -m ([\w.]+)(?: .*)?", text)
    return "module" if found and found[1] in SMALL else ""


def _named_in(test: str, text: str) -> str:
    """Return the test of a command where its source has the command as it stands."""
    return test if text in (ROOT / test).read_text(encoding="utf-8") else ""


def _of_make(text: str) -> str:
    words = shlex.split(text)[1:]
    named = [word for word in words if "=" not in word]
    given = {word.split("=")[0] for word in words if "=" in word}
    known = set(named) <= set(targets()) and given <= variables()
    return "tests/commands/test_makefile.py" if known else ""


def _of_pip(text: str) -> str:
    """An extra of the package is installed by the target of its name, and with the wheel."""
    extra = re.fullmatch(r"pip install 'monopolista\[(\w+)\]'", text)
    declared = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    if extra and f"\n{extra[1]} = [" in declared:
        return "tests/commands/test_makefile.py"
    return _of_wheel(text)


def _of_wheel(text: str) -> str:
    """A command that installs or runs the wheel of this version is tried with the wheel."""
    tried = ("pip install {}", "pipx install {}", "uv tool install {}", "uvx --from {} monopolista play")
    wheel = f"dist/monopolista-{monopolista.__version__}-py3-none-any.whl"
    return "tests/test_wheel.py" if text in [command.format(wheel) for command in tried] else ""


def _of_node(text: str) -> str:
    source = (ROOT / "tests" / "server" / "fairness" / "test_verification.py").read_text(encoding="utf-8")
    return "tests/server/fairness/test_verification.py" if text.split()[1] in source else ""


def without_make() -> list[str]:
    """Return the commands of the README that set up and start the game where there is no make."""
    blocks = re.findall(r"^```\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [bare(line) for block in blocks if " -m venv " in block for line in lines_of(block)]


def walked() -> set[str]:
    """Return the lines of ``host-a-server.md`` that ``test_walk.py`` runs: those below the titles that it follows."""
    source = (ROOT / "tests" / "deploy" / "test_walk.py").read_text(encoding="utf-8")
    titles = [*re.findall(r'steps\("([^"]+)"\)', source), *re.findall(r'^SYSTEMD = "([^"]+)"', source, re.MULTILINE)]
    lines = [line for title in titles for block in steps(title) for line in block.splitlines()]
    return {line.removeprefix("sudo ").strip() for line in lines}


def expected(text: str) -> str:
    """Return the output of a command that ends without a signal, or None where that is not known."""
    asked = given_to(text)
    known = [verb for verb in SAYS if asked == verb or (verb and asked.startswith(f"{verb} "))]
    return SAYS[max(known, key=len)] if known else ""


def small(text: str) -> str:
    """Return a command with what takes the place of what is large or left open."""
    for wanted, put, _ in INSTEAD:
        text = re.sub(wanted, put, text)
    return text
