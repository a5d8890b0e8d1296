"""The lessons of Evil Deal, the account of a deal, and the game in three lines."""

from random import Random

import pytest

from game.contract.lesson import AnyLesson
from game.contract.words import Aim
from game.events import DealEnded, DealStarted, Event
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide
from game.evil_deal.events import ExchangeWon, TrickTaken, TrumpsLaid
from game.evil_deal.game import EVIL_DEAL
from game.evil_deal.options import EvilDealOptions, Games
from game.evil_deal.position import HANDS, Following
from game.evil_deal.scoring import points
from game.french import ACE_HIGH, SUIT, of_suit
from game.match import Match
from game.sentences import in_words, opening
from tests.game.evil_deal.positions import CAST, CLUBS, DIAMONDS, HEARTS, SPADES


def deals(seed: int) -> list[list[Event]]:
    """Return what everybody saw of each deal of a random match, from its start to its end."""
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
            tricks = [int(row.sum.steps[0].split(" ")[0]) for row in account.rows]
            ahead = int(ended.points[1] > 0)
            took, got = in_words(tricks[ahead]), f"{max(ended.points)} points."
            you, other = f"{opening(took)} tricks! {got}", f"Lilith took {took} tricks for {got}"
            assert account.ended == (you, other)[ahead]
            ends = [int(row.sum.steps[-1].split(" ")[-1]) for row in account.rows]
            assert sum(tricks) == 8 and ends == list(ended.points)
            plain += any(len(row.sum.steps) > 1 for row in account.rows)
            assert ("the match, " in account.rule) == (max(ended.totals) >= 666)
    assert plain, "some deals were played without a trump"


@pytest.mark.parametrize(
    ("dealer", "plain", "tricks", "rule", "sums"),
    [
        (
            1,
            False,
            (5, 3),
            "As dealer, Lilith needed five to score. You needed four.",
            ["5 tricks: 111", "3 tricks as dealer: 0"],
        ),
        (
            0,
            False,
            (7, 1),
            "As dealer, you needed five to score. Lilith needed four.",
            ["7 tricks as dealer: 222", "1 trick: 0"],
        ),
        (
            0,
            True,
            (5, 3),
            "As dealer, you needed five to score. Lilith needed four.",
            ["5 tricks as dealer: 66, + 66 for no trump = 132", "3 tricks: 0"],
        ),
        (
            1,
            True,
            (6, 2),
            "As dealer, Lilith needed five to score. You needed four.",
            ["6 tricks: 222, + 2 × 66 for no trump = 354", "2 tricks as dealer: 0"],
        ),
    ],
)
@pytest.mark.clause("ED-14")
def test_what_a_deal_pays_is_written_out(
    dealer: int, plain: bool, tricks: tuple[int, int], rule: str, sums: list[str]
) -> None:
    view = EVIL_DEAL.view(EVIL_DEAL.deal(EvilDealOptions(), 2, 1), 0)
    paid = points(tricks, dealer, (plain, False))
    laid = TrumpsLaid(0, 0, 1, plain)
    events = [DealStarted(1, dealer), laid, TrickTaken(0, tricks), DealEnded(paid, paid)]
    account = EVIL_DEAL.words.account(events, view, CAST)
    assert account is not None and account.rule == rule
    assert [str(row.sum) for row in account.rows] == sums


@pytest.mark.clause("ED-9", "ED-12")
def test_three_lines_open_the_game() -> None:
    view = EVIL_DEAL.view(EVIL_DEAL.deal(EvilDealOptions(), 2, 1), 0)
    lines = EVIL_DEAL.words.opening(view)
    assert [len(line.cards) for line in lines] == [6, 2, 3]


@pytest.mark.clause("ED-15", "ED-16")
def test_the_aim_says_what_wins_and_who_leads() -> None:
    for games, told in (
        (Games.ONE, Aim("First to 666 wins", "", "all tied at 222")),
        (Games.THREE, Aim("Larger account wins", "game 1 of 3, first to 666", "all tied at 222")),
    ):
        options = EvilDealOptions(games=games, head_start=222)
        assert EVIL_DEAL.words.aim(EVIL_DEAL.view(EVIL_DEAL.deal(options, 2, 1), 0), CAST) == told


