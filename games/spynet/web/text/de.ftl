# Was die Seite von SpyNet über die Regeln hinaus sagt, auf Deutsch.

## Wörter
sn-you = Du
sn-yours = deins
sn-partner = Partner
sn-rival = Rivale
sn-role-bot = {$role}, Bot, {$kind}
sn-has-left = ausgestiegen
sn-you-left = du bist ausgestiegen
sn-seat-label = {$name}, {$role}
sn-you-with = du, mit {$name}
sn-you-alone = du
sn-name-you = {$name} (du)
sn-master = Meister, überall
sn-no-condition = Keine Bedingung
sn-situation = Situation
sn-card = {$name}. {$text}
sn-none = keine
sn-no-master = keiner
sn-teams = Zweierteams
sn-stars-word = Sterne
sn-players = Spieler

## Bereiche
sn-branches = Die vier Bereiche
sn-short-enforcement = Vollstr.
sn-short-infiltration = Infiltr.
sn-short-counterintelligence = Abwehr
sn-short-technology = Technik
sn-nobody-dominates = Niemand dominiert
sn-nobody-short = niemand
sn-you-dominate = Du dominierst um {$by}
sn-dominates = {$name} dominiert um {$by}
sn-by = um {$by}
sn-to-beat = zu schlagen: {$best}
sn-says-dominates = dominiert
sn-best-rival = bester Rivale {$best}
sn-will-dominate = du wirst dominieren
sn-will-dominate-short = dominiert
sn-yours-anyway = ohnehin deiner
sn-yours-short = deiner
sn-only-equal = nur gleich: 1 zu wenig
sn-equal-short = gleich
sn-short-by = {$count} zu wenig
sn-short-by-short = −{$count}
sn-you-dominate-here = du dominierst hier
sn-lay-here = hier auslegen
sn-lay-short = auslegen
sn-not-here = gehört nicht hierher
sn-not-here-short = –
sn-used-short = benutzt
sn-need-short = {$have} von {$need}
sn-no-short = nein
sn-says-play = In {$branch} ausspielen: {$verdict}
sn-says-lay = In {$branch} auslegen
sn-says-not = {$branch}: {$why}
sn-your-agents = Deine Agenten, der unterste zuerst
sn-your-files = Deine Operationen in {$branch}: {$count}, jetzt wert in Sternen: {$stars}
sn-no-files = noch keine
sn-others-files = Operationen der anderen, nur gezählt
sn-have-best = du {$have}, bester Rivale {$best}
sn-strength-says =
    {$branch}: Stärke {$strength}, {$agents ->
        [one] 1 Agent
       *[other] {$agents} Agenten
    }{$funding ->
        [0] {""}
        [one] , Finanzierung +{$funding}
       *[other] , Finanzierung +{$funding}
    }

## Stapel
sn-supply = Stapel, Deck und Ablage
sn-piles = Stapel
sn-pile = Stapel {$pile}
sn-pile-says =
    {$count ->
        [one] Stapel {$pile}, 1 Karte
       *[other] Stapel {$pile}, {$count} Karten
    }
sn-lift-says =
    {$count ->
        [one] Rekrutieren: Stapel {$pile} aufnehmen, 1 Karte
       *[other] Rekrutieren: Stapel {$pile} aufnehmen, {$count} Karten
    }
sn-memory-on = mit Gedächtnishilfe
sn-memory-off = ohne Gedächtnishilfe
sn-memory = Du erinnerst dich
sn-pile-empty = leer
sn-never-seen = nie gesehen
sn-all-seen = alles gesehen
sn-pile-order = Stapel werden der Reihe nach angesehen: Zuerst kommt Stapel {$pile}.
sn-some-seen = {$known} gesehen, {$new} neu
sn-you-know = du kennst etwas
sn-hidden-cards =
    {$count ->
        [one] 1 verdeckte Karte
       *[other] {$count} verdeckte Karten
    }
sn-deck = Deck
sn-deck-line =
    {$end ->
        [0] die letzte Karte beginnt die letzten Züge
        [one] bei einer Karte beginnen die letzten Züge
       *[other] bei {$end} Karten beginnen die letzten Züge
    }
