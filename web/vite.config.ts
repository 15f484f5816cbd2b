import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// Every browser that runs this client reads woff2, so the older font files stay out of the build.
const woff2Only: Plugin = {
  name: "woff2-only",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("@fontsource") && id.endsWith(".css")
      ? code.replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, "")
      : undefined,
};

const server = process.env.EDGEWISE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [woff2Only, svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: { target: "es2022", assetsInlineLimit: 0, outDir: "dist", emptyOutDir: true },
  server: {
    fs: { allow: [".."] },
    proxy: Object.fromEntries(["/api", "/health", "/schema"].map((path) => [path, { target: server, ws: true }])),
  },
  test: { environment: "jsdom", include: ["tests/unit/**/*.test.ts"] },
});
