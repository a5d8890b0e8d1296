"""Whatever Jokers of Death says is so: random play over all its variants, each sentence worked out anew.

Every sentence has to be of a known shape; what it claims is compared with the position, and with the position
that really follows.
"""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import fmean

import pytest

from game.contract.rules import Action
from game.contract.search import Level
from game.contract.table import Carry, Gesture, Press, Touch
from game.deal_cycle import Over
from game.events import Moved
from game.jokers_of_death import JOKERS_OF_DEATH
from game.jokers_of_death import events as happened
from game.jokers_of_death.actions import (
    Draw,
    GiveUp,
    GoOnWithoutKnocking,
    JokersAction,
    KeepDirection,
    NameSuit,
    Play,
    Reverse,
    Stop,
    Take,
    TakeUp,
)
from game.jokers_of_death.moves import legal
from game.jokers_of_death.phases import Answering, Covering, Fours, Knocking, Naming, Playing, Shedding
from game.jokers_of_death.places import PILES, STOCK
from game.jokers_of_death.policy import merits
from game.jokers_of_death.position import State
from game.jokers_of_death.rules import apply
from game.jokers_of_death.view import JokersView, view
from game.sentences import Cast
from tests.conformance.tables import Setting, settings
from tests.game.jokers_of_death.positions import face, hand_of

WORDS = JOKERS_OF_DEATH.words
NAMES = ("Ben", "Mara", "Jo", "Ann", "Lea", "Tom")
SETTINGS = [setting for setting in settings() if setting.game is JOKERS_OF_DEATH]
SUITS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
CODES = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
ANY_CARD = r"(?:a joker|(?:[2-9AJQK]|10)[♠♥♦♣])"
PILE = rf"(?:{ANY_CARD}|the empty place)(?: \(pile \d\))?(?: \(\w+ named\))?"


def written(state: State, card: int) -> str:
    """How a card is written, from its code."""
    code = face(state, card)
    return "a joker" if code == "JK" else code[:-1] + CODES[code[-1]]


def rank(state: State, card: int) -> str:
    """A card's rank, or JK."""
    code = face(state, card)
    return code if code == "JK" else code[:-1]


def lying(state: State, pile: int) -> list[int]:
    """The cards on a pile."""
    return state.table.piles[PILES[pile]]


def shown(state: State, pile: int) -> str:
    """What lies on top, as it is written."""
    return written(state, lying(state, pile)[-1]) if lying(state, pile) else "the empty place"


def name(state: State, pile: int) -> str:
    """A pile as a sentence has to name it, so that no other live pile is meant."""
    live = [other for other in range(state.rules.piles) if state.live >> other & 1]
    tops = Counter(shown(state, other) for other in live)
    return f"{shown(state, pile)} (pile {pile + 1})" if tops[shown(state, pile)] > 1 else shown(state, pile)


def asked(state: State, pile: int) -> str:
    """The same, with the suit that was named there."""
    suit = state.named[pile]
    return name(state, pile) + ("" if suit is None else f" ({list(SUITS)[suit]} named)")


def fits(state: State, card: int, pile: int) -> bool:
    """JD-4, JD-17, JD-29, from the faces."""
    code = face(state, card)
    if code == "JK":
        return False
    if not lying(state, pile) or code[:-1] == "8":
        return True
    top = face(state, lying(state, pile)[-1])
    suit = state.named[pile]
    if suit is not None:
        return code[-1] == "SHDC"[suit]
    return code[:-1] == top[:-1] or code[-1] == top[-1]


def bits(mask: int) -> list[int]:
    """The piles of a bit mask."""
    return [pile for pile in range(5) if mask >> pile & 1]


def split(words: str | None) -> list[str]:
    """The piles that a sentence lists."""
    return re.findall(PILE, words or "")


def after(state: State, seat: int, action: JokersAction) -> State:
    """The position that really follows, and what happened on the way."""
    then = state.clone()
    then.table.events = []
    apply(then, seat, action)
    return then


def phases(state: State) -> list[object]:
    """The phase once nobody knocks, and those that wait behind it."""
    if isinstance(state.phase, Knocking):
        return phases(after(state, state.turn, GoOnWithoutKnocking()))
    found: list[object] = [state.phase]
    while isinstance(found[-1], Naming):
        found.append(found[-1].after)
    return found


