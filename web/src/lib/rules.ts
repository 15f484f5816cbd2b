// Where the rules of a game are read. A rule's id begins with the sign of its ledger.
import { LEDGERS } from "./protocol";

const SIGNS: Record<string, string> = LEDGERS;

export const RULE_IDS = new RegExp(`\\b(?:${Object.keys(SIGNS).join("|")})-[A-Z]+-\\d+\\b`, "g");
export const ledgerOf = (id: string): string => SIGNS[id.split("-")[0] ?? ""] ?? "";
export const rulesOf = (game = ""): string => `/rules/${game}`;
export const ruleLink = (id: string): string => ["/rules", ledgerOf(id), id].filter(Boolean).join("/");
