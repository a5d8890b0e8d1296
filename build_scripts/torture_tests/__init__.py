"""The stress tests of ``torture.py``, one module each."""
