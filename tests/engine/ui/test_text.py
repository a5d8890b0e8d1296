"""Lines are fitted to their room, stay readable in small windows, and set no figure in the display face."""

import pytest

from engine.assets import Assets, default_root
from engine.theme import Typeface
from engine.ui.rich import Run, broken, runs
from engine.ui.styles import STYLES
from engine.ui.text import LEAST, Scale, fitted


@pytest.fixture(scope="module")
def assets() -> Assets:
    """The typefaces of the program."""
    import pygame

    pygame.font.init()
    return Assets(default_root())


def test_a_line_that_has_room_is_as_large_as_its_style_and_one_that_has_none_is_squeezed(
    assets: Assets,
) -> None:
    scale = Scale(assets, 1.0, 1.3)
    assert fitted(scale, "Play", "@body", (300, 60)).size == round(STYLES["@body"].size * 1.3)
    narrow = fitted(scale, "Much too long for its room", "@body", (80, 60))
    assert narrow.squeezed and narrow.size < STYLES["@body"].size


@pytest.mark.parametrize("pixels", [0.53, 0.667, 1.0])
def test_no_type_is_too_small_to_read(assets: Assets, pixels: float) -> None:
    assert all(Scale(assets, pixels, 1.0).type_size(style) >= LEAST for style in STYLES)


def test_every_line_of_a_paragraph_is_within_its_width(assets: Assets) -> None:
    scale = Scale(assets, 1.0, 1.0)
    words = "Play a card that adds up with the top card to a number ending in 5 or 9. " * 3
    for style in ("@left", "@heading"):
        lines = scale.lines(words, style, 600)
        assert " ".join(lines) == words.strip() and len(lines) > 2
        assert all(scale.width(line, style) <= 602 for line in lines)


def test_figures_are_not_set_in_the_display_face(assets: Assets) -> None:
    plain = assets.font(Typeface.DISPLAY, 60).size("111")[0]
    assert (
        assets.room("111", Typeface.DISPLAY, 60)[0] == assets.font(Typeface.BOLD, 60).size("111")[0] != plain
    )
    assert (
        assets.text("Devil 440", Typeface.DISPLAY, 60, (255, 255, 255)).get_width()
        == (assets.room("Devil 440", Typeface.DISPLAY, 60)[0])
    )


def test_marks_make_words_bold_or_italic_and_are_left_out() -> None:
    assert runs("ends in **5** or *not*") == [
        Run("ends in ", Typeface.TEXT),
        Run("5", Typeface.BOLD),
        Run(" or ", Typeface.TEXT),
        Run("not", Typeface.ITALIC),
    ]
    assert [run.words for run in runs("2 * 3")] == ["2 ", "*", " 3"]


def test_a_marked_paragraph_is_broken_within_its_width(assets: Assets) -> None:
    scale = Scale(assets, 1.0, 1.0)
    lines = broken(scale, "one **two three** four five *six* seven eight " * 4, "@left", 300)
    size = scale.type_size("@left")
    wide = [sum(assets.room(run.words, run.typeface, size)[0] for run in line) for line in lines]
    assert len(lines) > 3 and max(wide) <= 300


def test_figures_alone_stand_on_the_same_line_as_figures_among_letters(assets: Assets) -> None:
    def foot(words: str) -> int:
        drawn = assets.text(words, Typeface.DISPLAY, 60, (255, 255, 255))
        return drawn.get_bounding_rect().bottom

    feet = foot("18"), foot("18 min"), foot("1 H")
    assert max(feet) - min(feet) <= 1
