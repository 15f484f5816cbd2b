// Terrain in plan view as SVG, by kind and height: outlines exactly as in the rules, shadows as long as it is high.
import { INCH, measure, MILS, type Chart, type Mil } from "../../free/plane";
import { iconOf, stamp } from "../../lib/drawings";
import { middle, polyPath, seeded, type Point } from "../../lib/shapes";
import { words } from "../../lib/words.svelte";
import type { Feature, Level } from "./wire";

export const TERRAIN_DEFS = `
  <pattern id="me-hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5.500" height="11" fill="#f3bf59" fill-opacity=".55"/></pattern>
  <pattern id="me-barred" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V10M0 0H10" stroke="#000" stroke-opacity=".55" stroke-width="3"/></pattern>`;

// What lies flat, what casts a shadow, what stands, and the words on it.
export interface Land {
  low: string;
  shade: string;
  high: string;
  words: Sign[];
}
export interface Sign {
  at: Point;
  text: string;
  icon: string;
  minor?: boolean; // left out where the table is drawn small
}
const CROWDED = 1.75;

const LIGHT: Point = [0.3, 0.36]; // how far a shadow reaches right and down for each unit of height
const TALL_MILS = 2000;
const HIGHEST_MILS = 6000;
const p1 = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const way = (points: Point[]): string => "M" + points.map(p1).join("L");
const draw = (d: string, cls: string, more = ""): string => `<path d="${d}" class="${cls}" ${more}/>`;
const scaled = (points: Point[], factor: number, dx = 0, dy = 0): Point[] => {
  const [x, y] = middle(points);
  return points.map((p): Point => [x + (p[0] - x) * factor + dx, y + (p[1] - y) * factor + dy]);
};

