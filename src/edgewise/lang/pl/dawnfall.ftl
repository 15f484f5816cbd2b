# Refusals: why an action is not allowed.

refused-activate-first = Najpierw aktywuj oddział.
refused-activate-here = Oddział można aktywować tylko pomiędzy akcjami twojej tury aktywnej.
refused-activated-already = W tej turze aktywacja już się odbyła.
refused-activation-forbidden = Efekt nie pozwala aktywować oddziału { $squad }.
refused-attach-full = Ten oddział nie ma miejsca na kolejne ulepszenie; wskaż ulepszenie do odrzucenia.
refused-attach-not-now = Ulepszenia dołącza się tylko we własnej turze aktywnej, pomiędzy akcjami.
refused-attach-replace = Ulepszenie można zastąpić tylko wtedy, gdy oddział ma komplet i to ulepszenie posiada.
refused-attach-squad = Tego ulepszenia nie można dołączyć do tego oddziału.
refused-attach-twice = Oddział ma już to ulepszenie.
refused-banner-face-down = Twoja karta sztandaru leży rewersem do góry; odświeży ją tura pasywna.
refused-banner-not-now = Sztandaru używa się tylko we własnej turze aktywnej, pomiędzy akcjami.
refused-block-finished = { $block ->
        [Move] Akcja Ruchu
        [Combat] Akcja Walki
       *[other] { $block }
    } tej aktywacji już się odbyła.
refused-blocked = Model { $model } jest unieruchomiony i nie może się poruszyć.
refused-cards-forbidden = Efekt zabrania temu graczowi teraz zagrywać karty.
refused-buy-first = Najpierw zdecyduj, czy kupujesz punkt zwycięstwa.
refused-cannot-attack = { $model } nie może atakować.
refused-cannot-be-pushed = Modelu { $model } nie można odepchnąć.
refused-cannot-pay = Nie możesz tu zapłacić { $cost } { $cost ->
        [one] kryształu
       *[other] kryształów
    }.
refused-cannot-pay-currency = Nie stać cię na to: { $currency }.
refused-cannot-push = Model { $model } nie może odpychać innych.
refused-card-not-in-hand = Nie masz na ręce karty { $card }.
refused-combat-in-combat = W trakcie sekwencji Walki nie można użyć niczego, co rozpoczyna walkę.
refused-condition-false = To możliwe tylko, jeśli { $condition }.
refused-contact-enemy = Model stykałby się podstawką z wrogim modelem { $model }.
refused-contact-token = Model stykałby się z żetonem: { $token }.
refused-contact-wanted = Model musi zakończyć w takim kontakcie podstawką, jakiego wymaga efekt.
refused-dash-cannot-move = { $model } nie ma wartości Ruchu i nie może się poruszyć.
refused-deck-size = Talia ma { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }; musi mieć dokładnie { $wanted }.
refused-declared-already = Tura została już zadeklarowana.
refused-defense-holds = Udanej obrony nie przerzuca się symbolem.
refused-die-fixed = Efekt ustalił kość tego rzutu.
refused-end-turn-here = Turę można zakończyć tylko pomiędzy akcjami.
refused-enhancement-disabled = To ulepszenie jest wyłączone.
refused-enhancement-from-hand = { $card } to ulepszenie; najpierw dołącz je do oddziału.
refused-enhancement-not-now = Tego ulepszenia nie można teraz użyć ({ $window }).
refused-faction-taken = Frakcja { $faction } jest już zajęta.
refused-foreign-card = Karta { $card } nie należy do twojej frakcji.
refused-foreign-squad = { $name } nie jest oddziałem twojej frakcji.
refused-fought-already = Model { $model } już walczył w tej akcji Walki.
refused-instant-not-now = Nawet Akcja Natychmiastowa nie pasuje do tej chwili ({ $window }).
refused-limit-reached = Wykorzystano już limit użyć: { $limit }.
refused-lower-action-disabled = Dolna akcja działa tylko dla: { $names }.
refused-malformed = To nie jest akcja: { $problem }
refused-match-over = Rozgrywka jest zakończona.
refused-mode-too-late = Tryb zmienia się tylko na początku aktywacji.
refused-mulligan-here = Mulligan jest możliwy tylko wtedy, gdy gra go proponuje.
refused-no-charge-there = Z tego ulepszenia nie ma czego zabrać: brak ładunków.
refused-no-joint-plan = W ten sposób nie wszystkie modele zmieszczą się na wolnych heksach.
refused-no-line-of-fire = Brak linii strzału do modelu { $model }.
refused-no-mode-arrow = Ta strona karty oddziału nie ma strzałki zmiany trybu.
refused-no-preset = Frakcja { $faction } nie ma gotowej listy; wybierz oddziały i karty samodzielnie.
refused-no-such-option = Nie ma tu opcji { $option }.
refused-no-such-seat = Nie ma takiego gracza w tej rozgrywce.
refused-no-symbol = Do tego rzutu nie ma symbolu przerzutu.
refused-no-target = Nie ma celu dla tej akcji{ $what ->
        [none] { "" }
       *[other] { ":" } { $what }
    }.
