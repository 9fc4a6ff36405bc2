"""Content of a frame: the board of the terminal in rows of styled text, or the picture of the table as SVG.

Views need the rules in plain Python. If kernels are compiled, an environment runs this module in a separate
process: it reads a request from each line of its input, and writes the frame as a line of JSON.
"""

import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct, json

from monopolista.engine.seats import NOBODY
from monopolista.games import game_of
from monopolista.games.common.options import Value
from monopolista.games.interface.capabilities import HasScreen
from monopolista.games.interface.errors import MonopolistaError
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import Box
from monopolista.games.interface.svg.picture import picture_of, seen_by
from monopolista.games.interface.terminal_ui import Row, Run, TerminalView
from monopolista.json_reader import read_json

SIZE: Final = (111, 37)
"""Columns and rows of a frame."""
_LANGUAGE: Final = "en"


class RenderError(MonopolistaError):
    """A game that cannot be shown."""


class FrameRequest(Struct):
    """A frame that an environment asks for."""

    edition: str
    options: dict[str, Value]
    state: bytes
    seat: int
    as_picture: bool = False
    """Whether the picture is asked for, and not the rows."""


class FrameReply(Struct):
    """The rows of a frame or its picture, or an error."""

    rows: list[list[Run]] = []
    svg: str = ""
    error: str = ""


def rows_of(game: Game[Any, Any], box: Box, state: bytes, seat: int) -> list[list[Run]]:
    """Return a frame of a game, as a seat sees it.

    Parameters
    ----------
    game : Game
        Game that is shown.
    box : Box
        Edition with its options.
    state : bytes
        State, as ``Table.save`` returns it.
    seat : int
        Seat that looks.

    Returns
    -------
    list of list of Run
        As many rows as ``SIZE`` says, each as wide as it says.

    Raises
    ------
    RenderError
        If the game has no board in letters.
    """
    if not isinstance(game, HasScreen):
        raise RenderError(f"{game.name} cannot be drawn as text: leave out render_mode")
    seen = _seen(game, box, state, seat)
    screen = game.screen
    stage = screen.stage(seen, SIZE, NOBODY)
    left, top, width, height = stage.hole
    said = [[Run(line)] for line in (screen.head(seen), *screen.lines(seen))]
    inside: list[Row] = [*said, [], *screen.players(seen, width - 4)]
    rows = [[*row] for row in stage.rows]
    first = top + max(0, (height - len(inside)) // 2)
    for place, line in enumerate(inside[:height]):
        rows[first + place] = overlaid(rows[first + place], left + 2, line)
    return rows


def svg_of(game: Game[Any, Any], box: Box, state: bytes, seat: int) -> str:
    """Return the picture of a game, as a seat sees it.

    Parameters
    ----------
    game : Game
        Game that is shown.
    box : Box
        Edition with its options.
    state : bytes
        State, as ``Table.save`` returns it.
    seat : int
        Seat that looks.

    Returns
    -------
    str
        An ``svg`` element.

    Raises
    ------
    PictureError
        If the game has no picture.
    """
    return picture_of(game, _seen(game, box, state, seat))


def _seen(game: Game[Any, Any], box: Box, state: bytes, seat: int) -> TerminalView:
    rules = game.rules(box)
    position = rules.read(state)
    names = [f"Seat {number}" for number in range(position.seats)]
    return seen_by(rules, position, seat, names=names, language=_LANGUAGE)


def overlaid(row: Sequence[Run], column: int, line: Row) -> list[Run]:
    """Return a row with other text over it, on the paper of what lies there.

    Parameters
    ----------
    row : sequence of Run
        Row that lies below.
    column : int
        Column where the text begins.
    line : Row
        Text that lies above.

    Returns
    -------
    list of Run
        Row as wide as before.

    Examples
    --------
    >>> overlaid([Run("a....b", paper="card")], 2, [Run("xy", "red")])
    [Run(text='a.', ink='', paper='card', bold=False), Run(text='xy', ink='red', paper='card', bold=False), \
Run(text='.b', ink='', paper='card', bold=False)]
    """
    width = sum(len(run.text) for run in row)
    line = [*_between(line, 0, width - column)]
    end = column + sum(len(run.text) for run in line)
    paper = next(iter(_between(row, column, column + 1)), Run("")).paper
    above = [run._replace(paper=run.paper or paper) for run in line]
    return [*_between(row, 0, column), *above, *_between(row, end, width)]


def _between(row: Sequence[Run], first: int, end: int) -> Iterator[Run]:
    """Yield the runs of a row from a column to before another."""
    column = 0
    for run in row:
        text = run.text[max(0, first - column) : max(0, end - column)]
        column += len(run.text)
        if text:
            yield run._replace(text=text)


def reply_to(line: bytes) -> bytes:
    """Return the reply to a request, both as a line of JSON.

    Parameters
    ----------
    line : bytes
        A FrameRequest.

    Returns
    -------
    bytes
        A FrameReply.
    """
    request = read_json(line, FrameRequest)
    try:
        game = game_of(request.edition)
        asked = (game, game.box(request.edition, request.options), request.state, request.seat)
        reply = FrameReply(svg=svg_of(*asked)) if request.as_picture else FrameReply(rows_of(*asked))
        return json.encode(reply) + b"\n"
    except Exception as error:  # noqa: BLE001 (the environment raises it)
        return json.encode(FrameReply(error=f"{type(error).__name__}: {error}")) + b"\n"


def _serve() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(reply_to(line))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    _serve()