def told(state: State, kind: type) -> list[object]:
    """The events of a kind."""
    return [event for event in state.table.events or () if isinstance(event, kind)]


# Prompts


def check_prompt(state: State, seen: JokersView) -> None:
    """The piles named are those owed, parted by what the hand can do; the rest is what is legal."""
    words = WORDS.prompt(seen, Cast(NAMES, seen.seat)).removesuffix(".")
    assert words.startswith("Your turn: ")
    words = words.removeprefix("Your turn: ")
    phase, hand = state.phase, hand_of(state, state.turn)
    match phase:
        case Playing(owed=owed):
            check_playing(state, seen, words, bits(owed))
        case Covering(pile=pile):
            suit = {sign: suit for suit, sign in SUITS.items()}[shown(state, pile)[-1]]
            covers = any(
                rank(state, card) == "8" or written(state, card)[-1] == CODES[suit[0].upper()]
                for card in hand
            )
            draws = Draw() in seen.legal
            expected = f"cover {name(state, pile)} with {suit} or an 8" + (", or draw" if draws else "")
            assert words == (expected if covers else f"nothing you hold covers {name(state, pile)}: draw")
            assert covers or draws
        case Answering(owed=owed):
            check_answering(state, words, bits(owed), hand)
        case Shedding():
            left = len(state.table.piles[state.rules.taken_up])
            cards = "the last card" if left == 1 else f"the {left} cards"
            assert words == f"lay {cards} taken up on the other piles, or give up"
        case Naming(pile=pile):
            assert words == f"name a suit for {name(state, pile)}" and shown(state, pile)[0] == "8"
        case Knocking():
            assert words == "one card is left: knock, or go on without knocking" and len(hand) == 1
        case _:
            follows = {after(state, state.turn, choice).turn for choice in (Reverse(), KeepDirection())}
            assert words.startswith("turn the direction")
            assert len(follows) == 1 or "no difference" not in words


PLAYING = re.compile(
    r"(?:match (?P<fits>.+?))?(?:(?:; )?(?:nothing fits (?P<lacks>.+?)|(?P<none>no card is left)): "
    r"(?P<then>draw|the stock is empty, end the turn|the stock is empty))?(?P<up>; or take up a pile)?"
)


def check_playing(state: State, seen: JokersView, words: str, owed: list[int]) -> None:
    """JD-4 to JD-6, JD-9, JD-28"""
    found = PLAYING.fullmatch(words)
    assert found, words
    hand = hand_of(state, state.turn)
    fitting = [pile for pile in owed if any(fits(state, card, pile) for card in hand)]
    lacking = [pile for pile in owed if pile not in fitting]
    assert split(found["fits"]) == [asked(state, pile) for pile in fitting], words
    assert split(found["lacks"]) == ([asked(state, pile) for pile in lacking] if hand else []), words
    assert bool(found["none"]) == (not hand)
    assert (found["then"] == "draw") == (Draw() in seen.legal), words
    assert bool(found["then"] and found["then"].endswith("turn")) == (Stop() in seen.legal), words
    assert bool(found["up"]) == any(isinstance(action, TakeUp) for action in seen.legal), words


def check_answering(state: State, words: str, owed: list[int], hand: list[int]) -> None:
    """JD-10 to JD-16"""
    pays = after(state, state.turn, Take())
    taken = (
        len(state.table.piles[STOCK]) - len(pays.table.piles[STOCK])
        if not pays.deals[len(state.deals) :]
        else None
    )
    found = re.fullmatch(
        r"(?:answer (?P<a>.+), or|nothing you hold answers (?P<n>.+):) (?P<take>take .+)", words
    )
    assert found, words
    if taken is not None:
        counts = re.findall(r"\d+", found["take"])
        assert [int(count) for count in counts] == ([taken] if taken else []), words
    can = []
    for pile in owed:
        debt = state.debts[pile]
        assert debt is not None
        own = debt.by == state.turn
        ways = {"2"} if not isinstance(debt, Fours) else {"4♠"} | (set() if own else {"a joker"})
        held = {written(state, card) if rank(state, card) != "2" else "2" for card in hand}
        if held & ways:
            joker = " or a joker" if "a joker" in ways else ""
            can.append(f"{name(state, pile)} with a {'4♠' if isinstance(debt, Fours) else '2'}{joker}")
    if can:
        assert found["a"] == (can[0] if len(can) == 1 else f"{', '.join(can[:-1])} and {can[-1]}"), words
    else:
        assert split(found["n"]) == [asked(state, pile) for pile in owed], words


