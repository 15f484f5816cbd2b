// What a game brings to the client, as one object: what everybody loads with the first page, and what comes when it is wanted.
import type { Component } from "svelte";
import type { Names, Play } from "../lib/play.svelte";
import type { Content, Geometry, Line, Question, Replay, Scene } from "../lib/protocol";
import type { Picture, SavedDeck } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

// Whose line of the log it is, the colours of a seat, and the number of the turn that begins with a line.
export interface Sides {
  sideOf(line: Line): number;
  colour(seat: number): string;
  begins(line: Line): number | null;
}

export interface TableProps<P extends Play> {
  play: P;
  name: Names;
  clock: (seat: number) => { text: string; low: boolean };
  onundo: () => void;
}

export interface SetupProps<P extends Play> {
  play: P;
  name: Names;
}

// One moment of a finished match.
export interface MomentProps {
  scene: Scene;
  geometry: Geometry;
  content: Content | null;
  shown: Set<number>; // models that took part in what happened
  large: boolean;
}

export interface KeyMoment {
  step: number;
  turn: number;
  title: string;
  note: string;
  swing: number; // towards the seat that looks
  by: number;
}

export interface Value {
  turn: number;
  value: number;
}

export interface Story {
  lead(replay: Replay, seat: number): Value[];
  moments(replay: Replay, seat: number): KeyMoment[];
  // Further lines over the turns: the message of their title, and their values.
  lines: [title: string, values: (replay: Replay, seat: number) => Value[]][];
}

export interface Client<P extends Play = Play> {
  play(table: Table): P;
  Desk: Component<TableProps<P>>;
  Phone: Component<TableProps<P>>;
  // Questions that are asked before there is a table, and what asks them; left out where there are none.
  Setup?: Component<SetupProps<P>>;
  isSetup?(question: Question): boolean;
  Moment: Component<MomentProps>;
  // Single keys of this game; whether one was meant.
  typed(play: P, key: string): boolean;
  picture(play: P): Picture | null;
  sides(scene: Scene | null): Sides;
  factionName(content: Content | null, faction: string): string;
  story: Story;
}

// A client forgets which gestures are its own: the pages only pass them on.
export const client = <P extends Play>(own: Client<P>): Client => own as unknown as Client;

// The lists of a game: built where its rules let a player choose, and shown with everything in them.
export interface DecksProps {
  wanted: string; // a faction or army that was asked for
}

// One paragraph of how a game is played: the message of its title, its sign, and the rules that say it in full.
export type Paragraph = [title: string, icon: string, rules: string[]];

// What a player takes to the table: the ready list of an army, a saved list, whatever is left over, or a choice there.
export type Army =
  { kind: "starter"; id: string } | { kind: "deck"; deck: SavedDeck } | { kind: "other" } | { kind: "ask" };

// What the page for a new match was told.
export interface Wish {
  mode: string;
  seats: number;
  ready: boolean; // the table lies ready, where a game asks for that
  own: Army;
  theirs: Army;
  known: number; // how many armies there are
}

// How a match of a game is begun.
export interface Start {
  first: Record<string, unknown>; // the options of a first game, by one click
  army: string; // the one that is proposed
  armies(content: Content): { id: string; name: string }[];
  starter: string; // the message that names the ready list of an army; empty: the name of the army alone
  other: string; // the message for an army that is left to the game
  layouts: boolean; // whether the table lies ready or is laid by the players
  lists: boolean; // whether saved lists can be played, and a list be chosen at the table
  asked: string[]; // options that this page asks for in its own way
  options(wish: Wish): Record<string, unknown>;
}

// A game: `games/index.ts` has one line for each.
export interface Game {
  name: string; // as the server calls it
  // Keys of messages; who has no message stands as it is.
  labels: { name: string; first: string; keys: string };
  start: Start;
  primer: Paragraph[];
  client(): Promise<{ default: Client }>;
  decks?(): Promise<{ default: Component<DecksProps> }>;
  margin?(): Promise<{ default: Component }>; // beside its rules
  // A match as a small picture, for lists.
  thumbnail(): Promise<{ thumbnail: (picture: Picture | undefined) => string }>;
}
