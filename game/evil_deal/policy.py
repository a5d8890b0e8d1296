"""The policies of the Imp and the Fiend at Evil Deal, from views alone."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from game.cards import Card, pick
from game.evil_deal.actions import BURY, PLAY, Bury, Cross, EvilAction, PlayCard, SideBySide
from game.evil_deal.odds import Odds, count_odds
from game.evil_deal.position import EXCHANGES, Burying, Following, Naming, Picking
from game.evil_deal.view import EvilDealView
from game.french import ACE_HIGH, RANKS, SUIT, Trump, beats, of_suit
from game.level import PLAIN, Level, Style

LAST = EXCHANGES - 1
"""The index of the exchange that takes the trick."""
LAPSE = 0.12
"""The share of its plays that the Imp makes at random."""

STRONG = 26
"""The hand strength above which a Fiend may play no trump: the sum of ranks above the 9."""
NERVE = 20
"""The ranks by which the boldest Fiend lowers ``STRONG``, and the most cautious one raises it."""
NINE = 8
"""The rank of a 9, with aces high."""
SHORT = 3
"""The cards of a suit below which a Fiend with a strong hand plays no trump."""
SPITE = 0.07
"""The share of a trick that the most spiteful Fiend gives up to take an exchange."""
SAVING = 0.6
"""The fraction by which the thriftiest Fiend weights later tricks more."""
WITHOUT_LEAD = (0.95, 0.2)
"""The Fiend's chance to take the trick after losing the first or second exchange; found by trial."""
EQUAL = 1e-6
"""A share of a trick so small that it only breaks ties."""
THRIFT = (0.42, 0.42, 0.11)
"""The weight of a card's use in later tricks, relative to this trick, by exchange."""
HIGHEST, HIGH = 0.9, 0.15
"""The use of the highest card of a suit in later tricks, and of an ace's rank, as shares of a trick."""
RUNNING_TRUMP, OWN_TRUMP = 0.4, 0.3
"""The further use of a trump of this trick, and of the tricks that its owner leads."""
LONG_SUIT = 4.4
"""The ranks that each card of a suit adds to the others', when one is thrown away between the halves."""


def imp(view: EvilDealView, random: Random) -> EvilAction:
    """Lead the highest card, and answer with the highest card that wins, whichever exchange it is.

    Between the halves, throw away the lowest card of any suit.
    """
    if isinstance(view.phase, Burying):
        return min((a for a in view.legal if isinstance(a, Bury)), key=lambda a: ACE_HIGH[a.card])
    plays = [action.card for action in view.legal if isinstance(action, PlayCard)]
    if not plays or random.random() < LAPSE:
        return pick(view.legal, random)
    led = view.phase.led if isinstance(view.phase, Following) else None
    winning = [card for card in plays if led is None or beats(card, led, view.trump)]
    if winning:
        return PLAY[max(winning, key=ACE_HIGH.__getitem__)]
    return PLAY[min(plays, key=ACE_HIGH.__getitem__)]


def picks_blind(view: EvilDealView) -> bool:
    """True if the seat to move picks a stack that nobody has seen (ED-3), which is pure luck."""
    return isinstance(view.phase, Picking)


def fiend(view: EvilDealView, random: Random, style: Style = PLAIN) -> EvilAction:
    """Count cards, keep the best for the third exchange, and win the others only to lead next."""
    saving = 1 + SAVING * style.thrift
    match view.phase:
        case Picking():
            return pick(view.legal, random)
        case Naming():
            return choose_trumps(view, style)
        case Burying():
            return BURY[least(view)]
        case Following(led=led):
            spite = SPITE * style.spite
            return PLAY[answer(count_odds(view), view.hand, led, view.exchange, _named(view), saving, spite)]
        case _:
            return PLAY[lead(count_odds(view), view.hand, view.exchange, _named(view), saving)]


def choose_trumps(view: EvilDealView, style: Style = PLAIN) -> EvilAction:
    """Make the longer suit trump in the first half, or play no trump with a strong hand short of the suit."""
    hand = view.hand
    lengths = Counter(SUIT[card] for card in hand)
    strength = sum(max(0, ACE_HIGH[card] - NINE) for card in hand)
    plain = [action for action in view.legal if isinstance(action, SideBySide)]
    crosses = [action for action in view.legal if isinstance(action, Cross)]
    if plain and strength > STRONG - NERVE * style.nerve and lengths[SUIT[plain[0].first]] < SHORT:
        return max(plain, key=lambda action: ACE_HIGH[action.first])
    return max(crosses, key=lambda action: (lengths[SUIT[action.first]], ACE_HIGH[action.first]))


