"""Documentation of records: the text below each field, read from the source."""

import ast
import inspect
import textwrap
from itertools import pairwise

from msgspec import Struct


def field_docs(kind: type[Struct]) -> dict[str, str]:
    """Return the documentation below the fields of a record, inherited fields included.

    Parameters
    ----------
    kind : type
        A record.

    Returns
    -------
    dict
        Text by the name of the field, on one line; fields without documentation are missing.
    """
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if not one.__module__.startswith("monopolista.") or "__annotations__" not in vars(one):
            continue
        try:
            [stated] = ast.parse(textwrap.dedent(inspect.getsource(one))).body
        except OSError:  # created at run time: its base has the documentation
            continue
        assert isinstance(stated, ast.ClassDef)
        for field, note in pairwise(stated.body):
            if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
                assert isinstance(field.target, ast.Name)
                found[field.target.id] = " ".join(str(note.value.value).split())
    return found
