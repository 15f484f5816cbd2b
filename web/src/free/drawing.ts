// The free table as SVG: soil, the closed strip, ground and obstacles, all by code. Pieces are drawn by their game.
import { middle, seeded, type Point } from "../lib/shapes";
import { words } from "../lib/words.svelte";
import { INCH, measure, MILS, type Box, type Chart, type Ground, type Shape } from "./plane";

export const FREE_DEFS = `
  <radialGradient id="soil" cx=".48" cy=".5" r=".8"><stop offset="0" class="soil-1"/><stop offset="1" class="soil-2"/></radialGradient>
  <pattern id="closed" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="#000" stroke-opacity=".5" stroke-width="3.4"/></pattern>
  <filter id="blur3" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.6"/></filter>
  <filter id="halo" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3"/></filter>`;

const LOW_MILS = 1000;
const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function outlineOf(chart: Chart, shape: Shape): { d: string; at: Point; grow: (f: number) => string } {
  if (shape.circle) {
    const [x, y] = chart.at([shape.circle[0], shape.circle[1]]);
    const ring = (r: number) =>
      `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;
    const radius = chart.long(shape.circle[2]);
    return { d: ring(radius), at: [x, y], grow: (f) => ring(radius * f) };
  }
  const points = shape.polygon.map((p) => chart.at(p));
  const at = middle(points);
  const grow = (f: number) =>
    "M" +
    points
      .map(([x, y]): Point => [at[0] + (x - at[0]) * f, at[1] + (y - at[1]) * f])
      .map(text)
      .join("L") +
    "Z";
  return { d: grow(1), at, grow };
}

// How far the frame goes around the open part of the table: there the inches are written.
export const RIM = 1.3 * INCH;
const GRID_INCHES = 6;
const STAINED = (36 * INCH) ** 2; // as much drawing as thirty stains lie on

// Soil with stains, the grid of six inches, inches on the rim, and the strip that nobody may enter.
export function drawSoil(chart: Chart, table: Ground): string {
  const [wide, high] = [chart.long(table.width), chart.long(table.depth)];
  const open = chart.box(table.open);
  const inner = `M${open.x} ${open.y}h${open.width}v${open.height}h${-open.width}Z`;
  const outer = `M0 0H${wide}V${high}H0Z`;
  const edge = (by: number) =>
    `x="${open.x - RIM + by}" y="${open.y - RIM + by}" width="${open.width + 2 * (RIM - by)}" height="${open.height + 2 * (RIM - by)}" rx="${11 - by}"`;
  return `<clipPath id="tableedge"><rect ${edge(1)}/></clipPath><g clip-path="url(#tableedge)"><rect width="${wide}" height="${high}" fill="url(#soil)"/>${stains(wide, high)}<path class="six" d="${grid(wide, high)}"/><path class="strip" fill-rule="evenodd" d="${outer}${inner}"/><path class="hatch" fill="url(#closed)" fill-rule="evenodd" d="${outer}${inner}"/></g><rect class="bed" ${edge(1.5)}/><rect class="open-rim" x="${open.x}" y="${open.y}" width="${open.width}" height="${open.height}"/>${rimMarks(chart, table.open)}`;
}

function stains(wide: number, high: number): string {
  const rand = seeded(3);
  const count = Math.round((30 * wide * high) / STAINED);
  return Array.from(
    { length: count },
    () =>
      `<ellipse cx="${(rand() * wide).toFixed(0)}" cy="${(rand() * high).toFixed(0)}" rx="${(20 + rand() * 90).toFixed(0)}" ry="${(12 + rand() * 50).toFixed(0)}" opacity="${(0.03 + rand() * 0.06).toFixed(2)}" fill="${rand() < 0.5 ? "#000" : "#d8b98a"}"/>`,
  ).join("");
}

function grid(wide: number, high: number): string {
  const step = GRID_INCHES * INCH;
  let d = "";
  for (let x = step; x < wide; x += step) d += `M${x} 0V${high}`;
  for (let y = step; y < high; y += step) d += `M0 ${y}H${wide}`;
  return d;
}

