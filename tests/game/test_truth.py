"""Whatever is said at a table is so: every game's sentences held against random positions."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from game.catalog import GAMES
from tests.conformance.tables import settings
from tests.game.truth import Oracle, SentencesRun, listen

HERE = Path(__file__).parent
PAGES = sorted({game.page for game in GAMES.values() if list((HERE / game.page).glob("truth*"))})


each_page = pytest.mark.parametrize("page", PAGES)


def heard(page: str, seed: int, decisions: int, least: int) -> Oracle:
    """Hold all that is said around so many decisions, shared among a game's tables, against the positions."""
    oracle: Oracle = import_module(f"tests.game.{page}.truth").ORACLE
    tables = [setting for setting in settings() if setting.game.page == page]
    for table in tables:
        listen(oracle, table, seed, max(least, decisions // len(GAMES) // len(tables)))
    return oracle


@each_page
def test_what_is_said_is_so(page: str, decisions: int, fuzz_seed: int) -> None:
    heard(page, fuzz_seed, decisions // 2, 10)


@pytest.mark.slow
@each_page
def test_all_that_is_said_in_long_play_is_so(
    page: str, decisions: int, fuzz_seed: int, record_property: Callable[[str, object], None]
) -> None:
    """Told at the end are the sentences that nobody came to."""
    with SentencesRun(page) as run:
        oracle = heard(page, fuzz_seed, decisions, 20)
    for sentence in [*oracle.unmet(), *run.unsaid()]:
        record_property("unsaid", f"{page}: {sentence}")
