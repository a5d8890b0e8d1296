"""Hints for Evil Deal: the reasons for an action as values, and their sentences."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from game.cards import Card, Seat
from game.evil_deal.actions import Bury, Cross, EvilAction, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK
from game.evil_deal.odds import higher_hidden, unbeaten, void_chance
from game.evil_deal.policy import LAST, for_the_trick
from game.evil_deal.position import Following, Naming, suits_named
from game.evil_deal.scoring import ALL_TRICKS, BONUS, DEALER_POINTS, OTHER_POINTS
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import HALVES, one_of, suit_count, suit_name, the
from game.french import ACE_HIGH, SUIT, Trump, beats, of_suit
from game.sentences import Cast, how_often, in_words, listed, noun

ACE: Final = 13
KING: Final = 12
EIGHT: Final = 7
"""Ranks of aces, kings and eights, with the ace high."""
MANY_HIGH: Final = 3
"""The fewest aces and kings that count as many in a hand of twelve."""
FEW: Final = 3
"""Cards of a suit below which a hand of twelve is short of it."""
CHEAP: Final = 0.5
"""The chance to win below which a lead counts as given away."""


class Plain(Enum):
    """Reasons without numbers, each with its sentence."""

    ALL_ALIKE = "Nobody has seen them."
    NO_TRUMP_PAYS = f"Each trick after your fourth pays {BONUS} extra."
    FEW_HIGH = "You hold few aces and kings, so a trump should help."
    LOWEST_CARD = "It's your lowest card."
    BEST_CHANCE = "Any lead will probably be beaten, but this has the best chance."
    LOW_LEAD = "Any lead will probably be beaten, so make it a low one."
    SAVES_BETTER = "Save your better cards for the third round."
    NEEDED = "Without this trick you score nothing."


class CancelledAnyway(NamedTuple):
    """The suit of both trump cards is sure to be cancelled in a half, or could be."""

    suit: int
    by: Seat | None
    """The seat that could cancel it; None if it is certain."""
    halves: int = 0
    """The number of halves in which it is certain."""


class ShortOf(NamedTuple):
    """The hand holds few cards of the suit of both trump cards."""

    suit: int
    held: int


class ManyHigh(NamedTuple):
    """The hand holds many aces and kings."""

    aces: int
    kings: int


class HigherJoins(NamedTuple):
    """The first half's trump card will be picked up later, and this is the higher of the two."""

    card: Card


class HoldsMany(NamedTuple):
    """The hand holds many cards of the suit of both trump cards."""

    suit: int
    held: int


class AvoidsCancel(NamedTuple):
    """The other order of the trump cards would get this suit cancelled in a half; None means both suits."""

    suit: int
    half: int | None


class Cancels(NamedTuple):
    """It cancels this suit for both players."""

    suit: int
    later: bool
    """True if it is cancelled in the second half."""


class MayCancel(NamedTuple):
    """The other player, who picks second, can cancel this suit but not ``other``."""

    suit: int
    other: int
    """The suit picked instead."""


class LongerSuit(NamedTuple):
    """The hand holds more cards of the first suit than of the other."""

    suit: int
    held: int
    other: int
    other_held: int


class HigherSuit(NamedTuple):
    """The hand holds as many cards of both suits, but higher ones of the first."""

    suit: int
    other: int


class OnlyOne(NamedTuple):
    """It is the hand's only card of its suit, so the suit can be trumped afterwards."""

    suit: int
    trump: int


class LowestOf(NamedTuple):
    """It is the lowest card of its suit in the hand."""

    suit: int
    held: int


class AsGoodAs(NamedTuple):
    """A higher card of the hand beats no more of the cards that the other player may hold."""

    card: Card


class StillFollows(NamedTuple):
    """The other player must follow suit, with no higher card, and so can neither beat nor trump the lead."""

    suit: int


class Unbeatable(NamedTuple):
    """Nothing in the other hand beats this lead."""

    suit: int
    trump: Trump
    void: bool
    """True if the other hand holds no card of the suit."""
    shown: bool
    """True if the other player has failed to follow that suit before."""


