<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>ai</name>
    <message>
        <source>There is no opponent “{name}”; possible: {names}.</source>
        <translation>Er is geen tegenstander ‘{name}’; mogelijk: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Wins {share}% of %n tried ending(s).</source>
        <translation>
            <numerusform>Wint {share}% van één proefpartij.</numerusform>
            <numerusform>Wint {share}% van %n proefpartijen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason} Wins {share}% of %n tried ending(s).</source>
        <comment>a reason, then what trying gave</comment>
        <translation>
            <numerusform>{reason} Wint {share}% van één proefpartij.</numerusform>
            <numerusform>{reason} Wint {share}% van %n proefpartijen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Nothing can be chosen here at the moment.</source>
        <translation>Hier valt nu niets te kiezen.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>A game table: five board games. Without a command: the window.</source>
        <translation>Een speeltafel: vijf bordspellen. Zonder opdracht: het venster.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <comment>before the form of a command</comment>
        <translation>Gebruik:</translation>
    </message>
    <message>
        <source>Arguments</source>
        <comment>heading: what a command takes</comment>
        <translation>Argumenten</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>heading: what may be given to a command besides</comment>
        <translation>Opties</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>deze hulp tonen en stoppen</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>de versie tonen en stoppen</translation>
    </message>
    <message>
        <source>the language: {languages}</source>
        <translation>de taal: {languages}</translation>
    </message>
    <message>
        <source>print data for scripts</source>
        <translation>gegevens voor scripts afdrukken</translation>
    </message>
    <message>
        <source>Open a table at once.</source>
        <translation>Meteen een partij openen.</translation>
    </message>
    <message>
        <source>List games, numbers of players and options.</source>
        <translation>Spellen, aantallen spelers en opties opsommen.</translation>
    </message>
    <message>
        <source>Let opponents play many games without a window.</source>
        <translation>Tegenstanders zonder venster veel partijen laten spelen.</translation>
    </message>
    <message>
        <source>Measure how fast the games are, on one core.</source>
        <translation>Meten hoe snel de spellen zijn, op één kern.</translation>
    </message>
    <message>
        <source>Check the laws that every game keeps.</source>
        <translation>De wetten controleren waaraan elk spel zich houdt.</translation>
    </message>
    <message>
        <source>Verify a saved game and tell it in words.</source>
        <translation>Een bewaarde partij controleren en in woorden vertellen.</translation>
    </message>
    <message>
        <source>Draw every board at several moments, in every language and theme.</source>
        <translation>Elk bord op verschillende momenten tekenen, in elke taal en in licht en donker.</translation>
    </message>
    <message>
        <source>Try this installation: open every game, play one, switch languages.</source>
        <translation>Deze installatie uitproberen: elk spel openen, er één spelen, van taal wisselen.</translation>
    </message>
    <message>
        <source>where chance begins</source>
        <translation>startgetal van het toeval</translation>
    </message>
    <message>
        <source>may be repeated; see “games”</source>
        <translation>mag meer dan eens worden opgegeven; zie ‘games’</translation>
    </message>
    <message>
        <source>“human” or an opponent for every seat</source>
        <translation>‘human’ of een tegenstander voor elke plaats</translation>
    </message>
    <message>
        <source>an opponent for every seat: {levels} …</source>
        <translation>een tegenstander voor elke plaats: {levels} …</translation>
    </message>
    <message>
        <source>how many ({usual})</source>
        <translation>hoeveel ({usual})</translation>
    </message>
    <message>
        <source>processes (one per core)</source>
        <translation>processen (één per kern)</translation>
    </message>
    <message>
        <source>at a table of so many, one of every level against the others of the level below</source>
        <translation>aan een tafel met zoveel plaatsen telkens één van elk niveau tegen anderen van het niveau eronder</translation>
    </message>
    <message>
        <source>limit thinking by iterations alone: the same seed gives the same games everywhere</source>
        <translation>het denken alleen met het aantal iteraties begrenzen: hetzelfde startgetal geeft overal dezelfde partijen</translation>
    </message>
    <message>
        <source>also tell how long the levels thought about every kind of question, in time of one core</source>
        <translation>ook vertellen hoelang de niveaus over elke soort vraag nadachten, in rekentijd van één kern</translation>
    </message>
    <message>
        <source>also tell how every seat of the table did, whoever sat there</source>
        <translation>ook vertellen hoe elke plaats aan tafel het deed, wie er ook zat</translation>
    </message>
    <message>
        <source>also gather the figures that the game names, such as the prices paid, by round</source>
        <translation>ook de getallen verzamelen die het spel noemt, zoals betaalde prijzen, per ronde</translation>
    </message>
    <message>
        <source>a bar on stderr (on a terminal)</source>
        <translation>een balk op stderr (in een terminal)</translation>
    </message>
    <message>
        <source>all if none is named</source>
        <translation>alle, als er geen wordt genoemd</translation>
    </message>
    <message>
        <source>how long for each game ({usual})</source>
        <translation>hoelang voor elk spel ({usual})</translation>
    </message>
    <message>
        <source>beside OpenSpiel’s pig in the same run</source>
        <translation>naast Pig van OpenSpiel in dezelfde meting</translation>
    </message>
    <message>
        <source>how quick the window is; with a game: while a whole table of it is played</source>
        <translation>hoe vlot het venster is; met een spel: terwijl er een hele partij van gespeeld wordt</translation>
    </message>
    <message>
        <source>who plays in the window: “human” or an opponent</source>
        <translation>wie er in het venster speelt: ‘human’ of een tegenstander</translation>
    </message>
    <message>
        <source>this number of seats only</source>
        <translation>alleen met zoveel plaatsen</translation>
    </message>
    <message>
        <source>games for each setting ({usual})</source>
        <translation>partijen per instelling ({usual})</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>een bewaarde partij</translation>
    </message>
    <message>
        <source>where the pictures go</source>
        <translation>waar de afbeeldingen komen</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high}%</translation>
    </message>
    <message>
        <source>There is no game “{game}”; possible: {games}.</source>
        <translation>Er is geen spel ‘{game}’; mogelijk: {games}.</translation>
    </message>
    <message>
        <source>There is no language “{language}”; possible: {languages}.</source>
        <translation>Er is geen taal ‘{language}’; mogelijk: {languages}.</translation>
    </message>
    <message>
        <source>“{value}” is not a number from {least} on.</source>
        <translation>‘{value}’ is geen getal vanaf {least}.</translation>
    </message>
    <message>
        <source>An option is given as name=value, not as “{value}”.</source>
        <translation>Een optie schrijf je als naam=waarde, niet als ‘{value}’.</translation>
    </message>
    <message>
        <source>A list of seats names an opponent for every seat, separated by commas.</source>
        <translation>Een lijst van plaatsen noemt voor elke plaats een tegenstander, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be written.</source>
        <translation>In de map ‘{folder}’ kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>{message} “{command} --help” tells more.</source>
        <comment>message: a sentence, what is wrong</comment>
        <translation>{message} ‘{command} --help’ vertelt meer.</translation>
    </message>
    <message>
        <source>There is no command “{given}”; possible: {commands}.</source>
        <translation>Er is geen opdracht ‘{given}’; mogelijk: {commands}.</translation>
    </message>
    <message>
        <source>Something is missing: {names}.</source>
        <translation>Er ontbreekt iets: {names}.</translation>
    </message>
    <message>
        <source>Nobody knows what “{given}” means here.</source>
        <translation>Niemand weet wat ‘{given}’ hier betekent.</translation>
    </message>
    <message>
        <source>A value belongs after “{option}”.</source>
        <translation>Na ‘{option}’ hoort een waarde.</translation>
    </message>
    <message>
        <source>No value belongs after “{option}”.</source>
        <translation>Na ‘{option}’ hoort geen waarde.</translation>
    </message>
    <message>
        <source>“{given}” could mean several things: {options}.</source>
        <translation>‘{given}’ kan meer dan één ding betekenen: {options}.</translation>
    </message>
    <message>
        <source>That cannot be understood ({reason}).</source>
        <translation>Dat is niet te begrijpen ({reason}).</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Afgebroken.</translation>
    </message>
    <message>
        <source>There is no display to show a window on.</source>
        <translation>Er is geen scherm om een venster op te tonen.</translation>
    </message>
    <message>
        <source>Qt cannot show a window on “{wished}”, which QT_QPA_PLATFORM asks for; possible: {platforms}.</source>
        <translation>Qt kan geen venster tonen op ‘{wished}’, waar QT_QPA_PLATFORM om vraagt; mogelijk: {platforms}.</translation>
    </message>
    <message>
        <source>Qt needs libraries that are missing here: {libraries}.</source>
        <translation>Qt heeft bibliotheken nodig die hier ontbreken: {libraries}.</translation>
    </message>
    <message>
        <source>It broke off: {reason}.</source>
        <comment>reason: the disk is full ...</comment>
        <translation>Het is afgebroken: {reason}.</translation>
    </message>
    <message>
        <source>It broke off: one of its processes has been ended from outside.</source>
        <translation>Het is afgebroken: een van de processen is van buitenaf beëindigd.</translation>
    </message>
    <message>
        <source>Qt cannot be loaded: {reason}.</source>
        <translation>Qt kan niet worden geladen: {reason}.</translation>
    </message>
    <message>
        <source>“--seats” and “--option” set up a table in the window: add “--window” and name its game.</source>
        <translation>‘--seats’ en ‘--option’ zetten een partij klaar in het venster: voeg ‘--window’ toe en noem het spel.</translation>
    </message>
    <message>
        <source>“--ladder” seats the levels by itself: leave “--seats” out.</source>
        <translation>‘--ladder’ verdeelt de plaatsen zelf: laat ‘--seats’ weg.</translation>
    </message>
    <message>
        <source>The comparison needs the Python package open_spiel, which is not installed.</source>
        <translation>De vergelijking heeft het Python-pakket open_spiel nodig, dat niet is geïnstalleerd.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>{fewest}–{most}</source>
        <translation>{fewest}–{most}</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Eerlijk aandeel</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Overwinningen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%-interval</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Gemiddelde score</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game} in {seconds} s.</source>
        <translation>
            <numerusform>Eén partij {game} in {seconds} s.</numerusform>
            <numerusform>%n partijen {game} in {seconds} s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) were taken.</source>
        <translation>
            <numerusform>Er werd één beslissing genomen.</numerusform>
            <numerusform>Er werden %n beslissingen genomen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) did not come to an end and do not count.</source>
        <translation>
            <numerusform>Eén partij kwam niet ten einde en telt niet.</numerusform>
            <numerusform>%n partijen kwamen niet ten einde en tellen niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners scored {median} (median) and {mean} (mean) in {rounds} rounds (median).</source>
        <translation>Wie won, haalde {median} (mediaan) en {mean} (gemiddeld) in {rounds} rondes (mediaan).</translation>
    </message>
    <message>
        <source>Question</source>
        <comment>a kind of question that a bot answers</comment>
        <translation>Vraag</translation>
    </message>
    <message>
        <source>all</source>
        <comment>all kinds of questions</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Beslissingen</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Mediaan ms</translation>
    </message>
    <message>
        <source>Longest ms</source>
        <translation>Langste ms</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>a number that a game names, gathered over many games: a price, a size</comment>
        <translation>Grootheid</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>how many there were</comment>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Gemiddelde</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediaan</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>head of a narrow column: round</comment>
        <translation>R{number}</translation>
    </message>
    <message>
        <source>Decisions/s</source>
        <translation>Beslissingen/s</translation>
    </message>
    <message>
        <source>Games/s</source>
        <translation>Partijen/s</translation>
    </message>
    <message>
        <source>Copy µs</source>
        <translation>Kopie µs</translation>
    </message>
    <message>
        <source>Options µs</source>
        <translation>Opties µs</translation>
    </message>
    <message>
        <source>View µs</source>
        <translation>Zicht µs</translation>
    </message>
    <message>
        <source>Sample µs</source>
        <translation>Steekproef µs</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Wet</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Gevallen</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Geldt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>{game} keeps every law.</source>
        <translation>{game} houdt zich aan elke wet.</translation>
    </message>
    <message>
        <source>{game} breaks a law.</source>
        <translation>{game} breekt een wet.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, begun {started}, %n answer(s).</source>
        <translation>
            <numerusform>{game}, begonnen {started}, één antwoord.</numerusform>
            <numerusform>{game}, begonnen {started}, %n antwoorden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers lead to the saved position.</source>
        <translation>De antwoorden leiden naar de bewaarde stelling.</translation>
    </message>
    <message>
        <source>This was practice: answers could be taken back past dice and secrets.</source>
        <translation>Dit was een oefening: ook na een worp of een geheim konden antwoorden worden teruggenomen.</translation>
    </message>
    <message>
        <source>{who} · {line}</source>
        <comment>a line of a game that only one player has been told</comment>
        <translation>{who} · {line}</translation>
    </message>
    <message>
        <source>{place}. {who} ({score})</source>
        <translation>{place}. {who} ({score})</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Het spel is nog niet afgelopen.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>It is not your turn to decide.</source>
        <translation>Je bent nu niet aan de beurt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Dat kan hier niet.</translation>
    </message>
    <message>
        <source>That answer cannot be understood.</source>
        <translation>Dit antwoord is niet te begrijpen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>{option}: at one screen only one of you can act against the clock.</source>
        <translation>{option}: aan één scherm kan maar één van jullie tegen de klok spelen.</translation>
    </message>
    <message>
        <source>This game is for {fewest} to {most} seats, not for {seats}.</source>
        <translation>Dit spel is voor {fewest} tot {most} plaatsen, niet voor {seats}.</translation>
    </message>
    <message>
        <source>This game has no option “{option}”.</source>
        <translation>Dit spel heeft geen optie ‘{option}’.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”; possible: {values}.</source>
        <translation>De optie ‘{option}’ kan niet ‘{value}’ zijn; mogelijk: {values}.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>This table is open in another window of this program.</source>
        <translation>Deze partij is al open in een ander venster van dit programma.</translation>
    </message>
    <message>
        <source>The disk is full: the game goes on, but is not saved at the moment.</source>
        <translation>De schijf is vol: de partij gaat door, maar wordt nu niet bewaard.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be written: the game goes on, but is not saved at the moment.</source>
        <translation>In de map ‘{folder}’ kan niet worden geschreven: de partij gaat door, maar wordt nu niet bewaard.</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment ({reason}); it goes on.</source>
        <translation>De partij kan nu niet worden bewaard ({reason}), maar gaat door.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>De partij wordt weer bewaard.</translation>
    </message>
    <message>
        <source>The answers in this saved game do not lead to its position.</source>
        <translation>De antwoorden in deze bewaarde partij leiden niet naar de stelling die erbij hoort.</translation>
    </message>
    <message>
        <source>This game was begun under other rules of the program; its answers cannot be repeated.</source>
        <translation>Deze partij is begonnen onder andere regels van het programma; de antwoorden zijn niet opnieuw uit te voeren.</translation>
    </message>
    <message>
        <source>a folder, not a file</source>
        <translation>een map, geen bestand</translation>
    </message>
    <message>
        <source>not an ordinary file</source>
        <translation>geen gewoon bestand</translation>
    </message>
    <message>
        <source>access denied</source>
        <translation>toegang geweigerd</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>bestand niet gevonden</translation>
    </message>
    <message>
        <source>folder not found</source>
        <translation>map niet gevonden</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>het bestand zou te groot worden</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>de schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>de schijf meldt een fout</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>er zijn te veel bestanden open</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>de naam is te lang</translation>
    </message>
    <message>
        <source>The file “{file}” is empty.</source>
        <translation>Het bestand ‘{file}’ is leeg.</translation>
    </message>
    <message>
        <source>The file “{file}” is incomplete: its end is missing.</source>
        <translation>Het bestand ‘{file}’ is onvolledig: het einde ontbreekt.</translation>
    </message>
    <message>
        <source>The file “{file}” is damaged.</source>
        <translation>Het bestand ‘{file}’ is beschadigd.</translation>
    </message>
    <message>
        <source>The file “{file}” is not a saved game of this program.</source>
        <translation>Het bestand ‘{file}’ is geen bewaarde partij van dit programma.</translation>
    </message>
    <message>
        <source>The file “{file}” was saved by a newer version of this program.</source>
        <translation>Het bestand ‘{file}’ is bewaard door een nieuwere versie van dit programma.</translation>
    </message>
    <message>
        <source>The file “{file}” holds a game that this program does not have: “{game}”.</source>
        <translation>Het bestand ‘{file}’ bevat een spel dat dit programma niet heeft: ‘{game}’.</translation>
    </message>
    <message>
        <source>The file “{file}” seats an opponent that this program does not have: “{name}”.</source>
        <comment>name: a level of play</comment>
        <translation>In het bestand ‘{file}’ zit een tegenstander aan tafel die dit programma niet heeft: ‘{name}’.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read: {reason}.</source>
        <translation>Het bestand ‘{file}’ kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>{trouble} The game goes on from the copy before it, kept for this.</source>
        <comment>trouble: a sentence</comment>
        <translation>{trouble} De partij gaat verder vanaf de vorige kopie, die daarvoor achter de hand is gehouden.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>De partij is gepauzeerd.</translation>
    </message>
    <message>
        <source>Your answer is already given.</source>
        <translation>Je hebt al geantwoord.</translation>
    </message>
    <message>
        <source>That answer cannot be understood.</source>
        <translation>Dit antwoord is niet te begrijpen.</translation>
    </message>
    <message>
        <source>This question is no longer open.</source>
        <translation>Deze vraag staat niet meer open.</translation>
    </message>
    <message>
        <source>Practice is for one person against the computer.</source>
        <translation>Oefenen kan alleen in je eentje tegen de computer.</translation>
    </message>
    <message>
        <source>There is no answer of yours to take back.</source>
        <translation>Je hebt geen antwoord om terug te nemen.</translation>
    </message>
    <message>
        <source>A die, a card or a secret has come since: that cannot be unseen.</source>
        <translation>Sindsdien was er een worp, een kaart of een geheim te zien: dat is niet meer terug te draaien.</translation>
    </message>
    <message>
        <source>{who} has answered since.</source>
        <translation>{who} heeft sindsdien geantwoord.</translation>
    </message>
