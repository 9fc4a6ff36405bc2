"""Vector environment for Stable-Baselines3: a policy plays one seat of each game, and bots play the others."""

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
"""Limit of decisions of all seats, after which a game is cut short; a game of four ``regular`` has about 500."""
COST: Final = 0.001
"""Penalty for each pick of a draft. A proposal costs about a hundredth of a win, so that agents make few of them."""
DRAFT: Final = slice(AT["trade_0_open"], AT["trade_0_open"] + TRADE_LENGTH)
"""Indices of the seat's own draft in an observation."""
WITHIN: Final = places(TRADE)
PICKS: Final = (verbs.GIVE, verbs.GET, verbs.GIVE_CARD, verbs.GET_CARD, verbs.MONEY, verbs.CLEAR)
_DEEDS: Final = slice(WITHIN["deeds"], WITHIN["cards"])
_CARDS: Final = slice(WITHIN["cards"], WITHIN["money"])


def numbers_of(*wanted: int) -> list[int]:
    """Return the numbers of all actions with one of these verbs."""
    return [FIRST[verb] + place for verb in wanted for place in range(LENGTH[verb])]


def least_raise(edition: str) -> float:
    """Return the smallest raise of a bid in salaries, the unit of money in observations."""
    box: Any = load(edition)
    return box.edition.raise_least / box.edition.salary


class Tally(NamedTuple):
    """Numbers of finished games, of games won, and of games cut short."""

    games: int = 0
    won: int = 0
    cut: int = 0
    """Games cut short; they count as lost."""


class Places(VecEnv):
    """Parallel games of four seats; the policy has each of the four seats in a quarter of them.

    The winner's reward is 1. The others, and all seats of a game that is cut short, get -1/3. Each pick of a draft has
    a small penalty, and the picks of a draft have a fixed order. So an agent cannot learn to prolong a game.
    Observations contain only ``fields``, and the policy can take only ``actions``.
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
        """Set the seed of the next games."""
        self._seed = seed or 0
        return [seed] * self.num_envs

    def reset(self) -> NDArray[np.float32]:
        """Start new games, and return their observations."""
        begun = [
            games.reset(seed=self._seed + seat * self.num_envs) for seat, games in enumerate(self.games)
        ]  # fmt: skip
        return self._shown(begun)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Store the action for each game."""
        self._wanted = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the stored actions, and play until the policy has to act again."""
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
        """Return the counts of games that have ended since the previous call."""
        tally, self._tally = self._tally, Tally()
        return tally

    def _shown(self, parts: Sequence[tuple[NDArray[np.float32], dict[str, Any]]]) -> NDArray[np.float32]:
        masks = np.concatenate([info["action_mask"] for _, info in parts]) == 1
        order_picks(masks, np.concatenate([seen[:, DRAFT] for seen, _ in parts]), self._least)
        self.masks = masks[:, self.actions]
        return np.concatenate([seen[:, self.fields] for seen, _ in parts])

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> list[Any]:
        """Return ``action_masks``, the only method that callers request by name: a row for each game."""
        assert method_name == "action_masks"
        return list(self.masks)

    def has_attr(self, attr_name: str) -> bool:
        """Return whether the games have an attribute."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return None for each game: none has a render mode."""
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Raise AttributeError: games cannot be changed after their creation."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return False for each game: none has a wrapper."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Do nothing: games hold no resources."""


def order_picks(masks: NDArray[np.bool_], drafts: NDArray[np.float32], least: float) -> None:
    """Mask the picks that break the order of ``imitation.picks``: deeds, cards, then money in decreasing steps.

    A second identical pick undoes the first one, so without an order a draft could go on forever. ``least`` is the
    smallest raise in salaries.
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
"""A policy for ``play``: takes observations and masks, and returns an action for each game."""


def play(choose: Choose, games: Places, each: int) -> Tally:
    """Play ``each`` games one after the other in each parallel environment, and return their results."""
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
