// Written by `edgewise schema` from what src/edgewise/games/maelstrom brings. Do not edit; see docs/protocol.md.

import type { Problem, Words } from "../../lib/protocol";

/** The unit that acts, and what it has done. */
export interface ActingView {
  unit: number;
  deeds: ("aim" | "charge" | "close-quarters" | "consolidate" | "consolidate-cover" | "dash" | "extinguish" | "fire" | "hit-and-run" | "move" | "on-the-move" | "patch-up" | "suppressive-fire" | "take-cover")[];
  free: number;
  charged: number;
}

/** A player: the force, the role, points, and where they deploy. */
export interface PlayerView {
  seat: number;
  faction: string;
  roster: string;
  attacks: boolean | null;
  command: number;
  points: number;
  total: number;
  aim: string;
  commander: number;
  zone: [number, number][][];
  reserve_edge: string;
}

/** A model: its number and code, where it stands (None: nowhere), how high, on what, and its FOR. */
export interface ModelView {
  model: number;
  code: string;
  at: [number, number] | null;
  foot: number;
  surface: string;
  radius: number;
  height: number;
  fortitude: number;
  most: number;
}

/** A unit with everything that lies beside it; `place` is table, reserve or destroyed. */
export interface UnitView {
  unit: number;
  seat: number;
  code: string;
  entry: string;
  place: string;
  leader: number;
  facing: number;
  level: number;
  cover: number;
  moving: number;
  burn: number;
  tokens: string[];
  activated: boolean;
  models: ModelView[];
}

/** A marker on the table: who controls it now and who captured it; nobody is -1. */
export interface MarkerView {
  marker: number;
  kind: string;
  at: [number, number];
  radius: number;
  controlled: number;
  captured: number;
}

/** A match as every seat sees it. */
export interface Seen {
  game: "maelstrom";
  seat: number | null;
  turn: number;
  turns: number;
  phase: string;
  priority: number;
  attacker: number;
  mission: string;
  deployment: string;
  acting: ActingView | null;
  players: PlayerView[];
  units: UnitView[];
  markers: MarkerView[];
}

/** A kind of model with its characteristics; `skl` has in brackets what a marksman shoots with. */
export interface ModelCard {
  name: string;
  type: string;
  mv: number;
  evs: number;
  skl: string;
  av: number;
  cqa: number;
  fortitude: number;
  wp: string;
  radius: number;
  height: number;
  abilities: string[];
  labels: string[];
}

/** A weapon, or one mode of it, as it stands on a card; `range` in mils, 0 for close quarters and Hit & Run. */
export interface WeaponCard {
  name: string;
  mode: string;
  range: number;
  rng: string;
  sho: string;
  pen: number;
  dam: string;
  sup: string;
  types: string[];
  abilities: string[];
}

/** An ability and what it does. */
export interface AbilityCard {
  name: string;
  text: string;
}

/** A unit of a force, or an entry of a faction; `weapons` are those of its models by name, each mode by itself. `carried` has for each model of a match the weapons that it carries, as numbers of their first modes in `weapons`. */
export interface UnitCard {
  unit: number;
  entry: string;
  name: string;
  type: string;
  points: number;
  models: ModelCard[];
  kinds: number[];
  weapons: WeaponCard[];
  carried: number[][];
  abilities: AbilityCard[];
}

/** Something with an id, its name and a line about it. */
export interface Named {
  id: string;
  name: string;
  text: string;
}

/** A faction with its units and its own objectives. */
export interface FactionCard {
  id: string;
  name: string;
  about: Words;
  units: UnitCard[];
  aims: Named[];
}

/** A starter roster. */
export interface RosterCard {
  id: string;
  name: string;
  faction: string;
  points: number;
  units: string[];
}

/** A mission: what it pays, and the score that it needs. */
export interface MissionCard {
  id: string;
  name: string;
  total: number;
  turns: number;
  objectives: Named[];
}

/** The factions, rosters and missions of Maelstrom's Edge, or the units of one match, in one language. */
export interface Content {
  game: "maelstrom";
  language: string;
  factions: FactionCard[];
  rosters: RosterCard[];
  missions: MissionCard[];
  deployments: Named[];
  units: UnitCard[];
}

