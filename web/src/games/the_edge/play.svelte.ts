// What the person at a table of The Edge holds and points at: between the free table, the cards and the server's question.
import { inches, type Box, type Ground, type Mil } from "../../free/plane";
import { FreePlay } from "../../free/play.svelte";
import { about } from "../../lib/options";
import type { Look, Names } from "../../lib/play.svelte";
import type { EdgeScene, EdgeSquad, Line, Option, Question } from "../../lib/protocol";
import type { Point } from "../../lib/shapes";
import { waysIn, type Leg } from "../../lib/travel";
import { words } from "../../lib/words.svelte";
import { Aiming } from "./aiming.svelte";
import { March } from "./march.svelte";
import { actionOf, actionsOf, eventOf, kindOf, type EdgeAction, type Kind } from "./actions";
import { buttonsOf, meansModel, sourceOf } from "./options";
import { Setting } from "./setting.svelte";
import { basesOf, Book, chartOf, groundOf, ownScene, POOL_MILS, tableOf, type Base } from "./table-view";

const ICONS: Partial<Record<Kind, string>> = {
  EndActivation: "flag",
  Shift: "rotate",
  Reroll: "reroll",
  Gather: "crystal",
  StayReady: "charge",
  FreeAttack: "attack",
  Assault: "attack",
  Pass: "step",
};
const GO: Set<Kind> = new Set(["Gather", "StayReady", "Reroll", "FreeAttack"]);
const FIGHT: Set<Kind> = new Set(["Assault"]);
const KEYS: Partial<Record<Kind, string>> = { Shift: "S", EndActivation: "E" };
const ODDS: Set<Kind> = new Set(["Assault", "FreeAttack", "Use", "PlayCard"]);

export class EdgePlay extends FreePlay<Base, EdgeAction> {
  lookedSquad: number | null = $state(null);

  readonly march = new March(this);
  readonly setting = new Setting(this);
  readonly aiming = new Aiming(this);

  book = $derived.by(() => new Book(this.table.content));
  scene = $derived.by((): EdgeScene | null => ownScene(this.table.scene));
  private free = $derived.by(() => tableOf(this.table.geometry));
  ground = $derived.by((): Ground | null => this.free && groundOf(this.free));
  poolRadius = $derived.by((): number => this.free?.pool_radius ?? POOL_MILS);
  me = $derived.by((): number => this.table.seat);
  chart = $derived.by(() => chartOf(this.ground, this.zone));
  bases = $derived.by((): Base[] => (this.scene ? basesOf(this.scene, this.book) : []));
  // How bases came where they are, and who has just shot at whom.
  ways = $derived.by(() => waysIn(this.table, this.legsOf));
  private legsOf = (line: Line): Leg[] => {
    const event = eventOf(line);
    return event.type === "ModelMoved" || event.type === "ModelPushed"
      ? [[event.model, event.path.map(this.chart.at)]]
      : [];
  };
  fired = $derived.by((): [from: Mil, to: Mil][] =>
    this.table.fresh.flatMap((line): [Mil, Mil][] => {
      const event = eventOf(line);
      if (event.type !== "ShotDeclared") return [];
      const [from, to] = [this.base(event.model)?.at, this.base(event.target)?.at];
      return from && to ? [[from, to]] : [];
    }),
  );
  active = $derived.by((): EdgeSquad | null => this.scene?.squads[this.scene.active] ?? null);
  zone = $derived.by((): Box | null => this.scene?.players[this.me]?.zone ?? null);

  squadOf = (model: number): EdgeSquad | undefined =>
    this.scene?.squads.find((s) => s.models.some((m) => m.model === model));
  codeOf = (model: number): string => this.base(model)?.code ?? this.squadOf(model)?.letter ?? "?";
  titleOf = (model: number): string => `${this.base(model)?.name ?? ""} ${this.codeOf(model)}`;

