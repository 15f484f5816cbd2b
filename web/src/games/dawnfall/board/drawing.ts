// The board as SVG markup: slab, Spaces, tokens, pieces. It knows geometry and drawings, no rules.
import { emblemOf, glyphOf, iconOf, stamp } from "../../../lib/drawings";
import {
  SIZE,
  hexCentre,
  hexCorners,
  hexOf,
  inset,
  middle,
  outline,
  polyPath,
  roundPath,
  seeded,
  spaceCentre,
  spaceHexes,
  spaceKey,
  spaceName,
  type Point,
  type Space,
} from "../geometry";

export interface Piece {
  model: number;
  squad: number;
  seat: number;
  faction: string;
  card: string;
  letter: string;
  tag: string; // letter, and the number where a Squad has several models
  name: string;
  space: Space;
  hexes: number[];
  endurance: number;
  full: number;
  statuses: string[];
}

export interface Token {
  token: number;
  kind: string;
  owner: number;
  faction: string;
  space: Space;
  hexes: number[];
  holder: number | null; // who Controls it
  touching: number[]; // whose models stand at it
}

export const FACTIONS = ["chapter", "demons", "reborn", "faceless", "dvergar", "rhazack", "darkness", "neutral"];

export const DEFS = `
  <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>
  <filter id="halo" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter>
  <filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
  <radialGradient id="pit"><stop offset="0" stop-color="#0e6a63"/><stop offset=".55" stop-color="#0b3f40"/><stop offset="1" stop-color="#0a1d20"/></radialGradient>
  <radialGradient id="shine"><stop offset="0" stop-color="#8ff5e2" stop-opacity=".55"/><stop offset="1" stop-color="#8ff5e2" stop-opacity="0"/></radialGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e6c987"/><stop offset=".5" stop-color="#8a7041"/><stop offset="1" stop-color="#cfa95f"/></linearGradient>
  <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="#ff8a63" fill-opacity=".05"/><rect width="2" height="7" fill="#ff8a63" fill-opacity=".34"/></pattern>
  ${FACTIONS.map(
    (
      f,
    ) => `<g class="f-${f}"><linearGradient id="face-${f}" x1=".1" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="var(--face)"/><stop offset="1" stop-color="var(--face-2)"/></linearGradient>
  <radialGradient id="altar-${f}"><stop offset="0" stop-color="var(--glow)" stop-opacity=".5"/><stop offset=".6" stop-color="var(--glow)" stop-opacity=".12"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient></g>`,
  ).join("")}`;

const factionClass = (faction: string) => (FACTIONS.includes(faction) ? faction : "neutral");

// One crystal: two visible faces and a cap, leaning by tilt.
function shard(x: number, y: number, w: number, h: number, tilt: number): string {
  const cap = Math.min(h * 0.34, w * 1.7);
  const top: Point = [x + tilt, y - h];
  const sl: Point = [x - w + tilt * 0.72, y - h + cap];
  const sr: Point = [x + w + tilt * 0.72, y - h + cap * 1.15];
  const m: Point = [x + w * 0.22 + tilt * 0.72, y - h + cap * 1.3];
  const l: Point = [x - w * 0.82, y];
  const r: Point = [x + w * 0.82, y];
  const b: Point = [x + w * 0.2, y + w * 0.35];
  return `<path d="${polyPath([top, sl, m])}" fill="#eafffb"/><path d="${polyPath([top, m, sr])}" fill="#8feedb"/><path d="${polyPath([sl, l, b, m])}" fill="#47c8b7"/><path d="${polyPath([sr, m, b, r])}" fill="#17766f"/>`;
}

// Back to front: offset, half width, height, all in hex radii.
const SHARDS: [number, number, number, number][] = [
  [-1.25, -0.75, 0.24, 1.3],
  [1.15, -0.85, 0.26, 1.5],
  [-0.5, -0.85, 0.34, 2.1],
  [0.5, -0.75, 0.3, 1.7],
  [-1.5, 0.2, 0.3, 1.2],
  [0.05, -0.1, 0.52, 3.0],
  [1.5, 0.1, 0.32, 1.35],
  [-0.85, 0.35, 0.42, 2.0],
  [0.95, 0.45, 0.4, 1.75],
  [-1.3, 1.15, 0.24, 0.8],
  [0.2, 1.0, 0.34, 1.15],
  [1.2, 1.25, 0.22, 0.7],
];

