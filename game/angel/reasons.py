"""Why the Fiend plays Angel as it does, in words for a hint."""

from game.angel.actions import Discard, DiscardUnseen
from game.angel.policy import draws_after, enough, own
from game.angel.rules import AngelAction
from game.angel.scoring import score
from game.angel.view import AngelView


def reason(view: AngelView, action: AngelAction) -> str:
    """What speaks for an action that the policy would choose."""
    match action:
        case DiscardUnseen():
            return "nobody has seen any of them"
        case Discard(card=card):
            counts = draws_after(view, own(view), card)
            return f"the next card then makes {sum(counts) / len(counts):.0f} on average"
        case _:
            counted = score(own(view), view.bonuses)
            return f"{counted} is more than the {enough(view):.0f} that do for a call so far into the deal"