// A mark for each whole inch along two sides of the open part, longer for every third, numbered for every sixth.
function rimMarks(chart: Chart, box: Box): string {
  const { x: left, y: top } = chart.box(box);
  const [west, south, east, north] = [box[0] / MILS, box[1] / MILS, box[2] / MILS, box[3] / MILS];
  const inchesFrom = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) }, (_, i) => Math.ceil(from) + i);
  const long = (inch: number) => (inch % 6 === 0 ? 11 : inch % 3 === 0 ? 7 : 4);
  const xs = inchesFrom(west, east).map((inch) => ({ inch, x: chart.at([inch * MILS, 0])[0] }));
  const ys = inchesFrom(south, north).map((inch) => ({ inch, y: chart.at([0, inch * MILS])[1] }));
  const marks = [
    ...xs.map(({ inch, x }) => `M${x} ${top}v${-long(inch)}`),
    ...ys.map(({ inch, y }) => `M${left} ${y}h${-long(inch)}`),
  ].join("");
  const isNumbered = ({ inch }: { inch: number }) => inch % 6 === 0;
  const numbers = [
    ...xs
      .filter(isNumbered)
      .map(({ inch, x }) => `<text class="mark-no" x="${x}" y="${top - 14}" text-anchor="middle">${inch}</text>`),
    ...ys
      .filter(isNumbered)
      .map(({ inch, y }) => `<text class="mark-no" x="${left - 14}" y="${y + 4.5}" text-anchor="end">${inch}</text>`),
  ].join("");
  return `<path class="ticks" d="${marks}"/>${numbers}`;
}

const GROUND_SIGNS: Record<string, (rand: () => number, x: number, y: number) => string> = {
  forest: (rand, x, y) => {
    const r = 7 + rand() * 6;
    return `<circle class="tree" cx="${x}" cy="${y}" r="${r.toFixed(1)}"/><circle class="tree2" cx="${(x - r * 0.2).toFixed(1)}" cy="${(y - r * 0.25).toFixed(1)}" r="${(r * 0.55).toFixed(1)}"/>`;
  },
  water: (_, x, y) => `<path class="wave" d="M${x - 9} ${y}q4.500 -5 9 0t9 0"/>`,
  swamp: (_, x, y) =>
    `<path class="reed" d="M${x - 5} ${y + 4}q1 -7 -2 -11M${x} ${y + 4}v-13M${x + 5} ${y + 4}q-1 -7 2 -11"/>`,
};

export function drawGround(chart: Chart, shape: Shape, number: number): string {
  const { d, at } = outlineOf(chart, shape);
  const sign = GROUND_SIGNS[shape.kind];
  const rand = seeded(number * 31 + 7);
  const inside = shape.circle ? chart.long(shape.circle[2]) * 0.6 : 0;
  const points = shape.polygon.map((p) => chart.at(p));
  const [w, h] = shape.circle
    ? [inside * 2, inside * 2]
    : [
        Math.max(...points.map((p) => p[0])) - Math.min(...points.map((p) => p[0])) - 26,
        Math.max(...points.map((p) => p[1])) - Math.min(...points.map((p) => p[1])) - 26,
      ];
  const signs = sign
    ? Array.from({ length: 8 }, (_, i) =>
        sign(
          rand,
          +(at[0] + ((i % 4) / 3 - 0.5) * w + (rand() - 0.5) * 8).toFixed(1),
          +(at[1] + (i < 4 ? -0.3 : 0.3) * h + (rand() - 0.5) * 6).toFixed(1),
        ),
      ).join("")
    : "";
  return `<g class="ground on-${shape.kind}"><path class="lies" d="${d}"/>${signs}</g>`;
}

// An obstacle with its shadow; how tall it is stands on it.
export function drawObstacle(chart: Chart, shape: Shape): string {
  const { d, at, grow } = outlineOf(chart, shape);
  const lift = (shape.height / MILS) * 3;
  const tall = shape.height > LOW_MILS;
  const label = `<g class="height"><rect x="${at[0] - 18}" y="${at[1] - 9}" width="36" height="18" rx="9"/><text x="${at[0]}" y="${at[1] + 4.5}">${measure(shape.height, words.language)}″</text></g>`;
  return `<g class="obstacle ${tall ? "tall" : "low"}"><path class="cast" d="${d}" transform="translate(${lift} ${lift * 1.2})"/><path class="side" d="${d}" transform="translate(2 ${tall ? 5 : 2.5})"/><path class="roof" d="${d}"/><path class="inner" d="${grow(0.7)}"/>${label}</g>`;
}

// Where a base looks: a nose on its rim, drawn around the origin.
export function noseOf(chart: Chart, radius: number, facing: number): { transform: string; d: string } {
  const r = chart.long(radius);
  const [tip, foot, half] = [-r - 5, -r * 0.86, r * 0.36].map((n) => n.toFixed(1));
  return { transform: `rotate(${chart.turn(facing)})`, d: `M0 ${tip}L${half} ${foot}L-${half} ${foot}Z` };
}
