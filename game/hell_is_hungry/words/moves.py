"""Texts for the actions of Hell is Hungry!: gestures, orders, previews, and refusals (``why_not``)."""

from collections.abc import Sequence
from typing import Final

from game.cards import Card
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.hell_is_hungry import actions
from game.hell_is_hungry.actions import HellAction
from game.hell_is_hungry.battle import Need, Top, top_of
from game.hell_is_hungry.cards import JOKER, ORDER, OWNER, TEN, VALUE
from game.hell_is_hungry.options import Passing
from game.hell_is_hungry.position import Battling, Choosing, Claiming, Paying, Placing, Swapping
from game.hell_is_hungry.rules import QUIET_ROUNDS
from game.hell_is_hungry.view import HellView
from game.hell_is_hungry.words.naming import (
    a_rank,
    can_attack,
    ends_game,
    held,
    named,
    offered,
    rival,
    souls_lost,
    the,
    total,
)
from game.hell_is_hungry.words.table import ANSWER, STUCK, WINS_TIES
from game.sentences import MATCH_OVER, Cast, capitalised, paragraph


def gesture(view: HellView, action: HellAction) -> Gesture:
    """Return the gesture of an action: a drag of cards, a click on a pile, or a button."""
    grid, seat = view.grid, view.mover
    match action:
        case actions.Play(cards=cards):
            return Carry(cards, grid.lanes[seat])
        case actions.Swap(card=card) | actions.Pay(card=card):
            return Carry((card,), grid.purgatories[seat])
        case actions.PlaceReaper(cell=cell) | actions.Attack(cell=cell):
            return Touch(cell)
        case actions.KeepHand():
            return Press("Keep your hand", "K")
        case actions.EndTurn():
            return Press("End turn", "E")
        case actions.Pass():
            return Press("Pass", "P")
        case actions.TakeSoul():
            return Press("Take it", "1")
        case actions.SendToPurgatory():
            return Press("Send it to purgatory", "2")


def order(view: HellView, action: HellAction) -> str:
    """Return an action as an order."""
    match action:
        case actions.Play(cards=cards):
            return f"play {held(view, cards)}"
        case actions.Swap(card=card):
            return f"swap {held(view, (card,))} for {the(offered(view))}"
        case actions.KeepHand():
            return "keep your hand"
        case actions.PlaceReaper(cell=cell):
            stays = view.reapers[view.active] == cell
            return f"stay on pile {cell + 1}" if stays else f"stand on pile {cell + 1}"
        case actions.Attack(cell=cell):
            return f"attack pile {cell + 1}" if cell in view.reapers else f"fight for pile {cell + 1}"
        case actions.EndTurn():
            return "end your turn"
        case actions.Pay(card=card):
            return f"pay with {held(view, (card,))}"
        case actions.Pass():
            return "pass"
        case actions.TakeSoul():
            return "take the soul"
        case actions.SendToPurgatory():
            return "send the soul to purgatory"


def either(view: HellView, first: HellAction, second: HellAction) -> str:
    """Return two piles, two plays, or two cards to pay with or to swap, as one order."""
    stand = view.reapers[view.active]
    match first, second:
        case actions.PlaceReaper(cell=cell), actions.PlaceReaper(cell=other) if stand not in (cell, other):
            return f"{order(view, first)} or {other + 1}"
        case actions.Attack(cell=cell), actions.Attack(cell=other) if not {cell, other} & {*view.reapers}:
            return f"{order(view, first)} or {other + 1}"
        case actions.Play(), actions.Play(cards=cards):
            return f"{order(view, first)}, or {held(view, cards)}"
        case actions.Swap(card=card), actions.Swap(card=other):
            return f"swap {held(view, (card,))} or {held(view, (other,))} for {the(offered(view))}"
        case actions.Pay(), actions.Pay(card=card):
            return f"{order(view, first)} or {held(view, (card,))}"
        case _:
            return ""


def preview(view: HellView, action: HellAction, cast: Cast) -> str:
    """Return the cost, gain or effect of an action."""
    match action:
        case actions.Play(cards=cards):
            assert isinstance(view.phase, Battling)
            top = view.phase.top
            only = _ONLY[top_of(cards, top).need]
            if not only and any(OWNER[card] is None for card in cards):
                only = _souls_back(cards)
            return paragraph(_beating(top, cards), only)
        case actions.Swap(card=card):
            return f"You get {the(offered(view))}. {capitalised(the(card))} goes to purgatory."
        case actions.KeepHand():
            return "No swap this turn."
        case actions.PlaceReaper(cell=cell):
            soul = view.soul(cell)
            if ORDER[soul] == JOKER:
                return "Only a joker can pay for an attack on you here."
            attackers = rival(view, cast, "others")
            return f"To attack you here, {attackers} must pay with a card worth {VALUE[soul]} or more."
        case actions.Attack(cell=cell) if cell in view.reapers:
            worth = VALUE[view.soul(cell)]
            both = bool(view.piles[view.grid.beneath[cell]])
            prize = "two souls" if both else f"{worth} points"
            return f"Attack for {prize}. First pay with a card worth {worth} or more."
        case actions.Attack(cell=cell):
            return f"Win, and {the(view.soul(cell))} is yours. {rival(view, cast, 'Anyone')} can join in."
        case actions.EndTurn() if view.quiet + 1 >= QUIET_ROUNDS * view.seats:
            return f"That's {QUIET_ROUNDS * view.seats} turns without a fight, so the game ends."
        case actions.EndTurn():
            return "No fight this turn."
        case actions.Pay(card=card):
            return f"{capitalised(the(card))} goes to your purgatory. Then you play first."
        case actions.Pass():
            return _passing(view, cast)
        case actions.TakeSoul() | actions.SendToPurgatory():
            return _claiming(view, action)


