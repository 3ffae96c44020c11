# Alles, was Spyworld sagt, auf Deutsch.

title = Spyworld

## Listen neben den Regeln
list-numbers = Startzahlen
list-number = Nr.
list-what = Was
list-value = Wert
list-budget = Budget
list-beginner = Anfängerbonus
list-pass = Fürs Passen
list-circles = Kreise der Budgetleiste
list-bonus = Preise der Bonusaktionen
list-movement = Bewegung
list-stealth = Tarnung
list-combat = Kampf
list-track = Höchstens auf einer Leiste
list-award-guards = Haudegen: meiste Wachen besiegt
list-award-traps = Fallenmeister: meiste Fallen in deinem Unterschlupf ausgelöst
list-award-rooms = Entdecker: meiste Räume betreten
list-award-gadgets = Gadget-Fan: meiste Gadgets
list-titles = Titel ab
list-domicile = {$name}: Kosten, Einkommen und Werte. {$rule}
list-upgrade = Upgrade
list-entry = Betreten kostet
list-income = Einkommen
list-worth = Am Ende wert
list-missions = Missionen
list-name = Name
list-condition = Bedingung
list-now = Sofort
list-end = Am Ende
list-gadgets = Gadgets
list-effect = Was es tut
list-counts = Zählt als
list-agents = Agenten
list-ability = Fähigkeit
list-cards = Planungskarten
list-side = Zahlenseite
list-how-many = Karten
list-contents = Inhaltsseiten
list-row = Rot {$number}
list-column = Blau {$number}
list-wall = Wand
list-gadget = Gadget
list-times = {$what} × {$count}

## Was geschehen ist
log-agent-chosen =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } {$agent}.
log-agent-chosen-unseen =
    {$seat ->
        [you] Du hast dich für jemanden entschieden.
       *[other] {$seat} hat sich für jemanden entschieden.
    }
log-round = Runde {$round} beginnt.
log-round-last = Runde {$round} beginnt: Es ist die letzte.
log-confirmed =
    {$seat ->
        [you] Du bist fertig.
       *[other] {$seat} ist fertig.
    }
log-withdrawn =
    {$seat ->
        [you] Du überlegst noch einmal.
       *[other] {$seat} überlegt noch einmal.
    }
log-fulfilled =
    {$seat ->
        [you] Du erfüllst
       *[other] {$seat} erfüllt
    } die Mission {$mission}; {$reward ->
        [now] das Geld gibt es sofort.
       *[end] das Geld gibt es am Ende.
    }
log-fulfilled-unseen =
    {$seat ->
        [you] Du erfüllst
       *[other] {$seat} erfüllt
    } die Mission {$mission}.
log-lair-full =
    {$seat ->
        [you] Dein Unterschlupf ist voll.
       *[other] Der Unterschlupf von {$seat} ist voll.
    }
log-handed-left = Die Planung ist vorbei. Jeder Unterschlupf geht nach links.
log-handed-right = Die Planung ist vorbei. Jeder Unterschlupf geht nach rechts.
log-agent-shown =
    {$seat ->
        [you] Du deckst auf:
       *[other] {$seat} deckt auf:
    } {$agent}.
log-moved =
    {$seat ->
        [you] Du betrittst
       *[other] {$seat} betritt
    } Reihe {$row}, Spalte {$column}.
log-moved-found =
    {$seat ->
        [you] Du betrittst
       *[other] {$seat} betritt
    } Reihe {$row}, Spalte {$column}: {$upgrade}.
log-used =
    {$seat ->
        [you] Du benutzt
       *[other] {$seat} benutzt
    } {$gadgets}.
log-used-to =
    {$seat ->
        [you] Du benutzt
       *[other] {$seat} benutzt
    } {$gadgets} {$seat ->
        [you] und betrittst
       *[other] und betritt
    } Reihe {$row}, Spalte {$column}.
log-used-found =
    {$seat ->
        [you] Du benutzt
       *[other] {$seat} benutzt
    } {$gadgets} {$seat ->
        [you] und betrittst
       *[other] und betritt
    } Reihe {$row}, Spalte {$column}: {$upgrade}.
log-split-asked =
    {$seat ->
        [you] Du überlegst, womit bezahlt wird.
       *[other] {$seat} überlegt, womit bezahlt wird.
    }
log-taken-back =
    {$seat ->
        [you] Du nimmst einen Zug zurück.
       *[other] {$seat} nimmt einen Zug zurück.
    }
