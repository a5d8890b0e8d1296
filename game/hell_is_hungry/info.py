"""The facts about Hell is Hungry! that a menu or a list shows before it is played."""

from game.info import GameInfo

INFO = GameInfo(
    id="hell",
    title="Hell is Hungry!",
    tagline="Walk among the souls. Fight for the good ones.",
    seats=range(2, 7),
    usual_seats=2,
    rules_version=2,
    map="hell_is_hungry",
    page="hell_is_hungry",
    deal="game",
    cover="AC KH JK",
    minutes=(6, 12),
    lessons=(("first", 9),),
    by_rank=True,
    descends=True,
)
