// What the person at a table of the dummy game holds and is told.
import type { Look, Names } from "../../src/lib/play.svelte";
import { Play } from "../../src/lib/play.svelte";
import type { Option, Question } from "../../src/lib/protocol";
import type { Point } from "../../src/lib/shapes";
import { waysIn, type Leg } from "../../src/lib/travel";
import { words } from "../../src/lib/words.svelte";
import { actionsOf, contentOf, eventOf, kindOf, roadOf, sceneOf } from "./reading";
import type { Action, Geometry, Scene } from "./wire";

const UNITS = 100; // units of the drawing for each inch
const STEP = 50; // mils, of the arrow keys
const ROW = 60;
const LINE = 40; // where the first seat walks; the second does below

export class DicePlay extends Play<Action> {
  cursor: number | null = $state(null); // the place that the keys have come to

  scene = $derived.by((): Scene | null => sceneOf(this.table.scene));
  road = $derived.by((): Geometry => roadOf(this.table.geometry));
  walking = $derived.by((): boolean => this.question?.kind === "walk");
  here = $derived.by((): number => this.scene?.at[this.table.seat] ?? 0);
  bids = $derived.by((): Map<string, Option> => {
    const found = actionsOf(this.live, "Bid").map(({ option, action }) => [action.card, option] as const);
    return new Map(found);
  });
  buttons = $derived.by((): Option[] =>
    this.walking || this.bids.size ? [] : this.live.filter((option) => kindOf(option) !== "Peek"),
  );
  extras = $derived.by((): Option[] => actionsOf(this.live, "Peek").map(({ option }) => option));
  offers = $derived.by((): boolean => this.walking || this.bids.size > 0);
  anchor = $derived.by((): Point | null => this.refusal?.at ?? (this.aimed ? this.spot(this.table.seat) : null));
  // How both came where they stand.
  ways = $derived.by(() =>
    waysIn(this.table, (line): Leg[] => {
      const event = eventOf(line);
      return event.type === "Marched" ? [[event.seat, event.path.map((mils) => this.place(event.seat, mils))]] : [];
    }),
  );
  place = (seat: number, mils: number): Point => [(mils / 1000) * UNITS, LINE + seat * ROW];
  spot = (seat: number): Point => this.place(seat, this.scene?.at[seat] ?? 0);
  cardName = (card: string): string => contentOf(this.table.content)?.cards[card] ?? card;
  sideName = (side: string): string =>
    contentOf(this.table.content)?.sides.find((each) => each.id === side)?.name ?? side;

  lookOf = (option: Option): Look => (kindOf(option) === "Gamble" ? { icon: "die-yellow", tone: "go" } : {});
  where = (_name: Names): string => words.say("web-turn", { n: (this.scene?.turns ?? 0) + 1 });

  protected override taken(_question: Question | null): void {
    this.cursor = null;
  }
  protected override dropped(): void {
    this.cursor = null;
  }

  bid = (card: string): void => {
    const option = this.bids.get(card);
    if (option) void this.send(option);
  };
  walk = (to: number): void => {
    this.refusal = null;
    if (this.walking) void this.act({ type: "March", to }, this.place(this.table.seat, to));
  };
  nudge = (direction: number): void => {
    this.cursor = (this.cursor ?? this.here) + direction * STEP;
  };
  // Whether a pool is worth anything, for who points at the own piece.
  over = (seat: number | null): void => {
    const pool = actionsOf(this.live, "Gamble")[0];
    this.aimed = seat !== null && this.own(seat) && pool ? pool.option : null;
    if (this.aimed) this.wonder(this.aimed);
  };
}
