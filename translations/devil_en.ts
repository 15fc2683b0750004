<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>devil</name>
    <message numerus="yes">
        <source>%n player(s) are still choosing a stake.</source>
        <translation>
            <numerusform>One player is still choosing a stake.</numerusform>
            <numerusform>%n players are still choosing a stake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All coal goes back: %n piece(s) lie in the oven.</source>
        <translation>
            <numerusform>All coal goes back: one piece lies in the oven.</numerusform>
            <numerusform>All coal goes back: %n pieces lie in the oven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} stops at {total} with %n piece(s).</source>
        <translation>
            <numerusform>{who} stops at {total} with one piece.</numerusform>
            <numerusform>{who} stops at {total} with %n pieces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of coal lie in the oven. A click pulls one.</source>
        <translation>
            <numerusform>One piece of coal lies in the oven. A click pulls it.</numerusform>
            <numerusform>%n pieces of coal lie in the oven. A click pulls one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of coal lie in the oven.</source>
        <translation>
            <numerusform>One piece of coal lies in the oven.</numerusform>
            <numerusform>%n pieces of coal lie in the oven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) lie on the ash heap, {devils} of them devils; they come back when the oven is filled.</source>
        <translation>
            <numerusform>One piece lies on the ash heap, {devils} of them devils; it comes back when the oven is filled.</numerusform>
            <numerusform>%n pieces lie on the ash heap, {devils} of them devils; they come back when the oven is filled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s), {total} together</source>
        <translation>
            <numerusform>one piece, {total} together</numerusform>
            <numerusform>%n pieces, {total} together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay down {total} with %n piece(s) and end the turn.</source>
        <translation>
            <numerusform>Lay down {total} with one piece and end the turn.</numerusform>
            <numerusform>Lay down {total} with %n pieces and end the turn.</numerusform>
        </translation>
    </message>
</context>
</TS>
