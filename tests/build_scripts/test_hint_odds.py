"""The odds of hints beside what came true."""

import sys
from pathlib import Path

import pytest

from game.catalog import find
from game.contract.search import Calibration

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

from hint_odds import Hint, fitted, hints, row  # noqa: E402


def test_each_hint_of_a_match_tells_odds_and_has_the_result_of_its_deal() -> None:
    found = list(hints(find("devil"), 2, 60, 3))
    assert len(found) > 5
    assert all(0.0 <= hint.told <= 1.0 for hint in found)
    assert all(
        len({hint.came for hint in found if hint.deal == deal}) == 1 for deal in {h.deal for h in found}
    )


def test_hints_of_one_deal_count_as_one_in_the_interval() -> None:
    apart = [Hint(str(deal), 0.5, deal % 2) for deal in range(8)]
    assert row("all", apart).split()[-3:] == ["50.0%", "±", "34.6%"]
    assert row("all", apart * 9).split()[-3:] == ["50.0%", "±", "34.6%"]


def test_a_calibration_is_found_again_from_what_comes_of_it() -> None:
    curve = Calibration(shift=0.5, stretch=1.3)
    found = [Hint(str(each), each / 100, curve.odds(each / 100)) for each in range(1, 100)]
    again = fitted(found)
    assert again.shift == pytest.approx(0.5) and again.stretch == pytest.approx(1.3)
