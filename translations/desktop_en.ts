<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>ai</name>
    <message numerus="yes">
        <source>Wins {share}% of %n tried ending(s).</source>
        <translation>
            <numerusform>Wins {share}% of one tried ending.</numerusform>
            <numerusform>Wins {share}% of %n tried endings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reason} Wins {share}% of %n tried ending(s).</source>
        <comment>a reason, then what trying gave</comment>
        <translation>
            <numerusform>{reason} Wins {share}% of one tried ending.</numerusform>
            <numerusform>{reason} Wins {share}% of %n tried endings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n game(s) of {game} in {seconds} s.</source>
        <translation>
            <numerusform>One game of {game} in {seconds} s.</numerusform>
            <numerusform>%n games of {game} in {seconds} s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) were taken.</source>
        <translation>
            <numerusform>One decision was taken.</numerusform>
            <numerusform>%n decisions were taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) did not come to an end and do not count.</source>
        <translation>
            <numerusform>One game did not come to an end and does not count.</numerusform>
            <numerusform>%n games did not come to an end and do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, begun {started}, %n answer(s).</source>
        <translation>
            <numerusform>{game}, begun {started}, one answer.</numerusform>
            <numerusform>{game}, begun {started}, %n answers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui</name>
    <message numerus="yes">
        <source>This game needs at least %n chair(s).</source>
        <translation>
            <numerusform>This game needs at least %n chair.</numerusform>
            <numerusform>This game needs at least %n chairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n chair(s).</source>
        <translation>
            <numerusform>There is room for %n chair.</numerusform>
            <numerusform>There is room for %n chairs.</numerusform>
        </translation>
    </message>
</context>
</TS>
