"""The policies of the Imp and the Fiend at Jokers of Death, from views alone."""

from collections import Counter
from random import Random
from typing import NamedTuple

from game.cards import Card
from game.contract.style import PLAIN, Style
from game.french import SUITS
from game.jokers_of_death.actions import (
    KNOCK,
    Draw,
    GoOnWithoutKnocking,
    JokersAction,
    KeepDirection,
    NameSuit,
    Play,
    Reverse,
    ShowJokers,
    Take,
    TakeUp,
)
from game.jokers_of_death.cards import (
    ACE,
    EIGHT,
    FACES,
    JACK,
    JOKER,
    KING,
    POINTS,
    RANK,
    SUIT,
    TWO,
    hand_points,
)
from game.jokers_of_death.phases import Answering, Covering, Knocking, Naming, Reversing, Shedding
from game.jokers_of_death.pickup import (
    best_to_take_up,
    keeping_most,
    next_to_shed,
    own,
    small_to_take_up,
    suit_to_name,
)
from game.jokers_of_death.position import PILES
from game.jokers_of_death.view import JokersView
from game.level import Level

USUAL_POINTS = sum(POINTS[:FACES]) / FACES
"""The points of a card on average (JD-23)."""


NERVE = 0.3
"""The part by which the boldest Fiend shows two jokers with a dearer hand, and the most cautious less."""
SPITE = 6.0
"""What an attack counts more to the most spiteful Fiend."""
THRIFT = 8.0
"""What giving up an eight costs more to the thriftiest Fiend."""
IMP_PILE = 12
"""The most cards of a pile that the Imp picks up."""


def imp(view: JokersView, random: Random) -> JokersAction | None:
    """Play any card that fits, draw too much, and forget to knock every other time.

    It takes up only a small pile, for want of a card, and sheds it without a thought for its hand (JD-28).
    """
    if view.to_move != view.seat:
        return _aside(view)
    if isinstance(view.phase, Knocking):
        return KNOCK if random.random() < 0.5 else GoOnWithoutKnocking()
    if (step := _shedding(view)) is not None:
        return step
    small = small_to_take_up(view, IMP_PILE)
    if small is not None and random.random() < 0.5:
        return small
    plays = [action for action in view.legal if isinstance(action, Play)]
    if plays and random.random() < 0.9:
        return plays[int(random.random() * len(plays))]
    sober = [action for action in view.legal if not isinstance(action, ShowJokers | TakeUp)]
    return sober[int(random.random() * len(sober))]


def fiend(view: JokersView, random: Random, style: Style = PLAIN) -> JokersAction | None:
    """Always knock, play costly cards first, keep eights for need and name the longest suit.

    It takes up a pile that it can shed so that its hand then goes on more piles (JD-28).
    """
    if view.to_move != view.seat:
        return _aside(view, style)
    if KNOCK in view.legal:
        return KNOCK
    if (step := _shedding(view)) is not None:
        return step
    match view.phase:
        case Naming():
            return _suit(view)
        case Reversing():
            return _direction(view)
        case Answering():
            answers = [action for action in view.legal if isinstance(action, Play)]
            return answers[0] if answers else Take()
        case _:
            return best_to_take_up(view) or _best(view, style)


def _shedding(view: JokersView) -> JokersAction | None:
    """Return the next step of a pile that is taken up, so that all of it goes (JD-28)."""
    match view.phase:
        case Shedding():
            return next_to_shed(view)
        case Naming(after=Shedding()):
            return NameSuit(suit_to_name(view))
        case _:
            return None


def _aside(view: JokersView, style: Style = PLAIN) -> JokersAction | None:
    """Return what to do out of turn: knock with one card (JD-25), show jokers if others hold more (JD-22).

    Two jokers cost 100 points in any case, so they are shown only while every other hand costs more.
    """
    if KNOCK in view.legal:
        return KNOCK
    if ShowJokers() not in view.legal:
        return None
    points = hand_points(own(view), view.rules.facts)
    bold = 1 + NERVE * style.nerve
    return ShowJokers() if points < bold * fewest_cards(view) * USUAL_POINTS else None


