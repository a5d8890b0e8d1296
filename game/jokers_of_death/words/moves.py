"""Texts for the actions of Jokers of Death: gestures, orders, previews, and refusals (``why_not``)."""

from collections.abc import Mapping
from typing import Final

from game.cards import Card
from game.contract.rules import Refusal
from game.contract.table import Carry, Gesture, Press, Touch
from game.french import SUIT_NAMES, SUITS
from game.jokers_of_death import actions
from game.jokers_of_death.actions import JokersAction
from game.jokers_of_death.cards import (
    ACE,
    COVERING,
    EIGHT,
    JACK,
    JOKER,
    KING,
    PILES_IN,
    RANK,
    SUIT,
    TEN,
    hand_points,
)
from game.jokers_of_death.policy import next_to_play
from game.jokers_of_death.position import (
    DONE,
    PILES,
    STOCK,
    Answering,
    Covering,
    Debt,
    Effect,
    Fours,
    Knocking,
    Naming,
    Playing,
    Reversing,
    Shedding,
    Twos,
)
from game.jokers_of_death.rules import clear_aces, offer_reversal, open_four, open_two, switch_hands
from game.jokers_of_death.scoring import TARGET
from game.jokers_of_death.view import JokersView
from game.jokers_of_death.words.naming import (
    A_RANK,
    A_SUIT,
    TEN_OF_MORE,
    TEN_OF_TWO,
    WAYS,
    after_ace,
    covering,
    drawn,
    instead_of_answering,
    matching,
    must_answer,
    pile_name,
    the,
    the_pile,
)
from game.sentences import MATCH_OVER, Cast, capitalised, paragraph, plural

_DOES: Final[Mapping[Effect, str]] = {
    offer_reversal: TEN_OF_MORE,
    switch_hands: "Everyone passes their hand on.",
    clear_aces: "All the cards under the aces go back into the draw pile.",
}
"""The effects of cards that don't attack a single player."""
_ATTACKS: Final[Mapping[Effect, Debt]] = {open_two: Twos(1, 0), open_four: Fours(1, 0)}


DRAW: Final = Touch(STOCK, key="D")
"""The click that draws a card."""


def gesture(view: JokersView, action: JokersAction) -> Gesture:
    """Return the gesture of an action: a drag to a pile, a click, or a button.

    A choice without a difference is a Continue button: a direction for two (JD-18), a useless knock (JD-7).
    """
    match action:
        case actions.Play(card=card, pile=pile):
            return Carry((card,), PILES[pile])
        case actions.Draw():
            return DRAW
        case actions.TakeUp(pile=pile):
            return Touch(PILES[pile])
        case actions.Stop():
            return Press("End turn", "E")
        case actions.Take():
            return Press(f"Draw {view.to_draw}", "D") if view.to_draw else Press("End turn", "E")
        case actions.NameSuit(suit=suit):
            return Press(f"{SUITS[suit].symbol} {capitalised(SUIT_NAMES[suit])}", str(suit + 1))
        case actions.Reverse() if view.seats > 2:
            return Press("Reverse", "1")
        case actions.KeepDirection() if view.seats > 2:
            return Press("Don't reverse", "2")
        case actions.Reverse() | actions.KeepDirection():
            return Press("Continue", "")
        case actions.Knock() | actions.GoOnWithoutKnocking() if _must_draw_first(view):
            return Press("Continue", "")
        case actions.Knock():
            return Press("Knock", "K", usual=True)
        case actions.GoOnWithoutKnocking():
            return Press("Don't knock", "X")
        case actions.ShowJokers():
            return Press("Show jokers", "J", _before_showing(view), no="Keep playing", risky=True)
        case actions.GiveUp():
            return Press("Give up", "G", costly=True)


def _must_draw_first(view: JokersView) -> bool:
    """True if a knock now would be cancelled by a draw before the card can be played (JD-7)."""
    return isinstance(view.phase, Knocking) and view.last_card_waits


