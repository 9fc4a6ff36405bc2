"""The command ``monopolista compile``: machine code of games, ahead of simulations and environments."""

import argparse
from typing import TYPE_CHECKING

from monopolista.cli.shared import progress
from monopolista.cli.shared.errors import CommandError
from monopolista.cli.shared.output import announce, print_status

if TYPE_CHECKING:
    from monopolista.games.interface.simulator import Job
    from monopolista.simulate.runner.precompile import Work

_ABOUT = (
    "Compile the rules and bots of games for simulations, rollouts, positions and environments, on all cores. Without "
    "this command, each of them compiles what it needs at its first run. The machine code goes into the folder of the "
    "variable NUMBA_CACHE_DIR, otherwise into monopolista/kernels in your cache folder (on Linux ~/.cache). Code of "
    "another version has another name, so an upgrade compiles new code beside it. You can delete the folder at any "
    "time."
)


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.description = _ABOUT
    parser.add_argument(
        "--game", action="append", default=[], metavar="NAME", help="compile only this game; can be repeated"
    )
    parser.add_argument(
        "--only", metavar="WORK", help="compile for one use only: simulations, rollouts, positions or environments"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compile what is not in the cache, and print where it is kept."""
    with progress.command_errors():
        from monopolista.engine.jit import COMPILED, cache_dir
        from monopolista.simulate.runner.compiled_works import jobs_of
        from monopolista.simulate.runner.precompile import compile_once
        from monopolista.simulate.runner.processes import environment

        if COMPILED:
            raise CommandError("unset MONOPOLISTA_COMPILED: this command compiles in processes of its own")
        with environment({"MONOPOLISTA_COMPILED": "1"}):
            for job in jobs_of(_games(args.game)):
                compile_once(job, print_status, *_works(job, args.only))
        announce(f"All kernels are compiled, in {cache_dir(__name__).parent}.")
        return 0


def _games(named: list[str]) -> list[str]:
    from monopolista.games import GAMES

    for name in named:
        if name not in GAMES:
            raise CommandError(f"--game {name[:40]}: there is no such game; there are: {', '.join(GAMES)}")
    return named


def _works(job: "Job", only: str | None) -> "tuple[Work, ...]":
    from monopolista.simulate.runner.compiled_works import works_of

    works = {work.name: work for work in works_of(job)}
    if only is None:
        return tuple(works.values())
    if only not in works:
        raise CommandError(f"--only {only[:40]}: there are {', '.join(works)}")
    return (works[only],)
