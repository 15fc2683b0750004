"""What things are called: tiles, objects, cards, characters.

German and Dutch decline: ``TILES`` are bare names, ``THE_TILES`` and ``STACK_OBJECTS`` stand in
sentences as what is touched, placed, bought.
"""

from __future__ import annotations

from desktop.core.text import Text, say
from desktop.games.florence.data import PALAZZO

__all__ = [
    "BONUS_TEXTS",
    "CHARACTER_NAMES",
    "CHARACTER_TEXTS",
    "DECK_NAMES",
    "FREEDOM_NAMES",
    "GOAL_TEXTS",
    "PROFESSION_NAMES",
    "SIZE_NAMES",
    "SOURCE_NAMES",
    "STACK_NAMES",
    "STACK_OBJECTS",
    "STACK_TEXTS",
    "THE_TILES",
    "TILES",
]

TILES: tuple[Text, ...] = (
    say("florence", "University"),
    say("florence", "Laboratory"),
    say("florence", "Workshop"),
    say("florence", "Library"),
    say("florence", "Theatre"),
    say("florence", "Opera"),
    say("florence", "Studio"),
    say("florence", "Hospital"),
    say("florence", "Tower"),
    say("florence", "Chapel"),
    say("florence", "Forest"),
    say("florence", "Lake"),
    say("florence", "Park"),
)

THE_TILES: dict[int, Text] = {
    PALAZZO: say("florence", "the palazzo", "what is touched"),
    0: say("florence", "the university", "what is placed or touched"),
    1: say("florence", "the laboratory", "what is placed or touched"),
    2: say("florence", "the workshop", "what is placed or touched"),
    3: say("florence", "the library", "what is placed or touched"),
    4: say("florence", "the theatre", "what is placed or touched"),
    5: say("florence", "the opera", "what is placed or touched"),
    6: say("florence", "the studio", "what is placed or touched"),
    7: say("florence", "the hospital", "what is placed or touched"),
    8: say("florence", "the tower", "what is placed or touched"),
    9: say("florence", "the chapel", "what is placed or touched"),
    10: say("florence", "the forest", "what is placed or touched"),
    11: say("florence", "the lake", "what is placed or touched"),
    12: say("florence", "the park", "what is placed or touched"),
}

SIZE_NAMES: tuple[Text, ...] = (
    say("florence", "large", "building size"),
    say("florence", "medium", "building size"),
    say("florence", "small", "building size"),
)

STACK_NAMES: tuple[Text, ...] = (
    say("florence", "Forest"),
    say("florence", "Lake"),
    say("florence", "Park"),
    say("florence", "Jester"),
    say("florence", "Builder"),
    say("florence", "Prestige card"),
    say("florence", "Recruiting card"),
    say("florence", "Landscape"),
)

STACK_OBJECTS: tuple[Text, ...] = (
    say("florence", "a forest", "what is bid for or bought"),
    say("florence", "a lake", "what is bid for or bought"),
    say("florence", "a park", "what is bid for or bought"),
    say("florence", "a jester", "what is bid for or bought"),
    say("florence", "a builder", "what is bid for or bought"),
    say("florence", "a prestige card", "what is bid for or bought"),
    say("florence", "a recruiting card", "what is bid for or bought"),
    say("florence", "a landscape", "what is bid for or bought"),
)

STACK_TEXTS: tuple[Text, ...] = (
    say("florence", "Wanted by 9 professions. Each further forest of yours brings 3 prestige."),
    say("florence", "Wanted by 7 professions. Each further lake of yours brings 3 prestige."),
    say("florence", "Wanted by 5 professions. Each further park of yours brings 3 prestige."),
    say("florence", "Adds 2 to the value of every work you complete from now on."),
    say(
        "florence",
        "With one, buildings cost 300 instead of 700. The second lets them touch and brings 3 prestige. "
        "With three, buildings are free, and the third brings 3 prestige again.",
    ),
    say("florence", "Look at five secret goals for the end of the game and keep one."),
    say(
        "florence",
        "Fetches a completed profession from another table. Adds 1 to your works while you own it.",
    ),
    say("florence", "Forest, lake or park, as you choose. Each further one of a type brings 3 prestige."),
)

