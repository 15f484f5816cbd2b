# Was Befehle ablehnen.
command-option-form = --option erwartet name=wert, zum Beispiel more_crystals=true, nicht „{ $given }“.
command-option-taken = --option { $given }: dort steht schon ein Wert.
