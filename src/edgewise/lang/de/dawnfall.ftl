# Refusals: why an action is not allowed.

refused-activate-first = Aktiviere zuerst einen Trupp.
refused-activate-here = Ein Trupp kann nur zwischen zwei Aktionen deines Aktiven Zuges aktiviert werden.
refused-activated-already = In diesem Zug wurde schon ein Trupp aktiviert.
refused-activation-forbidden = Ein Effekt verhindert, dass der Trupp { $squad } aktiviert wird.
refused-attach-full = Dieser Trupp hat keinen Platz für eine weitere Aufwertung; nenne eine, die abgeworfen wird.
refused-attach-not-now = Aufwertungen werden nur im eigenen Aktiven Zug zwischen Aktionen angefügt.
refused-attach-replace = Eine Aufwertung wird nur ersetzt, wenn der Trupp voll ist und sie trägt.
refused-attach-squad = Diese Aufwertung kann diesem Trupp nicht angefügt werden.
refused-attach-twice = Der Trupp hat diese Aufwertung schon.
refused-banner-face-down = Deine Bannerkarte ist verdeckt; ein Passiver Zug erneuert sie.
refused-banner-not-now = Das Banner wird nur im eigenen Aktiven Zug zwischen Aktionen eingesetzt.
refused-block-finished = Die { $block ->
        [Move] Bewegungsaktion
        [Combat] Kampfaktion
       *[other] { $block }
    } dieser Aktivierung ist vorbei.
refused-blocked = { $model } wird festgehalten und kann sich nicht bewegen.
refused-cards-forbidden = Ein Effekt verbietet diesem Spieler gerade, Karten auszuspielen.
refused-buy-first = Entscheide zuerst, ob du einen Siegpunkt kaufst.
refused-cannot-attack = { $model } kann nicht angreifen.
refused-cannot-be-pushed = { $model } kann nicht verschoben werden.
refused-cannot-pay = Du kannst hier nicht { $cost } { $cost ->
        [one] Kristall
       *[other] Kristalle
    } bezahlen.
refused-cannot-pay-currency = Das kannst du nicht bezahlen: { $currency }.
refused-cannot-push = { $model } kann keine anderen Figuren verschieben.
refused-card-not-in-hand = Die Karte { $card } ist nicht auf deiner Hand.
refused-combat-in-combat = Während eines Kampfablaufs kann nichts eingesetzt werden, das einen Kampf beginnt.
refused-condition-false = Das geht nur, wenn { $condition }.
refused-contact-enemy = Die Figur hätte Sockelkontakt mit der feindlichen Figur { $model }.
refused-contact-token = Die Figur hätte Sockelkontakt mit einem Marker: { $token }.
refused-contact-wanted = Die Figur muss so in Sockelkontakt enden, wie der Effekt es verlangt.
refused-dash-cannot-move = { $model } hat keinen Bewegungswert und kann sich nicht bewegen.
refused-deck-size = Das Deck hat { $n } { $n ->
        [one] Karte
       *[other] Karten
    }; es braucht genau { $wanted }.
refused-declared-already = Der Zug ist schon angesagt.
refused-defense-holds = Eine gelungene Verteidigung wird nicht mit dem Symbol nachgewürfelt.
refused-die-fixed = Ein Effekt hat den Würfel für diesen Wurf festgelegt.
refused-end-turn-here = Der Zug kann nur zwischen Aktionen beendet werden.
refused-enhancement-disabled = Diese Aufwertung ist ausgeschaltet.
refused-enhancement-from-hand = { $card } ist eine Aufwertung; füge sie zuerst einem Trupp an.
refused-enhancement-not-now = Diese Aufwertung kann in diesem Moment nicht eingesetzt werden ({ $window }).
refused-faction-taken = Die Fraktion { $faction } ist schon vergeben.
refused-foreign-card = Die Karte { $card } gehört nicht zu deiner Fraktion.
refused-foreign-squad = { $name } ist kein Trupp deiner Fraktion.
refused-fought-already = { $model } hat in dieser Kampfaktion schon gekämpft.
refused-instant-not-now = Auch eine Sofortige Aktion passt nicht in diesen Moment ({ $window }).
refused-limit-reached = Das wurde schon so oft eingesetzt, wie es darf: { $limit }.
refused-lower-action-disabled = Die untere Aktion gilt nur für: { $names }.
refused-malformed = Das ist keine Aktion: { $problem }
refused-match-over = Die Schlacht ist vorbei.
refused-mode-too-late = Der Modus wird nur zu Beginn der Aktivierung geändert.
refused-mulligan-here = Eine Kartenkorrektur gibt es nur, wenn sie angeboten wird.
refused-no-charge-there = Von dieser Aufwertung ist keine Aufladung zu nehmen.
refused-no-joint-plan = So finden nicht alle Figuren freie Hexfelder.
refused-no-line-of-fire = Zur Figur { $model } gibt es keine Schusslinie.
refused-no-mode-arrow = Diese Seite der Truppkarte zeigt keinen Pfeil zum Ändern des Modus.
refused-no-preset = Die Fraktion { $faction } hat keine fertige Liste; wähle Trupps und Karten selbst.
refused-no-such-option = Hier gibt es keine Möglichkeit { $option }.
refused-no-such-seat = Diesen Spieler gibt es in dieser Schlacht nicht.
refused-no-symbol = Für diesen Wurf gibt es kein Nachwürfel-Symbol.
refused-no-target = Es gibt kein Ziel für diese Aktion{ $what ->
        [none] { "" }
       *[other] { ":" } { $what }
    }.
