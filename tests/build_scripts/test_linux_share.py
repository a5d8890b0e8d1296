"""The Linux archive's desktop files are valid, and its installer leaves nothing behind."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import VERSION
from tests import ROOT

PROGRAM = "#!/bin/sh\necho playing\n"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide a package with a program that says one word, and all that stands beside it."""
    home = tmp_path_factory.mktemp("unpacked here") / "brimstone"
    home.mkdir()
    (home / "brimstone").write_text(PROGRAM)
    (home / "brimstone").chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "build_scripts"))
        from linux_share import write_installer

        write_installer(home)
    return home


@pytest.fixture
def install(package: Path, tmp_path: Path) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Return a function that runs the installer, in a home of its own."""
    home = tmp_path / "jane's home"
    home.mkdir()

    def run(*words: str) -> "subprocess.CompletedProcess[str]":
        command = [str(package / "install.sh"), *words]
        return subprocess.run(
            command,
            cwd=home,
            env={"HOME": str(home), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
        )

    return run


def checked(*command: object) -> str:
    """Run a validator and return what it says; skip where it is not installed."""
    words = [str(word) for word in command]
    if shutil.which(words[0]) is None:
        pytest.skip(f"{words[0]} is not installed")
    run = subprocess.run(words, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout + run.stderr


def test_the_desktop_entry_is_valid(package: Path) -> None:
    assert checked("desktop-file-validate", package / "share/applications/brimstone.desktop") == ""


def test_the_metadata_for_software_centres_is_valid(package: Path) -> None:
    (file,) = (package / "share/metainfo").iterdir()
    told = checked("appstreamcli", "validate", "--no-net", file)
    assert "W: " not in told and "E: " not in told, told
    assert f'<release version="{VERSION}"' in file.read_text(encoding="utf-8")


def test_desktops_know_the_files_of_matches(package: Path, tmp_path: Path) -> None:
    shutil.copytree(package / "share/mime", tmp_path / "mime")
    checked("env", f"XDG_DATA_HOME={tmp_path}", "update-mime-database", tmp_path / "mime")
    assert "application/x-brimstone-match:*.brimstone" in (tmp_path / "mime/globs2").read_text()
    entry = (package / "share/applications/brimstone.desktop").read_text()
    assert "MimeType=application/x-brimstone-match;" in entry and "Exec=brimstone %f\n" in entry


def test_the_manual_page_is_valid(package: Path) -> None:
    page = package / "share/man/man6/brimstone.6"
    assert "WARNING" not in checked("mandoc", "-Tlint", "-Wwarning", page)
    assert "$" not in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("place", ["", "there", "a prefix"])
def test_an_installed_program_uninstalls_cleanly(install, tmp_path, place) -> None:
    home = tmp_path / "jane's home"
    words = [place or str(home / ".local")]
    prefix = home / (place or ".local")
    kept = prefix / "share" / "brimstone" / "matches" / "mine.json"
    kept.parent.mkdir(parents=True)
    kept.write_text("mine")
    for _ in range(2):
        assert install(*words).returncode == 0, "once more is an update"
    entry = (prefix / "share/applications/brimstone.desktop").read_text()
    (line,) = [line for line in entry.splitlines() if line.startswith("Exec=")]
    assert line == f'Exec="{prefix}/bin/brimstone" %f'
    checked("desktop-file-validate", prefix / "share/applications/brimstone.desktop")
    assert checked(prefix / "bin/brimstone") == "playing\n"
    gone = install("--uninstall", *words)
    assert gone.returncode == 0 and "still there" in gone.stdout
    left = [path for path in prefix.rglob("*") if not path.is_dir() and "brimstone" in path.name]
    assert left == [] and kept.read_text() == "mine"


@pytest.mark.parametrize("words", [["--help"], ["-rf"], ["a", "b"], ["a%b"], ['a"b']])
def test_an_impossible_place_to_install_is_refused_in_a_line(
    install, tmp_path: Path, words: list[str]
) -> None:
    run = install(*words)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert list((tmp_path / "jane's home").iterdir()) == []


def test_an_installed_program_does_not_install_itself_over_itself(install, tmp_path: Path) -> None:
    prefix = tmp_path / "jane's home" / "there"
    install("there")
    run = subprocess.run([prefix / "lib/brimstone/install.sh", prefix], capture_output=True, text=True)
    assert run.returncode == 2 and "already" in run.stderr
    assert checked(prefix / "bin/brimstone") == "playing\n"
