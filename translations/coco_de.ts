<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>coco</name>
    <message>
        <source>It is {who}’s turn.</source>
        <translation>{who} ist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes the new deck: %n card(s).</source>
        <translation>
            <numerusform>Der Ablagestapel wird neu gemischt: eine Karte.</numerusform>
            <numerusform>Der Ablagestapel wird neu gemischt: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} draws {card}.</source>
        <translation>{who} zieht die Karte „{card}“.</translation>
    </message>
    <message>
        <source>{who} draws another card: {card}.</source>
        <translation>{who} zieht noch eine Karte: „{card}“.</translation>
    </message>
    <message>
        <source>Nothing on the card can be done.</source>
        <translation>Mit der Karte geht nichts.</translation>
    </message>
    <message>
        <source>{who} ends the turn without an action.</source>
        <translation>{who} beendet den Zug ohne Aktion.</translation>
    </message>
    <message>
        <source>{who} loads a basket.</source>
        <translation>{who} belädt einen Warenkorb.</translation>
    </message>
    <message>
        <source>{who}’s basket carries this for all to see: {kind}.</source>
        <translation>Der Korb von {who} trägt für alle sichtbar: {kind}.</translation>
    </message>
    <message>
        <source>{who} moves basket {number} from {start} to {end}.</source>
        <translation>{who} zieht mit Korb {number}: {start} → {end}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} delivers goods and has %n tile(s) on the market place.</source>
        <translation>
            <numerusform>{who} liefert eine Ware ab: die erste auf dem Marktplatz.</numerusform>
            <numerusform>{who} liefert eine Ware ab und hat %n auf dem Marktplatz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} delivers goods ({kind}) and has %n tile(s) on the market place.</source>
        <translation>
            <numerusform>{who} liefert eine Ware ab ({kind}): die erste auf dem Marktplatz.</numerusform>
            <numerusform>{who} liefert eine Ware ab ({kind}) und hat %n auf dem Marktplatz.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} rolls {first} and {second}.</source>
        <translation>{who} würfelt {first} und {second}.</translation>
    </message>
    <message>
        <source>Pongo swings from {left} to {right} and catches nothing.</source>
        <comment>colours of the holes</comment>
        <translation>Pongo schwingt von {left} nach {right} und erwischt nichts.</translation>
    </message>
    <message>
        <source>Pongo swings back from {right} to {left} and catches nothing.</source>
        <comment>colours of the holes</comment>
        <translation>Pongo schwingt von {right} zurück nach {left} und erwischt nichts.</translation>
    </message>
    <message>
        <source>Pongo snatches the goods of {victim} on {field} for {who}.</source>
        <translation>Pongo stibitzt die Ware von {victim} auf {field} für {who}.</translation>
    </message>
    <message>
        <source>Pongo snatches {who}’s own goods on {field}.</source>
        <translation>Pongo schnappt für {who} die eigene Ware auf {field}.</translation>
    </message>
    <message>
        <source>Pongo snatches the goods ({kind}) of {victim} on {field} for {who}.</source>
        <translation>Pongo stibitzt die Ware ({kind}) von {victim} auf {field} für {who}.</translation>
    </message>
    <message>
        <source>Pongo snatches {who}’s own goods ({kind}) on {field}.</source>
        <translation>Pongo schnappt für {who} die eigene Ware ({kind}) auf {field}.</translation>
    </message>
    <message>
        <source>{who} swaps the goods of two baskets.</source>
        <translation>{who} vertauscht die Waren zweier Körbe.</translation>
    </message>
    <message>
        <source>{who} swaps the goods on {first} with those on {second}.</source>
        <translation>{who} vertauscht zwei Waren ({first} und {second}).</translation>
    </message>
    <message>
        <source>{who} looks under a goods tile.</source>
        <translation>{who} schaut unter ein Warenplättchen.</translation>
    </message>
    <message>
        <source>{who} looks under the goods of {owner} on {field}.</source>
        <translation>{who} schaut unter die Ware von {owner} ({field}).</translation>
    </message>
    <message>
        <source>{who} turns over the loot: {tiles}. That makes {score}.</source>
        <translation>{who} dreht die Beute um: {tiles}. Das macht {score}.</translation>
    </message>
    <message>
        <source>{who} has no loot.</source>
        <translation>{who} hat keine Beute.</translation>
    </message>
    <message numerus="yes">
        <source>{who} wins with %n point(s).</source>
        <translation>
            <numerusform>{who} gewinnt mit einem Punkt.</numerusform>
            <numerusform>{who} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} win together with %n point(s).</source>
        <translation>
            <numerusform>{who} gewinnen gemeinsam mit einem Punkt.</numerusform>
            <numerusform>{who} gewinnen gemeinsam mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins with %n point(s): where points are equal, more fruit decides, then more goods.</source>
        <translation>
            <numerusform>{who} gewinnt mit einem Punkt: Bei gleichen Punkten entscheidet mehr Obst, dann mehr Waren.</numerusform>
            <numerusform>{who} gewinnt mit %n Punkten: Bei gleichen Punkten entscheidet mehr Obst, dann mehr Waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} win together with %n point(s): where points are equal, more fruit decides, then more goods.</source>
        <translation>
            <numerusform>{who} gewinnen gemeinsam mit einem Punkt: Bei gleichen Punkten entscheidet mehr Obst, dann mehr Waren.</numerusform>
            <numerusform>{who} gewinnen gemeinsam mit %n Punkten: Bei gleichen Punkten entscheidet mehr Obst, dann mehr Waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After 400 turns the game ends: {who} wins with %n point(s).</source>
        <translation>
            <numerusform>Nach 400 Zügen endet das Spiel: {who} gewinnt mit einem Punkt.</numerusform>
            <numerusform>Nach 400 Zügen endet das Spiel: {who} gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After 400 turns the game ends: {who} win together with %n point(s).</source>
        <translation>
            <numerusform>Nach 400 Zügen endet das Spiel: {who} gewinnen gemeinsam mit einem Punkt.</numerusform>
            <numerusform>Nach 400 Zügen endet das Spiel: {who} gewinnen gemeinsam mit %n Punkten.</numerusform>
        </translation>
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
        <source>bottom left</source>
        <comment>a village</comment>
        <translation>unten links</translation>
    </message>
    <message>
        <source>top left</source>
        <comment>a village</comment>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top right</source>
        <comment>a village</comment>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>bottom right</source>
        <comment>a village</comment>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>two villages</comment>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>all but {village}</source>
        <comment>three villages</comment>
        <translation>alle außer {village}</translation>
    </message>
    <message>
        <source>Coco Razzi</source>
        <translation>Coco Razzi</translation>
    </message>
    <message>
        <source>Send baskets through the jungle, remember what they carry, and swing with Pongo.</source>
        <translation>Schick Körbe durch den Dschungel, merk dir, was sie tragen, und schwing mit Pongo.</translation>
    </message>
    <message>
        <source>Child’s mode</source>
        <translation>Kindermodus</translation>
    </message>
    <message>
        <source>Larger targets, pictures and very short sentences: can be played without reading.</source>
        <translation>Größere Flächen, Bilder und ganz kurze Sätze: spielbar, ohne lesen zu können.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>The simpler variants put the cards Swap goods or Magnifier aside.</source>
        <translation>In den einfacheren Varianten bleiben die Karten „Warentausch“ oder „Lupe“ weg.</translation>
    </message>
    <message>
        <source>standard: face down, all cards</source>
        <translation>normal: verdeckt, alle Karten</translation>
    </message>
    <message>
        <source>no swaps</source>
        <translation>ohne Warentausch</translation>
    </message>
    <message>
        <source>open: goods lie face up</source>
        <translation>offen: Waren liegen mit dem Bild nach oben</translation>
    </message>
    <message>
        <source>open race: every tile counts 1</source>
        <translation>offenes Wettrennen: jede Ware zählt 1</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Merkhilfe</translation>
    </message>
    <message>
        <source>How much of what you have legally seen the board shows you again.</source>
        <translation>Wie viel von dem, was du gesehen hast, dir der Spielplan wieder zeigt.</translation>
    </message>
    <message>
        <source>none: remember it yourself</source>
        <translation>keine: Merk es dir selbst</translation>
    </message>
    <message>
        <source>own notes: what you have seen</source>
        <translation>eigene Notizen: was du gesehen hast</translation>
    </message>
    <message>
        <source>full history: also where others looked and swapped</source>
        <translation>alles: auch wo andere geschaut und getauscht haben</translation>
    </message>
    <message>
        <source>Open markets</source>
        <translation>Offene Marktplätze</translation>
    </message>
    <message>
        <source>Collected goods lie face up on the market places.</source>
        <translation>Gesammelte Waren liegen offen auf den Marktplätzen.</translation>
    </message>
    <message>
        <source>Goods of each colour</source>
        <translation>Waren jeder Farbe</translation>
    </message>
    <message>
        <source>How many fruit and how many coconuts every player begins with.</source>
        <translation>Mit wie viel Obst und wie vielen Kokosnüssen alle beginnen.</translation>
    </message>
    <message>
        <source>4 fruit, 4 coconuts</source>
        <translation>4 Obst, 4 Kokosnüsse</translation>
    </message>
    <message>
        <source>5 fruit, 3 coconuts</source>
        <translation>5 Obst, 3 Kokosnüsse</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Who wins if the best have the same points.</source>
        <translation>Wer gewinnt, wenn die Besten gleich viele Punkte haben.</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>gemeinsamer Sieg</translation>
    </message>
    <message>
        <source>more fruit, then more tiles</source>
        <translation>mehr Obst, dann mehr Waren</translation>
    </message>
    <message>
        <source>Villages in play</source>
        <translation>Dörfer im Spiel</translation>
    </message>
    <message>
        <source>Where two players live; turns go clockwise.</source>
        <translation>Wo die zwei wohnen; gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Where three players live; turns go clockwise.</source>
        <translation>Wo die drei wohnen; gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Load your first basket: fruit or a coconut? Nobody else sees it.</source>
        <translation>Belade deinen ersten Warenkorb: Obst oder Kokosnuss? Niemand sonst sieht es.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still loading a basket.</source>
        <translation>
            <numerusform>Es belädt noch jemand einen Warenkorb.</numerusform>
            <numerusform>%n von euch beladen noch einen Warenkorb.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of the two actions on the card.</source>
        <translation>Wähle eine der beiden Aktionen auf der Karte.</translation>
    </message>
    <message>
        <source>{who} is choosing an action.</source>
        <translation>{who} wählt eine Aktion.</translation>
    </message>
    <message numerus="yes">
        <source>Bring a new basket into play and move it exactly %n step(s).</source>
        <translation>
            <numerusform>Bring einen neuen Warenkorb ins Spiel und zieh ihn genau einen Schritt.</numerusform>
            <numerusform>Bring einen neuen Warenkorb ins Spiel und zieh ihn genau %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move one of your baskets exactly %n step(s).</source>
        <translation>
            <numerusform>Zieh einen deiner Warenkörbe genau einen Schritt.</numerusform>
            <numerusform>Zieh einen deiner Warenkörbe genau %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is about to move a basket %n step(s).</source>
        <translation>
            <numerusform>{who} zieht gleich einen Korb einen Schritt.</numerusform>
            <numerusform>{who} zieht gleich einen Korb %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Load the new basket: fruit or a coconut? Nobody else sees it.</source>
        <translation>Belade den neuen Warenkorb: Obst oder Kokosnuss? Niemand sonst sieht es.</translation>
    </message>
    <message>
        <source>Load the basket: fruit or a coconut? Everybody will see it.</source>
        <translation>Belade den Warenkorb: Obst oder Kokosnuss? Alle werden es sehen.</translation>
    </message>
    <message>
        <source>{who} is loading a basket.</source>
        <translation>{who} belädt gleich einen Warenkorb.</translation>
    </message>
    <message>
        <source>Choose how the palms stand; then Pongo swings to the other side.</source>
        <translation>Wähle, wie die Palmen stehen; dann schwingt Pongo auf die andere Seite.</translation>
    </message>
    <message>
        <source>{who} is placing the palms.</source>
        <translation>{who} steckt die Palmen um.</translation>
    </message>
    <message>
        <source>Swap the goods of two baskets without looking.</source>
        <translation>Vertausche die Waren zweier Körbe, ohne nachzusehen.</translation>
    </message>
    <message>
        <source>{who} is swapping the goods of two baskets.</source>
        <translation>{who} vertauscht gleich die Waren zweier Körbe.</translation>
    </message>
    <message>
        <source>Look secretly under one goods tile.</source>
        <translation>Schau heimlich unter ein Warenplättchen.</translation>
    </message>
    <message>
        <source>{who} is about to look under a goods tile.</source>
        <translation>{who} schaut gleich unter ein Warenplättchen.</translation>
    </message>
    <message>
        <source>Nothing on this card can be done. Draw another card, or end your turn?</source>
        <translation>Mit dieser Karte geht nichts. Noch eine Karte ziehen oder den Zug beenden?</translation>
    </message>
    <message>
        <source>{who} cannot use the card and may draw another one.</source>
        <translation>{who} kann mit der Karte nichts anfangen und darf noch eine ziehen.</translation>
    </message>
    <message>
        <source>What goes in?</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Was kommt hinein?</translation>
    </message>
    <message>
        <source>Choose one!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Such eins aus!</translation>
    </message>
    <message numerus="yes">
        <source>New basket: go %n step(s)!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>
            <numerusform>Neuer Korb: ein Schritt!</numerusform>
            <numerusform>Neuer Korb: %n Schritte!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go %n step(s)!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>
            <numerusform>Geh einen Schritt!</numerusform>
            <numerusform>Geh %n Schritte!</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does Pongo swing?</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Wo schwingt Pongo?</translation>
    </message>
    <message>
        <source>Swap two!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Tausche zwei!</translation>
    </message>
    <message>
        <source>Peek at one!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Guck unter eine!</translation>
    </message>
    <message>
        <source>{who}’s turn!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>{who} ist dran!</translation>
    </message>
    <message>
        <source>Wait for the others!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Warte auf die anderen!</translation>
    </message>
    <message>
        <source>Oh no! Another card?</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Oh nein! Noch eine Karte?</translation>
    </message>
    <message>
        <source>The game begins when every player has loaded a basket.</source>
        <translation>Das Spiel beginnt, wenn alle einen Warenkorb beladen haben.</translation>
    </message>
    <message>
        <source>A basket carries fruit or a coconut.</source>
        <translation>Ein Warenkorb trägt Obst oder eine Kokosnuss.</translation>
    </message>
    <message>
        <source>You have no fruit left in stock.</source>
        <translation>Du hast kein Obst mehr im Vorrat.</translation>
    </message>
    <message>
        <source>You have no coconut left in stock.</source>
        <translation>Du hast keine Kokosnuss mehr im Vorrat.</translation>
    </message>
    <message>
        <source>First load the new basket; then it goes its way.</source>
        <translation>Belade zuerst den neuen Warenkorb; dann macht er sich auf den Weg.</translation>
    </message>
    <message>
        <source>First choose one of the two actions on the card.</source>
        <translation>Wähle zuerst eine der beiden Aktionen auf der Karte.</translation>
    </message>
    <message>
        <source>The palms move only after the dice have been rolled.</source>
        <translation>Die Palmen werden erst umgesteckt, wenn gewürfelt wurde.</translation>
    </message>
    <message>
        <source>The card does not show this action.</source>
        <translation>Diese Aktion ist nicht auf der Karte.</translation>
    </message>
    <message>
        <source>The action of this turn is already chosen.</source>
        <translation>Die Aktion dieses Zuges ist schon gewählt.</translation>
    </message>
    <message>
        <source>Nothing on this card can be done: draw another card or end the turn.</source>
        <translation>Mit dieser Karte geht nichts: Zieh noch eine oder beende den Zug.</translation>
    </message>
    <message>
        <source>Now one of your baskets moves.</source>
        <translation>Jetzt zieht einer deiner Warenkörbe.</translation>
    </message>
    <message>
        <source>You move only your own baskets.</source>
        <translation>Du ziehst nur mit deinen eigenen Warenkörben.</translation>
    </message>
    <message>
        <source>The Village card brings a new basket, so this one has to wait.</source>
        <translation>Die Karte „Dorf“ bringt einen neuen Warenkorb ins Spiel; dieser muss warten.</translation>
    </message>
    <message>
        <source>Your free baskets are all alike; take the first one.</source>
        <translation>Deine freien Warenkörbe sind alle gleich; nimm den ersten.</translation>
    </message>
    <message>
        <source>You have no goods left in stock for a new basket.</source>
        <translation>Du hast keine Ware mehr im Vorrat für einen neuen Warenkorb.</translation>
    </message>
    <message>
        <source>There is no such basket or field.</source>
        <translation>Diesen Warenkorb oder dieses Feld gibt es nicht.</translation>
    </message>
    <message>
        <source>Nobody goes back into a village.</source>
        <translation>In ein Dorf zieht niemand zurück.</translation>
    </message>
    <message numerus="yes">
        <source>The market place is further than %n step(s) away.</source>
        <translation>
            <numerusform>Der Marktplatz ist mehr als einen Schritt entfernt.</numerusform>
            <numerusform>Der Marktplatz ist mehr als %n Schritte entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one basket can stand on a field.</source>
        <translation>Auf einem Feld darf immer nur ein Korb stehen.</translation>
    </message>
    <message>
        <source>Baskets go forwards or sideways, never backwards.</source>
        <translation>Körbe ziehen vorwärts oder seitwärts, niemals rückwärts.</translation>
    </message>
    <message numerus="yes">
        <source>This field is further than %n step(s) away.</source>
        <translation>
            <numerusform>Dieses Feld ist mehr als einen Schritt entfernt.</numerusform>
            <numerusform>Dieses Feld ist mehr als %n Schritte entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The basket must go exactly %n step(s) and visit no field twice.</source>
        <translation>
            <numerusform>Der Korb muss genau einen Schritt ziehen.</numerusform>
            <numerusform>Der Korb muss genau %n Schritte ziehen und darf kein Feld zweimal betreten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All fields that a new basket could reach are occupied.</source>
        <translation>Alle Felder, die ein neuer Korb erreichen könnte, sind besetzt.</translation>
    </message>
    <message numerus="yes">
        <source>None of your baskets can go %n step(s).</source>
        <translation>
            <numerusform>Keiner deiner Körbe kann einen Schritt ziehen.</numerusform>
            <numerusform>Keiner deiner Körbe kann %n Schritte ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no two baskets on the board to swap.</source>
        <translation>Auf dem Spielplan stehen keine zwei Körbe zum Tauschen.</translation>
    </message>
    <message>
        <source>There is no basket on the board to look at.</source>
        <translation>Auf dem Spielplan steht kein Korb, unter dessen Ware du schauen könntest.</translation>
    </message>
    <message>
        <source>Choose two different baskets.</source>
        <translation>Wähle zwei verschiedene Körbe.</translation>
    </message>
    <message>
        <source>Only goods on baskets on the board can be chosen.</source>
        <translation>Wählbar sind nur Waren auf Körben, die auf dem Spielplan stehen.</translation>
    </message>
    <message>
        <source>Now the goods of two baskets are swapped.</source>
        <translation>Jetzt werden die Waren zweier Körbe vertauscht.</translation>
    </message>
    <message>
        <source>Now you look under one goods tile.</source>
        <translation>Jetzt schaust du unter ein Warenplättchen.</translation>
    </message>
    <message>
        <source>The dice show other colours.</source>
        <translation>Die Würfel zeigen andere Farben.</translation>
    </message>
    <message>
        <source>The dice have been rolled, so Pongo must swing.</source>
        <translation>Die Würfel sind gefallen, also muss Pongo schwingen.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>Obst</translation>
    </message>
    <message>
        <source>coconut</source>
        <translation>Kokosnuss</translation>
    </message>
    <message>
        <source>own coconut</source>
        <translation>eigene Kokosnuss</translation>
    </message>
    <message>
        <source>foreign coconut</source>
        <translation>fremde Kokosnuss</translation>
    </message>
    <message>
        <source>unknown goods</source>
        <translation>unbekannte Ware</translation>
    </message>
    <message>
        <source>the village</source>
        <comment>a place on the board</comment>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>the market place</source>
        <comment>a place on the board</comment>
        <translation>Marktplatz</translation>
    </message>
    <message>
        <source>Village</source>
        <comment>an action card</comment>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Footprints</source>
        <comment>an action card</comment>
        <translation>Fußspuren</translation>
    </message>
    <message>
        <source>Monkey</source>
        <comment>an action card</comment>
        <translation>Affe</translation>
    </message>
    <message>
        <source>Swap goods</source>
        <comment>an action card</comment>
        <translation>Warentausch</translation>
    </message>
    <message>
        <source>Magnifier</source>
        <comment>an action card</comment>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>{action} {steps}</source>
        <comment>Footprints 3</comment>
        <translation>{action} {steps}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <comment>Footprints 3 or Monkey</comment>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>Load fruit</source>
        <translation>Obst laden</translation>
    </message>
    <message>
        <source>Load a coconut</source>
        <translation>Kokosnuss laden</translation>
    </message>
    <message>
        <source>Basket {number} to {field}</source>
        <translation>Korb {number} nach {field}</translation>
    </message>
    <message>
        <source>Basket {number} to the market place</source>
        <translation>Korb {number} auf den Marktplatz</translation>
    </message>
    <message>
        <source>Left palm {left}, right palm {right}</source>
        <translation>Linke Palme auf {left}, rechte Palme auf {right}</translation>
    </message>
    <message>
        <source>Swap {first} with {second}</source>
        <translation>Tauschen: {first} und {second}</translation>
    </message>
    <message>
        <source>Look at {basket}</source>
        <translation>Nachsehen: {basket}</translation>
    </message>
    <message>
        <source>{who}’s basket {number}</source>
        <translation>Korb {number} von {who}</translation>
    </message>
    <message>
        <source>Draw another card</source>
        <translation>Noch eine Karte ziehen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>{count} of {goal}</source>
        <translation>{count} von {goal}</translation>
    </message>
    <message>
        <source>Tiles on the market place; the fifth ends the game.</source>
        <translation>Waren auf dem Marktplatz; die fünfte beendet das Spiel.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Goods that are not loaded yet.</source>
        <translation>Waren, die noch nicht geladen sind.</translation>
    </message>
    <message numerus="yes">
        <source>{fruit} fruit, %n coconut(s)</source>
        <comment>what is left in stock</comment>
        <translation>
            <numerusform>{fruit} Obst, %n Kokosnuss</numerusform>
            <numerusform>{fruit} Obst, %n Kokosnüsse</numerusform>
        </translation>
    </message>
    <message>
        <source>Baskets on the way</source>
        <translation>Körbe unterwegs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Fruit 1, own coconut 0, foreign coconut −1.</source>
        <translation>Obst 1, eigene Kokosnuss 0, fremde Kokosnuss −1.</translation>
    </message>
    <message>
        <source>Every tile counts 1.</source>
        <translation>Jede Ware zählt 1.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>It brings your fifth tile and ends the game.</source>
        <translation>Das bringt deine fünfte Ware und beendet das Spiel.</translation>
    </message>
    <message>
        <source>It brings a tile to your market place.</source>
        <translation>Das bringt eine Ware auf deinen Marktplatz.</translation>
    </message>
    <message>
        <source>Pongo cannot reach this field.</source>
        <translation>Dieses Feld kann Pongo nicht erreichen.</translation>
    </message>
    <message numerus="yes">
        <source>From there it is %n step(s) to your market place.</source>
        <translation>
            <numerusform>Von dort ist es noch ein Schritt bis zu deinem Marktplatz.</numerusform>
            <numerusform>Von dort sind es noch %n Schritte bis zu deinem Marktplatz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pongo has a good chance of a catch.</source>
        <translation>Pongo hat gute Aussichten auf Beute.</translation>
    </message>
    <message>
        <source>Your basket makes progress.</source>
        <translation>Dein Korb kommt voran.</translation>
    </message>
    <message>
        <source>Pongo catches nothing you might regret.</source>
        <translation>Pongo erwischt nichts, was du bereuen könntest.</translation>
    </message>
    <message>
        <source>Pongo reaches {basket} first.</source>
        <translation>Pongo erreicht zuerst: {basket}.</translation>
    </message>
    <message>
        <source>It is worth a point when it arrives.</source>
        <translation>Kommt es an, ist es einen Punkt wert.</translation>
    </message>
    <message>
        <source>If somebody steals it, it costs a point.</source>
        <translation>Wer sie stiehlt, verliert einen Punkt.</translation>
    </message>
    <message>
        <source>Then you know whether it is worth stealing.</source>
        <translation>Dann weißt du, ob sich das Stehlen lohnt.</translation>
    </message>
    <message>
        <source>Another card may work.</source>
        <translation>Mit einer anderen Karte geht vielleicht etwas.</translation>
    </message>
    <message numerus="yes">
        <source>{action}: %n left in your stock.</source>
        <translation>
            <numerusform>{action}: noch %n im Vorrat.</numerusform>
            <numerusform>{action}: noch %n im Vorrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n tile(s) left in stock.</source>
        <translation>
            <numerusform>{who} hat noch eine Ware im Vorrat.</numerusform>
            <numerusform>{who} hat noch %n Waren im Vorrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock of {who}: {kinds}.</source>
        <translation>Vorrat von {who}: {kinds}.</translation>
    </message>
    <message numerus="yes">
        <source>Market place of {who}: %n of {goal} tiles.</source>
        <translation>
            <numerusform>Marktplatz von {who}: eine von {goal} Waren.</numerusform>
            <numerusform>Marktplatz von {who}: %n von {goal} Waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card of {who} shows {card}.</source>
        <translation>Die Karte von {who} zeigt: {card}.</translation>
    </message>
    <message>
        <source>The left palm stands in the {left} hole, the right one in the {right} hole; Pongo hangs on the left.</source>
        <translation>Löcher der Palmen: links {left}, rechts {right}. Pongo hängt links.</translation>
    </message>
    <message>
        <source>The left palm stands in the {left} hole, the right one in the {right} hole; Pongo hangs on the right.</source>
        <translation>Löcher der Palmen: links {left}, rechts {right}. Pongo hängt rechts.</translation>
    </message>
    <message>
        <source>Market place of {who}: {tiles}. That makes {score}.</source>
        <translation>Marktplatz von {who}: {tiles}. Das macht {score}.</translation>
    </message>
    <message>
        <source>{basket}, {place}: {kind} of {owner}’s colour.</source>
        <translation>{basket}, {place}: {kind}, in der Farbe von {owner}.</translation>
    </message>
    <message>
        <source>{what} Seen by {who}.</source>
        <comment>a basket and its goods, then names</comment>
        <translation>{what} Gesehen von: {who}.</translation>
    </message>
    <message>
        <source>{basket} waits for its next journey.</source>
        <translation>Wartet auf die nächste Reise: {basket}.</translation>
    </message>
    <message>
        <source>{field}: several baskets can go there. Choose it, then the basket.</source>
        <translation>{field}: Dorthin können mehrere Körbe ziehen. Wähle erst dieses Ziel, dann den Korb.</translation>
    </message>
    <message>
        <source>Take it: {what}</source>
        <comment>a basket in words, for screen readers</comment>
        <translation>Nehmen: {what}</translation>
    </message>
    <message>
        <source>Put it back: {what}</source>
        <comment>a basket in words, for screen readers</comment>
        <translation>Zurückstellen: {what}</translation>
    </message>
    <message>
        <source>Pongo the monkey: he swings to the other side and snatches the first goods below.</source>
        <translation>Der Affe Pongo: Er schwingt auf die andere Seite und stibitzt die erste Ware unter ihm.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>Noch eine Karte im Stapel.</numerusform>
            <numerusform>Noch %n Karten im Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the discard pile.</source>
        <translation>
            <numerusform>Eine Karte auf dem Ablagestapel.</numerusform>
            <numerusform>%n Karten auf dem Ablagestapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the tile: {kind}. Put it away.</source>
        <translation>Unter dem Plättchen: {kind}. Weglegen.</translation>
    </message>
    <message>
        <source>Tap to hide it.</source>
        <translation>Antippen, um es zu verbergen.</translation>
    </message>
    <message>
        <source>Pongo would catch nothing.</source>
        <translation>Pongo würde nichts erwischen.</translation>
    </message>
</context>
</TS>
