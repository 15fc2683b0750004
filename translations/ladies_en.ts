<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_GB">
<context>
    <name>ladies</name>
    <message numerus="yes">
        <source>Contract {place}: {goods}. The first to deliver gets £{money} and %n star(s), and takes the contract.</source>
        <translation>
            <numerusform>Contract {place}: {goods}. The first to deliver gets £{money} and %n star, and takes the contract.</numerusform>
            <numerusform>Contract {place}: {goods}. The first to deliver gets £{money} and %n stars, and takes the contract.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the Stock, %n token(s) lie face down.</source>
        <translation>
            <numerusform>In the Stock, %n token lies face down.</numerusform>
            <numerusform>In the Stock, %n tokens lie face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has kept %n good(s) this morning and is still searching.</source>
        <translation>
            <numerusform>{who} has kept %n good this morning and is still searching.</numerusform>
            <numerusform>{who} has kept %n goods this morning and is still searching.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has kept %n good(s) this morning and has finished searching.</source>
        <translation>
            <numerusform>{who} has kept %n good this morning and has finished searching.</numerusform>
            <numerusform>{who} has kept %n goods this morning and has finished searching.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contracts taken by {who} bring %n star(s).</source>
        <translation>
            <numerusform>The contracts taken by {who} bring %n star.</numerusform>
            <numerusform>The contracts taken by {who} bring %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n maid(s) that you do not know.</source>
        <translation>
            <numerusform>{who} has %n maid that you do not know.</numerusform>
            <numerusform>{who} has %n maids that you do not know.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n Gossip card(s) in hand.</source>
        <translation>
            <numerusform>{who} has %n Gossip card in hand.</numerusform>
            <numerusform>{who} has %n Gossip cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n Workshop card(s) in hand.</source>
        <translation>
            <numerusform>{who} has %n Workshop card in hand.</numerusform>
            <numerusform>{who} has %n Workshop cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scandal costs {who} %n star(s), counted above.</source>
        <translation>
            <numerusform>The scandal costs {who} %n star, counted above.</numerusform>
            <numerusform>The scandal costs {who} %n stars, counted above.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still stocking their boutique.</source>
        <translation>
            <numerusform>%n Lady is still stocking her boutique.</numerusform>
            <numerusform>%n Ladies are still stocking their boutiques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still dressing their window.</source>
        <translation>
            <numerusform>%n Lady is still dressing her window.</numerusform>
            <numerusform>%n Ladies are still dressing their windows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn a token, or stop: you may keep %n more.</source>
        <translation>
            <numerusform>Turn a token, or stop: you may keep %n more.</numerusform>
            <numerusform>Turn a token, or stop: you may keep %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gentleman(s) are still searching the Stock.</source>
        <translation>
            <numerusform>%n Gentleman is still searching the Stock.</numerusform>
            <numerusform>%n Gentlemen are still searching the Stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gentleman(s) are still weighing what to hint at.</source>
        <translation>
            <numerusform>%n Gentleman is still weighing what to hint at.</numerusform>
            <numerusform>%n Gentlemen are still weighing what to hint at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still choosing a boutique.</source>
        <translation>
            <numerusform>%n Lady is still choosing a boutique.</numerusform>
            <numerusform>%n Ladies are still choosing a boutique.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are choosing between a bargain and a rumour.</source>
        <translation>
            <numerusform>%n Lady is choosing between a bargain and a rumour.</numerusform>
            <numerusform>%n Ladies are choosing between a bargain and a rumour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still drawing hearts on their bills.</source>
        <translation>
            <numerusform>%n Lady is still drawing hearts on her bills.</numerusform>
            <numerusform>%n Ladies are still drawing hearts on their bills.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gentleman(s) are still sighing over the bills.</source>
        <translation>
            <numerusform>%n Gentleman is still sighing over the bills.</numerusform>
            <numerusform>%n Gentlemen are still sighing over the bills.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three designers at one ball! Which stays at home? Without {designer} most is left to you: %n star(s).</source>
        <translation>
            <numerusform>Three designers at one ball! Which stays at home? Without {designer} you keep the most: one star.</numerusform>
            <numerusform>Three designers at one ball! Which stays at home? Without {designer} you keep the most: %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Lady(s) are still changing before the ball.</source>
        <translation>
            <numerusform>%n Lady is still changing before the ball.</numerusform>
            <numerusform>%n Ladies are still changing before the ball.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n article(s) with the mark {designer}.</source>
        <translation>
            <numerusform>%n article with the mark {designer}.</numerusform>
            <numerusform>%n articles with the mark {designer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n article(s) with the mark {designer}. All three designers at one ball: one must stay at home.</source>
        <translation>
            <numerusform>%n article with the mark {designer}. All three designers at one ball: one must stay at home.</numerusform>
            <numerusform>%n articles with the mark {designer}. All three designers at one ball: one must stay at home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without {designer} you have %n star(s).</source>
        <translation>
            <numerusform>Without {designer} you have one star.</numerusform>
            <numerusform>Without {designer} you have %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left at home: %n article(s) with the mark {designer}.</source>
        <translation>
            <numerusform>Left at home: %n article with the mark {designer}.</numerusform>
            <numerusform>Left at home: %n articles with the mark {designer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n article(s)</source>
        <translation>
            <numerusform>%n article</numerusform>
            <numerusform>%n articles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) put off</source>
        <translation>
            <numerusform>%n card put off</numerusform>
            <numerusform>%n cards put off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gossip card(s)</source>
        <translation>
            <numerusform>%n Gossip card</numerusform>
            <numerusform>%n Gossip cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star contract(s)</source>
        <translation>
            <numerusform>%n star contract</numerusform>
            <numerusform>%n star contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, the boutique of {who}: %n card(s) inside.</source>
        <translation>
            <numerusform>{name}, the boutique of {who}: %n card inside.</numerusform>
            <numerusform>{name}, the boutique of {who}: %n cards inside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to deliver gets £{money} and %n star(s), and takes the contract.</source>
        <translation>
            <numerusform>The first to deliver gets £{money} and %n star, and takes the contract.</numerusform>
            <numerusform>The first to deliver gets £{money} and %n stars, and takes the contract.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has number {number} and %n good(s).</source>
        <translation>
            <numerusform>{who} has number {number} and %n good.</numerusform>
            <numerusform>{who} has number {number} and %n goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has %n good(s).</source>
        <translation>
            <numerusform>{who} has %n good.</numerusform>
            <numerusform>{who} has %n goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is handed %n bill(s) by {lady} this evening, and {yours} by you so far.</source>
        <translation>
            <numerusform>{who} is handed %n bill by {lady} this evening, and {yours} by you so far.</numerusform>
            <numerusform>{who} is handed %n bills by {lady} this evening, and {yours} by you so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is searching; contract {place} still lacks %n good(s).</source>
        <translation>
            <numerusform>{who} is searching; contract {place} still lacks %n good.</numerusform>
            <numerusform>{who} is searching; contract {place} still lacks %n goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may put back %n more that fit(s).</source>
        <comment>tokens, this morning</comment>
        <translation>
            <numerusform>You may put back one more that fits.</numerusform>
            <numerusform>You may put back %n more that fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have taken %n card(s) for £{money}.</source>
        <translation>
            <numerusform>You have taken %n card for £{money}.</numerusform>
            <numerusform>You have taken %n cards for £{money}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is shopping and has taken %n card(s).</source>
        <translation>
            <numerusform>{who} is shopping and has taken %n card.</numerusform>
            <numerusform>{who} is shopping and has taken %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} will hand you the bills for %n card(s) this evening.</source>
        <translation>
            <numerusform>{who} will hand you the bills for %n card this evening.</numerusform>
            <numerusform>{who} will hand you the bills for %n cards this evening.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worn: %n star(s).</source>
        <translation>
            <numerusform>Worn: %n star.</numerusform>
            <numerusform>Worn: %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds about %n star(s) for £{price}.</source>
        <translation>
            <numerusform>Adds about %n star for £{price}.</numerusform>
            <numerusform>Adds about %n stars for £{price}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best card you can expect adds about %n star(s).</source>
        <translation>
            <numerusform>The best card you can expect adds about %n star.</numerusform>
            <numerusform>The best card you can expect adds about %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you can expect there adds about %n star(s).</source>
        <translation>
            <numerusform>What you can expect there adds about %n star.</numerusform>
            <numerusform>What you can expect there adds about %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s): {wish}</source>
        <translation>
            <numerusform>%n heart: {wish}</numerusform>
            <numerusform>%n hearts: {wish}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{owner}’s boutique opens with %n card(s) for {who}.</source>
        <translation>
            <numerusform>{owner}’s boutique opens with %n card for {who}.</numerusform>
            <numerusform>{owner}’s boutique opens with %n cards for {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} leaves with %n card(s).</source>
        <translation>
            <numerusform>{who} leaves with %n card.</numerusform>
            <numerusform>{who} leaves with %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{owner}’s boutique closes, and %n card(s) stay behind.</source>
        <translation>
            <numerusform>{owner}’s boutique closes, and %n card stays behind.</numerusform>
            <numerusform>{owner}’s boutique closes, and %n cards stay behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} fulfils contract {place} for £{money} and %n star(s).</source>
        <translation>
            <numerusform>{who} fulfils contract {place} for £{money} and %n star.</numerusform>
            <numerusform>{who} fulfils contract {place} for £{money} and %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bill with %n heart(s): {card}.</source>
        <translation>
            <numerusform>A bill with %n heart: {card}.</numerusform>
            <numerusform>A bill with %n hearts: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Stock is full again: %n good(s), and the Number tokens.</source>
        <translation>
            <numerusform>The Stock is full again: %n good, and the Number tokens.</numerusform>
            <numerusform>The Stock is full again: %n goods, and the Number tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The supply was used up and mixed anew: %n good(s) in the Stock.</source>
        <translation>
            <numerusform>The supply was used up and mixed anew: %n good in the Stock.</numerusform>
            <numerusform>The supply was used up and mixed anew: %n goods in the Stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} shines with %n star(s).</source>
        <translation>
            <numerusform>{who} shines with %n star.</numerusform>
            <numerusform>{who} shines with %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} comes without an evening dress, and {maid} has given notice. %n star(s).</source>
        <translation>
            <numerusform>{who} comes without an evening dress, and {maid} has given notice. %n star.</numerusform>
            <numerusform>{who} comes without an evening dress, and {maid} has given notice. %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} comes without an evening dress. Nobody looks, everybody sees. %n star(s).</source>
        <translation>
            <numerusform>{who} comes without an evening dress. Nobody looks, everybody sees. %n star.</numerusform>
            <numerusform>{who} comes without an evening dress. Nobody looks, everybody sees. %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Clothing card(s)</source>
        <translation>
            <numerusform>one Clothing card</numerusform>
            <numerusform>%n Clothing cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Accessories card(s)</source>
        <translation>
            <numerusform>one Accessories card</numerusform>
            <numerusform>%n Accessories cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Jewellery card(s)</source>
        <translation>
            <numerusform>one Jewellery card</numerusform>
            <numerusform>%n Jewellery cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Servant card(s)</source>
        <translation>
            <numerusform>one Servant card</numerusform>
            <numerusform>%n Servant cards</numerusform>
        </translation>
    </message>
</context>
</TS>
