"""Hints for Jokers of Death: the reasons for an action as values, and their sentences."""

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from game.cards import Card, Seat
from game.french import SUIT_NAMES
from game.jokers_of_death import actions
from game.jokers_of_death.actions import JokersAction
from game.jokers_of_death.cards import (
    EIGHT,
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    PILES_IN,
    POINTS,
    RANK,
    SUIT,
    THREE_OF_DIAMONDS,
    TWO,
)
from game.jokers_of_death.pickup import plan_after, plan_to_take_up
from game.jokers_of_death.policy import comes_back, nameable, next_to_play, switch_gain
from game.jokers_of_death.position import (
    PILES,
    STOCK,
    Answering,
    Fours,
    Naming,
    Playing,
    Shedding,
    Twos,
)
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import A_SUIT, must_answer, pile_name
from game.sentences import Cast, in_words, listed, noun, plural


class Plain(Enum):
    """Reasons without numbers, each with its sentence."""

    GOES_OUT = "It's your last card, and you go out."
    STUCK = "Nothing fits, and there's nothing to draw."
    NONE_OF_THE_REST = "None of the rest fits."
    ONLY_CARD = "It's your only card that fits."
    ONLY_EIGHTS = "Only an 8 fits."
    REST_NEEDS_COVER = "You'd have to cover anything else that fits."
    SAVES_EIGHT = "It saves your 8 for later."
    KEEPS_HANDS = "Your 3♦ would give your hand away."
    NEEDS_NO_COVER = "Unlike a jack or king, it needs no cover."
    NOTHING_FITS = "Nothing in your hand fits."
    NO_CARDS = "You have no cards."
    ONE_CARD_LESS = "There's nothing to draw, but it gets rid of a card."
    NO_ANSWER = "You have no answer."
    MAY_GO_OUT = "If you don't, you can't go out."
    CARD_WAITS = "Your last card doesn't fit, so you have to draw."
    ANY_SUIT = "It makes no difference to you."
    SPARES_YOU = "The other way, you'd have to answer your own card."
    SAME_NEXT = "The same player is next either way."
    REST_FITS = "Then the rest all fit."


class Keeps(NamedTuple):
    """Cards that could cover a jack or king, or answer, but stay in the hand."""

    cards: tuple[Card, ...]
    answers: bool


class NothingFits(NamedTuple):
    """Nothing in the hand fits on a pile."""

    pile: int


class Sheds(NamedTuple):
    """The points shed from the hand, the most of all cards that fit but 8s."""

    points: int


class Attacks(NamedTuple):
    """An attack that the next seat has to answer."""

    cards: int


class Covers(NamedTuple):
    """The hand holds more cards of the suit, to cover a jack or king."""

    suit: int
    cards: int


class Switches(NamedTuple):
    """The sizes of the hand that a 3♦ brings and of the one it gives away."""

    cards: int
    instead: int


class PassesOn(NamedTuple):
    """An answer saves the viewer cards and costs the next player more."""

    spared: int
    passed: int


class KillsPile(NamedTuple):
    """A joker costs fewer cards than no answer."""

    cost: int
    instead: int


class LongestSuit(NamedTuple):
    """The hand holds the most cards of the suit, not counting eights."""

    suit: int
    cards: int
    eights: int
    """The number of eights of the suit."""


class DearestSuit(NamedTuple):
    """The hand's cards of the suit cost the most."""

    suit: int


class NextHolds(NamedTuple):
    """The next seat in each direction, and the numbers of their cards."""

    seat: Seat
    other: Seat
    cards: int
    instead: int


class PicksUp(NamedTuple):
    """A pile that can be shed whole, after which the hand can play on more piles."""

    cards: int
    piles: int


OfASuit: TypeAlias = Covers | LongestSuit | DearestSuit
OfAnAttack: TypeAlias = Attacks | PassesOn | KillsPile
OfCards: TypeAlias = Keeps | NothingFits | Sheds | Switches | PicksUp
Reason: TypeAlias = Plain | OfASuit | OfAnAttack | NextHolds | OfCards