# Previews and buttons


def check_preview(state: State, seen: JokersView, action: JokersAction) -> None:
    """What is promised is what the position then holds."""
    words = WORDS.preview(seen, action)
    assert seen.seat is not None
    then = after(state, seen.seat, action)
    drawn = sum(isinstance(event, Moved) and event.source == STOCK for event in then.table.events or ())
    same_deal = len(then.deals) == len(state.deals)
    match action:
        case Play():
            check_play(state, then, action, words)
        case Take():
            gesture = WORDS.gesture(seen, action)
            assert isinstance(gesture, Press)
            for promise in (gesture.label, words):
                count = re.search(r"\d+", promise)
                assert not same_deal or int(count[0] if count else 0) == drawn, promise
        case Draw():
            assert drawn == 1 and words == f"Draw a card; {cards(len(state.table.piles[STOCK]))} left"
        case TakeUp(pile=pile):
            assert words == f"Take up {cards(len(lying(state, pile)))} to lay on the other piles"
            assert isinstance(then.phase, Shedding)
        case GiveUp():
            found = re.fullmatch(
                r"(\d+) cards? into your hand, (\d+) points? on your score; your turn ends", words
            )
            assert found, words
            if same_deal:
                grown = len(hand_of(then, seen.seat)) - len(hand_of(state, seen.seat))
                assert int(found[1]) == grown
                assert int(found[2]) == then.prices[seen.seat] - state.prices[seen.seat]
        case NameSuit(suit=suit):
            assert words == f"Only {list(SUITS)[suit]} or an 8 may follow there"
            assert isinstance(state.phase, Naming) and then.named[state.phase.pile] == suit
        case Reverse() | KeepDirection():
            assert (
                not same_deal
                or words == f"Play runs {'clockwise' if then.direction > 0 else 'counter-clockwise'}"
            )
        case Stop():
            assert not (drawn and same_deal) and words.endswith("left to draw")
        case _:
            check_knock_or_show(state, then, seen.seat, words)


def check_knock_or_show(state: State, then: State, seat: int, words: str) -> None:
    """JD-7, JD-22"""
    if found := re.fullmatch(r"Every hand counts now, yours (\d+)", words):
        assert then.deals[-1][seat] - state.prices[seat] == int(found[1])
        return
    assert words in ("This card may then go out", "This card cannot go out")
    if len(then.deals) == len(state.deals):
        assert bool(then.knocked >> seat & 1) == (words == "This card may then go out")


def check_play(state: State, then: State, action: Play, words: str) -> None:
    """JD-4 to JD-21, JD-25, JD-27, JD-28: each part of the promise, and nothing left out."""
    head, *parts = words.split("; ")
    where = f"{written(state, action.card)} on {name(state, action.pile)}"
    assert head == where[:1].upper() + where[1:], words
    debt, was = then.debts[action.pile], state.debts[action.pile]
    same_deal = len(then.deals) == len(state.deals)
    phased = phases(then)
    left = len(hand_of(state, state.turn)) - (not isinstance(state.phase, Shedding))
    expected = {
        "you go out": bool(told(then, happened.WentOut)),
        "you name a suit": any(isinstance(phase, Naming) for phase in phased),
        "then cover it": any(
            phase == Covering(action.pile, phase.owed) for phase in phased if isinstance(phase, Covering)
        ),
        "every hand passes on": bool(told(then, happened.HandsSwitched)),
        "the piles go back into the stock": bool(told(then, happened.AcesCleared)),
        "one more seat is skipped": then.aces > state.aces
        or bool(told(then, happened.SeatsSkipped)) > bool(state.aces),
        "the pile is killed": bool(told(then, happened.PileKilled)) and (was is None or was.count == 1),
        "then one card is left": left == 1
        and not told(then, happened.HandsSwitched)
        and not isinstance(state.phase, Shedding),
    }
    if expected["you go out"]:
        assert parts == ["you go out"]
        return
    del expected["you go out"]
    if not same_deal:
        return
    if told(then, happened.SeatsSkipped):
        expected["one more seat is skipped"] = rank(state, action.card) == "A" and not isinstance(
            state.phase, Shedding
        )
    for promise, so in expected.items():
        assert (promise in parts) == so, (promise, words)
    owes = next(
        (
            re.search(r"whoever plays next answers, or owes (\d+)", part)
            for part in parts
            if "whoever" in part
        ),
        None,
    )
    opened = debt is not None and debt != was
    assert bool(owes) == opened, words
    if owes and debt is not None:
        assert int(owes[1]) == debt.cost
    for part in set(parts) - set(expected):
        check_rare(state, then, part, left)


