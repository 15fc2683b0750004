<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>coco</name>
    <message numerus="yes">
        <source>The discard pile becomes the new deck: %n card(s).</source>
        <translation>
            <numerusform>The discard pile becomes the new deck: one card.</numerusform>
            <numerusform>The discard pile becomes the new deck: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} delivers goods and has %n tile(s) on the market place.</source>
        <translation>
            <numerusform>{who} delivers goods: the first tile on the market place.</numerusform>
            <numerusform>{who} delivers goods and has %n tiles on the market place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} delivers goods ({kind}) and has %n tile(s) on the market place.</source>
        <translation>
            <numerusform>{who} delivers goods ({kind}): the first tile on the market place.</numerusform>
            <numerusform>{who} delivers goods ({kind}) and has %n tiles on the market place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins with %n point(s).</source>
        <translation>
            <numerusform>{who} wins with one point.</numerusform>
            <numerusform>{who} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} win together with %n point(s).</source>
        <translation>
            <numerusform>{who} win together with one point.</numerusform>
            <numerusform>{who} win together with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins with %n point(s): where points are equal, more fruit decides, then more goods.</source>
        <translation>
            <numerusform>{who} wins with one point: where points are equal, more fruit decides, then more goods.</numerusform>
            <numerusform>{who} wins with %n points: where points are equal, more fruit decides, then more goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} win together with %n point(s): where points are equal, more fruit decides, then more goods.</source>
        <translation>
            <numerusform>{who} win together with one point: where points are equal, more fruit decides, then more goods.</numerusform>
            <numerusform>{who} win together with %n points: where points are equal, more fruit decides, then more goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After 400 turns the game ends: {who} wins with %n point(s).</source>
        <translation>
            <numerusform>After 400 turns the game ends: {who} wins with one point.</numerusform>
            <numerusform>After 400 turns the game ends: {who} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After 400 turns the game ends: {who} win together with %n point(s).</source>
        <translation>
            <numerusform>After 400 turns the game ends: {who} win together with one point.</numerusform>
            <numerusform>After 400 turns the game ends: {who} win together with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still loading a basket.</source>
        <translation>
            <numerusform>One player is still loading a basket.</numerusform>
            <numerusform>%n players are still loading a basket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bring a new basket into play and move it exactly %n step(s).</source>
        <translation>
            <numerusform>Bring a new basket into play and move it exactly one step.</numerusform>
            <numerusform>Bring a new basket into play and move it exactly %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move one of your baskets exactly %n step(s).</source>
        <translation>
            <numerusform>Move one of your baskets exactly one step.</numerusform>
            <numerusform>Move one of your baskets exactly %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is about to move a basket %n step(s).</source>
        <translation>
            <numerusform>{who} is about to move a basket one step.</numerusform>
            <numerusform>{who} is about to move a basket %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New basket: go %n step(s)!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>
            <numerusform>New basket: go one step!</numerusform>
            <numerusform>New basket: go %n steps!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go %n step(s)!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>
            <numerusform>Go one step!</numerusform>
            <numerusform>Go %n steps!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market place is further than %n step(s) away.</source>
        <translation>
            <numerusform>The market place is further than one step away.</numerusform>
            <numerusform>The market place is further than %n steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This field is further than %n step(s) away.</source>
        <translation>
            <numerusform>This field is further than one step away.</numerusform>
            <numerusform>This field is further than %n steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The basket must go exactly %n step(s) and visit no field twice.</source>
        <translation>
            <numerusform>The basket must go exactly one step.</numerusform>
            <numerusform>The basket must go exactly %n steps and visit no field twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your baskets can go %n step(s).</source>
        <translation>
            <numerusform>None of your baskets can go one step.</numerusform>
            <numerusform>None of your baskets can go %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{fruit} fruit, %n coconut(s)</source>
        <comment>what is left in stock</comment>
        <translation>
            <numerusform>{fruit} fruit, %n coconut</numerusform>
            <numerusform>{fruit} fruit, %n coconuts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there it is %n step(s) to your market place.</source>
        <translation>
            <numerusform>From there it is one step to your market place.</numerusform>
            <numerusform>From there it is %n steps to your market place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action}: %n left in your stock.</source>
        <translation>
            <numerusform>{action}: one left in your stock.</numerusform>
            <numerusform>{action}: %n left in your stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n tile(s) left in stock.</source>
        <translation>
            <numerusform>{who} has one tile left in stock.</numerusform>
            <numerusform>{who} has %n tiles left in stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market place of {who}: %n of {goal} tiles.</source>
        <translation>
            <numerusform>Market place of {who}: one of {goal} tiles.</numerusform>
            <numerusform>Market place of {who}: %n of {goal} tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>One card left in the deck.</numerusform>
            <numerusform>%n cards left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the discard pile.</source>
        <translation>
            <numerusform>One card on the discard pile.</numerusform>
            <numerusform>%n cards on the discard pile.</numerusform>
        </translation>
    </message>
</context>
</TS>
