"""Deal codes: short, the same everywhere, found out when mistyped, and results on one compared."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from game.cards import SEED_BITS
from game.catalog import GAMES, find
from game.contract import AnyGame
from game.level import Level
from saves.deal_code import SYMBOLS, BadCode, Validity, best, best_first, code_of, read_code, results_on
from saves.managing import export, import_match
from saves.models import GivenUp, Header, Player
from saves.saved_match import SavedMatch
from saves.store import Store
from tests.conformance.tables import Setting
from tests.each import each_game, each_setting
from tests.game.matches import played
from tests.saves.matches import NOW

CODE = code_of(find("devil"), find("devil").options(), 4, 123_456_789_012)


@each_setting
def test_a_code_gives_its_deal_back(setting: Setting) -> None:
    for seed in (0, 1, 31, 32, 123_456_789, 2**SEED_BITS - 1):
        deal = read_code(code_of(setting.game, setting.options, setting.seats, seed))
        assert (deal.game, deal.options, deal.seats, deal.seed) == (
            setting.game,
            setting.options,
            setting.seats,
            seed,
        )
        assert deal.rules_version == setting.game.rules_version


def test_a_code_is_the_same_for_ever() -> None:
    deal = read_code("DEVIL-1G03J-Z9J6G-M0")
    assert (deal.game.id, deal.options, deal.seats) == ("devil", deal.game.options(), 4)
    assert (deal.seed, deal.rules_version) == (123_456_789_012, 1)


@pytest.mark.parametrize(
    "typed",
    [
        CODE.lower(),
        CODE.replace("-", " "),
        CODE.replace("-", "  "),
        f"  {CODE}\n",
        CODE.replace("0", "O").replace("1", "l"),
        "-".join((CODE.split("-")[0], "".join(CODE.split("-")[1:]))),
    ],
)
def test_it_does_not_matter_how_a_code_is_written(typed: str) -> None:
    assert read_code(typed) == read_code(CODE)


def test_every_mistyped_symbol_is_found_out() -> None:
    name, _, told = CODE.partition("-")
    told = told.replace("-", "")
    for at, right in enumerate(told):
        for wrong in SYMBOLS.replace(right, ""):
            with pytest.raises(BadCode, match="typo"):
                read_code(f"{name}-{told[:at]}{wrong}{told[at + 1 :]}")


def test_every_two_symbols_changed_round_are_found_out() -> None:
    drawn = random.Random(3)
    for game in GAMES.values():
        code = code_of(game, game.options(), game.seats[0], drawn.getrandbits(SEED_BITS))
        name, _, told = code.partition("-")
        told = told.replace("-", "")
        for at in range(len(told) - 1):
            if told[at] != told[at + 1]:
                with pytest.raises(BadCode, match="typo"):
                    read_code(f"{name}-{told[:at]}{told[at + 1]}{told[at]}{told[at + 2 :]}")


def test_a_code_under_another_games_name_is_found_out() -> None:
    told = CODE.partition("-")[2]
    with pytest.raises(BadCode, match="typo"):
        read_code(f"angel-{told}")


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "name"),
        ("DEVIL", "name"),
        ("POKER-12345", "starts with a game's name"),
        ("DEVIL-1*345", r"has '\*'"),
        ("DEVIL-1U345", "has 'U'"),
        ("DEVIL-1", "typo"),
        ("DEVIL-é", "has 'É'"),
    ],
)
def test_a_wrong_code_is_refused_in_a_sentence(typed: str, why: str) -> None:
    with pytest.raises(BadCode, match=why):
        read_code(typed)


def test_a_code_of_newer_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    devil = find("devil")
    newer = replace(devil, info=replace(devil.info, rules_version=devil.rules_version + 1))
    with pytest.raises(BadCode, match="newer Brimstone"):
        read_code(code_of(newer, newer.options(), 4, 5))
    older = code_of(devil, devil.options(), 4, 5)
    monkeypatch.setitem(GAMES, "devil", newer)
    assert read_code(older).rules_version == devil.rules_version


@each_game
def test_a_whole_code_of_options_there_are_not_is_refused(game: AnyGame) -> None:
    told = []
    for last in SYMBOLS:
        with pytest.raises(BadCode) as refused:
            read_code(f"{game.id}-{SYMBOLS[game.rules_version]}{'Z' * 27}{last}")
        told.append(str(refused.value))
    assert sum("typo" in each for each in told) == len(SYMBOLS) - 1
    assert sum("uses options" in each for each in told) == 1


DEVIL = GAMES["devil"]


def name(result):
    return result.header.players[result.seat].name


def kept(store: Store, name: str, seed: int, *levels: Level, **more: object) -> Header:
    """Return a finished match; opponents of other levels play the same cards another way."""
    players = Player(name=name, level=None), *(Player(name=each.value, level=each) for each in levels)
    match = played(DEVIL, 3, seed)
    saved = SavedMatch(f"{name}-{seed}".lower(), match, players, NOW)
    store.save(replace(saved, **more), NOW)  # type: ignore[arg-type]
    return next(header for header in store.finished.listing(NOW).headers if header.id == saved.id)


def found(store: Store, seed: int):
    code = code_of(DEVIL, DEVIL.options(), 3, seed)
    entries = store.finished.entries(NOW, pytest.fail)
    return [result for result in results_on(code, "devil", entries) if result is not None]


def test_a_friends_match_that_was_taken_in_stands_beside_ones_own(tmp_path: Path) -> None:
    here, there = Store(tmp_path / "here"), Store(tmp_path / "there")
    kept(here, "Mara", 7, Level.IMP, Level.FIEND)
    kept(here, "Mara", 8, Level.IMP, Level.FIEND)
    theirs = kept(there, "Otto", 7, Level.IMP, Level.IMP)
    export(there, theirs, tmp_path / "otto.brimstone")
    import_match(here, tmp_path / "otto.brimstone")
    results = found(here, 7)
    assert {(name(result), result.header.imported) for result in results} == {("Mara", False), ("Otto", True)}
    assert len(found(here, 8)) == 1 and not found(here, 9)


def test_the_margin_of_a_result_is_measured(tmp_path: Path) -> None:
    store = Store(tmp_path)
    header = kept(store, "Mara", 7, Level.IMP, Level.FIEND)
    (result,) = found(store, 7)
    assert result.ahead == min(header.totals[1:]) - header.totals[0], "few points win at Devil"


def test_conceded_deals_are_listed_without_a_rank(tmp_path: Path) -> None:
    store = Store(tmp_path)
    kept(store, "Mara", 7, Level.IMP, Level.FIEND)
    kept(store, "Vera", 7, Level.IMP, Level.FIEND, branched=True)
    kept(store, "Otto", 7, Level.IMP, Level.FIEND, given_up=GivenUp.LOST)
    order = best_first(found(store, 7))
    assert [result.validity for result in order] == [Validity.COUNTS, Validity.KNOWN, Validity.GIVEN_UP]
    assert [name(result) for result in best(order)] == ["Mara"]
