"""Texts for newcomers to Hell is Hungry!: accounts, the opening lines, the lesson."""

import re
from random import Random

import pytest

from game.events import DealEnded, DealStarted, Event
from game.hell_is_hungry.actions import Pass, Play
from game.hell_is_hungry.events import HellIsFed
from game.hell_is_hungry.game import HELL_IS_HUNGRY
from game.hell_is_hungry.options import Games, HellOptions
from game.match import Match
from game.sentences import Cast

SUM = r"(\d+) for \d+ souls?(?: \+ (\d+) for \d+ cards?)?"
CAST = Cast(("Mara", "Otto", "Lilith"), you=0)


def games(seats: int, seed: int, quiet: bool = False) -> tuple[Match, list[list[Event]]]:
    """A random match, and what everybody saw of each of its games; in a quiet one nobody battles."""
    match, random = Match(HELL_IS_HUNGRY, HellOptions(games=Games.THREE), seats, seed), Random(seed)
    while match.to_move is not None:
        moves = match.legal(match.to_move)
        index = len(moves) - 1 if quiet else int(random.random() * len(moves))
        match.play(match.to_move, moves[index])
    found: list[list[Event]] = []
    for event in match.history(None):
        if isinstance(event, DealStarted):
            found.append([])
        if not any(isinstance(each, DealEnded) for each in found[-1]):
            found[-1].append(event)
    return match, found


@pytest.mark.parametrize(("seats", "quiet"), [(2, False), (3, False), (2, True)])
@pytest.mark.clause("HH-16", "HH-17")
def test_a_game_is_accounted_for_by_souls_and_captured_cards(seats: int, quiet: bool) -> None:
    """The sums are those of the scoring."""
    for seed in range(6):
        match, played = games(seats, seed, quiet)
        for events in played:
            account = HELL_IS_HUNGRY.words.account(events, match.view(0), CAST)
            ended = next(event for event in events if isinstance(event, DealEnded))
            fed = next(event for event in events if isinstance(event, HellIsFed))
            assert account is not None and account.clause == "HH-17"
            assert account.ended.startswith(f"{fed.empty} piles are empty" if fed.empty >= 3 else "Nobody")
            assert fed.empty < 3 or not quiet
            assert [row.total for row in account.rows] == list(ended.totals)
            for row, points in zip(account.rows, ended.points, strict=True):
                told = re.fullmatch(SUM, str(row.sum))
                assert told is not None
                souls, captured = (int(count or 0) for count in told.groups())
                assert souls + captured == points == row.points


@pytest.mark.clause("HH-8", "HH-9")
def test_the_game_in_three_lines_shows_cards_of_its_own_decks() -> None:
    match = Match(HELL_IS_HUNGRY, HellOptions(), 2, 1)
    lines = HELL_IS_HUNGRY.words.opening(match.view(0))
    assert [len(line.cards) for line in lines] == [4, 4, 2]


@pytest.mark.clause("HH-8", "HH-9", "HH-10", "HH-13", "HH-14", "HH-15")
def test_the_lesson_wins_what_it_tells_of() -> None:
    """A jack and Ben's 12; then the queen that was guarded, his joker and his 18."""
    (lesson,) = HELL_IS_HUNGRY.lessons
    match, points = Match(HELL_IS_HUNGRY, lesson.options, lesson.seats, lesson.seed), []
    for step in lesson.steps:
        points.append(match.view(0).points(0))
        for action in (*(() if step.do is None else (step.do,)), *step.then):
            assert match.to_move is not None
            match.play(match.to_move, action)
    assert points[4:] == [12, 12 + 10, 22, 22, 22 + 20 + 18 + 10]


@pytest.mark.clause("HH-10")
def test_in_the_lesson_every_move_is_made_by_the_learner_or_follows_a_step_of_the_others() -> None:
    """Nothing is played for the learner, only the 2 beats the joker, and Ben cannot beat 20."""
    (lesson,) = HELL_IS_HUNGRY.lessons
    match, forced = Match(HELL_IS_HUNGRY, lesson.options, lesson.seats, lesson.seed), []
    asked = [step.do for step in lesson.steps if step.do is not None]
    for _, action in lesson.actions():
        assert match.to_move is not None
        legal = match.legal(match.to_move)
        if isinstance(action, Pass) and len(legal) == 1:
            forced.append(action)
        if isinstance(action, Play) and len(legal) == 2:
            assert list(legal) == [action, Pass()]
            forced.append(action)
        match.play(match.to_move, action)
    assert [entry.action for entry in match.log if entry.seat == 0] == asked
    assert [type(action) for action in forced] == [Play, Pass]
