"""What every Lady below the expert goes by: the numbers that her judgement rests on, in one place.

Settled by play against each other; none comes from the rules.
"""

from __future__ import annotations

# Money, in pounds

MOOD_MONEY = (700, 250, 550, 1100, 1800)
"""What a mood says about a purse: none, ruined, tight, comfortable, flush."""
USUAL_PURSE, COURTESAN_PURSE = 600, 500
"""What a Gentleman is taken to own whom nobody has followed, and what a Courtesan counts on from each."""
BUSINESS, UNSEEN_BUSINESS = 0.9, 0.7
"""What goods still to be sold bring of their best price, where the purse is known and where it is not."""
USUAL_EARNINGS = 200
"""What is counted on beyond the budget while the Gentlemen are still at the Stock."""
STAR_PRICE = 450
"""What a star may cost in a bargain."""

# What a card is worth, in stars

A_MAID, ENVIED_MAID = 1.0, 1.0
"""What a maid promises beyond the stars of today, and what she is worth to a rival: theirs are hidden."""
FIRST_DRESS, EVERY_DAY = 0.5, 0.25
"""What having an evening dress at all is worth on the first day, and more on every later one."""
TOO_DEAR = 0.35
"""What is left of the gain of a card beyond the budget."""

# Morning

SEVERAL, LATE_MAID, LATE = 1.3, 0.7, 1
"""What a deck counts more of which several cards may be bought, and maids less with so many days left."""
FOR_HERSELF, FOR_RIVALS = 0.35, 0.5
"""What her own gain counts for a card in the window, and the rivals' against it."""

# Visits

WHIM = 0.25
"""What is left to chance between boutiques, in stars."""
SECOND, FURTHER, ONE_MAID = 0.6, 0.5, 1.4
"""What a second card in sight counts, the further hidden ones, and by what maids count less: one a day."""
COURTESAN_CROWD, FIRST_CROWD, LAST_CROWD = 0.35, 0.15, 0.5
"""What a rival takes away from the Courtesan, from the first Lady, and more from the last."""
TEMPTED, BY_ENVY = 0.6, 0.2
"""How likely rivals come to a window, and more for every star that it brings one of them."""

# Purchases

MOOD_CARDS, MOST_CARDS = (3, 1, 2, 2, 3), 4
"""How many bills a Lady hands over at most: by mood (Digital adaptation), and without regard to it."""
WANTED, LEAVE = 0.2, 0.45
"""Stars from which a card is counted on that was taken, and what another must be worth to be taken."""
SPREE, CHANGE = 1.5, 100
"""How much of the budget all bills may come to, and pounds beyond."""
BASIC_PRICE, DEAR = 0.4, 700
"""What every card costs beside its price, and the pounds of price that cost as much as one such unit."""
ALWAYS, STRETCH, STRETCH_FOR = 300, 300, 3
"""Pounds that a card may always cost; those beyond the budget, and the stars from which they may be spent."""
UNLIKELY = 0.1
"""What a card is worth at most that is not likely to be paid."""
TIRED = 2
"""After how many times that it was sent back a card is given up."""

# The Courtesan asks

NOBODY_PAYS = -5.0
"""What asking nobody is worth."""
SPARE_MOST, SPARE, BILLS_MOST = 800, 400, 2
"""Pounds to spare that count at most, those that count one; bills of his own that count."""
PAID_BEFORE, TOSS = 0.3, 0.2
"""What each card counts that he paid before, and what is left to chance."""

# Hearts

DRESS_HEARTS, LEVEL, TWO, ONE = 3, 1.8, 3.0, 0.3
"""Hearts for a first dress or a maid's level, which shows in so many stars beyond the card's; stars that get
two, and one."""
