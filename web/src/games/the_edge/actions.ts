// What a seat may ask for in The Edge, as the server's closed union of actions has it (`games/the_edge/actions.py`).
import type { Mil } from "../../free/plane";
import { reading } from "../../lib/options";

export type Paths = [model: number, path: Mil[]][];
export type Pairs = [shooter: number, target: number][];

export type EdgeAction =
  | { type: "PlacePool"; place: Mil }
  | { type: "Deploy"; squad: number; places: Mil[] }
  | { type: "Activate"; squad: number }
  | { type: "Exchange"; card: string }
  | { type: "Move"; paths: Paths }
  | { type: "Assault"; model: number; target: number }
  | { type: "Use"; squad: number; ability: string; caster?: number; target?: number; shots?: Pairs }
  | {
      type: "PlayCard";
      card: string;
      squad?: number;
      caster?: number;
      target?: number;
      shots?: Pairs;
      bonus?: boolean;
    }
  | { type: "Shift"; squad: number }
  | { type: "EndActivation" }
  | { type: "Pass" }
  | { type: "Reroll" }
  | { type: "Keep" }
  | { type: "PickModel"; model: number }
  | { type: "FreeAttack"; model: number; target: number }
  | { type: "Decline" }
  | { type: "StayReady" }
  | { type: "OrderTrigger"; index: number }
  | { type: "Gather"; squad: number; pool: number }
  | { type: "Done" }
  | { type: "Progress"; card: string; squad: number }
  | { type: "Summon"; card: string; place: Mil }
  | { type: "Concede"; seat: number };

export type Kind = EdgeAction["type"];
export const { actionOf, actionsOf, kindOf } = reading<EdgeAction>();
