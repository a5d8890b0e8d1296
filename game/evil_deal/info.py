"""The facts about Evil Deal that a menu or a list shows before it is played."""

from game.info import GameInfo

INFO = GameInfo(
    id="evil",
    title="Evil Deal",
    tagline="A two-player duel. Your trump only works in tricks you lead.",
    seats=range(2, 3),
    rules_version=2,
    map="evil_deal",
    page="evil_deal",
    cover="9S AC KH QS",
    minutes=(10, 22),
    lessons=(("first", 9), ("no trump", 8)),
    descends=True,
)