class Safest(NamedTuple):
    """No lead is safer; ``chance`` is the chance that it wins."""

    chance: float
    needed: bool
    """True if the viewer scores nothing without this trick."""


class SafeEnough(NamedTuple):
    """It wins with this chance and saves a safer card."""

    chance: float
    saved: Card


class AnyWins(NamedTuple):
    """Every legal card wins, and this is the lowest."""

    last: bool
    suit: int


class OnlyWinner(NamedTuple):
    """No other legal card wins."""

    led: Card
    last: bool


class Wins(NamedTuple):
    """It is the lowest card that wins."""

    led: Card
    last: bool


class WinsAndSaves(NamedTuple):
    """It is the lowest card that wins, and it saves a higher one to lead in the last exchange."""

    led: Card
    card: Card


class GivesUp(NamedTuple):
    """It loses an exchange before the last, and saves the card that would win it."""

    card: Card


class CannotWin(NamedTuple):
    """No legal card wins, and this is the lowest of its suit in the hand."""

    suit: int
    led: Card | None
    """The card led, if this follows suit."""
    lowest: bool
    """True if it is the hand's lowest card."""


OfNoTrump: TypeAlias = CancelledAnyway | ShortOf | ManyHigh
OfCancelling: TypeAlias = AvoidsCancel | Cancels | MayCancel
OfTrumps: TypeAlias = HigherJoins | HoldsMany | LongerSuit | HigherSuit
OfTheRest: TypeAlias = OnlyOne | LowestOf | AsGoodAs
OfALead: TypeAlias = StillFollows | Unbeatable | Safest | SafeEnough
OfAnAnswer: TypeAlias = AnyWins | OnlyWinner | Wins | WinsAndSaves | GivesUp | CannotWin
Reason: TypeAlias = Plain | OfNoTrump | OfCancelling | OfTrumps | OfTheRest | OfALead | OfAnAnswer


def reason(view: EvilDealView, action: EvilAction, cast: Cast) -> str:
    """Return the reason for an action in words; empty if it has no clear one."""
    found, them = why(view, action), cast.names[1 - view.mover]
    if found is None:
        return ""
    if isinstance(found, Plain):
        return found.value
    if isinstance(found, OfNoTrump):
        return _of_no_trump(found, cast)
    if isinstance(found, OfCancelling):
        return _of_cancelling(found, them)
    if isinstance(found, OfTrumps):
        return _of_trumps(found)
    if isinstance(found, OfTheRest):
        return _of_the_rest(view, found, cast)
    if isinstance(found, OfALead):
        assert isinstance(action, PlayCard)
        return _of_a_lead(found, action.card, them)
    return _of_an_answer(found)


def _of_no_trump(found: OfNoTrump, cast: Cast) -> str:
    """Return a reason to play no trump."""
    match found:
        case CancelledAnyway(suit=suit, by=int(by)):
            return f"{cast.names[by]} could cancel your {suit_name(suit)}, and playing no trump pays extra."
        case CancelledAnyway(suit=suit, halves=halves):
            where = "one half" if halves == 1 else "both halves"
            return (
                f"Your {suit_name(suit)} would cancel out in {where} anyway, and playing no trump pays extra."
            )
        case ShortOf(suit=suit, held=held):
            only = f"only {suit_count(held, suit)}" if held else suit_count(held, suit)
            return f"You hold {only}, and playing no trump pays extra."
        case ManyHigh(aces=aces, kings=kings):
            both = (aces, "ace"), (kings, "king")
            high = listed([f"{in_words(count)} {noun(count, name)}" for count, name in both if count])
            return f"You hold {high}, so you can do without a trump."


