"""Hell is Hungry!: a game of battles over piles of souls, for two to six."""
