// What the person at a table of The Edge holds, draws and points at: between the free table, the cards and the server's question.
import { about, act, type Act } from "../../lib/options";
import { Play, type Look, type Names } from "../../lib/play.svelte";
import type { Computed, EdgeScene, EdgeSquad, FreeTable, Measured, Option, PowerCard, Problem, Question, Sight } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { apart, Chart, formation, inches, rounded, same, type Mil } from "./geometry";
import { buttonsOf, isShooting, meansModel, pathsOf, quickMoves, shotsOf, typeOf, type Pairs, type Quick } from "./options";
import { basesOf, Book, type Base } from "./table-view";
import { isMeasured, Tape } from "./tape";

// The way of a model as it is drawn: its corners, how long it is, what its end touches, and what forbids it.
export interface Way {
  model: number;
  path: Mil[];
  length: number;
  allowance: number;
  models: number[];
  pools: number[];
  problem: Problem | null;
}
export interface Placing {
  kind: "pool" | "squad" | "summon";
  squad: number; // -1 for a pool
  card: string; // of a summoning
}
export interface Ruler {
  from: Mil;
  model: number; // -1: from a place
  to: Mil;
  other: number;
  gap: number | null;
}
// A power that is being aimed: its options, and for lists of Shots who shoots at whom.
export interface Group {
  key: string;
  name: string;
  cost: number;
  card: string;
  squad: number;
  power: PowerCard | undefined;
  options: Option[];
}

const ICONS: Record<string, string> = { EndActivation: "flag", Shift: "rotate", Reroll: "reroll", Gather: "crystal", StayReady: "charge", FreeAttack: "attack", Assault: "attack", Pass: "step" };
const GO = new Set(["Gather", "StayReady", "Reroll", "FreeAttack"]);
const FIGHT = new Set(["Assault"]);
const KEYS: Record<string, string> = { Shift: "S", EndActivation: "E" };
const ODDS = new Set(["Assault", "FreeAttack", "Use", "PlayCard"]);

export class EdgePlay extends Play {
  heldModel: number = $state(-1);
  way: Way | null = $state.raw(null); // what the pointer or the keys draw now
  drafts: Map<number, Way> = $state.raw(new Map());
  via: Mil[] = $state.raw([]);
  rings: Map<number, Mil[][]> = $state.raw(new Map());
  sights: Sight[] = $state.raw([]);
  shots: Map<number, number> = $state.raw(new Map());
  laid: Mil[] = $state.raw([]); // a squad that is being set down
  shape = $state(0);
  squadHeld = $state(-1); // the squad of the tray that is being set down
  summoning = $state("");
  cursor: Mil | null = $state.raw(null); // where the pointer or the keys are
  fits: Problem | null | undefined = $state.raw(undefined); // what the judge says to what is being set down; undefined: not heard yet
  tape = $state(false);
  ruler: Ruler | null = $state.raw(null);
  pointedModel: number = $state(-1);
  lookedSquad: number | null = $state(null);
  odds: Map<string, Computed | null> = $state.raw(new Map());
  aimed: Option | null = $state.raw(null);
  spoken = $state(""); // for screen readers: what the last key did

  private measuring: Tape;
  private judging: Tape;

  constructor(table: ConstructorParameters<typeof Play>[0]) {
    super(table);
    this.measuring = new Tape(table);
    this.judging = new Tape(table);
  }

  book = $derived.by(() => new Book(this.table.content));
  scene = $derived.by((): EdgeScene | null => (this.table.state?.scene ?? null) as EdgeScene | null);
  free = $derived.by((): FreeTable | null => this.table.geometry?.table ?? null);
  me = $derived.by((): number => this.table.seat);
  chart = $derived.by(() => new Chart(this.free?.size ?? 36000, (this.scene?.players[this.me]?.zone[1] ?? 0) > 18000));
  bases = $derived.by((): Base[] => (this.scene ? basesOf(this.scene, this.book) : []));
  active = $derived.by((): EdgeSquad | null => this.scene?.squads[this.scene.active] ?? null);
  zone = $derived.by((): [number, number, number, number] | null => this.scene?.players[this.me]?.zone ?? null);

  base = (model: number): Base | undefined => this.bases.find((b) => b.model === model);
  squadOf = (model: number): EdgeSquad | undefined => this.scene?.squads.find((s) => s.models.some((m) => m.model === model));
  codeOf = (model: number): string => this.base(model)?.code ?? this.squadOf(model)?.letter ?? "?";

