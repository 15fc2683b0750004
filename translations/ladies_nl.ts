<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>ladies</name>
    <message>
        <source>on</source>
        <translation>aan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Courtisane</translation>
    </message>
    <message>
        <source>Lady of couple {couple}</source>
        <translation>Lady van paar {couple}</translation>
    </message>
    <message>
        <source>Gentleman of couple {couple}</source>
        <translation>Gentleman van paar {couple}</translation>
    </message>
    <message>
        <source>Courtesan {name}</source>
        <comment>a title before a name</comment>
        <translation>Courtisane {name}</translation>
    </message>
    <message>
        <source>Lady {name}</source>
        <comment>a title before a name</comment>
        <translation>Lady {name}</translation>
    </message>
    <message>
        <source>Gentleman {name}</source>
        <comment>a title before a name</comment>
        <translation>Gentleman {name}</translation>
    </message>
    <message>
        <source>Two Ladies cannot have the same favourite boutique: {boutique}.</source>
        <comment>boutique: its name</comment>
        <translation>Twee lady’s kunnen niet dezelfde favoriete boetiek hebben: {boutique}.</translation>
    </message>
    <message>
        <source>{name} can play one seat, or both seats of one couple.</source>
        <comment>name: of a person</comment>
        <translation>{name} kan één plaats spelen, of beide plaatsen van één paar.</translation>
    </message>
    <message>
        <source>{limit} s</source>
        <comment>seconds</comment>
        <translation>{limit} s</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>door loting</translation>
    </message>
    <message>
        <source>pink: Queen Shop</source>
        <translation>roze: Queen Shop</translation>
    </message>
    <message>
        <source>green: Victorian</source>
        <translation>groen: Victorian</translation>
    </message>
    <message>
        <source>blue: Emporium</source>
        <translation>blauw: Emporium</translation>
    </message>
    <message>
        <source>orange: Regency</source>
        <translation>oranje: Regency</translation>
    </message>
    <message>
        <source>red: Belgravia</source>
        <translation>rood: Belgravia</translation>
    </message>
    <message>
        <source>Her favourite boutique, and the colour of the couple; drawn if nobody minds.</source>
        <translation>Haar favoriete boetiek en de kleur van het paar; door loting als het niemand uitmaakt.</translation>
    </message>
    <message>
        <source>Her favourite boutique; drawn if nobody minds.</source>
        <translation>Haar favoriete boetiek; door loting als het niemand uitmaakt.</translation>
    </message>
    <message>
        <source>Boutique of couple {couple}</source>
        <translation>Boetiek van paar {couple}</translation>
    </message>
    <message>
        <source>Boutique of the Courtesan</source>
        <translation>Boetiek van de courtisane</translation>
    </message>
    <message>
        <source>Ladies &amp; Gentlemen</source>
        <translation>Ladies &amp; Gentlemen</translation>
    </message>
    <message>
        <source>He chases money at the exchange, she spends it in the arcade, and the ball judges both.</source>
        <translation>Hij jaagt op de beurs op geld, zij geeft het uit in de winkelgalerij, en het bal oordeelt over allebei.</translation>
    </message>
    <message>
        <source>Gossip</source>
        <translation>Roddels</translation>
    </message>
    <message>
        <source>The expansion in the box: Ladies hand each other Gossip cards, and each costs a star.</source>
        <translation>De uitbreiding uit de doos: de lady’s geven elkaar roddelkaarten door, en elke kaart kost een ster.</translation>
    </message>
    <message>
        <source>Search for goods</source>
        <translation>Zoeken naar waren</translation>
    </message>
    <message>
        <source>In turns, or all Gentlemen at once against the clock, for one Gentleman at a screen.</source>
        <translation>Om de beurt, of alle gentlemen tegelijk tegen de klok; voor één gentleman per scherm.</translation>
    </message>
    <message>
        <source>in turns</source>
        <translation>om de beurt</translation>
    </message>
    <message>
        <source>in real time</source>
        <translation>in realtime</translation>
    </message>
    <message>
        <source>Time limit of the search</source>
        <translation>Tijdslimiet van het zoeken</translation>
    </message>
    <message>
        <source>In real time only: after it the Gentlemen are dealt what they are missing.</source>
        <translation>Alleen in realtime: daarna krijgen de gentlemen toebedeeld wat ze missen.</translation>
    </message>
    <message>
        <source>Days before the ball</source>
        <translation>Dagen tot het bal</translation>
    </message>
    <message>
        <source>Six as in the printed rules, or four for a shorter evening.</source>
        <translation>Zes zoals in de gedrukte regels, of vier voor een kortere avond.</translation>
    </message>
    <message>
        <source>Moods and hearts</source>
        <translation>Stemmingen en hartjes</translation>
    </message>
    <message>
        <source>The Gentleman may hint at his purse, the Lady at her wishes, as table talk would allow.</source>
        <translation>De gentleman mag zinspelen op zijn portemonnee, de lady op haar wensen, zoals dat aan tafel ook mag.</translation>
    </message>
    <message>
        <source>Open money</source>
        <translation>Open geld</translation>
    </message>
    <message>
        <source>Everybody sees what every Gentleman owns, his Lady included.</source>
        <translation>Iedereen ziet wat elke gentleman bezit, ook zijn lady.</translation>
    </message>
    <message>
        <source>Show what was turned</source>
        <translation>Omgedraaide fiches tonen</translation>
    </message>
    <message>
        <source>In turns only: a token put back stays visible for one round.</source>
        <translation>Alleen om de beurt: een teruggelegde fiche blijft een ronde zichtbaar.</translation>
    </message>
    <message>
        <source>Total ruin</source>
        <translation>Totale ondergang</translation>
    </message>
    <message>
        <source>A scandal costs the couple the game instead of three stars.</source>
        <translation>Een schandaal kost het paar de overwinning in plaats van drie sterren.</translation>
    </message>
    <message>
        <source>Day {day} of {last}: {time}.</source>
        <comment>the time of day</comment>
        <translation>{time}, dag {day} van {last}.</translation>
    </message>
    <message>
        <source>What {who} hints about the purse today: {mood}.</source>
        <translation>Hint van {who} over de portemonnee van vandaag: {mood}.</translation>
    </message>
    <message>
        <source>In the boutique of {who}, offered today: {deck}.</source>
        <translation>Vandaag in de boetiek van {who} te koop: {deck}.</translation>
    </message>
    <message>
        <source>In the window of {who}: {card}.</source>
        <translation>In de etalage van {who}: {card}.</translation>
    </message>
    <message>
        <source>You see inside the boutique of {who}: {cards}.</source>
        <translation>Je ziet in de boetiek van {who}: {cards}.</translation>
    </message>
    <message>
        <source>The boutique of {who} is open. Still choosing there, in this order: {guests}.</source>
        <translation>De boetiek van {who} is open. Daar kiezen nog, in deze volgorde: {guests}.</translation>
    </message>
    <message>
        <source>{who} visits the boutique of {owner} today.</source>
        <translation>{who} bezoekt vandaag de boetiek van {owner}.</translation>
    </message>
    <message>
        <source>{who} stays at home today, in the favourite boutique.</source>
        <translation>{who} bezoekt vandaag de eigen boetiek.</translation>
    </message>
    <message>
        <source>The exchange pays for one token: {prices}.</source>
        <translation>De beurs betaalt voor één fiche: {prices}.</translation>
    </message>
    <message>
        <source>{good} £{money}</source>
        <comment>a good and what the exchange pays for it</comment>
        <translation>{good} £{money}</translation>
    </message>
    <message>
        <source>Contract {place}: {goods}.</source>
        <translation>Contract {place}: {goods}.</translation>
    </message>
    <message>
        <source>Contract {place}: {goods}. The first to deliver gets £{money}; whoever follows today gets £{proceeds}.</source>
        <translation>Contract {place}: {goods}. Wie het eerst levert, krijgt £{money}; wie vandaag volgt, krijgt £{proceeds}.</translation>
    </message>
    <message numerus="yes">
        <source>Contract {place}: {goods}. The first to deliver gets £{money} and %n star(s), and takes the contract.</source>
        <translation>
            <numerusform>Contract {place}: {goods}. Wie het eerst levert, krijgt £{money} en %n ster en neemt het contract.</numerusform>
            <numerusform>Contract {place}: {goods}. Wie het eerst levert, krijgt £{money} en %n sterren en neemt het contract.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract {place}: {goods}. Fulfilled today: whoever delivers now gets £{proceeds}.</source>
        <translation>Contract {place}: {goods}. Vandaag vervuld: wie nu nog levert, krijgt £{proceeds}.</translation>
    </message>
    <message>
        <source>Of the money for contract {place}, £{notes} lie on it as an extra.</source>
        <translation>Van het geld voor contract {place} ligt £{notes} erop als supplement.</translation>
    </message>
    <message>
        <source>Contract {place}: the place is empty.</source>
        <translation>Contract {place}: de plek is leeg.</translation>
    </message>
    <message numerus="yes">
        <source>In the Stock, %n token(s) lie face down.</source>
        <translation>
            <numerusform>In de voorraad ligt %n fiche gedekt.</numerusform>
            <numerusform>In de voorraad liggen %n fiches gedekt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token {number} of the Stock: {token}, turned by {who}.</source>
        <translation>Fiche {number} in de voorraad: {token}, omgedraaid door {who}.</translation>
    </message>
    <message>
        <source>Token {number} of the Stock: {token}, put back a moment ago.</source>
        <translation>Fiche {number} in de voorraad: {token}, zojuist teruggelegd.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has kept %n good(s) this morning and is still searching.</source>
        <translation>
            <numerusform>{who} heeft vanochtend %n stuk handelswaar gehouden en zoekt nog.</numerusform>
            <numerusform>{who} heeft vanochtend %n stuks handelswaar gehouden en zoekt nog.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has kept %n good(s) this morning and has finished searching.</source>
        <translation>
            <numerusform>{who} heeft vanochtend %n stuk handelswaar gehouden en is klaar met zoeken.</numerusform>
            <numerusform>{who} heeft vanochtend %n stuks handelswaar gehouden en is klaar met zoeken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Business is done in this order: {who}.</source>
        <translation>Volgorde bij het zakendoen: {who}.</translation>
    </message>
    <message>
        <source>{who} has £{money}.</source>
        <translation>{who} heeft £{money}.</translation>
    </message>
    <message>
        <source>{who} has earned £{money} today.</source>
        <translation>{who} heeft vandaag £{money} verdiend.</translation>
    </message>
    <message>
        <source>{who} has number {number} today.</source>
        <translation>{who} heeft vandaag nummer {number}.</translation>
    </message>
    <message>
        <source>Goods of {who}: {goods}.</source>
        <translation>Waren van {who}: {goods}.</translation>
    </message>
    <message>
        <source>{who} has no goods.</source>
        <translation>{who} heeft geen waren.</translation>
    </message>
    <message numerus="yes">
        <source>The contracts taken by {who} bring %n star(s).</source>
        <translation>
            <numerusform>De contracten van {who} leveren %n ster op.</numerusform>
            <numerusform>De contracten van {who} leveren %n sterren op.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid for the Courtesan by {who}: {cards}.</source>
        <translation>Door {who} voor de courtisane betaald: {cards}.</translation>
    </message>
    <message>
        <source>Wardrobe of {who}: {cards}.</source>
        <translation>Garderobe van {who}: {cards}.</translation>
    </message>
    <message>
        <source>The wardrobe of {who} is empty.</source>
        <translation>De garderobe van {who} is leeg.</translation>
    </message>
    <message>
        <source>Of these, as things stand, {who} would leave at home: {cards}.</source>
        <translation>Daarvan zou {who}, zoals het er nu voor staat, thuislaten: {cards}.</translation>
    </message>
    <message>
        <source>All three designers are in the wardrobe of {who}.</source>
        <translation>In de garderobe van {who} zitten alle drie de modeontwerpers.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n maid(s) that you do not know.</source>
        <translation>
            <numerusform>{who} heeft %n dienstmeisje dat je niet kent.</numerusform>
            <numerusform>{who} heeft %n dienstmeisjes die je niet kent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Maid of {who}: {name} counts {what}. {one} bring 1 star, {three} bring 3 instead.</source>
        <translation>Dienstmeisje van {who}: {name} telt {what}. Vanaf {one} is dat 1 ster, vanaf {three} zijn het er 3.</translation>
    </message>
    <message>
        <source>Elegance of {who}, as the ball would count it now: {stars}.</source>
        <translation>Elegantie van {who}, zoals het bal die nu zou tellen: {stars}.</translation>
    </message>
    <message>
        <source>Taken by {who} today: {cards}.</source>
        <translation>Vandaag door {who} genomen: {cards}.</translation>
    </message>
    <message>
        <source>Put off for {who}: {cards}.</source>
        <translation>Voor {who} uitgesteld: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n Gossip card(s) in hand.</source>
        <translation>
            <numerusform>{who} heeft %n roddelkaart in de hand.</numerusform>
            <numerusform>{who} heeft %n roddelkaarten in de hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gossip card in hand of {who}: {condition}; can be given {when}.</source>
        <translation>Roddelkaart in de hand van {who}: {condition}; te geven {when}.</translation>
    </message>
    <message>
        <source>Gossip card lying before {who}: {condition}.</source>
        <translation>Roddelkaart die voor {who} ligt: {condition}.</translation>
    </message>
    <message>
        <source>Your Workshop cards: {decks}.</source>
        <translation>Je atelierkaarten: {decks}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n Workshop card(s) in hand.</source>
        <translation>
            <numerusform>{who} heeft %n atelierkaart in de hand.</numerusform>
            <numerusform>{who} heeft %n atelierkaarten in de hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} asks {whom} to pay for {card}.</source>
        <translation>{who} vraagt {whom} te betalen: {card}.</translation>
    </message>
    <message>
        <source>{who} offers {whom} the bargain in the window: {card}.</source>
        <translation>{who} biedt {whom} het koopje uit de eigen etalage aan: {card}.</translation>
    </message>
    <message>
        <source>Bill of {who}: {card}, to be had for £{price}.</source>
        <translation>Rekening van {who}: {card}, te krijgen voor £{price}.</translation>
    </message>
    <message>
        <source>Bill of {who}: {card}, to be had for £{price}. How much it is wanted: {wish}.</source>
        <translation>Rekening van {who}: {card}, te krijgen voor £{price}. Zo graag gewenst: {wish}.</translation>
    </message>
    <message>
        <source>Your answer to this bill: {answer}.</source>
        <translation>Je antwoord op deze rekening: {answer}.</translation>
    </message>
    <message>
        <source>Scandal: the reputation of {who} is ruined.</source>
        <translation>Schandaal: de reputatie van {who} is geruïneerd.</translation>
    </message>
    <message>
        <source>The ball is over: place {place} for {who}.</source>
        <translation>Het bal is voorbij: plaats {place} voor {who}.</translation>
    </message>
    <message>
        <source>Elegance of {who}: {stars}. Articles {articles}, maids {maids}, contracts {contracts}; Gossip {gossip}.</source>
        <translation>Elegantie van {who}: {stars}. Items {articles}, dienstmeisjes {maids}, contracten {contracts}; roddels {gossip}.</translation>
    </message>
    <message numerus="yes">
        <source>The scandal costs {who} %n star(s), counted above.</source>
        <translation>
            <numerusform>Het schandaal kost {who} %n ster, hierboven al afgetrokken.</numerusform>
            <numerusform>Het schandaal kost {who} %n sterren, hierboven al afgetrokken.</numerusform>
        </translation>
    </message>
    <message>
        <source>What shall your favourite boutique sell today?</source>
        <translation>Wat moet je favoriete boetiek vandaag verkopen?</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still stocking their boutique.</source>
        <translation>
            <numerusform>Nog %n lady bevoorraadt haar boetiek.</numerusform>
            <numerusform>Nog %n lady’s bevoorraden hun boetiek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of these cards goes into your window?</source>
        <translation>Welke van deze kaarten komt in je etalage?</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still dressing their window.</source>
        <translation>
            <numerusform>Nog %n lady richt haar etalage in.</numerusform>
            <numerusform>Nog %n lady’s richten hun etalage in.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gentlemen, at the ready: the exchange opens in a moment.</source>
        <translation>Gentlemen, opgelet: de beurs gaat zo open.</translation>
    </message>
    <message>
        <source>Turn a token.</source>
        <translation>Draai een fiche om.</translation>
    </message>
    <message>
        <source>Your pockets are full: now find a Number token.</source>
        <translation>Je zakken zijn vol: zoek nu een spelersvolgordefiche.</translation>
    </message>
    <message numerus="yes">
        <source>Turn a token, or stop: you may keep %n more.</source>
        <translation>
            <numerusform>Draai een fiche om of stop: je mag er nog %n houden.</numerusform>
            <numerusform>Draai een fiche om of stop: je mag er nog %n houden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this token, or put it back?</source>
        <translation>Houd je deze fiche, of leg je hem terug?</translation>
    </message>
    <message numerus="yes">
        <source>%n Gentleman(s) are still searching the Stock.</source>
        <translation>
            <numerusform>Nog %n gentleman doorzoekt de voorraad.</numerusform>
            <numerusform>Nog %n gentlemen doorzoeken de voorraad.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is searching the Stock.</source>
        <translation>{who} doorzoekt de voorraad.</translation>
    </message>
    <message>
        <source>Have you heard? Hand a Gossip card to a Lady it fits, or keep silent.</source>
        <translation>Heb je het al gehoord? Geef een roddelkaart aan een lady bij wie hij past, of zwijg.</translation>
    </message>
    <message>
        <source>{who} is wondering what to tell, and about whom.</source>
        <translation>{who} denkt na over wat er te vertellen valt, en over wie.</translation>
    </message>
    <message>
        <source>Drop your Lady a hint about your purse?</source>
        <translation>Geef je je lady een hint over je portemonnee?</translation>
    </message>
    <message numerus="yes">
        <source>%n Gentleman(s) are still weighing what to hint at.</source>
        <translation>
            <numerusform>Nog %n gentleman overweegt waar hij op zal zinspelen.</numerusform>
            <numerusform>Nog %n gentlemen overwegen waar ze op zullen zinspelen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which boutique do you honour with your visit?</source>
        <translation>Welke boetiek vereer je met een bezoek?</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still choosing a boutique.</source>
        <translation>
            <numerusform>Nog %n lady kiest een boetiek.</numerusform>
            <numerusform>Nog %n lady’s kiezen een boetiek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one card, or leave the boutique.</source>
        <translation>Neem één kaart, of verlaat de boetiek.</translation>
    </message>
    <message>
        <source>The boutique is yours alone: take what you like, one card after the other.</source>
        <translation>De boetiek is voor jou alleen: neem wat je wilt, de ene kaart na de andere.</translation>
    </message>
    <message>
        <source>Engage one maid, or leave the boutique.</source>
        <translation>Neem één dienstmeisje in dienst, of verlaat de boetiek.</translation>
    </message>
    <message>
        <source>{who} is looking through the boutique.</source>
        <translation>{who} kijkt rond in de boetiek.</translation>
    </message>
    <message>
        <source>Sell goods, fulfil contracts, or end your business of the day.</source>
        <translation>Verkoop waren, vervul contracten, of sluit je zaken van vandaag af.</translation>
    </message>
    <message>
        <source>{who} is doing business.</source>
        <translation>{who} doet zaken.</translation>
    </message>
    <message>
        <source>Nobody came to your boutique. Discard a Gossip card instead of the bargain: {card} for £{price}?</source>
        <translation>Niemand kwam in je boetiek. Leg je een roddelkaart af in plaats van het koopje: {card} voor £{price}?</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are choosing between a bargain and a rumour.</source>
        <translation>
            <numerusform>Nog %n lady twijfelt tussen koopje en gerucht.</numerusform>
            <numerusform>Nog %n lady’s twijfelen tussen koopje en gerucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom do you ask to pay for this: {card}?</source>
        <translation>Wie vraag je om dit te betalen: {card}?</translation>
    </message>
    <message>
        <source>Whom do you offer the bargain in your window: {card} for £{price}? You may also leave it.</source>
        <translation>Wie bied je het koopje in je etalage aan: {card} voor £{price}? Je kunt het ook laten.</translation>
    </message>
    <message>
        <source>{who} is considering which Gentleman to favour with a bill.</source>
        <translation>{who} bedenkt welke gentleman een rekening verdient.</translation>
    </message>
    <message>
        <source>How much do you want this: {card}?</source>
        <translation>Hoe graag wil je dit: {card}?</translation>
    </message>
    <message>
        <source>How much do you want this: {card}? {who} is asked to pay.</source>
        <translation>Hoe graag wil je dit: {card}? {who} moet betalen.</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still drawing hearts on their bills.</source>
        <translation>
            <numerusform>Nog %n lady tekent hartjes op haar rekeningen.</numerusform>
            <numerusform>Nog %n lady’s tekenen hartjes op hun rekeningen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bill for your Lady: {card}. You have £{money}.</source>
        <translation>De rekening voor je lady: {card}. Je hebt £{money}.</translation>
    </message>
    <message>
        <source>A bargain at half price: {card} for £{price}. You have £{money}.</source>
        <translation>Een koopje voor de halve prijs: {card} voor £{price}. Je hebt £{money}.</translation>
    </message>
    <message>
        <source>The Courtesan asks you to pay: {card} for £{price}. You have £{money}.</source>
        <translation>De courtisane vraagt je te betalen: {card} voor £{price}. Je hebt £{money}.</translation>
    </message>
    <message>
        <source>{bill} Sort your bills as you like.</source>
        <translation>{bill} Sorteer de rekeningen zoals je wilt.</translation>
    </message>
    <message numerus="yes">
        <source>%n Gentleman(s) are still sighing over the bills.</source>
        <translation>
            <numerusform>Nog %n gentleman zucht boven de rekeningen.</numerusform>
            <numerusform>Nog %n gentlemen zuchten boven de rekeningen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three designers at one ball! Which stays at home? Without {designer} most is left to you: %n star(s).</source>
        <translation>
            <numerusform>Drie modeontwerpers op één bal! Welke blijft thuis? Zonder {designer} houd je het meest over: één ster.</numerusform>
            <numerusform>Drie modeontwerpers op één bal! Welke blijft thuis? Zonder {designer} houd je het meest over: %n sterren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still changing before the ball.</source>
        <translation>
            <numerusform>Nog %n lady kleedt zich om voor het bal.</numerusform>
            <numerusform>Nog %n lady’s kleden zich om voor het bal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several Gentlemen neglected you alike. Whose Lady shall lose three stars?</source>
        <translation>Meerdere gentlemen hebben je even erg verwaarloosd. Wiens lady verliest drie sterren?</translation>
    </message>
    <message>
        <source>Several Gentlemen neglected you alike. Which couple shall be ruined?</source>
        <translation>Meerdere gentlemen hebben je even erg verwaarloosd. Welk paar wordt geruïneerd?</translation>
    </message>
    <message>
        <source>{who} is choosing whose reputation to ruin.</source>
        <translation>{who} kiest wiens reputatie eraan gaat.</translation>
    </message>
    <message>
        <source>The Stock is searched by the Gentlemen, in the morning.</source>
        <translation>Alleen de gentlemen doorzoeken de voorraad, en wel ’s ochtends.</translation>
    </message>
    <message>
        <source>Boutiques are visited by the Ladies, in the afternoon.</source>
        <translation>Alleen de lady’s bezoeken boetieks, en wel ’s middags.</translation>
    </message>
    <message>
        <source>Business is done by the Gentlemen, in the afternoon.</source>
        <translation>Alleen de gentlemen doen zaken op de beurs, en wel ’s middags.</translation>
    </message>
    <message>
        <source>At the ball one of three designers is left at home, not earlier.</source>
        <translation>Pas op het bal blijft een van de drie modeontwerpers thuis.</translation>
    </message>
    <message>
        <source>You have no Workshop card for {deck} in hand.</source>
        <translation>Je hebt hiervoor geen atelierkaart in de hand: {deck}.</translation>
    </message>
    <message>
        <source>First choose what your boutique sells today.</source>
        <translation>Kies eerst wat je boetiek vandaag verkoopt.</translation>
    </message>
    <message>
        <source>The Workshop cards of today have been played.</source>
        <translation>De atelierkaarten van vandaag zijn gespeeld.</translation>
    </message>
    <message>
        <source>Only a card of your own boutique can go into your window.</source>
        <translation>Alleen een kaart van je eigen boetiek kan in je etalage.</translation>
    </message>
    <message>
        <source>While the Stock is searched in real time, only somebody who plays alone can pause.</source>
        <translation>Zolang er in realtime wordt gezocht, kan alleen wie in zijn eentje speelt pauzeren.</translation>
    </message>
    <message>
        <source>You have one hand: first keep the turned token or put it back.</source>
        <translation>Je hebt één hand: houd eerst de omgedraaide fiche of leg hem terug.</translation>
    </message>
    <message>
        <source>There is no token in this place any more.</source>
        <translation>Op deze plek ligt geen fiche meer.</translation>
    </message>
    <message>
        <source>Somebody else has just turned this token.</source>
        <translation>Iemand anders heeft deze fiche net omgedraaid.</translation>
    </message>
    <message>
        <source>You have only just put this token back. Turn another one.</source>
        <translation>Deze fiche heb je net pas teruggelegd. Draai een andere om.</translation>
    </message>
    <message>
        <source>Without a Number token you cannot stop.</source>
        <translation>Zonder spelersvolgordefiche kun je niet stoppen.</translation>
    </message>
    <message>
        <source>First turn a token.</source>
        <translation>Draai eerst een fiche om.</translation>
    </message>
    <message>
        <source>You have a Number token already; a second one goes back.</source>
        <translation>Je hebt al een spelersvolgordefiche; een tweede gaat terug.</translation>
    </message>
    <message>
        <source>You have kept three goods already; a fourth goes back.</source>
        <translation>Je hebt al drie waren gehouden; een vierde gaat terug.</translation>
    </message>
    <message>
        <source>You have no such Gossip card in hand.</source>
        <translation>Die roddelkaart heb je niet in de hand.</translation>
    </message>
    <message>
        <source>Nobody spreads gossip about herself.</source>
        <translation>Niemand roddelt over zichzelf.</translation>
    </message>
    <message>
        <source>This Gossip card can only be given {when}.</source>
        <translation>Deze roddelkaart kun je alleen {when} geven.</translation>
    </message>
    <message>
        <source>It only fits a Lady of whom this is true, not {who}: {condition}.</source>
        <translation>Deze kaart past alleen bij een lady voor wie dit klopt, niet bij {who}: {condition}.</translation>
    </message>
    <message>
        <source>This boutique is not in play.</source>
        <translation>Deze boetiek is niet in het spel.</translation>
    </message>
    <message>
        <source>First choose a boutique.</source>
        <translation>Kies eerst een boetiek.</translation>
    </message>
    <message>
        <source>The visits of today have been shown and cannot be changed.</source>
        <translation>De bezoeken van vandaag zijn getoond en liggen vast.</translation>
    </message>
    <message>
        <source>This card is not on offer here.</source>
        <translation>Deze kaart is hier niet te koop.</translation>
    </message>
    <message>
        <source>You own none of this: {good}.</source>
        <translation>Hiervan bezit je niets: {good}.</translation>
    </message>
    <message>
        <source>There is no contract in this place.</source>
        <translation>Op deze plek ligt geen contract.</translation>
    </message>
    <message>
        <source>Gold can only stand for goods that the contract asks for.</source>
        <translation>Goud kan alleen waren vervangen die het contract vraagt.</translation>
    </message>
    <message>
        <source>You do not own enough of this: {good}.</source>
        <translation>Hiervan bezit je niet genoeg: {good}.</translation>
    </message>
    <message>
        <source>Each of your purchases must go to some Gentleman.</source>
        <translation>Elk van je aankopen moet naar een gentleman.</translation>
    </message>
    <message>
        <source>It costs £{price}, and you have only £{money} left.</source>
        <translation>Het kost £{price}, en je hebt nog maar £{money}.</translation>
    </message>
    <message>
        <source>Putting off costs £{fee}, and you have only £{money} left.</source>
        <translation>Uitstellen kost £{fee}, en je hebt nog maar £{money}.</translation>
    </message>
    <message>
        <source>Pay for more cards of your own Lady first: hers must be at least as many as the Courtesan’s.</source>
        <translation>Betaal eerst meer kaarten van je eigen lady: minstens evenveel als van de courtisane.</translation>
    </message>
    <message>
        <source>A card of the Courtesan is paid at once or sent back; she does not wait.</source>
        <translation>Een kaart van de courtisane wordt meteen betaald of gaat terug; zij wacht niet.</translation>
    </message>
    <message>
        <source>A bargain is paid at once or not at all.</source>
        <translation>Een koopje betaal je meteen of niet.</translation>
    </message>
    <message>
        <source>The ball is tonight: nothing can be put off any more.</source>
        <translation>Vanavond is het bal: er valt niets meer uit te stellen.</translation>
    </message>
    <message>
        <source>Another Gentleman has paid less for you.</source>
        <translation>Een andere gentleman heeft minder voor je betaald.</translation>
    </message>
    <message>
        <source>The arcade</source>
        <translation>De winkelgalerij</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>De beurs</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>What the exchange pays for one token of each good, all game long.</source>
        <translation>Wat de beurs voor een fiche van elke waar betaalt, het hele spel lang.</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Ochtend</translation>
    </message>
    <message>
        <source>Afternoon</source>
        <translation>Middag</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Avond</translation>
    </message>
    <message>
        <source>The Ball</source>
        <translation>Het grote bal</translation>
    </message>
    <message>
        <source>Day {day} of {last}; the ball is on the evening of the last day.</source>
        <translation>Dag {day} van {last}; op de avond van de laatste dag is het bal.</translation>
    </message>
    <message>
        <source>Wardrobe of {who}</source>
        <translation>Garderobe: {who}</translation>
    </message>
    <message>
        <source>Look at the wardrobe of {who}.</source>
        <translation>Bekijk de garderobe van {who}.</translation>
    </message>
    <message>
        <source>No card of this kind yet: {kind}.</source>
        <translation>Nog geen kaart van deze soort: {kind}.</translation>
    </message>
    <message>
        <source>Only one of each kind can be worn at the ball.</source>
        <translation>Van elke soort kan ze op het bal maar één item dragen.</translation>
    </message>
    <message>
        <source>It would have to stay at home: three designers are one too many.</source>
        <translation>Dit zou thuis moeten blijven: drie modeontwerpers is er één te veel.</translation>
    </message>
    <message>
        <source>It stays at home: three designers are one too many.</source>
        <translation>Dit blijft thuis: drie modeontwerpers is er één te veel.</translation>
    </message>
    <message numerus="yes">
        <source>%n article(s) with the mark {designer}.</source>
        <translation>
            <numerusform>%n item met het merk {designer}.</numerusform>
            <numerusform>%n items met het merk {designer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n article(s) with the mark {designer}. All three designers at one ball: one must stay at home.</source>
        <translation>
            <numerusform>%n item met het merk {designer}. Alle drie de modeontwerpers op één bal: één moet thuisblijven.</numerusform>
            <numerusform>%n items met het merk {designer}. Alle drie de modeontwerpers op één bal: één moet thuisblijven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without {designer} you have %n star(s).</source>
        <translation>
            <numerusform>Zonder {designer} heb je één ster.</numerusform>
            <numerusform>Zonder {designer} heb je %n sterren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left at home: %n article(s) with the mark {designer}.</source>
        <translation>
            <numerusform>Blijft thuis: %n item met het merk {designer}.</numerusform>
            <numerusform>Blijven thuis: %n items met het merk {designer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n article(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put off</source>
        <translation>
            <numerusform>%n kaart uitgesteld</numerusform>
            <numerusform>%n kaarten uitgesteld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gossip card(s)</source>
        <translation>
            <numerusform>%n roddelkaart</numerusform>
            <numerusform>%n roddelkaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star contract(s)</source>
        <translation>
            <numerusform>%n stercontract</numerusform>
            <numerusform>%n stercontracten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} counts {what}: {one} bring 1 star, {three} bring 3 instead.</source>
        <translation>{name} telt {what}: vanaf {one} is dat 1 ster, vanaf {three} zijn het er 3.</translation>
    </message>
    <message>
        <source>In hand: {gossip}</source>
        <comment>gossip: what a Gossip card says and when</comment>
        <translation>In de hand: {gossip}</translation>
    </message>
    <message>
        <source>Said of {who}: “{remark}”</source>
        <comment>remark: of a Gossip card that was received</comment>
        <translation>Over {who} wordt gezegd: ‘{remark}’</translation>
    </message>
    <message>
        <source>“{remark}”</source>
        <comment>what is said, in quotation marks</comment>
        <translation>‘{remark}’</translation>
    </message>
    <message>
        <source>{condition}; can be given {when}.</source>
        <translation>{condition}; te geven {when}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, the boutique of {who}: %n card(s) inside.</source>
        <translation>
            <numerusform>{name}, de boetiek van {who}: %n kaart binnen.</numerusform>
            <numerusform>{name}, de boetiek van {who}: %n kaarten binnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the window: {card}.</source>
        <translation>In de etalage: {card}.</translation>
    </message>
    <message>
        <source>The first to deliver gets £{money}; whoever follows today gets £{proceeds}.</source>
        <translation>Wie het eerst levert, krijgt £{money}; wie vandaag volgt, krijgt £{proceeds}.</translation>
    </message>
    <message numerus="yes">
        <source>The first to deliver gets £{money} and %n star(s), and takes the contract.</source>
        <translation>
            <numerusform>Wie het eerst levert, krijgt £{money} en %n ster, en neemt het contract.</numerusform>
            <numerusform>Wie het eerst levert, krijgt £{money} en %n sterren, en neemt het contract.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fulfilled today: whoever delivers now gets £{proceeds}.</source>
        <translation>Vandaag vervuld: wie nu nog levert, krijgt £{proceeds}.</translation>
    </message>
    <message>
        <source>fulfilled</source>
        <translation>vervuld</translation>
    </message>
    <message>
        <source>Sell one for £{money}: {good}.</source>
        <translation>Verkoop er één voor £{money}: {good}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has number {number} and %n good(s).</source>
        <translation>
            <numerusform>{who} heeft nummer {number} en %n stuk handelswaar.</numerusform>
            <numerusform>{who} heeft nummer {number} en %n stuks handelswaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n good(s).</source>
        <translation>
            <numerusform>{who} heeft %n stuk handelswaar.</numerusform>
            <numerusform>{who} heeft %n stuks handelswaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn this token.</source>
        <translation>Draai deze fiche om.</translation>
    </message>
    <message>
        <source>A token of the Stock, face down.</source>
        <translation>Een gedekte fiche uit de voorraad.</translation>
    </message>
    <message>
        <source>{token}, turned by {who}.</source>
        <translation>{token}, omgedraaid door {who}.</translation>
    </message>
    <message>
        <source>{token} was put back here a moment ago.</source>
        <translation>Hier is net teruggelegd: {token}.</translation>
    </message>
    <message>
        <source>A bill of {who}: £{price}.</source>
        <translation>Een rekening van {who}: £{price}.</translation>
    </message>
    <message>
        <source>Pay £{price}</source>
        <translation>£{price} betalen</translation>
    </message>
    <message>
        <source>Your Lady hears nothing.</source>
        <translation>Je lady hoort niets.</translation>
    </message>
    <message>
        <source>True below £400; your Lady takes next to nothing then.</source>
        <translation>Klopt onder £400; je lady neemt dan bijna niets.</translation>
    </message>
    <message>
        <source>True from £400 to £700; your Lady holds back.</source>
        <translation>Klopt van £400 tot en met £700; je lady houdt zich in.</translation>
    </message>
    <message>
        <source>True from £800 to £1,500; your Lady takes what she likes best.</source>
        <translation>Klopt van £800 tot en met £1.500; je lady neemt wat haar het best bevalt.</translation>
    </message>
    <message>
        <source>True above £1,500; your Lady takes what she likes.</source>
        <translation>Klopt boven £1.500; je lady neemt wat haar bevalt.</translation>
    </message>
    <message>
        <source>Left: £{money}</source>
        <comment>of his money, beside the bills already sorted</comment>
        <translation>Nog over: £{money}</translation>
    </message>
    <message>
        <source>Keep silent</source>
        <comment>hand no Gossip card to anybody</comment>
        <translation>Zwijgen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>a bargain in a window</comment>
        <translation>Laten liggen</translation>
    </message>
    <message>
        <source>Hand over</source>
        <comment>all bills, to be settled</comment>
        <translation>Afgeven</translation>
    </message>
    <message>
        <source>Settle all bills as they are sorted. Until then you can change your mind.</source>
        <translation>Alle rekeningen afhandelen zoals ze gesorteerd zijn. Tot dan kun je je nog bedenken.</translation>
    </message>
    <message>
        <source>Decide about every bill first.</source>
        <translation>Beslis eerst over elke rekening.</translation>
    </message>
    <message>
        <source>The bills have been handed over.</source>
        <translation>De rekeningen zijn al afgegeven.</translation>
    </message>
    <message>
        <source>In your hand: {card}, for {who}.</source>
        <comment>a bill</comment>
        <translation>In je hand: {card}, voor {who}.</translation>
    </message>
    <message>
        <source>{bill} How much it is wanted: {wish}.</source>
        <translation>{bill} Zo graag gewenst: {wish}.</translation>
    </message>
    <message>
        <source>paid</source>
        <comment>badge on a bill</comment>
        <translation>betaald</translation>
    </message>
    <message>
        <source>back</source>
        <comment>badge on a bill</comment>
        <translation>terug</translation>
    </message>
    <message>
        <source>left</source>
        <comment>badge on a bargain that stays in its window</comment>
        <translation>blijft</translation>
    </message>
    <message>
        <source>later</source>
        <comment>badge on a bill</comment>
        <translation>later</translation>
    </message>
    <message>
        <source>again</source>
        <comment>badge on a bill that was put off on an earlier evening</comment>
        <translation>opnieuw</translation>
    </message>
    <message>
        <source>Put off on an earlier evening.</source>
        <translation>Op een eerdere avond uitgesteld.</translation>
    </message>
    <message>
        <source>Purse: £{money}</source>
        <translation>Portemonnee: £{money}</translation>
    </message>
    <message>
        <source>Purse: {mood}</source>
        <translation>Portemonnee: {mood}</translation>
    </message>
    <message>
        <source>The purse is a secret</source>
        <translation>De portemonnee is geheim</translation>
    </message>
    <message>
        <source>You are watching. Secrets come to light at the ball.</source>
        <translation>Je kijkt toe. Op het bal komen de geheimen aan het licht.</translation>
    </message>
    <message>
        <source>You have no Gentleman. All of them are yours to ask.</source>
        <translation>Je hebt geen gentleman. Je kunt ze dus allemaal vragen.</translation>
    </message>
    <message>
        <source>A Gentleman pays for no more cards of yours than of his own Lady.</source>
        <translation>Een gentleman betaalt hoogstens evenveel kaarten van jou als van zijn eigen lady.</translation>
    </message>
    <message numerus="yes">
        <source>{who} is handed %n bill(s) by {lady} this evening, and {yours} by you so far.</source>
        <translation>
            <numerusform>{who} krijgt vanavond %n rekening van {lady}, van jou tot nu toe {yours}.</numerusform>
            <numerusform>{who} krijgt vanavond %n rekeningen van {lady}, van jou tot nu toe {yours}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bills: {lady} {bills},
you {yours}</source>
        <comment>numbers of bills that a Gentleman is handed, in two lines</comment>
        <translation>Rekeningen: {lady} {bills},
jij {yours}</translation>
    </message>
    <message>
        <source>{who} is asked to pay.</source>
        <translation>{who} moet betalen.</translation>
    </message>
    <message>
        <source>{who} is sighing over your bills: what is too dear goes back or is put off.</source>
        <translation>{who} zucht boven je rekeningen: wat te duur is, gaat terug of moet wachten.</translation>
    </message>
    <message>
        <source>{who} has decided about your bills.</source>
        <translation>{who} heeft over je rekeningen beslist.</translation>
    </message>
    <message>
        <source>The bills of the evening are being settled.</source>
        <translation>De rekeningen van de avond worden afgehandeld.</translation>
    </message>
    <message>
        <source>{who} is done at the exchange, with number {number}.</source>
        <translation>{who} is klaar op de beurs, met nummer {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} is searching; contract {place} still lacks %n good(s).</source>
        <translation>
            <numerusform>{who} zoekt; voor contract {place} ontbreekt nog %n stuk handelswaar.</numerusform>
            <numerusform>{who} zoekt; voor contract {place} ontbreken nog %n stuks handelswaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has all that contract {place} asks for, and is searching for more.</source>
        <translation>{who} heeft alles voor contract {place} en zoekt naar meer.</translation>
    </message>
    <message>
        <source>{who} is searching for anything that sells.</source>
        <translation>{who} zoekt naar alles wat te verkopen is.</translation>
    </message>
    <message>
        <source>{who} has business to do, lowest number first.</source>
        <translation>{who} moet zaken doen, het laagste nummer eerst.</translation>
    </message>
    <message numerus="yes">
        <source>You may put back %n more that fit(s).</source>
        <comment>tokens, this morning</comment>
        <translation>
            <numerusform>Je mag nog één fiche die past terugleggen.</numerusform>
            <numerusform>Je mag nog %n fiches die passen terugleggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have put back enough: the next token that fits is yours.</source>
        <translation>Genoeg teruggelegd: de volgende fiche die past, houd je.</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %n card(s) for £{money}.</source>
        <translation>
            <numerusform>Je hebt %n kaart genomen voor £{money}.</numerusform>
            <numerusform>Je hebt %n kaarten genomen voor £{money}.</numerusform>
        </translation>
    </message>
    <message>
        <source>These lie in your boutique.</source>
        <comment>the cards that are shown beside it</comment>
        <translation>Deze liggen in je boetiek.</translation>
    </message>
    <message>
        <source>Sent back last night: {cards}. “{remark}”</source>
        <comment>cards: hat and gloves; remark: what he said</comment>
        <translation>Gisteravond ging terug: {cards}. ‘{remark}’</translation>
    </message>
    <message>
        <source>Sent back tonight: {cards}. “{remark}”</source>
        <comment>cards: hat and gloves; remark: what he said</comment>
        <translation>Vanavond ging terug: {cards}. ‘{remark}’</translation>
    </message>
    <message>
        <source>{who} has goods enough and is looking for a number.</source>
        <translation>{who} heeft genoeg handelswaar en zoekt nog een spelersvolgordefiche.</translation>
    </message>
    <message>
        <source>{who} is waiting for you.</source>
        <translation>{who} wacht op je.</translation>
    </message>
    <message numerus="yes">
        <source>{who} is shopping and has taken %n card(s).</source>
        <translation>
            <numerusform>{who} is aan het winkelen en heeft %n kaart genomen.</numerusform>
            <numerusform>{who} is aan het winkelen en heeft %n kaarten genomen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is drawing hearts on the bills for you.</source>
        <translation>{who} tekent voor jou hartjes op de rekeningen.</translation>
    </message>
    <message>
        <source>{who} has handed you the bills and is looking out of the window.</source>
        <translation>{who} heeft je de rekeningen gegeven en kijkt uit het raam.</translation>
    </message>
    <message numerus="yes">
        <source>{who} will hand you the bills for %n card(s) this evening.</source>
        <translation>
            <numerusform>{who} geeft je vanavond de rekening voor %n kaart.</numerusform>
            <numerusform>{who} geeft je vanavond de rekeningen voor %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} visits the boutique of {owner}.</source>
        <translation>{who} bezoekt de boetiek van {owner}.</translation>
    </message>
    <message>
        <source>{who}’s boutique sells {deck} today.</source>
        <translation>{who} verkoopt vandaag in de eigen boetiek: {deck}.</translation>
    </message>
    <message>
        <source>{who} is deciding what the boutique sells.</source>
        <translation>{who} bedenkt wat de eigen boetiek verkoopt.</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>teruggestuurd</translation>
    </message>
    <message>
        <source>not bought</source>
        <comment>a bargain, which stays in its window</comment>
        <translation>niet gekocht</translation>
    </message>
    <message>
        <source>put off</source>
        <translation>uitgesteld</translation>
    </message>
    <message>
        <source>An evening dress? Yes.</source>
        <translation>Een jurk? Ja.</translation>
    </message>
    <message>
        <source>An evening dress? None! {maid} leaves.</source>
        <translation>Een jurk? Nee! {maid} vertrekt.</translation>
    </message>
    <message>
        <source>An evening dress? None!</source>
        <translation>Een jurk? Nee!</translation>
    </message>
    <message>
        <source>{designer} stays at home.</source>
        <translation>{designer} blijft thuis.</translation>
    </message>
    <message>
        <source>Duplicates stay at home: {cards}.</source>
        <translation>Dubbele items blijven thuis: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Worn: %n star(s).</source>
        <translation>
            <numerusform>Gedragen: %n ster.</numerusform>
            <numerusform>Gedragen: %n sterren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{maid}: +{stars}</source>
        <translation>{maid}: +{stars}</translation>
    </message>
    <message>
        <source>Contracts: +{stars}</source>
        <translation>Contracten: +{stars}</translation>
    </message>
    <message>
        <source>Gossip: −{stars}</source>
        <translation>Roddels: −{stars}</translation>
    </message>
    <message>
        <source>{place}. {who}</source>
        <translation>{place}. {who}</translation>
    </message>
    <message>
        <source>worn {articles}★ · maids {maids}★</source>
        <translation>gedragen {articles}★ · dienstmeisjes {maids}★</translation>
    </message>
    <message>
        <source>contracts {contracts}★</source>
        <translation>contracten {contracts}★</translation>
    </message>
    <message>
        <source>Gossip −{gossip}★</source>
        <translation>roddels −{gossip}★</translation>
    </message>
    <message>
        <source>ruined</source>
        <comment>of a couple, by a scandal</comment>
        <translation>geruïneerd</translation>
    </message>
    <message>
        <source>scandal −{stars}★</source>
        <translation>schandaal −{stars}★</translation>
    </message>
    <message>
        <source>Worth about £{amount} to you.</source>
        <translation>Voor jou ongeveer £{amount} waard.</translation>
    </message>
    <message>
        <source>Something better may still lie there.</source>
        <translation>Misschien ligt er nog iets beters.</translation>
    </message>
    <message>
        <source>You have seen what lies here.</source>
        <translation>Je hebt gezien wat hier ligt.</translation>
    </message>
    <message>
        <source>Nobody has seen this one yet, as far as you remember.</source>
        <translation>Deze heeft, voor zover je weet, nog niemand gezien.</translation>
    </message>
    <message>
        <source>You have what you came for.</source>
        <translation>Je hebt waarvoor je kwam.</translation>
    </message>
    <message>
        <source>First step of a plan worth £{amount} in all.</source>
        <translation>De eerste stap van een plan dat samen £{amount} waard is.</translation>
    </message>
    <message numerus="yes">
        <source>Adds about %n star(s) for £{price}.</source>
        <translation>
            <numerusform>Levert ongeveer %n ster op voor £{price}.</numerusform>
            <numerusform>Levert ongeveer %n sterren op voor £{price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds nothing to this wardrobe.</source>
        <translation>Levert deze garderobe niets op.</translation>
    </message>
    <message numerus="yes">
        <source>The best card you can expect adds about %n star(s).</source>
        <translation>
            <numerusform>De beste kaart die je kunt verwachten, levert ongeveer %n ster op.</numerusform>
            <numerusform>De beste kaart die je kunt verwachten, levert ongeveer %n sterren op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you can expect there adds about %n star(s).</source>
        <translation>
            <numerusform>Wat je daar kunt verwachten, levert ongeveer %n ster op.</numerusform>
            <numerusform>Wat je daar kunt verwachten, levert ongeveer %n sterren op.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tempts your rivals little, and would be a bargain for you.</source>
        <translation>Verleidt je rivales nauwelijks en zou voor jou een koopje zijn.</translation>
    </message>
    <message>
        <source>Nothing here would be paid, or worn.</source>
        <translation>Niets hiervan zou betaald of gedragen worden.</translation>
    </message>
    <message>
        <source>The money does more for something else.</source>
        <translation>Het geld doet elders meer.</translation>
    </message>
    <message>
        <source>Worth the £100: tomorrow you can pay it.</source>
        <translation>Die £100 waard: morgen kun je het betalen.</translation>
    </message>
    <message>
        <source>The bargain is worth more than a rumour.</source>
        <translation>Het koopje is meer waard dan een gerucht.</translation>
    </message>
    <message>
        <source>One rumour less is one star more.</source>
        <translation>Eén gerucht minder is één ster meer.</translation>
    </message>
    <message>
        <source>Has money, and bills of his own Lady too; otherwise he may not pay yours.</source>
        <translation>Heeft geld en ook rekeningen van zijn eigen lady; anders mag hij die van jou niet betalen.</translation>
    </message>
    <message>
        <source>Ahead of the others, as far as one can see.</source>
        <translation>Ligt voor, voor zover te zien is.</translation>
    </message>
    <message>
        <source>Offer {deck}</source>
        <translation>{deck} verkopen</translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation>In de etalage: {card}</translation>
    </message>
    <message>
        <source>Open the exchange</source>
        <translation>De beurs openen</translation>
    </message>
    <message>
        <source>Turn token {number}</source>
        <translation>Fiche {number} omdraaien</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Terugleggen</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Stoppen met zoeken</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>De tijd is om</translation>
    </message>
    <message>
        <source>Tell about {who}: {gossip}</source>
        <translation>Over {who} vertellen: {gossip}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Visit the boutique of {who}</source>
        <translation>De boetiek van {who} bezoeken</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Nemen: {card}</translation>
    </message>
    <message>
        <source>Leave the boutique</source>
        <translation>De boetiek verlaten</translation>
    </message>
    <message>
        <source>Sell {good}</source>
        <translation>Verkopen: {good}</translation>
    </message>
    <message>
        <source>Fulfil contract {place}</source>
        <translation>Contract {place} vervullen</translation>
    </message>
    <message>
        <source>Fulfil contract {place} with Gold for {goods}</source>
        <translation>Contract {place} vervullen, met goud voor {goods}</translation>
    </message>
    <message>
        <source>{number} × {good}</source>
        <translation>{number} × {good}</translation>
    </message>
    <message>
        <source>End business</source>
        <translation>Zaken afsluiten</translation>
    </message>
    <message>
        <source>Discard gossip: {gossip}</source>
        <translation>Roddel afleggen: {gossip}</translation>
    </message>
    <message>
        <source>Ask {who}</source>
        <translation>{who} vragen</translation>
    </message>
    <message>
        <source>Ask nobody</source>
        <translation>Niemand vragen</translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s): {wish}</source>
        <translation>
            <numerusform>%n hartje: {wish}</numerusform>
            <numerusform>%n hartjes: {wish}</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Betalen</translation>
    </message>
    <message>
        <source>Send it back</source>
        <translation>Terugsturen</translation>
    </message>
    <message>
        <source>Put it off for £100</source>
        <translation>Uitstellen voor £100</translation>
    </message>
    <message>
        <source>Leave {designer} at home</source>
        <translation>{designer} thuislaten</translation>
    </message>
    <message>
        <source>Ruin the reputation of {who}</source>
        <translation>De reputatie van {who} ruïneren</translation>
    </message>
    <message>
        <source>Day {day} of {last}.</source>
        <translation>Dag {day} van {last}.</translation>
    </message>
    <message>
        <source>On offer today: {offers}.</source>
        <translation>Vandaag te koop: {offers}.</translation>
    </message>
    <message>
        <source>{deck} at {who}’s</source>
        <translation>{deck} bij {who}</translation>
    </message>
    <message>
        <source>Delivered to your boutique: {cards}.</source>
        <translation>Geleverd aan je boetiek: {cards}.</translation>
    </message>
    <message>
        <source>In the windows: {cards}.</source>
        <translation>In de etalages: {cards}.</translation>
    </message>
    <message>
        <source>{card} at {who}’s</source>
        <translation>{card} bij {who}</translation>
    </message>
    <message>
        <source>All windows are empty.</source>
        <translation>Alle etalages zijn leeg.</translation>
    </message>
    <message>
        <source>The search begins with {who}.</source>
        <translation>{who} begint met zoeken.</translation>
    </message>
    <message>
        <source>The exchange is open!</source>
        <translation>De beurs is open!</translation>
    </message>
    <message>
        <source>{who} turns {token}.</source>
        <translation>{who} draait om: {token}.</translation>
    </message>
    <message>
        <source>{who} puts it back.</source>
        <translation>{who} legt de fiche terug.</translation>
    </message>
    <message>
        <source>{who} has no room for it, and it goes back.</source>
        <translation>{who} heeft er geen plaats voor, de fiche gaat terug.</translation>
    </message>
    <message>
        <source>{who} keeps {token}.</source>
        <translation>{who} houdt: {token}.</translation>
    </message>
    <message>
        <source>{who} has dithered enough and must keep {token}.</source>
        <translation>{who} heeft genoeg getreuzeld en moet houden: {token}.</translation>
    </message>
    <message>
        <source>{who} is dealt {tokens}.</source>
        <translation>{who} krijgt toebedeeld: {tokens}.</translation>
    </message>
    <message>
        <source>{who} is done, with number {number}.</source>
        <translation>{who} is klaar, met nummer {number}.</translation>
    </message>
    <message>
        <source>{who} about {whom}: “{remark}”</source>
        <translation>{who} over {whom}: ‘{remark}’</translation>
    </message>
    <message>
        <source>{who} hints at the state of the purse: {mood}.</source>
        <translation>{who} zinspeelt op de portemonnee: {mood}.</translation>
    </message>
    <message>
        <source>The visits: {visits}.</source>
        <translation>De bezoeken: {visits}.</translation>
    </message>
    <message>
        <source>{who} at {owner}’s</source>
        <translation>{who} bij {owner}</translation>
    </message>
    <message>
        <source>{who} at home</source>
        <translation>{who} in de eigen boetiek</translation>
    </message>
    <message numerus="yes">
        <source>{owner}’s boutique opens with %n card(s) for {who}.</source>
        <translation>
            <numerusform>De boetiek van {owner} gaat open met %n kaart voor {who}.</numerusform>
            <numerusform>De boetiek van {owner} gaat open met %n kaarten voor {who}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You see: {cards}.</source>
        <translation>Je ziet: {cards}.</translation>
    </message>
    <message>
        <source>{who} takes {card}.</source>
        <translation>{who} neemt: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} leaves with %n card(s).</source>
        <translation>
            <numerusform>{who} vertrekt met %n kaart.</numerusform>
            <numerusform>{who} vertrekt met %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} leaves with nothing.</source>
        <translation>{who} vertrekt met lege handen.</translation>
    </message>
    <message>
        <source>{owner}’s boutique closes, sold out.</source>
        <translation>De boetiek van {owner} sluit: uitverkocht.</translation>
    </message>
    <message numerus="yes">
        <source>{owner}’s boutique closes, and %n card(s) stay behind.</source>
        <translation>
            <numerusform>De boetiek van {owner} sluit, %n kaart blijft liggen.</numerusform>
            <numerusform>De boetiek van {owner} sluit, %n kaarten blijven liggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} sells {good} for £{money}.</source>
        <translation>{who} verkoopt voor £{money}: {good}.</translation>
    </message>
    <message>
        <source>{who} fulfils contract {place} for £{money}.</source>
        <translation>{who} vervult contract {place} voor £{money}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} fulfils contract {place} for £{money} and %n star(s).</source>
        <translation>
            <numerusform>{who} vervult contract {place} voor £{money} en %n ster.</numerusform>
            <numerusform>{who} vervult contract {place} voor £{money} en %n sterren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} ends the day’s business with £{money} earned.</source>
        <translation>{who} sluit de zaken van de dag af: £{money} verdiend.</translation>
    </message>
    <message>
        <source>{who} lets the bargain go, and a rumour with it.</source>
        <translation>{who} laat het koopje schieten, en een gerucht erbij.</translation>
    </message>
    <message>
        <source>{who} offers the bargain in the window to nobody.</source>
        <translation>{who} biedt het koopje in de eigen etalage aan niemand aan.</translation>
    </message>
    <message>
        <source>The hearts on your bills: {hearts}.</source>
        <translation>De hartjes op je rekeningen: {hearts}.</translation>
    </message>
    <message>
        <source>A bill: {card}.</source>
        <translation>Een rekening: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>A bill with %n heart(s): {card}.</source>
        <translation>
            <numerusform>Een rekening met %n hartje: {card}.</numerusform>
            <numerusform>Een rekening met %n hartjes: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} pays £{money} for {lady}: {card}.</source>
        <translation>{who} betaalt £{money} voor {lady}: {card}.</translation>
    </message>
    <message>
        <source>{who} gets {card} for {lady} at half price: £{money}.</source>
        <translation>{who} krijgt voor {lady} voor de halve prijs van £{money}: {card}.</translation>
    </message>
    <message>
        <source>{who} puts {card} off for £{money}; {lady} must wait.</source>
        <translation>{who} stelt voor £{money} uit: {card}. {lady} moet wachten.</translation>
    </message>
    <message>
        <source>{who} sends {card} back. {lady} hears: “{remark}”</source>
        <translation>{who} stuurt terug: {card}. {lady} krijgt te horen: ‘{remark}’</translation>
    </message>
    <message>
        <source>{who} leaves the bargain in {lady}’s window.</source>
        <translation>{who} laat het koopje in de etalage van {lady} liggen.</translation>
    </message>
    <message>
        <source>You draw a Workshop card: {deck}.</source>
        <translation>Je trekt een atelierkaart: {deck}.</translation>
    </message>
    <message numerus="yes">
        <source>The Stock is full again: %n good(s), and the Number tokens.</source>
        <translation>
            <numerusform>De voorraad is weer vol: %n stuk handelswaar en de spelersvolgordefiches.</numerusform>
            <numerusform>De voorraad is weer vol: %n stuks handelswaar en de spelersvolgordefiches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supply was used up and mixed anew: %n good(s) in the Stock.</source>
        <translation>
            <numerusform>De reserve was op en is opnieuw gemengd: %n stuk handelswaar in de voorraad.</numerusform>
            <numerusform>De reserve was op en is opnieuw gemengd: %n stuks handelswaar in de voorraad.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new contract in place {place}.</source>
        <translation>Een nieuw contract op plek {place}.</translation>
    </message>
    <message>
        <source>No contract is left for place {place}.</source>
        <translation>Voor plek {place} is er geen contract meer.</translation>
    </message>
    <message>
        <source>The contract in place {place} waits with £{money} on it.</source>
        <translation>Het contract op plek {place} wacht, met £{money} erop.</translation>
    </message>
    <message>
        <source>The ball! All secrets come to light.</source>
        <translation>Het bal! Alle geheimen komen aan het licht.</translation>
    </message>
    <message>
        <source>{who} leaves {designer} at home.</source>
        <translation>{who} laat {designer} thuis.</translation>
    </message>
    <message numerus="yes">
        <source>{who} shines with %n star(s).</source>
        <translation>
            <numerusform>{who} schittert met %n ster.</numerusform>
            <numerusform>{who} schittert met %n sterren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} comes without an evening dress, and {maid} has given notice. %n star(s).</source>
        <translation>
            <numerusform>{who} komt zonder jurk, en {maid} heeft ontslag genomen. %n ster.</numerusform>
            <numerusform>{who} komt zonder jurk, en {maid} heeft ontslag genomen. %n sterren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} comes without an evening dress. Nobody looks, everybody sees. %n star(s).</source>
        <translation>
            <numerusform>{who} komt zonder jurk. Niemand kijkt, iedereen ziet het. %n ster.</numerusform>
            <numerusform>{who} komt zonder jurk. Niemand kijkt, iedereen ziet het. %n sterren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scandal! {who} tells everything, and {lady} loses three stars.</source>
        <translation>Schandaal! {who} vertelt alles, en {lady} verliest drie sterren.</translation>
    </message>
    <message>
        <source>Scandal! {who} tells everything, and {lady} is ruined.</source>
        <translation>Schandaal! {who} vertelt alles, en {lady} is geruïneerd.</translation>
    </message>
    <message>
        <source>The evening belongs to {who}.</source>
        <translation>De avond is van {who}.</translation>
    </message>
    <message>
        <source>The evening belongs to {who}: equal in stars, but richer.</source>
        <translation>De avond is van {who}: evenveel sterren, maar meer geld.</translation>
    </message>
    <message>
        <source>Too dear today, my love.</source>
        <translation>Vandaag te duur, liefste.</translation>
    </message>
    <message>
        <source>But you have one already!</source>
        <translation>Maar zo een heb je al!</translation>
    </message>
    <message>
        <source>Three designers, darling?</source>
        <translation>Drie modeontwerpers, schat?</translation>
    </message>
    <message>
        <source>Not today, my love.</source>
        <translation>Vandaag niet, liefste.</translation>
    </message>
    <message>
        <source>I hear she means to come in her dressing gown.</source>
        <translation>Ik hoor dat ze in haar kamerjas wil komen.</translation>
    </message>
    <message>
        <source>Bare-headed! One might take her for a poet.</source>
        <translation>Blootshoofds! Je zou haar voor een dichteres houden.</translation>
    </message>
    <message>
        <source>Such hands. One would think she used them.</source>
        <translation>Die handen. Je zou denken dat ze ze gebruikt.</translation>
    </message>
    <message>
        <source>She has two of everything, and taste for neither.</source>
        <translation>Ze heeft alles dubbel, behalve smaak.</translation>
    </message>
    <message>
        <source>She dresses the way other people spill things.</source>
        <translation>Ze kleedt zich zoals een ander iets morst.</translation>
    </message>
    <message>
        <source>He designs, she obeys.</source>
        <translation>Hij ontwerpt, zij gehoorzaamt.</translation>
    </message>
    <message>
        <source>Not one name on her label. On her card neither.</source>
        <translation>Geen naam in de voering. Op haar kaartje ook niet.</translation>
    </message>
    <message>
        <source>It went back before the bow was untied.</source>
        <translation>Het ging terug voordat de strik los was.</translation>
    </message>
    <message>
        <source>On instalments! At her age!</source>
        <translation>Op afbetaling! Op haar leeftijd!</translation>
    </message>
    <message>
        <source>She only came in to get warm.</source>
        <translation>Ze kwam alleen binnen om op te warmen.</translation>
    </message>
    <message>
        <source>Half price, like her conversation.</source>
        <translation>Voor de halve prijs, net als haar conversatie.</translation>
    </message>
    <message>
        <source>They tore at the same sleeve, I saw it.</source>
        <translation>Ze trokken aan dezelfde mouw, ik heb het gezien.</translation>
    </message>
    <message>
        <source>She comes to me when nobody else lets her in.</source>
        <translation>Bij mij komt ze als niemand anders opendoet.</translation>
    </message>
    <message>
        <source>She is her own best customer. Her only one.</source>
        <translation>Ze is haar eigen beste klant. Haar enige.</translation>
    </message>
    <message>
        <source>Charming what one can do with so little.</source>
        <translation>Charmant wat je met zo weinig kunt doen.</translation>
    </message>
    <message>
        <source>A thousand pounds! And still that chin.</source>
        <translation>Duizend pond! En nog steeds die kin.</translation>
    </message>
    <message>
        <source>She glitters, so that one may find her in the dark.</source>
        <translation>Ze glittert, zodat je haar in het donker vindt.</translation>
    </message>
    <message>
        <source>Her shop? So quiet. Ideal for a nap.</source>
        <translation>Haar winkel? Zo rustig. Ideaal voor een dutje.</translation>
    </message>
    <message>
        <source>Three maids, and nobody to listen to her.</source>
        <translation>Drie dienstmeisjes, en niemand die naar haar luistert.</translation>
    </message>
    <message>
        <source>He was last again. He always says: ‘After you.’</source>
        <translation>Hij was weer de laatste. “Na u”, zegt hij altijd.</translation>
    </message>
    <message>
        <source>Clothing</source>
        <translation>Kleding</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>Accessoires</translation>
    </message>
    <message>
        <source>Jewellery</source>
        <translation>Juwelen</translation>
    </message>
    <message>
        <source>Servants</source>
        <translation>Bedienden</translation>
    </message>
    <message>
        <source>a Clothing card</source>
        <translation>een kledingkaart</translation>
    </message>
    <message>
        <source>an Accessories card</source>
        <translation>een accessoirekaart</translation>
    </message>
    <message>
        <source>a Jewellery card</source>
        <translation>een juwelenkaart</translation>
    </message>
    <message>
        <source>a Servant card</source>
        <translation>een bediendekaart</translation>
    </message>
    <message numerus="yes">
        <source>%n Clothing card(s)</source>
        <translation>
            <numerusform>%n kledingkaart</numerusform>
            <numerusform>%n kledingkaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Accessories card(s)</source>
        <translation>
            <numerusform>%n accessoirekaart</numerusform>
            <numerusform>%n accessoirekaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Jewellery card(s)</source>
        <translation>
            <numerusform>%n juwelenkaart</numerusform>
            <numerusform>%n juwelenkaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Servant card(s)</source>
        <translation>
            <numerusform>%n bediendekaart</numerusform>
            <numerusform>%n bediendekaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Evening dress</source>
        <translation>Jurk</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>Cape</translation>
    </message>
    <message>
        <source>Shoes</source>
        <translation>Schoenen</translation>
    </message>
    <message>
        <source>Hat</source>
        <translation>Hoed</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Handschoenen</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Waaier</translation>
    </message>
    <message>
        <source>Handbag</source>
        <translation>Handtas</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>Halssnoer</translation>
    </message>
    <message>
        <source>Brooch</source>
        <translation>Broche</translation>
    </message>
    <message>
        <source>Earrings</source>
        <translation>Oorbellen</translation>
    </message>
    <message>
        <source>Tiara</source>
        <translation>Tiara</translation>
    </message>
    <message>
        <source>Evening dress</source>
        <comment>in a narrow place</comment>
        <translation>Jurk</translation>
    </message>
    <message>
        <source>Shoes</source>
        <comment>in a narrow place</comment>
        <translation>Schoenen</translation>
    </message>
    <message>
        <source>Gloves</source>
        <comment>in a narrow place</comment>
        <translation>Hand­schoenen</translation>
    </message>
    <message>
        <source>Handbag</source>
        <comment>in a narrow place</comment>
        <translation>Hand­tas</translation>
    </message>
    <message>
        <source>Necklace</source>
        <comment>in a narrow place</comment>
        <translation>Hals­snoer</translation>
    </message>
    <message>
        <source>Earrings</source>
        <comment>in a narrow place</comment>
        <translation>Oor­bellen</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Steenkool</translation>
    </message>
    <message>
        <source>Cotton</source>
        <translation>Katoen</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Edelstenen</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Tarwe</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>Thee</translation>
    </message>
    <message>
        <source>Gold ingot</source>
        <translation>Goudstaaf</translation>
    </message>
    <message>
        <source>Queen Shop</source>
        <translation>Queen Shop</translation>
    </message>
    <message>
        <source>Victorian</source>
        <translation>Victorian</translation>
    </message>
    <message>
        <source>Emporium</source>
        <translation>Emporium</translation>
    </message>
    <message>
        <source>Regency</source>
        <translation>Regency</translation>
    </message>
    <message>
        <source>Belgravia</source>
        <translation>Belgravia</translation>
    </message>
    <message>
        <source>no hint</source>
        <comment>mood</comment>
        <translation>geen hint</translation>
    </message>
    <message>
        <source>ruined</source>
        <comment>mood</comment>
        <translation>gapend leeg</translation>
    </message>
    <message>
        <source>tight</source>
        <comment>mood</comment>
        <translation>aan de krappe kant</translation>
    </message>
    <message>
        <source>comfortable</source>
        <comment>mood</comment>
        <translation>goed gevuld</translation>
    </message>
    <message>
        <source>flush</source>
        <comment>mood</comment>
        <translation>propvol</translation>
    </message>
    <message>
        <source>not at all</source>
        <comment>hearts</comment>
        <translation>helemaal niet</translation>
    </message>
    <message>
        <source>a little</source>
        <comment>hearts</comment>
        <translation>een beetje</translation>
    </message>
    <message>
        <source>very much</source>
        <comment>hearts</comment>
        <translation>heel graag</translation>
    </message>
    <message>
        <source>or I die</source>
        <comment>hearts</comment>
        <translation>of ik sterf</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>no designer</comment>
        <translation>neutraal</translation>
    </message>
    <message>
        <source>{kind} ({mark}, {stars}★, £{price})</source>
        <comment>a wardrobe card</comment>
        <translation>{kind} ({mark}, {stars}★, £{price})</translation>
    </message>
    <message>
        <source>the maid {name}</source>
        <translation>dienstmeisje {name}</translation>
    </message>
    <message>
        <source>£{amount}</source>
        <translation>£{amount}</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>nummer {number}</translation>
    </message>
    <message>
        <source>articles with the mark JpG</source>
        <translation>items met het merk JpG</translation>
    </message>
    <message>
        <source>neutral articles</source>
        <translation>neutrale items</translation>
    </message>
    <message>
        <source>articles with the mark LL</source>
        <translation>items met het merk LL</translation>
    </message>
    <message>
        <source>articles with the mark MF</source>
        <translation>items met het merk MF</translation>
    </message>
    <message>
        <source>articles with two marks</source>
        <translation>items met twee merken</translation>
    </message>
    <message>
        <source>articles of Clothing</source>
        <translation>kledingitems</translation>
    </message>
    <message>
        <source>Accessories</source>
        <comment>what a maid counts</comment>
        <translation>accessoires</translation>
    </message>
    <message>
        <source>pieces of Jewellery</source>
        <translation>juwelen</translation>
    </message>
    <message>
        <source>hat, gloves and fan</source>
        <translation>hoed, handschoenen en waaier</translation>
    </message>
    <message>
        <source>necklace, earrings and tiara</source>
        <translation>halssnoer, oorbellen en tiara</translation>
    </message>
    <message>
        <source>shoes, handbag and gloves</source>
        <translation>schoenen, handtas en handschoenen</translation>
    </message>
    <message>
        <source>hat, cape and brooch</source>
        <translation>hoed, cape en broche</translation>
    </message>
    <message>
        <source>articles in all</source>
        <translation>items in totaal</translation>
    </message>
    <message>
        <source>articles at £300 or less</source>
        <translation>items van £300 of minder</translation>
    </message>
    <message>
        <source>articles at £800 or more</source>
        <translation>items van £800 of meer</translation>
    </message>
    <message>
        <source>stars on the evening dress</source>
        <translation>sterren op de jurk</translation>
    </message>
    <message>
        <source>articles with exactly one star</source>
        <translation>items met precies één ster</translation>
    </message>
    <message>
        <source>articles with three stars or more</source>
        <translation>items met drie sterren of meer</translation>
    </message>
    <message>
        <source>other maids in the household</source>
        <translation>andere dienstmeisjes in huis</translation>
    </message>
    <message>
        <source>marked articles, if all are by one and the same designer</source>
        <translation>items met een merk, als ze allemaal van één en dezelfde modeontwerper zijn</translation>
    </message>
    <message>
        <source>in the second half of the days</source>
        <comment>days 4 to 6, or 3 and 4 of four</comment>
        <translation>in de tweede helft van de dagen</translation>
    </message>
    <message>
        <source>on any day</source>
        <translation>op een willekeurige dag</translation>
    </message>
    <message>
        <source>from the afternoon on</source>
        <translation>vanaf de middag</translation>
    </message>
    <message>
        <source>in the evening</source>
        <translation>’s avonds</translation>
    </message>
    <message>
        <source>no evening dress in the open wardrobe</source>
        <translation>geen jurk in de open garderobe</translation>
    </message>
    <message>
        <source>no hat in the open wardrobe</source>
        <translation>geen hoed in de open garderobe</translation>
    </message>
    <message>
        <source>no gloves in the open wardrobe</source>
        <translation>geen handschoenen in de open garderobe</translation>
    </message>
    <message>
        <source>two or more articles of one kind in the open wardrobe</source>
        <translation>minstens twee items van dezelfde familie in de open garderobe</translation>
    </message>
    <message>
        <source>all three designers in the open wardrobe</source>
        <translation>alle drie de modeontwerpers in de open garderobe</translation>
    </message>
    <message>
        <source>four or more articles with one mark in the open wardrobe</source>
        <translation>minstens vier items met hetzelfde merk in de open garderobe</translation>
    </message>
    <message>
        <source>four or more neutral articles in the open wardrobe</source>
        <translation>minstens vier neutrale items in de open garderobe</translation>
    </message>
    <message>
        <source>one of her purchases was sent back today</source>
        <translation>een van haar aankopen ging vandaag terug</translation>
    </message>
    <message>
        <source>one of her purchases was put off today</source>
        <translation>een van haar aankopen is vandaag uitgesteld</translation>
    </message>
    <message>
        <source>visited a boutique today and took nothing</source>
        <translation>was vandaag in een boetiek en nam niets</translation>
    </message>
    <message>
        <source>got the card in her window at half price today</source>
        <translation>kreeg vandaag de kaart in haar etalage voor de halve prijs</translation>
    </message>
    <message>
        <source>shared a boutique with another Lady today</source>
        <translation>deelde vandaag een boetiek met een andere lady</translation>
    </message>
    <message>
        <source>visits the giver’s boutique today</source>
        <translation>bezoekt vandaag de boetiek van wie roddelt</translation>
    </message>
    <message>
        <source>visits her own boutique today</source>
        <translation>bezoekt vandaag haar eigen boetiek</translation>
    </message>
    <message>
        <source>two or more articles, none above £400</source>
        <translation>twee of meer items, geen boven £400</translation>
    </message>
    <message>
        <source>£1,000 or more was paid for her this evening</source>
        <translation>er is vanavond £1.000 of meer voor haar betaald</translation>
    </message>
    <message>
        <source>three or more pieces of Jewellery in the open wardrobe</source>
        <translation>minstens drie juwelen in de open garderobe</translation>
    </message>
    <message>
        <source>nobody visited her boutique today</source>
        <translation>niemand bezocht vandaag haar boetiek</translation>
    </message>
    <message>
        <source>three or more maids</source>
        <translation>drie of meer dienstmeisjes</translation>
    </message>
    <message>
        <source>her Gentleman has the highest number today</source>
        <translation>haar gentleman heeft vandaag het hoogste nummer</translation>
    </message>
    <message>
        <source>Lady</source>
        <comment>whose Gentleman this is</comment>
        <translation>Lady</translation>
    </message>
    <message>
        <source>Boutique</source>
        <translation>Boetiek</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterren</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Items</translation>
    </message>
    <message>
        <source>Maids</source>
        <translation>Dienstmeisjes</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Uitgesteld</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Stars of contracts</source>
        <translation>Sterren van contracten</translation>
    </message>
    <message>
        <source>Paid for the Courtesan</source>
        <translation>Betaald voor de courtisane</translation>
    </message>
    <message>
        <source>What the ball would bring today: articles worn, maids and contracts, less Gossip. Only you see it.</source>
        <translation>Wat het bal vandaag zou opleveren: gedragen items, dienstmeisjes en contracten, min de roddels. Alleen jij ziet het.</translation>
    </message>
    <message>
        <source>Cards that come back with the bills of the next evening.</source>
        <translation>Kaarten die de volgende avond bij de rekeningen terugkomen.</translation>
    </message>
    <message>
        <source>Each card in hand or received costs a star at the ball.</source>
        <translation>Elke kaart in de hand of ontvangen kost op het bal een ster.</translation>
    </message>
    <message>
        <source>Only the Gentleman sees it, unless money is open.</source>
        <translation>Alleen de gentleman ziet het, tenzij het geld open ligt.</translation>
    </message>
    <message>
        <source>The lower number is served and does business first.</source>
        <translation>Het laagste nummer wordt het eerst bediend en doet het eerst zaken.</translation>
    </message>
    <message>
        <source>Whoever pays fewest cards risks a scandal; if the Courtesan wins, so does whoever pays most.</source>
        <translation>Wie de minste kaarten betaalt, riskeert een schandaal; wint de courtisane, dan wint ook wie het meest betaalt.</translation>
    </message>
    <message>
        <source>Day {day} of {last}</source>
        <translation>Dag {day} van {last}</translation>
    </message>
    <message>
        <source>Elegance</source>
        <translation>Elegantie</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>below a chart</comment>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Market value of the goods turned (£)</source>
        <comment>beside a chart</comment>
        <translation>Marktwaarde van de omgedraaide waren (£)</translation>
    </message>
</context>
</TS>