def _of_cancelling(found: OfCancelling, them: str) -> str:
    """Return a reason about suits that cancel out."""
    match found:
        case AvoidsCancel(suit=suit, half=half) if half is not None:
            return (
                f"The other way round, you both pick {suit_name(suit)}, and the {HALVES[half]} has no trump."
            )
        case AvoidsCancel():
            return "The other way round, neither half has a trump."
        case Cancels(suit=suit, later=True):
            return f"Your {suit_name(suit)} cancel {them}'s in the second half."
        case Cancels(suit=suit):
            return f"That cancels {them}'s {suit_name(suit)}, so this half has no trump."
        case MayCancel(suit=suit, other=other):
            return f"{them} could cancel your {suit_name(suit)}, but not your {suit_name(other)}."


def _of_trumps(found: OfTrumps) -> str:
    """Return a reason to pick a trump that isn't about cancelling the other's."""
    match found:
        case HoldsMany(suit=suit, held=held):
            return f"You hold {suit_count(held, suit)}."
        case LongerSuit(suit=suit, held=held, other=other, other_held=fewer):
            return f"You hold {suit_count(held, suit)} and {suit_count(fewer, other)}."
        case HigherSuit(suit=suit, other=other):
            return f"You hold as many {suit_name(other)}, but your {suit_name(suit)} are higher."
        case HigherJoins(card=card):
            return f"You pick up {the(card)} later, and it's the higher of your trump cards."


def _of_the_rest(view: EvilDealView, found: OfTheRest, cast: Cast) -> str:
    """Return a reason about the rest of the hand, such as a suit that can be trumped afterwards."""
    match found:
        case OnlyOne(suit=suit, trump=trump):
            when = _when_trump(view, trump, cast)
            return f"Then you hold no {suit_name(suit)}, so you can trump them {when}."
        case LowestOf(suit=suit, held=2):
            return f"It's the lower of your two {suit_name(suit)}."
        case LowestOf(suit=suit, held=held):
            return f"It's the lowest of your {suit_count(held, suit)}."
        case AsGoodAs(card=card):
            return f"Your {DECK.text(card)} would do no better, so save it."


def _of_a_lead(found: OfALead, card: Card, them: str) -> str:
    """Return a reason to lead a card."""
    match found:
        case StillFollows(suit=suit):
            return f"{them} has {suit_name(suit)}, but none higher, so it wins."
        case Unbeatable():
            return _unbeatable(found, card, them)
        case Safest(needed=True):
            return "You need this trick, and you have nothing safer."
        case Safest(chance=chance):
            return f"It wins {how_often(chance)}, and you have nothing safer."
        case SafeEnough(chance=chance, saved=saved):
            return f"It wins {how_often(chance)}, and it saves {the(saved)}."


def _of_an_answer(found: OfAnAnswer) -> str:
    """Return a reason to answer a lead with a card."""
    match found:
        case AnyWins(last=True, suit=suit):
            return f"All your {suit_name(suit)} take the trick, and this is the lowest."
        case AnyWins(suit=suit):
            return f"All your {suit_name(suit)} win, and this is the lowest."
        case OnlyWinner(last=True):
            return "Nothing else you can play takes the trick."
        case OnlyWinner(led=led):
            return f"Nothing else you can play beats {the(led)}."
        case Wins(last=True):
            return "It's the lowest that takes the trick."
        case Wins(led=led):
            return f"It's the lowest that beats {the(led)}."
        case WinsAndSaves(led=led, card=card):
            return f"It beats {the(led)} and saves {the(card)} for the third round."
        case GivesUp(card=card):
            return f"It loses, but it saves {the(card)}."
        case CannotWin(suit=suit, led=int(led)):
            return f"It's your lowest {one_of(suit)}, and you can't beat {the(led)}."
        case CannotWin(lowest=True):
            return "It's your lowest card, and you can't win here."
        case CannotWin(suit=suit):
            return f"It's your lowest {one_of(suit)}, and you can't win here."


def _when_trump(view: EvilDealView, trump: int, cast: Cast) -> str:
    """Return the tricks in which a suit is trump; the other player's are named with the suit (ED-9)."""
    if trump == _own_trump(view):
        return "in tricks you lead"
    return f"with {suit_name(trump)} in tricks {cast.names[1 - view.near]} leads"


def _own_trump(view: EvilDealView) -> int | None:
    """Return the viewer's trump in this half (ED-9)."""
    return view.trumps[view.near][view.half]


