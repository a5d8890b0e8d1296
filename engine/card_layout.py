"""The layout of cards in a zone of the table: in a heap, a row, a line, a cross or a fan."""

from dataclasses import dataclass, replace

from engine.layout import Spread, Zone

NARROWEST_STRIP = 0.23
"""The least share of a card's width that a fan shows of each card before it starts a second row."""
LONGEST_ROW = 16
"""Cards of a fan that lie in one row at the most."""
HIGHEST_HEAP = 0.05
"""The height a heap rises at the most, as a share of a card's height."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of a card: its centre in pixels, and its angle in degrees counter-clockwise."""

    x: float
    y: float
    angle: float = 0.0


def spots(zone: Zone, count: int, card_width: float) -> tuple[Spot, ...]:
    """Return the places of ``count`` cards in a fitted zone, bottom card first."""
    return tuple(_spots(zone, count, card_width))


def _spots(zone: Zone, count: int, card_width: float) -> list[Spot]:
    match zone.spread:
        case Spread.PILE:
            return _pile(zone, count)
        case Spread.ROW:
            return _row(zone, count, card_width)
        case Spread.LINE:
            return _line(zone, count, card_width)
        case Spread.CROSS:
            return [Spot(zone.x, zone.y, 0.0 if index == count - 1 else 90.0) for index in range(count)]
        case Spread.FAN:
            return _fan(zone, count, card_width)


def _pile(zone: Zone, count: int) -> list[Spot]:
    """Return a neat heap that grows a little with every few cards."""
    lift = min(zone.card_height / 600, zone.card_height * HIGHEST_HEAP / max(1, count))
    return [Spot(zone.x - index * lift / 3, zone.y - index * lift) for index in range(count)]


def _row(zone: Zone, count: int, card_width: float) -> list[Spot]:
    step = _step(zone.width, count, card_width, card_width * 1.08)
    first = zone.x - step * (count - 1) / 2
    return [Spot(first + step * index, zone.y) for index in range(count)]


def _line(zone: Zone, count: int, card_width: float) -> list[Spot]:
    step = _step(zone.width, count, card_width, card_width * 1.08)
    first = zone.x - zone.width / 2 + card_width / 2
    return [Spot(first + step * index, zone.y) for index in range(count)]


def _fan(zone: Zone, count: int, card_width: float) -> list[Spot]:
    """Return a gentle arc; a hand too large for one row lies in two."""
    per_row = max(1, min(LONGEST_ROW, int((zone.width - card_width) / (card_width * NARROWEST_STRIP)) + 1))
    if count > per_row:
        half = (count + 1) // 2
        rise = zone.card_height * 0.28
        upper, lower = replace(zone, y=zone.y - rise), replace(zone, y=zone.y + rise)
        return _row(upper, half, card_width) + _row(lower, count - half, card_width)
    step = _step(zone.width, count, card_width, card_width * 0.72)
    middle = (count - 1) / 2
    bend = min(1.6, 14 / max(1, count))
    sag = zone.card_height * 0.003
    return [
        Spot(
            zone.x + step * (index - middle),
            zone.y + sag * (index - middle) ** 2 * bend,
            -bend * (index - middle),
        )
        for index in range(count)
    ]


def _step(width: float, count: int, card_width: float, widest: float) -> float:
    if count < 2:
        return 0.0
    return min(widest, (width - card_width) / (count - 1))
