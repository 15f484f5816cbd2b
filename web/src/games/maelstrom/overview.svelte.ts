// What the tables for desks and for phones both show, worked out in one place.
import { placeOn } from "../../free/camera.svelte";
import type { Mil } from "../../free/plane";
import { Carry } from "../../lib/carry";
import { Overview, type Mood, type Scene } from "../../table/overview.svelte";
import { begins } from "./actions";
import type { MaelstromPlay } from "./play.svelte";
import { isGone, peopled, type Fielded, type Seated } from "./table-view";

export class MaelstromOverview extends Overview<Seated, Fielded> {
  constructor(private readonly play: MaelstromPlay) {
    super(play.table);
  }

  scene = $derived.by((): Scene<Seated, Fielded> => peopled(this.play.scene!));
  deploying = $derived.by((): boolean => this.play.scene?.turn === 0);
  acting = $derived.by((): number => {
    const { scene, question, table } = this.play;
    const active = scene?.units[scene.acting?.unit ?? -1]?.seat;
    return active ?? question?.seat ?? table.state?.waiting?.seat ?? scene?.priority ?? -1;
  });

  squadsOf = (seat: number): Fielded[] => this.scene.squads.filter((unit) => unit.seat === seat);
  mood = (unit: Fielded): Mood => {
    const { play } = this;
    if (play.active?.unit === unit.unit || (play.setting.deploying && play.setting.held === unit.unit)) return "held";
    if (play.setting.deploying && play.own(unit.seat)) return "may";
    if (!play.unitsLive.has(unit.unit)) return "";
    return play.own(unit.seat) ? "may" : "aim";
  };
  begins = begins;
  title = ({ faction }: Seated): string => this.play.book.factionName(faction);
  rank = (unit: Fielded): number => {
    if (isGone(unit)) return 6;
    if (this.mood(unit) === "held") return 0;
    if (this.mood(unit)) return 1;
    return unit.seat === this.me ? 2 : 3;
  };

  // Units are carried from their cards onto the table.
  readonly carry = new Carry<number>({
    lifted: (unit) => {
      if (this.play.setting.held !== unit) this.play.setting.choose(unit);
    },
    carries: (event) => this.play.setting.point(this.under(event)),
    dropped: (event) => this.play.setting.drop(this.under(event)),
    lost: () => this.play.setting.point(null),
  });
  grasp = (event: PointerEvent, unit: Fielded): void => {
    if (this.play.setting.deploying && this.play.own(unit.seat) && !this.play.table.busy)
      this.carry.pressed(event, unit.unit);
  };
  pick = (unit: Fielded): void => {
    if (!this.carry.carried) this.play.unit(unit.unit);
  };
  private under({ clientX, clientY }: PointerEvent): Mil | null {
    const table = document.elementFromPoint(clientX, clientY)?.closest<SVGSVGElement>("svg.free");
    return table ? this.play.chart.mil(placeOn(table, clientX, clientY)) : null;
  }
}
