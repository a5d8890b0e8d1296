"""The making of sounds: pieces of sound, and what is built of them."""
