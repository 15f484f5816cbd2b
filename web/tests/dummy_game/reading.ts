// What the server says of the dummy game. The types of the product do not know it, so its word is taken for them here.
import { hearing, reading } from "../../src/lib/options";
import type { Line } from "../../src/lib/protocol";
import type { Action, Content, Event, Geometry, Moment, Scene } from "./wire";

export const { actionOf, actionsOf, kindOf } = reading<Action>();
export const eventOf = hearing<Event>();

const trusted =
  <T>() =>
  (said: unknown): T =>
    said as T;
export const sceneOf = trusted<Scene | null>();
export const roadOf = trusted<Geometry>();
export const momentOf = trusted<Moment>();
export const contentOf = trusted<Content | null>();

// The pool of dice that a line tells of.
export function thrownIn(line: Line): Extract<Event, { type: "DiceRolled" }> | null {
  const event = eventOf(line);
  return event.type === "DiceRolled" ? event : null;
}

// The number of the turn that begins with a line of the log.
export function begins(line: Line): number | null {
  const event = eventOf(line);
  return event.type === "TurnBegan" ? event.number : null;
}
