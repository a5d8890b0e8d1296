"""Small pieces of SVG: only what the game's rasteriser draws, which is paths, gradients and transforms."""

from collections.abc import Iterable

from fontTools.pens.basePen import AbstractPen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from card_art.colours import SOOT
from card_art.shapes import Line, cuts, number


def document(width: int, height: int, parts: list[str], grown: float = 1) -> str:
    """Return a whole file, whose own size may be other than the units it is drawn in."""
    size = f'width="{width * grown:g}" height="{height * grown:g}" viewBox="0 0 {width} {height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return "\n".join([head, *parts, "</svg>", ""])


def path(data: str, fill: str, extra: str = "") -> str:
    return f'<path d="{data}" fill="{fill}"{" " + extra if extra else ""}/>'


def stroke(data: str, colour: str, width: float) -> str:
    """Return a line with round ends."""
    return inked(data, "none", width, colour)


def scored(lines: Iterable[Line], colour: str, extra: str = "") -> str:
    """Return tapering cuts of the graver, all in one path."""
    return path(cuts(lines), colour, extra)


def inked(data: str, fill: str, width: float = 2.2, colour: str = SOOT) -> str:
    """Return a filled path with an ink line round it."""
    return _lined(path(data, fill), colour, width, ' stroke-linecap="round" stroke-linejoin="round"')


def _lined(shape: str, colour: str, width: float, ends: str = "") -> str:
    return f'{shape.removesuffix("/>")} stroke="{colour}" stroke-width="{number(width)}"{ends}/>'


def circle(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>'


def bead(x: float, y: float, radius: float, fill: str, width: float = 1.8) -> str:
    """Return a disc with an ink line round it."""
    return _lined(circle(x, y, radius, fill), SOOT, width)


def ring(x: float, y: float, radius: float, colour: str, width: float) -> str:
    return _lined(circle(x, y, radius, "none"), colour, width)


def ellipse(x: float, y: float, across: float, down: float, fill: str) -> str:
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(across)}" ry="{number(down)}" fill="{fill}"/>'


def hoop(x: float, y: float, across: float, down: float, colour: str, width: float) -> str:
    """Return an ellipse's line."""
    return _lined(ellipse(x, y, across, down, "none"), colour, width)


def strokes(data: str, *layers: tuple[str, float]) -> list[str]:
    """Return one line drawn over and over, each time with its colour and width."""
    return [stroke(data, colour, width) for colour, width in layers]


def discs(x: float, y: float, *layers: tuple[float, str]) -> list[str]:
    """Return discs about one middle, each with its radius and fill."""
    return [circle(x, y, radius, fill) for radius, fill in layers]


def rings(x: float, y: float, *layers: tuple[float, str, float]) -> list[str]:
    """Return rings about one middle, each with its radius, colour and width."""
    return [ring(x, y, radius, colour, width) for radius, colour, width in layers]


def plate(x: float, y: float, width: float, height: float, radius: float, fill: str) -> str:
    """Return a filled rectangle with round corners."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(radius)}" fill="{fill}"/>'
    )


def frame(x: float, y: float, width: float, height: float, radius: float, colour: str, line: float) -> str:
    """Return a rectangle's outline with round corners."""
    return _lined(plate(x, y, width, height, radius, "none"), colour, line)


def frames(width: float, height: float, *lines: tuple[float, float, str, float]) -> list[str]:
    """Return frames within one another: each one's distance from the edge, radius, colour and line."""
    return [
        frame(inset, inset, width - 2 * inset, height - 2 * inset, radius, colour, line)
        for inset, radius, colour, line in lines
    ]


def moved(parts: list[str], moves: str) -> str:
    """Return parts moved together as a list of SVG transforms says."""
    return f'<g transform="{moves}">{"".join(parts)}</g>'


def group(parts: list[str], x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> str:
    """Return parts moved, turned (degrees clockwise) and sized together."""
    return moved(parts, f"translate({number(x)} {number(y)}) rotate({number(turn)}) scale({size:.3f})")


def mirrored(parts: list[str]) -> str:
    """Return parts with left and right changed over about x = 0."""
    return moved(parts, "scale(-1 1)")


def both(parts: list[str]) -> list[str]:
    """Return parts drawn for the right, and again for the left."""
    return [*parts, mirrored(parts)]


def both_ways(parts: list[str], width: float, height: float) -> list[str]:
    """Return parts, and the same turned about the middle of a card of this size."""
    return [*parts, group(parts, width, height, 180)]


def gradient(name: str, stops: list[tuple[float, str]], *, down: bool = True) -> str:
    """Return a linear gradient to fill with ``url(#name)``."""
    end = 'x2="0%" y2="100%"' if down else 'x2="100%" y2="100%"'
    inner = "".join(f'<stop offset="{offset:g}" stop-color="{colour}"/>' for offset, colour in stops)
    return f'<defs><linearGradient id="{name}" x1="0%" y1="0%" {end}>{inner}</linearGradient></defs>'


class Letters:
    """Letters of a typeface as paths, because the rasteriser draws no text."""

    def __init__(self, file: str) -> None:
        self._font = TTFont(file)
        self._glyphs = self._font.getGlyphSet()
        self._names = self._font.getBestCmap()
        self._units = self._font["head"].unitsPerEm

    def fitted(self, text: str, x: float, y: float, wide: float, high: float, colour: str) -> str:
        """Return text centred at x whose ink stands on y, with a height and a greatest width."""
        pen = BoundsPen(self._glyphs)
        self._lay(text, pen)
        left, bottom, right, top = pen.bounds
        tall = high / (top - bottom)
        across = min(tall, wide / (right - left))
        moves = f"translate({number(x)} {number(y)}) scale({across / tall:.3f} 1)"
        shape = SVGPathPen(self._glyphs, ntos=number)
        middle = (left + right) / 2
        self._lay(text, TransformPen(shape, (tall, 0, 0, -tall, -middle * tall, bottom * tall)))
        return moved([path(shape.getCommands(), colour)], moves)

    def _lay(self, text: str, pen: AbstractPen) -> None:
        left = 0.0
        for name in (self._names[ord(letter)] for letter in text):
            self._glyphs[name].draw(TransformPen(pen, (1, 0, 0, 1, left, 0)))
            left += self._glyphs[name].width

    def draw(self, text: str, x: float, y: float, size: float, colour: str) -> str:
        """Return text centred at x, standing on the line y."""
        scale = size / self._units
        width = sum(self._glyphs[self._names[ord(letter)]].width for letter in text) * scale
        pen = SVGPathPen(self._glyphs, ntos=number)
        self._lay(text, TransformPen(pen, (scale, 0, 0, -scale, x - width / 2, y)))
        return path(pen.getCommands(), colour)
