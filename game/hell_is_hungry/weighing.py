"""How the Fiend weighs a battle of Hell is Hungry!: what it brings, and how likely each play holds."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import prod
from random import Random
from typing import Final

from game.cards import Card, Seat
from game.hell_is_hungry.actions import Play
from game.hell_is_hungry.battle import PAIR_BITS, TOPS, Top, bit_of, can_play, plays, top_of
from game.hell_is_hungry.cards import DECK_SIZE, ORDER, OWNER, TWO, VALUE
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.phases import Battling
from game.hell_is_hungry.turns import HAND_SIZE
from game.hell_is_hungry.view import HellView

SAMPLE: Final = 240
"""Hands that a chance is counted over."""
WILLING: Final = 0.6
"""How often a rival who could play higher does."""
BAIT: Final = 10.0
"""What a rival's answer adds to a battle, more or less."""
HURT: Final = 0.5
"""How much all the others' points hurt, against the pleasure in one's own."""
WEAR: Final = 0.1
"""What using up a card costs, for each point it is worth above ``SPARE``."""
SPARE: Final = 5.0
"""A card worth less than this is better gone."""
MEAN_SOUL: Final = 7.5
"""What an unseen soul counts, more or less."""
ANYTHING: Final = TOPS[PAIR_BITS]
"""A top of no value: every play goes on it."""


@dataclass(slots=True)
class Try:
    """A play as the Fiend weighs it, together with the strongest play it would have left."""

    play: Play
    bit: int
    """Of the play; see ``battle``."""
    holds: float
    """The chance that no rival beats the stronger of the two."""
    bait: float
    """What rivals are likely to add, where the stronger one is still to come."""
    stake: int
    """What the cards count for whoever else wins them."""
    souls: int
    """What the cards count for the seat itself: only souls do."""
    wear: float

    def gain(self, mine: float, theirs: float, hurt: float) -> float:
        """Points to expect: ``mine`` are there to win, ``theirs`` for a rival, and hurt so much each."""
        won = self.holds * (mine + self.souls + self.bait)
        return won - (1 - self.holds) * hurt * (theirs + self.stake) - self.wear


def own(view: HellView) -> list[Card]:
    """The hand of the seat that looks."""
    assert view.seat is not None
    return view.hand(view.seat)


def usefulness(card: Card) -> float:
    """What a card is good for in the hand: a 2 is the one answer to a joker."""
    return 6.0 if ORDER[card] == TWO else float(VALUE[card])


def hurt(view: HellView) -> float:
    """How much a point of each other hurts."""
    return HURT / (view.seats - 1)


def lost(view: HellView, phase: Battling) -> int:
    """What a rival gets who wins the battle as it stands."""
    lying = [card for _, cards in phase.plays for card in cards]
    return VALUE[view.soul(phase.cell)] + sum(VALUE[card] for card in lying)


def prospects(view: HellView, cells: Sequence[int]) -> dict[int, float]:
    """What a battle for each of these piles promises; those that cannot be opened are left out."""
    hand = own(view)
    others = [seat for seat in range(view.seats) if seat != view.seat]
    free = _tries(view, hand, ANYTHING, others)
    each_hurts = hurt(view)
    found = {}
    for cell in cells:
        soul = view.soul(cell)
        defender = next((seat for seat in others if view.reapers[seat] == cell), None)
        if defender is None:
            tries, mine = free, float(VALUE[soul])
        else:
            tries, mine = _paid_tries(view, hand, soul, defender), VALUE[soul] + _second_soul(view, cell)
        beaten_by = top_of((soul,)).beaten_by
        gains = [each.gain(mine, VALUE[soul], each_hurts) for each in tries if beaten_by >> each.bit & 1]
        if gains:
            found[cell] = max(gains)
    return found


def _paid_tries(view: HellView, hand: list[Card], soul: Card, defender: Seat) -> list[Try]:
    """The plays that are left when the cheapest card that will do has been paid."""
    prices = [card for card in hand if VALUE[card] >= VALUE[soul]]
    if not prices:
        return []
    price = min(prices, key=usefulness)
    return _tries(view, [card for card in hand if card != price], ANYTHING, [defender])


def _second_soul(view: HellView, cell: int) -> float:
    """HH-15: an attacker takes the soul beneath as well, if there is one."""
    return MEAN_SOUL if view.piles[view.grid.beneath[cell]] else 0.0


def weighed(view: HellView, phase: Battling) -> list[tuple[Try, float]]:
    """Return every play there is in a battle, with the points to expect of it."""
    prize, theirs, each_hurts = _prize(view, phase), lost(view, phase), hurt(view)
    tries = _tries(view, own(view), phase.top, _rivals(view, phase))
    return [(each, each.gain(prize, theirs, each_hurts)) for each in tries]


def held_back(view: HellView, phase: Battling, tries: Sequence[Try]) -> float:
    """Return the points to expect of a pass: if another plays first, this seat may still play (HH-12).

    What that other adds then lies there too; the rivals who might beat the play are counted in the try.
    """
    prize, theirs, each_hurts = _prize(view, phase), lost(view, phase), hurt(view)
    answered = answer_chance(view, phase)
    gains = [each.gain(prize + BAIT, theirs + BAIT, each_hurts) for each in tries]
    later = max([-each_hurts * (theirs + BAIT), *gains])
    return answered * later - (1 - answered) * each_hurts * theirs