refused-no-way = Żadna droga nie prowadzi na pole { $space }: coś stoi pomiędzy.
refused-nobody-can-fight = Żaden model tego oddziału nie może walczyć.
refused-nobody-can-move = Żaden model tego oddziału nie może się poruszyć.
refused-not-a-fighter = { $model } nie bierze udziału w tej akcji Walki.
refused-not-a-mover = { $model } nie bierze udziału w tej akcji Ruchu.
refused-not-a-placement = Podstawka { $size }-heksowa nie mieści się na tych heksach jednego pola.
refused-not-a-shooter = { $model } nie może oddać tego strzału.
refused-not-a-target = Tego nie można tu wybrać; należy wskazać: { $what }.
refused-not-an-answer = { $action } nie jest odpowiedzią na pytanie: { $question }
refused-not-an-enemy = { $model } nie jest wrogim modelem.
refused-not-an-enhancement = { $card } nie jest ulepszeniem.
refused-not-attached = Ulepszenie { $card } nie jest dołączone do żadnego z twoich oddziałów.
refused-not-bindable = Tej akcji nie można na to zagrać.
refused-not-hit = Model { $model } nie został trafiony.
refused-not-in-contact-anymore = { $model } nie jest już w kontakcie podstawką.
refused-not-marked = Kość nie pokazuje oznaczonej ścianki.
refused-not-now = Tego nie można teraz użyć ({ $window }).
refused-not-one-group = Modele oddziału trzeba wystawić jako jedną połączoną grupę.
refused-not-own-squad = { $squad } nie jest twoim oddziałem.
refused-not-waiting-for-charge = To ulepszenie nie czeka na ładunek.
refused-not-your-question = Teraz decyduje gracz { $seat }.
refused-nothing-to-deploy = Oddział { $squad } nie czeka na wystawienie.
refused-nothing-to-do = Ta akcja nic by teraz nie zrobiła: { $what }.
refused-nothing-to-refresh = Nie ma kryształu do naładowania.
refused-number-range = Liczba musi być między { $low } a { $high }.
refused-off-the-map = { $space } nie leży na planszy.
refused-ordinary-not-now = W tej chwili można by zagrać tylko Akcję Natychmiastową ({ $window }).
refused-other-cards = To nie są dokładnie karty twojej talii.
refused-out-of-contact = { $model } i { $target } nie stykają się podstawkami.
refused-out-of-range = Cel jest oddalony o { $distance ->
        [one] { $distance } pole
        [few] { $distance } pola
       *[many] { $distance } pól
    }, czyli poza zasięgiem.
