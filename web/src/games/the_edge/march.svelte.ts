// The ways of a squad: a model is held, its way is drawn, and all ways are sent as one movement.
import { act } from "../../lib/options";
import type { Measured, Option, Problem, Sight } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { apart, measure, rounded, type Mil } from "./geometry";
import { pathsOf, quickMoves, typeOf, type Paths, type Quick } from "./options";
import type { EdgePlay } from "./play.svelte";
import { isMeasured, Tape } from "./tape";

// The way of a model as it is drawn: its corners, how long it is, what its end touches, what is seen from there, and what forbids it.
export interface Way {
  model: number;
  path: Mil[];
  length: number;
  allowance: number;
  models: number[];
  pools: number[];
  sights: Sight[]; // whom the model would see from the end
  problem: Problem | null;
}

export class March {
  way: Way | null = $state.raw(null); // what the pointer or the keys draw now
  drafts: Map<number, Way> = $state.raw(new Map());
  via: Mil[] = $state.raw([]);
  private known: Map<number, Mil[][]> = $state.raw(new Map());
  private measuring: Tape;
  private grip = 0; // what was asked of a model that was let go since is not heard any more

  constructor(private readonly play: EdgePlay) {
    this.measuring = new Tape(play.table);
  }

  moves = $derived.by((): Option[] => (this.play.narrowed ? [] : this.play.live.filter((o) => typeOf(o) === "Move")));
  can = $derived.by((): boolean => this.moves.length > 0);
  quick = $derived.by((): Quick[] =>
    this.play.scene && this.can ? quickMoves(this.moves, this.play.scene, this.play.me) : [],
  );
  // Around everything that the model in hand can reach.
  rings = $derived.by((): Mil[][] => (this.can ? (this.known.get(this.play.heldModel) ?? []) : []));

  // The ways on the table: those that are drawn, or those of the move that a hint proposes.
  ways = $derived.by((): Way[] => {
    const { best, heldModel } = this.play;
    const proposed = best && typeOf(best) === "Move" && !this.drafts.size && heldModel < 0 ? act(best) : null;
    return proposed ? this.unmeasured(pathsOf(proposed)) : [...this.drafts.values()];
  });

