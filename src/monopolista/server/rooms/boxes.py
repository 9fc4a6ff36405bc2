"""Boxes of users' own on a server: who may add and choose them, and where the process finds their content."""

import logging
from collections.abc import Generator
from contextlib import contextmanager

from anyio import to_thread

from monopolista.games import box_content, box_texts, game_of
from monopolista.games.common.own_boxes import PICTURES, is_box_id, values_in
from monopolista.games.common.printed import EditionError
from monopolista.games.registry import box_sources
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.logging import brief
from monopolista.server.rooms.context import ServerContext
from monopolista.server.storage.base import CorruptDataError, Store

NO_PICTURES = "the administrator of this server does not allow pictures of your own"
log = logging.getLogger("monopolista")


@contextmanager
def known_boxes(store: Store) -> Generator[None]:
    """Let this process find the boxes of a store, while the context is open."""

    def source(name: str) -> bytes | None:
        """Return the content of a box; None where it is damaged, as the header of a game may have an intact one."""
        try:
            return store.find_box(name)
        except CorruptDataError as damage:
            log.warning("a box is damaged: %s", brief(damage))
            return None

    box_sources.append(source)
    try:
        yield
    finally:
        box_sources.remove(source)


async def load_box(edition: str) -> None:
    """Read the box of an edition, if it is one, in a thread: later code finds it in memory.

    Raises
    ------
    EditionError
        There is no such box.
    """
    if is_box_id(edition):
        await to_thread.run_sync(game_of, edition)


def check_allowed(context: ServerContext) -> None:
    """Raise DeniedError where this server takes no boxes."""
    if not context.settings.boxes:
        raise DeniedError("not-now", "the administrator of this server does not allow boxes of your own")


def check_content(context: ServerContext, name: str) -> None:
    """Raise DeniedError where a registered box has pictures that this server does not allow, or a refused word."""
    if not context.settings.pictures and PICTURES in values_in(box_content(name) or b"{}", name):
        raise DeniedError("not-now", NO_PICTURES)
    words = context.moderation.words
    for key, text in box_texts(name):
        if words.has_any(text):
            raise DeniedError("words", f"{key}: the administrator of this server does not allow a word in this text")


async def check_edition(context: ServerContext, edition: str) -> None:
    """Check that a room may have an edition, which may be a box; record that the box is used now.

    Raises
    ------
    DeniedError
        This server takes no boxes, does not have this one, or refuses a word in it.
    """
    if is_box_id(edition):
        check_allowed(context)
        await to_thread.run_sync(_use, context, edition)


async def check_known_box(context: ServerContext, edition: str) -> None:
    """Check that a new room may have the edition of an existing game, as ``check_edition`` does.

    Such a box need not be stored yet: an uploaded game contains its own.
    """
    if is_box_id(edition):
        check_allowed(context)
        await to_thread.run_sync(check_content, context, edition)


def _use(context: ServerContext, edition: str) -> None:
    if not context.store.touch_box(edition):
        raise DeniedError("malformed", f"unknown box {edition}: add it with POST /api/boxes")
    try:
        game_of(edition)
    except EditionError as error:
        raise DeniedError("malformed", str(error)) from error
    check_content(context, edition)
