"""A vector environment of Stable-Baselines3 in which one policy has a seat of each game, and bots have the others."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from monopolista.learn.gym_vector_env import BOUND, GymVectorEnv  # first: it decides whether rules are compiled

from monopolista.games import load  # isort: skip
from monopolista.games.classic.learn.actions import FIRST, LENGTH, SUMS  # isort: skip
from monopolista.games.classic.learn.fields import AT, TRADE, TRADE_LENGTH  # isort: skip
from monopolista.games.classic.rules import verbs  # isort: skip
from monopolista.games.interface.learning import places  # isort: skip

SEATS: Final = 4
MOST_DECISIONS: Final = 3_000
"""Answers of all seats after which a game is cut short; one of four ``regular`` has 500."""
COST: Final = 0.001
"""Of a pick. A proposal costs about a hundredth of a win: an agent that makes dozens of them should have a reason."""
DRAFT: Final = slice(AT["trade_0_open"], AT["trade_0_open"] + TRADE_LENGTH)
"""Where an observation has the seat's own draft."""
WITHIN: Final = places(TRADE)
PICKS: Final = (verbs.GIVE, verbs.GET, verbs.GIVE_CARD, verbs.GET_CARD, verbs.MONEY, verbs.CLEAR)
_DEEDS: Final = slice(WITHIN["deeds"], WITHIN["cards"])
_CARDS: Final = slice(WITHIN["cards"], WITHIN["money"])


def numbers_of(*wanted: int) -> list[int]:
    """Return the numbers of all actions of some verbs."""
    return [FIRST[verb] + place for verb in wanted for place in range(LENGTH[verb])]


def least_raise(edition: str) -> float:
    """Return the least raise in salaries, in which an observation has money."""
    box: Any = load(edition)
    return box.edition.raise_least / box.edition.salary


class Tally(NamedTuple):
    """Games that have ended."""

    games: int = 0
    won: int = 0
    cut: int = 0
    """Those cut short, which count as lost."""


class Places(VecEnv):
    """Games of four side by side; in as many of them the policy has seat 0 as seat 1, 2 or 3.

    Who wins is paid 1, who loses a third less than nothing: also where a game is cut short. Each pick of a draft costs
    a trifle, and drafts are put together in one order, so that nobody learns to draw a game out. Of an observation
    only ``fields`` are shown, of all actions only ``actions`` can be taken.
    """

    def __init__(
        self, count: int, *, edition: str, bot: str, fields: NDArray[np.int64], actions: NDArray[np.int64]
    ) -> None:
        assert count % SEATS == 0
        self.games = [
            GymVectorEnv(count // SEATS, edition=edition, players=SEATS, agents=(seat,), bots=bot,
                  most_decisions=MOST_DECISIONS, autoreset_mode=AutoresetMode.SAME_STEP, copy=False)
            for seat in range(SEATS)
        ]  # fmt: skip
        self.fields, self.actions = fields, actions
        self.masks: NDArray[np.bool_] = np.zeros((count, len(actions)), np.bool_)
        self._least = least_raise(edition)
        self._costs = COST * np.isin(actions, numbers_of(verbs.DEAL, *PICKS))
        self._wanted: NDArray[np.int64] = np.zeros(count, np.int64)
        self._seed = 0
        self._tally = Tally()
        super().__init__(count, Box(-BOUND, BOUND, (len(fields),), np.float32), Discrete(len(actions)))

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Let the games that follow come from a seed."""
        self._seed = seed or 0
        return [seed] * self.num_envs

    def reset(self) -> NDArray[np.float32]:
        """Begin all games anew."""
        begun = [
            games.reset(seed=self._seed + seat * self.num_envs) for seat, games in enumerate(self.games)
        ]  # fmt: skip
        return self._shown(begun)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Note what is wanted in each game."""
        self._wanted = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Carry out an action in each game, and all else until the policy is asked again."""
        parts = np.split(self.actions[self._wanted], SEATS)
        done = [games.step(part) for games, part in zip(self.games, parts, strict=True)]
        rewards, cut = np.concatenate([one[1] for one in done]), np.concatenate([one[3] for one in done])
        rewards[cut] = -1 / (SEATS - 1)
        won = rewards > 0
        ended = np.concatenate([one[2] for one in done]) | cut
        counts = (np.count_nonzero(one) for one in (ended, won, cut))
        self._tally = Tally(*(int(old + new) for old, new in zip(self._tally, counts, strict=True)))
        infos: list[dict[str, Any]] = [
            {"won": bool(one), "cut": bool(other)} for one, other in zip(won, cut, strict=True)
        ]
        return (
            self._shown([(one[0], one[4]) for one in done]),
            (rewards - self._costs[self._wanted]).astype(np.float32),
            ended,
            infos,
        )

    def counted(self) -> Tally:
        """Return the games that have ended since this was asked for the last time."""
        tally, self._tally = self._tally, Tally()
        return tally

    def _shown(self, parts: Sequence[tuple[NDArray[np.float32], dict[str, Any]]]) -> NDArray[np.float32]:
        masks = np.concatenate([info["action_mask"] for _, info in parts]) == 1
        order_picks(masks, np.concatenate([seen[:, DRAFT] for seen, _ in parts]), self._least)
        self.masks = masks[:, self.actions]
        return np.concatenate([seen[:, self.fields] for seen, _ in parts])

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        """Return ``action_masks``, a row for each game: all that is asked for by name."""
        assert method_name == "action_masks"
        return list(self.masks)

    def has_attr(self, attr_name: str) -> bool:
        """Say whether games have what is asked for by name."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return nothing: no game is drawn."""
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: games are made as they are to be played."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Say that no game is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Do nothing: games hold nothing open."""


