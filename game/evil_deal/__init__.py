"""Evil Deal: tricks of three exchanges, two trumps and two unseen stacks, for two."""