  cardHeld = $derived.by((): string => {
    const cards = new Set(this.narrowed?.map(sourceOf));
    return cards.size === 1 && !this.setting.summoning ? ([...cards][0] ?? "") : this.setting.summoning;
  });
  stages = $derived.by((): string[] =>
    this.question?.kind === "progress" ? [...new Set(this.question.options.map(sourceOf))] : [],
  );
  // The progress cards lie where the hand does, while one of them is to be chosen.
  choosesStage = $derived.by((): boolean => this.stages.length > 0 && !this.narrowed && !this.setting.placing);

  // What glows on the table.
  pickable = $derived.by((): Set<number> => {
    if (this.aiming.on) return new Set(this.aiming.pairs.keys());
    const own = this.bases.filter((b) => this.own(b.seat) && this.optionsFor(b.model).length).map((b) => b.model);
    const movers = this.march.can ? this.march.group : [];
    return new Set([...own, ...movers]);
  });
  aims = $derived.by((): Set<number> => {
    if (this.aiming.on) return this.aiming.targets;
    return new Set(this.bases.filter((b) => !this.own(b.seat) && this.optionsFor(b.model).length).map((b) => b.model));
  });
  poolsLive = $derived.by((): Set<number> => new Set(actionsOf(this.live, "Gather").map(({ action }) => action.pool)));
  squadsLive = $derived.by(
    (): Set<number> =>
      new Set(this.bases.filter((b) => this.pickable.has(b.model) || this.aims.has(b.model)).map((b) => b.squad)),
  );
  shownModels = $derived.by((): Set<number> => {
    const parts = [...(this.looked ? [this.looked] : []), ...(this.best ? [this.best] : [])];
    const squads = new Set([
      ...parts.flatMap((p) => about(p).squads),
      ...(this.lookedSquad === null ? [] : [this.lookedSquad]),
    ]);
    return new Set([
      ...parts.flatMap((p) => about(p).models),
      ...this.bases.filter((b) => squads.has(b.squad)).map((b) => b.model),
    ]);
  });

  private optionsFor = (model: number): Option[] => {
    const squad = this.squadOf(model)?.squad ?? -1;
    return this.live.filter((o) => meansModel(o, model, squad, this.narrowed !== null));
  };

  buttons = $derived.by((): Option[] =>
    this.setting.placing || this.stages.length ? [] : buttonsOf(this.live, this.narrowed !== null),
  );
  extras = $derived.by((): Option[] => []);
  offers = $derived.by(
    (): boolean =>
      this.setting.placing !== null ||
      this.march.can ||
      this.aiming.groups.length > 0 ||
      this.march.drafts.size > 0 ||
      this.stages.length > 0 ||
      this.aiming.handLive.size > 0 ||
      this.aiming.canExchange,
  );
  anchor = $derived.by((): Point | null => {
    if (this.refusal) return this.refusal.at;
    const base = this.computed && this.base(this.pointedModel);
    return base ? this.chart.at(base.at) : null;
  });

  // Which squad takes from which pool is said shortly, for there are many of them.
  override labelOf(option: Option): string {
    const action = actionOf(option);
    const found = action.type === "Gather" ? this.scene?.squads[action.squad] : undefined;
    return found && action.type === "Gather"
      ? words.say("web-edge-gather", {
          name: `${this.book.squadName(found.card)} ${found.letter}`,
          n: action.pool + 1,
        })
      : "";
  }

