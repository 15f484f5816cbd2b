// Hexes, seven-hex Spaces and outlines, in pixels. It measures and draws; what is legal is the server's word.
// Pointy-top axial hexes, turned so that a row of Spaces runs level. DF-BRD-1 to DF-BRD-15.

import type { Point } from "../../lib/shapes";

export * from "../../lib/shapes";
export type Space = [number, number];
export type Hex = [number, number];

const DIRECTIONS: Hex[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const ROOT3 = Math.sqrt(3);
const TILT = -Math.atan2(1.5, 2.5 * ROOT3);
export const SIZE = 24;

const latticeOf = ([c, r]: Space): Point => [c - Math.floor(r / 2), r];
const spaceOf = ([u, v]: Point): Space => [u + Math.floor(v / 2), v];

export function hexOf([c, r]: Space, k: number): Hex {
  const [u, v] = latticeOf([c, r]);
  const [x, y] = DIRECTIONS[k] ?? [0, 0];
  return [2 * u - v + x, u + 3 * v + y];
}

export const spaceHexes = (space: Space): Hex[] => [0, 1, 2, 3, 4, 5, 6].map((k) => hexOf(space, k));
export const spaceKey = ([c, r]: Space): string => `${c},${r}`;
export const sameSpace = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1];
const hexKey = ([q, r]: Hex): string => `${q},${r}`;

// A readable name like a chess square: column letter, row number.
export const spaceName = ([c, r]: Space): string => "abcdefghijklmnopqrstuvwxyz".charAt(c) + (r + 1);

// The six neighbours: right, down right, down left, left, up left, up right.
export const neighbour = (space: Space, direction: number): Space => {
  const [u, v] = latticeOf(space);
  const [x, y] = DIRECTIONS[direction + 1] ?? [0, 0];
  return spaceOf([u + x, v + y]);
};

const turn = (x: number, y: number): Point => [
  x * Math.cos(TILT) - y * Math.sin(TILT),
  x * Math.sin(TILT) + y * Math.cos(TILT),
];

export const hexCentre = ([q, r]: Hex, size = SIZE): Point => turn(size * ROOT3 * (q + r / 2), size * 1.5 * r);
export const spaceCentre = (space: Space, size = SIZE): Point => hexCentre(hexOf(space, 0), size);

export function hexCorners(hex: Hex, size = SIZE): Point[] {
  const [x, y] = hexCentre(hex, size);
  return [0, 1, 2, 3, 4, 5].map((i): Point => {
    const a = Math.PI / 6 + (i * Math.PI) / 3 + TILT;
    return [x + size * Math.cos(a), y + size * Math.sin(a)];
  });
}

export const hexesTouch = ([q1, r1]: Hex, [q2, r2]: Hex): boolean =>
  Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 - q2 + r1 - r2)) === 1;

// Outer borders of a set of hexes, each a closed loop of points in screen order; the longest comes first.
export function outlines(hexes: Hex[], size = SIZE): Point[][] {
  const inside = new Set(hexes.map(hexKey));
  const next = new Map<string, { from: Point; to: Point }>();
  const name = ([x, y]: Point) => `${Math.round(x * 50)},${Math.round(y * 50)}`;
  for (const hex of hexes) {
    const corners = hexCorners(hex, size);
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % 6]!;
      if (!inside.has(hexKey(beyond(hex, a, b, size)))) next.set(name(a), { from: a, to: b });
    });
  }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    let key = start;
    for (let edge = next.get(key); edge; edge = next.get(key)) {
      loop.push(edge.from);
      next.delete(key);
      key = name(edge.to);
    }
    loops.push(loop);
  }
  return loops.sort((a, b) => b.length - a.length);
}

// The hex on the other side of the edge from a to b.
function beyond(hex: Hex, a: Point, b: Point, size: number): Hex {
  const [x, y] = hexCentre(hex, size);
  const [px, py] = [a[0] + b[0] - x, a[1] + b[1] - y];
  for (const [dq, dr] of DIRECTIONS.slice(1)) {
    const other: Hex = [hex[0] + dq, hex[1] + dr];
    const [ox, oy] = hexCentre(other, size);
    if (Math.hypot(ox - px, oy - py) < size * 0.1) return other;
  }
  return hex;
}

export const outline = (hexes: Hex[], size = SIZE): Point[] => outlines(hexes, size)[0] ?? [];

// A base of n hexes in a Space that covers a given hex. DF-BRD-15.
export function placementAt(n: number, hex: number): number[] {
  const ring = (k: number) => ((k + 5) % 6) + 1;
  const k = hex > 0 ? hex : 1;
  if (n === 7) return [0, 1, 2, 3, 4, 5, 6];
  if (n === 1) return [Math.max(hex, 0)];
  const around = n === 2 ? [k] : n === 3 ? [k, ring(k + 1)] : [ring(k - 1), k, ring(k + 1)];
  return [0, ...around].sort((a, b) => a - b);
}
