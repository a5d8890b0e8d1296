"""The suite that every game passes, at many tables."""

import json
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.sound import takes
from game.cards import Seat, pick
from game.contract import AnyGame
from game.contract.rules import Action, IllegalAction
from game.contract.table import Carry, Gesture, Press, Touch
from game.contract.words import Account
from game.great_moments import deals_of
from game.match import Match, replayed
from game.plain_data import from_plain, to_plain
from game.sentences import Cast, capitalised
from game.table import Moved, TurnStarted, masked, sees
from scenes.table.picker import Picker
from tests.assets import all_assets
from tests.conformance.clauses import clauses_of
from tests.conformance.endings import HABITS, MOST_ACTIONS, actions_to_the_end, need_not_end
from tests.conformance.phrases import is_sentence, note_lines
from tests.conformance.tables import Setting, at_random
from tests.each import each_game, each_setting
from tests.game.chance import is_fair

ASSETS = all_assets()
NAMES = tuple(f"Player {seat + 1}" for seat in range(8))


def seats_and_nobody(match: Match) -> list[int | None]:
    """Return every seat, and the bystander."""
    return [None, *range(match.seats)]


def walk(setting: Setting, seed: int, count: int) -> Iterator[tuple[Match, Random]]:
    """Yield positions of random play: ``count`` of them, over as many matches as it takes."""
    random = Random(f"{setting}{seed}")
    match = setting.match(random.getrandbits(40))
    for _ in range(count):
        if match.to_move is None:
            match = setting.match(random.getrandbits(40))
        played = len(match.log)
        yield match, random
        if len(match.log) == played:
            at_random(match, random)


@each_setting
def test_every_card_is_in_exactly_one_place(setting: Setting, fuzz_seed: int, actions: int) -> None:
    for match, _ in walk(setting, fuzz_seed, actions):
        lying = sorted(card for pile in match.position().table.piles for card in pile)
        assert lying == list(range(len(match.deck)))


def is_allowed(match: Match, seat: Seat, action: Action) -> bool:
    """True if an action is listed, or equivalent to one that is."""
    alike = [each for each in match.legal(seat) if type(each) is type(action)]
    return action in alike or (
        alike != [] and shown(match, seat, action) in [shown(match, seat, each) for each in alike]
    )


def shown(match: Match, seat: Seat, action: Action) -> Any:
    """Return an action by the places and faces of its cards."""
    view = match.view(seat)
    gesture = match.game.words.gesture(view, action)
    if not isinstance(gesture, Carry):
        return action
    lies = {card: place for place, pile in enumerate(view.piles) for card in pile}
    cards = sorted((match.deck.faces[card].code, lies.get(card, -1)) for card in gesture.cards)
    return type(action), gesture.place, tuple(cards)