sn-last-turns = letzte Züge
sn-discard = Ablage
sn-discard-empty = leer

## Rekrutieren und wählen
sn-tray = Vor dir auf dem Tisch
sn-in-hands = in deinen Händen
sn-was-put-back = zurückgelegt
sn-passed = leer
sn-next = als Nächstes
sn-later = danach
sn-last-resort = zuletzt
sn-deck-resort = Alle Stapel zurückgelegt: Du ziehst die oberste Karte, bis dahin ungesehen.
sn-one-more = +1 ungesehen
sn-so-holds = dann sind es {$count}
sn-if-taken = wenn du Stapel {$pile} nimmst
sn-untouched = Unberührt
sn-hand-grows = Alle nehmen: Hand {$hand} → {$then}
sn-pile-anew = Stapel {$pile} beginnt neu mit 1 ungesehenen Karte
sn-put-back-then = Zurücklegen: weiter
sn-pile-keeps = Stapel {$pile} behält diese und bekommt 1 dazu
sn-nothing-here = nichts für hier
sn-choices = Was zur Wahl steht
sn-you-give = du gibst
sn-you-take-from = du nimmst, von {$name}
sn-you-take-pile = du nimmst, aus Stapel {$pile}
sn-cards-go-round = Die ersten Karten gehen um: Alle behalten eine und geben die anderen nach rechts weiter.

## Die Frage ganz oben
sn-ask-fresh = Dein Zug: rekrutieren oder ausspielen?
sn-ask-fresh-shared = {$name}: Rekrutieren oder ausspielen?
sn-line-fresh = Rekrutieren zeigt dir Stapel {$pile}: Danach gibt es kein Zurück.
sn-line-fresh-deck = Alle Stapel sind leer: Rekrutieren zieht die oberste Karte des Decks.
sn-ask-last = Dein letzter Zug. Was spielst du aus?
sn-line-last = Rekrutiert wird nicht mehr: Spiele Karten aus oder nichts.
sn-line-win = Die meisten Sterne gewinnen.
sn-ask-on = Weiter ausspielen oder den Zug beenden?
sn-ask-end = Alles getan. Zug beenden?
sn-line-end = Noch ist nichts abgeschickt: Alles lässt sich zurücknehmen.
sn-line-end-rest = Was du gesehen hast, bleibt; der Rest lässt sich noch rückgängig machen.
sn-line-settled = Was aufgedeckt wurde, lässt sich nicht zurücknehmen.
sn-line-more-agents =
    {$count ->
        [one] Ein weiterer Agent darf in jeden Bereich.
       *[other] {$count} weitere Agenten dürfen in jeden Bereich.
    }
sn-ask-more = {$card} liegt aus. Finanzierung anhängen?
sn-line-attach = Finanzierung lässt sich nur jetzt anhängen.
sn-line-attach-first = Erst die Finanzierung anhängen: Nach der Fähigkeit ist es zu spät.
sn-ask-keep = Welche Karte behältst du?
sn-ask-keep-it = {$card} behalten?
sn-line-keep =
    {$count ->
        [one] Die andere Karte geht an {$name}, rechts von dir.
       *[other] Die anderen {$count} Karten gehen an {$name}, rechts von dir.
    }
sn-ask-take = Stapel {$pile} ganz nehmen oder zurücklegen?
sn-line-next-pile = Als Nächstes käme Stapel {$pile}.
sn-line-next-deck = Legst du zurück, ziehst du die oberste Karte des Decks.
sn-line-seen = Was du gesehen hast, bleibt gesehen.
sn-line-reveals = Das zeigt dir verdeckte Karten: Es lässt sich nicht zurücknehmen.
sn-line-copied = {$card} nutzt dies: {$source}
sn-ask-use = {$card} nutzen?
sn-ask-branch = In welchen Bereich geht {$card}?
sn-ask-take-hand = Welche Karte nimmst du von {$name}?
sn-ask-give-hand = Welche Karte gibst du {$name} dafür?
sn-ask-take-pile = Welche Karte nimmst du aus Stapel {$pile}?
sn-ask-give-pile = Welche Karte legst du dafür in Stapel {$pile}?
sn-ask-look-hand = Die Hand von {$name}
sn-ask-look-pile = Stapel {$pile}, nur für dich
sn-ask-look-files = Die Operationen von {$name}
sn-ask-move-to = Zu welchem deiner Agenten geht sie?
sn-ask-salvage =
    {$count ->
        [one] Eine Karte von der Ablage nehmen?
       *[other] Bis zu {$count} Karten von der Ablage nehmen?
    }
