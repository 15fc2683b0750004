"""The window: everything that is seen and heard."""
