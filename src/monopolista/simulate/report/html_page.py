"""A self-contained HTML page: headings, drawings and the numbers behind them."""

import base64
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from pathlib import Path
from types import MappingProxyType

import polars as pl
from babel.numbers import format_decimal

from monopolista.games.interface.reports import COLOURS
from monopolista.locales import say, spoken_in
from monopolista.simulate.report.svg import SIZE, SMALL
from monopolista.simulate.runner.progress import BACK_LINK, THEMED

FONTS = {
    "Josefin": ("normal", "josefin-sans-latin-wght-normal-*.woff2"),
    "Bodoni": ("italic", "bodoni-moda-latin-wght-italic-*.woff2"),
}
"""Web fonts of the browser build; without them, a page uses fallback fonts."""
_BUILT = Path(__file__).resolve().parents[2] / "web_dist" / "assets"
_BANDS = tuple(COLOURS)[:8]
_LIGHT = """--table: #e9dfc6; --paper: #f6efdd; --card: #fbf7ec; --ink: #23221f; --muted: #5a554a; --hair: #cfc3a3;
  --line: #23221f; color-scheme: light;"""
_DARK = """--table: #1b1916; --paper: #2a2722; --card: #2f2b25; --ink: #f0e8d4; --muted: #b9b09b; --hair: #4a4438;
  --line: #6b6352; color-scheme: dark;"""
STYLE = f"""
:root, .paper {{ {_LIGHT} }}
@media (prefers-color-scheme: dark) {{ :root[data-theme='system'] {{ {_DARK} }} }}
:root[data-theme='dark'] {{ {_DARK} }}
.paper {{ background: var(--card); color: var(--ink); }}
body {{ margin: 0; background: var(--table); color: var(--ink);
  font: 1rem/1.5 Josefin, "Century Gothic", Futura, sans-serif; }}
.page {{ max-width: 58rem; margin: 0 auto; padding: 0 1rem 4rem; }}
.line {{ display: flex; flex-wrap: wrap; gap: 0.3rem 1.5rem; align-items: center; justify-content: space-between;
  padding: 0.6rem 0 0.5rem; }}
.brand {{ margin: 0; font: italic 700 1.9rem/1 Bodoni, "Bodoni MT", Didot, serif; }}
.line a {{ color: inherit; text-decoration: none; }}
.line a:hover {{ text-decoration: underline; }}
.line nav {{ display: flex; flex-wrap: wrap; gap: 0.1rem; }}
.line nav a {{ display: grid; align-items: center; min-height: 2rem; padding: 0.2em 0.7em 0; border-radius: 2rem;
  color: var(--muted); font-size: 0.9rem; }}
.line nav a[aria-current] {{ background: var(--ink); color: var(--paper); }}
.bands {{ display: flex; gap: 1px; border: 1px solid var(--line); background: var(--line); }}
.bands i {{ flex: 1; height: 0.55rem; }}
:focus-visible {{ outline: 3px solid currentcolor; outline-offset: 2px; }}
main {{ padding-top: 1.4rem; }}
h1, h2 {{ font-family: Bodoni, "Bodoni MT", Didot, serif; font-style: italic; line-height: 1.2; margin: 0 0 0.4rem; }}
h1 {{ font-size: clamp(1.9rem, 4vw, 2.8rem); }}
h2 {{ font-size: 1.5rem; margin-top: 2.6rem; border-top: 1px solid var(--line); padding-top: 0.8rem; }}
p {{ margin: 0.3rem 0; max-width: 46rem; }}
p.muted {{ color: var(--muted); }}
.drawing {{ margin: 0.8rem 0; border: 1.5px solid #23221f; border-radius: 0.6rem; overflow: hidden; }}
svg {{ display: block; width: 100%; height: auto; }}
svg text {{ font-size: {SIZE}px; fill: var(--ink); }}
svg text.quiet {{ font-size: {SMALL}px; fill: var(--muted); }}
svg .edge-ink {{ stroke: var(--ink); stroke-width: 0.5px; }}
svg .edge-paper {{ stroke: var(--card); stroke-width: 0.5px; }}
svg.narrow {{ display: none; }}
@media (max-width: 40rem) {{ svg.narrow {{ display: block; }} svg.wide {{ display: none; }} }}
summary {{ cursor: pointer; color: var(--muted); min-height: 2rem; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; margin: 0.6rem 0; font-size: 0.9rem; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 0.15rem 0.8rem 0.15rem 0; text-align: left; white-space: nowrap; }}
tr {{ border-bottom: 1px solid var(--hair); }}
td.number, th.number {{ text-align: right; }}
@media print {{ body {{ background: none; }} section {{ break-inside: avoid; }}
  details, .line nav {{ display: none; }} }}
"""
_DECIMALS = "#,##0.00"
_WHOLE = "#,##0"


