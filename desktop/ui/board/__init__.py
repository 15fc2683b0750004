"""The toolkit of which all boards are built: printed pieces, glow, reasons at the spot, motion, keyboard.

The interface, in the order in which a board meets it:

``context.BoardContext``
    game, seats, ``say``, theme, text_scale, speed, ``explain``, ``sound``; ``ink(name)``,
    ``seat_colour(seat)``, ``label(action)``.
``view.BoardView``
    the scene (1400 x 1000 logical pixels). A board writes ``build``, ``arrange``, ``act`` and, if it must,
    ``offer``, ``digit``, ``step_back``. ``complain(reason, spot)`` and ``explain_at(text, spot)`` show a
    sentence at a spot; ``open_choices(piece, actions, title)`` a small choice.
``piece.Piece``
    whatever lies on the board: ``set_outline(path)``, ``draw(painter)``, ``actions``, ``hint``, ``name``,
    ``confirm``, ``glow(colour)``.
``motion``
    what ``act`` returns: ``travel, fade, flip, turn, grow, shake, count, pause, moment``, put together by
    ``one_after_another`` and ``together``.
``lettering``
    ``display(px)``, ``body(px)``, ``letter(painter, rect, text, font, colour, align=)``: never clips.
``walk``
    the order of the keyboard.
"""
