// Written by `edgewise schema` from what src/edgewise/games/the_edge brings. Do not edit; see docs/protocol.md.

import type { Problem, Words } from "../../lib/protocol";

/** A player's open things; `zone` is left, bottom, right and top of the deployment zone. */
export interface EdgePlayer {
  seat: number;
  faction: string;
  vp: number;
  unused: number;
  used: number;
  hand_count: number;
  deck_count: number;
  graveyard: string[];
  progress: string[];
  zone: [number, number, number, number];
}

/** A model: its number, its code, the centre of its base in mils (None: not on the board), and its size. */
export interface EdgeModel {
  model: number;
  code: string;
  at: [number, number] | null;
  radius: number;
  height: number;
}

/** Something in force at a squad: of which card or ability, by whom, for one model only or for all, how long. */
export interface EdgeEffect {
  source: string;
  seat: number;
  model: number;
  until: string;
  card: boolean;
}

/** A squad card with everything on it; statistics hold now and are None when nobody is on the board. */
export interface EdgeSquad {
  squad: number;
  seat: number;
  letter: string;
  card: string;
  shifted: boolean;
  hp: number;
  shields: number;
  alive: boolean;
  waits: boolean;
  exhausted: boolean;
  attack: number | null;
  defense: number | null;
  initiative: number | null;
  move: number | null;
  rerolls: string[];
  models: EdgeModel[];
  progress: string[];
  effects: EdgeEffect[];
  used: string[];
}

/** A board pool and its crystals. */
export interface EdgePool {
  pool: number;
  at: [number, number];
  crystals: number;
}

/** A spell or ability in the queue, the newest last; `target` is a squad or a model, as its text says. */
export interface EdgeItem {
  seat: number;
  source: string;
  card: boolean;
  squad: number;
  caster: number;
  target: number;
  shots: [number, number][];
  bonus: boolean;
  cancelled: boolean;
}

/** A match of The Edge as one seat sees it (None: a spectator); `hands` has the hands that this seat may see. */
export interface EdgeScene {
  game: "the-edge";
  seat: number | null;
  turn: number;
  phase: string;
  starting: number;
  first: number;
  acting: number;
  active: number;
  moved: boolean;
  action: string;
  players: EdgePlayer[];
  squads: EdgeSquad[];
  pools: EdgePool[];
  queue: EdgeItem[];
  hands: Record<string, string[]>;
}

/** An ability of a squad; `range` in inches, if it has one. `by` is what an action names besides it (`caster`, `squad`, `shots` or nothing), `side` whom its target belongs to. */
export interface PowerCard {
  id: string;
  name: string;
  cost: number;
  timing: "equipment" | "instant" | "passive" | "special";
  uses_action: boolean;
  scope: "global" | "model" | "squad";
  side: "any" | "enemy" | "own" | "self";
  by: "" | "caster" | "shots" | "squad";
  range: number | null;
  text: string;
  rulings: string[];
}

/** One side of a squad card. */
export interface ArmySide {
  attack: number;
  defense: number;
  initiative: number;
  move: number;
  reroll_attack: boolean;
  reroll_defense: boolean;
  abilities: PowerCard[];
}

/** A squad card; radius and height in mils. */
export interface ArmySquad {
  id: string;
  name: string;
  type: string;
  models: number;
  shields: number;
  radius: number;
  height: number;
  shift_cost: number | null;
  normal: ArmySide;
  shifted: ArmySide | null;
  rulings: string[];
}

/** A spell card; `dedicated_to` names the type of squad that casts it, `dedicated_type` is its id. */
export interface SpellCard {
  id: string;
  name: string;
  cost: number;
  timing: "equipment" | "instant" | "passive" | "special";
  uses_action: boolean;
  scope: "global" | "model" | "squad";
  side: "any" | "enemy" | "own" | "self";
  by: "" | "caster" | "shots" | "squad";
  range: number | null;
  text: string;
  rulings: string[];
  copies: number;
  dedicated_to: string;
  dedicated_type: string;
}

/** A progress card. */
export interface ProgressCard {
  id: string;
  name: string;
  kind: string;
  text: string;
  rulings: string[];
}

/** An army with everything in its box; a neutral one is summoned by others. */
export interface ArmyCard {
  id: string;
  name: string;
  about: Words;
  neutral: boolean;
  squads: ArmySquad[];
  spells: SpellCard[];
  progress: ProgressCard[];
  rulings: string[];
}

/** The armies of The Edge or of one match, in one language. */
export interface Content {
  game: "the-edge";
  language: string;
  armies: ArmyCard[];
}

/** A piece of the table, in mils: a polygon, or a circle as centre and radius; obstacles have a height. */
export interface Shape {
  polygon: [number, number][];
  circle: [number, number, number] | null;
  height: number;
  kind: string;
}

/** A table without Spaces, in mils from its south-west corner; `open`: left, bottom, right, top of the free part. */
export interface FreeTable {
  size: number;
  open: [number, number, number, number];
  pool_radius: number;
  obstacles: Shape[];
  grounds: Shape[];
}

/** The table of a scenario. */
export interface Geometry {
  board: string;
  players: number[];
  table: FreeTable;
}

/** What an answer, a question or an event is about; board pools are called tokens there, as in every game. */
export interface About {
  models?: number[];
  squads?: number[];
  cards?: string[];
  tokens?: number[];
  seats?: number[];
}

/** The start of a turn: how far the first seat is ahead; crystals, models and points by seat. */
export interface Moment {
  step: number;
  turn: number;
  seat: number;
  marker: number;
  crystals: number[];
  models: number[];
  sources: number[];
  points: number[];
}

