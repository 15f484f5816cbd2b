// Written by `edgewise schema` from what tests/dummy_game brings. Do not edit; see docs/protocol.md.

import type { Problem, Words } from "../../src/lib/protocol";

/** A match as one seat sees it; `hands` has the hands that this seat may see, by seat. */
export interface Scene {
  game: "dice";
  seat: number | null;
  turn: number;
  turns: number;
  sides: string[];
  points: number[];
  at: number[];
  shown: string[];
  hand_counts: number[];
  deck_count: number;
  hands: Record<string, string[]>;
}

/** A side and its character. */
export interface SideCard {
  id: string;
  name: string;
  about: Words;
}

/** The sides, and the names of the cards by id. */
export interface Content {
  game: "dice";
  language: string;
  sides: SideCard[];
  cards: Record<string, string>;
}

/** The road: how long it is, and how far a seat walks at once. */
export interface Geometry {
  board: string;
  players: number[];
  road: number;
  reach: number;
}

/** What an answer or an event is about. */
export interface About {
  cards?: string[];
  seats?: number[];
}

/** A pool of dice, and what it was worth. */
export interface Pool {
  seat: number;
  purpose: string;
  values: number[];
  points: number;
}

/** The start of a turn: points by seat. */
export interface Moment {
  step: number;
  turn: number;
  seat: number;
  points: number[];
}

/** A list of this game: nothing but a side. */
export interface SideChoice {
  options?: Record<string, unknown>;
  side: string;
}

/** The verdict on it, with its name. */
export interface SideVerdict {
  legal: boolean;
  problems: Problem[];
  name: string;
}

export type Action =
  | { type: "Throw" }
  | { type: "Gamble" }
  | { type: "Spy" }
  | { type: "Note"; n: number }
  | { type: "Peek" }
  | { type: "Go" }
  | { type: "March"; to: number }
  | { type: "Bid"; card: string }
  | { type: "Hold" }
  | { type: "Concede"; seat: number };

export type Event =
  | { type: "CardsDrawn"; rule: string; seat: number; count: number; cards: string[] }
  | { type: "BidsShown"; rule: string; first: string; second: string; seat: number }
  | { type: "DiceRolled"; rule: string; seat: number; values: number[]; points: number }
  | { type: "Marched"; rule: string; seat: number; path: [number, number] }
  | { type: "Noted"; rule: string; seat: number; number: number }
  | { type: "Peeked"; rule: string; seat: number }
  | { type: "TurnBegan"; rule: string; seat: number; number: number }
  | { type: "SeatConceded"; rule: string; seat: number };
