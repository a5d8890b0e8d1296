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


@pytest.mark.parametrize("page", PAGES)
def test_what_is_said_is_so(
    page: str, decisions: int, fuzz_seed: int, record_property: Callable[[str, object], None]
) -> None:
    oracle: Oracle = import_module(f"tests.game.{page}.truth").ORACLE
    tables = [setting for setting in settings() if setting.game.page == page]
    with SentencesRun(page) as run:
        for table in tables:
            listen(oracle, table, fuzz_seed, max(20, decisions // len(GAMES) // len(tables)))
    for sentence in [*oracle.unmet(), *run.unsaid()]:
        record_property("unsaid", f"{page}: {sentence}")
