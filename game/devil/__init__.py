"""Devil, and Devil 440: a kabufuda shedding game for two to eight."""
