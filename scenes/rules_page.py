"""The pages of rules: how to play, the cards, examples, and every clause."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

from engine.assets import MissingAsset
from engine.ui import styles
from engine.ui.blocks import Block, TextColumn, below, beside, centred, framed, marked, pictures
from engine.ui.form import BACK_BOX, MAIN_BOX, Form, MenuItem
from engine.ui.page import Page
from game.cards import Card, Deck, Taste
from game.catalog import GAMES
from game.contract import AnyGame
from game.contract.rules import View
from game.match import Match
from game.sentences import any_of, capitalised, listed
from saves.descent import circles
from scenes.desk import Desk
from scenes.lesson.progress import is_taught
from scenes.rules_text import Clause, Example, Heading, Part, RulesText, for_game, read_rules, search

DESCENT = "rules/descent.md"
"""The rules of the Descent."""
DESCENT_SHEET = (100.0, 150.0, 1720.0, 880.0)
"""The area of the Descent's rules, in design pixels."""
BOX, BOX_ABOVE_A_BUTTON = (100.0, 254.0, 1720.0, 776.0), (100.0, 254.0, 1720.0, 680.0)
"""The area of the text, in design pixels; longer text scrolls."""
Learn: TypeAlias = Callable[[AnyGame], None]
"""Opens the lessons of a game."""
Sentences: TypeAlias = tuple[str, ...]
"""The sentences about a card; cards with the same ones are listed together."""
NUMBERS, TEXT = (10.0, 60.0), (80.0, 1560.0)
"""Left and width of the columns of numbers and of clauses, in design pixels."""
APPLIES_NOW = "This rule applies now."
"""Words in the frame around the clause at which the page was opened."""
FIGURES, FIGURE_TEXT = (10.0, 440.0), (490.0, 1170.0)
"""Left and width of the columns of pictures and of their text, in design pixels."""
CARD = 170.0
"""Height of a card's picture, in design pixels."""
CARD_GAP, BESIDE = 12.0, 30.0
"""Design pixels from one card to the next, and from the last to its text."""
SEED = 7
"""The seed of a match that only shows its cards."""
BODY_STYLE = styles.LARGE_LEFT
"""The style of the text."""
FULL_WIDTH = 1650.0
"""Width of text across the whole page, in design pixels."""
SUITS = "♠♥♦♣"
WHOLE_SUIT = 13
"""The number of ranks in a suit."""
LEAST_KINDS = 3
"""The fewest kinds of cards whose shared sentence is written once for all of them."""
LONG_NAME = 16
"""The length from which the name of a kind of cards is too long for a list."""
EVERY_CARD, NUMBER_CARDS = "Every card", "Number cards"
MOST_SHOWN = 4
"""The most cards shown of a kind."""


class Chapter(Enum):
    """A chapter of the rules."""

    SHORT = "How to play"
    CARDS = "The cards"
    EXAMPLES = "Examples"
    CLAUSES = "Details"


@dataclass(frozen=True, slots=True)
class Pack:
    """A game's cards, with what it takes to show and describe them."""

    game: AnyGame
    deck: Deck
    view: View
    """A bystander's view of a match that has just begun."""
    tastes: frozenset[Taste]

    def picture(self, card: Card) -> str:
        """Return the path of a card's picture, below ``assets``."""
        return f"cards/{self.deck.art(card, self.tastes)}.svg"

    def example(self, example: Example, said: TextColumn) -> Block:
        """Return the cards of an example with its text beside them."""
        paths = [self.picture(card) for card in self.deck.cards(example.cards)]
        return figure(said.form, paths, said.text(example.text, BODY_STYLE), example.gap)


def pack(game: AnyGame, tastes: frozenset[Taste]) -> Pack:
    """Return the cards of a game with its usual options."""
    options, seats = game.options(), game.seats[0]
    return Pack(game, game.deck(options, seats), Match(game, options, seats, SEED).view(None), tastes)


