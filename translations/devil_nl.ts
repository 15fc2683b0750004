<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>devil</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auf Teufel komm raus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet on the coal, pull it from the oven, and stop before the devil grins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody owns this much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beggars’ clause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody on the space 0–50 has a pact with the devil, even if several stand there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open wealth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees the exact wealth of all, not only the spaces of the figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board counts what is left in the oven, and shows the risk of the next piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refill the oven at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The oven is filled again before a round that would begin with this many pieces or fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal wealth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins if the richest own the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most pieces in the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake on the highest coal total that anybody will pull out this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing a stake.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pull a piece of coal out of the fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {total}. Pull another piece, or stop?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is pulling coal out of the fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You own {chips} in chips, so you cannot stake {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest chip is 10, so stakes go in steps of 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal is pulled when all stakes lie open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stakes of this round lie open and cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must pull at least one piece before you may stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: {who} pulls first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All coal goes back: %n piece(s) lie in the oven.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The stakes: {stakes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pulls {value} and has {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pulls a devil and loses {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pulls a devil straight away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} pays {amount} to {holder}, who has a pact with the devil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} can pay only {amount} to {holder}, who has a pact with the devil; {waived} is waived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has nothing left to pay {holder}, who has a pact with the devil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{who} stops at {total} with %n piece(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{who} loses the stake of {stake}: the best total was {best}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} wins {gain} with a stake of {stake}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} wins {gain}, twice the highest stake of {stake}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets {amount} for the highest coal total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} gets {amount} for the most pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} has a pact with the devil.</source>
        <comment>one or several names</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} wins with {wealth}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} win together with {wealth}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After 100 rounds the game ends: {who} wins with {wealth}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>devil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the space of the figure is public; exact wealth is shown to its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won if anybody pulls this much. The highest stake pays twice, the others once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever pulls a devil pays 50 to the holder of a pact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
