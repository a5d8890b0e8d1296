"""Colours, type sizes, and the theme of forms made from them. Sizes are pixels at 1920 × 1080."""

from enum import Enum
from typing import Any, Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

SOOT: Final[Colour] = (0x14, 0x11, 0x0F)
HIDE: Final[Colour] = (0x24, 0x1C, 0x18)
OXBLOOD: Final[Colour] = (0x5A, 0x1A, 0x1A)
EMBER: Final[Colour] = (0xE2, 0x64, 0x2B)
FLAME: Final[Colour] = (0xF6, 0xB0, 0x42)
BRASS: Final[Colour] = (0xB9, 0x8B, 0x4A)
BONE: Final[Colour] = (0xEF, 0xE6, 0xD2)
ASH: Final[Colour] = (0xA8, 0x9D, 0x93)
VERDIGRIS: Final[Colour] = (0x6F, 0xB3, 0x9C)

SERIES: Final[tuple[Colour, ...]] = (
    EMBER,
    BONE,
    VERDIGRIS,
    FLAME,
    (0x8F, 0xA8, 0xE0),
    (0xC9, 0x7F, 0xB5),
    (0xA9, 0xB8, 0x5C),
    BRASS,
)
"""A colour for each line of a plot, like those of decks told apart by their backs; each is numbered, so that
colour alone tells nothing.
"""

DESIGN_WIDTH: Final = 1920
DESIGN_HEIGHT: Final = 1080

SMALL: Final = 22
BODY: Final = 27
LARGE: Final = 34
HEADING: Final = 56
VERDICT: Final = 72
TITLE: Final = 104

UNSCALED: Final = "_unscaled"
"""How the twin of a style ends whose type the text size setting leaves alone."""


class Typeface(Enum):
    """The typefaces, by the file below ``assets/fonts``."""

    TEXT = "LinBiolinum_R.otf"
    BOLD = "LinBiolinum_RB.otf"
    ITALIC = "LinBiolinum_RI.otf"
    DISPLAY = "GoudyBookletter1911.otf"


TYPE: Final = {
    "@body": (BODY, Typeface.TEXT),
    "@left": (BODY, Typeface.TEXT),
    "@stepper": (BODY, Typeface.TEXT),
    "@large": (LARGE, Typeface.TEXT),
    "@main": (LARGE, Typeface.BOLD),
    "@heading": (HEADING, Typeface.DISPLAY),
    "@title": (TITLE, Typeface.DISPLAY),
    **{style: (VERDICT, Typeface.DISPLAY) for style in ("@verdict", "@verdict_lost", "@verdict_drawn")},
    "@subtitle": (30, Typeface.ITALIC),
    "@name": (44, Typeface.DISPLAY),
    "@heading_left": (HEADING, Typeface.DISPLAY),
    "@section": (LARGE, Typeface.DISPLAY),
    "@lead": (LARGE, Typeface.ITALIC),
    "@key": (BODY, Typeface.BOLD),
    "@code": (44, Typeface.BOLD),
    "@said": (BODY, Typeface.ITALIC),
    "@small": (SMALL, Typeface.TEXT),
    "@faint": (SMALL, Typeface.TEXT),
    "@faint_left": (SMALL, Typeface.TEXT),
    "@faint_right": (SMALL, Typeface.TEXT),
    "@total": (BODY, Typeface.BOLD),
    "@gain": (BODY, Typeface.BOLD),
    "@loss": (BODY, Typeface.BOLD),
    "@gain_large": (LARGE, Typeface.TEXT),
    "@loss_large": (LARGE, Typeface.TEXT),
    "@strong": (BODY, Typeface.BOLD),
    **{f"@series{index}": (BODY, Typeface.BOLD) for index in range(len(SERIES))},
    **{f"@small_series{index}": (SMALL, Typeface.BOLD) for index in range(len(SERIES))},
}
"""Size and typeface of each style of a line in a form."""


def scale(size: tuple[int, int]) -> float:
    """Window pixels to a design pixel: whatever is sized by it fits the window both ways."""
    return min(size[0] / DESIGN_WIDTH, size[1] / DESIGN_HEIGHT)


def hexed(colour: Colour) -> str:
    """A colour as markup writes it: ``#E2642B``."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: so great a share of the way to the other."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def dimmed(colour: Colour, share: float) -> Colour:
    """So great a share of a colour's light."""
    return (round(colour[0] * share), round(colour[1] * share), round(colour[2] * share))