log-stopped =
    {$seat ->
        [you] Du beendest den Raubzug.
       *[other] {$seat} beendet den Raubzug.
    }
log-time-up = Die Zeit ist um: Alle Raubzüge enden.
log-resigned =
    {$seat ->
        [you] Du verlässt das Spiel.
       *[other] {$seat} verlässt das Spiel.
    }
log-abandoned = Das Spiel wird abgebrochen.
log-ended = Das Spiel ist zu Ende.

## Was du notiert hast
noted-pick =
    {$seat ->
        [you] Du wählst
       *[other] {$seat} wählt
    } {$colour ->
        [red] Reihe
       *[blue] Spalte
    } {$number} mit {$kind ->
        [upgrade] {$name}
        [wall] einer Wand
        [gadget] einem Gadget
        [movement] {$points} Bewegung
        [stealth] {$points} Tarnung
       *[combat] {$points} Kampf
    }.
noted-bonus =
    {$seat ->
        [you] Du bezahlst
       *[other] {$seat} bezahlt
    } eine Bonusaktion: auch {$colour ->
        [red] Reihe
       *[blue] Spalte
    } {$number} mit {$kind ->
        [upgrade] {$name}
        [wall] einer Wand
        [gadget] einem Gadget
        [movement] {$points} Bewegung
        [stealth] {$points} Tarnung
       *[combat] {$points} Kampf
    }.
noted-pass =
    {$seat ->
        [you] Du passt.
       *[other] {$seat} passt.
    }
noted-number-up =
    {$seat ->
        [you] Du erhöhst
       *[other] {$seat} erhöht
    } die Zahl um 1.
noted-number-down =
    {$seat ->
        [you] Du senkst
       *[other] {$seat} senkt
    } die Zahl um 1.
noted-swap =
    {$seat ->
        [you] Du tauschst
       *[other] {$seat} tauscht
    } Reihe und Spalte.
noted-draw =
    {$seat ->
        [you] Du zeichnest
       *[other] {$seat} zeichnet
    } {$name} in Reihe {$row}, Spalte {$column} ein.
noted-wall =
    {$seat ->
        [you] Du zeichnest
       *[other] {$seat} zeichnet
    } eine Wand {$side ->
        [below] unter
       *[right] rechts von
    } Reihe {$row}, Spalte {$column}.
noted-train =
    {$seat ->
        [you] Du trainierst deinen Agenten
       *[other] {$seat} trainiert den Agenten
    }: {$kind ->
        [movement] {$points} Bewegung.
        [stealth] {$points} Tarnung.
       *[combat] {$points} Kampf.
    }
noted-gadget =
    {$seat ->
        [you] Du nimmst
       *[other] {$seat} nimmt
    } das Gadget {$gadget}.
noted-claim =
    {$seat ->
        [you] Du meldest
       *[other] {$seat} meldet
    } die Mission {$mission} an.
noted-withdraw =
    {$seat ->
        [you] Du beginnst diese Runde von vorn.
       *[other] {$seat} beginnt diese Runde von vorn.
    }

## Warum nicht
not-seat-count = Zwei bis hundert können mitspielen, nicht {$have}.
not-such-domicile = Diesen Ort gibt es nicht: 1 bis {$have}.
not-timer-in-turn = Eine Uhr ist sinnlos, wenn die Raubzüge nacheinander stattfinden.
not-no-agents = An diesem Ort spielt ihr ohne Agenten, also kann auch niemand einen wählen.
not-such-seat = Diesen Platz gibt es an diesem Tisch mit {$have} Plätzen nicht.
not-such-agent = Diese Agentenkarte gibt es in dieser Ausgabe nicht.
not-such-mission = Diese Mission gibt es in dieser Ausgabe nicht.
not-such-gadget = Dieses Gadget gibt es in dieser Ausgabe nicht.
not-such-stack = Es gibt die Kombinationen 1 bis 3.
not-such-room = Diesen Raum gibt es nicht.
not-game-over = Das Spiel ist zu Ende.
not-has-left = {$seat} hat das Spiel verlassen.
not-still-choosing-agents = Erst werden die Agenten gewählt.
not-choosing-agents = Agenten werden jetzt nicht gewählt.
not-agent-decided = Du hast dich schon entschieden.
not-offered = {$agent} hast du nicht gezogen.
not-planning-over = Die Planung ist vorbei.
not-still-planning = Die Raubzüge haben noch nicht begonnen.
not-confirmed = Du hast bestätigt; nimm das erst zurück, um etwas zu ändern.
not-nothing-to-withdraw = Es gibt nichts zurückzunehmen.
not-already-chosen = Du hast schon gewählt; nimm es zurück, um neu zu wählen.
not-nothing-chosen = Wähle erst eine Kombination oder passe.
not-carried-out = Kombination {$stack} ist noch nicht ausgeführt.
not-all-carried-out = Alles Gewählte ist ausgeführt.
not-other-content =
    Mit Kombination {$stack} {$wanted ->
        [upgrade] wird nichts in einen Raum gezeichnet
        [wall] wird keine Wand gezeichnet
        [training] wird nichts trainiert
        [gadget] wird kein Gadget genommen
       *[number] wird keine Zahl geändert
    }.
