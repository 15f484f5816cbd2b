// The movement of the active squad: its ways, drawn or chosen from the listed ones, sent as one movement.
import { Ways, type Magnet, type Way } from "../../free/ways.svelte";
import type { Option } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { kindOf } from "./actions";
import { pathsOf, quickMoves, type Quick } from "./options";
import type { EdgePlay } from "./play.svelte";

export class March extends Ways {
  constructor(private readonly play: EdgePlay) {
    super(play);
  }

  moves = $derived.by((): Option[] => (this.play.narrowed ? [] : this.play.live.filter((o) => kindOf(o) === "Move")));
  can = $derived.by((): boolean => this.moves.length > 0);
  group = $derived.by((): number[] => this.play.active?.models.flatMap((m) => (m.at ? [m.model] : [])) ?? []);
  quick = $derived.by((): Quick[] =>
    this.play.scene && this.can ? quickMoves(this.moves, this.play.scene, this.play.me) : [],
  );
  // A squad that stands still uses its step as well.
  stand = $derived.by((): Option | undefined => this.moves.find((o) => !pathsOf(o).length));

  // The ways on the table: those that are drawn, or those of the move that a hint proposes.
  ways = $derived.by((): Way[] => {
    const { best, heldModel } = this.play;
    const proposed = best && kindOf(best) === "Move" && !this.drafts.size && heldModel < 0 ? best : null;
    return proposed ? this.unmeasured(pathsOf(proposed)) : [...this.drafts.values()];
  });

  // Enemies and pools.
  protected magnets(model: number): Magnet[] {
    const { bases, scene, poolRadius } = this.play;
    const own = this.play.base(model);
    if (!own) return [];
    return [
      ...bases.filter((b) => b.seat !== own.seat).map((b) => ({ at: b.at, reach: b.radius + own.radius })),
      ...(scene?.pools.map((p) => ({ at: p.at, reach: poolRadius + own.radius })) ?? []),
    ];
  }
  protected thingName(pool: number): string {
    return words.say("web-edge-pool", { n: pool + 1 });
  }

  takeQuick = (quick: Quick): void => this.propose(pathsOf(quick.option));

  // A model of the active squad is picked up, to be led somewhere.
  grab = (model: number): boolean => {
    const { play } = this;
    if (!this.can || play.narrowed || play.squadOf(model)?.squad !== play.scene?.active || play.ruler.on) return false;
    this.regrasp(model);
    return true;
  };

  // All gathered ways as one movement; with none the squad stands still and the step is used.
  send = (): void => {
    if (this.can && this.paths.length) void this.play.act({ type: "Move", paths: this.paths });
  };
}
