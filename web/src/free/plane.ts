// The free table: mils from its south-west corner, and where they lie on the drawing.
import type { Point } from "../lib/shapes";

export type Mil = [number, number];
export type Box = [left: number, bottom: number, right: number, top: number];

// An outline on the table, or a circle (middle and radius), from the ground up to a height.
export interface Shape {
  polygon: Mil[];
  circle: [number, number, number] | null;
  height: number;
  kind: string;
}

// The table itself: a rectangle of any size with what lies on it; `open` is the part that bases may use.
export interface Ground {
  width: number;
  depth: number;
  open: Box;
  obstacles: Shape[];
  grounds: Shape[];
}

// A base on the table, as whoever points at it needs it.
export interface Standing {
  model: number;
  seat: number;
  faction: string;
  at: Mil;
  radius: number;
  facing?: number; // degrees from north, clockwise; left out: it looks everywhere
}

// Something else on the table that can be pointed at: a pool, an objective, a counter.
export interface Thing {
  thing: number;
  at: Mil;
  radius: number;
}

export const INCH = 24; // units of the drawing
export const MILS = 1000;
const UNIT = INCH / MILS;

// The own side of the table is the near one: who deployed in the north sees it turned.
export class Chart {
  constructor(
    readonly width: number,
    readonly depth: number,
    readonly turned: boolean,
  ) {}

  at = ([x, y]: Mil): Point =>
    this.turned ? [(this.width - x) * UNIT, y * UNIT] : [x * UNIT, (this.depth - y) * UNIT];
  mil = ([x, y]: Point): Mil =>
    this.turned
      ? [Math.round(this.width - x / UNIT), Math.round(y / UNIT)]
      : [Math.round(x / UNIT), Math.round(this.depth - y / UNIT)];
  get centre(): Mil {
    return [this.width / 2, this.depth / 2];
  }
  // The nearest place on the table.
  within = ([x, y]: Mil): Mil => [Math.min(this.width, Math.max(0, x)), Math.min(this.depth, Math.max(0, y))];
  // A step on the screen, right and up, as a step in mils.
  step = (right: number, up: number): Mil => (this.turned ? [-right, -up] : [right, up]);
  long = (mils: number): number => mils * UNIT;
  path = (points: Mil[]): string =>
    "M" +
    points
      .map((p) =>
        this.at(p)
          .map((n) => n.toFixed(1))
          .join(" "),
      )
      .join("L");
  // How far a base that looks this way (degrees from north, clockwise) is turned on the drawing.
  turn = (facing: number): number => (this.turned ? (facing + 180) % 360 : facing);
  box = ([left, bottom, right, top]: Box): {
    x: number;
    y: number;
    width: number;
    height: number;
  } => {
    const [a, b] = [this.at([left, top]), this.at([right, bottom])];
    return {
      x: Math.min(a[0], b[0]),
      y: Math.min(a[1], b[1]),
      width: Math.abs(a[0] - b[0]),
      height: Math.abs(a[1] - b[1]),
    };
  };
}

export const apart = (a: Mil, b: Mil): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const rounded = (at: Mil, to = 50): Mil => [Math.round(at[0] / to) * to, Math.round(at[1] / to) * to];
export const inches = (mils: number): string => (mils / MILS).toFixed(1);
// A length as people are told it: hundredths of an inch rounded up, so that what is too far by a mil never looks allowed. The server tells it alike.
export const measure = (mils: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(
    Math.ceil(mils / 10) / 100,
  );
export const same = (a: Mil, b: Mil): boolean => a[0] === b[0] && a[1] === b[1];

// What is not there yet: a base or a thing that is being set down.
export interface Ghost {
  at: Mil;
  radius: number;
  faction: string; // empty for a thing
}

// Marks along a path, one for each whole inch, as short lines across it.
export function ticks(chart: Chart, points: Mil[]): string {
  let d = "";
  let walked = 0;
  let next = MILS;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const leg = apart(a, b);
    while (next < walked + leg) {
      const f = (next - walked) / leg;
      const [x, y] = chart.at([a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f]);
      const [ax, ay] = chart.at(a);
      const [bx, by] = chart.at(b);
      const turn = Math.atan2(by - ay, bx - ax) + Math.PI / 2;
      d += `M${(x - Math.cos(turn) * 5).toFixed(1)} ${(y - Math.sin(turn) * 5).toFixed(1)}L${(x + Math.cos(turn) * 5).toFixed(1)} ${(y + Math.sin(turn) * 5).toFixed(1)}`;
      next += MILS;
    }
    walked += leg;
  }
  return d;
}
