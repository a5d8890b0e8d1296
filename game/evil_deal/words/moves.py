"""Texts for Evil Deal's actions: gestures, orders, previews, and refusals (``why_not``)."""

from collections.abc import Sequence

from game.cards import Card
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.evil_deal.actions import Bury, Cross, EvilAction, PlayCard, SideBySide, TakeStack
from game.evil_deal.policy import LAST
from game.evil_deal.position import (
    BURIED,
    BURIED_KIND,
    HANDS,
    STACK_KIND,
    STACKS,
    TAKEN_KIND,
    TRICK_KIND,
    TRICKS,
    TRUMP_KIND,
    TRUMPS,
    Burying,
    Following,
    Leading,
    Naming,
    Picking,
    kind_of,
    suits_named,
    trumps_of,
)
from game.evil_deal.scoring import BONUS
from game.evil_deal.view import EvilDealView
from game.evil_deal.words.naming import one_of, suit_name, the
from game.french import SUIT, Trump, beats
from game.sentences import Cast, capitalised
from game.table import PileKind


def gesture(view: EvilDealView, action: EvilAction) -> Gesture:
    """Return the gesture of an action: a click on a stack, a button for trumps, or a drag of a card."""
    match action:
        case TakeStack(number=number):
            return Touch(STACKS[view.mover][number])
        case Cross(first=first):
            return Press(
                _label(view, first), "1" if _lower(view, first) else "2", touch=_click_on(view, first)
            )
        case SideBySide(first=first):
            return Press(f"No trump, pick up {the(first)} later", "3" if _lower(view, first) else "4")
        case PlayCard(card=card):
            return Carry((card,), TRICKS[view.mover])
        case Bury(card=card):
            return Carry((card,), BURIED[view.mover])


def _label(view: EvilDealView, first: Card) -> str:
    """Return the label of a choice of trumps; for two of one suit, with the card picked up later (ED-13)."""
    suit = capitalised(suit_name(SUIT[first]))
    one_suit = view.of_one_suit(view.mover)
    return f"{suit}, pick up {the(first)} later" if one_suit else f"{suit} first"


def _click_on(view: EvilDealView, first: Card) -> Touch | None:
    """Return a click on the trump card (ED-4); None if both are of one suit, which needs buttons."""
    place = TRUMPS[view.mover]
    cards = view.piles[place]
    one_suit = view.of_one_suit(view.mover)
    return None if one_suit or first not in cards else Touch(place, cards.index(first))


def _lower(view: EvilDealView, first: Card) -> bool:
    """True for the lower of the two trump cards, whose button comes first."""
    return first == min(view.trump_cards(view.mover))


def order(view: EvilDealView, action: EvilAction) -> str:
    """Return an action as an order."""
    match action:
        case TakeStack():
            return "pick either stack"
        case Cross(first=first):
            suit = suit_name(SUIT[first])
            if view.of_one_suit(view.mover):
                return f"make {suit} trump and pick up {the(first)} later"
            return f"make {suit} your first trump"
        case SideBySide(first=first):
            return f"play no trump and pick up {the(first)} later"
        case Bury(card=card):
            return f"throw away {the(card)}"
        case PlayCard(card=card):
            return f"play {the(card)}" if isinstance(view.phase, Following) else f"lead {the(card)}"


def either(view: EvilDealView, first: EvilAction, second: EvilAction) -> str:
    """Return two cards to play or to throw away as one order."""
    match first, second:
        case (PlayCard(), PlayCard(card=other)) | (Bury(), Bury(card=other)):
            return f"{order(view, first)} or {the(other)}"
        case _:
            return ""


def preview(view: EvilDealView, action: EvilAction, cast: Cast) -> str:
    """Return the effect of an action."""
    match action:
        case TakeStack():
            return "Play this one first."
        case Cross():
            return _crossing(view, action, cast)
        case SideBySide():
            return f"Each trick after your fourth pays {BONUS} extra."
        case Bury():
            return "It's out of the deal."
        case PlayCard(card=card):
            if isinstance(view.phase, Following):
                return _answering(view, card, cast)
            if view.exchange == LAST:
                return "If it wins, the trick is yours."
            return "If it wins, you lead the next round."