not-cannot-carry-out = Kombination {$stack} ließe sich nicht ganz ausführen, auch nicht mit einer Änderung, die du bezahlen kannst.
not-bonus-used-up = Du hast alle Bonusaktionen verbraucht.
not-bonus-once = Mehr als eine Bonusaktion pro Runde geht nicht.
not-bonus-when-passing = Wer passt, hat keine Bonusaktion.
not-bonus-same-stack = Eine Bonusaktion braucht eine andere Kombination.
not-bonus-too-late = Eine Bonusaktion wird bezahlt, bevor etwas eingezeichnet wird.
not-bonus-price = Die Bonusaktion kostet {$need} $; du hast {$have} $.
not-number-range = Die Zahlen gehen von 1 bis 5 und nicht im Kreis.
not-number-back = Du hast schon für die andere Richtung bezahlt.
not-no-shift = An diesem Ort bleibt die Zahl, wie sie ist.
not-no-swap = Reihe und Spalte lassen sich hier nicht tauschen, oder nicht noch einmal.
not-modification-price = Die Modifikation kostet {$need} $; du hast {$have} $.
not-in-line = Der Raum in Reihe {$row}, Spalte {$column} liegt nicht in der gezeigten Reihe oder Spalte.
not-room-filled = In Reihe {$row}, Spalte {$column} ist schon etwas.
not-at-entrance = Im Eingang wird nichts eingezeichnet.
not-grey-room = {$upgrade}: nicht in Reihe {$row}, Spalte {$column}, direkt neben dem Eingang.
not-an-edge = Dort kann keine Wand stehen.
not-entrance-edge = Der Eingang bekommt keine Wände.
not-walled =
    {$side ->
        [below] Unter
       *[right] Rechts von
    } Reihe {$row}, Spalte {$column} steht schon eine Wand.
not-edge-in-line =
    Die Kante {$side ->
        [below] unter
       *[right] rechts von
    } Reihe {$row}, Spalte {$column} berührt die gezeigte Reihe oder Spalte nicht.
not-training-price = Das Training kostet {$need} $; du hast {$have} $.
not-track-full =
    Mehr geht nicht: {$track ->
        [movement] Bewegung
        [stealth] Tarnung
       *[combat] Kampf
    } ist voll.
not-gadget-owned = Das Gadget {$gadget} hast du schon.
not-other-gadget = Die Zahl steht für ein anderes Gadget als {$gadget}.
not-claim-too-early = Führe erst Kombination {$stack} aus; eine Mission meldest du nach dem Einzeichnen an.
not-mission-closed = Die Mission {$mission} lässt sich nicht mehr erfüllen oder ist nicht im Spiel.
not-condition-met = Du erfüllst die Bedingung von {$mission} nicht.
not-reward-now = {$mission} wird nur am Ende bezahlt.
not-same-claim = {$mission} hast du schon angemeldet.
not-your-raid = {$seat} ist gerade auf Raubzug.
not-raid-stopped = Dein Raubzug ist zu Ende.
not-split-first = Sag erst, womit du bezahlst.
not-nothing-to-split = Es gibt nichts aufzuteilen.
not-wrong-split = {$stealth} Tarnung und {$combat} Kampf bezahlen die Kosten von {$need} nicht, oder du hast sie nicht.
not-room-there = Dort ist kein Raum.
not-wall-between = Eine Wand ist im Weg.
not-slanting = Dein Agent kann keinen diagonalen Schritt machen, oder keinen weiteren.
not-movement = Das kostet {$need} Bewegung; du hast {$have}.
not-points =
    {$upgrade} kostet {$need ->
        [one] 1 Punkt
       *[other] {$need} Punkte
    }; du hast {$have}.
