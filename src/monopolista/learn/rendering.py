"""Frames of games: text with colours, and pictures drawn by Pillow."""

import os
import re
import subprocess
import sys
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any, Final

import numpy as np
from msgspec import json
from numpy.typing import NDArray

from monopolista.engine.jit import COMPILED
from monopolista.games.common.options import chosen
from monopolista.games.interface.game import Game
from monopolista.games.interface.palette import COLOURS, PAPER
from monopolista.games.interface.rules_adapter import Box
from monopolista.games.interface.terminal_ui import MARKS, SIGNS, Run
from monopolista.json_reader import read_json
from monopolista.learn.frames import SIZE, FrameReply, FrameRequest, RenderError, rows_of

RENDER_MODES: Final = ("ansi", "rgb_array")
FRAMES_PER_SECOND: Final = 4
"""Frames per second that a viewer can follow."""
CELL: Final = (8, 16)
"""Width and height of a column and a row, in pixels."""
_FONT_SIZE: Final = 13
_INSIDE: Final = 3.4
"""Radius of a sign, in pixels."""
_PAPER: Final = COLOURS[PAPER]
Points = Sequence[tuple[float, float]]


class Renderer:
    """Frames of the games of one table.

    Parameters
    ----------
    game : Game
        Game that is shown.
    box : Box
        Edition with its options.
    """

    def __init__(self, game: Game[Any, Any], box: Box) -> None:
        self._game, self._box = game, box
        self._process: subprocess.Popen[bytes] | None = None

    def frame(self, state: bytes, seat: int, mode: str) -> str | NDArray[np.uint8]:
        """Return a frame.

        Parameters
        ----------
        state : bytes
            State of the game, as ``Table.save`` returns it.
        seat : int
            Seat that looks.
        mode : str
            One of RENDER_MODES.

        Returns
        -------
        str or ndarray
            Text with escape sequences for ``ansi``; uint8, shape (height, width, 3), for ``rgb_array``.

        Raises
        ------
        RenderError
            If the game has no board in letters, or Pillow is missing.
        """
        rows = self._asked(state, seat) if COMPILED else rows_of(self._game, self._box, state, seat)
        return ansi(rows) if mode == "ansi" else picture(rows)

    def close(self) -> None:
        """End the process that lists the rows, where there is one."""
        if self._process is not None:
            self._process.communicate()
            self._process = None

    def _asked(self, state: bytes, seat: int) -> list[list[Run]]:
        """Ask a process in plain Python for the rows: where kernels are compiled, views cannot be made.

        Raises
        ------
        RenderError
            If the process cannot show the game.
        """
        if self._process is None:
            command = [sys.executable, "-m", "monopolista.learn.frames"]
            plain = {**os.environ, "MONOPOLISTA_COMPILED": "0"}
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=plain)
        reads, writes = self._process.stdout, self._process.stdin
        assert reads is not None
        assert writes is not None
        request = FrameRequest(self._box.id, {**chosen(self._box.options)}, state, seat)
        writes.write(json.encode(request) + b"\n")
        writes.flush()
        reply = read_json(reads.readline(), FrameReply)
        if reply.error:
            raise RenderError(reply.error)
        return reply.rows


def ansi(rows: Sequence[Sequence[Run]]) -> str:
    """Return rows as text with escape sequences for 24-bit colours.

    Parameters
    ----------
    rows : sequence of sequence of Run
        Rows of a frame.

    Returns
    -------
    str
        A line for each row.

    Examples
    --------
    >>> ansi([[Run("GO", "red")]])
    '\\x1b[38;2;200;55;45;48;2;251;247;236mGO\\x1b[0m'
    """
    return "\n".join("".join(_escaped(run) for run in row) for row in rows)


def _escaped(run: Run) -> str:
    ink, paper = (";".join(map(str, _rgb(name))) for name in (run.ink or "ink", run.paper or "card"))
    return f"\x1b[{'1;' if run.bold else ''}38;2;{ink};48;2;{paper}m{run.text}\x1b[0m"


