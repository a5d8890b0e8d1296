"""Hints for Jokers of Death: the reasons for an action as values, and their sentences."""

from collections.abc import Sequence
from enum import Enum
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

from game.cards import Card, Seat
from game.french import SUIT_NAMES
from game.jokers_of_death import actions
from game.jokers_of_death.actions import JokersAction
from game.jokers_of_death.cards import (
    ACE,
    ACE_OF_SPADES,
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
    Facts,
    hand_points,
)
from game.jokers_of_death.determinize import determinize
from game.jokers_of_death.pickup import Plan, keeping_most, plan_after, plan_to_take_up, playable_after
from game.jokers_of_death.policy import comes_back, nameable, next_to_play, switch_gain
from game.jokers_of_death.position import (
    PILES,
    STOCK,
    Answering,
    Covering,
    Fours,
    Naming,
    Playing,
    Shedding,
    Twos,
)
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import A_SUIT, after_ace, must_answer, pile_name
from game.sentences import Cast, in_words, listed, noun, plural


class Plain(Enum):
    """Reasons without numbers, each with its sentence."""

    GOES_OUT = "It's your last card, and you go out."
    STUCK = "Nothing fits, and there's nothing to draw."
    NONE_OF_THE_REST = "None of the rest fits."
    ONLY_CARD = "Nothing else fits."
    OR_DRAW = "Nothing else fits, and drawing only adds cards."
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
    NONE_FOLLOWS = "You have no other card, so it makes no difference to you."
    ONLY_8S_LEFT = "An 8 goes on any suit, so it makes no difference to you."
    ONLY_A_FOUR = "A 4♠ would let you play a joker."
    SPARES_YOU = "The other way, you'd have to answer your own card."
    SAME_NEXT = "The same player is next either way."


class Keeps(NamedTuple):
    """Cards that could cover a jack or king, or answer, but stay in the hand."""

    cards: tuple[Card, ...]
    answers: bool


class NothingFits(NamedTuple):
    """Nothing in the hand fits on a pile."""

    pile: int


class Sheds(NamedTuple):
    """The points shed from the hand."""

    points: int
    dearest: bool
    """True if no other card in the hand costs more."""
    saves_eight: bool
    """True if an 8 could be played instead, and costs more."""


class Attacks(NamedTuple):
    """An attack that the next seat has to answer."""

    cards: int


class Skips(NamedTuple):
    """An ace that skips the next seat."""


class MoreOfSuit(NamedTuple):
    """The hand holds more cards of the suit, to follow or cover this one."""

    suit: int
    cards: int
    to_cover: bool


class OnlyPile(NamedTuple):
    """No other pile takes the suit."""

    suit: int


class Switches(NamedTuple):
    """The sizes of the hand that a 3♦ brings and of the one it gives away."""

    cards: int
    instead: int


class KeepsPiles(NamedTuple):
    """The hand can still play on other piles, which some other card would prevent."""

    piles: int


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


class NextHit(NamedTuple):
    """The next seat must answer, and has fewer cards than the next seat in the other direction."""

    seat: Seat
    other: Seat


class NextCannotGoOut(NamedTuple):
    """The next seat can't go out because it has not knocked."""

    seat: Seat


class ShowingPays(NamedTuple):
    """The viewer's points if jokers are shown, and the average points of the cheapest other hand."""

    mine: int
    theirs: int


class PicksUp(NamedTuple):
    """A pile that can be shed whole, after which the hand can play on more piles."""

    cards: int
    piles: int


class RestFollows(NamedTuple):
    """The rest of a picked-up pile can be shed after the play."""

    left: int
    piles: int


class GetsDownTo(NamedTuple):
    """The fewest points that can be left in a picked-up pile."""

    points: int


OfASuit: TypeAlias = MoreOfSuit | OnlyPile | LongestSuit | DearestSuit
OfAnAttack: TypeAlias = Attacks | Skips | PassesOn | KillsPile
OfTheNext: TypeAlias = NextHolds | NextHit | NextCannotGoOut
OfPiles: TypeAlias = KeepsPiles | PicksUp | RestFollows | GetsDownTo
OfCards: TypeAlias = Keeps | NothingFits | Sheds | Switches | ShowingPays
Reason: TypeAlias = Plain | OfASuit | OfAnAttack | OfTheNext | OfPiles | OfCards


