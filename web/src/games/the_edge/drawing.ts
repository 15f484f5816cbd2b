// Pools and bases of The Edge as SVG, by code.
import { glyphOf, iconOf, stamp } from "../../lib/drawings";
import type { Chart, Mil } from "../../free/plane";
import { glyphOfCard, type Base } from "./table-view";

export const POOL_DEFS = `<radialGradient id="poolglow"><stop offset="0" stop-color="#7ff0dc" stop-opacity=".5"/><stop offset=".6" stop-color="#7ff0dc" stop-opacity=".14"/><stop offset="1" stop-color="#7ff0dc" stop-opacity="0"/></radialGradient>`;

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
