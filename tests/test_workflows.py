"""The workflows that test and release: pinned actions, and notes out of the changelog."""

import re
import subprocess
from pathlib import Path

import pytest

from saves import VERSION
from tests import ROOT

yaml = pytest.importorskip("yaml")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned_by_its_commit(workflow: Path) -> None:
    lines = workflow.read_text(encoding="utf-8").splitlines()
    used = [line for line in lines if "uses:" in line]
    assert used and [line for line in used if not PINNED.search(line)] == []


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    release = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    steps = release["jobs"]["attach"]["steps"]
    (script,) = [step["run"] for step in steps if "awk" in step.get("run", "")]
    (line,) = [line for line in script.splitlines() if line.startswith("awk")]
    words = line.replace("> notes.md", "").replace("$version", VERSION)
    notes = subprocess.run(["bash", "-c", words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert notes.strip() and notes.strip() in changes and "\n## " not in notes
