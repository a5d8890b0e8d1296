"""The workflows that test and release: pinned, on runners that exist, and no system holds up the others."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from saves import VERSION

yaml = pytest.importorskip("yaml")
ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
RUNNERS = {"ubuntu-22.04", "ubuntu-24.04", "windows-2022", "macos-15", "macos-15-intel"}
PINNED = re.compile(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")


def jobs(workflow: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return found


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned_by_its_commit(workflow: Path) -> None:
    lines = workflow.read_text(encoding="utf-8").splitlines()
    used = [line for line in lines if "uses:" in line]
    assert used and [line for line in used if not PINNED.search(line)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_runner_exists_and_no_system_ends_the_others(workflow: Path) -> None:
    for job in jobs(workflow).values():
        strategy = job.get("strategy")
        asked = set(strategy["matrix"]["system"]) if strategy else {job["runs-on"]}
        assert asked <= RUNNERS and (strategy is None or strategy["fail-fast"] is False)


def test_a_release_needs_no_password_and_waits_for_no_package() -> None:
    release = jobs(ROOT / ".github" / "workflows" / "release.yml")
    assert release["publish"]["permissions"] == {"id-token": "write"}
    assert release["publish"]["needs"] == "distributions"
    assert "needs.distributions.result" in release["attach"]["if"] and "cancelled" in release["attach"]["if"]


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    steps = jobs(ROOT / ".github" / "workflows" / "release.yml")["attach"]["steps"]
    (script,) = [step["run"] for step in steps if "awk" in step.get("run", "")]
    (line,) = [line for line in script.splitlines() if line.startswith("awk")]
    words = line.replace("> notes.md", "").replace("$version", VERSION)
    notes = subprocess.run(["bash", "-c", words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert notes.strip() and notes.strip() in changes and "\n## " not in notes