IMAGINED: Final = 60
"""The number of positions sampled for an average."""
WORN: Final = 0.14
"""The fraction by which a played-down hand costs less than a random one, since costly cards go first.

Measured in 1,980 positions between Fiends, for hands of up to ``FRESH - TURNING`` cards.
"""
FRESH: Final = 20
"""The smallest hand to which ``WORN`` does not apply."""
TURNING: Final = 6
"""The number of cards below ``FRESH`` at which ``WORN`` applies in full."""
COVERED_RANKS: Final = (JACK, KING)
FEW: Final = 3
"""The most cards that a reason names one by one."""


def why(view: JokersView, action: JokersAction) -> Reason | None:
    """Return the reason for an action; None if it has no clear one."""
    plays = [other for other in view.legal if isinstance(other, actions.Play)]
    match action:
        case actions.TakeUp(pile=pile):
            plan, count = plan_to_take_up(view, pile), len(view.piles[PILES[pile]])
            if plan.price:
                return GetsDownTo(plan.price) if plan.sure else None
            return PicksUp(count, plan.playable)
        case actions.NameSuit() if isinstance(view.phase, Naming) and isinstance(view.phase.after, Shedding):
            return _why_shed(view, action)
        case actions.Knock():
            return None if view.last_card_waits else Plain.MAY_GO_OUT
        case actions.NameSuit(suit=suit):
            return _why_suit(view, suit)
        case actions.Reverse() | actions.KeepDirection():
            return _why_this_way(view, action)
        case actions.ShowJokers():
            return _why_show(view)
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
        case actions.GoOnWithoutKnocking():
            return None


def _keeps(view: JokersView, plays: list[actions.Play]) -> Reason:
    """Return the reason to draw instead of making one of these plays (JD-12, JD-20)."""
    looks = {view.rules.facts.kind[play.card]: play.card for play in plays}
    return Keeps(tuple(looks.values()), answers=isinstance(view.phase, Answering))


def _why_show(view: JokersView) -> Reason | None:
    """Return the reason to show jokers, from an average over sampled positions (JD-22)."""
    random, facts, hands = Random(0), view.rules.facts, view.rules.hands
    others = [hands[seat] for seat in range(view.seats) if seat != view.seat]
    imagined = [determinize(view, random).table.piles for _ in range(IMAGINED)]
    theirs = round(fmean(min(_worn(piles[hand], facts) for hand in others) for piles in imagined))
    mine = hand_points(view.at_stake, facts)
    return ShowingPays(mine, theirs) if mine < theirs else None


def _worn(hand: list[Card], facts: Facts) -> float:
    """Return the points of a sampled hand, reduced for the costly cards already played."""
    played = min(max(FRESH - len(hand), 0), TURNING) / TURNING
    return hand_points(hand, facts) * (1 - WORN * played)


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
    if not held:
        return Plain.NONE_FOLLOWS
    if not most and JOKER in held:
        return Plain.ONLY_A_FOUR if suit == SUIT[FOUR_OF_SPADES] else None
    if not most:
        return Plain.ONLY_8S_LEFT
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
        if other == view.to_move:
            return Plain.SPARES_YOU
        return NextHit(mine, other) if count < instead and mine != view.to_move else None
    stuck, other_stuck = (_cannot_go_out(view, seat) for seat in (mine, other))
    if view.to_move != other and stuck != other_stuck:
        return NextCannotGoOut(mine) if stuck and mine != view.to_move else None
    return NextHolds(mine, other, count, instead) if count > instead else None


def _cannot_go_out(view: JokersView, seat: Seat) -> bool:
    """True if a seat has one card or none and has not knocked, so that it must draw first (JD-9)."""
    return len(view.piles[view.rules.hands[seat]]) <= 1 and not view.knocked >> seat & 1


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
        may_wait = isinstance(view.phase, Covering) and actions.Draw() in view.legal and not view.drawn
        return Plain.OR_DRAW if may_wait else Plain.ONLY_CARD
    if view.rules.openings and len(keeping_most(view, [action, *others])) <= len(others):
        kept = playable_after(view, action)
        if kept >= max(playable_after(view, other) for other in others):
            return KeepsPiles(kept)
    kind = view.rules.facts.kind[action.card]
    if kind == FOUR_OF_SPADES or RANK[kind] == TWO:
        attack = Fours(1, 0) if kind == FOUR_OF_SPADES else Twos(1, 0)
        return None if comes_back(view, kind) else Attacks(attack.cost)
    if RANK[kind] == ACE and _skips_another(view):
        return Skips()
    if RANK[kind] == EIGHT:
        ranks = {_rank(view, other) for other in others}
        if ranks == {EIGHT}:
            return Plain.ONLY_EIGHTS
        return Plain.REST_NEEDS_COVER if ranks <= {EIGHT, *COVERED_RANKS} else None
    others = [other for other in others if _rank(view, other) != EIGHT]
    if not others:
        return None if _takes_an_eight(view, action.card) else Plain.SAVES_EIGHT
    return _why_this_card(view, action, others)