not-gadget-there = Das Gadget {$gadget} hast du nicht.
not-gadget-used = Das Gadget {$gadget} hast du schon benutzt.
not-direction = So wird {$gadget} nicht benutzt.
not-no-use = Dort hilft {$gadget} nicht.
not-moves-used-up = Ein Raubzug hat höchstens {$have} Züge.
not-forgiving = Was eingezeichnet ist, gilt.
not-nothing-to-take-back = Du hast noch keinen Zug gemacht.
not-no-clock = Es wurde keine Uhr vereinbart.
not-timer-running = Die Uhr läuft, sobald der erste Raubzug zu Ende ist.

## Was eine Aktion tut
do-agent = {$agent} nehmen
do-pick =
    {$colour ->
        [red] Reihe
       *[blue] Spalte
    } {$number} mit {$kind ->
        [upgrade] {$name}
        [wall] einer Wand
        [gadget] einem Gadget
        [movement] {$points} Bewegung
        [stealth] {$points} Tarnung
       *[combat] {$points} Kampf
    } wählen (Kombination {$stack})
do-bonus =
    Bonusaktion für {$price} $: auch {$colour ->
        [red] Reihe
       *[blue] Spalte
    } {$number} mit {$kind ->
        [upgrade] {$name}
        [wall] einer Wand
        [gadget] einem Gadget
        [movement] {$points} Bewegung
        [stealth] {$points} Tarnung
       *[combat] {$points} Kampf
    } (Kombination {$stack})
do-pass = für {$amount} $ passen
do-number-up = die Zahl für {$price} $ um 1 erhöhen
do-number-down = die Zahl für {$price} $ um 1 senken
do-swap = Reihe und Spalte für {$price} $ tauschen
do-draw = {$upgrade} in Reihe {$row}, Spalte {$column} einzeichnen
do-wall =
    eine Wand {$side ->
        [below] unter
       *[right] rechts von
    } Reihe {$row}, Spalte {$column} einzeichnen
do-train =
    für {$price} $ trainieren: {$kind ->
        [movement] {$points} Bewegung
        [stealth] {$points} Tarnung
        [combat] {$points} Kampf
       *[other] {$name}
    }
do-gadget = {$gadget} nehmen
do-claim-now = {$mission} anmelden, {$amount} $ sofort
do-claim-end = {$mission} anmelden, {$amount} $ am Ende
do-confirm = die Wahl bestätigen
do-withdraw = zurücknehmen
do-step =
    nach {$dir ->
        [n] Norden
        [e] Osten
        [s] Süden
        [w] Westen
        [ne] Nordosten
        [se] Südosten
        [sw] Südwesten
       *[nw] Nordwesten
    } gehen
do-split = {$stealth} Tarnung und {$combat} Kampf bezahlen
do-use =
    {$gadget}{$dir ->
        [n] {" "}nach Norden
        [e] {" "}nach Osten
        [s] {" "}nach Süden
        [w] {" "}nach Westen
        [ne] {" "}nach Nordosten
        [se] {" "}nach Südosten
        [sw] {" "}nach Südwesten
        [nw] {" "}nach Nordwesten
       *[none] {""}
    } benutzen
do-use-with =
    {$gadget}{$dir ->
        [n] {" "}nach Norden
        [e] {" "}nach Osten
        [s] {" "}nach Süden
        [w] {" "}nach Westen
       *[none] {""}
    } benutzen, dazu {$cover}
do-stop = den Raubzug beenden

## Wertung
score-budget = Übriges Budget
score-kept-secrets = Eigene Geheimnisse
score-stolen-secrets = Geklaute Geheimnisse
score-missions = Missionen
score-ability = Sonderfähigkeit
score-trap-master = Fallenmeister
score-explorer = Entdecker
score-fighter = Haudegen
score-gadget-fan = Gadget-Fan

