"""The torture tests of ``torture.py``, one module each."""