  moves = $derived.by((): Option[] => (this.narrowed ? [] : this.live.filter((o) => typeOf(o) === "Move")));
  canMove = $derived.by((): boolean => this.moves.length > 0);
  quick = $derived.by((): Quick[] => (this.scene && this.canMove ? quickMoves(this.moves, this.scene, this.me) : []));

  // The ways on the table: those that are drawn, or those of the move that a hint proposes.
  ways = $derived.by((): Way[] => {
    const best = this.best && typeOf(this.best) === "Move" && !this.drafts.size && this.heldModel < 0 ? act(this.best) : null;
    if (!best) return [...this.drafts.values()];
    return pathsOf(best).map(([model, path]) => ({ model, path, length: lengthOf(this.base(model)?.at, path), allowance: 0, models: [], pools: [], problem: null }));
  });

  // What is being set down on the table now.
  placing = $derived.by((): Placing | null => {
    const kind = this.question?.kind;
    if (kind === "place-pool") return { kind: "pool", squad: -1, card: "" };
    if (kind === "deploy") return { kind: "squad", squad: this.squadHeld, card: "" };
    if (kind === "progress" && this.summoning) return { kind: "summon", squad: this.summoned(this.summoning), card: this.summoning };
    return null;
  });
  tray = $derived.by((): EdgeSquad[] => {
    if (this.question?.kind !== "deploy") return [];
    const waiting = new Set(this.question.options.map((o) => act(o).squad as number));
    return this.scene?.squads.filter((s) => waiting.has(s.squad)) ?? [];
  });
  private summoned = (card: string): number => {
    const option = this.question?.options.find((o) => typeOf(o) === "Summon" && act(o).card === card);
    return option ? (this.scene?.squads.find((s) => s.seat === this.me && s.waits && s.models.length === 1 && s.card.startsWith("N-"))?.squad ?? -1) : -1;
  };
  // Bases of what is being set down: where they lie, or where they would.
  ghosts = $derived.by((): { at: Mil; radius: number; code: string }[] => {
    const placing = this.placing;
    if (!placing) return [];
    if (placing.kind === "pool") return this.cursor ? [{ at: this.cursor, radius: this.free?.pool_radius ?? 1000, code: "" }] : [];
    const squad = this.scene?.squads[placing.squad];
    if (!squad) return [];
    const places = this.laid.length ? this.laid : this.cursor ? formation(this.cursor, squad.models.length, squad.models[0]?.radius ?? 500, this.shape) : [];
    return places.map((at, i) => ({ at, radius: squad.models[i]?.radius ?? 500, code: squad.models.length > 1 ? (squad.models[i]?.code ?? "") : squad.letter }));
  });

  // Powers by card or ability, each with its answers.
  groups = $derived.by((): Group[] => {
    const found = new Map<string, Group>();
    for (const option of this.question?.options ?? []) {
      const action = act(option);
      if (action.type !== "Use") continue;
      const squad = this.scene?.squads[action.squad as number];
      const key = `${action.squad as number} ${action.ability as string}`;
      const power = this.book.ability(squad?.card ?? "", action.ability as string);
      const group = found.get(key) ?? { key, name: power?.name ?? String(action.ability), cost: power?.cost ?? 0, card: "", squad: action.squad as number, power, options: [] };
      group.options.push(option);
      found.set(key, group);
    }
    return [...found.values()];
  });
  handLive = $derived.by((): Set<string> => {
    const exchanging = this.narrowed?.some((o) => typeOf(o) === "Exchange") ?? false;
    return new Set((exchanging ? this.live : (this.question?.options ?? []).filter((o) => typeOf(o) === "PlayCard")).map((o) => String(act(o).card)));
  });
  canExchange = $derived.by((): boolean => this.question?.options.some((o) => typeOf(o) === "Exchange") ?? false);
  cardHeld = $derived.by((): string => {
    const cards = new Set(this.narrowed?.map((o) => act(o).card ?? act(o).ability));
    return cards.size === 1 && !this.summoning ? String([...cards][0] ?? "") : this.summoning;
  });
  stages = $derived.by((): string[] => (this.question?.kind === "progress" ? [...new Set(this.question.options.map((o) => String(act(o).card)))] : []));

