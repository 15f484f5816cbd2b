// Written by `edgewise schema` from what src/edgewise/games/dawnfall brings. Do not edit; see docs/protocol.md.

import type { Words } from "../../lib/protocol";

/** A player's open things. */
export interface PlayerScene {
  seat: number;
  faction: string;
  crystals: number;
  temporary: number;
  depleted: number;
  hand_count: number;
  deck_count: number;
  discard: string[];
  banner: string;
  banner_ready: boolean;
  shrine: string;
  sources: number;
  captured: number[];
  removed: boolean;
}

/** A model: the Space and the local hexes that its base covers (-1 and none: not on the board). */
export interface ModelScene {
  model: number;
  space: number;
  hexes: number[];
  alive: boolean;
  statuses: string[];
}

/** An attached Enhancement. */
export interface EnhancementScene {
  card: string;
  charges: number;
  bought: boolean;
  disabled: boolean;
}

/** A Squad with everything on its card; attributes hold now, None is a dash. */
export interface SquadScene {
  squad: number;
  seat: number;
  letter: string;
  card: string;
  other_side: boolean;
  attributes: Record<string, number | null>;
  endurance: number;
  shield: number;
  value: number;
  base: number;
  models: ModelScene[];
  enhancements: EnhancementScene[];
  statuses: string[];
  activated: boolean;
}

/** A map token: Shrine, Source or another; `controlled_by` for Sources. */
export interface TokenScene {
  token: number;
  kind: string;
  owner: number;
  space: number;
  hexes: number[];
  controlled_by: number | null;
}

/** A match as one seat sees it (None: a spectator); `hands` has the hands that this seat may see, by seat. */
export interface Scene {
  game: "dawnfall";
  mode: string;
  seat: number | null;
  turn: number;
  kind: string;
  number: number;
  marker: number;
  ends: [number, number];
  neutral: number;
  charges: number;
  players: PlayerScene[];
  squads: SquadScene[];
  tokens: TokenScene[];
  resolving: string[];
  hands: Record<string, string[]>;
}

/** One side of a Squad card; None is a dash. */
export interface SideCard {
  name: string;
  ini: number | null;
  att: number | null;
  defense: number | null;
  mov: number | null;
  att_reroll: boolean;
  def_reroll: boolean;
  through_obstacles: boolean;
  change_mode: string;
}

/** A Squad card. */
export interface SquadCard {
  id: string;
  name: string;
  kind: string;
  models: number;
  endurance: number;
  base: number;
  copies: number;
  basic: SideCard;
  other: SideCard;
  rulings: string[];
}

/** One half of a card: name, price in words and in Crystals or Charges, and its generated text. */
export interface HalfCard {
  name: string;
  cost: string;
  crystals: number | null;
  charges: number | null;
  bind: string;
  text: string;
  instant: boolean;
  passive: boolean;
}

/** An Action card or an Enhancement. */
export interface CardCard {
  id: string;
  name: string;
  kind: string;
  copies: number;
  squads: string[];
  attach_cost: string;
  upper: HalfCard;
  lower: HalfCard;
  rulings: string[];
}

/** A Banner, a Shrine or a token: name and texts. */
export interface TextCard {
  id: string;
  name: string;
  texts: string[];
  rulings: string[];
}

/** A starter list: Squads, and cards with copies. */
export interface PresetCard {
  name: string;
  squads: string[];
  cards: Record<string, number>;
}

/** A faction with everything in its box. */
export interface FactionCard {
  id: string;
  name: string;
  about: Words;
  squads: SquadCard[];
  cards: CardCard[];
  banners: TextCard[];
  shrines: TextCard[];
  tokens: TextCard[];
  presets: PresetCard[];
  rulings: string[];
}

/** The factions of Dawnfall or of one match, in one language. */
export interface Content {
  game: "dawnfall";
  language: string;
  factions: FactionCard[];
}

/** A Space: its number, [column, row], its name, its seven hexes as axial [q, r] (0 is the centre), neighbours. */
export interface SpaceShape {
  index: number;
  place: [number, number];
  label: string;
  hexes: [number, number][];
  neighbours: number[];
}

/** A ready layout of a board, as numbers of Spaces. */
export interface Layout {
  name: string;
  shrines: number[];
  sources: number[];
}

/** A board of Spaces, made of axial hexes (x = q + r / 2, y = r * sqrt(3) / 2). */
export interface Geometry {
  board: string;
  players: number[];
  spaces: SpaceShape[];
  layouts: Layout[];
}

/** What an answer, a question or an event is about, as numbers of the scene and of the board. */
export interface About {
  models?: number[];
  squads?: number[];
  spaces?: number[];
  hexes?: [number, number][];
  cards?: string[];
  tokens?: number[];
  seats?: number[];
}

