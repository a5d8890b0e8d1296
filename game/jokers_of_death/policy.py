"""The policies of the Imp and the Fiend at Jokers of Death, from views alone."""

from collections import Counter
from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from game.cards import Card, Seat, pick
from game.french import SUITS
from game.jokers_of_death.actions import (
    KNOCK,
    SHOW,
    TAKE,
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
    FOUR_OF_SPADES,
    JACK,
    JOKER,
    KING,
    POINTS,
    RANK,
    SUIT,
    THREE_OF_DIAMONDS,
    TWO,
    hand_points,
)
from game.jokers_of_death.pickup import (
    best_to_take_up,
    has_to_be_given_up,
    keeping_most,
    next_to_shed,
    own,
    small_to_take_up,
    suit_to_name,
)
from game.jokers_of_death.position import (
    PILES,
    Answering,
    Covering,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Shedding,
    State,
)
from game.jokers_of_death.view import JokersView, RolloutView, Seen
from game.level import PLAIN, Level, Style

ATTACK, AT_ITSELF = 3.0, -8.0
"""The merit of an attack, and the extra merit of one that comes back to its player."""
COVERED, UNCOVERED = 2.0, -12.0
"""The merit of a jack or king with a card to cover it, and without."""
LAST_COVER: Final = -8.0
"""The extra merit of a cover that leaves no card of its suit in the hand."""
SHED: Final = 0.5
"""The merit of each point shed from the hand."""
OF_ITS_SUIT: Final = 0.4
"""The merit of each card in the hand that can follow in suit."""
RIVAL: Final = -0.6
"""The merit of each other pile on which the card's suit fits."""
ATTACKS: Final = (TWO, ACE)
"""The ranks that hurt the next player."""
USUAL_POINTS = sum(POINTS[:FACES]) / FACES
"""The average points of a card (JD-23)."""


DRAWN: Final = 10.0
"""The most points that a 3♦ may cost before a draw is better: about the points of the card drawn."""

NERVE: Final = 0.3
"""The fraction by which the boldest Fiend raises its limit for showing jokers (cautious Fiends lower it)."""
GAMBLE: Final = 8.0
"""The extra merit to the boldest Fiend of a 4♠, which may come back, or of an uncovered jack or king."""
SHIELD: Final = 2.0
"""The extra cost of a 2 to the most cautious Fiend, which keeps 2s for answers."""
NERVOUS: Final = -0.5
"""The nerve at or below which a Fiend draws before it plays on other piles."""
GOING_OUT: Final = 3
"""The largest hand with which even a nervous Fiend plays first."""
SPITE: Final = 5.0
"""The extra merit to the most spiteful Fiend of an attack on the leader, and its extra cost on others."""
EIGHT_SPENT: Final = -14.0
"""The merit of playing an eight, which is worth keeping."""
SPENT: Final = 12.3
"""The extra merit of an eight to the most wasteful Fiend, and its extra cost to the thriftiest."""
SAVED: Final = 10.0
"""The extra merit of an ace or a 4♠ to the thriftiest Fiend near the end, and its extra cost until then."""
NEAR: Final = 6
"""The size of the smallest hand at which the end is near."""
IMP_PILE = 12
"""The most cards of a pile that the Imp picks up."""
IMP_KNOCKS, IMP_PICKS_UP, IMP_PLAYS = 0.5, 0.5, 0.9
"""The Imp's chances to knock, to pick up a small pile, and to play a card that fits."""


def imp(view: JokersView, random: Random) -> JokersAction | None:
    """Play any card that fits, draw too much, and forget to knock every other time.

    After an 8, name the suit of any card in the hand. Pick up only a small pile, and only if the hand doesn't
    fit every pile (JD-28).
    """
    if view.to_move != view.seat:
        return _aside(view)
    if isinstance(view.phase, Knocking):
        return KNOCK if random.random() < IMP_KNOCKS else GoOnWithoutKnocking()
    if (step := _shedding(view)) is not None:
        return step
    if isinstance(view.phase, Naming) and (cards := nameable(view)):
        suit = SUIT[view.rules.facts.kind[pick(cards, random)]]
        assert suit is not None
        return NameSuit(suit)
    small = small_to_take_up(view, IMP_PILE)
    if small is not None and random.random() < IMP_PICKS_UP:
        return small
    plays = [action for action in view.legal if isinstance(action, Play)]
    if plays and random.random() < IMP_PLAYS:
        return pick(plays, random)
    sober = [action for action in view.legal if not isinstance(action, ShowJokers | TakeUp)]
    return pick(sober, random)


