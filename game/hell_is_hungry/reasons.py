"""Why the Fiend plays Hell is Hungry! as it does, in words for a hint."""

from game.hell_is_hungry.actions import (
    Attack,
    EndTurn,
    KeepHand,
    Pass,
    Pay,
    PlaceReaper,
    Play,
    SendToPurgatory,
    Swap,
    TakeSoul,
)
from game.hell_is_hungry.choices import HellAction
from game.hell_is_hungry.policy import weighed
from game.hell_is_hungry.state import Battling
from game.hell_is_hungry.view import HellView


def reason(view: HellView, action: HellAction) -> str:
    """What speaks for an action that the policy would choose."""
    match action:
        case Play():
            assert isinstance(view.phase, Battling)
            holds, gain = next(
                (each.holds, gain) for each, gain in weighed(view, view.phase) if each.play == action
            )
            return f"it holds, or what you keep does, {holds:.0%} of the time; {gain:+.0f} points to expect"
        case Pass():
            return "to play on would cost more than it is likely to bring"
        case Swap():
            return "the card from purgatory is worth more in your hand"
        case KeepHand():
            return "your hand is worth more than the card in purgatory"
        case PlaceReaper():
            return "the battle beside it promises most"
        case Attack():
            return "of the battles you can open it promises most"
        case EndTurn():
            return "there is no battle you can open"
        case Pay():
            return "it is the least useful card that will do"
        case TakeSoul():
            return "in your points it is safe"
        case SendToPurgatory():
            return "you can take it up into your hand"
