"""Messages, the event log, and opponents' lines."""
