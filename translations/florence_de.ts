<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>florence</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>Minimum work value</source>
        <translation>Mindestwerkzahl</translation>
    </message>
    <message>
        <source>Minimum by round: {values}. Every work must reach it. A work pays 100 florins for each point of its value; every 200 of them can become 1 prestige.</source>
        <translation>Mindestwerkzahl je Runde: {values}. Jedes Werk muss sie erreichen. Ein Werk bringt 100 Florin je Punkt seiner Werkzahl; je 200 davon kannst du gegen 1 Prestige tauschen.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>keine mehr</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <comment>status of a player in the auction</comment>
        <translation>bietet {amount}</translation>
    </message>
    <message>
        <source>{character} {amount}</source>
        <comment>a character and the bid of a player for it</comment>
        <translation>{character} {amount}</translation>
    </message>
    <message>
        <source>is asked</source>
        <comment>status of a player in the auction</comment>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>status of a player in the auction</comment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>has bought</source>
        <comment>status of a player in the auction</comment>
        <translation>hat gekauft</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>status of a player in the auction</comment>
        <translation>verzichtet</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>status of a player in the auction</comment>
        <translation>noch dabei</translation>
    </message>
    <message>
        <source>takes a turn</source>
        <comment>status of a player</comment>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>{points} prestige</source>
        <translation>{points} Prestige</translation>
    </message>
    <message>
        <source>{money} florins</source>
        <translation>{money} Florin</translation>
    </message>
    <message>
        <source>can pay {money}</source>
        <translation>kann {money} zahlen</translation>
    </message>
    <message>
        <source>{who}: jesters {jesters}, builders {builders}, works {works}.</source>
        <translation>{who}: Gaukler {jesters}, Baumeister {builders}, Werke {works}.</translation>
    </message>
    <message>
        <source>A click shows the estate.</source>
        <translation>Ein Klick zeigt das Fürstentum.</translation>
    </message>
    <message>
        <source>Freedoms: {freedoms}.</source>
        <translation>Freiheiten: {freedoms}.</translation>
    </message>
    <message>
        <source>Florins bring no prestige at the end, but decide ties.</source>
        <translation>Florin bringen am Ende kein Prestige, entscheiden aber bei Gleichstand.</translation>
    </message>
    <message>
        <source>If they run short, you sell prestige at 100 florins each.</source>
        <comment>they: the florins</comment>
        <translation>Reichen sie nicht, verkaufst du Prestige zu je 100 Florin.</translation>
    </message>
    <message numerus="yes">
        <source>%n jester(s): +{points} to the value of each of your works.</source>
        <translation>
            <numerusform>Ein Gaukler: +{points} für die Werkzahl jedes deiner Werke.</numerusform>
            <numerusform>%n Gaukler: +{points} für die Werkzahl jedes deiner Werke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n builder(s): a building costs you {price} florins.</source>
        <translation>
            <numerusform>Ein Baumeister: Ein Gebäude kostet dich {price} Florin.</numerusform>
            <numerusform>%n Baumeister: Ein Gebäude kostet dich {price} Florin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your buildings may touch each other and the palazzo.</source>
        <translation>Deine Gebäude dürfen einander und den Palazzo berühren.</translation>
    </message>
    <message>
        <source>With two or more builders, buildings may touch each other and the palazzo.</source>
        <translation>Ab zwei Baumeistern dürfen Gebäude einander und den Palazzo berühren.</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s): profession and recruiting cards on your table. Each adds 1 to further works.</source>
        <translation>
            <numerusform>Ein Werk: eine Personen- oder Abwerbekarte, die bei dir ausliegt. Sie zählt 1 bei jedem weiteren Werk.</numerusform>
            <numerusform>%n Werke: Personen- und Abwerbekarten, die bei dir ausliegen. Jede zählt 1 bei jedem weiteren Werk.</numerusform>
        </translation>
    </message>
    <message>
        <source>A click shows the first estate again.</source>
        <translation>Ein Klick zeigt wieder das erste Fürstentum.</translation>
    </message>
    <message>
        <source>A click shows your own estate again.</source>
        <translation>Ein Klick zeigt wieder dein eigenes Fürstentum.</translation>
    </message>
    <message>
        <source>Your estate</source>
        <translation>Dein Fürstentum</translation>
    </message>
    <message>
        <source>Estate of {who}</source>
        <translation>Fürstentum von {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s).</source>
        <translation>
            <numerusform>Ein leeres Feld.</numerusform>
            <numerusform>%n leere Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings may touch each other and the palazzo only at corners, unless there are two builders. Landscapes may touch anything.</source>
        <translation>Gebäude dürfen einander und den Palazzo nur an Ecken berühren, erst ab zwei Baumeistern auch an Kanten. Landschaften dürfen alles berühren.</translation>
    </message>
    <message>
        <source>The palazzo counts neither as a building nor as empty squares.</source>
        <translation>Der Palazzo zählt weder als Gebäude, noch gelten seine Felder als leer.</translation>
    </message>
    <message>
        <source>{tile}, {size}. Wanted by: {who}.</source>
        <translation>{tile}, {size}. Gewünscht von: {who}.</translation>
    </message>
    <message>
        <source>{tile}. Wanted by: {who}.</source>
        <translation>{tile}. Gewünscht von: {who}.</translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {size}: {price} florins, +3 prestige. Wanted by: {who}. %n left.</source>
        <translation>
            <numerusform>{tile}, {size}: {price} Florin, +3 Prestige. Gewünscht von: {who}. Noch %n.</numerusform>
            <numerusform>{tile}, {size}: {price} Florin, +3 Prestige. Gewünscht von: {who}. Noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line} For it you would sell %n prestige.</source>
        <translation>
            <numerusform>{line} Du würdest dafür 1 Prestige verkaufen.</numerusform>
            <numerusform>{line} Du würdest dafür %n Prestige verkaufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}; %n prestige is sold for it</source>
        <translation>
            <numerusform>{line}; dafür wird 1 Prestige verkauft</numerusform>
            <numerusform>{line}; dafür werden %n Prestige verkauft</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, {size}: you have it. Wanted by: {who}.</source>
        <translation>{tile}, {size}: hast du schon. Gewünscht von: {who}.</translation>
    </message>
    <message numerus="yes">
        <source>Freedom: {freedom}. 300 florins. Wanted by 7 professions. %n left.</source>
        <translation>
            <numerusform>Freiheit: {freedom}. 300 Florin. Von 7 Personen gewünscht. Noch %n.</numerusform>
            <numerusform>Freiheit: {freedom}. 300 Florin. Von 7 Personen gewünscht. Noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Freedom: {freedom}. Introduced in your estate.</source>
        <translation>Freiheit: {freedom}. In deinem Fürstentum eingeführt.</translation>
    </message>
    <message>
        <source>Among your cards: {cards}.</source>
        <comment>professions in hand that wish for this</comment>
        <translation>Davon auf deiner Hand: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Professions, 300 florins: look at five cards and keep one. Each is a work that you can complete. %n card(s) left.</source>
        <translation>
            <numerusform>Personen, 300 Florin: Sieh dir fünf Karten an und behalte eine. Jede ist ein Werk, das du vollbringen kannst. Noch eine Karte.</numerusform>
            <numerusform>Personen, 300 Florin: Sieh dir fünf Karten an und behalte eine. Jede ist ein Werk, das du vollbringen kannst. Noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus cards, 300 florins: look at five cards and keep one. It adds to the value of one work. %n card(s) left.</source>
        <translation>
            <numerusform>Bonuskarten, 300 Florin: Sieh dir fünf Karten an und behalte eine. Sie erhöht die Werkzahl eines Werks. Noch eine Karte.</numerusform>
            <numerusform>Bonuskarten, 300 Florin: Sieh dir fünf Karten an und behalte eine. Sie erhöht die Werkzahl eines Werks. Noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} You have seen and put back: {cards}.</source>
        <translation>{line} Gesehen und zurückgelegt hast du: {cards}.</translation>
    </message>
    <message>
        <source>Professions</source>
        <comment>deck</comment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>deck</comment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Prestige</source>
        <comment>card</comment>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>Recruiting</source>
        <comment>card</comment>
        <translation>Abwerben</translation>
    </message>
    <message>
        <source>Fetches a completed profession from another table, at any time in your turn.</source>
        <translation>Holt in deinem Zug jederzeit eine ausgelegte Personenkarte von einem Mitspieler.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Werkzahl</translation>
    </message>
    <message>
        <source>Work value {value}: building {building} of 4, landscape {landscape} of 3, freedom {freedom} of 3, jesters {jesters} (2 each), profession and recruiting cards in hand and on the table {cards} (1 each). This round asks for {minimum}.</source>
        <translation>Werkzahl {value}: Gebäude {building} von 4, Landschaft {landscape} von 3, Freiheit {freedom} von 3, Gaukler {jesters} (je 2), Personen- und Abwerbekarten auf der Hand und ausgelegt {cards} (je 1). Diese Runde verlangt {minimum}.</translation>
    </message>
    <message>
        <source>{line} The Muse adds {muse}.</source>
        <translation>{line} Die Muse gibt {muse} dazu.</translation>
    </message>
    <message>
        <source>4 if the building that is wished for stands in your estate: {tile}.</source>
        <translation>4, wenn das gewünschte Gebäude in deinem Fürstentum steht: {tile}.</translation>
    </message>
    <message>
        <source>3 if the landscape that is wished for lies in your estate: {tile}.</source>
        <translation>3, wenn die gewünschte Landschaft in deinem Fürstentum liegt: {tile}.</translation>
    </message>
    <message>
        <source>3 if the freedom that is wished for is introduced: {freedom}.</source>
        <translation>3, wenn die gewünschte Freiheit eingeführt ist: {freedom}.</translation>
    </message>
    <message numerus="yes">
        <source>2 for each jester: you have %n.</source>
        <translation>
            <numerusform>2 für jeden Gaukler: Du hast einen.</numerusform>
            <numerusform>2 für jeden Gaukler: Du hast %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 for each of your profession and recruiting cards, in hand and on the table, this one included.</source>
        <translation>1 für jede deiner Personen- und Abwerbekarten, auf der Hand wie auf dem Tisch, diese hier eingeschlossen.</translation>
    </message>
    <message>
        <source>The Muse adds the number of the round.</source>
        <translation>Die Muse gibt die Nummer der Runde dazu.</translation>
    </message>
    <message>
        <source>What the bonus cards add that you play with this work.</source>
        <translation>Was die Bonuskarten bringen, die du zu diesem Werk spielst.</translation>
    </message>
    <message>
        <source>The bank pays 100 florins for each point. This round asks for {minimum}.</source>
        <translation>Die Bank zahlt 100 Florin je Punkt. Diese Runde verlangt {minimum}.</translation>
    </message>
    <message>
        <source>2 for each building in your estate.</source>
        <translation>2 für jedes Gebäude in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>2 for each landscape in your estate.</source>
        <translation>2 für jede Landschaft in deinem Fürstentum.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>part of the value of a court work</comment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Landscapes</source>
        <comment>part of the value of a court work</comment>
        <translation>Landschaften</translation>
    </message>
    <message>
        <source>{text}: adds {value} to a work now.</source>
        <translation>{text}: erhöht ein Werk jetzt um {value}.</translation>
    </message>
    <message>
        <source>{text}: {most} prestige at the end. As things stand: {points}.</source>
        <translation>{text}: {most} Prestige am Ende. Nach jetzigem Stand: {points}.</translation>
    </message>
    <message>
        <source>{text}: {most} prestige at the end, {tied} if tied. As things stand: {points}.</source>
        <translation>{text}: {most} Prestige am Ende, bei Gleichstand {tied}. Nach jetzigem Stand: {points}.</translation>
    </message>
    <message>
        <source>{who} {number}</source>
        <comment>a player and the number that a prestige card compares</comment>
        <translation>{who} {number}</translation>
    </message>
    <message>
        <source>now {points}</source>
        <comment>what a prestige card would bring</comment>
        <translation>jetzt {points}</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>part of a work value</comment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Landscape</source>
        <comment>part of a work value</comment>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>Freedom</source>
        <comment>part of a work value</comment>
        <translation>Freiheit</translation>
    </message>
    <message>
        <source>Jesters</source>
        <comment>part of a work value</comment>
        <translation>Gaukler</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>part of a work value</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>part of a work value</comment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Muse</source>
        <comment>part of a work value</comment>
        <translation>Muse</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Versteigerung</translation>
    </message>
    <message>
        <source>{object} – {who} bids {amount}</source>
        <translation>{object} – {who} bietet {amount}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} bieten</translation>
    </message>
    <message>
        <source>Bid up to {amount}</source>
        <translation>Bieten bis {amount}</translation>
    </message>
    <message>
        <source>Bids step by step for you as long as it takes no more than {amount}.</source>
        <translation>Bietet Schritt für Schritt für dich mit, solange {amount} reichen.</translation>
    </message>
    <message>
        <source>The next bid is always 100 more.</source>
        <translation>Das nächste Gebot liegt immer 100 höher.</translation>
    </message>
    <message>
        <source>A lower maximum.</source>
        <translation>Eine niedrigere Obergrenze.</translation>
    </message>
    <message>
        <source>A higher maximum. You can pay up to {money} florins.</source>
        <translation>Eine höhere Obergrenze. Du kannst bis zu {money} Florin zahlen.</translation>
    </message>
    <message>
        <source>Always pass</source>
        <comment>on every object of this auction phase</comment>
        <translation>Immer passen</translation>
    </message>
    <message>
        <source>Passes for you on every object of this phase, until you open an auction yourself or are the last.</source>
        <translation>Passt für dich bei jedem Objekt dieser Phase, bis du selbst eröffnest oder nur noch du dabei bist.</translation>
    </message>
    <message>
        <source>Bid again</source>
        <comment>end always passing</comment>
        <translation>Wieder mitbieten</translation>
    </message>
    <message>
        <source>You pass on everything that is auctioned. A click ends that.</source>
        <translation>Du passt bei allem, was versteigert wird. Ein Klick beendet das.</translation>
    </message>
    <message>
        <source>You bid up to {amount}.</source>
        <translation>Du bietest bis {amount}.</translation>
    </message>
    <message>
        <source>You are out for this object, but not for the next ones.</source>
        <translation>Bei diesem Objekt bist du raus, bei den nächsten nicht.</translation>
    </message>
    <message>
        <source>You buy nothing in this round.</source>
        <translation>Du kaufst in dieser Runde nichts.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>Noch eine Aktion</numerusform>
            <numerusform>Noch %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>{actions}. Build, introduce a freedom, take a card or complete a work: click what glows.</source>
        <comment>actions: how many are left</comment>
        <translation>{actions}. Baue, führe eine Freiheit ein, nimm eine Karte oder vollbringe ein Werk: Klick auf das, was leuchtet.</translation>
    </message>
    <message>
        <source>{prompt} Click one of the stacks on the left. Everybody buys at most one object per round, and from each stack only one is sold.</source>
        <comment>prompt: what is asked</comment>
        <translation>{prompt} Klick auf einen Stapel links. Jeder kauft höchstens ein Objekt je Runde, und von jedem Stapel wird nur eines verkauft.</translation>
    </message>
    <message>
        <source>Unused actions are lost.</source>
        <translation>Nicht genutzte Aktionen verfallen.</translation>
    </message>
    <message>
        <source>Recruit …</source>
        <translation>Abwerben …</translation>
    </message>
    <message>
        <source>Artists (A)</source>
        <translation>Künstler (A)</translation>
    </message>
    <message>
        <source>Artists and scholars</source>
        <translation>Künstler und Gelehrte</translation>
    </message>
    <message>
        <source>All 21 professions, their wishes, and who has them.</source>
        <translation>Alle 21 Personen, ihre Wünsche, und wer sie hat.</translation>
    </message>
    <message>
        <source>Try a layout (S)</source>
        <translation>Probelegen (S)</translation>
    </message>
    <message>
        <source>Stop trying (S)</source>
        <translation>Fertig probiert (S)</translation>
    </message>
    <message>
        <source>Lay tiles as you like, without building them. A click on one takes it away again.</source>
        <translation>Lege Plättchen, wie du willst, ohne sie zu bauen. Ein Klick auf eines nimmt es wieder weg.</translation>
    </message>
    <message>
        <source>Choose a tile on the right or on the left and lay it. R turns, F flips.</source>
        <translation>Wähle rechts oder links ein Plättchen und lege es. R dreht, F wendet.</translation>
    </message>
    <message>
        <source>Turn (R)</source>
        <translation>Drehen (R)</translation>
    </message>
    <message>
        <source>Flip (F)</source>
        <translation>Wenden (F)</translation>
    </message>
    <message>
        <source>{price} florins, +3 prestige</source>
        <translation>{price} Florin, +3 Prestige</translation>
    </message>
    <message>
        <source>+{points} prestige</source>
        <translation>+{points} Prestige</translation>
    </message>
    <message>
        <source>Point at a spot and click. R or the wheel turns, F flips; arrows and Enter work too.</source>
        <translation>Zeig auf eine Stelle und klick. R oder das Mausrad dreht, F wendet; Pfeiltasten und Enter gehen auch.</translation>
    </message>
    <message>
        <source>Undo lets you choose something else.</source>
        <translation>Nach dem Zurücknehmen kannst du etwas anderes wählen.</translation>
    </message>
    <message>
        <source>Work: {card}</source>
        <translation>Werk: {card}</translation>
    </message>
    <message>
        <source>Take {points} prestige and {florins} florins</source>
        <translation>{points} Prestige und {florins} Florin nehmen</translation>
    </message>
    <message>
        <source>Every 200 florins become 1 prestige.</source>
        <translation>Für je 200 Florin gibt es 1 Prestige.</translation>
    </message>
    <message>
        <source>More prestige, fewer florins.</source>
        <translation>Mehr Prestige, weniger Florin.</translation>
    </message>
    <message>
        <source>Less prestige, more florins.</source>
        <translation>Weniger Prestige, mehr Florin.</translation>
    </message>
    <message>
        <source>Keep your other bonus cards for later works.</source>
        <translation>Hebe deine anderen Bonuskarten für spätere Werke auf.</translation>
    </message>
    <message>
        <source>Keep one card</source>
        <translation>Behalte eine Karte</translation>
    </message>
    <message>
        <source>Put one card back</source>
        <translation>Lege eine Karte zurück</translation>
    </message>
    <message>
        <source>Each card is a work that you can complete. Keep those whose wishes go well together; a click puts a card back.</source>
        <translation>Jede Karte ist ein Werk, das du vollbringen kannst. Behalte die, deren Wünsche gut zusammenpassen; ein Klick legt eine Karte zurück.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>A lower bid, at least {least}.</source>
        <translation>Ein niedrigeres Gebot, mindestens {least}.</translation>
    </message>
    <message>
        <source>A higher bid, at most {most}.</source>
        <translation>Ein höheres Gebot, höchstens {most}.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Platz {place}</translation>
    </message>
    <message>
        <source>free</source>
        <comment>place in the order of play</comment>
        <translation>frei</translation>
    </message>
    <message>
        <source>Bid {amount} for place {place}</source>
        <translation>{amount} für Platz {place} bieten</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>in the deck or in a hand</source>
        <translation>im Stapel oder auf einer Hand</translation>
    </message>
    <message>
        <source>in the hand of another</source>
        <translation>auf einer fremden Hand</translation>
    </message>
    <message>
        <source>{card}: value {value} in round {number}, completed by {who}.</source>
        <translation>{card}: Werkzahl {value} in Runde {number}, vollbracht von {who}.</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>auf deiner Hand</translation>
    </message>
    <message>
        <source>recruited, in the hand of {who}</source>
        <translation>abgeworben, auf der Hand von {who}</translation>
    </message>
    <message>
        <source>completed by {who}</source>
        <translation>vollbracht von {who}</translation>
    </message>
    <message>
        <source>For you it would be worth {value}.</source>
        <translation>Bei dir wäre die Werkzahl {value}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Works to remember</source>
        <translation>Unvergessene Werke</translation>
    </message>
    <message>
        <source>Best works</source>
        <comment>button</comment>
        <translation>Beste Werke</translation>
    </message>
    <message>
        <source>The best work of every round.</source>
        <translation>Das beste Werk jeder Runde.</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Where everybody’s prestige came from.</source>
        <translation>Woher euer Prestige stammt.</translation>
    </message>
    <message>
        <source>Nobody completed a work.</source>
        <translation>Niemand hat ein Werk vollbracht.</translation>
    </message>
    <message>
        <source>{who}: {card}, work value {value}.</source>
        <translation>{who}: {card}, Werkzahl {value}.</translation>
    </message>
    <message>
        <source>{work}. {where}</source>
        <comment>a work, then what became of its artist</comment>
        <translation>{work}. {where}</translation>
    </message>
    <message>
        <source>The artist lies on your table; others may recruit him.</source>
        <translation>Die Personenkarte liegt bei dir aus; andere dürfen sie abwerben.</translation>
    </message>
    <message>
        <source>The artist was recruited away; the recruiting card counts in his place.</source>
        <translation>Die Personenkarte wurde abgeworben; an ihrer Stelle zählt die Abwerbekarte.</translation>
    </message>
    <message>
        <source>A court work has no artist.</source>
        <translation>Zu einem Hofwerk gehört keine Personenkarte.</translation>
    </message>
    <message>
        <source>{who} reveals a prestige card</source>
        <translation>{who} deckt eine Prestigekarte auf</translation>
    </message>
    <message>
        <source>{met} of {all} conditions met</source>
        <translation>{met} von {all} Bedingungen erfüllt</translation>
    </message>
    <message>
        <source>Tied: +{points} prestige</source>
        <translation>Gleichstand: +{points} Prestige</translation>
    </message>
    <message>
        <source>No prestige</source>
        <translation>Kein Prestige</translation>
    </message>
    <message>
        <source>Nothing from this source.</source>
        <translation>Aus dieser Quelle nichts.</translation>
    </message>
    <message>
        <source>{things}.</source>
        <comment>a list</comment>
        <translation>{things}.</translation>
    </message>
    <message>
        <source>Taken instead of florins, 200 for 1 prestige.</source>
        <translation>Statt Florin genommen, je 200 für 1 Prestige.</translation>
    </message>
    <message>
        <source>3 for each further landscape of a type.</source>
        <translation>3 für jede weitere Landschaft einer Art.</translation>
    </message>
    <message numerus="yes">
        <source>%n builder(s): 3 each for the second and the third.</source>
        <translation>
            <numerusform>Ein Baumeister: je 3 für den zweiten und den dritten.</numerusform>
            <numerusform>%n Baumeister: je 3 für den zweiten und den dritten.</numerusform>
        </translation>
    </message>
    <message>
        <source>3 for each best work of a round.</source>
        <translation>3 für jedes beste Werk einer Runde.</translation>
    </message>
    <message>
        <source>Sold for 100 florins each when there were too few florins.</source>
        <translation>Für je 100 Florin verkauft, wenn die Florin nicht reichten.</translation>
    </message>
    <message>
        <source>{text}: {points}</source>
        <comment>a prestige card and its points</comment>
        <translation>{text}: {points}</translation>
    </message>
    <message>
        <source>{who} has {money} florins, which decide ties.</source>
        <translation>{who} hat {money} Florin; sie entscheiden bei Gleichstand.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Best work: {value}</source>
        <translation>Bestes Werk: {value}</translation>
    </message>
    <message>
        <source>Best work of the round: {value}</source>
        <translation>Bestes Werk der Runde: {value}</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>Nothing to decide for you now.</source>
        <translation>Gerade hast du nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>{who} bids {amount}</source>
        <comment>for a place in the order of play</comment>
        <translation>{who} bietet {amount}</translation>
    </message>
    <message>
        <source>{points} prestige, {florins} florins</source>
        <translation>{points} Prestige, {florins} Florin</translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>status of a player</comment>
        <translation>stimmt zu</translation>
    </message>
    <message>
        <source>refuses</source>
        <comment>status of a player</comment>
        <translation>lehnt ab</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>Florins</source>
        <translation>Florin</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Werke</translation>
    </message>
    <message>
        <source>Jesters</source>
        <translation>Gaukler</translation>
    </message>
    <message>
        <source>Builders</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Professions in hand</source>
        <translation>Personenkarten auf der Hand</translation>
    </message>
    <message>
        <source>Recruiting cards</source>
        <translation>Abwerbekarten</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>Prestige cards</source>
        <translation>Prestigekarten</translation>
    </message>
    <message>
        <source>Best work this round</source>
        <translation>Bestes Werk der Runde</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Works</source>
        <comment>chart: prestige from works</comment>
        <translation>Werke</translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>chart: prestige from buildings</comment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Landscapes</source>
        <comment>chart: prestige from landscapes</comment>
        <translation>Landschaften</translation>
    </message>
    <message>
        <source>Builders</source>
        <comment>chart: prestige from builders</comment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Best works</source>
        <comment>chart: prestige from best works</comment>
        <translation>Beste Werke</translation>
    </message>
    <message>
        <source>Prestige cards</source>
        <comment>chart: prestige from prestige cards</comment>
        <translation>Prestigekarten</translation>
    </message>
    <message>
        <source>Work value of the best card seen</source>
        <translation>Werkzahl der besten gesehenen Karte</translation>
    </message>
    <message>
        <source>{card} {value} (round {number})</source>
        <comment>a work, its value and its round</comment>
        <translation>{card} {value} (Runde {number})</translation>
    </message>
    <message>
        <source>{line} Completed so far: {works}.</source>
        <translation>{line} Bisher vollbracht: {works}.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Vorbereitung</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <comment>a source of prestige and its points</comment>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>No prestige yet.</source>
        <translation>Noch kein Prestige.</translation>
    </message>
    <message>
        <source>Prestige from {sources}.</source>
        <translation>Prestige durch {sources}.</translation>
    </message>
    <message>
        <source>Worth no prestige at the end; it decides ties.</source>
        <translation>Am Ende kein Prestige wert, entscheidet aber bei Gleichstand.</translation>
    </message>
    <message>
        <source>Profession and recruiting cards on the table. Each adds 1 to further works.</source>
        <translation>Ausgelegte Personen- und Abwerbekarten. Jede erhöht weitere Werke um 1.</translation>
    </message>
    <message>
        <source>Each adds 2 to every work.</source>
        <translation>Jeder erhöht jedes Werk um 2.</translation>
    </message>
    <message>
        <source>With 0, 1, 2, 3 builders a building costs 700, 300, 300, 0 florins.</source>
        <translation>Mit 0, 1, 2, 3 Baumeistern kostet ein Gebäude 700, 300, 300, 0 Florin.</translation>
    </message>
    <message>
        <source>Each card in hand adds 1 to every work.</source>
        <translation>Jede Handkarte erhöht jedes Werk um 1.</translation>
    </message>
    <message>
        <source>Each fetches a completed profession from another table, and adds 1 to every work until then.</source>
        <translation>Jede holt eine ausgelegte Personenkarte von einem Mitspieler; bis dahin erhöht sie jedes Werk um 1.</translation>
    </message>
    <message>
        <source>Each can be played with one work and adds to its value.</source>
        <translation>Jede kann zu einem Werk ausgespielt werden und erhöht seine Werkzahl.</translation>
    </message>
    <message>
        <source>Secret goals; they are revealed and scored at the end.</source>
        <translation>Geheime Ziele; sie werden am Ende aufgedeckt und gewertet.</translation>
    </message>
    <message>
        <source>The highest value completed in a round brings 3 prestige when the round ends.</source>
        <translation>Die höchste Werkzahl einer Runde bringt am Ende der Runde 3 Prestige.</translation>
    </message>
    <message>
        <source>Worth about {florins} florins to you.</source>
        <translation>Für dich etwa {florins} Florin wert.</translation>
    </message>
    <message>
        <source>Leaves the most room for what is still to come.</source>
        <translation>Lässt am meisten Platz für alles, was noch kommt.</translation>
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
        <source>The Princes of Florence</source>
        <translation>Die Fürsten von Florenz</translation>
    </message>
    <message>
        <source>Build an estate that artists dream of, and be remembered for their works.</source>
        <translation>Baue ein Fürstentum, von dem Künstler träumen, und werde durch ihre Werke unsterblich.</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>Who leads the first round; afterwards the lead moves on clockwise.</source>
        <translation>Wer in der ersten Runde beginnt; danach wechselt der Startspieler im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>wird ausgelost</translation>
    </message>
    <message>
        <source>the first seat (the oldest player)</source>
        <translation>der erste Platz (der älteste Spieler)</translation>
    </message>
    <message>
        <source>Open money</source>
        <translation>Offenes Geld</translation>
    </message>
    <message>
        <source>Everybody sees the florins of all.</source>
        <translation>Alle sehen die Florin aller Spieler.</translation>
    </message>
    <message>
        <source>Bid for seats</source>
        <translation>Plätze ersteigern</translation>
    </message>
    <message>
        <source>Before the cards are dealt, the places in the order of play are auctioned.</source>
        <translation>Bevor die Karten verteilt werden, werden die Plätze in der Spielreihenfolge versteigert.</translation>
    </message>
    <message>
        <source>The Muse and the Princess</source>
        <translation>Die Muse und die Prinzessin</translation>
    </message>
    <message>
        <source>Every round six characters are auctioned as well. Prestige cannot be sold for money.</source>
        <translation>In jeder Runde werden auch sechs Charaktere versteigert. Prestige kann nicht verkauft werden.</translation>
    </message>
    <message>
        <source>Cooperative building</source>
        <translation>Gemeinsames Bauen</translation>
    </message>
    <message>
        <source>Buildings may cross the border to a neighbour, who must agree and shares the price.</source>
        <translation>Gebäude dürfen über die Grenze zum Nachbarn reichen, der zustimmen muss und sich am Preis beteiligt.</translation>
    </message>
    <message>
        <source>Few freedoms</source>
        <translation>Wenige Freiheiten</translation>
    </message>
    <message>
        <source>With two players only four freedoms lie ready, not five.</source>
        <translation>Zu zweit liegen nur vier statt fünf Freiheiten bereit.</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universität</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>Opera</source>
        <translation>Oper</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hospital</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>Kapelle</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Park</translation>
    </message>
    <message>
        <source>the palazzo</source>
        <comment>what is touched</comment>
        <translation>den Palazzo</translation>
    </message>
    <message>
        <source>the university</source>
        <comment>what is placed or touched</comment>
        <translation>die Universität</translation>
    </message>
    <message>
        <source>the laboratory</source>
        <comment>what is placed or touched</comment>
        <translation>das Laboratorium</translation>
    </message>
    <message>
        <source>the workshop</source>
        <comment>what is placed or touched</comment>
        <translation>die Werkstatt</translation>
    </message>
    <message>
        <source>the library</source>
        <comment>what is placed or touched</comment>
        <translation>die Bibliothek</translation>
    </message>
    <message>
        <source>the theatre</source>
        <comment>what is placed or touched</comment>
        <translation>das Theater</translation>
    </message>
    <message>
        <source>the opera</source>
        <comment>what is placed or touched</comment>
        <translation>die Oper</translation>
    </message>
    <message>
        <source>the studio</source>
        <comment>what is placed or touched</comment>
        <translation>das Atelier</translation>
    </message>
    <message>
        <source>the hospital</source>
        <comment>what is placed or touched</comment>
        <translation>das Hospital</translation>
    </message>
    <message>
        <source>the tower</source>
        <comment>what is placed or touched</comment>
        <translation>den Turm</translation>
    </message>
    <message>
        <source>the chapel</source>
        <comment>what is placed or touched</comment>
        <translation>die Kapelle</translation>
    </message>
    <message>
        <source>the forest</source>
        <comment>what is placed or touched</comment>
        <translation>den Wald</translation>
    </message>
    <message>
        <source>the lake</source>
        <comment>what is placed or touched</comment>
        <translation>den See</translation>
    </message>
    <message>
        <source>the park</source>
        <comment>what is placed or touched</comment>
        <translation>den Park</translation>
    </message>
    <message>
        <source>large</source>
        <comment>building size</comment>
        <translation>groß</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>building size</comment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>small</source>
        <comment>building size</comment>
        <translation>klein</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Gaukler</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Prestige card</source>
        <translation>Prestigekarte</translation>
    </message>
    <message>
        <source>Recruiting card</source>
        <translation>Abwerbekarte</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>a forest</source>
        <comment>what is bid for or bought</comment>
        <translation>einen Wald</translation>
    </message>
    <message>
        <source>a lake</source>
        <comment>what is bid for or bought</comment>
        <translation>einen See</translation>
    </message>
    <message>
        <source>a park</source>
        <comment>what is bid for or bought</comment>
        <translation>einen Park</translation>
    </message>
    <message>
        <source>a jester</source>
        <comment>what is bid for or bought</comment>
        <translation>einen Gaukler</translation>
    </message>
    <message>
        <source>a builder</source>
        <comment>what is bid for or bought</comment>
        <translation>einen Baumeister</translation>
    </message>
    <message>
        <source>a prestige card</source>
        <comment>what is bid for or bought</comment>
        <translation>eine Prestigekarte</translation>
    </message>
    <message>
        <source>a recruiting card</source>
        <comment>what is bid for or bought</comment>
        <translation>eine Abwerbekarte</translation>
    </message>
    <message>
        <source>a landscape</source>
        <comment>what is bid for or bought</comment>
        <translation>eine Landschaft</translation>
    </message>
    <message>
        <source>Wanted by 9 professions. Each further forest of yours brings 3 prestige.</source>
        <translation>Von 9 Personen gewünscht. Jeder weitere Wald von dir bringt 3 Prestige.</translation>
    </message>
    <message>
        <source>Wanted by 7 professions. Each further lake of yours brings 3 prestige.</source>
        <translation>Von 7 Personen gewünscht. Jeder weitere See von dir bringt 3 Prestige.</translation>
    </message>
    <message>
        <source>Wanted by 5 professions. Each further park of yours brings 3 prestige.</source>
        <translation>Von 5 Personen gewünscht. Jeder weitere Park von dir bringt 3 Prestige.</translation>
    </message>
    <message>
        <source>Adds 2 to the value of every work you complete from now on.</source>
        <translation>Erhöht die Werkzahl aller Werke, die du von jetzt an vollbringst, um 2.</translation>
    </message>
    <message>
        <source>With one, buildings cost 300 instead of 700. The second lets them touch and brings 3 prestige. With three, buildings are free, and the third brings 3 prestige again.</source>
        <translation>Mit einem kosten Gebäude 300 statt 700. Mit dem zweiten dürfen sie sich berühren, und er bringt 3 Prestige. Mit dreien sind Gebäude kostenlos, und der dritte bringt wieder 3 Prestige.</translation>
    </message>
    <message>
        <source>Look at five secret goals for the end of the game and keep one.</source>
        <translation>Sieh dir fünf geheime Ziele für das Spielende an und behalte eines.</translation>
    </message>
    <message>
        <source>Fetches a completed profession from another table. Adds 1 to your works while you own it.</source>
        <translation>Holt eine ausgelegte Personenkarte von einem Mitspieler. Erhöht deine Werke um 1, solange du sie besitzt.</translation>
    </message>
    <message>
        <source>Forest, lake or park, as you choose. Each further one of a type brings 3 prestige.</source>
        <translation>Wald, See oder Park nach deiner Wahl. Jede weitere gleiche Landschaft bringt 3 Prestige.</translation>
    </message>
    <message>
        <source>Travel</source>
        <comment>freedom</comment>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Religion</source>
        <comment>freedom</comment>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Opinion</source>
        <comment>freedom</comment>
        <translation>Meinung</translation>
    </message>
    <message>
        <source>Court work</source>
        <translation>Hofwerk</translation>
    </message>
    <message>
        <source>Mathematician</source>
        <translation>Mathematiker</translation>
    </message>
    <message>
        <source>Theologian</source>
        <translation>Theologe</translation>
    </message>
    <message>
        <source>Philosopher</source>
        <translation>Philosoph</translation>
    </message>
    <message>
        <source>Botanist</source>
        <translation>Botaniker</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchemist</translation>
    </message>
    <message>
        <source>Physicist</source>
        <translation>Physiker</translation>
    </message>
    <message>
        <source>Watchmaker</source>
        <translation>Uhrmacher</translation>
    </message>
    <message>
        <source>Goldsmith</source>
        <translation>Goldschmied</translation>
    </message>
    <message>
        <source>Bell founder</source>
        <translation>Glockengießer</translation>
    </message>
    <message>
        <source>Cartographer</source>
        <translation>Kartograph</translation>
    </message>
    <message>
        <source>Jurist</source>
        <translation>Rechtsgelehrter</translation>
    </message>
    <message>
        <source>Choreographer</source>
        <translation>Choreograph</translation>
    </message>
    <message>
        <source>Composer</source>
        <translation>Komponist</translation>
    </message>
    <message>
        <source>Sculptor</source>
        <translation>Bildhauer</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Maler</translation>
    </message>
    <message>
        <source>Pharmacist</source>
        <translation>Apotheker</translation>
    </message>
    <message>
        <source>Physician</source>
        <translation>Mediziner</translation>
    </message>
    <message>
        <source>Dramatist</source>
        <translation>Dramatiker</translation>
    </message>
    <message>
        <source>Poet</source>
        <translation>Dichter</translation>
    </message>
    <message>
        <source>Astronomer</source>
        <translation>Astronom</translation>
    </message>
    <message>
        <source>Organ builder</source>
        <translation>Orgelbauer</translation>
    </message>
    <message>
        <source>Professions</source>
        <translation>Personenkarten</translation>
    </message>
    <message>
        <source>Most buildings</source>
        <translation>Die meisten Gebäude</translation>
    </message>
    <message>
        <source>Forest, lake and park</source>
        <translation>Wald, See und Park</translation>
    </message>
    <message>
        <source>Most lakes</source>
        <translation>Die meisten Seen</translation>
    </message>
    <message>
        <source>Most jesters</source>
        <translation>Die meisten Gaukler</translation>
    </message>
    <message>
        <source>1 builder, 1 jester, 2 landscapes</source>
        <translation>1 Baumeister, 1 Gaukler, 2 Landschaften</translation>
    </message>
    <message>
        <source>2 large buildings</source>
        <translation>2 große Gebäude</translation>
    </message>
    <message>
        <source>Most landscapes</source>
        <translation>Die meisten Landschaften</translation>
    </message>
    <message>
        <source>All three freedoms</source>
        <translation>Alle drei Freiheiten</translation>
    </message>
    <message>
        <source>Most builders</source>
        <translation>Die meisten Baumeister</translation>
    </message>
    <message>
        <source>Most works</source>
        <translation>Die meisten Werke</translation>
    </message>
    <message>
        <source>Fewest empty squares</source>
        <translation>Die wenigsten leeren Felder</translation>
    </message>
    <message>
        <source>Most forests</source>
        <translation>Die meisten Wälder</translation>
    </message>
    <message>
        <source>4 buildings, 2 freedoms</source>
        <translation>4 Gebäude, 2 Freiheiten</translation>
    </message>
    <message>
        <source>Most parks</source>
        <translation>Die meisten Parks</translation>
    </message>
    <message>
        <source>1 per building</source>
        <translation>1 je Gebäude</translation>
    </message>
    <message>
        <source>1 per small building, 1 per landscape</source>
        <translation>1 je kleinem Gebäude, 1 je Landschaft</translation>
    </message>
    <message>
        <source>2 per forest</source>
        <translation>2 je Wald</translation>
    </message>
    <message>
        <source>2 per freedom</source>
        <translation>2 je Freiheit</translation>
    </message>
    <message>
        <source>2 per builder</source>
        <translation>2 je Baumeister</translation>
    </message>
    <message>
        <source>1 per prestige card, 1 per freedom</source>
        <translation>1 je Prestigekarte, 1 je Freiheit</translation>
    </message>
    <message>
        <source>1 per profession and recruiting card in hand</source>
        <translation>1 je Personen- und Abwerbekarte auf der Hand</translation>
    </message>
    <message>
        <source>2 per large building</source>
        <translation>2 je großem Gebäude</translation>
    </message>
    <message>
        <source>2 per building size</source>
        <translation>2 je Gebäudegröße</translation>
    </message>
    <message>
        <source>2 per lake</source>
        <translation>2 je See</translation>
    </message>
    <message>
        <source>2 per jester</source>
        <translation>2 je Gaukler</translation>
    </message>
    <message>
        <source>1 per builder, 1 per lake</source>
        <translation>1 je Baumeister, 1 je See</translation>
    </message>
    <message>
        <source>2 per type of landscape</source>
        <translation>2 je Landschaftsart</translation>
    </message>
    <message>
        <source>1 per work on your table</source>
        <translation>1 je ausgelegtem Werk</translation>
    </message>
    <message>
        <source>2 per park</source>
        <translation>2 je Park</translation>
    </message>
    <message>
        <source>2 per medium building</source>
        <translation>2 je mittlerem Gebäude</translation>
    </message>
    <message>
        <source>2 per small building</source>
        <translation>2 je kleinem Gebäude</translation>
    </message>
    <message>
        <source>1 per jester, 1 per forest</source>
        <translation>1 je Gaukler, 1 je Wald</translation>
    </message>
    <message>
        <source>2 per prestige card</source>
        <translation>2 je Prestigekarte</translation>
    </message>
    <message>
        <source>1 per medium building, 1 per park</source>
        <translation>1 je mittlerem Gebäude, 1 je Park</translation>
    </message>
    <message>
        <source>Muse</source>
        <translation>Muse</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinzessin</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Kardinal</translation>
    </message>
    <message>
        <source>Professor</source>
        <translation>Professor</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kaufmann</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankier</translation>
    </message>
    <message>
        <source>Adds the number of the round to every work you complete this round.</source>
        <translation>Erhöht jedes Werk, das du in dieser Runde vollbringst, um die Nummer der Runde.</translation>
    </message>
    <message>
        <source>One action may be a court work: 2 per building, 2 per landscape, and bonus cards.</source>
        <translation>Eine Aktion darf ein Hofwerk sein: 2 je Gebäude, 2 je Landschaft, dazu Bonuskarten.</translation>
    </message>
    <message>
        <source>Three actions instead of two this round.</source>
        <translation>In dieser Runde drei statt zwei Aktionen.</translation>
    </message>
    <message>
        <source>Look at five bonus cards and keep one, free and without an action.</source>
        <translation>Sieh dir fünf Bonuskarten an und behalte eine, kostenlos und ohne Aktion.</translation>
    </message>
    <message>
        <source>Take one object free of charge before the next auction phase.</source>
        <translation>Nimm vor der nächsten Versteigerungsphase ein Objekt, ohne zu bezahlen.</translation>
    </message>
    <message>
        <source>Collect 600 florins.</source>
        <translation>Nimm 600 Florin.</translation>
    </message>
    <message>
        <source>works</source>
        <comment>where prestige comes from</comment>
        <translation>Werke</translation>
    </message>
    <message>
        <source>buildings</source>
        <comment>where prestige comes from</comment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>landscapes</source>
        <comment>where prestige comes from</comment>
        <translation>Landschaften</translation>
    </message>
    <message>
        <source>builders</source>
        <comment>where prestige comes from</comment>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>best works</source>
        <comment>where prestige comes from</comment>
        <translation>beste Werke</translation>
    </message>
    <message>
        <source>prestige cards</source>
        <comment>where prestige comes from</comment>
        <translation>Prestigekarten</translation>
    </message>
    <message>
        <source>sale</source>
        <comment>where prestige went</comment>
        <translation>Verkauf</translation>
    </message>
    <message>
        <source>{points} prestige to be expected by the end.</source>
        <translation>Bis zum Ende sind {points} Prestige zu erwarten.</translation>
    </message>
    <message>
        <source>{why} {points} prestige to be expected by the end.</source>
        <translation>{why} Bis zum Ende sind {points} Prestige zu erwarten.</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <comment>a number with one decimal place; some languages use a comma</comment>
        <translation>{whole},{tenth}</translation>
    </message>
    <message>
        <source>{object}: worth up to about {florins} florins to you.</source>
        <translation>{object}: für dich bis zu etwa {florins} Florin wert.</translation>
    </message>
    <message>
        <source>{object}: at this price there is something better for you to buy.</source>
        <translation>{object}: Zu diesem Preis bekommst du Besseres.</translation>
    </message>
    <message>
        <source>Shares a wish with your other cards: {things}.</source>
        <translation>Hat einen Wunsch mit deinen anderen Karten gemeinsam: {things}.</translation>
    </message>
    <message>
        <source>Shares no wish with your other cards.</source>
        <translation>Hat keinen Wunsch mit deinen anderen Karten gemeinsam.</translation>
    </message>
    <message>
        <source>Work value {value}: up to {points} prestige now.</source>
        <translation>Werkzahl {value}: jetzt bis zu {points} Prestige.</translation>
    </message>
    <message>
        <source>Work value {value}, and what you add with bonus cards.</source>
        <translation>Werkzahl {value}, dazu kommt, was du mit Bonuskarten ergänzt.</translation>
    </message>
    <message>
        <source>3 prestige at once.</source>
        <translation>Sofort 3 Prestige.</translation>
    </message>
    <message>
        <source>3 prestige at once, and 4 more work value for your cards: {cards}.</source>
        <translation>Sofort 3 Prestige, und 4 mehr Werkzahl für deine Karten: {cards}.</translation>
    </message>
    <message>
        <source>3 more work value for your cards: {cards}.</source>
        <translation>3 mehr Werkzahl für deine Karten: {cards}.</translation>
    </message>
    <message>
        <source>One more work to complete, and 1 more value for all your works.</source>
        <translation>Ein Werk mehr, das du vollbringen kannst, und 1 mehr Werkzahl für alle deine Werke.</translation>
    </message>
    <message>
        <source>One more work to complete.</source>
        <translation>Ein Werk mehr, das du vollbringen kannst.</translation>
    </message>
    <message>
        <source>Raises one of your works.</source>
        <translation>Erhöht die Werkzahl eines deiner Werke.</translation>
    </message>
    <message>
        <source>Costs neither an action nor money.</source>
        <translation>Kostet weder eine Aktion noch Geld.</translation>
    </message>
    <message>
        <source>You have {florins} florins then.</source>
        <translation>Du hast dann {florins} Florin.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its three wishes is/are met already.</source>
        <comment>a profession card</comment>
        <translation>
            <numerusform>%n der drei Wünsche ist schon erfüllt.</numerusform>
            <numerusform>%n der drei Wünsche sind schon erfüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds {value} to a work as things stand.</source>
        <translation>Bringt einem Werk nach jetzigem Stand {value}.</translation>
    </message>
    <message>
        <source>Place {place} for {amount}</source>
        <translation>Platz {place} für {amount}</translation>
    </message>
    <message>
        <source>Put back: {card}</source>
        <translation>Zurücklegen: {card}</translation>
    </message>
    <message>
        <source>Open: {object}</source>
        <translation>Eröffnen: {object}</translation>
    </message>
    <message>
        <source>Take: {object}</source>
        <translation>Nehmen: {object}</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>{character}: {amount}</source>
        <translation>{character}: {amount}</translation>
    </message>
    <message>
        <source>Column {x}, row {y}, turned {turn}</source>
        <translation>Spalte {x}, Reihe {y}, Drehung {turn}</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Behalten: {card}</translation>
    </message>
    <message>
        <source>Complete a work: {card}</source>
        <translation>Werk vollbringen: {card}</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Ausspielen: {card}</translation>
    </message>
    <message>
        <source>No more bonus cards</source>
        <translation>Keine Bonuskarte mehr</translation>
    </message>
    <message>
        <source>Build: {tile}</source>
        <translation>Bauen: {tile}</translation>
    </message>
    <message>
        <source>Take a profession card</source>
        <translation>Personenkarte nehmen</translation>
    </message>
    <message>
        <source>Take a bonus card</source>
        <translation>Bonuskarte nehmen</translation>
    </message>
    <message>
        <source>Introduce: {freedom}</source>
        <translation>Einführen: {freedom}</translation>
    </message>
    <message>
        <source>Recruit {card} from {who}</source>
        <translation>Von {who} abwerben: {card}</translation>
    </message>
    <message>
        <source>Ask the Professor</source>
        <translation>Den Professor fragen</translation>
    </message>
    <message>
        <source>Build together with {who}: {tile}</source>
        <translation>Gemeinsam mit {who} bauen: {tile}</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>a bonus or prestige card in a list</comment>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>{who} bids {amount} for place {place}.</source>
        <translation>{who} bietet {amount} für Platz {place}.</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <translation>Spielreihenfolge: {order}.</translation>
    </message>
    <message>
        <source>{who} ({price})</source>
        <comment>a player and the price of the place</comment>
        <translation>{who} ({price})</translation>
    </message>
    <message>
        <source>{who} is dealt four professions.</source>
        <translation>{who} bekommt vier Personenkarten.</translation>
    </message>
    <message>
        <source>{who} is dealt {cards}.</source>
        <translation>{who} bekommt auf die Hand: {cards}.</translation>
    </message>
    <message>
        <source>{who} puts a profession back.</source>
        <translation>{who} legt eine Personenkarte zurück.</translation>
    </message>
    <message>
        <source>{who} puts a profession back: {card}.</source>
        <translation>{who} legt eine Personenkarte zurück: {card}.</translation>
    </message>
    <message>
        <source>Round {number}: {who} is starting player. Minimum work value {minimum}.</source>
        <translation>Runde {number}: {who} ist Startspieler. Mindestwerkzahl {minimum}.</translation>
    </message>
    <message>
        <source>{who} may take an object with the Merchant.</source>
        <translation>{who} darf mit dem Kaufmann ein Objekt nehmen.</translation>
    </message>
    <message>
        <source>{who} opens an auction for {object} at {amount}.</source>
        <translation>{who} eröffnet mit {amount} eine Versteigerung um {object}.</translation>
    </message>
    <message>
        <source>{who} bids {amount}.</source>
        <translation>{who} bietet {amount}.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} passt.</translation>
    </message>
    <message>
        <source>{who} declines and buys nothing this round.</source>
        <translation>{who} verzichtet und kauft in dieser Runde nichts.</translation>
    </message>
    <message>
        <source>{who} does not use the Merchant.</source>
        <translation>{who} nutzt den Kaufmann nicht.</translation>
    </message>
    <message>
        <source>{who} buys {object} for {price} florins.</source>
        <translation>{who} kauft {object} für {price} Florin.</translation>
    </message>
    <message>
        <source>{who} takes {object} with the Merchant.</source>
        <translation>{who} nimmt mit dem Kaufmann {object}.</translation>
    </message>
    <message numerus="yes">
        <source>{line} %n prestige point(s) are sold for it.</source>
        <translation>
            <numerusform>{line} Dafür wird ein Prestigepunkt verkauft.</numerusform>
            <numerusform>{line} Dafür werden %n Prestigepunkte verkauft.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} lays {tile}.</source>
        <translation>{who} legt {tile}.</translation>
    </message>
    <message>
        <source>{who} lays {tile} and gains {points} prestige.</source>
        <translation>{who} legt {tile} und erhält {points} Prestige.</translation>
    </message>
    <message>
        <source>{who} gains {points} prestige for builder number {number}.</source>
        <translation>{who} erhält {points} Prestige für Baumeister Nummer {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n profession card(s).</source>
        <translation>
            <numerusform>{who} sieht sich eine Personenkarte an.</numerusform>
            <numerusform>{who} sieht sich %n Personenkarten an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n bonus card(s).</source>
        <translation>
            <numerusform>{who} sieht sich eine Bonuskarte an.</numerusform>
            <numerusform>{who} sieht sich %n Bonuskarten an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n prestige card(s).</source>
        <translation>
            <numerusform>{who} sieht sich eine Prestigekarte an.</numerusform>
            <numerusform>{who} sieht sich %n Prestigekarten an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n profession card(s).</source>
        <translation>
            <numerusform>{who} zahlt {price} Florin und sieht sich eine Personenkarte an.</numerusform>
            <numerusform>{who} zahlt {price} Florin und sieht sich %n Personenkarten an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n bonus card(s).</source>
        <translation>
            <numerusform>{who} zahlt {price} Florin und sieht sich eine Bonuskarte an.</numerusform>
            <numerusform>{who} zahlt {price} Florin und sieht sich %n Bonuskarten an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n prestige card(s).</source>
        <translation>
            <numerusform>{who} zahlt {price} Florin und sieht sich eine Prestigekarte an.</numerusform>
            <numerusform>{who} zahlt {price} Florin und sieht sich %n Prestigekarten an.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} keeps a profession card.</source>
        <translation>{who} behält eine Personenkarte.</translation>
    </message>
    <message>
        <source>{who} keeps a bonus card.</source>
        <translation>{who} behält eine Bonuskarte.</translation>
    </message>
    <message>
        <source>{who} keeps a prestige card.</source>
        <translation>{who} behält eine Prestigekarte.</translation>
    </message>
    <message>
        <source>{who} keeps a card: {card}.</source>
        <translation>{who} behält eine Karte: {card}.</translation>
    </message>
    <message>
        <source>{who} bids {amount} for a character: {character}.</source>
        <translation>{who} bietet {amount} für einen Charakter: {character}.</translation>
    </message>
    <message>
        <source>{who} bids {amount} for a character: {character}. {other} is outbid.</source>
        <translation>{who} bietet {amount} für einen Charakter: {character}. {other} wird überboten.</translation>
    </message>
    <message>
        <source>{who} takes no character this round.</source>
        <translation>{who} nimmt in dieser Runde keinen Charakter.</translation>
    </message>
    <message>
        <source>{who} pays {price} florins for a character: {character}.</source>
        <translation>{who} zahlt {price} Florin für einen Charakter: {character}.</translation>
    </message>
    <message>
        <source>{who} collects {florins} florins.</source>
        <translation>{who} nimmt {florins} Florin.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n action(s).</source>
        <translation>
            <numerusform>{who} hat eine Aktion.</numerusform>
            <numerusform>{who} hat %n Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} plays a profession: {card}. Work value {value}.</source>
        <translation>{who} spielt eine Personenkarte aus: {card}. Werkzahl {value}.</translation>
    </message>
    <message>
        <source>{who} completes a court work. Work value {value}.</source>
        <translation>{who} vollbringt ein Hofwerk. Werkzahl {value}.</translation>
    </message>
    <message>
        <source>{who} plays a bonus card, “{card}”: +{added}. Work value {value}.</source>
        <translation>{who} spielt eine Bonuskarte aus, „{card}“: +{added}. Werkzahl {value}.</translation>
    </message>
    <message>
        <source>{who} receives {points} prestige for a work of {value}.</source>
        <translation>{who} erhält {points} Prestige für ein Werk mit Werkzahl {value}.</translation>
    </message>
    <message>
        <source>{who} receives {florins} florins for a work of {value}.</source>
        <translation>{who} erhält {florins} Florin für ein Werk mit Werkzahl {value}.</translation>
    </message>
    <message>
        <source>{who} receives {points} prestige and {florins} florins for a work of {value}.</source>
        <translation>{who} erhält {points} Prestige und {florins} Florin für ein Werk mit Werkzahl {value}.</translation>
    </message>
    <message>
        <source>{who} builds {tile} for {price} florins and gains {points} prestige.</source>
        <translation>{who} baut für {price} Florin {tile} und erhält {points} Prestige.</translation>
    </message>
    <message>
        <source>{who} builds {tile} free of charge and gains {points} prestige.</source>
        <translation>{who} baut kostenlos {tile} und erhält {points} Prestige.</translation>
    </message>
    <message>
        <source>{who} introduces a freedom for {price} florins: {freedom}.</source>
        <translation>{who} führt für {price} Florin eine Freiheit ein: {freedom}.</translation>
    </message>
    <message>
        <source>{who} recruits a profession from {owner}: {card}.</source>
        <translation>{who} wirbt eine Personenkarte von {owner} ab: {card}.</translation>
    </message>
    <message>
        <source>{who} proposes to {neighbour} to build {tile} together.</source>
        <translation>{who} schlägt {neighbour} vor, gemeinsam {tile} zu bauen.</translation>
    </message>
    <message>
        <source>{who} agrees.</source>
        <translation>{who} stimmt zu.</translation>
    </message>
    <message>
        <source>{who} refuses.</source>
        <translation>{who} lehnt ab.</translation>
    </message>
    <message>
        <source>The best work of the round, {value}: {points} prestige for {who}.</source>
        <comment>one or several names</comment>
        <translation>Bestes Werk der Runde, {value}: {points} Prestige für {who}.</translation>
    </message>
    <message>
        <source>Nobody completed a work this round.</source>
        <translation>In dieser Runde hat niemand ein Werk vollbracht.</translation>
    </message>
    <message>
        <source>{who} reveals a prestige card, “{card}”: {points} prestige.</source>
        <translation>{who} deckt eine Prestigekarte auf, „{card}“: {points} Prestige.</translation>
    </message>
    <message>
        <source>{who} wins with {points} prestige.</source>
        <translation>{who} gewinnt mit {points} Prestige.</translation>
    </message>
    <message>
        <source>{who} wins with {points} prestige and more money, {money} florins.</source>
        <translation>{who} gewinnt mit {points} Prestige und mehr Geld, {money} Florin.</translation>
    </message>
    <message>
        <source>{who} share the win with {points} prestige.</source>
        <translation>{who} gewinnen gemeinsam mit {points} Prestige.</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}. Every work must be worth at least {minimum}.</source>
        <translation>Runde {number} von {rounds}. Jedes Werk muss mindestens {minimum} wert sein.</translation>
    </message>
    <message>
        <source>Minimum work values from round 1 to 7: {values}.</source>
        <translation>Mindestwerkzahlen von Runde 1 bis 7: {values}.</translation>
    </message>
    <message>
        <source>Order of play, clockwise: {order}. {who} is starting player.</source>
        <translation>Spielreihenfolge im Uhrzeigersinn: {order}. Startspieler: {who}.</translation>
    </message>
    <message>
        <source>Place {place} in the order of play: {who} bids {amount} florins.</source>
        <translation>Platz {place} in der Spielreihenfolge: {who} bietet {amount} Florin.</translation>
    </message>
    <message>
        <source>Place {place} in the order of play: no bid yet.</source>
        <translation>Platz {place} in der Spielreihenfolge: noch kein Gebot.</translation>
    </message>
    <message>
        <source>The game is over: place {place} for {who}.</source>
        <translation>Das Spiel ist zu Ende: Platz {place} für {who}.</translation>
    </message>
    <message numerus="yes">
        <source>Stack: {object}. %n left.</source>
        <translation>
            <numerusform>Stapel: {object}. Noch %n.</numerusform>
            <numerusform>Stapel: {object}. Noch %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack: {object}. %n left; {who} has bought here this round.</source>
        <translation>
            <numerusform>Stapel: {object}. Noch %n; {who} hat hier in dieser Runde gekauft.</numerusform>
            <numerusform>Stapel: {object}. Noch %n; {who} hat hier in dieser Runde gekauft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Landscapes left: {kinds}.</source>
        <translation>Verbleibende Landschaften: {kinds}.</translation>
    </message>
    <message>
        <source>{tile} {number}</source>
        <comment>a kind of tile and how many are left</comment>
        <translation>{tile} {number}</translation>
    </message>
    <message>
        <source>{who} bids {amount} florins. The auction is for this: {object}.</source>
        <translation>{who} bietet {amount} Florin für {object}.</translation>
    </message>
    <message>
        <source>{who} is asked for a higher bid.</source>
        <translation>{who} ist dran und kann höher bieten.</translation>
    </message>
    <message>
        <source>Also in this auction: {who}.</source>
        <comment>one or several names</comment>
        <translation>Außerdem in dieser Versteigerung: {who}.</translation>
    </message>
    <message>
        <source>An auction opens at {price} florins.</source>
        <translation>Eine Versteigerung beginnt bei {price} Florin.</translation>
    </message>
    <message>
        <source>{who} has bought in this auction phase.</source>
        <translation>{who} hat in dieser Versteigerungsphase gekauft.</translation>
    </message>
    <message>
        <source>{who} buys nothing in this auction phase.</source>
        <translation>{who} kauft in dieser Versteigerungsphase nichts.</translation>
    </message>
    <message>
        <source>Character on offer: {character}. {who} bids {amount} florins.</source>
        <translation>Charakter im Angebot: {character}. {who} bietet {amount} Florin.</translation>
    </message>
    <message>
        <source>Character on offer: {character}. No bid yet.</source>
        <translation>Charakter im Angebot: {character}. Noch kein Gebot.</translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {size}: %n left. Wanted by: {who}.</source>
        <translation>
            <numerusform>{tile}, {size}: noch %n. Gewünscht von: {who}.</numerusform>
            <numerusform>{tile}, {size}: noch %n. Gewünscht von: {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Freedom: {freedom}. %n token(s) left. Wanted by: {who}.</source>
        <translation>
            <numerusform>Freiheit: {freedom}. Noch %n Plättchen. Gewünscht von: {who}.</numerusform>
            <numerusform>Freiheit: {freedom}. Noch %n Plättchen. Gewünscht von: {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n card(s) in the deck.</source>
        <translation>
            <numerusform>{deck}: %n Karte im Stapel.</numerusform>
            <numerusform>{deck}: %n Karten im Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen and put back: {cards}.</source>
        <translation>Du hast gesehen und zurückgelegt: {cards}.</translation>
    </message>
    <message>
        <source>Rows count from below. In every estate the palazzo covers {squares}.</source>
        <translation>Reihen zählen von unten. In jedem Fürstentum bedeckt der Palazzo {squares}.</translation>
    </message>
    <message>
        <source>{who} has {points} prestige.</source>
        <translation>{who} hat {points} Prestige.</translation>
    </message>
    <message>
        <source>{who} has {points} prestige and {money} florins.</source>
        <translation>{who} hat {points} Prestige und {money} Florin.</translation>
    </message>
    <message>
        <source>Selling prestige, {who} can pay up to {money} florins.</source>
        <translation>Durch den Verkauf von Prestige kann {who} bis zu {money} Florin bezahlen.</translation>
    </message>
    <message>
        <source>{who}: {sources}</source>
        <translation>{who}: {sources}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n jester(s).</source>
        <translation>
            <numerusform>{who} hat %n Gaukler.</numerusform>
            <numerusform>{who} hat %n Gaukler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n builder(s). A building costs {price} florins.</source>
        <translation>
            <numerusform>{who} hat %n Baumeister. Ein Gebäude kostet {price} Florin.</numerusform>
            <numerusform>{who} hat %n Baumeister. Ein Gebäude kostet {price} Florin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Freedoms in the estate of {who}: {freedoms}.</source>
        <translation>Freiheiten im Fürstentum von {who}: {freedoms}.</translation>
    </message>
    <message>
        <source>Character of {who} this round: {character}.</source>
        <translation>Charakter von {who} in dieser Runde: {character}.</translation>
    </message>
    <message>
        <source>{who} may take an object with the Merchant before the next auction.</source>
        <translation>{who} darf vor der nächsten Versteigerung mit dem Kaufmann ein Objekt nehmen.</translation>
    </message>
    <message>
        <source>Completed on the table of {who}: {cards}.</source>
        <translation>Vollbracht und vor {who} ausliegend: {cards}.</translation>
    </message>
    <message>
        <source>Works of {who} so far: {works}.</source>
        <translation>Bisherige Werke von {who}: {works}.</translation>
    </message>
    <message numerus="yes">
        <source>%n recruiting card(s) lie on the table of {who}.</source>
        <translation>
            <numerusform>Vor {who} liegt %n Abwerbekarte aus.</numerusform>
            <numerusform>Vor {who} liegen %n Abwerbekarten aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best work of {who} this round: {value}.</source>
        <translation>Bestes Werk von {who} in dieser Runde: {value}.</translation>
    </message>
    <message>
        <source>Estate of {who}: {tile}, on {squares}.</source>
        <translation>Fürstentum von {who}: {tile}, auf {squares}.</translation>
    </message>
    <message>
        <source>Estate of {who}: a part of this: {tile}, on {squares}.</source>
        <translation>Fürstentum von {who}: ein Teil hiervon: {tile}, auf {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>Estate of {who}: %n empty square(s).</source>
        <translation>
            <numerusform>Fürstentum von {who}: %n leeres Feld.</numerusform>
            <numerusform>Fürstentum von {who}: %n leere Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>columns {first} to {last} in row {row}</source>
        <comment>squares of an estate</comment>
        <translation>Spalte {first} bis {last} in Reihe {row}</translation>
    </message>
    <message>
        <source>column {first} in row {row}</source>
        <comment>a square of an estate</comment>
        <translation>Spalte {first} in Reihe {row}</translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n profession card(s).</source>
        <translation>
            <numerusform>{who} hat %n Personenkarte auf der Hand.</numerusform>
            <numerusform>{who} hat %n Personenkarten auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruited and held by {who}: {cards}.</source>
        <translation>Abgeworben und auf der Hand von {who}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n recruiting card(s).</source>
        <translation>
            <numerusform>{who} hat %n Abwerbekarte.</numerusform>
            <numerusform>{who} hat %n Abwerbekarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n bonus card(s).</source>
        <translation>
            <numerusform>{who} hat %n Bonuskarte.</numerusform>
            <numerusform>{who} hat %n Bonuskarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n prestige card(s).</source>
        <translation>
            <numerusform>{who} hat %n Prestigekarte.</numerusform>
            <numerusform>{who} hat %n Prestigekarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: {card}, who wishes for {building}, {landscape}, {freedom}. Work value now {value}.</source>
        <translation>Auf deiner Hand: {card}. Wünsche: {building}, {landscape}, {freedom}. Werkzahl jetzt {value}.</translation>
    </message>
    <message>
        <source>A court work of yours would be worth {value} now.</source>
        <translation>Ein Hofwerk von dir wäre jetzt {value} wert.</translation>
    </message>
    <message>
        <source>Your bonus card: {text}. It adds {value} to a work now.</source>
        <translation>Deine Bonuskarte: {text}. Sie erhöht ein Werk jetzt um {value}.</translation>
    </message>
    <message>
        <source>Your prestige card: {text}. As things stand it brings {points}.</source>
        <translation>Deine Prestigekarte: {text}. Nach jetzigem Stand bringt sie {points}.</translation>
    </message>
    <message>
        <source>Prestige card of {who}: {text}. It brings {points}.</source>
        <translation>Prestigekarte von {who}: {text}. Sie bringt {points}.</translation>
    </message>
    <message>
        <source>You are looking at: {cards}.</source>
        <translation>Du siehst dir an: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} is looking at %n card(s): {deck}.</source>
        <translation>
            <numerusform>{deck}: {who} sieht sich eine Karte an.</numerusform>
            <numerusform>{deck}: {who} sieht sich %n Karten an.</numerusform>
        </translation>
    </message>
    <message>
        <source>You put back: {card}.</source>
        <translation>Du legst zurück: {card}.</translation>
    </message>
    <message>
        <source>{who} is completing a work: {card}. Its value is {value} so far.</source>
        <translation>{who} vollbringt ein Werk: {card}. Werkzahl bisher: {value}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n action(s) left.</source>
        <translation>
            <numerusform>{who} hat noch %n Aktion.</numerusform>
            <numerusform>{who} hat noch %n Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} proposes this to {neighbour}, across their border: {tile}.</source>
        <translation>{who} schlägt {neighbour} vor, gemeinsam über die Grenze zu bauen: {tile}.</translation>
    </message>
    <message>
        <source>In the left estate it would cover {squares}.</source>
        <translation>Im linken Fürstentum läge es auf {squares}.</translation>
    </message>
    <message>
        <source>In the right estate it would cover {squares}.</source>
        <translation>Im rechten Fürstentum läge es auf {squares}.</translation>
    </message>
    <message>
        <source>Name a place in the order of play and bid up to {most} florins for it.</source>
        <translation>Nenne einen Platz in der Spielreihenfolge und biete bis zu {most} Florin dafür.</translation>
    </message>
    <message>
        <source>{who} bids for a place in the order of play.</source>
        <translation>{who} bietet auf einen Platz in der Spielreihenfolge.</translation>
    </message>
    <message>
        <source>First everybody needs a place in the order of play.</source>
        <translation>Zuerst brauchen alle einen Platz in der Spielreihenfolge.</translation>
    </message>
    <message>
        <source>Bids go in whole hundreds.</source>
        <translation>Gebote sind volle Hunderter.</translation>
    </message>
    <message>
        <source>Put one of your four professions back; you keep the other three.</source>
        <translation>Lege eine deiner vier Personenkarten zurück; die anderen drei behältst du.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing professions.</source>
        <translation>
            <numerusform>Ein Spieler wählt noch Personenkarten.</numerusform>
            <numerusform>%n Spieler wählen noch Personenkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>First put one of your four professions back.</source>
        <translation>Lege zuerst eine deiner vier Personenkarten zurück.</translation>
    </message>
    <message>
        <source>The Merchant gives you one object, or you decline and take part in the auction.</source>
        <translation>Der Kaufmann gibt dir ein Objekt, oder du verzichtest und steigerst mit.</translation>
    </message>
    <message>
        <source>Open an auction at {price} florins, or decline and buy nothing this round.</source>
        <translation>Eröffne eine Versteigerung mit {price} Florin, oder verzichte und kaufe in dieser Runde nichts.</translation>
    </message>
    <message>
        <source>{who} chooses what is auctioned.</source>
        <translation>{who} wählt, was versteigert wird.</translation>
    </message>
    <message>
        <source>You are the last: take any object for {price} florins, or decline.</source>
        <translation>Nur noch du bist dabei: Nimm ein beliebiges Objekt für {price} Florin, oder verzichte.</translation>
    </message>
    <message>
        <source>{who} is the last and may take an object.</source>
        <translation>Nur noch {who} ist dabei und darf ein Objekt nehmen.</translation>
    </message>
    <message>
        <source>{who} bids {amount} for {object}. Do you bid more?</source>
        <translation>{who} bietet {amount} für {object}. Bietest du mehr?</translation>
    </message>
    <message>
        <source>{who} thinks about {object} at {amount}.</source>
        <translation>{who} überlegt, für {object} mehr als {amount} zu bieten.</translation>
    </message>
    <message>
        <source>{who} has already bought from this stack this round.</source>
        <translation>{who} hat in dieser Runde schon von diesem Stapel gekauft.</translation>
    </message>
    <message>
        <source>This stack is empty.</source>
        <translation>Dieser Stapel ist leer.</translation>
    </message>
    <message>
        <source>You already have three builders, and there is no room for a fourth.</source>
        <translation>Du hast schon drei Baumeister, und für einen vierten ist kein Platz.</translation>
    </message>
    <message>
        <source>There is no room for it in your estate.</source>
        <translation>Dafür ist in deinem Fürstentum kein Platz.</translation>
    </message>
    <message>
        <source>You have {money} florins; {price} are needed.</source>
        <translation>Du hast {money} Florin, gebraucht werden {price}.</translation>
    </message>
    <message>
        <source>You have {money} florins and {points} prestige to sell at {sale} each; {price} florins are needed.</source>
        <translation>Du hast {money} Florin und kannst {points} Prestige zu je {sale} verkaufen; gebraucht werden {price} Florin.</translation>
    </message>
    <message>
        <source>Nothing is being auctioned at the moment.</source>
        <translation>Gerade wird nichts versteigert.</translation>
    </message>
    <message>
        <source>First comes the auction.</source>
        <translation>Zuerst kommt die Versteigerung.</translation>
    </message>
    <message>
        <source>The next bid is exactly {amount}.</source>
        <translation>Das nächste Gebot ist genau {amount}.</translation>
    </message>
    <message>
        <source>The auction is still running: {object}.</source>
        <translation>Die Versteigerung läuft noch: {object}.</translation>
    </message>
    <message>
        <source>Bid for a character, or pass and have none this round.</source>
        <translation>Biete für einen Charakter, oder passe und habe in dieser Runde keinen.</translation>
    </message>
    <message>
        <source>{who} bids for a character.</source>
        <translation>{who} bietet für einen Charakter.</translation>
    </message>
    <message>
        <source>First the characters are auctioned.</source>
        <translation>Zuerst werden die Charaktere versteigert.</translation>
    </message>
    <message>
        <source>The Merchant is not offered in the last round.</source>
        <translation>In der letzten Runde wird der Kaufmann nicht angeboten.</translation>
    </message>
    <message>
        <source>There is no such bid space on this card.</source>
        <translation>Dieses Bietfeld gibt es auf der Karte nicht.</translation>
    </message>
    <message>
        <source>You must bid more than {who}.</source>
        <translation>Du musst mehr bieten als {who}.</translation>
    </message>
    <message>
        <source>Choose the landscape that you have bought.</source>
        <translation>Wähle die Landschaft, die du gekauft hast.</translation>
    </message>
    <message>
        <source>First {seat} chooses a landscape.</source>
        <translation>Zuerst wählt {seat} eine Landschaft.</translation>
    </message>
    <message>
        <source>Place {tile} in your estate.</source>
        <translation>Lege {tile} in dein Fürstentum.</translation>
    </message>
    <message>
        <source>{who} is laying a tile.</source>
        <translation>{who} legt ein Plättchen.</translation>
    </message>
    <message>
        <source>First the tile must be placed.</source>
        <translation>Zuerst muss das Plättchen gelegt werden.</translation>
    </message>
    <message>
        <source>This would reach beyond your estate.</source>
        <translation>Das ragt über dein Fürstentum hinaus.</translation>
    </message>
    <message>
        <source>This would cover the palazzo.</source>
        <translation>Das würde den Palazzo überdecken.</translation>
    </message>
    <message>
        <source>Something is here already: {tile}.</source>
        <translation>Hier liegt schon etwas: {tile}.</translation>
    </message>
    <message>
        <source>This would touch {tile}; that takes two builders.</source>
        <translation>Das würde {tile} berühren; dafür brauchst du zwei Baumeister.</translation>
    </message>
    <message>
        <source>Choose the profession that you keep; the others are shuffled back.</source>
        <translation>Wähle die Personenkarte, die du behältst; die anderen werden zurückgemischt.</translation>
    </message>
    <message>
        <source>Choose the bonus card that you keep; the others are shuffled back.</source>
        <translation>Wähle die Bonuskarte, die du behältst; die anderen werden zurückgemischt.</translation>
    </message>
    <message>
        <source>Choose the prestige card that you keep; the others are shuffled back.</source>
        <translation>Wähle die Prestigekarte, die du behältst; die anderen werden zurückgemischt.</translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n card(s).</source>
        <translation>
            <numerusform>{who} sieht sich eine Karte an.</numerusform>
            <numerusform>{who} sieht sich %n Karten an.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the cards you see must be kept first.</source>
        <translation>Zuerst musst du eine der Karten behalten, die du siehst.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n action(s) left.</source>
        <translation>
            <numerusform>Du bist am Zug: noch eine Aktion.</numerusform>
            <numerusform>Du bist am Zug: noch %n Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No action is left. Recruit, or end your turn.</source>
        <translation>Keine Aktion mehr. Wirb eine Person ab, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>{who} carries out actions.</source>
        <translation>{who} führt Aktionen aus.</translation>
    </message>
    <message>
        <source>Choose an action, or end your turn.</source>
        <translation>Wähle eine Aktion, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>You have no action left this round.</source>
        <translation>Du hast in dieser Runde keine Aktion mehr.</translation>
    </message>
    <message>
        <source>You may take only one profession card per turn.</source>
        <translation>Du darfst pro Zug nur eine Personenkarte nehmen.</translation>
    </message>
    <message>
        <source>You may introduce only one freedom per turn.</source>
        <translation>Du darfst pro Zug nur eine Freiheit einführen.</translation>
    </message>
    <message>
        <source>This freedom is already introduced in your estate.</source>
        <translation>Diese Freiheit ist in deinem Fürstentum schon eingeführt.</translation>
    </message>
    <message>
        <source>No token of this freedom is left.</source>
        <translation>Von dieser Freiheit ist kein Plättchen mehr da.</translation>
    </message>
    <message>
        <source>This deck is empty.</source>
        <translation>Dieser Stapel ist leer.</translation>
    </message>
    <message>
        <source>You already have this building; one of each kind is allowed.</source>
        <translation>Dieses Gebäude hast du schon; erlaubt ist eines von jeder Art.</translation>
    </message>
    <message>
        <source>All three copies of this building have been built.</source>
        <translation>Alle drei Exemplare dieses Gebäudes sind gebaut.</translation>
    </message>
    <message>
        <source>It fits only where it would touch a building or the palazzo; that takes two builders.</source>
        <translation>Es passt nur dort, wo es ein Gebäude oder den Palazzo berührt; dafür brauchst du zwei Baumeister.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>This work would be worth {value}; this round asks for {minimum}.</source>
        <translation>Dieses Werk hätte die Werkzahl {value}; in dieser Runde sind {minimum} nötig.</translation>
    </message>
    <message>
        <source>This work would be worth {value}, with your bonus cards {more} more; this round asks for {minimum}.</source>
        <translation>Dieses Werk hätte die Werkzahl {value}, mit deinen Bonuskarten {more} mehr; in dieser Runde sind {minimum} nötig.</translation>
    </message>
    <message>
        <source>You have no recruiting card.</source>
        <translation>Du hast keine Abwerbekarte.</translation>
    </message>
    <message>
        <source>You cannot recruit from your own table.</source>
        <translation>Von deiner eigenen Auslage kannst du niemanden abwerben.</translation>
    </message>
    <message>
        <source>Only a completed profession on the table of another can be recruited.</source>
        <translation>Abwerben kannst du nur eine Personenkarte, die nach vollbrachtem Werk bei jemand anderem ausliegt.</translation>
    </message>
    <message>
        <source>Only the Professor lets you look at bonus cards free of charge, once per turn.</source>
        <translation>Nur mit dem Professor siehst du dir kostenlos Bonuskarten an, einmal im Zug.</translation>
    </message>
    <message>
        <source>You have already asked the Professor in this turn.</source>
        <translation>Du hast den Professor in diesem Zug schon gefragt.</translation>
    </message>
    <message>
        <source>The Princess has already completed a court work in this round.</source>
        <translation>Die Prinzessin hat in dieser Runde schon ein Hofwerk vollbracht.</translation>
    </message>
    <message>
        <source>Only the Princess lets you complete a court work, once per round.</source>
        <translation>Nur mit der Prinzessin vollbringst du ein Hofwerk, einmal in der Runde.</translation>
    </message>
    <message>
        <source>Work value {value}, minimum {minimum}. Play a bonus card?</source>
        <translation>Werkzahl {value}, mindestens {minimum}. Eine Bonuskarte ausspielen?</translation>
    </message>
    <message>
        <source>{who} completes a work.</source>
        <translation>{who} vollbringt ein Werk.</translation>
    </message>
    <message>
        <source>First the work is completed.</source>
        <translation>Zuerst wird das Werk vollbracht.</translation>
    </message>
    <message>
        <source>Work value {value}: how much of the {florins} florins do you turn into prestige?</source>
        <translation>Werkzahl {value}: Wie viele der {florins} Florin tauschst du gegen Prestige?</translation>
    </message>
    <message>
        <source>The payment is {florins} florins; every 200 of them can become 1 prestige.</source>
        <translation>Du bekommst {florins} Florin; je 200 davon kannst du gegen 1 Prestige tauschen.</translation>
    </message>
    <message>
        <source>Place {tile} across the border to {who}.</source>
        <translation>Lege {tile} über die Grenze zu {who}.</translation>
    </message>
    <message>
        <source>It must lie on both sides of the border.</source>
        <translation>Es muss auf beiden Seiten der Grenze liegen.</translation>
    </message>
    <message>
        <source>{who} wants to build {tile} with you: you pay {price} florins and gain 2 prestige.</source>
        <translation>{who} möchte mit dir {tile} bauen: Du zahlst {price} Florin und erhältst 2 Prestige.</translation>
    </message>
    <message>
        <source>{who} decides whether to build together.</source>
        <translation>{who} entscheidet, ob gemeinsam gebaut wird.</translation>
    </message>
    <message>
        <source>First answer the proposal.</source>
        <translation>Beantworte zuerst den Vorschlag.</translation>
    </message>
    <message>
        <source>{who} has already refused in this turn.</source>
        <translation>{who} hat in diesem Zug schon abgelehnt.</translation>
    </message>
    <message>
        <source>This table does not play with cooperative building.</source>
        <translation>An diesem Tisch wird ohne gemeinsames Bauen gespielt.</translation>
    </message>
    <message>
        <source>Your estate has no border with {who}.</source>
        <translation>Dein Fürstentum grenzt nicht an das von {who}.</translation>
    </message>
    <message>
        <source>{who} already has this building.</source>
        <translation>{who} hat dieses Gebäude schon.</translation>
    </message>
    <message>
        <source>It fits nowhere across the border to {who}.</source>
        <translation>Es passt nirgends über die Grenze zu {who}.</translation>
    </message>
</context>
</TS>