def _crossing(view: EvilDealView, action: Cross, cast: Cast) -> str:
    """Name the trump of each half after this choice, and the suits the dealer could cancel (ED-4, ED-6)."""
    assert isinstance(view.phase, Naming) and view.to_move is not None
    mine = suits_named(action, view.trump_cards(view.to_move))
    theirs, cards = view.phase.theirs, view.trump_cards(1 - view.to_move)
    if theirs is not None:
        left = trumps_of(mine, suits_named(theirs, cards))[0]
        return _halves(mine, left)
    dealers = dict.fromkeys(SUIT[card] for card in cards)
    if not any(suit in dealers for suit in mine):
        return _halves(mine, mine)
    one, two = (suit_name(suit) for suit in mine if suit is not None)
    them = cast.names[1 - view.to_move]
    if one == two and len(dealers) > 1:
        return f"Your trump is {one} in both halves, but {them} cancels it in one."
    if one == two:
        return f"Your trump is {one} in both halves, unless {them} cancels it."
    trumps = f"Your trump is {one} now, {two} later."
    if all(suit in dealers for suit in mine):
        return f"{trumps} If {them} picks the same, neither half has a trump."
    if mine[0] in dealers:
        return f"{trumps} If {them} picks {one} now, this half has no trump."
    return f"{trumps} If {them} picks {two} for later, the second half has no trump."


def _halves(named: tuple[Trump, Trump], left: Sequence[Trump]) -> str:
    """Name the trumps of both halves, and the cancelled ones."""
    assert named[0] is not None and named[1] is not None
    one, two = suit_name(named[0]), suit_name(named[1])
    match left[0] is None, left[1] is None, one == two:
        case False, False, True:
            return f"Your trump is {one} in both halves."
        case False, False, False:
            return f"Your trump is {one} now, {two} later."
        case True, True, True:
            return f"You both pick {one}, so neither half has a trump."
        case True, True, False:
            return "You both pick the same, so neither half has a trump."
        case True, False, True:
            return f"You both pick {one}, so this half has no trump. It's your trump later."
        case True, False, False:
            return f"You both pick {one}, so this half has no trump. Your trump is {two} later."
        case False, True, True:
            return f"Your trump is {one} now. You both pick it for later, so then there's no trump."
        case _:
            return f"Your trump is {one} now. You both pick {two} for later, so then there's no trump."


def _answering(view: EvilDealView, card: Card, cast: Cast) -> str:
    """Describe the result of an answer (ED-11, ED-12)."""
    assert isinstance(view.phase, Following)
    led, last = view.phase.led, view.exchange == LAST
    if not beats(card, led, view.trump):
        assert view.to_move is not None
        other = cast.names[1 - view.to_move]
        takes = "takes the trick" if last else "leads the next round"
        return f"It loses, and {other} {takes}."
    wins = "trumps" if SUIT[card] != SUIT[led] else "beats"
    if last:
        return f"It {wins} {the(led)} and takes the trick."
    return f"It {wins} {the(led)}, and you lead the next round."


_STACK_REFUSED = Refusal("ED-3", "Those cards are for the second half. Nobody looks at them yet.")