def _before_showing(view: JokersView) -> str:
    """Return the warning before jokers are shown, since they cost more than most hands (JD-22, JD-24)."""
    points = hand_points(view.at_stake, view.rules.facts)
    before = 0 if view.seat is None else view.standing.totals[view.seat]
    ends = "The deal ends, and everyone adds up their cards."
    if before + points < TARGET:
        return f"{ends} Your hand costs {points} points. It only pays if every other hand costs more."
    if not before:
        return f"{ends} Your hand costs {points} points. That ends the match, and the lowest score wins."
    total = before + points
    return (
        f"{ends} Your hand costs {points} points, which takes you to {total}. "
        "That ends the match, and the lowest score wins."
    )


def order(view: JokersView, action: JokersAction) -> str:
    """Return an action as an order."""
    match action:
        case actions.Play(card=card, pile=pile):
            played = "your joker" if view.rules.facts.kind[card] == JOKER else the(view, card)
            return f"play {played} on {pile_name(view, pile)}"
        case actions.Draw():
            return "draw a card"
        case actions.Stop():
            return "end your turn"
        case actions.Take():
            return f"draw {drawn(view)}" if view.to_draw else "end your turn"
        case actions.NameSuit(suit=suit):
            return f"name {SUIT_NAMES[suit]}"
        case actions.Reverse() if view.seats > 2:
            return "reverse the direction"
        case actions.KeepDirection() if view.seats > 2:
            return "keep the direction"
        case actions.Reverse() | actions.KeepDirection():
            return "continue"
        case actions.Knock() | actions.GoOnWithoutKnocking() if _must_draw_first(view):
            return "continue"
        case actions.Knock():
            return "knock"
        case actions.GoOnWithoutKnocking():
            return "play on without knocking"
        case actions.ShowJokers():
            return "show your jokers"
        case actions.TakeUp(pile=pile):
            return f"pick up {the_pile(view, pile)}"
        case actions.GiveUp():
            return "give up the rest"


def either(view: JokersView, first: JokersAction, second: JokersAction) -> str:
    """Return two equally good actions as one order."""
    match first, second:
        case (actions.Reverse() | actions.KeepDirection(), actions.Reverse() | actions.KeepDirection()):
            return "reverse, or don't"
        case actions.Play(card=one, pile=pile), actions.Play(card=other) if pile == second.pile:
            return f"play {the(view, one)} or {the(view, other)} on {pile_name(view, pile)}"
        case _:
            return ""


def preview(view: JokersView, action: JokersAction, cast: Cast) -> str:
    """Return the effect of an action."""
    match action:
        case actions.Play() if isinstance(view.phase, Shedding):
            kind = view.rules.facts.kind[action.card]
            if RANK[kind] == EIGHT:
                return "Then you name a suit."
            fits = _fits(view, action)
            dead = view.rules.effects[kind] or RANK[kind] in (JACK, KING)
            return f"{fits} It has no effect this time." if dead else fits
        case actions.Play():
            if view.has_knocked and len(view.hand) == 1:
                return "Your last card. You go out!"
            return paragraph(_does(view, action, cast) or _fits(view, action), _left_over(view, action))
        case actions.Draw():
            left = len(view.piles[STOCK])
            return "Draw a card. It's the last one." if left == 1 else f"Draw a card. There are {left} left."
        case actions.Stop():
            return "Nothing fits, and there's nothing to draw."
        case actions.Take():
            if not view.to_draw:
                return "There's nothing to draw. Your turn ends."
            return f"You draw {drawn(view)} and your turn ends."
        case actions.TakeUp(pile=pile):
            cards = len(view.piles[PILES[pile]])
            if cards == 1:
                return "Play its one card on another pile."
            return f"Play its {cards} cards on the other piles."
        case actions.GiveUp():
            rest = view.picked_up
            price = plural(hand_points(rest, view.rules.facts), "point")
            return f"You keep {plural(len(rest), 'card')} and pay {price} now. Your turn ends."
        case actions.NameSuit(suit=suit):
            return f"Only {A_SUIT[suit]} or an 8 can follow."
        case actions.Knock() | actions.GoOnWithoutKnocking() if _must_draw_first(view):
            return "Your last card doesn't fit, so you have to draw."
        case actions.Knock() if view.phase == Knocking(DONE):
            return "Everyone hears it. Next turn, play your last card to go out."
        case actions.Knock():
            return "Everyone hears it. Then you can go out with your last card."
        case actions.GoOnWithoutKnocking():
            if not view.piles[STOCK]:
                return "Then you can't go out with this card."
            return "Play your last card without knocking, and you'll have to draw."
        case actions.ShowJokers():
            points = hand_points(view.at_stake, view.rules.facts)
            return f"The deal ends, and every hand counts. Yours costs {points} points."
        case actions.Reverse() | actions.KeepDirection():
            if view.seats == 2:
                return TEN_OF_TWO
            return _this_way(view, isinstance(action, actions.Reverse), cast)


