// The free table as SVG: soil, the closed strip, ground, obstacles, pools and bases, all by code.
import { glyphOf, iconOf, stamp } from "../../lib/drawings";
import type { FreeTable, Shape } from "../../lib/protocol";
import { middle, seeded, type Point } from "../../lib/shapes";
import { words } from "../../lib/words.svelte";
import { INCH, measure, type Chart, type Mil } from "./geometry";
import { glyphOfCard, type Base } from "./table-view";

export const FREE_DEFS = `
  <radialGradient id="soil" cx=".48" cy=".5" r=".8"><stop offset="0" class="soil-1"/><stop offset="1" class="soil-2"/></radialGradient>
  <radialGradient id="poolglow"><stop offset="0" stop-color="#7ff0dc" stop-opacity=".5"/><stop offset=".6" stop-color="#7ff0dc" stop-opacity=".14"/><stop offset="1" stop-color="#7ff0dc" stop-opacity="0"/></radialGradient>
  <pattern id="closed" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="#000" stroke-opacity=".5" stroke-width="3.4"/></pattern>
  <filter id="blur3" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.6"/></filter>
  <filter id="halo" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3"/></filter>`;

const LOW_MIL = 1000;
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

// Soil with stains, the grid of six inches, inches on the rim, and the strip that nobody may enter.
// How far the frame goes around the open part of the table: there the inches are written.
export const RIM = 1.3 * INCH;

export function drawSoil(chart: Chart, table: FreeTable): string {
  const size = chart.long(table.size);
  const rand = seeded(3);
  const stains = Array.from(
    { length: 30 },
    () =>
      `<ellipse cx="${(rand() * size).toFixed(0)}" cy="${(rand() * size).toFixed(0)}" rx="${(20 + rand() * 90).toFixed(0)}" ry="${(12 + rand() * 50).toFixed(0)}" opacity="${(0.03 + rand() * 0.06).toFixed(2)}" fill="${rand() < 0.5 ? "#000" : "#d8b98a"}"/>`,
  ).join("");
  let grid = "";
  for (let i = 6; i < 36; i += 6) grid += `M${i * INCH} 0V${size}M0 ${i * INCH}H${size}`;
  const open = chart.box(table.open);
  const strip = `<path class="strip" fill-rule="evenodd" d="M0 0H${size}V${size}H0ZM${open.x} ${open.y}h${open.width}v${open.height}h${-open.width}Z"/><path class="hatch" fill="url(#closed)" fill-rule="evenodd" d="M0 0H${size}V${size}H0ZM${open.x} ${open.y}h${open.width}v${open.height}h${-open.width}Z"/>`;
  let marks = "";
  let numbers = "";
  for (let inch = 3; inch <= 33; inch++) {
    const long = inch % 6 === 0 ? 11 : inch % 3 === 0 ? 7 : 4;
    const [x] = chart.at([inch * 1000, 0]);
    const [, y] = chart.at([0, inch * 1000]);
    marks += `M${x} ${open.y}v${-long}M${open.x} ${y}h${-long}`;
    if (inch % 6 === 0)
      numbers += `<text class="mark-no" x="${x}" y="${open.y - 14}" text-anchor="middle">${inch}</text><text class="mark-no" x="${open.x - 14}" y="${y + 4.5}" text-anchor="end">${inch}</text>`;
  }
  const edge = (by: number) =>
    `x="${open.x - RIM + by}" y="${open.y - RIM + by}" width="${open.width + 2 * (RIM - by)}" height="${open.height + 2 * (RIM - by)}" rx="${11 - by}"`;
  return `<clipPath id="tableedge"><rect ${edge(1)}/></clipPath><g clip-path="url(#tableedge)"><rect width="${size}" height="${size}" fill="url(#soil)"/>${stains}<path class="six" d="${grid}"/>${strip}</g><rect class="bed" ${edge(1.5)}/><rect class="open-rim" x="${open.x}" y="${open.y}" width="${open.width}" height="${open.height}"/><path class="ticks" d="${marks}"/>${numbers}`;
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
  const lift = (shape.height / 1000) * 3;
  const tall = shape.height > LOW_MIL;
  const label = `<g class="height"><rect x="${at[0] - 18}" y="${at[1] - 9}" width="36" height="18" rx="9"/><text x="${at[0]}" y="${at[1] + 4.5}">${measure(shape.height, words.language)}″</text></g>`;
  return `<g class="obstacle ${tall ? "tall" : "low"}"><path class="cast" d="${d}" transform="translate(${lift} ${lift * 1.2})"/><path class="side" d="${d}" transform="translate(2 ${tall ? 5 : 2.5})"/><path class="roof" d="${d}"/><path class="inner" d="${grow(0.7)}"/>${label}</g>`;
}

