# Alles, was SpyNet sagt, auf Deutsch.

title = SpyNet

## Listen neben den Regeln
list-agents = Agenten
list-operations = Operationen
list-funding = Finanzierung
list-situations = Situationen
list-name = Karte
list-branch = Bereich
list-strength = Stärke
list-stars = Sterne
list-value = Wert
list-ability = Was sie tut
list-condition = Bedingung

## Was geschah
log-kept =
    {$seat ->
        [you] Du behältst
       *[other] {$seat} behält
    } eine Karte {$seat ->
        [you] und gibst den Rest weiter
       *[other] und gibt den Rest weiter
    }.
log-kept-card =
    {$seat ->
        [you] Du behältst
       *[other] {$seat} behält
    } {$card} {$seat ->
        [you] und gibst den Rest weiter
       *[other] und gibt den Rest weiter
    }.
log-received =
    {$seat ->
        [you] Du bekommst
       *[other] {$seat} bekommt
    } die letzte Karte.
log-received-card =
    {$seat ->
        [you] Du bekommst
       *[other] {$seat} bekommt
    } die letzte Karte: {$card}.
log-turn =
    {$seat ->
        [you] Du bist
       *[other] {$seat} ist
    } am Zug.
log-last-turn =
    {$seat ->
        [you] Du spielst
       *[other] {$seat} spielt
    } einen letzten Zug.
log-looked =
    {$seat ->
        [you] Du siehst dir
       *[other] {$seat} sieht sich
    } Stapel {$pile} an.
log-looked-cards =
    {$seat ->
        [you] Du siehst dir
       *[other] {$seat} sieht sich
    } Stapel {$pile} an: {$cards}.
log-put-back =
    {$seat ->
        [you] Du legst
       *[other] {$seat} legt
    } Stapel {$pile} zurück.
log-took =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } Stapel {$pile}: {$count ->
        [one] 1 Karte.
       *[other] {$count} Karten.
    }
log-took-cards =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } Stapel {$pile}, {$count ->
        [one] 1 Karte
       *[other] {$count} Karten
    }: {$cards}.
log-drew =
    {$seat ->
        [you] Du ziehst
       *[other] {$seat} zieht
    } eine Karte.
log-drew-card =
    {$seat ->
        [you] Du ziehst
       *[other] {$seat} zieht
    } {$card}.
log-refilled = Stapel {$pile} bekommt eine Karte.
log-played =
    {$seat ->
        [you] Du spielst
       *[other] {$seat} spielt
    } {$agent} in {$branch} aus.
log-attached =
    {$seat ->
        [you] Du hängst
       *[other] {$seat} hängt
    } {$card} an {$agent} an.
log-more-agents =
    {$seat ->
        [you] Du darfst
       *[other] {$seat} darf
    } in diesem Zug {$count ->
        [one] einen weiteren Agenten
       *[other] {$count} weitere Agenten
    } ausspielen.
log-more-operations =
    {$seat ->
        [you] Du darfst
       *[other] {$seat} darf
    } in diesem Zug {$count ->
        [one] eine weitere Operation
       *[other] {$count} weitere Operationen
    } auslegen.
log-ran =
    {$seat ->
        [you] Du legst
       *[other] {$seat} legt
    } eine Operation in {$branch} aus.
log-ran-card =
    {$seat ->
        [you] Du legst
       *[other] {$seat} legt
    } {$card} in {$branch} aus.
log-gave =
    {$seat ->
        [you] Du reichst
       *[other] {$seat} reicht
    } {$to ->
        [you] dir
       *[other] {$to}
    } eine Karte.
log-gave-card =
    {$seat ->
        [you] Du reichst
       *[other] {$seat} reicht
    } {$to ->
        [you] dir
       *[other] {$to}
    } die Karte {$card}.
log-skipped =
    {$seat ->
        [you] Du nutzt
       *[other] {$seat} nutzt
    } die Fähigkeit von {$agent} nicht.
