"""Reasons to lead a card or to answer with it: facts of the position, and a sentence for each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card
from game.evil_deal.actions import PlayCard
from game.evil_deal.phases import Following
from game.evil_deal.policy import LAST, for_the_trick, missed, own
from game.evil_deal.reckoning import unbeaten, unbeaten_if_followed
from game.evil_deal.scoring import DEALER_POINTS, HALF_TRICKS, OTHER_POINTS
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import the
from game.french import ACE_HIGH, SUIT
from game.french_tricks import beats
from game.sentences import how_often

CHEAP: Final = 0.5
"""A lead less likely to win than this is given away."""


@dataclass(frozen=True, slots=True)
class Unbeatable:
    """Nothing that the other player may hold beats it."""


@dataclass(frozen=True, slots=True)
class Safest:
    """No lead is safer, and it is safe this often."""

    chance: float
    needed: bool
    """True if nothing is paid without this trick."""


@dataclass(frozen=True, slots=True)
class SafeEnough:
    """It is safe this often, and saves a safer card."""

    chance: float
    saved: Card


@dataclass(frozen=True, slots=True)
class Saves:
    """It is given away to save a card that is likely to win."""

    card: Card
    for_this_trick: bool


@dataclass(frozen=True, slots=True)
class AllBeatable:
    """Every lead is likely to be beaten."""

    safest: bool
    """True if no other is less likely to be."""
    lowest: bool
    """True if it is the lowest card of the hand."""


@dataclass(frozen=True, slots=True)
class AnyWins:
    """Every card that can be played wins."""

    last: bool
    least: bool
    """True if no other winning card would be missed less, as in ``Wins`` and ``CannotWin``."""


@dataclass(frozen=True, slots=True)
class OnlyWinner:
    """Nothing else that may be played wins."""

    led: Card
    last: bool


@dataclass(frozen=True, slots=True)
class Wins:
    """It wins, as others would."""

    last: bool
    least: bool


@dataclass(frozen=True, slots=True)
class Needed:
    """It wins a trick without which nothing is paid."""


@dataclass(frozen=True, slots=True)
class GivesUp:
    """It loses what another card would win, to save that card."""

    card: Card


@dataclass(frozen=True, slots=True)
class CannotWin:
    """Nothing that may be played wins."""

    led: Card
    follows: bool
    least: bool


PlayReason: TypeAlias = (
    Unbeatable
    | Safest
    | SafeEnough
    | Saves
    | AllBeatable
    | AnyWins
    | OnlyWinner
    | Wins
    | Needed
    | GivesUp
    | CannotWin
)


def why_play(view: EvilDealView, card: Card) -> PlayReason | None:
    """Return what speaks for a card; None where little does."""
    return _why_answer(view, card) if isinstance(view.phase, Following) else _why_lead(view, card)


def _why_lead(view: EvilDealView, card: Card) -> PlayReason | None:
    chances = {other: unbeaten(view, other) for other in own(view)}
    chance, best = chances[card], max(chances.values())
    lowest = ACE_HIGH[card] == min(map(ACE_HIGH.__getitem__, chances))
    if chance == 1:
        return Unbeatable()
    if _needed(view):
        return Safest(chance, True) if chance == best > 0 else None
    if chance < CHEAP and (kept := _kept(view, card)) is not None:
        return Saves(kept, view.exchange < LAST)
    if best < CHEAP:
        return AllBeatable(chance == best > 0, lowest)
    if chance == best:
        return Safest(chance, False)
    surest = max(chances, key=lambda other: (chances[other], ACE_HIGH[other]))
    return SafeEnough(chance, surest) if chance >= CHEAP else Saves(surest, False)


def _kept(view: EvilDealView, card: Card) -> Card | None:
    """Return what giving a lead away saves: a card likelier to win, later in this trick or in another."""
    share = unbeaten if view.exchange < LAST else unbeaten_if_followed
    shares = {other: share(view, other) for other in own(view)}
    others = [other for other in shares if other != card]
    kept = _to_keep(view, others, shares) if others else card
    return None if shares[kept] < CHEAP or shares[kept] <= shares[card] else kept


def _to_keep(view: EvilDealView, cards: list[Card], shares: Mapping[Card, float]) -> Card:
    """Return what would be led for the trick, so that the next hint says so too; the highest of equals."""
    if view.exchange < LAST:
        meant = shares[for_the_trick(view, cards)]
    else:
        meant = max(shares[card] for card in cards)
    return max((card for card in cards if shares[card] == meant), key=ACE_HIGH.__getitem__)


def _needed(view: EvilDealView) -> bool:
    """ED-12, ED-14: True if this card decides a trick without which nothing is paid."""
    assert view.seat is not None
    paid = DEALER_POINTS if view.seat == view.dealer else OTHER_POINTS
    most = 2 * HALF_TRICKS - view.tricks[1 - view.seat]
    return view.exchange == LAST and paid[most] > 0 == paid[most - 1]


def _why_answer(view: EvilDealView, card: Card) -> PlayReason | None:
    """ED-10 to ED-12."""
    assert isinstance(view.phase, Following)
    led, last = view.phase.led, view.exchange == LAST
    playable = [action.card for action in view.legal if isinstance(action, PlayCard)]
    winning = [other for other in playable if beats(other, led, view.trump)]
    alike = winning if card in winning else playable
    least = missed(view, card) == min(missed(view, other) for other in alike)
    if not winning:
        return CannotWin(led, SUIT[playable[0]] == SUIT[led], least)
    if card not in winning:
        return None if _needed(view) else GivesUp(min(winning, key=lambda other: missed(view, other)))
    if len(winning) == len(playable):
        return AnyWins(last, least)
    if _needed(view):
        return Needed()
    return OnlyWinner(led, last) if len(winning) == 1 else Wins(last, least)


def sentence_of_play(found: PlayReason) -> str:
    """Return a reason in a sentence."""
    match found:
        case Unbeatable():
            return "Nothing can beat it."
        case Safest(chance=chance, needed=needed):
            begins = "You need this trick" if needed else _safe(chance)
            return f"{begins}, and you have nothing safer."
        case SafeEnough(chance=chance, saved=card):
            return f"{_safe(chance)}, and it saves {the(card)} for later."
        case Saves(card=card, for_this_trick=True):
            return f"It saves {the(card)} for the last card of the trick."
        case Saves(card=card):
            return f"It saves {the(card)} for later."
        case AllBeatable(safest=True):
            return "Whatever you lead will probably lose, but this has the best chance."
        case AllBeatable(lowest=True):
            return "Whatever you lead will probably lose, so make it your lowest."
        case AllBeatable():
            return "Whatever you lead will probably lose."
        case AnyWins(last=last, least=least):
            wins = "takes the trick" if last else "wins"
            return f"Anything you play {wins}{_least('this') if least else ''}."
        case OnlyWinner(last=True):
            return "It's the only card you have that takes the trick."
        case OnlyWinner(led=led):
            return f"It's the only card you have that beats {the(led)}."
        case Wins(last=last, least=least):
            wins = "takes the trick" if last else "wins"
            return f"It {wins}{_least('it') if least else ''}."
        case Needed():
            return "Without this trick you score nothing."
        case GivesUp(card=card):
            return f"It loses, but it saves {the(card)} for later."
        case CannotWin(led=led, follows=follows, least=least):
            cannot = f"You can't beat {the(led)}" if follows else "You can't win this one"
            return f"{cannot}{_least('this') if least else ''}."


def _safe(chance: float) -> str:
    """Return how often a lead wins, as the beginning of a sentence."""
    often = how_often(chance)
    return f"It {often} wins" if often == "almost never" else f"It wins {often}"


def _least(card: str) -> str:
    """Return that no card that would do as well is missed less."""
    return f", and you'll miss {card} least"