def render_page(
    title: str, language: str, head: str, sections: Iterable[str], others: Mapping[str, str] = MappingProxyType({})
) -> str:
    """Return a page.

    Parameters
    ----------
    title : str
        Title in plain text.
    language : str
        Language of the page.
    head : str
        HTML below the title.
    sections : iterable of str
        HTML of the sections.
    others : Mapping of str to str
        File name of the page in each language, for links.

    Returns
    -------
    str
        HTML document.
    """
    return (
        f'<!DOCTYPE html>\n<html lang="{language}" {THEMED}>\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)} · monopolista</title>\n<style>{_fonts()}{STYLE}</style>\n</head>\n<body>\n"
        f'<div class="page">\n{_masthead(language, others)}\n<main>\n'
        f"<h1>{escape(title)}</h1>\n{head}\n{''.join(sections)}</main>\n</div>\n</body>\n</html>\n"
    )


def _masthead(language: str, others: Mapping[str, str]) -> str:
    """Return the head of a page: the name over the eight colours of the streets."""
    links = "".join(
        f'<a href="{where}" hreflang="{code}" lang="{code}"{" aria-current=true" if code == language else ""}>'
        f"{escape(spoken_in(code).name)}</a>"
        for code, where in others.items()
    )
    languages = f'<nav aria-label="{escape(say("start-language", language))}">{links}</nav>' if links else ""
    bands = "".join(f'<i style="background:{COLOURS[colour]}"></i>' for colour in _BANDS)
    return (
        f'<header>\n<div class="line"><p class="brand">monopolista</p>{BACK_LINK}{languages}</div>\n'
        f'<div class="bands" aria-hidden="true">{bands}</div>\n</header>'
    )


@cache
def _fonts() -> str:
    """Return the style rules of the fonts that were built."""
    found = ((family, style, next(iter(_BUILT.glob(name)), None)) for family, (style, name) in FONTS.items())
    return "".join(
        f"@font-face {{ font-family: {family}; font-style: {style}; font-weight: 100 900; "
        f"src: url(data:font/woff2;base64,{base64.b64encode(file.read_bytes()).decode()}) format('woff2'); }}\n"
        for family, style, file in found
        if file
    )


def paragraph(text: str, *, muted: bool = False) -> str:
    """Return a text as an HTML paragraph, escaped."""
    return f'<p class="muted">{escape(text)}</p>' if muted else f"<p>{escape(text)}</p>"


def section(name: str, title: str, note: str, drawings: tuple[str, str], numbers: str) -> str:
    """Return a section: heading, note, the drawings for desktop and phone, and a table of numbers."""
    return (
        f'<section id="{name}">\n<h2>{escape(title)}</h2>\n{paragraph(note, muted=True)}\n'
        f'<div class="drawing paper">{"".join(drawings)}</div>\n{numbers}\n</section>\n'
    )


def render_table(table: pl.DataFrame, title: str, names: Mapping[str, str], language: str) -> str:
    """Return a table as a collapsed HTML element, with names for its columns and values."""
    classes = ["" if kind == pl.String or kind == pl.Boolean else ' class="number"' for kind in table.dtypes]
    heads = "".join(
        f'<th scope="col"{one}>{escape(names.get(name, name))}</th>'
        for name, one in zip(table.columns, classes, strict=True)
    )
    rows = "".join(
        "<tr>" + "".join(f"<td{one}>{value}</td>" for value, one in zip(cells, classes, strict=True)) + "</tr>\n"
        for cells in ([_cell(value, names, language) for value in row] for row in table.iter_rows())
    )
    html = f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>"
    return f'<details><summary>{escape(title)}</summary><div class="scroll">{html}</div></details>'


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
