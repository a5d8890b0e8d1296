"""The guided deals of Jokers of Death: what they name is what lies there, and they meet what they have to teach."""

import re
from collections.abc import Iterator

import pytest

from game.contract.lesson import LEARNER, Lesson, Step
from game.events import Moved
from game.french import SUITS
from game.jokers_of_death.actions import (
    Draw,
    JokersAction,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Take,
    TakeUp,
)
from game.jokers_of_death.events import AcesCleared, HandsSwitched, PileKilled, SeatsSkipped, WentOut
from game.jokers_of_death.game import JOKERS_OF_DEATH
from game.jokers_of_death.lessons import FIVE_PILES_LESSON, JOKERS_LESSON, LESSON, VARIANT_LESSONS
from game.jokers_of_death.position import PILES
from game.jokers_of_death.rules import rules_of
from game.match import Match

LESSONS = (LESSON, JOKERS_LESSON, *VARIANT_LESSONS)
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def played(lesson: object) -> Iterator[tuple[Match, Step[JokersAction]]]:
    """The match before each step."""
    assert lesson in LESSONS
    match = Match(JOKERS_OF_DEATH, lesson.options, lesson.seats, lesson.seed)
    for step in lesson.steps:
        yield match, step
        for action in (*(() if step.do is None else (step.do,)), *step.then):
            assert match.to_move is not None
            match.play(match.to_move, action)


@each_lesson
def test_what_is_to_be_played_is_named_with_what_it_goes_on(lesson: object) -> None:
    for match, step in played(lesson):
        match step.do:
            case Play(card=card, pile=pile):
                lying = match.view(LEARNER).piles[PILES[pile]]
                named = re.findall(r"(?:10|[2-9AJQK])[♠♥♦♣]|joker", step.says)
                assert match.deck.text(card).removeprefix("a ") in named, step.says
                other = [word for word in named if word != match.deck.text(card)]
                assert (
                    not other
                    or not lying
                    or any(word in (match.deck.text(lying[-1]), "joker") for word in other)
                ), step.says
            case NameSuit(suit=suit):
                assert SUITS[suit].name.lower() in step.says
            case _:
                pass


@each_lesson
def test_trying_something_else_is_answered_where_something_else_is_allowed(lesson: object) -> None:
    for match, step in played(lesson):
        if step.do is not None and len(match.legal(LEARNER)) > 1:
            assert step.instead, step.says


@each_lesson
def test_a_lesson_is_short(lesson: Lesson[JokersAction]) -> None:
    assert len(lesson.steps) <= 9
    assert all(len(step.says) <= 130 for step in lesson.steps)


@pytest.mark.clause("JD-4", "JD-7", "JD-8", "JD-10", "JD-13", "JD-17", "JD-18", "JD-19", "JD-20")
def test_the_first_deal_meets_all_that_a_player_has_to_know() -> None:
    *_, (match, last) = played(LESSON)
    done = [entry.action for entry in match.log if entry.seat == LEARNER]
    faces = [match.deck.faces[action.card].code for action in done if isinstance(action, Play)]
    assert {"8S", "AD", "2S", "KS", "JK"} <= set(faces)
    assert Reverse() in done and Knock() in done and any(isinstance(action, NameSuit) for action in done)
    kinds = {type(event) for event in match.history(None)}
    assert {SeatsSkipped, PileKilled, WentOut} <= kinds
    mine, ben, cleo = match.standing.deals[0]
    assert mine == 0 and last.says.startswith(f"Ben gets {ben} points, Cleo {cleo} and you none.")


@pytest.mark.clause("JD-22")
def test_what_showing_jokers_costs_is_said_before_it_is_asked_for() -> None:
    for lesson in (JOKERS_LESSON, FIVE_PILES_LESSON):
        asked = next(index for index, step in enumerate(lesson.steps) if step.do == ShowJokers())
        assert any("rarely pays" in step.says for step in lesson.steps[: asked + 1])


@pytest.mark.clause("JD-22", "JD-23", "JD-24")
def test_two_jokers_are_shown_by_the_learner_and_win_the_match() -> None:
    *_, (match, last) = played(JOKERS_LESSON)
    mine, ben, cleo = match.standing.totals
    before = JOKERS_LESSON.steps[-2].says
    assert match.log[-1].action == ShowJokers() and match.standing.winners == (LEARNER,)
    assert last.says.startswith(f"You pay {mine}, Ben {ben} and Cleo {cleo}.") and min(ben, cleo) > 105
    hands = rules_of(JOKERS_LESSON.options, 3).hands
    counts = [len(match.view(None).piles[hand]) for hand in hands]
    assert f"You hold {mine}. Ben has {counts[1]} cards and Cleo {counts[2]}," in before


@pytest.mark.clause("JD-22", "JD-26")
def test_jokers_shown_too_early_lose_the_match() -> None:
    *_, (match, last) = played(FIVE_PILES_LESSON)
    assert match.standing.winners == (2,) and match.standing.totals[0] == max(match.standing.totals)
    assert f"You pay {match.standing.totals[0]}" in last.says
    assert f"Cleo wins with {match.standing.totals[2]}" in last.says


@pytest.mark.clause("JD-22", "JD-25", "JD-26", "JD-27", "JD-28", "JD-29")
def test_each_variant_has_a_deal_in_which_it_happens() -> None:
    happened = {lesson.id: set[type]() for lesson in VARIANT_LESSONS}
    for lesson in VARIANT_LESSONS:
        *_, (match, _) = played(lesson)
        happened[lesson.id] = {type(event) for event in match.history(None)}
        happened[lesson.id] |= {type(entry.action) for entry in match.log}
    assert HandsSwitched in happened["hand switching"]
    assert AcesCleared in happened["aces"]
    assert TakeUp in happened["free pile"]
    assert {ShowJokers, Draw} <= happened["five piles"]


def test_what_the_lessons_say_of_others_has_happened() -> None:
    *_, (match, _) = played(LESSON)
    taken = next(index for index, entry in enumerate(match.log) if entry.action == Take())
    events = match.history(None, taken)
    ben = match.places.index(next(place for place in match.places if place.seat == 1))
    drawn = [event for event in events[:12] if isinstance(event, Moved) and event.target == ben]
    assert match.log[taken].seat == 1 and len(drawn) == 4
