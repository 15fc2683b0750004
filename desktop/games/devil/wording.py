"""Every sentence and name of this game."""

from __future__ import annotations

from typing import assert_never

from desktop.core.game import Event
from desktop.core.text import Series, Text, Who, say
from desktop.games.devil.actions import AnyAction, Draw, Stake, Stop
from desktop.games.devil.events import (
    Bonus,
    CoalPulled,
    DevilPulled,
    FiguresPlaced,
    GameEnded,
    OvenFilled,
    PactPaid,
    RoundBegan,
    Staked,
    StakeSettled,
    StakesRevealed,
    TurnEnded,
)

__all__ = ["label", "tell"]

ASK_STAKE = say("devil", "Stake on the highest coal total that anybody will pull out this round.")
WAIT_STAKES = say("devil", "%n player(s) are still choosing a stake.", "", 1)
ASK_FIRST = say("devil", "Pull a piece of coal out of the fire.")
ASK_MORE = say("devil", "You have {total}. Pull another piece, or stop?")
WAIT_PULL = say("devil", "{who} is pulling coal out of the fire.")

NO_CHIPS = say("devil", "You have no chips left to stake. You still pull coal, and can win the bonuses.")
NOT_ENOUGH = say("devil", "You own {chips} in chips, so you cannot stake {amount}.")
TENS = say("devil", "The smallest chip is 10, so stakes go in steps of 10.")
BET_FIRST = say("devil", "Coal is pulled when all stakes lie open.")
STAKES_FIXED = say("devil", "The stakes of this round lie open and cannot be changed.")
ONE_PIECE_AT_LEAST = say("devil", "You must pull at least one piece before you may stop.")

STAKE_NOTHING = say("devil", "Stake nothing")
STAKE = say("devil", "Stake {amount}")
PULL = say("devil", "Pull a piece")
STOP_HERE = say("devil", "Stop")

ROUND = say("devil", "Round {number}: {who} pulls first.")
FILLED = say("devil", "All coal goes back: %n piece(s) lie in the oven.", "", 1)
REVEALED = say("devil", "The stakes: {stakes}.")
ONE_STAKE = say("devil", "{who} {amount}")
PULLED = say("devil", "{who} pulls {value} and has {total}.")
DEVIL_LOST = say("devil", "{who} pulls a devil and loses {lost} in coal.")
DEVIL_FIRST = say("devil", "{who} pulls a devil straight away.")
PACT_PAID = say("devil", "{who} pays {amount} to {holder}, who has a pact with the devil.")
PACT_WAIVED = say(
    "devil", "{who} can pay only {amount} to {holder}, who has a pact with the devil; {waived} is waived."
)
PACT_NOTHING = say("devil", "{who} has nothing left to pay {holder}, who has a pact with the devil.")
STOPPED = say("devil", "{who} stops at {total} with %n piece(s).", "", 1)
LOST = say("devil", "{who} loses the stake of {stake}: the highest coal total was {best}.")
WON = say("devil", "{who} wins {gain} with a stake of {stake}.")
WON_TOP = say("devil", "{who} wins {gain}, twice the highest stake of {stake}.")
BONUS_TOTAL = say("devil", "{who} gets {amount} for the highest coal total.")
BONUS_PIECES = say("devil", "{who} gets {amount} for the most pieces.")
PACTS = say("devil", "Pact with the devil: {who}.", "one or several names")
WINNER = say("devil", "{who} wins with {wealth}.")
SHARED = say("devil", "{who} win together with {wealth}.")
STOPPED_BY_ROUNDS = say("devil", "After 100 rounds the game ends: {who} wins with {wealth}.")
SHARED_BY_ROUNDS = say("devil", "After 100 rounds the game ends: {who} win together with {wealth}.")
WINNER_PIECES = say("devil", "{who} wins with {wealth} and more pieces in the last round.")
SHARED_PIECES = say("devil", "{who} win together with {wealth} and more pieces in the last round.")

