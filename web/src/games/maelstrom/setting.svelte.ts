// What is set down on the table before the first turn: units as a whole, and markers.
import { rounded, type Mil } from "../../free/plane";
import type { Option, Problem } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { actionsOf, type MaelstromAction } from "./actions";
import { Measuring } from "./measuring";
import type { MaelstromPlay } from "./play.svelte";
import { bearing, FULL_TURN, living, surfaceAt } from "./table-view";
import type { Stand, UnitView } from "./wire";

const TURN = 1500;
const SPACING_MILS = 350; // between bases, where the others are only shown about

export interface Laid {
  at: Mil;
  facing: number;
  places: Stand[] | null; // all of them, where they were proposed so
  option: Option | null;
}

export class Setting {
  held = $state(-1); // the unit in hand
  laid: Laid | null = $state.raw(null); // where it would stand
  fits: Problem | null | undefined = $state.raw(undefined);
  turned: number | null = $state(null); // the facing that was chosen by hand
  // Where the server would set the models: by the leader's place, so that it is not taken for another one.
  private berths: { at: Mil; places: Map<number, Mil> } | null = $state.raw(null);
  private proposed = 0;
  private readonly measuring: Measuring;

  constructor(private readonly play: MaelstromPlay) {
    this.measuring = new Measuring(play.table);
  }

  deploying = $derived.by((): boolean => this.play.question?.kind === "deploy");
  marking = $derived.by((): boolean => this.play.question?.kind === "marker");
  placing = $derived.by((): boolean => this.marking || (this.deploying && this.held >= 0));
  // Units that wait to be set down.
  tray = $derived.by((): UnitView[] => {
    const { scene, me } = this.play;
    return this.deploying ? (scene?.units.filter((u) => u.seat === me && u.place === "reserve") ?? []) : [];
  });
  unit = $derived.by((): UnitView | undefined => (this.deploying ? this.play.scene?.units[this.held] : undefined));
  stands = $derived.by((): boolean => this.unit?.place === "table");
  // How many tokens the unit in hand may start with, each as an answer.
  tokens = $derived.by((): number[] => {
    const { scene, me } = this.play;
    const most = scene?.attacker === me ? 2 : 1;
    return this.stands ? Array.from({ length: most + 1 }, (_, n) => n) : [];
  });
  given = $derived.by((): number => (this.unit ? this.unit.cover + this.unit.moving : 0));

  facing = $derived.by((): number => this.turned ?? this.laid?.facing ?? this.forward);
  // Towards the middle of the table.
  private forward = $derived.by((): number => {
    const { chart, zone } = this.play;
    const corners = zone.flat();
    const count = corners.length || 1;
    const middle: Mil = [
      corners.reduce((sum, p) => sum + p[0], 0) / count,
      corners.reduce((sum, p) => sum + p[1], 0) / count,
    ];
    const [dx, dy] = [chart.centre[0] - middle[0], chart.centre[1] - middle[1]];
    const to: Mil = Math.abs(dx) > Math.abs(dy) ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
    return bearing([0, 0], to);
  });

  // The bases of what is in hand: exactly, or about as they would stand around the leader.
  ghosts = $derived.by((): { at: Mil; radius: number; model: number; leads: boolean; sure: boolean }[] => {
    const { laid, unit, play } = this;
    if (this.marking) {
      return laid
        ? [{ at: laid.at, radius: play.table3?.marker_radius ?? 500, model: -1, leads: false, sure: true }]
        : [];
    }
    if (!laid || !unit) return [];
    const models = living(unit);
    const chief = unit.leader >= 0 ? unit.leader : (models[0]?.model ?? -1);
    const { places } = laid;
    if (places && places.length === models.length)
      return models.map((m, i) => ({
        at: [places[i]![0], places[i]![1]],
        radius: m.radius,
        model: m.model,
        leads: m.model === chief,
        sure: true,
      }));
    let beside = 0;
    const berths = this.berths?.at === laid.at ? this.berths.places : null;
    return models.map((m) => {
      const berth = berths?.get(m.model);
      if (berth) return { at: berth, radius: m.radius, model: m.model, leads: m.model === chief, sure: true };
      const leads = m.model === chief;
      const at = leads ? laid.at : this.around(laid.at, m.radius, beside++);
      return { at, radius: m.radius, model: m.model, leads, sure: leads };
    });
  });
  // A row on both sides of the leader, and another one behind.
  private around([x, y]: Mil, radius: number, nth: number): Mil {
    const step = radius * 2 + SPACING_MILS;
    const a = (this.facing / 18_000) * Math.PI;
    const [row, slot] = nth < 4 ? [0, nth] : [1, nth - 4];
    const side = row === 0 ? (slot % 2 ? -1 : 1) * (Math.floor(slot / 2) + 1) : slot - 1;
    const [dx, dy] = [
      -Math.sin(a) * side * step - Math.cos(a) * row * step,
      Math.cos(a) * side * step - Math.sin(a) * row * step,
    ];
    return this.play.chart.within([x + dx, y + dy]);
  }

