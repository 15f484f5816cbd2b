"""The verbs, selectors, values and conditions that content may use: schema, behaviour and wording together."""

# Values count what selectors find and selectors compare values; loading values first settles the order.
from edgewise.games.dawnfall.effects import values as values
