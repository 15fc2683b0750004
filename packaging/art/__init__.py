"""The covers and the application icon, printed by script."""