// The smallest convex outline around points.
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: Point[]) => {
    const found: Point[] = [];
    for (const point of list) {
      while (found.length > 1 && cross(found[found.length - 2]!, found[found.length - 1]!, point) <= 0) found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function shadow(points: Point[], mils: number): string {
  const h = (Math.min(mils, HIGHEST_MILS) / MILS) * INCH;
  const moved = points.map(([x, y]): Point => [x + LIGHT[0] * h, y + LIGHT[1] * h]);
  return draw(polyPath(hull([...points, ...moved])), "me-shadow");
}

// The sides of an outline that look into the light.
function lit(points: Point[]): string {
  const area = points.reduce((sum, [x, y], i) => {
    const [a, b] = points[(i + 1) % points.length]!;
    return sum + x * b - a * y;
  }, 0);
  const sign = area > 0 ? 1 : -1;
  return points
    .map((p, i) => {
      const q = points[(i + 1) % points.length]!;
      const [nx, ny] = [(q[1] - p[1]) * sign, -(q[0] - p[0]) * sign];
      return nx * LIGHT[0] + ny * LIGHT[1] < 0 ? `M${p1(p)}L${p1(q)}` : "";
    })
    .join("");
}

const within = ([x, y]: Point, outline: Point[]): boolean =>
  outline.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);

const numberOf = (id: string): number => [...id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 99991;
const high = (mils: number): string => `${measure(mils, words.language)}″`;

type Parts = Partial<Omit<Land, "words">> & { words?: Sign[] };

// Places inside an outline, none too near to another.
function scattered(
  points: Point[],
  seed: number,
  size: [least: number, more: number],
  most: number,
): [Point, number][] {
  const rand = seeded(seed);
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const edge = scaled(points, 0.84);
  const found: [Point, number][] = [];
  for (let i = 0; i < 900 && found.length < most; i++) {
    const at: Point = [left + rand() * (right - left), top + rand() * (bottom - top)];
    const r = (size[0] + rand() * size[1]) * INCH;
    if (within(at, edge) && found.every(([o, q]) => Math.hypot(o[0] - at[0], o[1] - at[1]) > (q + r) * 0.86))
      found.push([at, r]);
  }
  return found;
}

function crown([x, y]: Point, r: number, turn: number): string {
  const points = Array.from({ length: 18 }, (_, i): Point => {
    const a = (i / 18) * Math.PI * 2 + turn;
    const far = r * (i % 2 ? 0.84 : 1.04);
    return [x + Math.cos(a) * far, y + Math.sin(a) * far];
  });
  const mids = points.map((p, i): Point => {
    const q = points[(i + 1) % points.length]!;
    return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  });
  return `M${p1(mids[mids.length - 1]!)}${points.map((p, i) => `Q${p1(p)} ${p1(mids[i]!)}`).join("")}Z`;
}

function woods(points: Point[], seed: number): Parts {
  const trees = scattered(points, seed, [0.5, 0.55], 18);
  return {
    low: draw(polyPath(points), "me-wood-floor me-area"),
    high:
      trees.map(([[x, y], r]) => draw(crown([x + 12, y + 14], r, 0), "me-shadow")).join("") +
      trees
        .map(
          ([[x, y], r], i) =>
            draw(crown([x, y], r, i), "me-tree-1") +
            draw(crown([x - r * 0.09, y - r * 0.12], r * 0.74, i + 0.3), "me-tree-2") +
            draw(crown([x - r * 0.2, y - r * 0.26], r * 0.36, i), "me-tree-3"),
        )
        .join(""),
    words: [{ at: edgePlace(points), text: words.say("web-me-area"), icon: "", minor: true }],
  };
}

// Where a word stands when the middle is taken: near the upper left.
function edgePlace(points: Point[]): Point {
  const [x, y] = middle(points);
  const best = [...points].sort((a, b) => a[0] + a[1] - (b[0] + b[1]))[0] ?? [x, y];
  return [x + (best[0] - x) * 0.74, y + (best[1] - y) * 0.74];
}

function hill(points: Point[], feature: Feature): Parts {
  const rings: [number, string][] = [
    [1, "me-hill-1"],
    [0.8, "me-hill-2"],
    [0.6, "me-hill-3"],
  ];
  return {
    low:
      draw(polyPath(scaled(points, 1, 11, 13)), "me-shadow soft") +
      rings.map(([factor, cls]) => draw(polyPath(scaled(points, factor)), cls)).join("") +
      draw(way(scaled(points, 0.6, 1.5, 1.5)), "me-hill-lit"),
    words: [{ at: edgePlace(points), text: high(feature.height), icon: "" }],
  };
}

function water(points: Point[], seed: number): Parts {
  const waves = scattered(points, seed, [0.7, 0.4], 7)
    .map(([[x, y]]) => `M${p1([x - 12, y])}q6 -5.500 12 0t12 0`)
    .join("");
  return {
    low:
      draw(polyPath(points), "me-water me-area") +
      draw(polyPath(scaled(points, 0.72, -2, -2)), "me-water-2") +
      draw(waves, "me-wave"),
    words: [{ at: middle(points), text: words.say("web-me-low"), icon: "", minor: true }],
  };
}

const crater = (points: Point[]): Parts => ({
  low:
    draw(polyPath(points), "me-crater-rim") +
    draw(polyPath(scaled(points, 0.86, 2, 2.4)), "me-crater") +
    draw(polyPath(scaled(points, 0.55, 7, 8.6)), "me-pit") +
    draw(polyPath(points), "me-area bare"),
  words: [{ at: edgePlace(points), text: words.say("web-me-low"), icon: "", minor: true }],
});

function ruins(points: Point[], feature: Feature, chart: Chart): Parts {
  const rubble = scattered(points, numberOf(feature.id), [0.12, 0.2], 22)
    .map(
      ([[x, y], r]) =>
        `M${p1([x - r, y])}L${p1([x, y - r * 0.8])}L${p1([x + r, y - r * 0.1])}L${p1([x, y + r * 0.7])}Z`,
    )
    .join("");
  // Broken walls stand at the corners, where outlines bend.
  const corners = points.length <= 8 ? points : points.filter((_, i) => i % Math.ceil(points.length / 4) === 0);
  const walls = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length]!;
    const after = corners[(i + 1) % corners.length]!;
    const toward = (to: Point, share: number): Point => [
      corner[0] + (to[0] - corner[0]) * share,
      corner[1] + (to[1] - corner[1]) * share,
    ];
    return way(scaledIn([toward(before, 0.3), corner, toward(after, i % 2 ? 0.22 : 0.36)], middle(points), 0.97));
  });
  const floors = [...feature.floors].sort((a, b) => a.elevation - b.elevation);
  const levels = floors.map((floor) => level(chart, floor)).join("");
  return {
    low: draw(polyPath(points), "me-ruin-floor me-area") + draw(rubble, "me-rubble"),
    high:
      levels +
      walls
        .map(
          (d) =>
            draw(d, "me-ruin-shade", `transform="translate(6 7)"`) + draw(d, "me-ruin-back") + draw(d, "me-ruin-wall"),
        )
        .join(""),
    words: [
      { at: edgePlace(points), text: words.say("web-me-area"), icon: "", minor: true },
      ...floors.map((floor, nth) => ({
        at: floorPlace(floor.outline.map(chart.at), nth),
        text: words.say("web-me-level", { height: high(floor.elevation) }),
        icon: "",
      })),
    ],
  };
}
const scaledIn = (points: Point[], [x, y]: Point, factor: number): Point[] =>
  points.map((p): Point => [x + (p[0] - x) * factor, y + (p[1] - y) * factor]);