</context>
<context>
    <name>ui</name>
    <message>
        <source>By {authors}</source>
        <translation>Door {authors}</translation>
    </message>
    <message>
        <source>A game table for your screen, against the computer or with friends. Free software.</source>
        <translation>Een speeltafel voor op je scherm, tegen de computer of met vrienden. Vrije software.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>De spellen</translation>
    </message>
    <message>
        <source>Rules, texts, pictures and sounds of this program are its own. The games belong to their authors and publishers: if you like one, buy it and play it at a real table.</source>
        <translation>Regelteksten, tekeningen en geluiden van dit programma zijn eigen werk. De spellen zijn van hun auteurs en uitgevers: bevalt er een, koop het dan en speel het aan een echte tafel.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Folder of saved tables</source>
        <translation>Map met bewaarde partijen</translation>
    </message>
    <message>
        <source>Folder of log files</source>
        <translation>Map met logbestanden</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Speelbord</translation>
    </message>
    <message>
        <source>A table that cannot be opened</source>
        <translation>Een partij die niet te openen is</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Throw this table away</source>
        <translation>Deze partij weggooien</translation>
    </message>
    <message>
        <source>Throw this table away for good</source>
        <translation>Deze partij voorgoed weggooien</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Bewaren</translation>
    </message>
    <message>
        <source>Chair {number}</source>
        <translation>Stoel {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Wie hier zit</translation>
    </message>
    <message>
        <source>Plays at this screen; a curtain hides what is secret when others share it.</source>
        <translation>Speelt aan dit scherm; zitten er meer mensen voor, dan verbergt een gordijn wat geheim is.</translation>
    </message>
    <message>
        <source>Answers for both seats and sees what both of them know.</source>
        <translation>Antwoordt voor beide plaatsen en ziet wat beide weten.</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Kleur: {colour}</translation>
    </message>
    <message>
        <source>Take this chair away</source>
        <translation>Deze stoel weghalen</translation>
    </message>
    <message>
        <source>{name}, who plays both seats</source>
        <translation>{name} speelt beide plaatsen</translation>
    </message>
    <message>
        <source>AI: {level}</source>
        <translation>AI: {level}</translation>
    </message>
    <message numerus="yes">
        <source>This game needs at least %n chair(s).</source>
        <translation>
            <numerusform>Dit spel heeft minstens %n stoel nodig.</numerusform>
            <numerusform>Dit spel heeft minstens %n stoelen nodig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n chair(s).</source>
        <translation>
            <numerusform>Er is plaats voor %n stoel.</numerusform>
            <numerusform>Er is plaats voor %n stoelen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more chair</source>
        <translation>Nog een stoel</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>To the shelf; the table is kept</source>
        <translation>Naar de kast; de partij blijft bewaard</translation>
    </message>
    <message>
        <source>What did I miss?</source>
        <translation>Wat heb ik gemist?</translation>
    </message>
    <message>
        <source>The board in words</source>
        <translation>Het bord in woorden</translation>
    </message>
    <message>
        <source>Seats and log</source>
        <translation>Plaatsen en verloop</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>Practice: answers can be taken back past dice and secrets.</source>
        <translation>Oefening: ook na een worp of een geheim kun je antwoorden terugnemen.</translation>
    </message>
    <message>
        <source>Take back your last answer</source>
        <translation>Je laatste antwoord terugnemen</translation>
    </message>
    <message>
        <source>What would an expert do?</source>
        <translation>Wat zou een expert doen?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>It is your turn. Nobody else should look now.</source>
        <translation>Je bent aan de beurt. Nu mag niemand anders kijken.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ik ben {name}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Bord bekijken</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Naar de kast</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>{who} win together.</source>
        <translation>{who} winnen samen.</translation>
    </message>
    <message>
        <source>{who} wins.</source>
        <translation>{who} wint.</translation>
    </message>
    <message>
        <source>Course</source>
        <comment>of the game</comment>
        <translation>Verloop</translation>
    </message>
    <message>
        <source>A practice game: answers were taken back past dice and secrets.</source>
        <translation>Een oefenpartij: ook na een worp of een geheim zijn antwoorden teruggenomen.</translation>
    </message>
    <message>
        <source>Seed of this game: {seed}. With it chance gives the same again.</source>
        <translation>Startgetal van deze partij: {seed}. Daarmee geeft het toeval nog eens hetzelfde.</translation>
    </message>
    <message>
        <source>Filled: what chance gave. Dashed: what was to be expected.</source>
        <translation>Gevuld: wat het toeval gaf. Gestippeld: wat te verwachten was.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antwoorden</translation>
    </message>
    <message>
        <source>More answers ({page} of {pages})</source>
        <translation>Meer antwoorden ({page} van {pages})</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Licht of donker</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>About Spieltisch</source>
        <translation>Over Spieltisch</translation>
    </message>
    <message>
        <source>How often the expert expects to win with this answer if all play equally well.</source>
        <translation>Hoe vaak de expert met dit antwoord denkt te winnen als iedereen even goed speelt.</translation>
    </message>
    <message>
        <source>What the expert thinks this answer is worth; only the difference to the others counts.</source>
        <translation>Wat dit antwoord volgens de expert waard is; alleen het verschil met de andere telt.</translation>
    </message>
    <message>
        <source>wins {percent}%</source>
        <translation>wint {percent}%</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The expert is thinking …</source>
        <translation>De expert denkt na …</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Wat gaan we spelen?</translation>
    </message>
    <message>
        <source>Show all tables</source>
        <translation>Alle partijen tonen</translation>
    </message>
    <message>
        <source>Show the latest tables</source>
        <translation>Alleen de laatste partijen tonen</translation>
    </message>
    <message>
        <source>What is known of everybody</source>
        <translation>Wat van iedereen bekend is</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Hoe het ervoor staat</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Go from one thing that can be chosen to the next, and read it.</source>
        <translation>Van de ene keuze naar de volgende gaan en horen wat het is.</translation>
    </message>
    <message>
        <source>Choose it; show a scene no longer.</source>
        <translation>Kiezen; een lopende scène overslaan.</translation>
    </message>
    <message>
        <source>Give the answer with this number.</source>
        <translation>Het antwoord met dit nummer geven.</translation>
    </message>
    <message>
        <source>Put back what was begun, close what is open.</source>
        <translation>Terugleggen wat begonnen is, sluiten wat open is.</translation>
    </message>
    <message>
        <source>Go on to the next part of the window.</source>
        <translation>Naar het volgende deel van het venster gaan.</translation>
    </message>
    <message>
        <source>Take your last answer back.</source>
        <translation>Je laatste antwoord terugnemen.</translation>
    </message>
    <message>
        <source>Ask what an expert would do.</source>
        <translation>Vragen wat een expert zou doen.</translation>
    </message>
    <message>
        <source>See again what you missed.</source>
        <translation>Nog eens zien wat je gemist hebt.</translation>
    </message>
    <message>
        <source>Walk through what happened.</source>
        <translation>Doorlopen wat er gebeurd is.</translation>
    </message>
    <message>
        <source>Read the board in words.</source>
        <translation>Het bord in woorden lezen.</translation>
    </message>
    <message>
        <source>Pause, and go on.</source>
        <translation>Pauzeren en verder spelen.</translation>
    </message>
    <message>
        <source>Open the rules at the question of the moment.</source>
        <translation>De regels openslaan bij de vraag van dit moment.</translation>
    </message>
    <message>
        <source>See the board larger, smaller, whole.</source>
        <translation>Het bord groter, kleiner, in zijn geheel zien.</translation>
    </message>
    <message>
        <source>In a look back</source>
        <translation>Bij het terugkijken</translation>
    </message>
    <message>
        <source>Go a step back, or on.</source>
        <translation>Een stap terug of verder gaan.</translation>
    </message>
    <message>
        <source>Go to the beginning, or to the end.</source>
        <translation>Naar het begin of naar het einde gaan.</translation>
    </message>
    <message>
        <source>Let it play, and hold it.</source>
        <translation>Laten afspelen en stilzetten.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it again.</source>
        <translation>Het hele scherm vullen, of weer een venster zijn.</translation>
    </message>
    <message>
        <source>Open the settings.</source>
        <translation>De instellingen openen.</translation>
    </message>
    <message>
        <source>Leave; every table is kept.</source>
        <translation>Afsluiten; elke partij blijft bewaard.</translation>
    </message>
    <message>
        <source>Where a game has keys of its own, its buttons name them.</source>
        <translation>Heeft een spel eigen toetsen, dan staan ze op de knoppen.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>Search what happened</source>
        <translation>In het verloop zoeken</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Woorden</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <translation>Over wie het gaat</translation>
    </message>
    <message>
        <source>Click a line to see it on the board again.</source>
        <translation>Klik op een regel om hem nog eens op het bord te zien.</translation>
    </message>
    <message>
        <source>This is how it was; nothing can be changed here.</source>
        <translation>Zo was het; hier valt niets meer te veranderen.</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Laten afspelen</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Stap {step} van {steps}</translation>
    </message>
    <message>
        <source>Whoever decides</source>
        <translation>Wie op dat moment beslist</translation>
    </message>
    <message>
        <source>A spectator</source>
        <translation>Een toeschouwer</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>Door wiens ogen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stap</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Een stap verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>One moment …</source>
        <comment>shown while a table is laid; it takes less than a second</comment>
        <translation>Een ogenblik …</translation>
    </message>
    <message>
        <source>Only for a game with {counts} chairs.</source>
        <translation>Alleen voor een partij met {counts} stoelen.</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <comment>numbers of chairs; some: one, or several with commas</comment>
        <translation>{some} of {last}</translation>
    </message>
    <message>
        <source>Only with “{option}”.</source>
        <comment>option: a rule that can be switched on</comment>
        <translation>Alleen met ‘{option}’.</translation>
    </message>
    <message>
        <source>Only without “{option}”.</source>
        <comment>option: a rule that can be switched on</comment>
        <translation>Alleen zonder ‘{option}’.</translation>
    </message>
    <message>
        <source>Only with “{option}: {choice}”.</source>
        <comment>option: a rule; choice: how it is to be</comment>
        <translation>Alleen bij ‘{option}: {choice}’.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt er mee?</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <translation>Volgens welke regels?</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>As in the rules</source>
        <translation>Zoals in de regels</translation>
    </message>
    <message>
        <source>Set all options back to their defaults.</source>
        <translation>Alle opties weer op hun standaardwaarde zetten.</translation>
    </message>
    <message>
        <source>Sit down and play</source>
        <translation>Aanschuiven en spelen</translation>
    </message>
    <message>
        <source>{who} · {question}</source>
        <comment>a question to one of several people at the screen</comment>
        <translation>{who} · {question}</translation>
    </message>
    <message>
        <source>The rule about this question</source>
        <translation>De regel bij deze vraag</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Resterende tijd</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Toets {number}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>niet gevonden</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Regels: {game}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Vorige plek</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Volgende plek</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>The rules of this game are not written down yet.</source>
        <translation>De regels van dit spel zijn nog niet opgeschreven.</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>denkt na</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>beslist</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jouw beurt</translation>
    </message>
    <message>
        <source>Takes effect at once, everywhere, also in the middle of a game.</source>
        <translation>Geldt meteen en overal, ook midden in een partij.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Ink on paper, or paper on ink.</source>
        <translation>Inkt op papier, of papier op inkt.</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>theme</comment>
        <translation>Systeeminstelling</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>In percent; the words on the board grow with it.</source>
        <translation>In procenten; ook de woorden op het bord groeien mee.</translation>
    </message>
    <message>
        <source>F11 switches it at any time.</source>
        <translation>F11 schakelt op elk moment om.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaties</translation>
    </message>
    <message>
        <source>How fast pieces travel. A click ends a scene, a double click the whole move.</source>
        <translation>Hoe snel de stukken bewegen. Een klik beëindigt een scène, een dubbelklik de hele zet.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Snel</translation>
    </message>
    <message>
        <source>None</source>
        <comment>speed</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Reduced motion puts pieces in their places without a journey.</source>
        <translation>Bij ‘Minder’ staan de stukken meteen op hun plaats, zonder erheen te schuiven.</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>motion</comment>
        <translation>Systeeminstelling</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>Volledig</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>Minder</translation>
    </message>
    <message>
        <source>Pace of the AI</source>
        <translation>Tempo van de AI</translation>
    </message>
    <message>
        <source>How long a computer player takes at least, so that you can follow.</source>
        <translation>Hoeveel tijd een computerspeler minstens neemt, zodat je het kunt volgen.</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vlot</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Rustig</translation>
    </message>
    <message>
        <source>Play forced moves</source>
        <translation>Gedwongen zetten vanzelf doen</translation>
    </message>
    <message>
        <source>Where the rules leave you only one answer, or only you would hear it, it is given for you.</source>
        <translation>Laten de regels je maar één antwoord, of zou alleen jij het horen, dan wordt het voor je gegeven.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Wood, paper, coins.</source>
        <translation>Hout, papier, munten.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>In percent.</source>
        <translation>In procenten.</translation>
    </message>
    <message>
        <source>The settings could not be read; they are set back. The old file is kept as {file}.</source>
        <translation>De instellingen waren niet te lezen en zijn teruggezet. Het oude bestand staat in {file}.</translation>
    </message>
    <message>
        <source>Some settings could not be read and are set back. The old file is kept as {file}.</source>
        <translation>Sommige instellingen waren niet te lezen en zijn teruggezet. Het oude bestand staat in {file}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({error}); they are set back.</source>
        <translation>De instellingen waren niet te lezen ({error}) en zijn teruggezet.</translation>
    </message>
    <message>
        <source>The settings cannot be saved: {error}.</source>
        <translation>De instellingen kunnen niet worden bewaard: {error}.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>heading</comment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Systeemtaal</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>the size of the text, or how loud</comment>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Set everything on this page back to how it was delivered.</source>
        <translation>Alles op deze pagina weer instellen zoals het in het begin was.</translation>
    </message>
    <message>
        <source>Set everything back</source>
        <translation>Alles terugzetten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>{least}–{most} min</source>
        <translation>{least}–{most} min.</translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Duur van een partij</translation>
    </message>
    <message>
        <source>Weight {weight} of 5</source>
        <translation>Zwaarte {weight} van 5</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spelen</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} leren</translation>
    </message>
    <message>
        <source>Coming</source>
        <translation>Komt nog</translation>
    </message>
    <message>
        <source>Nothing is asked of you at the moment.</source>
        <translation>Er wordt je op dit moment niets gevraagd.</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Uitslag bekijken</translation>
    </message>
    <message>
        <source>Look alone</source>
        <comment>a button for one of several people at the screen, to see the own hand</comment>
        <translation>In je eentje kijken</translation>
    </message>
    <message>
        <source>The table is paused. Go on with P.</source>
        <translation>De partij is gepauzeerd. Verder met P.</translation>
    </message>
    <message>
        <source>Shown again: what happened lately. Esc ends it.</source>
        <translation>Nog eens te zien: wat er zojuist gebeurde. Esc beëindigt het.</translation>
    </message>
    <message>
        <source>Look at your own things first: advice would tell the others of them.</source>
        <translation>Bekijk eerst in je eentje je eigen spullen: een tip zou de anderen er iets over verraden.</translation>
    </message>
    <message>
        <source>Shown again: {event}</source>
        <comment>a line of the log that was clicked</comment>
        <translation>Nog eens te zien: {event}</translation>
    </message>
    <message>
        <source>There is no advice to be had on this question.</source>
        <translation>Bij deze vraag is er geen tip.</translation>
    </message>
    <message>
        <source>Take it back for practice</source>
        <translation>Terugnemen om te oefenen</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be thrown away: {reason}.</source>
        <translation>Het bestand ‘{file}’ kan niet worden weggegooid: {reason}.</translation>
    </message>
    <message>
        <source>Your table is kept: every answer is saved as it is given. You can play on.</source>
        <translation>Je partij is veilig: elk antwoord wordt meteen bewaard. Je kunt verder spelen.</translation>
    </message>
    <message>
        <source>It is written down in {file}.</source>
        <translation>Het staat in {file}.</translation>
    </message>
    <message>
        <source>It could not be written down.</source>
        <translation>Het kon niet worden opgeschreven.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopiëren</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Toch weggaan</translation>
    </message>
    <message>
        <source>If you leave the table now, what has happened since is lost.</source>
        <translation>Als je de tafel nu verlaat, gaat verloren wat er sindsdien is gebeurd.</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Deze partij is niet bewaard</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <translation>Aan tafel blijven</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Person here</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>level of play</comment>
        <translation>Gelegenheidsspeler</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Gevorderde</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Plays as one does the first time, with the mistakes one makes then.</source>
        <translation>Speelt zoals de eerste keer, met de fouten die je dan maakt.</translation>
    </message>
    <message>
        <source>Knows the game and plays by feel.</source>
        <translation>Kent het spel en speelt op gevoel.</translation>
    </message>
    <message>
        <source>Counts, plans, and slips now and then.</source>
        <translation>Rekent, plant en vergist zich af en toe.</translation>
    </message>
    <message>
        <source>Plays as well as the program can.</source>
        <translation>Speelt zo goed als het programma kan.</translation>
    </message>
    <message>
        <source>Does not think like a person; meant for trying things out.</source>
        <translation>Denkt niet als een mens; bedoeld om iets uit te proberen.</translation>
    </message>
    <message>
        <source>blue disc</source>
        <translation>blauwe schijf</translation>
    </message>
    <message>
        <source>orange triangle</source>
        <translation>oranje driehoek</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>groen vierkant</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>roze ruit</translation>
    </message>
    <message>
        <source>sky-blue cross</source>
        <translation>hemelsblauw kruis</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>gele ster</translation>
    </message>
</context>
</TS>
