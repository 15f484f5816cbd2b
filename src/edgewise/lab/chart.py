"""The ladder as a picture: one row for each player, a dot for the rating and a bar for its interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor
from xml.sax.saxutils import escape

from edgewise.lab.ladder import Standing

WIDTH = 760
LEFT, RIGHT = 120, 130
TOP, ROW, BOTTOM = 20, 38, 46
WANTED_TICKS = 6
STEPS = (25, 50, 100, 200, 250, 500, 1000, 2000)

# Light or dark as the reader has set it, on paper of its own, so that it reads on any page.
STYLE = """
.paper { fill: #ffffff }
text { font: 14px system-ui, sans-serif; fill: #1f2328 }
.small { font-size: 12px; fill: #59636e }
.name { font-weight: 600 }
.grid { stroke: #d1d9e0 }
.bar { stroke: #0969da; stroke-width: 6; stroke-linecap: round; opacity: 0.35 }
.dot { fill: #0969da }
@media (prefers-color-scheme: dark) {
  .paper { fill: #0d1117 }
  text { fill: #f0f6fc }
  .small { fill: #9198a1 }
  .grid { stroke: #3d444d }
  .bar { stroke: #4493f8 }
  .dot { fill: #4493f8 }
}
"""


def chart(ranked: Sequence[Standing]) -> str:
    """The picture as SVG."""
    height = TOP + ROW * len(ranked) + BOTTOM
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
            f'height="{height}" role="img">',
            "<title>Ratings of the players with their 95% intervals</title>",
            f"<style>{STYLE}</style>",
            *_drawn(ranked, height),
            "</svg>\n",
        ]
    )


def _drawn(ranked: Sequence[Standing], height: int) -> Iterator[str]:
    low, high, step = scale(ranked)
    yield f'<rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>'

    def x(elo: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * (elo - low) / (high - low):.1f}"

    foot = height - BOTTOM
    for tick in range(low, high + 1, step):
        yield f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="{TOP - 8}" y2="{foot}"/>'
        yield f'<text class="small" x="{x(tick)}" y="{foot + 18}" text-anchor="middle">{tick}</text>'
    yield f'<text class="small" x="{x((low + high) / 2)}" y="{foot + 38}" text-anchor="middle">Elo</text>'
    for number, standing in enumerate(ranked):
        elo, margin = standing.rating.elo, standing.rating.margin
        y = TOP + ROW * number + ROW // 2
        value = f"{elo:.0f} ± {margin:.0f}" if margin else f"{elo:.0f}"
        yield f'<text class="name" x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{escape(standing.name)}</text>'
        yield f'<line class="bar" x1="{x(elo - margin)}" x2="{x(elo + margin)}" y1="{y}" y2="{y}"/>'
        yield f'<circle class="dot" cx="{x(elo)}" cy="{y}" r="6"/>'
        yield f'<text x="{WIDTH - RIGHT + 16}" y="{y + 5}">{value}</text>'


def scale(ranked: Sequence[Standing]) -> tuple[int, int, int]:
    """The ends of the axis and the step between its marks, with room for every interval."""
    lowest = min(standing.rating.elo - standing.rating.margin for standing in ranked)
    highest = max(standing.rating.elo + standing.rating.margin for standing in ranked)
    span = max(1.0, highest - lowest)
    step = next((step for step in STEPS if span / step <= WANTED_TICKS), STEPS[-1])
    low = floor(lowest / step) * step
    return low, max(low + step, ceil(highest / step) * step), step