def fiend(view: Seen, random: Random, style: Style = PLAIN) -> JokersAction | None:
    """Always knock, play costly cards first, above all jokers, keep eights and name the longest suit.

    Pick up a pile that can be shed and leaves more piles playable (JD-28).
    """
    if view.to_move != view.seat:
        return _aside(view, style)
    assert view.seat is not None
    if type(view.phase) is Knocking or view.may_knock >> view.seat & 1:
        return KNOCK
    if view.rules.openings and (step := _shedding(view)) is not None:
        return step
    if type(view.legal[-1]) is ShowJokers and _shows(view, style):
        return SHOW
    match view.phase:
        case Naming():
            suits = Counter(SUIT[view.rules.facts.kind[card]] for card in nameable(view))
            return NameSuit(max(range(len(SUITS)), key=lambda suit: suits[suit]))
        case Reversing():
            onward = view.piles[view.rules.hands[next_to_play(view, view.direction)]]
            back = view.piles[view.rules.hands[next_to_play(view, -view.direction)]]
            return Reverse() if len(onward) < len(back) else KeepDirection()
        case Answering():
            answers = [action for action in view.legal if type(action) is Play]
            jokers = (answer for answer in answers if view.rules.facts.kind[answer.card] == JOKER)
            return next(jokers, answers[0]) if answers else TAKE
        case _:
            return best_to_take_up(view) or _drawn_first(view, style) or _best(view, style)


def _drawn_first(view: Seen, style: Style) -> JokersAction | None:
    """Return the draw for a pile that nothing fits, if the Fiend is nervous; else None."""
    if style.nerve > NERVOUS or type(view.phase) is not Playing or len(own(view)) <= GOING_OUT:
        return None
    return next((action for action in view.legal if type(action) is Draw), None)


def _shedding(view: Seen) -> JokersAction | None:
    """Return the next step of shedding a picked-up pile; None if there is none (JD-28)."""
    match view.phase:
        case Shedding():
            return next_to_shed(view)
        case Naming(after=Shedding()):
            return NameSuit(suit_to_name(view))
        case _:
            return None


def _aside(view: Seen, style: Style = PLAIN) -> JokersAction | None:
    """Return an action out of turn: a knock (JD-25), or a show of jokers if it pays (JD-22); else None."""
    if KNOCK in view.legal:
        return KNOCK
    return SHOW if SHOW in view.legal and _shows(view, style) else None


def _shows(view: Seen, style: Style) -> bool:
    """True if every other hand is likely to cost more than the viewer's (JD-22).

    That is rare, since two jokers cost 100 points.
    """
    points, hands = hand_points(own(view), view.rules.facts), view.rules.hands
    fewest = min(len(view.piles[hand]) for seat, hand in enumerate(hands) if seat != view.seat)
    return points < (1 + NERVE * style.nerve) * fewest * USUAL_POINTS


def is_blunder(view: JokersView, action: JokersAction) -> bool:
    """True if an action picks up a pile it can't shed, or draws when a lone joker answers (JD-13, JD-30)."""
    kind, answers = view.rules.facts.kind, [each for each in view.legal if type(each) is Play]
    joker = any(kind[answer.card] == JOKER for answer in answers) and SHOW not in view.legal
    return (type(action) is Take and joker) or has_to_be_given_up(view, action)


def nameable(view: Seen) -> list[Card]:
    """Return the cards of the hand that may follow an eight, except other eights."""
    kind = view.rules.facts.kind
    return [card for card in own(view) if kind[card] != JOKER and RANK[kind[card]] != EIGHT]


def next_to_play(view: Seen, direction: int) -> int:
    """Return the next seat in a direction of play, past those that aces skip (JD-19)."""
    assert view.to_move is not None
    return (view.to_move + direction * (1 + view.aces)) % view.seats


def _best(view: Seen, style: Style) -> JokersAction:
    """Return the play of the most merit, or else a draw."""
    plays = [action for action in view.legal if type(action) is Play]
    if view.rules.openings:
        plays = keeping_most(view, plays)
    if view.rules.effects[THREE_OF_DIAMONDS] and switch_gain(view) < -DRAWN:
        others = [play for play in plays if view.rules.facts.kind[play.card] != THREE_OF_DIAMONDS]
        if others or any(type(action) is Draw for action in view.legal):
            plays = others
    if len(plays) > 1:
        return _most_merits(view, plays, style)
    return plays[0] if plays else next((a for a in view.legal if type(a) is Draw), view.legal[0])


def _most_merits(view: Seen, plays: Sequence[Play], style: Style) -> Play:
    """Return the first play of the most merit, adjusted by style."""
    kind, (hand, tops) = view.rules.facts.kind, suits_of(view)
    bent = AS_IT_IS if style is PLAIN else _bent(view, hand, style)
    best, most = plays[0], -inf
    for play in plays:
        shed, effect, suit, others, switch = merits(view, play, hand, tops)
        total = shed + effect + suit + others + switch + bent[kind[play.card]]
        if total > most:
            best, most = play, total
    return best


AS_IT_IS: Final = [0.0] * FACES
"""The extra merits of a Fiend without a style."""


