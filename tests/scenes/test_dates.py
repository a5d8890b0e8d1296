"""Dates as one writes them: no page says ``01 March``."""

import re

from saves.days import dated
from scenes.records.page import in_short
from tests.letterings import letterings
from tests.scenes.conftest import NOW
from tests.scenes.every_page import crowded, every_page

WITH_A_NAUGHT = re.compile(r"\b0\d [A-Z][a-z]+")


def test_a_day_below_ten_has_one_figure() -> None:
    assert dated(NOW) == "1 March 2026"
    assert in_short(NOW) == "1 Mar 2026"


def test_no_page_writes_a_day_with_a_naught_before_it(brimstone) -> None:
    driver = brimstone()
    crowded(driver.desk)
    read = []
    for name, make in every_page(driver.desk).items():
        page = make()
        page.enter(driver.app)
        read += [(name, each.words) for each in letterings(page.form)]
    assert any("1 March 2026" in words for _, words in read)
    assert not [each for each in read if WITH_A_NAUGHT.search(each[1])]
