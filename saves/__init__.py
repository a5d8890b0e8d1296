"""What is kept between sessions, where, and how it survives."""