def _unbeatable(found: Unbeatable, lead: Card, them: str) -> str:
    """Give the reason why nothing beats a lead (ED-10, ED-11)."""
    suit, trump = found.suit, found.trump
    if not found.void and ACE_HIGH[lead] == ACE:
        if trump == suit:
            return "Nothing beats the ace of trumps."
        if trump is None:
            return "There's no trump, so nothing beats an ace."
        return f"{them} is out of trumps, so nothing beats an ace."
    card = one_of(suit)
    if found.shown:
        if trump is None:
            return f"{them} ran out of {suit_name(suit)} earlier, and there's no trump, so it wins."
        if trump == suit:
            return f"{them} ran out of {suit_name(suit)} earlier, so it wins."
        return f"{them} ran out of {suit_name(suit)} earlier and has no trumps left, so it wins."
    others = f"other {card}" if found.void else f"higher {card}"
    if trump is None:
        return f"You've seen every {others}, and there's no trump, so it wins."
    if trump == suit:
        return f"You've seen every {others}, so it wins."
    return f"You've seen every {others}, and {them} is out of trumps, so it wins."


def why(view: EvilDealView, action: EvilAction) -> Reason | None:
    """Return the reason for an action; None if it has no clear one."""
    match action:
        case TakeStack():
            return Plain.ALL_ALIKE
        case SideBySide(first=first):
            return why_no_trump(view, first)
        case Cross(first=first):
            return why_cross(view, action, first)
        case Bury(card=card):
            return why_throw(view, card)
        case PlayCard(card=card) if isinstance(view.phase, Following):
            return _why_answer(view, card)
        case PlayCard(card=card):
            return _why_lead(view, card)


def why_no_trump(view: EvilDealView, first: Card) -> Reason:
    """Return the reason to play no trump: a cancelled or short suit, or a strong hand (ED-5, ED-6, ED-14)."""
    suit = SUIT[first]
    if lost := _cancelled(view, Cross(first)):
        return CancelledAnyway(suit, None, len(lost))
    if suit in _cancellable(view):
        return CancelledAnyway(suit, view.dealer)
    held = len(of_suit(view.hand, suit))
    if held < FEW:
        return ShortOf(suit, held)
    high = _high(view)
    return ManyHigh(*high) if sum(high) >= MANY_HIGH else Plain.NO_TRUMP_PAYS


def why_cross(view: EvilDealView, action: Cross, first: Card) -> Reason | None:
    """Return the reason for a cross: a trump cancelled or not, or the suits of the hand (ED-4 to ED-6)."""
    assert view.seat is not None
    other = next(card for card in view.trump_cards(view.seat) if card != first)
    one, two = (of_suit(view.hand, SUIT[card]) for card in (first, other))
    cancelled, lost = _cancelled(view, action), _cancelled(view, Cross(other))
    if SUIT[other] == SUIT[first]:
        if cancelled:
            return _cancels(cancelled)
        if len(one) >= FEW:
            return HoldsMany(SUIT[first], len(one))
        return _joins(first, other) if sum(_high(view)) >= MANY_HIGH else Plain.FEW_HIGH
    if lost and not cancelled:
        half = min(lost)
        return AvoidsCancel(lost[half], None if len(lost) > 1 else half)
    if cancelled and not lost:
        return _cancels(cancelled)
    if len(one) > len(two):
        return LongerSuit(SUIT[first], len(one), SUIT[other], len(two))
    if len(one) == len(two) and sum(ACE_HIGH[card] for card in one) > sum(ACE_HIGH[card] for card in two):
        return HigherSuit(SUIT[first], SUIT[other])
    return _joins(first, other) or _cannot_cancel(view, SUIT[first], SUIT[other])


def _cannot_cancel(view: EvilDealView, suit: int, other: int) -> MayCancel | None:
    """Return the reason that the dealer could only cancel the other suit (ED-6)."""
    dealers = _cancellable(view)
    return MayCancel(other, suit) if other in dealers and suit not in dealers else None


