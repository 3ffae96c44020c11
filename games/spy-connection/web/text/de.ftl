# Was die Seite von Spy Connection über die Regeln hinaus sagt, auf Deutsch.

## Kleine Wörter
sc-points-word =
    {$points ->
        [one] Punkt
       *[other] Punkte
    }
sc-agents =
    {$agents ->
        [one] 1 Agent
       *[other] {$agents} Agenten
    }
sc-agents-word =
    {$agents ->
        [one] Agent
       *[other] Agenten
    }
sc-free = frei
sc-extra-turn = Extrazug
sc-extra-turn-says = Extrazug: noch ein ganzer Zug
sc-covered = , abgedeckt
sc-city-covered = {$city}, abgedeckt
sc-spy-in = Spion in {$city}
sc-no-city = noch keine Stadt
sc-start-mission = Startmission
sc-you = Du
sc-gain = +{$gain}
sc-points-from = {$missions} durch Missionen, {$cities} für abgedeckte Städte
sc-done = Fertig
sc-keep = Behalten

## Die Frage ganz oben
sc-ask-way-take = Welche Mission nimmst du?
sc-ask-way-connect = Welche Stadt schließt du an?
sc-ask-way-walk = Wohin geht dein Spion?
sc-turn = Du bist am Zug.
sc-turn-of = {$name}:
sc-turn-extra = Dein Extrazug.
sc-turn-last = Dein letzter Zug.
sc-ask-all = Nehmen, anschließen, gehen?
sc-ask-take-connect = Nehmen oder anschließen?
sc-ask-take-walk = Nehmen oder gehen?
sc-ask-connect-walk = Anschließen oder gehen?
sc-ask-none = Nimm erst Agenten zurück.
sc-ask-connect =
    {$city} {$agents ->
        [0] ohne einen neuen Agenten anschließen?
        [one] für {$have ->
            [one] deinen einzigen Agenten anschließen?
           *[other] {$agents} von {$have} Agenten anschließen?
        }
       *[other] für {$have ->
            [one] deinen einzigen Agenten anschließen?
           *[other] {$agents} von {$have} Agenten anschließen?
        }
    }
sc-ask-take =
    Diese Mission {$agents ->
        [0] kostenlos nehmen?
        [one] für {$have ->
            [one] deinen einzigen Agenten nehmen?
           *[other] {$agents} von {$have} Agenten nehmen?
        }
       *[other] für {$have ->
            [one] deinen einzigen Agenten nehmen?
           *[other] {$agents} von {$have} Agenten nehmen?
        }
    }
sc-ask-walk = Deinen Spion nach {$city} bewegen?
sc-ask-cover =
    {$missions ->
        [one] {$city} auf deiner Mission abdecken?
        [2] {$city} auf beiden Missionen abdecken?
       *[other] {$city} auf allen {$missions} Missionen abdecken?
    }
sc-ask-gone = Von hier aus anschließen oder den Zug beenden?
sc-ask-end = Alles getan. Zug beenden?
sc-ask-recall = Welche Agenten nimmst du zurück?
sc-ask-choose = Wähle deine Startmission
sc-ask-start = In {$city} beginnen?
sc-over = Das Spiel ist zu Ende.
sc-sending = Einen Moment
sc-other-turn = {$name} ist am Zug
sc-other-thinks = {$name} überlegt
sc-other-chooses = {$name} wählt eine Startmission
sc-chip-last = Letzter Zug

