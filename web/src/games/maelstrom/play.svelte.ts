// What the person at a table of Maelstrom's Edge holds and points at: between the table, the cards and the server's question.
import { inches, type Ground, type Mil } from "../../free/plane";
import { FreePlay } from "../../free/play.svelte";
import { about } from "../../lib/options";
import type { Look, Names } from "../../lib/play.svelte";
import type { Line, Option, Question } from "../../lib/protocol";
import type { Point } from "../../lib/shapes";
import { waysIn, type Leg } from "../../lib/travel";
import { words } from "../../lib/words.svelte";
import { actionOf, actionsOf, eventOf, kindOf, type Kind, type MaelstromAction } from "./actions";
import { Flips } from "./flips.svelte";
import { March } from "./march.svelte";
import { buttonsOf, COMMANDS, means, targetsOf, unitAbout, type Target } from "./options";
import { Setting } from "./setting.svelte";
import {
  basesOf,
  Book,
  chartOf,
  ENDS,
  groundOf,
  markersOf,
  ownScene,
  tableOf,
  type Base,
  type Marker,
} from "./table-view";
import type { Feature, Geometry, Seen, UnitView } from "./wire";

const ICONS: Partial<Record<Kind, string>> = {
  Activate: "play",
  EndActivation: "flag",
  HandOver: "step",
  Pass: "step",
  Hold: "pause",
  Aim: "aim",
  TakeCover: "cover",
  ConsolidateCover: "cover",
  GoOnTheMove: "onmove",
  Extinguish: "fire",
  PatchUp: "endurance",
  Fire: "range",
  SuppressiveFire: "suppress",
  CloseQuarters: "attack",
  HitAndRun: "charge2",
  DefensiveFire: "range",
  Move: "movement",
  Regroup: "people",
  ShakeOff: "rotate",
  Order: "banner",
  Rouse: "banner",
  Reroll: "reroll",
  FlipDice: "flip",
  Block: "cover",
  Decline: "cross",
  FinishDeployment: "check",
  TakeRole: "flag",
};
const GO: Set<Kind> = new Set(["Activate", "Regroup", "ShakeOff", "Block", "Reroll", "DefensiveFire"]);
const FIGHT: Set<Kind> = new Set(["Fire", "CloseQuarters", "HitAndRun", "SuppressiveFire"]);
const KEYS: Partial<Record<Kind, string>> = { EndActivation: "E" };

export class MaelstromPlay extends FreePlay<Base, MaelstromAction> {
  lookedUnit: number | null = $state.raw(null);
  listing = $state(false); // every answer is shown in words

  readonly march = new March(this);
  readonly setting = new Setting(this);
  readonly flips = new Flips(this);

  book = $derived.by(() => new Book(this.table.content));
  scene = $derived.by((): Seen | null => ownScene(this.table.scene));
  table3 = $derived.by((): Geometry | null => tableOf(this.table.geometry));
  features = $derived.by((): Feature[] => this.table3?.features ?? []);
  ground = $derived.by((): Ground | null => this.table3 && groundOf(this.table3));
  me = $derived.by((): number => this.table.seat);
  zone = $derived.by((): Mil[][] => this.scene?.players[this.me]?.zone ?? []);
  chart = $derived.by(() => chartOf(this.table3, this.zone));
  bases = $derived.by((): Base[] => (this.scene ? basesOf(this.scene, this.book) : []));
  markers = $derived.by((): Marker[] => (this.scene ? markersOf(this.scene) : []));
  things = $derived.by((): Marker[] => [...this.markers, ...this.march.ends]);
  active = $derived.by((): UnitView | null => this.scene?.units[this.scene.acting?.unit ?? -1] ?? null);