refused-overlaps-equal-base = Stoi tam model { $model }, którego podstawka nie jest mniejsza, więc nie można go odepchnąć.
refused-overlaps-token = Leży tam żeton: { $token }.
refused-passive-bought-already = Ten efekt pasywny jest już opłacony.
refused-payment-crystals = Masz { $have } { $have ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }, a nie { $used }.
refused-payment-endurance = Oddział { $squad } ma { $have } { $have ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wytrzymałości, a nie { $used }.
refused-payment-foreign = Oddział { $squad } nie może za ciebie zapłacić.
refused-payment-form = Podaj każdy płacący oddział raz i z co najmniej jednym żetonem.
refused-payment-total = Koszt to { $cost } { $cost ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }, a ten plan płaci za { $total }.
refused-payment-vp = Możesz zapłacić najwyżej { $steps } { $steps ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } zwycięstwa, a nie { $used }.
refused-printed-timing = Karta określa własny moment użycia: { $timings }.
refused-push-destination = Modelu { $model } nie można tam odepchnąć.
refused-push-other-model = Najpierw trzeba odepchnąć model { $model }.
refused-push-without-destination = Model { $model } zostałby odepchnięty, ale nie ma dla niego wolnego miejsca.
refused-pushed-or-planned-already = To miejsce jest potrzebne innemu modelowi w tym ruchu.
refused-rerolled-already = Ten rzut był już przerzucony: tylko raz na rzut.
refused-space-occupied = Na polu { $space } to miejsce jest zajęte.
refused-squad-count = Lista ma { $n } { $n ->
        [one] oddział
        [few] oddziały
       *[many] oddziałów
    }; potrzeba: { $wanted }.
refused-squad-does-not-fit = Oddział { $squad } nie mieści się teraz na planszy; najpierw wystaw inny oddział.
refused-squad-not-fielded = Karta { $card } wymaga jednego z tych oddziałów na liście: { $squads }.
refused-squad-twice = Twoja frakcja nie ma tylu kart oddziału { $name }.
refused-squad-without-models = Oddział bez żywych modeli nie może tego zrobić.
refused-squads-without-deck = Te oddziały dopuszczają tylko { $n } { $n ->
        [one] kartę
        [few] karty
       *[many] kart
    }, a talia wymaga { $wanted }; wybierz inne lub więcej oddziałów.
refused-standing-still = Model musi opuścić swoje miejsce.
refused-target-not-on-board = { $model } nie stoi na planszy.
refused-token-too-near = Odległość między kapliczkami i złożami kryształów musi wynosić co najmniej { $far } { $far ->
        [one] pole
        [few] pola
       *[many] pól
    }.
refused-too-far = Odległość wynosi { $distance } { $distance ->
        [one] pole
        [few] pola
       *[many] pól
    }, a model porusza się najwyżej o { $steps }.
refused-too-many-copies = Karta { $card } ma tylko { $copies } { $copies ->
        [one] kopię
        [few] kopie
       *[many] kopii
    }.
refused-unknown-card = Nie ma karty { $card }.
refused-unknown-faction = Nie ma frakcji { $faction }.
refused-vp-in-multiplayer = W grze wieloosobowej nie płaci się punktami zwycięstwa.
refused-vp-not-for-sale = W tej rozgrywce lub w tej chwili nie można kupić punktu zwycięstwa.
refused-waiting-for-dice = Trwa oczekiwanie na rzut lub dociąganie.
refused-wrong-space = Ten efekt nie pozwala postawić modelu na polu { $space }.
refused-wrong-squad-name = Ta akcja jest tylko dla: { $names }.
refused-concede-for-other = Za to miejsce może się poddać tylko pytany gracz.
refused-ends-on-free-hexes = { $model } musi tam zakończyć na wolnych heksach.
refused-mode-forbidden = Efekt nie pozwala oddziałowi { $squad } zmienić trybu.
refused-mode-not-paid = Gdy aktywowano oddział { $squad }, nie dało się zapłacić kosztu zmiany trybu.
refused-nobody-is-pushed = Stoi tam model { $model }, a ten efekt nikogo nie odpycha.
refused-not-a-neighbour = { $space } nie sąsiaduje z poprzednim polem tej drogi.
refused-out-already = Gracz { $seat } jest już wyeliminowany.
refused-own-turn-only = To nie jest Akcja Natychmiastowa: także w swoim momencie można ją zagrać tylko we własnej turze.
refused-payment-dead-squad = Oddział { $squad } nie ma żywych modeli, więc jego żetony wytrzymałości nie płacą.
refused-payment-negative = Żadna część zapłaty nie może być mniejsza od zera.
refused-refresh-forbidden = Efekt zabrania naładować kryształ tym rzutem.
refused-reroll-forbidden = Efekt zabrania przerzucić ten rzut.
refused-timed-only = W tej chwili można by użyć tylko tego, co ją wymienia ({ $window }).
refused-way-ends-elsewhere = Droga nie kończy się na wybranym polu.

# Questions.

ask-activation = Co robi aktywowany oddział?
ask-buy-vp = Kupić 1 punkt zwycięstwa za 3 kryształy?
ask-change-mode = Zmienić tryb oddziału?
ask-choose-card = { $what ->
        [none] Wybierz kartę.
       *[other] { SENTENCE($what) }
    }
ask-choose-cost = Wybierz, czym płacisz.
ask-choose-deck = Wybierz talię akcji.
ask-choose-die-attack = Rzut na atak: która kość? Czerwona kosztuje kryształy i daje wyższe wyniki.
ask-choose-die-defense = Rzut na obronę: która kość? Czerwona kosztuje kryształy i daje wyższe wyniki.
ask-choose-die-effect = Którą kością rzucasz na efekt?
ask-choose-die-hit = Rzut na trafienie: która kość?
ask-choose-enemy = Wybierz wrogi model do walki.
ask-choose-enhancement = { $what ->
        [none] Wybierz ulepszenie.
       *[other] { SENTENCE($what) }
    }
ask-choose-faction = Wybierz frakcję.
ask-choose-fight = Który model walczy z kim?
ask-choose-hex = { $what ->
        [none] Wybierz heks.
       *[other] { SENTENCE($what) }
    }
ask-choose-model = { $what ->
        [none] Wybierz model.
       *[other] { SENTENCE($what) }
    }
ask-choose-movers = Które modele poruszą się razem?
ask-choose-number = { $what ->
        [none] Wybierz liczbę.
       *[other] { SENTENCE($what) }
    }
ask-choose-option = Wybierz jedno.
ask-choose-player = { $what ->
        [none] Wybierz gracza.
       *[other] { SENTENCE($what) }
    }
ask-choose-shooter = Który model strzela?
ask-choose-space = { $what ->
        [none] Wybierz pole.
       *[other] { SENTENCE($what) }
    }
ask-choose-squad = { $what ->
        [none] Wybierz oddział.
       *[other] { SENTENCE($what) }
    }
ask-choose-squads = Wybierz w tajemnicy swoje oddziały.
ask-choose-target = Wybierz cel strzału.
ask-choose-token = { $what ->
        [none] Wybierz żeton.
       *[other] { SENTENCE($what) }
    }
ask-choose-way = Którą drogą idzie { $model }?
ask-counterattack = Atak się nie powiódł. Kontratak?
ask-declare = Tura aktywna (aktywacja oddziału, karty) czy pasywna (pobór, ładowanie)?
ask-deploy-model = Gdzie wystawić model { $model }?
ask-deploy-squad = Który oddział zostanie teraz wystawiony?
ask-discard = Krok końcowy: odrzucić kartę czy zachować rękę?
ask-disperse = Rozproszenie: który oddział wykona akcję Ruchu przed rozpoczęciem gry?
ask-main = Twoja tura aktywna: co dalej?
ask-may = Wykorzystać tę część efektu?
ask-move-charge = Brak neutralnych ładunków: przenieść ładunek z innego ulepszenia?
ask-mulligan = Wtasować rękę do talii i dociągnąć od nowa?
ask-name-countering = Kto jest graczem kontrującym? Gracz kontrujący wystawia ostatni i zaczyna grę.
ask-offer-reroll = Zachować wynik czy przerzucić?
ask-order-deck = W jakiej kolejności leży twoja talia?
ask-order-effects = Kilka efektów czeka. Który pierwszy?
ask-order-hits = Trafiono kilka modeli. Który rozpatrzyć najpierw?
ask-pay-action = Akcja kosztuje { $n } { $n ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }. Czym płacisz?
ask-pay-attach = Dołączenie ulepszenia kosztuje { $n } { $n ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }. Czym płacisz?
ask-pay-card = Którą kartę odrzucasz jako zapłatę?
ask-pay-die = Czerwona kość kosztuje { $n } { $n ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }. Czym płacisz?
ask-pay-endurance = Który oddział płaci żetonem wytrzymałości?
ask-pay-mode = Zmiana trybu kosztuje { $n } { $n ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }. Czym płacisz?
ask-pay-model = Który model poświęcasz jako zapłatę?
ask-pay-reroll = Przerzut kosztuje { $n } { $n ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }. Czym płacisz?
ask-place-model = Gdzie postawić model { $model }?
ask-place-mover = Dokąd porusza się { $model }?
ask-place-shrine = Gdzie umieszczasz swoją kapliczkę?
ask-place-source = Gdzie umieszczasz złoże kryształów?
ask-push-model = Dokąd odepchnąć model { $model }?
ask-share-charges = Brakuje ładunków: które ulepszenie otrzyma ładunek?
ask-special-source = Którego efektu specjalnego złoża kryształów używasz?
ask-window-W-A3 = Rozpoczyna się aktywacja: użyć czegoś przedtem?
ask-window-W-A4 = Pomiędzy częściami aktywacji: użyć czegoś?
ask-window-W-B1 = Użyto sztandaru: odpowiedzieć?
ask-window-W-C1 = Rozpoczyna się akcja Walki: użyć czegoś?
ask-window-W-C11 = Atak się nie powiódł: użyć czegoś?
ask-window-W-C14 = Sekwencja Walki dobiegła końca: użyć czegoś?
ask-window-W-C15 = Akcja Walki dobiegła końca: użyć czegoś?
ask-window-W-C2 = Rozpoczyna się sekwencja Walki: użyć czegoś?
ask-window-W-C3 = Przed rzutem na atak: użyć czegoś?
ask-window-W-C5 = Rzucono na atak: zmienić wynik?
ask-window-W-C6 = Przed rzutem na obronę: użyć czegoś?
ask-window-W-C8 = Rzucono na obronę: zmienić wynik?
ask-window-W-D1 = Model ma zginąć: zapobiec temu?
ask-window-W-D2 = Model ginie: zmienić wartość punktów zwycięstwa?
ask-window-W-M1 = Przed ruchem: użyć czegoś?
ask-window-W-M2 = Zadeklarowano ruch: odpowiedzieć?
ask-window-W-M3 = Model wchodzi na pole: odpowiedzieć?
ask-window-W-M5 = Po ruchu: użyć czegoś?
ask-window-W-P1 = Trwa płatność: użyć czegoś?
ask-window-W-R2 = Rzucono kością na efekt: zmienić wynik?
ask-window-W-R3 = Wynik rzutu jest ostateczny: użyć czegoś?
ask-window-W-S1 = Wycelowano strzał: odpowiedzieć?
ask-window-W-S3 = Rzucono na trafienie: zmienić wynik?
ask-window-W-S4 = Trafienia są znane: użyć czegoś?
ask-window-W-T3 = Rozpoczyna się tura: użyć czegoś?
ask-window-W-T4 = Użyć czegoś teraz?
ask-window-W-T5 = Zakończono akcję: odpowiedzieć?
ask-window-W-T6 = Tura zaraz się skończy: użyć czegoś?
ask-window-W-T9 = Tura się kończy: użyć czegoś?
ask-window-W-W1 = Zadawana jest rana: zapobiec jej?
window-W-A3 = aktywacja się zaczyna
window-W-A4 = pomiędzy częściami aktywacji
window-W-B1 = używany jest sztandar
window-W-C1 = akcja Walki się zaczyna
window-W-C11 = po nieudanym ataku
window-W-C14 = po sekwencji Walki
window-W-C15 = po akcji Walki
window-W-C2 = sekwencja Walki się zaczyna
window-W-C3 = przed rzutem na atak
window-W-C5 = kość ataku pokazuje wynik
window-W-C6 = przed rzutem na obronę
window-W-C8 = kość obrony pokazuje wynik
window-W-D1 = model ma zginąć
window-W-D2 = model ginie
window-W-M1 = przed ruchem
window-W-M2 = zadeklarowano ruch
window-W-M3 = model wchodzi na pole
window-W-M5 = po ruchu
window-W-P1 = dokonuje się płatność
window-W-R2 = kość efektu pokazuje wynik
window-W-R3 = wynik kości jest ostateczny
window-W-S1 = strzał jest wymierzony
window-W-S3 = kość rzutu na trafienie pokazuje wynik
window-W-S4 = trafienia strzału są znane
window-W-T10 = tura pasywna
window-W-T3 = tura się zaczyna
window-W-T4 = pomiędzy akcjami tury aktywnej
window-W-T5 = akcja dobiegła końca
window-W-T6 = tura ma się skończyć
window-W-T9 = tura się kończy
window-W-W1 = zadawana jest rana

# Events: what happened.

event-ability-used = Gracz { $seat } używa akcji { $power }: { $text }
event-squad-activated = Gracz { $seat } aktywuje oddział { $squad }.
event-attack-compared = { $won ->
        [true] Atak się udaje: { $attack } przeciw sile obrony { $defense }.
       *[false] { $sure ->
            [true] Atak się nie udaje.
           *[false] Atak się nie udaje: { $attack } przeciw sile obrony { $defense }.
        }
    }
event-attack-dropped = { $model } nie może już atakować: sekwencja Walki się kończy.
event-attack-power-fixed = { $model } ma siłę ataku { $power } (kość { $result }).
event-backstab-began = { $model } wykonuje Szybki Atak na model { $target }.
event-backstab-declared = { $model } zapowiada Szybki Atak.
event-banner-refreshed = Gracz { $seat } odświeża kartę sztandaru.
event-banner-used = Gracz { $seat } używa sztandaru{ $power ->
        [none] { "" }
       *[other] { " " }({ $power })
    }{ $bind ->
        [none] { "" }
       *[other] { " " }dla { $bind }
    }: { $text }
event-card-discarded = Gracz { $seat } odrzuca kartę { $card }.
event-card-played = Gracz { $seat } zagrywa kartę { $card }{ $power ->
        [none] { "" }
       *[other] { " " }({ $power })
    }{ $bind ->
        [none] { "" }
       *[other] { " " }dla { $bind }
    }: { $text }
event-card-returned = Gracz { $seat } odzyskuje kartę { $card } ze stosu kart odrzuconych.
event-cards-drawn = Gracz { $seat } dociąga { $count } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }.
event-chain-stopped = Łańcuch efektów zostaje przerwany: nie miałby końca.
event-enhancement-charged = Ulepszenie { $card } oddziału { $squad } { $count ->
        [-1] traci 1 ładunek
        [one] otrzymuje { $count } ładunek
        [few] otrzymuje { $count } ładunki
       *[many] otrzymuje { $count } ładunków
    }.