// The word of every other floor stands low on it, so that those of floors above find room.
function floorPlace(points: Point[], nth: number): Point {
  const [x, y] = middle(points);
  const edges = points.map((p) => p[1]);
  const to = nth % 2 ? Math.min(...edges) : Math.max(...edges);
  return [x, y + (to - y) * 0.62];
}
function level(chart: Chart, floor: Level): string {
  const points = floor.outline.map(chart.at);
  return (
    shadow(points, Math.min(floor.elevation, TALL_MILS * 2)) +
    draw(polyPath(points), "me-level") +
    draw(polyPath(scaled(points, 0.9)), "me-level-in") +
    draw(lit(points), "me-lit")
  );
}

function rock(points: Point[], feature: Feature): Parts {
  const top = scaled(points, 0.6, -3.4, -3.8);
  return {
    shade: shadow(points, feature.height),
    high:
      draw(polyPath(points), "me-rock") +
      draw(polyPath(top), "me-rock-top") +
      draw(points.map((p, i) => `M${p1(p)}L${p1(top[i] ?? p)}`).join(""), "me-rock-edge"),
    words: [{ at: middle(points), text: high(feature.height), icon: "" }],
  };
}

// Crates with a cross, a wall of plates, barrels, bushes and fences: what is low and in the way.
function block(points: Point[], feature: Feature): Parts {
  const [a, b, c, d] = points;
  const seams =
    a && b && c && d && points.length === 4
      ? feature.look === "crates"
        ? `M${p1(a)}L${p1(c)}M${p1(b)}L${p1(d)}`
        : plates(points)
      : "";
  const inner = ["emplacement", "gunNest", "trench"].includes(feature.look)
    ? draw(polyPath(scaled(points, 0.72)), "me-nest")
    : "";
  return {
    shade: shadow(points, feature.height),
    high:
      draw(polyPath(points), `me-block me-${feature.look}`) +
      inner +
      draw(seams, "me-seam") +
      draw(lit(points), "me-lit"),
    words: feature.height >= TALL_MILS || inner ? [{ at: middle(points), text: high(feature.height), icon: "" }] : [],
  };
}

// Seams across the longer sides of a four-sided outline, one for each inch.
function plates(points: Point[]): string {
  const [a, b, c, d] = points as [Point, Point, Point, Point];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const wide = Math.hypot(c[0] - b[0], c[1] - b[1]);
  const sides: [Point, Point, Point, Point] = long >= wide ? [a, b, d, c] : [b, c, a, d];
  const count = Math.max(2, Math.round(Math.max(long, wide) / INCH));
  const on = (from: Point, to: Point, f: number): Point => [
    from[0] + (to[0] - from[0]) * f,
    from[1] + (to[1] - from[1]) * f,
  ];
  return Array.from({ length: count - 1 }, (_, i) => {
    const f = (i + 1) / count;
    return `M${p1(on(sides[0], sides[1], f))}L${p1(on(sides[2], sides[3], f))}`;
  }).join("");
}