  private unmeasured = (paths: Paths): Way[] =>
    paths.map(([model, path]) => ({
      model,
      path,
      length: lengthOf(this.play.base(model)?.at, path),
      allowance: 0,
      models: [],
      pools: [],
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
    const [grip, model] = [this.grip, this.play.heldModel];
    return () => grip === this.grip && model === this.play.heldModel;
  }

  hold = (model: number): void => {
    this.drop();
    this.play.refusal = null;
    this.play.heldModel = model;
    this.way = this.drafts.get(model) ?? null;
    this.play.cursor = this.way?.path.at(-1) ?? this.play.base(model)?.at ?? null;
    this.fetchReach(model);
  };

  private fetchReach(model: number): void {
    if (this.known.has(model)) return;
    this.play.hear(this.play.table.measure({ type: "reach", model }), (answer) => {
      if (isMeasured(answer)) this.known = new Map(this.known).set(model, answer.rings);
    });
  }

  private beside = (model: number) =>
    [...this.drafts.values()].filter((w) => w.model !== model && w.path.length).map((w) => [w.model, w.path]);

  private route = (model: number, to: Mil) => ({
    type: "route",
    model,
    to: this.snapped(model, to),
    via: this.via,
    beside: this.beside(model),
  });

  // Draws the way of the held model to a place; `then` hears what the tape says.
  draw = (to: Mil, then?: (way: Way) => void): void => {
    const model = this.play.heldModel;
    if (model < 0 || !this.can) return;
    this.play.cursor = to;
    const [asked, held] = [this.play.sameQuestion(), this.sameGrip()];
    this.measuring.ask(this.route(model, to), (answer) => {
      if (!asked() || !held() || !isMeasured(answer)) return;
      this.way = wayOf(model, answer);
      then?.(this.way);
    });
  };

  // A place beside an enemy or a pool becomes one that touches it.
  private snapped(model: number, to: Mil): Mil {
    const { bases, scene, free } = this.play;
    const own = this.play.base(model);
    if (!own) return to;
    const solids = [
      ...bases.filter((b) => b.seat !== own.seat).map((b) => ({ at: b.at, reach: b.radius + own.radius })),
      ...(scene?.pools.map((p) => ({ at: p.at, reach: (free?.pool_radius ?? 1000) + own.radius })) ?? []),
    ];
    const near = solids
      .filter((s) => apart(s.at, to) < s.reach + 350)
      .sort((a, b) => apart(a.at, to) - a.reach - (apart(b.at, to) - b.reach))[0];
    if (!near) return rounded(to, 10);
    const far = apart(near.at, to) || 1;
    const reach = near.reach + 5;
    const at: Mil =
      far < 2
        ? [near.at[0], near.at[1] - reach]
        : [near.at[0] + ((to[0] - near.at[0]) * reach) / far, near.at[1] + ((to[1] - near.at[1]) * reach) / far];
    return [Math.round(at[0]), Math.round(at[1])];
  }

  // Ends the way here; with `further` it becomes a corner from which the way goes on.
  settle = (to: Mil, further: boolean): void => {
    const model = this.play.heldModel;
    if (model < 0 || !this.can) return;
    this.play.cursor = to;
    this.measuring.forget();
    const held = this.sameGrip();
    this.play.hear(this.play.table.measure(this.route(model, to)), (answer) => {
      if (!held() || !isMeasured(answer)) return;
      const way = wayOf(model, answer);
      this.way = way;
      if (way.problem) {
        this.play.refusal = { problem: way.problem, at: this.play.chart.at(way.path.at(-1) ?? to) };
        return;
      }
      this.play.refusal = null;
      this.drafts = new Map(this.drafts).set(model, way);
      this.say(way);
      if (further) this.via = [...this.via, way.path.at(-1) ?? to];
      else this.nextModel(model);
    });
  };

  private nextModel(model: number): void {
    const rest = this.play.active?.models.filter((m) => m.at && !this.drafts.has(m.model)) ?? [];
    this.drop();
    if (rest[0] && this.drafts.size) this.hold(rest[0].model);
    else if (model === this.play.heldModel) this.play.heldModel = -1;
  }

  say(way: Way): void {
    const touched = [
      ...way.models.map((m) => `${this.play.base(m)?.name ?? ""} ${this.play.codeOf(m)}`),
      ...way.pools.map((p) => words.say("web-edge-pool", { n: p + 1 })),
    ];
    this.play.spoken = words.say("web-edge-way", {
      code: this.play.codeOf(way.model),
      length: measure(way.length, words.language),
      most: measure(way.allowance, words.language),
      touched: touched.join(", ") || "none",
    });
    const seen = way.sights.filter((s) => s.clear).map((s) => this.play.codeOf(s.model));
    if (way.sights.length)
      this.play.spoken += ` ${words.say("web-edge-way-sees", { seen: seen.join(", ") || "none" })}`;
  }

  takeQuick = (quick: Quick): void => {
    const paths = pathsOf(act(quick.option));
    this.play.letFall();
    this.drafts = new Map(this.unmeasured(paths).map((way) => [way.model, way]));
    this.play.hear(this.play.table.measure({ type: "paths", paths }), (answer) => {
      if (!isMeasured(answer)) return;
      this.drafts = new Map(
        [...this.drafts].map(([model, way], i) => [
          model,
          { ...way, length: answer.lengths[i] ?? way.length, allowance: answer.allowances[i] ?? 0 },
        ]),
      );
    });
  };

  // A model of the active squad is picked up, to be led somewhere.
  grab = (model: number): boolean => {
    const { play } = this;
    if (!this.can || play.narrowed || play.squadOf(model)?.squad !== play.scene?.active || play.ruler.on) return false;
    this.drafts = new Map([...this.drafts].filter(([m]) => m !== model));
    this.hold(model);
    return true;
  };

  undraw = (): void => {
    this.drafts = new Map();
  };

  // All gathered ways as one movement; with none the squad stands still and the step is used.
  send = (): void => {
    if (!this.can) return;
    const paths = [...this.drafts.values()].filter((w) => w.path.length).map((w) => [w.model, w.path]);
    if (paths.length) void this.play.act({ type: "Move", paths });
  };
}

const wayOf = (model: number, answer: Measured): Way => ({
  model,
  path: answer.path,
  length: answer.lengths[0] ?? 0,
  allowance: answer.allowances[0] ?? 0,
  models: answer.models,
  pools: answer.pools,
  sights: answer.sights,
  problem: answer.problem,
});
const lengthOf = (from: Mil | undefined, path: Mil[]): number =>
  path.reduce((sum, at, i) => sum + apart(i ? (path[i - 1] as Mil) : (from ?? at), at), 0);
