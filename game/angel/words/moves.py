"""Actions of Angel: their gestures, previews and reasons."""

from dataclasses import dataclass
from statistics import fmean
from typing import Final, TypeAlias

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import DECK, DEVIL, VALUE
from game.angel.combinations import NAMES, PAIR, best, score
from game.angel.moves import CALL, AngelAction
from game.angel.options import NTH
from game.angel.phases import Playing
from game.angel.places import STOCK, TRASH, unseen
from game.angel.policy import draws_after, enough, own, unseen_cards
from game.angel.turns import own_turn, turns_taken
from game.angel.view import AngelView
from game.angel.words.naming import held, the
from game.angel.words.odds import SURE, Hope, call_wins, hope, makers, times
from game.cards import Card
from game.contract.table import Carry, Closed, Gesture, Press, Touch
from game.sentences import Cast, listed, opening, ordinal

CONFIRM: Final = "This ends the deal. If anyone beats you, only you lose a credit."
JUDGEMENT_DAY: Final = Press("Judgement Day", "J", CONFIRM, yes="Call it", no="Wait")
GIVEN_UP: Final = 5
"""Points by which a discard must fall short on average for a call to be worth a word."""
RISKY: Final = 0.45
"""A chance below which a call rather loses, as the odds are told."""


def gesture(view: AngelView, action: AngelAction) -> Gesture:
    """Return how an action is done: a back is clicked, a card carried to the discard pile, or a button."""
    match action:
        case DiscardUnseen(slot=slot):
            return Touch(unseen(view.to_move or 0), slot)
        case Discard(card=card):
            return Carry((card,), TRASH)
        case CallJudgementDay():
            return JUDGEMENT_DAY


def closed(view: AngelView) -> list[Closed]:
    """Return the call, until it is open to the seat that discards (AN-10)."""
    if not isinstance(view.phase, Playing) or not view.legal or CALL in view.legal:
        return []
    now = ordinal(own_turn(turns_taken(len(view.piles[STOCK]))))
    return [Closed(JUDGEMENT_DAY, f"Opens on your {ordinal(view.opens)} turn. This is your {now}.")]


def order(_view: AngelView, action: AngelAction) -> str:
    """Return an action as an order."""
    match action:
        case DiscardUnseen():
            return "flip any card"
        case Discard(card=card):
            return f"throw away {the(card)}"
        case CallJudgementDay():
            return "call Judgement Day"


def preview(view: AngelView, action: AngelAction) -> str:
    """Return what would be kept, or what a call would stand on."""
    match action:
        case DiscardUnseen():
            return "Flip this one. It's out until the next deal."
        case Discard(card=card):
            kept = listed([DECK.text(other) for other in held(view) if other != card])
            then = "The last card ends the deal." if len(view.piles[STOCK]) == 1 else "You draw another."
            return f"Keep {kept}. {then}"
        case CallJudgementDay():
            return f"The deal ends. You have {score(held(view), view.bonuses)}."


@dataclass(frozen=True, slots=True)
class AnyIsAsGood:
    """Nobody has seen any of the cards."""


@dataclass(frozen=True, slots=True)
class NotOpenYet:
    """A good hand has to be broken up, because no call is open; this discard costs least."""

    opens: int


@dataclass(frozen=True, slots=True)
class CallTooRisky:
    """The hand is better than what this leaves, but a call would rather lose."""

    chance: float


@dataclass(frozen=True, slots=True)
class Keeps:
    """The three cards that are kept hold a bonus, and may hold a better one."""

    combination: int
    hoped: Hope | None


@dataclass(frozen=True, slots=True)
class Lowest:
    """It counts less than all others that may go."""


@dataclass(frozen=True, slots=True)
class Hopes:
    """One card may make a combination of what is kept."""

    hoped: Hope
    chance: float


@dataclass(frozen=True, slots=True)
class Averages:
    """The count of the hand with the next card."""

    points: int


@dataclass(frozen=True, slots=True)
class CallWins:
    """The chance that a call wins."""

    chance: float


Reason: TypeAlias = AnyIsAsGood | NotOpenYet | CallTooRisky | Keeps | Lowest | Hopes | Averages | CallWins


def why(view: AngelView, action: AngelAction) -> Reason:
    """Return what speaks for an action."""
    match action:
        case DiscardUnseen():
            return AnyIsAsGood()
        case Discard(card=card):
            return _why_no_call(view, card) or _why_discard(view, card)
        case CallJudgementDay():
            return CallWins(call_wins(view))


def _why_no_call(view: AngelView, card: Card) -> Reason | None:
    """AN-10: say why a hand is not called that beats what this leaves on average; None where it might be."""
    may_go = [action.card for action in view.legal if isinstance(action, Discard)]
    usual = {gone: fmean(counts) for gone, counts in draws_after(view, own(view), may_go).items()}
    now = score(own(view), view.bonuses)
    if usual[card] < max(usual.values()) or usual[card] + GIVEN_UP > now:
        return None
    if CALL not in view.legal:
        return NotOpenYet(view.opens)
    chance = call_wins(view) if now < enough(view) else 1.0
    return CallTooRisky(chance) if chance < RISKY else None


def _why_discard(view: AngelView, card: Card) -> Reason:
    """AN-12, AN-13: say what is kept, or what to hope for."""
    kept = [other for other in own(view) if other != card]
    coming = sorted(unseen_cards(view))
    hoped = hope(kept, coming, view.bonuses)
    which = best(kept, view.bonuses)[1]
    if which is not None:
        return Keeps(which, hoped)
    if hoped is not None and hoped.combination != PAIR:
        return Hopes(hoped, len(hoped.cards) / len(coming))
    if all(VALUE[card] < VALUE[other] for other in kept if other != DEVIL):
        return Lowest()
    if hoped is not None:
        return Hopes(hoped, len(hoped.cards) / len(coming))
    return Averages(round(fmean(draws_after(view, own(view), [card])[card])))


def reason(view: AngelView, action: AngelAction, _cast: Cast) -> str:
    """Return why to do an action, in one sentence."""
    match why(view, action):
        case AnyIsAsGood():
            return "Nobody has seen them, so any will do."
        case NotOpenYet(opens=opens):
            return f"You can't call until your {NTH[opens]} turn, and this costs you least."
        case CallTooRisky(chance=chance):
            never = chance <= 1 - SURE
            return "Calling would almost never win." if never else f"Calling would only win {times(chance)}."
        case Keeps(combination=combination, hoped=better):
            hopes = "" if better is None else f", and {_makes(view, better)}"
            return f"You keep {NAMES[combination]}{hopes}."
        case Lowest():
            return "It's your lowest card."
        case Hopes(hoped=hoped, chance=chance):
            return f"{opening(_makes(view, hoped))}, {times(chance)}."
        case Averages(points=points):
            return f"With the next card you'd have about {points}."
        case CallWins(chance=chance):
            return _wins(chance)


def _wins(chance: float) -> str:
    if chance >= SURE:
        return "You almost always win this."
    return "You almost never win this." if chance <= 1 - SURE else f"You win this {times(chance)}."


def _makes(view: AngelView, hoped: Hope) -> str:
    """Return which cards make a combination: ``a 5 or the Angel makes three of a kind``."""
    return f"{makers(hoped, unseen_cards(view))} makes {NAMES[hoped.combination]}"
