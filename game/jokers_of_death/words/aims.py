"""What Jokers of Death is played for, and the game in a few lines."""

from game.contract.words import Opening
from game.jokers_of_death.cards import ACE_OF_SPADES, FACES, THREE_OF_DIAMONDS, deck
from game.jokers_of_death.scoring import TARGET
from game.jokers_of_death.variants.aces import clear_aces
from game.jokers_of_death.variants.hand_switching import switch_hands
from game.jokers_of_death.view import JokersView
from game.sentences import Cast

NUMBERS = {3: "three", 5: "five"}


def aim(view: JokersView, cast: Cast) -> str:
    """What is counted, towards what, and who leads (JD-24)."""
    standing = view.standing
    return f"Fewest points win · to {TARGET} · {cast.race(standing.totals, standing.ranks)}"


def target(_view: JokersView) -> int:
    """What the first to have it ends the match with (JD-24)."""
    return TARGET


def opening(view: JokersView) -> list[Opening]:
    """The aim, a turn and the end (JD-4, JD-5, JD-7, JD-10, JD-13, JD-17, JD-23, JD-24), and the variants."""
    facts = view.rules.facts
    cards = deck((facts.cards - facts.jokers) // FACES, facts.jokers).cards
    piles = NUMBERS[view.rules.piles]
    lines = [
        Opening(
            "Get rid of your cards: what is left in your hand counts against you, a joker fifty. "
            f"When somebody has {TARGET} points, the fewest win.",
            tuple(cards("JK")),
        ),
        Opening(
            f"In your turn lay a card on each of the {piles} piles, of its suit or its rank. "
            "An 8 goes anywhere, and you name a suit. Where nothing fits, draw until something does.",
            tuple(cards("7S 9S 7D 8H")),
        ),
        Opening(
            "A 2 or a 4♠ hits whoever plays next. "
            "With one card left, knock: only then does your last card end the deal.",
            tuple(cards("2H 4S")),
        ),
    ]
    told, shown = _variants(view)
    return (
        [*lines, Opening(f"At this table also: {'; '.join(told)}.", tuple(cards(shown)))] if told else lines
    )


def _variants(view: JokersView) -> tuple[list[str], str]:
    """What the variants of this match add, and the cards it is about (JD-25, JD-27, JD-28)."""
    effects = view.rules.effects
    told, shown = [], []
    if switch_hands in effects[THREE_OF_DIAMONDS]:
        told.append("the 3♦ passes every hand on to the next player")
        shown.append("3D")
    if clear_aces in effects[ACE_OF_SPADES]:
        told.append("three aces on the piles send what lies beneath back into the stock")
        shown += ["AS", "AH", "AC"]
    if view.rules.openings:
        told.append("at the start of a turn you may take up a pile and lay all of it on the others")
        shown += ["5C", "5D", "9D"]
    return told, " ".join(shown)