def _this_way(view: JokersView, turned: bool, cast: Cast) -> str:
    """Name the seats skipped and the next seat, in one direction or the other (JD-18, JD-19)."""
    assert view.to_move is not None
    way = -view.direction if turned else view.direction
    after = next_to_play(view, way)
    follows = cast.tell(after, "you're next.", "{name} is next.")
    steps = range(1, 1 + view.aces)
    goes = "goes" if turned else "stays"
    missed = list(dict.fromkeys((view.to_move + way * step) % view.seats for step in steps))
    if not missed:
        return f"Play {goes} {WAYS[way]}, and {follows}"
    if next_to_play(view, -way) == after:
        return f"Either way, {follows} After that, play {goes} {WAYS[way]}."
    who = capitalised(cast.together(missed))
    if len(missed) == 1 and missed[0] != cast.you:
        return f"{who} is skipped, and {follows}"
    return f"{who} are skipped, and {follows}"


def _fits(view: JokersView, action: actions.Play) -> str:
    """Return the reason why a card fits (JD-4, JD-17, JD-20, JD-29)."""
    card, below = action.card, view.top(action.pile)
    kind = view.rules.facts.kind
    if below is None:
        return f"{capitalised(the(view, card))} starts a new pile."
    suit, under = SUIT[kind[card]], SUIT[kind[below]]
    if suit is not None and view.named[action.pile] == suit:
        return f"{capitalised(A_SUIT[suit])}, as named."
    if suit is not None and suit == under:
        return f"{capitalised(A_SUIT[suit])} on {A_SUIT[suit]}."
    rank = A_RANK[RANK[kind[card]] - 1]
    return f"{capitalised(rank)} on {rank}."


def _left_over(view: JokersView, action: actions.Play) -> str:
    """Warn of a nearly empty hand, unless the play switches hands (JD-7, JD-9, JD-25)."""
    if switch_hands in _effects(view, action.card):
        return ""
    left, draws = len(view.hand) - 1, bool(view.piles[STOCK]) and _needs_a_cover(view, action.card)
    if left == 1 and not draws:
        return "You'll have one card left."
    return "You haven't knocked, so you don't go out." if left == 0 else ""


def _needs_a_cover(view: JokersView, card: Card) -> bool:
    """True if a card is a jack or king that nothing else in the hand covers (JD-20)."""
    kind, bit = view.rules.facts.kind[card], view.rules.facts.bit
    if RANK[kind] not in (JACK, KING):
        return False
    return not any(bit[other] & COVERING[kind] for other in view.hand if other != card)


def _effects(view: JokersView, card: Card) -> tuple[Effect, ...]:
    return view.rules.effects[view.rules.facts.kind[card]]