/** A floor of area terrain, or a part of a feature that bars or harms. */
export interface Level {
  outline: [number, number][];
  elevation: number;
  impassable: boolean;
  dangerous: number;
}

/** A feature of terrain in mils; `surface` names its top, and those of its floors in their order. */
export interface Feature {
  id: string;
  name: string;
  kind: string;
  look: string;
  outline: [number, number][];
  base: number;
  height: number;
  cover: number;
  impassable: boolean;
  dangerous: number;
  low: boolean;
  standable: boolean;
  porous: boolean;
  floors: Level[];
  parts: Level[];
}

/** A table in mils from its south-west corner. */
export interface Geometry {
  board: string;
  players: number[];
  width: number;
  depth: number;
  features: Feature[];
  marker_radius: number;
}

/** What an answer, a question or an event is about; markers are called tokens, units squads, as in every game. */
export interface About {
  models?: number[];
  squads?: number[];
  tokens?: number[];
  seats?: number[];
}

/** Dice of one pool, in the order rolled. */
export interface Pool {
  seat: number;
  purpose: string;
  values: number[];
}

/** The start of a turn: points, command points, models and units by seat. */
export interface Moment {
  step: number;
  turn: number;
  seat: number;
  points: number[];
  command: number[];
  models: number[];
  units: number[];
}

/** A roster file as text, to be judged. */
export interface RosterWish {
  options?: Record<string, unknown>;
  roster: string;
}

/** What a roster costs, and of how many units and models it is. */
export interface RosterVerdict {
  legal: boolean;
  problems: Problem[];
  points: number;
  limit: number;
  units: number;
  models: number;
}

/** Where a model would stand; `strays` says whether it would be out of coherency. */
export interface Berth {
  model: number;
  at: [number, number];
  surface: string;
  foot: number;
  strays: boolean;
}

/** What one rule adds to a number; `what` is worded by `me-part-<what>`. */
export interface Reason {
  amount: number;
  what: "aim" | "attacks" | "blast" | "casualty" | "censer-field" | "climbing" | "close-quarters" | "counterattack" | "countermeasures" | "damaged" | "dangerous-ground" | "defensive-fire" | "disruption" | "dodge" | "facing-off" | "failed-tests" | "field" | "floor" | "form" | "frag" | "hit" | "hit-and-run" | "large" | "marksman" | "more-tokens" | "no-terrain" | "on-the-move" | "open-ground" | "painted" | "printed" | "rear-arc" | "retreat" | "second-weapon" | "short-range" | "shots" | "slowed" | "suppression" | "suppressive-fire" | "target-on-the-move" | "target-tracker" | "terrain" | "two-pistols" | "weapon" | "wide-open";
  rule: string;
}

/** What a leader sees of a unit: `ray` is clear if it is seen, and `cut` is blocked if it is partly hidden. `features` and `models` are what keeps it unseen, or else what hides it in part. */
export interface Glance {
  seen: boolean;
  hidden: boolean;
  ray: [[number, number, number], [number, number, number]];
  cut: [[number, number, number], [number, number, number]] | null;
  features: string[];
  models: number[];
}

/** What a Cover token is worth to a unit, with its reasons. */
export interface CoverWorth {
  value: number;
  parts: Reason[];
}

/** A ranged weapon that some model carries, by its number and mode there, and its band at a distance. */
export interface WeaponBand {
  model: number;
  weapon: number;
  mode: number;
  range: number;
  band: "long" | "short" | "standard";
}

/** An enemy unit as it would stand to the measured one: how far off, what each sees of the other. `sees` is what the measured unit sees of it, `seen` what it sees of the measured unit. `cover` is what a Cover token would be worth against it; `behind` says whether it would strike from the rear arc. */
export interface Onlook {
  unit: number;
  gap: number;
  sees: Glance;
  seen: Glance;
  behind: boolean;
  cover: CoverWorth;
  bands: WeaponBand[];
}

