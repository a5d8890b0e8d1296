"""What Angel asks for, and the clause that matters most."""

from game.angel.actions import CallJudgementDay
from game.angel.cards import DEVIL
from game.angel.moves import CALL, AngelAction
from game.angel.phases import TurningUp
from game.angel.scoring import ending
from game.angel.view import AngelView
from game.angel.words.naming import held
from game.sentences import Cast


def prompt(view: AngelView, cast: Cast) -> str:
    """Return what the seat to move can do; a call is named once it is open (AN-10)."""
    seat = view.to_move
    if seat is None:
        return cast.after(view.standing.winners)
    if seat != view.seat:
        flips = isinstance(view.phase, TurningUp)
        return f"{cast.names[seat]} is flipping a card." if flips else f"{cast.names[seat]}'s move."
    if isinstance(view.phase, TurningUp):
        return cast.ask(seat, "Flip one of your five cards. The lowest card goes first.")
    if CALL in view.legal:
        return cast.ask(seat, "Throw one away, or call Judgement Day.")
    return cast.ask(seat, "Throw one card away. You'll draw another.")


def clause(view: AngelView) -> str:
    """Return the clause that matters most now."""
    why = ending(view.standing.totals, len(view.standing.deals))
    if why is not None:
        return why.value
    if isinstance(view.phase, TurningUp):
        return "AN-5"
    return "AN-9" if DEVIL in held(view) else "AN-8"


def clause_of(view: AngelView, action: AngelAction) -> str:
    """Return the clause of what an action does."""
    return "AN-10" if isinstance(action, CallJudgementDay) else clause(view)
