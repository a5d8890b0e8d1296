"""The contents of a package: the declared dependencies, and theirs in turn.

An environment in which a program is built holds much more: tests, type checkers, a cluster. Libraries mention
some of that, and a packager would take it along; it is told apart here by what installed distributions say of
themselves, so no list of names has to be kept.
"""

from collections.abc import Mapping
from importlib.metadata import Distribution, distribution, packages_distributions

from facts import project
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def needed() -> dict[str, Distribution]:
    """Every distribution that the program needs to run on this system, by its name."""
    waiting: list[str] = [*project()["dependencies"]]
    found: dict[str, Distribution] = {}
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        if name not in found and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            found[name] = distribution(wanted.name)
            waiting += found[name].requires or []
    return dict(sorted(found.items()))


def strangers(ours: Mapping[str, Distribution]) -> list[str]:
    """The importable names of what is installed here and that neither we nor our distributions brought."""
    known = {*ours, canonicalize_name(project()["name"])}
    return sorted(
        name
        for name, owners in packages_distributions().items()
        if not any(canonicalize_name(owner) in known for owner in owners)
    )