def forms_theme(pixels: float, unscaled: float, fonts: dict[Typeface, str]) -> dict[str, Any]:
    """The pygame_gui theme for a window scale.

    Args:
        pixels: window pixels to a design pixel, the text size setting included.
        unscaled: the same without it, for the styles that end so.
        fonts: the path of each typeface's file.
    """

    def font(size: int, typeface: Typeface = Typeface.TEXT, scale: float = pixels) -> dict[str, str]:
        return {
            "name": typeface.name.lower(),
            "size": str(max(8, round(size * scale))),
            "regular_path": fonts[typeface],
            "bold_path": fonts[Typeface.BOLD],
            "italic_path": fonts[Typeface.ITALIC],
            "bold_italic_path": fonts[Typeface.BOLD],
        }

    edge = {"shape": "rounded_rectangle", "shape_corner_radius": str(round(10 * pixels)), "shadow_width": "0"}
    button_colours = {
        "normal_bg": hexed(HIDE),
        "hovered_bg": hexed(mixed(HIDE, EMBER, 0.35)),
        "active_bg": hexed(OXBLOOD),
        "selected_bg": hexed(OXBLOOD),
        "disabled_bg": hexed(mixed(HIDE, SOOT, 0.6)),
        "normal_border": hexed(BRASS),
        "hovered_border": hexed(FLAME),
        "active_border": hexed(FLAME),
        "selected_border": hexed(FLAME),
        "disabled_border": hexed(mixed(HIDE, BRASS, 0.3)),
        "normal_text": hexed(BONE),
        "hovered_text": hexed(FLAME),
        "active_text": hexed(FLAME),
        "selected_text": hexed(FLAME),
        "disabled_text": hexed(ASH),
    }
    main_colours = {
        "normal_bg": hexed(OXBLOOD),
        "hovered_bg": hexed(mixed(OXBLOOD, EMBER, 0.35)),
        "normal_border": hexed(FLAME),
        "normal_text": hexed(FLAME),
    }
    faint, left = {"normal_text": hexed(ASH)}, {"text_horiz_alignment": "left"}
    looks: dict[str, dict[str, Any]] = {
        "@main": {"colours": main_colours},
        "@heading": {"colours": {"normal_text": hexed(FLAME)}},
        "@title": {"colours": {"normal_text": hexed(FLAME)}, "misc": left},
        "@subtitle": {"colours": faint, "misc": left},
        "@name": {"colours": {"normal_text": hexed(FLAME)}, "misc": left},
        "@heading_left": {"colours": {"normal_text": hexed(FLAME)}, "misc": left},
        "@section": {"colours": {"normal_text": hexed(EMBER)}, "misc": left},
        "@lead": {"misc": left},
        "@key": {"colours": {"normal_text": hexed(FLAME)}, "misc": left},
        "@small": {"misc": left},
        "@code": {"colours": {"normal_text": hexed(FLAME)}},
        "@faint": {"colours": faint},
        "@verdict": {"colours": {"normal_text": hexed(FLAME)}},
        "@verdict_lost": {"colours": {"normal_text": hexed(BONE)}},
        "@verdict_drawn": {"colours": {"normal_text": hexed(VERDIGRIS)}},
        "@faint_left": {"colours": faint, "misc": left},
        "@faint_right": {"colours": faint, "misc": {"text_horiz_alignment": "right"}},
        "@left": {"misc": left},
        "@total": {"colours": {"normal_text": hexed(FLAME)}},
        **{name: {"colours": {"normal_text": hexed(VERDIGRIS)}} for name in ("@gain", "@gain_large")},
        **{name: {"colours": {"normal_text": hexed(EMBER)}} for name in ("@loss", "@loss_large")},
        **{
            f"{name}{index}": {"colours": {"normal_text": hexed(colour)}}
            for name in ("@series", "@small_series")
            for index, colour in enumerate(SERIES)
        },
    }
    styles = {
        f"{name}{ending}": {**looks.get(name, {}), "font": font(size, typeface, scale)}
        for name, (size, typeface) in TYPE.items()
        for ending, scale in (("", pixels), (UNSCALED, unscaled))
    }
    return {
        **styles,
        "defaults": {"font": font(BODY), "colours": {"normal_text": hexed(BONE), "dark_bg": hexed(SOOT)}},
        "button": {"font": font(BODY), "colours": button_colours, "misc": {**edge, "border_width": "2"}},
        "label": {"font": font(BODY), "colours": {"normal_text": hexed(BONE)}, "misc": {"text_shadow": "0"}},
        "text_box": {
            "font": font(BODY),
            "colours": {
                "dark_bg": hexed(HIDE),
                "normal_border": hexed(mixed(HIDE, BRASS, 0.5)),
                "link_text": hexed(FLAME),
                "link_hover": hexed(EMBER),
            },
            "misc": {**edge, "border_width": "1", "padding": f"{round(24 * pixels)},{round(18 * pixels)}"},
        },
        "@plain": {"colours": {"dark_bg": "#00000000", "normal_border": "#00000000"}},
        "text_entry_line": {
            "font": font(BODY),
            "colours": {
                "dark_bg": hexed(SOOT),
                "normal_bg": hexed(SOOT),
                "normal_border": hexed(BRASS),
                "focused_border": hexed(FLAME),
                "normal_text": hexed(BONE),
                "selected_bg": hexed(OXBLOOD),
                "selected_text": hexed(FLAME),
                "text_cursor": hexed(FLAME),
            },
            "misc": {**edge, "border_width": "2", "padding": f"{round(12 * pixels)},{round(4 * pixels)}"},
        },
        "vertical_scroll_bar": {
            "colours": {"dark_bg": hexed(SOOT), "normal_border": hexed(HIDE)},
            "misc": {**edge, "enable_arrow_buttons": "0"},
        },
        "horizontal_slider": {
            "colours": {"dark_bg": hexed(SOOT), "normal_border": hexed(BRASS)},
            "misc": {
                **edge,
                "border_width": "2",
                "enable_arrow_buttons": "0",
                "sliding_button_width": str(round(44 * unscaled)),
            },
        },
        "horizontal_slider.#sliding_button": {"colours": {"normal_bg": hexed(BRASS)}},
        "drop_down_menu": {
            "colours": {"dark_bg": hexed(HIDE), "normal_border": hexed(BRASS)},
            "misc": {
                "border_width": "2",
                "shadow_width": "0",
                "open_button_width": str(round(48 * unscaled)),
            },
        },
        "drop_down_menu.button": {"misc": {"border_width": "0"}},
        "drop_down_menu.#drop_down_options_list": {
            "colours": {"dark_bg": hexed(SOOT), "normal_border": hexed(BRASS)},
            "misc": {
                "list_item_height": str(round(max(48, 36 * pixels / unscaled) * unscaled)),
                "border_width": "2",
            },
        },
        "scrolling_container": {"colours": {"dark_bg": "#00000000"}},
    }
