"""Fingerprints: every detail of a position counts, in every process alike."""

import os
import subprocess
import sys
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from game.fingerprint import NotTellable, fingerprint, is_comparable
from game.match import Match
from tests import ROOT
from tests.conformance.tables import Setting, at_random, settings, under_way
from tests.each import each_setting


@each_setting
def test_every_detail_of_a_state_counts(setting: Setting) -> None:
    state: Any = under_way(setting).position()
    before = fingerprint(state)
    for name in {field.name for field in fields(state) if field.compare} - {"table"}:
        kept = getattr(state, name)
        setattr(state, name, "another")
        assert fingerprint(state) != before, name
        setattr(state, name, kept)
    assert fingerprint(state) == before
    source = next(place for place, pile in enumerate(state.table.piles) if pile)
    state.table.move_top(source, (source + 1) % len(state.table.piles))
    assert fingerprint(state) != before


@each_setting
def test_no_rule_asks_for_what_does_not_count(setting: Setting) -> None:
    plain = under_way(setting)
    position: Any = plain.position()
    for field in fields(position):
        if not field.compare:
            setattr(position, field.name, type(getattr(position, field.name))())
    told = plain.taken_up(len(plain.log), position, Match)
    random = Random(5), Random(5)
    for _ in range(60):
        if plain.to_move is not None:
            at_random(plain, random[0])
            at_random(told, random[1])
            assert plain.digest() == told.digest()


TOLD = """
from tests.conformance.tables import settings, under_way
for setting in settings():
    print(setting, under_way(setting).digest())
"""


def test_every_process_takes_the_same_fingerprint() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", TOLD],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == len(settings())


@pytest.mark.parametrize(("one", "other"), [({0, 8}, {8, 0}), ({"a": 1, "b": 2}, {"b": 2, "a": 1})])
def test_the_order_in_which_a_collection_was_filled_does_not_count(one: Any, other: Any) -> None:
    assert fingerprint(one) == fingerprint(other)


def test_a_value_without_a_fingerprint_is_refused() -> None:
    with pytest.raises(NotTellable):
        fingerprint(Random(1))  # type: ignore[arg-type]


def test_fingerprints_of_another_form_are_not_compared() -> None:
    assert is_comparable(under_way(settings()[0]).digest())
    assert not is_comparable("0-fb7c48f1a0b4317e")