def _cancellable(view: EvilDealView) -> list[int]:
    """Return the suits of the other player's trump cards; none if that player has chosen (ED-6)."""
    assert view.seat is not None
    picks = isinstance(view.phase, Naming) and view.phase.theirs is None
    return [SUIT[card] for card in view.trump_cards(1 - view.seat)] if picks else []


def _high(view: EvilDealView) -> tuple[int, int]:
    """Return the number of aces and of kings in the hand."""
    ranks = [ACE_HIGH[card] for card in view.hand]
    return ranks.count(ACE), ranks.count(KING)


def _joins(first: Card, other: Card) -> HigherJoins | None:
    """Return the reason to pick up the higher trump card later (ED-13)."""
    return HigherJoins(first) if ACE_HIGH[first] > ACE_HIGH[other] else None


def _cancels(cancelled: Mapping[int, int]) -> Cancels:
    """Return the reason that a choice cancels the other player's trump, in the first half if it can."""
    half = min(cancelled)
    return Cancels(cancelled[half], later=half == 1)


def _cancelled(view: EvilDealView, choice: Cross) -> dict[int, int]:
    """Return the suits that would be cancelled by the other player's choice, by half (ED-6)."""
    assert view.seat is not None
    theirs = view.phase.theirs if isinstance(view.phase, Naming) else None
    if theirs is None:
        return {}
    mine = suits_named(choice, view.trump_cards(view.seat))
    named = suits_named(theirs, view.trump_cards(1 - view.seat))
    return {half: suit for half, suit in enumerate(mine) if suit is not None and suit == named[half]}


def why_throw(view: EvilDealView, card: Card) -> Reason | None:
    """Return the reason to throw a card away: a short suit to trump, or a low card (ED-10, ED-13)."""
    hand, suit = view.hand, SUIT[card]
    if found := _only_one(view, card):
        return found
    free = [action.card for action in view.legal if isinstance(action, Bury)]
    if all(ACE_HIGH[card] < ACE_HIGH[other] for other in free if other != card):
        return Plain.LOWEST_CARD
    alike = of_suit(hand, suit)
    lowest = card == min(alike, key=ACE_HIGH.__getitem__)
    return LowestOf(suit, len(alike)) if lowest and len(alike) > 1 else None


def _only_one(view: EvilDealView, card: Card) -> OnlyOne | None:
    """Return the reason to play the only card of a suit that can be trumped afterwards (ED-10)."""
    suit = SUIT[card]
    trump = _held_trump(view, suit) if len(of_suit(view.hand, suit)) == 1 else None
    return None if trump is None else OnlyOne(suit, trump)


def _held_trump(view: EvilDealView, suit: int) -> int | None:
    """Return a trump in hand that could trump a suit, the viewer's own first (ED-9, ED-10)."""
    own, other = (view.trumps[seat][view.half] for seat in (view.near, 1 - view.near))
    if void_chance(view, suit) == 1:
        return None
    held = {SUIT[card] for card in view.hand}
    return next((each for each in (own, other) if suit not in (own, other) and each in held), None)


def _as_good(view: EvilDealView, card: Card) -> AsGoodAs | None:
    """Return the reason that a higher card of the hand would do no better (ED-11)."""
    higher = [other for other in of_suit(view.hand, SUIT[card]) if ACE_HIGH[other] > ACE_HIGH[card]]
    above = min(higher, key=ACE_HIGH.__getitem__, default=card)
    same = above != card and higher_hidden(view, above) == higher_hidden(view, card)
    return AsGoodAs(above) if same else None


