<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>ladies</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Courtesan</source>
        <translation>Kurtisane</translation>
    </message>
    <message>
        <source>Lady of couple {couple}</source>
        <translation>Lady von Paar {couple}</translation>
    </message>
    <message>
        <source>Gentleman of couple {couple}</source>
        <translation>Gentleman von Paar {couple}</translation>
    </message>
    <message>
        <source>Courtesan {name}</source>
        <comment>a title before a name</comment>
        <translation>Kurtisane {name}</translation>
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
        <translation>Zwei Ladies können nicht dasselbe Lieblingsgeschäft haben: {boutique}.</translation>
    </message>
    <message>
        <source>{name} can play one seat, or both seats of one couple.</source>
        <comment>name: of a person</comment>
        <translation>{name} kann einen Platz spielen oder beide Plätze eines Paares.</translation>
    </message>
    <message>
        <source>{limit} s</source>
        <comment>seconds</comment>
        <translation>{limit} s</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>pink: Queen Shop</source>
        <translation>rosa: Spencer</translation>
    </message>
    <message>
        <source>green: Victorian</source>
        <translation>grün: Victorian</translation>
    </message>
    <message>
        <source>blue: Emporium</source>
        <translation>blau: Emporium</translation>
    </message>
    <message>
        <source>orange: Regency</source>
        <translation>orange: Regency</translation>
    </message>
    <message>
        <source>red: Belgravia</source>
        <translation>rot: Belgravia</translation>
    </message>
    <message>
        <source>Her favourite boutique, and the colour of the couple; drawn if nobody minds.</source>
        <translation>Ihr Lieblingsgeschäft und die Farbe des Paares; ausgelost, wenn es allen gleich ist.</translation>
    </message>
    <message>
        <source>Her favourite boutique; drawn if nobody minds.</source>
        <translation>Ihr Lieblingsgeschäft; ausgelost, wenn es allen gleich ist.</translation>
    </message>
    <message>
        <source>Boutique of couple {couple}</source>
        <translation>Geschäft von Paar {couple}</translation>
    </message>
    <message>
        <source>Boutique of the Courtesan</source>
        <translation>Geschäft der Kurtisane</translation>
    </message>
    <message>
        <source>Ladies &amp; Gentlemen</source>
        <translation>Ladies &amp; Gentlemen</translation>
    </message>
    <message>
        <source>He chases money at the exchange, she spends it in the arcade, and the ball judges both.</source>
        <translation>Er jagt an der Börse dem Geld nach, sie gibt es in der Einkaufsstraße aus, und der Ball urteilt über beide.</translation>
    </message>
    <message>
        <source>Gossip</source>
        <translation>Klatsch</translation>
    </message>
    <message>
        <source>The expansion in the box: Ladies hand each other Gossip cards, and each costs a star.</source>
        <translation>Die Erweiterung aus der Schachtel: Die Ladies reichen einander Klatsch-Karten weiter, und jede kostet einen Stern.</translation>
    </message>
    <message>
        <source>Search for goods</source>
        <translation>Suche nach Waren</translation>
    </message>
    <message>
        <source>In turns, or all Gentlemen at once against the clock, for one Gentleman at a screen.</source>
        <translation>Reihum oder alle Gentlemen zugleich gegen die Uhr; für nur einen Gentleman pro Bildschirm.</translation>
    </message>
    <message>
        <source>in turns</source>
        <translation>reihum</translation>
    </message>
    <message>
        <source>in real time</source>
        <translation>in Echtzeit</translation>
    </message>
    <message>
        <source>Time limit of the search</source>
        <translation>Zeitlimit der Suche</translation>
    </message>
    <message>
        <source>In real time only: after it the Gentlemen are dealt what they are missing.</source>
        <translation>Nur in Echtzeit: Danach bekommen die Gentlemen zugeteilt, was ihnen fehlt.</translation>
    </message>
    <message>
        <source>Days before the ball</source>
        <translation>Tage bis zum Ball</translation>
    </message>
    <message>
        <source>Six as in the printed rules, or four for a shorter evening.</source>
        <translation>Sechs wie in der gedruckten Regel oder vier für einen kürzeren Abend.</translation>
    </message>
    <message>
        <source>Moods and hearts</source>
        <translation>Stimmungen und Herzen</translation>
    </message>
    <message>
        <source>The Gentleman may hint at his purse, the Lady at her wishes, as table talk would allow.</source>
        <translation>Der Gentleman darf andeuten, wie es um seinen Geldbeutel steht, die Lady, was sie sich wünscht, so wie es das Tischgespräch erlaubt.</translation>
    </message>
    <message>
        <source>Open money</source>
        <translation>Offenes Geld</translation>
    </message>
    <message>
        <source>Everybody sees what every Gentleman owns, his Lady included.</source>
        <translation>Alle sehen, was jeder Gentleman besitzt, auch seine Lady.</translation>
    </message>
    <message>
        <source>Show what was turned</source>
        <translation>Aufgedecktes zeigen</translation>
    </message>
    <message>
        <source>In turns only: a token put back stays visible for one round.</source>
        <translation>Nur reihum: Ein zurückgelegtes Plättchen bleibt eine Runde lang sichtbar.</translation>
    </message>
    <message>
        <source>Total ruin</source>
        <translation>Völliger Ruin</translation>
    </message>
    <message>
        <source>A scandal costs the couple the game instead of three stars.</source>
        <translation>Ein Skandal kostet das Paar den Sieg statt drei Sterne.</translation>
    </message>
    <message>
        <source>Day {day} of {last}: {time}.</source>
        <comment>the time of day</comment>
        <translation>Tag {day} von {last}: {time}.</translation>
    </message>
    <message>
        <source>What {who} hints about the purse today: {mood}.</source>
        <translation>Heutiger Wink von {who} über den Geldbeutel: {mood}.</translation>
    </message>
    <message>
        <source>In the boutique of {who}, offered today: {deck}.</source>
        <translation>Heute im Geschäft von {who} im Angebot: {deck}.</translation>
    </message>
    <message>
        <source>In the window of {who}: {card}.</source>
        <translation>Im Schaufenster von {who}: {card}.</translation>
    </message>
    <message>
        <source>You see inside the boutique of {who}: {cards}.</source>
        <translation>Du siehst im Geschäft von {who}: {cards}.</translation>
    </message>
    <message>
        <source>The boutique of {who} is open. Still choosing there, in this order: {guests}.</source>
        <translation>Das Geschäft von {who} ist geöffnet. Dort wählen noch, in dieser Reihenfolge: {guests}.</translation>
    </message>
    <message>
        <source>{who} visits the boutique of {owner} today.</source>
        <translation>{who} besucht heute das Geschäft von {owner}.</translation>
    </message>
    <message>
        <source>{who} stays at home today, in the favourite boutique.</source>
        <translation>{who} besucht heute das eigene Geschäft.</translation>
    </message>
    <message>
        <source>The exchange pays for one token: {prices}.</source>
        <translation>Die Börse zahlt für ein Plättchen: {prices}.</translation>
    </message>
    <message>
        <source>{good} £{money}</source>
        <comment>a good and what the exchange pays for it</comment>
        <translation>{good} £{money}</translation>
    </message>
    <message>
        <source>Contract {place}: {goods}.</source>
        <translation>Kontrakt {place}: {goods}.</translation>
    </message>
    <message>
        <source>Contract {place}: {goods}. The first to deliver gets £{money}; whoever follows today gets £{proceeds}.</source>
        <translation>Kontrakt {place}: {goods}. Wer zuerst liefert, bekommt £{money}; wer heute folgt, bekommt £{proceeds}.</translation>
    </message>
    <message numerus="yes">
        <source>Contract {place}: {goods}. The first to deliver gets £{money} and %n star(s), and takes the contract.</source>
        <translation>
            <numerusform>Kontrakt {place}: {goods}. Wer zuerst liefert, bekommt £{money} und %n Stern und nimmt den Kontrakt.</numerusform>
            <numerusform>Kontrakt {place}: {goods}. Wer zuerst liefert, bekommt £{money} und %n Sterne und nimmt den Kontrakt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract {place}: {goods}. Fulfilled today: whoever delivers now gets £{proceeds}.</source>
        <translation>Kontrakt {place}: {goods}. Heute erfüllt: Wer jetzt noch liefert, bekommt £{proceeds}.</translation>
    </message>
    <message>
        <source>Of the money for contract {place}, £{notes} lie on it as an extra.</source>
        <translation>Vom Geld für Kontrakt {place} liegen £{notes} als Zusatzbetrag darauf.</translation>
    </message>
    <message>
        <source>Contract {place}: the place is empty.</source>
        <translation>Kontrakt {place}: Der Platz ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>In the Stock, %n token(s) lie face down.</source>
        <translation>
            <numerusform>Im Lager liegt %n Plättchen verdeckt.</numerusform>
            <numerusform>Im Lager liegen %n Plättchen verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token {number} of the Stock: {token}, turned by {who}.</source>
        <translation>Plättchen {number} im Lager: {token}, aufgedeckt von {who}.</translation>
    </message>
    <message>
        <source>Token {number} of the Stock: {token}, put back a moment ago.</source>
        <translation>Plättchen {number} im Lager: {token}, gerade zurückgelegt.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has kept %n good(s) this morning and is still searching.</source>
        <translation>
            <numerusform>{who} hat an diesem Vormittag %n Ware behalten und sucht noch.</numerusform>
            <numerusform>{who} hat an diesem Vormittag %n Waren behalten und sucht noch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has kept %n good(s) this morning and has finished searching.</source>
        <translation>
            <numerusform>{who} hat an diesem Vormittag %n Ware behalten und die Suche beendet.</numerusform>
            <numerusform>{who} hat an diesem Vormittag %n Waren behalten und die Suche beendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Business is done in this order: {who}.</source>
        <translation>Geschäfte machen in dieser Reihenfolge: {who}.</translation>
    </message>
    <message>
        <source>{who} has £{money}.</source>
        <translation>{who} hat £{money}.</translation>
    </message>
    <message>
        <source>{who} has earned £{money} today.</source>
        <translation>{who} hat heute £{money} verdient.</translation>
    </message>
    <message>
        <source>{who} has number {number} today.</source>
        <translation>{who} hat heute Nummer {number}.</translation>
    </message>
    <message>
        <source>Goods of {who}: {goods}.</source>
        <translation>Waren von {who}: {goods}.</translation>
    </message>
    <message>
        <source>{who} has no goods.</source>
        <translation>{who} hat keine Waren.</translation>
    </message>
    <message numerus="yes">
        <source>The contracts taken by {who} bring %n star(s).</source>
        <translation>
            <numerusform>Die Kontrakte von {who} bringen %n Stern.</numerusform>
            <numerusform>Die Kontrakte von {who} bringen %n Sterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid for the Courtesan by {who}: {cards}.</source>
        <translation>Von {who} für die Kurtisane bezahlt: {cards}.</translation>
    </message>
    <message>
        <source>Wardrobe of {who}: {cards}.</source>
        <translation>Garderobe von {who}: {cards}.</translation>
    </message>
    <message>
        <source>The wardrobe of {who} is empty.</source>
        <translation>Die Garderobe von {who} ist leer.</translation>
    </message>
    <message>
        <source>Of these, as things stand, {who} would leave at home: {cards}.</source>
        <translation>Davon ließe {who} nach jetzigem Stand zu Hause: {cards}.</translation>
    </message>
    <message>
        <source>All three designers are in the wardrobe of {who}.</source>
        <translation>In der Garderobe von {who} sind alle drei Designer.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n maid(s) that you do not know.</source>
        <translation>
            <numerusform>{who} hat %n Dienstmädchen, das du nicht kennst.</numerusform>
            <numerusform>{who} hat %n Dienstmädchen, die du nicht kennst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Maid of {who}: {name} counts {what}. {one} bring 1 star, {three} bring 3 instead.</source>
        <translation>Dienstmädchen von {who}: {name} zählt {what}. Ab {one} gibt es 1 Stern, ab {three} stattdessen 3.</translation>
    </message>
    <message>
        <source>Elegance of {who}, as the ball would count it now: {stars}.</source>
        <translation>Eleganz von {who}, wie der Ball sie jetzt zählen würde: {stars}.</translation>
    </message>
    <message>
        <source>Taken by {who} today: {cards}.</source>
        <translation>Heute von {who} genommen: {cards}.</translation>
    </message>
    <message>
        <source>Put off for {who}: {cards}.</source>
        <translation>Für {who} zurückgestellt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n Gossip card(s) in hand.</source>
        <translation>
            <numerusform>{who} hat %n Klatsch-Karte auf der Hand.</numerusform>
            <numerusform>{who} hat %n Klatsch-Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gossip card in hand of {who}: {condition}; can be given {when}.</source>
        <translation>Klatsch-Karte auf der Hand von {who}: {condition}; weiterzugeben {when}.</translation>
    </message>
    <message>
        <source>Gossip card lying before {who}: {condition}.</source>
        <translation>Klatsch-Karte, die vor {who} liegt: {condition}.</translation>
    </message>
    <message>
        <source>Your Workshop cards: {decks}.</source>
        <translation>Deine Atelier-Karten: {decks}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n Workshop card(s) in hand.</source>
        <translation>
            <numerusform>{who} hat %n Atelier-Karte auf der Hand.</numerusform>
            <numerusform>{who} hat %n Atelier-Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} asks {whom} to pay for {card}.</source>
        <translation>{who} bittet {whom}, zu bezahlen: {card}.</translation>
    </message>
    <message>
        <source>{who} offers {whom} the bargain in the window: {card}.</source>
        <translation>{who} bietet {whom} das Schnäppchen im eigenen Schaufenster an: {card}.</translation>
    </message>
    <message>
        <source>Bill of {who}: {card}, to be had for £{price}.</source>
        <translation>Rechnung von {who}: {card}, zu haben für £{price}.</translation>
    </message>
    <message>
        <source>Bill of {who}: {card}, to be had for £{price}. How much it is wanted: {wish}.</source>
        <translation>Rechnung von {who}: {card}, zu haben für £{price}. So sehr gewünscht: {wish}.</translation>
    </message>
    <message>
        <source>Your answer to this bill: {answer}.</source>
        <translation>Deine Antwort auf diese Rechnung: {answer}.</translation>
    </message>
    <message>
        <source>Scandal: the reputation of {who} is ruined.</source>
        <translation>Skandal: Der Ruf von {who} ist ruiniert.</translation>
    </message>
    <message>
        <source>The ball is over: place {place} for {who}.</source>
        <translation>Der Ball ist vorbei: Platz {place} für {who}.</translation>
    </message>
    <message>
        <source>Elegance of {who}: {stars}. Articles {articles}, maids {maids}, contracts {contracts}; Gossip {gossip}.</source>
        <translation>Eleganz von {who}: {stars}. Artikel {articles}, Dienstmädchen {maids}, Kontrakte {contracts}; Klatsch {gossip}.</translation>
    </message>
    <message numerus="yes">
        <source>The scandal costs {who} %n star(s), counted above.</source>
        <translation>
            <numerusform>Der Skandal kostet {who} %n Stern, oben schon abgezogen.</numerusform>
            <numerusform>Der Skandal kostet {who} %n Sterne, oben schon abgezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What shall your favourite boutique sell today?</source>
        <translation>Was soll dein Lieblingsgeschäft heute führen?</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still stocking their boutique.</source>
        <translation>
            <numerusform>Noch %n Lady bestückt ihr Geschäft.</numerusform>
            <numerusform>Noch %n Ladies bestücken ihr Geschäft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of these cards goes into your window?</source>
        <translation>Welche dieser Karten kommt in dein Schaufenster?</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still dressing their window.</source>
        <translation>
            <numerusform>Noch %n Lady dekoriert ihr Schaufenster.</numerusform>
            <numerusform>Noch %n Ladies dekorieren ihr Schaufenster.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gentlemen, at the ready: the exchange opens in a moment.</source>
        <translation>Gentlemen, macht euch bereit: Gleich öffnet die Börse.</translation>
    </message>
    <message>
        <source>Turn a token.</source>
        <translation>Deck ein Plättchen auf.</translation>
    </message>
    <message>
        <source>Your pockets are full: now find a Number token.</source>
        <translation>Deine Taschen sind voll: Jetzt fehlt dir nur noch ein Zahlenplättchen.</translation>
    </message>
    <message numerus="yes">
        <source>Turn a token, or stop: you may keep %n more.</source>
        <translation>
            <numerusform>Deck ein Plättchen auf oder hör auf: Du darfst noch %n behalten.</numerusform>
            <numerusform>Deck ein Plättchen auf oder hör auf: Du darfst noch %n behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this token, or put it back?</source>
        <translation>Behältst du dieses Plättchen, oder legst du es zurück?</translation>
    </message>
    <message numerus="yes">
        <source>%n Gentleman(s) are still searching the Stock.</source>
        <translation>
            <numerusform>Noch %n Gentleman durchsucht das Lager.</numerusform>
            <numerusform>Noch %n Gentlemen durchsuchen das Lager.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is searching the Stock.</source>
        <translation>{who} durchsucht das Lager.</translation>
    </message>
    <message>
        <source>Have you heard? Hand a Gossip card to a Lady it fits, or keep silent.</source>
        <translation>Schon gehört? Gib eine Klatsch-Karte an eine Lady, auf die sie passt, oder schweig.</translation>
    </message>
    <message>
        <source>{who} is wondering what to tell, and about whom.</source>
        <translation>{who} überlegt, was sich erzählen lässt, und über wen.</translation>
    </message>
    <message>
        <source>Drop your Lady a hint about your purse?</source>
        <translation>Gibst du deiner Lady einen Wink, wie es um deinen Geldbeutel steht?</translation>
    </message>
    <message numerus="yes">
        <source>%n Gentleman(s) are still weighing what to hint at.</source>
        <translation>
            <numerusform>Noch %n Gentleman wägt ab, was er andeutet.</numerusform>
            <numerusform>Noch %n Gentlemen wägen ab, was sie andeuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which boutique do you honour with your visit?</source>
        <translation>Welches Geschäft beehrst du mit deinem Besuch?</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still choosing a boutique.</source>
        <translation>
            <numerusform>Noch %n Lady sucht sich ein Geschäft aus.</numerusform>
            <numerusform>Noch %n Ladies suchen sich ein Geschäft aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take one card, or leave the boutique.</source>
        <translation>Nimm eine Karte, oder verlass das Geschäft.</translation>
    </message>
    <message>
        <source>The boutique is yours alone: take what you like, one card after the other.</source>
        <translation>Das Geschäft gehört dir allein: Nimm, was dir gefällt, eine Karte nach der anderen.</translation>
    </message>
    <message>
        <source>Engage one maid, or leave the boutique.</source>
        <translation>Stell ein Dienstmädchen ein, oder verlass das Geschäft.</translation>
    </message>
    <message>
        <source>{who} is looking through the boutique.</source>
        <translation>{who} sieht sich im Geschäft um.</translation>
    </message>
    <message>
        <source>Sell goods, fulfil contracts, or end your business of the day.</source>
        <translation>Verkauf Waren, erfüll Kontrakte, oder beende deine Geschäfte für heute.</translation>
    </message>
    <message>
        <source>{who} is doing business.</source>
        <translation>{who} macht Geschäfte.</translation>
    </message>
    <message>
        <source>Nobody came to your boutique. Discard a Gossip card instead of the bargain: {card} for £{price}?</source>
        <translation>Niemand war in deinem Geschäft. Legst du eine Klatsch-Karte ab und verzichtest auf das Schnäppchen: {card} für £{price}?</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are choosing between a bargain and a rumour.</source>
        <translation>
            <numerusform>Noch %n Lady schwankt zwischen Schnäppchen und Gerücht.</numerusform>
            <numerusform>Noch %n Ladies schwanken zwischen Schnäppchen und Gerücht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whom do you ask to pay for this: {card}?</source>
        <translation>Wen bittest du, das zu bezahlen: {card}?</translation>
    </message>
    <message>
        <source>Whom do you offer the bargain in your window: {card} for £{price}? You may also leave it.</source>
        <translation>Wem bietest du das Schnäppchen in deinem Schaufenster an: {card} für £{price}? Du kannst es auch lassen.</translation>
    </message>
    <message>
        <source>{who} is considering which Gentleman to favour with a bill.</source>
        <translation>{who} überlegt, welcher Gentleman eine Rechnung verdient hat.</translation>
    </message>
    <message>
        <source>How much do you want this: {card}?</source>
        <translation>Wie sehr möchtest du das: {card}?</translation>
    </message>
    <message>
        <source>How much do you want this: {card}? {who} is asked to pay.</source>
        <translation>Wie sehr möchtest du das: {card}? Bezahlen soll {who}.</translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still drawing hearts on their bills.</source>
        <translation>
            <numerusform>Noch %n Lady malt Herzen auf ihre Rechnungen.</numerusform>
            <numerusform>Noch %n Ladies malen Herzen auf ihre Rechnungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bill for your Lady: {card}. You have £{money}.</source>
        <translation>Die Rechnung für deine Lady: {card}. Du hast £{money}.</translation>
    </message>
    <message>
        <source>A bargain at half price: {card} for £{price}. You have £{money}.</source>
        <translation>Ein Schnäppchen zum halben Preis: {card} für £{price}. Du hast £{money}.</translation>
    </message>
    <message>
        <source>The Courtesan asks you to pay: {card} for £{price}. You have £{money}.</source>
        <translation>Die Kurtisane bittet dich zu zahlen: {card} für £{price}. Du hast £{money}.</translation>
    </message>
    <message>
        <source>{bill} Sort your bills as you like.</source>
        <translation>{bill} Sortiere die Rechnungen, wie du willst.</translation>
    </message>
    <message numerus="yes">
        <source>%n Gentleman(s) are still sighing over the bills.</source>
        <translation>
            <numerusform>Noch %n Gentleman seufzt über den Rechnungen.</numerusform>
            <numerusform>Noch %n Gentlemen seufzen über den Rechnungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three designers at one ball! Which stays at home? Without {designer} most is left to you: %n star(s).</source>
        <translation>
            <numerusform>Drei Designer auf einem Ball! Welcher bleibt zu Hause? Ohne {designer} bleibt dir am meisten: ein Stern.</numerusform>
            <numerusform>Drei Designer auf einem Ball! Welcher bleibt zu Hause? Ohne {designer} bleibt dir am meisten: %n Sterne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still changing before the ball.</source>
        <translation>
            <numerusform>Noch %n Lady zieht sich vor dem Ball um.</numerusform>
            <numerusform>Noch %n Ladies ziehen sich vor dem Ball um.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several Gentlemen neglected you alike. Whose Lady shall lose three stars?</source>
        <translation>Mehrere Gentlemen haben dich gleichermaßen vernachlässigt. Wessen Lady soll drei Sterne verlieren?</translation>
    </message>
    <message>
        <source>Several Gentlemen neglected you alike. Which couple shall be ruined?</source>
        <translation>Mehrere Gentlemen haben dich gleichermaßen vernachlässigt. Welches Paar soll ruiniert sein?</translation>
    </message>
    <message>
        <source>{who} is choosing whose reputation to ruin.</source>
        <translation>{who} überlegt, wessen Ruf zu ruinieren ist.</translation>
    </message>
    <message>
        <source>The Stock is searched by the Gentlemen, in the morning.</source>
        <translation>Das Lager durchsuchen nur die Gentlemen, und zwar am Vormittag.</translation>
    </message>
    <message>
        <source>Boutiques are visited by the Ladies, in the afternoon.</source>
        <translation>Geschäfte besuchen nur die Ladies, und zwar am Nachmittag.</translation>
    </message>
    <message>
        <source>Business is done by the Gentlemen, in the afternoon.</source>
        <translation>Geschäfte an der Börse machen nur die Gentlemen, und zwar am Nachmittag.</translation>
    </message>
    <message>
        <source>At the ball one of three designers is left at home, not earlier.</source>
        <translation>Erst zum Ball bleibt einer von drei Designern zu Hause.</translation>
    </message>
    <message>
        <source>You have no Workshop card for {deck} in hand.</source>
        <translation>Du hast keine Atelier-Karte dafür auf der Hand: {deck}.</translation>
    </message>
    <message>
        <source>First choose what your boutique sells today.</source>
        <translation>Wähl zuerst, was dein Geschäft heute führt.</translation>
    </message>
    <message>
        <source>The Workshop cards of today have been played.</source>
        <translation>Die Atelier-Karten von heute sind gespielt.</translation>
    </message>
    <message>
        <source>Only a card of your own boutique can go into your window.</source>
        <translation>Nur eine Karte deines eigenen Geschäfts kann in dein Schaufenster.</translation>
    </message>
    <message>
        <source>While the Stock is searched in real time, only somebody who plays alone can pause.</source>
        <translation>Während das Lager in Echtzeit durchsucht wird, kann nur unterbrechen, wer allein spielt.</translation>
    </message>
    <message>
        <source>You have one hand: first keep the turned token or put it back.</source>
        <translation>Du hast nur eine Hand: Behalt das aufgedeckte Plättchen, oder leg es erst zurück.</translation>
    </message>
    <message>
        <source>There is no token in this place any more.</source>
        <translation>An dieser Stelle liegt kein Plättchen mehr.</translation>
    </message>
    <message>
        <source>Somebody else has just turned this token.</source>
        <translation>Dieses Plättchen hat gerade jemand anders aufgedeckt.</translation>
    </message>
    <message>
        <source>You have only just put this token back. Turn another one.</source>
        <translation>Dieses Plättchen hast du eben erst zurückgelegt. Deck ein anderes auf.</translation>
    </message>
    <message>
        <source>Without a Number token you cannot stop.</source>
        <translation>Ohne Zahlenplättchen kannst du nicht aufhören.</translation>
    </message>
    <message>
        <source>First turn a token.</source>
        <translation>Deck zuerst ein Plättchen auf.</translation>
    </message>
    <message>
        <source>You have a Number token already; a second one goes back.</source>
        <translation>Du hast schon ein Zahlenplättchen; ein zweites kommt zurück.</translation>
    </message>
    <message>
        <source>You have kept three goods already; a fourth goes back.</source>
        <translation>Du hast schon drei Waren behalten; eine vierte kommt zurück.</translation>
    </message>
    <message>
        <source>You have no such Gossip card in hand.</source>
        <translation>Diese Klatsch-Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Nobody spreads gossip about herself.</source>
        <translation>Niemand verbreitet Klatsch über sich selbst.</translation>
    </message>
    <message>
        <source>This Gossip card can only be given {when}.</source>
        <translation>Diese Klatsch-Karte lässt sich nur {when} weitergeben.</translation>
    </message>
    <message>
        <source>It only fits a Lady of whom this is true, not {who}: {condition}.</source>
        <translation>Sie passt nur auf eine Lady, für die es stimmt, nicht auf {who}: {condition}.</translation>
    </message>
    <message>
        <source>This boutique is not in play.</source>
        <translation>Dieses Geschäft ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>First choose a boutique.</source>
        <translation>Wähl zuerst ein Geschäft.</translation>
    </message>
    <message>
        <source>The visits of today have been shown and cannot be changed.</source>
        <translation>Die Besuche von heute liegen offen und stehen fest.</translation>
    </message>
    <message>
        <source>This card is not on offer here.</source>
        <translation>Diese Karte gibt es hier nicht.</translation>
    </message>
    <message>
        <source>You own none of this: {good}.</source>
        <translation>Davon besitzt du nichts: {good}.</translation>
    </message>
    <message>
        <source>There is no contract in this place.</source>
        <translation>An dieser Stelle liegt kein Kontrakt.</translation>
    </message>
    <message>
        <source>Gold can only stand for goods that the contract asks for.</source>
        <translation>Gold kann nur für Waren stehen, die der Kontrakt verlangt.</translation>
    </message>
    <message>
        <source>You do not own enough of this: {good}.</source>
        <translation>Davon besitzt du nicht genug: {good}.</translation>
    </message>
    <message>
        <source>Each of your purchases must go to some Gentleman.</source>
        <translation>Jeder deiner Einkäufe muss an irgendeinen Gentleman gehen.</translation>
    </message>
    <message>
        <source>It costs £{price}, and you have only £{money} left.</source>
        <translation>Es kostet £{price}, und du hast nur noch £{money}.</translation>
    </message>
    <message>
        <source>Putting off costs £{fee}, and you have only £{money} left.</source>
        <translation>Zurückstellen kostet £{fee}, und du hast nur noch £{money}.</translation>
    </message>
    <message>
        <source>Pay for more cards of your own Lady first: hers must be at least as many as the Courtesan’s.</source>
        <translation>Bezahl erst mehr Karten deiner eigenen Lady: mindestens so viele wie von der Kurtisane.</translation>
    </message>
    <message>
        <source>A card of the Courtesan is paid at once or sent back; she does not wait.</source>
        <translation>Eine Karte der Kurtisane wird sofort bezahlt oder zurückgegeben; sie wartet nicht.</translation>
    </message>
    <message>
        <source>A bargain is paid at once or not at all.</source>
        <translation>Ein Schnäppchen wird sofort bezahlt oder gar nicht.</translation>
    </message>
    <message>
        <source>The ball is tonight: nothing can be put off any more.</source>
        <translation>Heute Abend ist der Ball: Nichts lässt sich mehr zurückstellen.</translation>
    </message>
    <message>
        <source>Another Gentleman has paid less for you.</source>
        <translation>Ein anderer Gentleman hat weniger für dich bezahlt.</translation>
    </message>
    <message>
        <source>The arcade</source>
        <translation>Die Einkaufsstraße</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Die Börse</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marktwert</translation>
    </message>
    <message>
        <source>What the exchange pays for one token of each good, all game long.</source>
        <translation>Was die Börse für ein Plättchen jeder Ware zahlt, das ganze Spiel lang.</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Vormittag</translation>
    </message>
    <message>
        <source>Afternoon</source>
        <translation>Nachmittag</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>The Ball</source>
        <translation>Der Ball</translation>
    </message>
    <message>
        <source>Day {day} of {last}; the ball is on the evening of the last day.</source>
        <translation>Tag {day} von {last}; am Abend des letzten Tages ist der Ball.</translation>
    </message>
    <message>
        <source>Wardrobe of {who}</source>
        <translation>Garderobe: {who}</translation>
    </message>
    <message>
        <source>Look at the wardrobe of {who}.</source>
        <translation>Sieh dir die Garderobe von {who} an.</translation>
    </message>
    <message>
        <source>No card of this kind yet: {kind}.</source>
        <translation>Noch keine Karte dieser Art: {kind}.</translation>
    </message>
    <message>
        <source>Only one of each kind can be worn at the ball.</source>
        <translation>Von jedem Artikel kann sie auf dem Ball nur einen tragen.</translation>
    </message>
    <message>
        <source>It would have to stay at home: three designers are one too many.</source>
        <translation>Das müsste zu Hause bleiben: Drei Designer sind einer zu viel.</translation>
    </message>
    <message>
        <source>It stays at home: three designers are one too many.</source>
        <translation>Das bleibt zu Hause: Drei Designer sind einer zu viel.</translation>
    </message>
    <message numerus="yes">
        <source>%n article(s) with the mark {designer}.</source>
        <translation>
            <numerusform>%n Artikel mit dem Zeichen {designer}.</numerusform>
            <numerusform>%n Artikel mit dem Zeichen {designer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n article(s) with the mark {designer}. All three designers at one ball: one must stay at home.</source>
        <translation>
            <numerusform>%n Artikel mit dem Zeichen {designer}. Alle drei Designer auf einem Ball: Einer muss zu Hause bleiben.</numerusform>
            <numerusform>%n Artikel mit dem Zeichen {designer}. Alle drei Designer auf einem Ball: Einer muss zu Hause bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without {designer} you have %n star(s).</source>
        <translation>
            <numerusform>Ohne {designer} hast du einen Stern.</numerusform>
            <numerusform>Ohne {designer} hast du %n Sterne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left at home: %n article(s) with the mark {designer}.</source>
        <translation>
            <numerusform>Bleibt zu Hause: %n Artikel mit dem Zeichen {designer}.</numerusform>
            <numerusform>Bleiben zu Hause: %n Artikel mit dem Zeichen {designer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n article(s)</source>
        <translation>
            <numerusform>%n Artikel</numerusform>
            <numerusform>%n Artikel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put off</source>
        <translation>
            <numerusform>%n Karte zurückgestellt</numerusform>
            <numerusform>%n Karten zurückgestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gossip card(s)</source>
        <translation>
            <numerusform>%n Klatsch-Karte</numerusform>
            <numerusform>%n Klatsch-Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star contract(s)</source>
        <translation>
            <numerusform>%n Sternkontrakt</numerusform>
            <numerusform>%n Sternkontrakte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} counts {what}: {one} bring 1 star, {three} bring 3 instead.</source>
        <translation>{name} zählt {what}: Ab {one} gibt es 1 Stern, ab {three} stattdessen 3.</translation>
    </message>
    <message>
        <source>In hand: {gossip}</source>
        <comment>gossip: what a Gossip card says and when</comment>
        <translation>Auf der Hand: {gossip}</translation>
    </message>
    <message>
        <source>Said of {who}: “{remark}”</source>
        <comment>remark: of a Gossip card that was received</comment>
        <translation>Über {who} heißt es: „{remark}“</translation>
    </message>
    <message>
        <source>“{remark}”</source>
        <comment>what is said, in quotation marks</comment>
        <translation>„{remark}“</translation>
    </message>
    <message>
        <source>{condition}; can be given {when}.</source>
        <translation>{condition}; weiterzugeben {when}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}, the boutique of {who}: %n card(s) inside.</source>
        <translation>
            <numerusform>{name}, das Geschäft von {who}: %n Karte liegt drinnen.</numerusform>
            <numerusform>{name}, das Geschäft von {who}: %n Karten liegen drinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the window: {card}.</source>
        <translation>Im Schaufenster: {card}.</translation>
    </message>
    <message>
        <source>The first to deliver gets £{money}; whoever follows today gets £{proceeds}.</source>
        <translation>Wer zuerst liefert, bekommt £{money}; wer heute folgt, bekommt £{proceeds}.</translation>
    </message>
    <message numerus="yes">
        <source>The first to deliver gets £{money} and %n star(s), and takes the contract.</source>
        <translation>
            <numerusform>Wer zuerst liefert, bekommt £{money} und %n Stern und nimmt den Kontrakt.</numerusform>
            <numerusform>Wer zuerst liefert, bekommt £{money} und %n Sterne und nimmt den Kontrakt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fulfilled today: whoever delivers now gets £{proceeds}.</source>
        <translation>Heute erfüllt: Wer jetzt noch liefert, bekommt £{proceeds}.</translation>
    </message>
    <message>
        <source>fulfilled</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>Sell one for £{money}: {good}.</source>
        <translation>Verkauf ein Stück für £{money}: {good}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} has number {number} and %n good(s).</source>
        <translation>
            <numerusform>{who} hat die Nummer {number} und %n Ware.</numerusform>
            <numerusform>{who} hat die Nummer {number} und %n Waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n good(s).</source>
        <translation>
            <numerusform>{who} hat %n Ware.</numerusform>
            <numerusform>{who} hat %n Waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn this token.</source>
        <translation>Deck dieses Plättchen auf.</translation>
    </message>
    <message>
        <source>A token of the Stock, face down.</source>
        <translation>Ein verdecktes Plättchen des Lagers.</translation>
    </message>
    <message>
        <source>{token}, turned by {who}.</source>
        <translation>{token}, aufgedeckt von {who}.</translation>
    </message>
    <message>
        <source>{token} was put back here a moment ago.</source>
        <translation>Hier wurde eben zurückgelegt: {token}.</translation>
    </message>
    <message>
        <source>A bill of {who}: £{price}.</source>
        <translation>Eine Rechnung von {who}: £{price}.</translation>
    </message>
    <message>
        <source>Pay £{price}</source>
        <translation>£{price} zahlen</translation>
    </message>
    <message>
        <source>Your Lady hears nothing.</source>
        <translation>Deine Lady erfährt nichts.</translation>
    </message>
    <message>
        <source>True below £400; your Lady takes next to nothing then.</source>
        <translation>Stimmt unter £400; deine Lady nimmt dann fast nichts.</translation>
    </message>
    <message>
        <source>True from £400 to £700; your Lady holds back.</source>
        <translation>Stimmt von £400 bis £700; deine Lady hält sich zurück.</translation>
    </message>
    <message>
        <source>True from £800 to £1,500; your Lady takes what she likes best.</source>
        <translation>Stimmt von £800 bis £1.500; deine Lady nimmt, was ihr am besten gefällt.</translation>
    </message>
    <message>
        <source>True above £1,500; your Lady takes what she likes.</source>
        <translation>Stimmt über £1.500; deine Lady nimmt, was ihr gefällt.</translation>
    </message>
    <message>
        <source>Left: £{money}</source>
        <comment>of his money, beside the bills already sorted</comment>
        <translation>Noch übrig: £{money}</translation>
    </message>
    <message>
        <source>Keep silent</source>
        <comment>hand no Gossip card to anybody</comment>
        <translation>Schweigen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <comment>a bargain in a window</comment>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Hand over</source>
        <comment>all bills, to be settled</comment>
        <translation>Abgeben</translation>
    </message>
    <message>
        <source>Settle all bills as they are sorted. Until then you can change your mind.</source>
        <translation>Alle Rechnungen begleichen, wie sie sortiert sind. Bis dahin kannst du es dir anders überlegen.</translation>
    </message>
    <message>
        <source>Decide about every bill first.</source>
        <translation>Entscheide zuerst über jede Rechnung.</translation>
    </message>
    <message>
        <source>The bills have been handed over.</source>
        <translation>Die Rechnungen sind schon abgegeben.</translation>
    </message>
    <message>
        <source>In your hand: {card}, for {who}.</source>
        <comment>a bill</comment>
        <translation>In deiner Hand: {card}, für {who}.</translation>
    </message>
    <message>
        <source>{bill} How much it is wanted: {wish}.</source>
        <translation>{bill} So sehr gewünscht: {wish}.</translation>
    </message>
    <message>
        <source>paid</source>
        <comment>badge on a bill</comment>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>back</source>
        <comment>badge on a bill</comment>
        <translation>zurück</translation>
    </message>
    <message>
        <source>left</source>
        <comment>badge on a bargain that stays in its window</comment>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>later</source>
        <comment>badge on a bill</comment>
        <translation>später</translation>
    </message>
    <message>
        <source>again</source>
        <comment>badge on a bill that was put off on an earlier evening</comment>
        <translation>erneut</translation>
    </message>
    <message>
        <source>Put off on an earlier evening.</source>
        <translation>An einem früheren Abend zurückgestellt.</translation>
    </message>
    <message>
        <source>Purse: £{money}</source>
        <translation>Geldbeutel: £{money}</translation>
    </message>
    <message>
        <source>Purse: {mood}</source>
        <translation>Geldbeutel: {mood}</translation>
    </message>
    <message>
        <source>The purse is a secret</source>
        <translation>Der Geldbeutel ist geheim</translation>
    </message>
    <message>
        <source>You are watching. Secrets come to light at the ball.</source>
        <translation>Du siehst zu. Auf dem Ball kommen alle Geheimnisse ans Licht.</translation>
    </message>
    <message>
        <source>You have no Gentleman. All of them are yours to ask.</source>
        <translation>Du hast keinen Gentleman. Dafür kannst du alle fragen.</translation>
    </message>
    <message>
        <source>A Gentleman pays for no more cards of yours than of his own Lady.</source>
        <translation>Ein Gentleman bezahlt höchstens so viele Karten von dir wie von seiner eigenen Lady.</translation>
    </message>
    <message numerus="yes">
        <source>{who} is handed %n bill(s) by {lady} this evening, and {yours} by you so far.</source>
        <translation>
            <numerusform>{who} bekommt heute Abend %n Rechnung von {lady}, von dir bisher {yours}.</numerusform>
            <numerusform>{who} bekommt heute Abend %n Rechnungen von {lady}, von dir bisher {yours}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bills: {lady} {bills},