def fewest_cards(view: JokersView) -> int:
    """Return the number of cards in the smallest hand of the others."""
    return min(len(view.piles[hand]) for seat, hand in enumerate(view.rules.hands) if seat != view.seat)


def nameable(view: JokersView) -> list[Card]:
    """Return the cards of the hand that may follow an eight, other eights apart."""
    kind = view.rules.facts.kind
    return [card for card in own(view) if kind[card] != JOKER and RANK[kind[card]] != EIGHT]


def _suit(view: JokersView) -> JokersAction:
    suits = Counter(SUIT[view.rules.facts.kind[card]] for card in nameable(view))
    return NameSuit(max(range(len(SUITS)), key=lambda suit: suits[suit]))


def next_to_play(view: JokersView, direction: int) -> int:
    """Return the next seat to play if play runs this way: aces skip (JD-19)."""
    assert view.to_move is not None
    return (view.to_move + direction * (1 + view.aces)) % view.seats


def _direction(view: JokersView) -> JokersAction:
    """Return the direction in which the next seat holds more cards."""
    onward = view.piles[view.rules.hands[next_to_play(view, view.direction)]]
    back = view.piles[view.rules.hands[next_to_play(view, -view.direction)]]
    return Reverse() if len(onward) < len(back) else KeepDirection()


def _best(view: JokersView, style: Style) -> JokersAction:
    plays = [action for action in view.legal if isinstance(action, Play)]
    if view.rules.openings:
        plays = keeping_most(view, plays)
    if plays:
        suits = _suits(view)
        return max(plays, key=lambda action: _merits(view, action, suits, style).total)
    return next((action for action in view.legal if isinstance(action, Draw)), view.legal[0])


class Merits(NamedTuple):
    """The merits of playing a card, each in the same measure."""

    shed: float
    """Points that are gone from the hand."""
    effect: float
    """The worth of an attack, a cover that must follow, or an eight given up."""
    suit: float
    """Cards of its suit that can follow it."""
    others: float
    """Piles on which it would have done as well."""

    @property
    def total(self) -> float:
        """Return the sum of all merits."""
        return self.shed + self.effect + self.suit + self.others


def merits(view: JokersView, action: Play) -> Merits:
    """Return the merits of a play."""
    return _merits(view, action, _suits(view))


class _Suits(NamedTuple):
    """The suits in the hand and on the piles; a joker has none."""

    hand: list[int | None]
    tops: list[int | None]
    """By pile; -1 where none lies."""


def _suits(view: JokersView) -> _Suits:
    kind = view.rules.facts.kind
    tops = [view.piles[place][-1:] for place in PILES[: view.rules.piles]]
    return _Suits(
        [SUIT[kind[card]] for card in own(view)],
        [SUIT[kind[top[0]]] if top and top[0] is not None else -1 for top in tops],
    )


def _merits(view: JokersView, action: Play, suits: _Suits, style: Style = PLAIN) -> Merits:
    kind = view.rules.facts.kind[action.card]
    rank, suit = RANK[kind], SUIT[kind]
    shed = POINTS[kind] * 0.5
    if rank == EIGHT:
        return Merits(shed, -14.0 - THRIFT * style.thrift, 0.0, 0.0)
    same = suits.hand.count(suit) - 1
    effect = 3.0 + SPITE * style.spite if rank in (TWO, ACE) else 0.0
    if rank in (JACK, KING):
        effect += 2.0 if same else -12.0
    if isinstance(view.phase, Covering) and not same:
        effect -= 8.0
    rivals = suits.tops.count(suit) - (suits.tops[action.pile] == suit)
    return Merits(shed, effect, 0.4 * same, -0.6 * rivals)


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}
