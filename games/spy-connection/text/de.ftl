# Alles, was Spy Connection sagt, auf Deutsch.

title = Spy Connection

## Listen neben den Regeln
list-numbers = Startzahlen
list-what = Was
list-value = Wert
list-agents = Agenten je Person
list-agents-fewer = Agenten als Handicap
list-open = Offene Missionen höchstens
list-enough = Missionen, die das Ende einläuten
list-prices-light = Preise der Missionsfelder 1 bis 4, helle Seite
list-prices-dark = Preise der Missionsfelder 1 bis 4, dunkle Seite
list-start-missions = Startmissionen
list-missions = Missionen
list-cities = Städte
list-points = Punkte
list-extra = Extrazug
list-routes = Verbindungen
list-route = Zwischen
list-spaces = Felder

## Was geschehen ist
log-chose =
    {$seat ->
        [you] Du nimmst die Startmission {$mission} und beginnst in {$city}.
       *[other] {$seat} nimmt die Startmission {$mission} und beginnt in {$city}.
    }
log-took =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } die Mission {$mission} von Missionsfeld {$slot}{$agents ->
        [0] , kostenlos.
        [one] {" "}für 1 Agenten.
       *[other] {" "}für {$agents} Agenten.
    }
log-revealed = Neu in der Auslage: {$mission}.
log-went =
    {$seat ->
        [you] Du bewegst deinen Spion
       *[other] {$seat} bewegt den Spion
    } von {$from} nach {$to}.
log-connected =
    {$seat ->
        [you] Du schließt {$to} von {$from} aus an{$agents ->
            [0] , ohne Agenten zu legen.
            [one] {" "}und legst 1 Agenten.
           *[other] {" "}und legst {$agents} Agenten.
        }
       *[other] {$seat} schließt {$to} von {$from} aus an{$agents ->
            [0] , ohne Agenten zu legen.
            [one] {" "}und legt 1 Agenten.
           *[other] {" "}und legt {$agents} Agenten.
        }
    }
log-recalled =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } {$agents ->
        [one] 1 Agenten
       *[other] {$agents} Agenten
    } vom Feld {$space} zurück.
log-recalled-objective =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } von der Mission {$mission} den Agenten auf {$city} zurück.
log-discarded =
    {$seat ->
        [you] Du wirfst die Mission {$mission} ab{$agents ->
            [0] .
            [one] {" "}und bekommst 1 Agenten zurück.
           *[other] {" "}und bekommst {$agents} Agenten zurück.
        }
       *[other] {$seat} wirft die Mission {$mission} ab{$agents ->
            [0] .
            [one] {" "}und bekommt 1 Agenten zurück.
           *[other] {" "}und bekommt {$agents} Agenten zurück.
        }
    }
log-marked =
    {$seat ->
        [you] Du deckst
       *[other] {$seat} deckt
    } {$city} auf der Mission {$mission} ab.
log-completed =
    {$seat ->
        [you] Du erfüllst
       *[other] {$seat} erfüllt
    } die Mission {$mission}: {$points ->
        [one] 1 Punkt.
       *[other] {$points} Punkte.
    }
log-completed-extra =
    {$seat ->
        [you] Du erfüllst
       *[other] {$seat} erfüllt
    } die Mission {$mission}: {$points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    } und ein Extrazug.
log-end-began =
    {$seat ->
        [you] Du hast
       *[other] {$seat} hat
    } sieben Missionen erfüllt: Alle anderen haben noch einen letzten Zug.
log-turn =
    {$seat ->
        [you] Du bist am Zug.
       *[other] {$seat} ist am Zug.
    }
log-extra-turn =
    {$seat ->
        [you] Du hast einen Extrazug.
       *[other] {$seat} hat einen Extrazug.
    }
log-declined =
    {$seat ->
        [you] Du verzichtest auf den Extrazug.
       *[other] {$seat} verzichtet auf den Extrazug.
    }
log-resigned =
    {$seat ->
        [you] Du verlässt das Spiel.
       *[other] {$seat} verlässt das Spiel.
    }
log-abandoned = Das Spiel wird abgebrochen.
log-ended = Das Spiel ist zu Ende.

## Warum nicht
not-seat-count = Zwei bis vier können mitspielen, nicht {$have}.
not-agent-count = {$seat} kann 15 oder 14 Agenten haben, nicht {$have}.
not-dark-needs-all = Auf der dunklen Seite braucht jede Person {$need} Agenten; {$seat} hat {$have}.
not-too-few-starts = Diese Ausgabe hat {$have} Startmissionen; gebraucht werden {$need}.
not-such-seat = An diesem Tisch mit {$have} Plätzen gibt es diesen Platz nicht.
not-such-city = Diese Stadt gibt es auf diesem Spielplan nicht.
not-such-space = Dieses Feld gibt es auf diesem Spielplan nicht.
not-such-mission = Diese Mission gibt es in dieser Ausgabe nicht.
not-such-slot = Die Auslage hat die Missionsfelder 1 bis 4.
not-game-over = Das Spiel ist zu Ende.
not-your-turn = Gerade ist {$seat} am Zug.
not-your-choice = Zuerst wählt {$seat} eine Startmission.
not-still-choosing = Zuerst müssen die Startmissionen gewählt werden.
not-choosing = Startmissionen werden nur vor dem Spiel gewählt.
not-offered = Die Startmission {$mission} steht nicht zur Wahl.
not-action-done = Du hast schon eine Mission genommen, eine Stadt angeschlossen oder den Spion bewegt: Pro Zug geht nur eines davon.
not-spy-moved = Dein Spion hat sich in diesem Zug schon bewegt.
not-too-many-open = Du hast {$have} offene Missionen; wirf eine ab, bevor du die nächste nimmst.
not-mission-price =
    Die Mission auf Missionsfeld {$slot} kostet {$need ->
        [one] 1 Agenten
       *[other] {$need} Agenten
    }; du hast {$have} im Vorrat.
