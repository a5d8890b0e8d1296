"""Results of a match: each player at the table is told theirs, and it is true."""

import re
from dataclasses import replace

import pytest

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import Standing
from game.great_moments import Turn, decided, swings
from game.level import Level
from game.match import Match
from game.sentences import Cast, number, opening, ordinal
from saves.models import Player
from saves.records import Circle, Counted, Result
from saves.saved_match import SavedMatch
from scenes.deal_page import DealPage
from scenes.descent.progress import begin_at
from scenes.end_page import EndPage
from scenes.endings import Outcome, course_of, ending_of, margin, milestone, outcome_of
from scenes.navigation import open_table
from scenes.players import Look
from scenes.table.view.view_model import Tool
from tests import labels
from tests.game.feats import NAMES, played
from tests.scenes.conftest import NOW
from tests.scenes.driver import Driver
from tests.scenes.every_page import ended
from tests.scenes.test_descent import FIRST, TONIGHT, finished, over
from tests.scenes.written import written

BEGIN = {labels.HARDER, labels.OTHER_GAMES, "Play again", "Next table"}
"""Buttons that lead from the last page of a match to other cards."""

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@each_game
def test_everybody_is_told_how_they_came_out_to_the_number(game: AnyGame) -> None:
    match = played(game, game.seats[-1], 4)
    standing = match.standing
    for you in (None, *range(match.seats)):
        ending = ending_of(match, Cast(NAMES[: match.seats], you))
        won = you is None or you in standing.winners
        assert (ending.outcome is Outcome.LOST) == (not won)
        best, *_ = standing.winners
        others = [total for seat, total in enumerate(standing.totals) if seat not in standing.winners]
        nearest = min(abs(total - standing.totals[best]) for total in others)
        assert margin(standing) == nearest
        if len(standing.winners) == 1 and nearest:
            who = "You win" if you == best else f"{NAMES[best]} wins"
            assert ending.headline == f"{who} by {nearest}"
        if you is not None and not won:
            behind = abs(standing.totals[you] - standing.totals[best])
            place = ordinal(1 + sum(rank < standing.ranks[you] for rank in standing.ranks))
            where = f"You finish {place} of {match.seats}, " if match.seats > 2 else "You finish "
            assert ending.told.startswith(f"{where}{behind} behind. ")
        if game.low_wins:
            assert ending.told.endswith(" Lowest score wins.")


@each_game
def test_the_deal_that_decided_it_is_told_with_what_it_brought(game: AnyGame) -> None:
    match = played(game, game.seats[0], 2)
    ending = ending_of(match, Cast(NAMES[: match.seats]))
    if len(match.standing.deals) == 1:
        assert ending.deal == (1 if ending.decided else 0)
        return
    points = match.standing.deals[ending.deal - 1]
    assert NAMES[match.standing.winners[0]] in ending.decided
    if match.seats == 2:
        mine, other = (points[match.standing.winners[0]], points[1 - match.standing.winners[0]])
        assert f" {number(mine)} to {'nothing' if not other else number(other)}." in ending.decided
    else:
        assert all(f"{NAMES[seat]} {number(points[seat])}" in ending.decided for seat in range(match.seats))


@pytest.mark.parametrize(
    ("totals", "told"), [((732, 0), "went home with nothing."), ((732, 66), "66 points.")]
)
def test_a_second_with_nothing_has_a_sentence_of_its_own(
    monkeypatch: pytest.MonkeyPatch, totals: tuple[int, int], told: str
) -> None:
    match = played(GAMES["evil"], 2, 2)
    monkeypatch.setattr(Match, "standing", Standing(totals, (totals, (0, 0)), (1, 2), (0,)))
    assert told in ending_of(match, Cast(NAMES[:2], 0)).told


