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
  game: string;
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
