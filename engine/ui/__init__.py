"""The widgets of pages and tables, their focus, and pages made of them."""
