// How pieces travel: along the ways that events tell, and back along them when they are taken back.
import type { Attachment } from "svelte/attachments";
import type { Line } from "./protocol";
import { settings } from "./settings.svelte";
import type { Point } from "./shapes";
import type { Table } from "./table.svelte";

// The way of a model in one event, on the drawing of the board.
export type Leg = [model: number, way: Point[]];
export type Ways = ReadonlyMap<number, Point[]>;

// The ways of all models in what has just happened, or was just taken back.
export function waysIn(table: Table, legsOf: (line: Line) => Leg[]): Ways {
  const found = new Map<number, Point[]>();
  const lines = table.undone.length ? table.undone : table.fresh;
  for (const [model, way] of lines.flatMap(legsOf)) found.set(model, [...(found.get(model) ?? []), ...way]);
  return found;
}

const MOST = 0.5; // units of the drawing that a piece may be off its way
const near = (a: Point | undefined, b: Point): boolean =>
  a !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < MOST;

// The way that leads to where a piece stands: as it was gone, or back.
export function leadingTo(way: Point[], at: Point): Point[] | null {
  if (near(way.at(-1), at)) return way;
  return near(way[0], at) ? [...way].reverse() : null;
}

// How long a piece takes for its way, in milliseconds: no longer for many corners than the eye follows.
const TRAVEL = 420;
const CORNER = 110;
const LONGEST = 900;

// Each point of a way with the share of its length that lies before it.
export function paced(way: Point[]): { point: Point; offset: number }[] {
  const legs = way.map((p, i) => (i ? Math.hypot(p[0] - way[i - 1]![0], p[1] - way[i - 1]![1]) : 0));
  const whole = legs.reduce((sum, leg) => sum + leg, 0);
  let gone = 0;
  return whole > 0 ? way.map((point, i) => ({ point, offset: Math.min(1, (gone += legs[i] ?? 0) / whole) })) : [];
}

// Every way is gone once, also when the table is drawn anew.
const gone = new WeakSet<Point[]>();

// An element at this place goes there along a way; `origin` is what its own place is measured from.
export const travelling =
  (way: Point[] | undefined, at: Point, origin: Point): Attachment<SVGElement> =>
  (element) => {
    if (!way || gone.has(way)) return;
    gone.add(way);
    const steps = paced(leadingTo(way, at) ?? []);
    if (!steps.length || !settings.moves || !element.animate) return;
    element.animate(
      steps.map(({ point: [x, y], offset }) => ({
        transform: `translate(${x - origin[0]}px, ${y - origin[1]}px)`,
        offset,
      })),
      { duration: Math.min(LONGEST, TRAVEL + CORNER * (steps.length - 2)), easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
    );
  };
