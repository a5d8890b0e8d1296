"""Of cards that look alike a game lists one to act with; whichever of them is taken is the one that goes."""

from random import Random

import pytest

from game.catalog import find
from game.contract import AnyGame
from game.contract.rules import Action, IllegalAction, View
from game.contract.table import Carry
from game.equivalent_cards import with_cards
from game.hell_is_hungry.actions import Play
from game.match import Entry, Match, replayed
from game.plain_data import from_plain, to_plain
from game.table import Moved
from tests.game.hell_is_hungry.positions import two_jokers

LONG = 400
WITH_COPIES = ("devil", "devil440", "jokers", "hell")


def likes(match: Match, view: View, action: Action) -> list[Action]:
    """Return the action, done with each other card that looks like its only one where that lies."""
    gesture, faces = match.game.words.gesture(view, action), match.deck.faces
    if not isinstance(gesture, Carry) or len(gesture.cards) != 1:
        return []
    (card,) = gesture.cards
    pile = next(pile for pile in view.piles if card in pile)
    others = [other for other in pile if other not in (card, None) and faces[other].code == faces[card].code]
    return [with_cards(match.game, match.deck, view, action, (other,)) for other in others]


def first_likes(game: AnyGame) -> tuple[Match, Action]:
    """Return a match played at random to where somebody may act with a like of what is listed, and that action."""
    for seed in range(LONG):
        match, random = Match(game, game.options(), game.seats[0], seed), Random(seed)
        for _ in range(LONG):
            if match.to_move is None:
                break
            view = match.view(match.to_move)
            for action in view.legal:
                if found := likes(match, view, action):
                    return match, found[0]
            match.play(match.to_move, random.choice(view.legal))
    raise AssertionError("nobody ever held look-alikes")


@pytest.mark.parametrize("game", [find(each) for each in WITH_COPIES], ids=WITH_COPIES)
def test_the_equivalent_card_that_is_chosen_is_the_one_logged(game: AnyGame) -> None:
    match, action = first_likes(game)
    seat = match.to_move
    assert action not in match.legal(seat)
    (card,) = match.game.words.gesture(match.view(seat), action).cards
    moved = [event.card for event in match.play(seat, action) if isinstance(event, Moved)]
    assert card in moved
    read = from_plain(to_plain(match.log[-1].action), game.actions)
    log = [*match.log[:-1], Entry(seat, read)]
    again = replayed(game, match.options, match.seats, match.seed, log)
    assert again.digest() == match.digest()


def test_equivalent_cards_from_elsewhere_or_twice_are_refused() -> None:
    match = two_jokers()
    view = match.view(0)
    hand = view.piles[view.grid.hands[0]]
    soul, four = 52, hand[0]
    for cards in ((soul,), (hand[3], hand[3]), (four,), (soul, four), (-1,), (10_000,)):
        with pytest.raises(IllegalAction):
            match.play(0, Play(cards))