refused-no-way = Kein Weg führt nach { $space }: Etwas steht dazwischen.
refused-nobody-can-fight = Keine Figur dieses Trupps kann kämpfen.
refused-nobody-can-move = Keine Figur dieses Trupps kann sich bewegen.
refused-not-a-fighter = { $model } nimmt an dieser Kampfaktion nicht teil.
refused-not-a-mover = { $model } nimmt an dieser Bewegungsaktion nicht teil.
refused-not-a-placement = Ein { $size }-Hexfeld-Sockel passt nicht auf diese Hexfelder eines Areals.
refused-not-a-shooter = { $model } kann diesen Schuss nicht abgeben.
refused-not-a-target = Das kann hier nicht gewählt werden; gesucht: { $what }.
refused-not-an-answer = { $action } ist keine Antwort auf die Frage: { $question }
refused-not-an-enemy = { $model } ist keine feindliche Figur.
refused-not-an-enhancement = { $card } ist keine Aufwertung.
refused-not-attached = Die Aufwertung { $card } ist keinem deiner Trupps angefügt.
refused-not-bindable = Diese Aktion kann darauf nicht ausgespielt werden.
refused-not-hit = { $model } wurde nicht getroffen.
refused-not-in-contact-anymore = { $model } hat keinen Sockelkontakt mehr.
refused-not-marked = Der Würfel zeigt keine markierte Seite.
refused-not-now = Das kann in diesem Moment nicht eingesetzt werden ({ $window }).
refused-not-one-group = Die Figuren eines Trupps müssen als zusammenhängende Gruppe aufgestellt werden.
refused-not-own-squad = { $squad } ist nicht dein Trupp.
refused-not-waiting-for-charge = Diese Aufwertung wartet auf keine Aufladung.
refused-not-your-question = Jetzt ist Spieler { $seat } gefragt.
refused-nothing-to-deploy = { $squad } wartet nicht auf die Aufstellung.
refused-nothing-to-do = Diese Aktion würde jetzt nichts bewirken: { $what }.
refused-nothing-to-refresh = Es gibt keinen Kristall zu erneuern.
refused-number-range = Die Zahl liegt zwischen { $low } und { $high }.
refused-off-the-map = { $space } liegt nicht auf dem Spielplan.
refused-ordinary-not-now = In diesem Moment ginge nur eine Sofortige Aktion ({ $window }).
refused-other-cards = Das sind nicht genau die Karten deines Decks.
refused-out-of-contact = { $model } und { $target } haben keinen Sockelkontakt.
refused-out-of-range = Das Ziel ist { $distance } { $distance ->
        [one] Areal
       *[other] Areale
    } entfernt und damit außer Reichweite.
refused-overlaps-equal-base = Dort steht die Figur { $model }, deren Sockel nicht kleiner ist; Verschieben geht nicht.
refused-overlaps-token = Dort liegt ein Marker: { $token }.
refused-passive-bought-already = Diese Passive Aktion ist schon bezahlt.
refused-payment-crystals = Du hast { $have } { $have ->
        [one] Kristall
       *[other] Kristalle
    }, nicht { $used }.
refused-payment-endurance = { $squad } hat { $have } Ausdauermarker, nicht { $used }.
refused-payment-foreign = { $squad } kann nicht für dich bezahlen.
refused-payment-form = Nenne jeden Trupp, der bezahlt, einmal und mit mindestens einem Marker.
refused-payment-total = Es kostet { $cost } { $cost ->
        [one] Kristall
       *[other] Kristalle
    }, und dieser Plan bezahlt { $total }.
refused-payment-vp = Du kannst höchstens mit { $steps } SP bezahlen, nicht mit { $used }.
refused-printed-timing = Die Karte nennt ihren eigenen Moment: { $timings }.
refused-push-destination = { $model } kann nicht dorthin verschoben werden.
refused-push-other-model = Zuerst muss die Figur { $model } verschoben werden.
refused-push-without-destination = { $model } würde verschoben, aber es gibt keinen freien Platz.
refused-pushed-or-planned-already = Dieser Platz wird für eine andere Figur dieser Bewegung gebraucht.
refused-rerolled-already = Dieser Wurf wurde schon nachgewürfelt: nur einmal pro Wurf.
refused-space-occupied = Auf { $space } ist dieser Platz besetzt.
refused-squad-count = Die Liste hat { $n } { $n ->
        [one] Trupp
       *[other] Trupps
    }; sie braucht { $wanted }.
