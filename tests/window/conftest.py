"""A real window needs an X server and hands; where they are missing, these tests say so."""

import os
import shutil

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if missing and not os.environ.get("CI"):
        reason = f"needs {' and '.join(missing)} (Debian: apt install xvfb xdotool)"
        for item in items:
            if "tests/window" in str(item.path):
                item.add_marker(pytest.mark.skip(reason=reason))
