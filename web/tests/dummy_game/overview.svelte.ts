// What desks and phones show of the dummy game: its seats as players, and no squads.
import { Overview, type Mood, type Player, type Scene, type Squad } from "../../src/table/overview.svelte";
import type { DicePlay } from "./play.svelte";
import { begins } from "./reading";
import type { Scene as DiceScene } from "./wire";

export interface DicePlayer extends Player {
  points: number;
  side: string;
}

export const peopled = (scene: DiceScene): Scene<DicePlayer, Squad> => ({
  players: scene.sides.map((side, seat) => ({
    seat,
    side,
    faction: "",
    hand_count: scene.hand_counts[seat] ?? 0,
    deck_count: scene.deck_count,
    points: scene.points[seat] ?? 0,
  })),
  squads: [],
  hands: scene.hands,
});

export class DiceOverview extends Overview<DicePlayer, Squad> {
  constructor(private readonly play: DicePlay) {
    super(play.table);
  }

  scene = $derived.by(() => peopled(this.play.scene!));
  deploying = $derived.by((): boolean => this.play.question?.kind === "bid");
  acting = $derived.by((): number => this.play.scene?.turn ?? 0);
  begins = begins;
  squadsOf = (): Squad[] => [];
  mood = (): Mood => "";
  rank = (): number => 0;
  title = (player: DicePlayer): string => this.play.sideName(player.side);
}