COVERED_RANKS: Final = (JACK, KING)
FEW: Final = 3
"""The most cards that a reason names one by one."""


def why(view: JokersView, action: JokersAction) -> Reason | None:
    """Return the reason for an action; None if it has no clear one."""
    plays = [other for other in view.legal if isinstance(other, actions.Play)]
    match action:
        case actions.TakeUp(pile=pile):
            plan = plan_to_take_up(view, pile)
            return None if plan.price else PicksUp(len(view.piles[PILES[pile]]), plan.playable)
        case actions.NameSuit() if isinstance(view.phase, Naming) and isinstance(view.phase.after, Shedding):
            return _why_shed(view, action)
        case actions.Knock() | actions.GoOnWithoutKnocking() if view.last_card_waits:
            return Plain.CARD_WAITS
        case actions.Knock():
            return Plain.MAY_GO_OUT
        case actions.NameSuit(suit=suit):
            return _why_suit(view, suit)
        case actions.Reverse() | actions.KeepDirection():
            return _why_this_way(view, action)
        case actions.Play():
            return _why_play(view, action)
        case actions.Take():
            return _keeps(view, plays) if plays else Plain.NO_ANSWER
        case actions.Draw():
            if not plays:
                return Plain.NOTHING_FITS if view.hand else Plain.NO_CARDS
            if not isinstance(view.phase, Playing):
                return _keeps(view, plays)
            fitting = sum(1 << pile for pile in {other.pile for other in plays})
            return NothingFits(PILES_IN[view.phase.owed & ~fitting][0])
        case actions.GiveUp():
            return None if plays else Plain.NONE_OF_THE_REST
        case actions.Stop():
            return Plain.STUCK
        case actions.GoOnWithoutKnocking() | actions.ShowJokers():
            return None


def _keeps(view: JokersView, plays: list[actions.Play]) -> Reason:
    """Return the reason to draw instead of making one of these plays (JD-12, JD-20)."""
    looks = {view.rules.facts.kind[play.card]: play.card for play in plays}
    return Keeps(tuple(looks.values()), answers=isinstance(view.phase, Answering))


def _why_suit(view: JokersView, suit: int) -> Reason | None:
    """Return the reason to name a suit, from the cards that could follow (JD-17)."""
    kinds = [view.rules.facts.kind[card] for card in nameable(view)]
    counts, costs = [0] * len(SUIT_NAMES), [0] * len(SUIT_NAMES)
    for kind in kinds:
        counts[SUIT[kind] or 0] += 1
        costs[SUIT[kind] or 0] += POINTS[kind]
    most = max(counts)
    if counts[suit] < most:
        return DearestSuit(suit) if costs[suit] == max(costs) else None
    held = [view.rules.facts.kind[card] for card in view.hand]
    if not most:
        return None if JOKER in held else Plain.ANY_SUIT
    return LongestSuit(suit, most, sum(RANK[kind] == EIGHT and SUIT[kind] == suit for kind in held))


def _why_this_way(view: JokersView, action: JokersAction) -> Reason | None:
    """Return the reason for a direction, from the next seat's hand and knock (JD-7, JD-18, JD-19)."""
    turned = isinstance(action, actions.Reverse)
    mine = next_to_play(view, -view.direction if turned else view.direction)
    other = next_to_play(view, view.direction if turned else -view.direction)
    if mine == other:
        return Plain.SAME_NEXT
    count, instead = (len(view.piles[view.rules.hands[seat]]) for seat in (mine, other))
    if any(view.debts):
        return Plain.SPARES_YOU if other == view.to_move else None
    # One card or none, without a knock, is no threat (JD-9).
    threat = instead > 1 or view.knocked >> other & 1 or other == view.to_move
    return NextHolds(mine, other, count, instead) if threat and count > instead else None


