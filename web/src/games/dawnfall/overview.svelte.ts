// What the tables for desks and for phones both show, worked out in one place.
import { Overview, type Mood } from "../../table/overview.svelte";
import { begins } from "./actions";
import type { PlayerScene, Scene, SquadScene } from "./wire";
import type { DawnfallPlay } from "./play.svelte";

export class DawnfallOverview extends Overview<PlayerScene, SquadScene, Scene> {
  constructor(private readonly play: DawnfallPlay) {
    super(play.table);
  }

  scene = $derived.by((): Scene => this.play.scene!);
  deploying = $derived.by((): boolean => this.scene.number === 0);
  acting = $derived.by((): number => this.scene.turn);
  lead = $derived.by((): number => (this.me === 0 ? this.scene.marker : -this.scene.marker));

  squadsOf = (seat: number): SquadScene[] => this.scene.squads.filter((s) => s.seat === seat);
  mood = (squad: SquadScene): Mood => {
    if (squad.activated) return "held";
    if (!this.play.squadsLive.has(squad.squad)) return "";
    return squad.seat === this.me ? "may" : "aim";
  };
  begins = begins;
  title = ({ faction }: PlayerScene): string => this.play.book.factionName(faction);
  rank = (squad: SquadScene): number => {
    if (squad.activated) return 0;
    if (this.play.squadsLive.has(squad.squad)) return 1;
    return squad.seat === this.me ? 2 : 3;
  };
  // Enhancements of a Squad that may be used now.
  usable = (squad: number): Set<string> => this.play.enhancementsLive.get(squad) ?? new Set();
  // Multiplayer: tokens that a seat has captured, and those that others have captured from it.
  won = (seat: number): number => this.scene.players[seat]?.captured.reduce((sum, n) => sum + n, 0) ?? 0;
  lost = (seat: number): number => this.scene.players.reduce((sum, p) => sum + (p.captured[seat] ?? 0), 0);
}
