"""What speaks for an action."""

import re
from collections import Counter
from statistics import fmean

from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    KeepDirection,
    Knock,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Stop,
    Take,
)
from game.jokers_of_death.phases import Answering
from game.jokers_of_death.places import STOCK
from game.jokers_of_death.policy import merits
from game.jokers_of_death.position import State
from tests.game.jokers_of_death.positions import face, hand_of
from tests.game.jokers_of_death.truth.base import (
    SUITS,
    claim,
    cost,
    draws_next,
    live,
    lying,
    points,
    rank,
    same_deal,
    shown,
    taken_up,
    written,
)
from tests.game.truth import Told


def _plays(told: Told) -> list[Play]:
    return [action for action in told.view.legal if isinstance(action, Play)]


def _others(told: Told, action: Play) -> list[Play]:
    return [other for other in _plays(told) if other != action]


def _others_but_eights(told: Told, action: Play) -> list[Play]:
    return [other for other in _others(told, action) if rank(told.state, other.card) != "8"]


@claim("reason", r"only a hand that has knocked can go out")
def _why_knock(_: re.Match[str], told: Told, action: Knock) -> None:
    assert isinstance(action, Knock)


@claim("reason", r"it costs nothing, but the card you draw ends it")
def _why_knock_for_nothing(_: re.Match[str], told: Told, action: Knock) -> None:
    assert isinstance(action, Knock) and draws_next(told)


@claim(
    "reason",
    r"nothing you hold fits|nothing you hold answers what is open|nothing more can be laid|(?P<bare>you hold no card)",
)
def _why_no_card(found: re.Match[str], told: Told, action: Draw | Take | GiveUp) -> None:
    assert not _plays(told)
    assert not found["bare"] or not hand_of(told.state, told.state.turn)


@claim("reason", r"what answers it stays in your hand for a later one that may cost more")
def _why_keep_the_answer(_: re.Match[str], told: Told, action: Take) -> None:
    """JD-10, JD-13: another 2 or 4♠ on it costs more than it does."""
    assert isinstance(action, Take) and _plays(told) and isinstance(told.state.phase, Answering)


@claim("reason", r"nothing can be laid or drawn")
def _why_stop(_: re.Match[str], told: Told, __: Stop) -> None:
    assert not _plays(told) and not told.state.table.piles[STOCK]


@claim(
    "reason",
    r"your hand counts (?P<points>\d+), and (?P<fewest>\d+) cards? counts? about (?P<usual>\d+) on average",
)
def _why_show(found: re.Match[str], told: Told, _: ShowJokers) -> None:
    state: State = told.state
    assert int(found["points"]) == sum(points(state, card) for card in hand_of(state, told.seat or 0))
    fewest = min(len(hand_of(state, seat)) for seat in range(state.rules.seats) if seat != told.seat)
    average = fmean(points(state, card) for card in range(state.rules.facts.jokers, state.rules.facts.cards))
    assert int(found["fewest"]) == fewest and abs(int(found["usual"]) - fewest * average) <= 1


@claim("reason", r"8s apart, of no suit (?:are more left to lay|do you hold more) than of (?P<suit>\w+)")
def _why_suit(found: re.Match[str], told: Told, _: NameSuit) -> None:
    counted = _suits_to_follow(told.state)
    assert counted[SUITS[found["suit"]]] == max(counted.values())


@claim("reason", r"you hold nothing but 8s and jokers|nothing but 8s is left to lay")
def _why_any_suit(_: re.Match[str], told: Told, __: NameSuit) -> None:
    assert not _suits_to_follow(told.state)


def _suits_to_follow(state: State) -> Counter[str]:
    """How many cards of each suit could follow an eight of the seat to move, eights apart."""
    among = taken_up(state) or hand_of(state, state.turn)
    return Counter(written(state, card)[-1] for card in among if rank(state, card) not in ("8", "JK"))


@claim(
    "reason",
    r"whoever plays next then holds (?P<more>\d+) cards?, not (?P<fewer>\d+)",
    r"whoever plays next holds (?P<more>\d+) cards? either way",
    r"either way the same player is next",
)
def _why_this_way(found: re.Match[str], told: Told, action: Reverse | KeepDirection) -> None:
    """JD-18, JD-19"""
    ends = {way: told.after(way) for way in (Reverse(), KeepDirection())}
    if not all(same_deal(told.state, end) for end in ends.values()):
        return
    counts = {way: len(hand_of(told.state, end.turn)) for way, end in ends.items()}
    named = found.groupdict()
    if "fewer" in named:
        assert counts[action] == int(named["more"]) and min(counts.values()) == int(named["fewer"])
    elif "more" in named:
        assert set(counts.values()) == {int(named["more"])}
    else:
        assert len({end.turn for end in ends.values()}) == 1


