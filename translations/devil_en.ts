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
</context>
</TS>
