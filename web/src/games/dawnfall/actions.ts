// Answers of Dawnfall, read as the closed union of its actions.
import { reading, type Told } from "../../lib/options";
import type { Action } from "./wire";

export type DawnfallAction = Action;
export type Half = Told<Extract<Action, { type: "PlayCard" }>>["half"];
export type Kind = Action["type"];
export const { actionOf, actionsOf, kindOf } = reading<Action>();