def _rgb(name: str) -> tuple[int, int, int]:
    colour = _PAPER[name]
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def picture(rows: Sequence[Sequence[Run]]) -> NDArray[np.uint8]:
    """Return rows as a picture, drawn with the font that Pillow contains, so no font has to be installed.

    Parameters
    ----------
    rows : sequence of sequence of Run
        Rows of a frame.

    Returns
    -------
    ndarray, uint8, shape (height, width, 3)
        Pixels, red, green and blue.

    Raises
    ------
    RenderError
        If Pillow is missing.
    """
    try:
        from PIL import Image, ImageDraw  # noqa: PLC0415 (only pictures need it)
    except ImportError as error:
        raise RenderError("Pillow is missing: run pip install 'monopolista[learn]'") from error
    width, height = CELL
    image = Image.new("RGB", (SIZE[0] * width, SIZE[1] * height), _rgb("card"))
    canvas = ImageDraw.Draw(image)
    for row, runs in enumerate(rows):
        column = 0
        for run in (one for one in runs if one.text):
            end = column + len(run.text)
            box = (column * width, row * height, end * width - 1, (row + 1) * height - 1)
            canvas.rectangle(box, fill=_rgb(run.paper or "card"))
            column = end
        for column, word, run in _words(runs):
            _draw_word(canvas, column * width, row * height, word, run)
    return np.asarray(image)


def _words(runs: Sequence[Run]) -> Iterator[tuple[int, str, Run]]:
    """Yield what is drawn at one go, with its column: signs one by one, all else up to a gap of two spaces."""
    column = 0
    for run in runs:
        for found in _DRAWN.finditer(run.text.replace("\xa0", " ")):
            yield column + found.start(), found.group(), run
        column += len(run.text)


def _draw_word(canvas: Any, left: int, top: int, word: str, run: Run) -> None:
    colour = _rgb(run.ink or "ink")
    if word not in _SHAPES:
        stroke = 0.3 if run.bold else 0
        canvas.text((left, top), _printable(word), fill=colour, font=_font(), stroke_width=stroke)
        return
    points, filled = _SHAPES[word]
    middle = (left + CELL[0] / 2, top + CELL[1] / 2)
    spots = [(middle[0] + _INSIDE * x, middle[1] + _INSIDE * y) for x, y in points]
    if filled:
        canvas.polygon(spots, fill=colour)
    else:
        canvas.line(spots if word == _CHECK else [*spots, spots[0]], fill=colour, width=1)


@cache
def _font() -> Any:
    from PIL import ImageFont  # noqa: PLC0415 (only pictures need it)

    return ImageFont.load_default(_FONT_SIZE)


def _printable(word: str) -> str:
    """Return a word in the letters of the font, which has none with accents and few signs."""
    named = word.replace("£", "GBP").replace("€", "EUR")
    return "".join(one for one in unicodedata.normalize("NFKD", named) if one.isascii() or one in "·…")


def _regular(corners: int, turned: float = 0.0) -> Points:
    """Return the corners of a regular polygon in a circle of radius 1, the first one on top."""
    angles = [2 * pi * (corner / corners + turned) for corner in range(corners)]
    return [(sin(angle), -cos(angle)) for angle in angles]


def _star() -> Points:
    return [(x * far, y * far) for far, (x, y) in zip((1.1, 0.45) * 5, _regular(10), strict=True)]


_CROSS: Final = ((-0.35, -1), (0.35, -1), (0.35, -0.35), (1, -0.35), (1, 0.35), (0.35, 0.35), (0.35, 1), (-0.35, 1),
                 (-0.35, 0.35), (-1, 0.35), (-1, -0.35), (-0.35, -0.35))  # fmt: skip
_OUTLINES: Final[Sequence[Points]] = (
    _regular(24), _regular(4, 1 / 8), _regular(3), _regular(4), _regular(5), _regular(6), _star(), _CROSS,
    [*_regular(24)[12:], (0, -1)], _regular(3, 1 / 2),
)  # fmt: skip
"""The shape of each seat, in the order of SIGNS."""
_CHECK: Final = "✓"
_SHAPES: Final[Mapping[str, tuple[Points, bool]]] = {
    **{sign: (points, True) for sign, points in zip(SIGNS, _OUTLINES, strict=True)},
    **{mark: (points, False) for mark, points in zip(MARKS, _OUTLINES, strict=True)},
    "⌂": (((0, -1), (1, 0), (0.7, 0), (0.7, 1), (-0.7, 1), (-0.7, 0), (-1, 0)), True),
    "▸": (_regular(3, 1 / 4), True),
    "▯": (((-0.7, -1), (0.7, -1), (0.7, 1), (-0.7, 1)), False),
    _CHECK: (((-1, 0), (-0.3, 0.8), (1, -1)), False),
}
"""Signs that the font does not have: their corners, and whether they are filled."""
_SIGNS: Final = "".join(_SHAPES)
_DRAWN: Final = re.compile(f"[{_SIGNS}]|[^ {_SIGNS}]+(?: [^ {_SIGNS}]+)*")
