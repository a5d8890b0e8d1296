"""The racks of ``torture.py``, one module each."""
