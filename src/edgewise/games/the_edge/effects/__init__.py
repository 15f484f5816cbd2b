"""The verbs, situations, conditions and values that content may use: schema, behaviour and wording together."""
