"""The facts about Coal Whist that a menu or a list shows before it is played."""

from pathlib import Path

from game.info import GameInfo

INFO = GameInfo(
    id="whist",
    title="Coal Whist",
    tagline="A short hand, a trump turned up, and a coal for each trick.",
    seats=range(2, 6),
    rules_version=1,
    map="whist",
    page="whist",
    unit="coal",
    lessons=(("first", 7),),
    assets=str(Path(__file__).parent / "assets"),
)
