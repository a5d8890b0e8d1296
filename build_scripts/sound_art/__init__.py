"""How the sounds are made: pieces of sound, and what is built of them."""