def _why_play(view: JokersView, action: actions.Play) -> Reason | None:
    if isinstance(view.phase, Shedding):
        return _why_shed(view, action)
    if view.has_knocked and len(view.hand) == 1:
        return Plain.GOES_OUT
    if isinstance(view.phase, Answering):
        debt, left = view.debt_on(action.pile), len(view.piles[STOCK])
        if view.rules.facts.kind[action.card] == JOKER:
            assert isinstance(debt, Fours)
            return KillsPile(min(debt.killing_cost, left), min(debt.cost, left))
        return PassesOn(min(debt.cost, left), debt.answered(debt.by).cost) if left else Plain.ONE_CARD_LESS
    others = [other for other in view.legal if isinstance(other, actions.Play) and other != action]
    if all(other.card == action.card for other in others):
        return Plain.ONLY_CARD
    kind = view.rules.facts.kind[action.card]
    if kind == FOUR_OF_SPADES or RANK[kind] == TWO:
        attack = Fours(1, 0) if kind == FOUR_OF_SPADES else Twos(1, 0)
        return None if comes_back(view, kind) else Attacks(attack.cost)
    if RANK[kind] == EIGHT:
        ranks = {_rank(view, other) for other in others}
        if ranks == {EIGHT}:
            return Plain.ONLY_EIGHTS
        return Plain.REST_NEEDS_COVER if ranks <= {EIGHT, *COVERED_RANKS} else None
    rivals = [other for other in others if _rank(view, other) != EIGHT]
    if not rivals:
        return None if _takes_an_eight(view, action.card) else Plain.SAVES_EIGHT
    found = _why_this_card(view, action, rivals)
    spares_eight = len(rivals) < len(others) and isinstance(found, Sheds) and found.points < EIGHT
    return Plain.SAVES_EIGHT if spares_eight else found


def _why_this_card(view: JokersView, action: actions.Play, others: list[actions.Play]) -> Reason | None:
    """Return the reason for a card, compared with the others that fit; eights are better kept."""
    kind = view.rules.facts.kind
    mine, rivals = kind[action.card], [kind[other.card] for other in others]
    if mine == THREE_OF_DIAMONDS and (gain := switch_gain(view)):
        return _switch(view) if gain > 0 else None
    if {*rivals} == {THREE_OF_DIAMONDS} and switch_gain(view) < 0:
        return Plain.KEEPS_HANDS
    if RANK[mine] in COVERED_RANKS:
        suit = SUIT[mine]
        assert suit is not None
        same = [SUIT[kind[card]] for card in view.hand].count(suit) - 1
        return Covers(suit, same) if same else None
    if {RANK[rival] for rival in rivals} <= {*COVERED_RANKS}:
        return Plain.NEEDS_NO_COVER
    return Sheds(POINTS[mine]) if POINTS[mine] >= max(POINTS[rival] for rival in rivals) else None


def _takes_an_eight(view: JokersView, card: Card) -> bool:
    """True if a card is a jack or king that only an eight in the hand can cover (JD-20)."""
    kind = view.rules.facts.kind
    covers = [other for other in view.hand if other != card and RANK[kind[other]] != EIGHT]
    suits = {SUIT[kind[other]] for other in covers}
    return RANK[kind[card]] in COVERED_RANKS and SUIT[kind[card]] not in suits


def _switch(view: JokersView) -> Reason | None:
    """Return the reason for a 3♦ that switches hands (JD-25)."""
    assert view.to_move is not None
    giver = view.rules.hands[(view.to_move - view.direction) % view.seats]
    cards, instead = len(view.piles[giver]), len(view.hand) - 1
    return Switches(cards, instead) if cards < instead else None


def _why_shed(view: JokersView, action: actions.Play | actions.NameSuit) -> Reason | None:
    """Return the reason for a step of a plan, from the rest of the picked-up pile (JD-28 to JD-30)."""
    plan = plan_after(view, action)
    return Plain.REST_FITS if plan.steps and not plan.price else None


def _rank(view: JokersView, action: actions.Play) -> int:
    return RANK[view.rules.facts.kind[action.card]]


def reason(view: JokersView, action: JokersAction, cast: Cast) -> str:
    """Return the reason for an action in words; empty if it has no clear one."""
    found = why(view, action)
    if found is None:
        return ""
    if isinstance(found, Plain):
        return _plain(view, found)
    if isinstance(found, OfASuit):
        return _of_a_suit(found)
    if isinstance(found, OfAnAttack):
        return _of_an_attack(view, found, action, cast)
    if isinstance(found, NextHolds):
        return _of_the_next(found, cast)
    return _of_cards(view, found)


