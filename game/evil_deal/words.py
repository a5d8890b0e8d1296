"""How Evil Deal speaks on the table: prompts, the log, previews and captions."""

from game.cards import Card, Seat
from game.contract.table import Carry, Gesture, Press, Touch
from game.contract.words import Words
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved
from game.evil_deal.actions import Bury, Cross, PlayCard, SideBySide, TakeStack
from game.evil_deal.cards import DECK, SUIT
from game.evil_deal.events import (
    ExchangeWon,
    Lot,
    SecondHalf,
    StackTaken,
    TrickTaken,
    TrumpsClash,
    TrumpsLaid,
)
from game.evil_deal.phases import Burying, Following, Leading, Naming, Picking
from game.evil_deal.places import BURIED, HANDS, STACKS, STOCK, TAKEN, TRICK, TRUMPS
from game.evil_deal.reasons import reason
from game.evil_deal.rules import EvilAction
from game.evil_deal.scoring import BONUS
from game.evil_deal.table_talk import HALVES, crossed, describe, moment, notes, pieces, tally
from game.evil_deal.tricks import EXCHANGES, Trump, beats, suits_named, trumps_of
from game.evil_deal.view import EvilDealView
from game.french import SUITS
from game.sentences import Cast, plural

EXCHANGE_NAMES = ("first", "second", "third")


def gesture(view: EvilDealView, action: EvilAction) -> Gesture:
    """How an action is done: a stack clicked, trump cards laid by buttons, cards carried."""
    match action:
        case TakeStack(number=number):
            return Touch(STACKS + 2 * (view.to_move or 0) + number)
        case Cross(first=first):
            return Press(f"{DECK.text(first)} for the first half", "A" if _lower(view, first) else "B")
        case SideBySide(first=first):
            return Press(f"No trump, {DECK.text(first)} first", "C" if _lower(view, first) else "D")
        case PlayCard(card=card):
            return Carry((card,), TRICK + (view.to_move or 0))
        case Bury(card=card):
            return Carry((card,), BURIED + (view.to_move or 0))


def _lower(view: EvilDealView, first: Card) -> bool:
    """Whether this is the one of the two trump cards that is listed first."""
    return all(card is None or first <= card for card in view.piles[TRUMPS + (view.to_move or 0)])


