"""Shapes and labels of forms are those of pygame_gui, made more quickly."""

import pygame
import pytest
from pygame_gui.core import ObjectID
from pygame_gui.core.ui_appearance_theme import UIThemeValidator
from pygame_gui.elements import UILabel

from engine.app import App
from engine.assets import Assets, default_root
from engine.elements import Label
from engine.forms import Form
from engine.shapes import ROUNDED, Outline, Shape, Shapes, drawn, drawn_fine
from engine.theme import Typeface, forms_theme

GREY, CLEAR, BRIGHT = (60, 61, 62, 255), (0, 0, 0, 0), (200, 150, 100, 128)


@pytest.mark.parametrize("size", [(300, 60), (61, 47), (26, 26), (24, 200), (9, 9), (700, 3)])
@pytest.mark.parametrize(
    "outline", [Outline(2, BRIGHT, GREY, 10), Outline(0, GREY, CLEAR, 7), Outline(1, GREY, BRIGHT, 0)]
)
def test_a_shape_put_together_from_its_corners_is_the_one_drawn_whole(
    size: tuple[int, int], outline: Outline
) -> None:
    fitting = Outline(*outline[:3], min(outline.radius, size[0] // 2, size[1] // 2))
    quick, whole = drawn(Shape(size, fitting)), drawn_fine(size, fitting)
    assert pygame.image.tobytes(quick, "RGBA") == pygame.image.tobytes(whole, "RGBA")


def test_what_has_a_shadow_or_other_corners_is_left_to_pygame_gui() -> None:
    shapes, colour, widths = (
        Shapes(),
        pygame.Color(GREY),
        dict.fromkeys(("left", "right", "top", "bottom"), 2),
    )
    ask = shapes.build_cache_id
    known = ask(ROUNDED, (80, 40), 0, widths, colour, colour, [8, 8, 8, 8])
    others = [
        ask(ROUNDED, (80, 40), 2, widths, colour, colour, [8, 8, 8, 8]),
        ask(ROUNDED, (80, 40), 0, widths, colour, colour, [8, 8, 0, 0]),
        ask("rectangle", (80, 40), 0, widths, colour, colour),
    ]
    assert shapes.find_surface_in_cache(known) is not None
    assert [shapes.find_surface_in_cache(each) for each in others] == [None, None, None]


@pytest.mark.parametrize("text_pixels", [0.5, 1.0, 1.9])
def test_pygame_gui_finds_no_fault_with_our_theme(text_pixels: float) -> None:
    assets = Assets(default_root())
    theme = forms_theme(text_pixels, 1.0, {typeface: assets.font_file(typeface) for typeface in Typeface})
    assert UIThemeValidator.validate_theme_file(theme) == []


@pytest.mark.parametrize("style", ["@body", "@left", "@faint_right", "@heading", "@said"])
def test_a_label_stands_where_pygame_gui_would_set_it(style: str, app: App) -> None:
    form = Form(app)
    for words in ("Jumpy g", "A", "12 ♠"):
        rect = pygame.Rect(10, 10, 403, 131)
        theirs = UILabel(rect, words, form.manager, object_id=ObjectID(class_id=style))
        ours = Label(rect, words, form.manager, None, ObjectID(class_id=style), app.gui.looks)
        assert theirs.image is not None
        assert ours.image is not None
        assert theirs.image.get_bounding_rect() == ours.image.get_bounding_rect()
