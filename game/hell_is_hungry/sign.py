"""What is said of Hell is Hungry! before it is played."""

from game.sign import Sign

SIGN = Sign(
    id="hell",
    title="Hell is Hungry!",
    tagline="Walk your reaper among the souls, and fight for the fat ones.",
    seats=range(2, 7),
    usual_seats=2,
    rules_version=1,
    map="hell_is_hungry",
    page="hell_is_hungry",
    cover="AC KH JK",
    minutes=(4, 8),
    lessons=(("first", 14),),
    descends=True,
)
