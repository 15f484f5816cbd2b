// Answers and events of The Edge, read as the closed unions of its actions and of what may happen.
import { hearing, reading, type Told } from "../../lib/options";
import type { Line } from "../../lib/protocol";
import type { Action, Event } from "./wire";

export type EdgeAction = Action;
export type Paths = Told<Extract<Action, { type: "Move" }>>["paths"];
export type Pairs = Told<Extract<Action, { type: "Use" }>>["shots"];
export type Kind = Action["type"];
export const { actionOf, actionsOf, kindOf } = reading<Action>();
export const eventOf = hearing<Event>();

// The number of the turn that begins with a line of the log.
export function begins(line: Line): number | null {
  const event = eventOf(line);
  return event.type === "TurnBegan" ? event.turn : null;
}
