<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>core</name>
    <message>
        <source>This game is for {fewest} to {most} seats, not for {seats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no option “{option}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”; possible: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That answer cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