refused-squad-does-not-fit = Der Trupp { $squad } passt jetzt nicht auf den Spielplan; stelle zuerst einen anderen Trupp auf.
refused-squad-not-fielded = Die Karte { $card } braucht einen dieser Trupps in deiner Liste: { $squads }.
refused-squad-twice = So viele Truppkarten hat deine Fraktion nicht: { $name }.
refused-squad-without-models = Ein Trupp ohne lebende Figuren kann das nicht.
refused-squads-without-deck = Diese Trupps erlauben nur { $n } { $n ->
        [one] Karte
       *[other] Karten
    }, und ein Deck braucht { $wanted }; wähle andere oder mehr Trupps.
refused-standing-still = Die Figur muss ihren Platz verlassen.
refused-target-not-on-board = { $model } ist nicht auf dem Spielplan.
refused-token-too-near = Schreine und Kristallquellen müssen mindestens { $far } { $far ->
        [one] Areal
       *[other] Areale
    } voneinander entfernt sein.
refused-too-far = Das ist { $distance } { $distance ->
        [one] Areal
       *[other] Areale
    } entfernt, und die Figur bewegt sich höchstens { $steps } weit.
refused-too-many-copies = Von der Karte { $card } gibt es nur { $copies } { $copies ->
        [one] Exemplar
       *[other] Exemplare
    }.
refused-unknown-card = Eine Karte { $card } gibt es nicht.
refused-unknown-faction = Eine Fraktion { $faction } gibt es nicht.
refused-vp-in-multiplayer = Mit mehr als zwei Spielern bezahlt niemand mit SP.
refused-vp-not-for-sale = Jetzt oder in dieser Schlacht überhaupt sind keine SP zu kaufen.
refused-waiting-for-dice = Es wird auf einen Würfel oder eine Karte gewartet.
refused-wrong-space = Die Figur kann durch diesen Effekt nicht auf { $space } gesetzt werden.
refused-wrong-squad-name = Diese Aktion ist nur für: { $names }.
refused-concede-for-other = Für diesen Platz kann nur der gefragte Spieler aufgeben.
refused-ends-on-free-hexes = { $model } muss dort auf freien Hexfeldern enden.
refused-mode-forbidden = Ein Effekt verhindert, dass der Trupp { $squad } den Modus ändert.
refused-mode-not-paid = Die Kosten für das Ändern des Modus konnten nicht bezahlt werden, als der Trupp { $squad } aktiviert wurde.
refused-nobody-is-pushed = { $model } steht dort, und durch diesen Effekt wird niemand verschoben.
refused-not-a-neighbour = { $space } grenzt nicht an das Areal davor auf diesem Weg.
refused-out-already = Spieler { $seat } ist schon eliminiert.
refused-own-turn-only = Das ist keine Sofortige Aktion: Auch zu ihrem Moment wird sie nur im eigenen Zug ausgespielt.
refused-payment-dead-squad = { $squad } hat keine lebenden Figuren, darum kann mit diesen Ausdauermarkern nicht bezahlt werden.
refused-payment-negative = Kein Teil einer Bezahlung kann weniger als nichts sein.
refused-refresh-forbidden = Ein Effekt verbietet, mit diesem Wurf einen Kristall zu erneuern.
refused-reroll-forbidden = Ein Effekt verbietet das Nachwürfeln dieses Wurfs.
refused-timed-only = In diesem Moment ginge nur, was ihn nennt ({ $window }).
refused-way-ends-elsewhere = Der Weg endet nicht im gewählten Areal.

# Questions.

ask-activation = Was macht der aktivierte Trupp?
ask-buy-vp = 1 Siegpunkt für 3 Kristalle kaufen?
ask-change-mode = Den Modus des Trupps ändern?
ask-choose-card = { $what ->
        [none] Wähle eine Karte.
       *[other] { SENTENCE($what) }
    }
ask-choose-cost = Wähle, womit du bezahlst.
ask-choose-deck = Wähle dein Aktionsdeck.
ask-choose-die-attack = Angriffswurf: welcher Würfel? Der rote kostet Kristalle und würfelt höher.
ask-choose-die-defense = Verteidigungswurf: welcher Würfel? Der rote kostet Kristalle und würfelt höher.
ask-choose-die-effect = Welchen Würfel wirfst du für den Effekt?
ask-choose-die-hit = Treffercheck: welcher Würfel?
ask-choose-enemy = Wähle die feindliche Figur, gegen die gekämpft wird.
ask-choose-enhancement = { $what ->
        [none] Wähle eine Aufwertung.
       *[other] { SENTENCE($what) }
    }
ask-choose-faction = Wähle eine Fraktion.
ask-choose-fight = Welche Figur kämpft gegen wen?
ask-choose-hex = { $what ->
        [none] Wähle ein Hexfeld.
       *[other] { SENTENCE($what) }
    }
ask-choose-model = { $what ->
        [none] Wähle eine Figur.
       *[other] { SENTENCE($what) }
    }
ask-choose-movers = Welche Figuren bewegen sich gemeinsam?
ask-choose-number = { $what ->
        [none] Wähle eine Zahl.
       *[other] { SENTENCE($what) }
    }
ask-choose-option = Wähle eines davon.
ask-choose-player = { $what ->
        [none] Wähle einen Spieler.
       *[other] { SENTENCE($what) }
    }