event-counterattack-began = { $model } kontratakuje model { $target }.
event-countering-named = Gracz { $seat } jest graczem kontrującym.
event-crystals-destroyed = Gracz { $seat } traci na stałe { $count } { $count ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }.
event-crystals-gained = Gracz { $seat } zyskuje { $count } { $count ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }.
event-crystals-refreshed = Gracz { $seat } ładuje { $count } { $count ->
        [one] kryształ
        [few] kryształy
       *[many] kryształów
    }.
event-deck-renewed = Stos kart odrzuconych gracza { $seat } staje się nową talią.
event-deck-looked-at = Gracz { $seat } ogląda { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
  } z wierzchu { $whose ->
    [own] własnej talii.
   *[other] talii gracza { $owner }.
  }
event-deck-looked-at-by-you = Widzisz na wierzchu { $whose ->
    [own] swojej talii
   *[other] talii gracza { $owner }
  }, licząc od góry: { $row }.
event-deck-shuffled = Gracz { $seat } tasuje talię.
event-defense-replaced = Efekt zastępuje rzut na obronę: siła obrony { $power }.
event-deck-used-up = Talia gracza { $seat } się wyczerpała; rozgrywka kończy się po tej turze.
event-defense-succeeded = Obrona udaje się bez rzutu.
event-effect-triggered = Następuje efekt: { $source }.
event-player-eliminated = Gracz { $seat } zostaje wyeliminowany.
event-end-announced = Znacznik zwycięstwa dotarł do żetonu frakcji: rozgrywka skończy się po tej turze.
event-endurance-changed = Oddział { $squad } ma teraz { $left } { $left ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } wytrzymałości.
event-endurance-lost = Model { $model } zostaje zraniony; { $squad ->
        [own] oddziałowi
       *[other] oddziałowi { $squad }
    } { $left ->
        [one] zostaje 1 żeton
        [few] zostają { $left } żetony
       *[many] zostaje { $left } żetonów
    } wytrzymałości.