  // Lists of Shots: who may shoot at whom.
  aiming = $derived.by((): boolean => this.narrowed !== null && this.narrowed.some(isShooting));
  pairs = $derived.by((): Map<number, Set<number>> => {
    const found = new Map<number, Set<number>>();
    if (this.aiming) for (const [shooter, target] of this.narrowed?.flatMap((o) => shotsOf(act(o))) ?? []) found.set(shooter, (found.get(shooter) ?? new Set()).add(target));
    return found;
  });
  shooter = $derived.by((): number => (this.pairs.has(this.heldModel) ? this.heldModel : ([...this.pairs.keys()].find((m) => !this.shots.has(m)) ?? [...this.pairs.keys()][0] ?? -1)));
  // The reach of what is being aimed, as a ring around the shooter or caster.
  aimRange = $derived.by((): { model: number; range: number } | null => {
    if (!this.narrowed?.length) return null;
    const first = act(this.narrowed[0]!);
    const power = first.type === "PlayCard" ? this.book.spell(String(first.card)) : first.type === "Use" ? this.book.ability(this.scene?.squads[first.squad as number]?.card ?? "", String(first.ability)) : undefined;
    const model = this.aiming ? this.shooter : (first.caster as number);
    return power?.range && typeof model === "number" && model >= 0 ? { model, range: power.range } : null;
  });

  // What glows on the table.
  pickable = $derived.by((): Set<number> => {
    if (this.aiming) return new Set(this.pairs.keys());
    const own = this.bases.filter((b) => this.own(b.seat) && this.optionsFor(b.model).length).map((b) => b.model);
    const movers = this.canMove ? (this.active?.models.filter((m) => m.at).map((m) => m.model) ?? []) : [];
    return new Set([...own, ...movers]);
  });
  aims = $derived.by((): Set<number> => {
    if (this.aiming) return this.pairs.get(this.shooter) ?? new Set();
    return new Set(this.bases.filter((b) => !this.own(b.seat) && this.optionsFor(b.model).length).map((b) => b.model));
  });
  poolsLive = $derived.by((): Set<number> => new Set(this.live.filter((o) => typeOf(o) === "Gather").map((o) => act(o).pool as number)));
  squadsLive = $derived.by((): Set<number> => new Set(this.bases.filter((b) => this.pickable.has(b.model) || this.aims.has(b.model)).map((b) => b.squad)));
  shownModels = $derived.by((): Set<number> => {
    const parts = [...(this.looked ? [this.looked] : []), ...(this.best ? [this.best] : [])];
    const squads = new Set([...parts.flatMap((p) => about(p).squads), ...(this.lookedSquad === null ? [] : [this.lookedSquad])]);
    return new Set([...parts.flatMap((p) => about(p).models), ...this.bases.filter((b) => squads.has(b.squad)).map((b) => b.model)]);
  });

  private optionsFor = (model: number): Option[] => {
    const squad = this.squadOf(model)?.squad ?? -1;
    return this.live.filter((o) => meansModel(o, model, squad, this.narrowed !== null));
  };

  buttons = $derived.by((): Option[] => (this.placing || this.stages.length ? [] : buttonsOf(this.live, this.narrowed !== null)));
  extras = $derived.by((): Option[] => []);
  offers = $derived.by((): boolean => this.placing !== null || this.canMove || this.groups.length > 0 || this.drafts.size > 0 || this.stages.length > 0 || this.handLive.size > 0 || this.canExchange);
  computed = $derived.by((): Computed | null => (this.aimed && this.odds.get(this.keyOf(this.aimed))) || null);
  override readonly clearance: number = 34;
  anchor = $derived.by((): [number, number] | null => {
    if (this.refusal) return this.refusal.at;
    const base = this.computed && this.base(this.pointedModel);
    return base ? this.chart.at(base.at) : null;
  });

  lookOf(option: Option): Look {
    const type = typeOf(option);
    const tone = FIGHT.has(type) ? "fight" : GO.has(type) ? "go" : undefined;
    return { ...(ICONS[type] ? { icon: ICONS[type] } : {}), ...(KEYS[type] ? { key: KEYS[type] } : {}), ...(tone ? { tone } : {}) };
  }

