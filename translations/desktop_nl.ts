<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en_GB">
<context>
    <name>ai</name>
    <message>
        <source>There is no opponent “{name}”; possible: {names}.</source>
        <translation>Er is geen tegenstander “{name}”; mogelijk: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Wins {share} % of %n tried ending(s).</source>
        <translation>
            <numerusform>Wint {share} % van één uitgespeelde afloop.</numerusform>
            <numerusform>Wint {share} % van %n uitgespeelde aflopen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason} Wins {share} % of %n tried ending(s).</source>
        <comment>a reason, then what trying gave</comment>
        <translation>
            <numerusform>{reason} Wint {share} % van één uitgespeelde afloop.</numerusform>
            <numerusform>{reason} Wint {share} % van %n uitgespeelde aflopen.</numerusform>
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
        <source>There is no game “{game}”; possible: {games}.</source>
        <translation>Er is geen spel “{game}”; mogelijk: {games}.</translation>
    </message>
    <message>
        <source>There is no language “{language}”; possible: {languages}.</source>
        <translation>Er is geen taal “{language}”; mogelijk: {languages}.</translation>
    </message>
    <message>
        <source>“{value}” is not a number from {least} on.</source>
        <translation>“{value}” is geen getal vanaf {least}.</translation>
    </message>
    <message>
        <source>An option is given as name=value, not as “{value}”.</source>
        <translation>Een optie schrijf je als naam=waarde, niet als “{value}”.</translation>
    </message>
    <message>
        <source>A list of seats names an opponent for every seat, separated by commas.</source>
        <translation>Een lijst van plaatsen noemt voor elke plaats een tegenstander, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be written.</source>
        <translation>In de map “{folder}” kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>{message}; “{command} --help” tells more.</source>
        <comment>message: what is wrong with the command</comment>
        <translation>{message}; “{command} --help” vertelt meer.</translation>
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
        <source>Qt needs libraries that are missing here: {libraries}.</source>
        <translation>Qt heeft bibliotheken nodig die hier ontbreken: {libraries}.</translation>
    </message>
    <message>
        <source>Qt cannot be loaded: {reason}.</source>
        <translation>Qt kan niet worden geladen: {reason}.</translation>
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
        <source>{fewest}–{most}</source>
        <translation>{fewest}–{most}</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
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
        <source>95 % interval</source>
        <translation>95%-interval</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Gemiddelde score</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game} in {seconds} s.</source>
        <translation>
            <numerusform>Eén spel {game} in {seconds} s.</numerusform>
            <numerusform>%n spellen {game} in {seconds} s.</numerusform>
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
            <numerusform>Eén spel kwam niet ten einde en telt niet.</numerusform>
            <numerusform>%n spellen kwamen niet ten einde en tellen niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners scored {median} (median) and {mean} (mean) in {rounds} rounds (median).</source>
        <translation>Wie won, haalde {median} (mediaan) en {mean} (gemiddeld) in {rounds} rondes (mediaan).</translation>
    </message>
    <message>
        <source>Decisions/s</source>
        <translation>Beslissingen/s</translation>
    </message>
    <message>
        <source>Games/s</source>
        <translation>Spellen/s</translation>
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
        <translation>Dit was oefenen: antwoorden konden ook na dobbelstenen en geheimen worden teruggenomen.</translation>
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
        <source>This game is for {fewest} to {most} seats, not for {seats}.</source>
        <translation>Dit spel is voor {fewest} tot {most} plaatsen, niet voor {seats}.</translation>
    </message>
    <message>
        <source>This game has no option “{option}”.</source>
        <translation>Dit spel heeft geen optie “{option}”.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”; possible: {values}.</source>
        <translation>De optie “{option}” kan niet “{value}” zijn; mogelijk: {values}.</translation>
    </message>
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
</context>
<context>
    <name>table</name>
    <message>
        <source>This table is open in another window of this program.</source>
        <translation>Deze tafel is geopend in een ander venster van dit programma.</translation>
    </message>
    <message>
        <source>The disk is full: the game goes on, but is not saved at the moment.</source>
        <translation>De schijf is vol: het spel gaat door, maar wordt nu niet bewaard.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be written: the game goes on, but is not saved at the moment.</source>
        <translation>In de map “{folder}” kan niet worden geschreven: het spel gaat door, maar wordt nu niet bewaard.</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment ({reason}); it goes on.</source>
        <translation>Het spel kan nu niet worden bewaard ({reason}); het gaat door.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Het spel wordt weer bewaard.</translation>
    </message>
    <message>
        <source>The answers in this saved game do not lead to its position.</source>
        <translation>De antwoorden in dit bewaarde spel leiden niet naar zijn stelling.</translation>
    </message>
    <message>
        <source>This game was begun under other rules of the program; its answers cannot be repeated.</source>
        <translation>Dit spel is begonnen onder andere regels van het programma; de antwoorden kunnen niet worden herhaald.</translation>
    </message>
    <message>
        <source>The file “{file}” is empty.</source>
        <translation>Het bestand “{file}” is leeg.</translation>
    </message>
    <message>
        <source>The file “{file}” is incomplete: its end is missing.</source>
        <translation>Het bestand “{file}” is onvolledig: het einde ontbreekt.</translation>
    </message>
    <message>
        <source>The file “{file}” is damaged.</source>
        <translation>Het bestand “{file}” is beschadigd.</translation>
    </message>
    <message>
        <source>The file “{file}” is not a saved game of this program.</source>
        <translation>Het bestand “{file}” is geen bewaard spel van dit programma.</translation>
    </message>
    <message>
        <source>The file “{file}” was saved by a newer version of this program.</source>
        <translation>Het bestand “{file}” is bewaard door een nieuwere versie van dit programma.</translation>
    </message>
    <message>
        <source>The file “{file}” holds a game that this program does not have: “{game}”.</source>
        <translation>Het bestand “{file}” bevat een spel dat dit programma niet heeft: “{game}”.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read: {reason}.</source>
        <translation>Het bestand “{file}” kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>{trouble} The game goes on from the copy before it, kept for this.</source>
        <comment>trouble: a sentence</comment>
        <translation>{trouble} Het spel gaat verder vanaf de kopie ervoor, die daarvoor wordt bewaard.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>The table pauses.</source>
        <translation>De tafel pauzeert.</translation>
    </message>
    <message>
        <source>This question is no longer open.</source>
        <translation>Deze vraag staat niet meer open.</translation>
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
        <source>Practice is for one person against bots.</source>
        <translation>Oefenen is voor één persoon tegen bots.</translation>
    </message>
    <message>
        <source>There is no answer of yours to take back.</source>
        <translation>Je hebt geen antwoord om terug te nemen.</translation>
    </message>
    <message>
        <source>A die, a card or a secret has come since: that cannot be unseen.</source>
        <translation>Sindsdien kwam er een dobbelsteen, een kaart of een geheim: dat kan niet ongezien worden.</translation>
    </message>
    <message>
        <source>{who} has answered since.</source>
        <translation>{who} heeft sindsdien geantwoord.</translation>
    </message>
</context>
</TS>
