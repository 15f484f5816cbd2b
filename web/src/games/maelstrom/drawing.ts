// Bases, tags, dials and markers of Maelstrom's Edge as SVG, by code.
import type { Chart } from "../../free/plane";
import { glyphOf, iconOf, polar, pt, stamp } from "../../lib/drawings";
import { glyphOfEntry, type Base } from "./table-view";
import type { MarkerView, UnitView } from "./wire";

const n1 = (value: number): string => value.toFixed(1);
const LARGE = 21; // units of the drawing: bases from here on have room for a glyph
export const MOST_LEVELS = 6;

// How far a facing is turned on the drawing, in degrees clockwise from the right.
export const turnOf = (chart: Chart, facing: number): number => (chart.turned ? 180 : 0) - facing / 100;

// A round base around the origin: its rim tells the side, its nose the front, an inner ring and two arcs the leader.
export function drawBase(chart: Chart, base: Base, facing = base.turned): string {
  const r = chart.long(base.radius);
  const a = turnOf(chart, facing);
  const on = (far: number, degrees: number) => pt(polar(0, 0, far, degrees));
  const nose = `<path class="nose" d="M${on(r - 1, a - 26)}L${on(r + 5.5, a)}L${on(r - 1, a + 26)}Z"/>`;
  const disc = `<circle class="disc ${base.seat ? "toothed" : ""}" r="${n1(r - 0.9)}"/><circle class="in ${base.leads ? "leads" : ""}" r="${n1(r - (r > 16 ? 3.6 : 2.8))}"/>`;
  const arcs = base.leads
    ? `<path class="arc" d="M${on(r + 2, a - 84)}A${r + 2} ${r + 2} 0 0 1 ${on(r + 2, a - 32)}M${on(r + 2, a + 32)}A${r + 2} ${r + 2} 0 0 1 ${on(r + 2, a + 84)}"/>`
    : "";
  const large = r >= LARGE;
  const glyph = large ? stamp(glyphOf(glyphOfEntry(base.entry), base.faction), 0, -r * 0.26, r * 0.98, "mark") : "";
  const size = large ? 15 : Math.min(15, r * 1.12);
  const code = `<text class="code" y="${n1(large ? r * 0.62 : size * 0.36)}" font-size="${n1(size)}">${base.code}</text>`;
  return nose + disc + arcs + glyph + code + drawWounds(base, r);
}

// What a model can still take, where it can take more than one injury.
function drawWounds({ fortitude, most }: Base, r: number): string {
  if (most < 2) return "";
  const step = Math.min(0.42, 4.6 / most);
  return Array.from({ length: most }, (_, i) => {
    const a = Math.PI / 2 + (i - (most - 1) / 2) * step;
    const at = (far: number) => `${n1(Math.cos(a) * far)}" cy="${n1(Math.sin(a) * far)}`;
    return `<circle class="pip ${i < fortitude ? "full" : ""}" cx="${at(r + 3.4)}" r="2.300"/>`;
  }).join("");
}

// Six segments and a figure, so that the level is read by count, by figure and by place.
export function drawDial(x: number, y: number, r: number, level: number): string {
  const segments = Array.from({ length: MOST_LEVELS }, (_, i) => {
    const [from, to] = [-90 + i * 60 + 5, -90 + i * 60 + 55];
    const [outer, inner] = [r - 0.8, r - Math.max(3, r * 0.26)];
    const [a, b, c, d] = [
      polar(x, y, outer, from),
      polar(x, y, outer, to),
      polar(x, y, inner, to),
      polar(x, y, inner, from),
    ].map(pt);
    return `<path class="${i < level ? "dial-on" : "dial-off"}" d="M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z"/>`;
  }).join("");
  return `<circle class="dial-bg" cx="${x}" cy="${y}" r="${r}"/>${segments}<text class="dial-no ${level ? "" : "zero"}" x="${x}" y="${y + r * 0.36}" font-size="${n1(r * 1.06)}">${level}</text>`;
}

export interface Token {
  icon: string;
  count: number;
  name: string;
}
// The tokens of a unit; `name` is the message that names them.
export const tokensOf = (unit: UnitView): Token[] =>
  [
    { icon: "cover", count: unit.cover, name: "cover" },
    { icon: "onmove", count: unit.moving, name: "on-the-move" },
    { icon: "fire", count: unit.burn, name: "burn" },
    ...[...new Set(unit.tokens)].map((token) => ({
      icon: token === "painted" ? "aim" : token === "slowed" ? "blocked" : "passive",
      count: unit.tokens.filter((each) => each === token).length,
      name: token,
    })),
  ].filter((token) => token.count > 0);

// The tag of a unit around the origin: its dial, letters, perhaps its name, its tokens.
export function drawTag(unit: UnitView, name: string): { wide: number; svg: string } {
  const tokens = tokensOf(unit);
  const text = name ? `${unit.code} ${name}` : unit.code;
  const words = text.length * (name ? 6.3 : 8.5);
  const wide = 27 + words + 6 + tokens.reduce((sum, { count }) => sum + (count > 1 ? 24 : 16), 0);
  let x = -wide / 2 + 28 + words;
  const signs = tokens
    .map(({ icon, count }) => {
      const at = x + 6;
      x += count > 1 ? 24 : 16;
      return `<g class="tok">${stamp(iconOf(icon), at, 0, 14)}${count > 1 ? `<text class="tok-no" x="${n1(at + 8)}" y="4.400">${count}</text>` : ""}</g>`;
    })
    .join("");
  return {
    wide,
    svg: `<rect class="bg" x="${n1(-wide / 2)}" y="-10.500" width="${n1(wide)}" height="21" rx="10.500"/>${drawDial(-wide / 2 + 11, 0, 10, unit.level)}<text class="tag-words" x="${n1(-wide / 2 + 25)}" y="4.600"><tspan class="k">${unit.code}</tspan>${name ? ` ${name}` : ""}</text>${signs}`,
  };
}

// A marker: a gem and its number; a ring of its owner's pattern is control, a full one with a flag capture.
export function drawMarker(chart: Chart, marker: MarkerView, own: number): string {
  const r = chart.long(marker.radius);
  const held = marker.captured >= 0 ? marker.captured : marker.controlled;
  const claim =
    held < 0
      ? ""
      : `<circle class="claim ${held === own ? "own" : "foe"} ${held ? "toothed" : ""}" r="${r + 3}"/>${marker.captured >= 0 ? `<g class="captured">${stamp(iconOf("flag"), r * 0.85, -r * 0.85, 13)}</g>` : ""}`;
  return `<circle cx="1" cy="2" r="${r}" fill="#000" opacity=".4"/><circle class="plate" r="${n1(r - 1)}"/>${claim}<path class="gem" d="M0 ${n1(-r * 0.72)}L${n1(r * 0.4)} ${n1(-r * 0.3)}L0 ${n1(r * 0.08)}L${n1(-r * 0.4)} ${n1(-r * 0.3)}Z"/><text class="marker-no" y="${n1(r * 0.72)}" font-size="${n1(Math.max(12, r * 0.6))}">${marker.marker + 1}</text>`;
}
