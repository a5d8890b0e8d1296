"""What each card does at Angel."""

from game.angel.cards import ANGEL, DEVIL, VALUE
from game.angel.combinations import NAMES
from game.angel.view import AngelView
from game.cards import Card


def describe(view: AngelView, card: Card) -> str:
    """What a card is worth, and what is special about it (AN-2, AN-6, AN-9, AN-12, AN-15, AN-16)."""
    if card == DEVIL:
        return (
            "It counts as no jack: but for it and the Angel, the deck has no court cards. "
            "Once held it cannot be discarded. It counts nothing and joins no combination. "
            "Whoever turns it up unseen is rid of it, and cannot go first."
        )
    if card == ANGEL:
        return (
            "It counts as no queen: but for it and the Devil, the deck has no court cards. "
            "It counts 15, and stands for whatever rank and suit makes the best bonus. It may be discarded. "
            "Whoever turns it up unseen cannot go first."
        )
    bonuses = ", ".join(f"{name} {bonus}" for name, bonus in zip(NAMES, view.bonuses, strict=True))
    return (
        f"Counts {VALUE[card]}. Only the best bonus of a hand is added: {bonuses}. "
        "A sequence is four in a row, the ace low; a flush four of a suit."
    )
