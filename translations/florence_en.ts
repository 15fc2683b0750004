<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>florence</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>one left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {size}: {price} florins, +3 prestige. Wanted by: {who}. %n left.</source>
        <translation>
            <numerusform>{tile}, {size}: {price} florins, +3 prestige. Wanted by: {who}. One left.</numerusform>
            <numerusform>{tile}, {size}: {price} florins, +3 prestige. Wanted by: {who}. %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Freedom: {freedom}. 300 florins. Wanted by 7 professions. %n left.</source>
        <translation>
            <numerusform>Freedom: {freedom}. 300 florins. Wanted by 7 professions. One left.</numerusform>
            <numerusform>Freedom: {freedom}. 300 florins. Wanted by 7 professions. %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>300 florins: look at five cards and keep one. %n card(s) left: {deck}.</source>
        <translation>
            <numerusform>300 florins: look at five cards and keep one. One card left: {deck}.</numerusform>
            <numerusform>300 florins: look at five cards and keep one. %n cards left: {deck}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>One action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line} %n prestige point(s) are sold for it.</source>
        <translation>
            <numerusform>{line} One prestige point is sold for it.</numerusform>
            <numerusform>{line} %n prestige points are sold for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n card(s): {deck}.</source>
        <translation>
            <numerusform>{who} looks at one card: {deck}.</numerusform>
            <numerusform>{who} looks at %n cards: {deck}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n card(s): {deck}.</source>
        <translation>
            <numerusform>{who} pays {price} florins and looks at one card: {deck}.</numerusform>
            <numerusform>{who} pays {price} florins and looks at %n cards: {deck}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n action(s).</source>
        <translation>
            <numerusform>{who} has one action.</numerusform>
            <numerusform>{who} has %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing professions.</source>
        <translation>
            <numerusform>One player is still choosing professions.</numerusform>
            <numerusform>%n players are still choosing professions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n card(s).</source>
        <translation>
            <numerusform>{who} looks at one card.</numerusform>
            <numerusform>{who} looks at %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n action(s) left.</source>
        <translation>
            <numerusform>Your turn: one action left.</numerusform>
            <numerusform>Your turn: %n actions left.</numerusform>
        </translation>
    </message>
</context>
</TS>
