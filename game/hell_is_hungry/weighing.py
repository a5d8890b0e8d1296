"""Battles at Hell is Hungry! as the Fiend weighs them: the points of each, and the odds of each play."""

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
"""The number of hands that a chance is counted over."""
WILLING: Final = 0.6
"""The chance that a rival who could play higher does."""
BAIT: Final = 10.0
"""The points that a rival's answer adds to a battle on average."""
HURT: Final = 0.5
"""The weight of all the others' points against one's own."""
WEAR: Final = 0.1
"""The cost of using up a card, for each point of usefulness above ``SPARE``."""
SPARE: Final = 5.0
"""A card worth less than this is better gone."""
MEAN_SOUL: Final = 7.5
"""The value of an unseen soul on average."""
ANYTHING: Final = TOPS[PAIR_BITS]
"""A top of no value: every play goes on it."""
SOUL: Final = 16
"""Added to the rank of a soul: it counts for the player who wins it (HH-17)."""
ORDER_OF_FACE: Final = SOUL - 1
FACE: Final = tuple(order + (SOUL if owner is None else 0) for order, owner in zip(ORDER, OWNER, strict=True))
"""The order of each card, with ``SOUL`` added for souls: the Fiend tells cards apart by nothing else."""


class Spent(NamedTuple):
    """The cards of a play: their bit, their count for others and for the seat itself, and their wear."""

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
"""Plays of one card, by its face."""
SPENT_TWO: Final = {one: {other: _spent(one, other) for other in _FACES} for one in _FACES}
"""Plays of two cards."""


@dataclass(slots=True)
class Try:
    """A play as the Fiend weighs it, together with the strongest play it would have left."""

    places: tuple[int, ...]
    """Positions of its cards in the hand, sorted by face; ``play_of`` names them."""
    bit: int
    """Of the play; see ``battle``."""
    holds: float
    """The chance that no rival beats the stronger of the two."""
    bait: float
    """The points that rivals are likely to add, where the stronger play is still to come."""
    stake: int
    """The value of the cards for any other winner."""
    souls: int
    """The value of the cards for the seat itself: only souls count."""
    wear: float

    def gain(self, mine: float, theirs: float, hurt: float) -> float:
        """Return the points to expect, where ``mine`` can be won, or a rival wins ``theirs``."""
        won = self.holds * (mine + self.souls + self.bait)
        return won - (1 - self.holds) * hurt * (theirs + self.stake) - self.wear


Weighing: TypeAlias = tuple[tuple[int, ...], int, Spent]
"""A play while a hand is weighed: where its cards lie, a bit for each place, and what it puts down."""


def own(view: Seen) -> list[Card]:
    """Return the viewer's hand."""
    assert view.seat is not None
    return view.hand(view.seat)


def usefulness(card: Card) -> float:
    """Return the usefulness of a card in a hand: a 2 is the one answer to a joker."""
    return _usefulness(ORDER[card])


def hurt(view: Seen) -> float:
    """Return the weight of one point of one other seat."""
    return HURT / (view.seats - 1)


def lost(view: Seen, phase: Battling) -> int:
    """Return the points of a rival who wins the battle as it stands."""
    lying = [card for _, cards in phase.plays for card in cards]
    return VALUE[view.soul(phase.cell)] + sum(VALUE[card] for card in lying)


def prospects(view: Seen, cells: Sequence[int]) -> dict[int, float]:
    """Return the points to expect of a battle for each of these piles that can be opened."""
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
    """Return the hand without the cheapest card that pays; None if no card does."""
    prices = [card for card in hand if VALUE[card] >= VALUE[soul]]
    if not prices:
        return None
    price = min(prices, key=usefulness)
    return _held(view, [card for card in hand if card != price], [defender])


def _second_soul(view: Seen, cell: int) -> float:
    """Return the value of the soul beneath, which an attacker wins as well (HH-15)."""
    return MEAN_SOUL if view.piles[view.grid.beneath[cell]] else 0.0


def weighed(view: Seen, phase: Battling) -> list[tuple[Try, float]]:
    """Return every play there is in a battle, with the points to expect of it."""
    won, theirs, each_hurts = _prize(view, phase), lost(view, phase), hurt(view)
    beaten_by, tries = phase.top.beaten_by, _held(view, own(view), _rivals(view, phase)).tries
    return [(each, each.gain(won, theirs, each_hurts)) for each in tries if beaten_by >> each.bit & 1]


def held_back(view: Seen, phase: Battling, tries: Sequence[Try]) -> float:
    """Return the points to expect of a pass: if another plays first, this seat may still play (HH-12).

    What that other adds then lies there too; the rivals who might beat the play are counted in the try.
    """
    won, theirs, each_hurts = _prize(view, phase), lost(view, phase), hurt(view)
    answered = answer_chance(view, phase)
    gains = [each.gain(won + BAIT, theirs + BAIT, each_hurts) for each in tries]
    later = max([-each_hurts * (theirs + BAIT), *gains])
    return answered * later - (1 - answered) * each_hurts * theirs