_ONLY: Final = {
    Need.HIGHER: "",
    Need.A_TWO: "Only a single 2 can beat that.",
    Need.TWO_TWOS: "Only two 2s can beat that.",
    Need.TWO_CARDS: "Only two cards that make 5 or more can beat that.",
}
"""The plays that beat a top for which a higher value is not enough (HH-10, HH-11)."""


def _beating(top: Top, cards: Sequence[Card]) -> str:
    """Return a sentence on a play that beats the top by its sum or rank (HH-9), or as 2s (HH-10, HH-11)."""
    made = total(cards)
    if top.need is Need.A_TWO:
        return "A single 2 beats that joker."
    if top.need is Need.TWO_TWOS:
        return f"Two 2s beat {top.value}."
    if len(cards) > 1:
        return f"They make {made} and beat {top.value}."
    if top.order is not None and made == top.value:
        return f"{capitalised(a_rank(ORDER[cards[0]]))} beats {a_rank(top.order)}."
    return f"It's worth {made} and beats {top.value}."


def _souls_back(cards: Sequence[Card]) -> str:
    """Return a sentence on the points that souls played from a hand score if they win (HH-5, HH-17)."""
    souls = [card for card in cards if OWNER[card] is None]
    if len(souls) > 1:
        return f"Win, and {named(souls)} score {total(souls)} for you."
    return f"Win, and {named(souls)} scores {total(souls)} for you."


def _passing(view: HellView, cast: Cast) -> str:
    """Return the effect of a pass (HH-12, HH-15, HH-16)."""
    assert isinstance(view.phase, Battling) and view.phase.last is not None
    if view.phase.defender == view.to_move:
        if ends_game(view, souls_lost(view)):
            return "You lose the fight. The game ends."
        return "You lose the fight. Your reaper is off the board until your next turn."
    if souls_lost(view):
        winner = cast.names[view.phase.last]
        return f"{winner} wins the fight. The game ends." if ends_game(view) else f"{winner} wins the fight."
    if view.passing is Passing.WHOLE_BATTLE:
        return "You won't play again in this fight."
    return "If anyone plays after you, you get another turn."


def _claiming(view: HellView, action: actions.TakeSoul | actions.SendToPurgatory) -> str:
    """Return the effect of taking the soul or sending it to purgatory (HH-13, HH-16)."""
    assert isinstance(view.phase, Claiming)
    if isinstance(action, actions.TakeSoul):
        scored = f"You score {VALUE[view.soul(view.phase.cell)]} points."
        return f"{scored} The game ends." if ends_game(view) else scored
    if ends_game(view):
        return "No points. The game ends."
    later = "No points, but next turn you can swap a card from your hand for it."
    pile = view.piles[view.grid.purgatories[view.mover]]
    if pile:
        return f"{later} You can't reach {the(pile[-1])} under it until then."
    return later