@claim("reason", r"what is laid does not come into your hand")
def _why_shed(_: re.Match[str], told: Told, action: Play) -> None:
    assert action.card in taken_up(told.state)


@claim("reason", r"nothing else fits(?P<draw>, and drawing adds cards)?")
def _why_only(found: re.Match[str], told: Told, action: Play) -> None:
    assert not _others(told, action) and bool(found["draw"]) == (Draw() in told.view.legal)


@claim("reason", r"only 8s fit")
def _why_only_eights(_: re.Match[str], told: Told, action: Play) -> None:
    assert {rank(told.state, play.card) for play in _plays(told)} == {"8"}


@claim("reason", r"all else that fits needs a cover")
def _why_eight(_: re.Match[str], told: Told, action: Play) -> None:
    assert {rank(told.state, other.card) for other in _others(told, action)} <= {"8", "J", "K"}


@claim("reason", r"it takes (?P<points>\d+) points? out of your hand")
def _why_points(found: re.Match[str], told: Told, action: Play) -> None:
    others = fmean(points(told.state, other.card) for other in _others_but_eights(told, action))
    assert points(told.state, action.card) == int(found["points"]) > others


@claim("reason", r"it skips a player")
def _why_ace(_: re.Match[str], told: Told, action: Play) -> None:
    assert rank(told.state, action.card) == "A"


@claim("reason", r"whoever plays next has to answer it")
def _why_two(_: re.Match[str], told: Told, action: Play) -> None:
    assert rank(told.state, action.card) == "2" or face(told.state, action.card) == "4S"


@claim("reason", r"it saves an 8")
def _why_no_eight(_: re.Match[str], told: Told, action: Play) -> None:
    assert rank(told.state, action.card) != "8"
    assert {rank(told.state, other.card) for other in _others(told, action)} == {"8"}


@claim("reason", r"it needs no cover")
def _why_no_cover(_: re.Match[str], told: Told, action: Play) -> None:
    assert rank(told.state, action.card) not in ("J", "K")
    assert {"J", "K"} & {rank(told.state, other.card) for other in _others(told, action)}


@claim(
    "reason",
    r"you hold (?P<more>\d+) more of its suit|(?P<follow>\d+) cards? of its suit in your hand can follow on it",
)
def _why_its_suit(found: re.Match[str], told: Told, action: Play) -> None:
    suit = written(told.state, action.card)[-1]
    held = [card for card in hand_of(told.state, told.state.turn) if written(told.state, card)[-1] == suit]
    assert int(found["more"] or found["follow"]) == len(held) - 1 > 0


@claim("reason", r"fewer of the other piles show its suit")
def _why_here(_: re.Match[str], told: Told, action: Play) -> None:
    others = [_piles_of_its_suit(told.state, other) for other in _others_but_eights(told, action)]
    assert _piles_of_its_suit(told.state, action) < fmean(others)


def _piles_of_its_suit(state: State, action: Play) -> int:
    others = [pile for pile in live(state) if pile != action.pile and lying(state, pile)]
    return sum(shown(state, pile)[-1] == written(state, action.card)[-1] for pile in others)


@claim("reason", r"nothing sets it apart from the others")
def _why_not_another(_: re.Match[str], told: Told, action: Play) -> None:
    best = max(merits(told.view, other).total for other in _plays(told))
    assert abs(merits(told.view, action).total - best) < 1e-9


@claim("reason", r"it is a card less in your hand")
def _why_answer_for_nothing(_: re.Match[str], told: Told, action: Play) -> None:
    assert isinstance(told.state.phase, Answering) and not told.state.table.piles[STOCK]


@claim("reason", r"it passes on the (?P<cost>\d+) you would owe there")
def _why_answer(found: re.Match[str], told: Told, action: Play) -> None:
    assert cost(told.state, action.pile) == int(found["cost"]) and rank(told.state, action.card) != "JK"


@claim("reason", r"it kills the pile, and you owe (?P<price>\d+) instead of (?P<cost>\d+)")
def _why_kill(found: re.Match[str], told: Told, action: Play) -> None:
    debt = told.state.debts[action.pile]
    assert debt is not None and cost(told.state, action.pile) == int(found["cost"])
    assert int(found["price"]) == 4 * (debt.count - 1) ** 2 and rank(told.state, action.card) == "JK"
