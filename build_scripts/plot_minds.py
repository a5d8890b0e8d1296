"""Draw docs/pictures/minds.svg from docs/minds.json: each opponent's share of wins, with its interval.

Usage: python build_scripts/plot_minds.py
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine import theme

DOCS = Path(__file__).resolve().parent.parent / "docs"
WIDTH, ROW, LEFT = 760, 54, 300
HIDE, BONE, EMBER, FLAME, ASH = map(
    theme.hexed, (theme.HIDE, theme.BONE, theme.EMBER, theme.FLAME, theme.ASH)
)


def plot(results: list[dict[str, object]]) -> str:
    """Draw a bar for each result, a whisker for its interval, and a line at an even share."""
    height = ROW * len(results) + 60
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        'font-family="sans-serif" font-size="15">',
        f'<rect width="{WIDTH}" height="{height}" fill="{HIDE}"/>',
    ]
    across = WIDTH - LEFT - 40
    for index, result in enumerate(results):
        share, error, even = (float(str(result[name])) for name in ("share", "error", "even"))
        y = 24 + ROW * index
        middle = LEFT + across * share
        parts += [
            f'<text x="{LEFT - 14}" y="{y + 22}" fill="{BONE}" text-anchor="end">{result["name"]}</text>',
            f'<rect x="{LEFT}" y="{y + 4}" width="{across * share:.0f}" height="26" fill="{EMBER}"/>',
            f'<path d="M{LEFT + across * max(0.0, share - error):.0f} {y + 17}H'
            f'{LEFT + across * min(1.0, share + error):.0f}" stroke="{BONE}" stroke-width="3"/>',
            f'<path d="M{LEFT + across * even:.0f} {y}V{y + 34}" stroke="{FLAME}" stroke-dasharray="4 3"/>',
            f'<text x="{min(middle + 8, WIDTH - 56):.0f}" y="{y + 50}" fill="{ASH}">{share:.0%}</text>',
        ]
    parts.append(f'<text x="{LEFT}" y="{height - 10}" fill="{ASH}">share won; dashed: even</text></svg>')
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    told = json.loads((DOCS / "minds.json").read_text(encoding="utf-8"))
    (DOCS / "pictures" / "minds.svg").write_text(plot(told), encoding="utf-8")
