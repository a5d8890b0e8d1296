"""What ``torture.py`` does to the program, one module a rack."""
