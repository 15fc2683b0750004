<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>florence</name>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronde {number} van {rounds}</translation>
    </message>
    <message>
        <source>Minimum work value</source>
        <translation>Minimale werkwaarde</translation>
    </message>
    <message>
        <source>Minimum by round: {values}. Every work must reach it. A work pays 100 florins for each point of its value; every 200 of them can become 1 prestige.</source>
        <translation>Minimale werkwaarde per ronde: {values}. Elk werk moet die halen. Een werk levert 100 florijnen op per punt van zijn werkwaarde; elke 200 daarvan kun je inruilen voor 1 prestige.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>op</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <comment>status of a player in the auction</comment>
        <translation>biedt {amount}</translation>
    </message>
    <message>
        <source>{character} {amount}</source>
        <comment>a character and the bid of a player for it</comment>
        <translation>{character} {amount}</translation>
    </message>
    <message>
        <source>is asked</source>
        <comment>status of a player in the auction</comment>
        <translation>is aan de beurt</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>status of a player in the auction</comment>
        <translation>gepast</translation>
    </message>
    <message>
        <source>has bought</source>
        <comment>status of a player in the auction</comment>
        <translation>heeft gekocht</translation>
    </message>
    <message>
        <source>declined</source>
        <comment>status of a player in the auction</comment>
        <translation>ziet af</translation>
    </message>
    <message>
        <source>still in</source>
        <comment>status of a player in the auction</comment>
        <translation>doet nog mee</translation>
    </message>
    <message>
        <source>takes a turn</source>
        <comment>status of a player</comment>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>{points} prestige</source>
        <translation>{points} prestige</translation>
    </message>
    <message>
        <source>{money} florins</source>
        <translation>{money} florijnen</translation>
    </message>
    <message>
        <source>can pay {money}</source>
        <translation>kan {money} betalen</translation>
    </message>
    <message>
        <source>{who}: jesters {jesters}, builders {builders}, works {works}.</source>
        <translation>{who}: jongleurs {jesters}, bouwmeesters {builders}, werken {works}.</translation>
    </message>
    <message>
        <source>A click shows the estate.</source>
        <translation>Een klik toont het vorstendom.</translation>
    </message>
    <message>
        <source>Freedoms: {freedoms}.</source>
        <translation>Vrijheden: {freedoms}.</translation>
    </message>
    <message>
        <source>Florins bring no prestige at the end, but decide ties.</source>
        <translation>Florijnen leveren aan het einde geen prestige op, maar beslissen bij een gelijke stand.</translation>
    </message>
    <message>
        <source>If they run short, you sell prestige at 100 florins each.</source>
        <comment>they: the florins</comment>
        <translation>Kom je florijnen te kort, dan verkoop je prestige voor 100 florijnen per punt.</translation>
    </message>
    <message numerus="yes">
        <source>%n jester(s): +{points} to the value of each of your works.</source>
        <translation>
            <numerusform>Eén jongleur: +{points} voor de werkwaarde van elk van je werken.</numerusform>
            <numerusform>%n jongleurs: +{points} voor de werkwaarde van elk van je werken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n builder(s): a building costs you {price} florins.</source>
        <translation>
            <numerusform>Eén bouwmeester: een gebouw kost je {price} florijnen.</numerusform>
            <numerusform>%n bouwmeesters: een gebouw kost je {price} florijnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your buildings may touch each other and the palazzo.</source>
        <translation>Je gebouwen mogen elkaar en het palazzo raken.</translation>
    </message>
    <message>
        <source>With two or more builders, buildings may touch each other and the palazzo.</source>
        <translation>Vanaf twee bouwmeesters mogen gebouwen elkaar en het palazzo raken.</translation>
    </message>
    <message numerus="yes">
        <source>%n work(s): profession and recruiting cards on your table. Each adds 1 to further works.</source>
        <translation>
            <numerusform>Eén werk: een personen- of wegkoopkaart die bij je op tafel ligt. Die telt bij elk volgend werk voor 1 mee.</numerusform>
            <numerusform>%n werken: personen- en wegkoopkaarten die bij je op tafel liggen. Elke kaart telt bij elk volgend werk voor 1 mee.</numerusform>
        </translation>
    </message>
    <message>
        <source>A click shows the first estate again.</source>
        <translation>Een klik toont weer het eerste vorstendom.</translation>
    </message>
    <message>
        <source>A click shows your own estate again.</source>
        <translation>Een klik toont weer je eigen vorstendom.</translation>
    </message>
    <message>
        <source>Your estate</source>
        <translation>Jouw vorstendom</translation>
    </message>
    <message>
        <source>Estate of {who}</source>
        <translation>Vorstendom van {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s).</source>
        <translation>
            <numerusform>Eén leeg vak.</numerusform>
            <numerusform>%n lege vakken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings may touch each other and the palazzo only at corners, unless there are two builders. Landscapes may touch anything.</source>
        <translation>Gebouwen mogen elkaar en het palazzo alleen met de hoeken raken; vanaf twee bouwmeesters ook met de zijden. Landschappen mogen alles raken.</translation>
    </message>
    <message>
        <source>The palazzo counts neither as a building nor as empty squares.</source>
        <translation>Het palazzo telt niet als gebouw, en zijn vakken gelden niet als leeg.</translation>
    </message>
    <message>
        <source>{tile}, {size}. Wanted by: {who}.</source>
        <translation>{tile}, {size}. Gewenst door: {who}.</translation>
    </message>
    <message>
        <source>{tile}. Wanted by: {who}.</source>
        <translation>{tile}. Gewenst door: {who}.</translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {size}: {price} florins, +3 prestige. Wanted by: {who}. %n left.</source>
        <translation>
            <numerusform>{tile}, {size}: {price} florijnen, +3 prestige. Gewenst door: {who}. Nog %n.</numerusform>
            <numerusform>{tile}, {size}: {price} florijnen, +3 prestige. Gewenst door: {who}. Nog %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line} For it you would sell %n prestige.</source>
        <translation>
            <numerusform>{line} Je zou er 1 prestige voor verkopen.</numerusform>
            <numerusform>{line} Je zou er %n prestige voor verkopen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}; %n prestige is sold for it</source>
        <translation>
            <numerusform>{line}; daarvoor verkoop je 1 prestige</numerusform>
            <numerusform>{line}; daarvoor verkoop je %n prestige</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, {size}: you have it. Wanted by: {who}.</source>
        <translation>{tile}, {size}: heb je al. Gewenst door: {who}.</translation>
    </message>
    <message numerus="yes">
        <source>Freedom: {freedom}. 300 florins. Wanted by 7 professions. %n left.</source>
        <translation>
            <numerusform>Vrijheid: {freedom}. 300 florijnen. Gewenst door 7 personen. Nog %n.</numerusform>
            <numerusform>Vrijheid: {freedom}. 300 florijnen. Gewenst door 7 personen. Nog %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Freedom: {freedom}. Introduced in your estate.</source>
        <translation>Vrijheid: {freedom}. In je vorstendom ingevoerd.</translation>
    </message>
    <message>
        <source>Among your cards: {cards}.</source>
        <comment>professions in hand that wish for this</comment>
        <translation>Daarvan in je hand: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Professions, 300 florins: look at five cards and keep one. Each is a work that you can complete. %n card(s) left.</source>
        <translation>
            <numerusform>Personen, 300 florijnen: bekijk vijf kaarten en houd er één. Elke kaart is een werk dat je kunt volbrengen. Nog één kaart.</numerusform>
            <numerusform>Personen, 300 florijnen: bekijk vijf kaarten en houd er één. Elke kaart is een werk dat je kunt volbrengen. Nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus cards, 300 florins: look at five cards and keep one. It adds to the value of one work. %n card(s) left.</source>
        <translation>
            <numerusform>Bonuskaarten, 300 florijnen: bekijk vijf kaarten en houd er één. Die verhoogt de waarde van één werk. Nog één kaart.</numerusform>
            <numerusform>Bonuskaarten, 300 florijnen: bekijk vijf kaarten en houd er één. Die verhoogt de waarde van één werk. Nog %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} You have seen and put back: {cards}.</source>
        <translation>{line} Je hebt gezien en teruggelegd: {cards}.</translation>
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
        <translation>Wegkopen</translation>
    </message>
    <message>
        <source>Fetches a completed profession from another table, at any time in your turn.</source>
        <translation>Haalt op elk moment in je beurt een uitgespeelde personenkaart bij een medespeler weg.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Work value {value}: building {building} of 4, landscape {landscape} of 3, freedom {freedom} of 3, jesters {jesters} (2 each), profession and recruiting cards in hand and on the table {cards} (1 each). This round asks for {minimum}.</source>
        <translation>Werkwaarde {value}: gebouw {building} van 4, landschap {landscape} van 3, vrijheid {freedom} van 3, jongleurs {jesters} (2 per stuk), personen- en wegkoopkaarten in de hand en op tafel {cards} (1 per stuk). Deze ronde is {minimum} nodig.</translation>
    </message>
    <message>
        <source>{line} The Muse adds {muse}.</source>
        <translation>{line} De Muze voegt {muse} toe.</translation>
    </message>
    <message>
        <source>4 if the building that is wished for stands in your estate: {tile}.</source>
        <translation>4 als het gewenste gebouw in je vorstendom staat: {tile}.</translation>
    </message>
    <message>
        <source>3 if the landscape that is wished for lies in your estate: {tile}.</source>
        <translation>3 als het gewenste landschap in je vorstendom ligt: {tile}.</translation>
    </message>
    <message>
        <source>3 if the freedom that is wished for is introduced: {freedom}.</source>
        <translation>3 als de gewenste vrijheid is ingevoerd: {freedom}.</translation>
    </message>
    <message numerus="yes">
        <source>2 for each jester: you have %n.</source>
        <translation>
            <numerusform>2 voor elke jongleur: je hebt er één.</numerusform>
            <numerusform>2 voor elke jongleur: je hebt er %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 for each of your profession and recruiting cards, in hand and on the table, this one included.</source>
        <translation>1 voor elk van je personen- en wegkoopkaarten, in je hand en op tafel, deze meegerekend.</translation>
    </message>
    <message>
        <source>The Muse adds the number of the round.</source>
        <translation>De Muze telt het nummer van de ronde erbij op.</translation>
    </message>
    <message>
        <source>What the bonus cards add that you play with this work.</source>
        <translation>Wat de bonuskaarten toevoegen die je bij dit werk speelt.</translation>
    </message>
    <message>
        <source>The bank pays 100 florins for each point. This round asks for {minimum}.</source>
        <translation>De bank betaalt 100 florijnen per punt. Deze ronde is {minimum} nodig.</translation>
    </message>
    <message>
        <source>2 for each building in your estate.</source>
        <translation>2 voor elk gebouw in je vorstendom.</translation>
    </message>
    <message>
        <source>2 for each landscape in your estate.</source>
        <translation>2 voor elk landschap in je vorstendom.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>part of the value of a court work</comment>
        <translation>Gebouwen</translation>
    </message>
    <message>
        <source>Landscapes</source>
        <comment>part of the value of a court work</comment>
        <translation>Landschappen</translation>
    </message>
    <message>
        <source>{text}: adds {value} to a work now.</source>
        <translation>{text}: verhoogt een werk nu met {value}.</translation>
    </message>
    <message>
        <source>{text}: {most} prestige at the end. As things stand: {points}.</source>
        <translation>{text}: {most} prestige aan het einde. Zoals het er nu voor staat: {points}.</translation>
    </message>
    <message>
        <source>{text}: {most} prestige at the end, {tied} if tied. As things stand: {points}.</source>
        <translation>{text}: {most} prestige aan het einde, {tied} bij een gelijke stand. Zoals het er nu voor staat: {points}.</translation>
    </message>
    <message>
        <source>{who} {number}</source>
        <comment>a player and the number that a prestige card compares</comment>
        <translation>{who} {number}</translation>
    </message>
    <message>
        <source>now {points}</source>
        <comment>what a prestige card would bring</comment>
        <translation>nu {points}</translation>
    </message>
    <message>
        <source>Building</source>
        <comment>part of a work value</comment>
        <translation>Gebouw</translation>
    </message>
    <message>
        <source>Landscape</source>
        <comment>part of a work value</comment>
        <translation>Landschap</translation>
    </message>
    <message>
        <source>Freedom</source>
        <comment>part of a work value</comment>
        <translation>Vrijheid</translation>
    </message>
    <message>
        <source>Jesters</source>
        <comment>part of a work value</comment>
        <translation>Jongleurs</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>part of a work value</comment>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Bonus</source>
        <comment>part of a work value</comment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Muse</source>
        <comment>part of a work value</comment>
        <translation>Muze</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Veiling</translation>
    </message>
    <message>
        <source>{object} – {who} bids {amount}</source>
        <translation>{object} – {who} biedt {amount}</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>{amount} bieden</translation>
    </message>
    <message>
        <source>Bid up to {amount}</source>
        <translation>Bieden tot {amount}</translation>
    </message>
    <message>
        <source>Bids step by step for you as long as it takes no more than {amount}.</source>
        <translation>Biedt stap voor stap voor je mee zolang {amount} genoeg is.</translation>
    </message>
    <message>
        <source>The next bid is always 100 more.</source>
        <translation>Het volgende bod is altijd 100 hoger.</translation>
    </message>
    <message>
        <source>A lower maximum.</source>
        <translation>Een lagere bovengrens.</translation>
    </message>
    <message>
        <source>A higher maximum. You can pay up to {money} florins.</source>
        <translation>Een hogere bovengrens. Je kunt tot {money} florijnen betalen.</translation>
    </message>
    <message>
        <source>Always pass</source>
        <comment>on every object of this auction phase</comment>
        <translation>Steeds passen</translation>
    </message>
    <message>
        <source>Passes for you on every object of this phase, until you open an auction yourself or are the last.</source>
        <translation>Past voor je bij elk object van deze fase, tot je zelf een veiling opent of als laatste overblijft.</translation>
    </message>
    <message>
        <source>Bid again</source>
        <comment>end always passing</comment>
        <translation>Weer meebieden</translation>
    </message>
    <message>
        <source>You pass on everything that is auctioned. A click ends that.</source>
        <translation>Je past bij alles wat geveild wordt. Met een klik bied je weer mee.</translation>
    </message>
    <message>
        <source>You bid up to {amount}.</source>
        <translation>Je biedt tot {amount}.</translation>
    </message>
    <message>
        <source>You are out for this object, but not for the next ones.</source>
        <translation>Bij dit object doe je niet meer mee, bij de volgende wel.</translation>
    </message>
    <message>
        <source>You buy nothing in this round.</source>
        <translation>Je koopt deze ronde niets.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jouw beurt</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>Nog één actie</numerusform>
            <numerusform>Nog %n acties</numerusform>
        </translation>
    </message>
    <message>
        <source>{actions}. Build, introduce a freedom, take a card or complete a work: click what glows.</source>
        <comment>actions: how many are left</comment>
        <translation>{actions}. Bouw, voer een vrijheid in, neem een kaart of volbreng een werk: klik op wat oplicht.</translation>
    </message>
    <message>
        <source>{prompt} Click one of the stacks on the left. Everybody buys at most one object per round, and from each stack only one is sold.</source>
        <comment>prompt: what is asked</comment>
        <translation>{prompt} Klik op een stapel links. Iedereen koopt hoogstens één object per ronde, en van elke stapel wordt er maar één verkocht.</translation>
    </message>
    <message>
        <source>Unused actions are lost.</source>
        <translation>Ongebruikte acties vervallen.</translation>
    </message>
    <message>
        <source>Recruit …</source>
        <translation>Wegkopen …</translation>
    </message>
    <message>
        <source>Artists (A)</source>
        <translation>Kunstenaars (A)</translation>
    </message>
    <message>
        <source>Artists and scholars</source>
        <translation>Kunstenaars en geleerden</translation>
    </message>
    <message>
        <source>All 21 professions, their wishes, and who has them.</source>
        <translation>Alle 21 personen, hun wensen, en wie ze heeft.</translation>
    </message>
    <message>
        <source>Try a layout (S)</source>
        <translation>Proefleggen (S)</translation>
    </message>
    <message>
        <source>Stop trying (S)</source>
        <translation>Klaar (S)</translation>
    </message>
    <message>
        <source>Lay tiles as you like, without building them. A click on one takes it away again.</source>
        <translation>Leg tegels zoals je wilt, zonder ze te bouwen. Een klik op een tegel haalt hem weer weg.</translation>
    </message>
    <message>
        <source>Choose a tile on the right or on the left and lay it. R turns, F flips.</source>
        <translation>Kies rechts of links een tegel en leg hem neer. R draait, F keert om.</translation>
    </message>
    <message>
        <source>Turn (R)</source>
        <translation>Draaien (R)</translation>
    </message>
    <message>
        <source>Flip (F)</source>
        <translation>Omkeren (F)</translation>
    </message>
    <message>
        <source>{price} florins, +3 prestige</source>
        <translation>{price} florijnen, +3 prestige</translation>
    </message>
    <message>
        <source>+{points} prestige</source>
        <translation>+{points} prestige</translation>
    </message>
    <message>
        <source>Point at a spot and click. R or the wheel turns, F flips; arrows and Enter work too.</source>
        <translation>Wijs een plek aan en klik. R of het muiswiel draait, F keert om; pijltoetsen en Enter werken ook.</translation>
    </message>
    <message>
        <source>Undo lets you choose something else.</source>
        <translation>Met Terugnemen kun je iets anders kiezen.</translation>
    </message>
    <message>
        <source>Work: {card}</source>
        <translation>Werk: {card}</translation>
    </message>
    <message>
        <source>Take {points} prestige and {florins} florins</source>
        <translation>{points} prestige en {florins} florijnen nemen</translation>
    </message>
    <message>
        <source>Every 200 florins become 1 prestige.</source>
        <translation>Elke 200 florijnen leveren 1 prestige op.</translation>
    </message>
    <message>
        <source>More prestige, fewer florins.</source>
        <translation>Meer prestige, minder florijnen.</translation>
    </message>
    <message>
        <source>Less prestige, more florins.</source>
        <translation>Minder prestige, meer florijnen.</translation>
    </message>
    <message>
        <source>Keep your other bonus cards for later works.</source>
        <translation>Bewaar je andere bonuskaarten voor latere werken.</translation>
    </message>
    <message>
        <source>Keep one card</source>
        <translation>Houd één kaart</translation>
    </message>
    <message>
        <source>Put one card back</source>
        <translation>Leg één kaart terug</translation>
    </message>
    <message>
        <source>Each card is a work that you can complete. Keep those whose wishes go well together; a click puts a card back.</source>
        <translation>Elke kaart is een werk dat je kunt volbrengen. Houd de kaarten waarvan de wensen goed bij elkaar passen; een klik legt een kaart terug.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Speelvolgorde</translation>
    </message>
    <message>
        <source>A lower bid, at least {least}.</source>
        <translation>Een lager bod, minstens {least}.</translation>
    </message>
    <message>
        <source>A higher bid, at most {most}.</source>
        <translation>Een hoger bod, hoogstens {most}.</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Plaats {place}</translation>
    </message>
    <message>
        <source>free</source>
        <comment>place in the order of play</comment>
        <translation>vrij</translation>
    </message>
    <message>
        <source>Bid {amount} for place {place}</source>
        <translation>{amount} voor plaats {place} bieden</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Karakters</translation>
    </message>
    <message>
        <source>in the deck or in a hand</source>
        <translation>in de stapel of in een hand</translation>
    </message>
    <message>
        <source>in the hand of another</source>
        <translation>in de hand van een ander</translation>
    </message>
    <message>
        <source>{card}: value {value} in round {number}, completed by {who}.</source>
        <translation>{card}: werkwaarde {value} in ronde {number}, volbracht door {who}.</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in je hand</translation>
    </message>
    <message>
        <source>recruited, in the hand of {who}</source>
        <translation>weggekocht, in de hand van {who}</translation>
    </message>
    <message>
        <source>completed by {who}</source>
        <translation>volbracht door {who}</translation>
    </message>
    <message>
        <source>For you it would be worth {value}.</source>
        <translation>Bij jou zou de werkwaarde {value} zijn.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>Works to remember</source>
        <translation>Onvergetelijke werken</translation>
    </message>
    <message>
        <source>Best works</source>
        <comment>button</comment>
        <translation>Beste werken</translation>
    </message>
    <message>
        <source>The best work of every round.</source>
        <translation>Het beste werk van elke ronde.</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Eindstand</translation>
    </message>
    <message>
        <source>Where everybody’s prestige came from.</source>
        <translation>Waar ieders prestige vandaan kwam.</translation>
    </message>
    <message>
        <source>Nobody completed a work.</source>
        <translation>Niemand heeft een werk volbracht.</translation>
    </message>
    <message>
        <source>{who}: {card}, work value {value}.</source>
        <translation>{who}: {card}, werkwaarde {value}.</translation>
    </message>
    <message>
        <source>{work}. {where}</source>
        <comment>a work, then what became of its artist</comment>
        <translation>{work}. {where}</translation>
    </message>
    <message>
        <source>The artist lies on your table; others may recruit him.</source>
        <translation>De personenkaart ligt bij je op tafel; anderen mogen die wegkopen.</translation>
    </message>
    <message>
        <source>The artist was recruited away; the recruiting card counts in his place.</source>
        <translation>De personenkaart is weggekocht; daarvoor in de plaats telt de wegkoopkaart.</translation>
    </message>
    <message>
        <source>A court work has no artist.</source>
        <translation>Bij een hofwerk hoort geen personenkaart.</translation>
    </message>
    <message>
        <source>{who} reveals a prestige card</source>
        <translation>{who} onthult een prestigekaart</translation>
    </message>
    <message>
        <source>{met} of {all} conditions met</source>
        <translation>{met} van {all} voorwaarden vervuld</translation>
    </message>
    <message>
        <source>Tied: +{points} prestige</source>
        <translation>Gelijke stand: +{points} prestige</translation>
    </message>
    <message>
        <source>No prestige</source>
        <translation>Geen prestige</translation>
    </message>
    <message>
        <source>Nothing from this source.</source>
        <translation>Niets uit deze bron.</translation>
    </message>
    <message>
        <source>{things}.</source>
        <comment>a list</comment>
        <translation>{things}.</translation>
    </message>
    <message>
        <source>Taken instead of florins, 200 for 1 prestige.</source>
        <translation>Genomen in plaats van florijnen, 200 voor 1 prestige.</translation>
    </message>
    <message>
        <source>3 for each further landscape of a type.</source>
        <translation>3 voor elk volgend landschap van dezelfde soort.</translation>
    </message>
    <message numerus="yes">
        <source>%n builder(s): 3 each for the second and the third.</source>
        <translation>
            <numerusform>Eén bouwmeester: 3 voor de tweede en 3 voor de derde.</numerusform>
            <numerusform>%n bouwmeesters: 3 voor de tweede en 3 voor de derde.</numerusform>
        </translation>
    </message>
    <message>
        <source>3 for each best work of a round.</source>
        <translation>3 voor elk beste werk van een ronde.</translation>
    </message>
    <message>
        <source>Sold for 100 florins each when there were too few florins.</source>
        <translation>Verkocht voor 100 florijnen per punt wanneer er te weinig florijnen waren.</translation>
    </message>
    <message>
        <source>{text}: {points}</source>
        <comment>a prestige card and its points</comment>
        <translation>{text}: {points}</translation>
    </message>
    <message>
        <source>{who} has {money} florins, which decide ties.</source>
        <translation>{who} heeft {money} florijnen; die beslissen bij een gelijke stand.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Best work: {value}</source>
        <translation>Beste werk: {value}</translation>
    </message>
    <message>
        <source>Best work of the round: {value}</source>
        <translation>Beste werk van de ronde: {value}</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>Nothing to decide for you now.</source>
        <translation>Je hoeft nu niets te beslissen.</translation>
    </message>
    <message>
        <source>{who} bids {amount}</source>
        <comment>for a place in the order of play</comment>
        <translation>{who} biedt {amount}</translation>
    </message>
    <message>
        <source>{points} prestige, {florins} florins</source>
        <translation>{points} prestige, {florins} florijnen</translation>
    </message>
    <message>
        <source>agrees</source>
        <comment>status of a player</comment>
        <translation>stemt in</translation>
    </message>
    <message>
        <source>refuses</source>
        <comment>status of a player</comment>
        <translation>weigert</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Prestige</translation>
    </message>
    <message>
        <source>Florins</source>
        <translation>Florijnen</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Werken</translation>
    </message>
    <message>
        <source>Jesters</source>
        <translation>Jongleurs</translation>
    </message>
    <message>
        <source>Builders</source>
        <translation>Bouwmeesters</translation>
    </message>
    <message>
        <source>Professions in hand</source>
        <translation>Personenkaarten in de hand</translation>
    </message>
    <message>
        <source>Recruiting cards</source>
        <translation>Wegkoopkaarten</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskaarten</translation>
    </message>
    <message>
        <source>Prestige cards</source>
        <translation>Prestigekaarten</translation>
    </message>
    <message>
        <source>Best work this round</source>
        <translation>Beste werk van de ronde</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>Works</source>
        <comment>chart: prestige from works</comment>
        <translation>Werken</translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>chart: prestige from buildings</comment>
        <translation>Gebouwen</translation>
    </message>
    <message>
        <source>Landscapes</source>
        <comment>chart: prestige from landscapes</comment>
        <translation>Landschappen</translation>
    </message>
    <message>
        <source>Builders</source>
        <comment>chart: prestige from builders</comment>
        <translation>Bouwmeesters</translation>
    </message>
    <message>
        <source>Best works</source>
        <comment>chart: prestige from best works</comment>
        <translation>Beste werken</translation>
    </message>
    <message>
        <source>Prestige cards</source>
        <comment>chart: prestige from prestige cards</comment>
        <translation>Prestigekaarten</translation>
    </message>
    <message>
        <source>Work value of the best card seen</source>
        <translation>Werkwaarde van de beste bekeken kaart</translation>
    </message>
    <message>
        <source>{card} {value} (round {number})</source>
        <comment>a work, its value and its round</comment>
        <translation>{card} {value} (ronde {number})</translation>
    </message>
    <message>
        <source>{line} Completed so far: {works}.</source>
        <translation>{line} Tot nu toe volbracht: {works}.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Voorbereiding</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <comment>a source of prestige and its points</comment>
        <translation>{name} ({points})</translation>
    </message>
    <message>
        <source>No prestige yet.</source>
        <translation>Nog geen prestige.</translation>
    </message>
    <message>
        <source>Prestige from {sources}.</source>
        <translation>Prestige door {sources}.</translation>
    </message>
    <message>
        <source>Worth no prestige at the end; it decides ties.</source>
        <translation>Aan het einde geen prestige waard, maar beslist bij een gelijke stand.</translation>
    </message>
    <message>
        <source>Profession and recruiting cards on the table. Each adds 1 to further works.</source>
        <translation>Personen- en wegkoopkaarten op tafel. Elke kaart verhoogt volgende werken met 1.</translation>
    </message>
    <message>
        <source>Each adds 2 to every work.</source>
        <translation>Elke jongleur verhoogt elk werk met 2.</translation>
    </message>
    <message>
        <source>With 0, 1, 2, 3 builders a building costs 700, 300, 300, 0 florins.</source>
        <translation>Met 0, 1, 2, 3 bouwmeesters kost een gebouw 700, 300, 300, 0 florijnen.</translation>
    </message>
    <message>
        <source>Each card in hand adds 1 to every work.</source>
        <translation>Elke handkaart verhoogt elk werk met 1.</translation>
    </message>
    <message>
        <source>Each fetches a completed profession from another table, and adds 1 to every work until then.</source>
        <translation>Elke kaart haalt een uitgespeelde personenkaart bij een medespeler weg en verhoogt tot dat moment elk werk met 1.</translation>
    </message>
    <message>
        <source>Each can be played with one work and adds to its value.</source>
        <translation>Elke kaart kan bij één werk worden gespeeld en verhoogt de werkwaarde daarvan.</translation>
    </message>
    <message>
        <source>Secret goals; they are revealed and scored at the end.</source>
        <translation>Geheime doelen; ze worden aan het einde onthuld en geteld.</translation>
    </message>
    <message>
        <source>The highest value completed in a round brings 3 prestige when the round ends.</source>
        <translation>De hoogste werkwaarde van een ronde levert aan het einde van de ronde 3 prestige op.</translation>
    </message>
    <message>
        <source>Worth about {florins} florins to you.</source>
        <translation>Voor jou ongeveer {florins} florijnen waard.</translation>
    </message>
    <message>
        <source>Leaves the most room for what is still to come.</source>
        <translation>Laat de meeste ruimte voor wat nog komt.</translation>
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
        <source>The Princes of Florence</source>
        <translation>De Vorsten van Florence</translation>
    </message>
    <message>
        <source>Build an estate that artists dream of, and be remembered for their works.</source>
        <translation>Bouw een vorstendom waar kunstenaars van dromen en word onsterfelijk door hun werken.</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Who leads the first round; afterwards the lead moves on clockwise.</source>
        <translation>Wie in de eerste ronde begint; daarna schuift de startspeler met de klok mee door.</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>door loting</translation>
    </message>
    <message>
        <source>the first seat (the oldest player)</source>
        <translation>de eerste plaats (de oudste speler)</translation>
    </message>
    <message>
        <source>Open money</source>
        <translation>Open geld</translation>
    </message>
    <message>
        <source>Everybody sees the florins of all.</source>
        <translation>Iedereen ziet de florijnen van alle spelers.</translation>
    </message>
    <message>
        <source>Bid for seats</source>
        <translation>Bieden op plaatsen</translation>
    </message>
    <message>
        <source>Before the cards are dealt, the places in the order of play are auctioned.</source>
        <translation>Voordat de kaarten worden gedeeld, worden de plaatsen in de speelvolgorde geveild.</translation>
    </message>
    <message>
        <source>The Muse and the Princess</source>
        <translation>De Muze en de Prinses</translation>
    </message>
    <message>
        <source>Every round six characters are auctioned as well. Prestige cannot be sold for money.</source>
        <translation>Elke ronde worden ook zes karakters geveild. Prestige kan niet worden verkocht.</translation>
    </message>
    <message>
        <source>Cooperative building</source>
        <translation>Samen bouwen</translation>
    </message>
    <message>
        <source>Buildings may cross the border to a neighbour, who must agree and shares the price.</source>
        <translation>Gebouwen mogen over de grens met een buur liggen, die moet instemmen en meebetaalt.</translation>
    </message>
    <message>
        <source>Few freedoms</source>
        <translation>Weinig vrijheden</translation>
    </message>
    <message>
        <source>With two players only four freedoms lie ready, not five.</source>
        <translation>Met twee spelers liggen er maar vier vrijheden klaar in plaats van vijf.</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universiteit</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkplaats</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>Opera</source>
        <translation>Opera</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>Hospitaal</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Toren</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>Kapel</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bos</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Park</translation>
    </message>
    <message>
        <source>the palazzo</source>
        <comment>what is touched</comment>
        <translation>het palazzo</translation>
    </message>
    <message>
        <source>the university</source>
        <comment>what is placed or touched</comment>
        <translation>de universiteit</translation>
    </message>
    <message>
        <source>the laboratory</source>
        <comment>what is placed or touched</comment>
        <translation>het laboratorium</translation>
    </message>
    <message>
        <source>the workshop</source>
        <comment>what is placed or touched</comment>
        <translation>de werkplaats</translation>
    </message>
    <message>
        <source>the library</source>
        <comment>what is placed or touched</comment>
        <translation>de bibliotheek</translation>
    </message>
    <message>
        <source>the theatre</source>
        <comment>what is placed or touched</comment>
        <translation>het theater</translation>
    </message>
    <message>
        <source>the opera</source>
        <comment>what is placed or touched</comment>
        <translation>de opera</translation>
    </message>
    <message>
        <source>the studio</source>
        <comment>what is placed or touched</comment>
        <translation>het atelier</translation>
    </message>
    <message>
        <source>the hospital</source>
        <comment>what is placed or touched</comment>
        <translation>het hospitaal</translation>
    </message>
    <message>
        <source>the tower</source>
        <comment>what is placed or touched</comment>
        <translation>de toren</translation>
    </message>
    <message>
        <source>the chapel</source>
        <comment>what is placed or touched</comment>
        <translation>de kapel</translation>
    </message>
    <message>
        <source>the forest</source>
        <comment>what is placed or touched</comment>
        <translation>het bos</translation>
    </message>
    <message>
        <source>the lake</source>
        <comment>what is placed or touched</comment>
        <translation>het meer</translation>
    </message>
    <message>
        <source>the park</source>
        <comment>what is placed or touched</comment>
        <translation>het park</translation>
    </message>
    <message>
        <source>large</source>
        <comment>building size</comment>
        <translation>groot</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>building size</comment>
        <translation>middelgroot</translation>
    </message>
    <message>
        <source>small</source>
        <comment>building size</comment>
        <translation>klein</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Jongleur</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bouwmeester</translation>
    </message>
    <message>
        <source>Prestige card</source>
        <translation>Prestigekaart</translation>
    </message>
    <message>
        <source>Recruiting card</source>
        <translation>Wegkoopkaart</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landschap</translation>
    </message>
    <message>
        <source>a forest</source>
        <comment>what is bid for or bought</comment>
        <translation>een bos</translation>
    </message>
    <message>
        <source>a lake</source>
        <comment>what is bid for or bought</comment>
        <translation>een meer</translation>
    </message>
    <message>
        <source>a park</source>
        <comment>what is bid for or bought</comment>
        <translation>een park</translation>
    </message>
    <message>
        <source>a jester</source>
        <comment>what is bid for or bought</comment>
        <translation>een jongleur</translation>
    </message>
    <message>
        <source>a builder</source>
        <comment>what is bid for or bought</comment>
        <translation>een bouwmeester</translation>
    </message>
    <message>
        <source>a prestige card</source>
        <comment>what is bid for or bought</comment>
        <translation>een prestigekaart</translation>
    </message>
    <message>
        <source>a recruiting card</source>
        <comment>what is bid for or bought</comment>
        <translation>een wegkoopkaart</translation>
    </message>
    <message>
        <source>a landscape</source>
        <comment>what is bid for or bought</comment>
        <translation>een landschap</translation>
    </message>
    <message>
        <source>Wanted by 9 professions. Each further forest of yours brings 3 prestige.</source>
        <translation>Gewenst door 9 personen. Elk volgend bos van jou levert 3 prestige op.</translation>
    </message>
    <message>
        <source>Wanted by 7 professions. Each further lake of yours brings 3 prestige.</source>
        <translation>Gewenst door 7 personen. Elk volgend meer van jou levert 3 prestige op.</translation>
    </message>
    <message>
        <source>Wanted by 5 professions. Each further park of yours brings 3 prestige.</source>
        <translation>Gewenst door 5 personen. Elk volgend park van jou levert 3 prestige op.</translation>
    </message>
    <message>
        <source>Adds 2 to the value of every work you complete from now on.</source>
        <translation>Verhoogt de werkwaarde van elk werk dat je vanaf nu volbrengt met 2.</translation>
    </message>
    <message>
        <source>With one, buildings cost 300 instead of 700. The second lets them touch and brings 3 prestige. With three, buildings are free, and the third brings 3 prestige again.</source>
        <translation>Met één kosten gebouwen 300 in plaats van 700. Met de tweede mogen ze elkaar raken, en hij levert 3 prestige op. Met drie zijn gebouwen gratis, en de derde levert weer 3 prestige op.</translation>
    </message>
    <message>
        <source>Look at five secret goals for the end of the game and keep one.</source>
        <translation>Bekijk vijf geheime doelen voor het einde van het spel en houd er één.</translation>
    </message>
    <message>
        <source>Fetches a completed profession from another table. Adds 1 to your works while you own it.</source>
        <translation>Haalt een uitgespeelde personenkaart bij een medespeler weg. Verhoogt je werken met 1 zolang je hem bezit.</translation>
    </message>
    <message>
        <source>Forest, lake or park, as you choose. Each further one of a type brings 3 prestige.</source>
        <translation>Bos, meer of park naar keuze. Elk volgend landschap van dezelfde soort levert 3 prestige op.</translation>
    </message>
    <message>
        <source>Travel</source>
        <comment>freedom</comment>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Religion</source>
        <comment>freedom</comment>
        <translation>Religie</translation>
    </message>
    <message>
        <source>Opinion</source>
        <comment>freedom</comment>
        <translation>Mening</translation>
    </message>
    <message>
        <source>Court work</source>
        <translation>Hofwerk</translation>
    </message>
    <message>
        <source>Mathematician</source>
        <translation>Mathematicus</translation>
    </message>
    <message>
        <source>Theologian</source>
        <translation>Theoloog</translation>
    </message>
    <message>
        <source>Philosopher</source>
        <translation>Filosoof</translation>
    </message>
    <message>
        <source>Botanist</source>
        <translation>Botanicus</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alchemist</translation>
    </message>
    <message>
        <source>Physicist</source>
        <translation>Fysicus</translation>
    </message>
    <message>
        <source>Watchmaker</source>
        <translation>Uurwerkmaker</translation>
    </message>
    <message>
        <source>Goldsmith</source>
        <translation>Goudsmid</translation>
    </message>
    <message>
        <source>Bell founder</source>
        <translation>Klokkengieter</translation>
    </message>
    <message>
        <source>Cartographer</source>
        <translation>Cartograaf</translation>
    </message>
    <message>
        <source>Jurist</source>
        <translation>Rechtsgeleerde</translation>
    </message>
    <message>
        <source>Choreographer</source>
        <translation>Choreograaf</translation>
    </message>
    <message>
        <source>Composer</source>
        <translation>Componist</translation>
    </message>
    <message>
        <source>Sculptor</source>
        <translation>Beeldhouwer</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Schilder</translation>
    </message>
    <message>
        <source>Pharmacist</source>
        <translation>Pharmaceut</translation>
    </message>
    <message>
        <source>Physician</source>
        <translation>Medicus</translation>
    </message>
    <message>
        <source>Dramatist</source>
        <translation>Toneelschrijver</translation>
    </message>
    <message>
        <source>Poet</source>
        <translation>Dichter</translation>
    </message>
    <message>
        <source>Astronomer</source>
        <translation>Astronoom</translation>
    </message>
    <message>
        <source>Organ builder</source>
        <translation>Orgelbouwer</translation>
    </message>
    <message>
        <source>Professions</source>
        <translation>Personenkaarten</translation>
    </message>
    <message>
        <source>Most buildings</source>
        <translation>Meeste gebouwen</translation>
    </message>
    <message>
        <source>Forest, lake and park</source>
        <translation>Bos, meer en park</translation>
    </message>
    <message>
        <source>Most lakes</source>
        <translation>Meeste meren</translation>
    </message>
    <message>
        <source>Most jesters</source>
        <translation>Meeste jongleurs</translation>
    </message>
    <message>
        <source>1 builder, 1 jester, 2 landscapes</source>
        <translation>1 bouwmeester, 1 jongleur, 2 landschappen</translation>
    </message>
    <message>
        <source>2 large buildings</source>
        <translation>2 grote gebouwen</translation>
    </message>
    <message>
        <source>Most landscapes</source>
        <translation>Meeste landschappen</translation>
    </message>
    <message>
        <source>All three freedoms</source>
        <translation>Alle drie de vrijheden</translation>
    </message>
    <message>
        <source>Most builders</source>
        <translation>Meeste bouwmeesters</translation>
    </message>
    <message>
        <source>Most works</source>
        <translation>Meeste werken</translation>
    </message>
    <message>
        <source>Fewest empty squares</source>
        <translation>Minste lege vakken</translation>
    </message>
    <message>
        <source>Most forests</source>
        <translation>Meeste bossen</translation>
    </message>
    <message>
        <source>4 buildings, 2 freedoms</source>
        <translation>4 gebouwen, 2 vrijheden</translation>
    </message>
    <message>
        <source>Most parks</source>
        <translation>Meeste parken</translation>
    </message>
    <message>
        <source>1 per building</source>
        <translation>1 per gebouw</translation>
    </message>
    <message>
        <source>1 per small building, 1 per landscape</source>
        <translation>1 per klein gebouw, 1 per landschap</translation>
    </message>
    <message>
        <source>2 per forest</source>
        <translation>2 per bos</translation>
    </message>
    <message>
        <source>2 per freedom</source>
        <translation>2 per vrijheid</translation>
    </message>
    <message>
        <source>2 per builder</source>
        <translation>2 per bouwmeester</translation>
    </message>
    <message>
        <source>1 per prestige card, 1 per freedom</source>
        <translation>1 per prestigekaart, 1 per vrijheid</translation>
    </message>
    <message>
        <source>1 per profession and recruiting card in hand</source>
        <translation>1 per personen- en wegkoopkaart in de hand</translation>
    </message>
    <message>
        <source>2 per large building</source>
        <translation>2 per groot gebouw</translation>
    </message>
    <message>
        <source>2 per building size</source>
        <translation>2 per gebouwgrootte</translation>
    </message>
    <message>
        <source>2 per lake</source>
        <translation>2 per meer</translation>
    </message>
    <message>
        <source>2 per jester</source>
        <translation>2 per jongleur</translation>
    </message>
    <message>
        <source>1 per builder, 1 per lake</source>
        <translation>1 per bouwmeester, 1 per meer</translation>
    </message>
    <message>
        <source>2 per type of landscape</source>
        <translation>2 per landschapssoort</translation>
    </message>
    <message>
        <source>1 per work on your table</source>
        <translation>1 per werk op je tafel</translation>
    </message>
    <message>
        <source>2 per park</source>
        <translation>2 per park</translation>
    </message>
    <message>
        <source>2 per medium building</source>
        <translation>2 per middelgroot gebouw</translation>
    </message>
    <message>
        <source>2 per small building</source>
        <translation>2 per klein gebouw</translation>
    </message>
    <message>
        <source>1 per jester, 1 per forest</source>
        <translation>1 per jongleur, 1 per bos</translation>
    </message>
    <message>
        <source>2 per prestige card</source>
        <translation>2 per prestigekaart</translation>
    </message>
    <message>
        <source>1 per medium building, 1 per park</source>
        <translation>1 per middelgroot gebouw, 1 per park</translation>
    </message>
    <message>
        <source>Muse</source>
        <translation>Muze</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Prinses</translation>
    </message>
    <message>
        <source>Cardinal</source>
        <translation>Kardinaal</translation>
    </message>
    <message>
        <source>Professor</source>
        <translation>Professor</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Koopman</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankier</translation>
    </message>
    <message>
        <source>Adds the number of the round to every work you complete this round.</source>
        <translation>Verhoogt elk werk dat je deze ronde volbrengt met het nummer van de ronde.</translation>
    </message>
    <message>
        <source>One action may be a court work: 2 per building, 2 per landscape, and bonus cards.</source>
        <translation>Eén actie mag een hofwerk zijn: 2 per gebouw, 2 per landschap, plus bonuskaarten.</translation>
    </message>
    <message>
        <source>Three actions instead of two this round.</source>
        <translation>Deze ronde drie acties in plaats van twee.</translation>
    </message>
    <message>
        <source>Look at five bonus cards and keep one, free and without an action.</source>
        <translation>Bekijk vijf bonuskaarten en houd er één, gratis en zonder actie.</translation>
    </message>
    <message>
        <source>Take one object free of charge before the next auction phase.</source>
        <translation>Neem vóór de volgende veilingfase één object zonder te betalen.</translation>
    </message>
    <message>
        <source>Collect 600 florins.</source>
        <translation>Neem 600 florijnen.</translation>
    </message>
    <message>
        <source>works</source>
        <comment>where prestige comes from</comment>
        <translation>werken</translation>
    </message>
    <message>
        <source>buildings</source>
        <comment>where prestige comes from</comment>
        <translation>gebouwen</translation>
    </message>
    <message>
        <source>landscapes</source>
        <comment>where prestige comes from</comment>
        <translation>landschappen</translation>
    </message>
    <message>
        <source>builders</source>
        <comment>where prestige comes from</comment>
        <translation>bouwmeesters</translation>
    </message>
    <message>
        <source>best works</source>
        <comment>where prestige comes from</comment>
        <translation>beste werken</translation>
    </message>
    <message>
        <source>prestige cards</source>
        <comment>where prestige comes from</comment>
        <translation>prestigekaarten</translation>
    </message>
    <message>
        <source>sale</source>
        <comment>where prestige went</comment>
        <translation>verkoop</translation>
    </message>
    <message>
        <source>{points} prestige to be expected by the end.</source>
        <translation>Tot het einde is {points} prestige te verwachten.</translation>
    </message>
    <message>
        <source>{why} {points} prestige to be expected by the end.</source>
        <translation>{why} Tot het einde is {points} prestige te verwachten.</translation>
    </message>
    <message>
        <source>{whole}.{tenth}</source>
        <comment>a number with one decimal place; some languages use a comma</comment>
        <translation>{whole},{tenth}</translation>
    </message>
    <message>
        <source>{object}: worth up to about {florins} florins to you.</source>
        <translation>{object}: voor jou tot ongeveer {florins} florijnen waard.</translation>
    </message>
    <message>
        <source>{object}: at this price there is something better for you to buy.</source>
        <translation>{object}: voor deze prijs kun je iets beters kopen.</translation>
    </message>
    <message>
        <source>Shares a wish with your other cards: {things}.</source>
        <translation>Deelt een wens met je andere kaarten: {things}.</translation>
    </message>
    <message>
        <source>Shares no wish with your other cards.</source>
        <translation>Deelt geen wens met je andere kaarten.</translation>
    </message>
    <message>
        <source>Work value {value}: up to {points} prestige now.</source>
        <translation>Werkwaarde {value}: nu tot {points} prestige.</translation>
    </message>
    <message>
        <source>Work value {value}, and what you add with bonus cards.</source>
        <translation>Werkwaarde {value}, plus wat je met bonuskaarten toevoegt.</translation>
    </message>
    <message>
        <source>3 prestige at once.</source>
        <translation>Meteen 3 prestige.</translation>
    </message>
    <message>
        <source>3 prestige at once, and 4 more work value for your cards: {cards}.</source>
        <translation>Meteen 3 prestige, en 4 meer werkwaarde voor je kaarten: {cards}.</translation>
    </message>
    <message>
        <source>3 more work value for your cards: {cards}.</source>
        <translation>3 meer werkwaarde voor je kaarten: {cards}.</translation>
    </message>
    <message>
        <source>One more work to complete, and 1 more value for all your works.</source>
        <translation>Eén werk meer om te volbrengen, en 1 meer werkwaarde voor al je werken.</translation>
    </message>
    <message>
        <source>One more work to complete.</source>
        <translation>Eén werk meer om te volbrengen.</translation>
    </message>
    <message>
        <source>Raises one of your works.</source>
        <translation>Verhoogt de werkwaarde van een van je werken.</translation>
    </message>
    <message>
        <source>Costs neither an action nor money.</source>
        <translation>Kost geen actie en geen geld.</translation>
    </message>
    <message>
        <source>You have {florins} florins then.</source>
        <translation>Je hebt dan {florins} florijnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of its three wishes is/are met already.</source>
        <comment>a profession card</comment>
        <translation>
            <numerusform>%n van de drie wensen is al vervuld.</numerusform>
            <numerusform>%n van de drie wensen zijn al vervuld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds {value} to a work as things stand.</source>
        <translation>Voegt op dit moment {value} toe aan een werk.</translation>
    </message>
    <message>
        <source>Place {place} for {amount}</source>
        <translation>Plaats {place} voor {amount}</translation>
    </message>
    <message>
        <source>Put back: {card}</source>
        <translation>Terugleggen: {card}</translation>
    </message>
    <message>
        <source>Open: {object}</source>
        <translation>Openen: {object}</translation>
    </message>
    <message>
        <source>Take: {object}</source>
        <translation>Nemen: {object}</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Afzien</translation>
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
        <translation>Kolom {x}, rij {y}, stand {turn}</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Houden: {card}</translation>
    </message>
    <message>
        <source>Complete a work: {card}</source>
        <translation>Werk volbrengen: {card}</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Spelen: {card}</translation>
    </message>
    <message>
        <source>No more bonus cards</source>
        <translation>Geen bonuskaart meer</translation>
    </message>
    <message>
        <source>Build: {tile}</source>
        <translation>Bouwen: {tile}</translation>
    </message>
    <message>
        <source>Take a profession card</source>
        <translation>Personenkaart nemen</translation>
    </message>
    <message>
        <source>Take a bonus card</source>
        <translation>Bonuskaart nemen</translation>
    </message>
    <message>
        <source>Introduce: {freedom}</source>
        <translation>Invoeren: {freedom}</translation>
    </message>
    <message>
        <source>Recruit {card} from {who}</source>
        <translation>Wegkopen bij {who}: {card}</translation>
    </message>
    <message>
        <source>Ask the Professor</source>
        <translation>De Professor vragen</translation>
    </message>
    <message>
        <source>Build together with {who}: {tile}</source>
        <translation>Samen met {who} bouwen: {tile}</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Instemmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Weigeren</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <comment>a bonus or prestige card in a list</comment>
        <translation>‘{text}’</translation>
    </message>
    <message>
        <source>{who} bids {amount} for place {place}.</source>
        <translation>{who} biedt {amount} voor plaats {place}.</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <translation>Speelvolgorde: {order}.</translation>
    </message>
    <message>
        <source>{who} ({price})</source>
        <comment>a player and the price of the place</comment>
        <translation>{who} ({price})</translation>
    </message>
    <message>
        <source>{who} is dealt four professions.</source>
        <translation>{who} krijgt vier personenkaarten.</translation>
    </message>
    <message>
        <source>{who} is dealt {cards}.</source>
        <translation>{who} krijgt in de hand: {cards}.</translation>
    </message>
    <message>
        <source>{who} puts a profession back.</source>
        <translation>{who} legt een personenkaart terug.</translation>
    </message>
    <message>
        <source>{who} puts a profession back: {card}.</source>
        <translation>{who} legt een personenkaart terug: {card}.</translation>
    </message>
    <message>
        <source>Round {number}: {who} is starting player. Minimum work value {minimum}.</source>
        <translation>Ronde {number}: {who} is startspeler. Minimale werkwaarde {minimum}.</translation>
    </message>
    <message>
        <source>{who} may take an object with the Merchant.</source>
        <translation>{who} mag met de Koopman een object nemen.</translation>
    </message>
    <message>
        <source>{who} opens an auction for {object} at {amount}.</source>
        <translation>{who} opent met {amount} een veiling om {object}.</translation>
    </message>
    <message>
        <source>{who} bids {amount}.</source>
        <translation>{who} biedt {amount}.</translation>
    </message>
    <message>
        <source>{who} passes.</source>
        <translation>{who} past.</translation>
    </message>
    <message>
        <source>{who} declines and buys nothing this round.</source>
        <translation>{who} ziet af en koopt deze ronde niets.</translation>
    </message>
    <message>
        <source>{who} does not use the Merchant.</source>
        <translation>{who} gebruikt de Koopman niet.</translation>
    </message>
    <message>
        <source>{who} buys {object} for {price} florins.</source>
        <translation>{who} koopt {object} voor {price} florijnen.</translation>
    </message>
    <message>
        <source>{who} takes {object} with the Merchant.</source>
        <translation>{who} neemt met de Koopman {object}.</translation>
    </message>
    <message numerus="yes">
        <source>{line} %n prestige point(s) are sold for it.</source>
        <translation>
            <numerusform>{line} Daarvoor wordt één prestigepunt verkocht.</numerusform>
            <numerusform>{line} Daarvoor worden %n prestigepunten verkocht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} lays {tile}.</source>
        <translation>{who} legt {tile}.</translation>
    </message>
    <message>
        <source>{who} lays {tile} and gains {points} prestige.</source>
        <translation>{who} legt {tile} en krijgt {points} prestige.</translation>
    </message>
    <message>
        <source>{who} gains {points} prestige for builder number {number}.</source>
        <translation>{who} krijgt {points} prestige voor bouwmeester nummer {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n profession card(s).</source>
        <translation>
            <numerusform>{who} bekijkt één personenkaart.</numerusform>
            <numerusform>{who} bekijkt %n personenkaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n bonus card(s).</source>
        <translation>
            <numerusform>{who} bekijkt één bonuskaart.</numerusform>
            <numerusform>{who} bekijkt %n bonuskaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n prestige card(s).</source>
        <translation>
            <numerusform>{who} bekijkt één prestigekaart.</numerusform>
            <numerusform>{who} bekijkt %n prestigekaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n profession card(s).</source>
        <translation>
            <numerusform>{who} betaalt {price} florijnen en bekijkt één personenkaart.</numerusform>
            <numerusform>{who} betaalt {price} florijnen en bekijkt %n personenkaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n bonus card(s).</source>
        <translation>
            <numerusform>{who} betaalt {price} florijnen en bekijkt één bonuskaart.</numerusform>
            <numerusform>{who} betaalt {price} florijnen en bekijkt %n bonuskaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n prestige card(s).</source>
        <translation>
            <numerusform>{who} betaalt {price} florijnen en bekijkt één prestigekaart.</numerusform>
            <numerusform>{who} betaalt {price} florijnen en bekijkt %n prestigekaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} keeps a profession card.</source>
        <translation>{who} houdt een personenkaart.</translation>
    </message>
    <message>
        <source>{who} keeps a bonus card.</source>
        <translation>{who} houdt een bonuskaart.</translation>
    </message>
    <message>
        <source>{who} keeps a prestige card.</source>
        <translation>{who} houdt een prestigekaart.</translation>
    </message>
    <message>
        <source>{who} keeps a card: {card}.</source>
        <translation>{who} houdt een kaart: {card}.</translation>
    </message>
    <message>
        <source>{who} bids {amount} for a character: {character}.</source>
        <translation>{who} biedt {amount} voor een karakter: {character}.</translation>
    </message>
    <message>
        <source>{who} bids {amount} for a character: {character}. {other} is outbid.</source>
        <translation>{who} biedt {amount} voor een karakter: {character}. {other} is overboden.</translation>
    </message>
    <message>
        <source>{who} takes no character this round.</source>
        <translation>{who} neemt deze ronde geen karakter.</translation>
    </message>
    <message>
        <source>{who} pays {price} florins for a character: {character}.</source>
        <translation>{who} betaalt {price} florijnen voor een karakter: {character}.</translation>
    </message>
    <message>
        <source>{who} collects {florins} florins.</source>
        <translation>{who} neemt {florins} florijnen.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n action(s).</source>
        <translation>
            <numerusform>{who} heeft één actie.</numerusform>
            <numerusform>{who} heeft %n acties.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} plays a profession: {card}. Work value {value}.</source>
        <translation>{who} speelt een personenkaart: {card}. Werkwaarde {value}.</translation>
    </message>
    <message>
        <source>{who} completes a court work. Work value {value}.</source>
        <translation>{who} volbrengt een hofwerk. Werkwaarde {value}.</translation>
    </message>
    <message>
        <source>{who} plays a bonus card, “{card}”: +{added}. Work value {value}.</source>
        <translation>{who} speelt een bonuskaart, ‘{card}’: +{added}. Werkwaarde {value}.</translation>
    </message>
    <message>
        <source>{who} receives {points} prestige for a work of {value}.</source>
        <translation>{who} krijgt {points} prestige voor een werk met werkwaarde {value}.</translation>
    </message>
    <message>
        <source>{who} receives {florins} florins for a work of {value}.</source>
        <translation>{who} krijgt {florins} florijnen voor een werk met werkwaarde {value}.</translation>
    </message>
    <message>
        <source>{who} receives {points} prestige and {florins} florins for a work of {value}.</source>
        <translation>{who} krijgt {points} prestige en {florins} florijnen voor een werk met werkwaarde {value}.</translation>
    </message>
    <message>
        <source>{who} builds {tile} for {price} florins and gains {points} prestige.</source>
        <translation>{who} bouwt {tile} voor {price} florijnen en krijgt {points} prestige.</translation>
    </message>
    <message>
        <source>{who} builds {tile} free of charge and gains {points} prestige.</source>
        <translation>{who} bouwt {tile} gratis en krijgt {points} prestige.</translation>
    </message>
    <message>
        <source>{who} introduces a freedom for {price} florins: {freedom}.</source>
        <translation>{who} voert voor {price} florijnen een vrijheid in: {freedom}.</translation>
    </message>
    <message>
        <source>{who} recruits a profession from {owner}: {card}.</source>
        <translation>{who} koopt een personenkaart weg bij {owner}: {card}.</translation>
    </message>
    <message>
        <source>{who} proposes to {neighbour} to build {tile} together.</source>
        <translation>{who} stelt {neighbour} voor om samen {tile} te bouwen.</translation>
    </message>
    <message>
        <source>{who} agrees.</source>
        <translation>{who} stemt in.</translation>
    </message>
    <message>
        <source>{who} refuses.</source>
        <translation>{who} weigert.</translation>
    </message>
    <message>
        <source>The best work of the round, {value}: {points} prestige for {who}.</source>
        <comment>one or several names</comment>
        <translation>Beste werk van de ronde, {value}: {points} prestige voor {who}.</translation>
    </message>
    <message>
        <source>Nobody completed a work this round.</source>
        <translation>Niemand heeft deze ronde een werk volbracht.</translation>
    </message>
    <message>
        <source>{who} reveals a prestige card, “{card}”: {points} prestige.</source>
        <translation>{who} draait een prestigekaart om, ‘{card}’: {points} prestige.</translation>
    </message>
    <message>
        <source>{who} wins with {points} prestige.</source>
        <translation>{who} wint met {points} prestige.</translation>
    </message>
    <message>
        <source>{who} wins with {points} prestige and more money, {money} florins.</source>
        <translation>{who} wint met {points} prestige en meer geld, {money} florijnen.</translation>
    </message>
    <message>
        <source>{who} share the win with {points} prestige.</source>
        <translation>{who} delen de overwinning met {points} prestige.</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}. Every work must be worth at least {minimum}.</source>
        <translation>Ronde {number} van {rounds}. Elk werk moet minstens {minimum} waard zijn.</translation>
    </message>
    <message>
        <source>Minimum work values from round 1 to 7: {values}.</source>
        <translation>Minimale werkwaarden van ronde 1 tot en met 7: {values}.</translation>
    </message>
    <message>
        <source>Order of play, clockwise: {order}. {who} is starting player.</source>
        <translation>Speelvolgorde met de klok mee: {order}. Startspeler: {who}.</translation>
    </message>
    <message>
        <source>Place {place} in the order of play: {who} bids {amount} florins.</source>
        <translation>Plaats {place} in de speelvolgorde: {who} biedt {amount} florijnen.</translation>
    </message>
    <message>
        <source>Place {place} in the order of play: no bid yet.</source>
        <translation>Plaats {place} in de speelvolgorde: nog geen bod.</translation>
    </message>
    <message>
        <source>The game is over: place {place} for {who}.</source>
        <translation>Het spel is afgelopen: plaats {place} voor {who}.</translation>
    </message>
    <message numerus="yes">
        <source>Stack: {object}. %n left.</source>
        <translation>
            <numerusform>Stapel: {object}. Nog %n.</numerusform>
            <numerusform>Stapel: {object}. Nog %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack: {object}. %n left; {who} has bought here this round.</source>
        <translation>
            <numerusform>Stapel: {object}. Nog %n; {who} heeft hier deze ronde gekocht.</numerusform>
            <numerusform>Stapel: {object}. Nog %n; {who} heeft hier deze ronde gekocht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Landscapes left: {kinds}.</source>
        <translation>Resterende landschappen: {kinds}.</translation>
    </message>
    <message>
        <source>{tile} {number}</source>
        <comment>a kind of tile and how many are left</comment>
        <translation>{tile} {number}</translation>
    </message>
    <message>
        <source>{who} bids {amount} florins. The auction is for this: {object}.</source>
        <translation>{who} biedt {amount} florijnen voor {object}.</translation>
    </message>
    <message>
        <source>{who} is asked for a higher bid.</source>
        <translation>{who} is aan de beurt en kan hoger bieden.</translation>
    </message>
    <message>
        <source>Also in this auction: {who}.</source>
        <comment>one or several names</comment>
        <translation>Verder in deze veiling: {who}.</translation>
    </message>
    <message>
        <source>An auction opens at {price} florins.</source>
        <translation>Een veiling begint bij {price} florijnen.</translation>
    </message>
    <message>
        <source>{who} has bought in this auction phase.</source>
        <translation>{who} heeft in deze veilingfase gekocht.</translation>
    </message>
    <message>
        <source>{who} buys nothing in this auction phase.</source>
        <translation>{who} koopt niets in deze veilingfase.</translation>
    </message>
    <message>
        <source>Character on offer: {character}. {who} bids {amount} florins.</source>
        <translation>Aangeboden karakter: {character}. {who} biedt {amount} florijnen.</translation>
    </message>
    <message>
        <source>Character on offer: {character}. No bid yet.</source>
        <translation>Aangeboden karakter: {character}. Nog geen bod.</translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {size}: %n left. Wanted by: {who}.</source>
        <translation>
            <numerusform>{tile}, {size}: nog %n. Gewenst door: {who}.</numerusform>
            <numerusform>{tile}, {size}: nog %n. Gewenst door: {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Freedom: {freedom}. %n token(s) left. Wanted by: {who}.</source>
        <translation>
            <numerusform>Vrijheid: {freedom}. Nog %n fiche. Gewenst door: {who}.</numerusform>
            <numerusform>Vrijheid: {freedom}. Nog %n fiches. Gewenst door: {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n card(s) in the deck.</source>
        <translation>
            <numerusform>{deck}: %n kaart in de stapel.</numerusform>
            <numerusform>{deck}: %n kaarten in de stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen and put back: {cards}.</source>
        <translation>Je hebt gezien en teruggelegd: {cards}.</translation>
    </message>
    <message>
        <source>Rows count from below. In every estate the palazzo covers {squares}.</source>
        <translation>Rijen tellen van onderaf. In elk vorstendom bedekt het palazzo {squares}.</translation>
    </message>
    <message>
        <source>{who} has {points} prestige.</source>
        <translation>{who} heeft {points} prestige.</translation>
    </message>
    <message>
        <source>{who} has {points} prestige and {money} florins.</source>
        <translation>{who} heeft {points} prestige en {money} florijnen.</translation>
    </message>
    <message>
        <source>Selling prestige, {who} can pay up to {money} florins.</source>
        <translation>Door prestige te verkopen kan {who} tot {money} florijnen betalen.</translation>
    </message>
    <message>
        <source>{who}: {sources}</source>
        <translation>{who}: {sources}</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n jester(s).</source>
        <translation>
            <numerusform>{who} heeft %n jongleur.</numerusform>
            <numerusform>{who} heeft %n jongleurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n builder(s). A building costs {price} florins.</source>
        <translation>
            <numerusform>{who} heeft %n bouwmeester. Een gebouw kost {price} florijnen.</numerusform>
            <numerusform>{who} heeft %n bouwmeesters. Een gebouw kost {price} florijnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Freedoms in the estate of {who}: {freedoms}.</source>
        <translation>Vrijheden in het vorstendom van {who}: {freedoms}.</translation>
    </message>
    <message>
        <source>Character of {who} this round: {character}.</source>
        <translation>Karakter van {who} deze ronde: {character}.</translation>
    </message>
    <message>
        <source>{who} may take an object with the Merchant before the next auction.</source>
        <translation>{who} mag voor de volgende veiling met de Koopman een object nemen.</translation>
    </message>
    <message>
        <source>Completed on the table of {who}: {cards}.</source>
        <translation>Volbracht en bij {who} op tafel: {cards}.</translation>
    </message>
    <message>
        <source>Works of {who} so far: {works}.</source>
        <translation>Werken van {who} tot nu toe: {works}.</translation>
    </message>
    <message numerus="yes">
        <source>%n recruiting card(s) lie on the table of {who}.</source>
        <translation>
            <numerusform>Bij {who} ligt %n wegkoopkaart op tafel.</numerusform>
            <numerusform>Bij {who} liggen %n wegkoopkaarten op tafel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best work of {who} this round: {value}.</source>
        <translation>Beste werk van {who} deze ronde: {value}.</translation>
    </message>
    <message>
        <source>Estate of {who}: {tile}, on {squares}.</source>
        <translation>Vorstendom van {who}: {tile}, op {squares}.</translation>
    </message>
    <message>
        <source>Estate of {who}: a part of this: {tile}, on {squares}.</source>
        <translation>Vorstendom van {who}: een deel hiervan: {tile}, op {squares}.</translation>
    </message>
    <message numerus="yes">
        <source>Estate of {who}: %n empty square(s).</source>
        <translation>
            <numerusform>Vorstendom van {who}: %n leeg vak.</numerusform>
            <numerusform>Vorstendom van {who}: %n lege vakken.</numerusform>
        </translation>
    </message>
    <message>
        <source>columns {first} to {last} in row {row}</source>
        <comment>squares of an estate</comment>
        <translation>kolom {first} tot en met {last} in rij {row}</translation>
    </message>
    <message>
        <source>column {first} in row {row}</source>
        <comment>a square of an estate</comment>
        <translation>kolom {first} in rij {row}</translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n profession card(s).</source>
        <translation>
            <numerusform>{who} heeft %n personenkaart in de hand.</numerusform>
            <numerusform>{who} heeft %n personenkaarten in de hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruited and held by {who}: {cards}.</source>
        <translation>Weggekocht en in de hand van {who}: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n recruiting card(s).</source>
        <translation>
            <numerusform>{who} heeft %n wegkoopkaart.</numerusform>
            <numerusform>{who} heeft %n wegkoopkaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n bonus card(s).</source>
        <translation>
            <numerusform>{who} heeft %n bonuskaart.</numerusform>
            <numerusform>{who} heeft %n bonuskaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n prestige card(s).</source>
        <translation>
            <numerusform>{who} heeft %n prestigekaart.</numerusform>
            <numerusform>{who} heeft %n prestigekaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: {card}, who wishes for {building}, {landscape}, {freedom}. Work value now {value}.</source>
        <translation>In je hand: {card}. Wensen: {building}, {landscape}, {freedom}. Werkwaarde nu {value}.</translation>
    </message>
    <message>
        <source>A court work of yours would be worth {value} now.</source>
        <translation>Een hofwerk van jou zou nu {value} waard zijn.</translation>
    </message>
    <message>
        <source>Your bonus card: {text}. It adds {value} to a work now.</source>
        <translation>Je bonuskaart: {text}. Die verhoogt een werk nu met {value}.</translation>
    </message>
    <message>
        <source>Your prestige card: {text}. As things stand it brings {points}.</source>
        <translation>Je prestigekaart: {text}. Zoals het er nu voor staat, levert die {points} op.</translation>
    </message>
    <message>
        <source>Prestige card of {who}: {text}. It brings {points}.</source>
        <translation>Prestigekaart van {who}: {text}. Die levert {points} op.</translation>
    </message>
    <message>
        <source>You are looking at: {cards}.</source>
        <translation>Je bekijkt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} is looking at %n card(s): {deck}.</source>
        <translation>
            <numerusform>{who} bekijkt %n kaart: {deck}.</numerusform>
            <numerusform>{who} bekijkt %n kaarten: {deck}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You put back: {card}.</source>
        <translation>Je legt terug: {card}.</translation>
    </message>
    <message>
        <source>{who} is completing a work: {card}. Its value is {value} so far.</source>
        <translation>{who} volbrengt een werk: {card}. Werkwaarde tot nu toe: {value}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n action(s) left.</source>
        <translation>
            <numerusform>{who} heeft nog %n actie.</numerusform>
            <numerusform>{who} heeft nog %n acties.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} proposes this to {neighbour}, across their border: {tile}.</source>
        <translation>{who} stelt {neighbour} voor om samen over de grens te bouwen: {tile}.</translation>
    </message>
    <message>
        <source>In the left estate it would cover {squares}.</source>
        <translation>In het linkervorstendom zou het op {squares} liggen.</translation>
    </message>
    <message>
        <source>In the right estate it would cover {squares}.</source>
        <translation>In het rechtervorstendom zou het op {squares} liggen.</translation>
    </message>
    <message>
        <source>Name a place in the order of play and bid up to {most} florins for it.</source>
        <translation>Noem een plaats in de speelvolgorde en bied er tot {most} florijnen voor.</translation>
    </message>
    <message>
        <source>{who} bids for a place in the order of play.</source>
        <translation>{who} biedt op een plaats in de speelvolgorde.</translation>
    </message>
    <message>
        <source>First everybody needs a place in the order of play.</source>
        <translation>Eerst heeft iedereen een plaats in de speelvolgorde nodig.</translation>
    </message>
    <message>
        <source>Bids go in whole hundreds.</source>
        <translation>Bied in hele honderdtallen.</translation>
    </message>
    <message>
        <source>Put one of your four professions back; you keep the other three.</source>
        <translation>Leg een van je vier personenkaarten terug; de andere drie houd je.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing professions.</source>
        <translation>
            <numerusform>Eén speler kiest nog personenkaarten.</numerusform>
            <numerusform>%n spelers kiezen nog personenkaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>First put one of your four professions back.</source>
        <translation>Leg eerst een van je vier personenkaarten terug.</translation>
    </message>
    <message>
        <source>The Merchant gives you one object, or you decline and take part in the auction.</source>
        <translation>De Koopman geeft je een object, of je ziet af en doet mee aan de veiling.</translation>
    </message>
    <message>
        <source>Open an auction at {price} florins, or decline and buy nothing this round.</source>
        <translation>Open een veiling met {price} florijnen, of zie af en koop deze ronde niets.</translation>
    </message>
    <message>
        <source>{who} chooses what is auctioned.</source>
        <translation>{who} kiest wat er geveild wordt.</translation>
    </message>
    <message>
        <source>You are the last: take any object for {price} florins, or decline.</source>
        <translation>Je bent de laatste: neem een object naar keuze voor {price} florijnen, of zie af.</translation>
    </message>
    <message>
        <source>{who} is the last and may take an object.</source>
        <translation>{who} is de laatste en mag een object nemen.</translation>
    </message>
    <message>
        <source>{who} bids {amount} for {object}. Do you bid more?</source>
        <translation>{who} biedt {amount} voor {object}. Bied je meer?</translation>
    </message>
    <message>
        <source>{who} thinks about {object} at {amount}.</source>
        <translation>{who} denkt erover na om meer dan {amount} te bieden voor {object}.</translation>
    </message>
    <message>
        <source>{who} has already bought from this stack this round.</source>
        <translation>{who} heeft deze ronde al van deze stapel gekocht.</translation>
    </message>
    <message>
        <source>This stack is empty.</source>
        <translation>Deze stapel is leeg.</translation>
    </message>
    <message>
        <source>You already have three builders, and there is no room for a fourth.</source>
        <translation>Je hebt al drie bouwmeesters, en er is geen plaats voor een vierde.</translation>
    </message>
    <message>
        <source>There is no room for it in your estate.</source>
        <translation>Daar is geen plaats voor in je vorstendom.</translation>
    </message>
    <message>
        <source>You have {money} florins; {price} are needed.</source>
        <translation>Je hebt {money} florijnen; er zijn er {price} nodig.</translation>
    </message>
    <message>
        <source>You have {money} florins and {points} prestige to sell at {sale} each; {price} florins are needed.</source>
        <translation>Je hebt {money} florijnen en kunt {points} prestige voor {sale} per punt verkopen; er zijn {price} florijnen nodig.</translation>
    </message>
    <message>
        <source>Nothing is being auctioned at the moment.</source>
        <translation>Er wordt op dit moment niets geveild.</translation>
    </message>
    <message>
        <source>First comes the auction.</source>
        <translation>Eerst komt de veiling.</translation>
    </message>
    <message>
        <source>The next bid is exactly {amount}.</source>
        <translation>Het volgende bod is precies {amount}.</translation>
    </message>
    <message>
        <source>The auction is still running: {object}.</source>
        <translation>De veiling loopt nog: {object}.</translation>
    </message>
    <message>
        <source>Bid for a character, or pass and have none this round.</source>
        <translation>Bied voor een karakter, of pas en heb er deze ronde geen.</translation>
    </message>
    <message>
        <source>{who} bids for a character.</source>
        <translation>{who} biedt voor een karakter.</translation>
    </message>
    <message>
        <source>First the characters are auctioned.</source>
        <translation>Eerst worden de karakters geveild.</translation>
    </message>
    <message>
        <source>The Merchant is not offered in the last round.</source>
        <translation>In de laatste ronde wordt de Koopman niet aangeboden.</translation>
    </message>
    <message>
        <source>There is no such bid space on this card.</source>
        <translation>Dit biedvak staat niet op deze kaart.</translation>
    </message>
    <message>
        <source>You must bid more than {who}.</source>
        <translation>Je moet meer bieden dan {who}.</translation>
    </message>
    <message>
        <source>Choose the landscape that you have bought.</source>
        <translation>Kies het landschap dat je hebt gekocht.</translation>
    </message>
    <message>
        <source>First {seat} chooses a landscape.</source>
        <translation>Eerst kiest {seat} een landschap.</translation>
    </message>
    <message>
        <source>Place {tile} in your estate.</source>
        <translation>Leg {tile} in je vorstendom.</translation>
    </message>
    <message>
        <source>{who} is laying a tile.</source>
        <translation>{who} legt een tegel.</translation>
    </message>
    <message>
        <source>First the tile must be placed.</source>
        <translation>Eerst moet de tegel worden gelegd.</translation>
    </message>
    <message>
        <source>This would reach beyond your estate.</source>
        <translation>Dit steekt buiten je vorstendom.</translation>
    </message>
    <message>
        <source>This would cover the palazzo.</source>
        <translation>Dit zou het palazzo bedekken.</translation>
    </message>
    <message>
        <source>Something is here already: {tile}.</source>
        <translation>Hier ligt al iets: {tile}.</translation>
    </message>
    <message>
        <source>This would touch {tile}; that takes two builders.</source>
        <translation>Dit zou {tile} raken; daarvoor heb je twee bouwmeesters nodig.</translation>
    </message>
    <message>
        <source>Choose the profession that you keep; the others are shuffled back.</source>
        <translation>Kies de personenkaart die je houdt; de andere worden teruggeschud.</translation>
    </message>
    <message>
        <source>Choose the bonus card that you keep; the others are shuffled back.</source>
        <translation>Kies de bonuskaart die je houdt; de andere worden teruggeschud.</translation>
    </message>
    <message>
        <source>Choose the prestige card that you keep; the others are shuffled back.</source>
        <translation>Kies de prestigekaart die je houdt; de andere worden teruggeschud.</translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n card(s).</source>
        <translation>
            <numerusform>{who} bekijkt één kaart.</numerusform>
            <numerusform>{who} bekijkt %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the cards you see must be kept first.</source>
        <translation>Eerst moet je een van de kaarten houden die je ziet.</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n action(s) left.</source>
        <translation>
            <numerusform>Jij bent aan de beurt: nog één actie.</numerusform>
            <numerusform>Jij bent aan de beurt: nog %n acties.</numerusform>
        </translation>
    </message>
    <message>
        <source>No action is left. Recruit, or end your turn.</source>
        <translation>Geen actie meer. Koop een persoon weg, of beëindig je beurt.</translation>
    </message>
    <message>
        <source>{who} carries out actions.</source>
        <translation>{who} voert acties uit.</translation>
    </message>
    <message>
        <source>Choose an action, or end your turn.</source>
        <translation>Kies een actie, of beëindig je beurt.</translation>
    </message>
    <message>
        <source>You have no action left this round.</source>
        <translation>Je hebt deze ronde geen actie meer.</translation>
    </message>
    <message>
        <source>You may take only one profession card per turn.</source>
        <translation>Je mag per beurt maar één personenkaart nemen.</translation>
    </message>
    <message>
        <source>You may introduce only one freedom per turn.</source>
        <translation>Je mag per beurt maar één vrijheid invoeren.</translation>
    </message>
    <message>
        <source>This freedom is already introduced in your estate.</source>
        <translation>Deze vrijheid is in je vorstendom al ingevoerd.</translation>
    </message>
    <message>
        <source>No token of this freedom is left.</source>
        <translation>Van deze vrijheid is geen fiche meer over.</translation>
    </message>
    <message>
        <source>This deck is empty.</source>
        <translation>Deze stapel is leeg.</translation>
    </message>
    <message>
        <source>You already have this building; one of each kind is allowed.</source>
        <translation>Dit gebouw heb je al; van elke soort is er één toegestaan.</translation>
    </message>
    <message>
        <source>All three copies of this building have been built.</source>
        <translation>Alle drie de exemplaren van dit gebouw zijn gebouwd.</translation>
    </message>
    <message>
        <source>It fits only where it would touch a building or the palazzo; that takes two builders.</source>
        <translation>Het past alleen waar het een gebouw of het palazzo raakt; daarvoor heb je twee bouwmeesters nodig.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Deze kaart heb je niet in je hand.</translation>
    </message>
    <message>
        <source>This work would be worth {value}; this round asks for {minimum}.</source>
        <translation>Dit werk zou werkwaarde {value} hebben; deze ronde is {minimum} nodig.</translation>
    </message>
    <message>
        <source>This work would be worth {value}, with your bonus cards {more} more; this round asks for {minimum}.</source>
        <translation>Dit werk zou werkwaarde {value} hebben, met je bonuskaarten {more} meer; deze ronde is {minimum} nodig.</translation>
    </message>
    <message>
        <source>You have no recruiting card.</source>
        <translation>Je hebt geen wegkoopkaart.</translation>
    </message>
    <message>
        <source>You cannot recruit from your own table.</source>
        <translation>Van je eigen tafel kun je niemand wegkopen.</translation>
    </message>
    <message>
        <source>Only a completed profession on the table of another can be recruited.</source>
        <translation>Je kunt alleen een personenkaart wegkopen die na een volbracht werk bij een ander op tafel ligt.</translation>
    </message>
    <message>
        <source>Only the Professor lets you look at bonus cards free of charge, once per turn.</source>
        <translation>Alleen met de Professor bekijk je gratis bonuskaarten, één keer per beurt.</translation>
    </message>
    <message>
        <source>You have already asked the Professor in this turn.</source>
        <translation>Je hebt de Professor deze beurt al geraadpleegd.</translation>
    </message>
    <message>
        <source>The Princess has already completed a court work in this round.</source>
        <translation>De Prinses heeft deze ronde al een hofwerk volbracht.</translation>
    </message>
    <message>
        <source>Only the Princess lets you complete a court work, once per round.</source>
        <translation>Alleen met de Prinses volbreng je een hofwerk, één keer per ronde.</translation>
    </message>
    <message>
        <source>Work value {value}, minimum {minimum}. Play a bonus card?</source>
        <translation>Werkwaarde {value}, minimaal {minimum}. Een bonuskaart spelen?</translation>
    </message>
    <message>
        <source>{who} completes a work.</source>
        <translation>{who} volbrengt een werk.</translation>
    </message>
    <message>
        <source>First the work is completed.</source>
        <translation>Eerst wordt het werk volbracht.</translation>
    </message>
    <message>
        <source>Work value {value}: how much of the {florins} florins do you turn into prestige?</source>
        <translation>Werkwaarde {value}: hoeveel van de {florins} florijnen ruil je in voor prestige?</translation>
    </message>
    <message>
        <source>The payment is {florins} florins; every 200 of them can become 1 prestige.</source>
        <translation>Je krijgt {florins} florijnen; elke 200 daarvan kun je inruilen voor 1 prestige.</translation>
    </message>
    <message>
        <source>Place {tile} across the border to {who}.</source>
        <translation>Leg {tile} over de grens met {who}.</translation>
    </message>
    <message>
        <source>It must lie on both sides of the border.</source>
        <translation>Het moet aan beide kanten van de grens liggen.</translation>
    </message>
    <message>
        <source>{who} wants to build {tile} with you: you pay {price} florins and gain 2 prestige.</source>
        <translation>{who} wil met jou {tile} bouwen: je betaalt {price} florijnen en krijgt 2 prestige.</translation>
    </message>
    <message>
        <source>{who} decides whether to build together.</source>
        <translation>{who} beslist of er samen gebouwd wordt.</translation>
    </message>
    <message>
        <source>First answer the proposal.</source>
        <translation>Beantwoord eerst het voorstel.</translation>
    </message>
    <message>
        <source>{who} has already refused in this turn.</source>
        <translation>{who} heeft in deze beurt al geweigerd.</translation>
    </message>
    <message>
        <source>This table does not play with cooperative building.</source>
        <translation>Aan deze tafel speel je zonder ‘Samen bouwen’.</translation>
    </message>
    <message>
        <source>Your estate has no border with {who}.</source>
        <translation>Je vorstendom grenst niet aan dat van {who}.</translation>
    </message>
    <message>
        <source>{who} already has this building.</source>
        <translation>{who} heeft dit gebouw al.</translation>
    </message>
    <message>
        <source>It fits nowhere across the border to {who}.</source>
        <translation>Het past nergens over de grens met {who}.</translation>
    </message>
</context>
</TS>