/** The answer to Measure, in mils; what the question does not ask for is empty. `gap`: `gap` with the two centres it is measured between. `way`: `length` with `climb` in it, of `allowance`; the leader's `facing`. `way` and `deploy`: `places` of all models, the leader first, `lost` those without one; whether all would be coherent; `levels` of suppression that the move brings; `markers` touched; `onlooks` for each enemy. */
export interface Measured {
  type: "Measured";
  ref: number;
  problem: Problem | null;
  gap: number | null;
  contact: boolean;
  ends: [number, number][];
  length: number;
  climb: number;
  allowance: number;
  facing: number | null;
  places: Berth[];
  lost: number[];
  coherent: boolean;
  levels: Reason[];
  markers: number[];
  onlooks: Onlook[];
}

/** Where a model is set down: its centre, and the surface that bears it. ME-MOV-11. */
export type Stand = [x: number, y: number, surface: string];

/** A model fires a weapon, by its number among those that the model carries, in a mode. ME-SHO-5, ME-WPN-2. */
export type Shot = [model: number, weapon: number, mode: number];

/** What one reason adds to a figure or takes from it. */
export type Part = [amount: number, what: "aim" | "attacks" | "blast" | "casualty" | "censer-field" | "climbing" | "close-quarters" | "counterattack" | "countermeasures" | "damaged" | "dangerous-ground" | "defensive-fire" | "disruption" | "dodge" | "facing-off" | "failed-tests" | "field" | "floor" | "form" | "frag" | "hit" | "hit-and-run" | "large" | "marksman" | "more-tokens" | "no-terrain" | "on-the-move" | "open-ground" | "painted" | "printed" | "rear-arc" | "retreat" | "second-weapon" | "short-range" | "shots" | "slowed" | "suppression" | "suppressive-fire" | "target-on-the-move" | "target-tracker" | "terrain" | "two-pistols" | "weapon" | "wide-open", rule: string];

/** A hit die: its pool, the face as rolled, that of its re-roll (0: none), and the one that counts. ME-SCO-7. */
export type Die = [pool: number, natural: number, again: number, face: number];

/** A hit on the target: its pool, and what became of it. ME-SHO-9, ME-DEF-7, ME-ARM-1. */
export type Hit = [pool: number, perfect: boolean, blocked: "cover" | "dodge" | "field" | null, natural: number, armor: number, stopped: boolean, damage: number];

export type Action =
  | { type: "TakeRole"; role: "attacker" | "defender" }
  | { type: "TakeZone"; zone: "A" | "B" }
  | { type: "DeclareAim"; aim: string }
  | { type: "NameCommander"; model: number }
  | { type: "PlaceMarker"; x: number; y: number }
  | { type: "Deploy"; unit: number; places: Stand[]; facing: number; leader?: number }
  | { type: "TakeUp"; unit: number }
  | { type: "GiveTokens"; unit: number; count: number }
  | { type: "FinishDeployment" }
  | { type: "GivePriority"; seat: number }
  | { type: "Activate"; unit: number }
  | { type: "HandOver" }
  | { type: "Hold"; unit: number }
  | { type: "Pass" }
  | { type: "TakeForm"; form: "slasher" | "winged" }
  | { type: "EndActivation" }
  | { type: "Retire"; unit: number }
  | { type: "Move"; kind: "bonus" | "charge" | "consolidate" | "dash" | "move" | "retreat"; start?: Stand | null; steps?: Stand[]; facing?: number | null; places?: [number, Stand][]; dynamic?: boolean; target?: number; thrower?: number }
  | { type: "Aim" }
  | { type: "Extinguish" }
  | { type: "GoOnTheMove" }
  | { type: "TakeCover" }
  | { type: "PatchUp"; model: number }
  | { type: "ConsolidateCover" }
  | { type: "Fire"; target: number; shots: Shot[]; unseen?: boolean }
  | { type: "SuppressiveFire"; target: number; shots: Shot[]; unseen?: boolean }
  | { type: "CloseQuarters"; target: number; shots: Shot[] }
  | { type: "HitAndRun"; target: number; shots: Shot[] }
  | { type: "DefensiveFire"; shots: Shot[] }
  | { type: "Decline" }
  | { type: "ShakeOff" }
  | { type: "Regroup" }
  | { type: "Order"; model: number; unit: number }
  | { type: "Rouse"; model: number; unit: number }
  | { type: "Concede"; seat: number }
  | { type: "Support"; model: number }
  | { type: "Discard"; counts: number[] }
  | { type: "Reroll"; by: "reflex-shield" | "steady-banner" | "zealot" }
  | { type: "FlipDice"; flips: [number, number][] }
  | { type: "ChooseCritical"; trigger: "arc" | "perfect-strike" }
  | { type: "Block"; hits: ([number, "cover" | "dodge" | "field"])[] }
  | { type: "ChooseAv"; av: number }
  | { type: "Allocate"; hit: number; model: number }
  | { type: "TakeInjury"; model: number }
  | { type: "NameLeader"; model: number }
  | { type: "BorrowWillpower"; model: number };

