"""The facts about Devil and Devil 440 that a menu or a list shows before they are played."""

from game.info import GameInfo

INFO = GameInfo(
    id="devil",
    title="Devil",
    tagline="Empty your hand with sums that end in 5 or 9.",
    seats=range(2, 9),
    usual_seats=3,
    rules_version=1,
    map="devil",
    page="devil",
    low_wins=True,
    cover="7 2 S4 S1",
    minutes=(5, 18),
    lessons=(("first", 9),),
    descends=True,
)

INFO_440 = GameInfo(
    id="devil440",
    title="Devil 440",
    tagline="Sums ending in 5 or 9, and a demon's mask that ends the deal.",
    seats=range(2, 9),
    usual_seats=3,
    rules_version=1,
    map="devil",
    page="devil",
    low_wins=True,
    cover="9 B S4 O",
    minutes=(4, 11),
    lessons=(("first", 9), ("440", 7)),
)
