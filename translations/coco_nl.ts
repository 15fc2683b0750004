<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>coco</name>
    <message>
        <source>It is {who}’s turn.</source>
        <translation>{who} is aan de beurt.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes the new deck: %n card(s).</source>
        <translation>
            <numerusform>De aflegstapel wordt opnieuw geschud: één kaart.</numerusform>
            <numerusform>De aflegstapel wordt opnieuw geschud: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} draws {card}.</source>
        <translation>{who} trekt de kaart ‘{card}’.</translation>
    </message>
    <message>
        <source>{who} draws another card: {card}.</source>
        <translation>{who} trekt nog een kaart: ‘{card}’.</translation>
    </message>
    <message>
        <source>Nothing on the card can be done.</source>
        <translation>Met de kaart kan niets.</translation>
    </message>
    <message>
        <source>{who} ends the turn without an action.</source>
        <translation>{who} beëindigt de beurt zonder actie.</translation>
    </message>
    <message>
        <source>{who} loads a basket.</source>
        <translation>{who} laadt een goederenmand.</translation>
    </message>
    <message>
        <source>{who}’s basket carries this for all to see: {kind}.</source>
        <translation>De mand van {who} draagt voor iedereen zichtbaar: {kind}.</translation>
    </message>
    <message>
        <source>{who} moves basket {number} from {start} to {end}.</source>
        <translation>{who} verzet mand {number}: {start} → {end}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} delivers goods and has %n tile(s) on the market place.</source>
        <translation>
            <numerusform>{who} levert goederen af: het eerste plaatje op het marktplein.</numerusform>
            <numerusform>{who} levert goederen af en heeft %n plaatjes op het marktplein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} delivers goods ({kind}) and has %n tile(s) on the market place.</source>
        <translation>
            <numerusform>{who} levert goederen af ({kind}): het eerste plaatje op het marktplein.</numerusform>
            <numerusform>{who} levert goederen af ({kind}) en heeft %n plaatjes op het marktplein.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} rolls {first} and {second}.</source>
        <translation>{who} gooit {first} en {second}.</translation>
    </message>
    <message>
        <source>Pongo swings from {left} to {right} and catches nothing.</source>
        <comment>colours of the holes</comment>
        <translation>Pongo slingert van {left} naar {right} en vangt niets.</translation>
    </message>
    <message>
        <source>Pongo swings back from {right} to {left} and catches nothing.</source>
        <comment>colours of the holes</comment>
        <translation>Pongo slingert van {right} terug naar {left} en vangt niets.</translation>
    </message>
    <message>
        <source>Pongo snatches the goods of {victim} on {field} for {who}.</source>
        <translation>Pongo pikt de goederen van {victim} op {field} voor {who}.</translation>
    </message>
    <message>
        <source>Pongo snatches {who}’s own goods on {field}.</source>
        <translation>Pongo pakt voor {who} de eigen goederen op {field}.</translation>
    </message>
    <message>
        <source>Pongo snatches the goods ({kind}) of {victim} on {field} for {who}.</source>
        <translation>Pongo pikt de goederen ({kind}) van {victim} op {field} voor {who}.</translation>
    </message>
    <message>
        <source>Pongo snatches {who}’s own goods ({kind}) on {field}.</source>
        <translation>Pongo pakt voor {who} de eigen goederen ({kind}) op {field}.</translation>
    </message>
    <message>
        <source>{who} swaps the goods of two baskets.</source>
        <translation>{who} ruilt de goederen van twee manden.</translation>
    </message>
    <message>
        <source>{who} swaps the goods on {first} with those on {second}.</source>
        <translation>{who} ruilt de goederen van twee manden ({first} en {second}).</translation>
    </message>
    <message>
        <source>{who} looks under a goods tile.</source>
        <translation>{who} kijkt onder een goederenplaatje.</translation>
    </message>
    <message>
        <source>{who} looks under the goods of {owner} on {field}.</source>
        <translation>{who} kijkt onder de goederen van {owner} ({field}).</translation>
    </message>
    <message>
        <source>{who} turns over the loot: {tiles}. That makes {score}.</source>
        <translation>{who} draait de buit om: {tiles}. Dat is {score}.</translation>
    </message>
    <message>
        <source>{who} has no loot.</source>
        <translation>{who} heeft geen buit.</translation>
    </message>
    <message numerus="yes">
        <source>{who} wins with %n point(s).</source>
        <translation>
            <numerusform>{who} wint met één punt.</numerusform>
            <numerusform>{who} wint met %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} win together with %n point(s).</source>
        <translation>
            <numerusform>{who} winnen samen met één punt.</numerusform>
            <numerusform>{who} winnen samen met %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} wins with %n point(s): where points are equal, more fruit decides, then more goods.</source>
        <translation>
            <numerusform>{who} wint met één punt: bij gelijke punten beslist meer fruit, daarna meer goederen.</numerusform>
            <numerusform>{who} wint met %n punten: bij gelijke punten beslist meer fruit, daarna meer goederen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} win together with %n point(s): where points are equal, more fruit decides, then more goods.</source>
        <translation>
            <numerusform>{who} winnen samen met één punt: bij gelijke punten beslist meer fruit, daarna meer goederen.</numerusform>
            <numerusform>{who} winnen samen met %n punten: bij gelijke punten beslist meer fruit, daarna meer goederen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After 400 turns the game ends: {who} wins with %n point(s).</source>
        <translation>
            <numerusform>Na 400 beurten eindigt het spel: {who} wint met één punt.</numerusform>
            <numerusform>Na 400 beurten eindigt het spel: {who} wint met %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After 400 turns the game ends: {who} win together with %n point(s).</source>
        <translation>
            <numerusform>Na 400 beurten eindigt het spel: {who} winnen samen met één punt.</numerusform>
            <numerusform>Na 400 beurten eindigt het spel: {who} winnen samen met %n punten.</numerusform>
        </translation>
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
        <source>bottom left</source>
        <comment>a village</comment>
        <translation>linksonder</translation>
    </message>
    <message>
        <source>top left</source>
        <comment>a village</comment>
        <translation>linksboven</translation>
    </message>
    <message>
        <source>top right</source>
        <comment>a village</comment>
        <translation>rechtsboven</translation>
    </message>
    <message>
        <source>bottom right</source>
        <comment>a village</comment>
        <translation>rechtsonder</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>two villages</comment>
        <translation>{first} en {second}</translation>
    </message>
    <message>
        <source>all but {village}</source>
        <comment>three villages</comment>
        <translation>alle behalve {village}</translation>
    </message>
    <message>
        <source>Coco Razzi</source>
        <translation>Coco Razzi</translation>
    </message>
    <message>
        <source>Send baskets through the jungle, remember what they carry, and swing with Pongo.</source>
        <translation>Stuur manden door de jungle, onthoud wat ze dragen en slinger met Pongo.</translation>
    </message>
    <message>
        <source>Child’s mode</source>
        <translation>Kindermodus</translation>
    </message>
    <message>
        <source>Larger targets, pictures and very short sentences: can be played without reading.</source>
        <translation>Grotere vlakken, plaatjes en heel korte zinnen: te spelen zonder te kunnen lezen.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>The simpler variants put the cards Swap goods or Magnifier aside.</source>
        <translation>In de eenvoudigere varianten doen de kaarten ‘Goederenruil’ of ‘Vergrootglas’ niet mee.</translation>
    </message>
    <message>
        <source>standard: face down, all cards</source>
        <translation>gewoon: gedekt, alle kaarten</translation>
    </message>
    <message>
        <source>no swaps</source>
        <translation>zonder goederenruil</translation>
    </message>
    <message>
        <source>open: goods lie face up</source>
        <translation>open: goederen liggen met het plaatje naar boven</translation>
    </message>
    <message>
        <source>open race: every tile counts 1</source>
        <translation>open wedren: elk plaatje telt 1</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Geheugensteun</translation>
    </message>
    <message>
        <source>How much of what you have legally seen the board shows you again.</source>
        <translation>Hoeveel van wat je hebt gezien het speelbord je nog eens laat zien.</translation>
    </message>
    <message>
        <source>none: remember it yourself</source>
        <translation>geen: onthoud het zelf</translation>
    </message>
    <message>
        <source>own notes: what you have seen</source>
        <translation>eigen notities: wat je hebt gezien</translation>
    </message>
    <message>
        <source>full history: also where others looked and swapped</source>
        <translation>alles: ook waar anderen hebben gekeken en geruild</translation>
    </message>
    <message>
        <source>Open markets</source>
        <translation>Open marktpleinen</translation>
    </message>
    <message>
        <source>Collected goods lie face up on the market places.</source>
        <translation>Verzamelde goederen liggen open op de marktpleinen.</translation>
    </message>
    <message>
        <source>Goods of each colour</source>
        <translation>Goederen van elke kleur</translation>
    </message>
    <message>
        <source>How many fruit and how many coconuts every player begins with.</source>
        <translation>Met hoeveel fruit en hoeveel kokosnoten iedereen begint.</translation>
    </message>
    <message>
        <source>4 fruit, 4 coconuts</source>
        <translation>4 fruit, 4 kokosnoten</translation>
    </message>
    <message>
        <source>5 fruit, 3 coconuts</source>
        <translation>5 fruit, 3 kokosnoten</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Gelijke stand</translation>
    </message>
    <message>
        <source>Who wins if the best have the same points.</source>
        <translation>Wie er wint als de besten evenveel punten hebben.</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>gedeelde overwinning</translation>
    </message>
    <message>
        <source>more fruit, then more tiles</source>
        <translation>meer fruit, dan meer plaatjes</translation>
    </message>
    <message>
        <source>Villages in play</source>
        <translation>Dorpen in het spel</translation>
    </message>
    <message>
        <source>Where two players live; turns go clockwise.</source>
        <translation>Waar de twee spelers wonen; er wordt met de klok mee gespeeld.</translation>
    </message>
    <message>
        <source>Where three players live; turns go clockwise.</source>
        <translation>Waar de drie spelers wonen; er wordt met de klok mee gespeeld.</translation>
    </message>
    <message>
        <source>Load your first basket: fruit or a coconut? Nobody else sees it.</source>
        <translation>Laad je eerste goederenmand: fruit of een kokosnoot? Niemand anders ziet het.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still loading a basket.</source>
        <translation>
            <numerusform>Eén speler laadt nog een goederenmand.</numerusform>
            <numerusform>%n spelers laden nog een goederenmand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of the two actions on the card.</source>
        <translation>Kies een van de twee acties op de kaart.</translation>
    </message>
    <message>
        <source>{who} is choosing an action.</source>
        <translation>{who} kiest een actie.</translation>
    </message>
    <message numerus="yes">
        <source>Bring a new basket into play and move it exactly %n step(s).</source>
        <translation>
            <numerusform>Breng een nieuwe goederenmand in het spel en verzet hem precies één stap.</numerusform>
            <numerusform>Breng een nieuwe goederenmand in het spel en verzet hem precies %n stappen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move one of your baskets exactly %n step(s).</source>
        <translation>
            <numerusform>Verzet een van je goederenmanden precies één stap.</numerusform>
            <numerusform>Verzet een van je goederenmanden precies %n stappen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is about to move a basket %n step(s).</source>
        <translation>
            <numerusform>{who} gaat een mand één stap verzetten.</numerusform>
            <numerusform>{who} gaat een mand %n stappen verzetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Load the new basket: fruit or a coconut? Nobody else sees it.</source>
        <translation>Laad de nieuwe goederenmand: fruit of een kokosnoot? Niemand anders ziet het.</translation>
    </message>
    <message>
        <source>Load the basket: fruit or a coconut? Everybody will see it.</source>
        <translation>Laad de goederenmand: fruit of een kokosnoot? Iedereen zal het zien.</translation>
    </message>
    <message>
        <source>{who} is loading a basket.</source>
        <translation>{who} gaat een goederenmand laden.</translation>
    </message>
    <message>
        <source>Choose how the palms stand; then Pongo swings to the other side.</source>
        <translation>Kies hoe de palmbomen staan; dan slingert Pongo naar de andere kant.</translation>
    </message>
    <message>
        <source>{who} is placing the palms.</source>
        <translation>{who} verzet de palmbomen.</translation>
    </message>
    <message>
        <source>Swap the goods of two baskets without looking.</source>
        <translation>Ruil de goederen van twee manden zonder te kijken.</translation>
    </message>
    <message>
        <source>{who} is swapping the goods of two baskets.</source>
        <translation>{who} gaat de goederen van twee manden ruilen.</translation>
    </message>
    <message>
        <source>Look secretly under one goods tile.</source>
        <translation>Kijk stiekem onder één goederenplaatje.</translation>
    </message>
    <message>
        <source>{who} is about to look under a goods tile.</source>
        <translation>{who} gaat onder een goederenplaatje kijken.</translation>
    </message>
    <message>
        <source>Nothing on this card can be done. Draw another card, or end your turn?</source>
        <translation>Met deze kaart kan niets. Nog een kaart trekken of je beurt beëindigen?</translation>
    </message>
    <message>
        <source>{who} cannot use the card and may draw another one.</source>
        <translation>{who} kan niets met de kaart en mag er nog een trekken.</translation>
    </message>
    <message>
        <source>What goes in?</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Wat gaat erin?</translation>
    </message>
    <message>
        <source>Choose one!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Kies er één!</translation>
    </message>
    <message numerus="yes">
        <source>New basket: go %n step(s)!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>
            <numerusform>Nieuwe mand: één stap!</numerusform>
            <numerusform>Nieuwe mand: %n stappen!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go %n step(s)!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>
            <numerusform>Zet één stap!</numerusform>
            <numerusform>Zet %n stappen!</numerusform>
        </translation>
    </message>
    <message>
        <source>Where does Pongo swing?</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Waar slingert Pongo?</translation>
    </message>
    <message>
        <source>Swap two!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Ruil er twee!</translation>
    </message>
    <message>
        <source>Peek at one!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Gluur onder één plaatje!</translation>
    </message>
    <message>
        <source>{who}’s turn!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>{who} is aan de beurt!</translation>
    </message>
    <message>
        <source>Wait for the others!</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>Wacht op de anderen!</translation>
    </message>
    <message>
        <source>Oh no! Another card?</source>
        <comment>child’s mode: short, read aloud</comment>
        <translation>O nee! Nog een kaart?</translation>
    </message>
    <message>
        <source>The game begins when every player has loaded a basket.</source>
        <translation>Het spel begint als iedereen een goederenmand heeft geladen.</translation>
    </message>
    <message>
        <source>A basket carries fruit or a coconut.</source>
        <translation>Een goederenmand draagt fruit of een kokosnoot.</translation>
    </message>
    <message>
        <source>You have no fruit left in stock.</source>
        <translation>Je hebt geen fruit meer in voorraad.</translation>
    </message>
    <message>
        <source>You have no coconut left in stock.</source>
        <translation>Je hebt geen kokosnoot meer in voorraad.</translation>
    </message>
    <message>
        <source>First load the new basket; then it goes its way.</source>
        <translation>Laad eerst de nieuwe goederenmand; dan gaat hij op weg.</translation>
    </message>
    <message>
        <source>First choose one of the two actions on the card.</source>
        <translation>Kies eerst een van de twee acties op de kaart.</translation>
    </message>
    <message>
        <source>The palms move only after the dice have been rolled.</source>
        <translation>De palmbomen worden pas verzet als er is gedobbeld.</translation>
    </message>
    <message>
        <source>The card does not show this action.</source>
        <translation>Deze actie staat niet op de kaart.</translation>
    </message>
    <message>
        <source>The action of this turn is already chosen.</source>
        <translation>De actie van deze beurt is al gekozen.</translation>
    </message>
    <message>
        <source>Nothing on this card can be done: draw another card or end the turn.</source>
        <translation>Met deze kaart kan niets: trek er nog een of beëindig je beurt.</translation>
    </message>
    <message>
        <source>Now one of your baskets moves.</source>
        <translation>Nu verzet je een van je goederenmanden.</translation>
    </message>
    <message>
        <source>You move only your own baskets.</source>
        <translation>Je verzet alleen je eigen goederenmanden.</translation>
    </message>
    <message>
        <source>The Village card brings a new basket, so this one has to wait.</source>
        <translation>De kaart ‘Dorp’ brengt een nieuwe goederenmand in het spel; deze moet wachten.</translation>
    </message>
    <message>
        <source>Your free baskets are all alike; take the first one.</source>
        <translation>Je vrije goederenmanden zijn allemaal gelijk; neem de eerste.</translation>
    </message>
    <message>
        <source>You have no goods left in stock for a new basket.</source>
        <translation>Je hebt geen goederen meer in voorraad voor een nieuwe goederenmand.</translation>
    </message>
    <message>
        <source>There is no such basket or field.</source>
        <translation>Deze goederenmand of dit veld bestaat niet.</translation>
    </message>
    <message>
        <source>Nobody goes back into a village.</source>
        <translation>Niemand gaat terug naar een dorp.</translation>
    </message>
    <message numerus="yes">
        <source>The market place is further than %n step(s) away.</source>
        <translation>
            <numerusform>Het marktplein is meer dan één stap ver.</numerusform>
            <numerusform>Het marktplein is meer dan %n stappen ver.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one basket can stand on a field.</source>
        <translation>Op een veld mag maar één mand staan.</translation>
    </message>
    <message>
        <source>Baskets go forwards or sideways, never backwards.</source>
        <translation>Manden gaan vooruit of zijwaarts, nooit achteruit.</translation>
    </message>
    <message numerus="yes">
        <source>This field is further than %n step(s) away.</source>
        <translation>
            <numerusform>Dit veld is meer dan één stap ver.</numerusform>
            <numerusform>Dit veld is meer dan %n stappen ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The basket must go exactly %n step(s) and visit no field twice.</source>
        <translation>
            <numerusform>De mand moet precies één stap zetten.</numerusform>
            <numerusform>De mand moet precies %n stappen zetten en mag op geen veld twee keer komen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All fields that a new basket could reach are occupied.</source>
        <translation>Alle velden die een nieuwe mand kan bereiken, zijn bezet.</translation>
    </message>
    <message numerus="yes">
        <source>None of your baskets can go %n step(s).</source>
        <translation>
            <numerusform>Geen van je manden kan één stap zetten.</numerusform>
            <numerusform>Geen van je manden kan %n stappen zetten.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no two baskets on the board to swap.</source>
        <translation>Er staan geen twee manden op het bord om te ruilen.</translation>
    </message>
    <message>
        <source>There is no basket on the board to look at.</source>
        <translation>Er staat geen mand op het bord om onder de goederen te kijken.</translation>
    </message>
    <message>
        <source>Choose two different baskets.</source>
        <translation>Kies twee verschillende manden.</translation>
    </message>
    <message>
        <source>Only goods on baskets on the board can be chosen.</source>
        <translation>Je kunt alleen goederen kiezen op manden die op het bord staan.</translation>
    </message>
    <message>
        <source>Now the goods of two baskets are swapped.</source>
        <translation>Nu worden de goederen van twee manden geruild.</translation>
    </message>
    <message>
        <source>Now you look under one goods tile.</source>
        <translation>Nu kijk je onder één goederenplaatje.</translation>
    </message>
    <message>
        <source>The dice show other colours.</source>
        <translation>De dobbelstenen laten andere kleuren zien.</translation>
    </message>
    <message>
        <source>The dice have been rolled, so Pongo must swing.</source>
        <translation>De dobbelstenen zijn gegooid, dus Pongo moet slingeren.</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rood</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>geel</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>fruit</translation>
    </message>
    <message>
        <source>coconut</source>
        <translation>kokosnoot</translation>
    </message>
    <message>
        <source>own coconut</source>
        <translation>eigen kokosnoot</translation>
    </message>
    <message>
        <source>foreign coconut</source>
        <translation>kokosnoot van een ander</translation>
    </message>
    <message>
        <source>unknown goods</source>
        <translation>onbekende goederen</translation>
    </message>
    <message>
        <source>the village</source>
        <comment>a place on the board</comment>
        <translation>dorp</translation>
    </message>
    <message>
        <source>the market place</source>
        <comment>a place on the board</comment>
        <translation>marktplein</translation>
    </message>
    <message>
        <source>Village</source>
        <comment>an action card</comment>
        <translation>Dorp</translation>
    </message>
    <message>
        <source>Footprints</source>
        <comment>an action card</comment>
        <translation>Voetsporen</translation>
    </message>
    <message>
        <source>Monkey</source>
        <comment>an action card</comment>
        <translation>Aap</translation>
    </message>
    <message>
        <source>Swap goods</source>
        <comment>an action card</comment>
        <translation>Goederenruil</translation>
    </message>
    <message>
        <source>Magnifier</source>
        <comment>an action card</comment>
        <translation>Vergrootglas</translation>
    </message>
    <message>
        <source>{action} {steps}</source>
        <comment>Footprints 3</comment>
        <translation>{action} {steps}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <comment>Footprints 3 or Monkey</comment>
        <translation>{first} of {second}</translation>
    </message>
    <message>
        <source>Load fruit</source>
        <translation>Fruit laden</translation>
    </message>
    <message>
        <source>Load a coconut</source>
        <translation>Kokosnoot laden</translation>
    </message>
    <message>
        <source>Basket {number} to {field}</source>
        <translation>Mand {number} naar {field}</translation>
    </message>
    <message>
        <source>Basket {number} to the market place</source>
        <translation>Mand {number} naar het marktplein</translation>
    </message>
    <message>
        <source>Left palm {left}, right palm {right}</source>
        <translation>Linkerpalmboom op {left}, rechterpalmboom op {right}</translation>
    </message>
    <message>
        <source>Swap {first} with {second}</source>
        <translation>Ruilen: {first} en {second}</translation>
    </message>
    <message>
        <source>Look at {basket}</source>
        <translation>Kijken: {basket}</translation>
    </message>
    <message>
        <source>{who}’s basket {number}</source>
        <translation>mand {number} van {who}</translation>
    </message>
    <message>
        <source>Draw another card</source>
        <translation>Nog een kaart trekken</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Buit</translation>
    </message>
    <message>
        <source>{count} of {goal}</source>
        <translation>{count} van {goal}</translation>
    </message>
    <message>
        <source>Tiles on the market place; the fifth ends the game.</source>
        <translation>Plaatjes op het marktplein; het vijfde beëindigt het spel.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>Goods that are not loaded yet.</source>
        <translation>Goederen die nog niet geladen zijn.</translation>
    </message>
    <message numerus="yes">
        <source>{fruit} fruit, %n coconut(s)</source>
        <comment>what is left in stock</comment>
        <translation>
            <numerusform>{fruit} fruit, %n kokosnoot</numerusform>
            <numerusform>{fruit} fruit, %n kokosnoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Baskets on the way</source>
        <translation>Manden onderweg</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Fruit 1, own coconut 0, foreign coconut −1.</source>
        <translation>Fruit 1, eigen kokosnoot 0, kokosnoot van een ander −1.</translation>
    </message>
    <message>
        <source>Every tile counts 1.</source>
        <translation>Elk plaatje telt 1.</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Beurt {number}</translation>
    </message>
    <message>
        <source>It brings your fifth tile and ends the game.</source>
        <translation>Dat brengt je vijfde plaatje en beëindigt het spel.</translation>
    </message>
    <message>
        <source>It brings a tile to your market place.</source>
        <translation>Dat brengt een plaatje naar je marktplein.</translation>
    </message>
    <message>
        <source>Pongo cannot reach this field.</source>
        <translation>Dit veld kan Pongo niet bereiken.</translation>
    </message>
    <message numerus="yes">
        <source>From there it is %n step(s) to your market place.</source>
        <translation>
            <numerusform>Van daar is het nog één stap naar je marktplein.</numerusform>
            <numerusform>Van daar is het nog %n stappen naar je marktplein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pongo has a good chance of a catch.</source>
        <translation>Pongo maakt een goede kans op buit.</translation>
    </message>
    <message>
        <source>Your basket makes progress.</source>
        <translation>Je mand komt vooruit.</translation>
    </message>
    <message>
        <source>Pongo catches nothing you might regret.</source>
        <translation>Pongo vangt niets waar je spijt van krijgt.</translation>
    </message>
    <message>
        <source>Pongo reaches {basket} first.</source>
        <translation>Pongo bereikt als eerste: {basket}.</translation>
    </message>
    <message>
        <source>It is worth a point when it arrives.</source>
        <translation>Komt het aan, dan is het een punt waard.</translation>
    </message>
    <message>
        <source>If somebody steals it, it costs a point.</source>
        <translation>Wie hem steelt, verliest een punt.</translation>
    </message>
    <message>
        <source>Then you know whether it is worth stealing.</source>
        <translation>Dan weet je of stelen de moeite waard is.</translation>
    </message>
    <message>
        <source>Another card may work.</source>
        <translation>Met een andere kaart lukt er misschien iets.</translation>
    </message>
    <message numerus="yes">
        <source>{action}: %n left in your stock.</source>
        <translation>
            <numerusform>{action}: nog één in voorraad.</numerusform>
            <numerusform>{action}: nog %n in voorraad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n tile(s) left in stock.</source>
        <translation>
            <numerusform>{who} heeft nog één plaatje in voorraad.</numerusform>
            <numerusform>{who} heeft nog %n plaatjes in voorraad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock of {who}: {kinds}.</source>
        <translation>Voorraad van {who}: {kinds}.</translation>
    </message>
    <message numerus="yes">
        <source>Market place of {who}: %n of {goal} tiles.</source>
        <translation>
            <numerusform>Marktplein van {who}: één van {goal} plaatjes.</numerusform>
            <numerusform>Marktplein van {who}: %n van {goal} plaatjes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card of {who} shows {card}.</source>
        <translation>De kaart van {who} toont: {card}.</translation>
    </message>
    <message>
        <source>The left palm stands in the {left} hole, the right one in the {right} hole; Pongo hangs on the left.</source>
        <translation>Gaten van de palmbomen: links {left}, rechts {right}. Pongo hangt links.</translation>
    </message>
    <message>
        <source>The left palm stands in the {left} hole, the right one in the {right} hole; Pongo hangs on the right.</source>
        <translation>Gaten van de palmbomen: links {left}, rechts {right}. Pongo hangt rechts.</translation>
    </message>
    <message>
        <source>Market place of {who}: {tiles}. That makes {score}.</source>
        <translation>Marktplein van {who}: {tiles}. Dat is {score}.</translation>
    </message>
    <message>
        <source>{basket}, {place}: {kind} of {owner}’s colour.</source>
        <translation>Plaats {place}: {basket} met {kind}, in de kleur van {owner}.</translation>
    </message>
    <message>
        <source>{what} Seen by {who}.</source>
        <comment>a basket and its goods, then names</comment>
        <translation>{what} Gezien door: {who}.</translation>
    </message>
    <message>
        <source>{basket} waits for its next journey.</source>
        <translation>Wacht op de volgende reis: {basket}.</translation>
    </message>
    <message>
        <source>{field}: several baskets can go there. Choose it, then the basket.</source>
        <translation>{field}: daar kunnen meerdere manden heen. Kies eerst die plek, dan de mand.</translation>
    </message>
    <message>
        <source>Take it: {what}</source>
        <comment>a basket in words, for screen readers</comment>
        <translation>Pakken: {what}</translation>
    </message>
    <message>
        <source>Put it back: {what}</source>
        <comment>a basket in words, for screen readers</comment>
        <translation>Terugzetten: {what}</translation>
    </message>
    <message>
        <source>Pongo the monkey: he swings to the other side and snatches the first goods below.</source>
        <translation>De aap Pongo: hij slingert naar de andere kant en pikt de eerste goederen onder hem.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>Nog één kaart in de stapel.</numerusform>
            <numerusform>Nog %n kaarten in de stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the discard pile.</source>
        <translation>
            <numerusform>Eén kaart op de aflegstapel.</numerusform>
            <numerusform>%n kaarten op de aflegstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under the tile: {kind}. Put it away.</source>
        <translation>Onder het plaatje: {kind}. Wegleggen.</translation>
    </message>
    <message>
        <source>Tap to hide it.</source>
        <translation>Tik om het te verbergen.</translation>
    </message>
    <message>
        <source>Pongo would catch nothing.</source>
        <translation>Pongo zou niets vangen.</translation>
    </message>
</context>
</TS>