def _does(view: JokersView, action: actions.Play, cast: Cast) -> str:
    """Return the effect of a card, if it has one (JD-10 to JD-21, JD-25, JD-27)."""
    kind = view.rules.facts.kind[action.card]
    if isinstance(view.phase, Answering):
        return _answers(view, action, kind, cast)
    if RANK[kind] == EIGHT:
        return "Then you name a suit."
    if RANK[kind] in (JACK, KING):
        if not _needs_a_cover(view, action.card):
            return f"Then cover it with {covering(view, action.card)}."
        if view.piles[STOCK]:
            return "You can't cover it, so you'd have to draw."
        return "You can't cover it, so it stays on top."
    if RANK[kind] == ACE:
        if clear_aces in _effects(view, action.card) and _three_aces(view, action.pile):
            return _DOES[clear_aces]
        return after_ace(view, cast, action)
    if RANK[kind] == TEN and view.seats == 2:
        return TEN_OF_TWO
    effects = _effects(view, action.card)
    if attack := next((_ATTACKS[effect] for effect in effects if effect in _ATTACKS), None):
        return must_answer(view, cast, action, attack.cost)
    return " ".join(_DOES[effect] for effect in effects)


def _answers(view: JokersView, action: actions.Play, kind: int, cast: Cast) -> str:
    """Return the effect of an answer (JD-10, JD-13, JD-14)."""
    debt = view.debt_on(action.pile)
    if kind != JOKER:
        return must_answer(view, cast, action, debt.answered(debt.by).cost)
    assert isinstance(debt, Fours)
    draws = min(debt.killing_cost, len(view.piles[STOCK]))
    return f"It kills the pile, and you draw {draws}." if draws else "It kills the pile."


def _three_aces(view: JokersView, pile: int) -> bool:
    """True if an ace on this pile would be the third (JD-27)."""
    tops = [view.top(other) for other in range(view.rules.piles) if other != pile]
    aces = all(card is not None and RANK[view.rules.facts.kind[card]] == ACE for card in tops)
    return aces and view.live == view.rules.all_piles


def why_not(view: JokersView, gesture: Gesture) -> Refusal:
    """Return the clause that forbids an attempt, and a sentence with the cards in it."""
    if view.to_move is None:
        return _over(view)
    if view.to_move != view.seat:
        return Refusal("JD-3", "Not your turn yet.")
    match view.phase:
        case Knocking():
            return Refusal("JD-7", "First choose Knock or Don't knock.")
        case Naming(pile=pile):
            return Refusal("JD-17", f"Name a suit for {pile_name(view, pile)} first.")
        case Reversing():
            return Refusal("JD-18", "First choose which way play goes.")
        case Shedding(pile=place):
            return _shed_refused(view, place, gesture)
        case Answering(owed=owed):
            return _answer_refused(view, owed, gesture)
        case Covering(pile=pile):
            return _cover_refused(view, pile, gesture)
        case Playing(owed=owed):
            return _play_refused(view, owed, gesture)
        case _:
            return _over(view)


def _over(view: JokersView) -> Refusal:
    """Return the clause that ended the match, and a sentence (JD-24, JD-31)."""
    highest = max(view.standing.totals)
    if highest >= TARGET and view.standing.totals.count(highest) == 1:
        return Refusal("JD-24", MATCH_OVER)
    return Refusal("JD-31", f"The match is over after {len(view.standing.deals)} deals.")


def _pile(view: JokersView, gesture: Gesture) -> int | None:
    """Return the discard pile of a gesture, if any."""
    return None if isinstance(gesture, Press) else view.rules.pile_at(gesture.place)


def _killed(view: JokersView, pile: int | None) -> Refusal | None:
    if pile is None or view.live >> pile & 1:
        return None
    return Refusal("JD-13", "A joker killed that pile. Play on another.")