event-endurance-paid = Oddział { $squad } płaci żetonem wytrzymałości.
event-enhancement-attached = Gracz { $seat } dołącza ulepszenie { $card } do oddziału { $squad }.
event-enhancement-lost = Oddział { $squad } traci ulepszenie { $card }.
event-enhancement-used = Gracz { $seat } używa ulepszenia { $card }{ $power ->
        [none] { "" }
       *[other] { " " }({ $power })
    } oddziału { $squads }: { $text }
event-faction-chosen = Gracz { $seat } wybiera frakcję { $faction }.
event-first-player-found = Gracz { $seat } jest pierwszym graczem.
event-hand-shown = Gracz { $seat } pokazuje rękę: { $cards }.
event-crystals-harvested = { $sources ->
        [0] Gracz { $seat } nie kontroluje żadnego złoża kryształów i nic nie pobiera.
       *[other] Gracz { $seat } pobiera { $count } { $count ->
            [one] kryształ
            [few] kryształy
           *[many] kryształów
        } z { $sources } { $sources ->
            [one] kontrolowanego złoża
           *[other] kontrolowanych złóż
        }.
    }
event-hits-found = Rzut na trafienie: { $result }.{ $hits ->
        [none] { "" }
       *[other] { " " }Trafienie: { $hits }.
    }{ $missed ->
        [none] { "" }
       *[other] { " " }Pudło: { $missed }.
    }