  where(name: Names): string {
    const scene = this.scene;
    if (!scene) return "";
    if (!scene.turn) return words.say("web-setting-up");
    const parts = [words.say("web-turn", { n: scene.turn })];
    if (scene.phase !== "activation") parts.push(words.say(`web-edge-phase-${scene.phase}`));
    else if (this.active) parts.push(words.say("web-edge-active", { name: this.book.squadName(this.active.card), letter: this.active.letter, who: this.table.seats.includes(this.active.seat) && this.own(this.active.seat) ? "own" : name(this.active.seat) }));
    return parts.join("\n");
  }

  override heading(full: string): string {
    if (this.aiming) return words.say("web-edge-ask-shots", { name: this.book.sourceName(this.cardHeld, this.active?.card) });
    if (this.narrowed?.some((o) => typeOf(o) === "Exchange")) return words.say("web-edge-ask-exchange");
    if (this.narrowed && this.cardHeld) return words.say("web-edge-ask-target", { name: this.book.sourceName(this.cardHeld, this.active?.card) });
    if (this.placing?.kind === "summon") return words.say("web-edge-ask-summon");
    const key = `web-edge-ask-${this.question?.kind ?? ""}`;
    return words.has(key) ? words.say(key) : full;
  }

  protected override taken(question: Question | null): void {
    this.dropped();
    this.drafts = new Map();
    this.rings = new Map();
    this.odds = new Map();
    this.ruler = null;
    this.cursor = null;
    this.fits = undefined;
    this.laid = [];
    this.measuring.forget();
    this.squadHeld = question?.kind === "deploy" ? ((question.options[0] && (act(question.options[0]).squad as number)) ?? -1) : -1;
  }

  protected override dropped(): void {
    this.heldModel = -1;
    this.way = null;
    this.via = [];
    this.shots = new Map();
    this.sights = [];
    this.aimed = null;
    this.summoning = "";
    this.laid = [];
    this.fits = undefined;
    if (this.tape) this.ruler = null;
  }

  // Escape lets go of the newest thing first: what is drawn now, then the gathered paths.
  override letGo = (): void => {
    const held = this.heldModel >= 0 || this.narrowed !== null || this.laid.length > 0 || this.summoning !== "" || this.ruler !== null;
    if (!held) this.drafts = new Map();
    this.narrowed = null;
    this.refusal = null;
    this.dropped();
    this.ruler = null;
  };

  // Movement: a model is held, its way is drawn, and all ways of the squad are sent as one movement.

  hold = (model: number): void => {
    this.refusal = null;
    this.heldModel = model;
    this.via = [];
    this.way = this.drafts.get(model) ?? null;
    this.cursor = this.way?.path.at(-1) ?? this.base(model)?.at ?? null;
    this.fetchReach(model);
  };

  private fetchReach(model: number): void {
    if (this.rings.has(model)) return;
    const asked = this.asked;
    void this.table.measure({ type: "reach", model }).then((answer) => {
      if (asked === this.asked && isMeasured(answer)) this.rings = new Map(this.rings).set(model, answer.rings);
    });
  }

  private beside = (model: number) => [...this.drafts.values()].filter((w) => w.model !== model && w.path.length).map((w) => [w.model, w.path]);

  // Draws the way of the held model to a place; `then` hears what the tape says.
  draw = (to: Mil, then?: (way: Way) => void): void => {
    const model = this.heldModel;
    if (model < 0 || !this.canMove) return;
    this.cursor = to;
    const asked = this.asked;
    this.measuring.ask({ type: "route", model, to: this.snapped(model, to), via: this.via, beside: this.beside(model) }, (answer) => {
      if (asked !== this.asked || model !== this.heldModel || !isMeasured(answer)) return;
      this.way = wayOf(model, answer);
      then?.(this.way);
    });
  };

  // A place beside an enemy or a pool becomes one that touches it.
  private snapped(model: number, to: Mil): Mil {
    const own = this.base(model);
    if (!own) return to;
    const solids = [...this.bases.filter((b) => b.seat !== own.seat).map((b) => ({ at: b.at, reach: b.radius + own.radius })), ...(this.scene?.pools.map((p) => ({ at: p.at, reach: (this.free?.pool_radius ?? 1000) + own.radius })) ?? [])];
    const near = solids.filter((s) => apart(s.at, to) < s.reach + 350).sort((a, b) => apart(a.at, to) - a.reach - (apart(b.at, to) - b.reach))[0];
    if (!near) return rounded(to, 10);
    const far = apart(near.at, to) || 1;
    const reach = near.reach + 5;
    const at: Mil = far < 2 ? [near.at[0], near.at[1] - reach] : [near.at[0] + ((to[0] - near.at[0]) * reach) / far, near.at[1] + ((to[1] - near.at[1]) * reach) / far];
    return [Math.round(at[0]), Math.round(at[1])];
  }