log-copied =
    {$seat ->
        [you] Du nutzt
       *[other] {$seat} nutzt
    } durch {$agent} die Fähigkeit von {$source}.
log-eliminated =
    {$seat ->
        [you] Du schaltest
       *[other] {$seat} schaltet
    } {$agent} aus, {$owner ->
        [you] in deinem Dienst
       *[other] im Dienst von {$owner}
    }.
log-eliminated-to-hand =
    {$seat ->
        [you] Du schaltest
       *[other] {$seat} schaltet
    } {$agent} aus; die Karte geht auf {$owner ->
        [you] deine Hand
       *[other] die Hand von {$owner}
    }.
log-poached =
    {$seat ->
        [you] Du wirbst
       *[other] {$seat} wirbt
    } {$agent} {$owner ->
        [you] von dir
       *[other] von {$owner}
    } ab {$seat ->
        [you] und legst die Karte in {$branch}
       *[other] und legt die Karte in {$branch}
    }.
log-returned =
    {$owner ->
        [you] Du nimmst
       *[other] {$owner} nimmt
    } {$agent} zurück auf die Hand.
log-unfunded =
    {$seat ->
        [you] Du entfernst
       *[other] {$seat} entfernt
    } {$card} von {$agent}.
log-funding-moved =
    {$seat ->
        [you] Du verschiebst
       *[other] {$seat} verschiebt
    } {$card} von {$from} zu {$to}.
log-hand-seen =
    {$seat ->
        [you] Du siehst dir
       *[other] {$seat} sieht sich
    } {$of ->
        [you] deine Hand
       *[other] die Hand von {$of}
    } an.
log-hand-seen-cards =
    {$seat ->
        [you] Du siehst dir
       *[other] {$seat} sieht sich
    } {$of ->
        [you] deine Hand
       *[other] die Hand von {$of}
    } an: {$cards}.
log-exchanged =
    {$seat ->
        [you] Du tauschst
       *[other] {$seat} tauscht
    } eine Karte {$with ->
        [you] mit dir
       *[other] mit {$with}
    }.
log-exchanged-cards =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } {$with ->
        [you] von dir
       *[other] von {$with}
    } {$taken} {$seat ->
        [you] und gibst {$given}
       *[other] und gibt {$given}
    }.
log-swapped =
    {$seat ->
        [you] Du tauschst
       *[other] {$seat} tauscht
    } eine Karte mit Stapel {$pile}.
log-swapped-cards =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } {$taken} aus Stapel {$pile} {$seat ->
        [you] und legst {$given} hinein
       *[other] und legt {$given} hinein
    }.
log-operations-seen =
    {$seat ->
        [you] Du siehst dir
       *[other] {$seat} sieht sich
    } {$of ->
        [you] deine Operationen
       *[other] die Operationen von {$of}
    } an.
log-operations-seen-cards =
    {$seat ->
        [you] Du siehst dir
       *[other] {$seat} sieht sich
    } {$of ->
        [you] deine Operationen
       *[other] die Operationen von {$of}
    } an: {$cards}.
log-salvaged =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } {$card} von der Ablage.
log-top-seen =
    {$seat ->
        [you] Du siehst dir
       *[other] {$seat} sieht sich
    } {$count ->
        [one] die oberste Karte
       *[other] die obersten {$count} Karten
    } des Decks an.
log-top-seen-cards =
    {$seat ->
        [you] Du siehst dir
       *[other] {$seat} sieht sich
    } {$count ->
        [one] die oberste Karte
       *[other] die obersten {$count} Karten
    } des Decks an: {$cards}.
log-ordered =
    {$seat ->
        [you] Du legst
       *[other] {$seat} legt
    } den Rest zurück auf das Deck.
log-discarded =
    {$seat ->
        [you] Du wirfst
       *[other] {$seat} wirft
    } {$card} ab.
