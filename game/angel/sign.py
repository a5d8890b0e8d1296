"""What is said of Angel before it is played."""

from game.sign import Sign

SIGN = Sign(
    id="angel",
    title="Angel",
    tagline="Collect the best four cards, and know when to call Judgement Day.",
    seats=range(4, 5),
    rules_version=1,
    map="angel",
    page="angel",
    counts="credits",
    cover="7H DV AG",
    minutes=(5, 25),
    lessons=(("first", 10),),
    descends=True,
)
