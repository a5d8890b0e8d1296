"""The facts about Angel that a menu or a list shows before it is played."""

from game.info import GameInfo

INFO = GameInfo(
    id="angel",
    title="Angel",
    tagline="Build the best four-card hand, then dare to call it.",
    seats=range(4, 5),
    rules_version=3,
    map="angel",
    page="angel",
    unit="credit",
    by_rank=True,
    cover="7H 4C DV 10S AG",
    minutes=(2, 10),
    lessons=(("first", 9),),
    descends=True,
)