def _why_this_card(view: JokersView, action: actions.Play, others: list[actions.Play]) -> Reason | None:
    """Return the reason for a card, compared with the others that fit; eights are better kept."""
    kind = view.rules.facts.kind
    mine, rivals = kind[action.card], [kind[other.card] for other in others]
    suit, same = SUIT[mine], _same(view, action)
    assert suit is not None
    if mine == THREE_OF_DIAMONDS and (gain := switch_gain(view)):
        return _switch(view) if gain > 0 else None
    if {*rivals} == {THREE_OF_DIAMONDS} and switch_gain(view) < 0:
        return Plain.KEEPS_HANDS
    if RANK[mine] in COVERED_RANKS:
        return MoreOfSuit(suit, same, to_cover=True) if same else None
    if {RANK[rival] for rival in rivals} <= {*COVERED_RANKS}:
        return Plain.NEEDS_NO_COVER
    points, most = POINTS[mine], max(POINTS[rival] for rival in rivals)
    if points > most:
        return _sheds(view, action)
    if not _fits_elsewhere(view, action) and all(_fits_elsewhere(view, other) for other in others):
        return OnlyPile(suit)
    if same > max(1, *(_same(view, other) for other in others)):
        return MoreOfSuit(suit, same, to_cover=False)
    return _sheds(view, action) if points == most else None


def _fits_elsewhere(view: JokersView, play: actions.Play) -> bool:
    """True if another pile shows the suit of the card played."""
    suit = SUIT[view.rules.facts.kind[play.card]]
    return any(_suit_shown(view, pile) == suit for pile in PILES_IN[view.live] if pile != play.pile)


def _skips_another(view: JokersView) -> bool:
    """True if one more ace skips another seat and doesn't make the viewer answer its own attack (JD-19)."""
    again = (2 + view.aces) % view.seats == 0
    return next_to_play(view, view.direction) != view.to_move and not (again and any(view.debts))


def _takes_an_eight(view: JokersView, card: Card) -> bool:
    """True if a card is a jack or king that only an eight in the hand can cover (JD-20)."""
    kind = view.rules.facts.kind
    covers = [other for other in view.hand if other != card and RANK[kind[other]] != EIGHT]
    suits = {SUIT[kind[other]] for other in covers}
    return RANK[kind[card]] in COVERED_RANKS and SUIT[kind[card]] not in suits


def _switch(view: JokersView) -> Reason:
    """Return the reason for a 3♦ that switches hands (JD-25)."""
    assert view.to_move is not None
    giver = view.rules.hands[(view.to_move - view.direction) % view.seats]
    return Switches(len(view.piles[giver]), len(view.hand) - 1)


def _suit_shown(view: JokersView, pile: int) -> int | None:
    card, named = view.top(pile), view.named[pile]
    return named if named is not None or card is None else SUIT[view.rules.facts.kind[card]]


def _why_shed(view: JokersView, action: actions.Play | actions.NameSuit) -> Reason | None:
    """Return the reason for a step of a plan, from the rest of the picked-up pile (JD-28 to JD-30)."""
    plan: Plan = plan_after(view, action)
    if not plan.price:
        return RestFollows(len(plan.steps), plan.playable)
    return GetsDownTo(plan.price) if plan.sure else None


def _same(view: JokersView, action: actions.Play) -> int:
    """Return the number of other cards in the hand of the played card's suit."""
    suits = [SUIT[view.rules.facts.kind[card]] for card in view.hand]
    return suits.count(SUIT[view.rules.facts.kind[action.card]]) - 1


def _sheds(view: JokersView, action: actions.Play) -> Sheds:
    """Return the points shed, compared with the rest of the hand."""
    kind = view.rules.facts.kind
    points, costs = POINTS[kind[action.card]], [POINTS[kind[card]] for card in view.hand]
    plays = (play for play in view.legal if isinstance(play, actions.Play))
    eight = any(_rank(view, play) == EIGHT and POINTS[kind[play.card]] > points for play in plays)
    return Sheds(points, dearest=points == max(costs), saves_eight=eight)


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
    if isinstance(found, OfTheNext):
        return _of_the_next(found, cast)
    if isinstance(found, OfPiles):
        return _of_piles(found)
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
        case Sheds():
            return _shed_words(found)
        case Switches(cards=cards, instead=instead) if cards >= instead:
            return "The hand you get should cost less than yours."
        case Switches(cards=cards, instead=instead):
            return f"You swap your {plural(instead, 'card')} for a hand of {cards}."
        case ShowingPays(mine=mine, theirs=theirs):
            return f"It costs you {mine} points, and everyone else about {theirs} or more."


