# Was die Seite von Spyworld sagt, auf Deutsch.

sw-abandoned = Das Spiel wurde abgebrochen.
sw-absent = nicht da
sw-add-second = Noch eine dazu
sw-agent = Agent
sw-agents-title = Wen schickst du?
sw-agents-wait = Du hast deinen Agenten. Die anderen wählen noch.
sw-all-in = Alles in $
sw-all-lairs = Alle Unterschlüpfe und Raubzüge
sw-arrow-keys = Pfeiltasten, zweimal geht
sw-ask-agent = Welcher Agent gehört zu dir?
sw-ask-choose = wähle eine von drei
sw-ask-into = {$what}: gehst du hinein?
sw-ask-second = Welche noch dazu?
sw-ask-to = Nach {$room}?
sw-at-end = am Ende
sw-at-home = Inzwischen bei dir
sw-best-way = bester Weg, {$steps} Schritte
sw-bonus-action = eine Bonusaktion, vorab bezahlt aus {$money}
sw-bonus-actions = Bonusaktionen
sw-bonus-left = Bonusaktionen übrig: {$count}
sw-bonus-none = keine der anderen ist zusammen mit dieser möglich
sw-bonus-short = eine Bonusaktion kostet {$cost}, du hast {$money}
sw-bot = Bot
sw-budget-says = {$money} $ übrig, {$free} Kreise noch leer
sw-change = Ändern
sw-choose-edge = wähle eine Kante, {$line}
sw-choose-one = unten wählen
sw-choose-room = wähle einen Raum, {$line}
sw-claim-says = {$mission} anmelden: {$money}
sw-claimed = Du meldest {$mission} an
sw-column = Spalte {$number}
sw-combat = Kampf
sw-combos = Drei Kombinationen
sw-costs = Kosten
sw-could-claim = Du könntest noch {$mission} anmelden.
sw-could-go-on = Es geht noch weiter.
sw-counts-as = zählt als {$count} Gadgets, wenn die meisten Gadgets Geld kosten
sw-counts = {$gadget} zählt als {$count}
sw-domicile = Wo ihr baut
sw-draw-for = {$room}. Hier zeichnen für {$money}
sw-draw-free = {$room}. Hier zeichnen, gratis
sw-drawer = Verlauf und Züge
sw-drawn-by = Gezeichnet von
sw-go-guard = Kampf: {$what}
sw-go-secret = Klauen: {$what}
sw-go-trap = Auslösen: {$what}
sw-go-use = {$gadget} benutzen
sw-line-ready-last = Drücke Fertig. Alle anderen haben gewählt: Dann endet die Runde.
sw-project = Projekt
sw-round = Runde {$round}/{$last}
sw-scale = Maßstab
sw-ambitious = ehrgeizig
sw-drawing = zeichnet
sw-drawn = gezeichnet
sw-edge-below = Wand unter {$room}
sw-edge-of = Eine Kante an {$line}
sw-edge-right = Wand rechts von {$room}
sw-edition-facts = {$cards} Planungskarten, {$domiciles} Orte, {$missions} Missionen, {$agents} Agenten
sw-empty = leer
sw-empty-room = Leerer Raum
sw-entrance = Eingang
sw-free = gratis
sw-fulfilled-by = Erfüllt von {$names}
sw-gadget = Gadget
sw-gadget-in = {$gadget}: {$room}
sw-gadgets = Gadgets
sw-go = Los
sw-goals = Am Ende {$traps} für die meisten ausgelösten Fallen im eigenen Unterschlupf, {$rooms} für die meisten betretenen Räume, {$guards} für die meisten besiegten Wachen; {$gadgets} weniger für die meisten Gadgets. Die Planung endet eine Runde nach dem ersten vollen Unterschlupf oder nach Runde {$last}. Nicht in graue Räume: {$barred}.
sw-grid = Der Unterschlupf, fünf Reihen mit fünf Räumen
sw-guard = Wache
sw-guards = Wachen
sw-has-chosen = hat gewählt
sw-haul = Räume {$rooms}, Wachen {$guards}, Fallen {$traps}.
sw-hint = Tipp
sw-home-again = wieder zu Hause
sw-in-column = Spalte {$number}
sw-in-row = Reihe {$number}
sw-in-lair = Du bist im Unterschlupf von {$name}
sw-in-lair-of = bei {$name}
sw-in-your-lair = in deinem Unterschlupf
sw-kind-choose = Wählen
sw-kind-draw = Zeichnen
sw-kind-end = Abschließen
sw-kind-modify = Ändern
sw-kind-pay = Bezahlen
sw-kind-step = Gehen
sw-kind-take = Nehmen
sw-lair-of = Unterschlupf von {$name}
sw-last-round = Letzte Runde
sw-left = übrig
sw-left-behind = {$money} liegen gelassen
sw-left-game = ist gegangen
sw-left-of-you = links von dir
sw-less-stealth = eine Tarnung weniger, ein Kampf mehr
sw-line-agent = Am Ende gewinnt das meiste Geld. Die Punkte kommen auf dein Training; vor den Raubzügen sieht niemand deinen Agenten.
sw-line-choose = Oder passe für {$money}. Vor den Raubzügen sieht niemand dein Blatt.
sw-line-claim = {$mission} ist erfüllt: Melde sie auf ihrem Schein an, jetzt oder am Ende.
sw-line-claim-end = {$mission} ist erfüllt: Melde sie auf ihrem Schein an, für das Ende.
sw-line-hint =
    {$how ->
        [step] Tipp: der nächste Schritt, in Rot. Von hier sind im Ganzen {$money} möglich.
        [gadget] Tipp: jetzt {$gadget} einsetzen. Von hier sind im Ganzen {$money} möglich.
       *[stop] Tipp: hier aufhören. Du hast im Ganzen {$money}.
    }