## Was daraus folgt
sc-line-poor = Deine Agenten reichen für keine Stadt: Nimm erst welche zurück.
sc-line-extra = Ein ganzer Zug nur für dich.
sc-line-extra-last = Dein allerletzter Zug. Was du darin abdeckst, zählt noch.
sc-line-extra-more = Danach hast du noch einen Extrazug und dann keinen mehr. Was du abdeckst, zählt noch.
sc-line-takes-extra = Wer sie erfüllt, bekommt einen Extrazug.
sc-line-last = {$name} hat sieben Missionen erfüllt. Die meisten Punkte gewinnen: du {$points}, {$others}.
sc-line-tie = Bei Gleichstand gewinnt {$name}, mit dem späteren ersten Zug.
sc-line-tie-you = Bei Gleichstand gewinnst du, mit dem späteren ersten Zug.
sc-line-goal = Die meisten Punkte gewinnen. Das Ende beginnt, sobald jemand sieben Missionen erfüllt hat.
sc-line-three = Du hast drei Missionen und kannst keine weitere nehmen.
sc-line-way-take = Jedes Missionsfeld hat seinen Preis. Was du zahlst, bleibt auf der Mission, bis sie erfüllt ist.
sc-line-way-connect = Die Münze zeigt den Preis in Agenten. Dein Spion zieht mit.
sc-line-way-walk = Das kostet nichts, überallhin in deinem Netzwerk.
sc-line-reveals = Sofort wird die nächste Mission aufgedeckt; das lässt sich nicht rückgängig machen.
sc-line-via = Dein Spion geht zuerst nach {$city}.
sc-line-cover =
    {$missions ->
        [one] Dann kannst du {$city} auf einer Mission abdecken: +1.
       *[other] Dann kannst du {$city} auf {$missions} Missionen abdecken: +{$missions}.
    }
sc-line-completes =
    {$mission} ist dann erfüllt: +{$gain}{$counted ->
        [0] .
        [one] {" "}(1 der {$points} Punkte war schon gezählt).
       *[other] {" "}({$counted} der {$points} Punkte waren schon gezählt).
    }
sc-line-ends = Deine siebte Mission, +{$gain}: Dann hast du {$points}, {$others}. Das beendet das Spiel.
sc-line-last-turns = Alle anderen haben noch einen letzten Zug.
sc-line-extra-turn = Sie bringt einen Extrazug.
sc-line-gain = Zusammen +{$gain}.
sc-line-over = Das beendet das Spiel: du {$points}, {$others}.
sc-line-began = Du hast {$points}, {$others}. Alle anderen haben jetzt noch einen letzten Zug.
sc-line-forfeits = Danach kannst du in diesem Zug keine Stadt mehr anschließen.
sc-line-recall-pays =
    Du hast {$have ->
        [0] keinen Agenten
        [one] nur noch 1 Agenten
       *[other] nur noch {$have} Agenten
    } hier und {$map} auf der Karte: Nimm zurück, was du nicht mehr brauchst.
sc-line-no-mission = {$city} steht auf keiner deiner offenen Missionen.
sc-line-not-coverable = In {$city} gibt es in diesem Zug nichts abzudecken.
sc-line-no-agent = {$city} steht auf deiner Mission, aber dir fehlt ein Agent: Nimm einen zurück, um sie abzudecken.
sc-line-walk = Von dort kannst du noch eine Stadt anschließen, solange du nichts abgedeckt hast.
sc-line-gone = Dein Spion ist nach {$city} gegangen. Schließt du nichts an, war das dein Zug.
sc-line-cover-price =
    {$missions ->
        [one] Das kostet 1 Agenten; du hast {$have} im Vorrat.
       *[other] Das kostet je 1 Agenten; du hast {$have} im Vorrat.
    }
sc-line-end = Rückgängig nimmt den letzten Schritt zurück.
sc-line-owed = Gleich danach kommt dein Extrazug.
sc-line-too-dear = Nimm zuerst Agenten zurück oder wähle etwas anderes.
sc-line-recalls =
    {$agents ->
        [one] 1 Agent, den dein Netzwerk nicht braucht, kann dafür bezahlen.
       *[other] {$agents} Agenten, die dein Netzwerk nicht braucht, können dafür bezahlen.
    }
sc-line-gives-up =
    {$agents ->
        [one] 1 Agent kann dafür zurückkommen, aber du gibst einen Teil deines Netzwerks auf.
       *[other] {$agents} Agenten können dafür zurückkommen, aber du gibst einen Teil deines Netzwerks auf.
    }
sc-line-recall = Drück auf Agenten mit gepunktetem Ring, auf der Karte oder auf einer Mission. Gestrichelt heißt: Er hält dein Netzwerk zusammen.
sc-line-choose = Dein Spion beginnt in der unterstrichenen Stadt; sie ist sofort abgedeckt.

