"""Every guided deal is legal, says one thing at a time, and marks what it names."""

import re
from collections.abc import Iterator

from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.lesson import LEARNER, AnyLesson, Step
from game.contract.rules import Action
from game.contract.table import BySeat, Carry, InZone, OnCard, OnPlace, Touch
from game.match import Match
from tests.conformance.clauses import clauses_of
from tests.conformance.phrases import is_sentence
from tests.each import each_game, each_lesson

LONGEST_STEP = 165
"""The most letters that the host says at once, to be read at a glance."""
COURT = {"jack": "J", "queen": "Q", "king": "K", "ace": "A"}
NUMBERS = ("first", "second", "third", "fourth", "fifth")
PLACES = {"trash": "trash", "purgatory": "purgatory", "draw pile": "stock", "stock": "stock", "lane": "lane"}
OWNED = r"\b(?:[Tt]he|[Tt]his|[Yy]our|his|her|\w+'s)"
SHOWN = re.compile(r"\b(joker|jack|queen|king|ace|Onifuda|Devil|Angel|blank|Special [14])\b")
WITH_SUIT = re.compile(r"(?<!\b[Aa] )(?:10|[2-9AKQJ])[♠♥♦♣]")
"""One card; ``a 4♠`` is any."""
BY_RANK = re.compile(
    rf"{OWNED} (joker|jack|queen|king|ace|Onifuda|Devil|Angel|blank|Special [14]|\d+)\b(?! (?:cards|points))"
)
BY_NUMBER = re.compile(rf"\bpile (\d+)|\b[Tt]he ({'|'.join(NUMBERS)}) pile")
BY_NAME = re.compile(rf"{OWNED} ({'|'.join(PLACES)})\b")
REAPERS = re.compile(r"\b(your|his|\w+'s) reaper")


def walked(game: AnyGame, lesson: AnyLesson) -> Iterator[tuple[int, Step[Action], Match]]:
    """Yield each step of a lesson, with its number and the match as it stands before it."""
    match = Match(game, lesson.options, lesson.seats, lesson.seed)
    for number, step in enumerate(lesson.steps, 1):
        yield number, step, match
        for action in (*step.asked, *step.then):
            match.play(match.to_move, action)


@each_lesson
def test_a_lesson_is_played_by_the_rules(game: AnyGame, lesson: AnyLesson) -> None:
    for number, step, match in walked(game, lesson):
        assert step.do is None or match.to_move == LEARNER, f"step {number}: it is not the learner's turn"
        for other in match.legal(LEARNER) if step.do is not None else ():
            claims = step.answer(other, step.do).startswith(("That fits", "That beats"))
            assert not claims or type(other) is type(step.do), f"step {number}: {other} plays no card"


@each_lesson
def test_a_lesson_says_one_short_thing_at_a_time(game: AnyGame, lesson: AnyLesson) -> None:
    assert 6 <= len(lesson.steps) <= 14
    assert lesson.seats in game.seats
    assert any(step.do is not None for step in lesson.steps)
    for step in lesson.steps:
        assert is_sentence(step.says) and len(step.says) <= LONGEST_STEP, step.says


@each_lesson
def test_every_step_tells_which_rule_it_teaches(game: AnyGame, lesson: AnyLesson) -> None:
    assert {step.clause for step in lesson.steps} <= clauses_of(game.info.page)


@each_lesson
def test_a_lesson_points_at_what_is_there_to_be_seen(game: AnyGame, lesson: AnyLesson) -> None:
    for number, step, match in walked(game, lesson):
        view = match.view(LEARNER)
        for spot in step.points:
            match spot:
                case OnCard(card=card):
                    assert any(card in pile for pile in view.piles), f"step {number}: card {card} is not seen"
                case OnPlace(place=place):
                    assert 0 <= place < len(view.piles)
                case BySeat(seat=seat):
                    assert 0 <= seat < lesson.seats


