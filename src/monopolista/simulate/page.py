"""A page that needs nothing else: headings, drawings within it, and the numbers that were drawn."""

import base64
from collections.abc import Iterable, Mapping
from html import escape

import polars as pl
from babel.numbers import format_decimal

STYLE = """
:root { color-scheme: light; --paper: #f6efdd; --card: #fbf7ec; --ink: #23221f; --muted: #5a554a; --hair: #cfc3a3; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Josefin, "Century Gothic", Futura, sans-serif; }
main { max-width: 58rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2 { font-family: Bodoni, "Bodoni MT", Didot, serif; line-height: 1.2; margin: 0 0 0.4rem; }
h1 { font-size: 2.2rem; }
h2 { font-size: 1.5rem; margin-top: 2.6rem; border-top: 2px solid var(--ink); padding-top: 0.8rem; }
p { margin: 0.3rem 0; max-width: 46rem; }
p.muted { color: var(--muted); }
img { display: block; max-width: 100%; height: auto; margin: 0.8rem 0; border: 1px solid var(--hair); }
summary { cursor: pointer; color: var(--muted); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.6rem 0; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.15rem 0.8rem 0.15rem 0; text-align: left; white-space: nowrap; }
tr { border-bottom: 1px solid var(--hair); }
td.number, th.number { text-align: right; }
@media print { body { background: none; } section { break-inside: avoid; } details { display: none; } }
"""
_DECIMALS = "#,##0.00"
_WHOLE = "#,##0"


def whole(title: str, language: str, head: str, sections: Iterable[str]) -> str:
    """Return a page of some sections."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{head}\n{''.join(sections)}</main>\n</body>\n</html>\n"
    )


def paragraph(text: str, *, muted: bool = False) -> str:
    """Return a paragraph."""
    return f'<p class="muted">{escape(text)}</p>' if muted else f"<p>{escape(text)}</p>"


def section(name: str, title: str, note: str, drawings: tuple[str, str], numbers: str) -> str:
    """Return a section: its heading, what it shows, the drawing for a desk or a phone, and the numbers to fold out."""
    wide, narrow = (f"data:image/svg+xml;base64,{base64.b64encode(one.encode()).decode()}" for one in drawings)
    return (
        f'<section id="{name}">\n<h2>{escape(title)}</h2>\n{paragraph(note, muted=True)}\n'
        f'<picture><source media="(max-width: 40rem)" srcset="{narrow}">\n'
        f'<img alt="{escape(title)}" src="{wide}"></picture>\n{numbers}\n</section>\n'
    )


def folded(told: pl.DataFrame, title: str, names: Mapping[str, str], language: str) -> str:
    """Return a table to fold out, with its columns and values by their names."""
    classes = ["" if kind == pl.String or kind == pl.Boolean else ' class="number"' for kind in told.dtypes]
    heads = "".join(
        f'<th scope="col"{one}>{escape(names.get(name, name))}</th>'
        for name, one in zip(told.columns, classes, strict=True)
    )
    rows = "".join(
        "<tr>" + "".join(f"<td{one}>{value}</td>" for value, one in zip(cells, classes, strict=True)) + "</tr>\n"
        for cells in ([_cell(value, names, language) for value in row] for row in told.iter_rows())
    )
    table = f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>"
    return f'<details><summary>{escape(title)}</summary><div class="scroll">{table}</div></details>'


def _cell(value: object, names: Mapping[str, str], language: str) -> str:
    match value:
        case None:
            return "–"
        case bool() | str():
            said = str(value).lower() if isinstance(value, bool) else value
            return escape(names.get(said, said))
        case float():
            return format_decimal(value, format=_DECIMALS, locale=language)
        case _:
            return format_decimal(int(str(value)), format=_WHOLE, locale=language)
