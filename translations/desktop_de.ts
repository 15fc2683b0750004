<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_GB">
<context>
    <name>ai</name>
    <message>
        <source>There is no opponent “{name}”; possible: {names}.</source>
        <translation>Es gibt keinen Gegner „{name}“; möglich sind: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Wins {share} % of %n tried ending(s).</source>
        <translation>
            <numerusform>Gewinnt {share} % von einem durchgespielten Ausgang.</numerusform>
            <numerusform>Gewinnt {share} % von %n durchgespielten Ausgängen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason} Wins {share} % of %n tried ending(s).</source>
        <comment>a reason, then what trying gave</comment>
        <translation>
            <numerusform>{reason} Gewinnt {share} % von einem durchgespielten Ausgang.</numerusform>
            <numerusform>{reason} Gewinnt {share} % von %n durchgespielten Ausgängen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Nothing can be chosen here at the moment.</source>
        <translation>Hier lässt sich gerade nichts wählen.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>There is no game “{game}”; possible: {games}.</source>
        <translation>Es gibt kein Spiel „{game}“; möglich sind: {games}.</translation>
    </message>
    <message>
        <source>There is no language “{language}”; possible: {languages}.</source>
        <translation>Es gibt keine Sprache „{language}“; möglich sind: {languages}.</translation>
    </message>
    <message>
        <source>“{value}” is not a number from {least} on.</source>
        <translation>„{value}“ ist keine Zahl ab {least}.</translation>
    </message>
    <message>
        <source>An option is given as name=value, not as “{value}”.</source>
        <translation>Eine Option schreibt man als Name=Wert, nicht als „{value}“.</translation>
    </message>
    <message>
        <source>A list of seats names an opponent for every seat, separated by commas.</source>
        <translation>Eine Liste der Plätze nennt für jeden Platz einen Gegner, getrennt durch Kommas.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be written.</source>
        <translation>In den Ordner „{folder}“ lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>{message}; “{command} --help” tells more.</source>
        <comment>message: what is wrong with the command</comment>
        <translation>{message}; mehr dazu sagt „{command} --help“.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>There is no display to show a window on.</source>
        <translation>Es gibt keinen Bildschirm, auf dem sich ein Fenster öffnen ließe.</translation>
    </message>
    <message>
        <source>Qt needs libraries that are missing here: {libraries}.</source>
        <translation>Qt braucht Bibliotheken, die hier fehlen: {libraries}.</translation>
    </message>
    <message>
        <source>Qt cannot be loaded: {reason}.</source>
        <translation>Qt lässt sich nicht laden: {reason}.</translation>
    </message>
    <message>
        <source>The comparison needs the Python package open_spiel, which is not installed.</source>
        <translation>Der Vergleich braucht das Python-Paket open_spiel, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>{fewest}–{most}</source>
        <translation>{fewest}–{most}</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Mittleres Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game} in {seconds} s.</source>
        <translation>
            <numerusform>Ein Spiel {game} in {seconds} s.</numerusform>
            <numerusform>%n Spiele {game} in {seconds} s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) were taken.</source>
        <translation>
            <numerusform>Es wurde eine Entscheidung getroffen.</numerusform>
            <numerusform>Es wurden %n Entscheidungen getroffen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) did not come to an end and do not count.</source>
        <translation>
            <numerusform>Ein Spiel kam nicht zum Ende und zählt nicht.</numerusform>
            <numerusform>%n Spiele kamen nicht zum Ende und zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners scored {median} (median) and {mean} (mean) in {rounds} rounds (median).</source>
        <translation>Wer gewann, kam auf {median} (Median) und {mean} (Mittel) in {rounds} Runden (Median).</translation>
    </message>
    <message>
        <source>Decisions/s</source>
        <translation>Entscheidungen/s</translation>
    </message>
    <message>
        <source>Games/s</source>
        <translation>Spiele/s</translation>
    </message>
    <message>
        <source>Copy µs</source>
        <translation>Kopie µs</translation>
    </message>
    <message>
        <source>Options µs</source>
        <translation>Optionen µs</translation>
    </message>
    <message>
        <source>View µs</source>
        <translation>Sicht µs</translation>
    </message>
    <message>
        <source>Sample µs</source>
        <translation>Stichprobe µs</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Gesetz</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>{game} keeps every law.</source>
        <translation>{game} hält jedes Gesetz ein.</translation>
    </message>
    <message>
        <source>{game} breaks a law.</source>
        <translation>{game} bricht ein Gesetz.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, begun {started}, %n answer(s).</source>
        <translation>
            <numerusform>{game}, begonnen {started}, eine Antwort.</numerusform>
            <numerusform>{game}, begonnen {started}, %n Antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers lead to the saved position.</source>
        <translation>Die Antworten führen zur gespeicherten Stellung.</translation>
    </message>
    <message>
        <source>This was practice: answers could be taken back past dice and secrets.</source>
        <translation>Das war Übung: Antworten ließen sich auch nach Würfeln und Geheimnissen zurücknehmen.</translation>
    </message>
    <message>
        <source>{place}. {who} ({score})</source>
        <translation>{place}. {who} ({score})</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Das Spiel ist noch nicht zu Ende.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>This game is for {fewest} to {most} seats, not for {seats}.</source>
        <translation>Dieses Spiel ist für {fewest} bis {most} Plätze, nicht für {seats}.</translation>
    </message>
    <message>
        <source>This game has no option “{option}”.</source>
        <translation>Dieses Spiel hat keine Option „{option}“.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”; possible: {values}.</source>
        <translation>Die Option „{option}“ kann nicht „{value}“ sein; möglich sind: {values}.</translation>
    </message>
    <message>
        <source>It is not your turn to decide.</source>
        <translation>Du bist gerade nicht am Zug.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>That is not possible here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>That answer cannot be understood.</source>
        <translation>Diese Antwort ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>This table is open in another window of this program.</source>
        <translation>Dieser Tisch ist in einem anderen Fenster dieses Programms geöffnet.</translation>
    </message>
    <message>
        <source>The disk is full: the game goes on, but is not saved at the moment.</source>
        <translation>Der Speicher ist voll: Das Spiel geht weiter, wird aber gerade nicht gesichert.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be written: the game goes on, but is not saved at the moment.</source>
        <translation>In den Ordner „{folder}“ lässt sich nicht schreiben: Das Spiel geht weiter, wird aber gerade nicht gesichert.</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment ({reason}); it goes on.</source>
        <translation>Das Spiel lässt sich gerade nicht sichern ({reason}); es geht weiter.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Das Spiel wird wieder gesichert.</translation>
    </message>
    <message>
        <source>The answers in this saved game do not lead to its position.</source>
        <translation>Die Antworten in diesem gespeicherten Spiel führen nicht zu seiner Stellung.</translation>
    </message>
    <message>
        <source>This game was begun under other rules of the program; its answers cannot be repeated.</source>
        <translation>Dieses Spiel wurde unter anderen Regeln des Programms begonnen; seine Antworten lassen sich nicht wiederholen.</translation>
    </message>
    <message>
        <source>The file “{file}” is empty.</source>
        <translation>Die Datei „{file}“ ist leer.</translation>
    </message>
    <message>
        <source>The file “{file}” is incomplete: its end is missing.</source>
        <translation>Die Datei „{file}“ ist unvollständig: Ihr Ende fehlt.</translation>
    </message>
    <message>
        <source>The file “{file}” is damaged.</source>
        <translation>Die Datei „{file}“ ist beschädigt.</translation>
    </message>
    <message>
        <source>The file “{file}” is not a saved game of this program.</source>
        <translation>Die Datei „{file}“ ist kein gespeichertes Spiel dieses Programms.</translation>
    </message>
    <message>
        <source>The file “{file}” was saved by a newer version of this program.</source>
        <translation>Die Datei „{file}“ wurde von einer neueren Version dieses Programms gespeichert.</translation>
    </message>
    <message>
        <source>The file “{file}” holds a game that this program does not have: “{game}”.</source>
        <translation>Die Datei „{file}“ enthält ein Spiel, das dieses Programm nicht hat: „{game}“.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read: {reason}.</source>
        <translation>Die Datei „{file}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{trouble} The game goes on from the copy before it, kept for this.</source>
        <comment>trouble: a sentence</comment>
        <translation>{trouble} Das Spiel geht von der Kopie davor weiter, die dafür aufgehoben wird.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The table pauses.</source>
        <translation>Der Tisch macht Pause.</translation>
    </message>
    <message>
        <source>This question is no longer open.</source>
        <translation>Diese Frage ist nicht mehr offen.</translation>
    </message>
    <message>
        <source>Your answer is already given.</source>
        <translation>Du hast schon geantwortet.</translation>
    </message>
    <message>
        <source>That answer cannot be understood.</source>
        <translation>Diese Antwort ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>Practice is for one person against bots.</source>
        <translation>Üben kann nur eine Person allein gegen Bots.</translation>
    </message>
    <message>
        <source>There is no answer of yours to take back.</source>
        <translation>Du hast keine Antwort, die du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>A die, a card or a secret has come since: that cannot be unseen.</source>
        <translation>Seitdem kam ein Würfel, eine Karte oder ein Geheimnis: Das lässt sich nicht ungesehen machen.</translation>
    </message>
    <message>
        <source>{who} has answered since.</source>
        <translation>Seitdem hat {who} geantwortet.</translation>
    </message>
</context>
</TS>
