// A screenshot with 256 colours instead of millions: a third of the bytes, and nobody sees the difference in a README.
import { deflateSync, inflateSync } from "node:zlib";

interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array; // red, green, blue
}

// Reads what Chromium writes: eight bits, RGB or RGBA, not interlaced.
function decode(png: Buffer): Picture {
  const [width, height, colour] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]];
  const channels = colour === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) unfilter(raw, rows, y, stride, channels);
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) for (let c = 0; c < 3; c++) pixels[i * 3 + c] = rows[i * channels + c] ?? 0;
  return { width, height, pixels };
}

function unfilter(raw: Buffer, rows: Uint8Array, y: number, stride: number, channels: number): void {
  const filter = raw[y * (stride + 1)];
  for (let x = 0; x < stride; x++) {
    const at = y * stride + x;
    const left = x >= channels ? (rows[at - channels] ?? 0) : 0;
    const up = y ? (rows[at - stride] ?? 0) : 0;
    const corner = y && x >= channels ? (rows[at - stride - channels] ?? 0) : 0;
    rows[at] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess(filter ?? 0, left, up, corner);
  }
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(left + up - corner - value)) as [number, number, number];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

type Colour = [red: number, green: number, blue: number, times: number];

// Median cut: the box with the widest side is split in two until there are enough.
function palette(colours: Colour[], size: number): [number, number, number][] {
  const boxes = [colours];
  const span = (box: Colour[], c: 0 | 1 | 2) =>
    box.reduce((high, p) => Math.max(high, p[c]), 0) - box.reduce((low, p) => Math.min(low, p[c]), 255);
  const widest = (box: Colour[]) =>
    ([0, 1, 2] as const).reduce((best, c) => (span(box, c) > span(box, best) ? c : best), 0 as 0 | 1 | 2);
  while (boxes.length < size) {
    const scores = boxes.map((box) =>
      box.length < 2 ? 0 : span(box, widest(box)) * Math.sqrt(box.reduce((n, p) => n + p[3], 0)),
    );
    const at = scores.indexOf(Math.max(...scores));
    const box = boxes[at];
    if (!box || box.length < 2) break;
    const side = widest(box);
    box.sort((a, b) => a[side] - b[side]);
    const half = box.reduce((n, p) => n + p[3], 0) / 2;
    let seen = 0;
    const cut = Math.min(
      box.length - 1,
      Math.max(
        1,
        box.findIndex((p) => (seen += p[3]) >= half),
      ),
    );
    boxes.splice(at, 1, box.slice(0, cut), box.slice(cut));
  }
  return boxes.map((box) => {
    const total = box.reduce((n, p) => n + p[3], 0) || 1;
    return [0, 1, 2].map((c) => Math.round(box.reduce((n, p) => n + (p[c] ?? 0) * p[3], 0) / total)) as [
      number,
      number,
      number,
    ];
  });
}

export function reduced(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const counted = new Map<number, number>();
  const key = (i: number) =>
    (((pixels[i] ?? 0) >> 2) << 12) | (((pixels[i + 1] ?? 0) >> 2) << 6) | ((pixels[i + 2] ?? 0) >> 2);
  for (let i = 0; i < pixels.length; i += 3) counted.set(key(i), (counted.get(key(i)) ?? 0) + 1);
  const colours = palette(
    [...counted].map(([k, n]): Colour => [((k >> 12) << 2) + 2, (((k >> 6) & 63) << 2) + 2, ((k & 63) << 2) + 2, n]),
    256,
  );
  const nearest = new Map<number, number>();
  for (const k of counted.keys()) {
    const [r, g, b] = [((k >> 12) << 2) + 2, (((k >> 6) & 63) << 2) + 2, ((k & 63) << 2) + 2];
    let [best, least] = [0, Infinity];
    colours.forEach(([x, y, z], i) => {
      const far = (x - r) ** 2 * 2 + (y - g) ** 2 * 4 + (z - b) ** 2 * 3;
      if (far < least) [best, least] = [i, far];
    });
    nearest.set(k, best);
  }
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = nearest.get(key((y * width + x) * 3)) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(colours.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, check]);
}

function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
