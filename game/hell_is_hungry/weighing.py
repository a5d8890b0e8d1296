"""The Fiend's valuation of battles in Hell is Hungry!: the points of each, and the odds of each play."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from math import prod
from random import Random
from typing import Final, NamedTuple, TypeAlias

from game.cards import Card, Seat
from game.hell_is_hungry.actions import HellAction, Pay, Play, Swap
from game.hell_is_hungry.battle import PAIR_BITS, TOPS, bit_of, can_play, play, plays, top_of
from game.hell_is_hungry.cards import DECK_SIZE, JOKER, ORDER, OWNER, TWO, VALUE, VALUE_OF_ORDER
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.position import Battling
from game.hell_is_hungry.rules import HAND_SIZE
from game.hell_is_hungry.view import Seen

SAMPLE: Final = 240
"""The number of sampled hands from which a chance is computed."""
WILLING: Final = 0.6
"""The chance that a rival who can play higher does."""
BAIT: Final = 10.0
"""The average points that a rival's answer adds to a battle."""
HURT: Final = 0.5
"""The weight of the others' points together, relative to the seat's own."""
WEAR: Final = 0.1
"""The cost of using up a card, for each point of usefulness above ``SPARE``."""
SPARE: Final = 5.0
"""The usefulness below which a card is better gone."""
MEAN_SOUL: Final = 7.5
"""The average value of a hidden soul."""
ANYTHING: Final = TOPS[PAIR_BITS]
"""A top of no value, which every play beats."""
SOUL: Final = 16
"""The bit added to the rank of a soul, which counts for any winner (HH-17)."""
ORDER_OF_FACE: Final = SOUL - 1
FACE: Final = tuple(order + (SOUL if owner is None else 0) for order, owner in zip(ORDER, OWNER, strict=True))
"""The rank of each card in the order, plus ``SOUL`` for souls; the Fiend ignores all else about a card."""


class Spent(NamedTuple):
    """The cost of a play: its bit, its points for other winners and for the seat itself, and its wear."""

    bit: int
    stake: int
    souls: int
    wear: float


def _usefulness(order: int) -> float:
    return 6.0 if order == TWO else float(VALUE_OF_ORDER[order])


def _spent(*faces: int) -> Spent:
    orders = [face & ORDER_OF_FACE for face in faces]
    stake = sum(VALUE_OF_ORDER[order] for order in orders)
    souls = sum(VALUE_OF_ORDER[face & ORDER_OF_FACE] for face in faces if face & SOUL)
    wear = WEAR * sum(_usefulness(order) - SPARE for order in orders)
    return Spent(orders[0] if len(faces) == 1 else PAIR_BITS + stake, stake, souls, wear)


_FACES: Final = [face for face in range(2 * SOUL) if face & ORDER_OF_FACE <= JOKER]
SPENT: Final = {face: _spent(face) for face in _FACES}
"""The costs of plays of one card, by its face."""
SPENT_TWO: Final = {one: {other: _spent(one, other) for other in _FACES} for one in _FACES}
"""The costs of plays of two cards, by their faces."""


@dataclass(slots=True)
class Try:
    """The Fiend's valuation of a play, together with the strongest play left in the hand."""

    places: tuple[int, ...]
    """The indexes of its cards in the hand sorted by face; see ``play_of``."""
    bit: int
    """The bit of the play; see ``battle``."""
    holds: float
    """The chance that no rival beats the stronger of the two plays."""
    bait: float
    """The points that rivals are likely to add before the stronger play; 0 if this one is it."""
    stake: int
    """The value of the cards to another winner."""
    souls: int
    """The value of the cards to the seat itself, for which only souls count."""
    wear: float

    def gain(self, mine: float, theirs: float, hurt: float) -> float:
        """Return the expected points if a win brings ``mine``, and a rival's win brings it ``theirs``."""
        won = self.holds * (mine + self.souls + self.bait)
        return won - (1 - self.holds) * hurt * (theirs + self.stake) - self.wear


Weighing: TypeAlias = tuple[tuple[int, ...], int, Spent]
"""A play of a hand: the indexes of its cards, as a tuple and as bits, and its cost."""


def own(view: Seen) -> list[Card]:
    """Return the viewer's hand."""
    assert view.seat is not None
    return view.hand(view.seat)


def usefulness(card: Card) -> float:
    """Return the usefulness of a card in a hand: its value, except that a 2 can beat a joker."""
    return _usefulness(ORDER[card])


def hurt(view: Seen) -> float:
    """Return the weight of one point of one other seat, relative to the seat's own."""
    return HURT / (view.seats - 1)


def lost(view: Seen, phase: Battling) -> int:
    """Return the points that a rival would win if the battle ended now."""
    lying = [card for _, cards in phase.plays for card in cards]
    return VALUE[view.soul(phase.cell)] + sum(VALUE[card] for card in lying)


