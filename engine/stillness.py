"""Whether the system asks programs to move less, where it can be known."""

import shutil
import subprocess
import sys
from typing import Any, Final

CLIENT_AREA_ANIMATION: Final = 0x1042
"""What Windows calls the setting."""
ASKED: Final = {
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
}
"""The program that knows it on each platform, and its answer where less motion is wanted."""


class Stillness:
    """Asks once, and waits for nobody: until the answer is there, nothing is known."""

    def __init__(self, platform: str = sys.platform) -> None:
        self._wanted: bool | None = None
        self._asked: subprocess.Popen[str] | None = None
        self._answer = ""
        if platform == "win32":
            self._wanted = _windows_is_still()
        elif platform in ASKED:
            command, self._answer = ASKED[platform]
            self._ask(command)

    @property
    def wanted(self) -> bool:
        """Whether the system is known to want less motion."""
        if self._asked is not None and self._asked.poll() is not None:
            told, _ = self._asked.communicate()
            self._wanted, self._asked = told.strip() == self._answer, None
        return bool(self._wanted)

    def _ask(self, command: tuple[str, ...]) -> None:
        found = shutil.which(command[0])
        if found is None:
            return
        try:
            self._asked = subprocess.Popen(
                [found, *command[1:]],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        except OSError:
            self._asked = None


def _windows_is_still() -> bool:
    import ctypes

    moves = ctypes.c_int(1)
    library: Any = getattr(ctypes, "windll", None)
    if library is not None:
        library.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(moves), 0)
    return not moves.value