  // How models came where they are, and who has just attacked whom.
  ways = $derived.by(() => waysIn(this.table, this.legsOf));
  private legsOf = (line: Line): Leg[] => {
    const event = eventOf(line);
    if (event.type !== "UnitMoved") return [];
    return event.models.flatMap((model, i): Leg[] => {
      const [from, to] = [event.before[i], event.after[i]];
      if (model === event.leader && event.path.length > 1) return [[model, event.path.map(this.chart.at)]];
      return from && to ? [[model, [from, to].map(this.chart.at)]] : [];
    });
  };
  fired = $derived.by((): [from: Mil, to: Mil][] =>
    this.table.fresh.flatMap((line): [Mil, Mil][] => {
      const event = eventOf(line);
      if (event.type !== "RoundBegan") return [];
      const [from, to] = [this.placeOf(event.unit), this.placeOf(event.target)];
      return from && to ? [[from, to]] : [];
    }),
  );
  placeOf = (unit: number): Mil | undefined => {
    const own = this.bases.filter((b) => b.unit === unit);
    return (own.find((b) => b.leads) ?? own[0])?.at;
  };
  // How far the dice let a unit on the move go on.
  bonus = $derived.by((): number => {
    const line = this.table.log.findLast((each) => eventOf(each).type === "BonusMoveRolled");
    const event = line && eventOf(line);
    return event?.type === "BonusMoveRolled" ? event.most : 0;
  });

  unitOf = (model: number): UnitView | undefined =>
    this.scene?.units.find((u) => u.models.some((m) => m.model === model));
  codeOf = (model: number): string => this.base(model)?.code ?? this.unitOf(model)?.code ?? "?";
  titleOf = (model: number): string => `${this.base(model)?.name ?? ""} ${this.codeOf(model)}`;
  unitTitle = (unit: number): string => `${this.scene?.units[unit]?.code ?? ""} ${this.book.unitName(unit)}`.trim();

  // What glows on the table.
  // Orders are chosen on the strip first: they would make every unit glow.
  private optionsFor = (base: Pick<Base, "unit" | "model">): Option[] =>
    this.live.filter((o) => means(o, base) && !(this.acts && !this.narrowed && COMMANDS.includes(kindOf(o))));
  pickable = $derived.by((): Set<number> => {
    const own = this.bases.filter((b) => this.own(b.seat) && this.optionsFor(b).length).map((b) => b.model);
    const movers = this.march.can ? this.march.group.map((b) => b.model) : [];
    const laid = this.setting.deploying ? this.bases.filter((b) => this.own(b.seat)).map((b) => b.model) : [];
    return new Set([...own, ...movers, ...laid]);
  });
  aims = $derived.by(
    (): Set<number> =>
      new Set(this.bases.filter((b) => !this.own(b.seat) && this.optionsFor(b).length).map((b) => b.model)),
  );
  unitsLive = $derived.by(
    (): Set<number> =>
      new Set(this.bases.filter((b) => this.pickable.has(b.model) || this.aims.has(b.model)).map((b) => b.unit)),
  );
  thingsLive = $derived.by((): Set<number> => new Set(this.march.ends.map((end) => end.thing)));
  shownModels = $derived.by((): Set<number> => {
    const parts = [...(this.looked ? [this.looked] : []), ...(this.best ? [this.best] : [])];
    const units = new Set([
      ...parts.flatMap((p) => about(p).squads),
      ...(this.lookedUnit === null ? [] : [this.lookedUnit]),
    ]);
    return new Set([
      ...parts.flatMap((p) => about(p).models),
      ...this.bases.filter((b) => units.has(b.unit)).map((b) => b.model),
    ]);
  });
  // Who acts, and whose answer is awaited.
  held = $derived.by((): Set<number> => {
    const asked = this.question ? unitAbout(this.question) : -1;
    const unit = this.setting.stands ? this.setting.held : (this.scene?.acting?.unit ?? asked);
    return new Set(this.bases.filter((b) => b.unit === unit).map((b) => b.model));
  });

  acts = $derived.by((): boolean => this.question?.kind === "act");
  targets = $derived.by((): Target[] => (this.narrowed ? [] : targetsOf(this.live)));
  all = $derived.by((): Option[] => this.question?.options ?? []);
  // Whether there are answers that stand nowhere but on the table or in the whole list.
  listable = $derived.by((): boolean => this.all.length > this.buttons.length + Number(this.passing !== undefined));

