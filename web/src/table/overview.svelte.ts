// What the shells show of a match in any game, worked out once for desks and phones; a game adds what is its own.
import type { Sides } from "../games/game";
import { about } from "../lib/options";
import type { Play } from "../lib/play.svelte";
import type { Line } from "../lib/protocol";

// A player, a squad and a scene as far as the shells know them.
export interface Player {
  seat: number;
  faction: string;
  // Left out where a game has no cards.
  hand_count?: number;
  deck_count?: number;
}
export interface Squad {
  squad: number;
  seat: number;
  models: { model: number }[];
}
export interface Scene<P extends Player, S extends Squad> {
  players: P[];
  squads: S[];
  hands: Record<string, string[]>;
}
export type Mood = "" | "held" | "may" | "aim";

export abstract class Overview<P extends Player, S extends Squad, C extends Scene<P, S> = Scene<P, S>> {
  constructor(private readonly table: Play["table"]) {}

  abstract readonly scene: C;
  // Whether the match has not begun yet, and whose turn it is.
  abstract readonly deploying: boolean;
  abstract readonly acting: number;
  abstract squadsOf(seat: number): S[];
  abstract mood(squad: S): Mood;
  // The number of the turn that begins with a line of the log.
  abstract begins(line: Line): number | null;
  // The name of what a player leads.
  abstract title(player: P): string;
  // Squads of a lower rank stand first where all stand in one row.
  abstract rank(squad: S): number;

  me = $derived.by((): number => this.table.seat);
  player = $derived.by((): P => this.scene.players[this.me]!);
  foes = $derived.by((): P[] => this.scene.players.filter((p) => p.seat !== this.me));
  hand = $derived.by((): string[] => this.scene.hands[String(this.me)] ?? []);
  sides = $derived.by((): Sides => sidesOf(this.scene, this.begins));
  row = $derived.by((): S[] =>
    [this.player, ...this.foes]
      .flatMap(({ seat }) => this.squadsOf(seat))
      .sort((a, b) => this.rank(a) - this.rank(b) || a.squad - b.squad),
  );
  isTurnOf = (seat: number): boolean => !this.deploying && this.acting === seat;
}

// Whose line of the log it is: of the seat, the squad or the model that it is about.
export const sidesOf = (scene: Scene<Player, Squad> | null, begins: Sides["begins"]): Sides => ({
  begins,
  sideOf: (line) => {
    const { seats, squads, models } = about(line);
    return (
      seats[0] ??
      scene?.squads.find((s) => s.squad === squads[0])?.seat ??
      scene?.squads.find((s) => s.models.some((m) => m.model === models[0]))?.seat ??
      -1
    );
  },
  colour: (seat) => scene?.players[seat]?.faction || "neutral",
});
