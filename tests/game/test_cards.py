"""Decks: what cards look like to whom."""

from game.cards import Deck, Face, Taste
from game.catalog import GAMES
from game.french import LOOKS


def test_a_deck_is_shown_to_a_taste_where_it_has_pictures_for_it() -> None:
    ace, own = Face("AS", "A♠", "ace of spades", "french/AS"), Face("X", "X", "x", "own/x")
    deck = Deck((ace, own), ("backs/1",) * 2, LOOKS)
    assert deck.art(0, frozenset()) == "french/AS"
    assert deck.art(0, frozenset({Taste.FOUR_COLOURS})) == "french4/AS"
    assert deck.art(0, frozenset(Taste)) == "french4_large/AS"
    assert deck.art(1, frozenset(Taste)) == "own/x"
    assert Deck((ace,), ("backs/1",)).art(0, frozenset(Taste)) == "french/AS"


def test_every_french_deck_says_how_else_it_can_look() -> None:
    for game in GAMES.values():
        deck = game.deck(game.options(), game.seats[0])
        assert (deck.looks is LOOKS) == any(face.art.startswith("french/") for face in deck.faces), game.id
