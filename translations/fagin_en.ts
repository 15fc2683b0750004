<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>fagin</name>
    <message numerus="yes">
        <source>%n of them are lost: the track ends at {end}.</source>
        <comment>shillings</comment>
        <translation>
            <numerusform>%n of them is lost: the track ends at {end}.</numerusform>
            <numerusform>%n of them are lost: the track ends at {end}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That pays for %n step(s) in {street}.</source>
        <translation>
            <numerusform>That pays for %n step in {street}.</numerusform>
            <numerusform>That pays for %n steps in {street}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n urchin(s) left to place.</source>
        <translation>
            <numerusform>One urchin left to place.</numerusform>
            <numerusform>%n urchins left to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) in all; {limit} may be kept at the end of a round.</source>
        <translation>
            <numerusform>One cube in all; {limit} may be kept at the end of a round.</numerusform>
            <numerusform>%n cubes in all; {limit} may be kept at the end of a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n urchin(s) home to Fagin.</source>
        <translation>
            <numerusform>Brings an urchin home to Fagin.</numerusform>
            <numerusform>Brings %n urchins home to Fagin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n new urchin(s) onto the streets.</source>
        <translation>
            <numerusform>Brings a new urchin onto the streets.</numerusform>
            <numerusform>Brings %n new urchins onto the streets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comes %n level(s) nearer to Fagin.</source>
        <translation>
            <numerusform>Comes a level nearer to Fagin.</numerusform>
            <numerusform>Comes %n levels nearer to Fagin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets {who} back by %n level(s).</source>
        <translation>
            <numerusform>Sets {who} back by a level.</numerusform>
            <numerusform>Sets {who} back by %n levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings in %n shilling(s).</source>
        <translation>
            <numerusform>Brings in one shilling.</numerusform>
            <numerusform>Brings in %n shillings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings in %n cube(s).</source>
        <translation>
            <numerusform>Brings in one cube.</numerusform>
            <numerusform>Brings in %n cubes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n new urchin(s) on the streets.</source>
        <translation>
            <numerusform>With what follows: one new urchin on the streets.</numerusform>
            <numerusform>With what follows: %n new urchins on the streets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n level(s) nearer to Fagin.</source>
        <translation>
            <numerusform>With what follows: one level nearer to Fagin.</numerusform>
            <numerusform>With what follows: %n levels nearer to Fagin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: {who} is set back by %n level(s).</source>
        <translation>
            <numerusform>With what follows: {who} is set back by one level.</numerusform>
            <numerusform>With what follows: {who} is set back by %n levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n shilling(s) more.</source>
        <translation>
            <numerusform>With what follows: one shilling more.</numerusform>
            <numerusform>With what follows: %n shillings more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n cube(s) more.</source>
        <translation>
            <numerusform>With what follows: one cube more.</numerusform>
            <numerusform>With what follows: %n cubes more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to bring %n urchin(s) home to Fagin wins.</source>
        <translation>
            <numerusform>The first to bring %n urchin home to Fagin wins.</numerusform>
            <numerusform>The first to bring %n urchins home to Fagin wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n urchin(s) left to place and {homes} of {goal} at Fagin’s.</source>
        <translation>
            <numerusform>{who} has %n urchin left to place and {homes} of {goal} at Fagin’s.</numerusform>
            <numerusform>{who} has %n urchins left to place and {homes} of {goal} at Fagin’s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has carried out %n part(s) of the action, of at most 3.</source>
        <translation>
            <numerusform>{who} has carried out %n of at most 3 parts of the action.</numerusform>
            <numerusform>{who} has carried out %n of at most 3 parts of the action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n book</numerusform>
            <numerusform>%n books</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handkerchief(s)</source>
        <translation>
            <numerusform>%n handkerchief</numerusform>
            <numerusform>%n handkerchiefs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fruit(s)</source>
        <translation>
            <numerusform>%n piece of fruit</numerusform>
            <numerusform>%n pieces of fruit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watch(es)</source>
        <translation>
            <numerusform>%n watch</numerusform>
            <numerusform>%n watches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of silverware</source>
        <translation>
            <numerusform>%n piece of silverware</numerusform>
            <numerusform>%n pieces of silverware</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewel(s)</source>
        <translation>
            <numerusform>%n jewel</numerusform>
            <numerusform>%n jewels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shilling(s)</source>
        <translation>
            <numerusform>%n shilling</numerusform>
            <numerusform>%n shillings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap: put %n more cube(s) back.</source>
        <translation>
            <numerusform>Swap: put one more cube back.</numerusform>
            <numerusform>Swap: put %n more cubes back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap: take %n cube(s) of any colour.</source>
        <translation>
            <numerusform>Swap: take one cube of any colour.</numerusform>
            <numerusform>Swap: take %n cubes of any colour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may keep {limit} cubes: put %n back.</source>
        <translation>
            <numerusform>You may keep {limit} cubes: put one back.</numerusform>
            <numerusform>You may keep {limit} cubes: put %n back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs %n cube(s) of this street’s goods ({goods}); you have {cubes}.</source>
        <translation>
            <numerusform>That costs one cube of this street’s goods ({goods}); you have {cubes}.</numerusform>
            <numerusform>That costs %n cubes of this street’s goods ({goods}); you have {cubes}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A swap takes at least %n cube(s).</source>
        <translation>
            <numerusform>A swap takes at least one cube.</numerusform>
            <numerusform>A swap takes at least %n cubes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From this level you can steal %n cube(s) at most.</source>
        <translation>
            <numerusform>From this level you can steal one cube at most.</numerusform>
            <numerusform>From this level you can steal %n cubes at most.</numerusform>
        </translation>
    </message>
</context>
</TS>