log-last-turns = Das Deck geht zu Ende: Alle haben noch einen letzten Zug.
log-stalled = Drei Runden lang wurde nicht rekrutiert: Alle haben noch einen letzten Zug.
log-revealed =
    {$seat ->
        [you] Du deckst
       *[other] {$seat} deckt
    } {$card} in {$branch} auf: {$stars ->
        [0] Die Bedingung ist nicht erfüllt, keine Sterne.
        [one] 1 Stern.
       *[other] {$stars} Sterne.
    }
log-resigned =
    {$seat ->
        [you] Du verlässt
       *[other] {$seat} verlässt
    } das Spiel.
log-abandoned = Die Partie wird abgebrochen.
log-ended = Die Partie ist zu Ende.

## Warum nicht
not-seat-count = Zwei oder drei spielen allein, vier in Teams; {$have} geht nicht.
not-such-situation = Diese Situation gibt es in dieser Ausgabe nicht.
not-too-few-cards = Diese Ausgabe hat {$have} Karten; für den Anfang braucht es {$need}.
not-such-seat = Diesen Platz gibt es nicht; am Tisch sitzen {$have}.
not-such-card = Diese Karte gibt es in dieser Ausgabe nicht.
not-game-over = Die Partie ist zu Ende.
not-your-turn = {$seat} ist am Zug.
not-your-pick = Zuerst muss {$seat} eine Karte behalten.
not-still-drafting = Zuerst behalten alle eine Karte.
not-drafting = Karten behält man nur vor dem ersten Zug.
not-in-packet = {$card} ist nicht unter den Karten, die herumgehen.
not-last-turn = Im letzten Zug kannst du nur ausspielen.
not-already-playing = Du spielst schon aus; Rekrutieren wäre ein eigener Zug gewesen.
not-still-recruiting = Nimm zuerst den Stapel oder lege ihn zurück.
not-recruiting = Du siehst dir keinen Stapel an; rekrutiere zuerst.
not-ability-open = Nutze zuerst die Fähigkeit von {$card} oder verzichte darauf.
not-no-ability = Es wartet keine Fähigkeit.
not-in-hand = {$card} ist nicht auf deiner Hand.
not-an-agent = {$card} ist kein Agent.
not-an-operation = {$card} ist keine Operation.
not-wrong-branch = {$card} gehört nicht zu {$branch}.
not-no-more-agents = Du kannst in diesem Zug keinen weiteren Agenten ausspielen.
not-nothing-laid = Finanzierung hängst du nur direkt nach dem Ausspielen eines Agenten an.
not-funding = {$card} kann nicht angehängt werden.
not-brought-by = {$card} stammt in diesem Zug von {$agent} und kann nicht an genau diesen Agenten angehängt werden.
not-funding-limit =
    Kein Agent darf mehr als {$most ->
        [one] 1 Finanzierung haben.
       *[other] {$most} Finanzierungen haben.
    }
not-dominated = Du dominierst {$branch} nicht: Deine Stärke ist {$have}, nötig ist {$need}.
not-no-more-operations = In {$branch} hast du in diesem Zug schon eine Operation ausgelegt.
not-no-partner = An diesem Tisch hat niemand einen Partner.
not-partner-left = Dein Partner hat das Spiel verlassen.
not-already-gave = Du hast in diesem Zug schon eine Karte weitergereicht.
not-a-target = Darauf lässt sich die Fähigkeit nicht anwenden.
not-its-own-agent = {$card} kann die Fähigkeit nicht auf sich selbst anwenden.
not-wrong-owner = {$card} liegt dafür vor der falschen Person.
not-too-strong = {$card} ist zu stark: {$have}, möglich ist höchstens {$most}.
not-has-funding = {$card} hat Finanzierung.
not-only-agent = Wer {$card} besitzt, hat keinen zweiten Agenten.
not-must-choose = Was begonnen ist, wird zu Ende geführt: Wähle eines aus.
not-already-resigned = {$seat} ist schon gegangen.
not-no-clock = Dieses Spiel kennt keine Uhr.

