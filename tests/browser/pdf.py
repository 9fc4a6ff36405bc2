"""What a PDF file by Chromium contains, in millimetres: its pages, and how large the shapes on them are."""

import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

_MILLIMETRES = 25.4 / 72
_OBJECT = re.compile(rb"(\d+) 0 obj\s(.*?)\sendobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
_NUMBER = r"\[([-\d. ]+)\]"
_OPERANDS = {"cm": 6, "m": 2, "l": 2, "c": 6, "re": 4}
"""The operators that matter here, and how many numbers each takes."""
_PAINTS = ("S", "f", "f*", "B", "B*")

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
Size: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class PdfPage:
    """A page: its size, and its drawing in the language of PDF."""

    size: Size
    content: str

    @cached_property
    def shapes(self) -> list[Size]:
        """Return how wide and high each painted path is."""
        return [*_shapes(self.content.split())]


class Pdf:
    """A PDF file whose objects are not packed."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._objects = {int(number): body for number, body in _OBJECT.findall(data)}

    @cached_property
    def pages(self) -> list[PdfPage]:
        """Return the pages, in the order in which they are stored."""
        bodies = [body for body in self._objects.values() if re.search(rb"/Type\s*/Page\b", body)]
        return [self._page(body) for body in bodies]

    def _page(self, body: bytes) -> PdfPage:
        [box] = re.findall("/MediaBox " + _NUMBER, body.decode("latin-1"))
        left, bottom, right, top = (float(part) * _MILLIMETRES for part in box.split())
        contents = re.search(rb"/Contents (\d+) 0 R", body)
        assert contents is not None
        packed = _STREAM.search(self._objects[int(contents[1])])
        assert packed is not None
        return PdfPage((right - left, top - bottom), zlib.decompress(packed[1]).decode("latin-1"))


def _shapes(words: list[str]) -> Iterator[Size]:
    matrix: Matrix = (1, 0, 0, 1, 0, 0)
    saved: list[Matrix] = []
    path: list[Size] = []
    for place, word in enumerate(words):
        numbers = [float(one) for one in words[place - _OPERANDS[word] : place]] if word in _OPERANDS else []
        if word == "q":
            saved.append(matrix)
        elif word == "Q":
            matrix = saved.pop()
        elif word == "cm":
            matrix = _product(numbers, matrix)
        elif word == "re":
            x, y, width, height = numbers
            path += [_moved(matrix, x, y), _moved(matrix, x + width, y + height)]
        elif numbers:
            path += [_moved(matrix, x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        elif word in _PAINTS and path:
            yield _extent([x for x, _ in path]), _extent([y for _, y in path])
        if word in (*_PAINTS, "n"):
            path = []


def _extent(values: list[float]) -> float:
    return (max(values) - min(values)) * _MILLIMETRES


def _moved(matrix: Matrix, x: float, y: float) -> Size:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def _product(numbers: list[float], matrix: Matrix) -> Matrix:
    a, b, c, d, e, f = numbers
    first, second = _moved(matrix, a, b), _moved(matrix, c, d)
    origin = matrix[4:]
    return (
        *(first[0] - origin[0], first[1] - origin[1]),
        *(second[0] - origin[0], second[1] - origin[1]),
        *_moved(matrix, e, f),
    )
