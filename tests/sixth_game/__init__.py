"""A sixth game, put into the catalog by its tests: what a new game costs, and that it costs nothing else."""