def prompt(view: EvilDealView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        return _match_won(view, view.standing.winners[0], cast)
    return f"{cast.turn(seat)}: {_wanted(view)}."


def _wanted(view: EvilDealView) -> str:
    match view.phase:
        case Picking():
            return "pick one of the two unseen stacks"
        case Naming():
            one, other = _trump_cards(view, view.to_move or 0)
            plain = ", or lay them side by side" if SUIT[one] == SUIT[other] else ""
            return f"say which trump card rules which half{plain}"
        case Burying():
            return "discard one card, unseen by the other player"
        case Following(led=led):
            return f"answer {DECK.text(led)}, {_exchange(view)}; {_trump_is(view.trump)}"
        case _:
            return f"lead {_exchange(view)}; {_trump_is(view.trump)}"


def _exchange(view: EvilDealView) -> str:
    prize = ", which takes the trick" if view.exchange == EXCHANGES - 1 else ""
    return f"the {EXCHANGE_NAMES[view.exchange]} exchange{prize}"


def suit_name(suit: Trump) -> str:
    """A suit in a sentence, or ``no trump``."""
    return "no trump" if suit is None else SUITS[suit].name.lower()


def _trump_is(suit: Trump) -> str:
    return "there is no trump" if suit is None else f"{suit_name(suit)} are trump"


def narrate(event: Event, view: EvilDealView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            return f"Deal {number}: {cast.does(dealer, 'deals')}."
        case Moved():
            return _narrate_move(event, cast)
        case TrumpsLaid():
            return _narrate_trumps(event, cast)
        case TrumpsClash(half=half, suit=suit):
            return f"Both named {suit_name(suit)}: no trump in the {HALVES[half]} half."
        case SecondHalf():
            return "The second stacks are opened."
        case DealEnded(points=points):
            seat = max(range(2), key=lambda seat: points[seat])
            return f"{cast.does(seat, 'scores')} {points[seat]} points."
        case MatchEnded(winners=winners):
            return _match_won(view, winners[0], cast)
        case _:
            return _narrate_seat(event, cast)


def _narrate_seat(event: Event, cast: Cast) -> str:
    match event:
        case Lot(seat=seat):
            return f"The lot falls on {cast.name(seat)} to deal first."
        case StackTaken(seat=seat):
            return f"{cast.does(seat, 'takes')} up an unseen stack."
        case ExchangeWon(seat=seat):
            return f"{cast.does(seat, 'wins')} the exchange."
        case TrickTaken(seat=seat, tricks=tricks):
            return f"{cast.does(seat, 'takes')} the trick: {tricks[seat]} to {tricks[1 - seat]}."
        case _:
            return ""


def _narrate_move(event: Moved, cast: Cast) -> str:
    source, target = event.source, event.target
    if TRICK <= target < TAKEN:
        return f"{cast.does(source - HANDS, 'plays')} {DECK.text(event.card)}."
    if BURIED <= target < STOCK:
        return f"{cast.does(source - HANDS, 'discards')} {DECK.text(event.card)}, unseen."
    if TRUMPS <= source < TRICK and target < STACKS:
        return f"{cast.does(target - HANDS, 'takes')} up {DECK.text(event.card)}."
    return ""


def _narrate_trumps(event: TrumpsLaid, cast: Cast) -> str:
    first, second = DECK.text(event.first), DECK.text(event.second)
    lays = cast.does(event.seat, "lays")
    if event.side_by_side:
        return f"{lays} {first} and {second} side by side: no trump in either half."
    return f"{lays} {first} across {second}: the upper one rules the first half, the other the second."


def _match_won(view: EvilDealView, winner: Seat, cast: Cast) -> str:
    """ED-15: by how much, too."""
    ahead = view.standing.totals[winner] - view.standing.totals[1 - winner]
    return f"{cast.does(winner, 'wins')} the match by {ahead} points."


def preview(view: EvilDealView, action: EvilAction) -> str:
    """What would follow from an action."""
    match action:
        case TakeStack():
            return "The first hand; the other stack stays unseen until the second half"
        case Cross() | SideBySide():
            return _trumps_preview(view, action)
        case Bury(card=card):
            return f"{DECK.text(card)} is out of the deal, and nobody else sees it"
        case PlayCard(card=card):
            return _play_preview(view, card)


def _trumps_preview(view: EvilDealView, action: Cross | SideBySide) -> str:
    if type(action) is SideBySide:
        bonus = f"{BONUS} more for each trick above four"
        return f"No trump in either half, and {bonus}; {DECK.text(action.first)} is taken up between them"
    assert isinstance(view.phase, Naming)
    mine = suits_named(action, _trump_cards(view, view.to_move or 0))
    theirs = view.phase.theirs
    cards = _trump_cards(view, 1 - (view.to_move or 0))
    if theirs is not None:
        mine = trumps_of(mine, suits_named(theirs, cards))[0]
    unsure = theirs is None and any(SUIT[card] in mine for card in cards)
    clash = ", unless the dealer names the same" if unsure else ""
    return f"{_halves(mine)}{clash}; {DECK.text(action.first)} is taken up between them"


def _halves(suits: tuple[Trump, Trump]) -> str:
    return f"First half {suit_name(suits[0])}, second half {suit_name(suits[1])}"


def _trump_cards(view: EvilDealView, seat: Seat) -> list[Card]:
    return [card for card in view.piles[TRUMPS + seat] if card is not None]


def _play_preview(view: EvilDealView, card: Card) -> str:
    last = view.exchange == EXCHANGES - 1
    if not isinstance(view.phase, Following):
        return f"Lead {DECK.text(card)}{': whoever wins takes the trick' if last else ''}"
    if beats(card, view.phase.led, view.trump):
        return "Takes the trick" if last else "Wins the exchange and leads the next"
    return "Gives up the trick" if last else "Gives up the exchange"


def caption(view: EvilDealView, place: int) -> str:
    """Tricks taken, what each seat's trump is, and how far the trick has got."""
    if STACKS <= place < TRUMPS and view.piles[place]:
        return plural(len(view.piles[place]), "card") if view.piles[place ^ 1] else "for the second half"
    if TRUMPS <= place < TRICK:
        return _trumps_caption(view, place - TRUMPS)
    if place == TRICK + (view.seat or 0) and view.in_a_trick:
        return f"Exchange {view.exchange + 1} of {EXCHANGES}; {_trump_is(view.trump)}"
    if TAKEN <= place < BURIED:
        return plural(view.tricks[place - TAKEN], "trick")
    if BURIED <= place < STOCK and view.piles[place]:
        return "discarded"
    return ""


def _trumps_caption(view: EvilDealView, seat: Seat) -> str:
    """What is trump in the tricks a seat opens; until both have laid theirs, what it has named."""
    if view.to_move is None:
        return ""
    if view.firsts:
        now, later = view.trumps[seat]
        return f"now {suit_name(later)}" if view.half else f"now {suit_name(now)}, then {suit_name(later)}"
    if isinstance(view.phase, Naming) and view.phase.theirs is not None and seat != view.dealer:
        now, later = suits_named(view.phase.theirs, _trump_cards(view, seat))
        return f"first {suit_name(now)}, then {suit_name(later)}"
    return "trump cards, not laid yet"


def clause(view: EvilDealView) -> str:
    """The clause that matters most now."""
    match view.phase:
        case Picking():
            return "ED-3"
        case Naming():
            seat = view.to_move or 0
            one, other = _trump_cards(view, seat)
            return "ED-5" if SUIT[one] == SUIT[other] else "ED-4"
        case Burying():
            return "ED-13"
        case Following():
            return "ED-10"
        case Leading():
            return "ED-9" if view.exchange == 0 else "ED-11"
        case _:
            return "ED-15"


WORDS: Words[EvilDealView, EvilAction] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    preview=preview,
    caption=caption,
    clause=clause,
    describe=describe,
    tally=tally,
    notes=notes,
    pieces=pieces,
    crossed=crossed,
    reason=reason,
    moment=moment,
)
