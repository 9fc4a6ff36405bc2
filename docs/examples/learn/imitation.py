"""Imitation of a bot by the networks of MaskablePPO.

Positions are recorded as by ``monopolista simulate --positions``. A bot proposes a trade at once, an agent composes it
pick by pick, so the picks that lead to each proposal are added. Bots leave no abandoned drafts behind, but agents do,
so positions with a draft that is to be left alone are added too.
"""

from collections.abc import Iterator
from itertools import chain, count, islice
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from places import DRAFT, PICKS, SEATS, WITHIN, least_raise, numbers_of
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy

from monopolista.games import game_of, load
from monopolista.games.classic.learn.actions import FIRST, LENGTH, SUMS
from monopolista.games.classic.rules import verbs
from monopolista.simulate.runner.chunk_worker import job_of
from monopolista.simulate.runner.position_sampling import PositionSampling

EVERY: Final = 8
"""One decision in this many is sampled, because neighbouring decisions of a game are similar."""
AT_ONCE: Final = 16
"""Games recorded in one call."""
FIRST_PARTS: Final = 32
"""Calls whose positions determine which fields vary."""
STRAY: Final = 0.15
"""Share of positions without a draft that are added again with a draft of another position."""
BATCH: Final = 1024
FASTEST: Final = 1e-3
"""The learning rate at the start; it decreases linearly to zero."""
_OF_DRAFTS: Final = numbers_of(*PICKS, verbs.PROPOSE)
"""The actions that are only allowed with a draft."""


class Positions(NamedTuple):
    """Recorded decisions, a row for each."""

    seen: NDArray[np.float32]
    """Observations, of shape (positions, length of an observation)."""
    masks: NDArray[np.bool_]
    """Shape (positions, actions)."""
    actions: NDArray[np.int64]
    shares: NDArray[np.float32]
    """Share of the win that the acting seat gets at the end."""

    def some(self, which: NDArray[Any]) -> "Positions":
        """Return a copy of the selected rows."""
        return Positions(self.seen[which], self.masks[which], self.actions[which], self.shares[which])


def joined(parts: list[Positions]) -> Positions:
    """Return the concatenation of positions."""
    return Positions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def noted(edition: str, bot: str, many: int, seed: int) -> tuple[Positions, NDArray[np.int64]]:
    """Return about ``many`` positions of games between four copies of a bot, and the indices of their fields.

    Fields with the same value in all of the first positions are left out: printed values, and empty seats.
    """
    parts = _by_games(edition, bot, seed)
    first = joined([*islice(parts, FIRST_PARTS)])
    fields = np.flatnonzero((first.seen != first.seen[0]).any(axis=0))
    shown, rows = list[Positions](), 0
    for part in chain([first], parts):
        shown.append(part._replace(seen=part.seen[:, fields]))
        rows += len(part.actions)
        if rows >= many:
            break
    return joined(shown), fields


def _by_games(edition: str, bot: str, seed: int) -> Iterator[Positions]:
    """Yield positions of consecutive groups of games, with the added ones."""
    game, box = game_of(edition), load(edition)
    job, noting = job_of(game, box, (bot,) * SEATS, seed), PositionSampling(game.learning, EVERY)
    least, rng = least_raise(edition), np.random.default_rng(seed)
    for first in count(0, AT_ONCE):
        rows = noting(job, first, AT_ONCE).rows
        noted = Positions(rows["observation"], rows["mask"] == 1, rows["action"].astype(np.int64), rows["share"])
        whole = noted.some(~np.isnan(noted.shares))
        drafted = joined([whole, *_picked(whole, least)])
        yield joined([drafted, _strayed(drafted, rng)])


def _picked(positions: Positions, least: float) -> Iterator[Positions]:
    """Yield the picks that lead to each proposal, each with the draft before it and its action."""
    for row in np.flatnonzero(positions.actions == FIRST[verbs.PROPOSE]):
        drafts, actions = zip(*picks(positions.seen[row, DRAFT], least), strict=True)
        steps = positions.some(np.repeat(row, len(actions)))
        steps.seen[:, DRAFT] = drafts
        steps.actions[:] = actions
        steps.masks[0, _OF_DRAFTS] = False
        steps.masks[np.arange(len(actions)), steps.actions] = True
        yield steps


