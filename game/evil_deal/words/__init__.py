"""The words of Evil Deal."""