event-initiative-fixed = { $attacker } atakuje pierwszy, { $defender } się broni.
event-marker-moved = Znacznik zwycięstwa przesuwa się o { $size } { $size ->
        [one] pole
        [few] pola
       *[many] pól
    } toru w stronę gracza { $seat } (teraz na { $marker }).
event-match-began = Rozgrywka się zaczyna; pierwszą turę ma gracz { $seat }.
event-match-ended = Rozgrywka dobiegła końca.
event-mode-changed = Oddział { $squad } przechodzi w { $mode ->
        [0] Tryb Podstawowy
       *[other] tryb { $name }
    }.
event-model-banished = { $model } na razie opuszcza planszę.
event-model-deployed = Model { $model } zostaje wystawiony na polu { $end }.
event-model-died = { $model } ginie ({ $value } { $value ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } zwycięstwa).
event-model-left-out = Model { $model } nie mieści się i nie zostaje wystawiony.
event-model-moved = { $model } porusza się na pole { $end }.
event-model-pushed = Model { $model } zostaje odepchnięty na pole { $end }.
event-model-relocated = Model { $model } zostaje postawiony na polu { $end }.
event-model-returned = { $model } wraca na planszę, na pole { $end }.
event-models-swapped = { $model } i { $other } zamieniają się miejscami.
event-move-stopped = Model { $model } zostaje zatrzymany w drodze.
event-mulligan-taken = Gracz { $seat } korzysta z Mulligana.
event-cost-paid = Gracz { $seat } { $payment ->
        [none] nic nie płaci
       *[other] płaci { $payment }
    }.
event-passive-bought = Oddział { $squad } opłaca efekt pasywny ulepszenia { $card }.
event-die-rolled = Gracz { $seat } wyrzuca { $value } na { $die ->
        [red] czerwonej
        [yellow] żółtej
       *[other] { $die }
    } kości{ $marked ->
        [true] { " " }(oznaczona ścianka)
       *[false] { "" }
    }.
event-sequence-began = { $model } walczy z modelem { $target }.
event-sequence-cancelled = Sekwencja Walki zostaje anulowana.
event-shot-in-combat-checked = Strzał { $hit ->
        [true] trafia
       *[false] chybia
    } (rzut na trafienie: { $result }).
