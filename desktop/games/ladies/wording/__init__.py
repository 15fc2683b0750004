"""Every sentence and name of this game."""

from __future__ import annotations

from desktop.games.ladies.wording.asks import *  # noqa: F403 - constants by name, as in the rules
from desktop.games.ladies.wording.board import *  # noqa: F403
from desktop.games.ladies.wording.labels import label as label
from desktop.games.ladies.wording.log import BACK_REMARKS as BACK_REMARKS
from desktop.games.ladies.wording.log import GOSSIP_REMARKS as GOSSIP_REMARKS
from desktop.games.ladies.wording.log import back_remark as back_remark
from desktop.games.ladies.wording.log import tell as tell
from desktop.games.ladies.wording.names import *  # noqa: F403
