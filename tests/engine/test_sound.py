"""Sound: takes, loops that come and go, and silence where nothing can be heard."""

from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path

import pygame
import pytest

from engine.app import App
from engine.assets import default_root
from engine.sound import LOOPS, REPEAT_GAP, Channel, Sound, takes

SOUNDS = default_root() / "sounds"
NO_LENGTH = (SOUNDS / "turn.wav").read_bytes()[:44]
"""The head of a sound, and nothing after it."""
FADE = 400
"""Milliseconds in which loops come and go here."""


@pytest.fixture
def sound(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    """Sounds on SDL's dummy device."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr("engine.sound.FADE_TIME", FADE)
    pygame.mixer.quit()
    ticks = count(step=REPEAT_GAP)
    sound = Sound(default_root(), lambda: next(ticks))
    sound.open()
    yield sound
    sound.stop()


def loops() -> list[pygame.mixer.Sound]:
    """Return the loops that are heard now, those on their way out among them."""
    voices = [pygame.mixer.Channel(voice) for voice in range(LOOPS)]
    return [heard for voice in voices if voice.get_busy() and (heard := voice.get_sound()) is not None]


def left_after_fading(expected: int) -> int:
    """Return the number of loops heard once the fading is done; a busy machine may take longer."""
    for _ in range(60):
        pygame.time.wait(FADE // 2)
        if len(loops()) == expected:
            break
    return len(loops())


@pytest.mark.parametrize(
    "name", ["card", "flip", "shuffle", "pile", "trick", "knock", "skip", "coin", "battle"]
)
def test_no_take_of_a_sound_repeats_at_once(sound, name) -> None:
    played = [sound.play(name, Channel.CARDS) for _ in range(60)]
    assert len(takes(SOUNDS, name)) >= 3
    assert set(played) == set(takes(SOUNDS, name))
    assert all(one != other for one, other in pairwise(played))


def test_nothing_is_heard_of_a_sound_that_is_missing_or_broken(sound: Sound, tmp_path: Path) -> None:
    (tmp_path / "sounds").mkdir()
    (tmp_path / "sounds" / "broken.wav").write_bytes(b"no sound")
    (tmp_path / "sounds" / "no_length.wav").write_bytes(NO_LENGTH)
    other = Sound(tmp_path)
    told: list[str] = []
    other.on_damaged = lambda damaged: told.append(str(damaged))
    assert other.play("no_length", Channel.CARDS) is None
    assert other.play("nothing", Channel.CARDS) is None
    assert other.play("broken", Channel.CARDS) is None
    other.loop("broken")
    other.loop("no_length")
    assert other.running == ""
    assert told == [
        "The sound no_length.wav is silent.",
        "The sound broken.wav can't be played: file does not start with RIFF id.",
    ]


def test_without_a_device_everything_is_silent(app, monkeypatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sound = Sound(default_root())
    sound.loop("fire")
    sound.open()
    assert sound.play("card", Channel.CARDS) is None
    assert not sound.waiting
    assert sound.running == ""
    assert sound.sample(Channel.ROOM) is None
    sound.stop()


def test_a_loop_starts_when_the_device_opens(sound: Sound) -> None:
    sound.stop()
    assert sound.play("card", Channel.CARDS) is None
    sound.loop("fire")
    assert sound.waiting and sound.running == "" and pygame.mixer.get_init() is None
    sound.open()
    assert not sound.waiting and sound.running == "fire" and len(loops()) == 1
    assert sound.play("card", Channel.CARDS) is not None


def test_one_loop_comes_while_the_other_goes(sound: Sound) -> None:
    sound.loop("fire")
    pygame.time.wait(FADE // 2)
    assert len(loops()) == 1
    sound.loop("room_angel")
    assert len(loops()) == 2
    assert left_after_fading(1) == 1
    sound.loop("")
    assert left_after_fading(0) == 0


@pytest.mark.parametrize("hush", ["muted", "hidden"])
def test_a_loop_comes_back_after_it_was_muted_or_hidden(sound: Sound, hush: str) -> None:
    sound.loop("fire")
    setattr(sound, hush, True)
    sound.update_loop()
    assert sound.running == ""
    assert sound.play("card", Channel.CARDS) is None
    setattr(sound, hush, False)
    sound.update_loop()
    assert sound.running == "fire"


def test_a_running_loop_follows_its_volume(sound: Sound) -> None:
    sound.loop("fire")
    sound.set_volume(Channel.ROOM, 0.25)
    assert loops()[0].get_volume() == pytest.approx(0.25, abs=0.01)
    sound.set_volume(Channel.ROOM, 0.0)
    assert sound.running == ""