sn-ask-top =
    {$count ->
        [one] Welche Karte nimmst du?
       *[other] Welche {$count} Karten nimmst du?
    }
sn-ask-order = Welche Karte soll als Nächstes kommen?
sn-ask-discard =
    {$count ->
        [one] Welche Karte wirfst du ab?
       *[other] Welche {$count} Karten wirfst du ab?
    }
sn-ask-attach = {$card} anhängen?
sn-ask-where = In welchen Bereich geht {$card}?
sn-ask-nowhere = {$card} kann jetzt nirgends hin.
sn-ask-funding = {$card} geht mit einem Agenten mit.
sn-ask-play = {$card} in {$branch} ausspielen?
sn-ask-lay = {$card} in {$branch} auslegen?
sn-line-lay = Verdeckt bis zum Ende; nur manche Karten lassen andere hineinsehen.
sn-line-lay-open = Offen, durch die Situation: Alle sehen sie.
sn-line-lay-idle = Nach jetzigem Stand 0 Sterne wert ({$why}).
sn-line-strength = {$branch} {$before} → {$after}.
sn-line-will = Bester Rivale {$best}: Du wirst dominieren.
sn-line-anyway = Bester Rivale {$best}: Du dominierst schon.
sn-line-not-yet = Bester Rivale {$best}: noch zu wenig.
sn-over = Die Partie ist zu Ende.
sn-sending = Einen Moment
sn-waiting-for = Warten auf {$name}
sn-goal = Die meisten Sterne aus Operationen gewinnen; auslegen darf, wer dominiert.
sn-goal-team = Das Team mit den meisten Sternen aus Operationen gewinnt; auslegen darf, wer dominiert.
sn-line-stand =
    {$count ->
        [one] Du hast jetzt 1 Stern.
       *[other] Du hast jetzt {$count} Sterne.
    } Ausgelegte Operationen: {$others}.
sn-laid-stars =
    {$name} {$laid} ({$stars ->
        [one] 1 Stern
       *[other] {$stars} Sterne
    })
sn-line-deck-ends =
    {$count ->
        [one] Im Deck ist noch eine Karte: Rekrutieren kann die letzten Züge einleiten.
       *[other] Im Deck sind noch {$count} Karten: Rekrutieren kann die letzten Züge einleiten.
    }
