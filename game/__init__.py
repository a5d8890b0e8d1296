"""The rules and opponents of Brimstone's games, without a window, files or a clock."""
