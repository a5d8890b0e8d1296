"""Where a file is to be written: a line with its name that can be changed, and what came of it."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from platformdirs import user_documents_path, user_downloads_path

from engine.ui.dialog import Dialog
from engine.ui.form import Form
from saves.folder import SaveFailed, shown
from saves.housekeeping import Refused

LONGEST_PATH: Final = 400


class FilePage(Dialog):
    """Asks where a file is to be written; pops itself with a sentence about it, or None.

    ``write`` writes it; what is raised on the way is told here.
    """

    def __init__(self, title: str, about: str, path: Path, write: Callable[[Path], None]) -> None:
        self._title = title
        self._about = about
        self._path = str(path)
        self._write = write
        self.said = ""
        self._known = False
        """Whether the person knows that there is such a file already."""

    plate = (190, 90, 1540, 850)

    def build(self, form: Form) -> None:
        """A line with the file, and two ways on."""
        form.label(self._title, (160, 120, 1600, 100), "@heading")
        top = 250 + form.paragraph(self._about, (260, 250, 1400), "@left") + 24
        form.entry(self._path, (260, top, 1400, 70), self._type, LONGEST_PATH, done=self._write_it)
        if self.said:
            form.prose(self.said, (260, top + 94, 1400, 160))
        form.button("Back", (260, 800, 420, 84), self.back, style="@large")
        write = "Replace" if self._known else "Save"
        form.button(write, (1240, 800, 420, 84), self._write_it, style="@main")
        if self.focus.key is None:
            self.focus.key = 2

    def back(self) -> None:
        """Esc writes nothing."""
        self.app.stack.pop(None)

    def _type(self, path: str) -> None:
        self._known = self._known and path == self._path
        self._path = path

    def _write_it(self) -> None:
        path = path_of(self._path)
        try:
            if path.exists() and not self._known:
                self._known = True
                raise Refused(f"{shown(path)} already exists. Replace it?")
            path.parent.mkdir(parents=True, exist_ok=True)
            self._write(path)
        except (Refused, SaveFailed) as refusal:
            self.said = str(refusal)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else error
            self.said = f"{shown(path)} can't be saved ({reason}). Try another folder."
        else:
            self.app.stack.pop(f"Saved as {shown(path)}.")
            return
        self.rebuild()


def folders() -> tuple[Path, Path]:
    """Where people keep such files: their documents, and what they downloaded."""
    return user_documents_path(), user_downloads_path()


def path_of(typed: str) -> Path:
    """A file as it was typed: quotes around it are left out, ~ is the home folder."""
    path = Path(typed.strip().strip("\"'"))
    with suppress(RuntimeError):
        path = path.expanduser()
    return path