def is_wasteful(view: EvilDealView, action: EvilAction) -> bool:
    """True if a lower card does as much, or a higher trump card could be picked up (ED-11, ED-13)."""
    if isinstance(action, PlayCard) and isinstance(view.phase, Following):
        card, led, trump = action.card, view.phase.led, view.trump
        lower = [other for other in of_suit(view.hand, SUIT[card]) if ACE_HIGH[other] < ACE_HIGH[card]]
        return any(beats(other, led, trump) == beats(card, led, trump) for other in lower)
    return isinstance(action, Cross | SideBySide) and any(
        type(other) is type(action)
        and SUIT[other.first] == SUIT[action.first]
        and ACE_HIGH[other.first] > ACE_HIGH[action.first]
        for other in view.legal
    )


def least(view: EvilDealView) -> Card:
    """Return the card to discard between the halves."""
    lengths = Counter(SUIT[card] for card in view.hand)
    odds = count_odds(view)

    def kept(card: Card) -> float:
        return ACE_HIGH[card] + LONG_SUIT * lengths[SUIT[card]] + odds.highest(card)

    return min((action.card for action in view.legal if isinstance(action, Bury)), key=kept)


def cost(view: EvilDealView, action: EvilAction) -> int:
    """Return the cost of playing or throwing away a card: its rank, more if it is of the seat's own trump."""
    if not isinstance(action, PlayCard | Bury):
        return 0
    return ACE_HIGH[action.card] + len(RANKS) * (SUIT[action.card] == _named(view))


def _named(view: EvilDealView) -> Trump:
    """Return the trump of the tricks that the viewer opens."""
    assert view.seat is not None
    return view.trumps[view.seat][view.half]


def _worths(
    odds: Odds, cards: Sequence[Card], held: int, exchange: int, named: Trump, saving: float = 1.0
) -> dict[Card, float]:
    """Return each card's value in later tricks, as a share of a trick."""
    if held <= EXCHANGES - exchange:
        # No later trick to save for, but prefer low cards to high ones, and any card to a trump.
        return {card: EQUAL * (ACE_HIGH[card] + len(RANKS) * (SUIT[card] == odds.trump)) for card in cards}
    thrift, running = THRIFT[exchange] * saving, odds.trump
    worths = {}
    for card in cards:
        trumps = RUNNING_TRUMP * (SUIT[card] == running) + OWN_TRUMP * (SUIT[card] == named)
        rank = HIGH * ACE_HIGH[card] / len(RANKS)
        worths[card] = thrift * (HIGHEST * odds.highest(card) + rank + trumps)
    return worths


def for_the_trick(view: EvilDealView, cards: Sequence[Card]) -> Card:
    """Return the card that the Fiend would lead in the last exchange, as far as can be told now."""
    odds, held = count_odds(view), len(view.hand) - (LAST - view.exchange)
    cost = _worths(odds, cards, held, LAST, _named(view))
    return max(cards, key=lambda card: odds.wins(card) - cost[card])


def lead(odds: Odds, cards: Sequence[Card], exchange: int, named: Trump, saving: float = 1.0) -> Card:
    """Return the safest lead for the last exchange; before it, one likely to keep the lead, or a cheap one.

    ``named`` is trump in the tricks that the seat opens; ``saving`` is the weight of later tricks.
    """
    cost = _worths(odds, cards, len(cards), exchange, named, saving)
    wins = {card: odds.wins(card) for card in cards}
    if exchange == LAST:
        return max(cards, key=lambda card: wins[card] - cost[card])
    *_, second, best = sorted(cards, key=wins.__getitem__)

    def value(card: Card) -> float:
        lead_next = wins[second if card == best else best]
        return wins[card] * lead_next + (1 - wins[card]) * WITHOUT_LEAD[exchange] - cost[card]

    return max(cards, key=value)


def answer(
    odds: Odds,
    hand: Sequence[Card],
    led: Card,
    exchange: int,
    named: Trump,
    saving: float = 1.0,
    spite: float = 0.0,
) -> Card:
    """Return the cheapest card that wins the last exchange; before it, only if the lead is worth the card.

    ``spite`` is the extra value of winning an exchange.
    """
    cards = of_suit(hand, SUIT[led]) or hand
    cost = _worths(odds, cards, len(hand), exchange, named, saving)
    winning = [card for card in cards if beats(card, led, odds.trump)]
    losing = [card for card in cards if card not in winning]
    if not winning:
        return min(losing, key=cost.__getitem__)
    cheapest = min(winning, key=cost.__getitem__)
    if exchange == LAST or not losing:
        return cheapest
    thrown = min(losing, key=cost.__getitem__)
    lead_next = odds.surest([card for card in hand if card != cheapest])
    taken, left = lead_next - cost[cheapest] + spite, WITHOUT_LEAD[exchange] - cost[thrown]
    return cheapest if taken > left else thrown


POLICIES = {Level.IMP: imp, Level.FIEND: fiend}
