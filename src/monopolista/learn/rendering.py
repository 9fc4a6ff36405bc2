"""Frames of games: text with colours, and pictures of the table, drawn by resvg."""

import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.resources import as_file, files
from io import BytesIO
from typing import Any, Final

import numpy as np
from msgspec import json
from numpy.typing import NDArray

from monopolista.engine.jit import COMPILED
from monopolista.games.common.options import chosen
from monopolista.games.interface.game import Game
from monopolista.games.interface.palette import COLOURS, PAPER
from monopolista.games.interface.rules_adapter import Box
from monopolista.games.interface.terminal_ui import Run
from monopolista.json_reader import read_json
from monopolista.learn.frames import FrameReply, FrameRequest, RenderError, rows_of, svg_of

RENDER_MODES: Final = ("ansi", "rgb_array")
FRAMES_PER_SECOND: Final = 4
"""Frames per second that a viewer can follow."""
PIXELS: Final = 1000
"""Rows and columns of a picture."""
_PAPER: Final = COLOURS[PAPER]


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
            Text with escape sequences for ``ansi``; uint8, shape (PIXELS, PIXELS, 3), for ``rgb_array``.

        Raises
        ------
        RenderError
            If the game cannot be drawn as text, or resvg is missing.
        PictureError
            If the game has no picture.
        """
        asked = (self._game, self._box, state, seat)
        if mode == "ansi":
            return ansi(self._ask(state, seat).rows if COMPILED else rows_of(*asked))
        return rasterize(self._ask(state, seat, as_picture=True).svg if COMPILED else svg_of(*asked))

    def close(self) -> None:
        """End the process that makes frames, where there is one."""
        if self._process is not None:
            self._process.communicate()
            self._process = None

    def _ask(self, state: bytes, seat: int, *, as_picture: bool = False) -> FrameReply:
        """Ask a process in plain Python for a frame: where kernels are compiled, views cannot be made.

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
        request = FrameRequest(self._box.id, {**chosen(self._box.options)}, state, seat, as_picture)
        writes.write(json.encode(request) + b"\n")
        writes.flush()
        reply = read_json(reads.readline(), FrameReply)
        if reply.error:
            raise RenderError(reply.error)
        return reply


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


def rasterize(svg: str) -> NDArray[np.uint8]:
    """Return a drawing as pixels, drawn by resvg with the fonts of this package, so no font has to be installed.

    Parameters
    ----------
    svg : str
        An ``svg`` element, as wide as high.

    Returns
    -------
    ndarray, uint8, shape (PIXELS, PIXELS, 3)
        Pixels, red, green and blue.

    Raises
    ------
    RenderError
        If resvg or Pillow is missing.
    """
    try:
        from PIL import Image  # noqa: PLC0415 (only pictures need it)
        from resvg_py import svg_to_bytes  # noqa: PLC0415 (only pictures need it)
    except ImportError as error:
        raise RenderError(f"{error.name} is missing: run pip install 'monopolista[learn]'") from error
    with as_file(files("monopolista.learn") / "fonts") as folder:
        png = svg_to_bytes(
            svg_string=svg, width=PIXELS, height=PIXELS, background="#ffffff", skip_system_fonts=True,
            font_dirs=[str(folder)],
        )  # fmt: skip
    with Image.open(BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))