function building(points: Point[], feature: Feature): Parts {
  return {
    shade: shadow(points, feature.height),
    high:
      draw(polyPath(points), "me-roof") +
      draw(polyPath(scaled(points, 0.84)), "me-roof-in") +
      draw(points.length === 4 ? plates(scaled(points, 0.84)) : "", "me-roof-line") +
      draw(lit(points), "me-lit"),
    words: [{ at: middle(points), text: high(feature.height), icon: "" }],
  };
}

function hazard(points: Point[], { impassable, dangerous }: { impassable: boolean; dangerous: number }): Parts {
  if (!impassable && !dangerous) return {};
  const d = polyPath(points);
  return {
    low: dangerous
      ? draw(d, "me-danger") +
        `<path d="${d}" fill="url(#me-hatch)" opacity=".8"/>` +
        draw(polyPath(scaled(points, 0.76)), "me-danger") +
        draw(d, "me-danger-line")
      : "",
    high: impassable ? `<path d="${d}" class="me-barred"/><path d="${d}" fill="url(#me-barred)"/>` : "",
    words: [
      dangerous
        ? { at: middle(points), text: `+${dangerous}`, icon: "hazard" }
        : { at: middle(points), text: words.say("web-me-impassable"), icon: "blocked" },
    ],
  };
}

function looks(points: Point[], feature: Feature, chart: Chart): Parts {
  switch (feature.look) {
    case "woods":
      return woods(points, numberOf(feature.id));
    case "hill":
      return hill(points, feature);
    case "shallowWater":
      return water(points, numberOf(feature.id));
    case "crater":
      return crater(points);
    case "ruins":
      return ruins(points, feature, chart);
    case "rock":
      return rock(points, feature);
    case "building":
    case "bunker":
      return building(points, feature);
    default:
      if (feature.kind === "building") return building(points, feature);
      if (feature.kind === "area")
        return feature.floors.length ? ruins(points, feature, chart) : plain(points, feature);
      return block(points, feature);
  }
}
const plain = (points: Point[], { low }: Feature): Parts => ({
  low: draw(polyPath(points), "me-plain me-area"),
  words: [{ at: edgePlace(points), text: words.say(low ? "web-me-low" : "web-me-area"), icon: "", minor: true }],
});

// The whole land of a table. Hazards lie over what they are a part of.
export function landOf(chart: Chart, features: Feature[]): Land {
  const outlined = (outline: Mil[]): Point[] => outline.map(chart.at);
  const all = features.flatMap((feature): Parts[] => [
    looks(outlined(feature.outline), feature, chart),
    hazard(outlined(feature.outline), feature),
    ...feature.parts.map((part) => hazard(outlined(part.outline), part)),
  ]);
  const joined = (what: "low" | "shade" | "high") => all.map((part) => part[what] ?? "").join("");
  return { low: joined("low"), shade: joined("shade"), high: joined("high"), words: all.flatMap((p) => p.words ?? []) };
}

// A word on the table keeps its size, however small the table is drawn.
export function signOf({ at: [x, y], text, icon, minor }: Sign, scale: number): string {
  if (minor && scale > CROWDED) return "";
  const wide = 12 + text.length * 6.2 + (icon ? 15 : 0);
  const sign = icon ? `<g class="me-sign">${stamp(iconOf(icon), -wide / 2 + 12, 0, 13)}</g>` : "";
  return `<g class="me-word" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})"><rect x="${-wide / 2}" y="-9" width="${wide}" height="18" rx="9"/>${sign}<text x="${icon ? 7 : 0}" y="4.400">${text}</text></g>`;
}
