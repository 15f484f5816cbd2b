# What commands refuse.
command-option-form = --option takes name=value, for example more_crystals=true, not '{ $given }'.
command-option-taken = --option { $given }: what it leads to has a value already.