you {yours}</source>
        <comment>numbers of bills that a Gentleman is handed, in two lines</comment>
        <translation>Rechnungen: {lady} {bills},
du {yours}</translation>
    </message>
    <message>
        <source>{who} is asked to pay.</source>
        <translation>Bezahlen soll {who}.</translation>
    </message>
    <message>
        <source>{who} is sighing over your bills: what is too dear goes back or is put off.</source>
        <translation>{who} seufzt über deinen Rechnungen: Was zu teuer ist, geht zurück oder muss warten.</translation>
    </message>
    <message>
        <source>{who} has decided about your bills.</source>
        <translation>{who} hat über deine Rechnungen entschieden.</translation>
    </message>
    <message>
        <source>The bills of the evening are being settled.</source>
        <translation>Die Rechnungen des Abends werden beglichen.</translation>
    </message>
    <message>
        <source>{who} is done at the exchange, with number {number}.</source>
        <translation>{who} ist an der Börse fertig, mit der Nummer {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} is searching; contract {place} still lacks %n good(s).</source>
        <translation>
            <numerusform>{who} sucht; für Kontrakt {place} fehlt noch %n Ware.</numerusform>
            <numerusform>{who} sucht; für Kontrakt {place} fehlen noch %n Waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has all that contract {place} asks for, and is searching for more.</source>
        <translation>{who} hat alles für Kontrakt {place} und sucht nach mehr.</translation>
    </message>
    <message>
        <source>{who} is searching for anything that sells.</source>
        <translation>{who} sucht nach allem, was sich verkaufen lässt.</translation>
    </message>
    <message>
        <source>{who} has business to do, lowest number first.</source>
        <translation>{who} hat Geschäfte zu machen, die niedrigste Nummer zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>You may put back %n more that fit(s).</source>
        <comment>tokens, this morning</comment>
        <translation>
            <numerusform>Passende Plättchen darfst du noch einmal zurücklegen.</numerusform>
            <numerusform>Passende Plättchen darfst du noch %n-mal zurücklegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have put back enough: the next token that fits is yours.</source>
        <translation>Genug zurückgelegt: Das nächste passende Plättchen behältst du.</translation>
    </message>
    <message numerus="yes">
        <source>You have taken %n card(s) for £{money}.</source>
        <translation>
            <numerusform>Du hast %n Karte für £{money} genommen.</numerusform>
            <numerusform>Du hast %n Karten für £{money} genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>These lie in your boutique.</source>
        <comment>the cards that are shown beside it</comment>
        <translation>Diese liegen in deinem Geschäft.</translation>
    </message>
    <message>
        <source>Sent back last night: {cards}. “{remark}”</source>
        <comment>cards: hat and gloves; remark: what he said</comment>
        <translation>Gestern Abend ging zurück: {cards}. „{remark}“</translation>
    </message>
    <message>
        <source>Sent back tonight: {cards}. “{remark}”</source>
        <comment>cards: hat and gloves; remark: what he said</comment>
        <translation>Heute Abend ging zurück: {cards}. „{remark}“</translation>
    </message>
    <message>
        <source>{who} has goods enough and is looking for a number.</source>
        <translation>{who} hat genug Waren und sucht noch ein Zahlenplättchen.</translation>
    </message>
    <message>
        <source>{who} is waiting for you.</source>
        <translation>{who} wartet auf dich.</translation>
    </message>
    <message numerus="yes">
        <source>{who} is shopping and has taken %n card(s).</source>
        <translation>
            <numerusform>{who} kauft ein und hat bisher %n Karte genommen.</numerusform>
            <numerusform>{who} kauft ein und hat bisher %n Karten genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is drawing hearts on the bills for you.</source>
        <translation>{who} malt für dich Herzen auf die Rechnungen.</translation>
    </message>
    <message>
        <source>{who} has handed you the bills and is looking out of the window.</source>
        <translation>{who} hat dir die Rechnungen gereicht und sieht aus dem Fenster.</translation>
    </message>
    <message numerus="yes">
        <source>{who} will hand you the bills for %n card(s) this evening.</source>
        <translation>
            <numerusform>{who} reicht dir heute Abend die Rechnung für %n Karte.</numerusform>
            <numerusform>{who} reicht dir heute Abend die Rechnungen für %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} visits the boutique of {owner}.</source>
        <translation>{who} besucht das Geschäft von {owner}.</translation>
    </message>
    <message>
        <source>{who}’s boutique sells {deck} today.</source>
        <translation>{who} führt heute im eigenen Geschäft: {deck}.</translation>
    </message>
    <message>
        <source>{who} is deciding what the boutique sells.</source>
        <translation>{who} überlegt, was das eigene Geschäft führt.</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>zurückgegeben</translation>
    </message>
    <message>
        <source>not bought</source>
        <comment>a bargain, which stays in its window</comment>
        <translation>nicht gekauft</translation>
    </message>
    <message>
        <source>put off</source>
        <translation>zurückgestellt</translation>
    </message>
    <message>
        <source>An evening dress? Yes.</source>
        <translation>Ein Abendkleid? Ja.</translation>
    </message>
    <message>
        <source>An evening dress? None! {maid} leaves.</source>
        <translation>Ein Abendkleid? Keines! {maid} geht.</translation>
    </message>
    <message>
        <source>An evening dress? None!</source>
        <translation>Ein Abendkleid? Keines!</translation>
    </message>
    <message>
        <source>{designer} stays at home.</source>
        <translation>{designer} bleibt zu Hause.</translation>
    </message>
    <message>
        <source>Duplicates stay at home: {cards}.</source>
        <translation>Doppeltes bleibt zu Hause: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Worn: %n star(s).</source>
        <translation>
            <numerusform>Getragen: %n Stern.</numerusform>
            <numerusform>Getragen: %n Sterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>{maid}: +{stars}</source>
        <translation>{maid}: +{stars}</translation>
    </message>
    <message>
        <source>Contracts: +{stars}</source>
        <translation>Kontrakte: +{stars}</translation>
    </message>
    <message>
        <source>Gossip: −{stars}</source>
        <translation>Klatsch: −{stars}</translation>
    </message>
    <message>
        <source>{place}. {who}</source>
        <translation>{place}. {who}</translation>
    </message>
    <message>
        <source>worn {articles}★ · maids {maids}★</source>
        <translation>getragen {articles}★ · Dienstmädchen {maids}★</translation>
    </message>
    <message>
        <source>contracts {contracts}★</source>
        <translation>Kontrakte {contracts}★</translation>
    </message>
    <message>
        <source>Gossip −{gossip}★</source>
        <translation>Klatsch −{gossip}★</translation>
    </message>
    <message>
        <source>ruined</source>
        <comment>of a couple, by a scandal</comment>
        <translation>ruiniert</translation>
    </message>
    <message>
        <source>scandal −{stars}★</source>
        <translation>Skandal −{stars}★</translation>
    </message>
    <message>
        <source>Worth about £{amount} to you.</source>
        <translation>Für dich etwa £{amount} wert.</translation>
    </message>
    <message>
        <source>Something better may still lie there.</source>
        <translation>Vielleicht liegt dort noch etwas Besseres.</translation>
    </message>
    <message>
        <source>You have seen what lies here.</source>
        <translation>Du hast gesehen, was hier liegt.</translation>
    </message>
    <message>
        <source>Nobody has seen this one yet, as far as you remember.</source>
        <translation>Dieses hat, soweit du dich erinnerst, noch niemand gesehen.</translation>
    </message>
    <message>
        <source>You have what you came for.</source>
        <translation>Du hast, weswegen du gekommen bist.</translation>
    </message>
    <message>
        <source>First step of a plan worth £{amount} in all.</source>
        <translation>Der erste Schritt eines Plans, der zusammen £{amount} wert ist.</translation>
    </message>
    <message numerus="yes">
        <source>Adds about %n star(s) for £{price}.</source>
        <translation>
            <numerusform>Bringt etwa %n Stern für £{price}.</numerusform>
            <numerusform>Bringt etwa %n Sterne für £{price}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adds nothing to this wardrobe.</source>
        <translation>Bringt dieser Garderobe nichts.</translation>
    </message>
    <message numerus="yes">
        <source>The best card you can expect adds about %n star(s).</source>
        <translation>
            <numerusform>Die beste Karte, mit der du rechnen kannst, bringt etwa %n Stern.</numerusform>
            <numerusform>Die beste Karte, mit der du rechnen kannst, bringt etwa %n Sterne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you can expect there adds about %n star(s).</source>
        <translation>
            <numerusform>Was du dort erwarten kannst, bringt etwa %n Stern.</numerusform>
            <numerusform>Was du dort erwarten kannst, bringt etwa %n Sterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tempts your rivals little, and would be a bargain for you.</source>
        <translation>Lockt deine Rivalinnen wenig und wäre für dich ein Schnäppchen.</translation>
    </message>
    <message>
        <source>Nothing here would be paid, or worn.</source>
        <translation>Nichts hiervon würde bezahlt oder getragen.</translation>
    </message>
    <message>
        <source>The money does more for something else.</source>
        <translation>Das Geld ist anderswo besser angelegt.</translation>
    </message>
    <message>
        <source>Worth the £100: tomorrow you can pay it.</source>
        <translation>Die £100 lohnen sich: Morgen kannst du es bezahlen.</translation>
    </message>
    <message>
        <source>The bargain is worth more than a rumour.</source>
        <translation>Das Schnäppchen ist mehr wert als ein Gerücht.</translation>
    </message>
    <message>
        <source>One rumour less is one star more.</source>
        <translation>Ein Gerücht weniger ist ein Stern mehr.</translation>
    </message>
    <message>
        <source>Has money, and bills of his own Lady too; otherwise he may not pay yours.</source>
        <translation>Hat Geld und auch Rechnungen seiner eigenen Lady; sonst dürfte er deine nicht bezahlen.</translation>
    </message>
    <message>
        <source>Ahead of the others, as far as one can see.</source>
        <translation>Liegt vorn, soweit man sieht.</translation>
    </message>
    <message>
        <source>Offer {deck}</source>
        <translation>{deck} führen</translation>
    </message>
    <message>
        <source>Show {card}</source>
        <translation>Ausstellen: {card}</translation>
    </message>
    <message>
        <source>Open the exchange</source>
        <translation>Die Börse öffnen</translation>
    </message>
    <message>
        <source>Turn token {number}</source>
        <translation>Plättchen {number} aufdecken</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Die Zeit ist um</translation>
    </message>
    <message>
        <source>Tell about {who}: {gossip}</source>
        <translation>Über {who} reden: {gossip}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Visit the boutique of {who}</source>
        <translation>Das Geschäft von {who} besuchen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Nehmen: {card}</translation>
    </message>
    <message>
        <source>Leave the boutique</source>
        <translation>Das Geschäft verlassen</translation>
    </message>
    <message>
        <source>Sell {good}</source>
        <translation>Verkaufen: {good}</translation>
    </message>
    <message>
        <source>Fulfil contract {place}</source>
        <translation>Kontrakt {place} erfüllen</translation>
    </message>
    <message>
        <source>Fulfil contract {place} with Gold for {goods}</source>
        <translation>Kontrakt {place} erfüllen, mit Gold für {goods}</translation>
    </message>
    <message>
        <source>{number} × {good}</source>
        <translation>{number} × {good}</translation>
    </message>
    <message>
        <source>End business</source>
        <translation>Geschäfte beenden</translation>
    </message>
    <message>
        <source>Discard gossip: {gossip}</source>
        <translation>Klatsch ablegen: {gossip}</translation>
    </message>
    <message>
        <source>Ask {who}</source>
        <translation>{who} bitten</translation>
    </message>
    <message>
        <source>Ask nobody</source>
        <translation>Niemanden bitten</translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s): {wish}</source>
        <translation>
            <numerusform>%n Herz: {wish}</numerusform>
            <numerusform>%n Herzen: {wish}</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Send it back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Put it off for £100</source>
        <translation>Zurückstellen für £100</translation>
    </message>
    <message>
        <source>Leave {designer} at home</source>
        <translation>{designer} zu Hause lassen</translation>
    </message>
    <message>
        <source>Ruin the reputation of {who}</source>
        <translation>Den Ruf von {who} ruinieren</translation>
    </message>
    <message>
        <source>Day {day} of {last}.</source>
        <translation>Tag {day} von {last}.</translation>
    </message>
    <message>
        <source>On offer today: {offers}.</source>
        <translation>Heute im Angebot: {offers}.</translation>
    </message>
    <message>
        <source>{deck} at {who}’s</source>
        <translation>{deck} bei {who}</translation>
    </message>
    <message>
        <source>Delivered to your boutique: {cards}.</source>
        <translation>In dein Geschäft geliefert: {cards}.</translation>
    </message>
    <message>
        <source>In the windows: {cards}.</source>
        <translation>In den Schaufenstern: {cards}.</translation>
    </message>
    <message>
        <source>{card} at {who}’s</source>
        <translation>{card} bei {who}</translation>
    </message>
    <message>
        <source>All windows are empty.</source>
        <translation>Alle Schaufenster sind leer.</translation>
    </message>
    <message>
        <source>The search begins with {who}.</source>
        <translation>{who} beginnt mit der Suche.</translation>
    </message>
    <message>
        <source>The exchange is open!</source>
        <translation>Die Börse ist eröffnet!</translation>
    </message>
    <message>
        <source>{who} turns {token}.</source>
        <translation>{who} deckt auf: {token}.</translation>
    </message>
    <message>
        <source>{who} puts it back.</source>
        <translation>{who} legt das Plättchen zurück.</translation>
    </message>
    <message>
        <source>{who} has no room for it, and it goes back.</source>
        <translation>{who} hat dafür keinen Platz, das Plättchen kommt zurück.</translation>
    </message>
    <message>
        <source>{who} keeps {token}.</source>
        <translation>{who} behält: {token}.</translation>
    </message>
    <message>
        <source>{who} has dithered enough and must keep {token}.</source>
        <translation>{who} hat genug gezaudert und muss behalten: {token}.</translation>
    </message>
    <message>
        <source>{who} is dealt {tokens}.</source>
        <translation>{who} bekommt zugeteilt: {tokens}.</translation>
    </message>
    <message>
        <source>{who} is done, with number {number}.</source>
        <translation>{who} ist fertig, mit der Nummer {number}.</translation>
    </message>
    <message>
        <source>{who} about {whom}: “{remark}”</source>
        <translation>{who} über {whom}: „{remark}“</translation>
    </message>
    <message>
        <source>{who} hints at the state of the purse: {mood}.</source>
        <translation>{who} deutet an, wie es um den Geldbeutel steht: {mood}.</translation>
    </message>
    <message>
        <source>The visits: {visits}.</source>
        <translation>Die Besuche: {visits}.</translation>
    </message>
    <message>
        <source>{who} at {owner}’s</source>
        <translation>{who} bei {owner}</translation>
    </message>
    <message>
        <source>{who} at home</source>
        <translation>{who} im eigenen Geschäft</translation>
    </message>
    <message numerus="yes">
        <source>{owner}’s boutique opens with %n card(s) for {who}.</source>
        <translation>
            <numerusform>Das Geschäft von {owner} öffnet mit %n Karte für {who}.</numerusform>
            <numerusform>Das Geschäft von {owner} öffnet mit %n Karten für {who}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You see: {cards}.</source>
        <translation>Du siehst: {cards}.</translation>
    </message>
    <message>
        <source>{who} takes {card}.</source>
        <translation>{who} nimmt: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} leaves with %n card(s).</source>
        <translation>
            <numerusform>{who} geht mit %n Karte.</numerusform>
            <numerusform>{who} geht mit %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} leaves with nothing.</source>
        <translation>{who} geht mit leeren Händen.</translation>
    </message>
    <message>
        <source>{owner}’s boutique closes, sold out.</source>
        <translation>Das Geschäft von {owner} schließt: ausverkauft.</translation>
    </message>
    <message numerus="yes">
        <source>{owner}’s boutique closes, and %n card(s) stay behind.</source>
        <translation>
            <numerusform>Das Geschäft von {owner} schließt, %n Karte bleibt liegen.</numerusform>
            <numerusform>Das Geschäft von {owner} schließt, %n Karten bleiben liegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} sells {good} for £{money}.</source>
        <translation>{who} verkauft für £{money}: {good}.</translation>
    </message>
    <message>
        <source>{who} fulfils contract {place} for £{money}.</source>
        <translation>{who} erfüllt Kontrakt {place} für £{money}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} fulfils contract {place} for £{money} and %n star(s).</source>
        <translation>
            <numerusform>{who} erfüllt Kontrakt {place} für £{money} und %n Stern.</numerusform>
            <numerusform>{who} erfüllt Kontrakt {place} für £{money} und %n Sterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} ends the day’s business with £{money} earned.</source>
        <translation>{who} beendet die Geschäfte des Tages: £{money} verdient.</translation>
    </message>
    <message>
        <source>{who} lets the bargain go, and a rumour with it.</source>
        <translation>{who} lässt das Schnäppchen sausen und ein Gerücht gleich mit.</translation>
    </message>
    <message>
        <source>{who} offers the bargain in the window to nobody.</source>
        <translation>{who} bietet das Schnäppchen im eigenen Schaufenster niemandem an.</translation>
    </message>
    <message>
        <source>The hearts on your bills: {hearts}.</source>
        <translation>Die Herzen auf deinen Rechnungen: {hearts}.</translation>
    </message>
    <message>
        <source>A bill: {card}.</source>
        <translation>Eine Rechnung: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>A bill with %n heart(s): {card}.</source>
        <translation>
            <numerusform>Eine Rechnung mit %n Herz: {card}.</numerusform>
            <numerusform>Eine Rechnung mit %n Herzen: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} pays £{money} for {lady}: {card}.</source>
        <translation>{who} zahlt £{money} für {lady}: {card}.</translation>
    </message>
    <message>
        <source>{who} gets {card} for {lady} at half price: £{money}.</source>
        <translation>{who} bekommt für {lady} zum halben Preis von £{money}: {card}.</translation>
    </message>
    <message>
        <source>{who} puts {card} off for £{money}; {lady} must wait.</source>
        <translation>{who} stellt für £{money} zurück: {card}. {lady} muss warten.</translation>
    </message>
    <message>
        <source>{who} sends {card} back. {lady} hears: “{remark}”</source>
        <translation>{who} gibt zurück: {card}. {lady} bekommt zu hören: „{remark}“</translation>
    </message>
    <message>
        <source>{who} leaves the bargain in {lady}’s window.</source>
        <translation>{who} lässt das Schnäppchen im Schaufenster von {lady} liegen.</translation>
    </message>
    <message>
        <source>You draw a Workshop card: {deck}.</source>
        <translation>Du ziehst eine Atelier-Karte: {deck}.</translation>
    </message>
    <message numerus="yes">
        <source>The Stock is full again: %n good(s), and the Number tokens.</source>
        <translation>
            <numerusform>Das Lager ist wieder voll: %n Ware und die Zahlenplättchen.</numerusform>
            <numerusform>Das Lager ist wieder voll: %n Waren und die Zahlenplättchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supply was used up and mixed anew: %n good(s) in the Stock.</source>
        <translation>
            <numerusform>Der Nachschub war aufgebraucht und wurde neu gemischt: %n Ware im Lager.</numerusform>
            <numerusform>Der Nachschub war aufgebraucht und wurde neu gemischt: %n Waren im Lager.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new contract in place {place}.</source>
        <translation>Ein neuer Kontrakt an Stelle {place}.</translation>
    </message>
    <message>
        <source>No contract is left for place {place}.</source>
        <translation>Für Stelle {place} ist kein Kontrakt mehr da.</translation>
    </message>
    <message>
        <source>The contract in place {place} waits with £{money} on it.</source>
        <translation>Der Kontrakt an Stelle {place} wartet, mit £{money} darauf.</translation>
    </message>
    <message>
        <source>The ball! All secrets come to light.</source>
        <translation>Der Ball! Alle Geheimnisse kommen ans Licht.</translation>
    </message>
    <message>
        <source>{who} leaves {designer} at home.</source>
        <translation>{who} lässt {designer} zu Hause.</translation>
    </message>
    <message numerus="yes">
        <source>{who} shines with %n star(s).</source>
        <translation>
            <numerusform>{who} glänzt mit %n Stern.</numerusform>
            <numerusform>{who} glänzt mit %n Sternen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} comes without an evening dress, and {maid} has given notice. %n star(s).</source>
        <translation>
            <numerusform>{who} kommt ohne Abendkleid, und {maid} hat gekündigt. %n Stern.</numerusform>
            <numerusform>{who} kommt ohne Abendkleid, und {maid} hat gekündigt. %n Sterne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} comes without an evening dress. Nobody looks, everybody sees. %n star(s).</source>
        <translation>
            <numerusform>{who} kommt ohne Abendkleid. Niemand schaut hin, alle sehen es. %n Stern.</numerusform>
            <numerusform>{who} kommt ohne Abendkleid. Niemand schaut hin, alle sehen es. %n Sterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scandal! {who} tells everything, and {lady} loses three stars.</source>
        <translation>Skandal! {who} erzählt alles, und {lady} verliert drei Sterne.</translation>
    </message>
    <message>
        <source>Scandal! {who} tells everything, and {lady} is ruined.</source>
        <translation>Skandal! {who} erzählt alles, und {lady} ist ruiniert.</translation>
    </message>
    <message>
        <source>The evening belongs to {who}.</source>
        <translation>Der Abend gehört {who}.</translation>
    </message>
    <message>
        <source>The evening belongs to {who}: equal in stars, but richer.</source>
        <translation>Der Abend gehört {who}: gleich viele Sterne, aber mehr Geld.</translation>
    </message>
    <message>
        <source>Too dear today, my love.</source>
        <translation>Heute zu teuer, meine Liebe.</translation>
    </message>
    <message>
        <source>But you have one already!</source>
        <translation>Aber das hast du doch schon!</translation>
    </message>
    <message>
        <source>Three designers, darling?</source>
        <translation>Drei Designer, Liebling?</translation>
    </message>
    <message>
        <source>Not today, my love.</source>
        <translation>Heute nicht, meine Liebe.</translation>
    </message>
    <message>
        <source>I hear she means to come in her dressing gown.</source>
        <translation>Man sagt, sie kommt im Morgenmantel.</translation>
    </message>
    <message>
        <source>Bare-headed! One might take her for a poet.</source>
        <translation>Barhäuptig! Man könnte sie für eine Dichterin halten.</translation>
    </message>
    <message>
        <source>Such hands. One would think she used them.</source>
        <translation>Diese Hände. Man könnte meinen, sie benutzt sie.</translation>
    </message>
    <message>
        <source>She has two of everything, and taste for neither.</source>
        <translation>Sie hat alles doppelt, nur keinen Geschmack.</translation>
    </message>
    <message>
        <source>She dresses the way other people spill things.</source>
        <translation>Sie zieht sich an, wie andere etwas verschütten.</translation>
    </message>
    <message>
        <source>He designs, she obeys.</source>
        <translation>Er entwirft, sie gehorcht.</translation>
    </message>
    <message>
        <source>Not one name on her label. On her card neither.</source>
        <translation>Kein Name im Futter. Auf der Visitenkarte auch nicht.</translation>
    </message>
    <message>
        <source>It went back before the bow was untied.</source>
        <translation>Es ging zurück, ehe die Schleife offen war.</translation>
    </message>
    <message>
        <source>On instalments! At her age!</source>
        <translation>Auf Raten! In ihrem Alter!</translation>
    </message>
    <message>
        <source>She only came in to get warm.</source>
        <translation>Sie kam nur herein, um sich aufzuwärmen.</translation>
    </message>
    <message>
        <source>Half price, like her conversation.</source>
        <translation>Zum halben Preis, wie ihre Konversation.</translation>
    </message>
    <message>
        <source>They tore at the same sleeve, I saw it.</source>
        <translation>Sie haben am selben Ärmel gezerrt, ich habe es gesehen.</translation>
    </message>
    <message>
        <source>She comes to me when nobody else lets her in.</source>
        <translation>Zu mir kommt sie, wenn sonst niemand öffnet.</translation>
    </message>
    <message>
        <source>She is her own best customer. Her only one.</source>
        <translation>Sie ist ihre beste Kundin. Ihre einzige.</translation>
    </message>
    <message>
        <source>Charming what one can do with so little.</source>
        <translation>Reizend, was sich mit so wenig machen lässt.</translation>
    </message>
    <message>
        <source>A thousand pounds! And still that chin.</source>
        <translation>Tausend Pfund! Und immer noch dieses Kinn.</translation>
    </message>
    <message>
        <source>She glitters, so that one may find her in the dark.</source>
        <translation>Sie glitzert, damit man sie im Dunkeln findet.</translation>
    </message>
    <message>
        <source>Her shop? So quiet. Ideal for a nap.</source>
        <translation>Ihr Laden? So ruhig. Ideal für ein Nickerchen.</translation>
    </message>
    <message>
        <source>Three maids, and nobody to listen to her.</source>
        <translation>Drei Dienstmädchen, und keine hört ihr zu.</translation>
    </message>
    <message>
        <source>He was last again. He always says: ‘After you.’</source>
        <translation>Er war wieder der Letzte. ‚Nach Ihnen‘, sagt er immer.</translation>
    </message>
    <message>
        <source>Clothing</source>
        <translation>Kleidung</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>Accessoires</translation>
    </message>
    <message>
        <source>Jewellery</source>
        <translation>Schmuck</translation>
    </message>
    <message>
        <source>Servants</source>
        <translation>Dienstmädchen</translation>
    </message>
    <message>
        <source>a Clothing card</source>
        <translation>eine Karte Kleidung</translation>
    </message>
    <message>
        <source>an Accessories card</source>
        <translation>eine Karte Accessoires</translation>
    </message>
    <message>
        <source>a Jewellery card</source>
        <translation>eine Karte Schmuck</translation>
    </message>
    <message>
        <source>a Servant card</source>
        <translation>eine Dienstmädchen-Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n Clothing card(s)</source>
        <translation>
            <numerusform>%n Karte Kleidung</numerusform>
            <numerusform>%n Karten Kleidung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Accessories card(s)</source>
        <translation>
            <numerusform>%n Karte Accessoires</numerusform>
            <numerusform>%n Karten Accessoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Jewellery card(s)</source>
        <translation>
            <numerusform>%n Karte Schmuck</numerusform>
            <numerusform>%n Karten Schmuck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Servant card(s)</source>
        <translation>
            <numerusform>%n Dienstmädchen-Karte</numerusform>
            <numerusform>%n Dienstmädchen-Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Evening dress</source>
        <translation>Abendkleid</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>Cape</translation>
    </message>
    <message>
        <source>Shoes</source>
        <translation>Schuhe</translation>
    </message>
    <message>
        <source>Hat</source>
        <translation>Hut</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Handschuhe</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Handbag</source>
        <translation>Handtasche</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>Halskette</translation>
    </message>
    <message>
        <source>Brooch</source>
        <translation>Brosche</translation>
    </message>
    <message>
        <source>Earrings</source>
        <translation>Ohrringe</translation>
    </message>
    <message>
        <source>Tiara</source>
        <translation>Tiara</translation>
    </message>
    <message>
        <source>Evening dress</source>
        <comment>in a narrow place</comment>
        <translation>Abend­kleid</translation>
    </message>
    <message>
        <source>Shoes</source>
        <comment>in a narrow place</comment>
        <translation>Schuhe</translation>
    </message>
    <message>
        <source>Gloves</source>
        <comment>in a narrow place</comment>
        <translation>Hand­schuhe</translation>
    </message>
    <message>
        <source>Handbag</source>
        <comment>in a narrow place</comment>
        <translation>Hand­tasche</translation>
    </message>
    <message>
        <source>Necklace</source>
        <comment>in a narrow place</comment>
        <translation>Hals­kette</translation>
    </message>
    <message>
        <source>Earrings</source>
        <comment>in a narrow place</comment>
        <translation>Ohr­ringe</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>Cotton</source>
        <translation>Baumwolle</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Edelsteine</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Weizen</translation>
    </message>
    <message>
        <source>Tea</source>
        <translation>Tee</translation>
    </message>
    <message>
        <source>Gold ingot</source>
        <translation>Goldbarren</translation>
    </message>
    <message>
        <source>Queen Shop</source>
        <translation>Spencer</translation>
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
        <translation>kein Wink</translation>
    </message>
    <message>
        <source>ruined</source>
        <comment>mood</comment>
        <translation>gähnend leer</translation>
    </message>
    <message>
        <source>tight</source>
        <comment>mood</comment>
        <translation>eher schmal</translation>
    </message>
    <message>
        <source>comfortable</source>
        <comment>mood</comment>
        <translation>gut gefüllt</translation>
    </message>
    <message>
        <source>flush</source>
        <comment>mood</comment>
        <translation>prall gefüllt</translation>
    </message>
    <message>
        <source>not at all</source>
        <comment>hearts</comment>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>a little</source>
        <comment>hearts</comment>
        <translation>ein wenig</translation>
    </message>
    <message>
        <source>very much</source>
        <comment>hearts</comment>
        <translation>sehr</translation>
    </message>
    <message>
        <source>or I die</source>
        <comment>hearts</comment>
        <translation>oder ich sterbe</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>no designer</comment>
        <translation>neutral</translation>
    </message>
    <message>
        <source>{kind} ({mark}, {stars}★, £{price})</source>
        <comment>a wardrobe card</comment>
        <translation>{kind} ({mark}, {stars}★, £{price})</translation>
    </message>
    <message>
        <source>the maid {name}</source>
        <translation>Dienstmädchen {name}</translation>
    </message>
    <message>
        <source>£{amount}</source>
        <translation>£{amount}</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>Nummer {number}</translation>
    </message>
    <message>
        <source>articles with the mark JpG</source>
        <translation>Artikel mit dem Zeichen JpG</translation>
    </message>
    <message>
        <source>neutral articles</source>
        <translation>neutrale Artikel</translation>
    </message>
    <message>
        <source>articles with the mark LL</source>
        <translation>Artikel mit dem Zeichen LL</translation>
    </message>
    <message>
        <source>articles with the mark MF</source>
        <translation>Artikel mit dem Zeichen MF</translation>
    </message>
    <message>
        <source>articles with two marks</source>
        <translation>Artikel mit zwei Zeichen</translation>
    </message>
    <message>
        <source>articles of Clothing</source>
        <translation>Kleidungsstücke</translation>
    </message>
    <message>
        <source>Accessories</source>
        <comment>what a maid counts</comment>
        <translation>Accessoires</translation>
    </message>
    <message>
        <source>pieces of Jewellery</source>
        <translation>Schmuckstücke</translation>
    </message>
    <message>
        <source>hat, gloves and fan</source>
        <translation>Hut, Handschuhe und Fächer</translation>
    </message>
    <message>
        <source>necklace, earrings and tiara</source>
        <translation>Halskette, Ohrringe und Tiara</translation>
    </message>
    <message>
        <source>shoes, handbag and gloves</source>
        <translation>Schuhe, Handtasche und Handschuhe</translation>
    </message>
    <message>
        <source>hat, cape and brooch</source>
        <translation>Hut, Cape und Brosche</translation>
    </message>
    <message>
        <source>articles in all</source>
        <translation>Artikel insgesamt</translation>
    </message>
    <message>
        <source>articles at £300 or less</source>
        <translation>Artikel für £300 oder weniger</translation>
    </message>
    <message>
        <source>articles at £800 or more</source>
        <translation>Artikel für £800 oder mehr</translation>
    </message>
    <message>
        <source>stars on the evening dress</source>
        <translation>Sterne auf dem Abendkleid</translation>
    </message>
    <message>
        <source>articles with exactly one star</source>
        <translation>Artikel mit genau einem Stern</translation>
    </message>
    <message>
        <source>articles with three stars or more</source>
        <translation>Artikel mit drei Sternen oder mehr</translation>
    </message>
    <message>
        <source>other maids in the household</source>
        <translation>andere Dienstmädchen im Haus</translation>
    </message>
    <message>
        <source>marked articles, if all are by one and the same designer</source>
        <translation>Artikel mit Zeichen, wenn alle von ein und demselben Designer sind</translation>
    </message>
    <message>
        <source>in the second half of the days</source>
        <comment>days 4 to 6, or 3 and 4 of four</comment>
        <translation>in der zweiten Hälfte der Tage</translation>
    </message>
    <message>
        <source>on any day</source>
        <translation>an einem beliebigen Tag</translation>
    </message>
    <message>
        <source>from the afternoon on</source>
        <translation>ab dem Nachmittag</translation>
    </message>
    <message>
        <source>in the evening</source>
        <translation>am Abend</translation>
    </message>
    <message>
        <source>no evening dress in the open wardrobe</source>
        <translation>kein Abendkleid in der offenen Garderobe</translation>
    </message>
    <message>
        <source>no hat in the open wardrobe</source>
        <translation>kein Hut in der offenen Garderobe</translation>
    </message>
    <message>
        <source>no gloves in the open wardrobe</source>
        <translation>keine Handschuhe in der offenen Garderobe</translation>
    </message>
    <message>
        <source>two or more articles of one kind in the open wardrobe</source>
        <translation>mindestens zwei gleiche Artikel in der offenen Garderobe</translation>
    </message>
    <message>
        <source>all three designers in the open wardrobe</source>
        <translation>alle drei Designer in der offenen Garderobe</translation>
    </message>
    <message>
        <source>four or more articles with one mark in the open wardrobe</source>
        <translation>mindestens vier Artikel mit demselben Zeichen in der offenen Garderobe</translation>
    </message>
    <message>
        <source>four or more neutral articles in the open wardrobe</source>
        <translation>mindestens vier neutrale Artikel in der offenen Garderobe</translation>
    </message>
    <message>
        <source>one of her purchases was sent back today</source>
        <translation>einer ihrer Einkäufe ging heute zurück</translation>
    </message>
    <message>
        <source>one of her purchases was put off today</source>
        <translation>einer ihrer Einkäufe wurde heute zurückgestellt</translation>
    </message>
    <message>
        <source>visited a boutique today and took nothing</source>
        <translation>war heute in einem Geschäft und nahm nichts</translation>
    </message>
    <message>
        <source>got the card in her window at half price today</source>
        <translation>bekam heute die Karte in ihrem Schaufenster zum halben Preis</translation>
    </message>
    <message>
        <source>shared a boutique with another Lady today</source>
        <translation>teilte sich heute ein Geschäft mit einer anderen Lady</translation>
    </message>
    <message>
        <source>visits the giver’s boutique today</source>
        <translation>besucht heute das Geschäft der Klatschenden</translation>
    </message>
    <message>
        <source>visits her own boutique today</source>
        <translation>besucht heute ihr eigenes Geschäft</translation>
    </message>
    <message>
        <source>two or more articles, none above £400</source>
        <translation>zwei oder mehr Artikel, keiner über £400</translation>
    </message>
    <message>
        <source>£1,000 or more was paid for her this evening</source>
        <translation>£1.000 oder mehr wurden heute Abend für sie bezahlt</translation>
    </message>
    <message>
        <source>three or more pieces of Jewellery in the open wardrobe</source>
        <translation>mindestens drei Schmuckstücke in der offenen Garderobe</translation>
    </message>
    <message>
        <source>nobody visited her boutique today</source>
        <translation>niemand besuchte heute ihr Geschäft</translation>
    </message>
    <message>
        <source>three or more maids</source>
        <translation>drei oder mehr Dienstmädchen</translation>
    </message>
    <message>
        <source>her Gentleman has the highest number today</source>
        <translation>ihr Gentleman hat heute die höchste Nummer</translation>
    </message>
    <message>
        <source>Lady</source>
        <comment>whose Gentleman this is</comment>
        <translation>Lady</translation>
    </message>
    <message>
        <source>Boutique</source>
        <translation>Geschäft</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Articles</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Maids</source>
        <translation>Dienstmädchen</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Zurückgestellt</translation>
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
        <translation>Sterne aus Kontrakten</translation>
    </message>
    <message>
        <source>Paid for the Courtesan</source>
        <translation>Für die Kurtisane bezahlt</translation>
    </message>
    <message>
        <source>What the ball would bring today: articles worn, maids and contracts, less Gossip. Only you see it.</source>
        <translation>Was der Ball heute brächte: getragene Artikel, Dienstmädchen und Kontrakte, abzüglich Klatsch. Nur du siehst es.</translation>
    </message>
    <message>
        <source>Cards that come back with the bills of the next evening.</source>
        <translation>Karten, die am nächsten Abend wieder zur Rechnung kommen.</translation>
    </message>
    <message>
        <source>Each card in hand or received costs a star at the ball.</source>
        <translation>Jede Karte, auf der Hand oder erhalten, kostet auf dem Ball einen Stern.</translation>
    </message>
    <message>
        <source>Only the Gentleman sees it, unless money is open.</source>
        <translation>Nur der Gentleman sieht es, es sei denn, das Geld liegt offen.</translation>
    </message>
    <message>
        <source>The lower number is served and does business first.</source>
        <translation>Die niedrigere Nummer wird zuerst bedient und macht zuerst Geschäfte.</translation>
    </message>
    <message>
        <source>Whoever pays fewest cards risks a scandal; if the Courtesan wins, so does whoever pays most.</source>
        <translation>Wer die wenigsten Karten bezahlt, riskiert einen Skandal; gewinnt die Kurtisane, so gewinnt auch, wer am meisten zahlt.</translation>
    </message>
    <message>
        <source>Day {day} of {last}</source>
        <translation>Tag {day} von {last}</translation>
    </message>
    <message>
        <source>Elegance</source>
        <translation>Eleganz</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>below a chart</comment>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Market value of the goods turned (£)</source>
        <comment>beside a chart</comment>
        <translation>Marktwert der aufgedeckten Waren (£)</translation>
    </message>
</context>
</TS>