@each_setting
def test_illegal_actions_raise_the_clause_they_break(setting, fuzz_seed, actions) -> None:
    seen: list[Any] = []
    for match, random in walk(setting, fuzz_seed, actions // 4):
        seat = match.to_move
        moves = match.legal(seat)
        assert moves
        assert len(set(moves)) == len(moves)
        seen.extend(moves[:1])
        attempt = pick(seen, random)
        if not is_allowed(match, seat, attempt):
            digest = match.digest()
            with pytest.raises(IllegalAction, match=r"\(rule [A-Z]{2}-\d+\)$"):
                match.play(seat, attempt)
            assert match.digest() == digest


@each_setting
def test_the_sums_of_a_deal_come_to_the_points_it_scores(setting: Setting, fuzz_seed: int) -> None:
    match, random = setting.match(fuzz_seed), Random(fuzz_seed)
    while not match.standing.deals:
        at_random(match, random)
    deal = deals_of(match.history(None))[-1]
    account: Account = setting.game.words.account(deal, match.view(None), Cast(("Ada",) * setting.seats))
    points, totals = deal[-1].points, deal[-1].totals
    assert [(row.points, row.total) for row in account.rows] == list(zip(points, totals, strict=True))
    if setting.game.id != "angel":  # there the best and the worst hand score a credit
        assert [comes_to(str(row.sum)) for row in account.rows] == list(points)


def comes_to(told: str) -> int:
    """Return the result of a sum: what follows its last ``=``, or all its numbers."""
    return sum(map(int, re.findall(r"\d+", re.split(r" = |: ", told)[-1])))


@each_setting
def test_a_view_shows_what_each_kind_of_pile_admits(setting: Setting, fuzz_seed: int, actions: int) -> None:
    for match, _ in walk(setting, fuzz_seed, actions // 8):
        for seat in seats_and_nobody(match):
            expected = masked(match.position().table.piles, match.places, seat)
            assert match.view(seat).piles == expected


@each_setting
def test_a_view_tells_how_the_match_stands(setting: Setting, fuzz_seed: int, actions: int) -> None:
    for match, _ in walk(setting, fuzz_seed, actions // 8):
        for seat in seats_and_nobody(match):
            seen = match.view(seat)
            assert (seen.seat, seen.seats, seen.to_move) == (seat, setting.seats, match.to_move)
            assert (seen.standing, seen.deal) == (match.standing, len(match.standing.deals) + 1)
            assert seen.legal == (() if seat is None else tuple(match.legal(seat)))


@each_setting
def test_an_imagined_position_gives_the_view_back(setting: Setting, fuzz_seed: int, actions: int) -> None:
    for match, random in walk(setting, fuzz_seed, actions // 8):
        for seat in seats_and_nobody(match):
            view = match.view(seat)
            sent = pickle.loads(pickle.dumps(view))
            imagined = setting.game.determinize(sent, random)
            assert setting.game.view(imagined, seat) == view == sent
            assert imagined.seed != match.seed, "a search would know the next shuffle"
            lying = sorted(card for pile in imagined.table.piles for card in pile)
            assert lying == list(range(len(match.deck)))


@each_game
def test_every_hidden_card_is_imagined_in_another_hand_as_often(game: AnyGame) -> None:
    match, random = Match(game, game.options(), game.seats[0], 3), Random(8)
    seen, backs = match.view(match.to_move), match.deck.backs
    place = next(
        index
        for index, pile in enumerate(seen.piles)
        if pile and set(pile) == {None} and match.places[index].seat not in (None, seen.seat)
    )
    back = backs[match.position().table.piles[place][0]]
    shown = {card for pile in seen.piles for card in pile}
    hidden = {card for card in range(len(match.deck)) if card not in shown and backs[card] == back}
    found = Counter(card for _ in range(3000) for card in game.determinize(seen, random).table.piles[place])
    assert is_fair(found, dict.fromkeys(hidden, 1))


@each_setting
def test_hidden_cards_change_nobodys_choice(setting: Setting, fuzz_seed: int, actions: int) -> None:
    for match, random in walk(setting, fuzz_seed, actions // 8):
        seat = match.to_move
        other = setting.game.determinize(match.view(seat), random)
        for level, mind in setting.game.search.policies.items():
            luck = random.getrandbits(32)
            mine = mind(match.view(seat), Random(luck))
            assert mind(setting.game.view(other, seat), Random(luck)) == mine, level
            assert mine in match.legal(seat)


@each_setting
def test_a_clone_plays_like_its_original_without_changing_it(setting, fuzz_seed, actions) -> None:
    for match, random in walk(setting, fuzz_seed, actions // 8):
        seat = match.to_move
        moves = match.legal(seat)
        action = pick(moves, random)
        before = match.digest()
        clone = match.position()
        setting.game.apply(clone, seat, action)
        assert match.digest() == before
        match.play(seat, action)
        for watcher in seats_and_nobody(match):
            assert setting.game.view(clone, watcher) == match.view(watcher)


@each_setting
def test_actions_survive_being_written_down(setting: Setting, fuzz_seed: int, actions: int) -> None:
    for match, _ in walk(setting, fuzz_seed, actions // 8):
        seat = match.to_move
        for action in match.legal(seat):
            plain = json.loads(json.dumps(to_plain(action)))
            assert from_plain(plain, setting.game.actions) == action


TAKEN = set("RSLONHTUYMI") | set("BAQFCVZ")
"""Letters of tools and of the pages that a table leads to: no button of a game has one."""


def come_to_the_same(match: Match, seat: Seat | None, gestures: list[Gesture]) -> bool:
    """True if actions with the same gesture lead to the same choices, cards and score."""
    follows: dict[Gesture, object] = {}
    for action, gesture in zip(match.legal(seat), gestures, strict=True):
        then = match.undone(0)
        then.play(seat, action)
        after = [(then.legal(other), then.view(other).piles) for other in range(then.seats)]
        if follows.setdefault(gesture, (then.standing, after)) != (then.standing, after):
            return False
    return True


def played(setting: Setting, seed: int, count: int) -> Iterator[tuple[Match, int]]:
    """Yield a match after each of its first random actions, with the number of the action before."""
    match, random = setting.match(seed), Random(seed)
    for number in range(count):
        if match.to_move is not None:
            at_random(match, random)
            yield match, number


@each_setting
def test_every_choice_has_a_gesture_of_its_own(setting: Setting, fuzz_seed: int, actions: int) -> None:
    words = setting.game.words
    for match, _ in walk(setting, fuzz_seed, actions // 8):
        for seat in seats_and_nobody(match):
            view = match.view(seat)
            gestures = [words.gesture(view, action) for action in view.legal]
            assert len(set(gestures)) == len(gestures) or come_to_the_same(match, seat, gestures)
            keys = [gesture.key for gesture in set(gestures) if isinstance(gesture, Press)]
            assert len(set(keys)) == len(keys) and not TAKEN & set(keys), "one letter, one meaning"


@each_setting
def test_every_position_is_put_into_words(setting: Setting, fuzz_seed: int, actions: int) -> None:
    words, luck = setting.game.words, setting.game.search.only_luck
    for match, _ in walk(setting, fuzz_seed, actions // 8):
        for seat in seats_and_nobody(match):
            view, cast = match.view(seat), Cast(NAMES[: setting.seats], seat)
            assert is_sentence(words.prompt(view, cast))
            assert all(words.order(view, action) for action in view.legal)
            assert luck(view) or all(words.preview(view, action, cast) for action in view.legal)
            assert all(str(words.tally(view, other)) for other in range(setting.seats))
            assert all(note_lines(words.notes(view, cast))), "an empty line"


@each_setting
def test_a_line_of_the_log_begins_with_its_player(setting: Setting, fuzz_seed: int) -> None:
    for match, number in played(setting, fuzz_seed, 60):
        for seat in seats_and_nobody(match):
            cast = Cast(NAMES[: setting.seats], seat)
            for event in match.history(seat, number):
                line = setting.game.words.narrate(event, match.view(seat), cast)
                if line is not None and line.seat is not None:
                    assert line.words.startswith(capitalised(cast.name(line.seat)))


@each_setting
def test_matches_between_opponents_replay_to_the_same_end(setting: Setting) -> None:
    minds = list(setting.game.search.policies.values())
    for seed in range(3):
        match, random = setting.match(seed), Random(seed)
        while (seat := match.to_move) is not None:
            match.play(seat, minds[seat % len(minds)](match.view(seat), random))
            assert len(match.log) < MOST_ACTIONS, need_not_end(setting)
        assert match.standing.winners
        again = replayed(setting.game, setting.options, setting.seats, seed, match.log)
        assert again.digest() == match.digest()
        assert again.history(None) == match.history(None)


@pytest.mark.parametrize("habit", HABITS)
@each_setting
def test_every_match_ends_under_any_habit_of_play(setting: Setting, habit: str) -> None:
    assert actions_to_the_end(setting, habit) is not None, need_not_end(setting)


@each_setting
def test_every_card_has_its_picture(setting: Setting) -> None:
    deck = setting.match(5).deck
    drawn = {face.art for face in deck.faces} | set(deck.backs)
    assert not [art for art in drawn if ASSETS.find(f"cards/{art}.svg") is None]


@each_setting
def test_every_card_is_described_in_sentences(setting: Setting) -> None:
    for match, _ in played(setting, 5, 120):
        cards, view = range(len(match.deck)), match.view(0)
        assert all(is_sentence(each) for card in cards for each in setting.game.words.describe(view, card))


@each_setting
def test_every_piece_has_its_picture(setting: Setting) -> None:
    for match, _ in played(setting, 5, 120):
        for piece in setting.game.words.pieces(match.view(0)):
            assert ASSETS.find(f"tokens/{piece.art}.svg"), piece.art


@each_setting
def test_every_moment_is_seen_or_heard(setting: Setting) -> None:
    cast = Cast(NAMES[: setting.seats], 0)
    for match, number in played(setting, 5, 120):
        for event in match.history(0, number):
            moment = setting.game.words.moment(event, match.view(0), cast)
            assert moment is None or moment.words or moment.sound
            assert moment is None or not moment.sound or sound(moment.sound), moment.sound


def sound(name: str) -> bool:
    """True if there is a sound of that name."""
    return bool(takes(ASSETS.root / "sounds", name))


@each_setting
def test_every_refused_gesture_names_a_clause_of_the_rules_page(setting, fuzz_seed) -> None:
    known = clauses_of(setting.game.info.page)
    for match, random in walk(setting, fuzz_seed, 60):
        seat = pick(range(setting.seats), random)
        view = match.view(seat)
        seen = [card for pile in view.piles for card in pile if card is not None]
        place = pick(range(len(match.places)), random)
        tries: list[Gesture] = [
            *map(Touch, range(len(match.places))),
            Touch(place, 2),
            Press("Deal again", "Q"),
        ]
        if seen:
            cards = tuple(random.sample(seen, min(len(seen), pick((1, 2, 3), random))))
            tries.append(Carry(cards, place))
        asked = Picker.of(setting.game, view, match.deck, Cast(tuple("ABCDEFGH"), view.seat))
        for gesture in tries:
            if asked.action(gesture) is not None:
                continue
            refusal = asked.refusal(gesture)
            assert refusal.clause in known, refusal
            assert is_sentence(refusal.sentence), refusal


@each_game
def test_options_are_refused_just_beyond_their_bounds(game: AnyGame) -> None:
    for name, field in game.options.model_fields.items():
        for limit in field.metadata:
            for bound, beyond in ((getattr(limit, "ge", None), -1), (getattr(limit, "le", None), 1)):
                if bound is None:
                    continue
                assert getattr(game.options.model_validate({name: bound}), name) == bound
                with pytest.raises(ValueError, match=name):
                    game.options.model_validate({name: bound + beyond})
        assert field.title and field.description, f"{name} has no words"
    with pytest.raises(ValueError, match="nonsense"):
        game.options.model_validate({"nonsense": 1})


@each_setting
def test_every_legal_action_names_a_clause_of_the_rules_page(setting, fuzz_seed, actions) -> None:
    words, known = setting.game.words, clauses_of(setting.game.info.page)
    for match, _ in walk(setting, fuzz_seed, actions // 4):
        view = match.view(match.to_move)
        assert {words.clause(view), *(words.clause_of(view, action) for action in view.legal)} <= known


QUIET = {"Moved", "TurnStarted", "PlayedAtOnce", "Shuffled"}
"""Events that change nobody's turn."""


@each_setting
def test_the_announced_next_player_moves_next_unless_something_happens(setting, fuzz_seed, actions) -> None:
    for match, random in walk(setting, fuzz_seed, actions // 4):
        before = match.to_move
        following, told = setting.game.words.following(match.view(before)), len(match.history(None))
        at_random(match, random)
        events = match.history(None)[told:]
        started = [event.seat for event in events if isinstance(event, TurnStarted)]
        quiet = {type(event).__name__ for event in events} <= QUIET
        if quiet and following is not None and started not in ([], [before]):
            assert started == [following]


@each_setting
def test_an_event_shows_a_seat_no_card_that_both_ends_hide_from_it(setting: Setting, fuzz_seed: int) -> None:
    for match, number in played(setting, fuzz_seed, 80):
        for seat in seats_and_nobody(match):
            for event in match.history(seat, number):
                if isinstance(event, Moved) and event.card is not None:
                    ends = (match.places[event.source], match.places[event.target])
                    assert any(sees(end, seat) for end in ends), event
