"""The words of Hell is Hungry!."""