def picks(draft: NDArray[np.float32], least: float) -> Iterator[tuple[NDArray[np.float32], int]]:
    """Yield the picks that lead to a draft: the partner, deeds, jail cards, then money in decreasing steps.

    ``least`` is the smallest raise in salaries, the unit of money. Money is positive if the seat would receive it.
    """
    now = np.zeros_like(draft)
    partner = int(draft[WITHIN["with"] :].argmax())
    yield now.copy(), FIRST[verbs.DEAL] + partner - 1
    now[WITHIN["open"]] = now[WITHIN["with"] + partner] = 1
    for first, give, get in (("deeds", verbs.GIVE, verbs.GET), ("cards", verbs.GIVE_CARD, verbs.GET_CARD)):
        for place in range(LENGTH[give]):
            wanted = draft[WITHIN[first] + place]
            if wanted != 0:
                yield now.copy(), FIRST[give if wanted < 0 else get] + place
                now[WITHIN[first] + place] = wanted
    left = -round(float(draft[WITHIN["money"]]) / least)
    for step, raises in sorted(enumerate(SUMS), key=lambda one: -abs(one[1])):
        while left * raises > 0 and abs(left) >= abs(raises):
            yield now.copy(), FIRST[verbs.MONEY] + step
            left -= raises
            now[WITHIN["money"]] -= raises * least


def _strayed(positions: Positions, rng: np.random.Generator) -> Positions:
    """Return copies of positions without a draft, each with a draft of another position and the same action."""
    drafted = positions.seen[:, DRAFT.start] == 1
    drafts, without = np.flatnonzero(drafted), np.flatnonzero(~drafted)
    strayed = positions.some(rng.choice(without, int(STRAY * len(without)) if len(drafts) else 0, replace=False))
    strayed.seen[:, DRAFT] = positions.seen[rng.choice(drafts, len(strayed.actions)), DRAFT]
    strayed.masks[:, _OF_DRAFTS] = True
    return strayed


def taken(positions: Positions) -> NDArray[np.int64]:
    """Return the actions that occur, and bankruptcy, which is always possible."""
    return np.union1d(positions.actions, [FIRST[verbs.BANKRUPT]])


def narrowed(positions: Positions, actions: NDArray[np.int64]) -> Positions:
    """Return positions with only these actions, renumbered."""
    return positions._replace(masks=positions.masks[:, actions], actions=np.searchsorted(actions, positions.actions))


def imitate(policy: MaskableActorCriticPolicy, positions: Positions, rounds: int) -> Iterator[tuple[float, float]]:
    """Fit the policy to the actions and its value to the results; yield the mean loss of both after each pass."""
    seen, masks, actions, shares = (torch.from_numpy(column) for column in positions)
    paid = (SEATS * shares - 1) / (SEATS - 1)
    adam = torch.optim.Adam(policy.parameters(), lr=FASTEST)
    batches = len(actions) // BATCH
    slower = torch.optim.lr_scheduler.LinearLR(adam, 1, 0, rounds * batches)
    for _ in range(rounds):
        off = torch.zeros(2)
        for some in torch.randperm(len(actions))[: batches * BATCH].view(batches, BATCH):
            values, chances, _ = policy.evaluate_actions(seen[some], actions[some], masks[some])
            surprise, error = -chances.mean(), ((values.flatten() - paid[some]) ** 2).mean()
            adam.zero_grad()
            (surprise + error / 2).backward()
            adam.step()
            slower.step()
            off += torch.stack([surprise, error]).detach()
        yield float(off[0]) / batches, float(off[1]) / batches


def sharpen(policy: MaskableActorCriticPolicy, by: float) -> None:
    """Multiply the logits of a policy: actions that an imitation rarely takes are mostly its errors."""
    with torch.no_grad():
        for weights in policy.action_net.parameters():
            weights.mul_(by)