event-shot-taken = { $models ->
        [none] Gracz { $seat } strzela do: { $targets }.
       *[other] { $models } strzela do: { $targets }.
    }
event-shrine-placed = Kapliczka gracza { $owner } stoi na polu { $space }.
event-source-placed = Złoże kryształów leży na polu { $space }.
event-special-source-used = Gracz { $seat } używa specjalnego złoża kryształów: { $text }.
event-squads-revealed = Gracz { $seat } prowadzi oddziały: { $squads }.
event-defender-replaced = { $model } broni się zamiast modelu { $target }.
event-status-added = { $bearer } otrzymuje stan { $status }.
event-status-ended = Stan { $status } kończy się dla: { $models ->
        [none] { $squads ->
            [none] { "" }
           *[other] { $squads }
        }
       *[other] { $models }
    }.
event-step-cancelled = Anulowano: { $what }.
event-temporary-returned = Gracz { $seat } oddaje { $count } { $count ->
        [one] tymczasowy kryształ
        [few] tymczasowe kryształy
       *[many] tymczasowych kryształów
    }.
event-token-moved = Żeton { $token } przesuwa się na pole { $end }.
event-token-placed = Żeton { $token } trafia na pole { $space }.
event-token-removed = Żeton { $token } zostaje usunięty.
event-tokens-captured = Gracz { $seat } zdobywa { $count } { $count ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } punktów zwycięstwa gracza { $owner }.
event-tokens-lost = Gracz { $owner } traci { $count } { $count ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } punktów zwycięstwa.
event-turn-began = --- Tura { $number }: gracz { $seat } ---
event-turn-declared = Gracz { $seat } deklaruje { $kind ->
        [active] turę aktywną
        [passive] turę pasywną
       *[other] { $kind }
    }.
event-vp-bought = Gracz { $seat } kupuje 1 punkt zwycięstwa.
event-wound-prevented = Rana modelu { $model } zostaje powstrzymana.
event-wound-redirected = { $to } przyjmuje ranę za model { $victim }.

# Actions: what a seat may choose.

action-accept = Tak, użyj
action-activate = Aktywuj oddział { $squad }
action-attach = Dołącz ulepszenie { $card } do oddziału { $squad }{ $replace ->
        [none] { "" }
       *[other] { " " }(odrzuć ulepszenie { $replace })
    }
action-buy-vp = Kup 1 punkt zwycięstwa za 3 kryształy
action-change-mode = Zmień tryb
action-choose-deck = Talia: { $cards }
action-choose-faction = { $faction }
action-choose-squads = Oddziały: { $squads }
action-concede = Poddaj się (gracz { $seat })
action-counterattack = Kontratak
action-declare = { $kind ->
        [active] Tura aktywna
        [passive] Tura pasywna
       *[other] { $kind }
    }
action-decline = Nie, rezygnuję
action-deploy-squad = Wystaw oddział { $squad }
action-discard = Odrzuć kartę { $card }
action-done = Koniec, nic więcej
action-end-activation = Zakończ aktywację
action-end-turn = Zakończ turę
action-fight = { $model } walczy z modelem { $target }
action-go-via = Droga: { $path }
action-keep = Zachowaj wynik
action-keep-mode = Zachowaj tryb
action-movers = Porusz: { $models }
action-mulligan = Mulligan: dociągnij nową rękę
action-name-countering = Gracz { $seat }
action-order-deck = { $cards ->
        [none] Potasuj talię
       *[other] Kolejność od góry: { $cards }
    }
action-pass = Pas{ $rest_of_turn ->
        [true] { " " }do końca tury
       *[false] { "" }
    }
action-pay = { $payment ->
        [none] Nic nie płać
       *[other] Zapłać { $payment }
    }
action-pick-card = { $card }
action-pick-enhancement = { $card } oddziału { $squad }
action-pick-hex = { $space }, heks { $hex }
action-pick-model = { $model }
action-pick-number = { $n }
action-pick-option = Opcja { $number }: { $text }
action-pick-player = Gracz { $seat }
action-pick-space = { $space }
action-pick-squad = { $squad }
action-pick-token = { $token }
action-place = { $space }, { $count ->
        [one] heks { $hexes }
        [7] całe pole
       *[other] heksy { $hexes }
    }
action-place-shrine = Kapliczka na { $space }
action-place-source = Złoże kryształów na { $space }
action-play-card = Zagraj kartę { $card }{ $power ->
        [none] { "" }
       *[other] { ":" } { $power }
    }{ $bind ->
        [none] { "" }
       *[other] { " " }dla { $bind }
    } ({ $cost ->
        [none] bez kosztu
       *[other] koszt: { $cost }
    }) - { $text }
action-push = Odepchnij model { $model } na pole { $space }, { $count ->
        [one] heks { $hexes }
        [7] całe pole
       *[other] heksy { $hexes }
    }