def check_rare(state: State, then: State, part: str, left: int) -> None:
    """The promises that are seldom made."""
    if found := re.fullmatch(r"the pile is killed, and you owe (\d+)", part):
        paid = told(then, happened.PenaltyTaken)
        assert told(then, happened.PileKilled)
        owed = int(found[1])
        assert any(event.owed >= owed for event in paid) or any(
            isinstance(phase, Answering) and phase.penalty >= owed for phase in phases(then)
        )
    elif part == "no card left, but no knock: you are not out":
        assert left == 0 and not told(then, happened.WentOut)
    elif part == "nothing is left to cover it, so it stays":
        assert not any(isinstance(phase, Covering) for phase in phases(then)) or isinstance(
            then.phase, Knocking
        )
    elif part == "you may turn the direction when your turn ends":
        assert then.ten_played
    elif part == "without effect":
        assert isinstance(state.phase, Shedding) and then.debts == state.debts and then.aces == state.aces
    else:
        assert part.startswith("whoever plays next answers"), part


def cards(count: int) -> str:
    """A number of cards."""
    return f"{count} card" + "s" * (count != 1)


# Captions, log, reasons and refusals


def check_captions(state: State, seen: JokersView) -> None:
    """What stands under each place is so."""
    stock = len(state.table.piles[STOCK])
    assert WORDS.caption(seen, STOCK) == (cards(stock) if stock else "empty")
    for pile in range(state.rules.piles):
        words = WORDS.caption(seen, PILES[pile])
        if not state.live >> pile & 1:
            assert words == "killed"
            continue
        parts, debt = words.split(" · ") if words else [], state.debts[pile]
        now = isinstance(state.phase, Answering) and bool(state.phase.owed >> pile & 1)
        expected = []
        if debt is not None:
            expected.append(f"{'' if now else 'next: '}answer, or owe {debt.cost}")
        suit = state.named[pile]
        if suit is not None:
            expected.append(f"{list(SUITS.values())[suit]} named")
        if isinstance(state.phase, Covering) and state.phase.pile == pile:
            expected.append("cover it")
        if isinstance(state.phase, Playing) and state.phase.owed:
            expected.append("play here" if state.phase.owed >> pile & 1 else "served")
        assert parts == expected


def check_log(before: State, then: State, seat: int) -> None:
    """Each line names who did it; a line a card drawn, and what is owed is told beside what was there."""
    cast, seen = Cast(NAMES[: then.rules.seats]), view(then, None)
    for event in then.table.events or ():
        words = WORDS.narrate(event, seen, cast)
        assert not words or (not words[0].islower() and words[-1] in ".!"), words
        match event:
            case happened.PenaltyTaken(seat=who, owed=owed, count=count):
                left = len(before.table.piles[STOCK])
                assert count == min(owed, left) and str(owed) in words and words.startswith(NAMES[who])
                assert ("the stock" in words) == (left < owed)
            case happened.PileTakenUp() | happened.CardShed() | happened.GaveUp():
                assert words.startswith(NAMES[seat]), words
            case happened.SeatsSkipped(seats=seats):
                assert {who for who in range(then.rules.seats) if NAMES[who] in words} == set(seats)
                assert words.endswith("an ace." if len(seats) == 1 else f"{len(seats)} aces.")
                follows = (seat + then.direction * (1 + len(seats))) % then.rules.seats
                assert follows == then.turn or len(then.deals) > len(before.deals)
            case happened.NobodyPlayed():
                assert "all round" in words
            case happened.TurnsRanOut():
                assert words.startswith("2000 turns")
            case happened.JokersShown(count=count):
                held = sum(card < before.rules.facts.jokers for card in hand_of(before, seat))
                assert count == held and str(held) in words
            case Moved(source=source) if source == before.rules.taken_up:
                assert words == "", "told by its own event"
            case _:
                pass


