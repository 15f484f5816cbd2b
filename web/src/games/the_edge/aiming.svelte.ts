// Cards and abilities: which may be used, what they are aimed at, and who shoots at whom.
import type { Option, PowerCard, Sight } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { apart } from "../../free/plane";
import { actionOf, actionsOf, kindOf, type EdgeAction, type Pairs } from "./actions";
import { isShooting, shotsOf, sourceOf } from "./options";
import type { EdgePlay } from "./play.svelte";
import { isWalked } from "../../free/tape";

// A power with its answers.
export interface Group {
  key: string;
  name: string;
  cost: number;
  card: string;
  squad: number;
  power: PowerCard | undefined;
  options: Option[];
}

// An answer with other Shots than the listed ones.
const withShots = (option: Option, shots: Pairs): EdgeAction & { shots: Pairs } => ({ ...actionOf(option), shots });

export class Aiming {
  sights: Sight[] = $state.raw([]);
  shots: Map<number, number> = $state.raw(new Map());
  exchangeFirst = $state(false); // a card is to be exchanged before the squad that is activated next does anything

  constructor(private readonly play: EdgePlay) {}

  // Powers by card or ability, each with its answers.
  groups = $derived.by((): Group[] => {
    const { question, scene, book } = this.play;
    const found = new Map<string, Group>();
    for (const { option, action } of actionsOf(question?.options ?? [], "Use")) {
      const squad = scene?.squads[action.squad];
      const key = `${action.squad} ${action.ability}`;
      const power = book.ability(squad?.card ?? "", action.ability);
      const group = found.get(key) ?? {
        key,
        name: power?.name ?? action.ability,
        cost: power?.cost ?? 0,
        card: "",
        squad: action.squad,
        power,
        options: [],
      };
      group.options.push(option);
      found.set(key, group);
    }
    return [...found.values()];
  });
  exchanging = $derived.by((): boolean => this.play.narrowed?.some((o) => kindOf(o) === "Exchange") ?? false);
  canExchange = $derived.by((): boolean => this.play.question?.options.some((o) => kindOf(o) === "Exchange") ?? false);
  handLive = $derived.by((): Set<string> => new Set(this.cards.map(sourceOf)));
  private cards = $derived.by((): Option[] =>
    this.exchanging ? this.play.live : (this.play.question?.options.filter((o) => kindOf(o) === "PlayCard") ?? []),
  );

  // Lists of Shots: who may shoot at whom.
  on = $derived.by((): boolean => this.play.narrowed?.some(isShooting) ?? false);
  pairs = $derived.by((): Map<number, Set<number>> => {
    const found = new Map<number, Set<number>>();
    if (this.on)
      for (const [shooter, target] of this.play.narrowed?.flatMap(shotsOf) ?? [])
        found.set(shooter, (found.get(shooter) ?? new Set()).add(target));
    return found;
  });
  shooter = $derived.by((): number =>
    this.pairs.has(this.play.heldModel)
      ? this.play.heldModel
      : ([...this.pairs.keys()].find((m) => !this.shots.has(m)) ?? [...this.pairs.keys()][0] ?? -1),
  );
  targets = $derived.by((): Set<number> => this.pairs.get(this.shooter) ?? new Set());
  // The reach of what is being aimed, as a ring around the shooter or caster.
  range = $derived.by((): { model: number; range: number } | null => {
    const { narrowed, book, scene } = this.play;
    const first = narrowed?.[0] && actionOf(narrowed[0]);
    if (first?.type !== "PlayCard" && first?.type !== "Use") return null;
    const power =
      first.type === "PlayCard"
        ? book.spell(first.card)
        : book.ability(scene?.squads[first.squad]?.card ?? "", first.ability);
    const model = this.on ? this.shooter : (first.caster ?? -1);
    return power?.range && model >= 0 ? { model, range: power.range } : null;
  });

  drop(): void {
    this.shots = new Map();
    this.sights = [];
  }

  // Cards and abilities: one answer is sent, several wait for their target.
  card = (card: string): void => {
    this.play.refusal = null;
    const found = this.cards.filter((o) => sourceOf(o) === card);
    if (found.length) this.wield(found);
    else if (this.play.question) void this.play.judge({ type: "PlayCard", card, ...this.guess(card) }, null);
  };