ask-choose-shooter = Welche Figur schießt?
ask-choose-space = { $what ->
        [none] Wähle ein Areal.
       *[other] { SENTENCE($what) }
    }
ask-choose-squad = { $what ->
        [none] Wähle einen Trupp.
       *[other] { SENTENCE($what) }
    }
ask-choose-squads = Wähle deine Trupps geheim.
ask-choose-target = Wähle das Ziel des Schusses.
ask-choose-token = { $what ->
        [none] Wähle einen Marker.
       *[other] { SENTENCE($what) }
    }
ask-choose-way = Welchen Weg nimmt { $model }?
ask-counterattack = Der Angriff ist gescheitert. Gegenangriff?
ask-declare = Ein Aktiver Zug (Trupp aktivieren, Karten ausspielen) oder ein Passiver Zug (ernten, erneuern)?
ask-deploy-model = Wo wird { $model } aufgestellt?
ask-deploy-squad = Welcher Trupp wird als nächster aufgestellt?
ask-discard = Zugende: eine Karte abwerfen oder die Kartenhand behalten?
ask-disperse = Ausschwärmen: Welcher Trupp macht vor Beginn eine Bewegungsaktion?
ask-main = Dein Aktiver Zug: Was als Nächstes?
ask-may = Diesen Teil des Effekts nutzen?
ask-move-charge = Keine neutralen Aufladungen mehr: eine von einer anderen Aufwertung nehmen?
ask-mulligan = Die Kartenhand ins Deck mischen und neu ziehen?
ask-name-countering = Wer ist Konterspieler? Der Konterspieler platziert zuletzt und zieht zuerst.
ask-offer-reroll = Das Ergebnis behalten oder nachwürfeln?
ask-order-deck = In welcher Reihenfolge liegt dein Deck?
ask-order-effects = Mehrere Effekte stehen an. Welcher zuerst?
ask-order-hits = Mehrere Figuren wurden getroffen. Welche zuerst?
ask-pay-action = Die Aktion kostet { $n } { $n ->
        [one] Kristall
       *[other] Kristalle
    }. Womit bezahlst du?
ask-pay-attach = Das Anfügen der Aufwertung kostet { $n } { $n ->
        [one] Kristall
       *[other] Kristalle
    }. Womit bezahlst du?
ask-pay-card = Welche Karte wirfst du als Bezahlung ab?
ask-pay-die = Der rote Würfel kostet { $n } { $n ->
        [one] Kristall
       *[other] Kristalle
    }. Womit bezahlst du?
ask-pay-endurance = Welcher Trupp bezahlt einen Ausdauermarker?
ask-pay-mode = Das Ändern des Modus kostet { $n } { $n ->
        [one] Kristall
       *[other] Kristalle
    }. Womit bezahlst du?
ask-pay-model = Welche Figur wird als Bezahlung geopfert?
ask-pay-reroll = Das Nachwürfeln kostet { $n } { $n ->
        [one] Kristall
       *[other] Kristalle
    }. Womit bezahlst du?
