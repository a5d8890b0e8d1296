"""Whoever looks at a table sits at its near side, and the others round it in their turn."""

import pytest

from game.match import Match
from scenes.table.view.table_layout import FACE, PLATE, TableLayout, map_for
from tests.assets import all_assets
from tests.conformance.tables import Setting, samples

WINDOW = (1280, 720)


@pytest.mark.parametrize("setting", samples(), ids=str)
def test_each_viewer_sees_the_next_seat_where_the_first_sees_the_second(setting: Setting) -> None:
    match: Match = setting.match(1)
    table_map = map_for(all_assets(), match.game.map, match.places)

    def seen(viewer: int) -> list[object]:
        ground = TableLayout(table_map, WINDOW, viewer, match.seats, match.places)
        turn = [(viewer + step) % match.seats for step in range(match.seats)]
        return [ground.before(name, seat) for name in (PLATE, FACE) for seat in turn]

    places = seen(0)
    assert len(set(map(repr, places))) == len(places), "two lie in one place"
    assert [seen(viewer) for viewer in range(match.seats)] == [places] * match.seats