## Was eine Aktion bewirkt
do-keep = {$card} behalten
do-recruit = rekrutieren: die Stapel der Reihe nach ansehen
do-take =
    diesen Stapel nehmen, {$count ->
        [one] 1 Karte
       *[other] {$count} Karten
    }
do-leave = zurücklegen und weitersehen
do-play = {$card} (Stärke {$strength}) in {$branch} ausspielen
do-attach = {$card} anhängen
do-run =
    {$card} in {$branch} auslegen, {$stars ->
        [one] 1 Stern
       *[other] {$stars} Sterne
    }
do-run-if =
    {$card} in {$branch} auslegen, {$stars ->
        [one] 1 Stern
       *[other] {$stars} Sterne
    }, wenn die Bedingung erfüllt ist
do-give = {$card} deinem Partner reichen
do-draw = vom Deck ziehen
do-look-at-top = oben ins Deck sehen
do-take-card = {$card} nehmen
do-order = {$card} zurücklegen, als Nächstes zu ziehen
do-look-at-hand = die Hand von {$seat} ansehen
do-look-at-operations = die Operationen von {$seat} ansehen
do-look-at-pile = Stapel {$pile} ansehen
do-give-for-it = dafür {$card} geben
do-put-for-it = dafür {$card} hineinlegen
do-remove-funding = {$card} entfernen
do-move-funding = {$card} verschieben …
do-move-funding-to = … zu {$card}
do-eliminate = {$card} ausschalten
do-poach = {$card} abwerben
do-into = in {$branch}
do-return = {$card} zurück auf die Hand nehmen
do-salvage = {$card} von der Ablage nehmen
do-copy = die Fähigkeit von {$card} nutzen
do-discard = {$card} abwerfen
do-use = die Fähigkeit nutzen
do-skip = die Fähigkeit nicht nutzen
do-skip-more = nichts weiter nehmen
do-skip-looking = fertig angesehen
do-end = den Zug beenden
do-end-nothing = nichts ausspielen

## Wertung
score-operations = Operationen
score-failed = Operationen mit unerfüllter Bedingung
score-partner = Operationen des Partners
score-partner-failed = Operationen des Partners mit unerfüllter Bedingung
score-funding = Angehängte Finanzierung (entscheidet bei Gleichstand)

## Was auf den Karten steht: der volle Text und einer mit höchstens 45 Zeichen
card-agent = {$branch}, Stärke {$strength}.
card-agent-short = {$branch} {$strength}
card-master = Meisteragent: jeder Bereich, Stärke {$strength}.
card-master-short = jeder Bereich {$strength}
card-operation =
    {$branch}, {$stars ->
        [one] 1 Stern.
       *[other] {$stars} Sterne.
    }
card-operation-short = {$branch} {$stars}★
card-operation-two =
    {$branch} oder {$other}, {$stars ->
        [one] 1 Stern.
       *[other] {$stars} Sterne.
    }
card-operation-two-short = {$branch} oder {$other} {$stars}★
card-operation-all =
    Jeder Bereich, {$stars ->
        [one] 1 Stern.
       *[other] {$stars} Sterne.
    }
card-operation-all-short = jeder Bereich {$stars}★
card-funding = Finanzierung: erhöht die Stärke eines Agenten um {$value}.
card-funding-short = Finanzierung +{$value}
ability-draw =
    Ziehe {$cards ->
        [one] eine Karte
       *[other] {$cards} Karten
    } vom Deck{$discard ->
        [0] .
        [one] {" "}und wirf eine Handkarte ab.
       *[other] {" "}und wirf {$discard} Handkarten ab.
    }
ability-draw-short =
    {$cards} ziehen{$discard ->
        [0] {""}
        [one] , {$discard} abwerfen
       *[other] , {$discard} abwerfen
    }
ability-top-of-deck =
    Sieh dir {$look ->
        [one] die oberste Karte
       *[other] die obersten {$look} Karten
    } des Decks an, {$take ->
        [0] und
        [one] nimm eine davon auf die Hand und
       *[other] nimm {$take} davon auf die Hand und
    } lege den Rest in beliebiger Reihenfolge zurück.