  // Ends the way here; with `further` it becomes a corner from which the way goes on.
  settle = (to: Mil, further: boolean): void => {
    const model = this.heldModel;
    this.draw(to, (way) => {
      if (way.problem) {
        this.refusal = { problem: way.problem, at: this.chart.at(way.path.at(-1) ?? to) };
        return;
      }
      this.refusal = null;
      this.drafts = new Map(this.drafts).set(model, way);
      this.say(way);
      if (further) this.via = [...this.via, way.path.at(-1) ?? to];
      else this.nextModel(model);
    });
  };

  private nextModel(model: number): void {
    const rest = this.active?.models.filter((m) => m.at && !this.drafts.has(m.model)) ?? [];
    this.via = [];
    this.way = null;
    if (rest[0] && this.drafts.size) this.hold(rest[0].model);
    else if (model === this.heldModel) this.heldModel = -1;
  }

  private say(way: Way): void {
    const touched = [...way.models.map((m) => `${this.base(m)?.name ?? ""} ${this.codeOf(m)}`), ...way.pools.map((p) => words.say("web-edge-pool", { n: p + 1 }))];
    this.spoken = words.say("web-edge-way", { code: this.codeOf(way.model), length: inches(way.length), most: inches(way.allowance), touched: touched.join(", ") || "none" });
  }

  takeQuick = (quick: Quick): void => {
    const paths = act(quick.option).paths as [number, Mil[]][];
    this.dropped();
    this.drafts = new Map(paths.map(([model, path]) => [model, { model, path, length: lengthOf(this.base(model)?.at, path), allowance: 0, models: [], pools: [], problem: null }]));
    const asked = this.asked;
    void this.table.measure({ type: "paths", paths }).then((answer) => {
      if (asked !== this.asked || !isMeasured(answer)) return;
      this.drafts = new Map([...this.drafts].map(([model, way], i) => [model, { ...way, length: answer.lengths[i] ?? way.length, allowance: answer.allowances[i] ?? 0 }]));
    });
  };

  undraw = (model: number): void => {
    this.drafts = new Map([...this.drafts].filter(([m]) => m !== model));
    this.via = [];
    this.way = null;
  };

  // All gathered ways as one movement; with none the squad stands still and the step is used.
  move = (): void => {
    if (!this.canMove) return;
    const paths = [...this.drafts.values()].filter((w) => w.path.length).map((w) => [w.model, w.path]);
    if (paths.length) void this.act({ type: "Move", paths });
  };

  // Setting down pools, squads and summoned models.

  point = (to: Mil | null): void => {
    if (this.tape && this.ruler && to) {
      this.stretch(to);
      return;
    }
    if (this.placing && !this.laid.length) {
      this.cursor = to && rounded(to);
      this.ask();
    } else if (this.heldModel >= 0 && to) this.draw(to);
  };

  private placement(): Act | null {
    const placing = this.placing;
    if (!placing) return null;
    const places = this.ghosts.map((g) => g.at);
    if (!places[0]) return null;
    if (placing.kind === "pool") return { type: "PlacePool", place: places[0] };
    return placing.kind === "summon" ? { type: "Summon", card: placing.card, place: places[0] } : { type: "Deploy", squad: placing.squad, places };
  }

  private waits = 0;
  private ask(): void {
    const action = this.placement();
    this.fits = undefined;
    clearTimeout(this.waits);
    if (!action) return;
    this.waits = window.setTimeout(() => {
      const asked = this.asked;
      void this.table.whyNot(action).then((problem) => {
        if (asked === this.asked && JSON.stringify(this.placement()) === JSON.stringify(action)) this.fits = problem;
      });
    }, 60);
  }

  place = (): void => {
    const action = this.placement();
    if (action) void this.act(action, this.ghosts[0] ? this.chart.at(this.ghosts[0].at) : null);
  };

  // A squad is laid out first, so that single models can be shifted; a pool or a single model lies at once.
  lay = (to: Mil): void => {
    this.refusal = null;
    this.cursor = rounded(to);
    if (this.placing?.kind === "squad") {
      this.laid = this.ghosts.map((g) => g.at);
      this.spoken = words.say("web-edge-laid");
      this.ask();
    } else this.place();
  };