  // What a card that cannot be played would need, so that the server can say why not: the nearest pair of models.
  private guess(card: string): Partial<Extract<EdgeAction, { type: "PlayCard" }>> {
    const { book, bases } = this.play;
    const spell = book.spell(card);
    if (!spell) return {};
    const own = bases.filter((b) => this.play.own(b.seat));
    const fitting = own.filter((b) => !spell.dedicated_type || book.squad(b.card)?.type === spell.dedicated_type);
    const others = spell.side === "own" ? own : bases.filter((b) => !this.play.own(b.seat));
    const casters = fitting.length ? fitting : own;
    const nearest = casters
      .flatMap((c) => others.map((t) => ({ c, t, far: apart(c.at, t.at) - c.radius - t.radius })))
      .sort((a, b) => a.far - b.far)[0];
    const caster = nearest?.c ?? casters[0];
    const target = nearest?.t;
    const pair: Pairs = caster && target ? [[caster.model, target.model]] : [];
    const by =
      spell.by === "caster"
        ? { caster: caster?.model ?? -1 }
        : spell.by === "squad"
          ? { squad: caster?.squad ?? -1 }
          : spell.by === "shots"
            ? { shots: pair }
            : {};
    const aims = spell.by !== "shots" && spell.side !== "self" && spell.scope !== "global";
    return { ...by, ...(aims ? { target: (spell.scope === "squad" ? target?.squad : target?.model) ?? -1 } : {}) };
  }

  wield = (options: Option[]): void => {
    this.play.letFall();
    const [first, second] = options;
    if (first && !second && !isShooting(first)) void this.play.send(first);
    else if (first) {
      this.play.narrowed = options;
      if (this.on) this.look(this.shooter);
    }
  };

  // Who is not asked about everything says beforehand that a card is to be exchanged.
  mayExchangeFirst = $derived.by((): boolean => {
    const { question, scene, me } = this.play;
    return (
      question?.kind === "activate" &&
      settings.kept.reactions !== "ask" &&
      (scene?.players[me]?.deck_count ?? 0) > 0 &&
      (scene?.hands[String(me)]?.length ?? 0) > 0
    );
  });
  toggleExchange = (): void => {
    if (this.mayExchangeFirst) this.exchangeFirst = !this.exchangeFirst;
  };

  // Whether the window that begins an activation is passed after this answer.
  skipsBegin(option: Option): boolean {
    const type = kindOf(option);
    const wanted = type === "Activate" && this.exchangeFirst;
    if (!wanted) this.exchangeFirst = false;
    return settings.kept.reactions !== "ask" && !wanted && ["Activate", "Exchange"].includes(type);
  }

  exchange = (): void => {
    this.play.narrowed = this.play.question?.options.filter((o) => kindOf(o) === "Exchange") ?? null;
  };

  // The shooter in hand aims at a model; who is clicked among the own is the next shooter.
  at(model: number): void {
    if (this.pairs.has(model)) {
      this.play.heldModel = model;
      this.look(model);
      return;
    }
    const shooter = this.shooter;
    if (!this.targets.has(model)) {
      const at = this.play.base(model)?.at;
      const option = this.play.narrowed?.[0];
      if (option && at) void this.play.judge(withShots(option, [[shooter, model]]), this.play.chart.at(at));
      return;
    }
    this.shots = new Map(this.shots).set(shooter, model);
    if (this.pairs.size === 1) this.shoot();
    else {
      this.play.heldModel = -1;
      this.look(this.shooter);
    }
  }

  shoot = (): void => {
    const option = this.play.narrowed?.[0];
    const shots: Pairs = [...this.shots];
    if (option && shots.length) void this.play.act(withShots(option, shots));
  };

  // The Shot of the shooter in hand at a model, for its odds.
  single = (model: number): Option[] =>
    this.play.narrowed
      ?.filter((o) => shotsOf(o).some(([s, t]) => s === this.shooter && t === model))
      .map((o) => ({ ...o, action: withShots(o, [[this.shooter, model]]) })) ?? [];

  private look(model: number): void {
    if (model < 0) return;
    this.play.hear(this.play.table.measure({ type: "sights", model }), (answer) => {
      if (isWalked(answer)) this.sights = answer.sights;
    });
  }
}