def quick_rules(form: Form, pack: Pack, text: RulesText) -> Iterator[Block]:
    """Yield the instructions on how to play."""
    page = TextColumn(form, FIGURES[0], FULL_WIDTH)
    yield page.text(text.introduction or pack.game.info.tagline, styles.LEAD)
    said = _beside_examples(form, pack, text.how)
    for part in text.how:
        yield pack.example(part, said) if isinstance(part, Example) else page.text(part.text, BODY_STYLE)


def card_by_card(form: Form, pack: Pack) -> Iterator[Block]:
    """Yield every kind of card and its text; cards with the same text are one kind."""
    alike: dict[Sentences, dict[str, Card]] = {}
    seen: set[str] = set()
    for card, face in sorted(enumerate(pack.deck.faces), key=lambda each: (each[1].suit, each[1].rank)):
        if face.art not in seen:
            seen.add(face.art)
            alike.setdefault(tuple(pack.game.words.describe(pack.view, card)), {})[face.art] = card
    names = {
        does: list(dict.fromkeys(capitalised(pack.deck.faces[card].text) for card in by_art.values()))
        for does, by_art in alike.items()
    }
    groups, page = shared_sentences(names), TextColumn(form, FIGURES[0], FULL_WIDTH)
    for group in groups:
        yield below(page.text(group.named, styles.KEY), page.text(" ".join(group.sentences), BODY_STYLE))
    widest = max(len(by_art) for by_art in alike.values())
    said = _beside_cards(form, pack, min(MOST_SHOWN, widest))
    for does, by_art in alike.items():
        cards = list(by_art.values())
        already = [each for group in groups if does in group.kinds for each in group.sentences]
        own = " ".join(each for each in does if each not in already)
        name = said.text(_names_in_short(names[does]), styles.KEY)
        block = below(name, said.text(own, BODY_STYLE)) if own else name
        shown = min(MOST_SHOWN, len(cards))
        some = (cards[round(place * (len(cards) - 1) / max(1, shown - 1))] for place in range(shown))
        yield figure(form, [pack.picture(card) for card in some], block)


@dataclass(frozen=True, slots=True)
class Group:
    """Several kinds of cards with sentences in common."""

    named: str
    kinds: frozenset[Sentences]
    """All sentences about each kind."""
    sentences: list[str]


def shared_sentences(names: Mapping[Sentences, Sequence[str]]) -> list[Group]:
    """Return the sentences that several kinds of cards share; no kind is named in two groups."""
    kinds: dict[str, list[Sentences]] = {}
    for does in names:
        for sentence in does:
            kinds.setdefault(sentence, []).append(does)
    groups: dict[frozenset[Sentences], Group] = {}
    named: set[Sentences] = set()
    for sentence, having in kinds.items():
        if (about := frozenset(having)) in groups:
            groups[about].sentences.append(sentence)
            continue
        free = having if len(having) == len(names) else [does for does in having if does not in named]
        if (about := frozenset(free)) in groups:
            groups[about].sentences.append(sentence)
        elif who := _group_name([_ranks_or_names(names[does]) for does in free], len(names)):
            groups[about] = Group(who, about, [sentence])
            named |= set(free) if len(free) < len(names) else set()
    return list(groups.values())


def _group_name(kinds: Sequence[str], every: int) -> str:
    """Return a name for some of ``every`` kinds of cards; empty if they should not be grouped."""
    if len(kinds) == every:
        return EVERY_CARD
    named = all(len(each) < LONG_NAME for each in kinds)
    numbers = all(card[0].isdigit() for each in kinds for card in each.split(", "))
    if len(kinds) < LEAST_KINDS or not (named or (numbers and 2 * len(kinds) > every)):
        return ""
    return listed(kinds) if named else NUMBER_CARDS