def _of_a_suit(found: OfASuit) -> str:
    """Return a reason about the suit of a card, or about the suit to name."""
    match found:
        case MoreOfSuit(suit=suit, cards=1, to_cover=True):
            return f"You have {A_SUIT[suit]} to cover it with."
        case MoreOfSuit(suit=suit, cards=cards, to_cover=True):
            return f"You have {in_words(cards)} {SUIT_NAMES[suit]} to cover it with."
        case MoreOfSuit(suit=suit, cards=cards):
            return f"You have {in_words(cards)} more {SUIT_NAMES[suit]}."
        case OnlyPile(suit=suit):
            return f"No other pile takes {SUIT_NAMES[suit]}, so play one while you can."
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
        case Skips():
            return after_ace(view, cast, action)


def _of_the_next(found: OfTheNext, cast: Cast) -> str:
    """Return a reason about the player who goes next."""
    match found:
        case NextHolds(seat=seat, other=other, cards=cards, instead=instead) if other == cast.you:
            return f"{cast.names[seat]} goes next with {plural(cards, 'card')}, not you with {instead}."
        case NextHolds(seat=seat, other=other, instead=instead) if seat == cast.you:
            return f"You go next, not {cast.names[other]} with {instead}."
        case NextHolds(seat=seat, other=other, cards=cards, instead=instead):
            next_one, instead_of = cast.names[seat], cast.names[other]
            return f"{next_one} goes next with {plural(cards, 'card')}, not {instead_of} with {instead}."
        case NextHit(seat=seat, other=other):
            return f"That hits {cast.names[seat]}, who has fewer cards than {cast.name(other)}."
        case NextCannotGoOut(seat=seat):
            return f"{cast.names[seat]} goes next, and can't go out without a knock."


def _of_piles(found: OfPiles) -> str:
    """Return a reason about the piles to play on, or about a picked-up pile."""
    match found:
        case KeepsPiles(piles=1):
            return "Then you can still play on one other pile."
        case KeepsPiles(piles=piles):
            return f"Then you can still play on {in_words(piles)} other piles."
        case PicksUp(cards=cards, piles=0):
            return f"{_all_fit(cards)}."
        case PicksUp(cards=cards, piles=piles):
            return f"{_all_fit(cards)}, and then you can play on {_piles(piles)}."
        case RestFollows(left=0, piles=0):
            return "It's the last one."
        case RestFollows(piles=0):
            return "The rest all fit."
        case RestFollows(left=0, piles=piles):
            return f"Then you can play on {_piles(piles)}."
        case RestFollows(piles=piles):
            return f"The rest all fit, and then you can play on {_piles(piles)}."
        case GetsDownTo(points=points):
            return f"You can get the rest down to {plural(points, 'point')}."


def _all_fit(cards: int) -> str:
    """Return a clause saying that all cards of a pile fit on others."""
    if cards == 1:
        return "Its one card fits on another pile"
    if cards == 2:
        return "Both its cards fit on other piles"
    return f"All {in_words(cards)} cards fit on other piles"


def _shed_words(shed: Sheds) -> str:
    """Return the reason to shed a card: its points."""
    points = plural(shed.points, "point")
    if shed.points == POINTS[ACE_OF_SPADES]:
        return f"Left in your hand, an ace costs {points}."
    if shed.dearest:
        return f"Left in your hand, it costs {points}, and no card there costs more."
    if shed.saves_eight:
        return f"Left in your hand, it costs {points}. Only an 8 fits that costs more, and you may need it."
    return f"Left in your hand, it costs {points}. Nothing else that fits costs more."


def _piles(count: int) -> str:
    return f"{in_words(count)} {noun(count, 'pile')}"


def _listed(view: JokersView, cards: Sequence[Card], many: str) -> str:
    """Return a few cards by name, ``A♣ and 8♠`` or ``joker``, or else ``many``."""
    kinds = view.rules.facts.kind
    names = ["joker" if kinds[card] == JOKER else view.deck.text(card) for card in cards]
    return listed(names) if len(names) <= FEW else many