ask-place-model = Wohin kommt { $model }?
ask-place-mover = Wohin bewegt sich { $model }?
ask-place-shrine = Wo platzierst du deinen Schrein?
ask-place-source = Wo platzierst du eine Kristallquelle?
ask-push-model = Wohin wird { $model } verschoben?
ask-share-charges = Aufladungen sind knapp: Welche Aufwertung bekommt eine?
ask-special-source = Welchen Effekt der Speziellen Kristallquelle nutzt du?
ask-window-W-A3 = Die Aktivierung beginnt: vorher etwas einsetzen?
ask-window-W-A4 = Zwischen den Teilen der Aktivierung: etwas einsetzen?
ask-window-W-B1 = Ein Banner wird eingesetzt: darauf antworten?
ask-window-W-C1 = Eine Kampfaktion beginnt: etwas einsetzen?
ask-window-W-C11 = Der Angriff ist gescheitert: etwas einsetzen?
ask-window-W-C14 = Der Kampfablauf ist vorbei: etwas einsetzen?
ask-window-W-C15 = Die Kampfaktion ist vorbei: etwas einsetzen?
ask-window-W-C2 = Ein Kampfablauf beginnt: etwas einsetzen?
ask-window-W-C3 = Vor dem Angriffswurf: etwas einsetzen?
ask-window-W-C5 = Der Angriff ist gewürfelt: etwas daran ändern?
ask-window-W-C6 = Vor dem Verteidigungswurf: etwas einsetzen?
ask-window-W-C8 = Die Verteidigung ist gewürfelt: etwas daran ändern?
ask-window-W-D1 = Eine Figur stirbt gleich: verhindern?
ask-window-W-D2 = Eine Figur stirbt: ihre SP ändern?
ask-window-W-M1 = Vor der Bewegung: etwas einsetzen?
ask-window-W-M2 = Eine Bewegung ist angesagt: darauf antworten?
ask-window-W-M3 = Eine Figur betritt ein Areal: darauf antworten?
ask-window-W-M5 = Nach der Bewegung: etwas einsetzen?
ask-window-W-P1 = Es wird bezahlt: etwas einsetzen?
ask-window-W-R2 = Für einen Effekt wurde gewürfelt: etwas daran ändern?
ask-window-W-R3 = Ein Würfelergebnis steht fest: etwas einsetzen?
ask-window-W-S1 = Ein Schuss ist gezielt: darauf antworten?
ask-window-W-S3 = Der Treffercheck ist gewürfelt: etwas daran ändern?
ask-window-W-S4 = Die Treffer stehen fest: etwas einsetzen?
ask-window-W-T3 = Der Zug beginnt: etwas einsetzen?
ask-window-W-T4 = Jetzt etwas einsetzen?
ask-window-W-T5 = Eine Aktion ist beendet: darauf antworten?
ask-window-W-T6 = Der Zug endet gleich: etwas einsetzen?
ask-window-W-T9 = Der Zug endet: etwas einsetzen?
ask-window-W-W1 = Eine Verletzung wird zugefügt: verhindern?
window-W-A3 = eine Aktivierung beginnt
window-W-A4 = zwischen den Teilen einer Aktivierung
window-W-B1 = ein Banner wird eingesetzt
window-W-C1 = eine Kampfaktion beginnt
window-W-C11 = nach einem gescheiterten Angriff
window-W-C14 = nach einem Kampfablauf
window-W-C15 = nach einer Kampfaktion
window-W-C2 = ein Kampfablauf beginnt
window-W-C3 = vor dem Angriffswurf
window-W-C5 = der Angriffswürfel ist gefallen
window-W-C6 = vor dem Verteidigungswurf
window-W-C8 = der Verteidigungswürfel ist gefallen
window-W-D1 = eine Figur stirbt gleich
window-W-D2 = eine Figur stirbt
window-W-M1 = vor einer Bewegung
window-W-M2 = eine Bewegung ist angesagt
window-W-M3 = eine Figur betritt ein Areal
window-W-M5 = nach einer Bewegung
window-W-P1 = eine Zahlung wird geleistet
window-W-R2 = der Würfel eines Effekts ist gefallen
window-W-R3 = das Ergebnis eines Würfels steht fest
window-W-S1 = ein Schuss wird gezielt
window-W-S3 = der Würfel eines Trefferchecks ist gefallen
window-W-S4 = die Treffer eines Schusses stehen fest
window-W-T10 = ein Passiver Zug
window-W-T3 = der Zug beginnt
window-W-T4 = zwischen den Aktionen eines Aktiven Zugs
window-W-T5 = eine Aktion ist beendet
window-W-T6 = der Zug soll enden
window-W-T9 = der Zug endet
window-W-W1 = eine Verletzung wird zugefügt

# Events: what happened.

event-ability-used = Spieler { $seat } nutzt { $power }: { $text }
event-squad-activated = Spieler { $seat } aktiviert den Trupp { $squad }.
event-attack-compared = { $won ->
        [true] Der Angriff gelingt: { $attack } gegen Verteidigungskraft { $defense }.
       *[false] { $sure ->
            [true] Der Angriff scheitert.
           *[false] Der Angriff scheitert: { $attack } gegen Verteidigungskraft { $defense }.
        }
    }
event-attack-dropped = { $model } kann nicht mehr angreifen: Der Kampfablauf endet.
event-attack-power-fixed = { $model } hat Angriffskraft { $power } (Würfel { $result }).
event-backstab-began = { $model } greift die Figur { $target } hinterhältig an.
event-backstab-declared = { $model } kündigt einen hinterhältigen Angriff an.
event-banner-refreshed = Spieler { $seat } erneuert die Bannerkarte.
event-banner-used = Spieler { $seat } setzt das Banner{ $power ->
        [none] { "" }
       *[other] { " " }({ $power })
    }{ $bind ->
        [none] { "" }
       *[other] { " " }für { $bind }
    } ein: { $text }
event-card-discarded = Spieler { $seat } wirft die Karte { $card } ab.
event-card-played = Spieler { $seat } spielt die Karte { $card }{ $power ->
        [none] { "" }
       *[other] { " " }({ $power })
    }{ $bind ->
        [none] { "" }
       *[other] { " " }für { $bind }
    } aus: { $text }
event-card-returned = Spieler { $seat } nimmt die Karte { $card } vom Ablagestapel zurück.
event-cards-drawn = Spieler { $seat } zieht { $count } { $count ->
        [one] Karte
       *[other] Karten
    }.
event-chain-stopped = Eine Kette von Effekten wird abgebrochen: Sie käme zu keinem Ende.
event-enhancement-charged = Die Aufwertung { $card } vom Trupp { $squad } { $count ->
        [-1] verliert 1 Aufladung
        [one] erhält { $count } Aufladung
       *[other] erhält { $count } Aufladungen
    }.
event-counterattack-began = { $model } macht einen Gegenangriff auf die Figur { $target }.
event-countering-named = Spieler { $seat } ist Konterspieler.
event-crystals-destroyed = Spieler { $seat } verliert endgültig { $count } { $count ->
        [one] Kristall
       *[other] Kristalle
    }.
event-crystals-gained = Spieler { $seat } erhält { $count } { $count ->
        [one] Kristall
       *[other] Kristalle
    }.
