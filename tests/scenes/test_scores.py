"""The score's table: what is shown adds up, deal by deal, however many deals there are."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from engine.theme import SERIES
from engine.ui.form import PRIMARY
from engine.ui.page import Page
from engine.ui.widget import Frame, Text
from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import Standing
from game.contract.words import Account
from game.match import Match
from game.sentences import Cast, signed
from scenes.deal_page import DealPage, gained
from scenes.rules_page import RulesPage
from scenes.scoreboard import Background, Ladder, Scoreboard
from scenes.table.states import Accounting
from scenes.table.view.table_layout import HAND
from scenes.totals_plot import AXIS, beside_equals, totals_by_deal
from tests.letterings import framed, letterings
from tests.scenes.written import written

NAMES = ("Mara", "Otto", "Vera")
GREY = 20
"""Percent of saturation below which a colour has no hue to speak of."""
ALIKE = 30
"""Degrees by which two hues of one colour may differ."""
OWN_DECKS = [game for game in GAMES.values() if len(set(game.deck(game.options(), game.seats[-1]).backs)) > 2]


def on_the_axis(page: Page) -> list[str]:
    """Return what is written left of the lines of a score, from the top down."""
    found = [each for each in letterings(page.form) if each.seen]
    title = next(each.room for each in found if " after each " in each.words)
    edge = title.left + AXIS * page.app.pixels
    foot = page.form.rect(PRIMARY).top
    beside = [
        each
        for each in found
        if title.bottom - 30 <= each.room.top < each.room.bottom < foot and each.room.right < edge
    ]
    return [each.words for each in sorted(beside, key=lambda each: each.room.centery)]


def standing(deals: int) -> Standing:
    """Return a score after a number of deals, different for each seat and deal."""
    points = tuple((7 * deal % 31, deal, 100 - deal) for deal in range(1, deals + 1))
    totals = tuple(map(sum, zip(*points, strict=True))) if points else (0, 0, 0)
    return Standing(totals, points, (1, 2, 3), ())


def columns(page: Page) -> dict[str, tuple[str, ...]]:
    """Return what stands in the table of a score, column by column, by what stands above it."""
    found = [each for each in page.form.widgets if isinstance(each, Text)]
    (head,) = (each.rect for each in found if each.text == "Player")
    cells = {
        each.text: [
            other for other in found if other.rect.left == each.rect.left and other.rect.top > head.top
        ]
        for each in sorted(found, key=lambda label: label.rect.left)
        if each.rect.top == head.top
    }
    return {
        title: tuple(cell.text for cell in below[: len(cells["Player"])]) for title, below in cells.items()
    }


@pytest.mark.parametrize("deals", [1, 2, 9, 40])
def test_what_each_player_got_adds_up_to_the_total(brimstone, deals: int) -> None:
    driver = brimstone()
    page = Scoreboard("The score", NAMES, standing(deals), "points", "0")
    driver.app.stack.push(page)
    found = columns(page)
    shown = [cells for title, cells in found.items() if title.startswith(("Deal ", "1 to "))]
    for seat, total in enumerate(found["Total"]):
        assert sum(int(cells[seat]) for cells in shown) == int(total) == standing(deals).totals[seat]


def test_points_to_begin_with_stand_beside_those_of_the_deals(brimstone) -> None:
    driver, plain = brimstone(), standing(2)
    told = replace(plain, totals=tuple(222 + total for total in plain.totals))
    page = Scoreboard("The score", NAMES, told, "points", "0")
    driver.app.stack.push(page)
    found = columns(page)
    assert found["Start"] == ("222", "222", "222")
    shown = [found[title] for title in ("Start", "Deal 1", "Deal 2")]
    assert tuple(sum(map(int, cells)) for cells in zip(*shown, strict=True)) == told.totals


def test_earlier_deals_are_summed_up_to_the_one_before_the_first_shown(brimstone) -> None:
    driver = brimstone()
    page = Scoreboard("The score", NAMES, standing(40), "points", "0")
    driver.app.stack.push(page)
    found = columns(page)
    titles = list(found)[3:]
    folded = int(titles[0].removeprefix("1 to "))
    assert folded > 1
    assert titles[1:] == [f"Deal {number}" for number in range(folded + 1, 41)]
    assert found[titles[0]][1] == signed(sum(range(1, folded + 1)))


def test_a_line_of_the_plot_begins_at_nothing_and_ends_at_the_total() -> None:
    told = standing(5)
    assert totals_by_deal(told, 1) == [0, 1, 3, 6, 10, 15]
    assert totals_by_deal(told, 2)[-1] == told.totals[2]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_in_the_first_deal_the_score_is_how_each_player_stands_and_no_empty_total(
    brimstone, game: AnyGame
) -> None:
    driver = brimstone()
    table = driver.sit("person imp imp imp" if 4 in game.seats else "person imp", game.id, 12)
    driver.my_turn()
    driver.key(pygame.K_s)
    assert isinstance(driver.top, Scoreboard)
    found, view = columns(driver.top), table.session.view
    assert list(found) == ["Player", "Now"]
    assert found["Now"] == tuple(str(game.words.tally(view, seat)) for seat in range(view.seats))


def test_a_deal_on_the_score_opens_to_the_account_that_the_table_gave(brimstone) -> None:
    driver = brimstone()
    table, accounts = driver.sit("imp imp imp"), []
    while len(accounts) < 2:
        driver.until(lambda: isinstance(table.phase, Accounting))
        accounts.append(table.phase.account)
        driver.turn(30)
        if len(accounts) < 2:
            driver.key(pygame.K_RETURN)
    driver.key(pygame.K_s)
    assert isinstance(driver.top, Scoreboard)
    driver.click_button("Deal 1")
    assert isinstance(driver.top, DealPage)
    for account, other in ((accounts[0], "Deal 2"), (accounts[1], "")):
        told = written(driver.top)
        assert account.ended in told
        assert account.rule in told
        assert all(str(row.sum) in told and str(row.total) in told for row in account.rows)
        if other:
            driver.click_button(other)
    driver.key(pygame.K_r)
    assert isinstance(driver.top, RulesPage)
    assert accounts[1].clause in framed(driver.top.form)


def test_how_the_last_deal_came_out_is_told_by_its_number_while_the_next_is_played(brimstone) -> None:
    driver, told = brimstone(), Account("Mara is out of cards.", "", "", ())
    background = Background(account=lambda deal: told, now=("dealer", "", ""))
    for deals in (1, 2):
        driver.app.stack.push(
            Scoreboard("The score so far", NAMES, standing(deals), "points", "0", (), background)
        )
        driver.turn(2)
        assert f"Deal {deals}" in written(driver.top)
        assert "this deal" not in written(driver.top)


def test_the_score_says_what_it_is_played_for_and_how_the_deal_stands(brimstone) -> None:
    driver = brimstone()
    table = driver.sit("person imp", "hell", seed=6)
    while not all(table.phase.view.points(seat) for seat in range(2)):
        driver.my_turn()
        table.hands.commit(table.pointer.picker.choices[0][1])
    driver.my_turn()
    view, words = table.phase.view, table.session.match.game.words
    driver.key(pygame.K_s)
    told = written(driver.top)
    assert str(words.aim(view, table.session.cast)) in told
    assert all(f"{view.points(seat)} points" in told for seat in range(2))


def test_the_target_is_a_line_above_all_totals(brimstone) -> None:
    driver = brimstone()
    page = Scoreboard("The score", NAMES, standing(2), "points", "0", (), Background(target=440))
    driver.app.stack.push(page)
    assert on_the_axis(page) == ["440", "0"]


def test_nought_is_the_foot_of_the_plot_where_all_totals_are_above_it(brimstone) -> None:
    """At Angel all begin with five, and a four is far from lost."""
    driver = brimstone()
    score = Standing((6, 4), ((1, 0), (0, -1), (0, 0)), (1, 2), ())
    driver.app.stack.push(
        Scoreboard("The score", NAMES[:2], score, "credits", "0", (), Background(target=10))
    )
    assert on_the_axis(driver.top) == ["10", "0"]
    told = written(driver.top)
    assert "−1" in told and "-1" not in told
    assert f"{NAMES[0]} · 6" in told and f"{NAMES[1]} · 4" in told, "equal lines are seen to be equal"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_target_on_the_score_is_the_one_that_the_table_names(game: AnyGame) -> None:
    view = Match(game, game.options(), game.seats[0], 1).view(0)
    target = game.words.target(view)
    assert target is None or str(target) in str(game.words.aim(view, Cast(("Ada", "Ben"), 0)))


def test_lines_of_equal_totals_lie_side_by_side() -> None:
    lines = [[0, 5, 9], [0, 5, 12], [0, 7, 9]]
    assert beside_equals(lines, 0) == [0, -0.5, -0.5]
    assert beside_equals(lines, 1) == [0, 0.5, 0]
    assert beside_equals(lines, 2) == [0, 0, 0.5]


@pytest.mark.parametrize(("low_wins", "best"), [(True, "lowest"), (False, "highest")])
def test_the_plot_names_its_lines_and_says_which_is_the_best(brimstone, low_wins: bool, best: str) -> None:
    driver = brimstone()
    driver.app.stack.push(
        Scoreboard("The score", NAMES, standing(2), "points", "0", (), Background(low_wins=low_wins))
    )
    told = written(driver.top)
    assert f"{best} line wins" in told
    assert all(told.count(name) == 2 for name in NAMES)


@pytest.mark.parametrize(("deals", "coloured"), [(0, False), (3, True)])
def test_names_have_the_colours_of_lines_only_where_there_are_lines(
    brimstone, deals: int, coloured: bool
) -> None:
    """Elsewhere red and green would be taken for bad and good."""
    driver = brimstone()
    page = Scoreboard("Score", NAMES, standing(deals), "points", "x")
    driver.app.stack.push(page, lambda _: None)
    driver.turn()
    styles = {(each.text, each.style) for each in page.form.widgets if isinstance(each, Text)}
    own = [any((name, f"@series{seat}") in styles for name in NAMES) for seat in range(len(NAMES))]
    assert own == [coloured] * 3 and any(text == NAMES[0] for text, _ in styles)


@pytest.mark.parametrize("deals", [0, 1, 2])
def test_where_no_lines_are_drawn_totals_are_written_large(brimstone, deals: int) -> None:
    """A page without a plot is no small table in an empty corner."""
    driver = brimstone()
    now = ("11 points", "2 points", "0 points")
    told = Account("Otto ended it.", "All count.", "", ())
    background = Background(now=() if deals else now, account=lambda number: told)
    page = Scoreboard("The score so far", NAMES, standing(deals), "points", "0", (), background)
    driver.app.stack.push(page)
    rows = [each.rect for each in letterings(page.form) if each.words in NAMES]
    line = page.form.rect((0, 0, 0, page.form.line_height())).height
    assert len(rows) == len(NAMES)
    assert all(lower.centery - upper.centery > 1.8 * line for upper, lower in pairwise(rows))


def test_rows_stand_in_the_order_of_places(brimstone) -> None:
    driver = brimstone()
    ranked = replace(standing(2), ranks=(3, 1, 2))
    driver.app.stack.push(page := Scoreboard("Score", NAMES, ranked, "points", "x"))
    driver.turn()
    assert columns(page)["Player"] == ("Otto", "Vera", "Mara")
    assert columns(page)["Place"] == ("1st", "2nd", "3rd")


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_row_of_a_first_deal_stands_on_the_panel(brimstone, seats: int, size: tuple[int, int]) -> None:
    driver = brimstone(size)
    background = Background(now=("0 points",) * seats)
    blank = Standing((0,) * seats, (), (1,) * seats, ())
    page = Scoreboard("Score", NAMES[:seats], blank, "points", "0", (), background)
    driver.app.stack.push(page)
    panel = next(each.rect for each in page.form.widgets if isinstance(each, Frame))
    rows = [each for each in letterings(page.form) if each.words in NAMES or each.words == "0 points"]
    assert len(rows) == 2 * seats and all(panel.contains(each.room) for each in rows)


@pytest.mark.parametrize("low_wins", [False, True])
def test_on_the_ladder_whoever_is_ahead_is_nearer_the_crown_or_farther_from_the_skull(low_wins: bool) -> None:
    ladder = Ladder(summed_up((60, 20), (51, 0)), 666, low_wins=low_wins)
    assert ladder.limits == (0, 666)
    assert (ladder.share(111) < ladder.share(20)) is not low_wins
    assert ladder.share(666) == (1 if low_wins else 0)


def test_the_ladder_reaches_as_far_as_anybody_got() -> None:
    assert Ladder(summed_up((700, -20)), 666, low_wins=False).limits == (-20, 700)
    assert Ladder(summed_up((-50, 0), (60, 0)), None, low_wins=False).limits == (-50, 10)


def summed_up(*deals: tuple[int, ...]) -> Standing:
    """After some deals, from nought on."""
    totals = tuple(map(sum, zip(*deals, strict=True)))
    return Standing(totals, deals, tuple(range(1, len(totals) + 1)), ())


@pytest.mark.parametrize(
    ("deals", "target", "told"),
    [
        (((90, -80), (30, 10), (10, 10)), None, ["130", "0", "−80"]),
        (((90, 80), (30, 10), (10, 10)), None, ["130", "0"]),
        (((-90, -80), (-30, -10), (-10, -10)), None, ["0", "−130"]),
        (((90, 80), (30, 10), (10, 10)), 200, ["200", "0"]),
        (((90, 80), (30, 10), (10, 90)), 150, ["180", "150", "0"]),
        (((0, 0), (0, 0), (0, 0)), None, ["0"]),
    ],
)
def test_a_plot_numbers_its_limits_its_target_and_nought_from_the_top_down(
    brimstone, deals: tuple[tuple[int, ...], ...], target: int | None, told: list[str]
) -> None:
    driver, standing = brimstone(), summed_up(*deals)
    names = tuple("ABCDEFGH"[: len(standing.totals)])
    page = Scoreboard("The score", names, standing, "points", "X", (), Background(target=target))
    driver.app.stack.push(page)
    assert on_the_axis(page) == told


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_page_of_deals_offers_the_others_where_there_are_any(brimstone, count: int) -> None:
    driver = brimstone()
    page = DealPage(
        ("Mara", "Otto"), summed_up(*[(1, 2)] * count), 1, lambda number: None, lambda clause: None
    )
    driver.app.stack.push(page)
    assert bool(page.form.choices) == (count > 1)


@pytest.mark.parametrize(
    ("points", "low_wins", "good"),
    [("+1", False, True), ("−1", False, False), ("+24", True, False), ("−3", True, True), ("0", True, None)],
)
def test_gains_and_losses_are_told_apart_by_colour_beside_their_sign(
    brimstone, points: str, low_wins: bool, good: bool | None
) -> None:
    assert gained(points, low_wins=low_wins) is good
    driver, number = brimstone(), {"0": 0}.get(points) or int(points.replace("−", "-"))
    score = Standing((number, 0), ((number, 0),), (1, 2), ())
    driver.app.stack.push(
        Scoreboard("Score", NAMES[:2], score, "points", "x", (), Background(low_wins=low_wins))
    )
    found = [each for each in driver.top.form.widgets if isinstance(each, Text)]
    styles = [each.style for each in found if each.text == points]
    wanted = {True: "gain", False: "loss", None: "body"}[good]
    assert good is None or any(wanted in style for style in styles), styles


@pytest.mark.parametrize("game", OWN_DECKS, ids=lambda game: game.id)
def test_the_line_of_a_player_has_the_colour_of_that_players_deck(brimstone, game: AnyGame) -> None:
    assert OWN_DECKS
    assets, seats = brimstone().app.assets, game.seats[-1]
    places = game.places(game.options(), seats)
    backs = {place.seat: place.back for place in places if place.kind.name == HAND}
    for seat in range(seats):
        back = pygame.transform.average_color(assets.picture(f"cards/{backs[seat]}.svg", 60, 84))
        hue, saturation, _, _ = pygame.Color(*back).hsva
        line, strength, _, _ = pygame.Color(*SERIES[seat]).hsva
        apart = abs((hue - line + 180) % 360 - 180)
        assert max(saturation, strength) < GREY or (min(saturation, strength) >= GREY and apart < ALIKE)
