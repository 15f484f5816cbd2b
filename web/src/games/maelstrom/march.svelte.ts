// How a unit is led somewhere: the way of its leader, where it looks, where the others stand; drawn by hand or taken from what is proposed.
import { apart, inches, measure, rounded, type Mil } from "../../free/plane";
import type { Option, Problem } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { actionOf, actionsOf, type MaelstromAction, type Marching, type MoveKind } from "./actions";
import { Measuring, type Laid } from "./measuring";
import { moveKinds, unitAbout } from "./options";
import type { MaelstromPlay } from "./play.svelte";
import { bearing, ENDS, FULL_TURN, living, surfaceAt, surfacesAt, type Base, type Marker } from "./table-view";
import type { Stand } from "./wire";

// A way as it is drawn: corners, end, and what was chosen besides.
export interface Draft {
  via: Stand[];
  end: Stand;
  facing: number; // where the unit will look
  turned: boolean; // whether that was chosen by hand
  target: number; // of a charge; -1: none
  thrower: number;
  dynamic: boolean;
  kind: MoveKind | null; // null: what its length needs
  places: Map<number, Stand> | null; // where the others were put by hand
  option: Option | null; // the listed answer that it still is
}

// How many of the lowest MV a kind of movement may cover; the others are told by the rules alone.
const SHARES: Partial<Record<MoveKind, number>> = { move: 1, dash: 2, charge: 2 };
const ORDER: MoveKind[] = ["move", "dash", "charge", "consolidate", "bonus", "retreat"];
const END_MILS = 380;
const TURN = 1500;

export class March {
  draft: Draft | null = $state.raw(null);
  kind: MoveKind | null = $state(null); // chosen on the strip
  problem: Problem | null | undefined = $state.raw(undefined); // what forbids the draft; undefined: not heard yet
  private via: Stand[] = [];
  private grip: Mil = [0, 0]; // from the leader to the model that was grabbed
  laid: Laid | null = $state.raw(null); // how the unit would stand, as the server measures it
  private readonly measuring: Measuring;

  constructor(private readonly play: MaelstromPlay) {
    this.measuring = new Measuring(play.table);
  }

