// The ways of a group: a model is held, its way is drawn as the tape measures it, and the ways are gathered.
import type { Problem, Sight } from "../lib/protocol";
import { words } from "../lib/words.svelte";
import { apart, measure, rounded, type Mil } from "./plane";
import type { FreePlay } from "./play.svelte";
import { isWalked, Tape, type Walked } from "./tape";

// The way of a model as it is drawn: its corners, how long it is, what its end touches, what is seen from there, and what forbids it.
export interface Way {
  model: number;
  path: Mil[];
  length: number;
  allowance: number;
  models: number[];
  things: number[];
  sights: Sight[]; // whom the model would see from the end
  problem: Problem | null;
}
export type Paths = [number, Mil[]][];

// A place that a way ends at when it comes near: as far from its middle as the base touches it.
export interface Magnet {
  at: Mil;
  reach: number;
}
const PULL_MILS = 350;
const TOUCH_MILS = 5;

export abstract class Ways {
  way: Way | null = $state.raw(null); // what the pointer or the keys draw now
  drafts: Map<number, Way> = $state.raw(new Map());
  via: Mil[] = $state.raw([]);
  private known: Map<number, Mil[][]> = $state.raw(new Map());
  private readonly measuring: Tape;
  private grip = 0; // what was asked of a model that was let go since is not heard any more

  constructor(protected readonly host: FreePlay) {
    this.measuring = new Tape(host.table);
  }

  // Whether ways may be drawn now, and of which models.
  abstract readonly can: boolean;
  abstract readonly group: number[];
  // What the end of a model's way is drawn to.
  protected abstract magnets(model: number): Magnet[];
  // What a thing that a way touches is called.
  protected abstract thingName(thing: number): string;

  // Around everything that the model in hand can reach.
  rings = $derived.by((): Mil[][] => (this.can ? (this.known.get(this.host.heldModel) ?? []) : []));
  // Ways that lead somewhere, as they are sent.
  paths = $derived.by((): Paths =>
    [...this.drafts.values()].flatMap((w): Paths => (w.path.length ? [[w.model, w.path]] : [])),
  );

  unmeasured = (paths: Paths): Way[] =>
    paths.map(([model, path]) => ({
      model,
      path,
      length: lengthOf(this.host.base(model)?.at, path),
      allowance: 0,
      models: [],
      things: [],
      sights: [],
      problem: null,
    }));

  forget(): void {
    this.drop();
    this.drafts = new Map();
    this.known = new Map();
    this.measuring.forget();
  }

  drop(): void {
    this.grip += 1;
    this.way = null;
    this.via = [];
  }

  // A test whether the model in hand is still held as it is now.
  private sameGrip(): () => boolean {
    const [grip, model] = [this.grip, this.host.heldModel];
    return () => grip === this.grip && model === this.host.heldModel;
  }

  hold = (model: number): void => {
    const { host } = this;
    this.drop();
    host.refusal = null;
    host.heldModel = model;
    this.way = this.drafts.get(model) ?? null;
    host.cursor = this.way?.path.at(-1) ?? host.base(model)?.at ?? null;
    this.fetchReach(model);
  };

  private fetchReach(model: number): void {
    if (this.known.has(model)) return;
    this.host.hear(this.host.table.measure({ type: "reach", model }), (answer) => {
      if (isWalked(answer)) this.known = new Map(this.known).set(model, answer.rings);
    });
  }

  private route = (model: number, to: Mil) => ({
    type: "route",
    model,
    to: this.snapped(model, to),
    via: this.via,
    beside: this.paths.filter(([other]) => other !== model),
  });

  // Draws the way of the held model to a place; `then` hears what the tape says.
  draw = (to: Mil, then?: (way: Way) => void): void => {
    const model = this.host.heldModel;
    if (model < 0 || !this.can) return;
    this.host.cursor = to;
    const [asked, held] = [this.host.sameQuestion(), this.sameGrip()];
    this.measuring.ask(this.route(model, to), (answer) => {
      if (!asked() || !held() || !isWalked(answer)) return;
      this.way = wayOf(model, answer);
      then?.(this.way);
    });
  };

