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
        <source>Wins {share}% of %n tried ending(s).</source>
        <translation>
            <numerusform>Gewinnt {share} % von einem durchgespielten Ausgang.</numerusform>
            <numerusform>Gewinnt {share} % von %n durchgespielten Ausgängen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason} Wins {share}% of %n tried ending(s).</source>
        <comment>a reason, then what trying gave</comment>
        <translation>
            <numerusform>{reason} Gewinnt {share} % von einem durchgespielten Ausgang.</numerusform>
            <numerusform>{reason} Gewinnt {share} % von %n durchgespielten Ausgängen.</numerusform>
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
        <source>A game table: five board games. Without a command: the window.</source>
        <translation>Ein Spieltisch: fünf Brettspiele. Ohne Befehl: das Fenster.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <comment>before the form of a command</comment>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Arguments</source>
        <comment>heading: what a command takes</comment>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>heading: what may be given to a command besides</comment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>die Version zeigen und beenden</translation>
    </message>
    <message>
        <source>the language: {languages}</source>
        <translation>die Sprache: {languages}</translation>
    </message>
    <message>
        <source>print data for scripts</source>
        <translation>Daten für Skripte ausgeben</translation>
    </message>
    <message>
        <source>Open a table at once.</source>
        <translation>Sofort eine Partie öffnen.</translation>
    </message>
    <message>
        <source>List games, numbers of players and options.</source>
        <translation>Spiele, Spielerzahlen und Optionen auflisten.</translation>
    </message>
    <message>
        <source>Let opponents play many games without a window.</source>
        <translation>Gegner viele Partien ohne Fenster spielen lassen.</translation>
    </message>
    <message>
        <source>Measure how fast the games are, on one core.</source>
        <translation>Messen, wie schnell die Spiele auf einem Kern laufen.</translation>
    </message>
    <message>
        <source>Check the laws that every game keeps.</source>
        <translation>Die Gesetze prüfen, die jedes Spiel einhält.</translation>
    </message>
    <message>
        <source>Verify a saved game and tell it in words.</source>
        <translation>Eine gespeicherte Partie prüfen und in Worten erzählen.</translation>
    </message>
    <message>
        <source>Draw every board at several moments, in every language and theme.</source>
        <translation>Jeden Spielplan zu mehreren Zeitpunkten zeichnen, in jeder Sprache, hell und dunkel.</translation>
    </message>
    <message>
        <source>Try this installation: open every game, play one, switch languages.</source>
        <translation>Diese Installation ausprobieren: jedes Spiel öffnen, eines spielen, die Sprache wechseln.</translation>
    </message>
    <message>
        <source>where chance begins</source>
        <translation>Startzahl für den Zufall</translation>
    </message>
    <message>
        <source>may be repeated; see “games”</source>
        <translation>darf mehrmals vorkommen; siehe „games“</translation>
    </message>
    <message>
        <source>“human” or an opponent for every seat</source>
        <translation>„human“ oder ein Gegner für jeden Platz</translation>
    </message>
    <message>
        <source>an opponent for every seat: {levels} …</source>
        <translation>ein Gegner für jeden Platz: {levels} …</translation>
    </message>
    <message>
        <source>how many ({usual})</source>
        <translation>wie viele (sonst {usual})</translation>
    </message>
    <message>
        <source>processes (one per core)</source>
        <translation>Prozesse (einer je Kern)</translation>
    </message>
    <message>
        <source>at a table of so many, one of every level against the others of the level below</source>
        <translation>an einem Tisch mit so vielen Plätzen: je ein Gegner jeder Stufe allein gegen lauter Gegner der Stufe darunter</translation>
    </message>
    <message>
        <source>limit thinking by iterations alone: the same seed gives the same games everywhere</source>
        <translation>das Denken nur durch die Zahl der Durchläufe begrenzen: Dieselbe Startzahl ergibt überall dieselben Partien</translation>
    </message>
    <message>
        <source>also tell how long the levels thought about every kind of question, in time of one core</source>
        <translation>auch sagen, wie lange die Stufen über jede Art von Frage nachgedacht haben, als Rechenzeit auf einem Kern</translation>
    </message>
    <message>
        <source>also tell how every seat of the table did, whoever sat there</source>
        <translation>auch sagen, wie jeder Platz am Tisch abgeschnitten hat, egal, wer dort saß</translation>
    </message>
    <message>
        <source>also gather the figures that the game names, such as the prices paid, by round</source>
        <translation>auch die Zahlen sammeln, die das Spiel nennt, etwa gezahlte Preise, nach Runden</translation>
    </message>
    <message>
        <source>a bar on stderr (on a terminal)</source>
        <translation>ein Balken auf stderr (im Terminal)</translation>
    </message>
    <message>
        <source>all if none is named</source>
        <translation>alle, wenn keines genannt ist</translation>
    </message>
    <message>
        <source>how long for each game ({usual})</source>
        <translation>Sekunden für jedes Spiel (sonst {usual})</translation>
    </message>
    <message>
        <source>beside OpenSpiel’s pig in the same run</source>
        <translation>im selben Lauf mit dem Spiel Pig aus OpenSpiel vergleichen</translation>
    </message>
    <message>
        <source>how quick the window is; with a game: while a whole table of it is played</source>
        <translation>wie schnell das Fenster reagiert; mit einem Spiel: während eine ganze Partie davon gespielt wird</translation>
    </message>
    <message>
        <source>who plays in the window: “human” or an opponent</source>
        <translation>wer im Fenster spielt: „human“ oder ein Gegner</translation>
    </message>
    <message>
        <source>this number of seats only</source>
        <translation>nur mit so vielen Plätzen</translation>
    </message>
    <message>
        <source>games for each setting ({usual})</source>
        <translation>Partien je Einstellung (sonst {usual})</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>eine gespeicherte Partie</translation>
    </message>
    <message>
        <source>where the pictures go</source>
        <translation>wohin die Bilder kommen</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high} %</translation>
    </message>
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
        <source>{message} “{command} --help” tells more.</source>
        <comment>message: a sentence, what is wrong</comment>
        <translation>{message} Mehr dazu sagt „{command} --help“.</translation>
    </message>
    <message>
        <source>There is no command “{given}”; possible: {commands}.</source>
        <translation>Es gibt keinen Befehl „{given}“; möglich sind: {commands}.</translation>
    </message>
    <message>
        <source>Something is missing: {names}.</source>
        <translation>Es fehlt noch etwas: {names}.</translation>
    </message>
    <message>
        <source>Nobody knows what “{given}” means here.</source>
        <translation>„{given}“ ist hier unbekannt.</translation>
    </message>
    <message>
        <source>A value belongs after “{option}”.</source>
        <translation>Zu „{option}“ gehört ein Wert.</translation>
    </message>
    <message>
        <source>No value belongs after “{option}”.</source>
        <translation>Zu „{option}“ gehört kein Wert.</translation>
    </message>
    <message>
        <source>“{given}” could mean several things: {options}.</source>
        <translation>„{given}“ könnte mehreres bedeuten: {options}.</translation>
    </message>
    <message>
        <source>That cannot be understood ({reason}).</source>
        <translation>Das ist nicht zu verstehen ({reason}).</translation>
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
        <source>Qt cannot show a window on “{wished}”, which QT_QPA_PLATFORM asks for; possible: {platforms}.</source>
        <translation>Auf „{wished}“, das QT_QPA_PLATFORM verlangt, kann Qt kein Fenster zeigen; möglich sind: {platforms}.</translation>
    </message>
    <message>
        <source>Qt needs libraries that are missing here: {libraries}.</source>
        <translation>Qt braucht Bibliotheken, die hier fehlen: {libraries}.</translation>
    </message>
    <message>
        <source>It broke off: {reason}.</source>
        <comment>reason: the disk is full ...</comment>
        <translation>Es wurde abgebrochen: {reason}.</translation>
    </message>
    <message>
        <source>It broke off: one of its processes has been ended from outside.</source>
        <translation>Es wurde abgebrochen: Einer der Prozesse ist von außen beendet worden.</translation>
    </message>
    <message>
        <source>Qt cannot be loaded: {reason}.</source>
        <translation>Qt lässt sich nicht laden: {reason}.</translation>
    </message>
    <message>
        <source>“--seats” and “--option” set up a table in the window: add “--window” and name its game.</source>
        <translation>„--seats“ und „--option“ richten eine Partie im Fenster ein: Gib auch „--window“ und das Spiel an.</translation>
    </message>
    <message>
        <source>“--ladder” seats the levels by itself: leave “--seats” out.</source>
        <translation>„--ladder“ besetzt die Plätze selbst: Lass „--seats“ weg.</translation>
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
        <source>Seat</source>
        <translation>Platz</translation>
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
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Fairer Anteil</translation>
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
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Mittleres Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game} in {seconds} s.</source>
        <translation>
            <numerusform>Eine Partie {game} in {seconds} s.</numerusform>
            <numerusform>%n Partien {game} in {seconds} s.</numerusform>
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
            <numerusform>Eine Partie kam nicht zum Ende und zählt nicht.</numerusform>
            <numerusform>%n Partien kamen nicht zum Ende und zählen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winners scored {median} (median) and {mean} (mean) in {rounds} rounds (median).</source>
        <translation>Wer gewann, kam auf {median} (Median) und {mean} (Mittel) in {rounds} Runden (Median).</translation>
    </message>
    <message>
        <source>Question</source>
        <comment>a kind of question that a bot answers</comment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>all</source>
        <comment>all kinds of questions</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Median ms</source>
        <translation>Median ms</translation>
    </message>
    <message>
        <source>Longest ms</source>
        <translation>Maximum ms</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>a number that a game names, gathered over many games: a price, a size</comment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Number</source>
        <comment>how many there were</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>R{number}</source>
        <comment>head of a narrow column: round</comment>
        <translation>R{number}</translation>
    </message>
    <message>
        <source>Decisions/s</source>
        <translation>Entscheidungen/s</translation>
    </message>
    <message>
        <source>Games/s</source>
        <translation>Partien/s</translation>
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
        <translation>Das war Übung: Antworten ließen sich auch über Würfel und Geheimnisse hinweg zurücknehmen.</translation>
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
        <translation>Das Spiel ist noch nicht zu Ende.</translation>
    </message>