export function drawSource(space: Space, size = SIZE): string {
  const [x, y] = spaceCentre(space, size);
  const rand = seeded(space[0] * 31 + space[1] * 7 + 5);
  const body = outline(spaceHexes(space), size);
  const shards = SHARDS.map(([dx, dy, w, h]) =>
    shard(
      x + dx * size,
      y + dy * size * 0.85 + size * 0.35,
      size * w * (0.9 + rand() * 0.25),
      size * h * (0.85 + rand() * 0.25),
      dx * size * 0.34 + (rand() - 0.5) * 4,
    ),
  ).join("");
  return `<g class="source"><path class="pit-edge" d="${roundPath(inset(body, 2.5), 7)}"/><path fill="url(#pit)" d="${roundPath(inset(body, 5.5), 7)}"/>
    <ellipse cx="${x}" cy="${y}" rx="${size * 2.7}" ry="${size * 2.5}" fill="url(#shine)"/>${shards}</g>`;
}

export function drawShrine(space: Space, faction: string, size = SIZE): string {
  const [x, y] = spaceCentre(space, size);
  const body = outline(spaceHexes(space), size);
  const centre = outline([hexOf(space, 0)], size);
  const stones = [1, 2, 3, 4, 5, 6].map((k) => {
    const [hx, hy] = hexCentre(hexOf(space, k), size);
    const [px, py] = [x + (hx - x) * 0.98, y + (hy - y) * 0.98];
    const lit: Point[] = [
      [px, py - size * 0.62],
      [px + size * 0.24, py - size * 0.2],
      [px + size * 0.3, py + size * 0.34],
      [px - size * 0.3, py + size * 0.34],
      [px - size * 0.24, py - size * 0.2],
    ];
    const dark: Point[] = [
      [px, py - size * 0.62],
      [px + size * 0.24, py - size * 0.2],
      [px + size * 0.3, py + size * 0.34],
      [px + size * 0.04, py + size * 0.34],
      [px + size * 0.02, py - size * 0.2],
    ];
    return `<path class="stone" d="${polyPath(lit)}"/><path class="stone-dark" d="${polyPath(dark)}"/>`;
  });
  const cls = factionClass(faction);
  return `<g class="shrine f-${cls}"><path class="plinth-wall" d="${roundPath(inset(body, 2), 8)}" transform="translate(0 4)"/><path class="plinth" d="${roundPath(inset(body, 2), 8)}"/>
    <path class="plinth-line" d="${roundPath(inset(body, 7), 7)}"/><circle cx="${x}" cy="${y}" r="${size * 2.4}" fill="url(#altar-${cls})"/>
    ${stones.slice(3).join("")}<circle class="dais" cx="${x}" cy="${y}" r="${size * 0.98}"/><path class="dais-line" d="${roundPath(inset(centre, 2), 4)}"/>
    ${stamp(emblemOf(faction), x, y, size * 1.5, "shrine-mark")}${stones.slice(0, 3).join("")}</g>`;
}

// A map token that is neither Shrine nor Source: a disc on its hexes.
export function drawToken(token: Token, size = SIZE): string {
  const hexes = token.hexes.map((k) => hexOf(token.space, k));
  const [x, y] = middle(hexes.map((h) => hexCentre(h, size)));
  const body = roundPath(inset(outline(hexes, size), size * 0.16), size * 0.3);
  return `<g class="map-token f-${factionClass(token.faction)}"><path class="wall" d="${body}" transform="translate(0 3)"/><path class="plinth" d="${body}"/>${stamp(iconOf(STATUS_ICONS[token.kind] ?? "warn"), x, y, size * 0.9, "shrine-mark")}</g>`;
}

