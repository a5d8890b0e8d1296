"""What Evil Deal tells whoever is new to it: how a deal came out, and the game in three lines."""

import re
from random import Random

import pytest

from game.contract.table import OnCard, OnPlace
from game.events import DealEnded, DealStarted, Event
from game.evil_deal.actions import PlayCard
from game.evil_deal.events import TrickTaken
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.options import EvilDealOptions
from game.evil_deal.phases import Following
from game.evil_deal.places import HANDS, TRICKS
from game.french import SUIT
from game.match import Match
from game.sentences import Cast

CAST = Cast(("Mara", "Lilith"), you=0)


def deals(seed: int) -> list[list[Event]]:
    """What everybody saw of each deal of a random match, from its start to its end."""
    match, random = Match(EVIL_DEAL, EvilDealOptions(), 2, seed), Random(seed)
    while match.to_move is not None:
        moves = match.legal(match.to_move)
        match.play(match.to_move, moves[int(random.random() * len(moves))])
    found: list[list[Event]] = []
    for event in match.history(None):
        if isinstance(event, DealStarted):
            found.append([])
        if found and not any(isinstance(each, DealEnded) for each in found[-1]):
            found[-1].append(event)
    return found


@pytest.mark.clause("ED-14", "ED-15")
def test_a_deal_is_accounted_for_by_tricks_and_what_they_pay() -> None:
    """The sums are those of the scoring, over thirty matches."""
    view = EVIL_DEAL.view(EVIL_DEAL.deal(EvilDealOptions(), 2, 1), 0)
    plain = 0
    for seed in range(30):
        for events in deals(seed):
            account = EVIL_DEAL.words.account(events, view, CAST)
            ended = next(event for event in events if isinstance(event, DealEnded))
            assert account is not None and account.clause == "ED-14"
            assert [(row.points, row.total) for row in account.rows] == list(
                zip(ended.points, ended.totals, strict=True)
            )
            tricks = [int(row.sum[0]) for row in account.rows]
            assert sum(tricks) == 8 and account.ended == (
                f"All eight tricks are played: you {tricks[0]}, Lilith {tricks[1]}."
            )
            assert [int(re.findall(r"\d+", row.sum)[-1]) for row in account.rows] == list(ended.points)
            plain += any("for choosing no trump" in row.sum for row in account.rows)
            assert ("666 points win" in account.rule) == (max(ended.totals) >= 666)
    assert plain, "some deals were played without a trump"


@pytest.mark.clause("ED-9", "ED-12")
def test_the_game_in_three_lines_shows_a_trick_that_its_last_card_takes() -> None:
    view = EVIL_DEAL.view(EVIL_DEAL.deal(EvilDealOptions(), 2, 1), 0)
    lines = EVIL_DEAL.words.opening(view)
    assert len(lines) == 3 and [len(line.cards) for line in lines] == [3, 6, 2]


@pytest.mark.clause("ED-3", "ED-5", "ED-8", "ED-9", "ED-10", "ED-11", "ED-12")
def test_the_lesson_is_true_of_its_own_deal() -> None:
    """What its steps say of trumps, suits and tricks."""
    (lesson,) = EVIL_DEAL.lessons
    match = Match(EVIL_DEAL, lesson.options, lesson.seats, lesson.seed)
    assert match.view(0).dealer == 1, "Ben dealt"
    trumps, choices, winners = [], [], []
    for step in lesson.steps:
        view = match.view(0)
        if isinstance(step.do, PlayCard):
            choices.append(len(view.legal) == len(view.piles[HANDS[0]]))
            trumps.append(view.trump)
        if isinstance(view.phase, Following) and step.do is not None:
            answered = {OnCard(view.phase.led), OnPlace(TRICKS[1])}
            assert answered & set(step.points), f"what is answered is lit: {step.says}"
        for action in (*(() if step.do is None else (step.do,)), *step.then):
            assert match.to_move is not None
            match.play(match.to_move, action)
        winners += [event.seat for event in match.history(None) if isinstance(event, TrickTaken)][
            len(winners) :
        ]
    assert winners == [0, 1], "the first trick is the learner's, the second Ben's"
    assert trumps == [3] * 6 + [2], "clubs, until Ben opens with diamonds"
    assert choices == [True, True, True, True, False, True, True], "suit must be followed once"
    assert len({SUIT[card] for card in match.view(0).trump_cards(0)}) == 1