def why_not(view: HellView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids an attempt, and a sentence with the cards in it."""
    if view.to_move is None:
        return Refusal("HH-16", MATCH_OVER)
    if view.to_move != view.seat:
        if isinstance(view.phase, Claiming):
            return Refusal("HH-13", "Not your turn yet. The winner is choosing where the soul goes.")
        return Refusal("HH-12" if isinstance(view.phase, Battling) else "HH-3", "Not your turn yet.")
    if isinstance(gesture, Carry) and not set(gesture.cards) <= set(view.hand(view.seat)):
        return Refusal("HH-8", "You can only play cards from your hand.")
    match view.phase:
        case Swapping():
            if isinstance(gesture, Carry) and len(gesture.cards) != 1:
                return Refusal("HH-5", "Swap just one card.")
            return Refusal("HH-5", f"Now pick a card to swap for {the(offered(view))}, or keep your hand.")
        case Placing():
            if not isinstance(gesture, Touch) or gesture.place >= view.grid.cells:
                return Refusal("HH-6", "Not yet. Stand your reaper on a pile first.")
            if view.piles[gesture.place]:
                return Refusal("HH-6", "Another reaper is there. Pick another pile.")
            return Refusal("HH-6", "That pile is empty. Stand on one with souls.")
        case Choosing():
            return _attack_refused(view, gesture)
        case Paying(cell=cell):
            return _price_refused(view, gesture, view.soul(cell))
        case Battling():
            return _play_refused(view, view.phase, gesture)
        case _:
            return Refusal("HH-13", "Not yet. Take the soul, or send it to purgatory.")


def _attack_refused(view: HellView, gesture: Gesture) -> Refusal:
    instead = "Pick another pile." if can_attack(view) else "End your turn."
    if not isinstance(gesture, Touch) or gesture.place >= view.grid.cells:
        if can_attack(view):
            return Refusal("HH-7", "Not yet. Click a pile to fight for, or end your turn.")
        return Refusal("HH-7", "There's nothing you can fight for here. End your turn.")
    cell, stand = gesture.place, view.reapers[view.active]
    assert stand is not None
    if cell == stand:
        return Refusal("HH-14", f"You can't fight for your own pile. {instead}")
    if not view.piles[cell]:
        return Refusal("HH-7", f"That pile is empty. {instead}")
    if cell not in view.grid.adjacent[stand]:
        return Refusal("HH-7", f"That pile isn't next to yours. {instead}")
    soul = view.soul(cell)
    if cell in view.reapers:
        return Refusal("HH-14", f"You can't pay for {the(soul)} and still beat it. {instead}")
    if top_of((soul,)).need is Need.A_TWO:
        return Refusal("HH-10", f"Only a 2 beats a joker, and you have none. {instead}")
    return Refusal("HH-9", f"You can't beat {the(soul)}. {instead}")


def _price_refused(view: HellView, gesture: Gesture, soul: Card) -> Refusal:
    worth = VALUE[soul]
    match gesture:
        case Carry(cards=cards) if len(cards) != 1:
            words = "Pay with just one card."
        case Carry(cards=(card,)) if VALUE[card] < worth:
            words = f"{capitalised(the(card))} is worth {VALUE[card]}. Pay with {worth} or more."
        case Carry(cards=(card,)) if actions.Pay(card) not in view.legal:
            words = f"You need {the(card)} to beat {the(soul)}. Pay with another card."
        case Touch(place=place) if place == view.grid.purgatories[view.active]:
            words = f"Now pick a card worth {worth} or more to pay with."
        case _:
            words = f"Not yet. Pay with a card worth {worth} or more first."
    return Refusal("HH-14", words)


def _play_refused(view: HellView, phase: Battling, gesture: Gesture) -> Refusal:
    lane = view.grid.lanes[view.near]
    match gesture:
        case Carry(cards=cards) if len(cards) not in (1, 2):
            return Refusal("HH-8", "That's too many. Play one card, or two together.")
        case Carry(cards=cards, place=place) if place == lane or not _useful(view, cards):
            return _too_low(view, cards, phase.top)
        case Carry() if actions.PASS in view.legal:
            return Refusal("HH-8", "You're in a fight. Play your cards next to your own reaper or pass.")
        case Carry():
            return Refusal("HH-8", "You're in a fight. Play your cards next to your own reaper.")
        case Touch(place=place) if place == lane:
            return Refusal("HH-8", "Pick up a card or two first.")
        case Press() | Touch() if phase.last is None:
            clause = "HH-12" if phase.defender is None else "HH-14"
            return Refusal(clause, "You started this fight. Play a card.")
        case _:
            stuck = view.legal == (actions.PASS,)
            words = f"{STUCK[phase.top.need]} Pass." if stuck else ANSWER[phase.top.need]
            return Refusal("HH-12", words.format(top=phase.top.value))


def _useful(view: HellView, cards: Sequence[Card]) -> bool:
    """True if these cards can be played, alone or with another card."""
    return any(isinstance(action, actions.Play) and set(cards) <= set(action.cards) for action in view.legal)


def _too_low(view: HellView, cards: Sequence[Card], top: Top) -> Refusal:
    """Refuse a play that does not beat the top, and name the plays that do (HH-9 to HH-11)."""
    if view.legal == (actions.PASS,) and top.need is not Need.HIGHER:
        return Refusal("HH-11" if top.need is Need.TWO_TWOS else "HH-10", f"{STUCK[top.need]} Pass.")
    made = total(cards)
    if top.need is Need.A_TWO:
        plain = "Only a single 2 beats that joker. Play your 2."
        return Refusal("HH-10", ANSWER[top.need] if actions.PASS in view.legal else plain)
    if top.need is Need.TWO_TWOS:
        return Refusal("HH-11", ANSWER[top.need])
    if top.need is Need.TWO_CARDS:
        return Refusal("HH-11", "That won't beat them. Play two cards that make 5 or more.")
    if made < top.value:
        return Refusal("HH-9", f"That's only {made}. {_wanted(top)}")
    if len(cards) == 1 and top.order is not None and top.order >= TEN:
        mine, other = a_rank(ORDER[cards[0]]), a_rank(top.order)
        return Refusal("HH-9", f"{capitalised(mine)} doesn't beat {other}. {_wanted(top)}")
    return Refusal("HH-9", f"That's only a tie. {_wanted(top)}")


def _wanted(top: Top) -> str:
    """Return the values and ranks that beat the top (HH-9)."""
    tied = WINS_TIES.get(top.order or 0)
    return f"You need {top.value + 1} or more, or {tied}." if tied else f"You need {top.value + 1} or more."
