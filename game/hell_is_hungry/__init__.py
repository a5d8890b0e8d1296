"""Hell is Hungry!: reapers fight for piles of souls, for two to six."""