def answer_chance(view: Seen, phase: Battling) -> float:
    """Return the chance that the battle goes on, and comes round again, if this seat passes."""
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
    """Return the chance that a play wins the battle, with the strongest play that is left in reserve."""
    return max(unbeaten_chance(view, phase, each) for each in (tried, *reserves(view, tried)))


def reserves(view: Seen, tried: Play) -> list[Play]:
    """Return the plays that the cards left after a play can make."""
    return plays([card for card in own(view) if card not in tried.cards], ANYTHING)


def unbeaten_chance(view: Seen, phase: Battling, tried: Play) -> float:
    """Return the chance that nobody can go higher than a play.

    Measured among Fiends. A rival that can go higher does, so this is less than ``Try.holds``.
    And a rival plays the lowest cards that will do: what is left of its hand is as strong as the whole was.
    """
    played = {seat for seat, _ in phase.plays}
    rivals = []
    for seat in _rivals(view, phase):
        count = len(view.piles[view.grid.hands[seat]])
        rivals.append(HAND_SIZE if seat in played and count > 1 else count)
    return prod(1 - _chance(bit_of(tried.cards), count) for count in rivals)


def _prize(view: Seen, phase: Battling) -> float:
    """Return the points that lie there to be won, those of a second soul among them."""
    lying = [card for _, cards in phase.plays for card in cards if OWNER[card] != view.seat]
    attacking = phase.defender is not None and phase.defender != view.seat
    second = _second_soul(view, phase.cell) if attacking else 0.0
    return VALUE[view.soul(phase.cell)] + sum(VALUE[card] for card in lying) + second


def _rivals(view: Seen, phase: Battling) -> list[Seat]:
    """Return the seats that may beat a play: HH-12, those that have passed too."""
    gone = phase.outside | (phase.passed if view.passing is Passing.WHOLE_BATTLE else 0)
    return [seat for seat in range(view.seats) if seat != view.seat and not gone >> seat & 1]


class Held:
    """A hand of faces against rivals with that many cards: its plays, and a battle's promise."""

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
        """Return the points to expect of a battle for a soul and ``more``; None where no play opens it."""
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
    """Return the plays of a hand, as they were weighed before: a search comes back to most hands."""
    return Held(faces, counts)


def alike(_view: Seen, one: HellAction, other: HellAction) -> bool:
    """True if two actions differ in nothing but suits, which count for nothing."""
    match one, other:
        case (Play(cards=cards), Play(cards=others)):
            return sorted(FACE[card] for card in cards) == sorted(FACE[card] for card in others)
        case (Pay(card=card), Pay(card=another)) | (Swap(card=card), Swap(card=another)):
            return FACE[card] == FACE[another]
    return False


def play_of(view: Seen, tried: Try) -> Play:
    """Return the play that was weighed, as one of the legal actions."""
    hand = own(view)
    by_face = sorted(range(len(hand)), key=lambda place: FACE[hand[place]])
    return play(*[hand[place] for place in sorted([by_face[place] for place in tried.places])])


def _apart(found: list[Weighing], faces: tuple[int, ...]) -> list[Weighing]:
    """Leave out what a second joker of a deck plays alone or with another card: the first plays it, too."""
    jokers = [place for place, face in enumerate(faces) if face & ORDER_OF_FACE == JOKER]
    twins = [two for one, two in pairwise(jokers) if faces[one] == faces[two]]
    return [each for each in found if all(two not in each[0] or each[0] == (two - 1, two) for two in twins)]


@lru_cache(maxsize=2_000)
def _holding(counts: tuple[int, ...]) -> tuple[float, ...]:
    """Return the chance that rivals with these counts of cards leave a play unbeaten, by its bit."""
    return tuple(prod(1 - WILLING * _chance(bit, count) for count in counts) for bit in range(len(TOPS)))


@lru_cache(maxsize=2_000)
def _baiting(counts: tuple[int, ...]) -> tuple[float, ...]:
    """Return the points that rivals with these counts of cards are likely to add, by a play's bit."""
    return tuple(BAIT * sum(WILLING * _chance(bit, count) for count in counts) for bit in range(len(TOPS)))


@cache
def _chance(bit: int, cards: int) -> float:
    """Return the chance that a hand of this size from a full deck beats the play with this bit."""
    return sum(can_play(hand[:cards], TOPS[bit]) for hand in _hands()) / SAMPLE


@cache
def _hands() -> tuple[list[Card], ...]:
    """Return a sample of hands of five from a full deck, always the same."""
    random = Random(54)
    return tuple(random.sample(range(DECK_SIZE), 5) for _ in range(SAMPLE))
