"""Draws the faces of a match's cards before they are asked for, so that no jump waits for pictures."""

from collections.abc import Iterator

from scenes.table.board import Board


def warming(board: Board) -> Iterator[None]:
    """Every face at every height that cards have on a board, one a step, the rarest first."""
    zones = [board.zone(place) for place in range(len(board.places))]
    heights = [round(zone.card_height) for zone in zones if not zone.covered]
    faces = dict.fromkeys(board.front(card) for card in range(len(board.deck)))
    for height in sorted(set(heights), key=heights.count):
        for front in faces:
            board.assets.picture(front, round(height * board.assets.aspect(front)), height)
            yield
