"""Draw each way of moving as a strip of eight frames, to be looked at.

Usage: python build_scripts/draw_motions.py FOLDER
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from engine import motion
from engine.assets import Assets, default_root
from engine.felt import Cloth, lay
from engine.motion import Pose

FRAMES = 8
FRAME = (240, 240)
FELT = (0x1D, 0x4A, 0x36)
CARD, OTHER, COIN, REAPER, TURN = (
    "cards/french/KH.svg",
    "cards/french/QS.svg",
    "tokens/coin.svg",
    "tokens/reaper_1.svg",
    "tokens/turn.svg",
)
HEIGHT = {CARD: 84.0, OTHER: 84.0, COIN: 44.0, REAPER: 64.0, TURN: 54.0}
LEFT, RIGHT = Pose(45, 190, 18), Pose(190, 80)

Drawn = tuple[str, Pose]


def _card(move: Callable[[float], Pose]) -> Callable[[float], list[Drawn]]:
    return lambda share: [(CARD, move(share))]


def _clash(share: float) -> list[Drawn]:
    one, two = Pose(70, 120), Pose(170, 120)
    return [(OTHER, motion.clash(two, one, share)), (CARD, motion.clash(one, two, share))]


def _vault(share: float) -> list[Drawn]:
    start, over, end = Pose(40, 120), Pose(90, 200), Pose(200, 170)
    return [(OTHER, over), (TURN, motion.vault(start, over, end, share, 84))]


def _riffle(share: float) -> list[Drawn]:
    heap = [Pose(120 - index / 3, 120 - index) for index in range(8)]
    return [
        ("cards/backs/1.svg", motion.riffle(home, share, index, 8, 60)) for index, home in enumerate(heap)
    ]


def _sweep(share: float) -> list[Drawn]:
    starts, gathered = (Pose(60, 60, 8), Pose(120, 120), Pose(180, 70, -9)), Pose(120, 90, 3)
    return [(CARD, motion.sweep(start, gathered, Pose(120, 225, 0, 0.5), share)) for start in starts]


def _jolt(share: float) -> list[Drawn]:
    across, down = motion.jolt(share, 6, 0.6, 0.8)
    return [(CARD, Pose(120 + across, 120 + down))]


STRIPS: dict[str, Callable[[float], list[Drawn]]] = {
    "throw": _card(lambda share: motion.throw(LEFT, RIGHT, share)),
    "slam": _card(lambda share: motion.slam(LEFT, RIGHT, share)),
    "hop": lambda share: [(COIN, motion.hop(Pose(40, 180), Pose(200, 180), share, 110))],
    "vault": _vault,
    "riffle": _riffle,
    "coin": lambda share: [(COIN, motion.coin(Pose(40, 200), Pose(200, 90), share))],
    "clash": _clash,
    "sweep": _sweep,
    "walk": lambda share: [(REAPER, motion.walk(Pose(40, 170), Pose(200, 90), share))],
    "jolt": _jolt,
    "snap": _card(lambda share: Pose(120, 120, 0, motion.snap(share))),
}


def _strip(assets: Assets, drawn: Callable[[float], list[Drawn]]) -> pygame.Surface:
    strip = pygame.Surface((FRAME[0] * FRAMES, FRAME[1]))
    lay(strip, FELT, Cloth.BAIZE)
    for index in range(FRAMES):
        frame = strip.subsurface((index * FRAME[0], 0, *FRAME))
        for art, pose in drawn(index / (FRAMES - 1)):
            height = HEIGHT.get(art, 84.0) * pose.size
            width = height * assets.aspect(art) * max(0.03, pose.flip)
            size = (max(1, round(height * assets.aspect(art))), max(1, round(height)))
            picture = pygame.transform.smoothscale(
                assets.picture(art, *size), (max(1, round(width)), size[1])
            )
            turned = pygame.transform.rotozoom(picture, pose.angle, 1)
            frame.blit(turned, turned.get_rect(center=(round(pose.x), round(pose.y))))
        pygame.draw.rect(frame, (0, 0, 0), frame.get_rect(), 1)
    return strip


def main(folder: Path) -> None:
    """Write a strip for each way of moving."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.display.set_mode((10, 10))
    assets = Assets(default_root())
    for name, drawn in STRIPS.items():
        pygame.image.save(_strip(assets, drawn), folder / f"{name}.png")
        print(name)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
