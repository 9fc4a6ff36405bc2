"""Games side by side for agents, in plain Python; none is cut short.

``games/deal/learn`` does the same in compiled kernels.
"""

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import Stream
from monopolista.engine.episodes import DISABLED, SAME_STEP, draw_seed, ended, pay_winners
from monopolista.engine.game_counters import seed_game
from monopolista.engine.seats import CHANCE, NOBODY, Seat
from monopolista.games.interface.learning import Screens, Setting
from tools.new_game.template.pig.bots.registry import decide
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.learn.observe import FIELDS, VERBS, mask, observe
from tools.new_game.template.pig.rules import table
from tools.new_game.template.pig.rules.records import Game
from tools.new_game.template.pig.rules.turns import open_game


class PigPlaces:
    """Games side by side."""

    def __init__(self, setting: Setting[PigBox], count: int) -> None:
        self.screens = Screens(count, len(FIELDS), len(VERBS))
        self._setting, self._course = setting, setting.course()
        self._edition = setting.box.edition
        self._games: list[Game] = [Game() for _ in range(count)]
        self._streams: list[Stream] = [Stream() for _ in range(count)]

    def begin(self, wanted: NDArray[np.int8]) -> None:
        """Begin a new game at each place that is wanted."""
        for place in np.flatnonzero(wanted).tolist():
            self._begin(place)
            self._show(place)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take one action at each place, and play on until an agent is asked."""
        screens = self.screens
        screens.rewards[:] = 0
        for place, action in enumerate(actions):
            episode = screens.episodes[place]
            if not ended(episode):
                self._step(place, VERBS[int(action)])
                if ended(episode) and self._course.begins == SAME_STEP:
                    self._show(place)
                    screens.last_observations[place] = screens.observations[place]
                    self._begin(place)
                    episode.renewed = 1
            elif self._course.begins != DISABLED:
                self._begin(place)
            self._show(place)

    def see(self, seat: Seat) -> NDArray[np.float32]:
        """Return the observation of a seat in the first game."""
        return observe(self._games[0], seat)

    def playing(self, seat: Seat) -> bool:
        """Say whether a seat is still in the first game."""
        return self._games[0].players[seat].playing == 1

    def _begin(self, place: int) -> None:
        game = self._games[place] = Game()
        draw_seed(self.screens.episodes[place], self._streams[place])
        seed_game(game.chance[0], self._streams[place])
        open_game(self._edition, game, self._setting.seats)
        self._play_on(place)

    def _step(self, place: int, verb: int) -> None:
        episode = self.screens.episodes[place]
        episode.acted = episode.asked
        if table.apply(self._edition, self._games[place], episode.asked, verb, 0, 0) != 0:
            episode.refused = episode.over = 1
            return
        self._play_on(place)
        if episode.over == 1:
            pay_winners(self._course, self._games[place].winners, self.screens.rewards[place])

    def _play_on(self, place: int) -> None:
        """Let chance and bots answer until an agent is asked."""
        game, episode = self._games[place], self.screens.episodes[place]
        while (seat := table.next_asked(game)) not in self._setting.agents:
            if seat == NOBODY:
                episode.over = 1
                break
            if seat == CHANCE:
                table.answer_chance(self._edition, game)
            else:
                action = decide(self._setting.bots[seat], self._edition, game, seat)
                table.apply(self._edition, game, seat, action.verb, 0, 0)
        episode.asked = seat

    def _show(self, place: int) -> None:
        game, asked = self._games[place], self.screens.episodes[place].asked
        self.screens.observations[place] = observe(game, max(asked, 0))
        self.screens.masks[place] = mask(game, asked)
