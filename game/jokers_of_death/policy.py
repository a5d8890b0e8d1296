"""How the Imp and the Fiend play Jokers of Death, from views alone."""

from collections import Counter
from random import Random
from typing import NamedTuple

from game.cards import Card
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
from game.jokers_of_death.places import PILES
from game.jokers_of_death.view import JokersView
from game.level import Level

USUAL_POINTS = sum(POINTS[:FACES]) / FACES
"""What a card counts on average (JD-23)."""


def imp(view: JokersView, random: Random) -> JokersAction | None:
    """Plays what lies nearest, draws too much and forgets to knock every other time."""
    if view.to_move != view.seat:
        return _aside(view)
    if isinstance(view.phase, Knocking):
        return KNOCK if random.random() < 0.5 else GoOnWithoutKnocking()
    plays = [action for action in view.legal if isinstance(action, Play)]
    if plays and random.random() < 0.9:
        return plays[int(random.random() * len(plays))]
    sober = [action for action in view.legal if not isinstance(action, ShowJokers | TakeUp)]
    return sober[int(random.random() * len(sober))]


def fiend(view: JokersView, random: Random) -> JokersAction | None:
    """Always knocks, sheds the dear cards first, keeps eights for need and names its longest suit."""
    if view.to_move != view.seat:
        return _aside(view)
    if KNOCK in view.legal:
        return KNOCK
    match view.phase:
        case Naming():
            return _suit(view)
        case Reversing():
            return _direction(view)
        case Answering():
            answers = [action for action in view.legal if isinstance(action, Play)]
            return answers[0] if answers else Take()
        case Shedding():
            return max(view.legal, key=lambda action: isinstance(action, Play))
        case _:
            return _best(view)


def _aside(view: JokersView) -> JokersAction | None:
    """Out of turn: knocks when given a single card (JD-25), shows the jokers if others hold more (JD-22).

    Two jokers cost 100 points whoever goes out, so they are shown only while every other hand is dearer.
    """
    if KNOCK in view.legal:
        return KNOCK
    if ShowJokers() not in view.legal:
        return None
    points = hand_points(own(view), view.rules.facts)
    return ShowJokers() if points < fewest_cards(view) * USUAL_POINTS else None


def fewest_cards(view: JokersView) -> int:
    """How many cards the smallest hand of the others has."""
    return min(len(view.piles[hand]) for seat, hand in enumerate(view.rules.hands) if seat != view.seat)


def own(view: JokersView) -> list[Card]:
    """The hand of the seat that looks."""
    assert view.seat is not None
    return [card for card in view.piles[view.rules.hands[view.seat]] if card is not None]


def nameable(view: JokersView) -> list[Card]:
    """The cards that may follow an eight, other eights apart: of a taken-up pile, or else of the hand."""
    taken_up = [card for card in view.piles[view.rules.taken_up] if card is not None]
    kind = view.rules.facts.kind
    return [card for card in taken_up or own(view) if kind[card] != JOKER and RANK[kind[card]] != EIGHT]


def _suit(view: JokersView) -> JokersAction:
    suits = Counter(SUIT[view.rules.facts.kind[card]] for card in nameable(view))
    return NameSuit(max(range(len(SUITS)), key=lambda suit: suits[suit]))


def next_to_play(view: JokersView, direction: int) -> int:
    """The seat that plays after the one to move, if play runs this way: aces skip (JD-19)."""
    assert view.to_move is not None
    return (view.to_move + direction * (1 + view.aces)) % view.seats


def _direction(view: JokersView) -> JokersAction:
    """Whoever plays next shall hold the more cards."""
    onward = view.piles[view.rules.hands[next_to_play(view, view.direction)]]
    back = view.piles[view.rules.hands[next_to_play(view, -view.direction)]]
    return Reverse() if len(onward) < len(back) else KeepDirection()


def _best(view: JokersView) -> JokersAction:
    plays = [action for action in view.legal if isinstance(action, Play)]
    if plays:
        suits = _suits(view)
        return max(plays, key=lambda action: _merits(view, action, suits).total)
    return next((action for action in view.legal if isinstance(action, Draw)), view.legal[0])


class Merits(NamedTuple):
    """What speaks for playing a card, each in the same measure."""

    shed: float
    """Points that are gone from the hand."""
    effect: float
    """What the card does: an attack, or a cover that must follow, or an eight given up."""
    suit: float
    """Cards of its suit that can follow it."""
    others: float
    """Piles on which it would have done as well."""

    @property
    def total(self) -> float:
        """All of them together."""
        return self.shed + self.effect + self.suit + self.others


def merits(view: JokersView, action: Play) -> Merits:
    """Points shed, what an attack does, and what it costs to give up an eight or to need a cover."""
    return _merits(view, action, _suits(view))


class _Suits(NamedTuple):
    """What a view shows of suits; a joker is of none."""

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


def _merits(view: JokersView, action: Play, suits: _Suits) -> Merits:
    kind = view.rules.facts.kind[action.card]
    rank, suit = RANK[kind], SUIT[kind]
    shed = POINTS[kind] * 0.5
    if rank == EIGHT:
        return Merits(shed, -14.0, 0.0, 0.0)
    same = suits.hand.count(suit) - 1
    effect = 3.0 if rank in (TWO, ACE) else 0.0
    if rank in (JACK, KING):
        effect += 2.0 if same else -12.0
    if isinstance(view.phase, Covering) and not same:
        effect -= 8.0
    rivals = suits.tops.count(suit) - (suits.tops[action.pile] == suit)
    return Merits(shed, effect, 0.4 * same, -0.6 * rivals)


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}
