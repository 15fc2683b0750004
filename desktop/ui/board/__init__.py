"""The toolkit of which all boards are built: printed pieces, glow, reasons at the spot, motion, keyboard.

A board imports from these modules, none of which knows a game:

``context.BoardContext``
    game, seats, ``say``, theme, text_scale, speed, ``explain``, ``sound``; ``ink(name)``,
    ``seat_colour(seat)``, ``label(action)``.
``view.BoardView``
    the scene (1400 x 1000 logical pixels). A board writes ``build``, ``arrange``, ``act``, ``ground`` and,
    if it must, ``offer``, ``digit``, ``step_back``. ``complain(reason, spot)`` and ``explain_at(text,
    spot)`` show a sentence at a spot; ``open_choices(piece, actions, title)`` opens a small choice there;
    ``wordless(name, rect, paint)`` puts static art on the scene that outlives a change of language, and
    ``staying(name, make)`` makes a piece without words that does.
``layer.Layer``
    what is painted over or under pieces and cannot be pointed at; glow, ring and explanation are such.
``piece.Piece``
    whatever lies on the board: ``set_outline(path)``, ``draw(painter)``, ``actions``, ``hint``, ``name``,
    ``command``, ``confirm``, ``glow(colour)``, ``place()``; ``Steady`` looks the same while it glows.
``things``
    pieces that most boards need: ``Print`` (static art, painted once), ``Label`` and ``Number`` (fit their
    rectangle), ``Panel``, ``Button``, ``Card``, ``Token``, ``Cube``, ``Die``.
``cut``
    outlines: ``hand`` (cut by hand), ``oblong``, ``ellipse``, ``polygon``, ``star``, ``blob``,
    ``seat_shape`` (disc, triangle, square, diamond, cross, star by colour index).
``press``
    printing them: ``fill``, ``stroke``, ``dashed``, ``shadow``, ``grain``, ``badge``, ``sunburst``, ``mix``,
    ``faint``, ``clipped``; ``reprint`` keeps rich art as a picture.
``lettering``
    ``display(px)`` (Alegreya Black), ``body(px)`` (Alegreya Sans), ``letter(painter, rect, text, font,
    colour, align=)``, which wraps and shrinks and never clips; ``fit``, ``room``.
``places``
    where things go: ``row``, ``shared`` (figures on one space), ``hand_of`` (cards along
    the lower edge), ``apart`` (marks on a line).
``motion``
    what ``act`` returns: ``travel, fade, flip, turn, grow, shake, count, pause, moment``, put together by
    ``one_after_another`` and ``together``. The view paces them and honours reduced motion.
``scenes``
    what is in scenes beside motion: ``heard(board, sound)``, and guests, which are there for one scene:
    ``board.welcome(piece, spot, depth)``, ``appear(guest)``, ``leave(board, guest)``.
``wheel``
    ``Notches`` makes whole notches of what a touchpad or a fine wheel tells in small parts.
``walk``
    the order in which the keyboard walks over what glows.
``stage.Stage``
    the widget that shows a board, whole and zoomable, with a list of what can be chosen for screen readers.
``proof.proof``
    a board printed to a picture of any size, for looking at it.

Advice. Keep what the board shows at the moment in a small value of its own (a frozen struct made from the
view, with ``after(event)``): ``act`` animates from it to the next one, ``arrange`` takes it from the view.
Colours come from ``context.theme.colour(role)`` and ``context.ink(name)``; sizes of letters are multiplied
by ``context.text_scale`` (``Label`` and ``Button`` do it themselves). Letters below 22 logical pixels are
hard to read in a window of 1024 x 700.
"""