FREEDOM_NAMES: tuple[Text, ...] = (
    say("florence", "Travel", "freedom"),
    say("florence", "Religion", "freedom"),
    say("florence", "Opinion", "freedom"),
)

PROFESSION_NAMES: dict[int, Text] = {
    0: say("florence", "Court work"),
    1: say("florence", "Mathematician"),
    2: say("florence", "Theologian"),
    3: say("florence", "Philosopher"),
    4: say("florence", "Botanist"),
    5: say("florence", "Alchemist"),
    6: say("florence", "Physicist"),
    7: say("florence", "Watchmaker"),
    8: say("florence", "Goldsmith"),
    9: say("florence", "Bell founder"),
    10: say("florence", "Cartographer"),
    11: say("florence", "Jurist"),
    12: say("florence", "Choreographer"),
    13: say("florence", "Composer"),
    14: say("florence", "Sculptor"),
    15: say("florence", "Painter"),
    16: say("florence", "Pharmacist"),
    17: say("florence", "Physician"),
    18: say("florence", "Dramatist"),
    19: say("florence", "Poet"),
    20: say("florence", "Astronomer"),
    21: say("florence", "Organ builder"),
}

DECK_NAMES: tuple[Text, ...] = (
    say("florence", "Professions"),
    say("florence", "Bonus cards"),
    say("florence", "Prestige cards"),
)

GOAL_TEXTS: dict[int, Text] = {
    1: say("florence", "Most buildings"),
    2: say("florence", "Forest, lake and park"),
    3: say("florence", "Most lakes"),
    4: say("florence", "Most jesters"),
    5: say("florence", "1 builder, 1 jester, 2 landscapes"),
    6: say("florence", "2 large buildings"),
    7: say("florence", "Most landscapes"),
    8: say("florence", "All three freedoms"),
    9: say("florence", "Most builders"),
    10: say("florence", "Most works"),
    11: say("florence", "Fewest empty squares"),
    12: say("florence", "Most forests"),
    13: say("florence", "4 buildings, 2 freedoms"),
    14: say("florence", "Most parks"),
}

BONUS_TEXTS: dict[int, Text] = {
    1: say("florence", "1 per building"),
    2: say("florence", "1 per small building, 1 per landscape"),
    3: say("florence", "2 per forest"),
    4: say("florence", "2 per freedom"),
    5: say("florence", "2 per builder"),
    6: say("florence", "1 per prestige card, 1 per freedom"),
    7: say("florence", "1 per profession and recruiting card in hand"),
    8: say("florence", "2 per large building"),
    9: say("florence", "2 per building size"),
    10: say("florence", "2 per lake"),
    11: say("florence", "2 per jester"),
    12: say("florence", "1 per builder, 1 per lake"),
    13: say("florence", "2 per type of landscape"),
    14: say("florence", "1 per work on your table"),
    15: say("florence", "2 per park"),
    16: say("florence", "2 per medium building"),
    17: say("florence", "2 per small building"),
    18: say("florence", "1 per jester, 1 per forest"),
    19: say("florence", "2 per prestige card"),
    20: say("florence", "1 per medium building, 1 per park"),
}

CHARACTER_NAMES: tuple[Text, ...] = (
    say("florence", "Muse"),
    say("florence", "Princess"),
    say("florence", "Cardinal"),
    say("florence", "Professor"),
    say("florence", "Merchant"),
    say("florence", "Banker"),
)

CHARACTER_TEXTS: tuple[Text, ...] = (
    say("florence", "Adds the number of the round to every work you complete this round."),
    say("florence", "One action may be a court work: 2 per building, 2 per landscape, and bonus cards."),
    say("florence", "Three actions instead of two this round."),
    say("florence", "Look at five bonus cards and keep one, free and without an action."),
    say("florence", "Take one object free of charge before the next auction phase."),
    say("florence", "Collect 600 florins."),
)

SOURCE_NAMES: tuple[Text, ...] = (
    say("florence", "works", "where prestige comes from"),
    say("florence", "buildings", "where prestige comes from"),
    say("florence", "landscapes", "where prestige comes from"),
    say("florence", "builders", "where prestige comes from"),
    say("florence", "best works", "where prestige comes from"),
    say("florence", "prestige cards", "where prestige comes from"),
    say("florence", "sale", "where prestige went"),
)