def prospects(view: Seen, cells: Sequence[int]) -> dict[int, float]:
    """Return the expected points of a battle for each of these piles that the hand can attack."""
    hand, each_hurts = own(view), hurt(view)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    defenders = {view.reapers[seat]: seat for seat in others}
    free = _held(view, hand, others)
    found = {}
    for cell in cells:
        soul, defender = view.soul(cell), defenders.get(cell)
        if defender is None:
            gain = free.gain(soul, 0.0, each_hurts)
        else:
            paid = _paid(view, hand, soul, defender)
            gain = None if paid is None else paid.gain(soul, _second_soul(view, cell), each_hurts)
        if gain is not None:
            found[cell] = gain
    return found


def _paid(view: Seen, hand: list[Card], soul: Card, defender: Seat) -> "Held | None":
    """Return the hand without the least useful card that can pay; None if no card can."""
    prices = [card for card in hand if VALUE[card] >= VALUE[soul]]
    if not prices:
        return None
    price = min(prices, key=usefulness)
    return _held(view, [card for card in hand if card != price], [defender])


def _second_soul(view: Seen, cell: int) -> float:
    """Return the expected value of the soul beneath, which an attacker wins as well (HH-15)."""
    return MEAN_SOUL if view.piles[view.grid.beneath[cell]] else 0.0


def weighed(view: Seen, phase: Battling) -> list[tuple[Try, float]]:
    """Return every legal play in a battle, with its expected points."""
    won, theirs, each_hurts = _prize(view, phase), lost(view, phase), hurt(view)
    beaten_by, tries = phase.top.beaten_by, _held(view, own(view), _rivals(view, phase)).tries
    return [(each, each.gain(won, theirs, each_hurts)) for each in tries if beaten_by >> each.bit & 1]


def held_back(view: Seen, phase: Battling, tries: Sequence[Try]) -> float:
    """Return the expected points of a pass; if another seat plays, this one has another turn (HH-12).

    The other seat's play then adds to the prize. The chances in ``tries`` already count every rival.
    """
    won, theirs, each_hurts = _prize(view, phase), lost(view, phase), hurt(view)
    answered = answer_chance(view, phase)
    gains = [each.gain(won + BAIT, theirs + BAIT, each_hurts) for each in tries]
    later = max([-each_hurts * (theirs + BAIT), *gains])
    return answered * later - (1 - answered) * each_hurts * theirs


def answer_chance(view: Seen, phase: Battling) -> float:
    """Return the chance that another seat plays after a pass, so that this seat's turn comes again."""
    assert view.seat is not None and phase.last is not None
    if view.passing is Passing.WHOLE_BATTLE:
        return 0.0
    bit, silence = bit_of(phase.plays[-1][1]), 1.0
    silent, seat = phase.passed | phase.outside, (view.seat + 1) % view.seats
    while seat != phase.last:
        if not silent >> seat & 1:
            silence *= 1 - WILLING * _chance(bit, len(view.piles[view.grid.hands[seat]]))
        seat = (seat + 1) % view.seats
    return 1 - silence


def win_chance(view: Seen, phase: Battling, tried: Play) -> float:
    """Return the chance that a play wins the battle, alone or with a stronger one in reserve."""
    return max(unbeaten_chance(view, phase, each) for each in (tried, *reserves(view, tried)))


def reserves(view: Seen, tried: Play) -> list[Play]:
    """Return the plays of the cards left after a play."""
    return plays([card for card in own(view) if card not in tried.cards], ANYTHING)


def unbeaten_chance(view: Seen, phase: Battling, tried: Play) -> float:
    """Return the chance that no rival can beat a play.

    Unlike ``Try.holds``, assume that a rival who can play higher always does. A rival that has played counts
    as having a full hand, because it plays its lowest cards and keeps the strong ones. Measured among Fiends.
    """
    played = {seat for seat, _ in phase.plays}
    rivals = []
    for seat in _rivals(view, phase):
        count = len(view.piles[view.grid.hands[seat]])
        rivals.append(HAND_SIZE if seat in played and count > 1 else count)
    return prod(1 - _chance(bit_of(tried.cards), count) for count in rivals)


def is_unbeatable(view: Seen, phase: Battling, tried: Play) -> bool:
    """True if no rival has enough cards to beat a play."""
    beaten_by = top_of(tried.cards, phase.top).beaten_by
    by_one = beaten_by & (1 << PAIR_BITS) - 1
    counts = (len(view.piles[view.grid.hands[seat]]) for seat in _rivals(view, phase))
    return all(count == 0 or (count == 1 and not by_one) for count in counts)


def _prize(view: Seen, phase: Battling) -> float:
    """Return the points to be won in a battle, with those of a second soul."""
    lying = [card for _, cards in phase.plays for card in cards if OWNER[card] != view.seat]
    attacking = phase.defender is not None and phase.defender != view.seat
    second = _second_soul(view, phase.cell) if attacking else 0.0
    return VALUE[view.soul(phase.cell)] + sum(VALUE[card] for card in lying) + second