  carryLaid = (index: number, to: Mil): void => {
    this.laid = this.laid.map((at, i) => (i === index ? rounded(to) : at));
    this.ask();
  };

  chooseSquad = (squad: number): void => {
    this.squadHeld = squad;
    this.laid = [];
    this.ask();
  };

  // A place that the server proposes: the next of its formations for the squad in hand.
  private proposed = 0;
  propose = (): void => {
    const fitting = this.question?.options.filter((o) => (this.placing?.kind === "squad" ? act(o).squad === this.squadHeld : this.placing?.kind === "summon" ? act(o).card === this.summoning : true)) ?? [];
    const option = fitting[this.proposed++ % (fitting.length || 1)];
    if (!option) return;
    const places = (act(option).places as Mil[] | undefined) ?? [act(option).place as Mil];
    this.cursor = places[0] ?? null;
    if (this.placing?.kind === "squad") this.laid = places;
    this.spoken = option.words.text;
    this.ask();
  };

  reshape = (): void => {
    this.shape = (this.shape + 1) % 3;
    if (this.laid.length && this.cursor) this.laid = formation(this.cursor, this.laid.length, this.ghosts[0]?.radius ?? 500, this.shape);
    this.ask();
  };

  // Clicks.

  spot = (to: Mil, further: boolean): void => {
    this.refusal = null;
    if (this.tape) this.measureFrom(to, -1);
    else if (this.placing) this.lay(to);
    else if (this.heldModel >= 0 && this.canMove && !this.narrowed) this.settle(to, further);
    else this.letGo();
  };

  model = (model: number, touch: boolean): void => {
    this.refusal = null;
    const base = this.base(model);
    if (!base) return;
    if (this.tape) this.measureFrom(base.at, model);
    else if (this.placing) this.lay(base.at);
    else if (this.aiming) this.aimAt(model);
    else if (!this.narrowed && this.canMove && this.own(base.seat) && base.squad === this.scene?.active) this.hold(model);
    else this.choose(this.narrowTo(this.optionsFor(model)), model, touch);
  };

  // An enemy may be assaulted by several: the model in hand is meant, if it is one of them.
  private narrowTo(options: Option[]): Option[] {
    const held = options.filter((o) => ["Assault", "FreeAttack"].includes(typeOf(o)) && act(o).model === this.heldModel);
    return held.length ? held : options;
  }

  private choose(found: Option[], model: number, touch: boolean): void {
    const [first, second] = found;
    if (first && !second) {
      if (touch && ODDS.has(typeOf(first)) && this.aimed !== first) this.aim(first, model);
      else void this.send(first);
    } else if (first) this.narrowed = found;
    else void this.explain(model);
  }

  private async explain(model: number): Promise<void> {
    if (this.narrowed) {
      this.letGo();
      return;
    }
    const base = this.base(model);
    const kind = this.question?.kind;
    if (!base || !kind) return;
    const mover = this.heldModel >= 0 ? this.heldModel : (this.active?.models.find((m) => m.at)?.model ?? -1);
    const action: Act | null = kind === "activate" ? { type: "Activate", squad: base.squad } : kind === "act" ? { type: "Assault", model: mover, target: model } : kind === "choose-casualty" ? { type: "PickModel", model } : null;
    if (action) await this.judge(action, this.chart.at(base.at));
  }

  pool = (pool: number): void => {
    this.refusal = null;
    const at = this.scene?.pools.find((p) => p.pool === pool)?.at;
    const found = this.live.filter((o) => typeOf(o) === "Gather" && act(o).pool === pool);
    if (this.tape && at) this.measureFrom(at, -1);
    else if (found[0] && !found[1]) void this.send(found[0]);
    else if (found.length) this.narrowed = found;
    else if (at) this.spot(at, false);
  };

  squad = (squad: number): void => {
    this.refusal = null;
    if (this.tray.some((s) => s.squad === squad)) {
      this.chooseSquad(squad);
      return;
    }
    const found = this.live.filter((o) => ["Activate", "Progress", "Gather"].includes(typeOf(o)) && act(o).squad === squad && (typeOf(o) !== "Progress" || this.narrowed));
    const aimed = this.narrowed?.filter((o) => ["Use", "PlayCard"].includes(typeOf(o)) && about(o).squads.includes(squad)) ?? [];
    const all = [...found, ...aimed];
    if (all[0] && !all[1]) void this.send(all[0]);
    else if (all.length) this.narrowed = all;
    else if (this.question?.kind === "activate") void this.judge({ type: "Activate", squad }, null);
  };