const shard = (x: number, y: number, w: number, h: number, lean: number): string => {
  const top = `${(x + lean).toFixed(1)} ${(y - h).toFixed(1)}`;
  const left = `${(x + lean * 0.6 - w).toFixed(1)} ${(y - h * 0.66).toFixed(1)}`;
  const right = `${(x + lean * 0.6 + w).toFixed(1)} ${(y - h * 0.62).toFixed(1)}`;
  const mid = `${(x + lean * 0.5 + w * 0.15).toFixed(1)} ${(y - h * 0.58).toFixed(1)}`;
  const foot = `${(x + w * 0.1).toFixed(1)} ${y.toFixed(1)}`;
  return `<path fill="#eafffb" d="M${top}L${left}L${mid}Z"/><path fill="#8feedb" d="M${top}L${mid}L${right}Z"/><path fill="#43c4b3" d="M${left}L${(x - w * 0.7).toFixed(1)} ${(y - 1).toFixed(1)}L${foot}L${mid}Z"/><path fill="#136a64" d="M${right}L${mid}L${foot}L${(x + w * 0.75).toFixed(1)} ${(y - 1).toFixed(1)}Z"/>`;
};

// A pool: a pit of glowing shards, one for each crystal, with its number.
export function drawPool(chart: Chart, at: Mil, radius: number, crystals: number): string {
  const [x, y] = chart.at(at);
  const r = chart.long(radius);
  const shown = Math.min(crystals, 5);
  const shards = Array.from({ length: shown }, (_, i) => {
    const a = (i / Math.max(shown, 1)) * Math.PI * 2 + 0.7;
    const far = shown === 1 ? 0 : r * 0.42;
    return {
      x: x + Math.cos(a) * far,
      y: y + Math.sin(a) * far * 0.8 + r * 0.3,
      h: r * (0.95 - (i % 3) * 0.16),
      lean: Math.cos(a) * 3,
    };
  }).sort((a, b) => a.y - b.y);
  return `<circle cx="${x}" cy="${y}" r="${r * 1.9}" fill="url(#poolglow)"/><circle class="pit" cx="${x}" cy="${y}" r="${r}"/><circle class="pit-rim" cx="${x}" cy="${y}" r="${r - 1}"/>${shards.map((s) => shard(s.x, s.y, r * 0.17, s.h, s.lean)).join("")}<g class="count"><circle cx="${x + r * 0.78}" cy="${y + r * 0.72}" r="8.500"/><text x="${x + r * 0.78}" y="${y + r * 0.72 + 4.2}">${crystals}</text></g>`;
}

// A round base: the rim tells the side, the glyph the squad, the code the model, pips its HP tokens.
// It is drawn around the origin: whoever draws it says where it stands, so that it can travel.
export function drawBase(chart: Chart, base: Base, first: boolean): string {
  const [x, y] = [0, 0];
  const r = chart.long(base.radius);
  const small = r < 15;
  const glyph = stamp(
    glyphOf(glyphOfCard(base.card), base.faction),
    x,
    y - (small ? 0 : r * 0.24),
    r * (small ? 1.5 : 1.08),
    small ? "faint" : "mark",
  );
  const pips = base.shields
    ? Array.from({ length: base.shields }, (_, i) => {
        const a = Math.PI / 2 + (i - (base.shields - 1) / 2) * (small ? 0.5 : 5.4 / r + 0.05);
        return `<circle class="pip ${i < base.hp ? "full" : ""}" cx="${(x + Math.cos(a) * (r - 3.2)).toFixed(1)}" cy="${(y + Math.sin(a) * (r - 3.2)).toFixed(1)}" r="${small ? 1.9 : 2.4}"/>`;
      }).join("")
    : "";
  const size = small ? 10.5 : 13;
  const code = `<text class="code" x="${x}" y="${y + (small ? 3.4 : r * 0.66)}" font-size="${size}">${base.code}</text>`;
  const rim = first ? "" : `<circle class="teeth" cx="${x}" cy="${y}" r="${r - 1.6}"/>`;
  const turned = base.shifted ? `<circle class="turned" cx="${x}" cy="${y}" r="${r - 4.4}"/>` : "";
  const tired = base.exhausted
    ? `<g class="tired"><circle cx="${x + r * 0.72}" cy="${y - r * 0.72}" r="6"/>${stamp(iconOf("check"), x + r * 0.72, y - r * 0.72, 8)}</g>`
    : "";
  return `<circle class="disc" cx="${x}" cy="${y}" r="${r - 0.8}"/><circle class="in" cx="${x}" cy="${y}" r="${r - 3}"/>${turned}${rim}${glyph}${pips}${code}${tired}`;
}