def _rivals(view: Seen, phase: Battling) -> list[Seat]:
    """Return the seats that may beat a play, even after a pass (HH-12)."""
    gone = phase.outside | (phase.passed if view.passing is Passing.WHOLE_BATTLE else 0)
    return [seat for seat in range(view.seats) if seat != view.seat and not gone >> seat & 1]


class Held:
    """A hand, as faces, against rivals with known numbers of cards, with the valuation of its plays."""

    __slots__ = ("_gains", "tries")

    def __init__(self, faces: tuple[int, ...], counts: tuple[int, ...]) -> None:
        self._gains: dict[tuple[int, float, float], float | None] = {}
        holding, baiting = _holding(counts), _baiting(counts)
        found: list[Weighing] = []
        strength: list[tuple[float, int]] = []
        for first, face in enumerate(faces):
            spent = SPENT[face]
            found.append(((first,), 1 << first, spent))
            strength.append((holding[spent.bit], 1 << first))
            for second in range(first + 1, len(faces)):
                spent, used = SPENT_TWO[face][faces[second]], 1 << first | 1 << second
                found.append(((first, second), used, spent))
                strength.append((holding[spent.bit], used))
        strength.sort(reverse=True)
        self.tries: list[Try] = []
        if faces.count(JOKER) > 1 or faces.count(JOKER + SOUL) > 1:
            found = _apart(found, faces)
        for places, used, spent in found:
            bit, reserve, bait = spent.bit, 0.0, 0.0
            for strong, others in strength:
                if not others & used:
                    reserve = strong
                    break
            holds = holding[bit]
            if reserve > holds:
                holds, bait = reserve, baiting[bit]
            self.tries.append(Try(places, bit, holds, bait, spent.stake, spent.souls, spent.wear))

    def gain(self, soul: Card, more: float, hurt: float) -> float | None:
        """Return the expected points of a battle for a soul and ``more``; None if no play can open it."""
        key = ORDER[soul], more, hurt
        if key not in self._gains:
            beaten_by, worth = top_of((soul,)).beaten_by, VALUE[soul]
            gains = [each.gain(worth + more, worth, hurt) for each in self.tries if beaten_by >> each.bit & 1]
            self._gains[key] = max(gains, default=None)
        return self._gains[key]


def _held(view: Seen, hand: list[Card], rivals: Sequence[Seat]) -> Held:
    counts = tuple([len(view.piles[view.grid.hands[seat]]) for seat in rivals])
    return _of_faces(tuple(sorted([FACE[card] for card in hand])), counts)


@lru_cache(maxsize=8_000)
def _of_faces(faces: tuple[int, ...], counts: tuple[int, ...]) -> Held:
    """Return the cached valuation of a hand; a search comes back to most hands."""
    return Held(faces, counts)


def alike(_view: Seen, one: HellAction, other: HellAction) -> bool:
    """True if two actions differ only in suits, which don't matter."""
    match one, other:
        case (Play(cards=cards), Play(cards=others)):
            return sorted(FACE[card] for card in cards) == sorted(FACE[card] for card in others)
        case (Pay(card=card), Pay(card=another)) | (Swap(card=card), Swap(card=another)):
            return FACE[card] == FACE[another]
    return False


def play_of(view: Seen, tried: Try) -> Play:
    """Return the legal action of a valued play."""
    hand = own(view)
    by_face = sorted(range(len(hand)), key=lambda place: FACE[hand[place]])
    return play(*[hand[place] for place in sorted([by_face[place] for place in tried.places])])


def _apart(found: list[Weighing], faces: tuple[int, ...]) -> list[Weighing]:
    """Remove plays of a deck's second joker that its first joker can make too."""
    jokers = [place for place, face in enumerate(faces) if face & ORDER_OF_FACE == JOKER]
    twins = [two for one, two in pairwise(jokers) if faces[one] == faces[two]]
    return [each for each in found if all(two not in each[0] or each[0] == (two - 1, two) for two in twins)]


@lru_cache(maxsize=2_000)
def _holding(counts: tuple[int, ...]) -> tuple[float, ...]:
    """Return the chance that rivals with these numbers of cards don't beat a play, by the play's bit."""
    return tuple(prod(1 - WILLING * _chance(bit, count) for count in counts) for bit in range(len(TOPS)))


@lru_cache(maxsize=2_000)
def _baiting(counts: tuple[int, ...]) -> tuple[float, ...]:
    """Return the points that rivals with these numbers of cards are likely to add, by the play's bit."""
    return tuple(BAIT * sum(WILLING * _chance(bit, count) for count in counts) for bit in range(len(TOPS)))


@cache
def _chance(bit: int, cards: int) -> float:
    """Return the chance that a random hand of this size can beat the play with this bit."""
    return sum(can_play(hand[:cards], TOPS[bit]) for hand in _hands()) / SAMPLE


@cache
def _hands() -> tuple[list[Card], ...]:
    """Return a fixed sample of hands of five from a full deck."""
    random = Random(54)
    return tuple(random.sample(range(DECK_SIZE), 5) for _ in range(SAMPLE))
