"""What befalls the listener at Devil: a drawn card that is laid at once, a turn that is lost."""

from collections.abc import Sequence

from game.contract.table import Verdict
from game.devil.cards import BLANK, DECK_440, ONIFUDA, RANK, Rank, points_of
from game.devil.events import LaidAtOnce, MadeToDraw, Skipped
from game.devil.view import DevilView
from game.devil.words.naming import a_card, top_of
from game.events import Event
from game.sentences import Cast, plural


def verdict(events: Sequence[Event], view: DevilView, cast: Cast) -> Verdict | None:
    """The listener's card is laid as it is drawn (DV-8), or its turn is lost (DV-10 to DV-12)."""
    match events[-1]:
        case LaidAtOnce(seat=seat, card=card) if seat == cast.you:
            return Verdict(f"You drew {a_card(card)}: {_fits(view, card)}, so it is laid at once.", (card,))
        case Skipped(seat=seat, by=by, card=card) if seat == cast.you and by != seat:
            return Verdict(f"{_why(events, by, card, cast)} are skipped.", ())
    return None


def _fits(view: DevilView, card: int) -> str:
    """DV-7, DV-15, DV-16: why a drawn card goes onto the top one."""
    face, below = DECK_440.faces[card], DECK_440.faces[top_of(view)]
    if face is ONIFUDA:
        return "it goes on anything"
    if BLANK in (face, below):
        return "a blank goes with any number"
    number, under = points_of(face), points_of(below)
    return f"{under} + {number} makes {under + number}"


def _why(events: Sequence[Event], by: int, card: int, cast: Cast) -> str:
    """DV-9 to DV-12: what the other did, and how many cards it makes the listener draw."""
    if RANK[card] is Rank.TEN:
        return f"{cast.does(by, 'lays')} a 10: you"
    count = next(event.count for event in reversed(events) if isinstance(event, MadeToDraw))
    drawn = plural(count, "card") if count else "no card, for there is none,"
    return f"{cast.does(by, 'goes')} on with {a_card(card)}: you draw {drawn} and"
