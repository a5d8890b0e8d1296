"""What Angel asks for, and the clause that matters most."""

from game.angel.actions import CallJudgementDay
from game.angel.cards import DEVIL
from game.angel.moves import AngelAction
from game.angel.phases import TurningUp
from game.angel.scoring import ending
from game.angel.view import AngelView
from game.angel.words.counting import counted, held
from game.sentences import Cast


def prompt(view: AngelView, cast: Cast) -> str:
    """Whose turn it is and what is wanted."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    if isinstance(view.phase, TurningUp):
        if seat != view.seat:
            return f"{cast.does(seat, 'chooses')} a card to turn up."
        return f"{cast.turn(seat)}: turn up any of your five cards. It is out; the lowest goes first."
    if seat != view.seat:
        return f"{cast.does(seat, 'is', 'are')} to play."
    return f"{cast.turn(seat)}: discard a card, or call Judgement Day. The hand counts {counted(view)}."


def clause(view: AngelView) -> str:
    """The clause that matters most now."""
    why = ending(view.standing.totals, len(view.standing.deals))
    if why is not None:
        return why.value
    if isinstance(view.phase, TurningUp):
        return "AN-5"
    return "AN-9" if DEVIL in held(view) else "AN-8"


def clause_of(view: AngelView, action: AngelAction) -> str:
    """The clause of what an action does."""
    return "AN-10" if isinstance(action, CallJudgementDay) else clause(view)
