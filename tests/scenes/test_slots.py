"""The outlines of heaps, and of where something can go."""

from saves.models import Speed
from scenes.table.view.painter import draw_slots
from tests.scenes.driver import Driver


def test_the_light_around_a_heap_goes_around_what_lies_beneath_its_top_card_too(brimstone) -> None:
    driver: Driver = brimstone(speed=Speed.OFF)
    driver.sit("person imp", "hell", 8)
    board = driver.my_turn().board
    kinds = [where.kind.name for where in board.places]
    soul, beneath = kinds.index("soul"), kinds.index("beneath")
    ((rect, _),) = (each for each in draw_slots(driver.app.surface, board, {soul}, ()) if each[1])
    assert rect.contains(board.area(soul, slack=0)) and rect.contains(board.area(beneath, slack=0))
