"""How Devil speaks on the table: prompts, the log, previews and captions."""

from game.cards import Seat
from game.contract.table import Carry, Gesture, Press, Touch
from game.contract.words import Words
from game.devil.actions import Discard, Draw, EndDeal, GoOn
from game.devil.cards import BLANK, DECK_440, FACTS, ONIFUDA, Rank, points_of
from game.devil.events import DealStopped, DealWon, Lot, NothingToDraw, Skipped
from game.devil.reasons import reason
from game.devil.rules import FORCED_DRAW, DevilAction, hand_points
from game.devil.state import DISCARDS, HANDS, STOCK, Choosing
from game.devil.table_talk import describe, moment, notes, tally
from game.devil.view import DevilView
from game.events import DealEnded, DealStarted, Event, MatchEnded, Moved, Shuffled
from game.sentences import Cast, plural


def gesture(view: DevilView, action: DevilAction) -> Gesture:
    """How an action is done: a card carried to the discards, a click on the stock, or a button."""
    match action:
        case Discard(card=card):
            return Carry((card,), DISCARDS)
        case Draw():
            return Touch(STOCK)
        case EndDeal():
            return Press("End the deal", "E")
        case GoOn():
            return Press("Go on", "G")


def prompt(view: DevilView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    if isinstance(view.phase, Choosing):
        special = DECK_440.text(view.phase.special)
        return f"{cast.does(seat, 'chooses')}: end the deal with the {special}, or go on?"
    if seat != view.seat:
        return f"{cast.does(seat, 'is', 'are')} to play."
    if any(isinstance(action, Draw) for action in view.legal):
        return f"{cast.turn(seat)}: nothing fits {_top_words(view)}. Draw a card."
    return f"{cast.turn(seat)}: lay a card that {_wanted(view)}."


def narrate(event: Event, view: DevilView, cast: Cast) -> str:
    """A sentence for the log; empty for what needs no words."""
    match event:
        case DealStarted(number=number, dealer=dealer):
            return f"Deal {number}: {cast.does(dealer, 'deals')}."
        case Lot(seat=seat, card=card):
            return f"{cast.does(seat, 'draws')} {DECK_440.text(card)} for the deal."
        case Moved(source=source, target=target) if source >= HANDS and target == DISCARDS:
            return f"{cast.does(source - HANDS, 'lays')} {DECK_440.text(event.card)}."
        case Moved(source=source, target=target) if source == STOCK and target >= HANDS:
            return f"{cast.does(target - HANDS, 'draws')} {DECK_440.text(event.card)}."
        case Moved(source=source, target=target, card=card) if (source, target) == (
            STOCK,
            DISCARDS,
        ):
            return f"{DECK_440.text(card)} is turned up."
        case Shuffled():
            return "The draw pile is shuffled."
        case Skipped(seat=seat):
            return f"{cast.does(seat, 'is', 'are')} skipped."
        case NothingToDraw(seat=seat):
            return f"{cast.does(seat, 'passes', 'pass')}: nothing fits and there is nothing to draw."
        case DealStopped():
            return "Nobody can go on: the deal stops without a winner."
        case DealWon(seat=seat, card=card):
            return f"{cast.does(seat, 'ends', 'end')} the deal with {DECK_440.text(card)}."
        case DealEnded(points=points):
            return cast.scored(points)
        case MatchEnded(winners=winners):
            return f"{cast.won(winners)}."
        case _:
            return ""


def preview(view: DevilView, action: DevilAction) -> str:
    """The sum a card would make, or what a choice would cost."""
    match action:
        case Discard(card=card):
            return _sum(view, card)
        case EndDeal():
            return _ending(view)
        case GoOn():
            return _going_on(view)
        case Draw():
            return "Draw one; it is played at once if it fits"


def caption(view: DevilView, place: int) -> str:
    """Counts under the piles, and under the discards what is wanted."""
    if place == STOCK:
        return plural(len(view.piles[STOCK]), "card")
    if place == DISCARDS and view.piles[DISCARDS]:
        return _wanted(view)
    return ""


def clause(view: DevilView) -> str:
    """The clause that matters most now."""
    if isinstance(view.phase, Choosing):
        return "DV-11" if FACTS.rank[view.phase.special] is Rank.SPECIAL_1 else "DV-12"
    if any(isinstance(action, Draw) for action in view.legal):
        return "DV-8"
    return "DV-20" if view.to_move is None else "DV-7"


def _top_words(view: DevilView) -> str:
    return DECK_440.text(view.piles[DISCARDS][-1])


def _wanted(view: DevilView) -> str:
    top = view.piles[DISCARDS][-1]
    if top is None or DECK_440.faces[top] in (BLANK, ONIFUDA):
        return "follows a blank: anything but a Special"
    number = points_of(DECK_440.faces[top])
    first, second = sorted(((5 - number) % 10 or 10, (9 - number) % 10 or 10))
    return f"makes 5 or 9 with {number}: {first} or {second}"


def _sum(view: DevilView, card: int) -> str:
    top = view.piles[DISCARDS][-1]
    assert top is not None
    face, below = DECK_440.faces[card], DECK_440.faces[top]
    if ONIFUDA is face:
        return "Ends the deal; every hand counts double"
    if BLANK in (face, below):
        return "A blank fits any number"
    number, under = points_of(face), points_of(below)
    return f"{under} + {number} = {under + number}"


def _own_hand(view: DevilView, seat: Seat) -> int:
    return hand_points([card for card in view.piles[HANDS + seat] if card is not None])


def _ending(view: DevilView) -> str:
    assert isinstance(view.phase, Choosing) and view.to_move is not None
    own = _own_hand(view, view.to_move)
    others = "theirs count double too" if _special_1(view) else "theirs count once"
    return f"This hand counts {own} × 2 = {own * 2}; {others}"


def _going_on(view: DevilView) -> str:
    assert isinstance(view.phase, Choosing)
    count = FORCED_DRAW[FACTS.rank[view.phase.special]]
    return f"The next player draws {count} and is skipped"


def _special_1(view: DevilView) -> bool:
    assert isinstance(view.phase, Choosing)
    return FACTS.rank[view.phase.special] is Rank.SPECIAL_1


WORDS: Words[DevilView, DevilAction] = Words(
    gesture=gesture,
    prompt=prompt,
    narrate=narrate,
    preview=preview,
    caption=caption,
    clause=clause,
    describe=describe,
    tally=tally,
    notes=notes,
    reason=reason,
    moment=moment,
)
