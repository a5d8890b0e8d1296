"""Build a release for this system: an archive of the folder, one of the single file, and SHA256SUMS.

Usage: python build_scripts/release.py [FOLDER]    (FOLDER: where to put them, or else dist/release)
Like package.py it needs pip install -e ".[package]".
"""

import platform
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "build_scripts"))

from os_metadata import project

SUMS = "SHA256SUMS"
SYSTEMS = {"win32": "windows", "darwin": "macos"}


def release(folder: Path) -> None:
    """Build both forms, archive each with its licences, and write their checksums."""
    folder.mkdir(parents=True, exist_ok=True)
    system = SYSTEMS.get(sys.platform, sys.platform)
    name = f"brimstone-{project()['version']}-{system}-{platform.machine().lower()}"
    kind = "zip" if sys.platform == "win32" else "gztar"
    for form, ending in ((), ""), (("--onefile",), "-single-file"):
        work = folder / "work"
        script = ROOT / "build_scripts" / "package.py"
        built = subprocess.run([sys.executable, str(script), str(work), *form])
        if built.returncode:
            sys.exit(built.returncode)
        for spare in ("work", "icons"):
            shutil.rmtree(work / spare)
        shutil.make_archive(str(folder / f"{name}{ending}"), kind, work)
        shutil.rmtree(work)
    write_sums(folder)


def write_sums(folder: Path) -> Path:
    """Write the checksums of all files in a folder, in the format of ``sha256sum --check``."""
    files = sorted(file for file in folder.iterdir() if file.is_file() and file.name != SUMS)
    sums = folder / SUMS
    lines = (f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    sums.write_bytes("".join(lines).encode())
    return sums


if __name__ == "__main__":
    release(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "dist" / "release")
