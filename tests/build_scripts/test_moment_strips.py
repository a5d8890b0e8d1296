"""Moments at a table are taken while they last."""

from pathlib import Path

import pygame
import pytest

from tests.build_scripts.test_screenshots import script


def test_a_strip_shows_eight_frames_that_differ(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "build_scripts"))
    strips = script("moment_strips")
    monkeypatch.setattr(strips, "SIZES", {"720": (1280, 720)})
    strips.main(tmp_path, "shuffle")
    strip = pygame.image.load(tmp_path / "shuffle-720.png")
    across, (wide, high) = strips.ACROSS, strips.TILE
    tiles = {
        strip.subsurface(index % across * wide, index // across * high, wide, high).copy().get_buffer().raw
        for index in range(strips.FRAMES)
    }
    assert len(tiles) == strips.FRAMES