ability-top-of-deck-short =
    Oberste {$look} ansehen{$take ->
        [0] {""}
        [one] , {$take} nehmen
       *[other] , {$take} nehmen
    }, Rest ordnen
ability-exchange-with-hand =
    Sieh dir die Hand {$whose ->
        [opponent] eines Gegners
       *[another] einer anderen Person
    } an und tausche eine Karte daraus gegen eine von deiner Hand.
ability-exchange-with-hand-short =
    {$whose ->
        [opponent] Hand eines Gegners
       *[another] Eine Hand
    } ansehen, 1 Karte tauschen
ability-exchange-with-pile = Sieh dir einen Stapel an und tausche eine Karte daraus gegen eine von deiner Hand.
ability-exchange-with-pile-short = Einen Stapel ansehen, eine Karte tauschen
ability-look-at-operations =
    Sieh dir alle verdeckten Operationen {$whose ->
        [opponent] eines Gegners an.
       *[another] einer anderen Person an.
    }
ability-look-at-operations-short =
    {$whose ->
        [opponent] Alle Operationen eines Gegners
       *[another] Alle Operationen einer Person
    } ansehen
ability-remove-funding =
    Wirf eine Finanzierung {$whose ->
        [own] eines anderen deiner Agenten ab.
        [another] eines fremden Agenten ab.
        [opponent] eines gegnerischen Agenten ab.
       *[anyone] eines beliebigen anderen Agenten ab.
    }
ability-remove-funding-short =
    {$whose ->
        [own] Eigene Finanzierung
        [another] Fremde Finanzierung
        [opponent] Gegnerische Finanzierung
       *[anyone] Beliebige Finanzierung
    } entfernen
ability-move-funding =
    Verschiebe eine Finanzierung {$whose ->
        [own] eines deiner Agenten
        [another] eines fremden Agenten
        [opponent] eines gegnerischen Agenten
       *[anyone] eines beliebigen Agenten
    } zu einem anderen deiner Agenten.
ability-move-funding-short =
    {$whose ->
        [own] Eigene Finanzierung
        [another] Fremde Finanzierung
        [opponent] Gegnerische Finanzierung
       *[anyone] Beliebige Finanzierung
    } zu dir holen
ability-eliminate =
    Schalte {$whose ->
        [own] einen anderen deiner Agenten
        [another] einen fremden Agenten
        [opponent] einen gegnerischen Agenten
       *[anyone] einen beliebigen anderen Agenten
    }{$limit ->
        [total] {" "}mit Gesamtstärke höchstens {$most}
        [printed] {" "}mit aufgedruckter Stärke höchstens {$most}
       *[none] {""}
    }{$unfunded ->
        [yes] {" "}ohne Finanzierung
       *[no] {""}
    } aus{$spare ->
        [yes] , dessen Besitzer noch einen anderen Agenten hat.
       *[no] .
    }
ability-eliminate-short =
    Agenten ausschalten{$limit ->
        [total] , gesamt bis {$most}
        [printed] , gedruckt bis {$most}
       *[none] {""}
    }
ability-poach =
    Wirb {$whose ->
        [own] einen anderen deiner Agenten
        [another] einen fremden Agenten
        [opponent] einen gegnerischen Agenten
       *[anyone] einen beliebigen anderen Agenten
    }{$limit ->
        [total] {" "}mit Gesamtstärke höchstens {$most}
        [printed] {" "}mit aufgedruckter Stärke höchstens {$most}
       *[none] {""}
    }{$unfunded ->
        [yes] {" "}ohne Finanzierung
       *[no] {""}
    } ab{$spare ->
        [yes] , dessen Besitzer noch einen anderen Agenten hat.
       *[no] .
    }
ability-poach-short =
    Agenten abwerben{$limit ->
        [total] , gesamt bis {$most}
        [printed] , gedruckt bis {$most}
       *[none] {""}
    }