@each_game
def test_every_game_can_be_learned(game: AnyGame) -> None:
    assert game.lessons, f"{game.title} has no lesson"
    opening = game.words.opening(game.view(game.deal(game.options(), game.seats[0], 1), None))
    assert all(line.picture for line in opening), "a line before the first hand has no picture"
    assert len({lesson.id for lesson in game.lessons}) == len(game.lessons)
    assert all(lesson.title for lesson in game.lessons) and all(each.teaches for each in game.lessons[1:])
    assert not game.lessons[0].assumes, "the first lesson is for beginners"
    assert all(lesson.assumes in GAMES for lesson in game.lessons if lesson.assumes)


def unmarked(game: AnyGame, match: Match, step: Step[Action]) -> Iterator[str]:
    """Yield the things that a step names but doesn't mark on the table."""
    view, says = match.view(LEARNER), step.says
    gestures = [game.words.gesture(view, action) for action in step.asked]
    cards = {step.shows} - {None} | {spot.card for spot in step.points if isinstance(spot, OnCard)}
    cards |= {card for each in gestures if isinstance(each, Carry) for card in each.cards}
    marked = {spot.place for spot in step.points if isinstance(spot, OnPlace)}
    marked |= {each.place for each in gestures if isinstance(each, Carry | Touch)}
    faces = match.deck.faces
    shown = {card for place in marked for card in view.piles[place] if card is not None}
    texts = {faces[card].text.removeprefix("a ").removeprefix("the ") for card in cards | shown}
    yield from (card for card in WITH_SUIT.findall(says) if card not in texts)
    for rank in BY_RANK.findall(says):
        begins = COURT.get(rank, rank)
        if not any(text == begins or text[:-1] == begins for text in texts):
            yield rank
    kinds = [place.kind.name for place in match.places]
    numbered = [at for at, kind in enumerate(kinds) if kind in ("pile", "soul")]
    for digits, word in BY_NUMBER.findall(says):
        if numbered[int(digits) - 1 if digits else NUMBERS.index(word)] not in marked:
            yield f"pile {digits or word}"
    yield from (name for name in BY_NAME.findall(says) if not any(kinds[at] == PLACES[name] for at in marked))
    for owner in REAPERS.findall(says):
        seat = LEARNER if owner.lower() == "your" else 1
        pieces = [piece for piece in game.words.pieces(view) if piece.owner == seat]
        if not any(piece in step.points or piece.where in map(OnPlace, marked) for piece in pieces):
            yield f"{owner} reaper"
    if "the arrow" in says and InZone("direction") not in step.points:
        yield "arrow"


@each_game
def test_cards_named_before_the_first_hand_are_pictured(game: AnyGame) -> None:
    options, seats = game.options(), game.seats[0]
    faces = game.deck(options, seats).faces
    for line in game.words.opening(game.view(game.deal(options, seats, 1), None)):
        cards = [part for part in line.picture if not isinstance(part, str)]
        texts = {faces[card].text.removeprefix("a ").removeprefix("the ") for card in cards}
        begins = {COURT.get(name, name) for name in SHOWN.findall(line.words)}
        assert not [name for name in begins if not any(name in (text, text[:-1]) for text in texts)], line


@each_lesson
def test_a_lesson_step_marks_everything_it_names(game: AnyGame, lesson: AnyLesson) -> None:
    for number, step, match in walked(game, lesson):
        assert not list(unmarked(game, match, step)), f"step {number}"


@each_lesson
def test_no_pile_is_marked_that_would_be_a_wrong_move(game, lesson) -> None:
    for number, step, match in walked(game, lesson):
        if step.do is not None:
            view, marked = match.view(LEARNER), {spot for spot in step.points if isinstance(spot, OnPlace)}
            asked = game.words.gesture(view, step.do)
            others = [game.words.gesture(view, action) for action in match.legal(LEARNER)]
            wrong = {OnPlace(other.place) for other in others if isinstance(other, Touch)}
            if isinstance(asked, Carry | Touch):
                wrong.discard(OnPlace(asked.place))
            assert not wrong & marked, f"step {number}"