def check_reason(state: State, seen: JokersView, random: Random) -> None:
    """The Fiend's reason for its own choice."""
    if seen.to_move != seen.seat or len(seen.legal) < 2:
        return
    choice = JOKERS_OF_DEATH.search.policies[Level.FIEND](seen, random)
    words = WORDS.reason(seen, choice)
    hand = hand_of(state, state.turn)
    plays = [action for action in seen.legal if isinstance(action, Play)]
    others = [action for action in plays if action != choice]
    match choice:
        case Reverse() | KeepDirection():
            check_direction(state, choice, words)
        case NameSuit(suit=suit):
            check_suit(state, suit, words)
        case Draw():
            assert not plays and words == ("nothing you hold fits" if hand else "you hold no card")
        case Take():
            assert not plays and words == "nothing you hold answers what is open"
        case GiveUp() | Stop():
            assert not plays
        case Play():
            check_why_play(state, seen, choice, others, words)
        case _:
            assert words == "only a hand that has knocked can go out"


def check_direction(state: State, choice: Action, words: str) -> None:
    """JD-18, JD-19"""
    ends = {way: after(state, state.turn, way) for way in (Reverse(), KeepDirection())}
    if any(len(end.deals) > len(state.deals) for end in ends.values()):
        return
    counts = {way: len(hand_of(state, end.turn)) for way, end in ends.items()}
    if found := re.fullmatch(r"whoever plays next then holds (\d+) cards?, not (\d+)", words):
        assert counts[choice] == int(found[1]) and min(counts.values()) == int(found[2])
    elif words == "either way the same player is next":
        assert len({end.turn for end in ends.values()}) == 1
    else:
        assert words == f"whoever plays next holds {cards(counts[choice])} either way"
        assert len(set(counts.values())) == 1


def check_suit(state: State, suit: int, words: str) -> None:
    """JD-17"""
    taken = state.table.piles[state.rules.taken_up]
    counted = Counter(
        written(state, card)[-1]
        for card in (taken or hand_of(state, state.turn))
        if rank(state, card) not in ("8", "JK")
    )
    sign = list(SUITS.values())[suit]
    if words.startswith("8s apart, of no suit"):
        assert counted[sign] == max(counted.values()) and words.endswith(list(SUITS)[suit])
    else:
        assert not counted


def check_why_play(state: State, seen: JokersView, choice: Play, others: list[Play], words: str) -> None:
    """Each reason for a card, against the others that could be laid."""
    mine = rank(state, choice.card)
    ranks = [rank(state, other.card) for other in others]
    suit = written(state, choice.card)[-1]
    more = sum(written(state, card)[-1] == suit for card in hand_of(state, state.turn)) - 1
    if words == "what is laid does not come into your hand":
        assert isinstance(state.phase, Shedding)
    elif words == "nothing else fits":
        assert not others
    elif words == "only 8s fit":
        assert {*ranks, mine} == {"8"}
    elif words == "all else that fits needs a cover":
        assert set(ranks) <= {"8", "J", "K"}
    elif found := re.fullmatch(r"it takes (\d+) points? out of your hand", words):
        assert int(found[1]) == state.rules.facts.points[choice.card]
        assert int(found[1]) > fmean(state.rules.facts.points[other.card] for other in others)
    elif words == "it skips one more seat":
        assert mine == "A"
    elif words == "whoever plays next has to answer it":
        assert mine == "2"
    elif words == "it saves an 8":
        assert mine != "8" and "8" in ranks
    elif words == "it needs no cover":
        assert mine not in "JK" and {"J", "K"} & set(ranks)
    elif found := re.fullmatch(
        r"you hold (\d+) more of its suit|(\d+) cards? of its suit can follow on it", words
    ):
        assert int(found[1] or found[2]) == more > 0
    elif words == "fewer of the other piles show its suit":
        assert merits(seen, choice).others > fmean(merits(seen, other).others for other in others)
    elif words == "nothing sets it apart from the others":
        assert merits(seen, choice).total == pytest.approx(max(merits(seen, other).total for other in others))
    else:
        check_why_answer(state, choice, words)


def check_why_answer(state: State, choice: Play, words: str) -> None:
    """JD-10, JD-13, JD-14"""
    debt = state.debts[choice.pile]
    assert debt is not None and isinstance(state.phase, Answering), words
    cost = 4 * debt.count**2 if isinstance(debt, Fours) else 2 * debt.count
    if words == "it is a card less in your hand":
        assert not state.table.piles[STOCK]
    elif words.startswith("it passes on"):
        assert words == f"it passes on the {cost} you would owe there" and rank(state, choice.card) != "JK"
    else:
        assert words == f"it kills the pile, and you owe {4 * (debt.count - 1) ** 2} instead of {cost}"


