"""Facts for the log and for animation, past tense: a module for each chapter."""