ability-return-to-hand =
    {$whose ->
        [own] Nimm einen anderen deiner Agenten
        [another] Schicke einen fremden Agenten
        [opponent] Schicke einen gegnerischen Agenten
       *[anyone] Schicke einen beliebigen anderen Agenten
    }{$limit ->
        [total] {" "}mit Gesamtstärke höchstens {$most}
        [printed] {" "}mit aufgedruckter Stärke höchstens {$most}
       *[none] {""}
    }{$unfunded ->
        [yes] {" "}ohne Finanzierung
       *[no] {""}
    } samt aller Finanzierung zurück auf {$whose ->
        [own] deine Hand
       *[anyone] die Hand
    }{$spare ->
        [yes] , wenn der Besitzer noch einen anderen hat.
       *[no] .
    }
ability-return-to-hand-short =
    {$whose ->
        [own] Eigenen Agenten zurücknehmen
       *[anyone] Agenten auf die Hand schicken
    }{$limit ->
        [total] , gesamt bis {$most}
        [printed] , gedruckt bis {$most}
       *[none] {""}
    }
ability-salvage =
    Nimm bis zu {$count} {$kind ->
        [agent] Agenten
        [operation] {$count ->
            [one] Operation
           *[other] Operationen
        }
       *[funding] {$count ->
            [one] Finanzierung
           *[other] Finanzierungen
        }
    } von der Ablage auf die Hand.
ability-salvage-short =
    Bis zu {$count} {$kind ->
        [agent] Agenten
        [operation] Operationen
       *[funding] Finanzierungen
    } von der Ablage
ability-copy = Nutze die Fähigkeit eines anderen ausliegenden Spezialagenten.
ability-copy-short = Fähigkeit eines anderen Spezialagenten
ability-extra-agents =
    Spiele in diesem Zug {$count ->
        [one] einen weiteren Agenten
       *[other] {$count} weitere Agenten
    } aus.
ability-extra-agents-short =
    {$count ->
        [one] Ein weiterer Agent
       *[other] {$count} weitere Agenten
    } in diesem Zug
ability-extra-operations =
    Lege in diesem Zug {$count ->
        [one] eine weitere Operation
       *[other] {$count} weitere Operationen
    } aus, in Bereichen, die du dominierst.
ability-extra-operations-short =
    {$count ->
        [one] Eine weitere Operation
       *[other] {$count} weitere Operationen
    } in diesem Zug
condition-dominate = Nur wenn du am Ende ihren Bereich dominierst.
condition-dominate-short = Wenn du ihren Bereich dominierst
condition-agents-here =
    Nur wenn du am Ende mindestens {$count ->
        [one] einen Agenten
       *[other] {$count} Agenten
    } in ihrem Bereich hast.
condition-agents-here-short =
    Wenn du hier {$count ->
        [one] einen Agenten
       *[other] {$count} Agenten
    } hast
condition-operations-here =
    Nur wenn du am Ende mindestens {$count ->
        [one] eine andere Operation
       *[other] {$count} andere Operationen
    } in ihrem Bereich hast.
condition-operations-here-short =
    Wenn du hier {$count ->
        [one] eine andere Operation
       *[other] {$count} andere Operationen
    } hast
condition-operations-everywhere = Nur wenn du am Ende Operationen in allen vier Bereichen hast.
condition-operations-everywhere-short = Wenn du überall Operationen hast
condition-most-funding = Nur wenn du am Ende mehr angehängte Finanzierungen hast als jeder Gegner.
condition-most-funding-short = Wenn du die meisten Finanzierungen hast
condition-master-in-play = Nur wenn du am Ende einen Meisteragenten ausliegen hast.
condition-master-in-play-short = Wenn du einen Meisteragenten hast
condition-no-agent-in = Nur wenn du am Ende keinen Agenten in {$branch} hast.
condition-no-agent-in-short = Wenn du keinen Agenten in {$branch} hast
condition-fewest-cards = Nur wenn du am Ende weniger Handkarten hast als alle anderen.
condition-fewest-cards-short = Wenn du die wenigsten Handkarten hast
change-agents-as-funding = Agenten von der Hand dürfen wie Finanzierung angehängt werden; jeder zählt {$value}, seine Fähigkeit wird nicht genutzt.
change-agents-as-funding-short = Agenten sind auch Finanzierung +{$value}
change-agents-after-first =
    Mit deinem ersten Agenten im Zug darfst du {$count ->
        [one] einen weiteren ausspielen.
       *[other] {$count} weitere ausspielen.
    }
