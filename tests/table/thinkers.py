"""Reference games with bots that misbehave."""

from __future__ import annotations

import os
import time

from desktop.core.bot import Advice
from tests.reference.actions import Bid
from tests.reference.bot import LanternBot
from tests.reference.game import Lanterns


class DyingBot(LanternBot):
    def advise(self, view, seat, options, level, rng):
        os._exit(3)


class Dying(Lanterns):
    def bot(self):
        return DyingBot()


class HangingBot(LanternBot):
    def advise(self, view, seat, options, level, rng):
        while True:
            time.sleep(0.01)


class Hanging(Lanterns):
    def bot(self):
        return HangingBot()


class FailingBot(LanternBot):
    def advise(self, view, seat, options, level, rng):
        raise ZeroDivisionError


class Failing(Lanterns):
    def bot(self):
        return FailingBot()


class DazedBot(LanternBot):
    watches = True

    def observe(self, events, view, now):
        raise ZeroDivisionError


class Dazed(Lanterns):
    def bot(self):
        return DazedBot()


class LyingBot(LanternBot):
    def advise(self, view, seat, options, level, rng):
        return [Advice(Bid(999), 1.0)]


class Lying(Lanterns):
    def bot(self):
        return LyingBot()


class BabblingBot(LanternBot):
    def advise(self, view, seat, options, level, rng):
        return [Advice("nonsense", 1.0)]


class Babbling(Lanterns):
    def bot(self):
        return BabblingBot()


class AbsentBot(LanternBot):
    watches = True

    def observe(self, events, view, now):
        while True:
            time.sleep(0.01)


class Absent(Lanterns):
    def bot(self):
        return AbsentBot()
