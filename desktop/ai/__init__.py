"""Search over any game: random, greedy, Monte Carlo, levels, comparisons. Minds are handed views."""
