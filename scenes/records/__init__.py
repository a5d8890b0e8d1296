"""How a person has done: the page of records."""