  // A place beside something that can be touched becomes one that touches it.
  private snapped(model: number, to: Mil): Mil {
    const near = this.magnets(model)
      .filter((m) => apart(m.at, to) < m.reach + PULL_MILS)
      .sort((a, b) => apart(a.at, to) - a.reach - (apart(b.at, to) - b.reach))[0];
    if (!near) return rounded(to, 10);
    const far = apart(near.at, to) || 1;
    const reach = near.reach + TOUCH_MILS;
    const at: Mil =
      far < 2
        ? [near.at[0], near.at[1] - reach]
        : [near.at[0] + ((to[0] - near.at[0]) * reach) / far, near.at[1] + ((to[1] - near.at[1]) * reach) / far];
    return [Math.round(at[0]), Math.round(at[1])];
  }

  // Ends the way here; with `further` it becomes a corner from which the way goes on.
  settle = (to: Mil, further: boolean): void => {
    const model = this.host.heldModel;
    if (model < 0 || !this.can) return;
    this.host.cursor = to;
    this.measuring.forget();
    const held = this.sameGrip();
    this.host.hear(this.host.table.measure(this.route(model, to)), (answer) => {
      if (held() && isWalked(answer)) this.keep(wayOf(model, answer), to, further);
    });
  };

  private keep(way: Way, to: Mil, further: boolean): void {
    this.way = way;
    if (way.problem) {
      this.host.refusal = { problem: way.problem, at: this.host.chart.at(way.path.at(-1) ?? to) };
      return;
    }
    this.host.refusal = null;
    this.drafts = new Map(this.drafts).set(way.model, way);
    this.say(way);
    if (further) this.via = [...this.via, way.path.at(-1) ?? to];
    else this.nextModel(way.model);
  }

  private nextModel(model: number): void {
    const next = this.group.find((each) => !this.drafts.has(each));
    this.drop();
    if (next !== undefined && this.drafts.size) this.hold(next);
    else if (model === this.host.heldModel) this.host.heldModel = -1;
  }

  say(way: Way): void {
    const { host } = this;
    const touched = [...way.models.map((m) => host.titleOf(m)), ...way.things.map((t) => this.thingName(t))];
    host.spoken = words.say("web-free-way", {
      code: host.codeOf(way.model),
      length: measure(way.length, words.language),
      most: measure(way.allowance, words.language),
      touched: touched.join(", ") || "none",
    });
    const seen = way.sights.filter((s) => s.clear).map((s) => host.codeOf(s.model));
    if (way.sights.length) host.spoken += ` ${words.say("web-free-way-sees", { seen: seen.join(", ") || "none" })}`;
  }

  // Ways that somebody else thought of are drawn first, and measured as a whole.
  propose(paths: Paths): void {
    const { host } = this;
    host.letFall();
    this.drafts = new Map(this.unmeasured(paths).map((way) => [way.model, way]));
    host.hear(host.table.measure({ type: "paths", paths }), (answer) => {
      if (isWalked(answer)) this.drafts = lengthened(this.drafts, answer);
    });
  }

  // A model is picked up anew, to be led somewhere.
  regrasp(model: number): void {
    this.drafts = new Map([...this.drafts].filter(([m]) => m !== model));
    this.hold(model);
  }

  undraw = (): void => {
    this.drafts = new Map();
  };
}

const lengthened = (drafts: Map<number, Way>, { lengths, allowances }: Walked): Map<number, Way> =>
  new Map(
    [...drafts].map(([model, way], i) => [
      model,
      { ...way, length: lengths[i] ?? way.length, allowance: allowances[i] ?? 0 },
    ]),
  );
const wayOf = (model: number, answer: Walked): Way => ({
  model,
  path: answer.path,
  length: answer.lengths[0] ?? 0,
  allowance: answer.allowances[0] ?? 0,
  models: answer.models,
  things: answer.pools,
  sights: answer.sights,
  problem: answer.problem,
});
const lengthOf = (from: Mil | undefined, path: Mil[]): number =>
  path.reduce((sum, at, i) => sum + apart(i ? (path[i - 1] ?? at) : (from ?? at), at), 0);