  // Cards and abilities: one answer is sent, several wait for their target.
  card = (card: string): void => {
    this.refusal = null;
    const exchanging = this.narrowed?.some((o) => typeOf(o) === "Exchange") ?? false;
    const found = (exchanging ? this.live : (this.question?.options ?? [])).filter((o) => act(o).card === card && (exchanging || typeOf(o) === "PlayCard"));
    if (found.length) this.wield(found);
    else if (this.question) void this.judge({ type: "PlayCard", card, ...this.guess(card) }, null);
  };

  // What a card that cannot be played would need, so that the server can say why not: the nearest pair of models.
  private guess(card: string): Record<string, unknown> {
    const spell = this.book.spell(card);
    if (!spell) return {};
    const own = this.bases.filter((b) => this.own(b.seat));
    const fitting = own.filter((b) => !spell.dedicated_type || this.book.squad(b.card)?.type === spell.dedicated_type);
    const others = spell.side === "own" ? own : this.bases.filter((b) => !this.own(b.seat));
    const casters = fitting.length ? fitting : own;
    const nearest = casters.flatMap((c) => others.map((t) => ({ c, t, far: apart(c.at, t.at) - c.radius - t.radius }))).sort((a, b) => a.far - b.far)[0];
    const caster = nearest?.c ?? casters[0];
    const target = nearest?.t;
    const by = spell.by === "caster" ? { caster: caster?.model ?? -1 } : spell.by === "squad" ? { squad: caster?.squad ?? -1 } : spell.by === "shots" ? { shots: caster && target ? [[caster.model, target.model]] : [] } : {};
    const aims = spell.by !== "shots" && spell.side !== "self" && spell.scope !== "global";
    return { ...by, ...(aims ? { target: (spell.scope === "squad" ? target?.squad : target?.model) ?? -1 } : {}) };
  }

  wield = (options: Option[]): void => {
    this.dropped();
    const [first, second] = options;
    if (first && !second && !isShooting(first)) void this.send(first);
    else if (first) {
      this.narrowed = options;
      if (this.aiming) this.look(this.shooter);
    }
  };

  exchange = (): void => {
    this.narrowed = this.question?.options.filter((o) => typeOf(o) === "Exchange") ?? null;
  };

  stage = (card: string): void => {
    this.refusal = null;
    const found = this.question?.options.filter((o) => act(o).card === card) ?? [];
    if (found.some((o) => typeOf(o) === "Summon")) {
      this.summoning = card;
      this.propose();
    } else this.narrowed = found;
  };

  // Lists of Shots: the shooter in hand aims at a model; who is clicked among the own is the next shooter.
  private aimAt(model: number): void {
    if (this.pairs.has(model)) {
      this.heldModel = model;
      this.look(model);
      return;
    }
    const shooter = this.shooter;
    if (!this.pairs.get(shooter)?.has(model)) {
      const at = this.base(model)?.at;
      const option = this.narrowed?.[0];
      if (option && at) void this.judge({ ...act(option), shots: [[shooter, model]] }, this.chart.at(at));
      return;
    }
    this.shots = new Map(this.shots).set(shooter, model);
    if (this.pairs.size === 1) this.shoot();
    else {
      this.heldModel = -1;
      this.look(this.shooter);
    }
  }

  shoot = (): void => {
    const option = this.narrowed?.[0];
    const shots: Pairs = [...this.shots];
    if (option && shots.length) void this.act({ ...act(option), shots });
  };

  private look(model: number): void {
    if (model < 0) return;
    const asked = this.asked;
    void this.table.measure({ type: "sights", model }).then((answer) => {
      if (asked === this.asked && isMeasured(answer)) this.sights = answer.sights;
    });
  }

  // Odds of what a click would do.

  private keyOf = (option: Option): string => JSON.stringify(option.action);
  private aim(option: Option, model: number): void {
    this.pointedModel = model;
    this.aimed = option;
    const key = this.keyOf(option);
    if (this.odds.has(key)) return;
    this.odds = new Map(this.odds).set(key, null);
    const asked = this.asked;
    void this.table.odds(option.action).then((computed) => {
      if (asked !== this.asked) return;
      const known = new Map(this.odds).set(key, computed);
      if (!computed) known.delete(key);
      this.odds = known;
    });
  }

