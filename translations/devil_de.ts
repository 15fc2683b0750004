<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>devil</name>
    <message>
        <source>The next piece is a devil {percent}% of the time.</source>
        <translation>Das nächste Kohlestück ist mit {percent} % Wahrscheinlichkeit ein Teufel.</translation>
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
        <translation>gemeinsamer Sieg</translation>
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
        <source>You have no chips left to stake. You still pull coal, and can win the bonuses.</source>
        <translation>Du hast keine Chips mehr, die du setzen könntest. Kohle holst du trotzdem und kannst die Boni gewinnen.</translation>
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
        <source>{who} pulls a devil and loses {lost} in coal.</source>
        <translation>{who} deckt einen Teufel auf und verliert {lost} an Kohle.</translation>
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
        <source>{who} loses the stake of {stake}: the highest coal total was {best}.</source>
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
        <source>After 100 rounds the game ends: {who} win together with {wealth}.</source>
        <translation>Nach 100 Runden ist Schluss: {who} gewinnen gemeinsam mit {wealth}.</translation>
    </message>
    <message>
        <source>{who} wins with {wealth} and more pieces in the last round.</source>
        <translation>{who} gewinnt mit {wealth} und mehr Kohlestücken in der letzten Runde.</translation>
    </message>
    <message>
        <source>{who} win together with {wealth} and more pieces in the last round.</source>
        <translation>{who} gewinnen gemeinsam mit {wealth} und mehr Kohlestücken in der letzten Runde.</translation>
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
        <source>{stock} in stock and a stake of {stake}.</source>
        <translation>{stock} im Vorrat und ein Wetteinsatz von {stake}.</translation>
    </message>
    <message>
        <source>Whoever pulls a devil pays 50 to every holder of a pact.</source>
        <translation>Wer einen Teufel aufdeckt, zahlt allen, die einen Pakt mit dem Teufel haben, je 50.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} und mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of coal lie in the oven. A click pulls one.</source>
        <translation>
            <numerusform>Ein Kohlestück liegt im Ofen. Ein Klick holt es.</numerusform>
            <numerusform>%n Kohlestücke liegen im Ofen. Ein Klick holt eins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of coal lie in the oven.</source>
        <translation>
            <numerusform>Ein Kohlestück liegt im Ofen.</numerusform>
            <numerusform>%n Kohlestücke liegen im Ofen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) lie on the ash heap, {devils} of them devils; they come back when the oven is filled.</source>
        <translation>
            <numerusform>Ein Kohlestück liegt auf dem Aschehaufen, davon Teufel: {devils}. Es kommt zurück, wenn der Ofen gefüllt wird.</numerusform>
            <numerusform>%n Kohlestücke liegen auf dem Aschehaufen, davon Teufel: {devils}. Sie kommen zurück, wenn der Ofen gefüllt wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>on the gauge over the oven: the risk of the next piece</comment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>{devils} of the {pieces} pieces in the oven are devils: a risk of {percent}%.</source>
        <translation>Kohlestücke im Ofen: {pieces}, davon Teufel: {devils}. Das ist ein Risiko von {percent} %.</translation>
    </message>
    <message>
        <source>{pieces} of {all} pieces with {value} are still in the oven.</source>
        <translation>Kohlestücke mit {value}: noch {pieces} von {all} im Ofen.</translation>
    </message>
    <message>
        <source>Figures of those who own {least} to {most} stand here.</source>
        <translation>Hier stehen die Spielfiguren aller, die {least} bis {most} besitzen.</translation>
    </message>
    <message>
        <source>Figures of those who own {least} or more stand here.</source>
        <translation>Hier stehen die Spielfiguren aller, die {least} oder mehr besitzen.</translation>
    </message>
    <message>
        <source>The game ends after the round in which somebody owns {goal}; the richest wins.</source>
        <translation>Das Spiel endet nach der Runde, in der jemand {goal} besitzt; wer am reichsten ist, gewinnt.</translation>
    </message>
    <message>
        <source>The figure of {who}: {space} in chips.</source>
        <translation>Spielfigur von {who}: Chips im Wert von {space}.</translation>
    </message>
    <message>
        <source>{who} is still choosing a stake.</source>
        <translation>{who} wählt noch einen Wetteinsatz.</translation>
    </message>
    <message>
        <source>{who} has chosen a stake; all open their hands together.</source>
        <translation>{who} hat einen Wetteinsatz gewählt; alle öffnen gemeinsam die Hand.</translation>
    </message>
    <message>
        <source>You have chosen {amount}; all open their hands together.</source>
        <translation>Du hast {amount} gewählt; alle öffnen gemeinsam die Hand.</translation>
    </message>
    <message>
        <source>{who} has no stake in this round.</source>
        <translation>{who} hat in dieser Runde keinen Wetteinsatz.</translation>
    </message>
    <message>
        <source>{who} stakes {stake}: won as soon as anybody lays down {stake} or more.</source>
        <translation>{who} setzt {stake}: gewonnen, sobald irgendwer {stake} oder mehr vor sich liegen hat.</translation>
    </message>
    <message>
        <source>{who} stakes {stake}. The highest coal total is {best}, so the stake is won: {gain} from the bank.</source>
        <translation>{who} setzt {stake}. Der höchste Kohlebetrag ist {best}, der Wetteinsatz also gewonnen: {gain} von der Bank.</translation>
    </message>
    <message>
        <source>{who} has the highest stake, {stake}: it pays twice if anybody lays down {stake} or more.</source>
        <translation>{who} hat mit {stake} den höchsten Wetteinsatz: Er bringt das Doppelte, wenn irgendwer {stake} oder mehr vor sich liegen hat.</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>gedeckt</translation>
    </message>
    <message>
        <source>highest stake</source>
        <translation>höchster Wetteinsatz</translation>
    </message>
    <message>
        <source>covered, pays twice</source>
        <translation>gedeckt, zahlt doppelt</translation>
    </message>
    <message>
        <source>choosing …</source>
        <translation>wählt …</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>no stake</source>
        <translation>kein Wetteinsatz</translation>
    </message>
    <message>
        <source>{pieces} = {total}</source>
        <translation>{pieces} = {total}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s), {total} together</source>
        <translation>
            <numerusform>ein Kohlestück, zusammen {total}</numerusform>
            <numerusform>%n Kohlestücke, zusammen {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} pulled a devil: no coal this round. The stake is not lost because of that.</source>
        <translation>{who} hat einen Teufel aufgedeckt: keine Kohle in dieser Runde. Der Wetteinsatz ist deshalb noch nicht verloren.</translation>
    </message>
    <message>
        <source>{who} stands alone on the last space and so has a pact: whoever pulls a devil pays {who} 50.</source>
        <translation>{who} steht allein auf dem letzten Feld und hat darum einen Pakt: Wer einen Teufel aufdeckt, zahlt 50 an {who}.</translation>
    </message>
    <message>
        <source>{who} stands on 0–50 and so has a pact: whoever pulls a devil pays {who} 50.</source>
        <translation>{who} steht auf 0–50 und hat darum einen Pakt: Wer einen Teufel aufdeckt, zahlt 50 an {who}.</translation>
    </message>
    <message>
        <source>{who} pulls first in this round.</source>
        <translation>{who} holt in dieser Runde zuerst.</translation>
    </message>
    <message>
        <source>The poker glows up to the highest coal total. Nobody has laid down coal yet.</source>
        <translation>Der Schürhaken glüht bis zum höchsten Kohlebetrag. Noch hat niemand Kohle vor sich liegen.</translation>
    </message>
    <message>
        <source>The highest coal total is {best}: stakes up to {best} are covered.</source>
        <translation>Der höchste Kohlebetrag ist {best}: Wetteinsätze bis {best} sind gedeckt.</translation>
    </message>
    <message>
        <source>The highest coal total is {best}. {who} would lay down {total} now.</source>
        <translation>Der höchste Kohlebetrag ist {best}. {who} käme jetzt auf {total}.</translation>
    </message>
    <message>
        <source>Add {amount} to the stake.</source>
        <translation>{amount} zum Wetteinsatz legen.</translation>
    </message>
    <message>
        <source>Stake all {amount}.</source>
        <translation>Alle {amount} setzen.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Take the stake back and begin at 0.</source>
        <translation>Den Wetteinsatz zurücknehmen und bei 0 anfangen.</translation>
    </message>
    <message>
        <source>Drag to choose a stake; the wheel, or the keys + and −, change it by 10.</source>
        <translation>Zieh, um einen Wetteinsatz zu wählen; das Mausrad oder die Tasten + und − ändern ihn um 10.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Shows how likely it is that anybody gets there.</source>
        <translation>Zeigt, wie wahrscheinlich es ist, dass irgendwer so weit kommt.</translation>
    </message>
    <message>
        <source>about {percent}%</source>
        <translation>etwa {percent} %</translation>
    </message>
    <message>
        <source>If all pull until somebody has {stake}, the chance is about {percent}%.</source>
        <comment>the same words and number where a hint tells why, and where the mouse rests on the chance</comment>
        <translation>Holen alle Kohle, bis jemand {stake} hat, ist die Chance darauf etwa {percent} %.</translation>
    </message>
    <message>
        <source>A stake of 0 can be neither won nor lost.</source>
        <translation>Einen Wetteinsatz von 0 kann man weder gewinnen noch verlieren.</translation>
    </message>
    <message numerus="yes">
        <source>Lay down {total} with %n piece(s) and end the turn.</source>
        <translation>
            <numerusform>{total} mit einem Kohlestück behalten und den Zug beenden.</numerusform>
            <numerusform>{total} mit %n Kohlestücken behalten und den Zug beenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pull the lever to stop, after the first piece.</source>
        <translation>Mit dem Hebel hörst du auf, nach dem ersten Kohlestück.</translation>
    </message>
    <message>
        <source>The oven is full again</source>
        <translation>Der Ofen ist wieder voll</translation>
    </message>
    <message>
        <source>highest coal</source>
        <translation>höchster Kohlebetrag</translation>
    </message>
    <message>
        <source>most pieces</source>
        <translation>die meisten Kohlestücke</translation>
    </message>
    <message>
        <source>twice!</source>
        <translation>doppelt!</translation>
    </message>
</context>
</TS>
