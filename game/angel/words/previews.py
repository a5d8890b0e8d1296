"""What would follow from an action at Angel, in a few words."""

from game.angel.actions import CallJudgementDay, Discard, DiscardUnseen
from game.angel.cards import DECK
from game.angel.moves import AngelAction
from game.angel.places import STOCK
from game.angel.view import AngelView
from game.angel.words.counting import counted, held
from game.sentences import listed


def preview(view: AngelView, action: AngelAction) -> str:
    """What would be kept, or what a call would stand on."""
    match action:
        case DiscardUnseen():
            return "Turn this one up; it is out for this deal"
        case Discard(card=card):
            kept = [DECK.text(other) for other in held(view) if other != card]
            last = "; the last card is drawn and the deal is over" if len(view.piles[STOCK]) == 1 else ""
            return f"Discard {DECK.text(card)}, keep {listed(kept)}{last}"
        case CallJudgementDay():
            return f"Your hand counts {counted(view)}"