sn-line-take-ends = Nimmst du diesen Stapel, beginnen die letzten Züge: Alle haben noch einen.
sn-line-leave-ends = Legst du ihn zurück, beginnen die letzten Züge: Alle haben noch einen.
sn-line-both-end = Ob du ihn nimmst oder zurücklegst: Die letzten Züge beginnen, alle haben noch einen.
sn-line-idle-ends = Mit diesem Zug sind drei Runden ohne Rekrutieren um: Rekrutierst du nicht, beginnen die letzten Züge.
sn-line-end-ends = Beendest du deinen Zug, beginnen die letzten Züge: Alle haben noch einen.
sn-line-use-ends = Damit beginnen die letzten Züge: Nach deinem haben alle noch einen.
sn-line-game-ends = Beendest du deinen Zug, endet das Spiel.
sn-line-discard = Sie kommt auf die offene Ablage.
sn-line-effect = {$branch}: du {$have}, bester Rivale {$best}: {$verdict}.
sn-will-lose = du dominierst nicht mehr
sn-idle-deck = Die Fähigkeit bewirkt nichts: Das Deck ist leer.
sn-idle-exchange = Die Fähigkeit bewirkt nichts: Es gibt keine Karte zu tauschen.
sn-idle-files = Die Fähigkeit bewirkt nichts: Es gibt keine Operationen anzusehen.
sn-idle-funding = Die Fähigkeit bewirkt nichts: Keine passende Finanzierung ist angehängt.
sn-idle-agent = Die Fähigkeit bewirkt nichts: Kein passender Agent ist im Spiel.
sn-idle-discard = Die Fähigkeit bewirkt nichts: Auf der Ablage liegt keine solche Karte.
sn-idle-copy = Die Fähigkeit bewirkt nichts: Keine andere Fähigkeit ist im Spiel.
sn-to-your-right = rechts von dir
sn-first-agent = Ein Agent macht dich in einem Bereich stärker. Bist du stärker als alle Rivalen, dominierst du ihn. Ein Meisteragent passt in jeden Bereich.
sn-first-operation = Eine Operation bringt am Ende ihre Sterne. Man legt sie aus, wo man dominiert.
sn-first-funding = Eine Finanzierung macht einen Agenten stärker, wenn du ihn ausspielst.
sn-you-small = du
sn-stars-now =
    {$count ->
        [one] Jetzt 1 Stern
       *[other] Jetzt {$count} Sterne
    }
sn-stars-idle =
    {$count ->
        [one] 1 zählt noch nicht
       *[other] {$count} zählen noch nicht
    }
sn-most-branches = dominiert die meisten Bereiche: {$count}
sn-leads = Meiste Bereiche: {$names} ({$count})
sn-other-turn = {$name} ist am Zug
sn-chip-last = letzte Züge

## Knöpfe
sn-ways = Rekrutieren oder ausspielen
sn-way-recruit = Rekrutieren
sn-way-play = Ausspielen
sn-recruit-go = Rekrutieren
sn-put-back = Zurücklegen
sn-take-all =
    {$count ->
        [one] Nehmen
       *[other] Alle {$count} nehmen
    }
sn-play-in = In {$branch} ausspielen
sn-lay-in = In {$branch} auslegen
sn-attach = Anhängen
sn-attach-it = {$card} anhängen
sn-attach-says = {$card} anhängen, plus {$value}
sn-give-to = An {$name}
sn-give-card = Karte reichen
sn-give-pick = Wähle die Karte deiner Hand, die du weiterreichen willst.
sn-undo = Rückgängig
sn-nothing-to-undo = Es gibt nichts zurückzunehmen: Nichts wurde getan, oder Verdecktes wurde gezeigt.
sn-end = Zug beenden
sn-end-nothing = Nichts ausspielen
sn-could-play = Du könntest noch ausspielen: {$cards}.
sn-could-play-one = Du könntest noch einen davon ausspielen: {$cards}.
sn-could-lay = Du könntest noch auslegen: {$cards}.
sn-could-recruit = Du könntest noch rekrutieren.
sn-endq-title = Zug beenden?
sn-endq-leave = Beenden
sn-endq-on = Weiter ausspielen

## Du
sn-this-turn = Dieser Zug
sn-agents = Agenten
sn-one-agent = einer je Zug
sn-files = Operationen
sn-files-and-funding = Operationen und Finanzierung
sn-to = An {$name}
sn-may-give = eine Karte, wenn du magst
sn-gave = gereicht
sn-mark-done = erledigt
sn-mark-free = frei
sn-mark-no = nicht möglich
sn-not-your-turn = Du bist nicht am Zug. Deine Karten kannst du ansehen.
sn-recruiting-ends = Rekrutieren beendet deinen Zug.
sn-your-hand =
    {$count ->
        [one] Deine Hand, 1 Karte
       *[other] Deine Hand, {$count} Karten
    }
sn-hand-empty = Deine Hand ist leer.
sn-watching = Du schaust zu.
sn-previous-card = Vorige Karte
sn-next-card = Nächste Karte

## Die anderen
sn-others = Partner und Rivalen
sn-look-at = Die Auslage von {$name} ansehen
sn-in-hand-word = Hand
sn-in-hand =
    {$count ->
        [one] 1 Karte auf der Hand
       *[other] {$count} Karten auf der Hand
    }