@pytest.mark.parametrize("seed", range(6))
def test_of_a_single_game_the_battle_that_decided_it_is_told(seed: int) -> None:
    match = played(GAMES["hell"], 4, seed)
    standing, part = course_of(match)
    assert part == "battle"
    totals = [tuple(map(sum, zip(*standing.deals[:count], strict=True))) for count in range(1, 99)]
    assert totals[-1] == match.standing.totals, "battles add up to the game"
    (winner,) = match.standing.winners
    led = [sums[winner] == max(sums) for sums in totals[: len(standing.deals)]]
    told = ending_of(match, Cast(NAMES[:4])).decided
    if all(led):
        assert told.startswith(f"{NAMES[winner]} led all the way. Battle ")
    else:
        number = max(index for index, ahead in enumerate(led) if not ahead) + 2
        assert told.startswith(f"Battle {number} of {len(standing.deals)}. {NAMES[winner]} went from ")
        assert f"{NAMES[winner]} {standing.deals[number - 1][winner]}" in told


@pytest.mark.parametrize("low_wins", [True, False])
def test_of_a_match_that_was_led_throughout_the_deal_that_did_most_is_told(low_wins: bool) -> None:
    sign = -1 if low_wins else 1
    deals = tuple((sign * mine, sign * other) for mine, other in ((10, 0), (30, 5), (0, 12)))
    standing = Standing((sign * 40, sign * 17), deals, (1, 2), (0,))
    assert decided(standing, low_wins=low_wins) == Turn(1, 0, 1)
    assert swings(standing, 0, low_wins=low_wins) == [10, 25, -12]


def before(*results: tuple[int, bool]) -> list[Counted]:
    """Matches of one game that were played before, by how far one was ahead and whether one won."""
    circle = Circle("evil", Level.FIEND, 2)
    return [Counted(circle, NOW, Result(margin, won, 0, 0)) for margin, won in results]


@pytest.mark.parametrize(
    ("earlier", "result", "told"),
    [
        ((), (9, True), "Your first Devil match."),
        (((-3, False),), (9, True), "Your first win at Devil. You've won 1 of 2 matches of Devil."),
        (
            ((4, True),),
            (9, True),
            "Your biggest win at Devil. The old record was 4. "
            "2 wins in a row, your best streak yet. You've won 2 of 2 matches of Devil.",
        ),
        (
            ((8, True), (9, True), (-1, False), (2, True)),
            (3, True),
            "2 wins in a row. You've won 4 of 5 matches of Devil.",
        ),
        (((8, True),) * 3, (-3, False), "That ends a streak of 3 wins. You've won 3 of 4 matches of Devil."),
        (((8, True), (-1, False)), (-3, False), "You've won 1 of 3 matches of Devil."),
    ],
)
def test_a_match_is_told_beside_those_that_were_played_before(
    earlier: tuple[tuple[int, bool], ...], result: tuple[int, bool], told: str
) -> None:
    assert milestone(Result(*result, 0, 0), before(*earlier), "Devil") == told


@each_game
def test_the_last_page_shows_everybody_on_the_steps(brimstone, game: AnyGame) -> None:
    driver = brimstone()
    match = played(game, game.seats[-1], 3)
    players = tuple(Player(name=name, level=None) for name in NAMES[: match.seats])
    open_table(driver.desk, SavedMatch("over", match, players, NOW))
    driver.until(lambda: isinstance(driver.top, EndPage))
    page = driver.top
    portraits = {portrait.sitter.seat: portrait for portrait in page.portraits}
    assert set(portraits) == set(range(match.seats))
    for seat, portrait in portraits.items():
        assert (portrait.sitter.look is Look.GLAD) == (match.standing.ranks[seat] == 1)
        assert driver.app.surface.get_rect().contains(portrait.rect)
    heights = [(portrait.sitter.rank, portrait.rect.bottom) for portrait in portraits.values()]
    assert [bottom for _, bottom in sorted(heights)] == sorted(bottom for _, bottom in heights)


@pytest.mark.parametrize(
    ("you", "winners", "outcome"),
    [
        (0, (0,), Outcome.WON),
        (0, (0, 1), Outcome.DRAWN),
        (0, (1,), Outcome.LOST),
        (0, (1, 2), Outcome.LOST),
        (None, (1,), Outcome.WON),
        (None, (1, 2), Outcome.DRAWN),
    ],
)
def test_a_match_ends_as_it_ended_for_whoever_sits_there(
    you: int | None, winners: tuple[int, ...], outcome: Outcome
) -> None:
    standing = Standing((9, 5, 1), ((9, 5, 1),), (1, 2, 3), winners)
    assert outcome_of(standing, you) is outcome