def _bent(view: Seen, hand: Sequence[int], style: Style) -> list[float]:
    """Return a style's extra merit for playing each kind, from the hand's number of cards of each suit."""
    sizes = [len(view.piles[place]) for place in view.rules.hands]
    next_one, gamble = next_to_play(view, view.direction), GAMBLE * style.nerve
    others = [size for seat, size in enumerate(sizes) if seat != view.seat]
    hits_leader = next_one != view.seat and sizes[next_one] == min(others)
    spite = SPITE * (style.spite if hits_leader else -abs(style.spite))
    saved = SAVED * max(0.0, style.thrift) * (1 if min(sizes) <= NEAR else -1)
    bent = [0.0] * FACES
    for kind in range(FACES):
        rank, suit = RANK[kind], SUIT[kind]
        assert suit is not None
        if rank == TWO:
            bent[kind] = spite + SHIELD * min(0.0, style.nerve)
        elif rank == ACE:
            bent[kind] = spite + saved
        elif rank == EIGHT:
            bent[kind] = -SPENT * style.thrift
        elif rank in (JACK, KING) and hand[suit] == 1:
            bent[kind] = gamble
    bent[FOUR_OF_SPADES] = spite + saved + (gamble if next_one != view.seat else 0.0)
    return bent


def switch_gain(view: Seen) -> float:
    """Return the expected points that a 3♦ saves by exchanging the hand for the previous seat's.

    Every hand goes to the next seat in the direction of play (JD-25); 0 without that variant.
    """
    rules, seat = view.rules, view.to_move
    if not rules.effects[THREE_OF_DIAMONDS] or seat is None:
        return 0.0
    coming = len(view.piles[rules.hands[(seat - view.direction) % view.seats]])
    return hand_points(own(view), rules.facts) - POINTS[THREE_OF_DIAMONDS] - coming * USUAL_POINTS


def on_two_piles(_view: JokersView, one: JokersAction, other: JokersAction) -> bool:
    """True if two actions play on different piles, each of which needs its own card (JD-4, JD-11)."""
    return isinstance(one, Play) and isinstance(other, Play) and one.pile != other.pile


def comes_back(view: Seen, kind: int) -> bool:
    """True if a card attacks its own player because aces skip all others (JD-19)."""
    attack = RANK[kind] == TWO or kind == FOUR_OF_SPADES
    return attack and next_to_play(view, view.direction) == view.to_move


def merits(
    view: Seen, play: Play, hand: Sequence[int], tops: Sequence[int | None]
) -> tuple[float, float, float, float, float]:
    """Return the merits of a play: points, effect, suit, other piles, and hands switched, all in one unit.

    ``hand`` is the number of cards of each suit in the hand, ``tops`` the suit on each pile.
    """
    kind = view.rules.facts.kind[play.card]
    suit, shed = SUIT[kind], SHED * POINTS[kind]
    if suit is None or RANK[kind] == EIGHT:
        return shed, EIGHT_SPENT, 0.0, 0.0, 0.0
    same = hand[suit] - 1
    rivals = tops.count(suit) - (tops[play.pile] == suit)
    effect = EFFECTS[type(view.phase) is Covering, same > 0][kind]
    if comes_back(view, kind):
        effect += AT_ITSELF
    switch = SHED * switch_gain(view) if kind == THREE_OF_DIAMONDS else 0.0
    return shed, effect, OF_ITS_SUIT * same, RIVAL * rivals, switch


def _effect(kind: int, *, followed: bool, covering: bool) -> float:
    """Return the merit of a kind's effect; ``followed`` if the hand has more of its suit."""
    worth = ATTACK if RANK[kind] in ATTACKS else 0.0
    if RANK[kind] in (JACK, KING):
        worth += COVERED if followed else UNCOVERED
    return worth + LAST_COVER if covering and not followed else worth


EFFECTS: Final = {
    (covering, followed): [_effect(kind, followed=followed, covering=covering) for kind in range(FACES)]
    for covering in (False, True)
    for followed in (False, True)
}
"""The merit of an effect, by whether it covers, whether the hand has more of the suit, and kind."""


def suits_of(view: Seen) -> tuple[list[int], list[int | None]]:
    """Return the number of cards of each suit in the hand, and the suit on top of each pile; -1 if empty."""
    kind, piles = view.rules.facts.kind, view.piles
    counts = [0] * len(SUITS)
    for card in own(view):
        suit = SUIT[kind[card]]
        if suit is not None:
            counts[suit] += 1
    tops: list[int | None] = []
    for place in PILES[: view.rules.piles]:
        top = piles[place][-1] if piles[place] else None
        tops.append(-1 if top is None else SUIT[kind[top]])
    return counts, tops


def cost(view: JokersView, action: JokersAction) -> float:
    """Return the negative of a play's total merit; 0 for other actions."""
    return -sum(merits(view, action, *suits_of(view))) if isinstance(action, Play) else 0.0


def rollout_policy(state: State, seat: Seat, legal: Sequence[JokersAction], random: Random) -> JokersAction:
    """Return the Fiend's action in a sampled position, without making a view."""
    rules, piles, phase = state.rules, state.table.piles, state.phase
    seats, live, named, direction = rules.seats, state.live, state.named, state.direction
    seen = RolloutView(
        seat, seat, seats, piles, legal, rules, phase, live, named, direction, state.aces, state.may_knock
    )
    chosen = fiend(seen, random)
    assert chosen is not None
    return chosen


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}