def why_not(view: EvilDealView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids an attempt, and a sentence or two with the cards in it."""
    if view.to_move is None:
        return Refusal("ED-15" if view.games == 1 else "ED-16", "The match is over.")
    touched = _kind_touched(view, gesture)
    if touched is TAKEN_KIND:
        return Refusal(
            "ED-12", "You can only look back at the last trick, and only until the next one starts."
        )
    if view.to_move != view.seat:
        return _out_of_turn(view)
    match view.phase:
        case Picking():
            if touched is TRUMP_KIND:
                return Refusal("ED-3", "Trumps come later. Pick a stack first.")
            if touched is STACK_KIND:
                return Refusal("ED-3", "That's not your stack. Pick one on your side.")
            return Refusal("ED-3", "Pick a stack first.")
        case Naming():
            if isinstance(gesture, Press) and not view.of_one_suit(view.to_move):
                needs = "For no trump, you need two trump cards of the same suit. Pick a trump."
                return Refusal("ED-5", needs)
            if touched is STACK_KIND:
                return _STACK_REFUSED
            if view.of_one_suit(view.to_move):
                return Refusal("ED-5", "Use the buttons. You can also play no trump.")
            return Refusal("ED-4", "First pick one of your two trump cards.")
        case Burying():
            return _throw_refused(view, gesture, touched)
        case _:
            return _play_refused(view, gesture, touched)


def _kind_touched(view: EvilDealView, gesture: Gesture) -> PileKind | None:
    """Return the kind of pile clicked or dragged from; for a hidden card, of the pile dragged to."""
    match gesture:
        case Touch(place=place):
            return kind_of(place)
        case Carry(cards=cards, place=place):
            lies = (index for index, pile in enumerate(view.piles) if cards[0] in pile)
            return kind_of(next(lies, place))
        case _:
            return None


def _out_of_turn(view: EvilDealView) -> Refusal:
    """Refuse a gesture out of turn, by the clause that gives the turn to the other seat."""
    match view.phase:
        case Picking():
            return Refusal("ED-3", "Not your turn yet. The dealer picks a stack second.")
        case Naming():
            return Refusal("ED-4", "Not your turn yet. The dealer picks trumps second.")
        case Burying():
            return Refusal("ED-13", "Not your turn yet. First you both throw a card away.")
        case Following():
            return Refusal("ED-9", "Not your turn yet. Your opponent has to play a card first.")
        case _ if view.exchange:
            return Refusal("ED-11", "Not your turn yet. The winner of each round leads the next.")
        case _ if sum(view.tricks) % 4:
            return Refusal("ED-12", "Not your turn yet. The winner of the last trick leads.")
        case _ if view.half:
            return Refusal("ED-8", "Not your turn yet. The dealer leads the second half.")
        case _:
            return Refusal("ED-8", "Not your turn yet. The player who didn't deal leads the first half.")


def _throw_refused(view: EvilDealView, gesture: Gesture, touched: PileKind | None) -> Refusal:
    assert view.seat is not None
    match gesture:
        case Carry(cards=(card,)) if card == view.firsts[view.seat]:
            return Refusal("ED-13", f"{capitalised(the(card))} was your trump card. You have to keep it.")
        case Carry(cards=cards) if len(cards) > 1:
            return Refusal("ED-13", "Throw just one card away.")
        case _ if touched is TRUMP_KIND:
            return _trump_card_refused(view)
        case _:
            return Refusal("ED-13", "Throw one card away first.")


def _play_refused(view: EvilDealView, gesture: Gesture, touched: PileKind | None) -> Refusal:
    assert view.seat is not None
    match gesture:
        case Carry(cards=cards) if len(cards) > 1:
            return Refusal("ED-9", "Play one card at a time.")
        case Carry(cards=(card,)) if card in view.piles[HANDS[view.seat]]:
            if PlayCard(card) in view.legal:
                return Refusal("ED-9", "Drag it to your side of the middle.")
            return _must_follow(view)
        case Touch(place=place) if place == TRICKS[view.seat]:
            return Refusal("ED-9", "Now pick a card from your hand.")
        case Press():
            return Refusal("ED-4", "You've picked your trumps. You can't change them.")
        case _:
            return _not_a_hand(view, touched)


def _not_a_hand(view: EvilDealView, touched: PileKind | None) -> Refusal:
    if touched is STACK_KIND and view.half == 0:
        return _STACK_REFUSED
    if touched is TRUMP_KIND:
        return _trump_card_refused(view)
    if touched is TRICK_KIND:
        return Refusal("ED-12", "Those have been played. Play a card from your hand.")
    if touched is BURIED_KIND:
        return Refusal("ED-13", "That card is out of the deal. Play from your hand.")
    if isinstance(view.phase, Leading):
        return Refusal("ED-11", "You lead. Drag a card from your hand to the middle.")
    return Refusal("ED-10", "It's your turn. Drag a card from your hand to the middle.")


def _must_follow(view: EvilDealView) -> Refusal:
    """Refuse a card that doesn't follow suit (ED-10)."""
    assert isinstance(view.phase, Following)
    suit = SUIT[view.phase.led]
    if len(view.legal) == 1:
        return Refusal("ED-10", f"You have a {one_of(suit)}, so you must play it.")
    return Refusal("ED-10", f"You have {suit_name(suit)}, so you must play one.")


def _trump_card_refused(view: EvilDealView) -> Refusal:
    if view.half == 0:
        return Refusal("ED-13", "You pick up your first trump card after this half. Play from your hand.")
    instead = "Throw away a card" if isinstance(view.phase, Burying) else "Play one"
    return Refusal("ED-13", f"Your second trump card stays on the table. {instead} from your hand.")
