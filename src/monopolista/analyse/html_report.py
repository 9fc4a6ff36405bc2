"""Analysis of a game as a self-contained HTML page with a chart."""

from collections.abc import Sequence
from html import escape
from typing import Final

from monopolista.analyse.analysis import Analysis
from monopolista.analyse.text_report import HEADS, AnalysisText, Decided, Entry, in_words
from monopolista.analyse.turning_points import turning_points
from monopolista.analyse.win_odds_timeline import WinOddsTimeline
from monopolista.engine.network.kernels import ODDS
from monopolista.locales import say

_COLOURS: Final = ("#c2352b", "#2c7480", "#8a6914", "#5a3d8f", "#3c7a35", "#2456a6", "#b03a7a", "#4d565e", "#7a4a25",
                   "#222222")  # fmt: skip
_WIDE, _HIGH, _LEFT, _TOP = 860, 260, 46, 14
_MOST_POINTS: Final = 700
_STYLE: Final = """
:root { --paper: #f6efdd; --card: #fbf7ec; --ink: #23221f; --muted: #5a554a; --hair: #cfc3a3; --wrong: #b3261e;
  color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1916; --card: #2f2b25; --ink: #f0e8d4; --muted: #b9b09b;
  --hair: #4a4438; --wrong: #ff8f85; } path.line { filter: brightness(1.6); } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Century Gothic", Futura, sans-serif; }
main { max-width: 58rem; margin: 0 auto; padding: 1.4rem 1rem 4rem; }
h1, h2, h3 { font-family: "Bodoni MT", Didot, serif; font-style: italic; line-height: 1.2; margin: 1.6rem 0 0.4rem; }
p { margin: 0.3rem 0; max-width: 46rem; } .muted { color: var(--muted); }
svg { display: block; width: 100%; height: auto; background: var(--card); border: 1px solid var(--hair); }
svg text { fill: var(--muted); font-size: 12px; } .grid { stroke: var(--hair); }
.line { fill: none; stroke-width: 2; } .mark { fill: var(--wrong); }
i { display: inline-block; width: 0.8em; height: 0.8em; margin-right: 0.4em; border-radius: 50%; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.9rem 0.2rem 0; border-bottom: 1px solid var(--hair); text-align: right; }
@media (max-width: 40rem) { th, td { padding-right: 0.4rem; font-size: 0.85rem; } }
th:first-child { text-align: left; overflow-wrap: anywhere; } li { margin: 0.5rem 0; } .grade { color: var(--wrong); }
"""


def page(analysis: Analysis, language: str) -> str:
    """Return the page of an analysis in a language, as HTML."""
    words = in_words(analysis, language)
    title = f"{say('analysis-title', language)}: {', '.join(words.names)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        _paragraph(say("winning-note", language)),
        _lines(analysis.course, say("winning-title", language)),
        _heading("analysis-accounts", language),
        _table(words),
        _paragraph(say("analysis-accounts-note", language)),
        _heading("analysis-turnings", language),
        _listed(words.turnings),
        _heading("analysis-decisions", language),
        *(_decided(one) for one in words.decided),
        *map(_paragraph, words.notes),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)} · monopolista</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"{''.join(parts)}\n</main>\n</body>\n</html>\n"
    )


def _heading(message: str, language: str) -> str:
    return f"<h2>{escape(say(message, language))}</h2>\n"


def _paragraph(text: str) -> str:
    return f'<p class="muted">{escape(text)}</p>\n'


def _lines(course: WinOddsTimeline, title: str) -> str:
    """Return the odds of all seats over the game as an SVG chart, with marks at turning points."""
    last = max(1, len(course.moments))
    stride = max(1, last // _MOST_POINTS)
    rows = [course.start, *(moment.odds for moment in course.moments)]
    shown = sorted({*range(0, len(rows), stride), len(rows) - 1})
    places = {moment.answered.step: number for number, moment in enumerate(course.moments, 1)}
    marks = (_across(places[one.moment.answered.step], last) for one in turning_points(course))
    parts = [_grid(part) for part in (0.0, 0.5, 1.0)]
    parts += [_line(seat, [(_across(at, last), _up(rows[at][seat] / ODDS)) for at in shown]) for seat in _seats(course)]
    parts += [f'<path class="mark" d="M{x:.1f} {_TOP - 8}l5 7h-10Z"/>' for x in marks]
    return f'<svg viewBox="0 0 {_WIDE} {_HIGH}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>\n'


def _seats(course: WinOddsTimeline) -> range:
    return range(len(course.start))


def _across(at: int, last: int) -> float:
    return _LEFT + (_WIDE - _LEFT - 10) * at / last


def _up(part: float) -> float:
    return _HIGH - 10 - (_HIGH - _TOP - 12) * part


def _grid(part: float) -> str:
    height = _up(part)
    line = f'<path class="grid" d="M{_LEFT} {height:.1f}H{_WIDE - 10}"/>'
    return f'{line}<text x="{_LEFT - 6}" y="{height + 4:.1f}" text-anchor="end">{part:.0%}</text>'


def _line(seat: int, points: Sequence[tuple[float, float]]) -> str:
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path class="line" stroke="{_COLOURS[seat]}" d="M{path}"/>'


def _table(words: AnalysisText) -> str:
    heads = "".join(f'<th scope="col">{escape(say(f"analysis-{head}", words.language))}</th>' for head in HEADS)
    rows = "".join(
        f'<tr><th scope="row"><i style="background:{_COLOURS[seat]}"></i>{escape(name)}</th>'
        + "".join(f"<td>{cell}</td>" for cell in row)
        + "</tr>\n"
        for seat, (name, row) in enumerate(zip(words.names, words.rows, strict=True))
    )
    return f"<table>\n<thead><tr><td></td>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n"


def _listed(events: Sequence[Entry]) -> str:
    return f"<ol>\n{''.join(map(_event, events))}</ol>\n"


def _event(event: Entry) -> str:
    head = f'<strong class="grade">{escape(event.grade)}</strong> ' if event.grade else ""
    better = "".join(f'<br><span class="muted">{escape(line)}</span>' for line in (event.better, event.again) if line)
    when = f'<span class="muted">{escape(event.when)}</span>'
    return f"<li>{head}{when} {escape(event.what)} <strong>{escape(event.change)}</strong>{better}</li>\n"


def _decided(one: Decided) -> str:
    return f"<h3>{escape(one.name)}</h3>\n<p>{escape(one.counts)}</p>\n{_listed(one.mistakes)}"
