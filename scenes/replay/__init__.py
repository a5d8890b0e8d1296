"""Replays: matches watched again, from any action and any perspective that is allowed."""