def _why_lead(view: EvilDealView, card: Card) -> Reason | None:
    """Return the reason for a lead; None if it has no clear one (ED-9 to ED-12)."""
    chances = {other: unbeaten(view, other) for other in view.hand}
    chance, best, last = chances[card], max(chances.values()), view.exchange == LAST
    if chance == 1:
        return _why_unbeatable(view, SUIT[card])
    if _needed(view) and best > 0:
        return Safest(chance, needed=True) if chance == best else None
    lowest = card == min(of_suit(view.hand, SUIT[card]), key=ACE_HIGH.__getitem__)
    if best < CHEAP and chance == best > 0:
        return Plain.BEST_CHANCE
    if best < CHEAP:
        return Plain.LOW_LEAD if lowest and ACE_HIGH[card] <= EIGHT else None
    if chance == best:
        return Safest(chance, needed=False)
    if chance >= CHEAP:
        surest = max(chances, key=lambda other: (chances[other], ACE_HIGH[other]))
        return SafeEnough(chance, surest)
    return Plain.SAVES_BETTER if lowest and ACE_HIGH[card] < KING and not last else None


def _why_unbeatable(view: EvilDealView, suit: int) -> StillFollows | Unbeatable:
    """Return the reason why no card of the other hand beats a lead of a suit (ED-10, ED-11)."""
    void = void_chance(view, suit)
    if void == 0 and view.trump not in (None, suit):
        return StillFollows(suit)
    shown = bool(view.void[1 - view.near] >> suit & 1)
    return Unbeatable(suit, view.trump, void=void == 1, shown=shown)


def _is_lowest(view: EvilDealView, card: Card) -> bool:
    """True if no card of the hand is as low."""
    return all(ACE_HIGH[card] < ACE_HIGH[other] for other in view.hand if other != card)


def _needed(view: EvilDealView) -> bool:
    """True if this card decides a trick without which the viewer scores nothing (ED-12, ED-14)."""
    assert view.seat is not None
    paid = DEALER_POINTS if view.seat == view.dealer else OTHER_POINTS
    most = ALL_TRICKS - view.tricks[1 - view.seat]
    return view.exchange == LAST and paid[most] > 0 and paid[most - 1] == 0


def _why_answer(view: EvilDealView, card: Card) -> Reason | None:
    """Return the reason for an answer; None if it has no clear one (ED-10 to ED-12).

    A card has no clear reason if a lower one of its suit does as much, unless it does no more than this.
    """
    assert isinstance(view.phase, Following)
    led, last, suit = view.phase.led, view.exchange == LAST, SUIT[card]
    playable = [action.card for action in view.legal if isinstance(action, PlayCard)]
    winning = [other for other in playable if beats(other, led, view.trump)]
    alike = of_suit(winning if card in winning else [*{*playable} - {*winning}], suit)
    if card != min(alike, key=ACE_HIGH.__getitem__):
        as_good = _as_good(view, card)
        return as_good if as_good is not None and as_good.card in alike else None
    if card not in winning:
        return _why_lose(view, card, led, winning)
    if _needed(view) and len(winning) < len(playable):
        return Plain.NEEDED
    if (saved := _saved(view, card, winning)) is not None:
        return WinsAndSaves(led, saved)
    if len(winning) == len(playable):
        return AnyWins(last, suit)
    return OnlyWinner(led, last) if len(winning) == 1 else Wins(led, last)


def _why_lose(view: EvilDealView, card: Card, led: Card, winning: Sequence[Card]) -> Reason | None:
    """Return the reason to lose an exchange with this card; None if it has no clear one."""
    suit = SUIT[card]
    if winning:
        saved = min(winning, key=ACE_HIGH.__getitem__)
        free = suit != _own_trump(view) or suit == SUIT[led] or _is_lowest(view, card)
        return GivesUp(saved) if free and view.exchange < LAST else None
    if suit == SUIT[led] or _is_lowest(view, card):
        return CannotWin(suit, led if suit == SUIT[led] else None, _is_lowest(view, card))
    if suit != _own_trump(view) and len(of_suit(view.hand, suit)) > 1:
        return CannotWin(suit, None, lowest=False)
    return _only_one(view, card)


def _saved(view: EvilDealView, card: Card, winning: Sequence[Card]) -> Card | None:
    """Return the card that would win here too but is saved to lead in the last exchange."""
    if view.exchange != LAST - 1:
        return None
    meant = for_the_trick(view, [other for other in view.hand if other != card])
    return meant if meant in winning else None
