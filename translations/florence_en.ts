<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>florence</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>one left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jester(s): +{points} to the value of each of your works.</source>
        <translation>
            <numerusform>One jester: +{points} to the value of each of your works.</numerusform>
            <numerusform>%n jesters: +{points} to the value of each of your works.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n builder(s): a building costs you {price} florins.</source>
        <translation>
            <numerusform>One builder: a building costs you {price} florins.</numerusform>
            <numerusform>%n builders: a building costs you {price} florins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n work(s): profession and recruiting cards on your table. Each adds 1 to further works.</source>
        <translation>
            <numerusform>One work: a profession or recruiting card on your table. It adds 1 to further works.</numerusform>
            <numerusform>%n works: profession and recruiting cards on your table. Each adds 1 to further works.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s).</source>
        <translation>
            <numerusform>One empty square.</numerusform>
            <numerusform>%n empty squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {size}: {price} florins, +3 prestige. Wanted by: {who}. %n left.</source>
        <translation>
            <numerusform>{tile}, {size}: {price} florins, +3 prestige. Wanted by: {who}. One left.</numerusform>
            <numerusform>{tile}, {size}: {price} florins, +3 prestige. Wanted by: {who}. %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line} For it you would sell %n prestige.</source>
        <translation>
            <numerusform>{line} For it you would sell one prestige.</numerusform>
            <numerusform>{line} For it you would sell %n prestige.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line}; %n prestige is sold for it</source>
        <translation>
            <numerusform>{line}; one prestige is sold for it</numerusform>
            <numerusform>{line}; %n prestige is sold for it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Freedom: {freedom}. 300 florins. Wanted by 7 professions. %n left.</source>
        <translation>
            <numerusform>Freedom: {freedom}. 300 florins. Wanted by 7 professions. One left.</numerusform>
            <numerusform>Freedom: {freedom}. 300 florins. Wanted by 7 professions. %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Professions, 300 florins: look at five cards and keep one. Each is a work that you can complete. %n card(s) left.</source>
        <translation>
            <numerusform>Professions, 300 florins: look at five cards and keep one. Each is a work that you can complete. One card left.</numerusform>
            <numerusform>Professions, 300 florins: look at five cards and keep one. Each is a work that you can complete. %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus cards, 300 florins: look at five cards and keep one. It adds to the value of one work. %n card(s) left.</source>
        <translation>
            <numerusform>Bonus cards, 300 florins: look at five cards and keep one. It adds to the value of one work. One card left.</numerusform>
            <numerusform>Bonus cards, 300 florins: look at five cards and keep one. It adds to the value of one work. %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2 for each jester: you have %n.</source>
        <translation>
            <numerusform>2 for each jester: you have one.</numerusform>
            <numerusform>2 for each jester: you have %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>One action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n builder(s): 3 each for the second and the third.</source>
        <translation>
            <numerusform>One builder: 3 each for the second and the third.</numerusform>
            <numerusform>%n builders: 3 each for the second and the third.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of its three wishes is/are met already.</source>
        <comment>a profession card</comment>
        <translation>
            <numerusform>%n of its three wishes is met already.</numerusform>
            <numerusform>%n of its three wishes are met already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{line} %n prestige point(s) are sold for it.</source>
        <translation>
            <numerusform>{line} One prestige point is sold for it.</numerusform>
            <numerusform>{line} %n prestige points are sold for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n profession card(s).</source>
        <translation>
            <numerusform>{who} looks at one profession card.</numerusform>
            <numerusform>{who} looks at %n profession cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n bonus card(s).</source>
        <translation>
            <numerusform>{who} looks at one bonus card.</numerusform>
            <numerusform>{who} looks at %n bonus cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n prestige card(s).</source>
        <translation>
            <numerusform>{who} looks at one prestige card.</numerusform>
            <numerusform>{who} looks at %n prestige cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n profession card(s).</source>
        <translation>
            <numerusform>{who} pays {price} florins and looks at one profession card.</numerusform>
            <numerusform>{who} pays {price} florins and looks at %n profession cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n bonus card(s).</source>
        <translation>
            <numerusform>{who} pays {price} florins and looks at one bonus card.</numerusform>
            <numerusform>{who} pays {price} florins and looks at %n bonus cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {price} florins and looks at %n prestige card(s).</source>
        <translation>
            <numerusform>{who} pays {price} florins and looks at one prestige card.</numerusform>
            <numerusform>{who} pays {price} florins and looks at %n prestige cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n action(s).</source>
        <translation>
            <numerusform>{who} has one action.</numerusform>
            <numerusform>{who} has %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack: {object}. %n left.</source>
        <translation>
            <numerusform>Stack: {object}. %n left.</numerusform>
            <numerusform>Stack: {object}. %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack: {object}. %n left; {who} has bought here this round.</source>
        <translation>
            <numerusform>Stack: {object}. %n left; {who} has bought here this round.</numerusform>
            <numerusform>Stack: {object}. %n left; {who} has bought here this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}, {size}: %n left. Wanted by: {who}.</source>
        <translation>
            <numerusform>{tile}, {size}: %n left. Wanted by: {who}.</numerusform>
            <numerusform>{tile}, {size}: %n left. Wanted by: {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Freedom: {freedom}. %n token(s) left. Wanted by: {who}.</source>
        <translation>
            <numerusform>Freedom: {freedom}. %n token left. Wanted by: {who}.</numerusform>
            <numerusform>Freedom: {freedom}. %n tokens left. Wanted by: {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n card(s) in the deck.</source>
        <translation>
            <numerusform>{deck}: %n card in the deck.</numerusform>
            <numerusform>{deck}: %n cards in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n jester(s).</source>
        <translation>
            <numerusform>{who} has %n jester.</numerusform>
            <numerusform>{who} has %n jesters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n builder(s). A building costs {price} florins.</source>
        <translation>
            <numerusform>{who} has %n builder. A building costs {price} florins.</numerusform>
            <numerusform>{who} has %n builders. A building costs {price} florins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recruiting card(s) lie on the table of {who}.</source>
        <translation>
            <numerusform>%n recruiting card lies on the table of {who}.</numerusform>
            <numerusform>%n recruiting cards lie on the table of {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Estate of {who}: %n empty square(s).</source>
        <translation>
            <numerusform>Estate of {who}: %n empty square.</numerusform>
            <numerusform>Estate of {who}: %n empty squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n profession card(s).</source>
        <translation>
            <numerusform>{who} holds %n profession card.</numerusform>
            <numerusform>{who} holds %n profession cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n recruiting card(s).</source>
        <translation>
            <numerusform>{who} holds %n recruiting card.</numerusform>
            <numerusform>{who} holds %n recruiting cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n bonus card(s).</source>
        <translation>
            <numerusform>{who} holds %n bonus card.</numerusform>
            <numerusform>{who} holds %n bonus cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} holds %n prestige card(s).</source>
        <translation>
            <numerusform>{who} holds %n prestige card.</numerusform>
            <numerusform>{who} holds %n prestige cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is looking at %n card(s): {deck}.</source>
        <translation>
            <numerusform>{who} is looking at %n card: {deck}.</numerusform>
            <numerusform>{who} is looking at %n cards: {deck}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n action(s) left.</source>
        <translation>
            <numerusform>{who} has %n action left.</numerusform>
            <numerusform>{who} has %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) are still choosing professions.</source>
        <translation>
            <numerusform>One player is still choosing professions.</numerusform>
            <numerusform>%n players are still choosing professions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at %n card(s).</source>
        <translation>
            <numerusform>{who} looks at one card.</numerusform>
            <numerusform>{who} looks at %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n action(s) left.</source>
        <translation>
            <numerusform>Your turn: one action left.</numerusform>
            <numerusform>Your turn: %n actions left.</numerusform>
        </translation>
    </message>
</context>
</TS>