export type Event =
  | { type: "RollOffMade"; rule: string; purpose: "priority" | "roles"; first: number; faces: [number, number] }
  | { type: "RoleTaken"; rule: string; attacker: number }
  | { type: "MissionChosen"; rule: string; mission: string }
  | { type: "MissionRolled"; rule: string; faces: number[]; mission: string }
  | { type: "DeploymentRolled"; rule: string; face: number; deployment: string }
  | { type: "DeploymentSet"; rule: string; deployment: string }
  | { type: "ZoneTaken"; rule: string; seat: number; zone: string }
  | { type: "AimDeclared"; rule: string; seat: number; aim: string }
  | { type: "CommanderNamed"; rule: string; seat: number; model: number; unit: number }
  | { type: "MarkerPlaced"; rule: string; seat: number; marker: number; place: [number, number] }
  | { type: "MarkerLeftOut"; rule: string; marker: number }
  | { type: "UnitDeployed"; rule: string; seat: number; unit: number }
  | { type: "UnitTakenUp"; rule: string; seat: number; unit: number }
  | { type: "TokensGiven"; rule: string; unit: number; token: "cover" | "on-the-move"; count: number }
  | { type: "DeploymentFinished"; rule: string; seat: number; reserves: number }
  | { type: "BonusPointsGiven"; rule: string; seat: number; count: number }
  | { type: "TurnBegan"; rule: string; turn: number; seat: number }
  | { type: "PriorityGiven"; rule: string; seat: number }
  | { type: "CommandPointsGained"; rule: string; seat: number; count: number; pool: number }
  | { type: "UnitActivated"; rule: string; seat: number; unit: number }
  | { type: "TokensCleared"; rule: string; unit: number }
  | { type: "FormTaken"; rule: string; unit: number; form: "slasher" | "winged" }
  | { type: "ModelHealed"; rule: string; model: number; fortitude: number }
  | { type: "ActivationEnded"; rule: string; unit: number }
  | { type: "PlayerHeld"; rule: string; seat: number; unit: number }
  | { type: "PlayerPassed"; rule: string; seat: number }
  | { type: "EndPhaseBegan"; rule: string; turn: number }
  | { type: "UnitRetired"; rule: string; seat: number; unit: number }
  | { type: "PlayerConceded"; rule: string; seat: number }
  | { type: "UnitAimed"; rule: string; unit: number }
  | { type: "CoverTaken"; rule: string; unit: number; count: number }
  | { type: "OnTheMoveGained"; rule: string; unit: number; count: number }
  | { type: "BurnExtinguished"; rule: string; unit: number; count: number }
  | { type: "ModelPatchedUp"; rule: string; model: number; fortitude: number }
  | { type: "SuppressionLowered"; rule: string; unit: number; by: number; level: number }
  | { type: "Regrouped"; rule: string; unit: number }
  | { type: "OrderGiven"; rule: string; seat: number; model: number; unit: number; pool: number }
  | { type: "WordsSpoken"; rule: string; seat: number; model: number; unit: number; pool: number }
  | { type: "UnitMoved"; rule: string; unit: number; kind: "bonus" | "charge" | "consolidate" | "dash" | "move" | "retreat"; leader: number; length: number; climb: number; path: [number, number][]; facing: number; models: number[]; before: [number, number][]; after: [number, number][] }
  | { type: "ModelLeftBehind"; rule: string; model: number }
  | { type: "CoverLost"; rule: string; unit: number }
  | { type: "DangerMet"; rule: string; unit: number; levels: number }
  | { type: "ClimbShook"; rule: string; unit: number; levels: number }
  | { type: "ChargeMade"; rule: string; unit: number; target: number; contacts: number }
  | { type: "GrenadeThrown"; rule: string; model: number; target: number }
  | { type: "CountermeasuresMet"; rule: string; unit: number; target: number; passed: boolean; levels: number }
  | { type: "BonusMoveRolled"; rule: string; seat: number; unit: number; faces: number[]; most: number }
  | { type: "BonusMoveDeclined"; rule: string; unit: number }
  | { type: "RetreatCalled"; rule: string; seat: number; unit: number }
  | { type: "RetreatBarred"; rule: string; unit: number }
  | { type: "RetreatPressed"; rule: string; unit: number; levels: number; why: "barred" | "near" }
  | { type: "RoundBegan"; rule: string; unit: number; target: number; kind: "close-quarters" | "defensive-fire" | "fire" | "hit-and-run" | "suppressive-fire"; distance: number; wild: boolean; behind: boolean }
  | { type: "WeaponFired"; rule: string; model: number; weapon: string; count: number; number: number; wild: boolean; parts: Part[] }
  | { type: "SupportGiven"; rule: string; model: number; unit: number }
  | { type: "SkillReckoned"; rule: string; unit: number; skill: number; parts: Part[] }
  | { type: "DiceDiscarded"; rule: string; unit: number; count: number }
  | { type: "HitDiceRolled"; rule: string; seat: number; unit: number; faces: number[] }
  | { type: "HitDiceRerolled"; rule: string; seat: number; unit: number; by: "reflex-shield" | "steady-banner" | "zealot"; old: number[]; faces: number[] }
  | { type: "DiceFlipped"; rule: string; seat: number; roll: "armor" | "hit"; old: number[]; faces: number[]; spent: number; budget: number }
  | { type: "ArcStruck"; rule: string; unit: number; hits: number }
  | { type: "HitsScored"; rule: string; unit: number; target: number; hits: number; perfect: number; dice: Die[] }
  | { type: "HitsBlocked"; rule: string; unit: number; defense: "cover" | "dodge" | "field"; count: number; value: number; parts: Part[] }
  | { type: "AvReckoned"; rule: string; unit: number; av: number; parts: Part[] }
  | { type: "ArmorDiceRolled"; rule: string; seat: number; unit: number; faces: number[] }
  | { type: "HitsStopped"; rule: string; unit: number; stopped: number; left: number; hits: Hit[] }
  | { type: "DamageRolled"; rule: string; seat: number; faces: number[]; damage: number[] }
  | { type: "ModelInjured"; rule: string; model: number; count: number; left: number }
  | { type: "ModelRemoved"; rule: string; model: number; unit: number }
  | { type: "UnitDestroyed"; rule: string; seat: number; unit: number }
  | { type: "LeaderReplaced"; rule: string; unit: number; model: number }
  | { type: "SuppressionRaised"; rule: string; unit: number; count: number; level: number; injuries: number; parts: Part[] }
  | { type: "SuppressionTested"; rule: string; seat: number; unit: number; faces: number[]; numbers: number[]; count: number }
  | { type: "WillpowerBorrowed"; rule: string; unit: number; model: number }
  | { type: "WillpowerTested"; rule: string; seat: number; unit: number; face: number; modifier: number; number: number; passed: boolean }
  | { type: "WillpowerRerolled"; rule: string; unit: number; by: "reflex-shield" | "steady-banner" | "zealot" }
  | { type: "TokenGained"; rule: string; unit: number; token: "burn" | "disruption" | "painted" | "slowed" | "zealot"; count: number }
  | { type: "BurnRolled"; rule: string; seat: number; unit: number; faces: number[]; injuries: number }
  | { type: "PointsScored"; rule: string; seat: number; objective: string; part: 1 | 2; points: number }
  | { type: "PointsLent"; rule: string; seat: number; objective: string; part: 1 | 2; points: number }
  | { type: "ScoreCounted"; rule: string; seat: number; total: number }
  | { type: "MarkerCaptured"; rule: string; seat: number; marker: number }
  | { type: "MarkerLost"; rule: string; seat: number; marker: number }
  | { type: "MatchEnded"; rule: string; how: "conceded" | "crushing" | "draw" | "standard"; winner: number | null };