  over = (model: number): void => {
    this.pointedModel = model;
    this.aimed = null;
    if (model < 0 || this.own(this.base(model)?.seat ?? -1)) return;
    const options = this.aiming ? (this.narrowed?.filter((o) => shotsOf(act(o)).some(([s, t]) => s === this.shooter && t === model)).map((o) => ({ ...o, action: { ...o.action, shots: [[this.shooter, model]] } })) ?? []) : this.narrowTo(this.optionsFor(model)).filter((o) => ODDS.has(typeOf(o)));
    if (options[0]) this.aim(options[0], model);
  };

  // The tape: from a thing or a place to another.

  toggleTape = (): void => {
    this.tape = !this.tape;
    this.ruler = null;
    if (this.tape) this.dropped();
  };

  private measureFrom(at: Mil, model: number): void {
    if (!this.ruler || this.ruler.gap !== null && this.ruler.to !== this.ruler.from && !this.stretching) {
      this.ruler = { from: at, model, to: at, other: -1, gap: null };
      this.stretching = true;
    } else {
      this.stretch(at, model);
      this.stretching = false;
    }
  }
  private stretching = false;

  private stretch(to: Mil, model = -1): void {
    const ruler = this.ruler;
    if (!ruler || !this.stretching) return;
    const other = model >= 0 ? model : (this.bases.find((b) => b.model !== ruler.model && apart(b.at, to) <= b.radius)?.model ?? -1);
    const end = this.base(other)?.at ?? to;
    if (same(end, ruler.to) && ruler.gap !== null) return;
    this.ruler = { ...ruler, to: end, other };
    const thing = (number: number, at: Mil) => (number >= 0 ? { model: number } : { at });
    this.judging.ask({ type: "gap", a: thing(ruler.model, ruler.from), b: thing(other, end) }, (answer) => {
      if (!isMeasured(answer) || !this.ruler) return;
      this.ruler = { ...this.ruler, gap: answer.gap };
      if (!this.stretching) this.spoken = words.say("web-edge-gap", { gap: inches(answer.gap ?? 0) });
    });
  }

  // Keys: arrows carry what is held, or the cursor, by an inch or a tenth of it.

  carries = $derived.by((): boolean => this.placing !== null || (this.heldModel >= 0 && this.canMove && !this.narrowed) || (this.tape && this.ruler !== null));

  nudge = (right: number, up: number): void => {
    const zone = this.zone;
    const from: Mil = this.cursor ?? (this.placing?.kind === "pool" ? [18000, 18000] : zone ? [(zone[0] + zone[2]) / 2, (zone[1] + zone[3]) / 2] : [18000, 18000]);
    const [dx, dy] = this.chart.step(right, up);
    const to: Mil = [Math.min(36000, Math.max(0, from[0] + dx)), Math.min(36000, Math.max(0, from[1] + dy))];
    if (this.laid.length) {
      this.laid = this.laid.map((at): Mil => [at[0] + dx, at[1] + dy]);
      this.cursor = to;
      this.ask();
    } else if (this.placing) {
      this.cursor = to;
      this.ask();
    } else if (this.tape && this.ruler) {
      this.cursor = to;
      this.stretch(to);
    } else {
      this.draw(to, (way) => this.say(way));
      return;
    }
    this.spoken = words.say("web-edge-at", { x: inches(to[0]), y: inches(to[1]) });
  };

  // Enter: a corner of the way, a place for what is set down, the other end of the tape.
  enter = (): void => {
    if (this.placing) {
      if (this.laid.length) this.place();
      else if (this.cursor) this.lay(this.cursor);
      else this.propose();
    } else if (this.tape && this.ruler && this.cursor) this.measureFrom(this.cursor, -1);
    else if (this.cursor) this.settle(this.cursor, true);
  };
}

const wayOf = (model: number, answer: Measured): Way => ({
  model, path: answer.path, length: answer.lengths[0] ?? 0, allowance: answer.allowances[0] ?? 0, models: answer.models, pools: answer.pools, problem: answer.problem,
});
const lengthOf = (from: Mil | undefined, path: Mil[]): number => path.reduce((sum, at, i) => sum + apart(i ? (path[i - 1] as Mil) : (from ?? at), at), 0);