/** The start of a turn: the marker, and Crystals, models and Sources by seat. */
export interface Moment {
  step: number;
  turn: number;
  seat: number;
  marker: number;
  crystals: number[];
  models: number[];
  sources: number[];
}

/** A status lies on a model. */
export interface OnModel {
  type: "OnModel";
  model: number;
}

/** A status lies on a whole Squad. */
export interface OnSquad {
  type: "OnSquad";
  squad: number;
}

/** Where a model stands: a Space and the hexes of it. */
export interface Stand {
  space: number;
  hexes: number[];
}

/** What was paid: Crystals, Endurance tokens by Squad, and VP. */
export interface Payment {
  crystals: number;
  endurance: [number, number][];
  vp: number;
}

export type Action =
  | { type: "Pass"; rest_of_turn?: boolean }
  | { type: "Done" }
  | { type: "Concede"; seat: number }
  | { type: "ChooseFaction"; faction: string }
  | { type: "ChooseSquads"; squads: string[] }
  | { type: "ChooseDeck"; cards: string[] }
  | { type: "OrderDeck"; cards: string[] }
  | { type: "NameCountering"; seat: number }
  | { type: "PlaceShrine"; space: [number, number] }
  | { type: "PlaceSource"; space: [number, number] }
  | { type: "DeploySquad"; squad: number }
  | { type: "Place"; space: [number, number]; hexes: number[] }
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
  | { type: "Push"; model: number; space: [number, number]; hexes: number[] }
  | { type: "GoVia"; path: [number, number][] }
  | { type: "Fight"; model: number; target: number }
  | { type: "Counterattack" }
  | { type: "UseDie"; die: "red" | "yellow" }
  | { type: "Reroll"; by: "effect" | "paid" | "symbol" }
  | { type: "Refresh" }
  | { type: "Keep" }
  | { type: "Pay"; crystals?: number; endurance?: [number, number][]; vp?: number }
  | { type: "PlayCard"; card: string; half: "lower" | "upper"; bind: number }
  | { type: "Attach"; card: string; squad: number; replace?: string }
  | { type: "UseEnhancement"; squad: number; card: string; half: "lower" | "upper"; bind: number }
  | { type: "UseBanner"; power: number; bind: number }
  | { type: "UseShrine"; power: number; bind: number }
  | { type: "UseStatus"; status: string; model: number; squad: number; power?: number }
  | { type: "PickModel"; model: number }
  | { type: "PickSquad"; squad: number }
  | { type: "PickSpace"; space: [number, number] }
  | { type: "PickHex"; space: [number, number]; hex: number }
  | { type: "PickCard"; card: string }
  | { type: "PickEnhancement"; squad: number; card: string }
  | { type: "PickToken"; token: number }
  | { type: "PickPlayer"; seat: number }
  | { type: "PickOption"; option: number }
  | { type: "PickNumber"; n: number }
  | { type: "Accept" }
  | { type: "Decline" }
  | { type: "Discard"; card: string };