event-crystals-refreshed = Spieler { $seat } erneuert { $count } { $count ->
        [one] Kristall
       *[other] Kristalle
    }.
event-deck-renewed = Der Ablagestapel von Spieler { $seat } wird zum neuen Deck.
event-deck-looked-at = Spieler { $seat } sieht sich oben auf { $whose ->
    [own] dem eigenen Deck
   *[other] dem Deck von Spieler { $owner }
  } { $count } { $count ->
    [one] Karte
   *[other] Karten
  } an.
event-deck-looked-at-by-you = Du siehst oben auf { $whose ->
    [own] deinem Deck
   *[other] dem Deck von Spieler { $owner }
  }, von oben an: { $row }.
event-deck-shuffled = Spieler { $seat } mischt das Deck.
event-defense-replaced = Ein Effekt tritt an die Stelle des Verteidigungswurfs: Verteidigungskraft { $power }.
event-deck-used-up = Das Deck von Spieler { $seat } ist verbraucht; die Schlacht endet nach diesem Zug.
event-defense-succeeded = Die Verteidigung gelingt ohne Wurf.
event-effect-triggered = Ein Effekt tritt ein: { $source }.
event-player-eliminated = Spieler { $seat } ist eliminiert.
event-end-announced = Der Siegmarker hat einen Fraktionsmarker erreicht: Die Schlacht endet nach diesem Zug.
event-endurance-changed = Der Trupp { $squad } hat jetzt { $left } Ausdauermarker.
event-endurance-lost = { $model } wird verletzt; { $squad ->
        [own] der Trupp
       *[other] der Trupp { $squad }
    } hat noch { $left } Ausdauermarker.
event-endurance-paid = Der Trupp { $squad } bezahlt einen Ausdauermarker.
event-enhancement-attached = Spieler { $seat } fügt die Aufwertung { $card } an den Trupp { $squad } an.
event-enhancement-lost = Der Trupp { $squad } verliert die Aufwertung { $card }.
event-enhancement-used = Spieler { $seat } nutzt die Aufwertung { $card }{ $power ->
        [none] { "" }
       *[other] { " " }({ $power })
    } vom Trupp { $squads }: { $text }
event-faction-chosen = Spieler { $seat } wählt die Fraktion { $faction }.
event-first-player-found = Spieler { $seat } ist Startspieler.
event-hand-shown = Spieler { $seat } zeigt die Kartenhand: { $cards }.
event-crystals-harvested = { $sources ->
        [0] Spieler { $seat } hat keine Kristallquelle in Besitz und erntet nichts.
       *[other] Spieler { $seat } erntet { $count } { $count ->
            [one] Kristall
           *[other] Kristalle
        } aus { $sources } { $sources ->
            [one] Kristallquelle
           *[other] Kristallquellen
        } in Besitz.
    }
event-hits-found = Treffercheck: { $result }.{ $hits ->
        [none] { "" }
       *[other] { " " }Getroffen: { $hits }.
    }{ $missed ->
        [none] { "" }
       *[other] { " " }Verfehlt: { $missed }.
    }
event-initiative-fixed = { $attacker } greift zuerst an, { $defender } verteidigt.
event-marker-moved = Der Siegmarker rückt { $size } { $size ->
        [one] Feld
       *[other] Felder
    } zum Ende von Spieler { $seat } (jetzt auf { $marker }).
event-match-began = Die Schlacht beginnt; Spieler { $seat } hat den ersten Zug.
event-match-ended = Die Schlacht ist vorbei.
event-mode-changed = Der Trupp { $squad } wechselt in den { $mode ->
        [0] Basismodus
       *[other] Modus { $name }
    }.
event-model-banished = { $model } verlässt vorerst den Spielplan.
event-model-deployed = { $model } wird auf { $end } aufgestellt.
event-model-died = { $model } stirbt ({ $value } SP).
event-model-left-out = { $model } findet keinen Platz und bleibt draußen.
event-model-moved = { $model } bewegt sich nach { $end }.
event-model-pushed = { $model } wird nach { $end } verschoben.
event-model-relocated = { $model } wird auf { $end } gesetzt.
event-model-returned = { $model } kehrt auf den Spielplan zurück, auf { $end }.
event-models-swapped = { $model } und { $other } tauschen die Plätze.
event-move-stopped = { $model } wird unterwegs angehalten.
event-mulligan-taken = Spieler { $seat } macht eine Kartenkorrektur.
event-cost-paid = Spieler { $seat } bezahlt { $payment ->
        [none] nichts
       *[other] { $payment }
    }.
event-passive-bought = Der Trupp { $squad } bezahlt die Passive Aktion der Aufwertung { $card }.
event-die-rolled = Spieler { $seat } würfelt { $value } mit dem { $die ->
        [red] roten
        [yellow] gelben
       *[other] { $die }
    } Würfel{ $marked ->
        [true] { " " }(markierte Seite)
       *[false] { "" }
    }.
