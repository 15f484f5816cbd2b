// What the first page costs at most: everything Home loads, packed as the server sends it, in the language that needs most.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 250_000;
const HOME_FONTS = [
  ["grenze-gotisch", 600],
  ["grenze", 600],
  ["alegreya-sans", 400],
  ["barlow-condensed", 500],
  ["barlow-condensed", 600],
].flatMap(([name, weight]) => [`${name}-latin-${weight}`, `${name}-latin-ext-${weight}`]);
const dist = new URL("../dist/", import.meta.url);
const packed = (path) =>
  path.endsWith(".woff2")
    ? readFileSync(new URL(path, dist)).length
    : gzipSync(readFileSync(new URL(path, dist)), { level: 9 }).length;

const page = readFileSync(new URL("index.html", dist), "utf-8");
const assets = readdirSync(new URL("assets/", dist));
const named = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map((m) => m[1]);
const found = new Set(["index.html", ...named]);
// Scripts that the first ones import, without those that are loaded when they are wanted.
for (const path of found) {
  if (!path.endsWith(".js")) continue;
  const text = readFileSync(new URL(path, dist), "utf-8");
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) found.add(`assets/${name}`);
}
const words = assets.filter((name) => /^web-.*\.js$/.test(name)).map((name) => `assets/${name}`);
const largest = words.sort((a, b) => packed(b) - packed(a))[0];
if (largest) found.add(largest);
for (const font of HOME_FONTS)
  found.add(`assets/${assets.find((name) => name.startsWith(font) && name.endsWith(".woff2"))}`);

let total = 0;
for (const path of found) {
  total += packed(path);
  console.log(String(packed(path)).padStart(8), path);
}
console.log(String(total).padStart(8), `of ${LIMIT} bytes`);
if (total > LIMIT) {
  console.error("The first page is too large: load what it does not need later, or drop a font.");
  process.exit(1);
}
