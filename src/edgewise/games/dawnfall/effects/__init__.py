"""The verbs, selectors, values and conditions that content may use: schema, behaviour and wording together."""
