// What the tables for desks and for phones both show, worked out in one place.
import type { PlayerScene, Scene, SquadScene } from "./wire";
import type { DawnfallPlay } from "./play.svelte";
import { sidesOf } from "./table-view";

export class Overview {
  constructor(readonly play: DawnfallPlay) {}

  scene = $derived.by((): Scene => this.play.scene!);
  me = $derived.by((): number => this.play.table.seat);
  player = $derived.by((): PlayerScene => this.scene.players[this.me]!);
  foes = $derived.by((): PlayerScene[] => this.scene.players.filter((p) => p.seat !== this.me));
  hand = $derived.by((): string[] => this.scene.hands[String(this.me)] ?? []);
  deploying = $derived.by((): boolean => this.scene.number === 0);
  lead = $derived.by((): number => (this.me === 0 ? this.scene.marker : -this.scene.marker));
  sides = $derived.by(() => sidesOf(this.scene));

  squadsOf = (seat: number): SquadScene[] => this.scene.squads.filter((s) => s.seat === seat);
  mood = (squad: SquadScene): "" | "held" | "may" | "aim" => {
    if (squad.activated) return "held";
    if (!this.play.squadsLive.has(squad.squad)) return "";
    return squad.seat === this.me ? "may" : "aim";
  };
  // Enhancements of a Squad that may be used now.
  usable = (squad: number): Set<string> =>
    new Set(
      [...this.play.enhancementsLive]
        .filter((key) => key.startsWith(`${squad} `))
        .map((key) => key.slice(String(squad).length + 1)),
    );
  // Multiplayer: tokens that a seat has captured, and those that others have captured from it.
  won = (seat: number): number => this.scene.players[seat]?.captured.reduce((sum, n) => sum + n, 0) ?? 0;
  lost = (seat: number): number => this.scene.players.reduce((sum, p) => sum + (p.captured[seat] ?? 0), 0);
}