sn-operations-word =
    {$count ->
        [one] Operation
       *[other] Operationen
    }
sn-operations =
    {$count ->
        [one] 1 Operation
       *[other] {$count} Operationen
    }
sn-funding-word = Finanz.
sn-you-know-hand = bekannt
sn-zone-hand = Hand von {$name}
sn-zone-files = Operationen von {$name}
sn-guess = {$card} ist an einem dieser Orte: {$places}.
sn-joint = Von {$cards} kann höchstens {$most} bei {$name} sein.

## Was die anderen taten
sn-since-lost = Du dominierst {$branch} nicht mehr.
sn-since-lost-to = Dominiert jetzt {$branch} an deiner Stelle.
sn-since-dominates = Dominiert jetzt {$branch}.
sn-since-yours = Du dominierst jetzt {$branch}.
sn-since-nobody = Niemand dominiert mehr {$branch}.
sn-since-agent = {$card} ({$branch})
sn-since-turn = {$seat} {$deeds}.
sn-did-played = spielt {$agents}
sn-did-laid =
    {$count ->
        [one] legt eine Operation in {$branches}
       *[other] legt {$count} Operationen ({$branches})
    }
sn-did-nothing = spielt nichts
sn-did-took =
    nimmt Stapel {$pile} ({$count ->
        [one] 1 Karte
       *[other] {$count} Karten
    })
sn-did-drew = zieht eine Karte
sn-did-eliminated =
    eliminiert {$owner ->
        [you] bei dir {$agent}
       *[other] {$agent} ({$owner})
    }
sn-did-poached =
    bekommt {$owner ->
        [you] von dir {$agent}
       *[other] {$agent} ({$owner})
    } durch Abwerben
sn-did-returned =
    schickt {$owner ->
        [you] {$agent} auf deine Hand zurück
       *[other] {$agent} ({$owner}) auf die Hand zurück
    }
sn-did-unfunded = 
    {$whose ->
        [you] entfernt bei dir {$card} von {$agent}
       *[other] entfernt {$card} von {$agent}
    }
sn-did-moved = 
    {$whose ->
        [you] verschiebt bei dir {$card} von {$from} zu {$agent}
       *[other] verschiebt {$card} zu {$agent}
    }
sn-did-saw-hand =
    sieht {$of ->
        [you] deine Hand
       *[other] die Hand von {$of}
    }
sn-did-saw-files =
    sieht {$of ->
        [you] deine Operationen
       *[other] die Operationen von {$of}
    }
sn-did-exchanged =
    tauscht eine Karte mit {$with ->
        [you] dir
       *[other] {$with}
    }
sn-did-gave =
    reicht {$to ->
        [you] dir
       *[other] {$to}
    } eine Karte
sn-did-salvaged = nimmt {$card} von der Ablage
sn-log-took =
    {$seat} sieht {$seen ->
        [one] einen Stapel
       *[other] {$seen} Stapel
    } durch und nimmt Stapel {$pile}: {$count ->
        [one] 1 Karte.
       *[other] {$count} Karten.
    }
sn-log-drew =
    {$seat} sieht {$seen ->
        [one] einen Stapel
       *[other] {$seen} Stapel
    } durch und zieht eine Karte.
sn-log-passed =
    {$seat ->
        [you] Du spielst
       *[other] {$seat} spielt
    } nichts aus.

## Schublade und Reiter
sn-drawer = Verlauf und alle Züge
sn-sheet = Hand, Stapel, Verlauf und Züge
sn-tab-hand = Hand
sn-tab-piles = Stapel
sn-tab-log = Verlauf
sn-tab-moves = Alle Züge
sn-no-moves = Nichts zu tun, bis du am Zug bist.
sn-kind-keep = Eine Karte behalten
sn-kind-play = Einen Agenten ausspielen
sn-kind-run = Eine Operation auslegen
sn-kind-give = Dem Partner eine Karte reichen
sn-kind-use = Eine Fähigkeit nutzen
sn-kind-end = Den Zug beenden