sw-line-gadget = Von hier führt nur noch ein Gadget weiter: Wähle eines, oder hör mit dem auf, was du hast.
sw-line-mod = Andere kosten {$money} und mehr.
sw-line-pays = Kostet {$movement} Bewegung, {$stealth} Tarnung, {$combat} Kampf.
sw-line-pays-none = Kostet nichts.
sw-line-raid = Wähle einen leuchtenden Raum, ein Gadget, oder hör mit dem auf, was du hast.
sw-line-ready = Drücke Fertig. Ändern geht, bis alle gewählt haben.
sw-line-second = Wähle eine andere Kombination. Die Bonusaktion wird gleich bezahlt.
sw-line-stop = Kein Schritt ist mehr möglich: hör mit dem auf, was du hast.
sw-line-take = Wähle, welches.
sw-line-wall = Wähle eine Kante zwischen zwei Räumen.
sw-look-at = Unterschlupf von {$name} ansehen
sw-look-home = Eigenen Unterschlupf ansehen
sw-loot = Beute bisher
sw-missions = Missionen
sw-mod-gadget-any = Beliebiges Gadget: {$money}.
sw-mod-gadget-shift = Gadget ±1: {$money}.
sw-mod-shift = Zahl ±1: {$money} je Schritt.
sw-mod-swap = Reihe gegen Spalte: {$money}.
sw-money = {$amount} $
sw-more-stealth = eine Tarnung mehr, ein Kampf weniger
sw-movement = Bewegung
sw-n-chosen = {$done} von {$all} fertig
sw-n-stopped = {$done} von {$all} zurück
sw-next-step = Nächster Schritt
sw-no-moves = Gerade nichts zu tun.
sw-no-sheet = Alle zeichnen geheim an ihrem Unterschlupf. Gezeigt werden sie zu Beginn der Raubzüge.
sw-not-now = Gerade wirst du nichts gefragt.
sw-not-owned = gehört dir nicht
sw-nothing-left = Nichts liegen gelassen
sw-now = jetzt
sw-now-end = {$now} jetzt, am Ende {$end} wert
sw-now-end-short = jetzt / am Ende
sw-one-a-round = eine pro Runde; dann ist sie weg
sw-one-more = Noch eine?
sw-only-you = Das siehst nur du.
sw-over = Das Spiel ist aus
sw-owned = gehört dir
sw-panels = Bereiche
sw-pass = Passen
sw-place = Reihe {$row}, Spalte {$column}
sw-plan = Dein Plan in dieser Runde
sw-plan-none = Wähle eine der drei Kombinationen.
sw-plus = +{$amount} $
sw-plus-points = +{$points}
sw-possible = Du hast {$taken} genommen; mit denselben Punkten wären {$best} möglich gewesen.
sw-possible-least = Du hast {$taken} genommen; mit denselben Punkten wären mindestens {$best} möglich gewesen.
sw-private = privat
sw-progress = {$have} von {$need}
sw-raider-pays = Räuber zahlt
sw-raider-pays-short = Räuber zahlt
sw-raiding = unterwegs
sw-ready = Fertig
sw-replay-closed = Unterschlüpfe sind bis zu den Raubzügen geheim. Wähle jemandes Augen, um ein Blatt zu sehen.
sw-right-of-you = rechts von dir
sw-room-says = {$place}: {$inside}
sw-rooms-filled = {$count} von 24 Räumen
sw-round-word = Runde
sw-round-what = Runde {$round}: {$what}
sw-row = Reihe {$number}
sw-second-opinion = Zweite Meinung
sw-secret = Geheimnis
sw-secrets = Geheimnisse
sw-set-agents = Agenten
sw-set-beginner = Anfänger
sw-set-beginner-hint = +{$amount} $ zu Beginn
sw-set-first = fürs erste Spiel, ohne Agenten
sw-set-forgiving = Raubzüge mit Zurück
sw-set-forgiving-hint = Schritte dürfen zurückgenommen werden, und es gibt Tipps.
sw-set-free = Freie Wahl
sw-set-free-hint = Alle wählen unter allen Agenten.
sw-set-in-turn = Nacheinander
sw-set-in-turn-hint = Alle schauen jedem Raubzug zu; am besten zu wenigen.
sw-set-more = Weiteres
sw-set-raids = Raubzüge
sw-set-timer = Uhr
sw-set-timer-hint = Zwei Minuten, sobald der erste Raubzug zu Ende ist.
sw-set-together = Alle zugleich
sw-set-together-hint = Niemand sieht die anderen Raubzüge vor dem Ende.
sw-set-usual = Wie üblich
sw-set-usual-hint = Geheim ausgeteilt; bis zu vier wählen zwischen zweien.
sw-short = Dir fehlen {$money}.
sw-share-line = {$domicile}, {$players} am Tisch
sw-share-says = Unterschlupf, Raubzug und Punkte: {$scores}
sw-show = Zeigen
sw-solving = Sucht den besten Raubzug …
sw-split-says = {$stealth} Tarnung und {$combat} Kampf
sw-stealth = Tarnung
sw-step-back = Schritt zurück
sw-step-none = Drücke auf einen leuchtenden Raum oder eine Pfeiltaste.
sw-step-wait = Dein Raubzug ist zu Ende.
sw-stop-with = Aufhören mit {$money}
sw-stopped = zurück
sw-tab-log = Verlauf
sw-tab-loot = Beute
sw-tab-moves = Alle Züge
sw-tab-overview = Überblick
sw-tab-table = Tisch
sw-table = Am Tisch
sw-tap-second = andere Kombination wählen
sw-thief-gone = {$name} war in deinem Unterschlupf.
sw-thief-there = {$name} räubert in deinem Unterschlupf.
sw-thing-in = {$thing}, {$line}
sw-thinking = überlegt
sw-time-left = noch {$minutes}:{$seconds}
sw-title-head = Titel
sw-titles = Titel
sw-too-far = Dieser Raum ist für einen Schritt zu weit weg: Ein Schritt führt in einen Raum nebenan.
sw-took = {$name} hat {$money} genommen
sw-took-from-you = {$name} hat dir {$money} genommen.
sw-total = Summe
sw-train = Trainieren
sw-training = Training
sw-training-of = {$track} +{$points}
sw-trap = Falle
sw-traps = Fallen
sw-two-ways = Der Unterschlupf mit deinem Weg, der bessere gestrichelt
sw-undo = Rückgängig
sw-used = benutzt
sw-wait = Einen Moment
sw-watching = Du schaust zu.
sw-watching-in = Du schaust {$name} {$where} zu
sw-waiting-for = Es fehlt noch: {$names}.
sw-waiting-many = Es fehlen noch {$count}.
sw-waits = wartet
sw-wall = Wand
sw-ways-on = Wohin weiter
sw-where-from = Woher jeder $ kam
sw-without = Ohne Gadget
sw-worth = {$money} wert
sw-you = du
sw-you-chose = Du hast gewählt
sw-bot-chose = Ein Bot hat für dich gewählt
sw-bot-rounds =
    {$count ->
        [one] Ein Bot hat 1 deiner Runden gespielt.
       *[other] Ein Bot hat {$count} deiner Runden gespielt.
    }