export const STATUS_ICONS: Record<string, string> = {
  trap: "blocked",
  blessing: "victory",
  "shield-wall": "endurance",
  freeze: "blocked",
  "crystal-aegis": "crystal",
  "spectral-grasp": "blocked",
  infection: "wound",
  fire: "fire",
};

const pip = (x: number, y: number, r: number, full: boolean): string =>
  `<path class="pip ${full ? "full" : ""}" d="${polyPath([
    [x - r, y - r * 1.1],
    [x + r, y - r * 1.1],
    [x + r, y + r * 0.3],
    [x, y + r * 1.5],
    [x - r, y + r * 0.3],
  ])}"/>`;

// Letter, model number and Endurance pips, centred on (x, y).
function tagAt(piece: Piece, x: number, y: number, font: number): string {
  const r = font * 0.17;
  const gap = r * 2.75;
  const wide = piece.tag.length * font * 0.46 + (piece.full ? 3 + piece.full * gap : 0);
  const left = x - wide / 2;
  const first = left + piece.tag.length * font * 0.46 + 3;
  const pips = Array.from({ length: piece.full }, (_, i) =>
    pip(first + gap * (i + 0.5), y - font * 0.3, r, i < piece.endurance),
  );
  return `<text class="tag" x="${left.toFixed(1)}" y="${y.toFixed(1)}" font-size="${font}">${piece.tag}</text>${pips.join("")}`;
}

// The rim says whose seat it is, without colour: solid, toothed, double, beaded.
function rim(seat: number, edge: Point[], size: number): string {
  const along = (d: number, cls: string) =>
    `<path class="${cls}" d="${roundPath(inset(edge, size * d), size * 0.1)}"/>`;
  if (seat === 1) return along(0.21, "teeth");
  if (seat === 2) return along(0.22, "inlay double") + along(0.32, "inlay double");
  if (seat === 3) return along(0.24, "beads");
  return along(0.27, "inlay");
}

// Where the drawing and the tag of a two-hex base go: left and right, or above and below.
function ends(hexes: Point[], size: number): [Point, Point] {
  const sorted = [...hexes].sort((p, q) => p[1] - q[1] || p[0] - q[0]);
  const [a, b] = [sorted[0]!, sorted[1]!];
  return Math.abs(a[1] - b[1]) < size && a[0] > b[0] ? [b, a] : [a, b];
}

function marks(piece: Piece, hexes: Point[], size: number): string {
  const [x, y] = middle(hexes);
  const own = glyphOf(piece.card, piece.faction);
  const water = (wide: number) => stamp(emblemOf(piece.faction), x, y, size * wide, "water");
  if (hexes.length === 1)
    return stamp(own, x, y - size * 0.23, size * 0.84, "mark") + tagAt(piece, x, y + size * 0.57, size * 0.46);
  if (hexes.length === 2) {
    const [g, t] = ends(hexes, size);
    return (
      stamp(own, g[0] + (t[0] - g[0]) * 0.08, g[1] + (t[1] - g[1]) * 0.08, size * 1.08, "mark") +
      tagAt(piece, t[0] - (t[0] - g[0]) * 0.06, t[1] + size * 0.17, size * 0.54)
    );
  }
  if (hexes.length < 7)
    return (
      water(2.5) + stamp(own, x, y - size * 0.22, size * 1.36, "mark") + tagAt(piece, x, y + size * 0.86, size * 0.56)
    );
  return (
    water(4.5) +
    `<circle class="boss" cx="${x}" cy="${y - size * 0.42}" r="${size * 1.42}"/>` +
    stamp(own, x, y - size * 0.42, size * 1.85, "mark") +
    tagAt(piece, x, y + size * 1.54, size * 0.76)
  );
}

