<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>core</name>
    <message>
        <source>This game is for {fewest} to {most} seats, not for {seats}.</source>
        <translation>Dit spel is voor {fewest} tot {most} plaatsen, niet voor {seats}.</translation>
    </message>
    <message>
        <source>This game has no option “{option}”.</source>
        <translation>Dit spel heeft geen optie “{option}”.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”; possible: {values}.</source>
        <translation>De optie “{option}” kan niet “{value}” zijn; mogelijk: {values}.</translation>
    </message>
    <message>
        <source>It is not your turn to decide.</source>
        <translation>Je bent nu niet aan de beurt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Dat kan hier niet.</translation>
    </message>
    <message>
        <source>That answer cannot be understood.</source>
        <translation>Dit antwoord is niet te begrijpen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
</context>
</TS>
