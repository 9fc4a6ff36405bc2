"""The box of a table, which a client reads from the server once."""

import asyncio
import logging
import urllib.request
from http.client import HTTPException
from typing import Final

from monopolista.client.address import Address
from monopolista.games import EditionError, game_of, register_content
from monopolista.games.common.own_boxes import LONGEST_BOX, box_id, is_box_id

log = logging.getLogger("monopolista.client")
_SECONDS: Final = 10


async def learn_box(address: Address, edition: str) -> None:
    """Register the box that a table is played with, if this process does not know it.

    Parameters
    ----------
    address : Address
        Address of the table.
    edition : str
        Id of the table's edition; nothing happens if it is no box.
    """
    if not is_box_id(edition):
        return
    try:
        game_of(edition)
    except EditionError:
        await asyncio.to_thread(_register, address, edition)


def _register(address: Address, edition: str) -> None:
    """Read a box from the server and register it; a failure is logged, and the table then says that it is unknown."""
    try:
        content = _read(address, edition)
        if box_id(content) == edition:
            register_content(content, "box")
        else:
            log.warning("%s sent another box than %s", address.server, edition)
    except (OSError, HTTPException, EditionError) as error:
        log.warning("the box %s cannot be read from %s: %s", edition, address.server, error)


def _read(address: Address, edition: str) -> bytes:
    proxies = [urllib.request.ProxyHandler({})] if address.is_local else []
    opener = urllib.request.build_opener(*proxies)
    with opener.open(f"{address.server}/api/boxes/{edition}", timeout=_SECONDS) as answer:
        content: bytes = answer.read(LONGEST_BOX + 1)
    return content
