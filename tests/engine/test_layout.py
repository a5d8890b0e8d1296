"""Zones come from the map, fit every window, and hold their cards."""

from itertools import pairwise
from pathlib import Path

import pytest

from engine.layout import BadMap, Spread, Zone, poses, read_map

MAP = """<?xml version="1.0"?>
<map version="1.10" orientation="orthogonal" width="48" height="27" tilewidth="40" tileheight="40"
 backgroundcolor="#123456">
 <objectgroup id="1" name="zones">
  <object id="1" name="hand" x="480" y="780" width="960" height="230">
   <properties>
    <property name="spread" value="fan"/><property name="card_height" type="int" value="200"/>
   </properties>
  </object>
  <object id="2" name="others" x="100" y="700">
   <polyline points="0,0 0,-500 1700,-500 1700,0"/>
  </object>
  <object id="3" name="others 2" x="300" y="200">
   <polyline points="0,0 1300,100"/>
  </object>
 </objectgroup>
 <objectgroup id="2" name="seat">
  <object id="4" name="seat" x="900" y="500" width="200" height="200"/>
  <object id="5" name="hand" x="900" y="500" width="200" height="110"/>
  <object id="6" name="plate" x="900" y="640" width="200" height="60"/>
 </objectgroup>
</map>"""

WINDOWS = [(800, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (1024, 768)]


def written(folder: Path, text: str = MAP) -> Path:
    file = folder / "table.tmx"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_map_is_read(tmp_path: Path) -> None:
    table = read_map(written(tmp_path), ["hand"], ["hand", "plate"])
    assert table.felt == (0x12, 0x34, 0x56)
    assert table.zone("hand", (1920, 1080)) == Zone(960, 895, 960, 230, Spread.FAN, 200)


def test_a_map_without_a_zone_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadMap, match=r"table\.tmx has no zone named 'stock'"):
        read_map(written(tmp_path), ["hand", "stock"], [])
    with pytest.raises(BadMap, match="no seat zone named 'points'"):
        read_map(written(tmp_path), ["hand"], ["points"])
    with pytest.raises(BadMap, match="no line named 'others'"):
        read_map(written(tmp_path, MAP.replace('"others"', '"ring"')), ["hand"], ["hand"])


@pytest.mark.parametrize("text", ["", "not xml", "<map/>", MAP.replace("zones", "other")])
def test_a_broken_map_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadMap, match=r"table\.tmx can't be read"):
        read_map(written(tmp_path, text), ["hand"], [])


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("others", range(1, 8))
def test_seats_around_the_table_have_room(tmp_path, window, others) -> None:
    table = read_map(written(tmp_path), [], ["hand"])
    zones = [table.theirs("hand", index, others, window) for index in range(others)]
    rects = [zone.rect for zone in zones]
    assert all(rect.left >= 0 and rect.right <= window[0] for rect in rects)
    assert all(rect.collidelist(rects[:index]) == -1 for index, rect in enumerate(rects))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("count", [1, 2, 4, 12, 30, 40])
def test_a_hand_of_any_size_fits_its_zone(tmp_path, window, count) -> None:
    zone = read_map(written(tmp_path), ["hand"], []).zone("hand", window)
    width = zone.card_height * 0.6
    placed = poses(zone, count, width)
    assert len(placed) == count
    assert all(
        zone.rect.left - 2 <= pose.x - width / 2 and pose.x + width / 2 <= zone.rect.right + 2
        for pose in placed
    )
    rows: dict[bool, list[float]] = {}
    for pose in placed:
        rows.setdefault(pose.y > zone.y + zone.card_height * 0.2, []).append(pose.x)
    for row in rows.values():
        assert all(right - left >= width * 0.11 for left, right in pairwise(row))
