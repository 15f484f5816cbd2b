// What the tables for desks and for phones both show, worked out in one place.
import { placeOn } from "../../free/camera.svelte";
import type { Mil } from "../../free/plane";
import { Carry } from "../../lib/carry";
import type { EdgePlayer, EdgeScene, EdgeSquad } from "../../lib/protocol";
import { Overview, type Mood } from "../../table/overview.svelte";
import { begins } from "./actions";
import type { EdgePlay } from "./play.svelte";
import { colourOf } from "./table-view";

export class EdgeOverview extends Overview<EdgePlayer, EdgeSquad, EdgeScene> {
  constructor(private readonly play: EdgePlay) {
    super(play.table);
  }

  scene = $derived.by((): EdgeScene => this.play.scene!);
  deploying = $derived.by((): boolean => this.scene.turn === 0);
  acting = $derived.by((): number => this.scene.acting);

  // Squads that are, were or are about to be on the table; who can only be summoned is left out.
  squadsOf = (seat: number): EdgeSquad[] =>
    this.scene.squads.filter((s) => s.seat === seat && !(s.waits && (!this.deploying || this.play.book.isNeutral(s))));
  colour = (squad: EdgeSquad): string => colourOf(this.scene, squad, this.play.book);
  mood = (squad: EdgeSquad): Mood => {
    if (this.scene.active === squad.squad || this.play.setting.placing?.squad === squad.squad) return "held";
    if (this.play.setting.tray.some((s) => s.squad === squad.squad)) return "may";
    if (!this.play.squadsLive.has(squad.squad)) return "";
    return squad.seat === this.me ? "may" : "aim";
  };
  begins = begins;
  title = ({ faction }: EdgePlayer): string => this.play.book.armyName(faction);
  rank = ({ squad, seat }: EdgeSquad): number => {
    if (this.scene.active === squad) return 0;
    if (this.play.squadsLive.has(squad) || this.play.setting.tray.some((s) => s.squad === squad)) return 1;
    return seat === this.me ? 2 : 3;
  };

  // Squads are carried from their cards onto the table.
  readonly carry = new Carry<number>({
    lifted: (squad) => this.play.setting.choose(squad),
    carries: (event) => this.play.setting.point(this.under(event)),
    dropped: (event) => this.play.setting.drop(this.under(event)),
    lost: () => this.play.setting.point(null),
  });
  grasp = (event: PointerEvent, squad: EdgeSquad): void => {
    if (this.play.setting.tray.includes(squad) && !this.play.table.busy) this.carry.pressed(event, squad.squad);
  };
  pick = (squad: EdgeSquad): void => {
    if (!this.carry.carried) this.play.squad(squad.squad);
  };
  private under({ clientX, clientY }: PointerEvent): Mil | null {
    const table = document.elementFromPoint(clientX, clientY)?.closest<SVGSVGElement>("svg.free");
    return table ? this.play.chart.mil(placeOn(table, clientX, clientY)) : null;
  }

  graveyard = (player: EdgePlayer): string =>
    player.graveyard.map((card) => this.play.book.spell(card)?.name ?? card).join(", ");
}
