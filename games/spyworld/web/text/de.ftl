# Was die Seite von Spyworld sagt, auf Deutsch.

sw-abandoned = Das Spiel wurde abgebrochen.
sw-absent = nicht da
sw-add-second = Zweite dazu
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
sw-bonus-action = Bonusaktion
sw-bonus-actions = Bonusaktionen
sw-bonus-left = Bonusaktionen übrig: {$count}
sw-bot = Bot
sw-budget-says = {$money} $ übrig, {$free} Kreise noch leer
sw-change = Wahl ändern
sw-choose-edge = wähle eine Kante, {$line}
sw-choose-one = unten wählen
sw-choose-room = wähle einen Raum, {$line}
sw-claim-says = {$mission} anmelden: {$money}
sw-claimed = Du meldest {$mission} an
sw-column = Spalte {$number}
sw-combat = Kampf
sw-combos = Drei Kombinationen
sw-costs = Kosten
sw-could-claim = Du könntest noch {$mission} anmelden. Drücke noch einmal Fertig, um ohne weiterzumachen.
sw-could-go-on = Es geht noch weiter. Noch einmal drücken beendet den Raubzug.
sw-count = × {$count}
sw-counts-as = zählt für den Gadget-Fan als {$count}
sw-domicile = Domizil
sw-done-with = {$upgrade}, erledigt
sw-draw-for = {$room}. Hier zeichnen für {$money}
sw-draw-free = {$room}. Hier zeichnen, gratis
sw-drawer = Verlauf und Züge
sw-drawn-by = Gezeichnet von
sw-go-guard = {$what} besiegen
sw-go-secret = {$what} klauen
sw-go-trap = {$what} auslösen
sw-go-use = {$gadget} benutzen
sw-line-ready-last = Drücke Fertig. Alle anderen haben gewählt: Dann endet die Runde.
sw-project = Projekt
sw-round = Runde {$round}/{$last}
sw-scale = Maßstab
sw-ambitious = ehrgeizig
sw-drawing = zeichnet
sw-drawn = gezeichnet
sw-drift = Wäre jetzt Schluss, würde {$thief} dich ausrauben und du {$prey}.
sw-drift-done = {$thief} raubt dich aus, du {$prey}.
sw-edge-below = Wand unter {$room}
sw-edge-of = Eine Kante an {$line}
sw-edge-right = Wand rechts von {$room}
sw-edition-facts = {$cards} Planungskarten, {$domiciles} Domizile, {$missions} Missionen, {$agents} Agenten
sw-empty = leer
sw-empty-room = Leerer Raum
sw-entrance = Eingang
sw-for = für {$money}
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
sw-line-agent = Die Punkte kommen zu Beginn der Raubzüge auf dein Training. Vorher sieht niemand deinen Agenten.
sw-line-choose = Oder passe für {$money}. Niemand sieht es, bevor alle gewählt haben.
sw-line-claim = {$mission} ist erfüllt: Melde sie auf ihrem Schein an, jetzt oder am Ende.
sw-line-claim-end = {$mission} ist erfüllt: Melde sie auf ihrem Schein an, für das Ende.
sw-line-hint = Tipp, in Rot: {$money} im Ganzen, in {$steps} Schritten von hier.
sw-line-gadget = Von hier führt nur noch ein Gadget weiter: Wähle eines, oder hör mit dem auf, was du hast.
sw-line-mod = Andere kosten {$money} und mehr.
sw-line-pays = Kostet {$movement} Bewegung, {$stealth} Tarnung, {$combat} Kampf.
sw-line-pays-none = Kostet nichts.
sw-line-raid = Wähle einen leuchtenden Raum, ein Gadget, oder hör mit dem auf, was du hast.
sw-line-ready = Drücke Fertig. Ändern geht, bis alle gewählt haben.
sw-line-second = Tippe eine andere Kombination an; die Bonusaktion wird gleich bezahlt.
sw-line-stop = Kein Schritt ist mehr möglich: hör mit dem auf, was du hast.
sw-line-take = Wähle, welches.
sw-line-wall = Tippe eine Kante zwischen zwei Räumen an.
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
sw-no-sheet = Du schaust zu: Die Blätter sind bis zu den Raubzügen geheim.
sw-not-now = Gerade wirst du nichts gefragt.
sw-not-owned = gehört dir nicht
sw-nothing-left = Nichts liegen gelassen
sw-now = jetzt
sw-now-end = {$now} $ jetzt, {$end} $ wert
sw-now-end-short = jetzt / Ende
sw-one-a-round = eine pro Runde
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
sw-set-forgiving = Nachsichtige Raubzüge
sw-set-forgiving-hint = Schritte dürfen zurückgenommen werden, und es gibt Tipps.
sw-set-free = Freie Wahl
sw-set-free-hint = Alle wählen unter allen Agenten.
sw-set-in-turn = Nacheinander
sw-set-in-turn-hint = Alle schauen jedem Raubzug zu.
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
sw-tab-table = Tisch
sw-table = Am Tisch
sw-tap-second = andere Kombination antippen
sw-thief-gone = {$name} war in deinem Unterschlupf.
sw-thief-there = {$name} räubert in deinem Unterschlupf.
sw-thing-in = {$thing}, {$line}
sw-thinking = überlegt
sw-time-left = noch {$minutes}:{$seconds}
sw-title-head = Titel
sw-titles = Titel
sw-too-far = Dieser Raum ist für einen Schritt zu weit weg: Ein Schritt führt in einen Raum nebenan.
sw-took = {$name} nahm {$money}
sw-took-from-you = {$name} fand {$money} in deinem.
sw-total = Summe
sw-train = Trainieren
sw-training = Training
sw-training-of = {$track} +{$points}
sw-trap = Falle
sw-traps = Fallen
sw-two-ways = Der Unterschlupf mit deinem Weg, der bessere gestrichelt
sw-undo = Zurück
sw-used = benutzt
sw-wait = Einen Moment
sw-watching = Du schaust zu.
sw-watching-in = Du schaust {$name} {$where} zu
sw-waiting-for = Noch beschäftigt: {$names}.
sw-waiting-many = {$count} sind noch beschäftigt.
sw-waits = wartet
sw-wall = Wand
sw-ways-on = Wege weiter
sw-where-from = Woher jeder $ kam
sw-without = Ohne Gadget
sw-worth = {$money} wert
sw-you = du
sw-you-chose = Du hast gewählt
sw-you-pass = du passt
sw-you-stopped = Du bist zurück
sw-you-took = Du nahmst {$money} aus dem Unterschlupf von {$name}.
sw-you-win = Du gewinnst mit {$money}.
sw-your-agent = Dein Agent
sw-your-lair = Dein Unterschlupf
sw-your-way = dein Weg, {$steps} Schritte
sw-line-rooms-for =
    {$count ->
        [one] Ein Raum leuchtet, für {$money}.
       *[other] {$count} Räume leuchten, für je {$money}.
    }
sw-line-rooms =
    {$count ->
        [0] In dieser Linie ist kein Raum leer.
        [one] Ein Raum leuchtet, gratis.
       *[other] {$count} Räume leuchten, gratis.
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
sw-title =
    {$rank ->
        [none] Noch niemand
        [first] Gauner
        [second] Ränke­schmied
        [third] Super­hirn
        [fourth] Erz­schurke
       *[fifth] Meister­spion
    }
