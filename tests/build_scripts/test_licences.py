"""A package carries the licence of everything in it, and says what it is."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

import facts  # noqa: E402
import licences  # noqa: E402
from licences import needed  # noqa: E402
from release import write_sums  # noqa: E402

from saves import VERSION  # noqa: E402


def test_everything_in_a_package_brings_its_licence(tmp_path: Path) -> None:
    licences.collect(tmp_path, ["libSDL2-2-50d19f93.0.so.0.3200.10", "libz.so.1"])
    for name in (*needed(), "brimstone", "python", "pyinstaller", "typefaces"):
        text = (tmp_path / f"{name}.txt").read_text(encoding="utf-8")
        assert len(text) > 300 and any(word in text.lower() for word in ("licen", "permission")), name
    told = (tmp_path / "native libraries.txt").read_text(encoding="utf-8")
    assert "Sam Lantinga; Zlib" in told and "Jean-loup Gailly" in told


def test_what_brings_no_licence_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(licences.KNOWN, "texts", {})
    with pytest.raises(licences.NoLicence, match="pygame-ce"):
        licences.collect(tmp_path, [])


@pytest.mark.skipif(sys.platform != "linux", reason="names of libraries differ")
def test_every_native_library_that_pygame_brings_is_known() -> None:
    home = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    if not home.is_dir():
        pytest.skip("this pygame uses the system's libraries")
    files = licences.native(home)
    assert files and [file for file in files if licences.library(file) is None] == []


def test_systems_are_told_the_version() -> None:
    assert facts.project()["version"] == VERSION
    assert repr(VERSION) in facts.windows_version() and str(facts.numbers(VERSION)) in facts.windows_version()
    compile(facts.windows_version(), "version.txt", "eval")
    assert facts.numbers("1.20.3") == (1, 20, 3, 0)
    told = dict(line.split("=", 1) for line in facts.desktop_entry().splitlines()[1:])
    assert (told["Exec"], told["Icon"], told["StartupWMClass"]) == ("brimstone %f", "brimstone", "brimstone")


def test_sums_are_as_the_usual_tool_reads_them(tmp_path: Path) -> None:
    (tmp_path / "one.tar.gz").write_bytes(b"one")
    sums = write_sums(tmp_path)
    checked = subprocess.run(
        ["sha256sum", "--check", sums.name], cwd=tmp_path, capture_output=True, text=True
    )
    assert checked.returncode == 0 and checked.stdout == "one.tar.gz: OK\n"