WEALTH = say("devil", "Wealth")
FIGURE = say("devil", "Figure")
STAKE_NAME = say("devil", "Stake")
COAL = say("devil", "Coal")
BUSTED = say("devil", "devil")
PACT_NAME = say("devil", "Pact")
YES = say("devil", "yes")
SPACE = say("devil", "{least}–{most}")
WEALTH_HELP = say("devil", "Only the space of the figure is public; exact wealth is shown to its owner.")
STAKE_HELP = say("devil", "Won if anybody pulls this much. The highest stake pays twice, the others once.")
WEALTH_SUM = say("devil", "{stock} in stock and a stake of {stake}.")
PACT_HELP = say("devil", "Whoever pulls a devil pays 50 to every holder of a pact.")
ROUND_NAME = say("devil", "Round {number}")
GOAL_SPACE = say("devil", "{least} and more")

# What the board says where one points at it

HEAP = say("devil", "%n piece(s) of coal lie in the oven. A click pulls one.", "", 1)
LEFT = say("devil", "%n piece(s) of coal lie in the oven.", "", 1)
ASH_HEAP = say(
    "devil",
    "%n piece(s) lie on the ash heap, {devils} of them devils; they come back when the oven is filled.",
    "",
    1,
)
RISK_SHORT = say("devil", "{percent}%", "on the gauge over the oven: the risk of the next piece")
RISK = say("devil", "{devils} of the {pieces} pieces in the oven are devils: a risk of {percent}%.")
KIND_LEFT = say("devil", "{pieces} of {all} pieces with {value} are still in the oven.")
SPACE_HINT = say("devil", "Figures of those who own {least} to {most} stand here.")
LAST_SPACE_HINT = say("devil", "Figures of those who own {least} or more stand here.")
GOAL_HINT = say("devil", "The game ends after the round in which somebody owns {goal}; the richest wins.")
FIGURE_HINT = say("devil", "The figure of {who}: {space} in chips.")
THINKING = say("devil", "{who} is still choosing a stake.")
CHOSEN = say("devil", "{who} has chosen a stake; all open their hands together.")
CHOSEN_OWN = say("devil", "You have chosen {amount}; all open their hands together.")
NO_STAKE = say("devil", "{who} has no stake in this round.")
STAKE_OPEN = say("devil", "{who} stakes {stake}: won as soon as anybody lays down {stake} or more.")
STAKE_COVERED = say(
    "devil",
    "{who} stakes {stake}. The highest coal total is {best}, so the stake is won: {gain} from the bank.",
)
STAKE_TOP = say(
    "devil", "{who} has the highest stake, {stake}: it pays twice if anybody lays down {stake} or more."
)
COVERED = say("devil", "covered")
HIGHEST = say("devil", "highest stake")
HIGHEST_COVERED = say("devil", "covered, pays twice")
CHOOSING = say("devil", "choosing …")
SECRET = say("devil", "chosen")
NOTHING = say("devil", "no stake")
SUM = say("devil", "{pieces} = {total}")
PIECES_MAKE = say("devil", "%n piece(s), {total} together", "", 1)
ASHES = say("devil", "{who} pulled a devil: no coal this round. The stake is not lost because of that.")
PACT_ALONE = say(
    "devil", "{who} stands alone on the last space and so has a pact: whoever pulls a devil pays {who} 50."
)
PACT_BEGGAR = say("devil", "{who} stands on 0–50 and so has a pact: whoever pulls a devil pays {who} 50.")
STARTS = say("devil", "{who} pulls first in this round.")
BEST_NONE = say("devil", "The poker glows up to the highest coal total. Nobody has laid down coal yet.")
BEST_SO_FAR = say("devil", "The highest coal total is {best}: stakes up to {best} are covered.")
BEST_IF_STOPPED = say("devil", "The highest coal total is {best}. {who} would lay down {total} now.")
ADD_CHIP = say("devil", "Add {amount} to the stake.")
ALL_IN = say("devil", "Stake all {amount}.")
ALL = say("devil", "all")
TAKE_BACK = say("devil", "Take the stake back and begin at 0.")
SLIDE = say("devil", "Drag to choose a stake; the wheel, or the keys + and −, change it by 10.")
CHANCE_NAME = say("devil", "Chance")
CHANCE_HELP = say("devil", "Shows how likely it is that anybody gets there.")
CHANCE = say("devil", "about {percent}%")
CHANCE_HINT = say(
    "devil",
    "If all pull until somebody has {stake}, the chance is about {percent}%.",
    "the same words and number where a hint tells why, and where the mouse rests on the chance",
)
CHANCE_NOTHING = say("devil", "A stake of 0 can be neither won nor lost.")
STOP_HINT = say("devil", "Lay down {total} with %n piece(s) and end the turn.", "", 1)
STOP_FIRST = say("devil", "Pull the lever to stop, after the first piece.")
REFILLED = say("devil", "The oven is full again")
FOR_TOTAL = say("devil", "highest coal")
FOR_PIECES = say("devil", "most pieces")
TWICE = say("devil", "twice!")


