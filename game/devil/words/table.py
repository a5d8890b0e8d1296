"""Texts at the table of Devil: prompts, captions, tallies, the aim, explanations."""

from collections.abc import Sequence

from game.cards import Card, Seat
from game.contract.table import BySeat, OnPlace, Piece, Spot
from game.contract.words import NO, Aim, Explanation, Opening
from game.devil.actions import DevilAction, Discard, Draw
from game.devil.cards import BLANK, DECK_440, ONIFUDA, POINTS, RANK, STANDARD_DECK, Rank
from game.devil.position import DISCARDS, HANDS, STOCK, Choosing, Playing, holder
from game.devil.view import DevilView
from game.devil.words.naming import a, needs, summed, your
from game.sentences import MATCH_OVER, Cast, any_of, plural


def prompt(view: DevilView, cast: Cast) -> str:
    """Return the prompt for the seat to move."""
    seat = view.to_move
    if seat is None:
        return MATCH_OVER
    if seat != view.seat:
        if isinstance(view.phase, Choosing):
            return f"{cast.names[seat]} can end the deal."
        return f"{cast.names[seat]}'s turn."
    if isinstance(view.phase, Choosing):
        return cast.ask(seat, "End the deal, or keep going?")
    if any(isinstance(action, Draw) for action in view.legal):
        return cast.ask(seat, _stuck(view))
    return cast.ask(seat, _playable(view))


def _stuck(view: DevilView) -> str:
    """Ask for a draw, or for a pass if there's nothing to draw (DV-8, DV-9)."""
    if view.drawable:
        return "Nothing fits. Click the draw pile or press [D]."
    return "Nothing fits, and there's nothing to draw. Press [D] to pass."


def _playable(view: DevilView) -> str:
    """Name the cards of the hand that fit (DV-7, DV-15, DV-16)."""
    top = view.top
    cards = {DECK_440.faces[card]: card for card in view.hand}
    playable = [face for face in view.fitting if face in cards]
    yours = [your(face, view.hand) for face in playable]
    if len(playable) == 1:
        (face,) = playable
        adds_up = face is not ONIFUDA and BLANK not in (face, DECK_440.faces[top])
        makes = summed(cards[face], top)
        return f"Play {yours[0]}: {makes}." if adds_up else f"Play {yours[0]}. {makes}."
    if DECK_440.faces[top] is BLANK:
        return "Play anything but a Special on the blank."
    return f"Play {any_of(yours)} on the {DECK_440.text(top)}."


_OF_CARD = {
    Rank.TEN: "DV-10",
    Rank.SPECIAL_1: "DV-11",
    Rank.SPECIAL_4: "DV-12",
    Rank.BLANK: "DV-15",
    Rank.ONIFUDA: "DV-16",
}
"""The clause of a card's effect, by rank."""


def clause(view: DevilView) -> str:
    """Return the most relevant clause of the position."""
    if isinstance(view.phase, Choosing):
        return "DV-11" if RANK[view.phase.special] is Rank.SPECIAL_1 else "DV-12"
    if any(isinstance(action, Draw) for action in view.legal):
        return "DV-8" if view.drawable else "DV-9"
    return "DV-20" if view.to_move is None else "DV-7"


def clause_of(view: DevilView, action: DevilAction) -> str:
    """Return the clause that rules an action."""
    return _OF_CARD.get(RANK[action.card], "DV-7") if isinstance(action, Discard) else clause(view)


def caption(view: DevilView, place: int) -> str:
    """Return the cards that fit on the discard pile; empty for other piles and after the match."""
    if place != DISCARDS or view.to_move is None:
        return ""
    return (
        "takes anything but a Special" if DECK_440.faces[view.top] is BLANK else needs(view.top, view.fitting)
    )


def count(view: DevilView, place: int) -> int | None:
    """Return the size of the draw pile; None for other piles."""
    return len(view.piles[STOCK]) if place == STOCK else None


def following(view: DevilView) -> Seat | None:
    """Return the seat after the one to move (DV-7); None if there are only two seats."""
    if view.to_move is None or view.seats == 2 or not isinstance(view.phase, Playing):
        return None
    return (view.to_move + 1) % view.seats


def aim(view: DevilView, cast: Cast) -> Aim:
    """Return the goal, the end, and the leader (DV-3, DV-20)."""
    leader = cast.race(view.standing.totals, view.standing.ranks)
    return Aim("Lowest score wins", f"match ends at {view.target} points", leader)


def over(view: DevilView, cast: Cast) -> str:
    """Name the seats that reached the target (DV-20)."""
    return cast.passed(view.standing.totals, view.target)


