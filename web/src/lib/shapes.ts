// Points, outlines and paths, for drawing only. What is legal is the server's word.

export type Point = [number, number];

// Moves every border point inwards by d (outwards when d is negative).
export function inset(points: Point[], d: number): Point[] {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n]!;
  let area = 0;
  for (let i = 0; i < n; i++) area += at(i)[0] * at(i + 1)[1] - at(i + 1)[0] * at(i)[1];
  const sign = area > 0 ? 1 : -1;
  const normal = (a: Point, b: Point): Point => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [(-(b[1] - a[1]) / l) * sign, ((b[0] - a[0]) / l) * sign];
  };
  return points.map((p, i): Point => {
    const m = normal(at(i - 1), p);
    const o = normal(p, at(i + 1));
    const f = d / (1 + m[0] * o[0] + m[1] * o[1]);
    return [p[0] + (m[0] + o[0]) * f, p[1] + (m[1] + o[1]) * f];
  });
}

const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

// A closed path with corners rounded by radius.
export function roundPath(points: Point[], radius: number): string {
  const n = points.length;
  const along = (a: Point, b: Point): Point => {
    const t = Math.min(radius / Math.hypot(b[0] - a[0], b[1] - a[1]), 0.5);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  return (
    points
      .map((p, i) => {
        const before = along(p, points[(i - 1 + n) % n]!);
        const after = along(p, points[(i + 1) % n]!);
        return `${i ? "L" : "M"}${text(before)}Q${text(p)} ${text(after)}`;
      })
      .join("") + "Z"
  );
}

export const polyPath = (points: Point[]): string => "M" + points.map(text).join("L") + "Z";
export const linePath = (points: Point[]): string => "M" + points.map(text).join("L");

export const middle = (points: Point[]): Point => {
  const n = points.length || 1;
  return [points.reduce((s, p) => s + p[0], 0) / n, points.reduce((s, p) => s + p[1], 0) / n];
};

export function bounds(points: Point[], margin = 0): [number, number, number, number] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x - margin, y - margin, Math.max(...xs) - x + 2 * margin, Math.max(...ys) - y + 2 * margin];
}

// Small repeatable random source, for drawing only.
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