def label(action: AnyAction) -> Text:
    """Return an answer in words."""
    match action:
        case Stake(amount=0):
            return STAKE_NOTHING
        case Stake(amount=amount):
            return STAKE.fill(amount=amount)
        case Draw():
            return PULL
        case Stop():
            return STOP_HERE
        case _:
            assert_never(action)


def tell(event: Event) -> Text | None:  # noqa: C901, PLR0911, PLR0912 - one line per event
    """Return a line of the log."""
    match event:
        case RoundBegan(number=number, starter=starter):
            return ROUND.fill(number=number, who=Who(starter))
        case OvenFilled(pieces=pieces):
            return FILLED.fill(n=pieces)
        case Staked():
            return None
        case StakesRevealed(stakes=stakes):
            shown = (ONE_STAKE.fill(who=Who(seat), amount=stake) for seat, stake in enumerate(stakes))
            return REVEALED.fill(stakes=Series(tuple(shown)))
        case CoalPulled(seat=seat, value=value, total=total):
            return PULLED.fill(who=Who(seat), value=value, total=total)
        case DevilPulled(seat=seat, lost=lost):
            return DEVIL_LOST.fill(who=Who(seat), lost=lost) if lost else DEVIL_FIRST.fill(who=Who(seat))
        case PactPaid():
            return _pact(event)
        case TurnEnded(seat=seat, total=total, pieces=pieces):
            return STOPPED.fill(who=Who(seat), total=total, n=pieces)
        case StakeSettled():
            return _settled(event)
        case Bonus(seat=seat, amount=amount, pieces=pieces):
            return (BONUS_PIECES if pieces else BONUS_TOTAL).fill(who=Who(seat), amount=amount)
        case FiguresPlaced(holders=holders):
            return PACTS.fill(who=Series(tuple(map(Who, holders)))) if holders else None
        case GameEnded():
            return _ended(event)
        case _:
            return None


def _pact(event: PactPaid) -> Text:
    pattern = PACT_PAID if not event.waived else PACT_WAIVED if event.amount else PACT_NOTHING
    return pattern.fill(
        who=Who(event.seat), holder=Who(event.holder), amount=event.amount, waived=event.waived
    )


def _settled(event: StakeSettled) -> Text:
    pattern = LOST if event.gain < 0 else WON_TOP if event.top else WON
    return pattern.fill(who=Who(event.seat), stake=event.stake, best=event.best, gain=event.gain)


def _ended(event: GameEnded) -> Text:
    wealth, several = event.wealth[event.winners[0]], len(event.winners) > 1
    if event.wealth.count(wealth) > len(event.winners):  # DV-40: the option has told them apart
        pattern = SHARED_PIECES if several else WINNER_PIECES
    elif wealth < event.goal:
        pattern = SHARED_BY_ROUNDS if several else STOPPED_BY_ROUNDS
    else:
        pattern = SHARED if several else WINNER
    return pattern.fill(who=Series(tuple(map(Who, event.winners))), wealth=wealth)