FIRST, NO_TRUMP = EVIL_DEAL.lessons


def before(lesson: AnyLesson, step: int) -> Match:
    """Return a lesson's deal as it is when a step is said."""
    match = Match(EVIL_DEAL, lesson.options, lesson.seats, lesson.seed)
    for number, action in lesson.actions():
        if number < step:
            assert match.to_move is not None
            match.play(match.to_move, action)
    return match


def freely(lesson: AnyLesson) -> int:
    """Return the step in which the learner plays on alone."""
    (number,) = (number for number, step in enumerate(lesson.steps) if step.freely)
    return number


@pytest.mark.clause("ED-4", "ED-9", "ED-10", "ED-12")
def test_the_first_lesson_is_true_of_its_own_deal() -> None:
    """Five clubs to one diamond; clubs are trump until Ben leads with hearts."""
    trumps, leads = [], []
    for number, step in enumerate(FIRST.steps):
        view = before(FIRST, number).view(0)
        assert view.dealer == 1 or step.do is None, "Ben dealt"
        hand = [card for card in view.piles[HANDS[0]] if card is not None]
        if isinstance(step.do, Cross):
            assert [len(of_suit(hand, suit)) for suit in (CLUBS, DIAMONDS, SPADES)] == [5, 1, 0]
        if isinstance(step.do, PlayCard):
            trumps.append(view.trump)
            leads.append(not isinstance(view.phase, Following))
            assert step.do.card in hand
    assert trumps == [CLUBS, CLUBS, CLUBS, HEARTS]
    assert leads == [True, False, True, False]


@pytest.mark.clause("ED-13")
def test_the_first_lesson_throws_no_trump_away() -> None:
    (thrown,) = (step.do for step in FIRST.steps if isinstance(step.do, Bury))
    view = before(FIRST, freely(FIRST)).view(0)
    assert SUIT[thrown.card] not in (view.trumps[0][1], view.trumps[1][1])


@pytest.mark.clause("ED-14")
def test_the_first_lesson_counts_the_tricks_and_what_they_pay() -> None:
    view = before(FIRST, freely(FIRST)).view(0)
    says = FIRST.steps[freely(FIRST)].says
    assert view.tricks == (3, 1) and "You've won three tricks" in says
    for tricks, words in ((4, "Four pay 66"), (5, "five pay 111"), (8, "all eight 666")):
        assert points((tricks, 8 - tricks), view.dealer, (False, False))[0] == int(words.split()[-1])
        assert words in says


@pytest.mark.clause("ED-11", "ED-12")
def test_what_a_lesson_has_one_play_wins() -> None:
    for lesson, wins in ((FIRST, [False, True, True, True]), (NO_TRUMP, [False, True, True])):
        events = before(lesson, freely(lesson)).history(None)
        won = {event.card for event in events if isinstance(event, ExchangeWon) and event.seat == 0}
        advised = [step.do.card for step in lesson.steps if isinstance(step.do, PlayCard)]
        assert [card in won for card in advised] == wins


@pytest.mark.clause("ED-5", "ED-6", "ED-7")
def test_the_second_lesson_has_every_reason_to_play_no_trump() -> None:
    """Four aces in hand, a suit that would cancel, and Ben's trump that counts until he loses the lead."""
    (picks,) = (number for number, step in enumerate(NO_TRUMP.steps) if isinstance(step.do, SideBySide))
    match = before(NO_TRUMP, picks)
    view = match.view(0)
    assert sum(ACE_HIGH[card] == max(ACE_HIGH) for card in view.piles[HANDS[0]] if card is not None) == 4
    for action in view.legal:
        tried = before(NO_TRUMP, picks)
        tried.play(0, action)
        cancelled = tried.view(0).trumps[1][0] is None
        assert cancelled == isinstance(action, Cross)
    assert before(NO_TRUMP, picks + 1).view(0).trump == DIAMONDS
    assert before(NO_TRUMP, freely(NO_TRUMP)).view(0).trump is None