</context>
<context>
    <name>core</name>
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
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>{option}: at one screen only one of you can act against the clock.</source>
        <translation>{option}: An einem Bildschirm kann nur eine Person gegen die Uhr spielen.</translation>
    </message>
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
</context>
<context>
    <name>table</name>
    <message>
        <source>This table is open in another window of this program.</source>
        <translation>Diese Partie ist in einem anderen Fenster dieses Programms geöffnet.</translation>
    </message>
    <message>
        <source>The disk is full: the game goes on, but is not saved at the moment.</source>
        <translation>Der Datenträger ist voll: Die Partie geht weiter, wird aber gerade nicht gespeichert.</translation>
    </message>
    <message>
        <source>The folder “{folder}” cannot be written: the game goes on, but is not saved at the moment.</source>
        <translation>In den Ordner „{folder}“ lässt sich nicht schreiben: Die Partie geht weiter, wird aber gerade nicht gespeichert.</translation>
    </message>
    <message>
        <source>The game cannot be saved at the moment ({reason}); it goes on.</source>
        <translation>Die Partie lässt sich gerade nicht speichern ({reason}); sie geht weiter.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Die Partie wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>The answers in this saved game do not lead to its position.</source>
        <translation>Die Antworten in dieser gespeicherten Partie führen nicht zu ihrer Stellung.</translation>
    </message>
    <message>
        <source>This game was begun under other rules of the program; its answers cannot be repeated.</source>
        <translation>Diese Partie wurde unter anderen Regeln des Programms begonnen; ihre Antworten lassen sich nicht wiederholen.</translation>
    </message>
    <message>
        <source>a folder, not a file</source>
        <translation>ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>not an ordinary file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>access denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>folder not found</source>
        <translation>Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>the file would be too large</source>
        <translation>die Datei würde zu groß</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind offen</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
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
        <translation>Die Datei „{file}“ ist keine gespeicherte Partie dieses Programms.</translation>
    </message>
    <message>
        <source>The file “{file}” was saved by a newer version of this program.</source>
        <translation>Die Datei „{file}“ wurde von einer neueren Version dieses Programms gespeichert.</translation>
    </message>
    <message>
        <source>The file “{file}” holds a game that this program does not have: “{game}”.</source>
        <translation>Die Datei „{file}“ enthält ein Spiel, das dieses Programm nicht kennt: „{game}“.</translation>
    </message>
    <message>
        <source>The file “{file}” seats an opponent that this program does not have: “{name}”.</source>
        <comment>name: a level of play</comment>
        <translation>In der Datei „{file}“ sitzt ein Gegner am Tisch, den dieses Programm nicht kennt: „{name}“.</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be read: {reason}.</source>
        <translation>Die Datei „{file}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{trouble} The game goes on from the copy before it, kept for this.</source>
        <comment>trouble: a sentence</comment>
        <translation>{trouble} Die Partie geht von der vorigen Kopie aus weiter, die dafür aufgehoben wurde.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The table is paused.</source>
        <translation>Der Tisch macht Pause.</translation>
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
        <source>This question is no longer open.</source>
        <translation>Diese Frage ist nicht mehr offen.</translation>
    </message>
    <message>
        <source>Practice is for one person against the computer.</source>
        <translation>Üben kann nur eine Person allein gegen den Computer.</translation>
    </message>
    <message>
        <source>There is no answer of yours to take back.</source>
        <translation>Es gibt keine Antwort von dir, die du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>A die, a card or a secret has come since: that cannot be unseen.</source>
        <translation>Seitdem hat ein Wurf, eine Karte oder ein Geheimnis etwas verraten: Das lässt sich nicht ungesehen machen.</translation>
    </message>
    <message>
        <source>{who} has answered since.</source>
        <translation>Seitdem hat {who} geantwortet.</translation>
    </message>
