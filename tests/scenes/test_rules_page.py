"""The rules for people: taken apart from their page, shown with cards, searched, opened where they matter."""

from collections.abc import Callable

import pygame
import pytest

from game.angel.options import AngelOptions
from game.angel.rules import bonus_table
from game.angel.scoring import score
from game.cards import Card, Deck
from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import Refusal
from game.devil.cards import fits
from game.devil.scoring import hand_points as devil_points
from game.french import SUIT
from game.french import beats as takes
from game.hell_is_hungry.battle import beats, top_of
from game.jokers_of_death.cards import cover_wanted, deck, facts_of, hand_points, wanted
from scenes.rules_page import RulesPage
from scenes.rules_text import Clause, Example, Heading, Remark, for_game, read_rules, search
from tests.assets import all_assets
from tests.each import each_game
from tests.letterings import framed, frames, letterings
from tests.scenes.by_hand import type_over
from tests.scenes.driver import Driver

WRITTEN = """# Odd Game

Two try to be *odd*.

## How to play

Play a card that *fits*.

> [7 2] A 2 fits a 7.

Then you're out.

## Examples

> [7 2] On a 7 goes a 2.

## Play

**OD-1** Play a card (any will do).
- Play it *quickly*.
- Tie or not.

**OD-2** The dealer draws.

A remark.

## The end

**OD-3** Nobody wins.
"""


def test_a_page_is_taken_apart_into_its_parts() -> None:
    text = read_rules(WRITTEN)
    assert text.introduction == "Two try to be odd."
    assert text.how == (
        Remark("Play a card that fits."),
        Example("7 2", "A 2 fits a 7."),
        Remark("Then you're out."),
    )
    assert text.examples == (Example("7 2", "On a 7 goes a 2."),)
    assert text.parts == (
        Heading("Play"),
        Clause("OD-1", 1, "Play a card (any will do).", ("Play it quickly.", "Tie or not.")),
        Clause("OD-2", 2, "The dealer draws."),
        Remark("A remark."),
        Heading("The end"),
        Clause("OD-3", 3, "Nobody wins."),
    )


@pytest.mark.parametrize(
    ("sought", "ids"), [("card PLAY", ["OD-1"]), ("quickly", ["OD-1"]), ("od-2", ["OD-2"]), ("elephant", [])]
)
def test_a_search_finds_the_clauses_with_all_words(sought: str, ids: list[str]) -> None:
    parts = search(read_rules(WRITTEN).parts, sought)
    assert [part.id for part in parts if isinstance(part, Clause)] == ids
    headings = [part.text for part in parts if isinstance(part, Heading)]
    assert headings == [
        title for title, of in (("Play", {"OD-1", "OD-2"}), ("The end", {"OD-3"})) if of & set(ids)
    ]


def text_of(game: AnyGame) -> str:
    return for_game(all_assets().read_text(f"rules/{game.info.page}.md"), game.id)


@each_game
def test_nothing_of_a_page_is_lost_when_it_is_taken_apart(game: AnyGame) -> None:
    text = read_rules(text_of(game))
    shown = [part.id for part in text.parts if isinstance(part, Clause)]
    assert shown == [line.split("**")[1] for line in text_of(game).splitlines() if line.startswith("**")]
    told = " ".join(
        " ".join((part.text, *part.rulings)) if isinstance(part, Clause) else part.text for part in text.parts
    )
    assert "**" not in told
    rulings = sum(len(part.rulings) for part in text.parts if isinstance(part, Clause))
    assert rulings == sum(line.startswith("- ") for line in text_of(game).splitlines())


@each_game
def test_every_rules_page_has_examples_in_its_own_cards(game: AnyGame) -> None:
    text = read_rules(text_of(game))
    assert text.introduction
    assert text.examples
    for example in text.examples:
        assert game.deck(game.options(), game.seats[0]).cards(example.cards)


def open_rules(driver: Driver, game: str, clause: str = "") -> RulesPage:
    page = RulesPage(driver.desk, GAMES[game], clause)
    driver.app.stack.push(page)
    driver.turn(2)
    return page


def seen(page: RulesPage) -> set[str]:
    return {each.words for each in letterings(page.form) if each.seen.height > 5}


def test_a_clause_is_in_sight_when_the_rules_open_at_it(brimstone) -> None:
    driver = brimstone()
    for clause in ("JD-1", "JD-17", "JD-31"):
        page = open_rules(driver, "jokers", clause)
        (area,), (frame,) = page.form.panes, frames(page.form)
        assert clause[3:] in framed(page.form)
        assert clause == "JD-1" or frame.top > area.rect.top, "it is in sight with what comes before it"
        driver.app.stack.pop()
    page = open_rules(driver, "devil", "DV-17")
    assert "14" in framed(page.form) and "Onifuda" not in driver.words(), "Devil has no rule of Devil 440"


def test_typing_finds_rules(brimstone) -> None:
    driver = brimstone()
    page = open_rules(driver, "devil440")
    type_over(driver, page.form.entries[0], "onifuda")
    assert page.form.entries[0].text == "onifuda"
    assert "16" in seen(page) and "14" not in seen(page)


def test_after_a_refusal_the_rules_open_at_its_clause(brimstone) -> None:
    driver = brimstone()
    driver.sit()
    driver.my_turn().controller.messages.show_refusal(Refusal("DV-13", "That is not your card."))
    driver.key(pygame.K_r)
    assert isinstance(driver.top, RulesPage)
    driver.turn(2)
    assert "12" in framed(driver.top.form), "the second rule is of Devil 440 only"


def angel(cards: list[Card], deck: Deck, text: str) -> bool:
    return text.endswith(f"{score(cards, bonus_table(AngelOptions()))}.")


def devil(cards: list[Card], deck: Deck, text: str) -> bool:
    faces = [deck.faces[card] for card in cards]
    if "hand" in text:
        return str(devil_points(cards)) in text
    return fits(faces[1], faces[0])


def hell(cards: list[Card], deck: Deck, text: str) -> bool:
    return beats(cards[1:], top_of(cards[:1])) != ("doesn't beat" in text)


def evil(cards: list[Card], deck: Deck, text: str) -> bool:
    trump = SUIT[cards[1]] if "are trump" in text else None
    return takes(cards[1], cards[0], trump) != ("loses" in text)


def jokers(cards: list[Card], _: Deck, text: str) -> bool:
    facts = facts_of(2, 2)
    if text.startswith("Left in a hand"):
        return text.endswith(f"{hand_points(cards, facts)}.")
    if "joker" in text:
        return text.index("joker") < text.index("4♠")
    allowed = cover_wanted(facts, cards[:1]) if "at once" in text else wanted(facts, cards[:1], None)
    return all(facts.bit[card] & allowed for card in cards[1:])


CHECKED: dict[str, Callable[[list[Card], Deck, str], bool]] = {
    "angel": angel,
    "devil": devil,
    "evil_deal": evil,
    "hell_is_hungry": hell,
    "jokers_of_death": jokers,
}


@pytest.mark.parametrize("page", CHECKED)
def test_worked_examples_follow_the_rules(page: str) -> None:
    game = next(game for game in GAMES.values() if game.info.page == page)
    cards = deck(2, 2) if page == "jokers_of_death" else game.deck(game.options(), game.seats[0])
    for example in read_rules(text_of(game)).examples:
        assert CHECKED[page](cards.cards(example.cards), cards, example.text), example


def test_every_page_of_ours_has_its_examples_checked() -> None:
    ours = {game.info.page for game in GAMES.values() if game.deal.__module__.startswith("game.")}
    assert ours == set(CHECKED)
