"""The rooms behind the tables as SVG: scripted like the cards, in the same engraved style."""
