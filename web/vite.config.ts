import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences";

// Fonts for the three languages only, in the one format that every browser of today reads.
const fewFonts: Plugin = {
  name: "few-fonts",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("@fontsource") || !id.endsWith(".css")) return undefined;
    const faces = code.match(/\/\*[^*]*\*\/\s*@font-face\s*{[^}]*}/g) ?? [];
    return faces
      .filter((face) => /-latin(-ext)?-\d/.test(face))
      .join("\n")
      .replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, "");
  },
};

const server = process.env.EDGEWISE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [fewFonts, svelte(), licences()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: { target: "es2022", assetsInlineLimit: 0, outDir: "dist", emptyOutDir: true },
  server: {
    fs: { allow: [".."] },
    proxy: Object.fromEntries(["/api", "/health", "/schema"].map((path) => [path, { target: server, ws: true }])),
  },
  test: { environment: "jsdom", include: ["tests/unit/**/*.test.ts"] },
});
