// The wasteland after Judgment Day, drawn by code: eclipse, ruins, chimneys, crystals.

import { cog, disc } from "./drawings";
import { seeded, type Point } from "./shapes";

export function scene(w: number, h: number, seed = 11): string {
  const rand = seeded(seed);
  const ground = h * 0.72;
  const pts = (list: Point[]) => list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");

  const ridge = (base: number, rough: number, step: number) => {
    let d = `M0 ${h}L0 ${base}`;
    for (let x = 0; x <= w + step; x += step) {
      const y = base + (rand() - 0.5) * rough + Math.sin(x / 190 + seed) * rough * 0.7;
      d += `L${x.toFixed(0)} ${y.toFixed(0)}`;
    }
    return d + `L${w + step} ${h}Z`;
  };

  // A gothic tower with a broken crown; windows are cut out.
  const tower = (x: number, base: number, wide: number, tall: number, broken: boolean) => {
    const top = base - tall,
      half = wide / 2;
    const crown: Point[] = broken
      ? [
          [x - half, top + 14],
          [x - half * 0.5, top - 4],
          [x - half * 0.15, top + 16],
          [x + half * 0.3, top + 4],
          [x + half, top + 30],
        ]
      : [
          [x - half, top],
          [x - half * 0.7, top - 6],
          [x, top - tall * 0.42],
          [x + half * 0.7, top - 6],
          [x + half, top],
        ];
    const slit = (dx: number, y: number) => `M${x + dx - 2.5} ${y}q2.5 -9 5 0v20h-5z`;
    return `<path fill-rule="evenodd" d="M${x - half * 1.25} ${base + 60}L${x - half} ${base}L${pts(crown)}L${x + half} ${base}L${x + half * 1.25} ${base + 60}Z${slit(-half * 0.42, top + tall * 0.3)}${slit(half * 0.42, top + tall * 0.34)}${slit(0, top + tall * 0.62)}"/>`;
  };
  const arch = (x: number, base: number, span: number, tall: number) =>
    `<path fill-rule="evenodd" d="M${x} ${base + 50}V${base - tall}h${span}V${base + 50}ZM${x + span * 0.16} ${base + 50}V${base - tall * 0.45}q${span * 0.34} ${-tall * 0.62} ${span * 0.68} 0V${base + 50}Z"/>`;
  const chimney = (x: number, base: number, wide: number, tall: number) =>
    `<path d="M${x - wide / 2} ${base + 60}L${x - wide * 0.36} ${base - tall}h${wide * 0.72}L${x + wide / 2} ${base + 60}Z"/><path d="M${x - wide * 0.46} ${base - tall - 8}h${wide * 0.92}v9h${-wide * 0.92}z"/>`;
  const steam = (x: number, y: number, n: number) =>
    Array.from(
      { length: n },
      (_, i) =>
        `<ellipse cx="${(x + i * 15 + rand() * 12).toFixed(0)}" cy="${(y - i * 21 - rand() * 8).toFixed(0)}" rx="${(11 + i * 6.5).toFixed(0)}" ry="${(9 + i * 4.8).toFixed(0)}" opacity="${(0.5 - i * 0.055).toFixed(2)}"/>`,
    ).join("");

  const shard = (x: number, y: number, wide: number, tall: number, lean: number, lit: boolean) => {
    const cap = Math.min(tall * 0.32, wide * 1.6),
      tx = x + lean;
    const sl: Point = [tx - wide * 0.95, y - tall + cap];
    const sr: Point = [tx + wide, y - tall + cap * 1.15];
    const m: Point = [tx + wide * 0.2, y - tall + cap * 1.3];
    const top: Point = [tx + lean * 0.25, y - tall];
    const f = lit ? ["#eafffb", "#8feedb", "#43c4b3", "#136a64"] : ["#7fd9ca", "#3f9f93", "#1c6f69", "#0b3a3a"];
    return `<path fill="${f[0]}" d="M${pts([top, sl, m])}Z"/><path fill="${f[1]}" d="M${pts([top, m, sr])}Z"/><path fill="${f[2]}" d="M${pts([sl, [x - wide * 0.8, y], [x + wide * 0.2, y + 8], m])}Z"/><path fill="${f[3]}" d="M${pts([sr, m, [x + wide * 0.2, y + 8], [x + wide * 0.8, y]])}Z"/>`;
  };

  const sunX = w * 0.715,
    sunY = h * 0.3,
    sunR = h * 0.105;
  const rays = Array.from({ length: 34 }, (_, i) => {
    const a = (i / 34) * Math.PI * 2 + rand() * 0.1,
      l = sunR * (1.5 + rand() * 2.6),
      s = 0.012 + rand() * 0.022;
    return `<path d="M${(sunX + Math.cos(a - s) * sunR * 1.02).toFixed(1)} ${(sunY + Math.sin(a - s) * sunR * 1.02).toFixed(1)}L${(sunX + Math.cos(a) * l).toFixed(1)} ${(sunY + Math.sin(a) * l).toFixed(1)}L${(sunX + Math.cos(a + s) * sunR * 1.02).toFixed(1)} ${(sunY + Math.sin(a + s) * sunR * 1.02).toFixed(1)}Z"/>`;
  }).join("");
  const embers = Array.from({ length: 70 }, (): Point => [rand() * w, h * 0.25 + rand() * h * 0.5])
    .filter(([x, y]) => Math.hypot(x - sunX, y - sunY) > sunR)
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(0.6 + rand() * 1.3).toFixed(1)}" fill="${rand() < 0.55 ? "#ffb070" : "#8ff5e2"}" opacity="${(0.2 + rand() * 0.5).toFixed(2)}"/>`,
    )
    .join("");

  const far = h * 0.6,
    near = h * 0.68;
  return `<defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0e14"/><stop offset=".34" stop-color="#15272e"/><stop offset=".54" stop-color="#4a3a35"/><stop offset=".66" stop-color="#9a5230"/><stop offset=".72" stop-color="#c7773d"/></linearGradient>
    <radialGradient id="corona"><stop offset=".3" stop-color="#fff3d0"/><stop offset=".37" stop-color="#ffd28a" stop-opacity=".75"/><stop offset=".6" stop-color="#ff9a55" stop-opacity=".22"/><stop offset="1" stop-color="#ff9a55" stop-opacity="0"/></radialGradient>
    <radialGradient id="teal"><stop offset="0" stop-color="#7ff0dc" stop-opacity=".55"/><stop offset="1" stop-color="#7ff0dc" stop-opacity="0"/></radialGradient>
    <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#14181b"/><stop offset=".35" stop-color="#0c0e11"/><stop offset="1" stop-color="#0c0e11"/></linearGradient>
    <linearGradient id="fade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0a0d11" stop-opacity=".9"/><stop offset=".46" stop-color="#0a0d11" stop-opacity=".45"/><stop offset=".62" stop-color="#0a0d11" stop-opacity="0"/></linearGradient>
    <filter id="haze" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter></defs>
    <rect width="${w}" height="${h}" fill="url(#sky)"/>
    <circle cx="${sunX}" cy="${sunY}" r="${sunR * 3.1}" fill="url(#corona)"/><g fill="#ffdca0" opacity=".16">${rays}</g>
    <circle cx="${sunX}" cy="${sunY}" r="${sunR}" fill="#07090c"/><circle cx="${sunX}" cy="${sunY}" r="${sunR}" fill="none" stroke="#fff1c9" stroke-width="2.2"/>
    <g fill="#6d4a3c" opacity=".75"><path d="${ridge(far, 34, 46)}"/>${tower(w * 0.56, far, 26, 92, false)}${tower(w * 0.585, far, 20, 66, true)}${tower(w * 0.93, far, 30, 120, true)}</g>
    <g fill="#d9c2ab" opacity=".5" filter="url(#haze)">${steam(w * 0.815, h * 0.41, 8)}${steam(w * 0.865, h * 0.46, 7)}${steam(w * 0.47, h * 0.53, 5)}</g>
    <g fill="#33302f"><path d="${ridge(near - 16, 26, 38)}"/>${tower(w * 0.63, near - 14, 44, 168, false)}${tower(w * 0.665, near - 10, 34, 104, true)}${tower(w * 0.6, near - 6, 30, 84, true)}${arch(w * 0.69, near - 8, 70, 76)}${arch(w * 0.742, near, 54, 52)}
      ${chimney(w * 0.815, near - 8, 34, 176)}${chimney(w * 0.865, near - 6, 28, 134)}${chimney(w * 0.895, near - 4, 22, 92)}<path fill-rule="evenodd" d="${cog(w * 0.965, near + 4, 14, 74, 92)}${disc(w * 0.965, near + 4, 44)}"/><path d="M${w * 0.965 - 60} ${near}h120v12h-120z"/>${chimney(w * 0.47, near, 20, 70)}</g>
    <g fill="#1a1d1f"><path d="${ridge(near + 24, 22, 30)}"/></g>
    <ellipse cx="${w * 0.83}" cy="${ground + 26}" rx="${w * 0.26}" ry="${h * 0.2}" fill="url(#teal)"/><ellipse cx="${w * 0.55}" cy="${ground + 40}" rx="${w * 0.14}" ry="${h * 0.1}" fill="url(#teal)" opacity=".7"/>
    ${shard(w * 0.785, ground + 40, 17, 120, -22, false)}${shard(w * 0.87, ground + 44, 20, 140, 26, false)}${shard(w * 0.845, ground + 48, 30, 232, 10, true)}${shard(w * 0.812, ground + 54, 25, 168, -12, true)}${shard(w * 0.893, ground + 56, 17, 92, 24, true)}${shard(w * 0.765, ground + 60, 13, 70, -18, true)}${shard(w * 0.83, ground + 66, 18, 84, 2, true)}
    ${shard(w * 0.545, ground + 52, 9, 58, -6, false)}${shard(w * 0.558, ground + 56, 11, 74, 5, true)}${shard(w * 0.573, ground + 58, 7, 38, 7, true)}
    <path fill="url(#floor)" d="${ridge(ground + 52, 14, 26)}"/>${embers}
    <rect width="${w}" height="${h}" fill="url(#fade)"/>`;
}
