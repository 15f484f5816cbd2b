import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const UNUSED = { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" };

// Rules that need types are left to svelte-check: with them this took half a minute and found nothing.
export default defineConfig(
  globalIgnores(["dist", "node_modules", "public", "src/lib/protocol.ts"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/no-unused-vars": ["error", UNUSED],
      "@typescript-eslint/no-unused-expressions": ["error", { allowShortCircuit: true, allowTernary: true }],
      // State is replaced as a whole (`$state.raw`): its sets and maps never change.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the end of a block is dropped unless it is written so.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // What becomes markup here is drawn by the client itself, or made of a ledger with its marks escaped.
    files: ["src/free/**", "src/games/**", "src/parts/Icon.svelte", "src/pages/Home.svelte", "src/pages/Rules.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
);
