"""Pig for learning agents, in plain Python: its points, and the two things that one can do."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream, below
from monopolista.engine.episodes import DISABLED, SAME_STEP, draw_seed, ended, pay_winners
from monopolista.engine.game_counters import GameCounters, seed_game
from monopolista.engine.record_arrays import blank, seeded
from monopolista.engine.seats import CHANCE, NOBODY
from monopolista.games.common.notation import Action
from monopolista.games.interface.learning import NOTED, Block, Field, Noted, Screens, Setting, Words
from tests.third import rules
from tests.third.rules import DARES, HOLD, ROLL, Answer, Game

ACTS = (ROLL, HOLD)
"""What one can do, by its number."""


class PigPlaces:
    """Games side by side; none is cut short."""

    def __init__(self, setting: Setting[Any], count: int) -> None:
        self.screens = Screens(count, 3, 2)
        self._setting, self._course = setting, setting.course()
        self._games: list[Game] = [Game() for _ in range(count)]
        self._streams: list[Stream] = blank(Stream, count)

    def begin(self, wanted: NDArray[np.int8]) -> None:
        for place in np.flatnonzero(wanted).tolist():
            self._begin(place)
            self._show(place)

    def step(self, actions: NDArray[np.int64]) -> None:
        screens = self.screens
        screens.rewards[:] = 0
        for place, action in enumerate(actions):
            episode = screens.episodes[place]
            if not ended(episode):
                self._step(place, ACTS[int(action)])
                if ended(episode) and self._course.begins == SAME_STEP:
                    self._show(place)
                    screens.last_observations[place] = screens.observations[place]
                    self._begin(place)
                    episode.renewed = 1
            elif self._course.begins != DISABLED:
                self._begin(place)
            self._show(place)

    def see(self, seat: int) -> NDArray[np.float32]:
        return seen(self._games[0], seat)

    def playing(self, seat: int) -> bool:  # noqa: ARG002 (everybody stays)
        return True

    def _begin(self, place: int) -> None:
        game = self._games[place] = Game()
        draw_seed(self.screens.episodes[place], self._streams[place])
        seed_game(game.chance[0], self._streams[place])
        rules.open_game(game, self._setting.seats)
        self._play_on(place)

    def _step(self, place: int, verb: int) -> None:
        episode = self.screens.episodes[place]
        episode.acted = episode.asked
        if rules.apply(self._games[place], episode.asked, verb, 0) != 0:
            episode.refused = episode.over = 1
            return
        self._play_on(place)
        if episode.over == 1:
            pay_winners(self._course, self._games[place].winners, self.screens.rewards[place])

    def _play_on(self, place: int) -> None:
        """Let chance and bots answer until an agent is asked."""
        game, episode = self._games[place], self.screens.episodes[place]
        while (seat := rules.next_asked(game)) not in self._setting.agents:
            if seat == NOBODY:
                episode.over = 1
                break
            if seat == CHANCE:
                rules.answer_chance(game)
            else:
                answer = Answer()
                rules.choose(game, DARES[self._setting.bots[seat]], answer)
                rules.apply(game, seat, answer.verb, 0)
        episode.asked = seat

    def _show(self, place: int) -> None:
        game, asked = self._games[place], self.screens.episodes[place].asked
        self.screens.observations[place] = seen(game, max(asked, 0))
        self.screens.masks[place] = [asked >= 0 and not rules.refusal(game, asked, verb, 0) for verb in ACTS]


def seen(game: Game, seat: int) -> NDArray[np.float32]:
    """Return what a seat sees."""
    return np.array([shown / rules.GOAL for shown in (game.score[seat], max(game.score), game.pot)], np.float32)


class PigReading:
    """One table of it."""

    def admitted(self, state: Game, seat: int) -> list[int]:
        return [number for number, verb in enumerate(ACTS) if not rules.refusal(state, seat, verb, 0)]

    def action(self, state: Game, seat: int, number: int) -> Action:  # noqa: ARG002 (each number is one verb)
        return Action(ACTS[number])

    def seen(self, state: Game, seat: int) -> NDArray[np.float32]:
        return seen(state, seat)


def note(game: Game, place: int, seat: int, verb: int) -> dict[str, Any]:
    """Return what is noted of a decision."""
    mask = np.array([not rules.refusal(game, seat, one, 0) for one in (ROLL, HOLD)], np.int8)
    told = {"place": place, "turn": game.turns, "seat": seat, "question": rules.TO_DECIDE, "action": verb - ROLL}
    return {"observation": seen(game, seat), "mask": mask} | told


class PigLearning:
    """What agents see and do in Pig."""

    fields: Sequence[Field] = (
        Field("own", 1, "goal", "one's points"),
        Field("best", 1, "goal", "the most points"),
        Field("pot", 1, "goal", "what this turn has brought"),
    )
    blocks: Sequence[Block] = (Block("roll", 1), Block("hold", 1))

    def places(self, setting: Setting[Any], count: int) -> PigPlaces:
        return PigPlaces(setting, count)

    def reading(self, box: object, seats: int) -> PigReading:  # noqa: ARG002 (one box, and whoever plays)
        return PigReading()

    def positions(
        self, box: Any, levels: Sequence[int], seeds: Sequence[Words], lots: Sequence[Words], *, every: int,  # noqa: ARG002
        most_turns: int,  # noqa: ARG002 (none is cut short)
    ) -> Noted:  # fmt: skip
        tallies: list[GameCounters] = blank(GameCounters, len(seeds))
        noted: list[dict[str, Any]] = []
        for place, stream in enumerate(seeded(seeds)):
            game, draws, answer = Game(), seeded(lots)[place], Answer()
            seed_game(game.chance[0], stream)
            rules.open_game(game, len(levels))
            while (seat := rules.next_asked(game)) != NOBODY:
                if seat == CHANCE:
                    rules.answer_chance(game)
                    continue
                rules.choose(game, list(DARES.values())[levels[seat]], answer)
                if below(draws, every) == 0:
                    noted.append(note(game, place, seat, answer.verb))
                rules.apply(game, seat, answer.verb, 0)
            tallies[place].winners = game.winners
        return Noted(tallies, {name: np.array([row[name] for row in noted]) for name in NOTED})

    def describe(self, box: object, action: int) -> str:  # noqa: ARG002 (one box)
        return self.blocks[action].verb


LEARNING = PigLearning()