event-sequence-began = { $model } kämpft gegen die Figur { $target }.
event-sequence-cancelled = Der Kampfablauf wird aufgehoben.
event-shot-in-combat-checked = Der Schuss { $hit ->
        [true] trifft
       *[false] verfehlt
    } (Treffercheck: { $result }).
event-shot-taken = { $models ->
        [none] Spieler { $seat } schießt auf: { $targets }.
       *[other] { $models } schießt auf: { $targets }.
    }
event-shrine-placed = Der Schrein von Spieler { $owner } steht auf { $space }.
event-source-placed = Eine Kristallquelle liegt auf { $space }.
event-special-source-used = Spieler { $seat } nutzt eine Spezielle Kristallquelle: { $text }.
event-squads-revealed = Spieler { $seat } führt diese Trupps: { $squads }.
event-defender-replaced = { $model } verteidigt anstelle der Figur { $target }.
event-status-added = { $bearer } erhält den Status { $status }.
event-status-ended = Der Status { $status } endet für: { $models ->
        [none] { $squads ->
            [none] { "" }
           *[other] { $squads }
        }
       *[other] { $models }
    }.
event-step-cancelled = { CAPITAL($what) } wird aufgehoben.
event-temporary-returned = Spieler { $seat } gibt { $count } { $count ->
        [one] vorübergehenden Kristall
       *[other] vorübergehende Kristalle
    } zurück.
event-token-moved = Der Marker { $token } wandert nach { $end }.
event-token-placed = Der Marker { $token } kommt auf { $space }.
event-token-removed = Der Marker { $token } wird entfernt.
event-tokens-captured = Spieler { $seat } erobert { $count } Siegpunktmarker von Spieler { $owner }.
event-tokens-lost = Spieler { $owner } verliert { $count } Siegpunktmarker.
event-turn-began = --- Zug { $number }: Spieler { $seat } ---
event-turn-declared = Spieler { $seat } sagt { $kind ->
        [active] einen Aktiven Zug
        [passive] einen Passiven Zug
       *[other] { $kind }
    } an.
event-vp-bought = Spieler { $seat } kauft 1 Siegpunkt.
event-wound-prevented = Die Verletzung der Figur { $model } wird verhindert.
event-wound-redirected = { $to } erleidet die Verletzung anstelle der Figur { $victim }.

# Actions: what a seat may choose.

action-accept = Ja, nutzen
action-activate = Den Trupp { $squad } aktivieren
action-attach = Die Aufwertung { $card } an den Trupp { $squad } anfügen{ $replace ->
        [none] { "" }
       *[other] { " " }(dafür die Aufwertung { $replace } abwerfen)
    }
action-buy-vp = 1 SP für 3 Kristalle kaufen
action-change-mode = Modus ändern
action-choose-deck = Deck: { $cards }
action-choose-faction = { $faction }
action-choose-squads = Trupps: { $squads }
action-concede = Aufgeben (Spieler { $seat })
action-counterattack = Gegenangriff
action-declare = { $kind ->
        [active] Aktiver Zug
        [passive] Passiver Zug
       *[other] { $kind }
    }
action-decline = Nein, lassen
action-deploy-squad = Den Trupp { $squad } aufstellen
action-discard = Die Karte { $card } abwerfen
action-done = Fertig, nichts weiter
action-end-activation = Aktivierung beenden
action-end-turn = Zug beenden
action-fight = { $model } kämpft gegen die Figur { $target }
action-go-via = Weg: { $path }
action-keep = Ergebnis behalten
action-keep-mode = Modus behalten
action-movers = Bewegen: { $models }
action-mulligan = Kartenkorrektur: neue Kartenhand ziehen
action-name-countering = Spieler { $seat }
action-order-deck = { $cards ->
        [none] Deck mischen
       *[other] Reihenfolge, oberste zuerst: { $cards }
    }
action-pass = Passen{ $rest_of_turn ->
        [true] { " " }für den Rest des Zuges
       *[false] { "" }
    }
action-pay = { $payment ->
        [none] Nichts bezahlen
       *[other] Bezahlen: { $payment }
    }
action-pick-card = { $card }
action-pick-enhancement = { $card } vom Trupp { $squad }
action-pick-hex = { $space }, Hexfeld { $hex }
action-pick-model = { $model }
action-pick-number = { $n }
action-pick-option = Möglichkeit { $number }: { $text }
action-pick-player = Spieler { $seat }
action-pick-space = { $space }
action-pick-squad = { $squad }
action-pick-token = { $token }
action-place = { $space }, { $count ->
        [one] Hexfeld { $hexes }
        [7] das ganze Areal
       *[other] Hexfelder { $hexes }
    }
action-place-shrine = Schrein auf { $space }
action-place-source = Kristallquelle auf { $space }
action-play-card = Die Karte { $card } ausspielen{ $power ->
        [none] { "" }
       *[other] { ":" } { $power }
    }{ $bind ->
        [none] { "" }
       *[other] { " " }für { $bind }
    } ({ $cost ->
        [none] kostenlos
       *[other] Kosten: { $cost }
    }) - { $text }
action-push = Die Figur { $model } nach { $space } verschieben, { $count ->
        [one] Hexfeld { $hexes }
        [7] das ganze Areal
       *[other] Hexfelder { $hexes }
    }
