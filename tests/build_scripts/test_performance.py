"""The page about performance tells what was measured, and nothing that was not."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """The figures that are kept; the scripts can be imported meanwhile."""
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))
    kept: dict[str, object] = json.loads((DOCS / "performance.json").read_text(encoding="utf-8"))
    return kept


def test_the_page_and_its_plots_are_made_of_the_figures_that_are_kept(told: dict[str, object]) -> None:
    from performance_page import page, plots

    assert page(told) == (DOCS / "performance.md").read_text(encoding="utf-8")
    drawn = plots(told)
    assert {path.stem for path in (DOCS / "pictures" / "performance").glob("*.svg")} == set(drawn)
    for name, picture in drawn.items():
        kept = DOCS / "pictures" / "performance" / f"{name}.svg"
        assert picture == kept.read_text(encoding="utf-8")


def test_every_picture_on_the_page_is_there(told: dict[str, object]) -> None:
    from performance_page import page

    shown = [line.split("](")[1].rstrip(")") for line in page(told).splitlines() if line.startswith("![")]
    assert len(shown) >= 8
    assert all((DOCS / path).is_file() for path in shown)
