"""One game at one table: who sits there, what is asked, the clock, taking back, saves. No Qt, no game."""
