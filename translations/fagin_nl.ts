<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>fagin</name>
    <message>
        <source>London 1838 · {round}</source>
        <translation>Londen 1838 · {round}</translation>
    </message>
    <message>
        <source>Smithfield Market</source>
        <translation>Smithfield Market</translation>
    </message>
    <message>
        <source>Part {part} of 3</source>
        <translation>Deel {part} van 3</translation>
    </message>
    <message>
        <source>Danger</source>
        <comment>button: show where constables may end</comment>
        <translation>Gevaar</translation>
    </message>
    <message>
        <source>Shows on which levels the constables may end their next walk, with the chance.</source>
        <translation>Toont op welke treden de agenten hierna kunnen uitkomen, en hoe groot de kans is.</translation>
    </message>
    <message>
        <source>The chance that the constable ends his next walk here: {chance}.</source>
        <translation>De kans dat de agent hierna op deze trede uitkomt: {chance}.</translation>
    </message>
    <message>
        <source>{number}/6</source>
        <comment>a chance in sixths</comment>
        <translation>{number}/6</translation>
    </message>
    <message>
        <source>{street}, level {level}.</source>
        <translation>{street}, trede {level}.</translation>
    </message>
    <message>
        <source>An urchin here steals {spoils}.</source>
        <translation>Een straatjongen steelt hier {spoils}.</translation>
    </message>
    <message>
        <source>Place an urchin on level {level} for {cost}.</source>
        <translation>Straatjongen op trede {level} plaatsen: kost {cost}.</translation>
    </message>
    <message>
        <source>Go to level {level} for {cost}.</source>
        <translation>Naar trede {level} verplaatsen: kost {cost}.</translation>
    </message>
    <message>
        <source>Leave at the top for {cost}: the urchin goes back to your supply.</source>
        <translation>De locatie bovenaan verlaten voor {cost}: de straatjongen gaat terug naar je voorraad.</translation>
    </message>
    <message>
        <source>Leave at the bottom for {cost}: the urchin goes back to your supply.</source>
        <translation>De locatie onderaan verlaten voor {cost}: de straatjongen gaat terug naar je voorraad.</translation>
    </message>
    <message>
        <source>Return to Fagin for {cost} and {fee}. This street is then closed to you.</source>
        <translation>Naar Fagin terugkeren voor {cost} en {fee}. Deze locatie is daarna voor jou gesloten.</translation>
    </message>
    <message>
        <source>{who} stands there and is pushed up or down, as you choose.</source>
        <translation>{who} staat daar en wordt weggeduwd: omhoog of omlaag, zoals jij wilt.</translation>
    </message>
    <message>
        <source>The constable stands there: your urchin steps up or down, as you choose.</source>
        <translation>Daar staat de agent: je straatjongen wijkt uit, omhoog of omlaag, zoals jij wilt.</translation>
    </message>
    <message>
        <source>From there: {spoils} a turn.</source>
        <translation>Vanaf daar: {spoils} per beurt.</translation>
    </message>
    <message>
        <source>Steal {cubes}.</source>
        <translation>Steel {cubes}.</translation>
    </message>
    <message>
        <source>Swap goods.</source>
        <translation>Ruil goederen.</translation>
    </message>
    <message>
        <source>Click the urchin to take less, or to swap.</source>
        <translation>Klik op de straatjongen om minder te nemen of te ruilen.</translation>
    </message>
    <message>
        <source>Click the urchin to take less.</source>
        <translation>Klik op de straatjongen om minder te nemen.</translation>
    </message>
    <message>
        <source>Click the urchin to swap instead.</source>
        <translation>Klik op de straatjongen om in plaats daarvan te ruilen.</translation>
    </message>
    <message>
        <source>Take {money} from the purse.</source>
        <translation>Neem {money} uit de beurs.</translation>
    </message>
    <message>
        <source>Beyond level 0: back to the supply, or for 15 shillings more home to Fagin.</source>
        <translation>Voorbij trede 0: terug naar de voorraad, of voor 15 shilling extra naar Fagin.</translation>
    </message>
    <message>
        <source>Beyond level 10: back to the supply.</source>
        <translation>Voorbij trede 10: terug naar de voorraad.</translation>
    </message>
    <message>
        <source>Fagin’s space: {who}.</source>
        <comment>one or several names</comment>
        <translation>Faginveld: {who}.</translation>
    </message>
    <message>
        <source>Fagin’s space. Here urchins come home for 15 shillings each.</source>
        <translation>Faginveld. Voor 15 shilling keert hier een straatjongen naar Fagin terug.</translation>
    </message>
    <message>
        <source>A constable on level {level}. He walks up next, as far as the die says.</source>
        <translation>Een agent op trede {level}. Hierna loopt hij omhoog, zoveel treden als de dobbelsteen aangeeft.</translation>
    </message>
    <message>
        <source>A constable on level {level}. He walks down next, as far as the die says.</source>
        <translation>Een agent op trede {level}. Hierna loopt hij omlaag, zoveel treden als de dobbelsteen aangeeft.</translation>
    </message>
    <message>
        <source>{street}: one level costs {cost}.</source>
        <translation>{street}: één trede kost {cost}.</translation>
    </message>
    <message>
        <source>Warehouse: {cubes}.</source>
        <translation>Pakhuis: {cubes}.</translation>
    </message>
    <message>
        <source>In the stall: {cubes}. Price of one: {money}. Free places: {room}.</source>
        <translation>In de marktkraam: {cubes}. Prijs per stuk: {money}. Vrije plaatsen: {room}.</translation>
    </message>
    <message>
        <source>The wheel: {prices}. It turns when everybody has traded.</source>
        <translation>Het prijswiel: {prices}. Het draait als iedereen heeft gehandeld.</translation>
    </message>
    <message>
        <source>The market has not been open this round.</source>
        <translation>De markt is deze ronde nog niet open geweest.</translation>
    </message>
    <message>
        <source>The market has been open this round.</source>
        <translation>De markt is deze ronde al open geweest.</translation>
    </message>
    <message>
        <source>Buy {cube} for {money}.</source>
        <translation>Koop {cube} voor {money}.</translation>
    </message>
    <message>
        <source>Sell {cube} for {money}.</source>
        <translation>Verkoop {cube} voor {money}.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them are lost: the track ends at {end}.</source>
        <comment>shillings</comment>
        <translation>
            <numerusform>Daarvan gaat er één verloren: het geldspoor eindigt bij {end}.</numerusform>
            <numerusform>Daarvan gaan er %n verloren: het geldspoor eindigt bij {end}.</numerusform>
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
            <numerusform>{street}: genoeg voor één trede.</numerusform>
            <numerusform>{street}: genoeg voor %n treden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing bought or sold yet. You have {money} s.</source>
        <translation>Nog niets gekocht of verkocht. Je hebt {money} s.</translation>
    </message>
    <message>
        <source>Nothing bought or sold yet. {who} has {money} s.</source>
        <translation>Nog niets gekocht of verkocht. {who} heeft {money} s.</translation>
    </message>
    <message>
        <source>Bought: {cubes}.</source>
        <translation>Gekocht: {cubes}.</translation>
    </message>
    <message>
        <source>Sold: {cubes}.</source>
        <translation>Verkocht: {cubes}.</translation>
    </message>
    <message>
        <source>{number} s, you have {money} s.</source>
        <comment>a gain or loss, then what there is</comment>
        <translation>{number} s, je hebt {money} s.</translation>
    </message>
    <message>
        <source>{number} s, {who} has {money} s.</source>
        <comment>a gain or loss, then what there is</comment>
        <translation>{number} s, {who} heeft {money} s.</translation>
    </message>
    <message numerus="yes">
        <source>%n urchin(s) left to place.</source>
        <translation>
            <numerusform>Nog één straatjongen om te plaatsen.</numerusform>
            <numerusform>Nog %n straatjongens om te plaatsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {goal} at Fagin’s.</source>
        <translation>{number} van {goal} bij Fagin.</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) in all; {limit} may be kept at the end of a round.</source>
        <translation>
            <numerusform>In totaal één goederenblokje; {limit} mag je aan het eind van een ronde houden.</numerusform>
            <numerusform>In totaal %n goederenblokjes; {limit} mag je aan het eind van een ronde houden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start player of this round.</source>
        <translation>Startspeler van deze ronde.</translation>
    </message>
    <message>
        <source>The constables walk</source>
        <translation>De agenten lopen</translation>
    </message>
    <message>
        <source>The price wheel turns</source>
        <translation>Het prijswiel draait</translation>
    </message>
    <message>
        <source>A click skips ahead.</source>
        <translation>Een klik slaat dit over.</translation>
    </message>
    <message>
        <source>{goods} {old} → {new}</source>
        <comment>goods, their old and their new price</comment>
        <translation>{goods} {old} → {new}</translation>
    </message>
    <message>
        <source>A full turn: all prices stay.</source>
        <translation>Een volledige slag: alle prijzen blijven gelijk.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>De laatste ronde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>Balancing the books</source>
        <translation>De boeken opmaken</translation>
    </message>
    <message>
        <source>{who} wins!</source>
        <translation>{who} wint!</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>{place}. {who}: {homes} at Fagin’s, {money} s, {cubes} cubes</source>
        <translation>{place}. {who}: {homes} bij Fagin, {money} s, {cubes} goederenblokjes</translation>
    </message>
    <message>
        <source>Put back: {cubes}.</source>
        <translation>Teruggelegd: {cubes}.</translation>
    </message>
    <message>
        <source>{goods} {price}</source>
        <comment>goods and their price</comment>
        <translation>{goods} {price}</translation>
    </message>
    <message>
        <source>Buy</source>
        <comment>caption of keys</comment>
        <translation>Kopen</translation>
    </message>
    <message>
        <source>Sell</source>
        <comment>caption of keys</comment>
        <translation>Verkopen</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>caption of keys</comment>
        <translation>Nemen</translation>
    </message>
    <message>
        <source>Give</source>
        <comment>caption of keys</comment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>caption: so many cubes you have</comment>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>Do nothing this turn.</source>
        <translation>Deze beurt niets doen.</translation>
    </message>
    <message>
        <source>Do nothing at all this turn?</source>
        <translation>Deze beurt echt helemaal niets doen?</translation>
    </message>
    <message>
        <source>Pay goods to place, move or bring home urchins, in up to three streets.</source>
        <translation>Betaal met goederen om straatjongens te plaatsen, te verplaatsen of naar Fagin terug te brengen, op hoogstens drie locaties.</translation>
    </message>
    <message>
        <source>Take the haul of your urchins’ levels, or swap goods, in up to three streets.</source>
        <translation>Neem de buit van de treden van je straatjongens, of ruil goederen, op hoogstens drie locaties.</translation>
    </message>
    <message>
        <source>Take the purses of your urchins’ levels, in up to three streets.</source>
        <translation>Leeg de beurzen op de treden van je straatjongens, op hoogstens drie locaties.</translation>
    </message>
    <message>
        <source>Everybody trades once, you first; then the die turns the price wheel. Once a round.</source>
        <translation>Iedereen handelt één keer, jij eerst; daarna draait de dobbelsteen het prijswiel. Eén keer per ronde.</translation>
    </message>
    <message>
        <source>What glows can be reached; the number is the price in cubes of that street.</source>
        <translation>Wat oplicht is bereikbaar; het getal is de prijs in goederenblokjes van die locatie.</translation>
    </message>
    <message>
        <source>Click a level to take its haul, or the urchin to take less or to swap.</source>
        <translation>Klik op een trede voor de buit, of op de straatjongen om minder te nemen of te ruilen.</translation>
    </message>
    <message>
        <source>Click a level to empty its purse.</source>
        <translation>Klik op een trede om de beurs te legen.</translation>
    </message>
    <message>
        <source>Fagin’s crumbs: click a warehouse to take one cube.</source>
        <translation>Fagins kruimels: klik op een pakhuis om één goederenblokje te nemen.</translation>
    </message>
    <message>
        <source>Up or down?</source>
        <translation>Omhoog of omlaag?</translation>
    </message>
    <message>
        <source>Basket</source>
        <translation>Mandje</translation>
    </message>
    <message>
        <source>This wins the game.</source>
        <translation>Daarmee is het spel gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n urchin(s) home to Fagin.</source>
        <translation>
            <numerusform>Brengt een straatjongen terug naar Fagin.</numerusform>
            <numerusform>Brengt %n straatjongens terug naar Fagin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise {who} could win next turn.</source>
        <translation>Anders kan {who} de volgende beurt winnen.</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n new urchin(s) onto the streets.</source>
        <translation>
            <numerusform>Plaatst een nieuwe straatjongen.</numerusform>
            <numerusform>Plaatst %n nieuwe straatjongens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Comes %n level(s) nearer to Fagin.</source>
        <translation>
            <numerusform>Komt één trede dichter bij Fagin.</numerusform>
            <numerusform>Komt %n treden dichter bij Fagin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets {who} back by %n level(s).</source>
        <translation>
            <numerusform>Zet {who} één trede terug.</numerusform>
            <numerusform>Zet {who} %n treden terug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings in %n shilling(s).</source>
        <translation>
            <numerusform>Brengt één shilling op.</numerusform>
            <numerusform>Brengt %n shilling op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings in %n cube(s).</source>
        <translation>
            <numerusform>Brengt één goederenblokje op.</numerusform>
            <numerusform>Brengt %n goederenblokjes op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n new urchin(s) on the streets.</source>
        <translation>
            <numerusform>Met alles wat volgt: één nieuwe straatjongen in het spel.</numerusform>
            <numerusform>Met alles wat volgt: %n nieuwe straatjongens in het spel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n level(s) nearer to Fagin.</source>
        <translation>
            <numerusform>Met alles wat volgt: één trede dichter bij Fagin.</numerusform>
            <numerusform>Met alles wat volgt: %n treden dichter bij Fagin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: {who} is set back by %n level(s).</source>
        <translation>
            <numerusform>Met alles wat volgt: {who} valt één trede terug.</numerusform>
            <numerusform>Met alles wat volgt: {who} valt %n treden terug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n shilling(s) more.</source>
        <translation>
            <numerusform>Met alles wat volgt: één shilling meer.</numerusform>
            <numerusform>Met alles wat volgt: %n shilling meer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With what follows: %n cube(s) more.</source>
        <translation>
            <numerusform>Met alles wat volgt: één goederenblokje meer.</numerusform>
            <numerusform>Met alles wat volgt: %n goederenblokjes meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this turn you could win in the next.</source>
        <translation>Na deze beurt kun je in de volgende winnen.</translation>
    </message>
    <message>
        <source>Pays for a new urchin: {streets}.</source>
        <comment>one or several streets</comment>
        <translation>Genoeg voor een nieuwe straatjongen: {streets}.</translation>
    </message>
    <message>
        <source>Pays for the way home: {streets}.</source>
        <comment>one or several streets</comment>
        <translation>Genoeg voor de weg naar huis: {streets}.</translation>
    </message>
    <message>
        <source>Buys {cubes}.</source>
        <translation>Koopt {cubes}.</translation>
    </message>
    <message>
        <source>Sells {cubes}.</source>
        <translation>Verkoopt {cubes}.</translation>
    </message>
    <message>
        <source>Turns cubes you need less into cubes you need more.</source>
        <translation>Maakt van goederenblokjes die je minder nodig hebt blokjes die je meer nodig hebt.</translation>
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
        <source>Fagin’s Gang</source>
        <translation>Fagin’s Gang</translation>
    </message>
    <message>
        <source>Send your urchins to steal, dodge the constables, and bring three of them home to Fagin.</source>
        <translation>Stuur je straatjongens uit stelen, ontwijk de agenten en breng er drie terug naar Fagin.</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kort spel</translation>
    </message>
    <message>
        <source>Two urchins at Fagin’s win.</source>
        <translation>Twee straatjongens bij Fagin zijn al genoeg om te winnen.</translation>
    </message>
    <message>
        <source>Even swap</source>
        <translation>Eén op één ruilen</translation>
    </message>
    <message>
        <source>A swap exchanges up to three cubes one for one, instead of three for one.</source>
        <translation>Je ruilt tot drie goederenblokjes één op één, in plaats van drie voor één.</translation>
    </message>
    <message>
        <source>Quiet streets</source>
        <translation>Rustige straten</translation>
    </message>
    <message>
        <source>There are no constables, nor a busy beat: good for a first game.</source>
        <translation>Er zijn geen agenten, dus ook geen drukke patrouille: goed voor een eerste spel.</translation>
    </message>
    <message>
        <source>Busy beat</source>
        <translation>Drukke patrouille</translation>
    </message>
    <message>
        <source>All constables walk after every turn, by one roll, instead of at the end of the round.</source>
        <translation>De agenten lopen na elke beurt, allemaal met dezelfde worp, in plaats van één keer aan het eind van de ronde.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Laatste ronde</translation>
    </message>
    <message>
        <source>After it, urchins at Fagin’s, shillings and cubes decide. With “None” you play until somebody wins, which takes about 20 rounds; if nobody does, it ends after round {late}.</source>
        <translation>Daarna beslissen straatjongens bij Fagin, shillings en goederenblokjes. Bij ‘Geen’ speel je tot iemand wint, meestal zo’n 20 rondes; lukt dat niemand, dan stopt het spel na ronde {late}.</translation>
    </message>
    <message>
        <source>None</source>
        <comment>there is no last round</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Up: {who}.</source>
        <translation>Omhoog: {who}.</translation>
    </message>
    <message>
        <source>Down: {who}.</source>
        <translation>Omlaag: {who}.</translation>
    </message>
    <message>
        <source>{who} to level {level}</source>
        <translation>{who} naar trede {level}</translation>
    </message>
    <message>
        <source>{who} out of the street</source>
        <translation>{who} terug naar de voorraad</translation>
    </message>
    <message>
        <source>{who} gets the start player coin.</source>
        <translation>{who} krijgt de startspelermunt.</translation>
    </message>
    <message>
        <source>Round {number}: {who} begins.</source>
        <translation>Ronde {number}: {who} begint.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} past.</translation>
    </message>
    <message>
        <source>{who} picks up Fagin’s crumbs: {cube}.</source>
        <translation>{who} raapt Fagins kruimels op: {cube}.</translation>
    </message>
    <message>
        <source>{who} places an urchin in {street}, on level {to}, for {cubes}.</source>
        <translation>{street}: {who} plaatst een straatjongen op trede {to}, voor {cubes}.</translation>
    </message>
    <message>
        <source>{who} moves up from {start} to {to} in {street} for {cubes}.</source>
        <translation>{street}: {who} gaat omhoog van {start} naar {to}, voor {cubes}.</translation>
    </message>
    <message>
        <source>{who} moves down from {start} to {to} in {street} for {cubes}.</source>
        <translation>{street}: {who} gaat omlaag van {start} naar {to}, voor {cubes}.</translation>
    </message>
    <message>
        <source>{who} leaves {street} at the top for {cubes}.</source>
        <translation>{street}: {who} verlaat de locatie bovenaan, voor {cubes}.</translation>
    </message>
    <message>
        <source>{who} leaves {street} at the bottom for {cubes}.</source>
        <translation>{street}: {who} verlaat de locatie onderaan, voor {cubes}.</translation>
    </message>
    <message>
        <source>{who} brings an urchin home from {street} for {cubes} and {fee}: number {homes}!</source>
        <translation>{street}: {who} brengt een straatjongen terug naar Fagin, voor {cubes} en {fee}. Dat is nummer {homes}!</translation>
    </message>
    <message>
        <source>{by} pushes {who} from {start} to {to} in {street}.</source>
        <translation>{street}: {by} duwt {who} van {start} naar {to}.</translation>
    </message>
    <message>
        <source>{by} pushes {who} out of {street}.</source>
        <translation>{street}: {by} duwt {who} de locatie uit.</translation>
    </message>
    <message>
        <source>The constable pushes {who} from {start} to {to} in {street}.</source>
        <translation>{street}: de agent duwt {who} van {start} naar {to}.</translation>
    </message>
    <message>
        <source>The constable pushes {who} out of {street}.</source>
        <translation>{street}: de agent duwt {who} de locatie uit.</translation>
    </message>
    <message>
        <source>{who} steps aside for the constable, to level {to} in {street}.</source>
        <translation>{street}: {who} wijkt uit voor de agent, naar trede {to}.</translation>
    </message>
    <message>
        <source>{who} steps aside for the constable, out of {street}.</source>
        <translation>{street}: {who} wijkt uit voor de agent en verlaat daarbij de locatie.</translation>
    </message>
    <message>
        <source>{who} steals {cubes} in {street}.</source>
        <translation>{street}: {who} steelt {cubes}.</translation>
    </message>
    <message>
        <source>{who} swaps {given} for {taken}.</source>
        <translation>{who} ruilt {given} voor {taken}.</translation>
    </message>
    <message>
        <source>{who} steals {money} in {street}.</source>
        <translation>{street}: {who} steelt {money}.</translation>
    </message>
    <message>
        <source>{who} does not trade.</source>
        <translation>{who} handelt niet.</translation>
    </message>
    <message>
        <source>{who} buys {bought} for {money}.</source>
        <translation>{who} koopt {bought} voor {money}.</translation>
    </message>
    <message>
        <source>{who} sells {sold} for {money}.</source>
        <translation>{who} verkoopt {sold} voor {money}.</translation>
    </message>
    <message>
        <source>{who} buys {bought}, sells {sold} and gains {money}.</source>
        <translation>{who} koopt {bought}, verkoopt {sold} en houdt er {money} aan over.</translation>
    </message>
    <message>
        <source>{who} buys {bought} and sells {sold} for the same money.</source>
        <translation>{who} koopt {bought}, verkoopt {sold}; dat heft elkaar op.</translation>
    </message>
    <message>
        <source>{who} buys {bought}, sells {sold} and pays {money}.</source>
        <translation>{who} koopt {bought}, verkoopt {sold} en betaalt {money}.</translation>
    </message>
    <message>
        <source>The die shows {die}. New prices: {prices}.</source>
        <translation>De dobbelsteen toont {die}. Nieuwe prijzen: {prices}.</translation>
    </message>
    <message>
        <source>{street}: a {die}; the constable goes to {level}, facing {way}.</source>
        <translation>{street}: een {die}; de agent gaat naar {level} en kijkt {way}.</translation>
    </message>
    <message>
        <source>{street}: the constable begins on level {level}, facing {way}.</source>
        <translation>{street}: de agent begint op trede {level} en kijkt {way}.</translation>
    </message>
    <message>
        <source>up</source>
        <comment>which way a constable faces</comment>
        <translation>omhoog</translation>
    </message>
    <message>
        <source>down</source>
        <comment>which way a constable faces</comment>
        <translation>omlaag</translation>
    </message>
    <message>
        <source>{who} must put cubes back.</source>
        <comment>one or several names</comment>
        <translation>Goederenblokjes terugleggen: {who}.</translation>
    </message>
    <message>
        <source>{who} puts {cube} back.</source>
        <translation>{who} legt {cube} terug.</translation>
    </message>
    <message>
        <source>The last round is over. In front: {who}.</source>
        <comment>one or several names</comment>
        <translation>De laatste ronde is voorbij. Aan kop: {who}.</translation>
    </message>
    <message>
        <source>Round {number}. {who} has the start player coin.</source>
        <translation>Ronde {number}. {who} heeft de startspelermunt.</translation>
    </message>
    <message numerus="yes">
        <source>The first to bring %n urchin(s) home to Fagin wins.</source>
        <translation>
            <numerusform>Wie als eerste %n straatjongen naar Fagin terugbrengt, wint.</numerusform>
            <numerusform>Wie als eerste %n straatjongens naar Fagin terugbrengt, wint.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {last} is the last: if nobody has won by its end, urchins at Fagin’s, shillings and cubes decide.</source>
        <translation>Ronde {last} is de laatste: heeft daarna nog niemand gewonnen, dan beslissen straatjongens bij Fagin, shillings en goederenblokjes.</translation>
    </message>
    <message>
        <source>{street}: one level costs {cost}. In its warehouse: {cubes}.</source>
        <translation>{street}: één trede kost {cost}. In het pakhuis: {cubes}.</translation>
    </message>
    <message>
        <source>{street}, Fagin’s space: {who}.</source>
        <comment>one or several names</comment>
        <translation>{street}, Faginveld: {who}.</translation>
    </message>
    <message>
        <source>{street}, level {level}: an urchin of {who}. It can steal {spoils}.</source>
        <translation>{street}, trede {level}: een straatjongen van {who}. Hij kan {spoils} stelen.</translation>
    </message>
    <message>
        <source>{street}, level {level}: the constable. He walks up next.</source>
        <translation>{street}, trede {level}: de agent. Hij loopt straks omhoog.</translation>
    </message>
    <message>
        <source>{street}, level {level}: the constable. He walks down next.</source>
        <translation>{street}, trede {level}: de agent. Hij loopt straks omlaag.</translation>
    </message>
    <message>
        <source>{street}: nobody on any level.</source>
        <translation>{street}: niemand op de treden.</translation>
    </message>
    <message>
        <source>Smithfield Market, {goods}: {cubes} in the stall. Price of one: {money}.</source>
        <translation>Smithfield Market, {goods}: {cubes} in de marktkraam. Prijs per stuk: {money}.</translation>
    </message>
    <message>
        <source>The market coin lies beside the market: it can still be opened this round.</source>
        <translation>De marktmunt ligt naast de markt: die kan deze ronde nog geopend worden.</translation>
    </message>
    <message>
        <source>The market coin lies on the market: it has been opened this round.</source>
        <translation>De marktmunt ligt op de markt: die is deze ronde al geopend.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n urchin(s) left to place and {homes} of {goal} at Fagin’s.</source>
        <translation>
            <numerusform>{who} kan nog %n straatjongen plaatsen en heeft er {homes} van {goal} bij Fagin.</numerusform>
            <numerusform>{who} kan nog %n straatjongens plaatsen en heeft er {homes} van {goal} bij Fagin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has {money}. Goods: {cubes}.</source>
        <translation>{who} heeft {money}. Goederen: {cubes}.</translation>
    </message>
    <message>
        <source>{who} has {money} and no goods.</source>
        <translation>{who} heeft {money} en geen goederen.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has carried out %n part(s) of the action, of at most 3.</source>
        <translation>
            <numerusform>{who} heeft %n van hoogstens 3 delen van de actie uitgevoerd.</numerusform>
            <numerusform>{who} heeft %n van hoogstens 3 delen van de actie uitgevoerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has bought in this trade: {cubes}.</source>
        <translation>{who} heeft tijdens deze handel gekocht: {cubes}.</translation>
    </message>
    <message>
        <source>{who} has sold in this trade: {cubes}.</source>
        <translation>{who} heeft tijdens deze handel verkocht: {cubes}.</translation>
    </message>
    <message>
        <source>{who} has put back for this swap: {cubes}.</source>
        <translation>{who} heeft voor deze ruil teruggelegd: {cubes}.</translation>
    </message>
    <message>
        <source>{who} has taken in this swap: {cubes}.</source>
        <translation>{who} heeft bij deze ruil genomen: {cubes}.</translation>
    </message>
    <message>
        <source>The game is over: place {place} for {who}.</source>
        <translation>Het spel is afgelopen: plaats {place} voor {who}.</translation>
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
        <translation>St Paul’s Cathedral</translation>
    </message>
    <message>
        <source>books</source>
        <translation>boeken</translation>
    </message>
    <message>
        <source>handkerchiefs</source>
        <translation>zakdoeken</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>fruit</translation>
    </message>
    <message>
        <source>watches</source>
        <translation>zakhorloges</translation>
    </message>
    <message>
        <source>silverware</source>
        <translation>zilverwerk</translation>
    </message>
    <message>
        <source>jewels</source>
        <translation>juwelen</translation>
    </message>
    <message numerus="yes">
        <source>%n book(s)</source>
        <translation>
            <numerusform>%n boek</numerusform>
            <numerusform>%n boeken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handkerchief(s)</source>
        <translation>
            <numerusform>%n zakdoek</numerusform>
            <numerusform>%n zakdoeken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fruit(s)</source>
        <translation>
            <numerusform>%n stuk fruit</numerusform>
            <numerusform>%n stuks fruit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watch(es)</source>
        <translation>
            <numerusform>%n zakhorloge</numerusform>
            <numerusform>%n zakhorloges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of silverware</source>
        <translation>
            <numerusform>%n stuk zilverwerk</numerusform>
            <numerusform>%n stuks zilverwerk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewel(s)</source>
        <translation>
            <numerusform>%n juweel</numerusform>
            <numerusform>%n juwelen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shilling(s)</source>
        <translation>
            <numerusform>%n shilling</numerusform>
            <numerusform>%n shilling</numerusform>
        </translation>
    </message>
    <message>
        <source>{cubes} or {money}</source>
        <comment>what an urchin can steal</comment>
        <translation>{cubes} of {money}</translation>
    </message>
    <message>
        <source>Choose one action for this turn.</source>
        <translation>Kies één actie voor deze beurt.</translation>
    </message>
    <message>
        <source>Place or move an urchin: part {part} of at most 3.</source>
        <translation>Straatjongen plaatsen of verplaatsen: deel {part} van hoogstens 3.</translation>
    </message>
    <message>
        <source>{who} stands in the way. Push that urchin up or down?</source>
        <translation>{who} staat in de weg. Deze straatjongen omhoog of omlaag duwen?</translation>
    </message>
    <message>
        <source>A constable stands there. Does your urchin step aside up or down?</source>
        <translation>Daar staat een agent. Wijkt je straatjongen omhoog of omlaag uit?</translation>
    </message>
    <message>
        <source>Steal or swap goods where you have an urchin: part {part} of at most 3.</source>
        <translation>Goederen stelen of ruilen waar je een straatjongen hebt: deel {part} van hoogstens 3.</translation>
    </message>
    <message numerus="yes">
        <source>Swap: put %n more cube(s) back.</source>
        <translation>
            <numerusform>Ruilen: leg nog één goederenblokje terug.</numerusform>
            <numerusform>Ruilen: leg nog %n goederenblokjes terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap one for one: put cube {number} of at most 3 back.</source>
        <translation>Eén op één ruilen: leg goederenblokje {number} van hoogstens 3 terug.</translation>
    </message>
    <message numerus="yes">
        <source>Swap: take %n cube(s) of any colour.</source>
        <translation>
            <numerusform>Ruilen: neem één goederenblokje van een kleur naar keuze.</numerusform>
            <numerusform>Ruilen: neem %n goederenblokjes van kleuren naar keuze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty a purse where you have an urchin: part {part} of at most 3.</source>
        <translation>Leeg een beurs waar je een straatjongen hebt: deel {part} van hoogstens 3.</translation>
    </message>
    <message>
        <source>Smithfield Market: buy and sell cube by cube, then leave.</source>
        <translation>Smithfield Market: koop en verkoop blokje voor blokje en verlaat dan de markt.</translation>
    </message>
    <message numerus="yes">
        <source>You may keep {limit} cubes: put %n back.</source>
        <translation>
            <numerusform>Je mag {limit} goederenblokjes houden: leg er één terug.</numerusform>
            <numerusform>Je mag {limit} goederenblokjes houden: leg er %n terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is choosing an action.</source>
        <translation>{who} kiest een actie.</translation>
    </message>
    <message>
        <source>{who} is moving urchins.</source>
        <translation>{who} verplaatst straatjongens.</translation>
    </message>
    <message>
        <source>{who} is choosing which way to push.</source>
        <translation>{who} beslist welke kant op wordt geduwd.</translation>
    </message>
    <message>
        <source>{who} is choosing which way to step aside.</source>
        <translation>{who} beslist welke kant op wordt uitgeweken.</translation>
    </message>
    <message>
        <source>{who} is stealing goods.</source>
        <translation>{who} steelt goederen.</translation>
    </message>
    <message>
        <source>{who} is swapping goods.</source>
        <translation>{who} ruilt goederen.</translation>
    </message>
    <message>
        <source>{who} is stealing money.</source>
        <translation>{who} steelt geld.</translation>
    </message>
    <message>
        <source>{who} is trading at Smithfield Market.</source>
        <translation>{who} handelt op Smithfield Market.</translation>
    </message>
    <message>
        <source>{who} is putting back the cubes beyond {limit}.</source>
        <translation>{who} legt goederenblokjes terug: er mogen er maar {limit} blijven.</translation>
    </message>
    <message>
        <source>Choose one of the four actions first.</source>
        <translation>Kies eerst een van de vier acties.</translation>
    </message>
    <message>
        <source>You have chosen to move urchins; actions are never mixed.</source>
        <translation>Je verplaatst nu straatjongens; acties worden nooit gecombineerd.</translation>
    </message>
    <message>
        <source>You have chosen to steal goods; actions are never mixed.</source>
        <translation>Je steelt nu goederen; acties worden nooit gecombineerd.</translation>
    </message>
    <message>
        <source>You have chosen to steal money; actions are never mixed.</source>
        <translation>Je steelt nu geld; acties worden nooit gecombineerd.</translation>
    </message>
    <message>
        <source>The market is open: trade, or leave it.</source>
        <translation>De markt is open: handel of verlaat hem.</translation>
    </message>
    <message>
        <source>First you must put back the cubes that are too many.</source>
        <translation>Eerst moet je de goederenblokjes terugleggen die te veel zijn.</translation>
    </message>
    <message>
        <source>An action needs at least one part. Undo takes back the choice of the action.</source>
        <translation>Een actie heeft minstens één deel nodig. Met ‘Terugnemen’ kun je een andere kiezen.</translation>
    </message>
    <message>
        <source>This action has already used that street.</source>
        <translation>Deze locatie heb je in deze actie al gebruikt.</translation>
    </message>
    <message>
        <source>Your urchin has returned to Fagin from here: the street is closed to you.</source>
        <translation>Je straatjongen is van hier naar Fagin teruggekeerd: de locatie is voor jou gesloten.</translation>
    </message>
    <message>
        <source>All your urchins are on the streets or at Fagin’s.</source>
        <translation>Al je straatjongens staan op een locatie of zijn bij Fagin.</translation>
    </message>
    <message>
        <source>Your urchin stands there already.</source>
        <translation>Je straatjongen staat daar al.</translation>
    </message>
    <message numerus="yes">
        <source>That costs %n cube(s) of this street’s goods ({goods}); you have {cubes}.</source>
        <translation>
            <numerusform>Dat kost één goederenblokje van deze locatie ({goods}); je hebt er {cubes}.</numerusform>
            <numerusform>Dat kost %n goederenblokjes van deze locatie ({goods}); je hebt er {cubes}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fagin wants {fee} shillings for an urchin; you have {money}.</source>
        <translation>Fagin wil {fee} shilling voor een straatjongen; je hebt er {money}.</translation>
    </message>
    <message>
        <source>First decide between up and down.</source>
        <translation>Kies eerst omhoog of omlaag.</translation>
    </message>
    <message>
        <source>You have no urchin in that street.</source>
        <translation>Je hebt geen straatjongen op die locatie.</translation>
    </message>
    <message numerus="yes">
        <source>A swap takes at least %n cube(s).</source>
        <translation>
            <numerusform>Voor een ruil heb je minstens één goederenblokje nodig.</numerusform>
            <numerusform>Voor een ruil heb je minstens %n goederenblokjes nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>On this level there is nothing to steal.</source>
        <translation>Op deze trede valt niets te stelen.</translation>
    </message>
    <message>
        <source>That warehouse is empty.</source>
        <translation>Dat pakhuis is leeg.</translation>
    </message>
    <message numerus="yes">
        <source>From this level you can steal %n cube(s) at most.</source>
        <translation>
            <numerusform>Vanaf deze trede kun je hoogstens één goederenblokje stelen.</numerusform>
            <numerusform>Vanaf deze trede kun je hoogstens %n goederenblokjes stelen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cube of that colour.</source>
        <translation>Je hebt geen goederenblokje van die kleur.</translation>
    </message>
    <message>
        <source>First put back the cubes for the swap.</source>
        <translation>Leg eerst de goederenblokjes voor de ruil terug.</translation>
    </message>
    <message>
        <source>Now take what you swap for.</source>
        <translation>Neem nu wat je ervoor terug wilt.</translation>
    </message>
    <message>
        <source>On level 0 the purse is empty.</source>
        <translation>Op trede 0 is de beurs leeg.</translation>
    </message>
    <message>
        <source>That stall is empty.</source>
        <translation>Die marktkraam is leeg.</translation>
    </message>
    <message>
        <source>That stall has no free place.</source>
        <translation>Die marktkraam heeft geen vrije plaats.</translation>
    </message>
    <message>
        <source>That costs {price} shillings; you have {money}.</source>
        <translation>Dat kost {price} shilling; je hebt er {money}.</translation>
    </message>
    <message>
        <source>You have sold this colour in this trade, so you cannot buy it.</source>
        <translation>Je hebt deze kleur net verkocht, dus je kunt hem niet kopen.</translation>
    </message>
    <message>
        <source>You have bought this colour in this trade, so you cannot sell it.</source>
        <translation>Je hebt deze kleur net gekocht, dus je kunt hem niet verkopen.</translation>
    </message>
    <message>
        <source>The market has already been open this round.</source>
        <translation>De markt is deze ronde al open geweest.</translation>
    </message>
    <message>
        <source>Fagin’s crumbs are only for those who can neither move nor steal anything.</source>
        <translation>Fagins kruimels zijn alleen voor wie niets kan verplaatsen en niets kan stelen.</translation>
    </message>
    <message>
        <source>Your goods do not pay for a step in any street that is open to you.</source>
        <translation>Je goederen zijn op geen enkele locatie die voor jou open is genoeg voor een trede.</translation>
    </message>
    <message>
        <source>You have no urchin where there is something to steal or swap.</source>
        <translation>Je hebt geen straatjongen waar iets te stelen of te ruilen valt.</translation>
    </message>
    <message>
        <source>You have no urchin at a purse that is not empty.</source>
        <translation>Geen van je straatjongens staat bij een volle beurs.</translation>
    </message>
    <message>
        <source>Place and move</source>
        <translation>Plaatsen en verplaatsen</translation>
    </message>
    <message>
        <source>Steal or swap goods</source>
        <translation>Goederen stelen of ruilen</translation>
    </message>
    <message>
        <source>Steal money</source>
        <translation>Geld stelen</translation>
    </message>
    <message>
        <source>Open the market</source>
        <translation>De markt openen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Fagin’s crumbs: {cube}</source>
        <translation>Fagins kruimels: {cube}</translation>
    </message>
    <message>
        <source>{street}: to level {level}</source>
        <translation>{street}: naar trede {level}</translation>
    </message>
    <message>
        <source>{street}: leave at the top</source>
        <translation>{street}: bovenaan verlaten</translation>
    </message>
    <message>
        <source>{street}: leave at the bottom</source>
        <translation>{street}: onderaan verlaten</translation>
    </message>
    <message>
        <source>{street}: return to Fagin</source>
        <translation>{street}: naar Fagin terugkeren</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>{street}: steal {cubes}</source>
        <translation>{street}: {cubes} stelen</translation>
    </message>
    <message>
        <source>{street}: swap goods</source>
        <translation>{street}: goederen ruilen</translation>
    </message>
    <message>
        <source>Put back {cube}</source>
        <translation>{cube} terugleggen</translation>
    </message>
    <message>
        <source>Take {cube}</source>
        <translation>{cube} nemen</translation>
    </message>
    <message>
        <source>{street}: empty the purse</source>
        <translation>{street}: beurs legen</translation>
    </message>
    <message>
        <source>End the action</source>
        <translation>Actie beëindigen</translation>
    </message>
    <message>
        <source>Buy {cube}</source>
        <translation>{cube} kopen</translation>
    </message>
    <message>
        <source>Sell {cube}</source>
        <translation>{cube} verkopen</translation>
    </message>
    <message>
        <source>Leave the market</source>
        <translation>De markt verlaten</translation>
    </message>
    <message>
        <source>Enough put back</source>
        <translation>Genoeg teruggelegd</translation>
    </message>
    <message>
        <source>Shillings</source>
        <translation>Shillings</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Goederenblokjes</translation>
    </message>
    <message>
        <source>Urchins left</source>
        <translation>Straatjongens over</translation>
    </message>
    <message>
        <source>At Fagin’s</source>
        <translation>Bij Fagin</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} van {all}</translation>
    </message>
    <message>
        <source>Fagin wants {fee} shillings for every urchin that returns. The track ends at {end}.</source>
        <translation>Fagin wil {fee} shilling voor elke straatjongen die terugkeert. Het geldspoor eindigt bij {end}.</translation>
    </message>
    <message>
        <source>At the end of a round you may keep {limit} cubes.</source>
        <translation>Aan het eind van een ronde mag je {limit} goederenblokjes houden.</translation>
    </message>
    <message>
        <source>Urchins that can be placed: one at most in each street.</source>
        <translation>Straatjongens om te plaatsen: hoogstens één per locatie.</translation>
    </message>
    <message>
        <source>Whoever is first to bring this many urchins home wins at once.</source>
        <translation>Wie als eerste zoveel straatjongens naar Fagin terugbrengt, wint meteen.</translation>
    </message>
    <message>
        <source>Round {number} of {last}</source>
        <translation>Ronde {number} van {last}</translation>
    </message>
    <message>
        <source>Way home in per cent</source>
        <translation>Weg naar huis in procenten</translation>
    </message>
</context>
</TS>
