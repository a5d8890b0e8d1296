"""What is said of Devil before it is played."""

from game.sign import Sign

SIGN = Sign(
    id="devil",
    title="Devil",
    tagline="Shed your hand on sums of 5 and 9. Two Specials decide when it ends.",
    seats=range(2, 9),
    rules_version=1,
    map="devil",
    page="devil",
    low_wins=True,
    cover="7 2 S4 S1",
    minutes=(3, 12),
    lessons=(("first", 10),),
    descends=True,
)

SIGN_440 = Sign(
    id="devil440",
    title="Devil 440",
    tagline="Devil with more Specials, two blanks and the Onifuda, which ends it all.",
    seats=range(2, 9),
    rules_version=1,
    map="devil",
    page="devil",
    low_wins=True,
    cover="9 B S4 O",
    minutes=(3, 8),
    lessons=(
        ("first", 12),
        ("440", 7),
    ),
)
