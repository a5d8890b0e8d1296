"""Any moment of a match is there at once, the same as when it was played, and nobody sees more than they may."""

from collections.abc import Iterator
from random import Random

import pytest

from game.catalog import GAMES
from game.checkpoints import STEP, Checkpoints
from game.match import Match, replayed
from game.table import Sight
from tests.conformance.tables import at_random

ACTIONS = 3 * STEP + 5


def played(game: str, count: int = ACTIONS) -> Match:
    """Return a match of random play."""
    found = GAMES[game]
    match, random = Match(found, found.options(), found.seats[0], 3), Random(3)
    while match.to_move is not None and len(match.log) < count:
        at_random(match, random)
    return match


def past_of(match: Match) -> Checkpoints:
    def stages() -> Iterator[Match]:
        again = Match(match.game, match.options, match.seats, match.seed)
        yield again
        for entry in match.log:
            again.play(entry.seat, entry.action)
            yield again

    return Checkpoints(stages())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_moment_is_as_it_was_played(game: str) -> None:
    match = played(game)
    past = past_of(match)
    again = Match(match.game, match.options, match.seats, match.seed)
    for count in range(len(match.log) + 1):
        then = past.at(count)
        assert then.digest() == again.digest()
        assert then.history(None) == again.history(None)
        if count < len(match.log):
            entry = match.log[count]
            caused = again.play(entry.seat, entry.action)
            assert match.happened(entry.seat, count) == again.seen_by(entry.seat, caused)
    assert match.happened(None, -1) == Match(match.game, match.options, match.seats, match.seed).history(None)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_played_on_from_a_moment_is_a_match_of_its_own(game: str) -> None:
    match = played(game)
    past = past_of(match)
    count = min(STEP + 7, len(match.log) - 5)
    before = past.at(count).digest()
    branch = past.at(count)
    random = Random(9)
    for _ in range(20):
        if branch.to_move is not None:
            at_random(branch, random)
    straight = replayed(branch.game, branch.options, branch.seats, branch.seed, branch.log)
    assert branch.fingerprints == straight.fingerprints and branch.digest() == straight.digest()
    assert past.at(count).digest() == before
    assert past.whole.digest() == match.digest()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_open_hands_show_every_hand_and_no_heap_that_lies_face_down(game: str) -> None:
    match = played(game, 20)
    then = past_of(match).open_at(12)
    hidden = past_of(match).at(12)
    view, whole = then.view(None), then.position().table.piles
    for place, where in enumerate(hidden.places):
        expected = tuple(whole[place]) if where.kind.sight is Sight.OWNER else hidden.view(None).piles[place]
        assert view.piles[place] == expected
