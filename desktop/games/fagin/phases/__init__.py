"""The rules, one class per open question."""