def answer_chance(view: HellView, phase: Battling) -> float:
    """Return how likely it is that the battle goes on, and comes round again, if this seat passes."""
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


def win_chance(view: HellView, phase: Battling, play: Play) -> float:
    """Return how often a play wins the battle, with the strongest play that is left in reserve.

    Measured among Fiends. A rival that can go higher does, so this is less than ``Try.holds``.
    And a rival plays the lowest cards that will do: what is left of its hand is as strong as the whole was.
    """
    played = {seat for seat, _ in phase.plays}
    rivals = []
    for seat in _rivals(view, phase):
        count = len(view.piles[view.grid.hands[seat]])
        rivals.append(HAND_SIZE if seat in played and count > 1 else count)
    rest = [card for card in own(view) if card not in play.cards]
    bits = {bit_of(play.cards), *(bit_of(later.cards) for later in plays(rest, ANYTHING))}
    return max(prod(1 - _chance(bit, count) for count in rivals) for bit in bits)


def _prize(view: HellView, phase: Battling) -> float:
    """Return the points that lie there to be won."""
    lying = [card for _, cards in phase.plays for card in cards]
    mine = VALUE[view.soul(phase.cell)] + sum(VALUE[card] for card in lying if OWNER[card] != view.seat)
    attacking = phase.defender is not None and phase.defender != view.seat
    return mine + (_second_soul(view, phase.cell) if attacking else 0.0)


def _rivals(view: HellView, phase: Battling) -> list[Seat]:
    """Return the seats that may beat a play: HH-12, those that have passed too."""
    gone = phase.outside | (phase.passed if view.passing is Passing.WHOLE_BATTLE else 0)
    return [seat for seat in range(view.seats) if seat != view.seat and not gone >> seat & 1]


def _tries(view: HellView, hand: list[Card], over: Top, rivals: Sequence[Seat]) -> list[Try]:
    """Every play of a hand that goes on top of ``over``."""
    counts = tuple([len(view.piles[view.grid.hands[seat]]) for seat in rivals])
    strength = _strength(hand, _holding(counts))
    return [_weighed(view, play, hand, strength, counts) for play in plays(hand, over)]


def _strength(hand: list[Card], holding: tuple[float, ...]) -> list[tuple[float, int]]:
    """How well each play of a hand holds, with a bit for the place of each of its cards; the best first."""
    found = []
    for first, one in enumerate(hand):
        found.append((holding[ORDER[one]], 1 << first))
        for second in range(first):
            found.append((holding[PAIR_BITS + VALUE[one] + VALUE[hand[second]]], 1 << first | 1 << second))
    found.sort(reverse=True)
    return found


def _weighed(
    view: HellView,
    play: Play,
    hand: list[Card],
    strength: list[tuple[float, int]],
    counts: tuple[int, ...],
) -> Try:
    """A play, with the strongest of all (in that order) that would be left."""
    used = 1 << hand.index(play.cards[0]) | 1 << hand.index(play.cards[-1])
    bit = bit_of(play.cards)
    holds, bait, reserve = _holding(counts)[bit], 0.0, 0.0
    for strong, cards in strength:
        if not cards & used:
            reserve = strong
            break
    if reserve > holds:
        holds, bait = reserve, _baiting(counts)[bit]
    stake, souls, wear = _spent(play.cards, view.seat)
    return Try(play, bit, holds, bait, stake, souls, wear)


@cache
def _spent(cards: tuple[Card, ...], seat: Seat | None) -> tuple[int, int, float]:
    """What cards count for others and for a seat that wins them, and what using them up costs it."""
    wear = WEAR * sum(usefulness(card) - SPARE for card in cards)
    souls = sum(VALUE[card] for card in cards if OWNER[card] != seat)
    return sum(VALUE[card] for card in cards), souls, wear


@lru_cache(maxsize=2_000)
def _holding(counts: tuple[int, ...]) -> tuple[float, ...]:
    """By the bit of a play, the chance that rivals with so many cards leave it unbeaten."""
    return tuple(prod(1 - WILLING * _chance(bit, count) for count in counts) for bit in range(len(TOPS)))


@lru_cache(maxsize=2_000)
def _baiting(counts: tuple[int, ...]) -> tuple[float, ...]:
    """By the bit of a play, what rivals with so many cards are likely to add to it."""
    return tuple(BAIT * sum(WILLING * _chance(bit, count) for count in counts) for bit in range(len(TOPS)))


@cache
def _chance(bit: int, cards: int) -> float:
    """How likely a hand of so many cards of a whole deck can beat the play with this bit."""
    return sum(can_play(hand[:cards], TOPS[bit]) for hand in _hands()) / SAMPLE


@cache
def _hands() -> tuple[list[Card], ...]:
    """A sample of hands of five from a whole deck, always the same."""
    random = Random(54)
    return tuple(random.sample(range(DECK_SIZE), 5) for _ in range(SAMPLE))
