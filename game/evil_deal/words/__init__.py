"""The texts of Evil Deal."""