</context>
<context>
    <name>ui</name>
    <message>
        <source>By {authors}</source>
        <translation>Von {authors}</translation>
    </message>
    <message>
        <source>A game table for your screen, against the computer or with friends. Free software.</source>
        <translation>Ein Spieltisch für deinen Bildschirm, gegen den Computer oder mit Freunden. Freie Software.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>Rules, texts, pictures and sounds of this program are its own. The games belong to their authors and publishers: if you like one, buy it and play it at a real table.</source>
        <translation>Regeltexte, Bilder und Klänge dieses Programms sind eigene. Die Spiele gehören ihren Autorinnen, Autoren und Verlagen: Wenn dir eines gefällt, kauf es und spiel es an einem echten Tisch.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Folder of saved tables</source>
        <translation>Ordner der gespeicherten Partien</translation>
    </message>
    <message>
        <source>Folder of log files</source>
        <translation>Ordner der Protokolldateien</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>A table that cannot be opened</source>
        <translation>Eine Partie, die sich nicht öffnen lässt</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Throw this table away</source>
        <translation>Diese Partie wegwerfen</translation>
    </message>
    <message>
        <source>Throw this table away for good</source>
        <translation>Diese Partie endgültig wegwerfen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Chair {number}</source>
        <translation>Stuhl {number}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Wer hier sitzt</translation>
    </message>
    <message>
        <source>Plays at this screen; a curtain hides what is secret when others share it.</source>
        <translation>Spielt an diesem Bildschirm; sitzen mehrere davor, verbirgt ein Vorhang, was geheim ist.</translation>
    </message>
    <message>
        <source>Answers for both seats and sees what both of them know.</source>
        <translation>Antwortet für beide Plätze und sieht, was beide wissen.</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Farbe: {colour}</translation>
    </message>
    <message>
        <source>Take this chair away</source>
        <translation>Diesen Stuhl wegnehmen</translation>
    </message>
    <message>
        <source>{name}, who plays both seats</source>
        <translation>{name} spielt beide Plätze</translation>
    </message>
    <message>
        <source>AI: {level}</source>
        <translation>KI: {level}</translation>
    </message>
    <message numerus="yes">
        <source>This game needs at least %n chair(s).</source>
        <translation>
            <numerusform>Dieses Spiel braucht mindestens %n Stuhl.</numerusform>
            <numerusform>Dieses Spiel braucht mindestens %n Stühle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n chair(s).</source>
        <translation>
            <numerusform>Es ist Platz für %n Stuhl.</numerusform>
            <numerusform>Es ist Platz für %n Stühle.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more chair</source>
        <translation>Noch ein Stuhl</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>To the shelf; the table is kept</source>
        <translation>Zum Regal; die Partie bleibt erhalten</translation>
    </message>
    <message>
        <source>What did I miss?</source>
        <translation>Was habe ich verpasst?</translation>
    </message>
    <message>
        <source>The board in words</source>
        <translation>Der Spielplan in Worten</translation>
    </message>
    <message>
        <source>Seats and log</source>
        <translation>Plätze und Verlauf</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Practice: answers can be taken back past dice and secrets.</source>
        <translation>Übung: Antworten können auch über Würfel und Geheimnisse hinweg zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Take back your last answer</source>
        <translation>Deine letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>What would an expert do?</source>
        <translation>Was täte ein Meister?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>It is your turn. Nobody else should look now.</source>
        <translation>Du bist dran. Jetzt sollte niemand sonst hinschauen.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>See the board</source>
        <translation>Spielplan ansehen</translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation>Zum Regal</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>{who} win together.</source>
        <translation>{who} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>{who} wins.</source>
        <translation>{who} gewinnt.</translation>
    </message>
    <message>
        <source>Course</source>
        <comment>of the game</comment>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>A practice game: answers were taken back past dice and secrets.</source>
        <translation>Eine Übungspartie: Antworten wurden über Würfel und Geheimnisse hinweg zurückgenommen.</translation>
    </message>
    <message>
        <source>Seed of this game: {seed}. With it chance gives the same again.</source>
        <translation>Startzahl dieser Partie: {seed}. Mit ihr fällt der Zufall noch einmal genauso aus.</translation>
    </message>
    <message>
        <source>Filled: what chance gave. Dashed: what was to be expected.</source>
        <translation>Ausgefüllt: was der Zufall gab. Gestrichelt: was zu erwarten war.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>More answers ({page} of {pages})</source>
        <translation>Weitere Antworten ({page} von {pages})</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>About Spieltisch</source>
        <translation>Über Spieltisch</translation>
    </message>
    <message>
        <source>How often the expert expects to win with this answer if all play equally well.</source>
        <translation>Wie oft der Meister mit dieser Antwort zu gewinnen erwartet, wenn alle gleich gut spielen.</translation>
    </message>
    <message>
        <source>What the expert thinks this answer is worth; only the difference to the others counts.</source>
        <translation>Was diese Antwort in den Augen des Meisters wert ist; es zählt nur der Abstand zu den anderen.</translation>
    </message>
    <message>
        <source>wins {percent}%</source>
        <translation>gewinnt {percent} %</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The expert is thinking …</source>
        <translation>Der Meister denkt nach …</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir?</translation>
    </message>
    <message>
        <source>Show all tables</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Show the latest tables</source>
        <translation>Nur die letzten Partien zeigen</translation>
    </message>
    <message>
        <source>What is known of everybody</source>
        <translation>Was man von allen weiß</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Wie es steht</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Go from one thing that can be chosen to the next, and read it.</source>
        <translation>Von einer Auswahl zur nächsten gehen und erfahren, was sie ist.</translation>
    </message>
    <message>
        <source>Choose it; show a scene no longer.</source>
        <translation>Auswählen; eine laufende Szene überspringen.</translation>
    </message>
    <message>
        <source>Give the answer with this number.</source>
        <translation>Die Antwort mit dieser Nummer geben.</translation>
    </message>
    <message>
        <source>Put back what was begun, close what is open.</source>
        <translation>Angefangenes zurücklegen, Offenes schließen.</translation>
    </message>
    <message>
        <source>Go on to the next part of the window.</source>
        <translation>Zum nächsten Teil des Fensters gehen.</translation>
    </message>
    <message>
        <source>Take your last answer back.</source>
        <translation>Deine letzte Antwort zurücknehmen.</translation>
    </message>
    <message>
        <source>Ask what an expert would do.</source>
        <translation>Fragen, was ein Meister täte.</translation>
    </message>
    <message>
        <source>See again what you missed.</source>
        <translation>Noch einmal sehen, was du verpasst hast.</translation>
    </message>
    <message>
        <source>Walk through what happened.</source>
        <translation>Durchgehen, was geschehen ist.</translation>
    </message>
    <message>
        <source>Read the board in words.</source>
        <translation>Den Spielplan in Worten lesen.</translation>
    </message>
    <message>
        <source>Pause, and go on.</source>
        <translation>Pause machen und weiterspielen.</translation>
    </message>
    <message>
        <source>Open the rules at the question of the moment.</source>
        <translation>Die Regeln bei der aktuellen Frage aufschlagen.</translation>
    </message>
    <message>
        <source>See the board larger, smaller, whole.</source>
        <translation>Den Spielplan größer, kleiner, ganz sehen.</translation>
    </message>
    <message>
        <source>In a look back</source>
        <translation>In einer Rückschau</translation>
    </message>
    <message>
        <source>Go a step back, or on.</source>
        <translation>Einen Schritt zurück- oder weitergehen.</translation>
    </message>
    <message>
        <source>Go to the beginning, or to the end.</source>
        <translation>Zum Anfang oder zum Ende gehen.</translation>
    </message>
    <message>
        <source>Let it play, and hold it.</source>
        <translation>Ablaufen lassen und anhalten.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Fill the screen, or leave it again.</source>
        <translation>Den ganzen Bildschirm füllen, oder wieder ein Fenster sein.</translation>
    </message>
    <message>
        <source>Open the settings.</source>
        <translation>Die Einstellungen öffnen.</translation>
    </message>
    <message>
        <source>Leave; every table is kept.</source>
        <translation>Beenden; jede Partie bleibt erhalten.</translation>
    </message>
    <message>
        <source>Where a game has keys of its own, its buttons name them.</source>
        <translation>Hat ein Spiel eigene Tasten, so stehen sie auf seinen Knöpfen.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Search what happened</source>
        <translation>Im Verlauf suchen</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Suchbegriff</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <translation>Um wen es geht</translation>
    </message>
    <message>
        <source>Click a line to see it on the board again.</source>
        <translation>Klick auf eine Zeile, um sie noch einmal auf dem Spielplan zu sehen.</translation>
    </message>
    <message>
        <source>This is how it was; nothing can be changed here.</source>
        <translation>So war es; hier lässt sich nichts mehr ändern.</translation>
    </message>
    <message>
        <source>Let it play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Whoever decides</source>
        <translation>Wer gerade entscheidet</translation>
    </message>
    <message>
        <source>A spectator</source>
        <translation>Ein Zuschauer</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>Wessen Sicht</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Ein Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>One moment …</source>
        <comment>shown while a table is laid; it takes less than a second</comment>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>Only for a game with {counts} chairs.</source>
        <translation>Nur für eine Partie mit {counts} Stühlen.</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <comment>numbers of chairs; some: one, or several with commas</comment>
        <translation>{some} oder {last}</translation>
    </message>
    <message>
        <source>Only with “{option}”.</source>
        <comment>option: a rule that can be switched on</comment>
        <translation>Nur mit „{option}“.</translation>
    </message>
    <message>
        <source>Only without “{option}”.</source>
        <comment>option: a rule that can be switched on</comment>
        <translation>Nur ohne „{option}“.</translation>
    </message>
    <message>
        <source>Only with “{option}: {choice}”.</source>
        <comment>option: a rule; choice: how it is to be</comment>
        <translation>Nur bei „{option}: {choice}“.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <translation>Nach welchen Regeln?</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>As in the rules</source>
        <translation>Wie in der Anleitung</translation>
    </message>
    <message>
        <source>Set all options back to their defaults.</source>
        <translation>Alle Optionen auf ihre Vorgaben zurücksetzen.</translation>
    </message>
    <message>
        <source>Sit down and play</source>
        <translation>Hinsetzen und spielen</translation>
    </message>
    <message>
        <source>{who} · {question}</source>
        <comment>a question to one of several people at the screen</comment>
        <translation>{who} · {question}</translation>
    </message>
    <message>
        <source>The rule about this question</source>
        <translation>Die Regel zu dieser Frage</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Verbleibende Zeit</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Taste {number}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The rules of this game are not written down yet.</source>
        <translation>Die Regeln dieses Spiels sind noch nicht aufgeschrieben.</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>entscheidet</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>Takes effect at once, everywhere, also in the middle of a game.</source>
        <translation>Gilt sofort und überall, auch mitten in der Partie.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Ink on paper, or paper on ink.</source>
        <translation>Tinte auf Papier oder Papier auf Tinte.</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>theme</comment>
        <translation>Systemeinstellung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>In percent; the words on the board grow with it.</source>
        <translation>In Prozent; auch die Wörter auf dem Spielplan wachsen mit.</translation>
    </message>
    <message>
        <source>F11 switches it at any time.</source>
        <translation>F11 schaltet jederzeit um.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Bewegte Züge</translation>
    </message>
    <message>
        <source>How fast pieces travel. A click ends a scene, a double click the whole move.</source>
        <translation>Wie schnell die Steine ziehen. Ein Klick beendet eine Szene, ein Doppelklick den ganzen Zug.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>None</source>
        <comment>speed</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Reduced motion puts pieces in their places without a journey.</source>
        <translation>Bei „Weniger“ stehen die Steine sofort an ihrem Platz, ohne dorthin zu wandern.</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>motion</comment>
        <translation>Systemeinstellung</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>motion</comment>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <comment>motion</comment>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Pace of the AI</source>
        <translation>Tempo der KI</translation>
    </message>
    <message>
        <source>How long a computer player takes at least, so that you can follow.</source>
        <translation>Wie lange sich ein Computerspieler mindestens Zeit nimmt, damit du folgen kannst.</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Play forced moves</source>
        <translation>Zwangszüge automatisch ausführen</translation>
    </message>
    <message>
        <source>Where the rules leave you only one answer, or only you would hear it, it is given for you.</source>
        <translation>Lassen dir die Regeln nur eine Möglichkeit oder sprächest du nur mit dir selbst, wird die Antwort für dich gegeben.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Wood, paper, coins.</source>
        <translation>Holz, Papier, Münzen.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>In percent.</source>
        <translation>In Prozent.</translation>
    </message>
    <message>
        <source>The settings could not be read; they are set back. The old file is kept as {file}.</source>
        <translation>Die Einstellungen waren nicht lesbar und sind zurückgesetzt. Die alte Datei liegt unter {file}.</translation>
    </message>
    <message>
        <source>Some settings could not be read and are set back. The old file is kept as {file}.</source>
        <translation>Einige Einstellungen waren nicht lesbar und sind zurückgesetzt. Die alte Datei liegt unter {file}.</translation>
    </message>
    <message>
        <source>The settings could not be read ({error}); they are set back.</source>
        <translation>Die Einstellungen waren nicht lesbar ({error}) und sind zurückgesetzt.</translation>
    </message>
    <message>
        <source>The settings cannot be saved: {error}.</source>
        <translation>Die Einstellungen lassen sich nicht speichern: {error}.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>heading</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>the size of the text, or how loud</comment>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Set everything on this page back to how it was delivered.</source>
        <translation>Alles auf dieser Seite wieder so einstellen, wie es am Anfang war.</translation>
    </message>
    <message>
        <source>Set everything back</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>{least}–{most} min</source>
        <translation>{least}–{most} Min.</translation>
    </message>
    <message>
        <source>Length of a game</source>
        <translation>Dauer einer Partie</translation>
    </message>
    <message>
        <source>Weight {weight} of 5</source>
        <translation>Anspruch {weight} von 5</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
    <message>
        <source>Coming</source>
        <translation>Kommt noch</translation>
    </message>
    <message>
        <source>Nothing is asked of you at the moment.</source>
        <translation>Gerade wirst du nichts gefragt.</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Ergebnis ansehen</translation>
    </message>
    <message>
        <source>Look alone</source>
        <comment>a button for one of several people at the screen, to see the own hand</comment>
        <translation>Allein ansehen</translation>
    </message>
    <message>
        <source>The table is paused. Go on with P.</source>
        <translation>Der Tisch macht Pause. Weiter mit P.</translation>
    </message>
    <message>
        <source>Shown again: what happened lately. Esc ends it.</source>
        <translation>Noch einmal gezeigt: was zuletzt geschah. Esc beendet es.</translation>
    </message>
    <message>
        <source>Look at your own things first: advice would tell the others of them.</source>
        <translation>Sieh dir zuerst allein deine eigenen Sachen an: Ein Tipp würde den anderen etwas davon verraten.</translation>
    </message>
    <message>
        <source>Shown again: {event}</source>
        <comment>a line of the log that was clicked</comment>
        <translation>Noch einmal gezeigt: {event}</translation>
    </message>
    <message>
        <source>There is no advice to be had on this question.</source>
        <translation>Zu dieser Frage gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Take it back for practice</source>
        <translation>Zum Üben zurücknehmen</translation>
    </message>
    <message>
        <source>The file “{file}” cannot be thrown away: {reason}.</source>
        <translation>Die Datei „{file}“ lässt sich nicht wegwerfen: {reason}.</translation>
    </message>
    <message>
        <source>Your table is kept: every answer is saved as it is given. You can play on.</source>
        <translation>Deine Partie ist sicher: Jede Antwort wird sofort gespeichert. Du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>It is written down in {file}.</source>
        <translation>Es steht in {file}.</translation>
    </message>
    <message>
        <source>It could not be written down.</source>
        <translation>Es konnte nicht aufgeschrieben werden.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>If you leave the table now, what has happened since is lost.</source>
        <translation>Wenn du den Tisch jetzt verlässt, geht verloren, was seitdem geschehen ist.</translation>
    </message>
    <message>
        <source>This game is not saved</source>
        <translation>Diese Partie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <translation>Am Tisch bleiben</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Person here</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <comment>level of play</comment>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Plays as one does the first time, with the mistakes one makes then.</source>
        <translation>Spielt wie beim ersten Mal, mit den Fehlern, die man dann macht.</translation>
    </message>
    <message>
        <source>Knows the game and plays by feel.</source>
        <translation>Kennt das Spiel und spielt nach Gefühl.</translation>
    </message>
    <message>
        <source>Counts, plans, and slips now and then.</source>
        <translation>Rechnet, plant und patzt ab und zu.</translation>
    </message>
    <message>
        <source>Plays as well as the program can.</source>
        <translation>Spielt, so gut das Programm kann.</translation>
    </message>
    <message>
        <source>Does not think like a person; meant for trying things out.</source>
        <translation>Denkt nicht wie ein Mensch; zum Ausprobieren gedacht.</translation>
    </message>
    <message>
        <source>blue disc</source>
        <translation>blaue Scheibe</translation>
    </message>
    <message>
        <source>orange triangle</source>
        <translation>oranges Dreieck</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>grünes Quadrat</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>rosa Raute</translation>
    </message>
    <message>
        <source>sky-blue cross</source>
        <translation>himmelblaues Kreuz</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>gelber Stern</translation>
    </message>
</context>
</TS>