  override readonly avoided: Point[] = $derived.by(() => {
    const models = this.aimed && !this.refusal ? about(this.aimed).models : [];
    return models
      .filter((model) => this.own(this.squadOf(model)?.seat ?? -1))
      .flatMap((model) => this.base(model) ?? [])
      .map((base) => this.chart.at(base.at));
  });

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
    const scene = this.scene;
    if (!scene) return "";
    if (!scene.turn) return words.say("web-setting-up");
    const parts = [words.say("web-turn", { n: scene.turn })];
    if (scene.phase !== "activation") parts.push(words.say(`web-edge-phase-${scene.phase}`));
    else if (this.active)
      parts.push(
        words.say("web-edge-active", {
          name: this.book.squadName(this.active.card),
          letter: this.active.letter,
          who:
            this.table.seats.includes(this.active.seat) && this.own(this.active.seat) ? "own" : name(this.active.seat),
        }),
      );
    return parts.join("\n");
  }

  override heading(full: string): string {
    if (this.aiming.on)
      return words.say("web-edge-ask-shots", { name: this.book.sourceName(this.cardHeld, this.active?.card) });
    if (this.aiming.exchanging) return words.say("web-edge-ask-exchange");
    if (this.narrowed && this.cardHeld)
      return words.say("web-edge-ask-target", { name: this.book.sourceName(this.cardHeld, this.active?.card) });
    if (this.setting.placing?.kind === "summon") return words.say("web-edge-ask-summon");
    const key = `web-edge-ask-${this.question?.kind ?? ""}`;
    return words.has(key) ? words.say(key) : full;
  }

  protected override taken(question: Question | null): void {
    this.letFall();
    this.march.forget();
    this.ruler.drop();
    this.cursor = null;
    this.setting.begin(question);
  }

  protected override settled(question: Question): void {
    if (question.kind === "window-begin" && this.aiming.exchangeFirst) this.aiming.exchange();
  }

  // Who activates a squad goes on with it at once: instants can be played then as well.
  protected override after(option: Option): void {
    if (this.aiming.skipsBegin(option))
      this.next = (question) =>
        question.kind === "window-begin" ? question.options[question.passing ?? -1] : undefined;
  }

  // Nothing is in hand any more; ways that were drawn stay.
  letFall(): void {
    this.heldModel = -1;
    this.aimed = null;
    this.march.drop();
    this.aiming.drop();
    this.setting.letFall();
    if (this.ruler.on) this.ruler.drop();
  }

  // Escape lets go of the newest thing first: what is drawn now, then the gathered paths.
  override letGo = (): void => {
    const held =
      this.heldModel >= 0 ||
      this.narrowed !== null ||
      this.setting.laid.length > 0 ||
      this.setting.summoning !== "" ||
      this.ruler.line !== null;
    if (!held) this.march.undraw();
    this.narrowed = null;
    this.refusal = null;
    this.letFall();
    this.ruler.drop();
  };

  // The pointer: it stretches the tape, carries what is set down, or draws the way of the model in hand.
  point = (to: Mil | null): void => {
    if (this.ruler.on && this.ruler.line && to) this.ruler.stretch(to);
    else if (this.setting.placing && !this.setting.laid.length) this.setting.point(to);
    else if (this.heldModel >= 0 && to) this.march.draw(to);
  };

  // Clicks.

  spot = (to: Mil, further: boolean): void => {
    this.refusal = null;
    if (this.ruler.on) this.ruler.lay(to, -1);
    else if (this.setting.placing) this.setting.lay(to);
    else if (this.heldModel >= 0 && this.march.can && !this.narrowed) this.march.settle(to, further);
    else this.letGo();
  };

  model = (model: number, touch: boolean): void => {
    this.refusal = null;
    const base = this.base(model);
    if (!base) return;
    if (this.ruler.on) this.ruler.lay(base.at, model);
    else if (this.setting.placing) this.setting.lay(base.at);
    else if (this.aiming.on) this.aiming.at(model);
    else if (!this.narrowed && this.march.can && this.own(base.seat) && base.squad === this.scene?.active)
      this.march.hold(model);
    else this.choose(this.narrowTo(this.optionsFor(model)), model, touch);
  };

  // An enemy may be assaulted by several: the model in hand is meant, if it is one of them.
  private narrowTo(options: Option[]): Option[] {
    const held = actionsOf(options, "Assault", "FreeAttack").filter(({ action }) => action.model === this.heldModel);
    return held.length ? held.map(({ option }) => option) : options;
  }

  private choose(found: Option[], model: number, touch: boolean): void {
    const [first, second] = found;
    if (first && !second) {
      if (touch && ODDS.has(kindOf(first)) && this.aimed !== first) this.aim(first, model);
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
    const action: EdgeAction | null =
      kind === "activate"
        ? { type: "Activate", squad: base.squad }
        : kind === "act"
          ? { type: "Assault", model: mover, target: model }
          : kind === "choose-casualty"
            ? { type: "PickModel", model }
            : null;
    if (action) await this.judge(action, this.chart.at(base.at));
  }

  pool = (pool: number): void => {
    this.refusal = null;
    const at = this.scene?.pools.find((p) => p.pool === pool)?.at;
    const found = actionsOf(this.live, "Gather").flatMap((g) => (g.action.pool === pool ? [g.option] : []));
    if (this.ruler.on && at) this.ruler.lay(at, -1);
    else if (found[0] && !found[1]) void this.send(found[0]);
    else if (found.length) this.narrowed = found;
    else if (at) this.spot(at, false);
  };

  squad = (squad: number): void => {
    this.refusal = null;
    if (this.setting.tray.some((s) => s.squad === squad)) {
      this.setting.choose(squad);
      return;
    }
    const found = actionsOf(this.live, "Activate", "Gather", ...(this.narrowed ? (["Progress"] as const) : [])).filter(
      ({ action }) => action.squad === squad,
    );
    const aimed = actionsOf(this.narrowed ?? [], "Use", "PlayCard").filter(({ option }) =>
      about(option).squads.includes(squad),
    );
    const all = [...found, ...aimed].map(({ option }) => option);
    if (all[0] && !all[1]) void this.send(all[0]);
    else if (all.length) this.narrowed = all;
    else if (this.question?.kind === "activate") void this.judge({ type: "Activate", squad }, null);
  };

  // A card of the row under the table: a progress card, or one of the hand.
  card = (card: string): void => {
    if (this.choosesStage) this.stage(card);
    else this.aiming.card(card);
  };

  stage = (card: string): void => {
    this.refusal = null;
    const found = this.question?.options.filter((o) => sourceOf(o) === card) ?? [];
    if (found.some((o) => kindOf(o) === "Summon")) {
      this.setting.summoning = card;
      this.setting.propose();
    } else this.narrowed = found;
  };

  // Odds of what a click would do.

  private aim(option: Option, model: number): void {
    this.pointedModel = model;
    this.aimed = option;
    this.wonder(option);
  }

  over = (model: number): void => {
    this.pointedModel = model;
    this.aimed = null;
    if (model < 0 || this.own(this.base(model)?.seat ?? -1)) return;
    const options = this.aiming.on
      ? this.aiming.single(model)
      : this.narrowTo(this.optionsFor(model)).filter((o) => ODDS.has(kindOf(o)));
    if (options[0]) this.aim(options[0], model);
  };

  // Keys: arrows carry what is held, or the cursor, by an inch or a tenth of it.

  carries = $derived.by(
    (): boolean =>
      this.setting.placing !== null ||
      (this.heldModel >= 0 && this.march.can && !this.narrowed) ||
      (this.ruler.on && this.ruler.line !== null),
  );

  nudge = (right: number, up: number): void => {
    const zone = this.zone;
    const from: Mil =
      this.cursor ??
      (this.setting.placing?.kind !== "pool" && zone
        ? [(zone[0] + zone[2]) / 2, (zone[1] + zone[3]) / 2]
        : this.chart.centre);
    const [dx, dy] = this.chart.step(right, up);
    const to = this.chart.within([from[0] + dx, from[1] + dy]);
    if (this.setting.placing) this.setting.shift(to, [dx, dy]);
    else if (this.ruler.on && this.ruler.line) {
      this.cursor = to;
      this.ruler.stretch(to);
    } else {
      this.march.draw(to, (way) => this.march.say(way));
      return;
    }
    this.spoken = words.say("web-free-at", { x: inches(to[0]), y: inches(to[1]) });
  };

  // Enter: a corner of the way, a place for what is set down, the other end of the tape.
  enter = (): void => {
    if (this.setting.placing) this.setting.enter();
    else if (this.ruler.on && this.ruler.line && this.cursor) this.ruler.lay(this.cursor, -1);
    else if (this.cursor) this.march.settle(this.cursor, true);
  };
}
