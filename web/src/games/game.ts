// What a game brings to the client: its table, its gestures, its pictures. The pages around it are the same for all.
import type { Component } from "svelte";
import type { Names, Play } from "../lib/play.svelte";
import type { Content, Geometry, Line, Replay, Scene } from "../lib/protocol";
import type { Picture } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";

// Whose line of the log it is, and the colours of a seat.
export interface Sides {
  sideOf(line: Line): number;
  colour(seat: number): string;
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
  lines: Line[];
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
  Setup: Component<SetupProps<P>>;
  Moment: Component<MomentProps>;
  // Questions that are asked before there is a table.
  isSetup(kind: string): boolean;
  // Single keys of this game; whether one was meant.
  typed(play: P, key: string): boolean;
  picture(play: P): Picture | null;
  sides(scene: Scene | null): Sides;
  factionName(content: Content | null, faction: string): string;
  story: Story;
}

// A client forgets which gestures are its own: the pages only pass them on.
export const client = <P extends Play>(own: Client<P>): Client => own as unknown as Client;

const CLIENTS: Record<string, () => Promise<{ default: Client }>> = {
  dawnfall: () => import("./dawnfall/client"),
  "the-edge": () => import("./the_edge/client"),
};
export const GAMES = Object.keys(CLIENTS);
export const clientOf = async (game: string): Promise<Client> => (await (CLIENTS[game] ?? CLIENTS.dawnfall)!()).default;

// The lists of a game: built where its rules let a player choose, and shown with everything in them.
export interface DecksProps {
  wanted: string; // a faction or army that was asked for
}
const DECKS: Record<string, () => Promise<{ default: Component<DecksProps> }>> = {
  dawnfall: () => import("./dawnfall/Decks.svelte"),
  "the-edge": () => import("./the_edge/Decks.svelte"),
};
export const decksOf = async (game: string): Promise<Component<DecksProps>> => (await DECKS[game]!()).default;

// Thumbnails of matches, for lists.
const THUMBNAILS: Record<string, () => Promise<{ thumbnail: (picture: Picture | undefined) => string }>> = {
  dawnfall: () => import("./dawnfall/thumbnail"),
  "the-edge": () => import("./the_edge/thumbnail"),
};
export const thumbnailsOf = async (games: string[]): Promise<Map<string, (picture: Picture | undefined) => string>> =>
  new Map(
    await Promise.all(
      [...new Set(games)]
        .filter((game) => game in THUMBNAILS)
        .map(async (game) => [game, (await THUMBNAILS[game]!()).thumbnail] as const),
    ),
  );
