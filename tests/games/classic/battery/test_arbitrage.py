"""Nobody gets rich by carrying deeds from bot to bot: all levels buy and sell them in the same price band (TRADE-1)."""

from typing import Final

import pytest

from monopolista.games.classic.bots.registry import BOTS
from tests import compiled
from tests.games.classic.battery.arbitrage import search_positions

LEVELS: Final = [bot.name for bot in BOTS if not bot.is_random]
"""All but the bot that accepts and proposes anything."""
NEIGHBOURS: Final = [*zip(LEVELS, LEVELS[1:] + LEVELS[:1], strict=True)]
"""Each level at a table with the next one."""
GAMES: Final = 60
CHAINS: Final = 60


@pytest.mark.campaign("chains of trades", sample=3)
@pytest.mark.parametrize("levels", NEIGHBOURS, ids="+".join)
def test_no_chain_of_trades_brings_money(levels: tuple[str, str]) -> None:
    # A champion looks ahead before each of the many answers of a chain.
    games, chains = (2, 4) if "champion" in levels else (6, 12)
    found = search_positions("italy", levels, 1, games, chains)
    assert found["gain"] <= 0, found


@pytest.mark.compiled
@pytest.mark.campaign(sample=0)
@pytest.mark.parametrize("edition", ["italy", "us", "belgium-nl"])
@pytest.mark.parametrize("level", LEVELS)
def test_no_chain_of_trades_brings_money_at_any_table(level: str, edition: str) -> None:
    for other in LEVELS:
        found = compiled.call(
            "tests.games.classic.battery.arbitrage:search_positions", edition, [level, other], 1, GAMES, CHAINS
        )
        assert found["gain"] <= 0, found