function statusMarks(piece: Piece, hexes: Point[], size: number): string {
  const [fx, fy] = [...hexes].sort((p, q) => p[1] - q[1])[0] ?? [0, 0];
  return piece.statuses
    .map((status, i) => {
      const [x, y] = [fx + size * (0.62 - i * 0.8), fy - size * 0.5];
      return `<g class="status"><circle cx="${x}" cy="${y}" r="${size * 0.36}"/>${stamp(iconOf(STATUS_ICONS[status] ?? "warn"), x, y, size * 0.46)}</g>`;
    })
    .join("");
}

export const pieceEdge = (piece: Pick<Piece, "space" | "hexes">, size = SIZE): Point[] =>
  outline(
    piece.hexes.map((k) => hexOf(piece.space, k)),
    size,
  );
export const pieceCentre = (piece: Pick<Piece, "space" | "hexes">, size = SIZE): Point =>
  middle(piece.hexes.map((k) => hexCentre(hexOf(piece.space, k), size)));

// The body of a piece without its rings; lifted pieces are moved by their component.
export function drawPiece(piece: Piece, size = SIZE): string {
  const hexes = piece.hexes.map((k) => hexCentre(hexOf(piece.space, k), size));
  const edge = pieceEdge(piece, size);
  const body = roundPath(inset(edge, size * 0.12), size * 0.17);
  const wall = hexes.length === 7 ? size * 0.3 : size * 0.2;
  return `<path class="wall" d="${body}" transform="translate(0 ${wall})"/><path class="wall" d="${body}" transform="translate(0 ${wall / 2})"/>
    <path class="face" d="${body}" fill="url(#face-${factionClass(piece.faction)})"/>${rim(piece.seat, edge, size)}${marks(piece, hexes, size)}${statusMarks(piece, hexes, size)}`;
}

// Badge on a Source: whose Harvest it feeds, or both sides where it is contested.
export function drawBadge(token: Token, factions: string[], size = SIZE): string {
  const [x, y] = hexCentre(hexOf(token.space, 2), size);
  const r = size * 0.52;
  const cy = y + size * 0.1;
  const one = (seat: number, cx: number, radius: number, wide: number) => {
    const f = factions[seat] ?? "neutral";
    return `<g class="f-${factionClass(f)} ${seat ? "foe" : "own"}"><circle cx="${cx}" cy="${cy}" r="${radius}"/>${stamp(emblemOf(f), cx, cy, size * wide)}</g>`;
  };
  if (token.holder !== null) return `<g class="badge">${one(token.holder, x, r, 0.72)}</g>`;
  if (token.touching.length < 2) return "";
  const gap = r * 0.78;
  return `<g class="badge contested">${token.touching.map((seat, i) => one(seat, x + (2 * i - token.touching.length + 1) * gap, r * 0.86, 0.58)).join("")}</g>`;
}

// Light that a Source or Shrine throws on the stone around it.
function spill(space: Space, paint: string, size: number): string {
  const [x, y] = spaceCentre(space, size);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size * 6.2}" fill="url(#${paint})"/>`;
}

// A few old cracks, always the same ones.
function cracks(spaces: Space[], size: number): string {
  const rand = seeded(7);
  let d = "";
  for (let i = 0; i < 9; i++) {
    const space = spaces[Math.floor(rand() * spaces.length)] ?? [0, 0];
    let [x, y] = hexCentre(hexOf(space, Math.floor(rand() * 7)), size);
    let a = rand() * Math.PI * 2;
    d += `M${x.toFixed(1)} ${y.toFixed(1)}`;
    for (let j = 0; j < 4 + rand() * 4; j++) {
      a += (rand() - 0.5) * 1.5;
      x += Math.cos(a) * size * 0.55;
      y += Math.sin(a) * size * 0.55;
      d += `L${x.toFixed(1)} ${y.toFixed(1)}`;
    }
  }
  return d;
}

function hexLines(spaces: Space[], size: number): string {
  return spaces
    .map((space) => {
      const [cx, cy] = spaceCentre(space, size);
      const corners = hexCorners(hexOf(space, 0), size);
      return corners
        .map((p, i) => {
          const n = corners[(i + 1) % 6]!;
          return `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${n[0].toFixed(1)} ${n[1].toFixed(1)}M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${(p[0] * 2 - cx).toFixed(1)} ${(p[1] * 2 - cy).toFixed(1)}`;
        })
        .join("");
    })
    .join("");
}