def test_the_end_is_heard_once_and_not_again_when_its_page_comes_back(
    brimstone, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = brimstone()
    heard: list[str] = []
    monkeypatch.setattr(driver.app.sound, "play", lambda name, *more: heard.append(name))
    players = tuple(Player(name=name, level=None) for name in NAMES[:4])
    open_table(driver.desk, SavedMatch("over", played(GAMES["devil"], 4, 3), players, NOW))
    driver.until(lambda: isinstance(driver.top, EndPage))
    driver.top.resume()
    assert [name for name in heard if name in {each.value for each in Outcome}] == ["win"]


def test_the_margin_is_to_the_best_of_the_others_and_none_where_all_win() -> None:
    assert margin(Standing((9, 4, 7), (), (1, 3, 2), (0,))) == 2
    assert margin(Standing((9, 9), (), (1, 1), (0, 1))) == 0


def at_the_end(brimstone, won: bool) -> tuple[Driver, SavedMatch]:
    """The last page of a match of Devil that one won, or lost, and what was played before that."""
    driver = brimstone()
    saved = driver.sit("person imp fiend", "devil").session.saved
    driver.app.stack.pop()
    open_table(driver.desk, replace(saved, match=finished(saved.match, won=won)))
    driver.until(lambda: isinstance(driver.top, EndPage))
    return driver, saved


def test_the_company_turns_to_another_game_with_two_clicks(brimstone) -> None:
    driver, saved = at_the_end(brimstone, won=False)
    driver.click_button(labels.OTHER_GAMES)
    games = [box.table.info.id for box in driver.top.boxes]
    assert sorted([*games, "devil"]) == sorted(GAMES)
    driver.click(driver.top.boxes[games.index("jokers")].rect.center)
    assert driver.table.session.match.game.id == "jokers"
    assert driver.table.session.saved.players == saved.players
    assert len(driver.app.stack) == 2, "the menu is beneath it"


def test_the_deal_that_decided_it_opens_beside_what_is_said_of_it(brimstone) -> None:
    driver, _ = at_the_end(brimstone, won=True)
    (told,) = re.findall(r"See (deal \d+)", written(driver.top))
    driver.click_button(f"See {told}")
    assert isinstance(driver.top, DealPage)
    assert opening(told) in written(driver.top)


def test_what_the_match_was_for_the_record_is_told_once_all_were_looked_at(brimstone) -> None:
    driver, _ = at_the_end(brimstone, won=True)
    assert "For the record Your first Devil match" in written(driver.top)
    told = iter([None, None, "Your widest win at Devil."])
    page = ended(driver.desk, 3, 1, won=True, record=lambda: next(told))
    driver.app.stack.push(page)
    assert "For the record" not in written(page)
    driver.turn(3)
    assert "Your widest win at Devil." in written(page)


def test_no_letter_of_a_tool_begins_anything_on_the_last_page(brimstone) -> None:
    """Asking for a hint or continuing a moment too late deals no other cards."""
    driver = brimstone(names=("Mara", "Otto", "Vera"))
    players = (Player(name="Mara", level=None), Player(name="Otto", level=Level.IMP))
    match = finished(Match(GAMES["devil"], GAMES["devil"].options(), 2, 3), won=True)
    met = set()
    for begin, won in (
        (lambda: SavedMatch("over", match, players, NOW), True),
        (lambda: begin_at(driver.desk, TONIGHT, 1), False),
        (lambda: begin_at(driver.desk, FIRST, 1), True),
    ):
        page = over(driver, begin(), won=won)
        begins = [control for control in page.form.controls if control.name in BEGIN]
        assert not {control.key for control in begins if control.key} & {tool.key for tool in Tool}
        met |= {control.name for control in begins}
    assert met == BEGIN
