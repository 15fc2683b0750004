"""The vocabulary of a table game: no Qt, no game, no files, no clock."""