export type Event =
  | { type: "FirstPlayerFound"; rule: string; seat: number }
  | { type: "FactionChosen"; rule: string; seat: number; faction: string }
  | { type: "SquadsRevealed"; rule: string; seat: number; squads: string[] }
  | { type: "CounteringNamed"; rule: string; seat: number }
  | { type: "MatchBegan"; rule: string; seat: number }
  | { type: "MatchEnded"; rule: string; winners: number[]; how: string }
  | { type: "TurnBegan"; rule: string; seat: number; number: number }
  | { type: "TurnDeclared"; rule: string; seat: number; kind: string }
  | { type: "MulliganTaken"; rule: string; seat: number }
  | { type: "SquadActivated"; rule: string; seat: number; squad: number }
  | { type: "ModeChanged"; rule: string; squad: number; mode: number }
  | { type: "VpBought"; rule: string; seat: number }
  | { type: "MarkerMoved"; rule: string; seat: number; size: number; marker: number }
  | { type: "EndAnnounced"; rule: string }
  | { type: "TokensCaptured"; rule: string; seat: number; owner: number; count: number }
  | { type: "TokensLost"; rule: string; owner: number; count: number }
  | { type: "PlayerEliminated"; rule: string; seat: number }
  | { type: "CardPlayed"; rule: string; seat: number; card: string; power: number; squads: number[]; models: number[] }
  | { type: "EnhancementUsed"; rule: string; seat: number; card: string; power: number; squads: number[]; models: number[] }
  | { type: "BannerUsed"; rule: string; seat: number; card: string; power: number; squads: number[]; models: number[] }
  | { type: "AbilityUsed"; rule: string; seat: number; card: string; power: number; squads: number[]; models: number[] }
  | { type: "BannerRefreshed"; rule: string; seat: number }
  | { type: "SpecialSourceUsed"; rule: string; seat: number; option: number }
  | { type: "PassiveBought"; rule: string; squad: number; card: string }
  | { type: "CardsDrawn"; rule: string; seat: number; count: number }
  | { type: "CardDiscarded"; rule: string; seat: number; card: string }
  | { type: "CardReturned"; rule: string; seat: number; card: string }
  | { type: "HandShown"; rule: string; seat: number; cards: string[] }
  | { type: "DeckLookedAt"; rule: string; seat: number; owner: number; count: number; row: string[] }
  | { type: "DeckShuffled"; rule: string; seat: number }
  | { type: "DeckRenewed"; rule: string; seat: number }
  | { type: "DeckUsedUp"; rule: string; seat: number }
  | { type: "EnhancementAttached"; rule: string; seat: number; card: string; squad: number }
  | { type: "EnhancementLost"; rule: string; squad: number; card: string }
  | { type: "EnhancementCharged"; rule: string; squad: number; card: string; count: number }
  | { type: "EffectTriggered"; rule: string; source: string; timing: string }
  | { type: "ChainStopped"; rule: string; source: string }
  | { type: "StepCancelled"; rule: string; what: string }
  | { type: "StatusAdded"; rule: string; bearer: OnModel | OnSquad; status: string }
  | { type: "StatusEnded"; rule: string; status: string; models: number[]; squads: number[] }
  | { type: "ShrinePlaced"; rule: string; owner: number; space: number }
  | { type: "SourcePlaced"; rule: string; space: number }
  | { type: "TokenPlaced"; rule: string; token: string; space: number }
  | { type: "TokenMoved"; rule: string; token: string; start: number; end: number }
  | { type: "TokenRemoved"; rule: string; token: string; space: number }
  | { type: "ModelDeployed"; rule: string; model: number; end: Stand }
  | { type: "ModelLeftOut"; rule: string; model: number }
  | { type: "ModelMoved"; rule: string; model: number; start: Stand | null; path: number[]; end: Stand }
  | { type: "MoveStopped"; rule: string; model: number }
  | { type: "ModelPushed"; rule: string; model: number; by: number; start: Stand | null; end: Stand }
  | { type: "ModelRelocated"; rule: string; model: number; start: Stand | null; end: Stand }
  | { type: "ModelReturned"; rule: string; model: number; end: Stand }
  | { type: "ModelBanished"; rule: string; model: number }
  | { type: "ModelsSwapped"; rule: string; model: number; other: number }
  | { type: "DieRolled"; rule: string; seat: number; die: string; value: number; purpose: string; marked: boolean }
  | { type: "SequenceBegan"; rule: string; model: number; target: number }
  | { type: "SequenceCancelled"; rule: string }
  | { type: "BackstabDeclared"; rule: string; model: number }
  | { type: "BackstabBegan"; rule: string; model: number; target: number }
  | { type: "InitiativeFixed"; rule: string; attacker: number; defender: number }
  | { type: "AttackPowerFixed"; rule: string; model: number; power: number; result: number }
  | { type: "AttackDropped"; rule: string; model: number }
  | { type: "AttackCompared"; rule: string; won: boolean; attack: number; defense: number; sure: boolean }
  | { type: "DefenderReplaced"; rule: string; model: number; target: number }
  | { type: "DefenseReplaced"; rule: string; power: number }
  | { type: "DefenseSucceeded"; rule: string }
  | { type: "CounterattackBegan"; rule: string; model: number; target: number }
  | { type: "ShotInCombatChecked"; rule: string; hit: boolean; result: number }
  | { type: "ShotTaken"; rule: string; seat: number; models: number[]; targets: number[] }
  | { type: "HitsFound"; rule: string; result: number; hits: number[]; missed: number[] }
  | { type: "WoundPrevented"; rule: string; model: number }
  | { type: "WoundRedirected"; rule: string; victim: number; to: number }
  | { type: "EnduranceLost"; rule: string; squad: number; model: number; left: number }
  | { type: "ModelDied"; rule: string; model: number; value: number; cause: string }
  | { type: "CostPaid"; rule: string; seat: number; payment: Payment }
  | { type: "CrystalsGained"; rule: string; seat: number; count: number }
  | { type: "CrystalsHarvested"; rule: string; seat: number; sources: number; count: number }
  | { type: "CrystalsRefreshed"; rule: string; seat: number; count: number }
  | { type: "CrystalsDestroyed"; rule: string; seat: number; count: number }
  | { type: "TemporaryReturned"; rule: string; seat: number; count: number }
  | { type: "EnduranceChanged"; rule: string; squad: number; left: number }
  | { type: "EndurancePaid"; rule: string; squad: number };
