"""Evil Deal: a trick-taking game for two, with tricks of three exchanges and two trumps for each player."""
