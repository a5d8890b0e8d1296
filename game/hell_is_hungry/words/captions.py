"""What stands under the piles of Hell is Hungry!"""

from game.hell_is_hungry.scoring import points
from game.hell_is_hungry.state import Battling
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.prompts import needed
from game.sentences import plural


def caption(view: HellView, place: int) -> str:
    """A pile's number and its depth; what a points pile counts; which of the viewer's own heaps is which."""
    board = view.board
    if place < board.cells:
        depth = len(view.piles[place]) + len(view.piles[board.beneath + place])
        parts = [str(place + 1), plural(depth, "soul") if depth else "empty"]
        return " · ".join(parts)
    if place == board.battle and isinstance(view.phase, Battling):
        return f"for pile {view.phase.cell + 1}: {needed(view.phase.top)}"
    if board.points <= place < board.points + board.seats:
        return (
            f"{points([card for card in view.piles[place] if card is not None], place - board.points)} points"
        )
    if place == board.unused:
        return "not in play"
    if view.seat is not None and place == board.decks + view.seat:
        return f"deck of {len(view.piles[place])}"
    if view.seat is not None and place == board.purgatories + view.seat:
        return "purgatory"
    return ""
