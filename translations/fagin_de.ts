<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>fagin</name>
    <message>
        <source>London 1838 · {round}</source>
        <translation>London 1838 · {round}</translation>
    </message>
    <message>
        <source>Smithfield Market</source>
        <translation>Smithfield Market</translation>
    </message>
    <message>
        <source>Part {part} of 3</source>
        <translation>Teil {part} von 3</translation>
    </message>
    <message>
        <source>Danger</source>
        <comment>button: show where constables may end</comment>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Shows on which levels the constables may end their next walk, with the chance.</source>
        <translation>Zeigt, auf welchen Stufen die Wachtmeister als Nächstes stehen bleiben können und wie wahrscheinlich das ist.</translation>
    </message>
    <message>
        <source>The chance that the constable ends his next walk here: {chance}.</source>
        <translation>Wahrscheinlichkeit, dass der Wachtmeister als Nächstes hier stehen bleibt: {chance}.</translation>
    </message>
    <message>
        <source>{number}/6</source>
        <comment>a chance in sixths</comment>
        <translation>{number}/6</translation>
    </message>
    <message>
        <source>{street}, level {level}.</source>
        <translation>{street}, Stufe {level}.</translation>
    </message>
    <message>
        <source>An urchin here steals {spoils}.</source>
        <translation>Ein Gassenjunge stiehlt hier {spoils}.</translation>
    </message>
    <message>
        <source>Place an urchin on level {level} for {cost}.</source>
        <translation>Gassenjungen auf Stufe {level} einsetzen: kostet {cost}.</translation>
    </message>
    <message>
        <source>Go to level {level} for {cost}.</source>
        <translation>Auf Stufe {level} bewegen: kostet {cost}.</translation>
    </message>
    <message>
        <source>Leave at the top for {cost}: the urchin goes back to your supply.</source>
        <translation>Den Ort oben verlassen für {cost}: Der Gassenjunge kommt zurück in deinen Vorrat.</translation>
    </message>
    <message>
        <source>Leave at the bottom for {cost}: the urchin goes back to your supply.</source>
        <translation>Den Ort unten verlassen für {cost}: Der Gassenjunge kommt zurück in deinen Vorrat.</translation>
    </message>
    <message>
        <source>Return to Fagin for {cost} and {fee}. This street is then closed to you.</source>
        <translation>Zu Fagin zurückkehren für {cost} und {fee}. Dieser Ort ist danach für dich geschlossen.</translation>
    </message>
    <message>
        <source>{who} stands there and is pushed up or down, as you choose.</source>
        <translation>Dort steht {who} und wird aus dem Weg gerempelt: aufwärts oder abwärts, wie du willst.</translation>
    </message>
    <message>
        <source>The constable stands there: your urchin steps up or down, as you choose.</source>
        <translation>Dort steht der Wachtmeister: Dein Gassenjunge weicht aufwärts oder abwärts aus, wie du willst.</translation>
    </message>
    <message>
        <source>From there: {spoils} a turn.</source>
        <translation>Von dort aus: {spoils} pro Zug.</translation>
    </message>
    <message>
        <source>Steal {cubes}.</source>
        <translation>Stiehl {cubes}.</translation>
    </message>
    <message>
        <source>Swap goods.</source>
        <translation>Tausch Waren.</translation>
    </message>
    <message>
        <source>Click the urchin to take less, or to swap.</source>
        <translation>Klick auf den Gassenjungen, um weniger zu nehmen oder zu tauschen.</translation>
    </message>
    <message>
        <source>Click the urchin to take less.</source>
        <translation>Klick auf den Gassenjungen, um weniger zu nehmen.</translation>
    </message>
    <message>
        <source>Click the urchin to swap instead.</source>
        <translation>Klick auf den Gassenjungen, um stattdessen zu tauschen.</translation>
    </message>
    <message>
        <source>Take {money} from the purse.</source>
        <translation>Nimm {money} aus der Geldbörse.</translation>
    </message>
    <message>
        <source>Beyond level 0: back to the supply, or for 15 shillings more home to Fagin.</source>
        <translation>Über Stufe 0 hinaus: zurück in den Vorrat, oder für 15 Schillinge mehr zu Fagin.</translation>
    </message>
    <message>
        <source>Beyond level 10: back to the supply.</source>
        <translation>Über Stufe 10 hinaus: zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Fagin’s space: {who}.</source>
        <comment>one or several names</comment>
        <translation>Faginfeld: {who}.</translation>
    </message>
    <message>
        <source>Fagin’s space. Here urchins come home for 15 shillings each.</source>
        <translation>Faginfeld. Für 15 Schillinge kehrt hier ein Gassenjunge zu Fagin zurück.</translation>
    </message>
    <message>
        <source>A constable on level {level}. He walks up next, as far as the die says.</source>
        <translation>Ein Wachtmeister auf Stufe {level}. Er geht als Nächstes aufwärts, so weit der Wurf reicht.</translation>
    </message>
    <message>
        <source>A constable on level {level}. He walks down next, as far as the die says.</source>
        <translation>Ein Wachtmeister auf Stufe {level}. Er geht als Nächstes abwärts, so weit der Wurf reicht.</translation>
    </message>
    <message>
        <source>{street}: one level costs {cost}.</source>
        <translation>{street}: Eine Stufe kostet {cost}.</translation>
    </message>
    <message>
        <source>Warehouse: {cubes}.</source>
        <translation>Lagerhaus: {cubes}.</translation>
    </message>
    <message>
        <source>In the stall: {cubes}. Price of one: {money}. Free places: {room}.</source>
        <translation>Im Marktstand: {cubes}. Preis je Stück: {money}. Freie Plätze: {room}.</translation>
    </message>
    <message>
        <source>The wheel: {prices}. It turns when everybody has traded.</source>
        <translation>Das Marktpreisrad: {prices}. Es wird gedreht, wenn alle gehandelt haben.</translation>
    </message>
    <message>
        <source>The market has not been open this round.</source>
        <translation>Der Markt war in dieser Runde noch nicht geöffnet.</translation>
    </message>
    <message>
        <source>The market has been open this round.</source>
        <translation>Der Markt war in dieser Runde schon geöffnet.</translation>
    </message>
    <message>
        <source>Buy {cube} for {money}.</source>
        <translation>Kauf {cube} für {money}.</translation>
    </message>
    <message>
        <source>Sell {cube} for {money}.</source>
        <translation>Verkauf {cube} für {money}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are lost: the track ends at {end}.</source>
        <comment>shillings</comment>
        <translation>
            <numerusform>Davon verfällt einer: Die Geldleiste endet bei {end}.</numerusform>
            <numerusform>Davon verfallen %n: Die Geldleiste endet bei {end}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {cubes}.</source>
        <comment>a name, and the cubes of one colour there</comment>
        <translation>{who}: {cubes}.</translation>
    </message>
    <message numerus="yes">
        <source>That pays for %n step(s) in {street}.</source>
        <translation>
            <numerusform>{street}: Das reicht für eine Stufe.</numerusform>
            <numerusform>{street}: Das reicht für %n Stufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing bought or sold yet. You have {money} s.</source>
        <translation>Noch nichts gekauft oder verkauft. Du hast {money} s.</translation>
    </message>
    <message>
        <source>Nothing bought or sold yet. {who} has {money} s.</source>
        <translation>Noch nichts gekauft oder verkauft. {who} hat {money} s.</translation>
    </message>
    <message>
        <source>Bought: {cubes}.</source>
        <translation>Gekauft: {cubes}.</translation>
    </message>
    <message>
        <source>Sold: {cubes}.</source>
        <translation>Verkauft: {cubes}.</translation>
    </message>
    <message>
        <source>{number} s, you have {money} s.</source>
        <comment>a gain or loss, then what there is</comment>
        <translation>{number} s, du hast {money} s.</translation>
    </message>
    <message>
        <source>{number} s, {who} has {money} s.</source>
        <comment>a gain or loss, then what there is</comment>
        <translation>{number} s, {who} hat {money} s.</translation>
    </message>
    <message numerus="yes">
        <source>%n urchin(s) left to place.</source>
        <translation>
            <numerusform>Noch ein Gassenjunge zum Einsetzen.</numerusform>
            <numerusform>Noch %n Gassenjungen zum Einsetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {goal} at Fagin’s.</source>
        <translation>{number} von {goal} bei Fagin.</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) in all; {limit} may be kept at the end of a round.</source>
        <translation>
            <numerusform>Insgesamt ein Warenstein; {limit} darf man am Ende einer Runde behalten.</numerusform>
            <numerusform>Insgesamt %n Warensteine; {limit} darf man am Ende einer Runde behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start player of this round.</source>
        <translation>Startspieler dieser Runde.</translation>
    </message>
    <message>
        <source>The constables walk</source>
        <translation>Die Wachtmeister gehen</translation>
    </message>
    <message>
        <source>The price wheel turns</source>
        <translation>Das Marktpreisrad dreht sich</translation>
    </message>
    <message>
        <source>A click skips ahead.</source>
        <translation>Ein Klick überspringt das.</translation>
    </message>
    <message>
        <source>{goods} {old} → {new}</source>
        <comment>goods, their old and their new price</comment>
        <translation>{goods} {old} → {new}</translation>
    </message>
    <message>
        <source>A full turn: all prices stay.</source>
        <translation>Eine volle Drehung: Alle Preise bleiben.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Balancing the books</source>
        <translation>Buchführung</translation>
    </message>
    <message>
        <source>{who} wins!</source>
        <translation>{who} gewinnt!</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>{place}. {who}: {homes} at Fagin’s, {money} s, {cubes} cubes</source>
        <translation>{place}. {who}: {homes} bei Fagin, {money} s, Warensteine: {cubes}</translation>
    </message>
    <message>
        <source>Put back: {cubes}.</source>
        <translation>Zurückgelegt: {cubes}.</translation>
    </message>
    <message>
        <source>{goods} {price}</source>
        <comment>goods and their price</comment>
        <translation>{goods} {price}</translation>
    </message>
    <message>
        <source>Buy</source>
        <comment>caption of keys</comment>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Sell</source>
        <comment>caption of keys</comment>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>caption of keys</comment>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Give</source>
        <comment>caption of keys</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>caption: so many cubes you have</comment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Do nothing this turn.</source>
        <translation>Nichts tun in diesem Zug.</translation>
    </message>
    <message>
        <source>Do nothing at all this turn?</source>
        <translation>In diesem Zug wirklich gar nichts tun?</translation>
    </message>
    <message>
        <source>Pay goods to place, move or bring home urchins, in up to three streets.</source>
        <translation>Bezahl mit Waren, um Gassenjungen einzusetzen, zu bewegen oder zu Fagin zurückzubringen, an bis zu drei Orten.</translation>
    </message>
    <message>
        <source>Take the haul of your urchins’ levels, or swap goods, in up to three streets.</source>
        <translation>Nimm die Beute von den Stufen deiner Gassenjungen oder tausch Waren, an bis zu drei Orten.</translation>
    </message>
    <message>
        <source>Take the purses of your urchins’ levels, in up to three streets.</source>
        <translation>Leer die Geldbörsen auf den Stufen deiner Gassenjungen, an bis zu drei Orten.</translation>
    </message>
    <message>
        <source>Everybody trades once, you first; then the die turns the price wheel. Once a round.</source>
        <translation>Alle handeln einmal, du zuerst; danach dreht der Würfel das Marktpreisrad. Einmal pro Runde.</translation>
    </message>
    <message>
        <source>What glows can be reached; the number is the price in cubes of that street.</source>
        <translation>Was leuchtet, ist erreichbar; die Zahl ist der Preis in Warensteinen dieses Ortes.</translation>
    </message>
    <message>
        <source>Click a level to take its haul, or the urchin to take less or to swap.</source>
        <translation>Klick auf eine Stufe für ihre Beute oder auf den Gassenjungen, um weniger zu nehmen oder zu tauschen.</translation>
    </message>
    <message>
        <source>Click a level to empty its purse.</source>
        <translation>Klick auf eine Stufe, um ihre Geldbörse zu leeren.</translation>
    </message>
    <message>
        <source>Fagin’s crumbs: click a warehouse to take one cube.</source>
        <translation>Fagins Krümel: Klick auf ein Lagerhaus, um einen Warenstein zu nehmen.</translation>
    </message>
    <message>
        <source>Up or down?</source>
        <translation>Aufwärts oder abwärts?</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Korb</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Damit ist das Spiel gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n urchin(s) home to Fagin.</source>
        <translation>
            <numerusform>Bringt einen Gassenjungen zu Fagin zurück.</numerusform>
            <numerusform>Bringt %n Gassenjungen zu Fagin zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise {who} could win next turn.</source>
        <translation>Sonst könnte {who} im nächsten Zug gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n new urchin(s) onto the streets.</source>
        <translation>
            <numerusform>Setzt einen neuen Gassenjungen ein.</numerusform>
            <numerusform>Setzt %n neue Gassenjungen ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comes %n level(s) nearer to Fagin.</source>
        <translation>
            <numerusform>Kommt Fagin eine Stufe näher.</numerusform>
            <numerusform>Kommt Fagin %n Stufen näher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets {who} back by %n level(s).</source>
        <translation>
            <numerusform>Wirft {who} um eine Stufe zurück.</numerusform>
            <numerusform>Wirft {who} um %n Stufen zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings in %n shilling(s).</source>
        <translation>
            <numerusform>Bringt einen Schilling ein.</numerusform>
            <numerusform>Bringt %n Schillinge ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings in %n cube(s).</source>
        <translation>
            <numerusform>Bringt einen Warenstein ein.</numerusform>
            <numerusform>Bringt %n Warensteine ein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n new urchin(s) on the streets.</source>
        <translation>
            <numerusform>Samt allem, was folgt: ein neuer Gassenjunge im Spiel.</numerusform>
            <numerusform>Samt allem, was folgt: %n neue Gassenjungen im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n level(s) nearer to Fagin.</source>
        <translation>
            <numerusform>Samt allem, was folgt: eine Stufe näher an Fagin.</numerusform>
            <numerusform>Samt allem, was folgt: %n Stufen näher an Fagin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: {who} is set back by %n level(s).</source>
        <translation>
            <numerusform>Samt allem, was folgt: {who} fällt um eine Stufe zurück.</numerusform>
            <numerusform>Samt allem, was folgt: {who} fällt um %n Stufen zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n shilling(s) more.</source>
        <translation>
            <numerusform>Samt allem, was folgt: ein Schilling mehr.</numerusform>
            <numerusform>Samt allem, was folgt: %n Schillinge mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n cube(s) more.</source>
        <translation>
            <numerusform>Samt allem, was folgt: ein Warenstein mehr.</numerusform>
            <numerusform>Samt allem, was folgt: %n Warensteine mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this turn you could win in the next.</source>
        <translation>Nach diesem Zug könntest du im nächsten gewinnen.</translation>
    </message>
    <message>
        <source>Pays for a new urchin: {streets}.</source>
        <comment>one or several streets</comment>
        <translation>Reicht für einen neuen Gassenjungen: {streets}.</translation>
    </message>
    <message>
        <source>Pays for the way home: {streets}.</source>
        <comment>one or several streets</comment>
        <translation>Reicht für den Weg nach Hause: {streets}.</translation>
    </message>
    <message>
        <source>Buys {cubes}.</source>
        <translation>Kauft {cubes}.</translation>
    </message>
    <message>
        <source>Sells {cubes}.</source>
        <translation>Verkauft {cubes}.</translation>
    </message>
    <message>
        <source>Turns cubes you need less into cubes you need more.</source>
        <translation>Macht aus Warensteinen, die du weniger brauchst, solche, die du mehr brauchst.</translation>
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
        <source>Fagin’s Gang</source>
        <translation>Fagin’s Gang</translation>
    </message>
    <message>
        <source>Send your urchins to steal, dodge the constables, and bring three of them home to Fagin.</source>
        <translation>Schick deine Gassenjungen auf Diebestour, weich den Wachtmeistern aus und bring drei von ihnen zu Fagin zurück.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kurzes Spiel</translation>
    </message>
    <message>
        <source>Two urchins at Fagin’s win.</source>
        <translation>Schon zwei Gassenjungen bei Fagin bringen den Sieg.</translation>
    </message>
    <message>
        <source>Even swap</source>
        <translation>Tausch eins zu eins</translation>
    </message>
    <message>
        <source>A swap exchanges up to three cubes one for one, instead of three for one.</source>
        <translation>Du tauschst bis zu drei Warensteine eins zu eins, statt drei für einen abzugeben.</translation>
    </message>
    <message>
        <source>Quiet streets</source>
        <translation>Ruhige Straßen</translation>
    </message>
    <message>
        <source>There are no constables, nor a busy beat: good for a first game.</source>
        <translation>Es gibt keine Wachtmeister, also auch keine eifrige Streife: gut für die erste Partie.</translation>
    </message>
    <message>
        <source>Busy beat</source>
        <translation>Eifrige Streife</translation>
    </message>
    <message>
        <source>All constables walk after every turn, by one roll, instead of at the end of the round.</source>
        <translation>Die Wachtmeister gehen nach jedem Zug, alle mit demselben Wurf, statt einmal am Ende der Runde.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>After it, urchins at Fagin’s, shillings and cubes decide. With “None” you play until somebody wins, which takes about 20 rounds; if nobody does, it ends after round {late}.</source>
        <translation>Danach entscheiden Gassenjungen bei Fagin, Schillinge und Warensteine. Bei „Keine“ spielt ihr, bis jemand gewinnt, meist um die 20 Runden; gelingt das niemandem, ist nach Runde {late} Schluss.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>there is no last round</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Up: {who}.</source>
        <translation>Aufwärts: {who}.</translation>
    </message>
    <message>
        <source>Down: {who}.</source>
        <translation>Abwärts: {who}.</translation>
    </message>
    <message>
        <source>{who} to level {level}</source>
        <translation>{who} auf Stufe {level}</translation>
    </message>
    <message>
        <source>{who} out of the street</source>
        <translation>{who} zurück in den Vorrat</translation>
    </message>
    <message>
        <source>{who} gets the start player coin.</source>
        <translation>{who} bekommt die Startspielermünze.</translation>
    </message>
    <message>
        <source>Round {number}: {who} begins.</source>
        <translation>Runde {number}: {who} beginnt.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passt.</translation>
    </message>
    <message>
        <source>{who} picks up Fagin’s crumbs: {cube}.</source>
        <translation>{who} sammelt Fagins Krümel auf: {cube}.</translation>
    </message>
    <message>
        <source>{who} places an urchin in {street}, on level {to}, for {cubes}.</source>
        <translation>{street}: {who} setzt einen Gassenjungen auf Stufe {to} ein, für {cubes}.</translation>
    </message>
    <message>
        <source>{who} moves up from {start} to {to} in {street} for {cubes}.</source>
        <translation>{street}: {who} geht aufwärts von {start} auf {to}, für {cubes}.</translation>
    </message>
    <message>
        <source>{who} moves down from {start} to {to} in {street} for {cubes}.</source>
        <translation>{street}: {who} geht abwärts von {start} auf {to}, für {cubes}.</translation>
    </message>
    <message>
        <source>{who} leaves {street} at the top for {cubes}.</source>
        <translation>{street}: {who} verlässt den Ort oben, für {cubes}.</translation>
    </message>
    <message>
        <source>{who} leaves {street} at the bottom for {cubes}.</source>
        <translation>{street}: {who} verlässt den Ort unten, für {cubes}.</translation>
    </message>
    <message>
        <source>{who} brings an urchin home from {street} for {cubes} and {fee}: number {homes}!</source>
        <translation>{street}: {who} bringt einen Gassenjungen zu Fagin zurück, für {cubes} und {fee}. Das ist Nummer {homes}!</translation>
    </message>
    <message>
        <source>{by} pushes {who} from {start} to {to} in {street}.</source>
        <translation>{street}: {by} rempelt {who} von {start} auf {to}.</translation>
    </message>
    <message>
        <source>{by} pushes {who} out of {street}.</source>
        <translation>{street}: {by} rempelt {who} aus dem Ort.</translation>
    </message>
    <message>
        <source>The constable pushes {who} from {start} to {to} in {street}.</source>
        <translation>{street}: Der Wachtmeister rempelt {who} von {start} auf {to}.</translation>
    </message>
    <message>
        <source>The constable pushes {who} out of {street}.</source>
        <translation>{street}: Der Wachtmeister rempelt {who} aus dem Ort.</translation>
    </message>
    <message>
        <source>{who} steps aside for the constable, to level {to} in {street}.</source>
        <translation>{street}: {who} weicht dem Wachtmeister auf Stufe {to} aus.</translation>
    </message>
    <message>
        <source>{who} steps aside for the constable, out of {street}.</source>
        <translation>{street}: {who} weicht dem Wachtmeister aus und verlässt dabei den Ort.</translation>
    </message>
    <message>
        <source>{who} steals {cubes} in {street}.</source>
        <translation>{street}: {who} stiehlt {cubes}.</translation>
    </message>
    <message>
        <source>{who} swaps {given} for {taken}.</source>
        <translation>{who} tauscht {given} gegen {taken}.</translation>
    </message>
    <message>
        <source>{who} steals {money} in {street}.</source>
        <translation>{street}: {who} stiehlt {money}.</translation>
    </message>
    <message>
        <source>{who} does not trade.</source>
        <translation>{who} handelt nicht.</translation>
    </message>
    <message>
        <source>{who} buys {bought} for {money}.</source>
        <translation>{who} kauft {bought} für {money}.</translation>
    </message>
    <message>
        <source>{who} sells {sold} for {money}.</source>
        <translation>{who} verkauft {sold} für {money}.</translation>
    </message>
    <message>
        <source>{who} buys {bought}, sells {sold} and gains {money}.</source>
        <translation>{who} kauft {bought}, verkauft {sold} und gewinnt {money}.</translation>
    </message>
    <message>
        <source>{who} buys {bought} and sells {sold} for the same money.</source>
        <translation>{who} kauft {bought}, verkauft {sold}; das gleicht sich aus.</translation>
    </message>
    <message>
        <source>{who} buys {bought}, sells {sold} and pays {money}.</source>
        <translation>{who} kauft {bought}, verkauft {sold} und zahlt {money}.</translation>
    </message>
    <message>
        <source>The die shows {die}. New prices: {prices}.</source>
        <translation>Der Würfel zeigt {die}. Neue Preise: {prices}.</translation>
    </message>
    <message>
        <source>{street}: a {die}; the constable goes to {level}, facing {way}.</source>
        <translation>{street}: {die}, Wachtmeister auf {level}, Blick {way}.</translation>
    </message>
    <message>
        <source>{street}: the constable begins on level {level}, facing {way}.</source>
        <translation>{street}: Der Wachtmeister beginnt auf Stufe {level}, Blick {way}.</translation>
    </message>
    <message>
        <source>up</source>
        <comment>which way a constable faces</comment>
        <translation>aufwärts</translation>
    </message>
    <message>
        <source>down</source>
        <comment>which way a constable faces</comment>
        <translation>abwärts</translation>
    </message>
    <message>
        <source>{who} must put cubes back.</source>
        <comment>one or several names</comment>
        <translation>Warensteine zurücklegen: {who}.</translation>
    </message>
    <message>
        <source>{who} puts {cube} back.</source>
        <translation>{who} legt {cube} zurück.</translation>
    </message>
    <message>
        <source>The last round is over. In front: {who}.</source>
        <comment>one or several names</comment>
        <translation>Die letzte Runde ist vorbei. Vorn: {who}.</translation>
    </message>
    <message>
        <source>Round {number}. {who} has the start player coin.</source>
        <translation>Runde {number}. {who} hat die Startspielermünze.</translation>
    </message>
    <message numerus="yes">
        <source>The first to bring %n urchin(s) home to Fagin wins.</source>
        <translation>
            <numerusform>Wer zuerst %n Gassenjungen zu Fagin zurückbringt, gewinnt.</numerusform>
            <numerusform>Wer zuerst %n Gassenjungen zu Fagin zurückbringt, gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {last} is the last: if nobody has won by its end, urchins at Fagin’s, shillings and cubes decide.</source>
        <translation>Runde {last} ist die letzte: Hat bis dahin niemand gewonnen, entscheiden Gassenjungen bei Fagin, Schillinge und Warensteine.</translation>
    </message>
    <message>
        <source>{street}: one level costs {cost}. In its warehouse: {cubes}.</source>
        <translation>{street}: Eine Stufe kostet {cost}. Im Lagerhaus: {cubes}.</translation>
    </message>
    <message>
        <source>{street}, Fagin’s space: {who}.</source>
        <comment>one or several names</comment>
        <translation>{street}, Faginfeld: {who}.</translation>
    </message>
    <message>
        <source>{street}, level {level}: an urchin of {who}. It can steal {spoils}.</source>
        <translation>{street}, Stufe {level}: ein Gassenjunge von {who}. Er kann {spoils} stehlen.</translation>
    </message>
    <message>
        <source>{street}, level {level}: the constable. He walks up next.</source>
        <translation>{street}, Stufe {level}: der Wachtmeister. Er geht als Nächstes aufwärts.</translation>
    </message>
    <message>
        <source>{street}, level {level}: the constable. He walks down next.</source>
        <translation>{street}, Stufe {level}: der Wachtmeister. Er geht als Nächstes abwärts.</translation>
    </message>
    <message>
        <source>{street}: nobody on any level.</source>
        <translation>{street}: niemand auf den Stufen.</translation>
    </message>
    <message>
        <source>Smithfield Market, {goods}: {cubes} in the stall. Price of one: {money}.</source>
        <translation>Smithfield Market, {goods}: {cubes} im Marktstand. Preis je Stück: {money}.</translation>
    </message>
    <message>
        <source>The market coin lies beside the market: it can still be opened this round.</source>
        <translation>Die Marktmünze liegt neben dem Markt: Er kann in dieser Runde noch geöffnet werden.</translation>
    </message>
    <message>
        <source>The market coin lies on the market: it has been opened this round.</source>
        <translation>Die Marktmünze liegt auf dem Markt: Er war in dieser Runde schon geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n urchin(s) left to place and {homes} of {goal} at Fagin’s.</source>
        <translation>
            <numerusform>{who} kann noch %n Gassenjungen einsetzen und hat {homes} von {goal} bei Fagin.</numerusform>
            <numerusform>{who} kann noch %n Gassenjungen einsetzen und hat {homes} von {goal} bei Fagin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has {money}. Goods: {cubes}.</source>
        <translation>{who} hat {money}. Waren: {cubes}.</translation>
    </message>
    <message>
        <source>{who} has {money} and no goods.</source>
        <translation>{who} hat {money} und keine Waren.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has carried out %n part(s) of the action, of at most 3.</source>
        <translation>
            <numerusform>{who} hat %n von höchstens 3 Teilen der Aktion ausgeführt.</numerusform>
            <numerusform>{who} hat %n von höchstens 3 Teilen der Aktion ausgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has bought in this trade: {cubes}.</source>
        <translation>{who} hat bei diesem Handel gekauft: {cubes}.</translation>
    </message>
    <message>
        <source>{who} has sold in this trade: {cubes}.</source>
        <translation>{who} hat bei diesem Handel verkauft: {cubes}.</translation>
    </message>
    <message>
        <source>{who} has put back for this swap: {cubes}.</source>
        <translation>{who} hat für diesen Tausch zurückgelegt: {cubes}.</translation>
    </message>
    <message>
        <source>{who} has taken in this swap: {cubes}.</source>
        <translation>{who} hat bei diesem Tausch genommen: {cubes}.</translation>
    </message>
    <message>
        <source>The game is over: place {place} for {who}.</source>
        <translation>Das Spiel ist zu Ende: Platz {place} für {who}.</translation>
    </message>
    <message>
        <source>River Thames</source>
        <translation>River Thames</translation>
    </message>
    <message>
        <source>Holborn Hill</source>
        <translation>Holborn Hill</translation>
    </message>
    <message>
        <source>Covent Garden</source>
        <translation>Covent Garden</translation>
    </message>
    <message>
        <source>Bow Street</source>
        <translation>Bow Street</translation>
    </message>
    <message>
        <source>Chertsey</source>
        <translation>Chertsey</translation>
    </message>
    <message>
        <source>St Paul’s Cathedral</source>
        <translation>St. Paul’s Cathedral</translation>
    </message>
    <message>
        <source>books</source>
        <translation>Bücher</translation>
    </message>
    <message>
        <source>handkerchiefs</source>
        <translation>Taschentücher</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>Obst</translation>
    </message>
    <message>
        <source>watches</source>
        <translation>Taschenuhren</translation>
    </message>
    <message>
        <source>silverware</source>
        <translation>Silberwaren</translation>
    </message>
    <message>
        <source>jewels</source>
        <translation>Juwelen</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n Buch</numerusform>
            <numerusform>%n Bücher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handkerchief(s)</source>
        <translation>
            <numerusform>%n Taschentuch</numerusform>
            <numerusform>%n Taschentücher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fruit(s)</source>
        <translation>
            <numerusform>%n Stück Obst</numerusform>
            <numerusform>%n Stück Obst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watch(es)</source>
        <translation>
            <numerusform>%n Taschenuhr</numerusform>
            <numerusform>%n Taschenuhren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of silverware</source>
        <translation>
            <numerusform>%n Stück Silber</numerusform>
            <numerusform>%n Stück Silber</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewel(s)</source>
        <translation>
            <numerusform>%n Juwel</numerusform>
            <numerusform>%n Juwelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shilling(s)</source>
        <translation>
            <numerusform>%n Schilling</numerusform>
            <numerusform>%n Schillinge</numerusform>
        </translation>
    </message>
    <message>
        <source>{cubes} or {money}</source>
        <comment>what an urchin can steal</comment>
        <translation>{cubes} oder {money}</translation>
    </message>
    <message>
        <source>Choose one action for this turn.</source>
        <translation>Wähl eine Aktion für diesen Zug.</translation>
    </message>
    <message>
        <source>Place or move an urchin: part {part} of at most 3.</source>
        <translation>Gassenjungen einsetzen oder bewegen: Teil {part} von höchstens 3.</translation>
    </message>
    <message>
        <source>{who} stands in the way. Push that urchin up or down?</source>
        <translation>{who} steht im Weg. Diesen Gassenjungen aufwärts oder abwärts rempeln?</translation>
    </message>
    <message>
        <source>A constable stands there. Does your urchin step aside up or down?</source>
        <translation>Dort steht ein Wachtmeister. Weicht dein Gassenjunge aufwärts oder abwärts aus?</translation>
    </message>
    <message>
        <source>Steal or swap goods where you have an urchin: part {part} of at most 3.</source>
        <translation>Waren stehlen oder tauschen, wo du einen Gassenjungen hast: Teil {part} von höchstens 3.</translation>
    </message>
    <message numerus="yes">
        <source>Swap: put %n more cube(s) back.</source>
        <translation>
            <numerusform>Tauschen: Leg noch einen Warenstein zurück.</numerusform>
            <numerusform>Tauschen: Leg noch %n Warensteine zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap one for one: put cube {number} of at most 3 back.</source>
        <translation>Eins zu eins tauschen: Leg Warenstein {number} von höchstens 3 zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Swap: take %n cube(s) of any colour.</source>
        <translation>
            <numerusform>Tauschen: Nimm einen Warenstein beliebiger Farbe.</numerusform>
            <numerusform>Tauschen: Nimm %n Warensteine beliebiger Farben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty a purse where you have an urchin: part {part} of at most 3.</source>
        <translation>Leer eine Geldbörse, wo du einen Gassenjungen hast: Teil {part} von höchstens 3.</translation>
    </message>
    <message>
        <source>Smithfield Market: buy and sell cube by cube, then leave.</source>
        <translation>Smithfield Market: Kauf und verkauf Stein für Stein, dann verlass den Markt.</translation>
    </message>
    <message numerus="yes">
        <source>You may keep {limit} cubes: put %n back.</source>
        <translation>
            <numerusform>Du darfst {limit} Warensteine behalten: Leg einen zurück.</numerusform>
            <numerusform>Du darfst {limit} Warensteine behalten: Leg %n zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is choosing an action.</source>
        <translation>{who} wählt eine Aktion.</translation>
    </message>
    <message>
        <source>{who} is moving urchins.</source>
        <translation>{who} bewegt Gassenjungen.</translation>
    </message>
    <message>
        <source>{who} is choosing which way to push.</source>
        <translation>{who} entscheidet, wohin gerempelt wird.</translation>
    </message>
    <message>
        <source>{who} is choosing which way to step aside.</source>
        <translation>{who} entscheidet, wohin ausgewichen wird.</translation>
    </message>
    <message>
        <source>{who} is stealing goods.</source>
        <translation>{who} stiehlt Waren.</translation>
    </message>
    <message>
        <source>{who} is swapping goods.</source>
        <translation>{who} tauscht Waren.</translation>
    </message>
    <message>
        <source>{who} is stealing money.</source>
        <translation>{who} stiehlt Geld.</translation>
    </message>
    <message>
        <source>{who} is trading at Smithfield Market.</source>
        <translation>{who} handelt auf dem Smithfield Market.</translation>
    </message>
    <message>
        <source>{who} is putting back the cubes beyond {limit}.</source>
        <translation>{who} legt Warensteine zurück: Nur {limit} sind erlaubt.</translation>
    </message>
    <message>
        <source>Choose one of the four actions first.</source>
        <translation>Wähl zuerst eine der vier Aktionen.</translation>
    </message>
    <message>
        <source>You have chosen to move urchins; actions are never mixed.</source>
        <translation>Du bewegst gerade Gassenjungen; Aktionen werden nie kombiniert.</translation>
    </message>
    <message>
        <source>You have chosen to steal goods; actions are never mixed.</source>
        <translation>Du stiehlst gerade Waren; Aktionen werden nie kombiniert.</translation>
    </message>
    <message>
        <source>You have chosen to steal money; actions are never mixed.</source>
        <translation>Du stiehlst gerade Geld; Aktionen werden nie kombiniert.</translation>
    </message>
    <message>
        <source>The market is open: trade, or leave it.</source>
        <translation>Der Markt ist geöffnet: Handle oder verlass ihn.</translation>
    </message>
    <message>
        <source>First you must put back the cubes that are too many.</source>
        <translation>Zuerst musst du die überzähligen Warensteine zurücklegen.</translation>
    </message>
    <message>
        <source>An action needs at least one part. Undo takes back the choice of the action.</source>
        <translation>Eine Aktion braucht mindestens einen Teil. Mit „Zurücknehmen“ kannst du eine andere wählen.</translation>
    </message>
    <message>
        <source>This action has already used that street.</source>
        <translation>Diesen Ort hast du in dieser Aktion schon benutzt.</translation>
    </message>
    <message>
        <source>Your urchin has returned to Fagin from here: the street is closed to you.</source>
        <translation>Dein Gassenjunge ist von hier zu Fagin zurückgekehrt: Der Ort ist für dich geschlossen.</translation>
    </message>
    <message>
        <source>All your urchins are on the streets or at Fagin’s.</source>
        <translation>Alle deine Gassenjungen sind an Orten oder bei Fagin.</translation>
    </message>
    <message>
        <source>Your urchin stands there already.</source>
        <translation>Dein Gassenjunge steht schon dort.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n cube(s) of this street’s goods ({goods}); you have {cubes}.</source>
        <translation>
            <numerusform>Das kostet einen Warenstein dieses Ortes ({goods}); du hast {cubes}.</numerusform>
            <numerusform>Das kostet %n Warensteine dieses Ortes ({goods}); du hast {cubes}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fagin wants {fee} shillings for an urchin; you have {money}.</source>
        <translation>Fagin will {fee} Schillinge für einen Gassenjungen; du hast {money}.</translation>
    </message>
    <message>
        <source>First decide between up and down.</source>
        <translation>Entscheide zuerst zwischen aufwärts und abwärts.</translation>
    </message>
    <message>
        <source>You have no urchin in that street.</source>
        <translation>Du hast keinen Gassenjungen an diesem Ort.</translation>
    </message>
    <message numerus="yes">
        <source>A swap takes at least %n cube(s).</source>
        <translation>
            <numerusform>Zum Tauschen brauchst du mindestens einen Warenstein.</numerusform>
            <numerusform>Zum Tauschen brauchst du mindestens %n Warensteine.</numerusform>
        </translation>
    </message>
    <message>
        <source>On this level there is nothing to steal.</source>
        <translation>Auf dieser Stufe gibt es nichts zu stehlen.</translation>
    </message>
    <message>
        <source>That warehouse is empty.</source>
        <translation>Dieses Lagerhaus ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>From this level you can steal %n cube(s) at most.</source>
        <translation>
            <numerusform>Von dieser Stufe aus kannst du höchstens einen Warenstein stehlen.</numerusform>
            <numerusform>Von dieser Stufe aus kannst du höchstens %n Warensteine stehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cube of that colour.</source>
        <translation>Du hast keinen Warenstein dieser Farbe.</translation>
    </message>
    <message>
        <source>First put back the cubes for the swap.</source>
        <translation>Leg zuerst die Warensteine für den Tausch zurück.</translation>
    </message>
    <message>
        <source>Now take what you swap for.</source>
        <translation>Nimm jetzt, was du dafür eintauschst.</translation>
    </message>
    <message>
        <source>On level 0 the purse is empty.</source>
        <translation>Auf Stufe 0 ist die Geldbörse leer.</translation>
    </message>
    <message>
        <source>That stall is empty.</source>
        <translation>Dieser Marktstand ist leer.</translation>
    </message>
    <message>
        <source>That stall has no free place.</source>
        <translation>Dieser Marktstand hat keinen freien Platz.</translation>
    </message>
    <message>
        <source>That costs {price} shillings; you have {money}.</source>
        <translation>Preis in Schillingen: {price}; du hast {money}.</translation>
    </message>
    <message>
        <source>You have sold this colour in this trade, so you cannot buy it.</source>
        <translation>Du hast diese Farbe gerade verkauft, also kannst du sie nicht kaufen.</translation>
    </message>
    <message>
        <source>You have bought this colour in this trade, so you cannot sell it.</source>
        <translation>Du hast diese Farbe gerade gekauft, also kannst du sie nicht verkaufen.</translation>
    </message>
    <message>
        <source>The market has already been open this round.</source>
        <translation>Der Markt war in dieser Runde schon geöffnet.</translation>
    </message>
    <message>
        <source>Fagin’s crumbs are only for those who can neither move nor steal anything.</source>
        <translation>Fagins Krümel sind nur für alle, die weder bewegen noch stehlen können.</translation>
    </message>
    <message>
        <source>Your goods do not pay for a step in any street that is open to you.</source>
        <translation>Deine Waren reichen an keinem Ort, der dir offensteht, für eine Stufe.</translation>
    </message>
    <message>
        <source>You have no urchin where there is something to steal or swap.</source>
        <translation>Du hast keinen Gassenjungen, wo es etwas zu stehlen oder zu tauschen gibt.</translation>
    </message>
    <message>
        <source>You have no urchin at a purse that is not empty.</source>
        <translation>Keiner deiner Gassenjungen steht bei einer vollen Geldbörse.</translation>
    </message>
    <message>
        <source>Place and move</source>
        <translation>Einsetzen und bewegen</translation>
    </message>
    <message>
        <source>Steal or swap goods</source>
        <translation>Waren stehlen oder tauschen</translation>
    </message>
    <message>
        <source>Steal money</source>
        <translation>Geld stehlen</translation>
    </message>
    <message>
        <source>Open the market</source>
        <translation>Markt öffnen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Fagin’s crumbs: {cube}</source>
        <translation>Fagins Krümel: {cube}</translation>
    </message>
    <message>
        <source>{street}: to level {level}</source>
        <translation>{street}: auf Stufe {level}</translation>
    </message>
    <message>
        <source>{street}: leave at the top</source>
        <translation>{street}: oben verlassen</translation>
    </message>
    <message>
        <source>{street}: leave at the bottom</source>
        <translation>{street}: unten verlassen</translation>
    </message>
    <message>
        <source>{street}: return to Fagin</source>
        <translation>{street}: zu Fagin zurückkehren</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abwärts</translation>
    </message>
    <message>
        <source>{street}: steal {cubes}</source>
        <translation>{street}: {cubes} stehlen</translation>
    </message>
    <message>
        <source>{street}: swap goods</source>
        <translation>{street}: Waren tauschen</translation>
    </message>
    <message>
        <source>Put back {cube}</source>
        <translation>{cube} zurücklegen</translation>
    </message>
    <message>
        <source>Take {cube}</source>
        <translation>{cube} nehmen</translation>
    </message>
    <message>
        <source>{street}: empty the purse</source>
        <translation>{street}: Geldbörse leeren</translation>
    </message>
    <message>
        <source>End the action</source>
        <translation>Aktion beenden</translation>
    </message>
    <message>
        <source>Buy {cube}</source>
        <translation>{cube} kaufen</translation>
    </message>
    <message>
        <source>Sell {cube}</source>
        <translation>{cube} verkaufen</translation>
    </message>
    <message>
        <source>Leave the market</source>
        <translation>Markt verlassen</translation>
    </message>
    <message>
        <source>Enough put back</source>
        <translation>Genug zurückgelegt</translation>
    </message>
    <message>
        <source>Shillings</source>
        <translation>Schillinge</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Warensteine</translation>
    </message>
    <message>
        <source>Urchins left</source>
        <translation>Gassenjungen übrig</translation>
    </message>
    <message>
        <source>At Fagin’s</source>
        <translation>Bei Fagin</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>Fagin wants {fee} shillings for every urchin that returns. The track ends at {end}.</source>
        <translation>Fagin will {fee} Schillinge für jeden Gassenjungen, der zurückkehrt. Die Geldleiste endet bei {end}.</translation>
    </message>
    <message>
        <source>At the end of a round you may keep {limit} cubes.</source>
        <translation>Am Ende einer Runde darfst du {limit} Warensteine behalten.</translation>
    </message>
    <message>
        <source>Urchins that can be placed: one at most in each street.</source>
        <translation>Gassenjungen zum Einsetzen: höchstens einer pro Ort.</translation>
    </message>
    <message>
        <source>Whoever is first to bring this many urchins home wins at once.</source>
        <translation>Wer zuerst so viele Gassenjungen zu Fagin zurückbringt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>Round {number} of {last}</source>
        <translation>Runde {number} von {last}</translation>
    </message>
    <message>
        <source>Way home in per cent</source>
        <translation>Heimweg in Prozent</translation>
    </message>
</context>
</TS>