def target(view: DevilView) -> int:
    """Return the points that end the match (DV-20)."""
    return view.target


def opening(view: DevilView) -> list[Opening]:
    """Introduce a turn, a draw and the end (DV-7, DV-8, DV-10 to DV-12, DV-16, DV-17)."""
    cards = (DECK_440 if view.larger else STANDARD_DECK).cards
    two, three, seven, eight = cards("2 3 7 8")
    specials = cards("S1 S4")
    if view.larger:
        blank, onifuda = cards("B O")
        stuck = Opening(
            "If nothing fits, draw a card. If that fits, you must play it. A blank fits on anything but a "
            "Special. The Onifuda fits on anything.",
            (blank, "blank", onifuda, "Onifuda"),
        )
        end = Opening(
            "The deal ends on someone's last card or the Onifuda. A Special lets you end it early. "
            f"Cards left in hand add points. When anyone reaches {view.target}, the lowest score wins.",
            (*specials, "Specials", onifuda, "Onifuda"),
        )
    else:
        stuck = Opening(
            "If nothing fits, draw a card. If that fits, you must play it.",
            (seven, "+", three, "= 10", NO),
        )
        end = Opening(
            "The deal ends when someone plays their last card. A Special lets you end it early. "
            f"Cards left in hand add points. When anyone reaches {view.target}, the lowest score wins.",
            (*specials, "Specials"),
        )
    return [
        Opening(
            "Play a card on the discard pile. Your card plus the top card must add up to a number ending in "
            "**5** or **9**.",
            (seven, "+", two, "= **9**", seven, "+", eight, "= 1**5**"),
        ),
        stuck,
        end,
    ]


def explain(view: DevilView, spot: Spot | Piece, cast: Cast) -> Explanation | None:
    """Explain a pile or a player."""
    match spot:
        case OnPlace(place=place) if place == STOCK:
            draws = any(isinstance(action, Draw) for action in view.legal)
            how = "Click it or press D to draw." if draws else ""
            if not view.piles[STOCK] and view.drawable:
                return Explanation("The draw pile is empty. The next draw shuffles the discards.", how)
            return Explanation(f"The draw pile has {plural(len(view.piles[STOCK]), 'card')}.", how)
        case OnPlace(place=place) if place == DISCARDS:
            top = DECK_440.faces[view.top]
            if top is BLANK:
                return Explanation("The discard pile. Anything but a Special fits on the blank.")
            fits = any_of([a(face) for face in view.fitting])
            return Explanation(f"The discard pile. On the {top.text} you can play {fits}.")
        case OnPlace(place=place) if (seat := holder(place)) is not None:
            cards = plural(len(view.piles[HANDS[seat]]), "card")
            if seat != cast.you:
                return Explanation(f"{cast.names[seat]} holds {cards}.")
            if any(isinstance(action, Discard) for action in view.legal):
                return Explanation(f"You hold {cards}.", "Pick a card to play.")
            return Explanation(f"You hold {cards}.")
        case BySeat(seat=seat):
            points = plural(view.standing.totals[seat], "point")
            return Explanation(cast.tell(seat, f"You have {points}.", f"{{name}} has {points}."))
        case _:
            return None


_DOES = {
    Rank.TEN: ("Makes the next player miss a turn.",),
    Rank.SPECIAL_1: (
        "Counts as a 1.",
        "End the deal, and every hand counts double.",
        "Or keep going, and the next player draws a card and misses a turn.",
        "As your last card, it makes all the other hands count four times.",
    ),
    Rank.SPECIAL_4: (
        "Counts as a 4.",
        "End the deal, and only your hand counts double.",
        "Or keep going, and the next player draws 2 cards and misses a turn.",
        "As your last card, it makes all the other hands count double.",
    ),
    Rank.BLANK: ("Fits on anything but a Special, and anything but a Special fits on it.",),
    Rank.ONIFUDA: ("Fits on anything and ends the deal.", "Every hand counts double."),
}


def describe(_view: DevilView, card: Card) -> Sequence[str]:
    """Return a card's effect (DV-7, DV-10 to DV-13, DV-15, DV-16) and points (DV-18, DV-19)."""
    does = _DOES.get(RANK[card], ("Play it where it makes a sum ending in 5 or 9.",))
    if RANK[card] in (Rank.SPECIAL_1, Rank.SPECIAL_4):
        return *does, "Left in your hand, it doubles the whole hand."
    cost = "its number" if RANK[card] is Rank.PLAIN else plural(POINTS[card], "point")
    return *does, f"Left in your hand, it adds {cost} to your score."
