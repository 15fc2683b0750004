<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>devil</name>
    <message>
        <source>Somebody reaches {amount} in {percent} % of the endings.</source>
        <translation>In {percent} % van de aflopen haalt iemand {amount}.</translation>
    </message>
    <message>
        <source>The next piece is a devil {percent} % of the time.</source>
        <translation>Het volgende kolenstuk is met {percent} % kans een duivel.</translation>
    </message>
    <message>
        <source>Your stake is covered; another piece risks {total}.</source>
        <translation>Je inzet is gedekt; met nog een kolenstuk riskeer je {total}.</translation>
    </message>
    <message>
        <source>Your stake of {amount} is not covered yet.</source>
        <translation>Je inzet van {amount} is nog niet gedekt.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>aan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>Auf Teufel komm raus</source>
        <translation>Auf Teufel komm raus</translation>
    </message>
    <message>
        <source>Bet on the coal, pull it from the oven, and stop before the devil grins.</source>
        <translation>Wed op de kolen, haal ze uit de oven en stop voordat de duivel grijnst.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Doel</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody owns this much.</source>
        <translation>Het spel eindigt na de ronde waarin iemand zoveel bezit.</translation>
    </message>
    <message>
        <source>Beggars’ clause</source>
        <translation>Bedelaarsregel</translation>
    </message>
    <message>
        <source>Everybody on the space 0–50 has a pact with the devil, even if several stand there.</source>
        <translation>Iedereen op het vak 0–50 heeft een pact met de duivel, ook als daar meer figuren staan.</translation>
    </message>
    <message>
        <source>Open wealth</source>
        <translation>Open vermogen</translation>
    </message>
    <message>
        <source>Everybody sees the exact wealth of all, not only the spaces of the figures.</source>
        <translation>Iedereen ziet het precieze vermogen van allen, niet alleen de vakken van de speelfiguren.</translation>
    </message>
    <message>
        <source>Coal counter</source>
        <translation>Kolenteller</translation>
    </message>
    <message>
        <source>The board counts what is left in the oven, and shows the risk of the next piece.</source>
        <translation>Het bord telt wat er nog in de oven ligt en toont het risico van het volgende kolenstuk.</translation>
    </message>
    <message>
        <source>Refill the oven at</source>
        <translation>Oven bijvullen vanaf</translation>
    </message>
    <message>
        <source>The oven is filled again before a round that would begin with this many pieces or fewer.</source>
        <translation>Voor een ronde die met hooguit zoveel kolenstukken zou beginnen, wordt de oven opnieuw gevuld.</translation>
    </message>
    <message>
        <source>Equal wealth</source>
        <translation>Gelijk vermogen</translation>
    </message>
    <message>
        <source>Who wins if the richest own the same.</source>
        <translation>Wie er wint als de rijksten evenveel bezitten.</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>gedeelde overwinning</translation>
    </message>
    <message>
        <source>most pieces in the last round</source>
        <translation>de meeste kolenstukken in de laatste ronde</translation>
    </message>
    <message>
        <source>Stake on the highest coal total that anybody will pull out this round.</source>
        <translation>Zet in op het hoogste kolenbedrag dat iemand deze ronde uit het vuur haalt.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing a stake.</source>
        <translation>
            <numerusform>Nog één speler kiest een inzet.</numerusform>
            <numerusform>Nog %n spelers kiezen een inzet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pull a piece of coal out of the fire.</source>
        <translation>Haal een kolenstuk uit het vuur.</translation>
    </message>
    <message>
        <source>You have {total}. Pull another piece, or stop?</source>
        <translation>Je hebt {total}. Nog een kolenstuk pakken, of stoppen?</translation>
    </message>
    <message>
        <source>{who} is pulling coal out of the fire.</source>
        <translation>{who} haalt kolen uit het vuur.</translation>
    </message>
    <message>
        <source>You own {chips} in chips, so you cannot stake {amount}.</source>
        <translation>Je hebt voor {chips} aan fiches, dus je kunt geen {amount} inzetten.</translation>
    </message>
    <message>
        <source>The smallest chip is 10, so stakes go in steps of 10.</source>
        <translation>De kleinste fiche is 10 waard, dus een inzet gaat in stappen van 10.</translation>
    </message>
    <message>
        <source>Coal is pulled when all stakes lie open.</source>
        <translation>Kolen pak je pas als alle inzetten open liggen.</translation>
    </message>
    <message>
        <source>The stakes of this round lie open and cannot be changed.</source>
        <translation>De inzetten van deze ronde liggen open en staan vast.</translation>
    </message>
    <message>
        <source>You must pull at least one piece before you may stop.</source>
        <translation>Je moet minstens één kolenstuk pakken voordat je mag stoppen.</translation>
    </message>
    <message>
        <source>Stake nothing</source>
        <translation>Niets inzetten</translation>
    </message>
    <message>
        <source>Stake {amount}</source>
        <translation>{amount} inzetten</translation>
    </message>
    <message>
        <source>Pull a piece</source>
        <translation>Kolenstuk pakken</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Round {number}: {who} pulls first.</source>
        <translation>Ronde {number}: {who} begint.</translation>
    </message>
    <message numerus="yes">
        <source>All coal goes back: %n piece(s) lie in the oven.</source>
        <translation>
            <numerusform>Alle kolen gaan terug: er ligt één kolenstuk in de oven.</numerusform>
            <numerusform>Alle kolen gaan terug: er liggen %n kolenstukken in de oven.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stakes: {stakes}.</source>
        <translation>De inzetten: {stakes}.</translation>
    </message>
    <message>
        <source>{who} {amount}</source>
        <translation>{who} {amount}</translation>
    </message>
    <message>
        <source>{who} pulls {value} and has {total}.</source>
        <translation>{who} pakt {value} en heeft nu {total}.</translation>
    </message>
    <message>
        <source>{who} pulls a devil and loses {lost}.</source>
        <translation>{who} pakt een duivel en verliest {lost}.</translation>
    </message>
    <message>
        <source>{who} pulls a devil straight away.</source>
        <translation>{who} pakt meteen een duivel.</translation>
    </message>
    <message>
        <source>{who} pays {amount} to {holder}, who has a pact with the devil.</source>
        <translation>{who} betaalt {amount} aan {holder}, die een pact met de duivel heeft.</translation>
    </message>
    <message>
        <source>{who} can pay only {amount} to {holder}, who has a pact with the devil; {waived} is waived.</source>
        <translation>{who} kan maar {amount} betalen aan {holder}, die een pact met de duivel heeft; {waived} wordt kwijtgescholden.</translation>
    </message>
    <message>
        <source>{who} has nothing left to pay {holder}, who has a pact with the devil.</source>
        <translation>{who} heeft niets meer om {holder} te betalen, die een pact met de duivel heeft.</translation>
    </message>
    <message numerus="yes">
        <source>{who} stops at {total} with %n piece(s).</source>
        <translation>
            <numerusform>{who} stopt bij {total} met één kolenstuk.</numerusform>
            <numerusform>{who} stopt bij {total} met %n kolenstukken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} loses the stake of {stake}: the best total was {best}.</source>
        <translation>{who} verliest de inzet van {stake}: het hoogste kolenbedrag was {best}.</translation>
    </message>
    <message>
        <source>{who} wins {gain} with a stake of {stake}.</source>
        <translation>{who} wint {gain} met een inzet van {stake}.</translation>
    </message>
    <message>
        <source>{who} wins {gain}, twice the highest stake of {stake}.</source>
        <translation>{who} wint {gain}, het dubbele van de hoogste inzet van {stake}.</translation>
    </message>
    <message>
        <source>{who} gets {amount} for the highest coal total.</source>
        <translation>{who} krijgt {amount} voor het hoogste kolenbedrag.</translation>
    </message>
    <message>
        <source>{who} gets {amount} for the most pieces.</source>
        <translation>{who} krijgt {amount} voor de meeste kolenstukken.</translation>
    </message>
    <message>
        <source>Pact with the devil: {who}.</source>
        <comment>one or several names</comment>
        <translation>Pact met de duivel: {who}.</translation>
    </message>
    <message>
        <source>{who} wins with {wealth}.</source>
        <translation>{who} wint met {wealth}.</translation>
    </message>
    <message>
        <source>{who} win together with {wealth}.</source>
        <translation>{who} winnen samen met {wealth}.</translation>
    </message>
    <message>
        <source>After 100 rounds the game ends: {who} wins with {wealth}.</source>
        <translation>Na 100 rondes is het spel afgelopen: {who} wint met {wealth}.</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Vermogen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Speelfiguur</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Inzet</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Kolen</translation>
    </message>
    <message>
        <source>devil</source>
        <translation>duivel</translation>
    </message>
    <message>
        <source>Pact</source>
        <translation>Pact</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <translation>{least}–{most}</translation>
    </message>
    <message>
        <source>Only the space of the figure is public; exact wealth is shown to its owner.</source>
        <translation>Alleen het vak van de speelfiguur is openbaar; het precieze vermogen ziet alleen de eigenaar.</translation>
    </message>
    <message>
        <source>Won if anybody pulls this much. The highest stake pays twice, the others once.</source>
        <translation>Gewonnen als iemand zoveel pakt. De hoogste inzet betaalt dubbel uit, de andere één keer.</translation>
    </message>
    <message>
        <source>Whoever pulls a devil pays 50 to the holder of a pact.</source>
        <translation>Wie een duivel pakt, betaalt 50 aan de houder van een pact.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} en meer</translation>
    </message>
</context>
</TS>
