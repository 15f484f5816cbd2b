// What a seat may ask for in Dawnfall, as the server's closed union of actions has it (`games/dawnfall/actions.py`).
import { reading } from "../../lib/options";
import type { Space } from "./geometry";

export type Half = "upper" | "lower";

export type DawnfallAction =
  | { type: "Pass"; rest_of_turn?: boolean }
  | { type: "Done" }
  | { type: "Concede"; seat: number }
  | { type: "ChooseFaction"; faction: string }
  | { type: "ChooseSquads"; squads: string[] }
  | { type: "ChooseDeck"; cards: string[] }
  | { type: "OrderDeck"; cards: string[] }
  | { type: "NameCountering"; seat: number }
  | { type: "PlaceShrine"; space: Space }
  | { type: "PlaceSource"; space: Space }
  | { type: "DeploySquad"; squad: number }
  | { type: "Place"; space: Space; hexes: number[] }
  | { type: "Declare"; kind: "active" | "passive" }
  | { type: "BuyVP" }
  | { type: "Mulligan" }
  | { type: "Activate"; squad: number }
  | { type: "EndTurn" }
  | { type: "ChangeMode" }
  | { type: "KeepMode" }
  | { type: "StartMove" }
  | { type: "StartCombat" }
  | { type: "EndActivation" }
  | { type: "Movers"; models: number[] }
  | { type: "Push"; model: number; space: Space; hexes: number[] }
  | { type: "GoVia"; path: Space[] }
  | { type: "Fight"; model: number; target: number }
  | { type: "Counterattack" }
  | { type: "UseDie"; die: "yellow" | "red" }
  | { type: "Reroll"; by: "paid" | "symbol" | "effect" }
  | { type: "Refresh" }
  | { type: "Keep" }
  | { type: "Pay"; crystals: number; endurance: [squad: number, tokens: number][]; vp: number }
  | { type: "PlayCard"; card: string; half: Half; bind: number }
  | { type: "Attach"; card: string; squad: number; replace: string }
  | { type: "UseEnhancement"; squad: number; card: string; half: Half; bind: number }
  | { type: "UseBanner"; power: number; bind: number }
  | { type: "UseShrine"; power: number; bind: number }
  | { type: "UseStatus"; status: string; model: number; squad: number; power: number }
  | { type: "PickModel"; model: number }
  | { type: "PickSquad"; squad: number }
  | { type: "PickSpace"; space: Space }
  | { type: "PickHex"; space: Space; hex: number }
  | { type: "PickCard"; card: string }
  | { type: "PickEnhancement"; squad: number; card: string }
  | { type: "PickToken"; token: number }
  | { type: "PickPlayer"; seat: number }
  | { type: "PickOption"; option: number }
  | { type: "PickNumber"; n: number }
  | { type: "Accept" }
  | { type: "Decline" }
  | { type: "Discard"; card: string };

export type Kind = DawnfallAction["type"];
export const { actionOf, actionsOf, kindOf } = reading<DawnfallAction>();