def _play_refused(view: JokersView, owed: int, gesture: Gesture) -> Refusal:
    pile = _pile(view, gesture)
    match gesture:
        case Touch(place=place) if place == STOCK:
            if not view.piles[STOCK]:
                return Refusal("JD-6", "The draw pile is empty.")
            return Refusal("JD-5", _no_draw(view, owed))
        case Carry(cards=(_, _, *_)):
            return Refusal("JD-4", "Play one card at a time.")
        case Carry(cards=(card,)) if card not in view.hand:
            return Refusal("JD-4", "You can only play cards from your hand.")
        case Carry(cards=(card,)) if pile is not None:
            return _card_refused(view, owed, card, pile)
        case Carry():
            return Refusal("JD-4", "Play it on one of the piles in the middle.")
        case Touch() if pile is not None:
            return _touch_refused(view, owed, pile)
        case _:
            return Refusal("JD-4", "Play a card on one of the piles.")


def _no_draw(view: JokersView, owed: int) -> str:
    """Return why a seat that can play may not draw (JD-5)."""
    fitting = {view.deck.text(play.card) for play in view.legal if isinstance(play, actions.Play)}
    if len(PILES_IN[owed]) > 1:
        return "You have a card for each pile, so you can't draw."
    if len(fitting) == 1:
        return f"The {fitting.pop()} fits, so you can't draw."
    return "You have cards that fit, so you can't draw."


_DONE: Final = Refusal("JD-4", "You've played on that pile this turn. Play on another.")


def _touch_refused(view: JokersView, owed: int, pile: int) -> Refusal:
    """Refuse a click on a pile without a card, to play there or to pick it up (JD-28)."""
    if killed := _killed(view, pile):
        return killed
    if not view.rules.openings or view.top(pile) is None:
        if not owed >> pile & 1:
            return _DONE
        if any(isinstance(action, actions.Play) and action.pile == pile for action in view.legal):
            return Refusal("JD-4", f"Now pick a card for {pile_name(view, pile)}.")
        return Refusal("JD-5", f"Nothing in your hand fits {pile_name(view, pile)}.")
    assert isinstance(view.phase, Playing)
    if not view.phase.fresh:
        return Refusal("JD-28", "You can only pick up a pile at the start of your turn.")
    return Refusal("JD-28", "You can't pick up the only pile.")


def _card_refused(view: JokersView, owed: int, card: Card, pile: int) -> Refusal:
    kind, below = view.rules.facts.kind[card], view.top(pile)
    playable = {view.rules.facts.kind[each.card] for each in view.legal if isinstance(each, actions.Play)}
    if kind != JOKER and kind not in playable:
        return _fits_nowhere(view, owed, card, pile)
    if killed := _killed(view, pile):
        return killed
    if kind == JOKER and below is not None:
        return Refusal("JD-16", "You can only play a joker on a 4♠ that the player before you just played.")
    if not owed >> pile & 1:
        return _DONE
    if below is None:
        return Refusal("JD-29", "A joker can't start a pile. Play any other card.")
    return _misfit(view, "JD-4", card, pile)


def _fits_nowhere(view: JokersView, owed: int, card: Card, pile: int) -> Refusal:
    """Refuse a card that fits on none of the owed piles (JD-4, JD-17)."""
    if len(PILES_IN[owed]) == 1:
        return _misfit(view, "JD-4", card, *PILES_IN[owed])
    where = "any pile" if owed == view.live else "any pile you still have to play on"
    clause = "JD-4" if view.named[pile] is None else "JD-17"
    return Refusal(clause, f"{capitalised(the(view, card))} doesn't fit {where}.")


def _misfit(view: JokersView, clause: str, card: Card, pile: int) -> Refusal:
    """Refuse a card that doesn't fit on a pile (JD-4, JD-17, JD-28)."""
    if (named := view.named[pile]) is not None:
        suit = capitalised(SUIT_NAMES[named])
        where = pile_name(view, pile)
        return Refusal("JD-17", f"{suit} were named for {where}. Play {A_SUIT[named]} or an 8.")
    misfit = f"{capitalised(the(view, card))} doesn't go on {the(view, view.top(pile))}."
    return Refusal(clause, f"{misfit} Play {matching(view, pile)}.")


