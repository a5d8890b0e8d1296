"""Games won, read from finished matches once, and again only where matches came or went."""

import pytest

from game.catalog import GAMES
from game.level import Level
from saves.managing import move_to_bin
from saves.models import Player
from saves.saved_match import SavedMatch
from scenes.won_matches import WonMatches
from tests.game.matches import played
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver


def keep(driver: Driver, name: str, game: str, seed: int) -> None:
    """Save a finished match between its winner, a person, and an opponent."""
    match = played(GAMES[game], 2, seed)
    person = match.standing.winners[0]
    players = [Player(name="Imp", level=Level.IMP), Player(name="Vera", level=None)]
    driver.desk.store.save(SavedMatch(name, match, tuple(players[:: 1 if person else -1]), NOW), NOW)


def read(won: WonMatches) -> bool:
    """Look at all there is to look at; return True if something changed."""
    won.refresh()
    changed = False
    for _ in range(20):
        changed = won.work() or changed
    return changed


def test_a_win_is_known_as_long_as_its_match_is_kept(brimstone, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = brimstone()
    won = WonMatches(driver.desk)
    assert not read(won) and won.games == frozenset()
    keep(driver, "one", "devil", 1)
    keep(driver, "two", "evil", 2)
    assert read(won) and won.games == {"devil", "evil"}
    with monkeypatch.context() as patched:
        patched.setattr(driver.desk.store.finished, "entries", lambda *_: pytest.fail("read again"))
        assert not read(won)
    (header,) = (each for each in driver.desk.store.finished.listing(NOW).headers if each.game == "evil")
    move_to_bin(driver.desk.store, header)
    assert read(won) and won.games == {"devil"}