def _names_in_short(cards: Sequence[str]) -> str:
    """Return the names of cards; a run of numbers or a whole suit is shortened to its ends: ``2 to 10``."""
    ranks = list(dict.fromkeys(card.rstrip(SUITS) for card in cards))
    numbers = [int(rank) for rank in ranks if rank.isdigit()]
    run = len(numbers) == len(ranks) > 2 and numbers[-1] - numbers[0] == len(ranks) - 1
    if len(cards) == len(ranks) == WHOLE_SUIT and len({card[-1] for card in cards}) == 1:
        return f"{cards[0]} to {cards[-1]}"
    all_suits = len(ranks) == WHOLE_SUIT and len(cards) == len(ranks) * len(SUITS)
    if run or all_suits:
        return f"{ranks[0]} to {ranks[-1]}"
    if len(numbers) == len(ranks) and len(cards) > WHOLE_SUIT:
        return f"Any {any_of([str(number) for number in sorted(numbers)])} not listed here"
    return _ranks_or_names(cards)


def _ranks_or_names(cards: Sequence[str]) -> str:
    """Return the names of cards, or only their ranks if each rank is there in all suits."""
    ranks = list(dict.fromkeys(card.rstrip(SUITS) for card in cards))
    return ", ".join(ranks if len(cards) == len(ranks) * len(SUITS) else cards)


def by_example(form: Form, pack: Pack, examples: Sequence[Example]) -> Iterator[Block]:
    """Return examples as cards with their text."""
    said = _beside_examples(form, pack, examples)
    return (pack.example(example, said) for example in examples)


def no_match(sought: str) -> str:
    """Return the sentence for a search without results."""
    if len(sought.split()) > 1:
        return "No rule mentions all of these words."
    return f"No rule mentions “{sought.strip()}”."


def clause_by_clause(form: Form, parts: Sequence[Part], meant: str = "") -> Iterator[Block]:
    """Yield the clauses with their numbers, and notes in grey; frame the clause ``meant``."""
    clauses, numbers = TextColumn(form, *TEXT), TextColumn(form, *NUMBERS)
    for part in parts:
        match part:
            case Heading(text=title):
                yield clauses.text(title, styles.SECTION)
            case Clause(id=clause, number=number, text=text, rulings=rulings):
                told = (text, *rulings) if text else rulings
                said = [
                    clauses.text(words, styles.GREY if at else BODY_STYLE) for at, words in enumerate(told)
                ]
                place = centred(numbers.text(str(number), styles.FAINT_LEFT), form.line_height(BODY_STYLE))
                block = beside(place, below(*said), name=clause)
                if clause == meant:
                    matters = below(clauses.text(APPLIES_NOW, styles.KEY), block)
                    block = marked(form, replace(matters, name=clause), 0.0, FULL_WIDTH + 30)
                yield block
            case remark:
                yield clauses.text(remark.text, BODY_STYLE)


def _beside_examples(form: Form, pack: Pack, parts: Iterable[Part | Example]) -> TextColumn:
    """Return the column for the text beside the cards of examples."""
    examples = (part for part in parts if isinstance(part, Example))
    counts = [len(pack.deck.cards(example.cards)) for example in examples]
    return _beside_cards(form, pack, max(counts, default=1))


def _beside_cards(form: Form, pack: Pack, count: int) -> TextColumn:
    """Return the column for the text beside at most ``count`` cards."""
    wide = CARD * form.app.assets.aspect(pack.picture(0)) + CARD_GAP
    left = min(FIGURE_TEXT[0], FIGURES[0] + wide * count + BESIDE)
    return TextColumn(form, left, FIGURE_TEXT[0] + FIGURE_TEXT[1] - left)


def figure(form: Form, paths: Sequence[str], said: Block, gap: int = 0) -> Block:
    """Return pictures of cards with a text beside them; with a ``gap`` after that many cards."""
    if not paths:
        return said
    return beside(pictures(form, paths, FIGURES[0], CARD, FIGURES[1], gap), centred(said, CARD))


def rules_item(desk: Desk, game: AnyGame) -> MenuItem:
    """Return the button that opens a game's rules."""
    return MenuItem("Rules", lambda: desk.app.stack.push(RulesPage(desk, game)), key="R")