sw-you-pass = du passt
sw-you-stopped = Du bist zurück
sw-you-took = Du hast {$money} bei {$name} genommen.
sw-you-win = Du gewinnst mit {$money}.
sw-your-agent = Dein Agent
sw-your-lair = Dein Unterschlupf
sw-your-way = dein Weg, {$steps} Schritte
sw-minus = −{$amount} $
sw-or-at-end = oder am Ende
sw-taken = erhalten
sw-short-smoke = gratis an einer Falle vorbei
sw-short-darts = besiegt gratis eine Wache
sw-short-boots = {$count} Schritte ohne Bewegung
sw-short-grapnel = über einen Raum für {$count} Bewegung
sw-short-drill = ein Schritt durch eine Wand
sw-line-first = Am Ende gewinnt das meiste Geld. Vor den Raubzügen sieht niemand dein Blatt.
sw-line-last = Dann die Raubzüge. Das meiste Geld gewinnt; was andere haben, ist bis dahin geheim.
sw-counted-now = jetzt gezählt
sw-now-plan = Jetzt gezählt hast du {$total}: {$left} übrig, {$secrets} in Geheimnissen, wenn sie niemand klaut, {$missions} noch aus Missionen.
sw-now-raid = Jetzt gezählt hast du {$total} ohne Preise: {$left} übrig, {$secrets} in Geheimnissen daheim, {$stolen} geklaut, {$missions} aus Missionen.
sw-line-fills = Damit ist dein Unterschlupf voll: Es folgt eine letzte Runde. Das meiste Geld gewinnt.
sw-walled-in = {$money} eingemauert: nichts wert.
sw-walls-in = Damit mauerst du eigene Geheimnisse ein: {$money} sind für dich nichts mehr wert.
sw-ask-sure-ready = Trotzdem fertig?
sw-ask-sure-stop = Raubzug mit {$money} beenden?
sw-sure-ready = Trotzdem fertig
sw-sure-stop = Raubzug beenden
sw-why-both = Mit den {$money}, die nach der Bonusaktion bleiben, lassen sich nicht beide ganz ausführen.
sw-why-full = In deinem Unterschlupf ist kein Raum leer.
sw-why-upgrade = {$thing}: Kein Raum dafür ist leer, {$line}.
sw-why-elsewhere = Deine {$money} reichen nicht bis zu einem, der leer ist.
sw-why-wall = Jede Kante hat schon ihre Wand, {$line}.
sw-why-gadget = Dieses Gadget ({$gadget}) hast du schon, und deine {$money} reichen für kein anderes.
sw-why-gadgets = Du hast schon alle Gadgets.
sw-sprung = {$upgrade}, ausgelöst
sw-beaten = {$upgrade}, besiegt
sw-stolen = {$upgrade}, geklaut
sw-drift-two = Du und {$name} raubt einander aus.
sw-thief-soon = {$name} wird deinen Unterschlupf ausrauben.
sw-lair-full = Unterschlupf voll
sw-leads = führt
sw-leads-with = {$name} führt mit {$money}, Preise nicht gezählt.
sw-you-lead = Du führst mit {$money}, Preise nicht gezählt.
sw-raids = {$thief} raubt {$prey} aus.
sw-watching-round = Du schaust zu: Runde {$round} von höchstens {$last}
sw-agents-watched = Die Agenten werden gewählt
sw-agents-secret = Wer wen schickt, bleibt bis zu den Raubzügen geheim.
sw-line-rooms-for =
    {$count ->
        [one] Ein Raum leuchtet, für {$money}.
       *[other] {$count} Räume leuchten, für je {$money}.
    }