## Knöpfe
sc-ways = Was du in diesem Zug tust
sc-way-take = Mission nehmen
sc-way-connect = Stadt anschließen
sc-way-walk = Spion bewegen
sc-go-connect = {$city} anschließen
sc-go-take = Mission nehmen
sc-go-walk = Nach {$city} gehen
sc-go-start = In {$city} beginnen
sc-go-cover =
    {$missions ->
        [one] {$city} abdecken
        [2] {$city} zweimal abdecken
       *[other] {$city} {$missions}-mal abdecken
    }
sc-go-none = Auf der Karte wählen
sc-go-none-any = Stadt oder Mission wählen
sc-go-none-take = Mission wählen
sc-go-none-recall = Erst Agenten zurücknehmen
sc-go-wait = Warte auf {$name}
sc-go-done = Nichts mehr zu tun
sc-go-recall =
    {$agents ->
        [one] 1 Agenten zurücknehmen
       *[other] {$agents} Agenten zurücknehmen
    }
sc-recall-all =
    Alle hinter meinem Spion ({$agents ->
        [one] 1 Agent
       *[other] {$agents} Agenten
    })
sc-decline = Verzichten
sc-undo = Rückgängig
sc-end-turn = Zug beenden
sc-hint-fresh = Tu zuerst eines: nehmen, anschließen oder bewegen.
sc-hint-recall = In deinem Zug darfst du so oft zurücknehmen, wie du willst.
sc-hint-uncovered = Beendest du den Zug, bleibt {$city} offen.
sc-hint-undo = Bis zum Ende des Zuges ist Rückgängig frei.
sc-nowhere-to-go = Dein Netzwerk hat noch keine andere Stadt: Schließe zuerst eine an.
sc-nothing-to-undo = Es gibt nichts rückgängig zu machen.
sc-end-says = Es gibt nichts mehr zu tun. Beende den Zug, oder mach etwas rückgängig.

## Die Karte
sc-map = Karte. Pfeiltasten gehen von Stadt zu Stadt, die Eingabetaste wählt.
sc-map-still = Karte mit allen Agenten und Spionen
sc-zoom-in = Vergrößern
sc-zoom-out = Verkleinern
sc-price-of =
    von {$have ->
        [one] 1 Agenten
       *[other] {$have} Agenten
    }
sc-price-free =
    {$spaces ->
        [one] 1 freies Feld
       *[other] {$spaces} freie Felder
    }
sc-price-beside =
    {$agents ->
        [one] 1 neben {$names}
       *[other] {$agents} neben {$names}
    }
sc-price-none = du bist schon da

## Auslage
sc-display = Missionen in der Auslage
sc-deck =
    {$cards ->
        [0] Stapel leer
        [one] 1 im Stapel
       *[other] {$cards} im Stapel
    }
sc-slot-price =
    Preis: {$agents ->
        [0] kostenlos
        [one] 1 Agent
       *[other] {$agents} Agenten
    }
sc-slot-empty = Hier liegt nichts
sc-slot-turning = Eine neue Mission
sc-hold-three = Du hast drei offene Missionen. Erfülle oder wirf eine ab, um eine neue zu nehmen.
sc-dark-says = Dunkle Seite: je einen Agenten teurer, aber kostenlos, solange du keine offene Mission hast.

## Du
sc-agents-head = Deine Agenten
sc-in-supply = im Vorrat
sc-now = jetzt {$agents},
sc-after = danach {$agents}
sc-supply-says =
    {$agents ->
        [one] 1 Agent im Vorrat
       *[other] {$agents} Agenten im Vorrat
    }
sc-supply-after-says =
    {$agents ->
        [one] 1 Agent im Vorrat, danach {$then}
       *[other] {$agents} Agenten im Vorrat, danach {$then}
    }
sc-elsewhere = {$map} auf der Karte, {$missions} auf Missionen
sc-recall = Zurücknehmen
sc-recall-says = Agenten zurücknehmen
sc-open-missions = Offene Missionen
sc-done-missions = Erfüllt
sc-no-missions = Keine offene Mission. Nimm eine aus der Auslage.
sc-none-open = Keine offene Mission
sc-room =
    {$missions ->
        [one] Platz für noch eine Mission
       *[other] Platz für noch {$missions} Missionen
    }
sc-comes-back =
    {$agents ->
        [0] nichts kommt zurück
        [one] 1 Agent kommt zurück
       *[other] {$agents} Agenten kommen zurück
    }