class RulesPage(Page):
    """One game's rules, opened at a clause if one is given; pops itself.

    ``learn`` opens a game's lessons; without it there is no button for them.
    """

    keys_title = "In the rules"
    reads = True

    def __init__(self, desk: Desk, game: AnyGame, clause: str = "", learn: Learn | None = None) -> None:
        self._learn = learn
        self._desk = desk
        self._game = game
        self._clause = clause
        self.chapter = Chapter.CLAUSES if clause else Chapter.SHORT
        self._query = ""

    def build(self, form: Form) -> None:
        """Place the chapters, the search, the choice of game, and the text."""
        form.label(f"Rules: {self._game.title}", (240, 20, 920, 100), styles.HEADING_LEFT)
        form.tabs(self.chapter, (100, 148, 1040, 68), self._turn_to)
        form.entry(self._query, (1180, 148, 640, 68), self._search, 40, empty="Search the rules")
        form.one_of(GAMES.titles, self._game.id, (1180, 44, 640, 72), self._show)
        learn = self._learn
        box = BOX if learn is None else BOX_ABOVE_A_BUTTON
        framed(form, box, list(self._blocks(form)), self._clause)
        form.button("Back", BACK_BOX, self.back, key="R")
        if learn is not None:
            known = self._clause or is_taught(self._desk.settings, self._game)
            form.button("Learn", MAIN_BOX, lambda: learn(self._game), style=styles.LARGE, main=not known)

    def _blocks(self, form: Form) -> Iterator[Block]:
        try:
            page = self._desk.app.assets.read_text(f"rules/{self._game.info.page}.md")
        except MissingAsset as missing:
            yield TextColumn(form, *TEXT).text(str(missing))
            return
        text = read_rules(for_game(page, self._game.id))
        match self.chapter:
            case Chapter.SHORT:
                yield from quick_rules(form, self._pack(), text)
            case Chapter.CARDS:
                yield from card_by_card(form, self._pack())
            case Chapter.EXAMPLES:
                yield from by_example(form, self._pack(), text.examples)
            case Chapter.CLAUSES:
                parts = search((*text.parts, *self._of_the_descent()), self._query)
                if not parts:
                    yield TextColumn(form, *TEXT).text(no_match(self._query))
                yield from clause_by_clause(form, parts, self._shown_clause)

    def _of_the_descent(self) -> tuple[Part, ...]:
        """Return the rules of the Descent during a search, which covers them in every game."""
        if not self._query or not circles():
            return ()
        parts = read_rules(self._desk.app.assets.read_text(DESCENT)).parts
        return tuple(
            Heading(f"The Descent: {part.text}") if isinstance(part, Heading) else part for part in parts
        )

    @property
    def _shown_clause(self) -> str:
        """The clause at which the page was opened, or whose id is searched for."""
        return self._query.strip().upper() or self._clause

    def _pack(self) -> Pack:
        return pack(self._game, self._desk.tastes)

    def _turn_to(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self._query = self._clause = ""
        self.rebuild_from_top()

    def _search(self, sought: str) -> None:
        if sought == self._query:
            return
        self._query, self.chapter = sought, Chapter.CLAUSES
        self.rebuild_from_top()

    def _show(self, game: str) -> None:
        self._game = GAMES[game]
        self._clause = ""
        self.rebuild_from_top()


class DescentRules(Page):
    """The rules of the Descent; pops itself."""

    reads = True

    def __init__(self, desk: Desk) -> None:
        self._text = read_rules(desk.app.assets.read_text(DESCENT))

    def build(self, form: Form) -> None:
        """Place all sections one below the other."""
        form.label("Rules: The Descent", (240, 20, 1400, 100), styles.HEADING_LEFT)
        lead = TextColumn(form, *TEXT).text(self._text.introduction, styles.LEAD)
        framed(form, DESCENT_SHEET, [lead, *clause_by_clause(form, self._text.parts)])
        form.button("Back", BACK_BOX, self.back, key="R")