not-empty-slot = Missionsfeld {$slot} ist leer.
not-no-route = Von {$from} nach {$to} gibt es keine direkte Verbindung.
not-new = {$city} gehört schon zu deinem Netzwerk; anschließen kannst du nur eine neue Stadt.
not-route-price =
    {$city} anzuschließen kostet {$need ->
        [one] 1 Agenten
       *[other] {$need} Agenten
    }; du hast {$have} im Vorrat.
not-in-network = {$city} gehört nicht zu deinem Netzwerk.
not-spy-is-there = Dein Spion ist schon in {$city}.
not-no-pass = Tu erst eines von dreien: eine Mission nehmen, eine Stadt anschließen oder den Spion bewegen.
not-nothing-there = Auf dem Feld {$space} liegt kein Agent von dir.
not-would-cut = Ohne das Feld {$space} wären einige deiner Agenten von deinem Spion abgeschnitten.
not-open = {$mission} ist keine deiner offenen Missionen.
not-covered = {$city} ist auf der Mission {$mission} nicht abgedeckt.
not-mark-too-early = Missionsziele kommen erst nach dem Nehmen, Anschließen oder Bewegen.
not-on-mission = Dein Spion ist in {$city}; diese Stadt ist nicht auf der Mission {$mission}.
not-already-covered = {$city} ist auf der Mission {$mission} schon abgedeckt.
not-already-marked = Auf die Mission {$mission} hast du in diesem Zug schon einen Agenten gelegt.
not-no-agent = Du hast keinen Agenten im Vorrat; nimm erst einen zurück.
not-nothing-to-decline = Verzichten kannst du nur auf einen Extrazug, in dem du noch nichts begonnen hast.
not-already-resigned = {$seat} hat das Spiel schon verlassen.
not-no-clock = Dieses Spiel hat kein Zeitlimit.

## Was eine Aktion tut
do-choose = mit {$mission} beginnen
do-take =
    {$mission} nehmen, {$agents ->
        [0] kostenlos
        [one] 1 Agent
       *[other] {$agents} Agenten
    }
do-go = den Spion nach {$city} bewegen
do-connect =
    {$city} anschließen, {$agents ->
        [0] ohne Agenten
        [one] 1 Agent
       *[other] {$agents} Agenten
    }
do-recall = Agenten von {$space} zurücknehmen
do-recall-objective = den Agenten auf {$city} von {$mission} zurücknehmen
do-discard = die Mission {$mission} abwerfen
do-mark = {$city} auf {$mission} abdecken, 1 Agent
do-end = den Zug beenden
do-decline = auf den Extrazug verzichten

## Wertungsblatt
score-missions = Erfüllte Missionen
score-objectives = Abgedeckte Städte auf offenen Missionen

## Der Tisch im Terminal
board-title =
    Runde {$round}, {$deck ->
        [0] der Stapel ist leer
        [one] 1 Mission im Stapel
       *[other] {$deck} Missionen im Stapel
    }
board-title-last =
    Runde {$round}, letzte Züge, {$deck ->
        [0] der Stapel ist leer
        [one] 1 Mission im Stapel
       *[other] {$deck} Missionen im Stapel
    }
board-title-over = Runde {$round}, das Spiel ist zu Ende
board-legend = o freies Feld · a ein Agent von A · A zwei Agenten von A · [A] der Spion von A
board-display = Missionen in der Auslage
board-slot =
    {"    "}{$slot}  {$price ->
        [0] kostenlos{" "}
        [one] 1 Agent  {" "}
       *[other] {$price} Agenten{" "}
    } {$mission}  {$worth}
board-slot-empty = {"    "}{$slot}  –
board-offer = Startmissionen zur Wahl
board-points =
    ({$points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    })
board-points-extra =
    ({$points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }, Extrazug)
board-seat =
    {$seat}: {$points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }, {$done} von 7 Missionen, {$supply} von {$agents} Agenten im Vorrat, Spion in {$spy}
board-seat-left =
    {$seat} (hat das Spiel verlassen): {$points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    }, {$done} von 7 Missionen, {$supply} von {$agents} Agenten im Vorrat, zuletzt in {$spy}
board-seat-choosing = {$seat}: noch keine Startmission
board-open = {"    "}{$mission}  {$worth}
board-done = erfüllt: {$missions}
board-open-assigned =
    {"    "}{$mission}  {$worth}  {$assigned ->
        [one] 1 Agent eingebunden
       *[other] {$assigned} Agenten eingebunden
    }
