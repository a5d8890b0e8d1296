"""What is said of Evil Deal before it is played."""

from game.sign import Sign

SIGN = Sign(
    id="evil",
    title="Evil Deal",
    tagline="Tricks of three exchanges. Only the trump of whoever opened counts.",
    seats=range(2, 3),
    rules_version=1,
    map="evil_deal",
    page="evil_deal",
    cover="9S AC KH QS",
    minutes=(10, 40),
    lessons=(("first", 12),),
    descends=True,
)