action-refresh = Przyjmij oznaczoną ściankę i naładuj 1 kryształ
action-reroll = Przerzuć ({ $by ->
        [paid] za 1 kryształ
        [symbol] symbol przerzutu
       *[other] efekt
    })
action-start-combat = Wykonaj akcję Walki
action-start-move = Wykonaj akcję Ruchu
action-use-banner = Sztandar: { $power }{ $bind ->
        [none] { "" }
       *[other] { " " }dla { $bind }
    } ({ $cost ->
        [none] bez kosztu
       *[other] koszt: { $cost }
    }) - { $text }
action-use-die = { $die ->
        [red] Czerwona kość
        [yellow] Żółta kość
       *[other] { $die }
    }
action-use-enhancement = { $squad } używa ulepszenia { $card }{ $power ->
        [none] { "" }
       *[other] { ":" } { $power }
    }{ $bind ->
        [none] { "" }
       *[other] { " " }dla { $bind }
    } ({ $cost ->
        [none] bez kosztu
       *[other] koszt: { $cost }
    }) - { $text }
action-use-shrine = Kapliczka: { $power }{ $bind ->
        [none] { "" }
       *[other] { " " }dla { $bind }
    } ({ $cost ->
        [none] bez kosztu
       *[other] koszt: { $cost }
    }) - { $text }
action-use-status = { $status } ({ $bearer }): { $power } ({ $cost ->
        [none] bez kosztu
       *[other] koszt: { $cost }
    }) - { $text }

# What an action is, as the beginning of a sentence.

deed-accept = Użycie dobrowolnej części
deed-activate = Aktywacja oddziału
deed-attach = Dołączenie ulepszenia
deed-buy-vp = Kupno punktu zwycięstwa
deed-change-mode = Zmiana trybu
deed-choose-deck = Wybór talii
deed-choose-faction = Wybór frakcji
deed-choose-squads = Wybór oddziałów
deed-concede = Poddanie się
deed-counterattack = Kontratak
deed-declare = Zadeklarowanie tury
deed-decline = Rezygnacja
deed-deploy-squad = Wystawienie oddziału
deed-discard = Odrzucenie karty
deed-done = Zakończenie wyboru
deed-end-activation = Zakończenie aktywacji
deed-end-turn = Zakończenie tury
deed-fight = Rozpoczęcie walki
deed-go-via = Wybór drogi
deed-keep = Zachowanie wyniku
deed-keep-mode = Zachowanie trybu
deed-movers = Wybór poruszających się modeli
deed-mulligan = Skorzystanie z Mulligana
deed-name-countering = Wskazanie gracza kontrującego
deed-order-deck = Ułożenie talii
deed-pass = Pas
deed-pay = Płatność
deed-pick-card = Wybór karty
deed-pick-enhancement = Wybór ulepszenia
deed-pick-hex = Wybór heksu
deed-pick-model = Wybór modelu
deed-pick-number = Wybór liczby
deed-pick-option = Wybór opcji
deed-pick-player = Wybór gracza
deed-pick-space = Wybór pola
deed-pick-squad = Wybór oddziału
deed-pick-token = Wybór żetonu
deed-place = Postawienie modelu
deed-place-shrine = Umieszczenie kapliczki
deed-place-source = Umieszczenie złoża kryształów
deed-play-card = Zagranie karty
deed-push = Odepchnięcie modelu
deed-refresh = Naładowanie kryształu
deed-reroll = Przerzut
deed-start-combat = Wykonanie akcji Walki
deed-start-move = Wykonanie akcji Ruchu
deed-unknown = To
deed-use-banner = Użycie sztandaru
deed-use-die = Wybór kości
deed-use-enhancement = Użycie ulepszenia
deed-use-shrine = Użycie kapliczki
deed-use-status = Użycie stanu

# How a match ends.

outcome-both-armies-gone = Obie armie przestały istnieć.
outcome-both-teams = Obie drużyny padły jednocześnie.
outcome-captured-eight = Drużyna zdobyła osiem żetonów punktów zwycięstwa.
outcome-captured-four-of-each = Zdobyto po cztery żetony punktów zwycięstwa każdego przeciwnika.
outcome-conceded = Jeden z graczy się poddał.
outcome-deck-used-up = Wyczerpała się talia; rozstrzygają punkty zwycięstwa.
outcome-eliminated = Gracz został wyeliminowany; rozstrzygają zdobyte żetony punktów zwycięstwa.
outcome-marker-at-token = Znacznik zwycięstwa dotarł do żetonu frakcji.
outcome-no-models = Armia nie ma już modeli.
outcome-stalled = Zbyt długo nic się nie zmieniało; rozstrzyga obecny stan.
outcome-team-lost = Jedna z drużyn przegrała.
