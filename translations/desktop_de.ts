<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>core</name>
    <message>
        <source>This game is for {fewest} to {most} seats, not for {seats}.</source>
        <translation>Dieses Spiel ist für {fewest} bis {most} Plätze, nicht für {seats}.</translation>
    </message>
    <message>
        <source>This game has no option “{option}”.</source>
        <translation>Dieses Spiel hat keine Option „{option}“.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”; possible: {values}.</source>
        <translation>Die Option „{option}“ kann nicht „{value}“ sein; möglich sind: {values}.</translation>
    </message>
    <message>
        <source>It is not your turn to decide.</source>
        <translation>Du bist gerade nicht am Zug.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>That answer cannot be understood.</source>
        <translation>Diese Antwort ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
</TS>
