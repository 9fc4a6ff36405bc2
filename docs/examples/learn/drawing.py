"""Chart of the training of an agent: the share of games won, by the number of decisions before."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from monopolista.simulate.report.svg import Svg, ticks

WIDTH, HEIGHT = 640, 260
EVEN: Final = 25
"""Share of games that each of four equal seats wins, in percent."""
STYLE: Final = """<style>
svg { --ink: #23221f; --muted: #5a554a; --hair: #cfc3a3; background: #fbf7ec; font-family: sans-serif }
text { font-size: 12px; fill: var(--ink) } text.quiet { font-size: 11px; fill: var(--muted) }
</style>"""


class Stretch(NamedTuple):
    """A group of rollouts: the decisions until its end, and the share of games won in percent with its interval."""

    steps: int
    share: float
    low: float
    high: float


def draw(stretches: Sequence[Stretch], file: Path, title: str) -> None:
    """Write the chart: a line of the shares, and a bar for each 95 % interval."""
    sheet = Svg(WIDTH, "en")
    sheet.lay(50, HEIGHT)
    most = max(stretch.steps for stretch in stretches) / 1e6
    across, upward = sheet.across(0, most), sheet.upward(0, 50)
    sheet.axis_beside(upward, ticks(0, 50), "games won, %")
    sheet.line([(sheet.left, upward(EVEN)), (sheet.right, upward(EVEN))], "var(--muted)", 1, "4 4")
    for steps, _, low, high in stretches:
        sheet.line([(across(steps / 1e6), upward(one)) for one in (low, high)], "#8fb3b8", 3)
    sheet.line([(across(steps / 1e6), upward(share)) for steps, share, _, _ in stretches], "#2a6f78", 2)
    sheet.axis_below(across, ticks(0, most), "decisions of the agent, millions")
    drawn = sheet.done("wide", title).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    file.write_text(drawn.replace(">", f">{STYLE}", 1) + "\n", encoding="utf-8")
