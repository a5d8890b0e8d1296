"""All that is seen of a table: its layout, the view model, and the painting of it."""
