"""The rules of one match put together: the base game and the variants that were chosen (JD-1, JD-2)."""

from functools import cache

from game.jokers_of_death.cards import FACES, JOKER, facts_of
from game.jokers_of_death.options import JokersOptions
from game.jokers_of_death.places import PILES, places_for
from game.jokers_of_death.playing import EFFECTS
from game.jokers_of_death.position import Effect, Rules
from game.jokers_of_death.variants.aces import ACES
from game.jokers_of_death.variants.five_piles import FIVE_PILES
from game.jokers_of_death.variants.free_pile import FREE_PILE
from game.jokers_of_death.variants.hand_switching import HAND_SWITCHING
from game.jokers_of_death.variants.variant import Variant


def chosen(options: JokersOptions) -> list[Variant]:
    """The variants of a match."""
    asked = (
        (options.switching, HAND_SWITCHING),
        (options.five_piles, FIVE_PILES),
        (options.aces, ACES),
        (options.free_pile, FREE_PILE),
    )
    return [variant for wanted, variant in asked if wanted]


def usual_decks(seats: int) -> int:
    """JD-1: two decks for two or three seats, three for four or five, four for six."""
    return 2 if seats <= 3 else 3 if seats <= 5 else 4


def decks_for(options: JokersOptions, seats: int) -> int:
    """How many decks are played with.

    Raises:
        ValueError: when the variants cannot be played by this many seats, or with so few decks.
    """
    for variant in chosen(options):
        if seats not in variant.seats:
            raise ValueError(variant.seats_refused)
        if variant.decks is not None:
            return variant.decks
    usual = usual_decks(seats)
    if options.decks and options.decks < usual:
        raise ValueError(f"{seats} players need at least {usual} decks, not {options.decks}.")
    return options.decks or usual


@cache
def rules_of(options: JokersOptions, seats: int) -> Rules:
    """What stays the same for a whole match.

    Raises:
        ValueError: when the variants cannot be played by so many seats, or with so few decks.
    """
    variants = chosen(options)
    piles = max((variant.piles for variant in variants), default=Variant().piles)
    jokers = max((variant.jokers for variant in variants), default=Variant().jokers)
    dead = PILES[0] + piles
    hands = dead + 2
    return Rules(
        seats=seats,
        piles=piles,
        facts=facts_of(decks_for(options, seats), jokers),
        effects=tuple(_effects(kind, variants) for kind in (*range(FACES), JOKER)),
        openings=tuple(opening for variant in variants for opening in variant.openings),
        dead=dead,
        taken_up=dead + 1,
        hands=tuple(range(hands, hands + seats)),
        all_piles=(1 << piles) - 1,
        places=places_for(piles, seats),
    )


def _effects(kind: int, variants: list[Variant]) -> tuple[Effect, ...]:
    """All that a kind of card does, the base game's effect first."""
    answers = (EFFECTS, *(variant.effects for variant in variants))
    return tuple(effects[kind] for effects in answers if kind in effects)