  buttons = $derived.by((): Option[] =>
    this.listing ? this.all : buttonsOf(this.live, { acts: this.acts, narrowed: this.narrowed !== null }),
  );
  extras = $derived.by((): Option[] => []);
  offers = $derived.by(
    (): boolean => this.march.can || this.setting.placing || this.flips.on || this.acts || this.targets.length > 0,
  );
  anchor = $derived.by((): Point | null => this.refusal?.at ?? null);

  lookOf(option: Option): Look {
    const type = kindOf(option);
    const tone = FIGHT.has(type) ? "fight" : GO.has(type) ? "go" : undefined;
    return {
      ...(ICONS[type] ? { icon: ICONS[type] } : {}),
      ...(KEYS[type] ? { key: KEYS[type] } : {}),
      ...(tone ? { tone } : {}),
    };
  }

  where(name: Names): string {
    const { scene } = this;
    if (!scene) return "";
    if (!scene.turn) return words.say("web-setting-up");
    const turn = words.say("web-me-turn", { n: scene.turn, of: scene.turns });
    if (!this.active) return turn;
    const { seat, unit } = this.active;
    const who = this.own(seat) ? "own" : name(seat);
    return [turn, words.say("web-me-active", { unit: this.unitTitle(unit), who })].join("\n");
  }

  override heading(full: string): string {
    if (this.setting.deploying)
      return this.setting.unit ? words.say("web-me-ask-deploy", { unit: this.unitTitle(this.setting.held) }) : full;
    const key = `web-me-ask-${this.question?.kind ?? ""}`;
    return words.has(key) ? words.say(key, { unit: this.unitTitle(this.march.unit) }) : full;
  }
  override get howKind(): string {
    return `me-${this.question?.kind ?? ""}`;
  }

  protected override taken(question: Question | null): void {
    this.letFall();
    this.march.forget();
    this.listing = false;
    this.ruler.drop();
    this.cursor = null;
    if (question?.kind === "deploy" || question?.kind === "marker") this.setting.begin();
    this.flips.begin();
    if (question && this.march.can && question.kind !== "act") this.heldModel = -1;
  }

  // Nothing is in hand any more; a way that was drawn is taken back.
  letFall(): void {
    this.heldModel = -1;
    this.aimed = null;
    this.march.drop();
    this.setting.letFall();
    if (this.ruler.on) this.ruler.drop();
  }

  override letGo = (): void => {
    this.narrowed = null;
    this.refusal = null;
    this.listing = false;
    this.letFall();
    this.ruler.drop();
  };

  // The pointer: it stretches the tape, carries what is set down, or leads the unit in hand.
  point = (to: Mil | null): void => {
    if (this.ruler.on && this.ruler.line && to) this.ruler.stretch(to);
    else if (this.setting.placing && !this.setting.laid?.option) this.setting.point(to);
    else if (this.heldModel >= 0 && this.march.can && !this.narrowed && to) this.march.point(to);
  };

  spot = (to: Mil, further: boolean): void => {
    this.refusal = null;
    if (this.ruler.on) this.ruler.lay(to, -1);
    else if (this.setting.placing) this.setting.lay(to);
    else if (this.march.can && !this.narrowed) this.march.settle(to, further);
    else this.letGo();
  };

  model = (model: number, _touch: boolean): void => {
    this.refusal = null;
    const base = this.base(model);
    if (!base) return;
    if (this.ruler.on) this.ruler.lay(base.at, model);
    else if (this.setting.deploying && this.own(base.seat)) this.setting.choose(base.unit);
    else if (this.setting.placing) this.setting.lay(base.at);
    else if (this.march.can && !this.narrowed && base.unit === this.march.unit && !this.mendable(base)) {
      if (this.heldModel >= 0) this.letGo();
      else this.march.grab(model);
    } else this.choose(this.optionsFor(base), base);
  };
  private mendable = (base: Base): boolean => this.optionsFor(base).length > 0;

  // One answer is given at once; several wait for their choice. Charges are shown before they are made.
  private choose(found: Option[], base: Base): void {
    const charges = actionsOf(found, "Move");
    const others = found.filter((option) => kindOf(option) !== "Move");
    const [first, second] = others;
    if (charges.length && (!first || this.march.kind === "charge")) this.march.charge(base.unit);
    else if (first && !second && !charges.length) void this.send(first);
    else if (found.length) this.narrowed = [...others, ...charges.slice(0, 3).map(({ option }) => option)];
    else void this.explain(base);
  }

