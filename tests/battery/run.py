"""A battery as tests call it, in the body of this process; the worker calls it by name."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from monopolista.engine.records import dtype_of
from tests.battery.bodies import bytes_of, depth_of, digest
from tests.battery.games import CAP, Begin, Inspect, Plan, Play
from tests.battery.options import Chosen
from tests.battery.report import SOUND
from tests.battery.stage import PLAYED, Kinds, Stage
from tests.battery.trials import NONE


@dataclass(frozen=True)
class Battery:
    """The kernels of a game's battery, and the names of the counters in which they report."""

    kinds: Kinds
    stage: Callable[[str, Chosen], Stage]
    """Sets a stage for an edition with options."""
    begin: Begin
    decision: Callable[[Stage, int, int], int]
    look: Inspect
    play: Play
    flaw: Callable[[Any, Any, Any], int]
    enter_events: Callable[[Any, Any, Any], None]
    flaws: Mapping[int, str]
    verbs: Mapping[int, str]

    def run(self, edition: str, options: Chosen, plan: Sequence[int]) -> dict[str, int]:
        """Play games, look at every law after every decision; return what was counted, or say what went wrong."""
        stage = self.stage(edition, options)
        try:
            self.play(stage, Plan(*plan))
        except (AssertionError, IndexError) as error:
            raise AssertionError(f"{error!r} in {self._findings(stage)}") from error
        counted = self._findings(stage)
        if counted["flaw"] != SOUND:
            verb = self.verbs.get(counted["verb"], "")
            raise AssertionError(f"{self.flaws[counted['flaw']]} after {verb!r} in {counted}")
        return counted

    def _findings(self, stage: Stage) -> dict[str, int]:
        """Return the report as a dictionary, from either body."""
        noted, kind = stage.reports[0], self.kinds.report
        body = isinstance(noted, kind)
        return {one.name: int(getattr(noted, one.name) if body else noted[one.name]) for one in fields(kind)}

    def played(self, edition: str, options: Chosen, number: int, players: int, position: int) -> Iterator[Stage]:
        """Play a game; yield the stage at the start and after every decision."""
        return self.played_on(self.stage(edition, options), number, players, position)

    def played_on(self, stage: Stage, number: int, players: int, position: int) -> Iterator[Stage]:
        """Play a game on a stage that others may have been played on."""
        self.begin(stage, number, position)
        yield stage
        for _ in range(CAP):
            if depth_of(stage.games[PLAYED]) == 0:
                return
            assert self.decision(stage, players, number) == NONE
            yield stage

    def trail(self, *game: Any) -> list[str]:
        """Play a game; return a digest of its bytes at the start and after every decision."""
        return [digest(bytes_of(stage.games[PLAYED])) for stage in self.played(*game)]

    def bytes_at(self, step: int, *game: Any) -> str:
        """Return the bytes of a game after a number of decisions, as hexadecimal digits."""
        stage = next(stage for number, stage in enumerate(self.played(*game)) if number == step)
        return bytes_of(stage.games[PLAYED]).hex()

    def differences(self, one: str, other: str) -> list[str]:
        """Name the fields in which the bytes of two games differ, with the values of both."""
        rows = [np.frombuffer(bytes.fromhex(text), dtype_of(self.kinds.game))[0] for text in (one, other)]
        return [*_differing("", *rows)]


def _differing(path: str, one: Any, two: Any) -> Iterator[str]:
    if one.dtype.names:
        for name in one.dtype.names:
            yield from _differing(f"{path}.{name}", one[name], two[name])
    elif one.shape:
        for place in range(len(one)):
            yield from _differing(f"{path}[{place}]", one[place], two[place])
    elif one != two:
        yield f"{path[1:]}: {one} {two}"
