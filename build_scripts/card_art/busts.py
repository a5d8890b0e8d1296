"""The opponents' faces: an imp, a fiend and an archdevil, as small busts."""

from card_art.svg import BONE, BRASS, EMBER, FLAME, OXBLOOD, SOOT, circle, document, group, path, ring, stroke

SIZE = 200


def faces() -> dict[str, str]:
    """File name without ending to SVG."""
    return {
        "imp": _medal(_imp(), "#2F4A3A"),
        "fiend": _medal(_fiend(), "#4A2438"),
        "archdevil": _medal(_archdevil(), OXBLOOD),
    }


def _medal(bust: list[str], ground: str) -> str:
    return document(
        SIZE,
        SIZE,
        [circle(100, 100, 96, SOOT), circle(100, 100, 90, ground), *bust, ring(100, 100, 92, BRASS, 5)],
    )


def _eyes(left: float, right: float, y: float, colour: str) -> list[str]:
    parts = []
    for x in (left, right):
        parts.append(
            path(
                f"M{x - 15} {y + 3}C{x - 8} {y - 11} {x + 8} {y - 11} {x + 15} {y + 3}C{x + 7} {y + 9} {x - 7} {y + 9} {x - 15} {y + 3}Z",
                colour,
            )
        )
        parts.append(path(f"M{x} {y - 8}L{x + 3.4} {y}L{x} {y + 8}L{x - 3.4} {y}Z", SOOT))
    return parts


def _imp() -> list[str]:
    """Small, eared, and about to forget something."""
    ear = "M52 92C34 82 22 66 22 50C40 54 56 66 64 82Z"
    return [
        path("M56 178C58 160 76 148 100 148C124 148 142 160 144 178A90 90 0 0 1 56 178Z", "#5E7A3A"),
        path(ear, "#7FA04E"),
        f'<g transform="translate(200 0) scale(-1 1)">{path(ear, "#7FA04E")}</g>',
        path(
            "M74 62C70 46 74 36 82 30C82 44 86 52 90 58ZM126 62C130 46 126 36 118 30C118 44 114 52 110 58Z",
            BONE,
        ),
        path(
            "M52 104C50 70 74 54 100 54C126 54 150 70 148 104C148 134 126 154 100 154C74 154 52 134 52 104Z",
            "#8FB05A",
        ),
        path("M100 54C126 54 150 70 148 104C148 134 126 154 100 154C118 134 122 84 100 54Z", "#7C9C4B"),
        *_eyes(80, 122, 96, FLAME),
        stroke("M64 80C72 74 84 76 90 82M112 78C120 70 132 70 138 76", SOOT, 4.5),
        stroke("M100 100L96 114C99 117 104 117 106 115", SOOT, 3.4),
        path("M74 124C88 136 116 136 130 120C128 144 82 148 74 124Z", SOOT),
        path("M84 129L88 138L93 131ZM112 131L117 138L121 128Z", BONE),
        path("M96 138C104 134 114 136 116 142C108 147 98 146 96 138Z", "#C8486A"),
    ]


def _fiend() -> list[str]:
    """Sleek, grave, and counting."""
    return [
        path("M40 167C46 155 70 146 100 146C130 146 154 155 160 167A90 90 0 0 1 40 167Z", SOOT),
        path("M78 148L100 190L122 148Z", "#8A1F2E"),
        path(
            "M62 74C44 62 40 40 50 22C56 42 66 52 80 56ZM138 74C156 62 160 40 150 22C144 42 134 52 120 56Z",
            "#D9CDB4",
        ),
        path(
            "M58 96C56 66 76 52 100 52C124 52 144 66 142 96C142 126 122 150 100 162C78 150 58 126 58 96Z",
            "#B9566A",
        ),
        path("M100 52C124 52 144 66 142 96C142 126 122 150 100 162Z", "#97405A"),
        path("M58 92C56 62 78 46 100 64C122 46 144 62 142 92C134 76 118 72 100 86C82 72 66 76 58 92Z", SOOT),
        *_eyes(80, 120, 104, "#F7E08A"),
        stroke("M62 94L92 100M138 94L108 100", SOOT, 5),
        stroke("M100 104L95 124C98 128 104 128 106 125", SOOT, 3.4),
        stroke("M84 138C94 142 106 142 118 134", SOOT, 4),
        path("M92 150C96 168 98 174 100 182C102 174 104 168 108 150C104 155 96 155 92 150Z", SOOT),
    ]


def _archdevil() -> list[str]:
    """Crowned, burning, and ahead of you."""
    flames = "M28 154C28 146 36 134 40 120C50 138 54 142 58 130C62 150 66 156 70 150L130 150C134 156 138 150 142 130C146 142 150 138 160 120C164 134 172 146 172 154A90 90 0 0 1 28 154Z"
    horns = "M64 82C34 82 16 56 26 20C36 50 56 62 82 60ZM136 82C166 82 184 56 174 20C164 50 144 62 118 60Z"
    return [
        path(flames, EMBER),
        path("M48 173C52 162 66 156 100 156C134 156 148 162 152 173A90 90 0 0 1 48 173Z", "#2A0E0C"),
        path(horns, BONE),
        stroke(horns, SOOT, 2.6),
        path(
            "M60 104C56 72 76 56 100 56C124 56 144 72 140 104C138 132 120 152 100 168C80 152 62 132 60 104Z",
            "#C23A22",
        ),
        path("M100 56C124 56 144 72 140 104C138 132 120 152 100 168Z", "#93271A"),
        path("M72 62L76 36L90 50L100 28L110 50L124 36L128 62C112 56 88 56 72 62Z", FLAME),
        stroke("M72 62L76 36L90 50L100 28L110 50L124 36L128 62C112 56 88 56 72 62", SOOT, 2.6),
        circle(100, 52, 5, "#C8321F"),
        *_eyes(81, 119, 102, FLAME),
        stroke("M62 90L94 100M138 90L106 100", SOOT, 6),
        stroke("M100 104L95 122C98 127 104 127 106 124", SOOT, 3.6),
        path("M76 130C90 144 110 144 124 130C120 154 80 154 76 130Z", SOOT),
        path("M84 136L89 147L94 138ZM116 136L111 147L106 138Z", BONE),
        group([path("M0 0C2 12 4 18 0 28C-4 18 -2 12 0 0Z", SOOT)], 100, 150, 0, 1.2),
    ]
