// Where the rules of a game are read. A rule's id begins with the sign of its ledger.

const LEDGERS: Record<string, string> = { DF: "dawnfall", ED: "the-edge", ME: "maelstrom" };

export const ledgerOf = (id: string): string => LEDGERS[id.split("-")[0] ?? ""] ?? "";
export const rulesOf = (game = "dawnfall"): string => `/rules/${game.replaceAll("_", "-")}`;
export const ruleLink = (id: string): string => `/rules/${ledgerOf(id) || "dawnfall"}/${id}`;
