"""Controls light up and cool down, are pressed where they are let go, and are large enough for a finger."""

from math import inf

import pygame
import pytest

from engine.assets import Assets, default_root
from engine.text_wrapping import printable
from engine.theme import Typeface
from engine.ui import styles
from engine.ui.button import CAP, Button, key_width
from engine.ui.pane import BAR, LongList, Pane
from engine.ui.text import LEAST, Scale, fitted
from engine.ui.widget import TARGET, Control, Run, Site, runs


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Provide a list for what presses do, without a window to light up in."""
    monkeypatch.setattr("engine.ui.widget.light_up", lambda rect: None)
    return []


@pytest.fixture
def control(assets: Assets, pressed: list[str]) -> Control:
    """Provide a small control."""
    site = Site(pygame.Rect(100, 100, 30, 20), Scale(assets, 1.0, 1.0))
    return Control(site, lambda: pressed.append("pressed"))


def test_a_control_is_pressed_where_it_is_let_go(control: Control, pressed: list[str]) -> None:
    control.hold((110, 110))
    control.release((400, 400))
    assert not pressed and not control.held
    control.hold((110, 110))
    control.release((112, 112))
    assert pressed == ["pressed"]


def test_a_finger_beside_a_small_control_means_it(control: Control) -> None:
    beside = (100 - (TARGET - 30) // 2 + 1, 110)
    assert not control.hits(beside) and control.hits(beside, loosely=True)


@pytest.fixture
def pane() -> Pane:
    """Provide a pane that is four times as high as what is seen of it."""
    return Pane(pygame.Rect(100, 50, 300, 200), 800, 1.0)


@pytest.mark.parametrize(("pages", "offset"), [(0.5, 100), (-1, 0), (99, 600), (inf, 600), (-inf, 0)])
def test_it_scrolls_no_further_than_its_ends(pane: Pane, pages: float, offset: float) -> None:
    pane.scroll(pages)
    assert pane.offset == offset


def test_a_glide_comes_to_rest_where_it_should(pane: Pane) -> None:
    assert pane.scroll(1, glides=True)
    assert pane.offset == 0
    seen = []
    while pane.update(16):
        seen.append(pane.offset)
    assert seen == sorted(seen) and len(seen) > 5
    assert pane.offset == 200


def test_the_bar_follows_the_pointer_from_end_to_end(pane: Pane) -> None:
    x = pane.rect.right - BAR // 2
    assert not pane.grab((pane.rect.left + 5, 60))
    assert pane.grab((x, pane.thumb().centery))
    pane.drag((x, 5000))
    assert pane.offset == pane.max_offset and pane.more == (True, False)
    pane.drag((x, -5000))
    assert pane.offset == 0 and pane.more == (False, True)


def five_thousand() -> LongList:
    rows = LongList()
    rows.fit(pygame.Rect(100, 200, 800, 600), 150)
    rows.fill(5000)
    return rows


def settled(rows: LongList) -> LongList:
    for _ in range(200):
        rows.update(16)
    return rows


@pytest.mark.parametrize("way", [(1, 7), (1, 4999), (-1, 3)])
def test_a_chosen_row_is_fully_visible(way: tuple[int, int]) -> None:
    rows = five_thousand()
    rows.choose(2000)
    for _ in range(way[1]):
        rows.choose(rows.chosen + way[0])
    assert rows.rect.contains(settled(rows).rect_of(rows.chosen))


def test_the_handle_is_dragged_from_end_to_end() -> None:
    rows = five_thousand()
    thumb = rows.thumb()
    assert rows.press(thumb.center)
    rows.drag((thumb.centerx, 10_000))
    assert rows.visible_rows()[-1] == 4999
    assert rows.release((0, 0)) is None and not rows.gliding


def test_a_press_on_a_row_chooses_unless_it_is_dragged() -> None:
    rows = five_thousand()
    rows.press((200, 400))
    assert rows.release((200, 401)) == 1
    rows.press((200, 700))
    rows.drag((200, 400))
    assert rows.release((200, 400)) is None
    assert rows.offset == 300


@pytest.fixture(scope="module")
def assets() -> Assets:
    """Provide the typefaces of the program."""
    import pygame

    pygame.font.init()
    return Assets(default_root())


def test_text_keeps_the_size_of_its_style_unless_it_must_be_squeezed(assets) -> None:
    scale = Scale(assets, 1.0, 1.3)
    assert fitted(scale, "Play", styles.BODY, (300, 60)).size == round(styles.BODY.size * 1.3)
    narrow = fitted(scale, "Much too long for its room", styles.BODY, (80, 60))
    assert narrow.squeezed and narrow.size < styles.BODY.size


@pytest.mark.parametrize("box_scale", [0.53, 0.667, 1.0])
def test_no_type_is_too_small_to_read(assets: Assets, box_scale: float) -> None:
    every = [style for style in vars(styles).values() if isinstance(style, styles.TextStyle)]
    small = [style for style in every if Scale(assets, box_scale, 1.0).type_size(style) < LEAST]
    assert len(every) > 30 and small == []


def test_every_line_of_a_paragraph_is_within_its_width(assets: Assets) -> None:
    scale = Scale(assets, 1.0, 1.0)
    words = "Play a card that adds up with the top card to a number ending in 5 or 9. " * 3
    for style in (styles.LEFT, styles.HEADING):
        lines = scale.lines(words, style, 600)
        assert " ".join(lines) == words.strip() and len(lines) > 2
        assert all(scale.width(line, style) <= 602 for line in lines)


def test_marks_make_words_bold_or_italic() -> None:
    assert runs("ends in **5** or *not*") == [
        Run("ends in ", Typeface.TEXT),
        Run("5", Typeface.BOLD),
        Run(" or ", Typeface.TEXT),
        Run("not", Typeface.ITALIC),
    ]
    assert [run.words for run in runs("2 * 3")] == ["2 ", "*", " 3"]


@pytest.mark.parametrize("height", [50, 65, 90, 130])
def test_a_key_covers_no_words_of_its_button(assets: Assets, height: int) -> None:
    scale, spot = Scale(assets, 2 / 3, 1.0), pygame.Rect(0, 0, 240, height)
    note = "Each trick after your fourth pays 66 extra."
    button, other = (
        Button(Site(spot, scale), label, styles.STRONG, print, cap="3", note=note)
        for label in ("Diamonds first", "No trump, pick up the 10♠ later")
    )
    key_left = spot.right - round((key_width(scale, "3") + CAP / 2) * 2 / 3)
    words, *lines = (line.rect for line in button.written())
    assert all(rect.right < key_left for rect in [words, *lines, next(other.written()).rect])
    assert {rect.left for rect in lines} == {words.left}, "words and note begin at the same edge"
    Button.even_out([button, other])
    sizes = [[line.rect.height for line in each.written()] for each in (button, other)]
    assert sizes[0] == sizes[1] and sizes[0][0] <= words.height, "choices are in type of one size"


@pytest.mark.parametrize(("text", "shown"), [("\u200b", "?"), ("a\x00b", "ab"), ("<b>", "<b>"), ("", "")])
def test_unprintable_characters_are_left_out(text: str, shown: str) -> None:
    assert printable(text) == shown