  options = $derived.by((): Option[] =>
    this.play.narrowed ? [] : actionsOf(this.play.live, "Move").map(({ option }) => option),
  );
  kinds = $derived.by((): MoveKind[] => moveKinds(this.options).sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  can = $derived.by((): boolean => this.options.length > 0);
  unit = $derived.by((): number => {
    const { question, scene } = this.play;
    const asked = question ? unitAbout(question) : -1;
    return asked >= 0 ? asked : (scene?.acting?.unit ?? -1);
  });
  group = $derived.by((): Base[] => (this.can ? this.play.bases.filter((b) => b.unit === this.unit) : []));
  leader = $derived.by((): Base | undefined => this.group.find((b) => b.leads) ?? this.group[0]);

  // The lowest MV of the living models, in mils.
  private lowest = $derived.by((): number => {
    const unit = this.play.scene?.units[this.unit];
    const all = unit
      ? living(unit).map((m) => this.play.book.kind(unit.unit, unit.models.indexOf(m))?.mv ?? Infinity)
      : [];
    const least = Math.min(...all);
    return Number.isFinite(least) ? least * 1000 : 0;
  });
  // How far a kind of movement may go, as far as the card tells; 0 where it does not.
  allowance = (kind: MoveKind): number => (kind === "bonus" ? this.play.bonus : this.lowest * (SHARES[kind] ?? 0));

  steps = $derived.by((): Stand[] => (this.draft ? [...this.draft.via, this.draft.end] : []));
  path = $derived.by((): Mil[] =>
    this.leader && this.draft ? [this.leader.at, ...this.steps.map(([x, y]): Mil => [x, y])] : [],
  );
  private flat = $derived.by((): number =>
    this.path.reduce((sum, at, i) => sum + (i ? apart(this.path[i - 1]!, at) : 0), 0),
  );
  // What the server says of this very end, and not of the one before it.
  measured = $derived.by((): Laid | null => {
    const [first] = this.laid?.places ?? [];
    const end = this.draft?.end;
    return first && end && first.at[0] === end[0] && first.at[1] === end[1] ? this.laid : null;
  });
  // How much is used up: with what is climbed, once it is measured.
  length = $derived.by((): number => this.measured?.length ?? this.flat);
  // The kind that the draft is: the one chosen, or the first that reaches so far.
  meant = $derived.by((): MoveKind => {
    const chosen = this.draft?.kind ?? this.kind;
    if (chosen && this.kinds.includes(chosen)) return chosen;
    const reach = this.kinds.filter((k) => k !== "charge" && k !== "consolidate");
    return (
      reach.find((k) => !this.allowance(k) || this.allowance(k) >= this.flat) ?? reach.at(-1) ?? this.kinds[0] ?? "move"
    );
  });
  most = $derived.by((): number => this.measured?.allowance || this.allowance(this.meant));

  // Ends of proposed ways, as places that can be pointed at.
  ends = $derived.by((): Marker[] => {
    if (!this.can || this.draft || this.play.ruler.on) return [];
    const wanted = this.kind ?? (this.kinds.includes("move") ? "move" : this.kinds[0]);
    const seen = new Set<string>();
    return actionsOf(this.options, "Move").flatMap(({ option, action }): Marker[] => {
      const end = action.steps.at(-1);
      if (action.kind !== wanted || !end || seen.has(`${end[0]} ${end[1]}`)) return [];
      seen.add(`${end[0]} ${end[1]}`);
      return [
        {
          thing: ENDS + option.index,
          at: [end[0], end[1]],
          radius: END_MILS,
          marker: null,
          option: option.index,
          length: this.lengthOf(action),
        },
      ];
    });
  });
  private lengthOf = (action: Marching): number => {
    let at = this.leader?.at ?? [0, 0];
    return action.steps.reduce((sum, [x, y]) => {
      const leg = apart(at, [x, y]);
      at = [x, y];
      return sum + leg;
    }, 0);
  };
  // A unit that stays where it is uses its movement as well.
  stand = $derived.by(
    (): Option | undefined => actionsOf(this.options, "Move").find(({ action }) => !action.steps.length)?.option,
  );

  // Where every model of the unit would stand: the others about as they stand now, unless they were put somewhere.
  placed = $derived.by((): { base: Base; at: Mil; sure: boolean }[] => {
    const { draft, leader } = this;
    if (!draft || !leader) return [];
    const [dx, dy] = [draft.end[0] - leader.at[0], draft.end[1] - leader.at[1]];
    const berths = new Map(this.measured?.places.map((berth) => [berth.model, berth.at]));
    return this.group.map((base) => {
      const put = draft.places?.get(base.model);
      if (base === leader) return { base, at: [draft.end[0], draft.end[1]], sure: true };
      const berth = berths.get(base.model);
      if (berth && !put) return { base, at: berth, sure: true };
      return put
        ? { base, at: [put[0], put[1]], sure: true }
        : { base, at: this.play.chart.within([base.at[0] + dx, base.at[1] + dy]), sure: false };
    });
  });

  action = $derived.by((): MaelstromAction | null => {
    const { draft } = this;
    if (!draft) return null;
    if (draft.option) return actionOf(draft.option);
    return {
      type: "Move",
      kind: this.meant,
      steps: this.steps,
      facing: draft.facing,
      places: draft.places ? [...draft.places] : [],
      dynamic: draft.dynamic,
      target: draft.target,
      thrower: draft.thrower,
    };
  });

  forget(): void {
    this.drop();
    this.kind = null;
  }
  drop(): void {
    this.draft = null;
    this.via = [];
    this.grip = [0, 0];
    this.problem = undefined;
    this.laid = null;
    this.measuring.forget();
  }

  choose = (kind: MoveKind): void => {
    this.drop();
    this.kind = this.kind === kind ? null : kind;
    this.play.heldModel = this.leader?.model ?? -1;
  };

  // A model of the unit is taken: the leader is led by it.
  grab = (model: number): boolean => {
    const base = this.group.find((b) => b.model === model);
    if (!base || !this.leader || this.play.ruler.on) return false;
    this.play.refusal = null;
    if (this.draft) {
      // The end is carried on from where it stands.
      const end: Mil = [this.draft.end[0], this.draft.end[1]];
      this.grip = [base.at[0] - this.leader.at[0], base.at[1] - this.leader.at[1]];
      this.play.cursor = end;
    } else {
      this.grip = [base.at[0] - this.leader.at[0], base.at[1] - this.leader.at[1]];
      this.play.cursor = this.leader.at;
    }
    this.play.heldModel = this.leader.model;
    return true;
  };

  // The leader would end here.
  point(to: Mil): void {
    const { leader } = this;
    if (!leader || !this.can) return;
    const at = this.play.chart.within(rounded([to[0] - this.grip[0], to[1] - this.grip[1]], 10));
    this.play.cursor = at;
    const before = this.draft;
    const foot = this.via.length
      ? surfaceAt(this.play.features, [this.via.at(-1)![0], this.via.at(-1)![1]]).foot
      : leader.foot;
    this.set({
      via: this.via,
      end: [at[0], at[1], this.surfaceFor(at, foot)],
      facing: before?.turned ? before.facing : this.towards(at),
      turned: before?.turned ?? false,
      target: this.meant === "charge" || before?.kind === "charge" ? (before?.target ?? -1) : -1,
      thrower: this.meant === "charge" || before?.kind === "charge" ? (before?.thrower ?? -1) : -1,
      dynamic: false,
      kind: this.kind,
      places: null,
      option: null,
    });
  }

  // Tops have to be stood on; of floors the one that is nearest to where the leader comes from is meant.
  private surfaceFor(at: Mil, foot: number): string {
    const all = surfacesAt(this.play.features, at);
    const top = all.find(({ surface }) => surface.endsWith(":top"));
    if (top) return top.surface;
    return [...all].sort((a, b) => Math.abs(a.foot - foot) - Math.abs(b.foot - foot))[0]?.surface ?? "ground";
  }
  // The surfaces that the end may be on, the highest first.
  surfaces = $derived.by((): { surface: string; foot: number }[] =>
    this.draft ? surfacesAt(this.play.features, [this.draft.end[0], this.draft.end[1]]) : [],
  );
  raise = (): void => {
    const { draft, surfaces } = this;
    if (!draft || surfaces.length < 2) return;
    const now = surfaces.findIndex(({ surface }) => surface === draft.end[2]);
    const next = surfaces[(now + surfaces.length - 1) % surfaces.length]!;
    this.set({ ...draft, end: [draft.end[0], draft.end[1], next.surface], option: null });
  };

  // Without a wish the unit looks at the nearest enemy.
  private towards(at: Mil): number {
    const unit = this.play.scene?.units[this.unit];
    const foe = this.play.bases
      .filter((b) => b.seat !== unit?.seat)
      .sort((a, b) => apart(a.at, at) - apart(b.at, at))[0];
    return foe ? bearing(at, foe.at) : (unit?.facing ?? 0);
  }

  private set(draft: Draft): void {
    this.draft = draft;
    this.problem = undefined;
    this.measure();
  }

  // Until the answer comes the one before it is still shown, as far as it fits.
  private measure(): void {
    const { action } = this;
    const still = this.play.sameQuestion();
    if (action)
      this.measuring.ask(action, this.unit, (laid, problem) => {
        if (still() && this.draft) [this.laid, this.problem] = [laid, problem];
      });
  }

  // The end of the way; with `further` it is a corner from which the way goes on.
  settle = (to: Mil, further: boolean): void => {
    if (!this.can) return;
    this.play.refusal = null;
    this.point(to);
    this.grip = [0, 0];
    if (further && this.draft) this.via = [...this.via, this.draft.end];
    else {
      this.via = [];
      this.play.heldModel = -1;
    }
    this.say();
  };

  // A way that somebody else thought of.
  take = (option: Option): void => {
    const action = actionOf(option);
    const { leader } = this;
    if (action.type !== "Move" || !leader) return;
    this.drop();
    this.play.refusal = null;
    this.play.heldModel = -1;
    const steps: Stand[] = action.steps.length ? action.steps : [[leader.at[0], leader.at[1], "ground"]];
    const end = steps.at(-1)!;
    this.draft = {
      via: steps.slice(0, -1),
      end,
      facing: action.facing ?? leader.turned,
      turned: action.facing !== null,
      target: action.target,
      thrower: action.thrower,
      dynamic: action.dynamic,
      kind: action.kind,
      places: action.places.length ? new Map(action.places) : null,
      option,
    };
    this.problem = null;
    this.measure();
    this.play.cursor = [end[0], end[1]];
    this.say();
  };

  // The next way to a charged enemy, or the first.
  charge = (unit: number): boolean => {
    const ways = actionsOf(this.options, "Move").filter(({ action }) => action.target === unit && action.thrower < 0);
    const at = ways.findIndex(({ option }) => option === this.draft?.option);
    const next = ways[(at + 1) % (ways.length || 1)];
    if (next) this.take(next.option);
    return Boolean(next);
  };

  // Who would throw a grenade in a charge; -1: nobody can.
  thrower = $derived.by(
    (): number => actionsOf(this.options, "Move").find(({ action }) => action.thrower >= 0)?.action.thrower ?? -1,
  );
  throwing = (): void => {
    const { draft, thrower } = this;
    if (draft) this.set({ ...draft, thrower: draft.thrower < 0 ? thrower : -1, option: null });
  };

  turnBy = (by: number): void => {
    const { draft } = this;
    if (draft) this.face((draft.facing + by * TURN + FULL_TURN) % FULL_TURN);
    else if (this.leader && this.can) {
      // Turning on the spot is a move of no length.
      this.play.heldModel = -1;
      const { at, turned, model } = this.leader;
      const surface = this.play.scene?.units[this.unit]?.models.find((m) => m.model === model)?.surface ?? "ground";
      this.set({
        via: [],
        end: [at[0], at[1], surface],
        facing: (turned + by * TURN + FULL_TURN) % FULL_TURN,
        turned: true,
        target: -1,
        thrower: -1,
        dynamic: false,
        kind: this.kind,
        places: null,
        option: null,
      });
    }
  };
  face(facing: number): void {
    if (this.draft) this.set({ ...this.draft, facing, turned: true, option: null });
  }

  // What is carried of the draft: the leader, another model, or the handle of its facing.
  carry = (index: number, to: Mil): void => {
    const { draft } = this;
    if (!draft) return;
    const moved = this.placed[index];
    if (!moved) this.face(bearing([draft.end[0], draft.end[1]], to));
    else if (moved.base === this.leader) {
      this.via = draft.via;
      this.grip = [0, 0];
      this.point(to);
    } else {
      const at = rounded(to, 10);
      const all = this.placed.filter(({ base }) => base !== this.leader);
      const places = new Map(
        all.map(({ base, at: was }): [number, Stand] => {
          const place = base === moved.base ? at : was;
          return [base.model, [Math.round(place[0]), Math.round(place[1]), this.surfaceFor(place, base.foot)]];
        }),
      );
      this.set({ ...draft, places, option: null });
    }
  };

  send = (): void => {
    const { draft, action } = this;
    if (!draft || !action) return;
    if (draft.option) void this.play.send(draft.option);
    else void this.play.act(action, this.play.chart.at([draft.end[0], draft.end[1]]));
  };

  say(): void {
    const { draft } = this;
    if (!draft) return;
    this.play.spoken = words.say("web-me-way", {
      length: measure(this.length, words.language),
      most: this.most ? measure(this.most, words.language) : "none",
      x: inches(draft.end[0]),
      y: inches(draft.end[1]),
    });
  }
}
