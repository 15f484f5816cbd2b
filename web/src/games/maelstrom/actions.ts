// Answers and events of Maelstrom's Edge, read as the closed unions of its actions and of what may happen.
import { hearing, reading, type Of } from "../../lib/options";
import type { Line } from "../../lib/protocol";
import type { Action, Event } from "./wire";

export type MaelstromAction = Action;
export type Kind = Action["type"];
export type Marching = Of<Action, "Move">;
export type MoveKind = Marching["kind"];
export const { actionOf, actionsOf, kindOf } = reading<Action>();
export const eventOf = hearing<Event>();

// The number of the turn that begins with a line of the log.
export function begins(line: Line): number | null {
  const event = eventOf(line);
  return event.type === "TurnBegan" ? event.turn : null;
}