def _cover_refused(view: JokersView, pile: int, gesture: Gesture) -> Refusal:
    bare, cover = the(view, view.top(pile)), covering(view, view.top(pile))
    if isinstance(gesture, Touch) and gesture.place == STOCK:
        return Refusal("JD-20", f"The draw pile is empty. Cover {bare} with {cover}.")
    if isinstance(gesture, Carry) and _pile(view, gesture) == pile and set(gesture.cards) <= set(view.hand):
        if len(gesture.cards) > 1:
            return Refusal("JD-20", "Play one card at a time.")
        card = capitalised(the(view, gesture.cards[0]))
        return Refusal("JD-20", f"{card} can't cover {bare}. Only {cover} can.")
    return Refusal("JD-20", f"First cover {bare} with {cover}.")


def _answer_refused(view: JokersView, owed: int, gesture: Gesture) -> Refusal:
    pile = _pile(view, gesture)
    if isinstance(gesture, Touch) and gesture.place == STOCK:
        if not view.to_draw:
            return Refusal("JD-12", "There's nothing to draw. Press End turn.")
        return Refusal("JD-11", f"You draw them all at once. Press Draw {view.to_draw}.")
    if killed := _killed(view, pile):
        return killed
    if pile is None or not owed >> pile & 1:
        if pile is not None and view.debts[pile] is not None:
            return Refusal("JD-11", "You've answered that one. It's up to the next player.")
        return Refusal("JD-11", f"This turn you can only answer or {instead_of_answering(view)}.")
    debt, instead = view.debt_on(pile), instead_of_answering(view)
    if isinstance(gesture, Carry) and gesture.cards[0] in view.hand:
        kind = view.rules.facts.kind[gesture.cards[0]]
        if kind == JOKER and isinstance(debt, Fours):
            return Refusal("JD-16", f"A joker can't go on your own 4♠. Play another 4♠, or {instead}.")
        if RANK[kind] == EIGHT:
            return Refusal("JD-17", f"An 8 won't help. {_to_answer(view, pile)}, or {instead}.")
    clause = "JD-13" if isinstance(debt, Fours) else "JD-10"
    return Refusal(clause, f"{_to_answer(view, pile)}, or {instead}.")


def _to_answer(view: JokersView, pile: int) -> str:
    debt, where = view.debt_on(pile), pile_name(view, pile)
    if not isinstance(debt, Fours):
        return f"Play another 2 on {where}"
    if debt.by == view.seat:
        return f"Play another 4♠ on {where}"
    return f"Play another 4♠ or a joker on {where}"


def _shed_refused(view: JokersView, place: int, gesture: Gesture) -> Refusal:
    """Refuse a gesture that doesn't play one picked-up card on another pile (JD-28)."""
    pile = _pile(view, gesture)
    match gesture:
        case Touch(place=touched) if touched == STOCK:
            return Refusal("JD-28", "You can't draw now. Play the pile you picked up, or give up.")
        case Carry(cards=cards) if not set(cards) <= set(view.picked_up):
            return Refusal("JD-28", "Your hand has to wait. First play the pile you picked up.")
        case Carry(cards=(_, _, *_)):
            return Refusal("JD-28", "Play one card at a time.")
        case Carry(cards=(card,)) if pile is not None:
            if killed := _killed(view, pile):
                return killed
            if pile == place or view.top(pile) is None:
                return Refusal("JD-28", "It can't go on an empty pile. Play it on another.")
            return _misfit(view, "JD-28", card, pile)
        case _:
            return Refusal("JD-28", "Play the cards you picked up on the other piles, or give up.")