sc-discard = Abwerfen
sc-lift-stamp = Den Agenten auf {$city} zurücknehmen
sc-cover-city = {$city} abdecken
sc-completes-it = Erfüllt sie
sc-city-completes = {$city} erfüllt sie
sc-to-go =
    {$cities ->
        [one] noch 1 Stadt
       *[other] noch {$cities} Städte
    }
sc-none-assigned = Nichts bezahlt
sc-assigned =
    {$agents ->
        [one] 1 bezahlt
       *[other] {$agents} bezahlt
    }

## Die anderen
sc-players = Mitspielende
sc-leads = führt
sc-lead =
    {$count ->
        [one] {$names} führt
       *[other] {$names} führen
    } mit {$points ->
        [one] 1 Punkt
       *[other] {$points} Punkten
    } Vorsprung
sc-lead-you =
    Du führst mit {$points ->
        [one] 1 Punkt
       *[other] {$points} Punkten
    } Vorsprung
sc-lead-level = Gleichauf mit {$names}
sc-has = {$name} {$points}
sc-done-of = {$done} von {$all} erfüllt
sc-done-more = {$done} erfüllt
sc-where =
    Spion in {$city}, {$agents ->
        [0] keine Agenten auf der Karte
        [one] 1 Agent auf der Karte
       *[other] {$agents} Agenten auf der Karte
    }
sc-has-left = hat das Spiel verlassen
sc-mini-assigned = +{$agents} bezahlt
sc-look-at = {$name}: was dort liegt

## Verlauf und Züge
sc-drawer = Verlauf und Züge
sc-sheet = Was du ansiehst
sc-tab-missions = Missionen
sc-tab-display = Auslage
sc-tab-log = Verlauf
sc-tab-moves = Alle Züge
sc-no-moves = Nichts zu tun, bis du am Zug bist.
sc-since-turn = {$seat} {$deeds}.
sc-did-took =
    nimmt {$mission} {$agents ->
        [0] kostenlos
        [one] für 1 Agenten
       *[other] für {$agents} Agenten
    }
sc-did-connected =
    schließt {$city} {$agents ->
        [0] ohne neue Agenten
        [one] für 1 Agenten
       *[other] für {$agents} Agenten
    } an
sc-did-went = geht nach {$city}
sc-did-covered =
    {$missions ->
        [one] deckt {$city} ab
       *[other] deckt {$city} auf {$missions} Missionen ab
    }
sc-did-completed =
    erfüllt {$mission} ({$points ->
        [one] 1 Punkt
       *[other] {$points} Punkte
    })
sc-did-recalled =
    nimmt {$agents ->
        [one] 1 Agenten
       *[other] {$agents} Agenten
    } zurück
sc-did-discarded = wirft {$mission} ab
sc-did-declined = verzichtet auf den Extrazug
sc-log-recalled =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } {$agents} Agenten zurück: {$places}.
sc-kind-choose = Eine Startmission wählen
sc-kind-cover = Eine Stadt abdecken
sc-kind-end = Abschließen
sc-kind-recall = Agenten zurücknehmen
sc-kind-discard = Eine Mission abwerfen

## Fragen
sc-endq-title = Du könntest noch {$city} abdecken
sc-endq-text =
    Dein Spion ist in {$city}, und {$missions ->
        [one] eine deiner Missionen zeigt die Stadt.
       *[other] {$missions} deiner Missionen zeigen die Stadt.
    }
sc-endq-later = Das geht auch noch bei einem späteren Besuch.
sc-endq-leave = Zug trotzdem beenden
sc-endq-cover = Erst {$city} abdecken
sc-discard-title = {$mission} abwerfen?
sc-discard-text =
    Die Karte ist dann aus dem Spiel. {$agents ->
        [0] Kein Agent liegt darauf.
        [one] 1 Agent kommt in deinen Vorrat zurück.
       *[other] {$agents} Agenten kommen in deinen Vorrat zurück.
    }
sc-discard-points =
    Du verlierst {$points ->
        [one] 1 Punkt für die abgedeckte Stadt.
       *[other] {$points} Punkte für die abgedeckten Städte.
    }
