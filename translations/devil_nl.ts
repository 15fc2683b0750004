<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>devil</name>
    <message>
        <source>The next piece is a devil {percent}% of the time.</source>
        <translation>De kans dat het volgende kolenstuk een duivel is: {percent}%.</translation>
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
        <translation>Iedereen op het vak 0–50 heeft een pact met de duivel, ook als daar meerdere figuren staan.</translation>
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
        <source>You have no chips left to stake. You still pull coal, and can win the bonuses.</source>
        <translation>Je hebt geen fiches meer voor een inzet. Kolen pak je toch, en de bonussen kun je winnen.</translation>
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
        <source>{who} pulls a devil and loses {lost} in coal.</source>
        <translation>{who} pakt een duivel en verliest {lost} aan kolen.</translation>
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
        <source>{who} loses the stake of {stake}: the highest coal total was {best}.</source>
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
        <source>After 100 rounds the game ends: {who} win together with {wealth}.</source>
        <translation>Na 100 rondes is het spel afgelopen: {who} winnen samen met {wealth}.</translation>
    </message>
    <message>
        <source>{who} wins with {wealth} and more pieces in the last round.</source>
        <translation>{who} wint met {wealth} en meer kolenstukken in de laatste ronde.</translation>
    </message>
    <message>
        <source>{who} win together with {wealth} and more pieces in the last round.</source>
        <translation>{who} winnen samen met {wealth} en meer kolenstukken in de laatste ronde.</translation>
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
        <translation>Gewonnen als iemand zoveel pakt. De hoogste inzet levert het dubbele op, een andere hetzelfde bedrag.</translation>
    </message>
    <message>
        <source>{stock} in stock and a stake of {stake}.</source>
        <translation>{stock} in de voorraad en een inzet van {stake}.</translation>
    </message>
    <message>
        <source>Whoever pulls a devil pays 50 to every holder of a pact.</source>
        <translation>Wie een duivel pakt, betaalt 50 aan iedereen die een pact heeft.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} en meer</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of coal lie in the oven. A click pulls one.</source>
        <translation>
            <numerusform>Er ligt één kolenstuk in de oven. Met een klik pak je het.</numerusform>
            <numerusform>Er liggen %n kolenstukken in de oven. Met een klik pak je er een.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of coal lie in the oven.</source>
        <translation>
            <numerusform>Er ligt één kolenstuk in de oven.</numerusform>
            <numerusform>Er liggen %n kolenstukken in de oven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) lie on the ash heap, {devils} of them devils; they come back when the oven is filled.</source>
        <translation>
            <numerusform>Er ligt één kolenstuk op de ashoop, duivels daarvan: {devils}. Het komt terug als de oven wordt gevuld.</numerusform>
            <numerusform>Er liggen %n kolenstukken op de ashoop, duivels daarvan: {devils}. Ze komen terug als de oven wordt gevuld.</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>on the gauge over the oven: the risk of the next piece</comment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{devils} of the {pieces} pieces in the oven are devils: a risk of {percent}%.</source>
        <translation>Duivels in de oven: {devils} van alle {pieces} kolenstukken. Het risico is {percent}%.</translation>
    </message>
    <message>
        <source>{pieces} of {all} pieces with {value} are still in the oven.</source>
        <translation>Nog in de oven: {pieces} van de {all} kolenstukken van {value}.</translation>
    </message>
    <message>
        <source>Figures of those who own {least} to {most} stand here.</source>
        <translation>Hier staan de speelfiguren van wie {least} tot {most} bezit.</translation>
    </message>
    <message>
        <source>Figures of those who own {least} or more stand here.</source>
        <translation>Hier staan de speelfiguren van wie {least} of meer bezit.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody owns {goal}; the richest wins.</source>
        <translation>Het spel eindigt na de ronde waarin iemand {goal} bezit; de rijkste wint.</translation>
    </message>
    <message>
        <source>The figure of {who}: {space} in chips.</source>
        <translation>De speelfiguur van {who}: voor {space} aan fiches.</translation>
    </message>
    <message>
        <source>{who} is still choosing a stake.</source>
        <translation>{who} kiest nog een inzet.</translation>
    </message>
    <message>
        <source>{who} has chosen a stake; all open their hands together.</source>
        <translation>{who} heeft een inzet gekozen; iedereen opent tegelijk de hand.</translation>
    </message>
    <message>
        <source>You have chosen {amount}; all open their hands together.</source>
        <translation>Je hebt {amount} gekozen als inzet; iedereen opent tegelijk de hand.</translation>
    </message>
    <message>
        <source>{who} has no stake in this round.</source>
        <translation>{who} heeft deze ronde geen inzet.</translation>
    </message>
    <message>
        <source>{who} stakes {stake}: won as soon as anybody lays down {stake} or more.</source>
        <translation>De inzet van {who} is {stake}: gewonnen zodra iemand {stake} of meer voor zich heeft liggen.</translation>
    </message>
    <message>
        <source>{who} stakes {stake}. The highest coal total is {best}, so the stake is won: {gain} from the bank.</source>
        <translation>De inzet van {who} is {stake}. Het hoogste kolenbedrag is {best}, dus de inzet is gewonnen: {gain} van de bank.</translation>
    </message>
    <message>
        <source>{who} has the highest stake, {stake}: it pays twice if anybody lays down {stake} or more.</source>
        <translation>{who} heeft met {stake} de hoogste inzet: die betaalt dubbel uit als iemand {stake} of meer voor zich heeft liggen.</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>gedekt</translation>
    </message>
    <message>
        <source>highest stake</source>
        <translation>hoogste inzet</translation>
    </message>
    <message>
        <source>covered, pays twice</source>
        <translation>gedekt, betaalt dubbel</translation>
    </message>
    <message>
        <source>choosing …</source>
        <translation>kiest …</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>no stake</source>
        <translation>geen inzet</translation>
    </message>
    <message>
        <source>{pieces} = {total}</source>
        <translation>{pieces} = {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s), {total} together</source>
        <translation>
            <numerusform>één kolenstuk, samen {total}</numerusform>
            <numerusform>%n kolenstukken, samen {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} pulled a devil: no coal this round. The stake is not lost because of that.</source>
        <translation>{who} heeft een duivel gepakt: geen kolen deze ronde. De inzet is daardoor niet verloren.</translation>
    </message>
    <message>
        <source>{who} stands alone on the last space and so has a pact: whoever pulls a devil pays {who} 50.</source>
        <translation>{who} staat alleen op het laatste vak en heeft daarom een pact: wie een duivel pakt, betaalt 50 aan {who}.</translation>
    </message>
    <message>
        <source>{who} stands on 0–50 and so has a pact: whoever pulls a devil pays {who} 50.</source>
        <translation>{who} staat op het vak 0–50 en heeft daarom een pact: wie een duivel pakt, betaalt 50 aan {who}.</translation>
    </message>
    <message>
        <source>{who} pulls first in this round.</source>
        <translation>{who} begint deze ronde.</translation>
    </message>
    <message>
        <source>The poker glows up to the highest coal total. Nobody has laid down coal yet.</source>
        <translation>De pook gloeit tot het hoogste kolenbedrag. Nog niemand heeft kolen voor zich liggen.</translation>
    </message>
    <message>
        <source>The highest coal total is {best}: stakes up to {best} are covered.</source>
        <translation>Het hoogste kolenbedrag is {best}: inzetten tot {best} zijn gedekt.</translation>
    </message>
    <message>
        <source>The highest coal total is {best}. {who} would lay down {total} now.</source>
        <translation>Het hoogste kolenbedrag is {best}. {who} zou nu op {total} uitkomen.</translation>
    </message>
    <message>
        <source>Add {amount} to the stake.</source>
        <translation>{amount} aan de inzet toevoegen.</translation>
    </message>
    <message>
        <source>Stake all {amount}.</source>
        <translation>Alle {amount} inzetten.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Take the stake back and begin at 0.</source>
        <translation>De inzet terugnemen en bij 0 beginnen.</translation>
    </message>
    <message>
        <source>Drag to choose a stake; the wheel, or the keys + and −, change it by 10.</source>
        <translation>Sleep om een inzet te kiezen; het muiswiel of de toetsen + en − veranderen hem met 10.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Kans</translation>
    </message>
    <message>
        <source>Shows how likely it is that anybody gets there.</source>
        <translation>Toont hoe waarschijnlijk het is dat iemand zo ver komt.</translation>
    </message>
    <message>
        <source>about {percent}%</source>
        <translation>ongeveer {percent}%</translation>
    </message>
    <message>
        <source>If all pull until somebody has {stake}, the chance is about {percent}%.</source>
        <comment>the same words and number where a hint tells why, and where the mouse rests on the chance</comment>
        <translation>Als iedereen doorgaat tot iemand {stake} heeft, is de kans ongeveer {percent}%.</translation>
    </message>
    <message>
        <source>A stake of 0 can be neither won nor lost.</source>
        <translation>Een inzet van 0 kun je winnen noch verliezen.</translation>
    </message>
    <message numerus="yes">
        <source>Lay down {total} with %n piece(s) and end the turn.</source>
        <translation>
            <numerusform>{total} met één kolenstuk houden en de beurt beëindigen.</numerusform>
            <numerusform>{total} met %n kolenstukken houden en de beurt beëindigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pull the lever to stop, after the first piece.</source>
        <translation>Met de hendel stop je, na het eerste kolenstuk.</translation>
    </message>
    <message>
        <source>The oven is full again</source>
        <translation>De oven is weer vol</translation>
    </message>
    <message>
        <source>highest coal</source>
        <translation>hoogste kolenbedrag</translation>
    </message>
    <message>
        <source>most pieces</source>
        <translation>de meeste kolenstukken</translation>
    </message>
    <message>
        <source>twice!</source>
        <translation>dubbel!</translation>
    </message>
</context>
</TS>