def _plain(view: JokersView, found: Plain) -> str:
    """Return the sentence of a plain reason; one of them depends on the hand."""
    eights = sum(RANK[view.rules.facts.kind[card]] == EIGHT for card in view.hand)
    if found is Plain.SAVES_EIGHT and eights > 1:
        return "It saves your 8s for later."
    return str(found.value)


def _of_cards(view: JokersView, found: OfCards) -> str:
    """Return a reason about cards in hands."""
    match found:
        case Keeps(cards=cards, answers=True):
            return f"Keep your {_listed(view, cards, 'answers')} for when you'd have to draw more."
        case Keeps(cards=cards):
            return f"Keep your {_listed(view, cards, 'covering cards')} for later."
        case NothingFits(pile=pile):
            return f"Nothing in your hand fits {pile_name(view, pile)}."
        case Sheds(points=points):
            return f"Left in your hand, it would cost {plural(points, 'point')}."
        case Switches(cards=cards, instead=instead):
            return f"You swap your {plural(instead, 'card')} for a hand of {cards}."
        case PicksUp(cards=cards, piles=0):
            return f"{_all_fit(cards)}."
        case PicksUp(cards=cards, piles=piles):
            return f"{_all_fit(cards)}, and then you can play on {in_words(piles)} {noun(piles, 'pile')}."


def _of_a_suit(found: OfASuit) -> str:
    """Return a reason about the suit of a card, or about the suit to name."""
    match found:
        case Covers(suit=suit, cards=1):
            return f"You have {A_SUIT[suit]} to cover it with."
        case Covers(suit=suit, cards=cards):
            return f"You have {in_words(cards)} {SUIT_NAMES[suit]} to cover it with."
        case DearestSuit(suit=suit):
            return f"Your {SUIT_NAMES[suit]} cost the most."
        case LongestSuit(cards=cards, eights=0):
            return f"You have {in_words(cards)}."
        case LongestSuit(cards=cards, eights=1):
            return f"You have {in_words(cards)}, not counting the 8."
        case LongestSuit(cards=cards):
            return f"You have {in_words(cards)}, not counting the 8s."


def _of_an_attack(view: JokersView, found: OfAnAttack, action: JokersAction, cast: Cast) -> str:
    """Return a reason about an attack, an answer, or a card that is neither."""
    assert isinstance(action, actions.Play)
    match found:
        case Attacks(cards=cards):
            return must_answer(view, cast, action, cards)
        case PassesOn(spared=spared, passed=passed):
            return f"That saves you drawing {spared}. {must_answer(view, cast, action, passed)}"
        case KillsPile(cost=cost, instead=instead) if cost in (0, instead):
            return f"It kills the pile, and you're rid of {POINTS[JOKER]} points."
        case KillsPile(cost=cost, instead=instead):
            return f"It kills the pile, and you draw {cost}, not {instead}."


def _of_the_next(found: NextHolds, cast: Cast) -> str:
    """Return a reason about the player who goes next."""
    if found.seat == cast.you:
        return f"You go next, not {cast.names[found.other]} with {found.instead}."
    next_one, instead_of = cast.names[found.seat], cast.name(found.other)
    return f"{next_one} goes next with {plural(found.cards, 'card')}, not {instead_of} with {found.instead}."


def _all_fit(cards: int) -> str:
    """Return a clause saying that all cards of a pile fit on others."""
    if cards == 1:
        return "Its one card fits on another pile"
    if cards == 2:
        return "Both its cards fit on other piles"
    return f"All {in_words(cards)} cards fit on other piles"


def _listed(view: JokersView, cards: Sequence[Card], many: str) -> str:
    """Return a few cards by name, ``A♣ and 8♠`` or ``joker``, or else ``many``."""
    kinds = view.rules.facts.kind
    names = ["joker" if kinds[card] == JOKER else view.deck.text(card) for card in cards]
    return listed(names) if len(names) <= FEW else many