## Was auf den Karten steht
card-secret-kinds-in-line = alle drei Arten von Geheimnissen in einer Reihe oder Spalte
card-walls = {$count} Wände
card-tracks = jede Leiste mindestens auf {$count}
card-gadgets = {$count} Gadgets
card-full-line = eine volle Reihe oder Spalte
card-defences = {$count} Fallen und Wachen
card-secrets = {$count} Geheimnisse
card-budget = {$count} $ im Budget
card-corner-guards = je eine Wache in beiden Ecken von Reihe 1
card-smoke = betritt einen Raum mit Falle ohne deren Kosten; die Falle bleibt
card-darts = betritt einen Raum mit Wache ohne deren Kosten; sie gilt als besiegt
card-boots = die nächsten {$count} Schritte, die Bewegung kosten würden, kosten keine
card-grapnel = für {$count} Bewegung geradeaus über einen Raum hinweg, nicht über Wände
card-drill = ein Schritt durch eine Wand
card-plain = keine Sonderfähigkeit
card-diagonal-step = einmal ein diagonaler Schritt, wenn einer der beiden Umwege frei von Wänden ist
card-cheaper-guards = Wachen kosten {$count} weniger
card-cheaper-traps = Fallen kosten {$count} weniger
card-second-use = ein Gadget darf zweimal benutzt werden
card-movement-per-secret = +1 Bewegung je geklautem Geheimnis, höchstens {$count}
card-quiet-traps = ausgelöste Fallen zählen nicht für die Gegenseite
card-set-of-secrets = +{$count} $, wenn du alle drei Arten von Geheimnissen klaust
card-either-everywhere = alle Kosten dürfen mit Tarnung oder Kampf bezahlt werden
card-special-nothing = Keine Sonderregel.
card-special-light-row = Sonderregel: Räume der Reihe {$row} zu betreten kostet eine Bewegung weniger.
card-special-joined-columns = Sonderregel: Linker und rechter Rand hängen zusammen; westlich von Spalte 1 liegt Spalte 5.

## Der Tisch im Terminal
board-title-agents = {$domicile} · Agenten werden gewählt
board-title-plan =
    {$domicile} · Runde {$round}, {$left ->
        [0] mehr geben die Karten nicht her
        [one] höchstens noch 1 weitere
       *[other] höchstens noch {$left} weitere
    }
board-title-last = {$domicile} · Runde {$round}, die letzte
board-title-raid = {$domicile} · die Raubzüge
board-title-over = {$domicile} · das Spiel ist zu Ende
board-title-abandoned = {$domicile} · das Spiel wurde abgebrochen
board-cost =
    {$points} {$kind ->
        [stealth] Tarnung
        [combat] Kampf
       *[either] beliebig
    }
board-secret = +{$income}, {$value} $ wert
board-upgrade = {$short} {$upgrade}: {$what}
board-legend = ^ Falle · ! Wache · $ Geheimnis · # Wand · IN Eingang · @ Agent · (…) erledigt · ~ betreten
board-combination =
    {"  "}{$stack}  {$colour ->
        [red] Reihe
       *[blue] Spalte
    } {$number}: {$kind ->
        [upgrade] {$name}
        [wall] Wand
        [gadget] Gadget {$number}
        [movement] Training, {$points} Bewegung für {$number} $
        [stealth] Training, {$points} Tarnung für {$number} $
       *[combat] Training, {$points} Kampf für {$number} $
    }
board-mission = {"  "}{$id}  {$mission}: {$condition} ({$now} $ sofort oder {$end} $ am Ende)
board-mission-end-only = {"  "}{$id}  {$mission}: {$condition} ({$end} $ am Ende)
board-mission-closed = {"  "}{$id}  {$mission}: {$condition}, erfüllt von {$seats}
board-lair-of = Unterschlupf von {$seat}
board-raid-of = {$seat} raubt den Unterschlupf von {$victim} aus
board-money = {$money} $ im Budget, {$circles} Kreise frei, übrige Bonusaktionen: {$bonus}
board-tracks = Bewegung {$movement} · Tarnung {$stealth} · Kampf {$combat}
board-gadget = Gadget {$number}, {$gadget}: {$effect}
board-agent = {$agent} (Bewegung +{$movement}, Tarnung +{$stealth}, Kampf +{$combat}): {$ability}
board-offer = zur Wahl: {$agent} (Bewegung +{$movement}, Tarnung +{$stealth}, Kampf +{$combat}): {$ability}
board-claim = Angemeldet: {$mission}
board-points =
    Bewegung {$movement} · Tarnung {$stealth} · Kampf {$combat}{$free ->
        [0] {""}
        [one] {" "}· 1 freier Schritt
       *[other] {" "}· {$free} freie Schritte
    }
board-waiting = Noch unentschlossen: {$seats}
board-ready = Fertig: {$seats}
board-gone = Nicht mehr dabei: {$seats}
board-full = Unterschlupf voll: {$seats}
board-score = {"  "}{$seat}: {$score} $ {$title}
board-name-of-title =
    {$rank ->
        [none] {""}
        [first] (Kleinganove)
        [second] (Ränkeschmied)
        [third] (Superhirn)
        [fourth] (Erzschurke)
       *[fifth] (Meisterspion)
    }
