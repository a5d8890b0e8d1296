"""The look of a table: its layout, the view model, and its painting."""