  action = $derived.by((): MaelstromAction | null => {
    const { laid, unit } = this;
    if (!laid) return null;
    if (this.marking) return { type: "PlaceMarker", x: laid.at[0], y: laid.at[1] };
    if (!unit) return null;
    const places: Stand[] = laid.places ?? [[laid.at[0], laid.at[1], surfaceAt(this.play.features, laid.at).surface]];
    return { type: "Deploy", unit: unit.unit, places, facing: this.facing };
  });

  begin(): void {
    this.letFall();
    this.held = this.tray[0]?.unit ?? -1;
  }
  letFall(): void {
    this.laid = null;
    this.fits = undefined;
    this.turned = null;
    this.berths = null;
    this.measuring.forget();
  }

  choose = (unit: number): void => {
    this.letFall();
    this.held = this.held === unit && this.stands ? -1 : unit;
  };

  point(to: Mil | null): void {
    if (!this.placing) return;
    if (!to) {
      this.laid = null;
      return;
    }
    const at = this.play.chart.within(rounded(to, 10));
    this.play.cursor = at;
    this.lie({ at, facing: this.facing, places: null, option: null });
  }

  private lie(laid: Laid): void {
    this.laid = laid;
    this.fits = undefined;
    const { action } = this;
    const still = this.play.sameQuestion();
    if (action)
      this.measuring.ask(action, this.held, (told, problem) => {
        if (!still() || this.laid !== laid) return;
        this.fits = problem;
        this.berths = told && { at: laid.at, places: new Map(told.places.map((berth) => [berth.model, berth.at])) };
      });
  }

  lay = (to: Mil): void => {
    this.play.refusal = null;
    this.point(to);
    this.send();
  };
  send = (): void => {
    const { action, laid } = this;
    if (!action || !laid) return;
    if (laid.option && this.turned === null) void this.play.send(laid.option);
    else void this.play.act(action, this.play.chart.at(laid.at));
  };
  drop = (to: Mil | null): void => {
    if (to) this.lay(to);
    else this.laid = null;
  };

  turnBy = (by: number): void => {
    this.turned = (this.facing + by * TURN + FULL_TURN) % FULL_TURN;
    if (this.laid) this.lie({ ...this.laid, places: null, option: null });
  };

  // The next of the places that the server lists.
  propose = (): void => {
    const options = this.play.question?.options ?? [];
    const found: { option: Option; laid: Omit<Laid, "option"> }[] = this.marking
      ? actionsOf(options, "PlaceMarker").map(({ option, action }) => ({
          option,
          laid: { at: [action.x, action.y], facing: 0, places: null },
        }))
      : actionsOf(options, "Deploy").flatMap(({ option, action }) => {
          const [first] = action.places;
          return first
            ? [
                {
                  option,
                  laid: { at: [first[0], first[1]] as Mil, facing: action.facing, places: action.places },
                  unit: action.unit,
                },
              ]
            : [];
        });
    const fitting = this.marking
      ? found
      : found.filter(({ option }) => actionsOf([option], "Deploy")[0]?.action.unit === this.held);
    const of = fitting.length ? fitting : found;
    const next = of[this.proposed++ % (of.length || 1)];
    if (!next) return;
    const unit = actionsOf([next.option], "Deploy")[0]?.action.unit;
    if (unit !== undefined) this.held = unit;
    this.turned = null;
    this.laid = { ...next.laid, option: next.option };
    this.fits = null;
    this.play.cursor = next.laid.at;
    this.play.spoken = next.option.words.text;
  };

  give = (count: number): void => {
    const unit = this.unit;
    if (unit) void this.play.act({ type: "GiveTokens", unit: unit.unit, count });
  };
  takeUp = (): void => {
    const unit = this.unit;
    if (unit) void this.play.act({ type: "TakeUp", unit: unit.unit });
  };
  finish = (): void => {
    void this.play.act({ type: "FinishDeployment" });
  };

  enter(): void {
    if (this.laid) this.send();
    else if (this.play.cursor) this.lay(this.play.cursor);
    else this.propose();
  }

  say(): void {
    if (this.laid) this.play.spoken = words.say("web-me-laid");
  }
}
