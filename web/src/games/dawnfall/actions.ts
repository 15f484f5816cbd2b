// Answers and events of Dawnfall, read as the closed unions of its actions and of what may happen.
import { hearing, reading, type Told } from "../../lib/options";
import type { Line } from "../../lib/protocol";
import type { Action, Event } from "./wire";

export type DawnfallAction = Action;
export type Half = Told<Extract<Action, { type: "PlayCard" }>>["half"];
export type Kind = Action["type"];
export const { actionOf, actionsOf, kindOf } = reading<Action>();
export const eventOf = hearing<Event>();

// The number of the turn that begins with a line of the log.
export function begins(line: Line): number | null {
  const event = eventOf(line);
  return event.type === "TurnBegan" ? event.number : null;
}
