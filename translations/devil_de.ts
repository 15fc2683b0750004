<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>devil</name>
    <message>
        <source>Somebody reaches {amount} in {percent} % of the endings.</source>
        <translation>In {percent} % der Ausgänge erreicht jemand {amount}.</translation>
    </message>
    <message>
        <source>The next piece is a devil {percent} % of the time.</source>
        <translation>Das nächste Kohlestück ist mit {percent} % Wahrscheinlichkeit ein Teufel.</translation>
    </message>
    <message>
        <source>Your stake is covered; another piece risks {total}.</source>
        <translation>Dein Wetteinsatz ist gedeckt; mit noch einem Kohlestück riskierst du {total}.</translation>
    </message>
    <message>
        <source>Your stake of {amount} is not covered yet.</source>
        <translation>Dein Wetteinsatz von {amount} ist noch nicht gedeckt.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Auf Teufel komm raus</source>
        <translation>Auf Teufel komm raus</translation>
    </message>
    <message>
        <source>Bet on the coal, pull it from the oven, and stop before the devil grins.</source>
        <translation>Wette auf die Kohle, hol sie aus dem Ofen und hör auf, bevor der Teufel grinst.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody owns this much.</source>
        <translation>Das Spiel endet nach der Runde, in der jemand so viel besitzt.</translation>
    </message>
    <message>
        <source>Beggars’ clause</source>
        <translation>Bettlerklausel</translation>
    </message>
    <message>
        <source>Everybody on the space 0–50 has a pact with the devil, even if several stand there.</source>
        <translation>Alle auf dem Feld 0–50 haben einen Pakt mit dem Teufel, auch wenn dort mehrere stehen.</translation>
    </message>
    <message>
        <source>Open wealth</source>
        <translation>Offenes Vermögen</translation>
    </message>
    <message>
        <source>Everybody sees the exact wealth of all, not only the spaces of the figures.</source>
        <translation>Alle sehen das genaue Vermögen aller, nicht nur die Felder der Spielfiguren.</translation>
    </message>
    <message>
        <source>Coal counter</source>
        <translation>Kohlezähler</translation>
    </message>
    <message>
        <source>The board counts what is left in the oven, and shows the risk of the next piece.</source>
        <translation>Der Spielplan zählt mit, was noch im Ofen liegt, und zeigt das Risiko des nächsten Kohlestücks.</translation>
    </message>
    <message>
        <source>Refill the oven at</source>
        <translation>Ofen nachfüllen ab</translation>
    </message>
    <message>
        <source>The oven is filled again before a round that would begin with this many pieces or fewer.</source>
        <translation>Vor einer Runde, die mit höchstens so vielen Kohlestücken beginnen würde, wird der Ofen neu gefüllt.</translation>
    </message>
    <message>
        <source>Equal wealth</source>
        <translation>Gleiches Vermögen</translation>
    </message>
    <message>
        <source>Who wins if the richest own the same.</source>
        <translation>Wer gewinnt, wenn die Reichsten gleich viel besitzen.</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>geteilter Sieg</translation>
    </message>
    <message>
        <source>most pieces in the last round</source>
        <translation>die meisten Kohlestücke der letzten Runde</translation>
    </message>
    <message>
        <source>Stake on the highest coal total that anybody will pull out this round.</source>
        <translation>Setz auf den höchsten Kohlebetrag, den in dieser Runde irgendwer aus dem Feuer holt.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing a stake.</source>
        <translation>
            <numerusform>Noch eine Person wählt ihren Wetteinsatz.</numerusform>
            <numerusform>Noch %n Personen wählen ihren Wetteinsatz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pull a piece of coal out of the fire.</source>
        <translation>Hol ein Kohlestück aus dem Feuer.</translation>
    </message>
    <message>
        <source>You have {total}. Pull another piece, or stop?</source>
        <translation>Du hast {total}. Noch ein Kohlestück holen oder aufhören?</translation>
    </message>
    <message>
        <source>{who} is pulling coal out of the fire.</source>
        <translation>{who} holt Kohle aus dem Feuer.</translation>
    </message>
    <message>
        <source>You own {chips} in chips, so you cannot stake {amount}.</source>
        <translation>Du hast Chips im Wert von {chips}, also kannst du nicht {amount} setzen.</translation>
    </message>
    <message>
        <source>The smallest chip is 10, so stakes go in steps of 10.</source>
        <translation>Der kleinste Chip ist 10 wert, also gehen Wetteinsätze in Zehnerschritten.</translation>
    </message>
    <message>
        <source>Coal is pulled when all stakes lie open.</source>
        <translation>Kohle wird erst geholt, wenn alle Wetteinsätze offen liegen.</translation>
    </message>
    <message>
        <source>The stakes of this round lie open and cannot be changed.</source>
        <translation>Die Wetteinsätze dieser Runde liegen offen und lassen sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>You must pull at least one piece before you may stop.</source>
        <translation>Du musst mindestens ein Kohlestück holen, bevor du aufhören darfst.</translation>
    </message>
    <message>
        <source>Stake nothing</source>
        <translation>Nichts setzen</translation>
    </message>
    <message>
        <source>Stake {amount}</source>
        <translation>{amount} setzen</translation>
    </message>
    <message>
        <source>Pull a piece</source>
        <translation>Kohlestück holen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Round {number}: {who} pulls first.</source>
        <translation>Runde {number}: {who} holt zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>All coal goes back: %n piece(s) lie in the oven.</source>
        <translation>
            <numerusform>Alle Kohle kommt zurück: Im Ofen liegt ein Kohlestück.</numerusform>
            <numerusform>Alle Kohle kommt zurück: Im Ofen liegen %n Kohlestücke.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stakes: {stakes}.</source>
        <translation>Die Wetteinsätze: {stakes}.</translation>
    </message>
    <message>
        <source>{who} {amount}</source>
        <translation>{who} {amount}</translation>
    </message>
    <message>
        <source>{who} pulls {value} and has {total}.</source>
        <translation>{who} holt {value} und hat jetzt {total}.</translation>
    </message>
    <message>
        <source>{who} pulls a devil and loses {lost}.</source>
        <translation>{who} deckt einen Teufel auf und verliert {lost}.</translation>
    </message>
    <message>
        <source>{who} pulls a devil straight away.</source>
        <translation>{who} deckt gleich als Erstes einen Teufel auf.</translation>
    </message>
    <message>
        <source>{who} pays {amount} to {holder}, who has a pact with the devil.</source>
        <translation>{who} zahlt {amount} an {holder}: Pakt mit dem Teufel.</translation>
    </message>
    <message>
        <source>{who} can pay only {amount} to {holder}, who has a pact with the devil; {waived} is waived.</source>
        <translation>{who} kann nur {amount} an {holder} zahlen (Pakt mit dem Teufel); {waived} werden erlassen.</translation>
    </message>
    <message>
        <source>{who} has nothing left to pay {holder}, who has a pact with the devil.</source>
        <translation>{who} hat nichts mehr und zahlt {holder} trotz Pakt mit dem Teufel nichts.</translation>
    </message>
    <message numerus="yes">
        <source>{who} stops at {total} with %n piece(s).</source>
        <translation>
            <numerusform>{who} hört bei {total} mit einem Kohlestück auf.</numerusform>
            <numerusform>{who} hört bei {total} mit %n Kohlestücken auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} loses the stake of {stake}: the best total was {best}.</source>
        <translation>{who} verliert den Wetteinsatz von {stake}: Der höchste Kohlebetrag war {best}.</translation>
    </message>
    <message>
        <source>{who} wins {gain} with a stake of {stake}.</source>
        <translation>{who} gewinnt {gain} mit einem Wetteinsatz von {stake}.</translation>
    </message>
    <message>
        <source>{who} wins {gain}, twice the highest stake of {stake}.</source>
        <translation>{who} gewinnt {gain}: das Doppelte des höchsten Wetteinsatzes von {stake}.</translation>
    </message>
    <message>
        <source>{who} gets {amount} for the highest coal total.</source>
        <translation>{who} bekommt {amount} für den höchsten Kohlebetrag.</translation>
    </message>
    <message>
        <source>{who} gets {amount} for the most pieces.</source>
        <translation>{who} bekommt {amount} für die meisten Kohlestücke.</translation>
    </message>
    <message>
        <source>Pact with the devil: {who}.</source>
        <comment>one or several names</comment>
        <translation>Pakt mit dem Teufel: {who}.</translation>
    </message>
    <message>
        <source>{who} wins with {wealth}.</source>
        <translation>{who} gewinnt mit {wealth}.</translation>
    </message>
    <message>
        <source>{who} win together with {wealth}.</source>
        <translation>{who} gewinnen gemeinsam mit {wealth}.</translation>
    </message>
    <message>
        <source>After 100 rounds the game ends: {who} wins with {wealth}.</source>
        <translation>Nach 100 Runden ist Schluss: {who} gewinnt mit {wealth}.</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Vermögen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Spielfigur</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Wetteinsatz</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>devil</source>
        <translation>Teufel</translation>
    </message>
    <message>
        <source>Pact</source>
        <translation>Pakt</translation>
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
        <translation>Öffentlich ist nur das Feld der Spielfigur; das genaue Vermögen sieht nur, wem es gehört.</translation>
    </message>
    <message>
        <source>Won if anybody pulls this much. The highest stake pays twice, the others once.</source>
        <translation>Gewonnen, wenn irgendwer so viel holt. Der höchste Wetteinsatz bringt das Doppelte, die anderen das Einfache.</translation>
    </message>
    <message>
        <source>Whoever pulls a devil pays 50 to the holder of a pact.</source>
        <translation>Wer einen Teufel aufdeckt, zahlt 50 an alle, die einen Pakt mit dem Teufel haben.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} und mehr</translation>
    </message>
</context>
</TS>