  // Why nothing may be done with a model.
  private async explain(base: Base): Promise<void> {
    if (this.narrowed || this.march.draft) {
      this.letGo();
      return;
    }
    const kind = this.question?.kind;
    const at = this.chart.at(base.at);
    if (kind?.startsWith("activate") && this.own(base.seat))
      await this.judge({ type: "Activate", unit: base.unit }, at);
    else if (kind === "act" && !this.own(base.seat))
      await this.judge({ type: "Fire", target: base.unit, shots: this.volley() }, at);
  }
  // Every weapon of the active unit in its first mode.
  private volley(): [number, number, number][] {
    const unit = this.active;
    if (!unit) return [];
    return unit.models.flatMap((m, number) =>
      m.fortitude > 0
        ? this.book.carried(unit.unit, number).map((_, w): [number, number, number] => [m.model, w, 0])
        : [],
    );
  }

  thing = (thing: number): void => {
    this.refusal = null;
    if (thing >= ENDS) {
      const option = this.question?.options[thing - ENDS];
      if (option) this.march.take(option);
      return;
    }
    const at = this.markers.find((m) => m.thing === thing)?.at;
    if (at) this.spot(at, false);
  };

  unit = (unit: number): void => {
    this.refusal = null;
    if (this.setting.deploying) {
      if (this.own(this.scene?.units[unit]?.seat ?? -1)) this.setting.choose(unit);
      return;
    }
    const base = this.bases.find((b) => b.unit === unit);
    if (base) this.model(base.model, false);
  };

  target = ({ options }: Target): void => {
    this.refusal = null;
    const [first, second] = options;
    this.march.drop();
    if (first && !second) void this.send(first);
    else this.narrowed = options;
  };

  over = (model: number): void => {
    this.pointedModel = model;
  };

  // Keys: arrows carry what is held, or the cursor, by an inch or a tenth of it.
  carries = $derived.by(
    (): boolean =>
      this.setting.placing ||
      (this.march.can && !this.narrowed && (this.heldModel >= 0 || this.march.draft !== null)) ||
      (this.ruler.on && this.ruler.line !== null),
  );
  nudge = (right: number, up: number): void => {
    const [dx, dy] = this.chart.step(right, up);
    const from = this.cursor ?? this.start();
    const to = this.chart.within([from[0] + dx, from[1] + dy]);
    this.cursor = to;
    if (this.setting.placing) this.setting.point(to);
    else if (this.ruler.on && this.ruler.line) this.ruler.stretch(to);
    else {
      this.march.point(to);
      this.march.say();
      return;
    }
    this.spoken = words.say("web-free-at", { x: inches(to[0]), y: inches(to[1]) });
  };
  private start(): Mil {
    if (this.setting.placing) {
      const corners = this.zone.flat();
      const count = corners.length || 1;
      return corners.length && !this.setting.marking
        ? [corners.reduce((s, p) => s + p[0], 0) / count, corners.reduce((s, p) => s + p[1], 0) / count]
        : this.chart.centre;
    }
    const end = this.march.draft?.end;
    return end ? [end[0], end[1]] : (this.march.leader?.at ?? this.chart.centre);
  }
  enter = (): void => {
    if (this.setting.placing) this.setting.enter();
    else if (this.ruler.on && this.ruler.line && this.cursor) this.ruler.lay(this.cursor, -1);
    else if (this.march.draft) this.march.send();
  };

  turnBy = (by: number): void => {
    if (this.setting.placing) this.setting.turnBy(by);
    else this.march.turnBy(by);
  };
  // The main thing that is ready to be sent.
  go = (): void => {
    if (this.march.draft) this.march.send();
    else if (this.flips.known) this.flips.send();
    else if (this.setting.laid) this.setting.send();
  };
  labelShort = (option: Option): string => {
    const action = actionOf(option);
    return action.type === "Activate" ? this.unitTitle(action.unit) : "";
  };
  override labelOf(option: Option): string {
    return this.listing ? "" : this.labelShort(option);
  }
}