## Das Ende
sn-score-final = Endstand
sn-score-stamp = gewinnt
sn-score-abandoned = Die Partie wurde abgebrochen.
sn-score-shared = Der Sieg wird geteilt, mit je {$stars} Sternen.
sn-score-you-win = Du gewinnst, {$stars} zu {$second} Sterne.
sn-score-you-two-win = Du und {$names} gewinnt, {$stars} zu {$second} Sterne.
sn-score-wins = {$names} gewinnt, {$stars} zu {$second} Sterne.
sn-score-two-win = {$names} gewinnen, {$stars} zu {$second} Sterne.
sn-score-open =
    {$count ->
        [0] Niemand hat eine Operation gelegt.
        [one] Eine Operation liegt offen.
       *[other] Alle {$count} Operationen liegen offen.
    }
sn-score-missed =
    So knapp war es: {$card} von {$name} in {$branch} verfehlt die Bedingung und {$stars ->
        [one] 1 Stern
       *[other] {$stars} Sterne
    }.
sn-score-held =
    Der Unterschied: {$card} von {$name} in {$branch} erfüllt die Bedingung, für {$stars ->
        [one] 1 Stern
       *[other] {$stars} Sterne
    }.
sn-score-branch = Der Unterschied: {$branch}, mit {$stars} zu {$second} Sternen.
sn-score-by-branch = Sterne nach Bereich
sn-score-branch-says =
    {$branch}: {$stars ->
        [one] 1 Stern
       *[other] {$stars} Sterne
    }
sn-score-tie = Gleich viele Sterne: Die angehängte Finanzierung hat entschieden.
sn-score-tie-rule = Bei gleich vielen Sternen entscheiden mehr angehängte Finanzierungskarten.
sn-score-left =
    {$seat ->
        [you] Du bist
       *[other] {$seat} ist
    } ausgestiegen.
sn-score-facts = Sterne mit verfehlter Bedingung: {$lost}. Finanzierung angehängt: {$funding}.
sn-score-lost = {$count} verloren
sn-score-strength = Endstärke
sn-score-solid = gefüllt: dominiert
sn-says-counts = zählt
sn-says-fails = zählt nicht
sn-why-dominate = hier dominieren: {$have} gegen {$than}
sn-why-agents-here = {$than} Agenten hier: {$have}
sn-why-operations-here = {$than} andere Operationen hier: {$have}
sn-why-everywhere = Operationen in allen {$than}: in {$have}
sn-why-most-funding = meiste Finanzierung: {$have}, bester Rivale {$than}
sn-why-master = ein Meister im Spiel: {$name}
sn-why-no-agent = kein Agent in {$branch}: {$have}
sn-why-fewest = wenigste Handkarten: {$have}, andere ab {$than}
sn-share-says = Alle Operationen und Sterne: {$scores}
sn-share-line =
    {$files ->
        [one] 1 Operation
       *[other] {$files} Operationen
    }, {$players} Spieler

## Aufbau
sn-set-partner = Spielt mit {$name} von gegenüber.
sn-set-agents = Agenten je Zug
sn-set-per-branch = Einer je Bereich
sn-set-per-branch-hint = Bis zu vier Agenten je Zug.
sn-set-in-all = Einer insgesamt
sn-set-in-all-hint = Wie im Beispiel der Anleitung; Fähigkeiten zählen mehr.
sn-set-situation = Für die ganze Partie
sn-set-none = Keine
sn-set-none-hint = Die reinen Regeln: am besten für die erste Partie.
sn-set-random = Zufällig gezogen
sn-set-random-hint = Eine von ihnen ändert die Regeln; welche, steht vor der ersten Karte fest.
sn-set-memory = Gedächtnishilfe
sn-set-memory-on = An
sn-set-memory-on-hint = Karten, die du sehen durftest, bleiben markiert, wo sie liegen.
sn-set-memory-off = Aus
sn-set-memory-off-hint = Du merkst es dir selbst, wie am echten Tisch.
sn-edition-facts = {$agents} Agenten, {$operations} Operationen, {$funding} Finanzierungskarten
