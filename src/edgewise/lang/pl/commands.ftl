# Czego polecenia nie przyjmują.
command-option-form = --option przyjmuje nazwa=wartość, na przykład more_crystals=true, a nie „{ $given }”.
command-option-taken = --option { $given }: tam jest już wartość.
