"""The view of a table: its layout, its view model and the drawing of them."""
