"""A match tells what happened from any of its actions on, and is unchanged by what is refused."""

from random import Random

import pytest

from game.catalog import GAMES
from game.checkpoints import STEP
from game.contract import AnyGame
from game.contract.rules import IllegalAction
from game.match import STRIDE, Match, replayed
from game.sentences import PlayerError
from game.table import Sight
from tests.conformance.tables import at_random, past_of, random_match
from tests.each import each_game

ACTIONS = 40


def played(game: AnyGame, actions: int = ACTIONS, seats: int = 0) -> Match:
    """Return a match of random play, as far as it goes: with the most seats, if no number is given."""
    return random_match(game, seats or game.seats[-1], 6, actions)


@each_game
def test_events_since_an_action_are_those_of_the_later_actions(game: AnyGame) -> None:
    match = played(game)
    for seat in (0, None):
        caused = [match.happened(seat, number) for number in range(-1, len(match.log))]
        assert match.history(seat) == [event for events in caused for event in events]
        for since in range(len(match.log) + 1):
            later = [event for events in caused[since + 1 :] for event in events]
            assert match.history(seat, since) == later
        assert caused[0] == Match(game, match.options, match.seats, match.seed).history(seat)


@each_game
def test_undoing_restores_the_match_exactly(game: AnyGame) -> None:
    match = played(game)
    for count in (0, 1, 5, len(match.log)):
        then = match.undone(count)
        assert len(then.log) == len(match.log) - count
        for entry in match.log[len(then.log) :]:
            then.play(entry.seat, entry.action)
        assert (then.digest(), then.history(0)) == (match.digest(), match.history(0))


@each_game
def test_a_refused_action_leaves_the_match_unchanged(game: AnyGame) -> None:
    match, random = played(game, 1), Random(2)
    before, other = match.digest(), played(game)
    foreign = [entry.action for entry in other.log]
    seat = match.to_move
    refused = [action for action in foreign if action not in match.legal(seat)]
    assert refused
    told = match.history(0)
    for action in random.sample(refused, min(5, len(refused))):
        with pytest.raises(IllegalAction, match=r"\w"):
            match.play(seat, action)
    assert (match.digest(), len(match.log), match.history(0)) == (before, 1, told)


@each_game
def test_fingerprints_along_the_log_are_those_of_the_positions(game: AnyGame) -> None:
    match = played(game)
    stages = range(STRIDE, len(match.log) + 1, STRIDE)
    expected = tuple(match.undone(len(match.log) - count).digest() for count in stages)
    assert match.fingerprints == expected
    assert len(set(expected)) == len(expected)


@pytest.mark.parametrize(
    ("game", "seats", "sentence"),
    [
        ("angel", 3, "Angel needs 4 players, not 3."),
        ("devil", 9, "Devil is for 2 to 8 players, not 9."),
        ("devil", 1, "Devil is for 2 to 8 players, not 1."),
    ],
)
def test_a_number_of_seats_that_cannot_be_is_refused_in_a_sentence(game, seats, sentence) -> None:
    with pytest.raises(PlayerError) as refused:
        Match(GAMES[game], GAMES[game].options(), seats, 1)
    assert str(refused.value) == sentence


SEVERAL_STEPS = 3 * STEP + 5


@each_game
def test_every_moment_is_as_it_was_played(game: AnyGame) -> None:
    match = played(game, SEVERAL_STEPS, game.seats[0])
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


@each_game
def test_a_match_played_on_from_a_moment_is_a_match_of_its_own(game: AnyGame) -> None:
    match = played(game, SEVERAL_STEPS, game.seats[0])
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


@each_game
def test_open_hands_show_no_heap_that_lies_face_down(game: AnyGame) -> None:
    match = played(game, 20)
    then = past_of(match).open_at(12)
    hidden = past_of(match).at(12)
    view, whole = then.view(None), then.position().table.piles
    for place, where in enumerate(hidden.places):
        expected = tuple(whole[place]) if where.kind.sight is Sight.OWNER else hidden.view(None).piles[place]
        assert view.piles[place] == expected