def order_picks(masks: NDArray[np.bool_], drafts: NDArray[np.float32], least: float) -> None:
    """Leave of the picks those that go on in the order of ``imitation.picks``: deeds, cards, money in falling steps.

    A pick that is made twice is taken back, so that drafts could be put together without end. ``least`` is the least
    raise in salaries.
    """
    paid, cards, deeds = drafts[:, WITHIN["money"]], drafts[:, _CARDS] != 0, drafts[:, _DEEDS] != 0
    for verbs_of, there, later in (
        ((verbs.GIVE, verbs.GET), deeds, cards.any(axis=1) | (paid != 0)),
        ((verbs.GIVE_CARD, verbs.GET_CARD), cards, paid != 0),
    ):
        passed = np.flip(np.maximum.accumulate(np.flip(there, axis=1), axis=1), axis=1) | later[:, None]
        for verb in verbs_of:
            masks[:, FIRST[verb] : FIRST[verb] + LENGTH[verb]] &= ~passed
    sums = np.rint(paid / least)
    for step, raises in enumerate(SUMS):
        larger = min((abs(one) for one in SUMS if abs(one) > abs(raises)), default=np.inf)
        falls = (sums % abs(raises) == 0) & ((np.abs(sums) + abs(raises)) % larger != 0)
        masks[:, FIRST[verbs.MONEY] + step] &= (sums * raises <= 0) & falls


Choose = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.int64]]
"""What a policy is to ``play``: it is given observations and masks, and returns an action for each."""


def play(choose: Choose, games: Places, each: int) -> Tally:
    """Play ``each`` games in each place, one after the other, and return how they ended."""
    seen, left = games.reset(), np.full(games.num_envs, each)
    won = cut = 0
    while left.any():
        games.step_async(choose(seen, games.masks))
        seen, _, ended, infos = games.step_wait()
        counts = ended & (left > 0)
        won += sum(infos[place]["won"] for place in np.flatnonzero(counts))
        cut += sum(infos[place]["cut"] for place in np.flatnonzero(counts))
        left[counts] -= 1
    return Tally(each * games.num_envs, won, cut)
