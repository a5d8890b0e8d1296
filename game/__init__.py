"""The rules and the minds of Brimstone's games. Headless: no window, no files, no clock."""
