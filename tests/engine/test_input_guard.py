"""A key that is held does its work once, for the scene that saw it go down."""

import pygame

from engine.input_guard import HeldKeys


def test_a_held_letter_does_something_once_and_a_held_arrow_goes_on() -> None:
    keys = HeldKeys()
    assert keys.pressed(pygame.K_h) and not keys.pressed(pygame.K_h)
    assert keys.pressed(pygame.K_LEFT) and keys.pressed(pygame.K_LEFT)
    keys.let_go(pygame.K_h)
    assert keys.pressed(pygame.K_h), "a key that came up may be pressed again"


def test_a_key_that_is_still_down_means_nothing_to_the_next_scene() -> None:
    keys = HeldKeys()
    keys.pressed(pygame.K_LEFT)
    keys.another_scene()
    assert not keys.pressed(pygame.K_LEFT)
    keys.let_go()
    assert keys.pressed(pygame.K_LEFT)


def test_text_is_heeded_once_a_key_went_down_for_this_scene() -> None:
    keys = HeldKeys()
    keys.pressed(pygame.K_r)
    keys.another_scene()
    assert not keys.writes, "the letter that opened a page is typed into it"
    keys.let_go(pygame.K_r)
    keys.pressed(pygame.K_a)
    assert keys.writes, "what is typed on the page is not heeded"