// The stone itself: everything that does not change while a match goes on.
export function drawStone(spaces: Space[], tokens: Token[], names: boolean, margin: number, size = SIZE): string {
  const filled = new Set(tokens.filter((t) => t.hexes.length === 7).map((t) => spaceKey(t.space)));
  const open = spaces.filter((s) => !filled.has(spaceKey(s)));
  const edge = outline(spaces.flatMap(spaceHexes), size);
  const rand = seeded(42);
  const tiles = spaces
    .map(
      (s) =>
        `<path class="space tone-${Math.floor(rand() * 5)}" d="${polyPath(inset(outline(spaceHexes(s), size), 1.1))}"/>`,
    )
    .join("");
  const lines = hexLines(open, size);
  const grooves = spaces.map((s) => polyPath(outline(spaceHexes(s), size))).join("");
  const labels = names
    ? open
        .map((s) => {
          const [x, y] = hexCentre(hexOf(s, 3), size);
          return `<text class="coord" x="${x.toFixed(1)}" y="${(y + size * 0.32).toFixed(1)}" font-size="${(size * 0.42).toFixed(1)}">${spaceName(s)}</text>`;
        })
        .join("")
    : "";
  const light = tokens
    .map((t) =>
      t.kind === "source"
        ? spill(t.space, "shine", size)
        : t.kind === "shrine"
          ? spill(t.space, `altar-${factionClass(t.faction)}`, size)
          : "",
    )
    .join("");
  const top = roundPath(inset(edge, -margin * 0.46), 3);
  return `<path class="slab-cast" d="${top}" transform="translate(0 16)" filter="url(#far)"/>
    <path class="slab-wall" d="${top}" transform="translate(0 9)"/><path class="slab-wall" d="${top}" transform="translate(0 5)"/>
    <path class="slab-top" d="${top}"/><path class="slab-brass" d="${roundPath(inset(edge, -margin * 0.25), 2)}"/>
    <path class="slab-well" d="${polyPath(inset(edge, -1.5))}"/><g class="spaces">${tiles}</g>
    <path class="hexglint" d="${lines}" transform="translate(0 .9)"/><path class="hexline" d="${lines}"/>
    <path class="groove-glint" d="${grooves}" transform="translate(0 1.3)"/><path class="groove" d="${grooves}"/>
    <g class="spill">${light}</g><clipPath id="stone"><path d="${polyPath(edge)}"/></clipPath><path class="crack" d="${cracks(spaces, size)}" clip-path="url(#stone)"/><g class="coords">${labels}</g>`;
}

// The whole board as a thumbnail: outline, tokens and plain footprints.
export function drawMini(
  spaces: Space[],
  pieces: Pick<Piece, "space" | "hexes" | "faction" | "seat">[],
  tokens: Pick<Token, "space" | "kind" | "faction">[],
  size = 10,
): string {
  const edge = outline(spaces.flatMap(spaceHexes), size);
  const blob = (space: Space, hexes: number[], cls: string) =>
    `<path class="${cls}" d="${polyPath(
      inset(
        outline(
          hexes.map((k) => hexOf(space, k)),
          size,
        ),
        size * 0.1,
      ),
    )}"/>`;
  const all = [0, 1, 2, 3, 4, 5, 6];
  return `<path class="mini-board" d="${polyPath(inset(edge, -size * 0.3))}"/><path class="mini-lines" d="${spaces.map((s) => polyPath(outline(spaceHexes(s), size))).join("")}"/>
    ${tokens.map((t) => blob(t.space, all, t.kind === "source" ? "mini-source" : `mini-shrine f-${factionClass(t.faction)}`)).join("")}
    ${pieces.map((p) => blob(p.space, p.hexes, `mini-piece f-${factionClass(p.faction)} ${p.seat ? "foe" : "own"}`)).join("")}`;
}
