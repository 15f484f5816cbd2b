// The free table: mils from its south-west corner, and where they lie on the drawing.
import type { Point } from "../../lib/shapes";

export type Mil = [number, number];

export const INCH = 24; // units of the drawing
export const MILS = 1000;
const UNIT = INCH / MILS;

// The own side of the table is the near one: who deployed in the north sees it turned.
export class Chart {
  constructor(
    readonly size: number,
    readonly turned: boolean,
  ) {}

  at = ([x, y]: Mil): Point => (this.turned ? [(this.size - x) * UNIT, y * UNIT] : [x * UNIT, (this.size - y) * UNIT]);
  mil = ([x, y]: Point): Mil =>
    this.turned
      ? [Math.round(this.size - x / UNIT), Math.round(y / UNIT)]
      : [Math.round(x / UNIT), Math.round(this.size - y / UNIT)];
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
  box = ([left, bottom, right, top]: [number, number, number, number]): {
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

// Marks along a path, one for each whole inch, as short lines across it.
export function ticks(chart: Chart, points: Mil[]): string {
  let d = "";
  let walked = 0;
  let next = MILS;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Mil, points[i] as Mil];
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