/** A line to an enemy model: the gap, whether it is clear, and the first thing that blocks it. */
export interface Sight {
  model: number;
  gap: number;
  clear: boolean;
  obstacle: number;
  enemy: number;
}

/** The answer to Measure, in mils; what the question does not ask for is empty. */
export interface Measured {
  type: "Measured";
  ref: number;
  problem: Problem | null;
  gap: number | null;
  contact: boolean;
  lengths: number[];
  allowances: number[];
  path: [number, number][];
  rings: [number, number][][];
  models: number[];
  pools: number[];
  sights: Sight[];
  places: [number, number][];
}

/** A card or ability is aimed at a squad. */
export interface AtSquad {
  type: "AtSquad";
  squad: number;
}

/** A card or ability is aimed at a single model. */
export interface AtModel {
  type: "AtModel";
  model: number;
}

export type Action =
  | { type: "PlacePool"; place: [number, number] }
  | { type: "Deploy"; squad: number; places: [number, number][] }
  | { type: "Activate"; squad: number }
  | { type: "Exchange"; card: string }
  | { type: "Move"; paths: [number, [number, number][]][] }
  | { type: "Assault"; model: number; target: number }
  | { type: "Use"; squad: number; ability: string; caster?: number; target?: number; shots?: [number, number][] }
  | { type: "PlayCard"; card: string; squad?: number; caster?: number; target?: number; shots?: [number, number][]; bonus?: boolean }
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
  | { type: "Summon"; card: string; place: [number, number] }
  | { type: "Concede"; seat: number };

export type Event =
  | { type: "DeploymentWon"; rule: string; seat: number }
  | { type: "PoolPlaced"; rule: string; seat: number; pool: number; crystals: number; place: [number, number] }
  | { type: "SquadDeployed"; rule: string; seat: number; squad: number }
  | { type: "TurnBegan"; rule: string; turn: number; seat: number }
  | { type: "PhaseBegan"; rule: string; name: "gather" | "progress" | "refresh" }
  | { type: "SquadActivated"; rule: string; seat: number; squad: number }
  | { type: "ActivationEnded"; rule: string; squad: number }
  | { type: "CardExchanged"; rule: string; seat: number; card: string }
  | { type: "CardsDrawn"; rule: string; seat: number; count: number }
  | { type: "ModelMoved"; rule: string; model: number; length: number; path: [number, number][] }
  | { type: "ModelPushed"; rule: string; model: number; length: number; path: [number, number][] }
  | { type: "SquadShifted"; rule: string; squad: number }
  | { type: "SquadShiftedBack"; rule: string; squad: number }
  | { type: "ModelAssaulted"; rule: string; model: number; target: number }
  | { type: "CombatDropped"; rule: string; model: number; target: number }
  | { type: "ModelStruckFirst"; rule: string; model: number }
  | { type: "DieRolled"; rule: string; seat: number; value: number; purpose: "attack" | "attack-extra" | "defense" | "defense-extra" | "deployment" | "shot" | "shot-extra"; model: number }
  | { type: "RollRepeated"; rule: string; seat: number; purpose: "attack" | "defense" }
  | { type: "RollKept"; rule: string; seat: number }
  | { type: "AttackHit"; rule: string; model: number; target: number; attack: number; defense: number }
  | { type: "AttackMissed"; rule: string; model: number; target: number; attack: number; defense: number }
  | { type: "ShotDeclared"; rule: string; model: number; target: number }
  | { type: "ShotWasted"; rule: string; model: number; target: number; why: string }
  | { type: "TokenLost"; rule: string; squad: number; left: number }
  | { type: "ModelDied"; rule: string; model: number; seat: number; vp: number; by: number }
  | { type: "SquadDied"; rule: string; squad: number }
  | { type: "VpTaken"; rule: string; seat: number; count: number }
  | { type: "CrystalsReturned"; rule: string; seat: number; count: number }
  | { type: "CrystalsPaid"; rule: string; seat: number; count: number }
  | { type: "CardPlayed"; rule: string; seat: number; card: string; target: AtSquad | AtModel | null }
  | { type: "BonusPlayed"; rule: string; seat: number; card: string; target: AtSquad | AtModel | null }
  | { type: "AbilityUsed"; rule: string; seat: number; squad: number; ability: string; target: AtSquad | AtModel | null }
  | { type: "ItemCancelled"; rule: string; item: string; seat: number }
  | { type: "ItemFailed"; rule: string; item: string; why: string }
  | { type: "CardAttached"; rule: string; card: string; squad: number }
  | { type: "EffectEnded"; rule: string; item: string; squad: number }
  | { type: "SquadHealed"; rule: string; squad: number; count: number }
  | { type: "SquadReadied"; rule: string; squad: number }
  | { type: "SquadStayedReady"; rule: string; squad: number }
  | { type: "SquadExhausted"; rule: string; squad: number }
  | { type: "PassiveTriggered"; rule: string; item: string; squad: number }
  | { type: "CrystalsGathered"; rule: string; seat: number; squad: number; pool: number; count: number }
  | { type: "PoolEmptied"; rule: string; pool: number }
  | { type: "ProgressLaid"; rule: string; seat: number; card: string; squad: number }
  | { type: "SquadSummoned"; rule: string; seat: number; squad: number }
  | { type: "ProgressSkipped"; rule: string; seat: number }
  | { type: "PlayerConceded"; rule: string; seat: number }
  | { type: "MatchEnded"; rule: string; how: string };