def attempts(state: State, random: Random) -> Iterator[Gesture]:
    """Things a hand might try."""
    piles = state.rules.piles
    seen = [card for pile in view(state, state.turn).piles for card in pile if card is not None]
    mine = [*hand_of(state, state.turn), *state.table.piles[state.rules.taken_up]]
    for pool in (mine, mine, seen):
        if pool:
            yield Carry((pool[int(random.random() * len(pool))],), PILES[int(random.random() * piles)])
    yield Touch(int(random.random() * (1 + piles)))


def check_refusal(state: State, seen: JokersView, gesture: Gesture) -> None:
    """The sentence and its clause against the position."""
    refusal = JOKERS_OF_DEATH.why_not(seen, gesture)
    words, place = refusal.sentence, 0 if isinstance(gesture, Press) else gesture.place
    pile = state.rules.pile_at(place)
    hand = hand_of(state, state.turn)
    if "stock is empty" in words:
        assert not state.table.piles[STOCK] and place == STOCK
    if words.startswith("You hold a card for each pile"):
        assert isinstance(state.phase, Playing) and state.table.piles[STOCK]
        assert all(any(fits(state, card, owed) for card in hand) for owed in bits(state.phase.owed))
    if "neither in suit nor in rank" in words:
        assert isinstance(gesture, Carry) and pile is not None and not fits(state, gesture.cards[0], pile)
        assert shown(state, pile) in words and written(state, gesture.cards[0]) in words
    if "were named" in words:
        assert pile is not None and list(SUITS)[state.named[pile]] in words
    if "has had its card" in words:
        assert isinstance(state.phase, Playing) and pile is not None and not state.phase.owed >> pile & 1
    if "killed by a joker" in words:
        assert pile is not None and not state.live >> pile & 1
    if "at the start of a turn" in words:
        assert isinstance(state.phase, Playing) and not state.phase.fresh and state.rules.openings
    if "while another pile lies there" in words:
        assert sum(bool(lying(state, other)) for other in bits(state.live)) == 1
    if "waits until the pile" in words or "Lay the cards taken up" in words:
        assert isinstance(state.phase, Shedding)
    if "your own 4♠" in words:
        assert pile is not None and state.debts[pile] is not None and state.debts[pile].by == state.turn
    if "a 4♠ or a joker answers here" in words:
        assert pile is not None and state.debts[pile] is not None and state.debts[pile].by != state.turn
    if found := re.search(r"if not, you owe (\d+)", words):
        assert pile is not None and state.debts[pile] is not None and state.debts[pile].cost == int(found[1])


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_sentence_is_true_of_the_position(setting: Setting, fuzz_seed: int, actions: int) -> None:
    random = Random(f"{setting}{fuzz_seed}truth")
    state: State = setting.match(random.getrandbits(40))._state
    for _ in range(max(150, actions // 5)):
        if isinstance(state.phase, Over):
            state = setting.match(random.getrandbits(40))._state
        seat = state.turn
        seen = view(state, seat)
        check_prompt(state, seen)
        check_captions(state, seen)
        check_reason(state, seen, random)
        moves = legal(state, seat)
        for action in moves:
            check_preview(state, seen, action)
        done = [WORDS.gesture(seen, action) for action in moves]
        for gesture in attempts(state, random):
            if gesture not in done and not any(same(state, gesture, other) for other in done):
                check_refusal(state, seen, gesture)
        mind = JOKERS_OF_DEATH.search.policies[(Level.IMP, Level.FIEND)[random.random() < 0.5]]
        chosen = moves[int(random.random() * len(moves))] if random.random() < 0.4 else mind(seen, random)
        before = state.clone()
        state.table.events = []
        apply(state, seat, chosen)
        check_log(before, state, seat)


def same(state: State, one: Gesture, other: Gesture) -> bool:
    """Whether two cards of one face go to one place."""
    if not (isinstance(one, Carry) and isinstance(other, Carry)) or one.place != other.place:
        return False
    where = {card: index for index, pile in enumerate(state.table.piles) for card in pile}
    return [(face(state, card), where[card]) for card in one.cards] == [
        (face(state, card), where[card]) for card in other.cards
    ]
