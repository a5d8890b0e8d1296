"""How the Imp and the Fiend play Evil Deal, from views alone."""

from collections import Counter
from random import Random

from game.cards import Card
from game.contract import Level
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide
from game.evil_deal.cards import CARDS, RANK, SUIT
from game.evil_deal.rules import BURY, HANDS, PLAY, Burying, EvilAction, Following, Naming, Picking, beats
from game.evil_deal.view import EvilDealView
from game.evil_deal.words import trump_suit

LAST = 2
"""The exchange that takes the trick, counted from 0."""


def imp(view: EvilDealView, random: Random) -> EvilAction:
    """Leads its highest card and takes whatever it can, whether it matters or not."""
    plays = [action for action in view.legal if isinstance(action, PlayCard)]
    if not plays:
        return view.legal[int(random.random() * len(view.legal))]
    return max(plays, key=lambda action: RANK[action.card])


def fiend(view: EvilDealView, random: Random) -> EvilAction:
    """Saves its strength for the third exchange, counts the cards, and ruffs when it pays."""
    match view.phase:
        case Picking():
            return view.legal[int(random.random() * 2)]
        case Naming():
            return _named(view)
        case Burying():
            return BURY[min(_buryable(view), key=lambda card: _keep_value(view, card))]
        case Following(led=led):
            return PLAY[_answer(view, led)]
        case _:
            return PLAY[_lead(view)]


def _own(view: EvilDealView) -> list[Card]:
    assert view.seat is not None
    return [card for card in view.piles[HANDS + view.seat] if card is not None]


def _cards(view: EvilDealView) -> list[Card]:
    return [action.card for action in view.legal if isinstance(action, PlayCard)]


def _named(view: EvilDealView) -> EvilAction:
    """The longer suit rules now; a suit held twice rules both halves."""
    lengths = Counter(SUIT[card] for card in _own(view))
    crosses = [action for action in view.legal if isinstance(action, Cross)]
    strength = sum(max(0, RANK[card] - 8) for card in _own(view))
    plain = [action for action in view.legal if isinstance(action, SideBySide)]
    if plain and strength > 26 and lengths[SUIT[plain[0].first]] < 3:
        return plain[0]
    return max(crosses, key=lambda action: (lengths[SUIT[action.first]], -RANK[action.first]))


def _buryable(view: EvilDealView) -> list[Card]:
    return [action.card for action in view.legal if isinstance(action, Bury)]


def _keep_value(view: EvilDealView, card: Card) -> float:
    lengths = Counter(SUIT[other] for other in _own(view))
    return RANK[card] + 0.8 * lengths[SUIT[card]]


def _out(view: EvilDealView) -> list[Card]:
    """The cards this seat has not seen: the other's hand is among them."""
    seen = {card for pile in view.piles for card in pile}
    return [card for card in range(CARDS) if card not in seen]


def _chance(view: EvilDealView, card: Card, unseen: list[Card]) -> float:
    """How likely a led card is to win its exchange against an unseen hand."""
    assert view.seat is not None
    other = 1 - view.seat
    held = len(view.piles[HANDS + other])
    suit = SUIT[card]
    void = bool(view.void[other] >> suit & 1)
    higher = 0 if void else sum(SUIT[out] == suit and RANK[out] > RANK[card] for out in unseen)
    share = held / max(1, len(unseen))
    safe = (1 - share) ** higher
    trumps = trump_suit(view)
    if trumps is None or trumps == suit or view.void[other] >> trumps & 1:
        return safe
    same = sum(SUIT[out] == suit for out in unseen)
    follows = 0.0 if void else 1 - (1 - share) ** same
    ruffs = 1 - (1 - share) ** sum(SUIT[out] == trumps for out in unseen)
    return safe * (1 - (1 - follows) * ruffs)


def _lead(view: EvilDealView) -> Card:
    """For the trick itself the surest card; before that one likely to keep the lead, or a cheap one."""
    cards, unseen, trumps = _cards(view), _out(view), trump_suit(view)
    if view.exchange == LAST:
        return max(cards, key=lambda card: (_chance(view, card, unseen), -RANK[card]))
    left_over = len(cards) - 1

    def worth(card: Card) -> float:
        rest = [other for other in cards if other != card]
        best = max((_chance(view, other, unseen) for other in rest), default=0.0)
        win = _chance(view, card, unseen)
        cost = RANK[card] / 13 + (0.35 if SUIT[card] == trumps else 0.0)
        return win * best + (1 - win) * 0.35 - 0.30 * cost * (left_over > 0)

    return max(cards, key=worth)


def _answer(view: EvilDealView, led: Card) -> Card:
    """Take the third exchange as cheaply as it can be taken; before that only where it costs little."""
    cards, trumps = _cards(view), trump_suit(view)
    winning = [card for card in cards if beats(card, led, trumps)]
    losing = [card for card in cards if card not in winning]

    def cheap(card: Card) -> tuple[bool, int]:
        return SUIT[card] == trumps, RANK[card]

    if not winning:
        return min(losing, key=cheap)
    cheapest = min(winning, key=cheap)
    if view.exchange == LAST or not losing:
        return cheapest
    unseen = _out(view)
    rest = [card for card in cards if card != cheapest]
    lead_next = max((_chance(view, card, unseen) for card in rest), default=0.0)
    return cheapest if lead_next > 0.55 and RANK[cheapest] < 11 else min(losing, key=cheap)


MINDS = {Level.IMP: imp, Level.FIEND: fiend}