change-agents-after-first-short =
    Nach dem ersten Agenten {$count ->
        [one] ein weiterer
       *[other] {$count} weitere
    }
change-funding-limit =
    Kein Agent darf mehr als {$count ->
        [one] eine Finanzierung haben.
       *[other] {$count} Finanzierungen haben.
    }
change-funding-limit-short =
    Höchstens {$count ->
        [one] eine Finanzierung
       *[other] {$count} Finanzierungen
    } je Agent
change-open-operations = Operationen liegen offen.
change-open-operations-short = Operationen liegen offen
change-piles =
    Es gibt {$count ->
        [one] nur einen Stapel.
       *[other] {$count} Stapel.
    }
change-piles-short =
    {$count ->
        [one] Nur ein Stapel
       *[other] {$count} Stapel
    }
change-strength = Jeder Agent aus {$branch} ist um {$by} stärker; Meisteragenten nicht.
change-strength-short = Agenten aus {$branch} +{$by}
change-eliminated-to-hand = Ausgeschaltete Agenten gehen auf die Hand ihres Besitzers zurück, ihre Finanzierung auf die Ablage.
change-eliminated-to-hand-short = Ausgeschaltete kehren auf die Hand zurück
change-end-at = Die letzten Züge beginnen, sobald höchstens {$cards} Karten im Deck sind.
change-end-at-short = Das Ende beginnt bei {$cards} Karten im Deck

## Der Tisch im Terminal
board-title =
    Runde {$round}, {$deck ->
        [0] das Deck ist leer
        [one] 1 Karte im Deck
       *[other] {$deck} Karten im Deck
    }
board-title-last =
    Runde {$round}, letzte Züge, {$deck ->
        [0] das Deck ist leer
        [one] 1 Karte im Deck
       *[other] {$deck} Karten im Deck
    }
board-title-over = Runde {$round}, die Partie ist zu Ende
board-draft = Alle behalten eine Karte, {$deck} Karten im Deck
board-situation = Situation: {$name}. {$text}
board-pile = Stapel {$pile}: {$cards}
board-pile-empty = Stapel {$pile}: leer
board-discard = Ablage: {$cards}
board-branches = Stärke
board-seat =
    {$seat}, {$hand ->
        [one] 1 Karte
       *[other] {$hand} Karten
    }
board-seat-me =
    {$seat} (du), {$hand ->
        [one] 1 Karte
       *[other] {$hand} Karten
    }
board-seat-partner =
    {$seat} (Partner), {$hand ->
        [one] 1 Karte
       *[other] {$hand} Karten
    }
board-seat-left =
    {$seat} (fort), {$hand ->
        [one] 1 Karte
       *[other] {$hand} Karten
    }
board-agents = {"    "}{$branch}: {$agents}
board-operations = {"    "}{$branch}, Operationen: {$cards}
board-hand = Deine Hand
board-packet = Behalte eine von diesen
board-looking = Du siehst dir an
board-legend = * dominiert den Bereich · ▒ eine Karte, die du nicht kennst
board-memory = Du erinnerst dich
board-memory-hand = {"    "}auf der Hand von {$seat}: {$cards}
board-memory-deck = {"    "}Karte {$depth} im Deck: {$card}
board-memory-guess = {"    "}{$cards}: {$zones}
board-memory-joint = {"    "}höchstens {$most} von {$cards}: {$zones}
board-zone-hand = Hand von {$seat}
board-zone-operations = Operationen von {$seat}
board-zone-pile = Stapel {$pile}