sc-discard-undo = Bis du eine Mission nimmst oder den Zug beendest, kannst du das rückgängig machen.
sc-decline-title = Auf den Extrazug verzichten?
sc-decline-final = Das lässt sich nicht rückgängig machen.
sc-decline-yes = Darauf verzichten
sc-decline-no = Extrazug spielen
sc-then-extra = Du gibst diesen Extrazug auf; gleich danach kommt noch einer.
sc-then-plays = Dein Zug ist sofort zu Ende, und {$name} ist am Zug.
sc-then-over = Dein Zug ist sofort zu Ende, und damit das Spiel: du {$points}, {$others}.

## Startmissionen
sc-choose-order = Wer wann wählt
sc-choose-has = in {$city}

## Vor dem Spiel
sc-set-start = Welches Spiel
sc-set-first = Erstes Spiel
sc-set-first-hint = Die Startmissionen werden zugelost.
sc-set-advanced = Fortgeschrittenes Spiel
sc-set-advanced-hint = Die Startmissionen werden gewählt, die Startperson wählt zuletzt.
sc-set-side = Seite des Spielplans
sc-set-light = Helle Seite
sc-set-light-hint = Missionen kosten 0, 1, 2, 2 Agenten.
sc-set-dark = Dunkle Seite
sc-set-dark-hint = Je einen Agenten teurer, aber kostenlos ohne offene Mission.
sc-set-agents = Agenten
sc-round-dark = Runde {$round}, dunkle Seite
sc-edition-facts =
    {$cities} Städte, {$routes ->
        [one] 1 Verbindung
       *[other] {$routes} Verbindungen
    }, {$missions ->
        [one] 1 Mission
       *[other] {$missions} Missionen
    }

## Das Wertungsblatt
sc-score-you-win = Du gewinnst, {$name}: {$points} zu {$second}.
sc-score-wins = {$name} gewinnt: {$points} zu {$second}.
sc-score-abandoned = Das Spiel wurde abgebrochen.
sc-score-tie = Gleich viele Punkte: {$name} hatte den späteren ersten Zug und gewinnt.
sc-score-ended-you = In Runde {$round} hast du deine siebte Mission erfüllt; danach hatten alle anderen noch einen letzten Zug.
sc-score-ended = In Runde {$round} hat {$name} die siebte Mission erfüllt; danach hatten alle anderen noch einen letzten Zug.
sc-score-left =
    {$seat ->
        [you] Du hast das Spiel verlassen.
       *[other] {$seat} hat das Spiel verlassen.
    }
sc-score-where = Woher jeder Punkt kommt
sc-score-key-mission = eine Mission, so breit wie ihre Punkte
sc-score-key-city = eine abgedeckte Stadt, offene Mission
sc-score-missions =
    {$missions ->
        [one] 1 Mission
       *[other] {$missions} Missionen
    }
sc-score-missions-won =
    {$missions ->
        [one] 1 Mission, gewonnen
       *[other] {$missions} Missionen, gewonnen
    }
sc-score-missions-left =
    {$missions ->
        [one] 1 Mission, ausgestiegen
       *[other] {$missions} Missionen, ausgestiegen
    }
sc-score-receipts = Runde für Runde
sc-score-round = R{$round}
sc-score-end = Ende
sc-score-covered = {$city} auf einer offenen Mission abgedeckt
sc-race = Das Rennen
sc-race-legend = Punkte nach Runden, mit abgedeckten Städten
sc-race-says =
    {$name}: {$points ->
        [one] 1 Punkt.
       *[other] {$points} Punkte.
    }
sc-race-decided =
    {$seat ->
        [you] Seit Runde {$round} lagst du vor allen anderen.
       *[other] Seit Runde {$round} lag {$seat} vor allen anderen.
    }
sc-race-brought-you =
    {$cities} brachten dir {$points ->
        [one] 1 Punkt.
       *[other] {$points} Punkte.
    }
sc-race-brought =
    {$cities} brachten {$name} {$points ->
        [one] 1 Punkt.
       *[other] {$points} Punkte.
    }
sc-share-says = Netzwerke und Punkte am Ende: {$scores}
sc-share-line =
    {$rounds ->
        [one] 1 Runde
       *[other] {$rounds} Runden
    }, {$players} am Tisch
