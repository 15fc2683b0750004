"""Everything the command line says."""

from __future__ import annotations

from desktop.core.text import say

NO_GAME = say("cli", "There is no game “{game}”; possible: {games}.")
NO_LANGUAGE = say("cli", "There is no language “{language}”; possible: {languages}.")
NO_NUMBER = say("cli", "“{value}” is not a number from {least} on.")
NO_PAIR = say("cli", "An option is given as name=value, not as “{value}”.")
NO_SEATS = say("cli", "A list of seats names an opponent for every seat, separated by commas.")
NO_FOLDER = say("cli", "The folder “{folder}” cannot be written.")
USAGE = say("cli", "{message} “{command} --help” tells more.", "message: a sentence, what is wrong")
NO_COMMAND = say("cli", "There is no command “{given}”; possible: {commands}.")
MISSING = say("cli", "Something is missing: {names}.")
NO_ARGUMENT = say("cli", "Nobody knows what “{given}” means here.")
NO_VALUE = say("cli", "A value belongs after “{option}”.")
NO_SUCH_VALUE = say("cli", "No value belongs after “{option}”.")
SEVERAL = say("cli", "“{given}” could mean several things: {options}.")
NOT_UNDERSTOOD = say("cli", "That cannot be understood ({reason}).")
STOPPED = say("cli", "Stopped.")

NO_DISPLAY = say("cli", "There is no display to show a window on.")
NO_PLATFORM = say(
    "cli", "Qt cannot show a window on “{wished}”, which QT_QPA_PLATFORM asks for; possible: {platforms}."
)
LIBRARIES = say("cli", "Qt needs libraries that are missing here: {libraries}.")
CUT_OFF = say("cli", "It broke off: {reason}.", "reason: the disk is full ...")
WORKER_GONE = say("cli", "It broke off: one of its processes has been ended from outside.")
NO_QT = say("cli", "Qt cannot be loaded: {reason}.")
WINDOW_TABLE = say(
    "cli", "“--seats” and “--option” set up a table in the window: add “--window” and name its game."
)
LADDER_SEATS = say("cli", "“--ladder” seats the levels by itself: leave “--seats” out.")
NO_OPEN_SPIEL = say("cli", "The comparison needs the Python package open_spiel, which is not installed.")

GAME = say("cli", "Game")
SEATS = say("cli", "Seats")
SEAT = say("cli", "Seat")
SEAT_COUNT = say("cli", "{fewest}–{most}")
OPPONENT = say("cli", "Opponent")
AGAINST = say("cli", "Against")
FAIR = say("cli", "Fair share")
WINS = say("cli", "Wins")
SHARE = say("cli", "Share")
INTERVAL = say("cli", "95% interval")
MEAN_SCORE = say("cli", "Mean score")
PLAYED = say("cli", "%n game(s) of {game} in {seconds} s.", "", 1)
DECISIONS = say("cli", "%n decision(s) were taken.", "", 1)
UNFINISHED = say("cli", "%n game(s) did not come to an end and do not count.", "", 1)
WINNERS = say("cli", "Winners scored {median} (median) and {mean} (mean) in {rounds} rounds (median).")

QUESTION = say("cli", "Question", "a kind of question that a bot answers")
ANY_QUESTION = say("cli", "all", "all kinds of questions")
ANSWERS = say("cli", "Decisions")
MEDIAN_TIME = say("cli", "Median ms")
LONGEST_TIME = say("cli", "Longest ms")

FIGURE = say("cli", "Figure", "a number that a game names, gathered over many games: a price, a size")
NUMBER = say("cli", "Number", "how many there were")
MEAN = say("cli", "Mean")
MEDIAN = say("cli", "Median")
ROUND = say("cli", "R{number}", "head of a narrow column: round")

PER_SECOND = say("cli", "Decisions/s")
GAMES_PER_SECOND = say("cli", "Games/s")
COPY = say("cli", "Copy µs")
OPTIONS = say("cli", "Options µs")
VIEW = say("cli", "View µs")
SAMPLE = say("cli", "Sample µs")

LAW = say("cli", "Law")
CASES = say("cli", "Cases")
HOLDS = say("cli", "Holds")
YES = say("cli", "yes")
NO = say("cli", "no")
KEPT = say("cli", "{game} keeps every law.")
BROKEN = say("cli", "{game} breaks a law.")

BEGUN = say("cli", "{game}, begun {started}, %n answer(s).", "", 1)
VERIFIED = say("cli", "The answers lead to the saved position.")
PRACTICE = say("cli", "This was practice: answers could be taken back past dice and secrets.")
OWN = say("cli", "{who} · {line}", "a line of a game that only one player has been told")
PLACE = say("cli", "{place}. {who} ({score})")
GOES_ON = say("cli", "The game is not over yet.")