sw-free-steps =
    {$count ->
        [one] Ein freier Schritt.
       *[other] {$count} freie Schritte.
    }
sw-wins =
    {$count ->
        [one] {$names} gewinnt mit {$money}.
       *[other] {$names} teilen sich den Sieg mit {$money}.
    }
sw-drift =
    {$why ->
        [red] Mehr Rot als Blau: Wäre jetzt Schluss, würde {$thief} dich ausrauben und du {$prey}.
        [blue] Mehr Blau als Rot: Wäre jetzt Schluss, würde {$thief} dich ausrauben und du {$prey}.
       *[none] Wäre jetzt Schluss, würde {$thief} dich ausrauben und du {$prey}.
    }
sw-drift-done = {$thief} raubt dich aus, du {$prey}.
sw-drift-why =
    {$why ->
        [red] Mehr Rot als Blau: {$thief} raubt dich aus, du {$prey}.
        [blue] Mehr Blau als Rot: {$thief} raubt dich aus, du {$prey}.
       *[none] {$thief} raubt dich aus, du {$prey}.
    }
sw-line-rooms =
    {$count ->
        [0] Dort ist kein Raum leer.
        [one] Ein Raum leuchtet, gratis.
       *[other] {$count} Räume leuchten, gratis.
    }
sw-title =
    {$rank ->
        [none] Kein Titel
        [first] Klein­ganove
        [second] Ränke­schmied
        [third] Super­hirn
        [fourth] Erz­schurke
       *[fifth] Meister­spion
    }
sw-n-secrets =
    {$count ->
        [one] {$count} Geheimnis
       *[other] {$count} Geheim­nisse
    }
sw-n-missions =
    {$count ->
        [one] {$count} Mission
       *[other] {$count} Missionen
    }
sw-n-traps =
    {$count ->
        [one] {$count} Falle ausgelöst
       *[other] {$count} Fallen ausgelöst
    }
sw-n-rooms =
    {$count ->
        [one] {$count} Raum betreten
       *[other] {$count} Räume betreten
    }
sw-n-guards =
    {$count ->
        [one] {$count} Wache besiegt
       *[other] {$count} Wachen besiegt
    }
sw-n-gadgets =
    {$count ->
        [one] {$count} Gadget
       *[other] {$count} Gadgets
    }
sw-n-players =
    {$count ->
        [one] {$count} Person
       *[other] {$count} Personen
    }
sw-since-raid =
    {$seat} hat {$prey ->
        [you] dich
       *[other] {$prey}
    } ausgeraubt: {$money}.