action-refresh = Markierte Seite annehmen und 1 Kristall erneuern
action-reroll = Nachwürfeln ({ $by ->
        [paid] für 1 Kristall
        [symbol] Nachwürfel-Symbol
       *[other] Effekt
    })
action-start-combat = Kampfaktion machen
action-start-move = Bewegungsaktion machen
action-use-banner = Banner: { $power }{ $bind ->
        [none] { "" }
       *[other] { " " }für { $bind }
    } ({ $cost ->
        [none] kostenlos
       *[other] Kosten: { $cost }
    }) - { $text }
action-use-die = { $die ->
        [red] Roter Würfel
        [yellow] Gelber Würfel
       *[other] { $die }
    }
action-use-enhancement = { $squad } nutzt die Aufwertung { $card }{ $power ->
        [none] { "" }
       *[other] { ":" } { $power }
    }{ $bind ->
        [none] { "" }
       *[other] { " " }für { $bind }
    } ({ $cost ->
        [none] kostenlos
       *[other] Kosten: { $cost }
    }) - { $text }
action-use-shrine = Schrein: { $power }{ $bind ->
        [none] { "" }
       *[other] { " " }für { $bind }
    } ({ $cost ->
        [none] kostenlos
       *[other] Kosten: { $cost }
    }) - { $text }
action-use-status = { $status } ({ $bearer }): { $power } ({ $cost ->
        [none] kostenlos
       *[other] Kosten: { $cost }
    }) - { $text }

# What an action is, as the beginning of a sentence.

deed-accept = Einen freiwilligen Teil zu nutzen
deed-activate = Einen Trupp zu aktivieren
deed-attach = Eine Aufwertung anzufügen
deed-buy-vp = Einen Siegpunkt zu kaufen
deed-change-mode = Den Modus zu ändern
deed-choose-deck = Ein Deck zu wählen
deed-choose-faction = Eine Fraktion zu wählen
deed-choose-squads = Trupps zu wählen
deed-concede = Aufzugeben
deed-counterattack = Einen Gegenangriff zu machen
deed-declare = Den Zug anzusagen
deed-decline = Etwas abzulehnen
deed-deploy-squad = Einen Trupp aufzustellen
deed-discard = Eine Karte abzuwerfen
deed-done = Nichts weiter zu wählen
deed-end-activation = Die Aktivierung zu beenden
deed-end-turn = Den Zug zu beenden
deed-fight = Einen Kampf zu beginnen
deed-go-via = Einen Weg zu wählen
deed-keep = Das Ergebnis zu behalten
deed-keep-mode = Den Modus zu behalten
deed-movers = Bewegte Figuren zu wählen
deed-mulligan = Eine Kartenkorrektur zu machen
deed-name-countering = Den Konterspieler zu benennen
deed-order-deck = Das Deck zu ordnen
deed-pass = Zu passen
deed-pay = Zu bezahlen
deed-pick-card = Eine Karte zu wählen
deed-pick-enhancement = Eine Aufwertung zu wählen
deed-pick-hex = Ein Hexfeld zu wählen
deed-pick-model = Eine Figur zu wählen
deed-pick-number = Eine Zahl zu wählen
deed-pick-option = Eine Möglichkeit zu wählen
deed-pick-player = Einen Spieler zu wählen
deed-pick-space = Ein Areal zu wählen
deed-pick-squad = Einen Trupp zu wählen
deed-pick-token = Einen Marker zu wählen
deed-place = Eine Figur zu platzieren
deed-place-shrine = Einen Schrein zu platzieren
deed-place-source = Eine Kristallquelle zu platzieren
deed-play-card = Eine Karte auszuspielen
deed-push = Eine Figur zu verschieben
deed-refresh = Einen Kristall zu erneuern
deed-reroll = Nachzuwürfeln
deed-start-combat = Die Kampfaktion zu machen
deed-start-move = Die Bewegungsaktion zu machen
deed-unknown = Dies
deed-use-banner = Das Banner einzusetzen
deed-use-die = Einen Würfel zu wählen
deed-use-enhancement = Eine Aufwertung zu nutzen
deed-use-shrine = Den Schrein zu nutzen
deed-use-status = Einen Status zu nutzen

# How a match ends.

outcome-both-armies-gone = Beide Armeen sind vernichtet.
outcome-both-teams = Beide Teams fielen zugleich.
outcome-captured-eight = Ein Team hat acht Siegpunktmarker erobert.
outcome-captured-four-of-each = Von jedem Gegner sind vier Siegpunktmarker erobert.
outcome-conceded = Ein Spieler hat aufgegeben.
outcome-deck-used-up = Ein Deck ist verbraucht; die Siegpunkte entscheiden.
outcome-eliminated = Ein Spieler wurde eliminiert; die eroberten Siegpunktmarker entscheiden.
outcome-marker-at-token = Der Siegmarker erreichte einen Fraktionsmarker.
outcome-no-models = Eine Armee hat keine Figuren mehr.
outcome-stalled = Zu lange änderte sich nichts; es zählt der jetzige Stand.
outcome-team-lost = Ein Team hat verloren.
