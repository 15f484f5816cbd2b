// Answers and events of Dawnfall, read as the closed unions of its actions and of what may happen.
import { hearing, reading, type Told } from "../../lib/options";
import type { Action, Event } from "./wire";

export type DawnfallAction = Action;
export type Half = Told<Extract<Action, { type: "PlayCard" }>>["half"];
export type Kind = Action["type"];
export const { actionOf, actionsOf, kindOf } = reading<Action>();
export const eventOf = hearing<Event>();
