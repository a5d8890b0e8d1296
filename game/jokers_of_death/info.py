"""The facts about Jokers of Death that a menu or a list shows before it is played."""

from game.info import GameInfo

INFO = GameInfo(
    id="jokers",
    title="Jokers of Death",
    tagline="Crazy Eights on three piles. Jokers kill.",
    seats=range(2, 7),
    rules_version=2,
    map="jokers_of_death",
    page="jokers_of_death",
    low_wins=True,
    cover="8H 2S JK",
    minutes=(4, 20),
    lessons=(
        ("first", 9),
        ("two jokers", 6),
        ("hand switching", 6),
        ("five piles", 7),
        ("aces", 6),
        ("free pile", 6),
    ),
    descends=True,
)
